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
        if "buyer" in event:
            args["buyer"] = names[int(str(event["buyer"]))]
        if "colour" in event:
            args["colour"] = say.text(f"colour-{event['colour']}")
        yield say.text(str(event["event"]), args)


def seat_names(seats: int, given: Mapping[int, str]) -> list[str]:
    """The names of all seats; letters for those without one."""
    return [given.get(seat) or seat_letter(seat) for seat in range(seats)]


def seat_letter(seat: int) -> str:
    """A, B, … Z, A1, B1, …"""
    return chr(ord("A") + seat % 26) + (str(seat // 26) if seat >= 26 else "")
