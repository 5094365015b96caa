"""Grounds: why one turn is worth more than another, by row and place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from housewright.engine.describing import Ground, Said, weightiest
from housewright.engine.game import Turn, View
from housewright.heimat import border
from housewright.heimat.game import Heimat
from housewright.heimat.scoring import BLACK_LINE, LINES
from housewright.heimat.story import board_events, move_event

GAME = Heimat()
SAID = LINES[: BLACK_LINE + 1]  # the others are sums, or past
Deeds: TypeAlias = list[Mapping[str, Any]]
DEEDS = {  # what is said of what was done, the weightiest first
    "story-finished": "ground-finished",
    "story-reopened": "ground-reopened",
    "story-cube": "ground-cube",
    "story-roof": "ground-roof",
    "story-longer": "ground-length",
    "story-shorter": "ground-length",
    "story-mayor": "ground-mayor",
    "story-black": "ground-black",
}
ARGUMENTS = {"ground-cube": ("cube", "lot"), "ground-roof": ("value", "lot"), "ground-black": ()}  # others name the row


def grounds(view: View, turn: Turn, other: Turn | None, lines: Mapping[str, float]) -> list[Ground]:
    """The lines that tell two turns apart."""
    one, two = try_turn(view, turn), try_turn(view, other or ())
    known = lines or {line: one[1][line] - two[1][line] for line in SAID}
    differences = {line: points for line, points in known.items() if line in SAID}
    return weightiest(differences, lambda line, _: said(line, one[0], two[0]))


def try_turn(view: View, turn: Turn) -> tuple[Deeds, Mapping[str, int]]:
    """A turn tried on a view: what was done, and the score then."""
    after, deeds = view.copy(), [move_event(view.common[0], view.viewer, move) for move in turn]
    for move in turn:
        border.make_move(after.common, after.seats, move)
    return [*deeds, *board_events(view.common[0], after.common[0])], GAME.scores(after)[view.viewer].lines


def said(line: str, turn: Deeds, other: Deeds) -> Said:
    """What this turn has to do with a line, or the other one; what may come later, if none has."""
    for by, deeds in (("this", turn), ("other", other)):
        for event, key in DEEDS.items():
            found = next((deed for deed in deeds if deed["event"] == event and line_of(deed) == line), None)
            if found:
                return key, {**arguments_of(key, found), "by": by}
    return ("ground-black-later", {}) if line == "black" else ("ground-row", {"row": line.removeprefix("row-")})


def line_of(deed: Mapping[str, Any]) -> str:
    """The line of the score that something is about."""
    if deed["event"] == "story-black":
        return "black"
    return f"row-{deed.get('row') or deed.get('lot', ' ')[0]}"


def arguments_of(key: str, deed: Mapping[str, Any]) -> dict[str, str | int]:
    """What is named of something that was done."""
    names = ARGUMENTS.get(key, ("row",))
    return {name: deed[name] for name in names}
