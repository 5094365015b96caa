"""Whole games over HTTP."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from housewright.engine.record import read_record
from housewright.engine.session import Session
from housewright.games import find_game
from tests.server.running import Client, Server

GAMES = [
    ("welcome", "basic", 1),
    ("welcome", "advanced", 3),
    ("welcome", "expert", 2),
    ("heimat", "basic", 4),
    ("heimat", "estates+games-2", 2),
]


def play_round(clients: list[Client], table: str, rng: random.Random) -> bool:
    """Everybody who is awaited makes a random turn, in random order; false if the game is over."""
    now = clients[0].look(table)["now"]
    for seat in rng.sample(now["awaited"], len(now["awaited"])):
        clients[seat].turn(table, now["round"], clients[seat].choose(table, now["round"], rng.choice))
    return bool(now["awaited"])


@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_game_over_http_ends_in_the_same_bytes_as_the_same_turns_played_directly(
    server: Server, game: str, options: str, seats: int
) -> None:
    rng = random.Random(seats)
    clients = [server.guest(f"Player {seat + 1}") for seat in range(seats)]
    table = clients[0].open(game, options, [None] * seats)
    code = clients[0].look(table)["code"]
    for client in clients[1:]:
        client.post("/join", code=code)
    clients[0].post(f"/tables/{table}/start")
    while play_round(clients, table, rng):
        pass
    record = clients[-1].get(f"/tables/{table}/record")
    played = read_record(record, find_game)  # every line of it is checked there
    again = Session.begin(find_game(game), options, seats, played.deal)
    for turns in played.rounds:
        for seat in sorted(turns, reverse=True):
            again.submit(seat, turns[seat])
    assert again.state.to_bytes() == played.state.to_bytes()
    assert f'[Digest "{again.state.digest()}"]' in record


@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_the_story_of_a_running_game_can_be_read_from_its_beginning(server: Server, game: str) -> None:
    rng = random.Random(4)
    clients = [server.guest("Ada"), server.guest("Bo")]
    table = clients[0].open(game, "basic", [None, None])
    assert clients[0].get(f"/tables/{table}/story") == []
    clients[1].post("/join", code=clients[0].look(table)["code"])
    clients[0].post(f"/tables/{table}/start")
    told = []
    for _ in range(6):
        play_round(clients, table, rng)
        told.append(clients[1].look(table)["story"])
    assert clients[1].get(f"/tables/{table}/story") == told
    assert clients[0].get(f"/tables/{table}/story?after=4") == told[4:]


def test_cubes_are_told_by_their_colour_while_they_are_covered_and_in_full_at_the_end(server: Server) -> None:
    clients = [server.guest("Ada"), server.guest("Bo")]
    table = clients[0].open("heimat", "basic", [None, None])
    clients[1].post("/join", code=clients[0].look(table)["code"])
    clients[0].post(f"/tables/{table}/start")
    most = 0
    while (seen := clients[0].look(table))["now"]["status"] == "running":
        (seat,), number = seen["now"]["awaited"], seen["now"]["round"]
        clients[seat].turn(table, number, clients[seat].choose(table, number, build_high(seen["public"])))
        hidden = sum(
            storey["value"] is None
            for row in clients[0].look(table)["public"]["rows"]
            for lot in row["lots"]
            for storey in lot["storeys"]
        )
        assert sum(len(cube) == 1 for cube in cubes(clients[0].get(f"/tables/{table}/story"))) == hidden
        most = max(most, hidden)
    assert most > 1
    assert all(len(cube) == 2 for cube in cubes(clients[0].get(f"/tables/{table}/story")))


def build_high(public: Any) -> Callable[[list[str]], str]:
    """Nobody bids; cubes go on houses as long as they can, and then the rows are roofed."""
    houses = [lot["lot"] for row in public["rows"] for lot in row["lots"] if lot["storeys"]]
    wanted = ["-", *houses, "<1", "<2", "<3", ">1", ">2", ">3", "^"]
    return lambda legal: next((move for move in wanted if move in legal), legal[0])


def cubes(story: list[list[dict[str, Any]]]) -> list[str]:
    """The cubes that were built, as they are told."""
    return [event["cube"] for events in story for event in events if event["event"] == "story-cube"]
