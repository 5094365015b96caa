"""Orchard in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from housewright.locales import Messages
from housewright.terminal.drawing import Described
from housewright.terminal.story import seat_names


class OrchardDrawing:
    """The basket on offer, and everybody's hand."""

    def table(self, described: Described, names: Sequence[str], say: Messages) -> Iterator[RenderableType]:
        if described["offer"] is not None:
            yield Text(f"{say.text('field-offer')}: {described['offer']}")
        for seat in described["seats"]:
            cards = " ".join(str(card) for card in seat["hand"])
            yield Text(f"{names[seat['seat']]}: [{cards}]  {say.text('line-total')} {seat['total']}")

    def words(self, event: Mapping[str, object], names: Sequence[str], say: Messages) -> dict[str, object]:
        return {}

    def seat(self, described: Described, seat: int, say: Messages) -> RenderableType:
        return Group(*self.table(described, seat_names(len(described["seats"]), {}, say), say))

    def step(self, described: Described, say: Messages) -> Iterator[RenderableType]:
        yield Text(say.text(f"step-{described['step']}"), style="yellow")

    def moves(self, texts: Iterable[str]) -> str:
        return "  ".join(texts)
