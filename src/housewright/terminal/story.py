"""The story of a round in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from housewright.locales import Messages
from housewright.terminal.drawing import Drawing


def tell(
    events: Sequence[Mapping[str, object]], names: Sequence[str], say: Messages, drawing: Drawing
) -> Iterator[str]:
    """One sentence per event."""
    for event in events:
        args: dict[str, object] = {key: value for key, value in event.items() if isinstance(value, (str, int))}
        if "seat" in event:
            args["player"] = names[int(str(event["seat"]))]
        yield say.text(str(event["event"]), args | drawing.words(event, names, say))


def seat_names(seats: int, given: Mapping[int, str], say: Messages) -> list[str]:
    """The names of all seats; their numbers for those without one."""
    return [given.get(seat) or say.text("terminal-seat", {"number": seat + 1}) for seat in range(seats)]
