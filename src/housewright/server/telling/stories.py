"""Stories of closed rounds, as everybody may know them: told once in a round of the table, and kept as they are sent.

When another round is closed all are told anew: what was hidden meanwhile is not told any more, and the end tells all.
"""

from __future__ import annotations

from collections.abc import Generator

from pydantic_core import to_json

from housewright.engine.game import SPECTATOR
from housewright.server.tables.table import Table
from housewright.server.telling import showing


class Stories:
    """The stories of a table. Whoever makes one in the same round of the table makes the same."""

    def __init__(self) -> None:
        self._round = 0  # of the table
        self._told: dict[int, bytes] = {}

    def find(self, table: Table, after: int) -> bytes | None:
        """All stories after this round, as one list; none if some are not told yet."""
        told = self._told if self._round == table.round else {}
        return joined(told, range(after + 1, table.round))

    def tell(self, table: Table, after: int) -> Generator[None, None, bytes]:
        """The same, told round by round where it is needed."""
        if self._round != table.round:
            self._round, self._told = table.round, {}
        told = self._told  # of this round, whatever is asked for meanwhile
        for number in range(after + 1, table.round):
            if number not in told:
                told[number] = to_json(showing.story(table, number, SPECTATOR))
                yield
        return joined(told, range(after + 1, table.round)) or b"[]"


def joined(told: dict[int, bytes], numbers: range) -> bytes | None:
    """The stories of these rounds as one list; none if one is missing."""
    found = [told[number] for number in numbers if number in told]
    return b"[" + b",".join(found) + b"]" if len(found) == len(numbers) else None
