"""Analyses as one self-contained page: sums, the course of the game, costly turns, lines and auctions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil

from housewright import __version__
from housewright.analysis.report import (
    AUCTION_HEADS,
    SUM_HEADS,
    TURN_HEADS,
    UNITS,
    VERDICTS,
    auction_rows,
    count_rows,
    line_rows,
    loss_text,
    sum_rows,
    turn_rows,
)
from housewright.analysis.results import Analysis, SeatAnalysis
from housewright.analysis.verdicts import Verdict
from housewright.locales import Messages

STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1c1c; --faint: #767676; --rule: #d8d8d8;
  --c0: #2266b0; --c1: #c2570c; --c2: #2f7d4f; --c3: #8a4fb0; --c4: #a8801a; --c5: #b03060; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181b; --ink: #e8e6e3; --faint: #9a9a9a; --rule: #3a3d42;
  --c0: #6ea8e6; --c1: #f09a5a; --c2: #74c493; --c3: #c79be6; --c4: #dcb95a; --c5: #ea7fa4; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1rem 0 .3rem; }
h1, h3, td, th { overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--rule); text-align: right; }
td.word, th.word { text-align: left; }
svg { display: block; width: 100%; max-width: 48rem; height: auto; } svg text { fill: var(--ink); font-size: 11px; }
.axis { stroke: var(--rule); } .course { fill: none; stroke-width: 2; }
summary { cursor: pointer; padding: .4rem 0; }
footer { margin-top: 2rem; color: var(--faint); font-size: .85rem; }
""" + "\n".join(f".s{colour} {{ stroke: var(--c{colour}); }}" for colour in range(6))
WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 220, 34, 22, 8
DASHES = ("", "7 4", "2 3", "9 3 2 3")  # so that lines differ without colour
COLOURS = 6
TICKS = 5


@dataclass(frozen=True, slots=True)
class Told:
    """An analysis with what is needed to tell it."""

    heading: str
    analysis: Analysis
    names: Sequence[str]
    say: Messages


def page(told: Sequence[Told], language: str) -> str:
    """The whole page."""
    parts = "".join(game(one) for one in told)
    title = escape(told[0].say.text("terminal-analysis"))
    return f"""<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>{title}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{title}</h1>
{parts}<footer>housewright {__version__}</footer>
</body>
</html>
"""


def game(told: Told) -> str:
    """One game."""
    analysis, names, say = told.analysis, told.names, told.say
    words = [say.text(VERDICTS[verdict]) for verdict in Verdict]
    seats = [names[seat.seat] for seat in analysis.seats]
    parts = [
        table([say.text(head) for head in SUM_HEADS], sum_rows(analysis, names, say), 2),
        section(say.text("terminal-analysis-course"), course(told)),
        section(
            say.text("terminal-analysis-counts"),
            table([say.text(SUM_HEADS[0]), *words], count_rows(analysis, names), 1),
        ),
        section(
            say.text("terminal-analysis-costliest"),
            table([say.text(head) for head in TURN_HEADS], turn_rows(analysis, names, say), 3),
        ),
    ]
    if lines := line_rows(analysis, say):
        heads = [say.text("terminal-analysis-line"), *seats]
        parts.append(section(say.text("terminal-analysis-lines"), table(heads, lines, 1)))
    if auctions := auction_rows(analysis, names):
        heads = [say.text(head) for head in AUCTION_HEADS]
        parts.append(section(say.text("terminal-analysis-auctions"), table(heads, auctions, 4)))
    parts += [turns(seat, told) for seat in analysis.seats]
    return f"<h2>{escape(told.heading)}</h2>\n" + "".join(parts)


def section(heading: str, content: str) -> str:
    """A part of the page."""
    return f"<section><h3>{escape(heading)}</h3>{content}</section>\n"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """A table whose first columns are words."""

    def kind(number: int) -> str:
        return ' class="word"' if number < words else ""

    head = "".join(f'<th scope="col"{kind(number)}>{escape(text)}</th>' for number, text in enumerate(heads))
    body = "".join(
        "<tr>" + "".join(f"<td{kind(number)}>{escape(text)}</td>" for number, text in enumerate(row)) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def turns(seat: SeatAnalysis, told: Told) -> str:
    """Every turn of a seat, folded."""
    say, unit = told.say, told.analysis.units[0]
    heads = [
        say.text("terminal-analysis-round"),
        say.text("terminal-analysis-verdict"),
        say.text("terminal-analysis-made"),
        say.text("terminal-analysis-better"),
        say.text("terminal-analysis-before"),
        say.text("terminal-analysis-after-cards"),
        say.text("terminal-analysis-after-turn"),
        say.text("terminal-analysis-loss"),
    ]
    rows = []
    for turn in seat.turns:
        step = turn.steps[unit]
        values = [f"{value:.1f}" for value in (step.before, step.after_cards, step.after_turn)]
        words = [str(turn.round), say.text(VERDICTS[turn.verdict]), turn.made.text, turn.best.text]
        rows.append([*words, *values, loss_text(turn)])
    name = f"{told.names[seat.seat]}, {say.text(UNITS[unit])}"
    return f"<details><summary>{escape(name)}</summary>{table(heads, rows, 4)}</details>\n"


def course(told: Told) -> str:
    """What every seat could expect after each of its turns, as lines over the rounds."""
    unit, seats = told.analysis.units[0], told.analysis.seats
    points = {
        seat.seat: [
            (0, seat.sums[unit].start),
            *((turn.round, turn.steps[unit].after_turn) for turn in seat.turns),
            (max((turn.round for turn in seat.turns), default=0) + 1, seat.sums[unit].result),
        ]
        for seat in seats
    }
    values = [value for line in points.values() for _, value in line]
    last = max(number for line in points.values() for number, _ in line)
    low, high = min(values), max(max(values), min(values) + 1.0)
    parts = [*axes(low, high, last)]
    for seat, line in points.items():
        spots = " ".join(f"{across(number, last):.1f},{up(value, low, high):.1f}" for number, value in line)
        dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        name = escape(told.names[seat])
        shape = f'class="course s{seat % COLOURS}"{dashes}'
        parts.append(f'<polyline points="{spots}" {shape}><title>{name}</title></polyline>')
    label = "; ".join(f"{told.names[seat]}: {line[0][1]:.1f} … {line[-1][1]:.1f}" for seat, line in points.items())
    size, inside = f'viewBox="0 0 {WIDTH} {HEIGHT}"', "".join(parts)
    return f'<svg {size} role="img" aria-label="{escape(label)}">{inside}</svg>'


def across(number: float, last: int) -> float:
    """Where a round stands."""
    return LEFT + (WIDTH - LEFT - 10) * number / max(last, 1)


def up(value: float, low: float, high: float) -> float:
    """Where a value stands."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / (high - low)


def axes(low: float, high: float, last: int) -> list[str]:
    """Lines and figures of both scales."""
    parts = []
    for tick in range(TICKS):
        value = low + (high - low) * tick / (TICKS - 1)
        y = up(value, low, high)
        parts.append(f'<line x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - 10}" y2="{y:.1f}" class="axis"/>')
        parts.append(f'<text x="{LEFT - 4}" y="{y + 4:.1f}" text-anchor="end">{value:.0f}</text>')
    step = max(1, ceil(last / 8))
    for number in range(step, last + 1, step):
        parts.append(f'<text x="{across(number, last):.1f}" y="{HEIGHT - 5}" text-anchor="middle">{number}</text>')
    return parts
