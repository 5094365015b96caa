"""Judging, in a process of its own: one turn of an analysis after the other, each a step; and single turns."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import islice
from typing import Any

from housewright.analysis.results import Judged, from_json, to_json
from housewright.analysis.run import Analyser, judge_turn
from housewright.engine.game import Game, Turn, View
from housewright.engine.session import Session
from housewright.players.analyst import Depth

MOST_KEPT = 6  # games between whose turns a process goes to and fro
AUCTIONS = -1  # instead of a seat
Reached = tuple[int, int]  # a seat, and the round of the last turn that is known of it


@dataclass(slots=True)
class Study:
    """A game that is being looked at, and how far its seats are."""

    analyser: Analyser
    events: dict[Reached, Iterator[Mapping[str, Any]]] = field(default_factory=dict)  # that come next


studies: OrderedDict[str, Study] = OrderedDict()


def go_on(key: str, session: Session | None, depth: Depth, seat: int, last: str | None) -> str | None:
    """What comes after the last event that is known of a seat, as JSON: its next turn, or its end; after so many
    auctions the next, or nothing. None at all if this process does not know the game, and is not told."""
    study = studies.get(key)
    if study is None:
        if session is None:
            return None
        study = studies[key] = Study(Analyser(session, depth))
    studies.move_to_end(key)
    while len(studies) > MOST_KEPT:
        studies.popitem(last=False)
    known = json.loads(last) if last else None
    reached = known["round"] if isinstance(known, dict) else known or 0
    found = study.events.pop((seat, reached), None) or look_on(study.analyser, seat, known)
    event = next(found, {})
    study.events[seat, event.get("round", reached + 1)] = found
    return json.dumps(event, separators=(",", ":"))


def look_on(analyser: Analyser, seat: int, known: Any) -> Iterator[Mapping[str, Any]]:
    """All events of a seat after this one; all auctions after so many."""
    if seat == AUCTIONS:
        yield from ({"auction": asdict(auction)} for auction in islice(analyser.auctions(), known or 0, None))
    else:
        yield from map(to_json, analyser.events_of(seat, [from_json(known)] if known else []))


def judge(game: Game, options: str, view: View, turn: Turn, number: int, depth: Depth) -> Judged:
    """A single turn, as its seat may judge it."""
    return judge_turn(game, options, view, turn, number, depth)
