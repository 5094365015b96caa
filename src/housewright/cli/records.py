"""Commands that play and read games: solo, replay, verify, sample."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from housewright.cli.console import GameName, Lang, Language, Variant, fail, find_known, open_game, out
from housewright.games import ENTRIES

if TYPE_CHECKING:
    from housewright.engine.record import BadRecordError
    from housewright.engine.session import Session


SOLO_GAMES = [name for name, entry in ENTRIES.items() if entry.solo]
SoloVariant = Annotated[
    str, typer.Option(help="A variant that can be played alone, or switches joined with +; the first unless told.")
]


def solo(
    game: Annotated[str, typer.Argument(help=f"Which game: {', '.join(SOLO_GAMES)}.")] = "".join(SOLO_GAMES[:1]),
    variant: SoloVariant = "",
    seed: Annotated[str, typer.Option(help="A new game of this deal: any text gives a deal of its own.")] = "",
    file: Annotated[Path | None, typer.Option(help="Keep the game in this file and continue it from there.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game even if one is unfinished.")] = False,
    lang: Lang = Language.en,
) -> None:
    """Play alone, in the terminal. An unfinished game is continued."""
    rules = open_game(game)
    if game not in SOLO_GAMES:
        raise fail(f"{game} is not played alone in the terminal; there are: {', '.join(SOLO_GAMES)}")
    from housewright.terminal.keeping import CannotPlayError
    from housewright.terminal.solo import play_solo

    try:
        kept = play_solo(out, rules, variant, seed, file, new, lang.value)
    except CannotPlayError as wrong:
        raise fail(str(wrong)) from None
    if not kept:
        raise typer.Exit(1)


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
    if wrong.what.startswith("these rules have version"):
        return f"{wrong}; the record needs version {wrong.token}"
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


def sample(
    game: GameName,
    variant: Variant = "",
    seats: Annotated[int, typer.Option(min=1, help="How many seats; one means solo.")] = 2,
    seed: Annotated[int, typer.Option(help="Same seed, same game.")] = 0,
) -> None:
    """Write the record of a random game to standard output."""
    rules = open_game(game)
    from housewright.engine.record import write_record
    from housewright.engine.simulate import random_session

    try:
        session = random_session(rules, variant or rules.variants[0], seats, seed)
    except ValueError as wrong:
        raise fail(str(wrong)) from None
    sys.stdout.write(write_record(session))
