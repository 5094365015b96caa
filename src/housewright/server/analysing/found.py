"""What an analysis has found so far: events in the order they came, and what they add up to."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from housewright.analysis.results import Closed, Judged, Step, from_json
from housewright.analysis.run import seat_analysis
from housewright.players.analyst import Unit
from housewright.server.analysing.judging import AUCTIONS
from housewright.server.analysing.shown import (
    AnalysisStatus,
    AuctionFound,
    By,
    EndFound,
    FindingShown,
    SeatFound,
    TurnFound,
)
from housewright.server.tables.events import Turned
from housewright.server.tables.table import Table


@dataclass(slots=True)
class Seat:
    """What is known of one seat."""

    turns: dict[int, Judged] = field(default_factory=dict)  # by round
    closed: Closed | None = None
    last: str | None = None  # the event after which it goes on, as JSON
    summed: SeatFound | None = None  # what was known when it was last summed up

    @property
    def judged(self) -> int:
        """How many of its turns are judged."""
        return len(self.turns)

    def sum(self, number: int, units: Sequence[Unit]) -> SeatFound:
        """What the seat's game came to, so far; more may be found meanwhile, so nothing newer is taken for known."""
        known = self.summed
        if known is None or (known["judged"], known["whole"]) != (self.judged, self.closed is not None):
            known = self.summed = sum_up(number, [*self.turns.values()], self.closed, units)
        return known


@dataclass(slots=True, eq=False)
class Found:
    """One analysis."""

    key: str
    units: Sequence[Unit]
    turns: Sequence[int]  # of each seat
    order: list[int] = field(default_factory=list)  # of the seats that are to be looked at
    computers: bool = True
    status: AnalysisStatus = "none"
    bodies: list[str] = field(default_factory=list)  # of all that is told, in its order
    kept: int = 0  # events that the database holds: these, and that no auction is left
    seats: dict[int, Seat] = field(default_factory=dict)
    auctions: int = 0
    has_all_auctions: bool = False
    size: int = 0  # characters of all events

    def add(self, body: str) -> None:
        """One more event; the end of all auctions is an empty one, which nobody is told."""
        self.kept += 1
        event = json.loads(body)
        if not event:
            self.has_all_auctions = True
            return
        self.bodies.append(body)
        self.size += len(body)
        if "auction" in event:
            self.auctions += 1
        else:
            self._add_to_seat(body, from_json(event))

    def _add_to_seat(self, body: str, event: Judged | Closed) -> None:
        seat = self.seats.setdefault(event.seat, Seat())
        if isinstance(event, Closed):
            seat.closed = event
        else:
            seat.turns[event.round], seat.last = event, body

    def is_whole(self, seat: int) -> bool:
        """Whether a seat has been looked at to its end."""
        return seat in self.seats and self.seats[seat].closed is not None

    @property
    def next_seat(self) -> int | None:
        """The seat that is looked at now; none if all are done."""
        return next((seat for seat in self.order if not self.is_whole(seat)), None)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to do."""
        return self.has_all_of(self.order)

    def has_all_of(self, seats: Sequence[int]) -> bool:
        """Whether nothing is left to do for these seats."""
        return self.has_all_auctions and all(self.is_whole(seat) for seat in seats)

    @property
    def done(self) -> int:
        """Turns that are judged, of the seats that are looked at."""
        return sum(self.seats[seat].judged for seat in self.order if seat in self.seats)

    @property
    def total(self) -> int:
        """All turns of these seats."""
        return sum(self.turns[seat] for seat in self.order)

    def left_of(self, seats: Sequence[int]) -> int:
        """Turns of these seats that are not judged yet."""
        return sum(self.turns[seat] - (self.seats[seat].judged if seat in self.seats else 0) for seat in seats)

    def judged(self, seat: int, number: int) -> Judged | None:
        """The turn of a seat in a round, if it is judged."""
        return self.seats[seat].turns.get(number) if seat in self.seats else None

    def sums(self) -> list[SeatFound]:
        """What every seat's game came to, so far."""
        seats = sorted([*self.seats.items()], key=lambda item: item[0])
        return [seat.sum(number, self.units) for number, seat in seats]

    def events(self, after: int, most: int) -> list[FindingShown]:
        """Some events after so many."""
        return [show(json.loads(body)) for body in self.bodies[after : after + most]]


def sum_up(number: int, turns: Sequence[Judged], closed: Closed | None, units: Sequence[Unit]) -> SeatFound:
    """One seat's game, so far."""
    found = seat_analysis(number, "", units, [*turns, *([closed] if closed else [])])
    sums: Any = {
        unit: {name: value for name, value in asdict(one).items() if name != "unit"} for unit, one in found.sums.items()
    }
    return {
        "seat": number,
        "judged": len(turns),
        "whole": closed is not None,
        "sums": sums,
        "counts": {verdict.value: count for verdict, count in found.counts.items()},
        "loss_by_line": dict(found.loss_by_line),
        "costliest": [*found.costliest],
        "mean_loss": found.mean_loss,
    }


def show(event: dict[str, Any]) -> FindingShown:
    """An event as it is sent."""
    if "auction" in event:
        return show_auction(event["auction"])
    found = from_json(event)
    return show_end(found) if isinstance(found, Closed) else show_turn(found)


def show_auction(auction: dict[str, Any]) -> AuctionFound:
    """An auction."""
    found: AuctionFound = {"kind": "auction", **auction}  # type: ignore[typeddict-item]
    return found


def show_end(closed: Closed) -> EndFound:
    """What changed after the last turn of a seat."""
    return {
        "kind": "end",
        "seat": closed.seat,
        "starts": {**closed.starts},
        "others": {**closed.others},
        "luck": {**closed.luck},
        "results": {**closed.results},
    }


def show_turn(judged: Judged) -> TurnFound:
    """A turn that is judged."""
    return {
        "kind": "turn",
        "seat": judged.seat,
        "round": judged.round,
        "verdict": judged.verdict.value,
        "unit": judged.unit,
        "only": judged.only,
        "by": None,
        "steps": {unit: show_step(step) for unit, step in judged.steps.items()},
        "turn": judged.made.text,
        "best": judged.best.text,
    }


def show_step(step: Step) -> Any:
    """How the value went, with what follows from it."""
    return {**asdict(step), "luck": step.luck, "loss": step.loss}


def order_of(table: Table, first: int, computers: bool) -> list[int]:
    """The seats that are looked at: the one that was asked for, then people, computers last."""
    seats = [seat for seat in range(len(table.chairs)) if seat != first]
    people = [seat for seat in seats if not is_computer(table, seat)]
    return [first, *people, *(seat for seat in seats if computers and is_computer(table, seat))]


def is_computer(table: Table, seat: int) -> bool:
    """Whether nobody sat there; of a record nobody knows."""
    chair = table.chairs[seat]
    return chair.player is not None and not chair.is_person


def next_step(found: Found) -> tuple[int, str | None]:
    """What is looked at next, and after what: auctions when one seat is done."""
    if not found.has_all_auctions and found.is_whole(found.order[0]):
        return AUCTIONS, str(found.auctions)
    seat = found.next_seat
    assert seat is not None
    return seat, found.seats[seat].last if seat in found.seats else None


def makers_of(table: Table) -> dict[tuple[int, int], By]:
    """Who made each turn, by seat and round; nothing of turns that a record brought."""
    turned = (entry.event for entry in table.entries if isinstance(entry.event, Turned))
    return {(event.seat, event.round): event.by for event in turned}
