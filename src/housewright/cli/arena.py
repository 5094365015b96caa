"""The command that compares players."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from housewright.cli.console import INTERRUPTED, GameName, Variant, err, fail, open_game, out

if TYPE_CHECKING:
    from housewright.arena.run import Means
    from housewright.arena.schedule import Settings
    from housewright.arena.tally import Standing


def arena(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(
            help="Who plays, with commas between: names such as strong or master@0.5 (seconds for a turn), or "
            "cmd:COMMAND for a program of yours. Fewer players than seats take turns in sitting down again."
        ),
    ],
    variant: Variant = "",
    seats: Annotated[int | None, typer.Option(min=1, help="How many seats; one for each player unless told.")] = None,
    deals: Annotated[int, typer.Option(min=1, help="Each is played in every rotation of the players.")] = 100,
    seed: Annotated[int, typer.Option(help="Same seed, same deals.")] = 0,
    jobs: Annotated[int, typer.Option(min=0, help="Processes that play at the same time (0: one for each core).")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object per player and line.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with tables and charts to this file.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the record of every game to this folder.")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Keep finished games in this file and continue from it. Otherwise a file in your cache folder."
        ),
    ] = None,
    patience: Annotated[float, typer.Option(min=0.01, help="Seconds that a program may take for an answer.")] = 10.0,
) -> None:
    """Let players play the same deals on rotated seats, and tell who is better.

    Win share, mean, margin, score lines and time per turn, with 95 % intervals over deals, and ratings.

    Ctrl-C keeps what is finished; the same command continues it.
    """
    from housewright.arena.run import Means
    from housewright.arena.runfile import usual_path

    settings = settle_arena(game, variant, players, seats, deals, seed, patience)
    prepare_output(html, record)
    means = Means(jobs or os.cpu_count() or 1, patience, record)
    standings, finished = hold_arena(settings, means, resume)
    if standings:
        tell_arena(settings, standings, as_json, html)
    if not finished:
        told = "" if standings else " before a deal was finished"
        err.print(f"interrupted{told}; finished games are kept, the same command continues", markup=False)
        raise typer.Exit(INTERRUPTED)
    if resume is None:
        usual_path(settings).unlink(missing_ok=True)


def settle_arena(
    game: str, variant: str, players: str, seats: int | None, deals: int, seed: int, patience: float
) -> Settings:
    """What the arena shall play, everything checked and compiled."""
    from housewright.arena.match import COMMAND, seat_player
    from housewright.arena.schedule import settle
    from housewright.players.finding import find_player

    texts = [text.strip() for text in players.split(",")]
    rules = open_game(game)
    try:
        settings = settle(rules, variant or rules.variants[0], texts, seats, deals, seed)
        open_game(game, players=any(not text.startswith(COMMAND) for text in texts))
        for text in settings.names:
            seat_player(game, text, find_player, patience)
    except ValueError as wrong:
        raise fail(str(wrong)) from None
    return settings


def prepare_output(html: Path | None, record: Path | None) -> None:
    """See to it before the first game that page and records can be written."""
    try:
        if html is not None:
            html.open("a").close()
        if record is not None:
            record.mkdir(parents=True, exist_ok=True)
            if not os.access(record, os.W_OK):
                raise fail(f"{record} cannot be written")
    except OSError as wrong:
        raise fail(f"{wrong.filename} cannot be written: {wrong.strerror}") from None


def hold_arena(settings: Settings, means: Means, resume: Path | None) -> tuple[list[Standing], bool]:
    """Play what is due: every player's figures (none without a whole deal), and whether all was played."""
    from housewright.arena.display import watching
    from housewright.arena.run import WorkerError, run
    from housewright.arena.runfile import RunFile, RunFileError, usual_path
    from housewright.arena.tally import tally, whole_deals
    from housewright.players.external import PlayerError

    path = resume or usual_path(settings)
    try:
        with RunFile(settings, path) as kept, watching(settings, err, kept.results.values()) as watch:
            finished = run(settings, kept, means, watch.add)
    except (PlayerError, WorkerError) as wrong:
        raise fail(f"{wrong}\nfinished games are kept in {path}") from None
    except RunFileError as wrong:
        raise fail(str(wrong)) from None
    except OSError as wrong:
        raise fail(f"{wrong.filename or path} cannot be written: {wrong.strerror}") from None
    results = whole_deals(settings, kept.results.values())
    return (tally(settings, results) if results else []), finished


def tell_arena(settings: Settings, standings: list[Standing], as_json: bool, html: Path | None) -> None:
    """Print the figures, and write the page."""
    from housewright.arena.page import page
    from housewright.arena.report import json_row, lines_table, player_table

    if html is not None:
        html.write_text(page(settings, standings), encoding="utf-8")
    if as_json:
        for standing in standings:
            print(json.dumps(json_row(settings, standing), ensure_ascii=False), flush=True)
    else:
        out.print(player_table(settings, standings))
        out.print(lines_table(standings))
