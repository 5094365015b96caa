"""Other guests: each plays against an easy computer player: how long turns take, and the opponents' answers."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from benchmarks.load import Call, Connection, Figures

PAUSE = 0.25  # seconds before a turn: people think, too, and may not try more than so many moves a second
ROUNDS = 5  # of each game: whoever builds at random has refused three permits soon after, and then it is over
FIRST_TURN = 5  # the event of the opponent's first turn, after opened, sat, seated, started


@dataclass(slots=True)
class Neighbour:
    """What was measured."""

    turns: Figures = field(default_factory=Figures)
    answers: Figures = field(default_factory=Figures)

    def __add__(self, other: Neighbour) -> Neighbour:
        """Both together."""
        return Neighbour(self.turns + other.turns, self.answers + other.answers)


class Follower:
    """Knows the number of the last event at a table."""

    def __init__(self) -> None:
        self.seq = 0
        self.moved = asyncio.Event()

    async def follow(self, port: int, token: str, table: str) -> None:
        """Read a stream until it ends."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 24)
        head = f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n"
        writer.write(head.encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    self.seq = int(line[4:])
                    self.moved.set()
        finally:
            writer.close()

    async def reach(self, seq: int) -> None:
        """Wait for an event."""
        while self.seq < seq:
            self.moved.clear()
            await asyncio.wait_for(self.moved.wait(), 120)


async def play_all(port: int, tokens: Sequence[str], turns: int) -> Neighbour:
    """So many turns of each of these guests, who come from different addresses."""
    played = [play(port, token, f"198.51.100.{number}", turns) for number, token in enumerate(tokens, 1)]
    return sum(await asyncio.gather(*played), Neighbour())


async def play(port: int, token: str, address: str, turns: int) -> Neighbour:
    """So many turns, at one table after the other."""
    found, connection = Neighbour(), Connection(port, token, address)
    while len(found.turns.milliseconds) < turns:
        await play_table(port, token, connection, found, turns)
    connection.close()
    return found


async def play_table(port: int, token: str, connection: Connection, found: Neighbour, turns: int) -> None:
    """The beginning of a game; the opponent has made its turn of a round before we make ours."""
    body = {"game": "welcome", "seats": [None, "easy"], "seat": 0, "start": True}
    table = json.loads(await connection.post(Call("/api/tables", body)))["id"]
    follower = Follower()
    following = asyncio.create_task(follower.follow(port, token, table))
    await follower.reach(FIRST_TURN)
    for number in range(1, min(ROUNDS, turns - len(found.turns.milliseconds)) + 1):
        await asyncio.sleep(PAUSE)
        body = {"round": number, "moves": await choose(connection, table, number), "key": uuid.uuid4().hex}
        began = time.perf_counter()
        answer = json.loads(await connection.post(Call(f"/api/tables/{table}/turn", body)))
        turned = time.perf_counter()
        await follower.reach(answer["seq"] + 1)
        found.turns.milliseconds.append((turned - began) * 1000)
        found.answers.milliseconds.append((time.perf_counter() - turned) * 1000)
    following.cancel()


async def choose(connection: Connection, table: str, number: int) -> list[str]:
    """Any legal moves."""
    moves: list[str] = []
    while True:
        call = Call(f"/api/tables/{table}/draft", {"round": number, "moves": moves})
        tried: dict[str, Any] = json.loads(await connection.post(call))
        if tried["complete"]:
            return moves
        moves.append(random.choice(tried["legal"]))
