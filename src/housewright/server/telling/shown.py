"""What leaves the server about a table, as types: answers, and the messages of a stream.

Descriptions and events of stories are the games' own; what they consist of is in the OpenAPI description (openapi.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NotRequired, TypeAlias

from pydantic import WithJsonSchema
from typing_extensions import TypedDict

from housewright.engine.describing import Ground
from housewright.server.storage.schema import Kind, Status
from housewright.server.telling.patches import Patch

DESCRIPTION = {"allOf": [{"$ref": "#/components/schemas/Description"}]}  # pydantic follows a bare reference
STORY_EVENT = {"allOf": [{"$ref": "#/components/schemas/StoryEvent"}]}
Description: TypeAlias = Annotated[Mapping[str, object], WithJsonSchema(DESCRIPTION)]
StoryEvent: TypeAlias = Annotated[Mapping[str, object], WithJsonSchema(STORY_EVENT)]
Story: TypeAlias = list[StoryEvent]
Cards: TypeAlias = Literal["new", "same"]
Late: TypeAlias = Literal["turn", "seat"]


class ClockEvent(TypedDict):
    """An event that the server itself adds to a story: the time was over, and a computer player made this turn."""

    event: Literal["story-clock"]
    seat: int


class SeatShown(TypedDict):
    """A chair."""

    seat: int
    name: str
    town: str
    player: str | None
    person: bool
    present: bool


class WhatIfShown(TypedDict):
    """The position from which a game of what-if goes on: hidden cards were dealt anew, or lie as they lay."""

    table: str
    round: int
    seat: int
    cards: Cards


class TableInfo(TypedDict):
    """A table."""

    id: str
    kind: Kind
    day: str | None
    status: Status
    game: str
    options: str
    name: str
    listed: bool
    limit: int | None
    late: Late
    stand_in: str
    hints: bool
    learning: bool
    what_if: WhatIfShown | None
    host: int | None
    rematch: str | None
    seats: list[SeatShown]


class Now(TypedDict):
    """How far the game is."""

    status: Status
    round: int
    awaited: list[int]
    turned: list[int]  # who has submitted a turn that is not revealed yet, and may take it back
    deadline: int | None


class Snapshot(TypedDict):
    """Everything that you may know about a table now."""

    seq: int
    you: int | None
    code: str | None
    link: str | None  # instead of the code: `/join#LINK` is the page
    table: TableInfo
    now: Now
    story: Story
    public: Description | None
    own: list[Patch]
    by_clock: Story  # what the clock has played for you in this round, as long as you may take it back


class DraftAnswer(TypedDict):
    """A turn that is being made: changes to the public description, and how it may go on."""

    round: int
    complete: bool
    legal: list[str]
    own: list[Patch]


class Hint(TypedDict):
    """A turn worth considering."""

    moves: list[str]
    story: Story  # what would happen, as named events
    value: float
    lines: dict[str, float]
    grounds: list[Ground]  # why it is better than the next, or what it gives up against the best


class Tried(TypedDict):
    """A whole turn that was tried: changes to the description before it, and what would have happened."""

    moves: list[str]
    own: list[Patch]
    story: Story


class Past(TypedDict):
    """A round of a finished game."""

    round: int
    rounds: int
    description: Description
    turns: dict[str, str]
    story: Story


class SeatingShown(TypedDict):
    """Who sits where has changed, or what was agreed on."""

    seq: int
    at: int
    kind: Literal[
        "opened",
        "agreed",
        "sat",
        "left",
        "seated",
        "returned",
        "moved",
        "hosted",
        "rematched",
        "imported",
        "abandoned",
    ]
    seat: int | None
    table: TableInfo


class StartShown(TypedDict):
    """The cards are dealt."""

    seq: int
    at: int
    kind: Literal["started", "supposed"]
    seat: None
    table: TableInfo
    now: Now
    public: Description


class TurnShown(TypedDict):
    """A turn was submitted; what it was is told when its round is closed."""

    seq: int
    at: int
    kind: Literal["turned"]
    seat: int
    round: int
    by: Literal["person", "computer", "clock"]


class Closing(TypedDict):
    """A round was closed: how far the game is now, what happened, and how the public description changed."""

    now: Now
    story: Story
    changes: list[Patch]


class RoundShown(TurnShown, Closing):
    """The last turn of a round was submitted."""


class TakeBackShown(TypedDict):
    """A turn was taken back."""

    seq: int
    at: int
    kind: Literal["taken-back"]
    seat: int
    round: int
    deadline: int | None  # a turn that the clock made is taken back with time anew


EventShown: TypeAlias = SeatingShown | StartShown | TurnShown | RoundShown | TakeBackShown


class SnapshotMessage(TypedDict):
    """A stream begins, or has missed too much."""

    seq: int
    snapshot: Snapshot


class EventsMessage(TypedDict):
    """Something happened; `own` and `by_clock`: what a seat sees besides, if that has changed."""

    seq: int
    events: list[EventShown]
    own: NotRequired[list[Patch]]
    by_clock: NotRequired[Story]


class Presence(TypedDict):
    """Whether somebody is there."""

    seat: int
    present: bool


class PresenceMessage(TypedDict):
    """Somebody came or went; this is in no log."""

    presence: Presence


Message: TypeAlias = SnapshotMessage | EventsMessage | PresenceMessage
