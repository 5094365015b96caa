"""Collecting: memory of what nobody can reach any more.

Python looks through all that is there, and everybody waits. So what has come to stay is looked through once, a little
at a time, and set aside; all of it is looked through when nobody listens anywhere, or after a day.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

from housewright.server.settings import DAY

STEP_SECONDS = 0.25
PAUSE_SECONDS = 600.0  # between two looks at everything


class Collecting:
    """Looks at what is new, often, and at everything, seldom."""

    def __init__(self, is_anybody_there: Callable[[], bool]) -> None:
        self.is_anybody_there = is_anybody_there
        self.looked = time.monotonic()  # at everything

    async def run(self) -> None:
        """Go on for ever."""
        while True:
            self.look()
            await asyncio.sleep(STEP_SECONDS)

    def look(self) -> None:
        """Look at what is new, as soon as that are some thousands of things, or at everything, if that is due."""
        since = time.monotonic() - self.looked
        if since > DAY or (since > PAUSE_SECONDS and not self.is_anybody_there()):
            self.looked = time.monotonic()
            gc.unfreeze()
            collect()
        elif gc.get_count()[2]:  # how often some thousands stayed
            collect()


def collect() -> None:
    """Let go of what cannot be reached, and set the rest aside: it leaves memory as ever when it is needed no more."""
    gc.collect()
    gc.freeze()
