"""The report as one self-contained page: settings, figures, score distributions, win matrix, score lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from housewright import __version__
from housewright.arena.charts import COLOURS, grouped_bars, histogram
from housewright.arena.report import cells, columns, title
from housewright.arena.schedule import Settings
from housewright.arena.tally import Standing

SUMS = ("game", "total")  # lines that add up others: they would dwarf them in a chart
STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1c1c; --faint: #767676; --rule: #d8d8d8;
  --c0: #2266b0; --c1: #c2570c; --c2: #2f7d4f; --c3: #8a4fb0; --c4: #a8801a; --c5: #b03060; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181b; --ink: #e8e6e3; --faint: #9a9a9a; --rule: #3a3d42;
  --c0: #6ea8e6; --c1: #f09a5a; --c2: #74c493; --c3: #c79be6; --c4: #dcb95a; --c5: #ea7fa4; } }
body { margin: 0 auto; max-width: 52rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.45 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; } h3 { font-size: 1rem; margin: 1rem 0 0; }
h3, td, th { overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { caption-side: bottom; text-align: left; color: var(--faint); font-size: .85rem; padding-top: .35rem; }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--rule); text-align: right; }
td { white-space: nowrap; } th:first-child { text-align: left; min-width: 6rem; }
svg { display: block; width: 100%; max-width: 40rem; height: auto; } svg text { fill: var(--ink); font-size: 11px; }
.axis { stroke: var(--rule); } .mean { stroke: var(--ink); stroke-dasharray: 3 3; }
.key { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; overflow-wrap: anywhere; }
.key svg { display: inline-block; width: .8rem; margin-right: .4rem; }
footer { margin-top: 2rem; color: var(--faint); font-size: .85rem; }
""" + "\n".join(f".c{colour} {{ fill: var(--c{colour}); }}" for colour in range(COLOURS))


def page(settings: Settings, standings: Sequence[Standing]) -> str:
    """The whole page."""
    heading = escape(title(settings, standings))
    sections = [
        settings_table(settings),
        section("Players", player_table(settings, standings)),
        section("Scores", "".join(distributions(standings))),
        section("Who beats whom", win_matrix(standings)) if len(standings) > 1 else "",
        section("Score lines", key(standings) + lines_chart(standings)),
    ]
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>Arena: {heading}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>Arena: {heading}</h1>
{"".join(sections)}
<footer>housewright {__version__}</footer>
</body>
</html>
"""


def section(heading: str, content: str) -> str:
    """A part of the page."""
    return f"<section><h2>{escape(heading)}</h2>{content}</section>\n"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str) -> str:
    """A table whose first column names its rows; a head that is empty means there is none."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(text)}</td>" for text in row[1:]) + "</tr>"
        for row in rows
    )
    top = f"<thead><tr>{head}</tr></thead>" if heads else ""
    return f'<div class="wide"><table><caption>{escape(caption)}</caption>{top}<tbody>{body}</tbody></table></div>'


def settings_table(settings: Settings) -> str:
    """What was played."""
    rows = [
        ("game", settings.game),
        ("variant", settings.variant),
        ("seats", str(settings.seats)),
        ("players", ", ".join(settings.players)),
        ("deals", str(settings.deals)),
        ("seed", str(settings.seed)),
    ]
    return section("Settings", table((), rows, "Every deal is played in every rotation of the players over the seats."))


def player_table(settings: Settings, standings: Sequence[Standing]) -> str:
    """The figures of every player."""
    rows = [cells(settings, standing) for standing in standings]
    return table(columns(settings), rows, "± is the 95 % interval over deals; of a rating, its sigma.")


def distributions(standings: Sequence[Standing]) -> list[str]:
    """A histogram of every player's scores, all on the same scale."""
    totals = [total for standing in standings for total in standing.totals]
    lowest, highest = min(totals), max(totals)
    charts = []
    for colour, standing in enumerate(standings):
        own, mean = standing.totals, standing.total.mean
        label = f"Scores of {standing.player}: {min(own)} to {max(own)} points, on average {mean:.1f}"
        charts.append(f"<h3>{escape(standing.player)}</h3>" + histogram(own, lowest, highest, mean, colour, label))
    return [*charts, "<p>Games by points; the dashed line is the mean.</p>"]


def win_matrix(standings: Sequence[Standing]) -> str:
    """How often the player of a row was placed better than the player of a column."""
    names = [standing.player for standing in standings]
    rows = [
        [one.player, *(f"{one.beats[other]:.1%}" if other in one.beats else "–" for other in names)]
        for one in standings
    ]
    caption = "Share of meetings in which the player of the row was placed better; equal places count half."
    return table(["", *names], rows, caption)


def key(standings: Sequence[Standing]) -> str:
    """Which colour is whose."""
    swatch = '<svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" class="c{}"/></svg>'
    items = [f"<li>{swatch.format(colour % COLOURS)}{escape(one.player)}</li>" for colour, one in enumerate(standings)]
    return f'<ul class="key">{"".join(items)}</ul>'


def lines_chart(standings: Sequence[Standing]) -> str:
    """The mean of every line of the score, player by player."""
    names = [name for name in standings[0].lines if name not in SUMS]
    groups = {name: [standing.lines[name] for standing in standings] for name in names}
    told = "; ".join(
        f"{name}: " + ", ".join(f"{one.player} {one.lines[name]:.1f}" for one in standings) for name in groups
    )
    return grouped_bars(groups, [standing.player for standing in standings], f"Mean score lines. {told}")
