"""What leaves the server about a table is what the API describes."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic_core import from_json, to_json

from housewright.engine.game import Game, write_turn
from housewright.engine.simulate import random_turn
from housewright.games import find_game
from housewright.server.tables import events
from housewright.server.tables.events import Agreement, Entry, Event
from housewright.server.tables.table import Table
from housewright.server.telling import messages, showing
from housewright.server.telling.showing import Descriptions
from housewright.server.telling.shown import DraftAnswer, Message, Past
from tests.described import check, check_description, check_story

MOST_TURNS = 60


def check_shown(game: str, shown: Any) -> None:
    """Whatever is described or told anywhere in it is the game's."""
    if isinstance(shown, list):
        for part in shown:
            check_shown(game, part)
    elif isinstance(shown, dict):
        for name, part in shown.items():
            if name in ("public", "description") and part is not None:
                check_description(game, part)
            elif name == "story":
                check_story(game, part)
            else:
                check_shown(game, part)


def happen(table: Table, known: Descriptions, event: Event) -> None:
    """Let an event happen; everything that is told about it is what the types say."""
    table.add(Entry(table.seq + 1, 0, event))
    views = {0: table.session.view(0)} if table.session else {}
    public, own = messages.encode(table, known, messages.Batch(table.entries[-1:], table.round, views, {0}))
    assert showing.encode_snapshot(table, known, 0, {0}) == to_json(showing.snapshot(table, Descriptions(), 0, {0}))
    snapshots = [messages.snapshot_frame(table, known, seat, {0}) for seat in (0, None)]
    for frame in (public, *own.values(), *snapshots, messages.presence_frame(0, True)):
        check(Message, from_json(frame.body))
        check_shown(table.agreement.game, from_json(frame.body))


def started(game: Game, options: str, known: Descriptions) -> Table:
    """A table of two people that was just started."""
    table = Table("t", bytes(32), "game")
    agreement = Agreement(game=game.name, options=game.options(options), stand_in="good")
    happen(table, known, events.Opened(agreement=agreement, seats=2, host="a"))
    for seat, guest in enumerate("ab"):
        happen(table, known, events.Sat(seat=seat, guest=guest, name=guest))
    happen(table, known, events.Started())
    return table


@pytest.mark.parametrize(("name", "options"), [("welcome", "advanced"), ("welcome", "expert"), ("heimat", "basic")])
def test_messages_and_answers_are_what_the_api_describes(name: str, options: str) -> None:
    game, rng = find_game(name), random.Random(3)
    known = Descriptions()
    table = started(game, options, known)
    for _ in range(MOST_TURNS):
        if table.status != "running":
            break
        seat = table.awaited()[0]
        view = table.running().draft(seat, ())
        check(DraftAnswer, showing.show_draft(table, known, table.round, view, seat))
        turn = write_turn(game, random_turn(game, view, seat, rng))
        happen(table, known, events.Turned(seat=seat, round=table.round, turn=turn, by="person"))
        if seat in table.running().turns and rng.random() < 0.2:
            happen(table, known, events.TakenBack(seat=seat, round=table.round))
    past = showing.show_past(table, 2, 0)
    check(Past, past)
    check_shown(name, past)
