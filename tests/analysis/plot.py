"""The plot of docs/: what the analysis expected in *Welcome To*, against what came, if what was given away is added.

`python -m tests.analysis.soak SHARE alone company plot` writes it anew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

from tests.analysis.games import Mean, mean_of

PLOT = Path(__file__).parents[2] / "docs" / "pictures" / "calibration.svg"
BIN = 10  # points
LOW, HIGH = 40, 160  # points that are shown
SIDE, LEFT, TOP = 200, 48, 34  # of a panel, in units of the drawing
STEP_X, STEP_Y = SIDE + 26, SIDE + 50
COLOURS = {1: "#7a4a9c", 2: "#1d6f78"}  # by seats

Pairs = Sequence[tuple[float, float]]  # expected, come


def in_bins(pairs: Pairs) -> dict[float, Mean]:
    """What came on average, by what was expected: the mean of each bin that holds ten games and more."""
    held: dict[int, list[tuple[float, float]]] = {}
    for expected, come in pairs:
        held.setdefault(int(expected // BIN), []).append((expected, come))
    return {
        mean_of([expected for expected, _ in inside]).mean: mean_of([come for _, come in inside])
        for _, inside in sorted(held.items())
        if len(inside) >= BIN
    }


def draw(panels: Mapping[tuple[int, int], Pairs]) -> str:
    """The plot: a panel for each number of seats and each round."""
    seats, rounds = sorted({key[0] for key in panels}), sorted({key[1] for key in panels})
    width, height = LEFT + len(rounds) * STEP_X, TOP + len(seats) * STEP_Y
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif"',
        ' font-size="11">',
        "<title>Points expected, and points that came</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for (row, seated), (column, number) in product(enumerate(seats), enumerate(rounds)):
        parts += panel(panels[seated, number], seated, number, LEFT + column * STEP_X, TOP + row * STEP_Y)
    return "\n".join([*parts, "</svg>", ""])


def panel(pairs: Pairs, seats: int, number: int, left: float, top: float) -> list[str]:
    """One panel: the line on which everything should lie, and the mean of every bin with its interval of 95 %."""

    def x(points: float) -> str:
        return f"{left + SIDE * (points - LOW) / (HIGH - LOW):.1f}"

    def y(points: float) -> str:
        return f"{top + SIDE * (HIGH - points) / (HIGH - LOW):.1f}"

    colour, table = COLOURS[seats], "alone" if seats == 1 else f"{seats} seats"
    parts = [
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<line x1="{x(LOW)}" y1="{y(LOW)}" x2="{x(HIGH)}" y2="{y(HIGH)}" stroke="#bbb" stroke-dasharray="4 3"/>',
        f'<text x="{left + SIDE / 2}" y="{top - 8}" text-anchor="middle">{table}, after round {number}</text>',
    ]
    for points in range(LOW, HIGH + 1, 40):
        parts.append(f'<text x="{x(points)}" y="{top + SIDE + 14}" text-anchor="middle">{points}</text>')
        parts.append(f'<text x="{left - 5}" y="{y(points)}" text-anchor="end" dy="4">{points}</text>')
    for expected, come in in_bins(pairs).items():
        low, high = come.interval(1.96)
        parts.append(f'<path d="M{x(expected)} {y(low)}V{y(high)}" stroke="{colour}" stroke-width="1.5"/>')
        parts.append(f'<circle cx="{x(expected)}" cy="{y(come.mean)}" r="3" fill="{colour}"/>')
    return parts
