"""The worst guest that limits allow: takes all that there is, as often as the server lets it. `… PORT ADDRESS`"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game

SEATS = 100
READERS, WATCHERS = 6, 20  # at a time, of one table
SILENT = 300  # connections on which nothing is said
NICENESS = 10
SESSION = Path("/proc/self/autogroup")  # where Linux shares the machine out by sessions, and looks at these first
PAUSE = 0.02  # seconds, at least, between two requests of one of many at a time


class Greedy:
    """A guest with many connections, who asks again as soon as the server allows it."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        limits = httpx.Limits(max_connections=200)
        headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}/api", headers=headers, timeout=60, limits=limits
        )

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Ask until it is not too often."""
        while (answer := await self.http.request(method, path, **more)).status_code == 429:
            await asyncio.sleep(float(answer.headers["Retry-After"]))
        return answer

    async def open(self, seats: list[str | None], seat: int | None) -> str | None:
        """A table that is started at once, if there may be one more."""
        body = {"game": "welcome", "seats": seats, "seat": seat, "start": True}
        answer = await self.ask("POST", "/tables", json=body)
        return answer.json()["id"] if answer.is_success else None

    async def begin(self) -> None:
        """Come in, and take what can be taken at once."""
        token = (await self.ask("POST", "/tokens", json={"name": "Greedy"})).json()["token"]
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.table = await self.open([None, *["master"] * (SEATS - 1)], 0)
        self.record = write_record(random_session(find_game("welcome"), "basic", SEATS, 11)).encode()

    async def run(self) -> None:
        """Everything at once, for ever."""
        path = f"/tables/{self.table}"
        reads = [
            path,
            f"{path}/story",
            f"{path}/poll?wait=0",
            f"{path}/hints",
            "/tables/mine",
            "/tables",
            "/openapi.json",
        ]
        doing = [self.again(lambda read=read: self.ask("GET", read)) for read in reads * READERS]  # type: ignore[misc]
        doing += [self.again(self.open_masters), self.again(self.import_record), self.again(self.play)]
        doing += [self.again(self.draft) for _ in range(READERS)]
        doing += [self.again(self.watch) for _ in range(WATCHERS)]
        async with self.silence():
            await asyncio.gather(*doing)

    async def again(self, work: Callable[[], Coroutine[Any, Any, object]]) -> None:
        """The same, again and again."""
        while True:
            with contextlib.suppress(httpx.HTTPError):
                await work()
            await asyncio.sleep(PAUSE)

    async def open_masters(self) -> None:
        """A table of masters whom nobody watches."""
        await self.open(["master"] * SEATS, None)

    async def import_record(self) -> None:
        """A long record."""
        await self.ask("POST", "/records", content=self.record, headers={"Content-Type": "text/plain"})

    async def draft(self) -> dict[str, Any]:
        """Try the first move."""
        now = (await self.ask("GET", f"/tables/{self.table}")).json()["now"]
        answer = await self.ask("POST", f"/tables/{self.table}/draft", json={"round": now["round"], "moves": ["1"]})
        return {"round": now["round"], **answer.json()}

    async def play(self) -> None:
        """A turn, so that 99 masters think; a new table when the game is over."""
        now = (await self.ask("GET", f"/tables/{self.table}")).json()["now"]
        if now["status"] != "running":
            self.table = await self.open([None, *["master"] * (SEATS - 1)], 0) or self.table
            return
        moves: list[str] = []
        while True:
            body = {"round": now["round"], "moves": moves}
            tried = (await self.ask("POST", f"/tables/{self.table}/draft", json=body)).json()
            if tried.get("complete", True):
                break
            moves.append(tried["legal"][0])
        turn = {"round": now["round"], "moves": moves, "key": f"round-{now['round']:08d}"}
        await self.ask("POST", f"/tables/{self.table}/turn", json=turn)

    async def watch(self) -> None:
        """A stream, left as soon as it has begun."""
        async with self.http.stream("GET", f"/tables/{self.table}/events") as answer:
            async for _ in answer.aiter_raw():
                return

    @contextlib.asynccontextmanager
    async def silence(self) -> AsyncIterator[None]:
        """Connections on which nothing is said."""
        opened = [await asyncio.open_connection("127.0.0.1", self.port) for _ in range(SILENT)]
        yield
        for _, writer in opened:
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
