"""What leaves the server about analyses and verdicts, as types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from housewright.engine.describing import Ground
from housewright.players.analyst import Unit
from housewright.server.telling.patches import Patch
from housewright.server.telling.shown import Description, Story

AnalysisStatus: TypeAlias = Literal["none", "running", "stopped", "done", "failed"]
VerdictName: TypeAlias = Literal["best", "good", "inexact", "mistake", "blunder"]
By: TypeAlias = Literal["person", "computer", "clock"]


class StepShown(TypedDict):
    """How a seat's value went in one turn: others, then luck, then what was given away."""

    others: float
    before: float
    luck: float
    after_cards: float
    after_turn: float
    loss: float


class TurnFound(TypedDict):
    """A turn that is judged; `by`: who made it, null where nobody knows."""

    kind: Literal["turn"]
    seat: int
    round: int
    verdict: VerdictName
    unit: Unit
    only: bool
    by: By | None
    steps: Mapping[Unit, StepShown]
    turn: str
    best: str


class EndFound(TypedDict):
    """The end of a seat's game: what changed after its last turn."""

    kind: Literal["end"]
    seat: int
    starts: Mapping[Unit, float]
    others: Mapping[Unit, float]
    luck: Mapping[Unit, float]
    results: Mapping[Unit, float]


class AuctionFound(TypedDict):
    """One auction: what the piece was worth, and who gained by the price."""

    kind: Literal["auction"]
    round: int
    piece: str
    auctioneer: int
    fair: int | None
    worth: int
    bids: list[tuple[int, int]]
    buyer: int
    paid: int
    gains: list[float]


FindingShown: TypeAlias = TurnFound | EndFound | AuctionFound


class SumShown(TypedDict):
    """start + luck + others - loss = result."""

    start: float
    luck: float
    others: float
    loss: float
    result: float


class SeatFound(TypedDict):
    """A seat's game; while it is not `whole`, as if the last turn that is judged had been its end."""

    seat: int
    judged: int
    whole: bool
    sums: Mapping[Unit, SumShown]
    counts: Mapping[VerdictName, int]
    loss_by_line: Mapping[str, float]
    costliest: list[int]
    mean_loss: float


class TurnsDone(TypedDict):
    """How far an analysis is."""

    done: int
    of: int


class AnalysisShown(TypedDict):
    """What was found so far: `events` after those that the request knew, `next`: how many there were up to here.

    `beside`: other analyses that share the time; `seconds` that are left, about.
    """

    status: AnalysisStatus
    depth: str
    beside: int
    units: list[Unit]
    turns: TurnsDone
    seconds: int | None
    next: int
    seats: list[SeatFound]
    events: list[FindingShown]


class ChoiceShown(TypedDict):
    """A turn worth considering, or the one made: `own` changes the description to what the seat sees after it."""

    moves: list[str]
    made: bool
    values: Mapping[Unit, float]
    lines: Mapping[str, float]
    loss: float
    own: list[Patch]
    story: Story
    grounds: list[Ground]


class VerdictShown(TypedDict):
    """A turn that is judged, and what would have been better, from what its seat could know."""

    seat: int
    round: int
    verdict: VerdictName
    unit: Unit
    only: bool
    loss: float
    description: Description
    choices: list[ChoiceShown]
