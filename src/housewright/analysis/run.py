"""Going through a finished game: for each seat from its start over every turn to its result.

Events come one after the other, so that somebody can watch, and whatever was kept of an earlier run need not be worked
out again: chance is drawn anew for every seat and round, so that it comes out the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, islice

from housewright.analysis.results import (
    Analysis,
    Choice,
    Closed,
    Judged,
    SeatAnalysis,
    Step,
    exact,
    exactly,
    sum_up,
)
from housewright.analysis.verdicts import Verdict, verdict_of
from housewright.engine.game import Game, State, Turn, View, write_turn
from housewright.engine.session import Session
from housewright.players.analyst import (
    Analyst,
    Auction,
    Depth,
    Option,
    Study,
    Unit,
    Values,
    Weighed,
    find_analyst,
    legal_turns,
)

SHOWN = 3  # the best turn and two others
COSTLIEST = 3
WHOLE = 100.0  # per cent


class CannotAnalyseError(ValueError):
    """A game that cannot be analysed: it is not over, or nobody can judge it."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Says what a turn gave away, and in a word."""

    game: Game
    units: tuple[Unit, ...]  # the unit of verdicts first

    def judge(
        self, view: View, number: int, weighed: Weighed, others: Mapping[Unit, float], luck: Mapping[Unit, float]
    ) -> Judged:
        """The turn of the viewer's seat in a round, after what others and the cards had changed."""
        assert weighed.made is not None
        options = self.in_order(weighed)
        best, made = exactly(weighed.best), exactly(weighed.made.values)
        steps = {
            unit: Step(others[unit], best[unit] - luck[unit], best[unit], min(made[unit], best[unit]))
            for unit in self.units
        }
        unit = self.unit_of_verdict(options[0], weighed.made, steps)
        choices = tuple(self.choice(option) for option in options[:SHOWN])
        only = not has_choice(self.game, view)
        return Judged(
            view.viewer,
            number,
            steps,
            self.choice(weighed.made),
            choices,
            unit,
            Verdict.BEST if only else verdict_of(steps[unit].loss, unit),
            only,
        )

    def in_order(self, weighed: Weighed) -> list[Option]:
        """The turns worth considering, the best first; among equals the one that was made: nothing was better."""
        unit, made = self.units[0], weighed.made
        return sorted(weighed.options, key=lambda option: (-exact(option.values[unit]), option != made))

    def unit_of_verdict(self, best: Option, made: Option, steps: Mapping[Unit, Step]) -> Unit:
        """The first unit; who gave up some of it and won more of the win by that did not err."""
        if "win" in steps and made.values["win"] > best.values["win"] and steps["win"].loss == 0:
            return "win"
        return self.units[0]

    def choice(self, option: Option) -> Choice:
        """A turn as it is told."""
        text = write_turn(self.game, option.turn)
        return Choice(
            option.turn, text, exactly(option.values), {line: exact(value) for line, value in option.lines.items()}
        )


@dataclass(slots=True)
class Analyser:
    """The analysis of one finished game."""

    session: Session
    depth: Depth = Depth.NORMAL
    seed: int = 0
    analyst: Analyst = field(init=False)
    study: Study = field(init=False)
    judge: Judge = field(init=False)

    def __post_init__(self) -> None:
        if not self.session.is_over:
            raise CannotAnalyseError("the game is not over")
        self.analyst = require_analyst(self.session.game)
        self.study = self.analyst.study(self.session.options, self.depth, self.seed)
        self.judge = Judge(self.session.game, self.units)

    @property
    def version(self) -> str:
        """Another version of the rules or the analyst would judge anew."""
        return f"{self.session.game.rules_version} {self.analyst.version}"

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units of all values, that of verdicts first."""
        return self.analyst.units(self.session.seats)

    @property
    def turns(self) -> int:
        """How many turns there are to judge."""
        return sum(len(turns) for turns in self.session.rounds)

    def events(
        self, known: Iterable[Judged | Closed] = (), seats: Sequence[int] | None = None
    ) -> Iterator[Judged | Closed]:
        """Every turn of these seats (all, unless told), seat by seat, each with its end; what is known is left out."""
        kept: dict[int, list[Judged | Closed]] = {}
        for event in known:
            kept.setdefault(event.seat, []).append(event)
        for seat in range(self.session.seats) if seats is None else seats:
            yield from self.events_of(seat, kept.get(seat, ()))

    def events_of(self, seat: int, known: Sequence[Judged | Closed] = ()) -> Iterator[Judged | Closed]:
        """The turns of one seat after those that are known, and its end."""
        if any(isinstance(event, Closed) for event in known):
            return
        views = self.views(seat)
        starts = exactly(self.study.start(views[0]))
        judged = [event for event in known if isinstance(event, Judged)]
        last = max(judged, key=lambda event: event.round, default=None)
        value = {unit: step.after_turn for unit, step in last.steps.items()} if last else starts
        done = last.round if last else 0
        others, luck = dict.fromkeys(self.units, 0.0), dict.fromkeys(self.units, 0.0)
        for number, turns in enumerate(self.session.rounds, 1):
            if number < done:
                continue
            view = views[number - 1]
            if number > done:
                weighed = self.study.weigh(view, turns.get(seat))
                best = exactly(weighed.best)
                for unit in self.units:
                    luck[unit] += best[unit] - value[unit]
                value = best
                if weighed.made is not None:
                    event = self.judge.judge(view, number, weighed, others, luck)
                    yield event
                    value = {unit: step.after_turn for unit, step in event.steps.items()}
                    others, luck = dict.fromkeys(self.units, 0.0), dict.fromkeys(self.units, 0.0)
            revealed = self.revealed(seat, number, view, turns)
            for unit in self.units:
                others[unit] += revealed[unit] - value[unit]
            value = revealed
        yield Closed(seat, starts, others, luck, value)

    def views(self, seat: int) -> list[View]:
        """What the seat could know at the start of every round."""
        return [self.session.game.view(state, seat) for state in self.session.earlier]

    def revealed(self, seat: int, number: int, view: View, turns: Mapping[int, Turn]) -> dict[Unit, float]:
        """The seat's value when the turns of a round were revealed: after the last one, the result."""
        if number < len(self.session.rounds):
            return exactly(self.study.expect(view, turns))
        return results_of(self.session.game, self.session.state, seat, self.units)

    def auctions(self) -> Iterator[Auction]:
        """Every auction of the game, if it has any."""
        views = {number: self.session.game.view(state, 0) for number, state in enumerate(self.session.earlier, 1)}
        for number in views:
            later = range(number, len(self.session.rounds) + 1)
            rounds = {other: self.session.rounds[other - 1] for other in later}
            auction = self.study.auction(
                {other: views[other] for other in later},
                {other: next(iter(turns.values())) for other, turns in rounds.items()},
            )
            if auction is not None:
                yield auction

    def analysis(self, events: Iterable[Judged | Closed]) -> Analysis:
        """What all events come to."""
        by_seat = {
            seat: [*group]
            for seat, group in groupby(sorted(events, key=lambda event: event.seat), lambda event: event.seat)
        }
        seats = tuple(
            seat_analysis(seat, self.session.names.get(seat, ""), self.units, group) for seat, group in by_seat.items()
        )
        session = self.session
        auctions = tuple(self.auctions())
        return Analysis(session.game.name, session.options, self.depth.value, self.version, self.units, seats, auctions)


def require_analyst(game: Game) -> Analyst:
    """Who judges the turns of a game."""
    analyst = find_analyst(game.name)
    if analyst is None:
        raise CannotAnalyseError(f"nobody can judge turns of {game.name}")
    return analyst


def judge_turn(game: Game, options: str, view: View, turn: Turn, number: int, depth: Depth, seed: int = 0) -> Judged:
    """A single turn, from nothing but the view of the seat that may make it."""
    analyst = require_analyst(game)
    weighed = analyst.study(options, depth, seed).weigh(view, turn)
    units = analyst.units(len(view.seats))
    nothing = dict.fromkeys(units, 0.0)
    return Judge(game, units).judge(view, number, weighed, nothing, nothing)


def has_choice(game: Game, view: View) -> bool:
    """Whether more than one turn of the viewer's seat is legal."""
    return len([*islice(legal_turns(game, view, view.viewer), 2)]) > 1


def seat_analysis(seat: int, name: str, units: Sequence[Unit], events: Sequence[Judged | Closed]) -> SeatAnalysis:
    """A seat's game, all of whose events are there; so far, if its end is not."""
    turns = sorted((event for event in events if isinstance(event, Judged)), key=lambda event: event.round)
    closed = next((event for event in events if isinstance(event, Closed)), None) or so_far(seat, units, turns)
    sums = {unit: sum_up(unit, closed, turns) for unit in units}
    costly = sorted((turn for turn in turns if turn.step.loss > 0), key=lambda turn: -turn.step.loss)
    return SeatAnalysis(
        seat,
        name,
        sums,
        tuple(turns),
        {verdict: sum(turn.verdict == verdict for turn in turns) for verdict in Verdict},
        loss_by_line(turns),
        tuple(turn.round for turn in costly[:COSTLIEST]),
        sums[units[0]].loss / len(turns) if turns else 0.0,
    )


def so_far(seat: int, units: Sequence[Unit], turns: Sequence[Judged]) -> Closed:
    """The end of a seat's game as if its last turn that is judged had been it."""
    nothing = dict.fromkeys(units, 0.0)
    if not turns:
        return Closed(seat, nothing, nothing, nothing, nothing)
    first, last = turns[0].steps, turns[-1].steps
    starts = {unit: first[unit].before - first[unit].others for unit in units}
    return Closed(seat, starts, nothing, nothing, {unit: last[unit].after_turn for unit in units})


def loss_by_line(turns: Sequence[Judged]) -> dict[str, float]:
    """What was given away, line by line: best less made."""
    lost: dict[str, float] = {}
    for turn in turns:
        for line, value in turn.made.lines.items():
            if line in turn.best.lines:
                lost[line] = lost.get(line, 0.0) + turn.best.lines[line] - value
    return lost


def results_of(game: Game, state: State, seat: int, units: Sequence[Unit]) -> dict[Unit, float]:
    """What a seat's game ended in."""
    scores = game.scores(state)
    winners = sum(score.place == 1 for score in scores)
    results: Values = {
        "points": float(scores[seat].total),
        "win": WHOLE / winners if scores[seat].place == 1 else 0.0,
    }
    return {unit: exact(results[unit]) for unit in units}
