"""Random games of Welcome To, to be entered on the score pad, and what the engine says about them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from housewright.engine.game import Seed, State
from housewright.welcome.game import Welcome
from housewright.welcome.moves import FAMILY_START, KIND_OF, Kind
from housewright.welcome.printed import MOST_TEMPS, PLAN_FACTS, PLAN_NAMES, PLANS_IN_PLAY, Action
from housewright.welcome.rules.houses import offered_action
from housewright.welcome.scoring import LINES
from tests.vectors.sheets import Taste

WELCOME = Welcome()


@dataclass(slots=True)
class Deed:
    """One move of a turn, with what the pad needs to know about it."""

    seat: int
    kind: Kind
    index: int
    extras: list[str] = field(default_factory=list)  # what is crossed together with a house


def play(options: str, seats: int, seed: int) -> tuple[State, list[list[Deed]], list[list[int]]]:
    """A random game: its end, what everybody did in every round, and the plans that were turned after each."""
    rng = random.Random(seed)
    state = WELCOME.new(options, seats, Seed(rng.randbytes(32)))
    tastes = [Taste(rng) for _ in range(seats)]
    rounds: list[list[Deed]] = []
    turned: list[list[int]] = []
    while not WELCOME.is_over(state):
        deeds: list[Deed] = []
        for seat, taste in enumerate(tastes):
            deeds += turn(state, seat, taste)
        before = state.common[0]["turned"].tolist()
        WELCOME.close_round(state)
        after = state.common[0]["turned"].tolist()
        rounds.append(deeds)
        turned.append([slot for slot in range(PLANS_IN_PLAY) if after[slot] > before[slot]])
    return state, rounds, turned


def turn(state: State, seat: int, taste: Taste) -> Iterator[Deed]:
    """The seat's turn, move by move; park, pool and temp go with the house."""
    house: Deed | None = None
    for move in taste.moves(state, seat):
        kind = Kind(int(KIND_OF[move]))
        index = move - FAMILY_START[kind]
        if kind == Kind.WRITE:
            house = Deed(seat, kind, index)
            sheet = state.seats[seat]
            is_temp = offered_action(state.common[0], sheet, int(sheet["action_card"])) == Action.TEMP
            if is_temp and int(sheet["temps"]) < MOST_TEMPS:
                house.extras.append("Temp")
            yield house
        elif kind in (Kind.PARK, Kind.POOL) and house:
            house.extras.append("Park" if kind == Kind.PARK else "Pool")
        elif kind not in (Kind.CHOOSE, Kind.PASS, Kind.END, Kind.RESHUFFLE):
            yield Deed(seat, kind, index)


def plan_names(state: State) -> list[str]:
    """The plans on the table."""
    return [PLAN_NAMES[int(plan)] for plan in state.common[0]["plan"]]


def plan_number(name: str) -> int:
    """Number of a plan of the box."""
    return PLAN_FACTS[PLAN_NAMES.index(name)][1]


def expected_lines(state: State, with_roundabouts: bool) -> list[list[int]]:
    """What the engine says about every sheet, as the pad shows it."""
    shown = [line for line in LINES if with_roundabouts or line != "roundabouts"]
    return [[score.lines[line] for line in shown] for score in WELCOME.scores(state)]
