"""What is told at the end of a run: tables for people, a line of JSON per player for programs."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from housewright.arena.schedule import Settings
from housewright.arena.tally import Estimate, Standing
from housewright.engine.game import Json

DIGITS = 4


def json_row(settings: Settings, standing: Standing) -> dict[str, Json]:
    """A player's figures as plain JSON."""
    margin = standing.margin
    return {
        "player": standing.player,
        "games": standing.games,
        "win_share": rounded(standing.win_share.mean),
        "win_share_ci95": rounded(standing.win_share.ci95),
        "mean": rounded(standing.total.mean),
        "ci95": rounded(standing.total.ci95),
        "margin": rounded(margin.mean) if margin else None,
        "margin_ci95": rounded(margin.ci95) if margin else None,
        "ms_per_turn": rounded(standing.seconds_per_turn * 1000),
        "rating": rounded(standing.rating),
        "rating_sigma": rounded(standing.rating_sigma),
        "lines": {name: rounded(mean) for name, mean in standing.lines.items()},
        "deals": standing.deals,
        "complete": standing.deals == settings.deals,
        "seats": settings.seats,
        "variant": settings.variant,
        "game": settings.game,
    }


def rounded(value: float | None) -> float | None:
    """A figure with no more digits than anybody needs."""
    return None if value is None else round(value, DIGITS)


def columns(settings: Settings) -> list[str]:
    """The heads of the table of players; alone, nobody wins or leads."""
    contest = ["win share", "margin", "rating"] if settings.seats > 1 else []
    return ["player", *contest[:1], "mean", *contest[1:], "ms/turn"]


def cells(settings: Settings, standing: Standing) -> list[str]:
    """A player's line in the table."""
    texts = {
        "player": standing.player,
        "win share": percent(standing.win_share),
        "mean": points(standing.total),
        "margin": points(standing.margin, "+") if standing.margin else "",
        "rating": f"{standing.rating:.1f} ± {standing.rating_sigma:.1f}" if standing.rating is not None else "",
        "ms/turn": f"{standing.seconds_per_turn * 1000:.3g}",
    }
    return [texts[column] for column in columns(settings)]


def percent(share: Estimate) -> str:
    """A share with its interval."""
    return f"{share.mean:.1%}" + (f" ± {share.ci95:.1%}" if share.ci95 is not None else "")


def points(estimate: Estimate, sign: str = "") -> str:
    """Points with their interval."""
    return f"{estimate.mean:{sign}.2f}" + (f" ± {estimate.ci95:.2f}" if estimate.ci95 is not None else "")


def title(settings: Settings, standings: Sequence[Standing]) -> str:
    """What was played, in one line."""
    deals, games = standings[0].deals, standings[0].games  # the same for all: everybody plays in every game
    done = f"{deals} deals" if deals == settings.deals else f"partial: {deals} of {settings.deals} deals"
    return f"{settings.game} {settings.variant}, seats: {settings.seats}, {done}, {games} games, seed {settings.seed}"


def player_table(settings: Settings, standings: Sequence[Standing]) -> Table:
    """One line per player; ± is the 95 % interval over deals, of a rating its uncertainty."""
    caption = "± 95 % interval over deals; rating ± sigma"
    table = Table(title=title(settings, standings), caption=caption, box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns(settings)):
        table.add_column(column, justify="right" if number else "left", overflow="fold", no_wrap=number > 0)
    for standing in standings:
        table.add_row(*map(escape, cells(settings, standing)))
    return table


def lines_table(standings: Sequence[Standing]) -> Table:
    """The mean of every line of the score, one column per player."""
    table = Table(title="mean score lines", box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("line")
    for standing in standings:
        table.add_column(escape(standing.player), justify="right", overflow="fold")
    for name in standings[0].lines:
        table.add_row(name, *(f"{standing.lines[name]:.2f}" for standing in standings))
    return table
