"""The command that tells luck from skill."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from housewright.cli.console import INTERRUPTED, Lang, Language, err, fail, open_game, out
from housewright.cli.records import check

if TYPE_CHECKING:
    from housewright.analysis.page import Told
    from housewright.analysis.results import Analysis
    from housewright.analysis.run import Analyser


class DepthName(StrEnum):
    """How much work goes into an analysis."""

    quick = "quick"
    normal = "normal"
    deep = "deep"


def analyse(
    files: Annotated[list[Path], typer.Argument(help="The records of finished games.")],
    depth: Annotated[DepthName, typer.Option(help="How much work goes into it.")] = DepthName.normal,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object per seat and unit, turn and auction.")
    ] = False,
    html: Annotated[Path | None, typer.Option(help="Write a page with tables and charts to this file.")] = None,
    seed: Annotated[int, typer.Option(help="Same seed, same figures.")] = 0,
    lang: Lang = Language.en,
) -> None:
    """Tell for finished games what was luck, what was given away, and what would have been better.

    For every seat: start + luck + others - given away = result.
    """
    if html is not None:
        try:
            html.open("a").close()
        except OSError as wrong:
            raise fail(f"{html} cannot be written: {wrong.strerror}") from None
    analysers = {file: prepare(file, depth, seed) for file in files}
    try:
        analyses = study(analysers)
    except KeyboardInterrupt:
        err.print("interrupted", markup=False)
        raise typer.Exit(INTERRUPTED) from None
    told = [tell(file, analysers[file], analysis, lang.value) for file, analysis in analyses.items()]
    if html is not None:
        from housewright.analysis.page import page

        html.write_text(page(told, lang.value), encoding="utf-8")
    if as_json:
        print_json(analyses)
    else:
        from housewright.analysis.report import tables

        for one in told:
            for table in tables(one.analysis, one.names, one.say, one.heading):
                out.print(table)


def prepare(file: Path, depth: DepthName, seed: int) -> Analyser:
    """The analysis of a record, everything checked and compiled; says what is wrong and exits if there can be none."""
    from housewright.analysis.run import Analyser, CannotAnalyseError
    from housewright.players.analyst import Depth

    session = check(file)
    open_game(session.game.name, players=True)
    try:
        return Analyser(session, Depth(depth.value), seed)
    except CannotAnalyseError as wrong:
        raise fail(f"{file}: {wrong}") from None


def study(analysers: dict[Path, Analyser]) -> dict[Path, Analysis]:
    """Analyse game after game, with a progress display."""
    from housewright.analysis.display import watching
    from housewright.analysis.results import Judged

    analyses = {}
    with watching(err, sum(analyser.turns for analyser in analysers.values())) as advance:
        for file, analyser in analysers.items():
            events = []
            for event in analyser.events():
                events.append(event)
                if isinstance(event, Judged):
                    advance(file.name)
            analyses[file] = analyser.analysis(events)
    return analyses


def tell(file: Path, analyser: Analyser, analysis: Analysis, language: str) -> Told:
    """An analysis with what is needed to tell it."""
    from housewright.analysis.page import Told
    from housewright.locales import messages
    from housewright.terminal.story import seat_names

    session = analyser.session
    say = messages(language, session.game.name)
    heading = f"{file.name}: {session.game.name} {session.options}".strip()
    return Told(heading, analysis, seat_names(session.seats, session.names, say), say)


def print_json(analyses: dict[Path, Analysis]) -> None:
    """One row after the other; of several files, each row names its own."""
    from housewright.analysis.report import json_rows

    for file, analysis in analyses.items():
        named = {"file": str(file)} if len(analyses) > 1 else {}
        for row in json_rows(analysis):
            print(json.dumps({**named, **row}, ensure_ascii=False), flush=True)
