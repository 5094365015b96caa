"""A table: what the events of its log add up to. Nothing here reads or writes anything else."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace

from housewright.engine.game import Game, Seed, State, read_turn
from housewright.engine.record import read_record
from housewright.engine.session import Session
from housewright.games import find_game
from housewright.server.storage.schema import Kind, Status
from housewright.server.tables import events
from housewright.server.tables.events import Agreement, Entry, Event

GONE = ""  # the guest of a chair whose person is forgotten
LEAST_BYTES, BYTES_OF_CHAIR, BYTES_OF_ENTRY = 6_000, 500, 1_500  # of memory, about; entries come with their turns


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table, and who sits there: a person, a computer player, or a person for whom one plays."""

    guest: str | None = None
    name: str = ""
    town: str = ""
    player: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether somebody may sit down."""
        return self.guest is None and self.player is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits there, or sat there to the end; for whom is forgotten a computer player plays on."""
        return self.guest is not None and not (self.guest == GONE and self.player)

    @property
    def shown_name(self) -> str:
        """The name of who sits there; none of somebody who is forgotten."""
        return (self.player or "") if self.guest == GONE else self.name


@dataclass(frozen=True, slots=True)
class Answer:
    """What a turn, or taking it back, was answered."""

    seq: int
    round: int
    closed: bool = False  # it was the last turn of its round


class OtherRulesError(Exception):
    """The table was begun with a version of the rules that is not here."""


@dataclass(slots=True)
class Table:
    """Where people sit: a session, its chairs, its log."""

    id: str
    seed: bytes
    kind: Kind
    day: str | None = None  # of a deal of the day
    code: str | None = None  # by which people join, until the start
    status: Status = "open"
    agreement: Agreement = field(default_factory=lambda: Agreement(game="", options="", stand_in=""))
    host: str | None = None  # guest
    chairs: list[Chair] = field(default_factory=list)
    session: Session | None = None  # from the start on
    entries: list[Entry] = field(default_factory=list)
    openings: list[int] = field(default_factory=list)  # seq of the entry that opened each round
    round_began: int = 0  # milliseconds since 1970
    answers: dict[tuple[int, str], tuple[Event, Answer]] = field(default_factory=dict)  # by seat and key
    rematch: str | None = None
    supposed: events.Supposed | None = None  # of a game of what-if
    rules: int | None = None  # version of the rules that it was begun with
    proof: str | None = None  # that somebody has the link
    size: int = 0  # of its log on the disk, about

    @property
    def game(self) -> Game:
        """The rules that are played."""
        return find_game(self.agreement.game)

    @property
    def link(self) -> str | None:
        """What a link to join carries instead of the code: more than anybody can guess, however often."""
        return f"{self.id}.{self.proof}" if self.code and self.proof else None

    @property
    def seq(self) -> int:
        """Number of the last event."""
        return len(self.entries)

    @property
    def round(self) -> int:
        """Number of the running round; 0 before the start."""
        return self.session.round if self.session else 0

    @property
    def touched(self) -> int:
        """When something happened last, in milliseconds since 1970."""
        return self.entries[-1].at

    @property
    def due(self) -> int | None:
        """When the server itself has to do something about it, in milliseconds since 1970."""
        return self.round_began if self.awaited_computers() else self.deadline()

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        session = self.session
        states = (len(session.earlier) + 1) * state_bytes(session.state) if session else 0
        return LEAST_BYTES + BYTES_OF_CHAIR * len(self.chairs) + BYTES_OF_ENTRY * len(self.entries) + states

    def copy(self) -> Table:
        """A table to which events can be added without changing this one."""
        session = self.session
        if session is not None:
            turns, rounds, earlier = {**session.turns}, [*session.rounds], [*session.earlier]
            session = replace(session, turns=turns, rounds=rounds, earlier=earlier)
        return replace(
            self,
            session=session,
            chairs=[*self.chairs],
            entries=[*self.entries],
            openings=[*self.openings],
            answers={**self.answers},
        )

    def running(self) -> Session:
        """The session of a table that was started."""
        assert self.session is not None
        return self.session

    def seat_of(self, guest: str | None) -> int | None:
        """The seat of a guest."""
        if not guest:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.guest == guest), None)

    def has_people_besides(self, seats: Collection[int]) -> bool:
        """Whether somebody on another seat plays for themselves."""
        return any(chair.guest and not chair.player for seat, chair in enumerate(self.chairs) if seat not in seats)

    def awaited(self) -> tuple[int, ...]:
        """The seats whose turns are missing."""
        return self.running().awaited() if self.status == "running" else ()

    def awaited_computers(self) -> list[int]:
        """Those of them that a computer player plays."""
        return [seat for seat in self.awaited() if self.chairs[seat].player]

    def awaited_people(self) -> list[int]:
        """Those of them that nobody else plays."""
        return [seat for seat in self.awaited() if not self.chairs[seat].player]

    def deadline(self) -> int | None:
        """When the time for this round is over, in milliseconds since 1970."""
        limit = self.agreement.limit
        return self.round_began + limit * 1000 if limit is not None and self.status == "running" else None

    def is_late(self, at: int) -> bool:
        """Whether the time for this round was over then."""
        deadline = self.deadline()
        return deadline is not None and deadline <= at

    def add(self, entry: Entry) -> None:
        """Let an event happen."""
        assert entry.seq == self.seq + 1, "the log has a gap"
        event = entry.event
        match event:
            case events.Opened():
                self.agreement, self.host = event.agreement, event.host
                self.chairs = [Chair() for _ in range(event.seats)]
            case events.Agreed():
                self.agreement = event.agreement
                self.chairs = [*self.chairs[: event.seats], *(Chair() for _ in range(event.seats - len(self.chairs)))]
            case events.Sat():
                self.chairs[event.seat] = Chair(event.guest, event.name, event.town)
            case events.Left():
                self.chairs[event.seat] = Chair()
            case events.Seated():
                chair = self.chairs[event.seat]
                self.chairs[event.seat] = replace(chair, player=event.player, name=chair.name or event.player)
            case events.Returned():
                self.chairs[event.seat] = replace(self.chairs[event.seat], player=None)
            case events.Moved():
                if self.host == self.chairs[event.seat].guest:
                    self.host = event.guest
                self.chairs[event.seat] = replace(self.chairs[event.seat], guest=event.guest, player=None)
            case events.Hosted():
                self.host = event.guest
            case events.Started():
                self._start(entry)
            case events.Turned() | events.TakenBack():
                self._play(entry, event)
            case events.Rematched():
                self.rematch = event.table
            case events.Imported():
                self._import(event)
            case events.Supposed():
                self._suppose(entry, event)
            case events.Abandoned():
                self.status, self.code = "abandoned", None
        self.entries.append(entry)
        self.size += entry.size

    def _begin(self) -> None:
        """From now on the rules of today count; a table that was begun with others cannot be read any more."""
        self.rules = self.rules or self.game.rules_version
        if self.rules != self.game.rules_version:
            raise OtherRulesError(f"version {self.rules} of the rules of {self.game.name} is needed")

    def _start(self, entry: Entry) -> None:
        self._begin()
        agreement = self.agreement
        self._run(entry, Session.begin(self.game, agreement.options, len(self.chairs), Seed(self.seed)))

    def _suppose(self, entry: Entry, event: events.Supposed) -> None:
        self._begin()
        self.supposed = event
        self._run(entry, read_record(event.record, find_game))

    def _run(self, entry: Entry, session: Session) -> None:
        """Play from here; the rounds before, if there are any, are over."""
        session.names = {seat: chair.name for seat, chair in enumerate(self.chairs) if chair.name}
        session.towns = {seat: chair.town for seat, chair in enumerate(self.chairs) if chair.town}
        self.session = session
        self.status, self.code = "running", None
        self.round_began = entry.at
        self.openings += [entry.seq] * session.round

    def _play(self, entry: Entry, event: events.Turned | events.TakenBack) -> None:
        session = self.running()
        closed = False
        if isinstance(event, events.TakenBack):
            session.take_back(event.seat)
            if self.is_late(entry.at):  # the clock has played for somebody: who takes that back has time anew
                self.round_began = entry.at
        else:
            closed = session.submit(event.seat, read_turn(session.game, event.turn))
            if closed:
                self.round_began = entry.at
                self.openings.append(entry.seq)
                if session.is_over:
                    self.status = "finished"
        if entry.key is not None:
            self.answers[event.seat, entry.key] = (event, Answer(entry.seq, event.round, closed))

    def _import(self, event: events.Imported) -> None:
        self._begin()
        self.session = read_record(event.record, find_game)
        names, towns = self.session.names, self.session.towns
        self.chairs = [Chair(None, names.get(seat, ""), towns.get(seat, "")) for seat in range(len(self.chairs))]
        self.status = "finished"


def state_bytes(state: State) -> int:
    """What a state takes in memory."""
    return state.common.nbytes + state.seats.nbytes
