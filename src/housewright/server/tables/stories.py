"""Stories of closed rounds, as everybody may know them: each is told once, and kept as it is sent."""

from __future__ import annotations

from pydantic_core import to_json

from housewright.engine.game import SPECTATOR
from housewright.server.queueing import Work
from housewright.server.tables import showing
from housewright.server.tables.table import Table


class Stories:
    """The stories of a table. A closed round stays as it is, so whoever makes one makes the same."""

    def __init__(self) -> None:
        self._rounds: dict[int, bytes] = {}

    def find(self, table: Table, after: int) -> bytes | None:
        """All stories after this round, as one list; none if some are not told yet."""
        found = [self._rounds.get(number) for number in range(after + 1, table.round)]
        return None if None in found else b"[" + b",".join(story or b"" for story in found) + b"]"

    def tell(self, table: Table, after: int) -> Work[bytes]:
        """The same, told round by round where it is needed."""
        for number in range(after + 1, table.round):
            if number not in self._rounds:
                self._rounds[number] = to_json(showing.story(table, number, SPECTATOR))
                yield
        return self.find(table, after) or b"[]"
