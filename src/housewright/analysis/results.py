"""The result of an analysis: seat by seat, turn by turn, as values that plain JSON can hold.

All values are multiples of 1/1024: binary fractions, whose sums are exact whatever the order, in JSON, too. That is why
start + luck + others - loss = result holds to the last digit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from housewright.analysis.verdicts import Verdict
from housewright.engine.game import Turn
from housewright.players.analyst import Auction, Unit, Values

GRAIN = 1024


def exact(value: float) -> float:
    """The nearest value whose sums are exact."""
    return round(value * GRAIN) / GRAIN


def exactly(values: Values) -> dict[Unit, float]:
    """The same for every unit."""
    return {unit: exact(value) for unit, value in values.items()}


@dataclass(frozen=True, slots=True)
class Step:
    """How a seat's value went in one unit, from its last turn to the end of this one.

    last `after_turn` (or the start) + others = before, before + luck = after_cards, after_cards - loss = after_turn
    """

    others: float  # what other seats' turns changed since the seat's last turn
    before: float  # before the cards were seen
    after_cards: float  # with the best turn
    after_turn: float

    @property
    def luck(self) -> float:
        """What the cards brought."""
        return self.after_cards - self.before

    @property
    def loss(self) -> float:
        """What the turn gave away; never less than nothing."""
        return self.after_cards - self.after_turn


@dataclass(frozen=True, slots=True)
class Choice:
    """A turn, what it is expected to end in, and what it gives away against the best one."""

    turn: Turn
    text: str
    values: Mapping[Unit, float]
    lines: Mapping[str, float]  # empty where they would be too costly


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn that was made, and what would have been better."""

    seat: int
    round: int  # from 1
    steps: Mapping[Unit, Step]
    made: Choice
    choices: tuple[Choice, ...]  # the turns worth considering, the best first: up to three
    unit: Unit  # that the verdict goes by
    verdict: Verdict
    only: bool  # whether there was nothing to choose

    @property
    def best(self) -> Choice:
        """The best turn: the made one, if nothing is better."""
        return self.choices[0]

    @property
    def step(self) -> Step:
        """The step in the unit of the verdict."""
        return self.steps[self.unit]


@dataclass(frozen=True, slots=True)
class Closed:
    """The end of a seat's game: what still changed after its last turn."""

    seat: int
    starts: Mapping[Unit, float]
    others: Mapping[Unit, float]
    luck: Mapping[Unit, float]
    results: Mapping[Unit, float]


@dataclass(frozen=True, slots=True)
class Sum:
    """A seat's game in one unit: start + luck + others - loss = result."""

    unit: Unit
    start: float
    luck: float
    others: float
    loss: float
    result: float


@dataclass(frozen=True, slots=True)
class SeatAnalysis:
    """A seat's game."""

    seat: int
    name: str
    sums: Mapping[Unit, Sum]
    turns: tuple[Judged, ...]
    counts: Mapping[Verdict, int]  # turns by verdict
    loss_by_line: Mapping[str, float]  # best less made, over all turns whose lines are known: they add up to the loss
    costliest: tuple[int, ...]  # rounds of the turns that gave away most, the worst first
    mean_loss: float  # for each turn, in the unit of verdicts


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a finished game."""

    game: str
    options: str
    depth: str
    version: str  # of rules, players and analyst: another one would judge anew
    units: tuple[Unit, ...]  # the unit of verdicts first
    seats: tuple[SeatAnalysis, ...]
    auctions: tuple[Auction, ...]


def sum_up(unit: Unit, closed: Closed, turns: Sequence[Judged]) -> Sum:
    """All steps of a seat in one unit."""
    steps = [judged.steps[unit] for judged in turns]
    return Sum(
        unit,
        closed.starts[unit],
        sum((step.luck for step in steps), closed.luck[unit]),
        sum((step.others for step in steps), closed.others[unit]),
        sum(step.loss for step in steps),
        closed.results[unit],
    )


# --- plain JSON -------------------------------------------------------------------------------------------------------


def to_json(event: Judged | Closed) -> dict[str, Any]:
    """An event as plain JSON, to be kept and read back."""
    if isinstance(event, Closed):
        return {
            "seat": event.seat,
            "starts": dict(event.starts),
            "others": dict(event.others),
            "luck": dict(event.luck),
            "results": dict(event.results),
        }
    return {
        "seat": event.seat,
        "round": event.round,
        "steps": {
            unit: [step.others, step.before, step.after_cards, step.after_turn] for unit, step in event.steps.items()
        },
        "made": choice_to_json(event.made),
        "choices": [choice_to_json(choice) for choice in event.choices],
        "unit": event.unit,
        "verdict": event.verdict.value,
        "only": event.only,
    }


def choice_to_json(choice: Choice) -> dict[str, Any]:
    """A choice as plain JSON."""
    return {
        "turn": list(choice.turn),
        "text": choice.text,
        "values": dict(choice.values),
        "lines": dict(choice.lines),
    }


def from_json(data: Mapping[str, Any]) -> Judged | Closed:
    """The event that was kept as plain JSON."""
    if "starts" in data:
        return Closed(data["seat"], data["starts"], data["others"], data["luck"], data["results"])
    return Judged(
        data["seat"],
        data["round"],
        {unit: Step(*values) for unit, values in data["steps"].items()},
        choice_from_json(data["made"]),
        tuple(choice_from_json(choice) for choice in data["choices"]),
        data["unit"],
        Verdict(data["verdict"]),
        data["only"],
    )


def choice_from_json(data: Mapping[str, Any]) -> Choice:
    """The choice that was kept as plain JSON."""
    return Choice(tuple(data["turn"]), data["text"], data["values"], data["lines"])
