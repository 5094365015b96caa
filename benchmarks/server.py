"""Durable turns per second and latencies, beside an endpoint that only commits a row, in the same run.

`python -m benchmarks.server` prints the figures, and ends with 1 if a bar is missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import httpx

from benchmarks.load import Call, Figures, drive
from housewright.engine.game import Seed, write_turn
from housewright.engine.session import Session
from housewright.engine.simulate import play_random_round
from housewright.games import find_game
from tests.server.running import Client, Server, Zygote, free_port, new_server

TABLES = 100
CONNECTIONS = 32
RATE = 200.0  # turns per second, for latencies
ROW_BYTES = 90  # about what the event of a turn takes
BUSY_TABLES = 12  # with masters that think all the time
LEAST_SHARE, MOST_SLOWER = 0.5, 2.0


def lanes_of_turns(server: Server, client: Client, tables: int) -> list[list[Call]]:
    """Solo tables, and for each the turns of a random game on its deal, which only the database knows."""
    ids = [client.open("welcome", "basic", [None], start=True) for _ in range(tables)]
    with contextlib.closing(sqlite3.connect(f"{server.folder}/house.db")) as database:
        seeds = dict(database.execute("SELECT id, seed FROM tables").fetchall())
    return [turns_of(table, seeds[table]) for table in ids]


def turns_of(table: str, seed: bytes) -> list[Call]:
    """The turns of a random game."""
    session = Session.begin(find_game("welcome"), "basic", 1, Seed(seed))
    rng = random.Random(table)
    while not session.is_over:
        play_random_round(session, rng)
    return [
        Call(
            f"/api/tables/{table}/turn",
            {"round": number, "moves": write_turn(session.game, turns[0]).split(), "key": uuid.uuid4().hex},
        )
        for number, turns in enumerate(session.rounds, 1)
    ]


def merged(lanes: list[list[Call]], count: int) -> list[list[Call]]:
    """The lanes of many tables as those of fewer connections."""
    return [[call for lane in lanes[index::count] for call in lane] for index in range(count)]


@contextlib.contextmanager
def bare_server(folder: Path) -> Iterator[int]:
    """The baseline, on a port of its own."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.bare", f"{folder}/bare.db", str(port)])
    try:
        for _ in range(300):
            with contextlib.suppress(httpx.TransportError):
                httpx.post(f"http://127.0.0.1:{port}/row", json={"key": "first", "row": ""})
                break
            time.sleep(0.1)
        yield port
    finally:
        process.kill()
        process.wait()


def bare_lanes(count: int, each: int) -> list[list[Call]]:
    """Rows to be committed, as many as there are turns."""
    return [
        [Call("/row", {"key": uuid.uuid4().hex, "row": "x" * ROW_BYTES}) for _ in range(each)] for _ in range(count)
    ]


def measure(folder: Path, tables: int = TABLES) -> list[str]:
    """Measure and print; returns the bars that were missed."""
    zygote = Zygote()
    server = new_server(zygote, folder, thinking_seconds=2.0, log_level="warning").start()
    port = int(str(server.settings["port"]))
    client = server.guest()
    missed: list[str] = []
    try:
        token = client.token or ""
        each = 25 * tables // CONNECTIONS
        with bare_server(folder) as bare:
            base = asyncio.run(drive(bare, token, bare_lanes(CONNECTIONS, each)))
            show("bare endpoint, 32 connections", base)
            ours = asyncio.run(drive(port, token, merged(lanes_of_turns(server, client, tables), CONNECTIONS)))
            show("durable turns, 32 connections", ours)
            steady_base = asyncio.run(drive(bare, token, bare_lanes(CONNECTIONS, each), RATE))
            show(f"bare endpoint, {RATE:.0f}/s", steady_base)
        steady = asyncio.run(drive(port, token, lanes_of_turns(server, client, tables), RATE))
        show(f"durable turns, {RATE:.0f}/s over {tables} tables", steady)
        missed += check("share of the bare endpoint", ours.per_second() / base.per_second(), at_least=LEAST_SHARE)
        lanes = lanes_of_turns(server, client, tables)
        for _ in range(BUSY_TABLES):
            client.open("welcome", "basic", ["master"] * 4, seat=None, start=True)
        busy = asyncio.run(drive(port, token, lanes, RATE))
        show("the same with computer players busy", busy)
        ratio = busy.percentile(0.99) / steady.percentile(0.99)
        missed += check("p99 with computer players busy, times that without", ratio, at_most=MOST_SLOWER)
    finally:
        server.close()
        zygote.close()
    return missed


def show(what: str, figures: Figures) -> None:
    """Print a line."""
    print(f"{what}: {figures}", flush=True)


def check(what: str, value: float, at_least: float = 0.0, at_most: float = float("inf")) -> list[str]:
    """Print a ratio, and whether it meets its bar."""
    met = at_least <= value <= at_most
    bar = f"at least {at_least:g}" if at_least else f"at most {at_most:g}"
    print(f"{what}: {value:.2f} ({bar}{'' if met else ', MISSED'})", flush=True)
    return [] if met else [what]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        sys.exit(1 if measure(Path(place)) else 0)
