"""The story of a round in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from housewright.locales import Messages


def tell(events: Sequence[Mapping[str, object]], names: Sequence[str], say: Messages) -> Iterator[str]:
    """One sentence per event."""
    for event in events:
        args: dict[str, object] = {key: value for key, value in event.items() if isinstance(value, (str, int))}
        if "seat" in event:
            args["player"] = names[int(str(event["seat"]))]
        if "action" in event:
            args["action"] = say.text(f"action-{event['action']}")
        if "name" in event:
            args["name"] = say.text(f"plan-{event['name']}")
        if "piece" in event:
            args["piece"] = piece_name(str(event["piece"]), say)
        if "buyer" in event:
            args["buyer"] = names[int(str(event["buyer"]))]
        if "colour" in event:
            args["colour"] = say.text(f"colour-{event['colour']}")
        yield say.text(str(event["event"]), args)


PIECES = {"^": "piece-roof", "#": "piece-blank-cube", "M": "piece-mayor"}


def piece_name(code: str, say: Messages) -> str:
    """A piece of Neue Heimat in words; a cube keeps its letter and value."""
    if code in PIECES:
        return say.text(PIECES[code])
    return f"{say.text('piece-permit')} {code}" if set(code) == {"I"} else code


def seat_names(seats: int, given: Mapping[int, str], say: Messages) -> list[str]:
    """The names of all seats; their numbers for those without one."""
    return [given.get(seat) or say.text("terminal-seat", {"number": seat + 1}) for seat in range(seats)]
