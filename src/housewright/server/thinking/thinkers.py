"""Computer players at the tables: they get views like everybody else. Who looks ahead thinks in another process."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
import os
import random
import time
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from housewright.engine.game import Game, Turn, View
from housewright.engine.session import play_turn
from housewright.engine.simulate import random_turn
from housewright.engine.struct import COMPILED
from housewright.players.finding import find_players
from housewright.players.player import Player, Suggestion
from housewright.server.hall.hall import Hall
from housewright.server.hall.live import LiveTable
from housewright.server.refusals import Refusal, conflict
from housewright.server.settings import Settings
from housewright.server.storage.database import is_out_of_order
from housewright.server.tables.commands import computer_turns
from housewright.server.tables.table import Table
from housewright.server.thinking.minds import MindError, Minds
from housewright.server.thinking.queueing import FairQueue, Job, Work, at_once

LEAST_SECONDS, MILLISECONDS = 0.01, 3
PATIENCE = 60.0 if COMPILED else 120.0  # seconds beyond the budget, on a busy machine; then any legal turn is made
MOST_ALONE = 50  # tables without people that are in the queue at a time
ATTEMPTS, SHORTEST_PAUSE, LONGEST_PAUSE = 20, 1.0, 60.0  # seconds, when something fails again and again
MOST_ASKED = 2  # processes, until a turn is taken for one that ends whoever looks for it
NOT_FOUND = 404
HINTS = "hints"
CHOOSE, SUGGEST = (f"{__name__}:{name}" for name in ("choose", "suggest"))  # as another process finds them
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Thinkers:
    """All computer players of the server. A table has at most one job in the queue."""

    def __init__(self, hall: Hall, minds: Minds) -> None:
        self.hall, self.minds = hall, minds
        self.budget = hall.settings.thinking_seconds
        self.queue = FairQueue(minds.count, 1 if COMPILED else 0)  # uncompiled they would only wait for each other
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.alone: set[str] = set()  # those of them that are for tables without people
        self.patient: dict[str, dict[str, None]] = {}  # more tables without people, by host: they wait for a place
        self.is_closing = False
        hall.listeners.append(self.wake)

    def wake(self, live: LiveTable) -> None:
        """See whether a table waits for computer players."""
        table = live.table
        if self.is_closing or table.id in self.tasks or not table.awaited_computers():
            return
        if table.has_people_besides(()):
            self._begin(table.id)
        elif len(self.alone) < MOST_ALONE:
            self.alone.add(table.id)
            self._begin(table.id)
        else:
            self._put_off(table)

    async def close(self) -> None:
        """Let nobody begin to think."""
        self.is_closing = True
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.queue.close()

    def _begin(self, table_id: str) -> None:
        self.tasks[table_id] = asyncio.create_task(self._play(table_id))

    def _put_off(self, table: Table) -> None:
        self.patient.setdefault(table.host or "", {})[table.id] = None

    def _go_on(self) -> None:
        """Let the next table have a place, of the host who waits longest."""
        while self.patient and len(self.alone) < MOST_ALONE and not self.is_closing:
            host, waiting = next(iter(self.patient.items()))
            table_id = next(iter(waiting))
            del self.patient[host], waiting[table_id]
            if waiting:
                self.patient[host] = waiting  # behind all others
            if table_id not in self.tasks:
                self.alone.add(table_id)
                self._begin(table_id)

    async def _play(self, table_id: str) -> None:
        """Play until no computer player is awaited; what fails is tried again a little later, and as long as it takes
        while the database is out of order: nobody else would wake these players when it is mended."""
        try:
            for attempt in itertools.count(1):
                try:
                    await self._play_on(table_id)
                    return
                except Refusal as refusal:
                    if refusal.status == NOT_FOUND or attempt == ATTEMPTS:  # it was deleted meanwhile
                        return
                except Exception as wrong:
                    logger.exception("computer players could not play")
                    if attempt >= ATTEMPTS and not is_out_of_order(wrong):
                        return
                await asyncio.sleep(min(SHORTEST_PAUSE * 2 ** (min(attempt, ATTEMPTS) - 1), LONGEST_PAUSE))
        finally:
            self.tasks.pop(table_id, None)
            self.alone.discard(table_id)
            self._go_on()

    async def _play_on(self, table_id: str) -> None:
        while seats := (live := await self.hall.find(table_id)).table.awaited_computers():
            table = live.table
            round_ = table.running().round
            turns = await self.find_turns(table, {seat: table.chairs[seat].player or "" for seat in seats})
            await self.hall.change(table_id, lambda now, r=round_, t=turns: computer_turns(now, r, t))  # type: ignore[misc]
            if table_id in self.alone and self.patient:
                self._put_off(table)
                return

    async def find_turns(self, table: Table, players: Mapping[int, str]) -> dict[int, Turn]:
        """The turns of these seats, found in one job, seat by seat."""
        session = table.running()
        thoughtful = find_players(session.game.name).thoughtful
        searching = sum(player in thoughtful for player in players.values())
        seconds = max(LEAST_SECONDS, self.budget / max(1, searching))

        def think() -> Work[dict[int, Turn]]:
            found: dict[int, Turn] = {}
            for seat, player in players.items():
                view, seed = session.draft(seat, ()), seed_of(table, seat)
                what = session.game, player, seconds, view, session.options, seed
                found[seat] = self._ask(CHOOSE, *what) if player in thoughtful else choose(*what)
                yield
            return found

        try:
            return await self._do(table.host or "", think(), table.has_people_besides(()), searching > 0)
        except TimeoutError:
            logger.error("computer players are late: %s", ", ".join(players.values()))
            return await asyncio.to_thread(fallbacks, table, [*players])

    async def suggest(self, table: Table, asker: str, view: View, count: int) -> list[Suggestion]:
        """The best turns for a seat; a Refusal if there is no time for it, or nothing is compiled yet."""
        if HINTS in still_preparing(table.agreement.game):
            raise conflict("preparing")
        game, options = table.agreement.game, table.running().options
        work: Work[list[Suggestion]] = at_once(lambda: self._ask(SUGGEST, game, view, options, count))
        try:
            return await self._do(asker, work, is_awaited=True, is_long=True)
        except TimeoutError:
            logger.error("hints are late")
            raise conflict("busy") from None

    def _ask(self, name: str, *what: object) -> Any:
        """Let another process call a function; if it ends, another one. A TimeoutError if nothing comes of it."""
        for _ in range(MOST_ASKED):
            with contextlib.suppress(MindError):
                return self.minds.ask(name, *what, seconds=PATIENCE + self.budget)
        raise TimeoutError

    async def let(self, asker: str, name: str, *what: Any, is_awaited: bool) -> Any:
        """Let a function be called where others look ahead; a Refusal if there is no time for it."""
        try:
            return await self._do(asker, at_once(lambda: self._ask(name, *what)), is_awaited, is_long=True)
        except TimeoutError:
            logger.error("%s is late", name)
            raise conflict("busy") from None

    async def _do(self, asker: str, work: Work[T], is_awaited: bool, is_long: bool) -> T:
        """Let a thread do something; a TimeoutError when it takes too long, or nothing at all is being done."""
        job: Job[T] = Job(asker, work, self.queue.future(), is_awaited, is_long)
        self.queue.put(job)
        patience = PATIENCE + self.budget
        try:
            while True:
                steps = self.queue.steps
                if (await asyncio.wait({job.done}, timeout=patience))[0]:
                    return job.done.result()
                began = job.began
                if self.queue.steps == steps or (began is not None and time.monotonic() - began > patience):
                    raise TimeoutError
        finally:
            job.is_given_up = True


def still_preparing(game: str) -> list[str]:
    """What cannot be used before the rules are compiled: who looks ahead, and hints."""
    return [] if COMPILED else [*find_players(game).thoughtful, HINTS]


def ready_player(game: str, player: str) -> str:
    """The player itself; before the rules are compiled the best that does not look ahead plays for one that does."""
    preparing = still_preparing(game)
    return player if player not in preparing else [x for x in find_players(game).levels if x not in preparing][-1]


def thinkers_wanted(settings: Settings) -> int:
    """How many think at a time."""
    return (settings.thinkers or max(1, (os.cpu_count() or 2) - 1)) if COMPILED else 1


def suggest(game: str, view: View, options: str, count: int) -> list[Suggestion]:
    """The best turns for the viewer's seat."""
    return find_players(game).suggest(view, options, count)


def choose(game: Game, player: str, seconds: float, view: View, options: str, seed: int) -> Turn:
    """A computer player's turn; if it fails or is no legal whole turn, any that is."""
    try:
        player = ready_player(game.name, player)
        turn = tuple(find_player(game.name, player, seconds).choose(view.copy(), options, seed))
        play_turn(game, view.copy(), view.viewer, turn)  # who breaks the rules holds no table up
        return turn
    except Exception:
        logger.exception("%s of %s could not choose", player, game.name)
        return fallback(game, view, seed)


def find_player(game: str, name: str, seconds: float) -> Player:
    """The player of that name; who uses all the time given gets so many seconds."""
    players = find_players(game)
    return players.find(name, round(seconds, MILLISECONDS) if name in players.thoughtful else None)


def fallback(game: Game, view: View, seed: int) -> Turn:
    """Any legal turn."""
    return random_turn(game, view.copy(), view.viewer, random.Random(seed))


def fallbacks(table: Table, seats: Sequence[int]) -> dict[int, Turn]:
    """Any legal turns of these seats."""
    session = table.running()
    return {seat: fallback(session.game, session.draft(seat, ()), seed_of(table, seat)) for seat in seats}


def seed_of(table: Table, seat: int) -> int:
    """The chance of a computer player in this round: the same after a restart, and nothing that helps it."""
    text = f"{seat} {table.running().round}".encode()
    return int.from_bytes(hashlib.blake2b(text, key=table.seed, digest_size=8).digest()) >> 1
