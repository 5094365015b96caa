"""What is told of an analysis: tables for people, rows of plain JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from housewright.analysis.results import Analysis, Choice, Judged, SeatAnalysis
from housewright.analysis.verdicts import Verdict
from housewright.locales import Messages
from housewright.players.analyst import Auction, Unit

SMALLEST_LINE = 0.05  # below it is nothing to tell of a score line
UNITS: dict[Unit, str] = {"points": "terminal-analysis-points", "win": "terminal-analysis-win"}
VERDICTS = {
    Verdict.BEST: "terminal-verdict-best",
    Verdict.GOOD: "terminal-verdict-good",
    Verdict.INEXACT: "terminal-verdict-inexact",
    Verdict.MISTAKE: "terminal-verdict-mistake",
    Verdict.BLUNDER: "terminal-verdict-blunder",
}
SUM_HEADS = (
    "terminal-analysis-seat",
    "terminal-analysis-unit",
    "terminal-analysis-start",
    "terminal-analysis-luck",
    "terminal-analysis-others",
    "terminal-analysis-loss",
    "terminal-analysis-result",
    "terminal-analysis-each",
)
TURN_HEADS = (
    "terminal-analysis-seat",
    "terminal-analysis-round",
    "terminal-analysis-verdict",
    "terminal-analysis-loss",
    "terminal-analysis-made",
    "terminal-analysis-better",
)
AUCTION_HEADS = (
    "terminal-analysis-round",
    "terminal-analysis-piece",
    "terminal-analysis-seller",
    "terminal-analysis-buyer",
    "terminal-analysis-paid",
    "terminal-analysis-fair",
    "terminal-analysis-worth",
    "terminal-analysis-gain",
)

# --- JSON -------------------------------------------------------------------------------------------------------------


def json_rows(analysis: Analysis) -> Iterator[dict[str, Any]]:
    """One row for each seat and unit, one for each turn, one for each auction."""
    for seat in analysis.seats:
        for total in seat.sums.values():
            yield {"seat": seat.seat, **asdict(total), "mean_loss": seat.mean_loss, "loss_by_line": seat.loss_by_line}
    for seat in analysis.seats:
        for turn in seat.turns:
            yield turn_row(turn, analysis.units[0])
    for auction in analysis.auctions:
        yield {"auction": auction.round, **asdict(auction)}


def turn_row(turn: Judged, unit: Unit) -> dict[str, Any]:
    """A turn in the unit of the game, and in others beside it."""
    step = turn.steps[unit]
    return {
        "seat": turn.seat,
        "round": turn.round,
        "unit": unit,
        "others": step.others,
        "before": step.before,
        "luck": step.luck,
        "after_cards": step.after_cards,
        "after_turn": step.after_turn,
        "loss": step.loss,
        "verdict": turn.verdict.value,
        "verdict_by": turn.unit,
        "turn": turn.made.text,
        "best": turn.best.text,
        "lines": dict(turn.made.lines),
        "choices": [choice_row(choice) for choice in turn.choices],
        "units": {other: {**asdict(one), "loss": one.loss} for other, one in turn.steps.items() if other != unit},
    }


def choice_row(choice: Choice) -> dict[str, Any]:
    """A turn worth considering."""
    return {"turn": choice.text, "values": dict(choice.values), "lines": dict(choice.lines)}


# --- tables -----------------------------------------------------------------------------------------------------------


def sum_rows(analysis: Analysis, names: Sequence[str], say: Messages) -> list[list[str]]:
    """Each seat's game in each unit."""
    rows = []
    for seat in analysis.seats:
        for unit, total in seat.sums.items():
            given = [f"{total.start:.1f}", f"{total.luck:+.1f}", f"{total.others:+.1f}", f"{-total.loss:+.1f}"]
            each = f"{total.loss / max(len(seat.turns), 1):.2f}"
            rows.append([names[seat.seat], say.text(UNITS[unit]), *given, f"{total.result:.1f}", each])
    return rows


def turn_rows(analysis: Analysis, names: Sequence[str], say: Messages) -> list[list[str]]:
    """The turns of each seat that gave away most."""
    rows = []
    for seat in analysis.seats:
        by_round = {turn.round: turn for turn in seat.turns}
        for number in seat.costliest:
            turn = by_round[number]
            verdict = say.text(VERDICTS[turn.verdict])
            rows.append([names[seat.seat], str(number), verdict, loss_text(turn), turn.made.text, turn.best.text])
    return rows


def loss_text(turn: Judged) -> str:
    """What a turn gave away, in the unit of its verdict."""
    return f"{turn.step.loss:.1f}" + (" %" if turn.unit == "win" else "")


def count_rows(analysis: Analysis, names: Sequence[str]) -> list[list[str]]:
    """How many turns of each seat have each verdict."""
    return [[names[seat.seat], *(str(seat.counts[verdict]) for verdict in Verdict)] for seat in analysis.seats]


def told_lines(seat: SeatAnalysis) -> dict[str, float]:
    """The score lines in which a seat gave something away, the worst first."""
    lines = {line: lost for line, lost in seat.loss_by_line.items() if line != "total" and abs(lost) >= SMALLEST_LINE}
    return dict(sorted(lines.items(), key=lambda line: -line[1]))


def line_rows(analysis: Analysis, say: Messages) -> list[list[str]]:
    """What each seat gave away by score line; none if nobody knows."""
    names = [*dict.fromkeys(line for seat in analysis.seats for line in told_lines(seat))]
    return [
        [say.text(f"line-{line}"), *(f"{-seat.loss_by_line.get(line, 0.0):+.1f}" for seat in analysis.seats)]
        for line in names
    ]


def auction_rows(analysis: Analysis, names: Sequence[str]) -> list[list[str]]:
    """Every auction: price, fair price, and what the buyer gained by it."""
    return [auction_row(auction, names) for auction in analysis.auctions]


def auction_row(auction: Auction, names: Sequence[str]) -> list[str]:
    """One auction."""
    fair = "–" if auction.fair is None else str(auction.fair)
    seller, buyer = names[auction.auctioneer], names[auction.buyer]
    gain = f"{auction.gains[auction.buyer]:+.1f} %"
    return [str(auction.round), auction.piece, seller, buyer, str(auction.paid), fair, str(auction.worth), gain]


def tables(analysis: Analysis, names: Sequence[str], say: Messages, heading: str) -> Iterator[Table]:
    """Everything that is told in the terminal."""
    yield table(heading, [say.text(head) for head in SUM_HEADS], sum_rows(analysis, names, say), 2)
    verdicts = [say.text(VERDICTS[verdict]) for verdict in Verdict]
    counts = count_rows(analysis, names)
    yield table(say.text("terminal-analysis-counts"), [say.text(SUM_HEADS[0]), *verdicts], counts, 1)
    costly = turn_rows(analysis, names, say)
    yield table(say.text("terminal-analysis-costliest"), [say.text(head) for head in TURN_HEADS], costly, 3)
    if lines := line_rows(analysis, say):
        heads = [say.text("terminal-analysis-line"), *(names[seat.seat] for seat in analysis.seats)]
        yield table(say.text("terminal-analysis-lines"), heads, lines, 1)
    if auctions := auction_rows(analysis, names):
        yield table(say.text("terminal-analysis-auctions"), [say.text(head) for head in AUCTION_HEADS], auctions, 4)


def table(heading: str, heads: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> Table:
    """A table whose first columns are words, all others figures."""
    shown = Table(title=escape(heading), box=SIMPLE_HEAD, pad_edge=False)
    for number, head in enumerate(heads):
        shown.add_column(escape(head), justify="left" if number < words else "right", overflow="fold")
    for row in rows:
        shown.add_row(*map(escape, row))
    return shown
