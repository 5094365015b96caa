"""The command line. Games, and with them the compiler, are imported only by the commands that need them."""

from __future__ import annotations

import io
import json
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from housewright import __version__
from housewright.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from housewright.arena.run import Means
    from housewright.arena.schedule import Settings
    from housewright.arena.tally import Standing
    from housewright.engine.game import Game
    from housewright.engine.record import BadRecordError
    from housewright.engine.session import Session

    OnProgress = Callable[[int, int, str], None]  # done, total, a note
    Training = Callable[[Path, int, float | None, int | None, OnProgress], dict[str, float | int | str]]

app = typer.Typer(
    help="Play, replay, verify, measure and compare players of Welcome To… Your Perfect Home and Neue Heimat.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
out, err = Console(highlight=False), Console(stderr=True, highlight=False, soft_wrap=True)
INTERRUPTED = 130  # exit code after Ctrl-C
MINUTES = 10.0  # of training, unless told


class Language(StrEnum):
    """The languages of the messages."""

    en = "en"
    de = "de"
    fr = "fr"
    it = "it"


Lang = Annotated[Language, typer.Option("--lang", envvar="HOUSEWRIGHT_LANG", help="Language of the messages.")]
SoloVariant = Annotated[
    str,
    typer.Option(
        help="basic or advanced, or switches: plans, roundabouts, joined with +. A new game is basic unless told."
    ),
]
Variant = Annotated[
    str,
    typer.Option(
        help="welcome: basic, advanced or expert, or switches: plans, roundabouts, draft; heimat: basic or estates, "
        "or switches: open-floors, shortest-row-1, no-blank-roofs, games-2 … games-9. Join them with +."
    ),
]
GameName = Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")]


def fail(message: str) -> typer.Exit:
    """Say what is wrong, without the control characters that a file may hold; the caller raises the exit."""
    shown = "".join(sign if sign.isprintable() or sign == "\n" else "�" for sign in message)
    err.print(shown, markup=False)
    return typer.Exit(1)


def open_game(name: str, players: bool = False) -> Game:
    """The game of that name, its rules compiled, and its computer players if they are wanted."""
    from housewright.compiling import CompilationError, compile_games
    from housewright.games import find_game

    if name not in GAMES:
        raise fail(f"there is no game '{name[:40]}'; there are: {', '.join(GAMES)}")
    try:
        compile_games([name, f"players/{name}"] if players else [name])
        return find_game(name)
    except CompilationError as wrong:
        raise fail(f"the rules could not be compiled: {wrong}") from None


def find_known(name: str) -> Game:
    """The game that a record names, its rules compiled; a KeyError if there is none."""
    if name not in GAMES:
        raise KeyError(name)
    return open_game(name)


def version(wanted: bool) -> None:
    """Print the version."""
    if wanted:
        out.print(f"housewright {__version__}")
        raise typer.Exit


@app.callback()
def options(
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")] = False,
) -> None:
    """Options of the command itself."""


@app.command()
def solo(
    variant: SoloVariant = "",
    seed: Annotated[str, typer.Option(help="A new game of this deal: any text gives a deal of its own.")] = "",
    file: Annotated[Path | None, typer.Option(help="Keep the game in this file and continue it from there.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game even if one is unfinished.")] = False,
    lang: Lang = Language.en,
) -> None:
    """Play Welcome To alone, in the terminal. An unfinished game is continued."""
    open_game("welcome")
    from housewright.terminal.keeping import CannotPlayError
    from housewright.terminal.solo import play_solo

    try:
        kept = play_solo(out, variant, seed, file, new, lang.value)
    except CannotPlayError as wrong:
        raise fail(str(wrong)) from None
    if not kept:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record to show.")],
    round_: Annotated[int, typer.Option("--round", min=0, help="Only this round (0: the whole game).")] = 0,
    lang: Lang = Language.en,
) -> None:
    """Show a record round by round, and verify it."""
    from housewright.engine.record import BadRecordError
    from housewright.terminal.replay import NoSuchRoundError, show_replay

    try:
        show_replay(out, read_text(file), round_, lang.value, find_known)
    except BadRecordError as wrong:
        raise fail(f"{file}: {in_words(wrong)}") from None
    except NoSuchRoundError as wrong:
        raise fail(f"{file}: {wrong}") from None


@app.command()
def verify(
    files: Annotated[list[Path], typer.Argument(help="The records to check.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Name failures only.")] = False,
) -> None:
    """Check records: form, every move, scores and digest. Every failure is named by file, line and token."""
    failures = 0
    for file in files:
        try:
            session = check(file)
        except typer.Exit:
            failures += 1
            continue
        if not quiet:
            state = "finished" if session.is_over else "unfinished"
            print(f"{file}: good ({session.game.name}, {len(session.rounds)} rounds, {state})")
    if len(files) > 1 and not quiet:
        print(f"{len(files) - failures} good, {failures} bad")
    if failures:
        raise typer.Exit(1)


def check(file: Path) -> Session:
    """The session of a record file; says what is wrong and exits if it is none."""
    from housewright.engine.record import BadRecordError, read_record

    try:
        return read_record(read_text(file), find_known)
    except BadRecordError as wrong:
        raise fail(f"{file}: {in_words(wrong)}") from None


def in_words(wrong: BadRecordError) -> str:
    """What is wrong with a record, an illegal move with the rule that forbids it."""
    if wrong.illegal is None:
        return str(wrong)
    from housewright.terminal.why import explain

    return f"{wrong}: {explain(wrong.illegal)}"


def read_text(file: Path) -> str:
    """The text of a record file; says what is wrong and exits if it cannot be one."""
    from housewright.engine.record import MOST_BYTES

    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)  # a size that is told may be wrong
        if len(content) > MOST_BYTES:
            raise fail(f"{file}: line 1: the file is larger than {MOST_BYTES} bytes; no record is")
        return content.decode("utf-8")
    except OSError as wrong:
        raise fail(f"{file}: cannot be read: {wrong.strerror}") from None
    except UnicodeDecodeError as wrong:
        raise fail(f"{file}: byte {wrong.start} is not UTF-8; this is no record") from None


@app.command()
def sample(
    game: GameName,
    variant: Variant = "basic",
    seats: Annotated[int, typer.Option(min=1, help="How many seats; one means solo.")] = 2,
    seed: Annotated[int, typer.Option(help="Same seed, same game.")] = 0,
) -> None:
    """Write the record of a random game to standard output."""
    rules = open_game(game)
    from housewright.engine.record import write_record
    from housewright.engine.simulate import random_session

    try:
        session = random_session(rules, variant, seats, seed)
    except ValueError as wrong:
        raise fail(str(wrong)) from None
    sys.stdout.write(write_record(session))


@app.command()
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


@app.command()
def arena(
    game: GameName,
    players: Annotated[
        str,
        typer.Option(
            help="Who plays, with commas between: names such as strong or master@0.5 (seconds for a turn), or "
            "cmd:COMMAND for a program of yours. Fewer players than seats take turns in sitting down again."
        ),
    ],
    variant: Variant = "basic",
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
        settings = settle(rules, variant, texts, seats, deals, seed)
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


@app.command()
def train(
    game: GameName,
    minutes: Annotated[
        float | None, typer.Option(min=0.01, help="Learn this long; 10 unless --games is given.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Learn from this many games instead.")] = None,
    seed: Annotated[int, typer.Option(help="Same seed, same start.")] = 0,
    into: Annotated[Path | None, typer.Option(help="Folder for the weights; weights-GAME here unless told.")] = None,
) -> None:
    """Let the computer players of a game learn anew by playing against themselves.

    It takes one core for about as many minutes as you give it, 10 unless told. The weights that came with this version
    took half an hour (Welcome To, 240,000 games) and four minutes (Neue Heimat, 24,000 games).

    Ctrl-C keeps the last checkpoint, and the same command goes on from there.
    """
    if minutes is not None and games is not None:
        raise fail("say --minutes or --games, not both")
    minutes = MINUTES if minutes is None and games is None else minutes
    open_game(game, players=True)
    from importlib import import_module

    training = import_module(f"housewright.players.{game}.training")
    target = into or Path(f"weights-{game}")
    try:
        target.mkdir(parents=True, exist_ok=True)
        figures = follow_training(training.train, target, seed, minutes, games)
    except OSError as wrong:
        raise fail(f"{wrong.filename or target} cannot be written: {wrong.strerror}") from None
    except ValueError as wrong:  # a checkpoint of another training
        raise fail(str(wrong)) from None
    except KeyboardInterrupt:
        err.print(f"interrupted; the last checkpoint is in {target}, the same command goes on from it", markup=False)
        raise typer.Exit(INTERRUPTED) from None
    for name, value in figures.items():
        print(f"{name}: {value:.4g}" if isinstance(value, float) else f"{name}: {value}")
    print(f"weights: {target}")


def follow_training(
    train: Training, target: Path, seed: int, minutes: float | None, games: int | None
) -> dict[str, float | int | str]:
    """Train with a progress display."""
    from rich.markup import escape
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    columns = (BarColumn(), TimeElapsedColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=err, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=None)

        def on_progress(done: int, total: int, note: str) -> None:
            progress.update(task, completed=done, total=total, description=escape(note))

        return train(target, seed, minutes, games, on_progress)


@app.command("compile")
def compile_command(
    games: Annotated[
        list[str] | None, typer.Argument(help="Which games, or players/GAME; all if none is named.")
    ] = None,
    here: Annotated[bool, typer.Option("--here", hidden=True)] = False,
) -> None:
    """Compile the rules, so that no game has to wait for it. `make play` and `make test` do it."""
    from housewright.compiling import PLAYERS, CompilationError, compile_games, compile_here

    known = (*GAMES, *PLAYERS)
    names = list(games or known)
    for name in names:
        if name not in known:
            raise fail(f"there is nothing called '{name[:40]}' to compile; there are: {', '.join(known)}")
    try:
        if here:
            for name in names:
                compile_here(name)
        else:
            compile_games(names)
            out.print(f"ready: {', '.join(names)}")
    except CompilationError as wrong:
        raise fail(f"the rules could not be compiled: {wrong}") from None


def main() -> None:
    """The command `housewright`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that cannot be shown or read is a question mark
    try:
        app()
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stderr.close()
        raise SystemExit(141) from None
