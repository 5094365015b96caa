"""Collecting: memory of what nobody can reach any more.

Python looks through all that is there, and everybody waits. So what has come to stay is looked through once, a little
at a time, and set aside; all of it is looked through only when nobody is there who could wait. Where that never happens
nothing is lost but a look: what comes and goes leaves memory by itself.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

STEP_SECONDS = 0.25
PAUSE_SECONDS = 600.0  # between two looks at everything
QUIET_SECONDS = 60.0  # without a question: longer than anybody who asks again and again waits in between


class Collecting:
    """Looks at what is new, often, and at everything, seldom."""

    def __init__(self, does_anybody_listen: Callable[[], bool]) -> None:
        self.does_anybody_listen = does_anybody_listen
        self.asked = time.monotonic()  # somebody something
        self.looked = time.monotonic()  # at everything

    async def run(self) -> None:
        """Go on for ever."""
        while True:
            self.look()
            await asyncio.sleep(STEP_SECONDS)

    def somebody_asks(self) -> None:
        """Somebody is there."""
        self.asked = time.monotonic()

    def is_quiet(self) -> bool:
        """Whether nobody is there: neither who listens nor who asks now and then."""
        return time.monotonic() - self.asked > QUIET_SECONDS and not self.does_anybody_listen()

    def look(self) -> None:
        """Look at what is new, as soon as that are some thousands of things, or at everything, if that is due."""
        if time.monotonic() - self.looked > PAUSE_SECONDS and self.is_quiet():
            self.looked = time.monotonic()
            gc.unfreeze()
            collect()
        elif gc.get_count()[2]:  # how often some thousands stayed
            collect()


def collect() -> None:
    """Let go of what cannot be reached, and set the rest aside: it leaves memory as ever when it is needed no more."""
    gc.collect()
    gc.freeze()
