"""What if, and learning games: playing on from a position, and being told of a turn before it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from housewright.engine.record import read_record
from housewright.games import find_game
from tests.server.mirrors import read_log
from tests.server.running import Client, Server, accepted, wait_until
from tests.server.test_analyses import follow, import_game
from tests.server.test_records import send_record

Make = Callable[..., Server]
GAMES = [("welcome", "basic", 2), ("welcome", "expert", 3), ("heimat", "basic", 3), ("heimat", "games-2", 2)]


def play_out(client: Client, table: str, seat: int) -> None:
    """Play to the end, with computer players on all other seats."""
    while (now := client.look(table)["now"])["status"] == "running":
        if seat in now["awaited"]:
            client.turn(table, now["round"], client.choose(table, now["round"], lambda legal: legal[-1]))


# --- what if ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_position_is_played_on_from_kept_and_verified(server: Server, game: str, options: str, seats: int) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    old, record = import_game(ada, game, options, seats)
    number = len(read_record(record, find_game).rounds) // 2
    opened = bob.post(f"/tables/{old}/what-if", round=number, seat=1, player="easy")
    table = opened["id"]
    assert (opened["seat"], opened["code"]) == (1, None)
    seen = bob.look(table)
    assert (seen["table"]["kind"], seen["table"]["what_if"]) == (
        "what-if",
        {"table": old, "round": number, "seat": 1, "cards": "new"},
    )
    assert [chair["player"] for chair in seen["table"]["seats"]] == [
        None if seat == 1 else "easy" for seat in range(seats)
    ]
    past = bob.get(f"/tables/{old}/rounds/{number}?seat=1")["description"]
    log = read_log(server, table)
    assert [event["kind"] for event in log if event["kind"] not in ("sat", "seated", "turned")] == [
        "opened",
        "supposed",
    ]
    server.kill()
    server.start()
    assert bob.look(table)["table"] == seen["table"] | {"seats": bob.look(table)["table"]["seats"]}
    play_out(bob, table, 1)
    text = bob.get(f"/tables/{table}/record")
    assert f'[WhatIf "{number}"]' in text
    read = read_record(text, find_game)
    assert read.game.describe(read.game.view(read.earlier[number - 1], 1)) == past
    bob.refused(f"/tables/{table}/rematch", 409, "no-rematch")
    imported = accepted(send_record(ada, text))["id"]
    assert ada.get(f"/tables/{imported}/record") == text
    again = bob.post(f"/tables/{table}/what-if", round=number + 1, seat=1, cards="same")
    assert bob.look(again["id"])["now"]["round"] >= number + 1


def test_who_listens_is_told_of_every_round_that_follows(server: Server) -> None:
    ada = server.guest()
    old, _ = import_game(ada, "welcome", "basic", 2)
    table = ada.post(f"/tables/{old}/what-if", round=5, seat=0, player="beginner")["id"]
    number = 1 + [entry["kind"] for entry in read_log(server, table)].index("supposed")
    with ada.follow(table, number) as messages:
        ada.turn(table, 5, ada.choose(table, 5))
        events: list[Any] = []
        while not any("changes" in event for event in events):
            events += next(messages).get("events", [])
    assert next(event for event in events if "changes" in event)["now"]["round"] == 6
    assert ada.get(f"/tables/{table}/story?after=4")[0]
    supposed = ada.get(f"/tables/{table}/poll?after={number - 1}&wait=0")[0]["events"][0]
    assert (supposed["kind"], supposed["now"]["round"]) == ("supposed", 5)


def test_what_cannot_be_played_on_from_is_refused(server: Server) -> None:
    ada = server.guest()
    old, record = import_game(ada, "welcome", "basic", 2)
    rounds = len(read_record(record, find_game).rounds)
    path = f"/tables/{old}/what-if"
    ada.refused(path, 404, "no-such-round", round=rounds + 1, seat=0)
    ada.refused(path, 404, "no-such-round", round=1, seat=2)
    ada.refused(path, 422, "no-such-player", round=1, seat=0, player="random")
    server.stranger().refused(path, 401, "no-guest", round=1, seat=0)
    running = ada.open(seats=[None], start=True)
    ada.refused(f"/tables/{running}/what-if", 409, "not-over", round=1, seat=0)
    assert len(ada.get("/tables/mine")) == 1


def test_a_game_of_what_if_is_looked_at_like_any_other(make_server: Make) -> None:
    ada = make_server(analysis_depth="quick").guest()
    old, _ = import_game(ada, "welcome", "basic", 1)
    table = ada.post(f"/tables/{old}/what-if", round=3, seat=0)["id"]
    play_out(ada, table, 0)
    ada.post(f"/tables/{table}/analysis")
    *events, _ = follow(ada, table)
    made = [event["by"] for event in events if event["kind"] == "turn"]
    assert made[:2] == [None, None]
    assert {*made[2:]} == {"person"}


# --- learning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats"), [("welcome", [None]), ("welcome", [None, "easy"]), ("heimat", [None, "easy"])]
)
def test_a_turn_is_judged_before_it_counts_and_nothing_happens_by_that(
    server: Server, game: str, seats: list[str | None]
) -> None:
    ada = server.guest()
    table = ada.open(game, "basic", seats, start=True, learning=True)
    assert ada.look(table)["table"]["learning"] is True
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "the own turn")
    seen = ada.look(table)
    number = seen["now"]["round"]
    moves = ada.choose(table, number)
    told = ada.post(f"/tables/{table}/verdict", round=number, moves=moves)
    assert (told["seat"], told["round"]) == (0, number)
    made = next(choice for choice in told["choices"] if choice["made"])
    best = told["choices"][0]
    assert (made["moves"], best["loss"], made["loss"]) == (moves, 0, told["loss"])
    assert told["verdict"] in ("best", "good", "inexact", "mistake", "blunder")
    assert ada.look(table) == seen, "nothing is submitted, and no card is seen"
    assert ada.post(f"/tables/{table}/verdict", round=number, moves=moves) == told
    better = ada.post(f"/tables/{table}/verdict", round=number, moves=best["moves"])
    assert better["loss"] < 0.5 or better["loss"] <= told["loss"]
    ada.turn(table, number, best["moves"])


def test_only_whole_turns_in_learning_games_are_judged(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(seats=[None, "easy"], start=True, learning=True)
    path = f"/tables/{table}/verdict"
    moves = ada.choose(table, 1)
    ada.refused(path, 422, "turn-incomplete", round=1, moves=moves[:1])
    ada.refused(path, 422, "not-a-move", round=1, moves=["odd"])
    ada.refused(path, 422, "reason-turn-over", round=1, moves=[*moves, *moves])
    ada.refused(path, 409, "round-not-begun", round=2, moves=moves)
    bob.refused(path, 403, "not-seated", round=1, moves=moves)
    usual = ada.open(seats=[None], start=True)
    ada.refused(f"/tables/{usual}/verdict", 409, "no-learning", round=1, moves=moves)


def test_nobody_learns_in_company(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = ada.open(seats=[None, None], learning=True)
    bob.refused("/join", 409, "learning-alone", code=ada.look(table)["code"])
    ada.post(f"/tables/{table}/start", fill="easy")
    ada.refused("/tables", 422, "learning-hints", game="welcome", seats=[None], learning=True, hints=False)
    usual = ada.open(seats=[None, None])
    bob.post("/join", code=ada.look(usual)["code"])
    ada.refused(f"/tables/{usual}/terms", 409, "learning-alone", "PUT", game="welcome", seats=2, learning=True)


# --- hints ------------------------------------------------------------------------------------------------------------


def test_hints_say_why_the_best_is_best_and_what_the_others_give_up(server: Server) -> None:
    ada = server.guest()
    table = ada.open(seats=[None, "easy"], start=True)
    hints = ada.get(f"/tables/{table}/hints")
    assert all(isinstance(hint["grounds"], list) for hint in hints)
    best, second = hints[:2]
    for ground in best["grounds"]:
        assert abs(best["lines"][ground["line"]] - second["lines"][ground["line"]] - ground["points"]) < 0.2
    assert any(hint["grounds"] for hint in hints)
