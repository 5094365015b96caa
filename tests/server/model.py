"""A small model of one table: it predicts who sits where, who is awaited, and the answer to everything that is asked.

Every method is one command. It returns the refusal to be expected, or None and changes the model.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from housewright.engine.session import Session

Refused: TypeAlias = tuple[int, str]  # status and key
Submission: TypeAlias = tuple[int, tuple[str, ...] | None]  # round, moves; None: taken back


@dataclass(slots=True)
class Seat:
    """A chair, and who sits there."""

    person: int | None = None
    player: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether it is free."""
        return self.person is None and self.player is None


@dataclass(slots=True)
class Model:
    """A table."""

    chairs: list[Seat]
    host: int
    listed: bool
    stand_in: str
    allowed: range  # numbers of seats
    begin: Callable[[], Session]  # deals the cards
    status: str = "open"
    session: Session | None = None
    seq: int = 1
    submissions: dict[tuple[int, str], Submission] = field(default_factory=dict)
    offers: list[int] = field(default_factory=list)  # who made each code
    good: dict[int, int] = field(default_factory=dict)  # by person: number of the code that is good
    asked: dict[int, int] = field(default_factory=dict)  # by number of the code: who asked first

    # --- what it is ---------------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The number of the running round."""
        return self.session.round if self.session else 0

    def seat_of(self, person: int) -> int | None:
        """Where a person sits."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    def awaited(self) -> list[int]:
        """The seats whose turns are missing."""
        return [*self.session.awaited()] if self.session and self.status == "running" else []

    def computers(self) -> list[int]:
        """Those of them that computer players play."""
        return [seat for seat in self.awaited() if self.chairs[seat].player]

    def _empty(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_empty]

    # --- before the start ---------------------------------------------------------------------------------------------

    def _not_open(self) -> Refused | None:
        if self.status == "open":
            return None
        return 409, "already-started" if self.status == "running" else "over"

    def _sit(self, person: int, wanted: int | None) -> Refused | None:
        if self.seat_of(person) is not None:
            return None
        if refused := self._not_open():
            return refused
        if wanted is not None and wanted >= len(self.chairs):
            return 404, "no-such-seat"
        if wanted is not None and not self.chairs[wanted].is_empty:
            return 409, "seat-taken"
        if not self._empty():
            return 409, "table-full"
        self.chairs[self._empty()[0] if wanted is None else wanted] = Seat(person)
        self.seq += 1
        return None

    def join_by_code(self, person: int, wanted: int | None) -> Refused | None:
        """The code is good until the start."""
        return self._sit(person, wanted) if self.status == "open" else (404, "no-such-code")

    def join(self, person: int, wanted: int | None) -> Refused | None:
        """Without the code only a listed table, or one's own."""
        if not self.listed and self.seat_of(person) is None and self.host != person:
            return 409, "by-invitation"
        return self._sit(person, wanted)

    def change_terms(self, person: int, seats: int, listed: bool) -> Refused | None:
        """Chairs that are taken stay."""
        if seats not in self.allowed:
            return 422, "bad-seats"
        if person != self.host:
            return 403, "not-host"
        if refused := self._not_open():
            return refused
        if any(not chair.is_empty for chair in self.chairs[seats:]):
            return 409, "seat-taken"
        if (seats, listed) != (len(self.chairs), self.listed):
            self.chairs = [*self.chairs[:seats], *(Seat() for _ in range(seats - len(self.chairs)))]
            self.listed = listed
            self.seq += 1
        return None

    def set_chair(self, person: int, seat: int, player: str | None) -> Refused | None:
        """The host may empty every chair but their own, and put computer players on those without a person."""
        if person != self.host:
            return 403, "not-host"
        if refused := self._not_open():
            return refused
        if seat >= len(self.chairs):
            return 404, "no-such-seat"
        chair = self.chairs[seat]
        if player is None and chair.person == person:
            return 409, "own-seat"
        if player is not None and chair.person is not None:
            return 409, "seat-taken"
        if player != chair.player or chair.person is not None:
            self.seq += (not chair.is_empty) + (player is not None)
            self.chairs[seat] = Seat(None, player)
        return None

    def start(self, person: int, fill: str | None) -> Refused | None:
        """Empty chairs are filled, or there must be none."""
        if person != self.host:
            return 403, "not-host"
        if self.status == "running":
            return None
        if refused := self._not_open():
            return refused
        if self._empty() and fill is None:
            return 409, "seats-empty"
        for seat in self._empty():
            self.chairs[seat].player = fill
            self.seq += 1
        self.session, self.status = self.begin(), "running"
        self.seq += 1
        return None

    # --- playing ------------------------------------------------------------------------------------------------------

    def _not_now(self, round_: int) -> Refused | None:
        if self.status != "running":
            return 409, "not-started" if self.status == "open" else "over"
        if round_ != self.round:
            return 409, "round-closed" if round_ < self.round else "round-not-begun"
        return None

    def _not_awaited(self, seat: int) -> Refused | None:
        assert self.session is not None
        if seat in self.awaited():
            return None
        return 409, "turn-taken" if seat in self.session.turns else "not-your-turn"

    def draft(self, person: int, round_: int) -> Refused | None:
        """Only who is awaited may try moves."""
        seat = self.seat_of(person)
        if self.status != "running":
            return self._not_now(round_)
        if seat is None:
            return 403, "not-seated"
        return self._not_now(round_) or self._not_awaited(seat)

    def turn(self, person: int, round_: int, moves: Sequence[str], key: str, is_whole: bool) -> Refused | None:
        """The same submission again changes nothing."""
        seat = self.seat_of(person)
        if seat is None:
            return 403, "not-seated"
        submission = round_, tuple(moves)
        if (seat, key) in self.submissions:
            return None if self.submissions[seat, key] == submission else (422, "key-used")
        if refused := self._not_now(round_) or self._not_awaited(seat):
            return refused
        if self.chairs[seat].player:
            return 409, "seat-handed-over"
        if not is_whole:
            return 422, "turn-incomplete"
        self.submissions[seat, key] = submission
        self.submit(seat, moves)
        return None

    def submit(self, seat: int, moves: Sequence[str]) -> None:
        """A turn that is taken."""
        assert self.session is not None
        self.session.submit(seat, [self.session.game.read(move) for move in moves])
        self.seq += 1
        if self.session.is_over:
            self.status = "finished"

    def take_back(self, person: int, round_: int, key: str) -> Refused | None:
        """While others are still deciding."""
        seat = self.seat_of(person)
        if seat is None:
            return 403, "not-seated"
        if (seat, key) in self.submissions:
            return None if self.submissions[seat, key] == (round_, None) else (422, "key-used")
        if refused := self._not_now(round_):
            return refused
        assert self.session is not None
        if seat not in self.session.turns:
            return 409, "nothing-to-take-back"
        self.submissions[seat, key] = round_, None
        self.session.take_back(seat)
        self.seq += 1
        return None

    # --- absence ------------------------------------------------------------------------------------------------------

    def leave(self, person: int) -> Refused | None:
        """The next person is host; after the start a computer player plays on, if anybody else plays."""
        seat = self.seat_of(person)
        if seat is None:
            return 403, "not-seated"
        others = [chair.person for chair in self.chairs if chair.person not in (None, person)]
        inherits = self.host == person and bool(others)
        if self.status == "open":
            self.chairs[seat] = Seat()
            self.seq += 1
            if self.host == person and not others:
                self._abandon()
        elif self.status == "running" and not self.chairs[seat].player:
            if len(self.chairs) == 1:
                self._abandon()
                return None
            if any(chair.person not in (None, person) and not chair.player for chair in self.chairs):
                self.chairs[seat].player = self.stand_in
                self.seq += 1
        if inherits:
            self.host = others[0] or 0
            self.seq += 1
        return None

    def _abandon(self) -> None:
        self.status = "abandoned"
        self.seq += 1

    def hand_over(self, person: int, seat: int, player: str) -> Refused | None:
        """For oneself, or by the host; everybody is absent, as nobody has a stream."""
        if seat >= len(self.chairs):
            return 404, "no-such-seat"
        if self.status != "running":
            return 409, "not-started" if self.status == "open" else "over"
        chair = self.chairs[seat]
        if chair.person != person:
            if person != self.host:
                return 403, "not-host"
            if chair.person is None:
                return 409, "no-person"
        self.seq += chair.player != player
        chair.player = player
        return None

    def hand_back(self, person: int, seat: int) -> Refused | None:
        """By oneself, or by the host."""
        if self.status != "running":
            return 409, "not-started" if self.status == "open" else "over"
        if seat >= len(self.chairs):
            return 404, "no-such-seat"
        chair = self.chairs[seat]
        if chair.person != person and person != self.host:
            return 403, "not-host"
        if chair.person is None:
            return 409, "no-person"
        self.seq += chair.player is not None
        chair.player = None
        return None

    # --- another device -----------------------------------------------------------------------------------------------

    def offer(self, person: int) -> Refused | None:
        """A code for the own seat; an older one is good no more."""
        if self.seat_of(person) is None:
            return 403, "not-seated"
        self.good[person] = len(self.offers)
        self.offers.append(person)
        return None

    def ask_for_seat(self, person: int, number: int) -> Refused | None:
        """A code lets the first device that brings it ask, and only for the seat of the one who made it."""
        giver = self.offers[number]
        if self.good.get(giver) != number:
            return 404, "no-such-code"
        if self.seat_of(person) is not None and person in (giver, self.asked.get(number)):
            return None
        if refused := self.why_not_move(person, giver):
            return refused
        return None if self.asked.setdefault(number, person) == person else (409, "seat-asked-for")

    def why_not_move(self, person: int, giver: int) -> Refused | None:
        """Why a seat cannot go from one to the other."""
        if self.seat_of(giver) is None:
            return 404, "no-such-code"
        if self.status not in ("open", "running"):
            return 409, "over"
        return (409, "already-seated") if self.seat_of(person) is not None else None

    def confirm(self, giver: int) -> Refused | None:
        """Who offers a seat gives it to the one who asked."""
        number = self.good.get(giver)
        if number is None:
            return 404, "no-such-code"
        person = self.asked.get(number)
        if person is None:
            return 409, "nobody-asks"
        seat = self.seat_of(giver)
        if refused := self.why_not_move(person, giver):
            return refused
        assert seat is not None
        self.host = person if self.host == giver else self.host
        self.chairs[seat] = Seat(person)
        self.seq += 1
        return None
