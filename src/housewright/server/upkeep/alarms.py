"""Alarms: which table is to be looked at when. Asking costs what there is to do, however many tables there are."""

from __future__ import annotations

import heapq
from collections.abc import Iterator


class Alarms:
    """One time for each table, in milliseconds since 1970."""

    def __init__(self) -> None:
        self.times: dict[str, int] = {}  # as they would be if the clock had never been set
        self.heap: list[tuple[int, str]] = []  # also times that were changed since: those are passed over
        self.shifted = 0  # by so much the clock was set

    def set(self, table_id: str, at: int | None) -> None:
        """Ring then, and not when it was said before; never if no time is given."""
        if at is None:
            self.times.pop(table_id, None)
        elif self.times.get(table_id) != (time := at - self.shifted):
            self.times[table_id] = time
            heapq.heappush(self.heap, (time, table_id))
            if len(self.heap) > 2 * len(self.times) + 64:
                self._pile_up()

    def shift(self, by: int) -> None:
        """The clock was set by so much: what was to ring in an hour rings in an hour."""
        self.shifted += by

    def ring(self, at: int) -> Iterator[str]:
        """The tables whose time has come, the longest due first; they ring no more."""
        while self.heap and self.heap[0][0] <= at - self.shifted:
            time, table_id = heapq.heappop(self.heap)
            if self.times.get(table_id) == time:
                del self.times[table_id]
                yield table_id

    def _pile_up(self) -> None:
        self.heap = [(time, table_id) for table_id, time in self.times.items()]
        heapq.heapify(self.heap)
