"""Welcome To in the terminal: a sheet for every seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from housewright.locales import Messages
from housewright.terminal.drawing import Described
from housewright.terminal.welcome.moves import in_short
from housewright.terminal.welcome.sheet import draw_table

SHEETS_SHOWN = 4  # a table with more seats is told, not drawn


class WelcomeDrawing:
    """Sheets, stories and steps."""

    def table(self, described: Described, names: Sequence[str], say: Messages) -> Iterator[RenderableType]:
        for seat, name in enumerate(names[:SHEETS_SHOWN]):
            yield Text(f"\n{name}", style="bold")
            yield draw_table(described, seat, say)

    def words(self, event: Mapping[str, object], names: Sequence[str], say: Messages) -> dict[str, object]:
        kinds = {"action": "action", "name": "plan"}
        return {key: say.text(f"{kind}-{event[key]}") for key, kind in kinds.items() if key in event}

    def seat(self, described: Described, seat: int, say: Messages) -> RenderableType:
        return draw_table(described, seat, say)

    def step(self, described: Described, say: Messages) -> Iterator[RenderableType]:
        turn = described["turn"]
        if turn["action"]:
            action = say.text(f"action-{turn['action']}")
            yield Text(say.text("terminal-taken", {"number": turn["number"], "action": action}))
            yield Text(say.text(f"about-{turn['action']}"), style="dim")
        yield Text(say.text(f"step-{turn['step']}"), style="yellow")

    def moves(self, texts: Iterable[str]) -> str:
        return in_short(texts)
