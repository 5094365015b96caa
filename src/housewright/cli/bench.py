"""The command that measures."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from housewright.cli.console import fail, open_game
from housewright.games import GAMES

if TYPE_CHECKING:
    from housewright.engine.game import Game


def bench(
    game: Annotated[str, typer.Argument(help=f"Which game ({', '.join(GAMES)}); all if none is named.")] = "",
    variant: Annotated[str, typer.Option(help="Only this variant.")] = "",
    seats: Annotated[int, typer.Option(min=0, help="Only this number of seats (with --variant).")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per line.")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure OpenSpiel's rollouts (extra 'peers').")] = False,
) -> None:
    """Measure random games per CPU-second on one core, full rules, median of 5."""
    from housewright import bench as measuring

    names = [game] if game else measuring.games_with(variant, [open_game(name) for name in GAMES])
    try:
        for name in names:
            rules = open_game(name)
            for row in measuring.measure_game(rules, variant, seats):
                print(json.dumps(row) if as_json else measuring.sentence(row), flush=True)
            if not as_json and not variant:
                for line in measuring.measure_calls(rules):
                    print(line, flush=True)
        if peers:
            for line in measuring.measure_peers([find(name) for name in names], as_json):
                print(line, flush=True)
    except (ValueError, measuring.NoPeersError) as wrong:
        raise fail(str(wrong)) from None


def find(name: str) -> Game:
    """A game that is open already."""
    from housewright.games import find_game

    return find_game(name)
