"""What requests bring and answers carry, for checking and for the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from housewright.server.access.names import Name, Title, Town
from housewright.server.telling.shown import Cards, EventShown


class Body(BaseModel):
    """A request's body: nothing unknown is taken, and a number is no text."""

    model_config = ConfigDict(extra="forbid", strict=True)


Word = Annotated[str, Field(max_length=60)]
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Round = Annotated[int, Field(ge=0, le=1_000_000)]
After = Annotated[int | None, Field(ge=0, description="Last event that the client knows.")]
Moves = Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=40)]


class NewGuest(Body):
    """Who comes in."""

    name: Name


class GuestShown(BaseModel):
    """Who you are."""

    id: str
    name: str


class Token(GuestShown):
    """A guest for programs."""

    token: str
    expires: Annotated[int, Field(description="Until when the token is good, in milliseconds since 1970.")]


class Terms(Body):
    """What people agree on."""

    options: Word = "basic"
    name: Title = ""
    listed: bool = False
    limit: Annotated[int | None, Field(ge=5, le=604_800, description="Seconds for a turn.")] = None
    late: Literal["turn", "seat"] = "turn"
    stand_in: Word | None = None
    hints: bool = True
    learning: Annotated[bool, Field(description="A person among computer players is told how good each turn is.")] = (
        False
    )


class NewTable(Terms):
    """A table to be opened. `seats`: one entry for each, null for an empty chair, or the name of a computer player."""

    game: Word
    seats: Annotated[list[Word | None], Field(min_length=1, max_length=100)]
    seat: Annotated[int | None, Field(ge=0, le=99, description="Where you sit; null: you do not.")] = 0
    town: Town = ""
    start: Annotated[bool, Field(description="Start at once.")] = False


class NewTerms(Terms):
    """Changed terms, with the number of seats."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=100)]


class Joining(Body):
    """How somebody sits down."""

    town: Town = ""
    seat: Annotated[int | None, Field(ge=0, le=99)] = None


class Invitation(Body):
    """A code, or what a link carries."""

    code: Annotated[str, Field(pattern=r"^(.{6}|.{8}|[A-Za-z0-9_-]{22}\.[a-z2-7]{16})$")]


class JoiningByCode(Joining, Invitation):
    """How somebody sits down who was invited."""


class Naming(Body):
    """The name of your town."""

    town: Town = ""


class Chair(Body):
    """Who shall sit there: a computer player, or nobody."""

    player: Word | None


class Start(Body):
    """How the game is started: empty chairs get this computer player."""

    fill: Word | None = None


class StandIn(Body):
    """The computer player who plays for a person."""

    player: Word | None = None


class Draft(Body):
    """Moves of a turn that is being made."""

    round: Round
    moves: Moves = []
    after: After = None


class WholeTurn(Body):
    """A turn to be submitted."""

    round: Round
    moves: Annotated[Moves, Field(min_length=1)]
    key: Key
    after: After = None


class TakingBack(Body):
    """A turn to be withdrawn."""

    round: Round
    key: Key
    after: After = None


class Analysis(Body):
    """How a game is looked at."""

    seat: Annotated[int | None, Field(ge=0, le=99, description="Whose turns come first; yours, unless told.")] = None
    computers: Annotated[
        bool, Field(description="Whether computer players are looked at, too, when all else is done.")
    ] = True


class WhatIf(Body):
    """From where a game of what-if goes on: a round as a seat saw it."""

    round: Annotated[int, Field(ge=1, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, le=99)]
    cards: Annotated[Cards, Field(description="Hidden cards are dealt anew, or lie as they lay.")] = "new"
    player: Annotated[Word | None, Field(description="Who plays on all other seats; the best who is quick.")] = None
    learning: bool = False


class Verdict(Body):
    """A whole turn that is not submitted yet."""

    round: Round
    moves: Annotated[Moves, Field(min_length=1)]


class Transfer(Body):
    """A code that moves a seat to this device."""

    code: Annotated[str, Field(min_length=10, max_length=40)]


class Confirmation(Body):
    """The number that the other device shows."""

    check: Annotated[str, Field(pattern=r"^[0-9]{2}$")]


class DailyAttempt(Body):
    """Which deal of today."""

    variant: Word = "basic"


class Reason(BaseModel):
    """Why something was refused: a message by its key, in the files of messages `error-KEY`, with its arguments."""

    key: str
    args: dict[str, Any]
    clause: str | None = None  # of the rules, if they forbid it
    game: str | None = None  # whose rules they are
    index: int | None = None  # of the move that is illegal
    seq: int | None = None  # of the last event, if something happened meanwhile
    missed: list[EventShown] | None = None  # events since the one that the request named


class Refused(BaseModel):
    """The answer to what cannot be done."""

    error: Reason


class TableShown(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: str
    name: str
    status: str
    kind: str
    seats: int
    people: list[str]
    empty: int
    round: int
    yours: Annotated[bool, Field(description="It waits for your turn.")]
    readable: Annotated[bool, Field(description="False: begun with other rules; only its turns can be fetched.")]
    touched: int


class Invited(BaseModel):
    """The table of an invitation, for whoever has its code or link, before they sit down."""

    game: str
    options: str
    name: str
    host: str | None = Field(description="Null if the host does not sit there.")
    people: list[str]
    seats: int
    empty: int


class TableOpened(BaseModel):
    """A table that was opened or joined."""

    id: str
    seat: int | None
    code: str | None


class TurnAnswer(BaseModel):
    """What a submitted turn led to."""

    seq: int
    round: int
    closed: bool


class SeqAnswer(BaseModel):
    """The number of the last event."""

    seq: int


class BoardLine(BaseModel):
    """A result of the deal of the day."""

    place: int
    name: str
    total: int
    you: bool


class DailyShown(BaseModel):
    """A deal of the day: its board, and your attempt that counts."""

    day: str
    variant: str
    over: bool
    table: str | None
    board: list[BoardLine]


class DailyOpened(TableOpened):
    """An attempt at the deal of the day."""

    counts: bool


class TransferCode(BaseModel):
    """A code for another device, for how many seconds it is good, and its link as a QR image."""

    code: str
    seconds: int
    picture: Annotated[str, Field(description="SVG.")]


class TransferAsked(BaseModel):
    """A device asks for a seat: the number that both devices show; null if none asks yet."""

    check: str | None


class GameShown(BaseModel):
    """A game of the house: what can be agreed on, and its computer players."""

    game: str
    variants: Annotated[dict[str, tuple[int, int]], Field(description="Least and most seats by preset.")]
    levels: list[str]
    characters: list[str]
    preparing: list[str] = Field(description="Levels, and `hints`, that cannot be used before the rules are compiled.")
    stand_in: str
    presets: Annotated[dict[str, str], Field(description="Exact options by preset.")]
    switches: Annotated[dict[str, tuple[int, int]], Field(description="Least and most seats by option that is on.")]
    series: Annotated[int, Field(description="Most games that are counted together.")]
    lengths: Annotated[list[str], Field(description="Exact options for one game, for two that are counted together …")]
    daily: Annotated[bool, Field(description="It has a deal of the day.")]
