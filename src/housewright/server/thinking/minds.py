"""Minds: processes in which computer players look ahead. They give way to whoever is being served; a thread that gives
way could not, because everybody waits for it whenever it has the interpreter lock."""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pkgutil import resolve_name
from typing import Any, TypeAlias

from housewright.engine.struct import COMPILED
from housewright.server.thinking.nursery import NOBODY, Nursery

NICENESS = 10
CAN_FORK = sys.platform == "linux" and COMPILED  # uncompiled nobody looks ahead
LONGEST_SECONDS = 600.0  # that an answer may take on a busy machine, unless whoever asks has less time
Answer: TypeAlias = tuple[bool, Any]  # whether it worked, and what was returned or raised
logger = logging.getLogger(__name__)


class MindError(Exception):
    """A process that was asked has ended."""


@dataclass(frozen=True, slots=True)
class Mind:
    """A process that does one thing after the other."""

    line: Connection
    process: int

    def ask(self, name: str, what: Sequence[Any], seconds: float) -> Answer:
        """What a call comes to there; a MindError or a TimeoutError if nothing comes of it."""
        try:
            self.line.send((name, what))
            is_answered = self.line.poll(seconds)
            answer: Answer = self.line.recv() if is_answered else (False, None)
        except (EOFError, OSError):
            raise MindError("a process of computer players has ended") from None
        if not is_answered:
            raise TimeoutError(f"a process of computer players did not answer within {seconds:g} s")
        return answer


class Minds:
    """A few of them; one that ends or does not answer is replaced. Where there can be none, whoever asks does it."""

    def __init__(self, count: int, replace: Callable[[Mind | None], Mind | None] = lambda _: None) -> None:
        self.count, self.replace = count, replace
        self.free: queue.SimpleQueue[Mind | None] = queue.SimpleQueue()
        for _ in range(count):
            self.free.put(replace(None))

    def ask(self, name: str, *what: Any, seconds: float = LONGEST_SECONDS) -> Any:
        """Let one of them call a function, `module:function`, and wait for what comes of it; a MindError or a
        TimeoutError if nothing does."""
        mind = self.free.get()
        try:
            is_done, found = mind.ask(name, what, seconds) if mind else call(name, what)
        except (MindError, TimeoutError) as wrong:
            logger.error("%s", wrong)
            mind = self.replace(mind)
            raise
        finally:
            self.free.put(mind)
        if is_done:
            return found
        raise found

    def ask_all(self, name: str) -> None:
        """Let each of them call a function: they take turns."""
        for _ in range(self.count):
            with contextlib.suppress(MindError, TimeoutError):
                self.ask(name)


def begin_minds(count: int) -> Minds:
    """So many, before anything else runs here."""
    if not CAN_FORK:
        return Minds(count)
    try:
        nursery = Nursery(work)
    except OSError as wrong:
        complain(wrong)
        return Minds(count)
    return Minds(count, lambda old: replace(nursery, old))


def replace(nursery: Nursery, old: Mind | None) -> Mind | None:
    """A new mind instead of an old one; none if the system has no room for it."""
    here, there = Pipe()
    with there:
        try:
            return Mind(here, nursery.replace(old.process if old else NOBODY, there.fileno()))
        except OSError as wrong:
            complain(wrong)
            here.close()
            return None
        finally:
            if old:
                old.line.close()


def complain(wrong: OSError) -> None:
    """Say that somebody has to think here."""
    logger.error("computer players have no process of their own: %s", wrong.strerror or wrong)


def work(file: int) -> None:
    """Be a mind: do what is asked for until nobody can ask any more."""
    os.nice(NICENESS)
    with contextlib.suppress(EOFError, OSError), Connection(file) as line:
        while True:
            line.send(call(*line.recv()))


def call(name: str, what: Sequence[Any]) -> Answer:
    """Call a function."""
    try:
        return True, resolve_name(name)(*what)
    except Exception as wrong:
        return False, wrong
