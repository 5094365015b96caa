"""Services: everything that a running server consists of, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import gc
import threading
from collections.abc import AsyncIterator
from dataclasses import dataclass

from housewright.engine.game import Game
from housewright.engine.struct import COMPILED
from housewright.games import GAMES, find_game
from housewright.players.finding import find_players
from housewright.players.player import Players
from housewright.server.access.cookies import Cookies
from housewright.server.access.guests import Guests
from housewright.server.access.limits import Limits
from housewright.server.access.shares import Shares
from housewright.server.analysing.analyses import Analyses
from housewright.server.attempts import Attempts, daily_secret
from housewright.server.clock import Clock
from housewright.server.hall.hall import Hall
from housewright.server.metrics import ANALYSES, STREAMS, TABLES, THINKING
from housewright.server.settings import Settings
from housewright.server.storage.database import Database
from housewright.server.thinking.minds import Minds
from housewright.server.thinking.queueing import FairQueue
from housewright.server.thinking.thinkers import Thinkers, thinkers_wanted
from housewright.server.upkeep.caretaker import Caretaker
from housewright.server.upkeep.collecting import Collecting
from housewright.server.upkeep.forgetting import Forgetting

NEVER = 1_000_000_000
READING_SECONDS = 1.0  # for the last messages, when the server stops


@dataclass(slots=True)
class Services:
    """What requests need."""

    settings: Settings
    clock: Clock
    database: Database
    guests: Guests
    cookies: Cookies
    hall: Hall
    thinkers: Thinkers
    attempts: Attempts
    forgetting: Forgetting
    analyses: Analyses
    limits: Limits
    shares: Shares
    collecting: Collecting  # which waits until nobody asks for anything
    clerks: FairQueue  # they prepare answers that take a while
    importing: asyncio.Semaphore  # one record at a time is replayed
    meeting: asyncio.Lock  # who asks for a rematch waits for the one before
    loading: asyncio.Task[None]  # of the rules; who needs them waits
    loading_players: asyncio.Task[None]  # after the rules; who wants one of them sooner loads it
    is_closing: bool = False

    def close_streams(self) -> None:
        """Let all streams end, so that the server can stop; readers come back when it is there again."""
        self.is_closing = True
        self.analyses.let_go()
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
async def open_services(settings: Settings, minds: Minds | None = None) -> AsyncIterator[Services]:
    """Open the database, wake the computer players, and close everything in the end."""
    database = await Database.open(settings.database)  # first of all: whoever cannot have it is told at once
    minds = minds or Minds(thinkers_wanted(settings))
    loading = asyncio.create_task(asyncio.to_thread(load_rules))
    loading_players = asyncio.create_task(load_players_after(loading))
    loading_minds = asyncio.create_task(load_minds_after(loading_players, minds))
    try:
        clock = Clock()
        guests = Guests(database, settings.token_days, clock)
        await guests.open()
        hall = Hall(database, settings)
        thinkers = Thinkers(hall, minds)
        secret = await daily_secret(database)
        attempts = Attempts(hall, secret)
        forgetting = Forgetting(guests, hall)
        caretaker = Caretaker(hall, thinkers, guests, forgetting, clock)
        services = Services(
            settings,
            clock,
            database,
            guests,
            await Cookies.open(database, guests, settings),
            hall,
            thinkers,
            attempts,
            forgetting,
            Analyses(hall, thinkers),
            Limits(settings.limits),
            Shares(database, settings, secret),
            caretaker.collecting,
            clerks=FairQueue(1, 1),  # more would only wait for the interpreter lock, and others for them
            importing=asyncio.Semaphore(1),
            meeting=asyncio.Lock(),
            loading=loading,
            loading_players=loading_players,
        )
        TABLES.set_function(lambda: len(hall.tables))
        STREAMS.set_function(lambda: sum(len(live.streams) for live in hall.tables.values()))
        ANALYSES.set_function(lambda: len(services.analyses.running))
        THINKING.set_function(lambda: len(thinkers.tasks))
        caretaker.begin(loading_players)
        services.analyses.go_on(loading_players)
        yield services
        services.close_streams()
        await services.analyses.close()
        await caretaker.close()
        await thinkers.close()
        loading_minds.cancel()
        services.clerks.close()
        if loading_players.done():
            loading_players.result()  # whoever cannot load the rules says why
    finally:
        await database.close()


async def load_players_after(loading: asyncio.Task[None]) -> None:
    """Nobody's first look at a table waits for computer players."""
    await asyncio.shield(loading)
    await asyncio.to_thread(load_players)


async def load_minds_after(loading: asyncio.Task[None], minds: Minds) -> None:
    """Nobody waits for these, nor does the end of the server."""
    await asyncio.shield(loading)
    load = f"{__name__}:{load_players.__name__}"
    threading.Thread(target=minds.ask_all, args=[load], name="minds", daemon=True).start()


@functools.cache
def load_rules() -> None:
    """Load the rules once for the process, so that nobody's first turn waits for them."""
    gc.disable()  # all this stays: looking through it again and again takes a fifth of a start
    for name in GAMES:
        find_players(name)
        load(find_game(name))


@functools.cache
def load_players() -> None:
    """Load the computer players after the rules; then everything that stays is there."""
    load_rules()
    for name in GAMES:
        load(find_players(name))
    gc.collect()
    gc.freeze()  # it would make everybody wait a tenth of a second
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)  # the caretaker sees to all the rest
    gc.enable()


def load(what: Game | Players) -> None:
    """Take from the cache whatever is compiled for a game, or for its players."""
    for _ in what.warm_up() if COMPILED else ():
        pass
