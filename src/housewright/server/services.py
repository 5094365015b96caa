"""Services: everything that a running server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import chain

from housewright.engine.struct import COMPILED
from housewright.games import GAMES, find_game
from housewright.players.finding import find_players
from housewright.server.access.cookies import Cookies
from housewright.server.access.guests import Guests
from housewright.server.access.limits import Limits
from housewright.server.access.shares import Shares
from housewright.server.attempts import Attempts, daily_secret
from housewright.server.caretaker import Caretaker
from housewright.server.forgetting import Forgetting
from housewright.server.operating.metrics import STREAMS, TABLES, THINKING
from housewright.server.queueing import FairQueue
from housewright.server.settings import Settings
from housewright.server.storage.database import Database
from housewright.server.tables.hall import Hall
from housewright.server.thinking import Thinkers

NEVER = 1_000_000_000
READING_SECONDS = 1.0  # for the last messages, when the server stops


@dataclass(slots=True)
class Services:
    """What requests need."""

    settings: Settings
    database: Database
    guests: Guests
    cookies: Cookies
    hall: Hall
    thinkers: Thinkers
    attempts: Attempts
    forgetting: Forgetting
    limits: Limits
    shares: Shares
    clerks: FairQueue  # they prepare answers that take a while
    importing: asyncio.Semaphore  # one record at a time is replayed
    meeting: asyncio.Lock  # who asks for a rematch waits for the one before
    loading: asyncio.Task[None]  # of the rules; who needs them waits
    is_closing: bool = False

    def close_streams(self) -> None:
        """Let all streams end, so that the server can stop; readers come back when it is there again."""
        self.is_closing = True
        for live in self.hall.tables.values():
            for stream in live.streams:
                stream.close()
        asyncio.get_running_loop().call_later(READING_SECONDS, self.cut_streams)

    def cut_streams(self) -> None:
        """End those whose readers do not read."""
        for live in self.hall.tables.values():
            for stream in tuple(live.streams):
                stream.cut()


@contextlib.asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    """Open the database, wake the computer players, and close everything in the end."""
    database = await Database.open(settings.database)  # first of all: whoever cannot have it is told at once
    loading = asyncio.create_task(asyncio.to_thread(load_rules))
    try:
        guests = Guests(database, settings.token_days)
        await guests.open()
        hall = Hall(database, settings)
        thinkers = Thinkers(hall)
        secret = await daily_secret(database)
        attempts = Attempts(hall, secret)
        forgetting = Forgetting(guests, hall)
        services = Services(
            settings,
            database,
            guests,
            await Cookies.open(database, guests, settings),
            hall,
            thinkers,
            attempts,
            forgetting,
            Limits(settings.limits),
            Shares(database, settings, secret),
            clerks=FairQueue(1, 1),  # more would only wait for the interpreter lock, and others for them
            importing=asyncio.Semaphore(1),
            meeting=asyncio.Lock(),
            loading=loading,
        )
        TABLES.set_function(lambda: len(hall.tables))
        STREAMS.set_function(lambda: sum(len(live.streams) for live in hall.tables.values()))
        THINKING.set_function(lambda: len(thinkers.tasks))
        caretaker = Caretaker(hall, thinkers, guests, forgetting)
        caretaker.begin(loading)
        yield services
        services.close_streams()
        await caretaker.close()
        await thinkers.close()
        services.clerks.close()
        if loading.done():
            loading.result()  # whoever cannot load the rules says why
    finally:
        await database.close()


@functools.cache
def load_rules() -> None:
    """Load rules and players once for the process, so that nobody's first turn waits for them."""
    for name in GAMES:
        game, players = find_game(name), find_players(name)
        if COMPILED:
            for _ in chain(game.warm_up(), players.warm_up()):
                pass
    gc.collect()
    gc.freeze()  # all this stays; looking through it again and again would make everybody wait a tenth of a second
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)  # the caretaker looks through all the rest, seldom
