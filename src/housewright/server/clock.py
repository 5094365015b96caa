"""Both clocks: times are stored by the wall clock, and the other one, which never jumps, tells when that one has."""

from __future__ import annotations

import time

LEAST_JUMP = 2_000  # milliseconds; what is less comes of setting the clock gently
LONGEST_LOOK = 100  # a look that took longer, because the process was not running, says nothing


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def elapsed() -> int:
    """Milliseconds on the clock that does not jump."""
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Notices that the wall clock was set, or that the machine slept: no deadline comes nearer by that."""

    def __init__(self) -> None:
        self.looked = elapsed()
        self.offset = now() - self.looked
        self.jumped = 0  # milliseconds since the start, in all

    def look(self) -> int:
        """By how much the wall clock has jumped since the last look."""
        before = elapsed()
        offset = now() - before
        if elapsed() - before > LONGEST_LOOK:
            return 0
        jump, self.offset, self.looked = offset - self.offset, offset, before
        if abs(jump) < LEAST_JUMP:
            return 0
        self.jumped += jump
        return jump

    def earliest(self) -> int:
        """The time that it is at least, in milliseconds since 1970: what is old by this is old."""
        at = now()
        unseen = at - elapsed() - self.offset  # since the last look
        return at - max(0, self.jumped + (unseen if abs(unseen) >= LEAST_JUMP else 0))
