"""Neue Heimat in the terminal: one board for all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import RenderableType

from housewright.locales import Messages
from housewright.terminal.drawing import Described
from housewright.terminal.heimat.board import draw_board

PIECES = {"^": "piece-roof", "#": "piece-blank-cube", "M": "piece-mayor"}


class HeimatDrawing:
    """Board and stories."""

    def table(self, described: Described, names: Sequence[str], say: Messages) -> Iterator[RenderableType]:
        yield draw_board(described, names, say)

    def words(self, event: Mapping[str, object], names: Sequence[str], say: Messages) -> dict[str, object]:
        found: dict[str, object] = {}
        if "piece" in event:
            found["piece"] = piece_name(str(event["piece"]), say)
        if "buyer" in event:
            found["buyer"] = names[int(str(event["buyer"]))]
        if "colour" in event:
            found["colour"] = say.text(f"colour-{event['colour']}")
        return found


def piece_name(code: str, say: Messages) -> str:
    """A piece in words; a cube keeps its letter and value."""
    if code in PIECES:
        return say.text(PIECES[code])
    return f"{say.text('piece-permit')} {code}" if set(code) == {"I"} else code
