"""The worst guest that limits allow: takes all that there is, as often as the server lets it. `… PORT ADDRESS`"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.operating.connections import MOST_CONNECTIONS

SEATS = 100
READERS, WATCHERS = 4, 20  # at a time, of one table
ASKING, HOLDING, UNREAD, HALF, LONG_HALF = 100, 150, 20, 20, 6  # connections: what each is for
SILENT = MOST_CONNECTIONS - ASKING - HOLDING - UNREAD - HALF - LONG_HALF  # on which nothing is said
REPLAYS = 4  # games that are looked at, as many as one guest may have
LITTLE = 4096  # bytes that the system keeps for one who does not read
LONG_BODY, SHORT_BODY = 1_000_000, 16_000  # bytes that are announced
SLOWLY = 100.0  # seconds until somebody who does not read goes
NICENESS = 10
SESSION = Path("/proc/self/autogroup")  # where Linux shares the machine out by sessions, and looks at these first
PAUSE = 0.02  # seconds, at least, between two requests of one of many at a time


class Greedy:
    """A guest with many connections, who asks again as soon as the server allows it."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        limits = httpx.Limits(max_connections=ASKING)
        headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/api", headers=headers, timeout=60, limits=limits
        )
        self.listening = httpx.AsyncClient(base_url=self.http.base_url, headers=headers, timeout=None)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask until it is not too often."""
        while (answer := await self.http.request(method, path, **more)).status_code == 429:
            await asyncio.sleep(float(answer.headers["Retry-After"]))
        return answer

    async def open(self, seats: list[str | None], seat: int | None, **terms: object) -> str | None:
        """A table that is started at once, if there may be one more."""
        body = {"game": "welcome", "seats": seats, "seat": seat, "start": True, **terms}
        answer = await self.ask("POST", "/tables", json=body)
        return answer.json()["id"] if answer.is_success else None

    async def begin(self) -> None:
        """Come in, and take what can be taken at once."""
        token = (await self.ask("POST", "/tokens", json={"name": "Greedy"})).json()["token"]
        for client in (self.http, self.listening):
            client.headers["Authorization"] = f"Bearer {token}"
        self.table = await self.open([None, *["master"] * (SEATS - 1)], 0)
        self.learning = await self.open([None, "easy"], 0, learning=True)
        self.replays: list[str] = []
        for seed in range(REPLAYS):
            self.record = write_record(random_session(find_game("welcome"), "basic", SEATS, seed)).encode()
            self.replays.append((await self.import_record()).json()["id"])
            begun = await self.ask("POST", f"/tables/{self.replays[-1]}/analysis")
            assert begun.is_success, begun.text
        self.play_learning = await self.draft(self.learning or "")

    async def run(self) -> None:
        """Everything at once, for ever."""
        path, replay = f"/tables/{self.table}", f"/tables/{self.replays[0]}"
        reads = [
            path,
            f"{path}/story",
            f"{path}/poll?wait=0",
            f"{path}/hints",
            f"{replay}/story",
            f"{replay}/rounds/5",
            f"{replay}/analysis",
            "/tables/mine",
            "/tables",
            "/openapi.json",
        ]
        doing = [self.again(lambda read=read: self.ask("GET", read)) for read in reads * READERS]  # type: ignore[misc]
        doing += [self.again(self.open_masters), self.again(self.import_record), self.again(self.play)]
        doing += [self.again(self.suppose), self.again(self.judge), self.again(self.analyse)]
        doing += [self.again(lambda: self.draft(self.table or "")) for _ in range(READERS)]
        doing += [self.again(self.watch) for _ in range(WATCHERS)]
        doing += [self.again(self.hold) for _ in range(HOLDING)]
        doing += [self.again(self.leave_unread) for _ in range(UNREAD)]
        doing += [self.again(lambda: self.stop_half_way(SHORT_BODY)) for _ in range(HALF)]
        doing += [self.again(lambda: self.stop_half_way(LONG_BODY)) for _ in range(LONG_HALF)]
        doing += [self.again(self.say_nothing) for _ in range(SILENT)]
        await asyncio.gather(*doing)

    async def again(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """The same, again and again."""
        while True:
            with contextlib.suppress(httpx.HTTPError, OSError, asyncio.IncompleteReadError):
                await work()
            await asyncio.sleep(PAUSE)

    async def open_masters(self) -> None:
        """A table of masters whom nobody watches."""
        await self.open(["master"] * SEATS, None)

    async def import_record(self) -> httpx.Response:
        """A long record."""
        return await self.ask("POST", "/records", content=self.record, headers={"Content-Type": "text/plain"})

    async def suppose(self) -> None:
        """Play on from a game of a hundred, against as many computer players."""
        body = {"round": 5, "seat": 0, "player": "master"}
        await self.ask("POST", f"/tables/{self.replays[0]}/what-if", json=body)

    async def judge(self) -> None:
        """How good a turn is."""
        await self.ask("POST", f"/tables/{self.learning}/verdict", json=self.play_learning)

    async def analyse(self) -> None:
        """One game more to be looked at."""
        for replay in self.replays:
            await self.ask("POST", f"/tables/{replay}/analysis")

    async def draft(self, table: str) -> dict[str, Any]:
        """A whole turn, tried move by move."""
        now = (await self.ask("GET", f"/tables/{table}")).json()["now"]
        moves: list[str] = []
        while True:
            body = {"round": now["round"], "moves": moves}
            tried = (await self.ask("POST", f"/tables/{table}/draft", json=body)).json()
            if tried.get("complete", True):
                return body
            moves = [*moves, tried["legal"][0]]

    async def play(self) -> None:
        """A turn, so that 99 masters think; a new table when the game is over."""
        now = (await self.ask("GET", f"/tables/{self.table}")).json()["now"]
        if now["status"] != "running":
            self.table = await self.open([None, *["master"] * (SEATS - 1)], 0) or self.table
            return
        turn = await self.draft(self.table or "")
        turn["key"] = f"round-{turn['round']:08d}"
        await self.ask("POST", f"/tables/{self.table}/turn", json=turn)

    async def watch(self) -> None:
        """A stream, left as soon as it has begun."""
        async with self.http.stream("GET", f"/tables/{self.table}/events") as answer:
            async for _ in answer.aiter_raw():
                return

    async def hold(self) -> None:
        """A stream that is read to its end, if there may be one more."""
        async with self.listening.stream("GET", f"/tables/{self.table}/events") as answer:
            if answer.status_code == 429:
                await asyncio.sleep(float(answer.headers["Retry-After"]))
            async for _ in answer.aiter_raw():
                pass

    def head(self, method: str, path: str, length: int) -> bytes:
        """The head of a request."""
        token = self.http.headers["Authorization"]
        return (
            f"{method} /api{path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {self.address}\r\n"
            f"Authorization: {token}\r\nContent-Type: text/plain\r\nContent-Length: {length}\r\n\r\n"
        ).encode()

    async def leave_unread(self) -> None:
        """Ask for something long, and do not read it."""
        with socket.socket() as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
            connection.setblocking(False)
            await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", self.port))
            asked = self.head("GET", f"/tables/{self.replays[0]}/story", 0)
            await asyncio.get_running_loop().sock_sendall(connection, asked)
            await asyncio.sleep(SLOWLY)

    async def stop_half_way(self, length: int) -> None:
        """Send half of a body, and wait until the server has enough of that."""
        await self.connect(self.head("POST", "/records", length) + b"x" * (length // 2))

    async def say_nothing(self) -> None:
        """Wait until the server has enough of that."""
        await self.connect(b"")

    async def connect(self, said: bytes) -> None:
        """A connection on which this is said; until it is closed."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(said)
            while await reader.read(1 << 16):
                pass
        finally:
            writer.close()


def give_way() -> None:
    """Leave the machine to the server: whoever is greedy brings another machine, whose work is not measured."""
    os.setsid()
    os.nice(NICENESS)
    if SESSION.exists():
        SESSION.write_text(str(NICENESS), encoding="utf-8")


async def main(port: int, address: str) -> None:
    """Begin, say so, and go on until somebody ends it."""
    give_way()
    greedy = Greedy(port, address)
    await greedy.begin()
    print("ready", flush=True)
    await greedy.run()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), sys.argv[2]))
