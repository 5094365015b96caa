"""Durable turns per second and latencies, beside an endpoint that only commits a row, in the same run.

`python -m benchmarks.server` prints the figures, and ends with 1 if a bar is missed.
Parts can be named: `throughput`, `latency`, `viewers`, `neighbour`, `analyses`, `first`, `full`, `large`. With `short`
houses are small and phases are few: that shows whether everything works, and measures nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from benchmarks import house
from benchmarks.greedy import REPLAYS
from benchmarks.load import Call, Figures, drive
from benchmarks.neighbour import Neighbour, play_all
from benchmarks.viewers import time_of_the_last
from housewright.engine.game import Seed, write_turn
from housewright.engine.record import write_record
from housewright.engine.session import Session
from housewright.engine.simulate import play_random_round, random_session
from housewright.games import find_game
from tests.server.running import (
    PATIENCE,
    SHARES_AS_USUAL,
    Client,
    Server,
    Zygote,
    accepted,
    free_port,
    new_server,
    wait_until,
)
from tests.server.test_records import send_record

WELCOME = find_game("welcome")
TABLES = 100
CONNECTIONS = 32
RATE = 200.0  # turns per second, for latencies
ROW_BYTES = 90  # about what the event of a turn takes
BUSY_TABLES = 12  # with masters that think all the time
PASSES = 3
VIEWERS, LAZY, TURNS = 1000, 50, 15
LEAST_SHARE, MOST_SLOWER = 0.5, 2.0
MOST_P50, MOST_P99 = 15.0, 100.0  # milliseconds
MOST_LAST, MOST_FOR_LAZY = 150.0, 1.2
SETTLED, SHORTEST_LIMIT, IDLE_SECONDS, STARTS = 5, 5, 10, 3  # events of a table; seconds; starts, the first of which
# writes down what Python has compiled
SOON, SEATS, ROUNDS = 1_000, 100, 3  # milliseconds after a start; of a large table
MOST_STARTING, MOST_IDLE, MOST_LATE, MOST_MEGABYTES = 2.0, 0.05, 3.0, 1000.0
MOST_SOON = 5.0  # seconds, of which a start takes most
SERVED, MOST_SERVING = 5.0, 0.006  # seconds for a start, and for each table that is late: read, played and written
NEIGHBOURS, TURNS_OF_A_PHASE = 3, 25  # a phase is shorter than anybody's patience: who stands still is
# not late
MOST_APART = 1.5  # times that halves of the phases in a quiet house may differ
GREEDY_SECONDS, SETTLING_SECONDS = 5.0, 0.5  # until the worst guest has taken all; until a house is awake again
LEAST_HELD = 30  # streams of the worst guest: those of a table of a hundred seats are let in slowly
MOST_BESIDE_THE_WORST, MOST_BESIDE_ANALYSES = 3.0, 2.0
FIRST_OF, MOST_FIRST = ("welcome", "heimat"), 1.0  # games whose first turn is there after so many seconds
ANALYSES, LARGE = 4, 30  # at a time; seats of the games that are looked at, which takes longer than we measure


@dataclass(frozen=True, slots=True)
class Extent:
    """How much is measured."""

    phases: int  # in each house: of 1,500 turns the p99 is the fifteenth largest
    tables: int
    large_tables: int


FULL, SHORT = Extent(phases=20, tables=10_000, large_tables=1_500), Extent(phases=2, tables=300, large_tables=20)


def lanes_of_turns(server: Server, client: Client, tables: int) -> list[list[Call]]:
    """Solo tables, and for each the turns of a random game on its deal, which only the database knows."""
    ids = [client.open("welcome", "basic", [None], start=True) for _ in range(tables)]
    with contextlib.closing(sqlite3.connect(f"{server.folder}/house.db")) as database:
        seeds = dict(database.execute("SELECT id, seed FROM tables").fetchall())
    return [turns_of(table, seeds[table]) for table in ids]


def turns_of(table: str, seed: bytes) -> list[Call]:
    """The turns of a random game."""
    session = Session.begin(WELCOME, "basic", 1, Seed(seed))
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


def even(lanes: list[list[Call]]) -> list[list[Call]]:
    """The longer half of the games, as far as the shortest of them goes: the rate is the same until the end."""
    longest = sorted(lanes, key=len, reverse=True)[: len(lanes) // 2]
    return [lane[: len(longest[-1])] for lane in longest]


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


def measure(folder: Path, parts: Sequence[str], extent: Extent) -> list[str]:
    """Measure and print; returns the bars that were missed."""
    zygote = Zygote()

    def new(name: str, **settings: Any) -> Server:
        return new_server(zygote, folder / name, log_level="warning", **settings)

    measuring = {
        "throughput": lambda: measure_throughput(new("throughput")),
        "latency": lambda: measure_latency([new(f"latency-{index}", thinking_seconds=2.0) for index in range(PASSES)]),
        "viewers": lambda: measure_viewers(new("viewers")),
        "neighbour": lambda: measure_neighbour(
            new("quiet", limits=1, **SHARES_AS_USUAL), new("busy", limits=1, **SHARES_AS_USUAL), extent.phases
        ),
        "analyses": lambda: measure_analyses(new("no-analyses"), new("analyses", analysis_depth="deep"), extent.phases),
        "first": lambda: measure_first(new("first")),
        "full": lambda: measure_full_house(new("full", most_tables=2 * extent.tables), extent.tables),
        "large": lambda: measure_large_tables(new("large"), extent.large_tables),
    }
    try:
        return [missed for part in parts or measuring for missed in measuring[part]()]
    finally:
        zygote.close()


def measure_throughput(server: Server) -> list[str]:
    """As many turns as it takes, and as many bare commits."""
    with running(server) as client, bare_server(server.folder) as bare:
        token = client.token or ""
        each = 25 * TABLES // CONNECTIONS
        base = asyncio.run(drive(bare, token, bare_lanes(CONNECTIONS, each)))
        show(f"bare endpoint, {CONNECTIONS} connections", base)
        lanes = merged(lanes_of_turns(server, client, TABLES), CONNECTIONS)
        ours = asyncio.run(drive(server.port, token, lanes))
        show(f"durable turns, {CONNECTIONS} connections", ours)
    return check("share of the bare endpoint", ours.per_second() / base.per_second(), at_least=LEAST_SHARE)


def measure_latency(servers: list[Server]) -> list[str]:
    """At an even rate: bare commits, turns alone, then with computer players busy; thrice, because disks have moods."""
    bare, alone, busy = Figures(), Figures(), Figures()
    for server in servers:
        with running(server) as client:
            token = client.token or ""
            with bare_server(server.folder) as port:
                bare += asyncio.run(drive(port, token, bare_lanes(TABLES, 18), RATE))
            lanes = [even(lanes_of_turns(server, client, 2 * TABLES)) for _ in range(2)]
            alone += asyncio.run(drive(server.port, token, lanes[0], RATE))
            for _ in range(BUSY_TABLES):
                client.open("welcome", "basic", ["master"] * 4, seat=None, start=True)
            busy += asyncio.run(drive(server.port, token, lanes[1], RATE))
    show(f"bare endpoint, {RATE:.0f}/s", bare)
    show(f"durable turns, {RATE:.0f}/s over {TABLES} tables", alone)
    show("the same with computer players busy", busy)
    ratio = busy.percentile(0.99) / alone.percentile(0.99)
    return (
        check("p50, milliseconds", alone.percentile(0.5), at_most=MOST_P50)
        + check("p99, milliseconds", alone.percentile(0.99), at_most=MOST_P99)
        + check("p99 with computer players busy, times that without", ratio, at_most=MOST_SLOWER)
    )


def measure_viewers(server: Server) -> list[str]:
    """Many viewers of one table, all reading, and with a few who do not."""
    with running(server) as client:
        token = client.token or ""
        times: list[float] = []
        for calls in lanes_of_turns(server, client, 4):
            lazy = LAZY if len(times) % 2 else 0  # in turns, because machines have moods
            table = calls[0].path.split("/")[3]
            times.append(asyncio.run(time_of_the_last(server.port, token, table, calls[:TURNS], VIEWERS, lazy)))
    reading, with_lazy = statistics.mean(times[::2]), statistics.mean(times[1::2])
    print(f"{VIEWERS} viewers of one table: last one after {reading:.0f} ms; {LAZY} not reading: {with_lazy:.0f} ms")
    return check("last viewer, milliseconds", reading, at_most=MOST_LAST) + check(
        "the same with viewers who do not read, times that without", with_lazy / reading, at_most=MOST_FOR_LAZY
    )


def measure_neighbour(quiet: Server, busy: Server, phases: int) -> list[str]:
    """Turns of a guest, and answers of an easy opponent, in a quiet house and beside the worst guest.

    By turns, a while in each, because machines have moods; meanwhile the other house stands still, with all its guests.
    """
    with running(quiet) as at_home, running(busy) as beside:
        command = [sys.executable, "-m", "benchmarks.greedy", str(busy.port), "203.0.113.9"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as greedy:
            try:
                assert greedy.stdout is not None
                assert greedy.stdout.readline() == "ready\n"
                time.sleep(GREEDY_SECONDS)
                houses = [(at_home, [quiet.pid]), (beside, [busy.pid, greedy.pid])]
                found = take_turns(houses, phases)
                assert greedy.poll() is None, "the worst guest has given up"
                answered, refused = count_answers(busy)
                print(f"the worst guest asked for all it could get: {answered} answers, {refused} refusals", flush=True)
                assert refused > answered / 100, "the worst guest did not come to its limits"
                late = busy.output.count("computer players are late")
                held, looked_at = busy.metric("housewright_streams"), busy.metric("housewright_analyses")
                print(f"it held {held:.0f} streams, and {looked_at:.0f} games were looked at for it", flush=True)
                assert held >= LEAST_HELD, "the worst guest holds no streams"
                assert looked_at == REPLAYS, "no games are looked at for the worst guest"
            finally:
                greedy.kill()
    return compare(found, "beside the worst guest", MOST_BESIDE_THE_WORST) + check(
        "turns that were made by chance meanwhile", late, at_most=0
    )


def measure_analyses(quiet: Server, busy: Server, phases: int) -> list[str]:
    """Turns of a guest, and answers of an easy opponent, in a quiet house and where four games are looked at."""
    with running(quiet) as at_home, running(busy) as beside:
        for seed in range(ANALYSES):
            table = accepted(send_record(beside, write_record(random_session(WELCOME, "basic", LARGE, seed))))["id"]
            beside.post(f"/tables/{table}/analysis")
        found = take_turns([(at_home, [quiet.pid]), (beside, [busy.pid])], phases)
        state = beside.get(f"/tables/{table}/analysis")
        assert (state["status"], state["beside"]) == ("running", ANALYSES - 1), "they were done too soon"
    return compare(found, "while four games are looked at", MOST_BESIDE_ANALYSES)


def measure_first(server: Server) -> list[str]:
    """From asking for an analysis until its first turn is there, at normal depth."""
    missed: list[str] = []
    with running(server) as client:
        for game in FIRST_OF:
            seconds = []
            for seed in range(1 + PASSES):  # the first one loads everything
                record = write_record(random_session(find_game(game), "basic", 2, seed))
                table = accepted(send_record(client, record))["id"]
                began = time.perf_counter()
                found = client.post(f"/tables/{table}/analysis")
                while not found["events"]:
                    found = client.get(f"/tables/{table}/analysis?after=0&wait=20")
                seconds.append(time.perf_counter() - began)
                client.ask("DELETE", f"/tables/{table}/analysis")
            missed += check(f"seconds until the first turn of {game}", max(seconds[1:]), at_most=MOST_FIRST)
    return missed


def compare(found: list[list[Neighbour]], when: str, most: float) -> list[str]:
    """What took how long, in a quiet house and in the other."""
    missed: list[str] = []
    for what, by_what in (("turns", "turns"), ("answers of an easy opponent", "answers")):
        figures = [[getattr(phase, by_what) for phase in phases] for phases in found]
        halves = [sum(figures[0][half::2], Figures()).percentile(0.99) for half in range(2)]
        apart = max(halves) / min(halves)
        p99 = [sum(all_of_it, Figures()).percentile(0.99) for all_of_it in figures]
        print(
            f"{what}: p99 {p99[0]:.1f} ms in a quiet house ({halves[0]:.1f} and {halves[1]:.1f} in halves of the "
            f"phases), {p99[1]:.1f} ms {when}, {len(sum(figures[1], Figures()).milliseconds)} in each",
            flush=True,
        )
        if apart > MOST_APART:
            print(f"this says nothing about {what}: the machine was {apart:.1f} times as slow in one half", flush=True)
            missed.append(f"{what} in a quiet machine")
            continue
        missed += check(f"p99 of {what} {when}, times that in a quiet house", p99[1] / p99[0], at_most=most)
    return missed


def count_answers(server: Server) -> tuple[int, int]:
    """How many requests there were, and how many of them came too often."""
    lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
    counted = [line for line in lines if line.startswith("housewright_requests_total{")]
    answers = {line: int(float(line.rpartition(" ")[2])) for line in counted}
    return sum(answers.values()), sum(number for line, number in answers.items() if 'status="429"' in line)


def take_turns(houses: list[tuple[Client, list[int]]], count: int) -> list[list[Neighbour]]:
    """Play for a while in one house after the other, again and again; the processes of those that wait stand still."""
    found: list[list[Neighbour]] = [[] for _ in houses]
    tokens = [
        [client.server.guest(f"Neighbour {number}").token or "" for number in range(NEIGHBOURS)] for client, _ in houses
    ]
    processes = [pid for _, pids in houses for pid in pids]
    try:
        for _ in range(count):
            for (client, pids), known, phases in zip(houses, tokens, found, strict=True):
                for pid in processes:
                    os.killpg(pid, signal.SIGCONT if pid in pids else signal.SIGSTOP)
                time.sleep(SETTLING_SECONDS)
                phases.append(asyncio.run(play_all(client.server.port, known, TURNS_OF_A_PHASE)))
    finally:
        for pid in processes:
            os.killpg(pid, signal.SIGCONT)
    return found


def measure_full_house(server: Server, tables: int) -> list[str]:
    """Running tables with time limits: starting, one that is due then, doing nothing, one that is late, then all."""
    file = server.folder / "house.db"
    with running(server) as client:
        table = client.open(seats=[None, "beginner"], limit=86_400, start=True)
        wait_until(lambda: client.look(table)["seq"] == SETTLED, "the beginner's turn")
        server.stop()
        house.fill(file, table, tables)
        starting = min(time_of_a_start(file, client.token or "", table) for _ in range(STARTS))
        due = house.make_due(file, table, SOON)
        server.start()
        wait_until(lambda: house.count_late_turns(file), "the one that is due")
        soon = time.time() - due
        used, began = house.cpu_seconds(server.pid), time.perf_counter()
        time.sleep(IDLE_SECONDS)
        idle = (house.cpu_seconds(server.pid) - used) / (time.perf_counter() - began)
        began, before = time.perf_counter(), house.count_late_turns(file)
        client.open(limit=SHORTEST_LIMIT, start=True)
        wait_until(lambda: house.count_late_turns(file) > before, "the one that is late")
        late = time.perf_counter() - began - SHORTEST_LIMIT
        server.stop()
        house.make_late(file)
        began = time.perf_counter()
        server.start()
        wait_until(lambda: house.count_late_turns(file) >= tables, "all that are late", tables)
        serving = time.perf_counter() - began
        megabytes = house.peak_megabytes(server.pid)
    return (
        check(f"seconds until a house of {tables} tables shows one", starting, at_most=MOST_STARTING)
        + check("seconds until a table is served whose time is over soon after a start", soon, at_most=MOST_SOON)
        + check("share of a core when nothing happens there", idle, at_most=MOST_IDLE)
        + check("seconds until somebody's time is noticed to be over", late, at_most=MOST_LATE)
        + check(f"seconds until all {tables} that are late are served", serving, at_most=SERVED + MOST_SERVING * tables)
        + check("megabytes, at most", megabytes, at_most=MOST_MEGABYTES)
    )


def time_of_a_start(file: Path, token: str, table: str) -> float:
    """Seconds until a server shows a table; how long each page takes until then is printed."""
    began = time.perf_counter()
    with house.started(file, port := free_port()) as command:
        for path in ("/healthz", *house.FIRST_PATHS, f"/api/tables/{table}"):
            house.wait_for_answers(port, token, [path])
            seconds, used = time.perf_counter() - began, house.cpu_seconds(command.pid)
            print(f"{path.replace(table, '…')} after {seconds:.2f} s and {used:.2f} CPU-seconds", flush=True)
    return seconds


def measure_large_tables(server: Server, tables: int) -> list[str]:
    """Tables of a hundred seats, some rounds old: all of them looked at, with all that was told."""
    file = server.folder / "house.db"
    with running(server) as client:
        table = client.open(seats=[None] + ["beginner"] * (SEATS - 1), limit=86_400, start=True)
        for number in range(1, ROUNDS + 1):
            client.turn(table, number, client.choose(table, number))
            wait_until(lambda number=number: client.look(table)["now"]["round"] > number, "the beginners")  # type: ignore[misc]
        wait_until(lambda: client.look(table)["now"]["awaited"] == [0], "the beginners")
        server.stop()
        house.fill(file, table, tables)
        server.start()
        began = time.perf_counter()
        for copy in house.copies(file):
            client.look(copy)
            client.get(f"/tables/{copy}/story")
        print(f"{tables} tables of {SEATS} seats looked at in {time.perf_counter() - began:.0f} s", flush=True)
        print(f"{server.metric('housewright_tables'):.0f} of them are in memory", flush=True)
        megabytes = house.peak_megabytes(server.pid)
    return check(f"megabytes with {tables} tables of {SEATS} seats, at most", megabytes, at_most=MOST_MEGABYTES)


@contextlib.contextmanager
def running(server: Server) -> Iterator[Client]:
    """A server that runs for a while, and somebody there."""
    try:
        yield server.start().guest()
    finally:
        server.close()


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
        named = [word for word in sys.argv[1:] if word != "short"]
        sys.exit(1 if measure(Path(place), named, SHORT if "short" in sys.argv else FULL) else 0)
