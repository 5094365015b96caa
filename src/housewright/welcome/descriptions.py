"""What a description and a story of this game consist of, for checking, for the API and for the pages."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from housewright.engine.describing import words_of
from housewright.welcome.moves import Kind
from housewright.welcome.notation import SWITCHES
from housewright.welcome.printed import STREET_LETTERS, Action
from housewright.welcome.scoring import LINES
from housewright.welcome.state import Mode, Step

ActionName: TypeAlias = Literal["surveyor", "agent", "landscaper", "pool", "temp", "bis"]
CardBack: TypeAlias = Literal["surveyor", "agent", "landscaper", "pool", "temp", "bis", "solo"]
ModeName: TypeAlias = Literal["piles", "solo", "draft"]
StepName: TypeAlias = Literal["choose", "write", "act", "finish", "estates", "done"]
StreetName: TypeAlias = Literal["A", "B", "C"]
Switch: TypeAlias = Literal["plans", "roundabouts", "draft"]
EndCause: TypeAlias = Literal["refusals", "plans", "lots", "cards"]
PoolState: TypeAlias = Literal["none", "drawn", "built", "lost"]
KindName: TypeAlias = Literal[
    "choose",
    "write",
    "refuse",
    "roundabout",
    "fence",
    "agent",
    "park",
    "pool",
    "bis",
    "pass",
    "claim",
    "estate",
    "reshuffle",
    "end",
]


class Lot(TypedDict):
    """A lot: what stands on it, and whether a fence stands right of it."""

    lot: str  # 'A3'
    number: int | None
    bis: bool
    roundabout: bool
    pool: PoolState
    fence: bool
    used: bool
    new: bool


class Estate(TypedDict):
    """A complete estate."""

    first: str
    size: int
    points: int
    used: bool
    sealed: bool


class Street(TypedDict):
    """A street with its lots, complete estates and parks."""

    street: StreetName
    lots: list[Lot]
    estates: list[Estate]
    parks: int
    park_values: list[int]


class Track(TypedDict):
    """Boxes crossed, and what they are worth from none to all."""

    crossed: int
    boxes: int
    values: list[int]


class Tracks(TypedDict):
    """The tracks of a sheet."""

    pools: Track
    temps: Track
    bis: Track
    refusals: Track
    roundabouts: Track


class EstateValue(TypedDict):
    """What estates of a size are worth, and how often that was raised."""

    size: int
    values: list[int]
    raised: int
    value: int


class Progress(TypedDict):
    """How far a sheet is with a plan; `used`: houses that served another, `served`: each estate that it asks for."""

    have: int
    of: int
    used: int
    served: list[bool] | None


class Card(TypedDict):
    """A held card, its number only if the viewer knows it."""

    number: int | None
    action: CardBack | None
    known_by: list[int]


Lines = TypedDict(
    "Lines",
    {
        "plan-1": int,
        "plan-2": int,
        "plan-3": int,
        "park-A": int,
        "park-B": int,
        "park-C": int,
        "pools": int,
        "temps": int,
        "estate-1": int,
        "estate-2": int,
        "estate-3": int,
        "estate-4": int,
        "estate-5": int,
        "estate-6": int,
        "bis": int,
        "refusals": int,
        "roundabouts": int,
        "total": int,
    },
)


class SheetDescription(TypedDict):
    """One seat's sheet."""

    seat: int
    streets: list[Street]
    tracks: Tracks
    estates: list[EstateValue]
    plans: list[int | None]
    progress: list[Progress]
    hand: list[Card] | None
    score: Lines
    place: int


class Plan(TypedDict):
    """A city plan in play."""

    number: int
    name: str
    sizes: list[int]
    advanced: bool
    high: int
    low: int
    turned: bool
    value: int


class Combination(TypedDict):
    """A number and an action, with the action that its pile offers next."""

    number: int
    action: ActionName
    next: ActionName


class Pile(TypedDict):
    """How many cards are left (for piles: in each), and what is seen on top."""

    left: int
    next: CardBack | None
    shuffles: int


class Arguments(TypedDict):
    """What a move is about."""

    number_card: NotRequired[int]
    action_card: NotRequired[int]
    number: NotRequired[int]
    lot: NotRequired[str]
    copies: NotRequired[str]
    left: NotRequired[bool]
    size: NotRequired[int]
    plan: NotRequired[int]


class ObjectionArguments(Arguments):
    """What an objection is about."""

    move: str


class Objection(TypedDict):
    """Why a move is illegal: a message by its key, and the clause of the rules."""

    key: str
    args: ObjectionArguments
    clause: str


class Refusal(TypedDict):
    """A permit refusal, the next one or that of this turn: what it costs, and whether it ends the game."""

    marked: bool
    points: int
    ends: bool


class TurnDescription(TypedDict):
    """How far the viewer's own turn has come; `third`: who gets the card of a hand that is not taken.

    `house` is why no number may be written now, `claims` why each plan may not be claimed, were it time to.
    """

    step: StepName
    number_card: int | None
    action_card: int | None
    number: int | None
    action: ActionName | None
    lot: str | None
    claiming: int | None
    needs: list[int]
    reshuffle: bool
    refusal: Refusal
    third: int | None
    house: Objection | None
    claims: list[Objection | None]


class Target(Arguments):
    """A move that the current step is about, legal or with the reason why not."""

    move: str
    kind: KindName
    reason: Objection | None


class Ending(TypedDict):
    """What ends the game: refusals, plans or lots of a seat of which so many are left, or the cards of a solo game."""

    cause: EndCause
    seat: int | None
    left: int


class Description(TypedDict):
    """The whole table as a viewer may know it."""

    game: Literal["welcome"]
    options: list[Switch]
    mode: ModeName
    viewer: int | None
    round: int
    over: bool
    endings: list[Ending]
    plans: list[Plan]
    combinations: list[Combination] | None
    pile: Pile
    discards: list[str]
    first: int | None
    sheets: list[SheetDescription]
    turn: TurnDescription | None
    targets: list[Target]


class HouseEvent(TypedDict):
    """A number was written."""

    event: Literal["story-house"]
    seat: int
    number: int
    lot: str
    action: ActionName


class SeatEvent(TypedDict):
    """A permit refusal was crossed, or the cards shall be shuffled."""

    event: Literal["story-refusal", "story-wish"]
    seat: int


class LotEvent(TypedDict):
    """A roundabout or a fence was built there."""

    event: Literal["story-roundabout", "story-fence"]
    seat: int
    lot: str


class RaiseEvent(TypedDict):
    """Estates of this size are worth more."""

    event: Literal["story-raise"]
    seat: int
    size: int


class StreetEvent(TypedDict):
    """A park or a pool was built with the house on this lot."""

    event: Literal["story-park", "story-pool"]
    seat: int
    lot: str
    street: StreetName


class BisEvent(TypedDict):
    """A number was copied to its neighbour."""

    event: Literal["story-bis"]
    seat: int
    lot: str
    copies: str
    left: bool


class ClaimEvent(TypedDict):
    """A plan was fulfilled."""

    event: Literal["story-claim"]
    seat: int
    plan: int
    name: str
    points: int


class PlanTurnedEvent(TypedDict):
    """A plan is worth less from now on."""

    event: Literal["story-plan-turned"]
    plan: int
    name: str


class TableEvent(TypedDict):
    """The cards were shuffled, or the game is over."""

    event: Literal["story-shuffled", "story-over"]


StoryEvent: TypeAlias = (
    HouseEvent | SeatEvent | LotEvent | RaiseEvent | StreetEvent | BisEvent | ClaimEvent | PlanTurnedEvent | TableEvent
)

ACTION_NAMES: tuple[ActionName, ...] = words_of(ActionName, (action.name.lower() for action in Action))
MODE_NAMES: tuple[ModeName, ...] = words_of(ModeName, (mode.name.lower() for mode in Mode))
STEP_NAMES: tuple[StepName, ...] = words_of(StepName, (step.name.lower() for step in Step))
KIND_NAMES: tuple[KindName, ...] = words_of(KindName, (kind.name.lower() for kind in Kind))
STREET_NAMES: tuple[StreetName, ...] = words_of(StreetName, STREET_LETTERS)
SWITCH_NAMES: tuple[Switch, ...] = words_of(Switch, SWITCHES)
assert tuple(Lines.__annotations__) == LINES, "the lines of a score"
