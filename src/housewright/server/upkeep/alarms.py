"""Alarms: which table is to be looked at when. Asking costs what there is to do, however many tables there are."""

from __future__ import annotations

import heapq
from collections.abc import Iterator


class Alarms:
    """One time for each table, in milliseconds since 1970."""

    def __init__(self) -> None:
        self.times: dict[str, int] = {}
        self.heap: list[tuple[int, str]] = []  # also times that were changed since: those are passed over

    def set(self, table_id: str, at: int | None) -> None:
        """Ring then, and not when it was said before; never if no time is given."""
        if at is None:
            self.times.pop(table_id, None)
        elif self.times.get(table_id) != at:
            self.times[table_id] = at
            heapq.heappush(self.heap, (at, table_id))
            if len(self.heap) > 2 * len(self.times) + 64:
                self._pile_up()

    def shift(self, by: int) -> None:
        """The clock was set by so much: what was to ring in an hour rings in an hour."""
        self.times = {table_id: at + by for table_id, at in self.times.items()}
        self._pile_up()

    def ring(self, at: int) -> Iterator[str]:
        """The tables whose time has come, the longest due first; they ring no more."""
        while self.heap and self.heap[0][0] <= at:
            due, table_id = heapq.heappop(self.heap)
            if self.times.get(table_id) == due:
                del self.times[table_id]
                yield table_id

    def _pile_up(self) -> None:
        self.heap = [(at, table_id) for table_id, at in self.times.items()]
        heapq.heapify(self.heap)
