"""Verdicts and hints as they are told: turns tried on what their seat may know, and why one is worth more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from housewright.analysis.results import Choice, Judged
from housewright.engine.describing import Ground
from housewright.engine.game import Game, Turn, View
from housewright.players.analyst import find_grounds
from housewright.players.player import Suggestion
from housewright.server.analysing.shown import ChoiceShown, VerdictShown
from housewright.server.telling.showing import show_tried
from housewright.server.telling.shown import Hint


def show_verdict(game: Game, view: View, judged: Judged) -> VerdictShown:
    """A turn that is judged: what its seat saw before, the turns worth considering, and why the best is better."""
    return {
        "seat": judged.seat,
        "round": judged.round,
        "verdict": judged.verdict.value,
        "unit": judged.unit,
        "only": judged.only,
        "loss": judged.step.loss,
        "description": game.describe(view),
        "choices": show_choices(game, view, judged),
    }


def show_choices(game: Game, view: View, judged: Judged) -> list[ChoiceShown]:
    """The turns worth considering, the best first, and the one that was made."""
    made = next((choice for choice in judged.choices if choice.turn == judged.made.turn), judged.made)
    choices = [*judged.choices, *([] if made in judged.choices else [made])]
    best = choices[0]
    rival = made if made is not best else choices[1] if len(choices) > 1 else None
    return [
        show_choice(game, view, choice, best, choice is made, rival if choice is best else best) for choice in choices
    ]


def show_choice(
    game: Game, view: View, choice: Choice, best: Choice, is_made: bool, rival: Choice | None
) -> ChoiceShown:
    """One of them, against another."""
    unit = next(iter(choice.values))
    return {
        **show_tried(game, view, choice.turn),
        "made": is_made,
        "values": {**choice.values},
        "lines": {**choice.lines},
        "loss": max(0.0, best.values[unit] - choice.values[unit]),
        "grounds": grounds(game, view, choice.turn, choice.lines, rival.turn, rival.lines) if rival else [],
    }


def show_hints(game: Game, view: View, found: Sequence[Suggestion]) -> list[Hint]:
    """Turns worth considering: why the best one is better than the next, and what all others give up against it."""
    hints: list[Hint] = []
    for number, one in enumerate(found):
        rival = found[0] if number else found[1] if len(found) > 1 else None
        tried = show_tried(game, view, one.turn)
        hints.append(
            {
                "moves": tried["moves"],
                "story": tried["story"],
                "value": round(float(one.value), 2),
                "lines": {name: round(float(value), 1) for name, value in one.lines.items()},
                "grounds": grounds(game, view, one.turn, one.lines, rival.turn, rival.lines) if rival else [],
            }
        )
    return hints


def grounds(
    game: Game, view: View, turn: Turn, lines: Mapping[str, float], other: Turn, others: Mapping[str, float]
) -> list[Ground]:
    """Why a turn is worth more than another, if the game can say so."""
    tell = find_grounds(game.name)
    differences = {line: float(value) - float(others[line]) for line, value in lines.items() if line in others}
    return tell(view, turn, other, differences) if tell else []
