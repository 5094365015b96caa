"""A description of Neue Heimat, drawn with characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from housewright.locales import Messages
from housewright.terminal.drawing import Described, signed

LETTERS = {"blue": "B", "green": "G", "yellow": "Y", "red": "R", "purple": "P", "white": "W"}
STREAM, FREE, FENCED, HIDDEN = "≈", "·", "□", "?"


def draw_board(described: Described, names: Sequence[str], say: Messages) -> Group:
    """Rows, display, special pieces and purses."""
    parts: list[RenderableType] = [
        Text(say.text("terminal-board-signs"), style="dim"),
        *(Text(row(line)) for line in described["rows"]),
        *(Text("  " + " ".join(cell["cube"] if cell else "  " for cell in line)) for line in described["display"]),
        Text(pieces(described, say)),
        *(Text(line) for line in purses(described, names, say)),
    ]
    return Group(*parts)


def row(described: Described) -> str:
    """One row from the street: houses with their storeys, what is free, what lies beyond the permitted length."""
    lots = [lot(each) for each in described["lots"]]
    stream = described["stream"]
    sign = "M" if described["mayor"] else " "
    ends = "".join(f" {each['permit']}{'+' if each['longer'] else '-'}" for each in described["permits"])
    state = " ✓" if described["finished"] else ""
    return f"{sign}{described['row']} {' '.join(lots[:stream])} {STREAM} {' '.join(lots[stream:])}{ends}{state}"


def lot(described: Described) -> str:
    """A house from the ground up with its roof, or what may be built here."""
    if described["storeys"]:
        storeys = "".join(
            LETTERS[storey["colour"]] + (HIDDEN if storey["value"] is None else str(storey["value"]))
            for storey in described["storeys"]
        )
        return storeys + (f"^{described['roof']}" if described["roof"] else "")
    if not described["permitted"]:
        return "-"
    return FENCED if described["single_storey"] else FREE


def pieces(described: Described, say: Messages) -> str:
    """What besides cubes is still on offer."""
    free = " ".join(each["piece"] for each in described["specials"] if each["on_offer"])
    roofs = f"^ {described['roofs']['left']} ({described['roofs']['numbered_left']})"
    return f"  {free}  {say.text('piece-roof')}: {roofs}"


def purses(described: Described, names: Sequence[str], say: Messages) -> Iterable[str]:
    """Everybody's money and colours."""
    for seat, name in zip(described["seats"], names, strict=True):
        colours = " ".join(LETTERS[colour] for colour in seat["colours"])
        score = f"{say.text('line-total')} {between(seat['least']['total'], seat['most']['total'])}"
        yield f"  {name}: {seat['cheques']} + {seat['black']}  [{colours}]  {score}"


def between(least: int, most: int) -> str:
    """A sum, or its bounds while lower floors are hidden."""
    return signed(least) if least == most else f"{signed(least)}…{signed(most)}"
