"""What a description and a story of this game consist of, for checking, for the API and for the pages."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from typing_extensions import TypedDict

from housewright.engine.describing import words_of
from housewright.heimat.moves import Kind
from housewright.heimat.printed import COLOUR_NAMES, PERMIT_NAMES, ROW_LETTERS
from housewright.heimat.scoring import LINES
from housewright.heimat.state import Phase

Colour: TypeAlias = Literal["blue", "green", "yellow", "red", "purple", "white"]
RowName: TypeAlias = Literal["A", "B", "C"]
PermitName: TypeAlias = Literal["I", "II", "III"]
SpecialName: TypeAlias = Literal["I", "II", "III", "#", "M"]
PhaseName: TypeAlias = Literal["offer", "bid", "decide", "place"]
StepName: TypeAlias = Literal["offer", "bid", "decide", "place", "done"]
BidderState: TypeAlias = Literal["asked", "now", "to-come", "cannot"]
Merit: TypeAlias = Literal["two-wins", "total", "wins"]
EndsBy: TypeAlias = Literal["no", "some", "every"]  # placing of the piece
DecidedBy: TypeAlias = Literal["two-wins", "total", "wins", "cheques", "shared"]
EndedBy: TypeAlias = Literal["rows", "roofs", "houses"]
KindName: TypeAlias = Literal[
    "black", "offer", "bid", "pass", "sell", "keep", "place", "permit", "remove", "mayor", "discard"
]


class Storey(TypedDict):
    """A storey of a house; its value is hidden if it is null."""

    colour: Colour
    value: int | None


class Sum(TypedDict):
    """What something is worth: more than one value may be true while lower floors are hidden."""

    least: int
    most: int


class Lot(TypedDict):
    """A lot with its house: storeys from the ground up, and what it is worth at least and at most."""

    lot: str  # 'A3'
    single_storey: bool
    permitted: bool
    storeys: list[Storey]
    roof: int | None
    owner: int | None
    least: int | None
    most: int | None


class Permit(TypedDict):
    """A permit that lies at a row."""

    permit: PermitName
    longer: bool


class BoardRow(TypedDict):
    """A row of the board; `stream`: lots before it."""

    row: RowName
    length: int
    built: int
    finished: bool
    stream: int
    mayor: bool
    permits: list[Permit]
    lots: list[Lot]


class Cube(TypedDict):
    """A cube that lies open."""

    cube: str  # 'W5'
    colour: Colour
    value: int


class Roofs(TypedDict):
    """How many roofs are left."""

    left: int
    numbered_left: int


class Special(TypedDict):
    """A permit, the blank cube or the mayor: where it is."""

    piece: SpecialName
    on_offer: bool
    gone: bool
    row: RowName | None


class Owners(TypedDict):
    """Whose each colour is."""

    blue: int | None
    green: int | None
    yellow: int | None
    red: int | None
    purple: int | None
    white: int | None


class CubePiece(Cube):
    """A cube on offer."""

    kind: Literal["cube"]


class RoofPiece(TypedDict):
    """A roof on offer; it is not turned up yet if its value is null."""

    kind: Literal["roof"]
    value: int | None


class PermitPiece(TypedDict):
    """A permit on offer."""

    kind: Literal["permit"]
    piece: PermitName


class BlankCubePiece(TypedDict):
    """The blank cube on offer."""

    kind: Literal["blank_cube"]
    piece: Literal["#"]


class MayorPiece(TypedDict):
    """The mayor on offer."""

    kind: Literal["mayor"]
    piece: Literal["M"]


PieceOnOffer: TypeAlias = CubePiece | RoofPiece | PermitPiece | BlankCubePiece | MayorPiece


class Bidder(TypedDict):
    """A seat in the order of bidding."""

    seat: int
    state: BidderState


class Best(Sum):
    """The lots where a piece is worth most to whoever gets it, and how much the house would be worth there."""

    lots: list[str]


class Outcome(TypedDict):
    """What selling or keeping means: who pays whom, and what everybody has in hand then.

    Who pays places the piece: `best` is null if that brings them no house; `ends`: whether it ends the game.
    """

    move: Literal["sell", "keep"]
    possible: bool
    payer: int
    receiver: int
    amount: int
    cheques: list[int]
    best: Best | None
    ends: EndsBy


class Arguments(TypedDict):
    """What a move is about."""

    piece: NotRequired[str]
    amount: NotRequired[int]
    lot: NotRequired[str]
    row: NotRequired[RowName]
    longer: NotRequired[bool]
    permit: NotRequired[PermitName]


class HouseEffect(TypedDict):
    """What a placing does to a house.

    `before`: its owner, if one stands; `owner`: afterwards, null for whoever places it; `least`, `most`: worth then,
    doubled by the mayor.
    """

    before: NotRequired[int | None]
    owner: NotRequired[int | None]
    least: NotRequired[int]
    most: NotRequired[int]


class Effect(HouseEffect):
    """What a placing does to its row (`length` afterwards), to the game, and to a house."""

    row: NotRequired[RowName]
    length: NotRequired[int]
    finishes: NotRequired[bool]
    reopens: NotRequired[bool]
    ends: NotRequired[bool]


class Placing(Arguments, Effect):
    """A placing of the piece on offer, and what it would do."""

    move: str
    kind: KindName


class Auction(TypedDict):
    """The running auction."""

    phase: PhaseName
    auctioneer: int
    actor: int | None
    piece: PieceOnOffer | None
    highest: int
    bidder: int | None
    must_sell_from: int
    bidders: list[Bidder]
    outcomes: list[Outcome]
    placings: list[Placing]


GameLines = TypedDict("GameLines", {"row-A": int, "row-B": int, "row-C": int, "black": int, "game": int})


class Lines(GameLines):
    """The lines of a score."""

    earlier: int
    total: int
    wins: int


class SeatDescription(TypedDict):
    """A seat's purse, colours and score.

    `score` counts what is visible; the whole is between `least` and `most`. `place`: how many are certainly better, and
    one more.
    """

    seat: int
    cheques: int
    black: int
    colours: list[Colour]
    score: Lines
    least: Lines
    most: Lines
    place: int


class LedgerEntry(TypedDict):
    """What a row is worth to a seat: now, if it is finished as it stands, and if it is not."""

    row: RowName
    seat: int
    now: Sum
    finished: Sum
    unfinished: Sum


class FutureSum(Sum):
    """What a seat would have; `leads`: certainly more than everybody else."""

    seat: int
    leads: bool


class Future(TypedDict):
    """What everybody would have in this game if all rows but one were finished as they stand."""

    torn: RowName
    sums: list[FutureSum]


class ObjectionArguments(Arguments):
    """What an objection is about."""

    move: NotRequired[str]


class Objection(TypedDict):
    """Why something cannot be done: a message by its key, and the clause of the rules."""

    key: str
    args: ObjectionArguments
    clause: str


class Target(Arguments):
    """A move that the current step is about, legal or with the reason why not."""

    move: str
    kind: KindName
    reason: Objection | None


class Description(TypedDict):
    """The whole table as a viewer may know it."""

    game: Literal["heimat"]
    options: list[str]
    viewer: int | None
    turn_number: int
    game_number: int
    games: int
    over: bool
    floors_hidden: bool
    rows: list[BoardRow]
    display: list[list[Cube | None]]
    enclosed: Objection  # to a cube that lies between others of its display row
    roofs: Roofs
    specials: list[Special]
    owners: Owners
    offers: list[str]  # '<1', '>1', …, 'I', '#', 'M', '^'
    auction: Auction
    seats: list[SeatDescription]
    ledger: list[LedgerEntry]
    futures: list[Future]
    ended_by: EndedBy | None
    decided_by: DecidedBy | None
    step: StepName | None
    targets: list[Target]


class SeatEvent(TypedDict):
    """Black money was taken, somebody passed, could not raise and was not asked, or got a piece for nothing."""

    event: Literal["story-black", "story-pass", "story-skipped", "story-free"]
    seat: int


class BidEvent(TypedDict):
    """Somebody bid."""

    event: Literal["story-bid"]
    seat: int
    amount: int


class PieceEvent(TypedDict):
    """A piece was offered, or discarded."""

    event: Literal["story-offer", "story-discarded"]
    seat: int
    piece: str


class PayingEvent(TypedDict):
    """A piece was sold, or kept."""

    event: Literal["story-sold", "story-must-sell", "story-kept"]
    seat: int
    buyer: int
    amount: int


class CubeEvent(TypedDict):
    """A cube was placed."""

    event: Literal["story-cube"]
    seat: int
    cube: str
    lot: str


class RoofEvent(TypedDict):
    """A roof was placed."""

    event: Literal["story-roof"]
    seat: int
    value: int
    lot: str


class MayorEvent(TypedDict):
    """The mayor came to a row."""

    event: Literal["story-mayor"]
    seat: int
    row: RowName


class PermitEvent(TypedDict):
    """A permit made a row longer or shorter."""

    event: Literal["story-longer", "story-shorter"]
    seat: int
    permit: PermitName
    row: RowName


class RemovedEvent(TypedDict):
    """A permit was removed."""

    event: Literal["story-removed"]
    seat: int
    permit: PermitName


class DrawnEvent(TypedDict):
    """A roof was turned up."""

    event: Literal["story-drawn"]
    value: int


class ColourEvent(TypedDict):
    """A colour found its owner."""

    event: Literal["story-colour"]
    seat: int
    colour: Colour


class RowEvent(TypedDict):
    """A row was finished, or reopened."""

    event: Literal["story-finished", "story-reopened"]
    row: RowName


class WonEvent(TypedDict):
    """A game was won."""

    event: Literal["story-won"]
    seat: int
    number: int


class NextGameEvent(TypedDict):
    """The next game of a series begins; what the last one was worth to every seat, and the board as it stood."""

    event: Literal["story-next-game"]
    number: int
    results: list[GameLines]
    rows: list[BoardRow]


class TableEvent(TypedDict):
    """A blank roof was turned up, or everything is over."""

    event: Literal["story-blank", "story-over"]


StoryEvent: TypeAlias = (
    SeatEvent
    | BidEvent
    | PieceEvent
    | PayingEvent
    | CubeEvent
    | RoofEvent
    | MayorEvent
    | PermitEvent
    | RemovedEvent
    | DrawnEvent
    | ColourEvent
    | RowEvent
    | WonEvent
    | NextGameEvent
    | TableEvent
)

COLOUR_WORDS: tuple[Colour, ...] = words_of(Colour, COLOUR_NAMES)
ROW_WORDS: tuple[RowName, ...] = words_of(RowName, ROW_LETTERS)
PERMIT_WORDS: tuple[PermitName, ...] = words_of(PermitName, PERMIT_NAMES)
PHASE_NAMES: tuple[PhaseName, ...] = words_of(PhaseName, (phase.name.lower() for phase in Phase))
KIND_NAMES: tuple[KindName, ...] = words_of(KindName, (kind.name.lower() for kind in Kind))
SPECIAL_WORDS: tuple[SpecialName, ...] = words_of(SpecialName, (*PERMIT_NAMES, "#", "M"))
assert tuple(Lines.__annotations__) == LINES, "the lines of a score"
