"""Events: everything that can happen at a table. They are written to the log, and a table is what they add up to."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class Happening(BaseModel):
    """What all events have in common."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)  # names are among it


class Agreement(Happening):
    """What people agree on before they play."""

    game: str
    options: str
    name: str = ""
    listed: bool = False
    limit: int | None = None  # seconds for a turn
    late: Literal["turn", "seat"] = "turn"  # after the limit a computer player plays the turn, or takes the seat
    stand_in: str  # the computer player who does that
    hints: bool = True
    learning: bool = False  # a person among computer players is told of each turn how good it is before it counts


class Opened(Happening):
    """The table is there, with this many empty chairs."""

    kind: Literal["opened"] = "opened"
    agreement: Agreement
    seats: int
    host: str  # guest


class Agreed(Happening):
    """The host changed the agreement, or the number of chairs."""

    kind: Literal["agreed"] = "agreed"
    agreement: Agreement
    seats: int


class Sat(Happening):
    """A person took a chair."""

    kind: Literal["sat"] = "sat"
    seat: int
    guest: str
    name: str
    town: str = ""


class Left(Happening):
    """A chair became empty before the start."""

    kind: Literal["left"] = "left"
    seat: int


class Seated(Happening):
    """A computer player took an empty chair, or plays for an absent person."""

    kind: Literal["seated"] = "seated"
    seat: int
    player: str


class Returned(Happening):
    """A person plays again for themselves."""

    kind: Literal["returned"] = "returned"
    seat: int


class Moved(Happening):
    """A person went on at another device."""

    kind: Literal["moved"] = "moved"
    seat: int
    guest: str


class Hosted(Happening):
    """Another person is host."""

    kind: Literal["hosted"] = "hosted"
    guest: str


class Started(Happening):
    """The cards are dealt."""

    kind: Literal["started"] = "started"


class Turned(Happening):
    """A seat submitted a whole turn."""

    kind: Literal["turned"] = "turned"
    seat: int
    round: int
    turn: str
    by: Literal["person", "computer", "clock"]


class TakenBack(Happening):
    """A seat withdrew its turn while others were still deciding."""

    kind: Literal["taken-back"] = "taken-back"
    seat: int
    round: int


class Rematched(Happening):
    """The same people meet again at another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


class Imported(Happening):
    """The table shows a record; nobody plays."""

    kind: Literal["imported"] = "imported"
    record: str


class Supposed(Happening):
    """What if: the game goes on from a position of another one; it counts nowhere."""

    kind: Literal["supposed"] = "supposed"
    record: str  # up to that position, without names
    table: str  # whose position it is
    round: int
    seat: int  # from where it was seen
    cards: Literal["new", "same"]  # hidden ones dealt anew, or as they lay


class Abandoned(Happening):
    """Nobody came back."""

    kind: Literal["abandoned"] = "abandoned"


Event: TypeAlias = (
    Opened
    | Agreed
    | Sat
    | Left
    | Seated
    | Returned
    | Moved
    | Hosted
    | Started
    | Turned
    | TakenBack
    | Rematched
    | Imported
    | Supposed
    | Abandoned
)
EVENT: TypeAdapter[Event] = TypeAdapter(
    Annotated[Event, Field(discriminator="kind")], config=ConfigDict(hide_input_in_errors=True)
)


BYTES_OF_ROW = 250  # on the disk, of whatever event, with its places in the indexes


class Entry(NamedTuple):
    """One row of a table's log."""

    seq: int  # from 1
    at: int  # milliseconds since 1970
    event: Event
    key: str | None = None  # idempotency key of a submitted turn

    @property
    def size(self) -> int:
        """About how many bytes it takes on the disk."""
        return BYTES_OF_ROW + sum(len(value) for value in vars(self.event).values() if isinstance(value, str))


def guest_of(event: Event) -> str | None:
    """The guest whom an event names."""
    guest: str | None = getattr(event, "guest", None) or getattr(event, "host", None)
    return guest


def seat_of(event: Event) -> int | None:
    """The seat that an event is about."""
    seat: int | None = getattr(event, "seat", None)
    return seat
