"""What must not be given up on, however long the database is out of order; and what must be."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import pytest
from sqlalchemy.exc import OperationalError

from housewright.server.clock import Clock
from housewright.server.refusals import unknown
from housewright.server.storage.database import LostError
from housewright.server.thinking import thinkers
from housewright.server.thinking.thinkers import ATTEMPTS, Thinkers
from housewright.server.upkeep import caretaker, sweeping
from housewright.server.upkeep.caretaker import Caretaker

FULL = OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits."""
    for module in (thinkers, caretaker):
        monkeypatch.setattr(module, "asyncio", Mock(wraps=asyncio, sleep=AsyncMock()))


async def play(*outcomes: BaseException) -> Any:
    """Let computer players play at a table where it goes like this; the hall."""
    hall = Mock(settings=Mock(thinking_seconds=1.0), listeners=[], find=AsyncMock(side_effect=outcomes))
    await Thinkers(hall, Mock(count=1))._play("a table")
    return hall


@pytest.mark.parametrize("wrong", [FULL, LostError()])
def test_computer_players_wait_for_the_database_however_long_it_takes(wrong: Exception) -> None:
    hall = asyncio.run(play(*[wrong] * 10 * ATTEMPTS, unknown()))
    assert hall.find.await_count == 10 * ATTEMPTS + 1


def test_computer_players_give_up_what_never_works() -> None:
    hall = asyncio.run(play(*[RuntimeError("a fault of ours")] * 10 * ATTEMPTS))
    assert hall.find.await_count == ATTEMPTS


async def wake() -> Caretaker:
    """A start where the disk comes late."""
    found = Caretaker(Mock(listeners=[]), Mock(), Mock(), Mock(), Clock())
    found.wake_all = AsyncMock(side_effect=[FULL, FULL, None])  # type: ignore[method-assign]
    await found._wake(asyncio.create_task(asyncio.sleep(0)))
    return found


def test_tables_are_woken_though_the_database_fails_at_first() -> None:
    woken: Any = asyncio.run(wake())
    assert woken.wake_all.await_count == 3


class DayIsOverError(Exception):
    """The walk has gone on for long enough."""


async def walk() -> Caretaker:
    """Two sweeps, of which the first cannot forget a guest."""
    found = Caretaker(Mock(listeners=[]), Mock(), Mock(), Mock(finish_all=AsyncMock(side_effect=[FULL, None])), Clock())
    pause = AsyncMock(side_effect=[None, DayIsOverError])
    with (
        patch.object(caretaker, "SWEEP_SECONDS", -1.0),
        patch("housewright.server.upkeep.caretaker.asyncio.sleep", pause),
        patch.object(caretaker, "sweep", AsyncMock()),
        pytest.raises(DayIsOverError),
    ):
        await found._walk(asyncio.create_task(asyncio.sleep(0)))
    return found


def test_a_guest_is_forgotten_at_last_though_the_database_fails_at_first() -> None:
    walked: Any = asyncio.run(walk())
    assert walked.forgetting.finish_all.await_count == 2


def test_a_sweep_forgets_all_guests_however_many(monkeypatch: pytest.MonkeyPatch) -> None:
    forgetting = AsyncMock(side_effect=[sweeping.MOST_GUESTS, sweeping.MOST_GUESTS, 7])
    monkeypatch.setattr(sweeping, "forget_guests", forgetting)
    monkeypatch.setattr(sweeping, "forget_copies", Mock())
    monkeypatch.setattr(sweeping, "find_old", Mock(return_value=AsyncMock(__aiter__=Mock(return_value=nothing()))))
    days = dict.fromkeys(["open", "running", "kept", "finished", "replay", "analysis", "guest", "passing", "copy"], 1.0)
    hall = Mock(settings=Mock(**{f"{what}_days": number for what, number in days.items()}), database=AsyncMock())
    asyncio.run(sweeping.sweep(hall, Mock(), Mock(earliest=lambda: 0)))
    assert forgetting.await_count == 3


async def nothing() -> Any:
    """No tables."""
    for table in list[str]():
        yield table
