"""A description of Welcome To, drawn with characters."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from housewright.locales import Messages
from housewright.terminal.drawing import Described, signed

FENCE, EMPTY, POOL, ROUNDABOUT = "┃", "·", "~", "@"


def draw_table(described: Described, seat: int, say: Messages) -> Group:
    """Cards, plans, a seat's sheet and its score."""
    sheet = described["sheets"][seat]
    parts: list[RenderableType] = [
        Text(f"\n── {say.text('terminal-round', {'round': described['round']})} ", style="bold"),
        *plans(described, sheet, say),
        *(street(line) for line in sheet["streets"]),
        score(sheet, described["options"], say),
        *cards(described, sheet, say),
    ]
    return Group(*parts)


def cards(described: Described, sheet: Described, say: Messages) -> Iterable[Text]:
    """The combinations, or the cards in hand."""
    offer = described["combinations"] or sheet["hand"] or []
    line = Text(f"{say.text('terminal-cards')}: ")
    for place, card in enumerate(offer, 1):
        number = "?" if card["number"] is None else str(card["number"])
        line.append(f" {place}[", style="dim").append(number, style="bold")
        line.append(f" {say.text('action-' + card['action'])}").append("] ", style="dim")
    yield line
    pile = described["pile"]
    notes = [say.text("terminal-cards-left", {"count": pile["left"]})]
    if pile["next"]:
        notes.append(say.text("terminal-next-action", {"action": say.text("action-" + pile["next"])}))
    for place, card in enumerate(described["combinations"] or [], 1):
        action = say.text("action-" + card["next"])
        notes.append(f"{place} {say.text('terminal-next-action', {'action': action})}")
    yield Text("  " + ", ".join(notes), style="dim")


def plans(described: Described, sheet: Described, say: Messages) -> Iterable[Text]:
    """The city plans, with what they are worth now."""
    for plan, points in zip(described["plans"], sheet["plans"], strict=True):
        line = Text(f"!{plan['number']} ").append(say.text("plan-" + plan["name"]))
        line.append(f"  {plan['value']}", style="bold")
        if points is not None:
            line.append("  " + say.text("terminal-plan-claimed", {"points": points}), style="green")
        elif plan["turned"]:
            line.append("  " + say.text("terminal-plan-turned"), style="dim")
        yield line


def street(described: Described) -> Text:
    """One street: its lots with their names above, fences between them, parks at the end."""
    names, houses = Text("  "), Text(" " + FENCE)
    for lot in described["lots"]:
        names.append(f"{lot['lot'] + (POOL if lot['pool'] != 'none' else ''):^5}", style="dim")
        houses.append(f"{house(lot):^4}", style="underline" if lot["used"] else "bold" if lot["new"] else "")
        houses.append(FENCE if lot["fence"] else " ")
    values = described["park_values"]
    parks = f"  {'♣' * described['parks']}{'·' * (len(values) - 1 - described['parks'])} {values[described['parks']]}"
    return Text("\n").join([names, houses.append(parks, style="green")])


def house(lot: Described) -> str:
    """What stands on a lot."""
    if lot["roundabout"]:
        return ROUNDABOUT
    if lot["number"] is None:
        return POOL if lot["pool"] == "drawn" else EMPTY
    return f"{lot['number']}{'b' if lot['bis'] else ''}{POOL if lot['pool'] == 'built' else ''}"


def score(sheet: Described, options: list[str], say: Messages) -> Text:
    """Tracks, what estates are worth, and the live total."""
    tracks = "  ".join(
        f"{say.text('line-' + name)} {track['crossed']}/{track['boxes']} ({signed(sheet['score'][name])})"
        for name, track in sheet["tracks"].items()
        if name != "roundabouts" or "roundabouts" in options
    )
    worth = "  ".join(f"${estate['size']}: {estate['value']}" for estate in sheet["estates"])
    line = Text(f"{tracks}\n{worth}   ")
    return line.append(f"{say.text('line-total')} {signed(sheet['score']['total'])}", style="bold")
