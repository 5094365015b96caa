"""The fair queue of work, and alarms: who comes next, whatever others have asked for."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from housewright.server.app import describe
from housewright.server.clock import Clock
from housewright.server.openapi import DescribedApi
from housewright.server.thinking import queueing
from housewright.server.thinking.queueing import FairQueue, Job, Work, at_once
from housewright.server.upkeep.alarms import Alarms
from housewright.server.upkeep.caretaker import Caretaker
from tests.server.mutants import mutated

LITTLE = 0.01  # seconds of a step


class Day:
    """A clock that steps move on, and who was served when."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.served: list[str] = []
        self.gate = threading.Event()

    def monotonic(self) -> float:
        """The time."""
        return self.seconds

    def work(self, asker: str, steps: int, seconds: float) -> Work[str]:
        """Some steps that take so long each."""
        for _ in range(steps):
            self.served.append(asker)
            self.seconds += seconds
            yield
        return asker

    def opening(self) -> Work[None]:
        """Nothing else is begun before all have asked."""
        self.gate.wait()
        yield


async def serve_all(day: Day, asked: list[tuple[str, int, float, bool]]) -> list[str]:
    """One thread serves all who asked at the same time; returns who was served, step by step."""
    queue = FairQueue(1, 0)
    jobs: list[Job[str]] = []
    queue.put(Job("nobody", day.opening(), queue.future(), True, True))
    for asker, steps, seconds, is_awaited in asked:
        jobs.append(Job(asker, day.work(asker, steps, seconds), queue.future(), is_awaited, True))
        queue.put(jobs[-1])
    day.gate.set()
    assert await asyncio.gather(*(job.done for job in jobs)) == [asker for asker, *_ in asked]
    queue.close()
    return day.served


def check_fairness(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty long jobs of one asker hold another up for one step at most."""
    day = Day()
    monkeypatch.setattr(queueing, "time", SimpleNamespace(monotonic=day.monotonic))
    asked = [("greedy", 10, 1.0, True)] * 30 + [("modest", 3, LITTLE, True)]
    served = asyncio.run(serve_all(day, asked))
    assert served.index("modest") <= 1, "the modest one waits"
    assert served[: served.index("modest") + 4].count("modest") == 3
    assert len(served) == 303


def test_who_asks_for_little_does_not_wait_for_who_asks_for_much(monkeypatch: pytest.MonkeyPatch) -> None:
    check_fairness(monkeypatch)


def test_the_check_of_fairness_sees_a_queue_in_the_order_of_coming(monkeypatch: pytest.MonkeyPatch) -> None:
    with mutated("serves in the order of coming"), pytest.raises(AssertionError, match="the modest one waits"):
        check_fairness(monkeypatch)


def check_people_first(monkeypatch: pytest.MonkeyPatch) -> None:
    day = Day()
    monkeypatch.setattr(queueing, "time", SimpleNamespace(monotonic=day.monotonic))
    asked = [(f"watcher {number}", 2, LITTLE, False) for number in range(5)] + [("player", 5, 1.0, True)]
    served = asyncio.run(serve_all(day, asked))
    assert served[:5] == ["player"] * 5, "people wait"


def test_people_come_before_tables_without_people(monkeypatch: pytest.MonkeyPatch) -> None:
    check_people_first(monkeypatch)


def test_the_check_of_people_sees_a_queue_where_all_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    with mutated("takes nobody for a person"), pytest.raises(AssertionError, match="people wait"):
        check_people_first(monkeypatch)


async def do_short_beside_long() -> str:
    """A short step is done while a long one does not end."""
    queue, gate = FairQueue(1, 1), threading.Event()
    long = Job("greedy", at_once(gate.wait), queue.future(), True, True)
    queue.put(long)
    found = await queue.do("modest", at_once(lambda: "done"))
    assert not long.done.done()
    gate.set()
    assert await long.done
    queue.close()
    return found


def test_short_steps_do_not_wait_for_long_ones() -> None:
    assert asyncio.run(do_short_beside_long()) == "done"


async def fail() -> None:
    queue = FairQueue(1, 0)
    try:
        await queue.do("anybody", at_once(lambda: 1 // 0))
    finally:
        queue.close()


def test_what_goes_wrong_is_told_to_whoever_waits() -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(fail())


async def give_up() -> list[str]:
    day, queue = Day(), FairQueue(1, 0)
    queue.put(Job("nobody", day.opening(), queue.future(), True, True))
    waiting = asyncio.create_task(queue.do("impatient", day.work("impatient", 3, LITTLE)))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    day.gate.set()
    await queue.do("patient", day.work("patient", 1, LITTLE))
    queue.close()
    return day.served


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    assert asyncio.run(give_up()) == ["patient"]


async def ask_for_the_description(askers: int, made: Mock) -> list[bytes]:
    """Many ask for the description of the API before anybody did."""
    app, queue = Mock(sent=b""), FairQueue(1, 1)
    app.described.side_effect = lambda: DescribedApi.described(app)
    app.openapi, app.state.services.clerks = made, queue
    answers = await asyncio.gather(
        *(describe(Mock(app=app, scope={"client": ("192.0.2.1", 1)})) for _ in range(askers))
    )
    queue.close()
    return [bytes(answer.body) for answer in answers]


def test_the_description_is_made_once_however_many_ask_at_once() -> None:
    made = Mock(return_value={})
    assert asyncio.run(ask_for_the_description(5, made)) == [b"{}"] * 5
    assert made.call_count == 1


# --- alarms -----------------------------------------------------------------------------------------------------------


def test_alarms_ring_when_they_are_due_the_longest_due_first() -> None:
    alarms = Alarms()
    for table, at in {"a": 30, "b": 10, "c": 20, "d": 40, "e": 15}.items():
        alarms.set(table, at)
    alarms.set("a", 12)
    alarms.set("e", None)
    assert [*alarms.ring(9)] == []
    assert [*alarms.ring(20)] == ["b", "a", "c"]
    assert [*alarms.ring(39)] == [], "each rings once"
    alarms.shift(100)
    assert [*alarms.ring(139)] == []
    assert [*alarms.ring(140)] == ["d"]
    for at in range(1000):
        alarms.set("f", at)
    assert len(alarms.heap) < 100, "what was changed is forgotten"


class Untouched(dict[str, object]):
    """Tables that nobody goes through."""

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("all tables are looked at")

    values = items = __iter__  # type: ignore[assignment]


def test_where_nothing_is_due_no_table_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    caretaker = Caretaker(Mock(tables=Untouched(table=Mock()), listeners=[]), Mock(), Mock(), Mock(), Clock())
    for alarms in (caretaker.due, caretaker.looks):
        for number in range(10_000):
            alarms.set(f"table {number}", 10**15)
        monkeypatch.setattr(alarms, "times", Untouched(alarms.times))
    asyncio.run(caretaker.go_round())
    assert [len(alarms.times) for alarms in (caretaker.due, caretaker.looks)] == [10_000] * 2
