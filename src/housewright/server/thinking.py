"""Computer players at the tables: they think in threads, in compiled code, and get views like everybody else."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import random
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from housewright.engine.game import Game, Turn, View
from housewright.engine.session import IncompleteTurnError, play
from housewright.engine.simulate import random_turn
from housewright.engine.struct import COMPILED
from housewright.players.finding import find_players
from housewright.players.player import Player, Suggestion
from housewright.server.refusals import conflict
from housewright.server.tables.commands import computer_turns
from housewright.server.tables.hall import Hall
from housewright.server.tables.live import LiveTable
from housewright.server.tables.table import Table

LEAST_SECONDS, MILLISECONDS = 0.01, 3
NICENESS = 10  # of thinking threads: whoever is served comes first
PATIENCE = 10.0 if COMPILED else 120.0  # seconds beyond the budget; then a legal turn is made at random
HINTS = "hints"
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Thinkers:
    """All computer players of the server. A table has at most one job in the queue."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.budget = hall.settings.thinking_seconds
        count = hall.settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        count = count if COMPILED else 1  # uncompiled they would only wait for each other, and others for them
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="thinker", initializer=give_way)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.jobs = 0  # that are in the queue or being done
        self.is_closing = False
        hall.listeners.append(self.wake)

    def wake(self, live: LiveTable) -> None:
        """See whether a table waits for computer players."""
        table = live.table
        if not self.is_closing and table.id not in self.tasks and table.awaited_computers():
            self.tasks[table.id] = asyncio.create_task(self._play(table.id))

    async def close(self) -> None:
        """Let nobody begin to think."""
        self.is_closing = True
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table_id: str) -> None:
        """Play until no computer player is awaited."""
        try:
            while seats := (live := await self.hall.find(table_id)).table.awaited_computers():
                table = live.table
                round_ = table.running().round
                turns = await self.find_turns(table, {seat: table.chairs[seat].player or "" for seat in seats})
                await self.hall.change(table_id, lambda now, r=round_, t=turns: computer_turns(now, r, t))  # type: ignore[misc]
        except Exception:
            logger.exception("computer players could not play")
        finally:
            self.tasks.pop(table_id, None)

    async def find_turns(self, table: Table, players: Mapping[int, str]) -> dict[int, Turn]:
        """The turns of these seats, found in one job."""
        session = table.running()
        views = {seat: session.draft(seat, ()) for seat in players}
        seeds = {seat: seed_of(table, seat) for seat in players}
        thoughtful = find_players(session.game.name).thoughtful
        searching = sum(player in thoughtful for player in players.values())
        seconds = max(LEAST_SECONDS, self.budget / max(1, searching))

        def think() -> dict[int, Turn]:
            return {
                seat: choose(session.game, player, seconds, views[seat], session.options, seeds[seat])
                for seat, player in players.items()
            }

        try:
            return await self._do(think)
        except TimeoutError:
            logger.error("computer players are late: %s", ", ".join(players.values()))
            return {seat: fallback(session.game, views[seat], seeds[seat]) for seat in players}

    async def suggest(self, table: Table, view: View, count: int) -> list[Suggestion]:
        """The best turns for a seat; a Refusal if there is no time for it, or nothing is compiled yet."""
        if HINTS in still_preparing(table.agreement.game):
            raise conflict("preparing")
        players, options = find_players(table.agreement.game), table.running().options
        try:
            return await self._do(lambda: players.suggest(view, options, count))
        except TimeoutError:
            logger.error("hints are late")
            raise conflict("busy") from None

    async def _do(self, work: Callable[[], T]) -> T:
        """Let a thread do something; a TimeoutError when it takes longer than all who wait may take."""
        self.jobs += 1
        try:
            async with asyncio.timeout(PATIENCE + self.jobs * self.budget):
                return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.jobs -= 1


def still_preparing(game: str) -> list[str]:
    """What cannot be used before the rules are compiled: who looks ahead, and hints."""
    return [] if COMPILED else [*find_players(game).thoughtful, HINTS]


def ready_player(game: str, player: str) -> str:
    """The player itself; before the rules are compiled the best that does not look ahead plays for one that does."""
    preparing = still_preparing(game)
    return player if player not in preparing else [x for x in find_players(game).levels if x not in preparing][-1]


def give_way() -> None:
    """Let this thread think while nobody is being served; on Linux a thread has a priority of its own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def choose(game: Game, player: str, seconds: float, view: View, options: str, seed: int) -> Turn:
    """A computer player's turn; if it fails or is no legal whole turn, any that is."""
    try:
        player = ready_player(game.name, player)
        turn = tuple(find_player(game.name, player, seconds).choose(view.copy(), options, seed))
        require_legal(game, view, turn)
        return turn
    except Exception:
        logger.exception("%s of %s could not choose", player, game.name)
        return fallback(game, view, seed)


def find_player(game: str, name: str, seconds: float) -> Player:
    """The player of that name; who uses all the time given gets so many seconds."""
    players = find_players(game)
    return players.find(name, round(seconds, MILLISECONDS) if name in players.thoughtful else None)


def require_legal(game: Game, view: View, turn: Turn) -> None:
    """Make sure that a turn may be submitted, so that one player who breaks the rules holds no table up."""
    trial = view.copy()
    play(game, trial, view.viewer, turn)
    if not game.is_turn_complete(trial, view.viewer):
        raise IncompleteTurnError


def fallback(game: Game, view: View, seed: int) -> Turn:
    """Any legal turn."""
    return random_turn(game, view.copy(), view.viewer, random.Random(seed))


def seed_of(table: Table, seat: int) -> int:
    """The chance of a computer player in this round: the same after a restart, and nothing that helps it."""
    text = f"{seat} {table.running().round}".encode()
    return int.from_bytes(hashlib.blake2b(text, key=table.seed, digest_size=8).digest()) >> 1
