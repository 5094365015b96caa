"""What leaves the server about a table: every word of it is made here, for one viewer, from the game's `view` alone.

Everybody gets the public description, that of a spectator. A seat gets what it alone may know besides, as changes to be
made to the public description. Events tell what changed in the public description.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Collection, Sequence

from pydantic_core import to_json

from housewright.engine.game import SPECTATOR, Game, State, Turn, View, write_turn
from housewright.engine.record import write_record
from housewright.engine.session import Session, play
from housewright.server.tables import events
from housewright.server.tables.events import Entry
from housewright.server.tables.table import Table
from housewright.server.telling.patches import Patch, find_patches
from housewright.server.telling.shown import (
    ClockEvent,
    Closing,
    Description,
    DraftAnswer,
    EventShown,
    Now,
    Past,
    SeatShown,
    Snapshot,
    Story,
    TableInfo,
    Tried,
    TurnShown,
    WhatIfShown,
)

ROUNDS_KEPT = 3


class Descriptions:
    """The public descriptions of a table's last rounds, each made once, in whichever thread asks for it first.

    Whoever comes is told the last of them, and the last story: those are kept as well, the description as it is sent.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._rounds: dict[int, Description] = {}
        self._story: tuple[int, Story] = (-1, [])  # in which round of the table it was told
        self._sent: tuple[Description | None, bytes] = (None, b"null")

    def of(self, table: Table, number: int) -> Description:
        """The start of a round as everybody may see it."""
        with self._lock:
            found = self._rounds.get(number)
            if found is None:
                found = self._rounds[number] = describe_round(table.running(), number)
                for old in sorted(self._rounds)[:-ROUNDS_KEPT]:
                    del self._rounds[old]
            return found

    def last_story(self, table: Table) -> Story:
        """What happened in the last closed round, as everybody may know it."""
        told, found = self._story
        if told != table.round:
            found = story(table, table.round - 1, SPECTATOR)
            self._story = table.round, found
        return found

    def encode(self, description: Description | None) -> bytes:
        """A description as it is sent; that of a hundred seats is half a megabyte."""
        known, sent = self._sent
        if known is not description:
            sent = to_json(description)
            self._sent = description, sent
        return sent


def describe_round(session: Session, number: int) -> Description:
    """The start of a round as a spectator sees it."""
    return session.game.describe(session.game.view(start_of(session, number), SPECTATOR))


def show_table(table: Table, present: Collection[int]) -> TableInfo:
    """The table itself and who sits there."""
    agreement = table.agreement
    chairs: list[SeatShown] = [
        {
            "seat": seat,
            "name": chair.shown_name,
            "town": chair.town,
            "player": chair.player,
            "person": chair.is_person,
            "present": seat in present,
        }
        for seat, chair in enumerate(table.chairs)
    ]
    return {
        "id": table.id,
        "kind": table.kind,
        "day": table.day,
        "status": table.status,
        "game": agreement.game,
        "options": agreement.options,
        "name": agreement.name,
        "listed": agreement.listed,
        "limit": agreement.limit,
        "late": agreement.late,
        "stand_in": agreement.stand_in,
        "hints": agreement.hints,
        "learning": agreement.learning,
        "what_if": show_what_if(table),
        "host": table.seat_of(table.host),
        "rematch": table.rematch,
        "seats": chairs,
    }


def show_what_if(table: Table) -> WhatIfShown | None:
    """Where a game of what-if came from."""
    event = table.supposed
    if event is None:
        return None
    return {"table": event.table, "round": event.round, "seat": event.seat, "cards": event.cards}


def show_now(table: Table) -> Now:
    """How far the game is."""
    return {
        "status": table.status,
        "round": table.round,
        "awaited": [*table.awaited()],
        "turned": [*sorted(table.session.turns if table.session and table.status == "running" else ())],
        "deadline": table.deadline(),
    }


def snapshot(table: Table, known: Descriptions, viewer: int, present: Collection[int]) -> Snapshot:
    """Everything that a viewer may know now."""
    session = table.session
    return {
        "seq": table.seq,
        "you": None if viewer == SPECTATOR else viewer,
        "code": None if viewer == SPECTATOR else table.code,
        "link": None if viewer == SPECTATOR else table.link,
        "table": show_table(table, present),
        "now": show_now(table),
        "story": known.last_story(table),
        "public": known.of(table, session.round) if session else None,
        "own": own_patches(table, known, session.round, session.view(viewer)) if session and viewer >= 0 else [],
        "by_clock": own_turn_by_clock(table, viewer),
    }


def encode_snapshot(table: Table, known: Descriptions, viewer: int, present: Collection[int]) -> bytes:
    """The same as it is sent."""
    shown = snapshot(table, known, viewer, present)
    sent = (
        (name, known.encode(shown["public"]) if name == "public" else to_json(part)) for name, part in shown.items()
    )
    return b"{" + b",".join(b'"%b":%b' % (name.encode(), part) for name, part in sent) + b"}"


def own_patches(table: Table, known: Descriptions, number: int, view: View) -> list[Patch]:
    """What a seat sees in a round besides, or instead."""
    return find_patches(known.of(table, number), table.running().game.describe(view))


def show_events(
    table: Table, known: Descriptions, entries: Sequence[Entry], present: Collection[int]
) -> list[EventShown]:
    """What happened, as everybody may know it."""
    return [show_event(table, known, entry, present) for entry in entries]


def show_event(table: Table, known: Descriptions, entry: Entry, present: Collection[int]) -> EventShown:
    """One event. A turn says who made it, and what it was only when its round is closed."""
    seq, at, event = entry.seq, entry.at, entry.event
    match event:
        case events.Turned():
            return show_turn(table, known, entry, event)
        case events.TakenBack():
            deadline = table.deadline()
            return {
                "seq": seq,
                "at": at,
                "kind": event.kind,
                "seat": event.seat,
                "round": event.round,
                "deadline": deadline,
            }
        case events.Started() | events.Supposed():
            number = event.round if isinstance(event, events.Supposed) else 1
            return {
                "seq": seq,
                "at": at,
                "kind": event.kind,
                "seat": None,
                "table": show_table(table, present),
                "now": show_start(table, number),
                "public": known.of(table, number),
            }
    seat = events.seat_of(event)
    return {"seq": seq, "at": at, "kind": event.kind, "seat": seat, "table": show_table(table, present)}


def show_turn(table: Table, known: Descriptions, entry: Entry, event: events.Turned) -> EventShown:
    """A turn, and what came of the round that it closed."""
    shown: TurnShown = {
        "seq": entry.seq,
        "at": entry.at,
        "kind": event.kind,
        "seat": event.seat,
        "round": event.round,
        "by": event.by,
    }
    number = opened_by(table, entry)
    return {**shown, **show_closing(table, known, number)} if number else shown


def opened_by(table: Table, entry: Entry) -> int:
    """The number of the round that this entry opened; 0 if it opened none."""
    index = bisect_left(table.openings, entry.seq)
    return index + 1 if index < len(table.openings) and table.openings[index] == entry.seq else 0


def show_closing(table: Table, known: Descriptions, number: int) -> Closing:
    """A round was closed, and this is the next: what happened, and how the public description changed."""
    return {
        "now": show_start(table, number),
        "story": story(table, number - 1, SPECTATOR),
        "changes": find_patches(known.of(table, number - 1), known.of(table, number)),
    }


def show_start(table: Table, number: int) -> Now:
    """How far the game was when a round began."""
    session = table.running()
    state = start_of(session, number)
    return {
        "status": "finished" if session.game.is_over(state) else "running",
        "round": number,
        "awaited": [*session.game.to_act(state)],
        "turned": [],
        "deadline": table.deadline() if number == session.round else None,
    }


def story(table: Table, number: int, viewer: int) -> Story:
    """What happened in a round, if it is closed: what everybody did, and for whom the clock did it."""
    session = table.session
    if session is None or not 1 <= number <= len(session.rounds):
        return []
    late: list[ClockEvent] = [{"event": "story-clock", "seat": seat} for seat in played_by_clock(table, number)]
    return [*session.story(number, viewer), *late]


def played_by_clock(table: Table, number: int) -> list[int]:
    """The seats whose turns of a closed round were made because their time was over."""
    if number >= len(table.openings):  # a record, which tells nothing of time
        return []
    entries = table.entries[table.openings[number - 1] : table.openings[number]]
    made = {turn.seat: turn.by for turn in (entry.event for entry in entries) if isinstance(turn, events.Turned)}
    return sorted(seat for seat, by in made.items() if by == "clock")


def own_turn_by_clock(table: Table, seat: int) -> Story:
    """What the clock has played for a seat in this round, which waits for others: the seat may take it back."""
    session = table.session
    if session is None or seat not in session.turns:
        return []
    made = (entry.event for entry in reversed(table.entries))
    last = next(turn for turn in made if isinstance(turn, events.Turned) and turn.seat == seat)
    if last.by != "clock":
        return []
    return [*session.game.story(view_of(table, session.round, seat), {seat: session.turns[seat]}, session.view(seat))]


def start_of(session: Session, number: int) -> State:
    """The state at the start of a round; right also while another thread closes one."""
    state = session.state
    return session.earlier[number - 1] if number <= len(session.earlier) else state


def touches(table: Table, entries: Sequence[Entry], seat: int) -> bool:
    """Whether these events change what the seat alone may know."""
    return any(
        events.seat_of(entry.event) == seat
        or isinstance(entry.event, events.Started | events.Supposed)
        or opened_by(table, entry)
        for entry in entries
    )


def show_draft(table: Table, known: Descriptions, number: int, view: View, seat: int) -> DraftAnswer:
    """A turn that is being made: what the seat sees now, and how it may go on."""
    game = table.running().game
    return {
        "round": number,
        "complete": game.is_turn_complete(view, seat),
        "legal": [game.write(move) for move in game.legal(view, seat)],
        "own": own_patches(table, known, number, view),
    }


def show_tried(game: Game, view: View, turn: Turn) -> Tried:
    """A whole turn tried on what its seat may know: what would be seen then, and what would have happened."""
    trial, before = view.copy(), game.describe(view)
    play(game, trial, view.viewer, turn)
    return {
        "moves": [game.write(move) for move in turn],
        "own": find_patches(before, game.describe(trial)),
        "story": [*game.story(view, {view.viewer: turn}, trial)],
    }


def view_of(table: Table, number: int, seat: int) -> View:
    """What a seat could know at the start of a round."""
    session = table.running()
    return session.game.view(start_of(session, number), seat)


def show_past(table: Table, number: int, viewer: int) -> Past:
    """A round of a finished game: its start as a seat saw it, or as everybody may now, and what happened then."""
    session = table.running()
    state = start_of(session, number)
    view = session.game.look_back(state) if viewer == SPECTATOR else session.game.view(state, viewer)
    turns = session.rounds[number - 1] if number <= len(session.rounds) else {}
    return {
        "round": number,
        "rounds": len(session.rounds),
        "description": session.game.describe(view),
        "turns": {str(seat): write_turn(session.game, turn) for seat, turn in turns.items()},
        "story": story(table, number, viewer),
    }


def show_record(table: Table) -> str:
    """The record of a game that is over, with its seed."""
    return write_record(table.running())
