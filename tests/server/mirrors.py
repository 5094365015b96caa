"""Mirrors: the session of a table, made from the server's database, so that tests find legal turns at once."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from housewright.engine.game import Seed, read_turn
from housewright.engine.session import Session
from housewright.engine.simulate import random_turn
from housewright.games import find_game
from tests.server.running import Client, Server


def database_of(server: Server) -> Path:
    """The file of a server's database."""
    return Path(str(server.settings["database"]))


def read_rows(server: Server, query: str, *arguments: object) -> list[tuple[Any, ...]]:
    """What stands in the database, also while the server runs."""
    with contextlib.closing(sqlite3.connect(f"{database_of(server).as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute(query, arguments).fetchall()


def change_rows(server: Server, query: str, *arguments: object) -> None:
    """Change the database of a server that does not run."""
    assert not server.is_alive()
    with contextlib.closing(sqlite3.connect(database_of(server))) as connection, connection:
        connection.execute(query, arguments)


def read_log(server: Server, table: str, after: int = 0) -> list[Any]:
    """The events of a table."""
    rows = read_rows(server, "SELECT body FROM log WHERE table_id = ? AND seq > ? ORDER BY seq", table, after)
    return [json.loads(body) for (body,) in rows]


def begin_mirror(server: Server, table: str) -> Session:
    """The session of a table before its first turn."""
    ((seed,),) = read_rows(server, "SELECT seed FROM tables WHERE id = ?", table)
    agreed = [event for event in read_log(server, table) if event["kind"] in ("opened", "agreed")][-1]
    agreement = agreed["agreement"]
    return Session.begin(find_game(agreement["game"]), agreement["options"], agreed["seats"], Seed(seed))


def happen(session: Session, event: Any) -> None:
    """Let a turn of the log happen in the mirror, too."""
    if event["kind"] == "turned":
        session.submit(event["seat"], read_turn(session.game, event["turn"]))
    elif event["kind"] == "taken-back":
        session.take_back(event["seat"])


def mirror(server: Server, table: str) -> Session:
    """The session of a table as it is."""
    session = begin_mirror(server, table)
    for event in read_log(server, table):
        happen(session, event)
    return session


def random_moves(session: Session, seat: int, rng: random.Random) -> list[str]:
    """The moves of a random legal turn."""
    turn = random_turn(session.game, session.draft(seat, ()), seat, rng)
    return [session.game.write(move) for move in turn]


def play_on(people: Mapping[int, Client], table: str, session: Session, rng: random.Random, rounds: int) -> Session:
    """Some rounds of random turns, or until it is over; all seats are people's."""
    last = session.round + rounds
    while session.round < last and not session.is_over:
        number = session.round
        for seat in rng.sample(session.awaited(), len(session.awaited())):
            moves = random_moves(session, seat, rng)
            people[seat].turn(table, number, moves)
            session.submit(seat, [session.game.read(move) for move in moves])
    return session


def play_out(server: Server, people: Mapping[int, Client], table: str, rng: random.Random) -> Session:
    """Random turns until the game is over."""
    return play_on(people, table, mirror(server, table), rng, 1_000_000)
