"""Charts as inline SVG: plain strings, each with a text that tells the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 440, 130  # narrow, so that texts stay readable on a phone
LEFT, BOTTOM, TOP = 30, 20, 6
BINS = 30
ROUND_STEPS = (1, 2, 5, 10)
BAR, GAP, LABEL = 13, 10, 66  # of grouped bars: thickness, space between groups, room for names
COLOURS = 6  # of the style sheet; players beyond them begin anew
VALUE_ROOM = 34  # for the figure at a bar's end


def picture(width: float, height: float, label: str, parts: Sequence[str]) -> str:
    """A chart with its text alternative."""
    inside = "".join(parts)
    size = f'viewBox="0 0 {width:g} {height:g}"'
    return f'<svg {size} role="img" aria-label="{escape(label)}"><title>{escape(label)}</title>{inside}</svg>'


def bar(x: float, y: float, width: float, height: float, colour: int, note: str) -> str:
    """A bar that tells its figure when pointed at."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return f'<rect {place} class="c{colour % COLOURS}"><title>{escape(note)}</title></rect>'


def text(x: float, y: float, content: str, anchor: str = "start") -> str:
    """A text at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(content)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    """A line from one place to another."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def round_step(span: float, most: int) -> int:
    """The smallest round whole number by which a span has at most so many steps."""
    rough = max(span / most, 1)
    power = 10 ** floor(log10(rough))
    return int(next(power * step for step in ROUND_STEPS if power * step >= rough))


def histogram(totals: Sequence[int], lowest: int, highest: int, mean: float, colour: int, label: str) -> str:
    """How often each score was made; all players' histograms share their scale of points."""
    step = round_step(highest - lowest + 1, BINS)
    first = floor(lowest / step)
    counts = [0] * (floor(highest / step) - first + 1)
    for total in totals:
        counts[floor(total / step) - first] += 1
    wide, high = (WIDTH - LEFT) / len(counts), HEIGHT - BOTTOM - TOP
    parts = []
    for index, count in enumerate(counts):
        tall = high * count / max(counts)
        start = (first + index) * step
        points = f"{start}" if step == 1 else f"{start} to {start + step - 1}"
        place = LEFT + index * wide
        parts.append(bar(place, TOP + high - tall, wide - 1, tall, colour, f"{points} points: {count}"))
    parts.append(line(LEFT, TOP + high, WIDTH, TOP + high))
    ticks = round_step(highest - lowest + 1, 10)
    for tick in range(ceil(first * step / ticks) * ticks, (first + len(counts)) * step, ticks):
        parts.append(text(LEFT + (tick / step - first) * wide, HEIGHT - 5, str(tick), "middle"))
    parts.append(text(LEFT - 4, TOP + 10, str(max(counts)), "end"))
    middle = LEFT + ((mean + 0.5) / step - first) * wide
    parts.append(line(middle, TOP, middle, TOP + high, "mean"))
    return picture(WIDTH, HEIGHT, label, parts)


def grouped_bars(groups: Mapping[str, Sequence[float]], names: Sequence[str], label: str) -> str:
    """For every group one bar per player, to the right of zero or to the left."""
    values = [value for group in groups.values() for value in group]
    low, high = min(0.0, *values), max(0.0, *values)
    unit = (WIDTH - LABEL - 2 * VALUE_ROOM) / max(high - low, 1)
    zero = LABEL + VALUE_ROOM - low * unit
    parts, y = [], float(TOP)
    for group, figures in groups.items():
        parts.append(text(0, y + BAR * len(figures) / 2 + 4, group))
        for colour, (name, value) in enumerate(zip(names, figures, strict=True)):
            start, length = min(zero, zero + value * unit), abs(value) * unit
            parts.append(bar(start, y, length, BAR - 2, colour, f"{name}, {group}: {value:.2f}"))
            end, anchor = (start - 4, "end") if value < 0 else (start + length + 4, "start")
            parts.append(text(end, y + BAR - 3, f"{value:.1f}", anchor))
            y += BAR
        y += GAP
    parts.append(line(zero, 0, zero, y))
    return picture(WIDTH, y, label, parts)
