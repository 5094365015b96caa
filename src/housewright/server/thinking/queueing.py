"""A fair queue: who asks for little does not wait until all is done that another has asked for."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Work: TypeAlias = Generator[None, None, T]  # done step by step; others come in between
LEAST_SECONDS = 0.001  # that a step counts, also while it is being done
MOST_REMEMBERED = 10_000  # of those who wait for nothing


@dataclass(slots=True, eq=False)
class Job(Generic[T]):
    """Work that somebody has asked for."""

    asker: str
    work: Work[T]
    done: asyncio.Future[T]
    is_awaited: bool  # by people: they come before everything for which nobody waits
    is_long: bool  # its steps may take a while, those of others take moments
    began: float | None = None  # its present step, on the monotonic clock
    is_given_up: bool = False


class FairQueue:
    """Work for a few threads. Whoever has had least of their time comes next; one thread does short steps only."""

    def __init__(self, threads: int, quick_threads: int) -> None:
        self.loop = asyncio.get_running_loop()
        self.kinds = [True] * threads + [False] * quick_threads  # of the threads: whether they do long steps, too
        self.changed = threading.Condition()
        self.lines: dict[tuple[bool, bool], dict[str, deque[Job[object]]]] = {
            (is_awaited, is_long): {} for is_awaited in (True, False) for is_long in (True, False)
        }
        self.had: dict[str, float] = {}  # seconds, of each who asked
        self.least = 0.0  # that whoever was served last had had: nobody saves up time by asking for nothing
        self.steps = 0  # done so far
        self.is_open = False

    def put(self, job: Job[T]) -> None:
        """Let it be done."""
        with self.changed:
            if not self.is_open:
                self._open()
            self._put(job)  # type: ignore[arg-type]
            self.changed.notify_all()

    def future(self) -> asyncio.Future[T]:
        """Where the result of a job will be."""
        return self.loop.create_future()

    async def do(self, asker: str, work: Work[T], is_long: bool = False) -> T:
        """Have something done for a person who waits for it."""
        job: Job[T] = Job(asker, work, self.future(), is_awaited=True, is_long=is_long)
        self.put(job)
        try:
            return await job.done
        finally:
            job.is_given_up = True

    def close(self) -> None:
        """Nothing more is begun. Nobody waits for what is being done: it cannot be interrupted."""
        with self.changed:
            self.is_open, self.kinds = False, []
            self.changed.notify_all()

    def _open(self) -> None:
        self.is_open = True
        for number, may_be_long in enumerate(self.kinds):
            name = f"{type(self).__name__}-{number}"
            threading.Thread(target=self._serve, args=[may_be_long], name=name, daemon=True).start()

    def _put(self, job: Job[object]) -> None:
        self.had[job.asker] = max(self.had.get(job.asker, 0.0), self.least)
        self.lines[job.is_awaited, job.is_long].setdefault(job.asker, deque()).append(job)

    def _serve(self, may_be_long: bool) -> None:
        """Do one step after the other, as long as the queue is open."""
        while (job := self._take(may_be_long)) is not None:
            job.began = time.monotonic()
            outcome = step(job.work)
            seconds, job.began = time.monotonic() - job.began, None
            with self.changed:
                self.steps += 1
                self.had[job.asker] = self.had.get(job.asker, self.least) + max(0.0, seconds - LEAST_SECONDS)
                if outcome is None and not job.is_given_up:
                    self._put(job)
                    self.changed.notify_all()
            if outcome is not None:
                with contextlib.suppress(RuntimeError):  # nobody is there any more
                    self.loop.call_soon_threadsafe(tell, job, *outcome)

    def _take(self, may_be_long: bool) -> Job[object] | None:
        """The next job; none when the queue is closed."""
        with self.changed:
            while self.is_open:
                if (job := self._next(may_be_long)) is None:
                    self.changed.wait()
                elif not job.is_given_up:
                    self.least = max(self.least, self.had[job.asker])
                    self.had[job.asker] += LEAST_SECONDS
                    self._forget()
                    return job
        return None

    def _next(self, may_be_long: bool) -> Job[object] | None:
        for is_awaited in (True, False):
            waiting = [*self._waiting(is_awaited, may_be_long)]
            if waiting:
                _, is_long, asker = min(waiting)
                line = self.lines[is_awaited, is_long]
                job = line[asker].popleft()
                if not line[asker]:
                    del line[asker]
                return job
        return None

    def _waiting(self, is_awaited: bool, may_be_long: bool) -> Iterator[tuple[float, bool, str]]:
        """Who waits: what they have had, and what for."""
        for is_long in (False, True) if may_be_long else (False,):
            for asker in self.lines[is_awaited, is_long]:
                yield self.had[asker], is_long, asker

    def _forget(self) -> None:
        """Forget those who have had no more than everybody."""
        if len(self.had) > MOST_REMEMBERED:
            waiting = {asker for line in self.lines.values() for asker in line}
            self.had = {asker: had for asker, had in self.had.items() if had > self.least or asker in waiting}


def step(work: Work[object]) -> tuple[object, BaseException | None] | None:
    """Do one step; what came of it all, if it was the last."""
    try:
        next(work)
    except StopIteration as end:
        return end.value, None
    except BaseException as wrong:
        return None, wrong
    return None


def tell(job: Job[object], result: object, wrong: BaseException | None) -> None:
    """Tell whoever waits what came of it."""
    if job.done.done():
        return
    if wrong is None:
        job.done.set_result(result)
    else:
        job.done.set_exception(wrong)


def at_once(work: Callable[[], T]) -> Work[T]:
    """Work of a single step."""
    yield from ()
    return work()
