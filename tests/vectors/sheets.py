"""Random games of Welcome To, and their sheets as the pad's test reads them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from housewright.engine.game import Json, Seed, State
from housewright.welcome.game import Welcome
from housewright.welcome.moves import CHOOSE, FAMILY_START, KIND_OF, Kind
from housewright.welcome.printed import HAND, LENGTHS, LOTS, PLACE_OF, STREET_OF, STREETS, Action
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.houses import offered_action

WELCOME = Welcome()
SIGNS = (("b", "bis"), ("p", "pool"), ("u", "used"), ("s", "sealed"), ("|", "fence"))
OPTIONS = ("basic", "advanced", "plans", "roundabouts")


class Taste:
    """What a random player likes: some games are full of parks, some of temps, some of refusals."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.actions = [rng.choice((1.0, 1.0, 8.0)) for _ in Action]
        self.careful = rng.random() < 0.8
        self.kinds = {
            Kind.ROUNDABOUT: rng.choice((0.0002, 0.002, 0.02)),
            Kind.REFUSE: 0.3,
            Kind.CLAIM: rng.choice((0.5, 8.0)),
            Kind.PASS: 0.1,
            Kind.RESHUFFLE: 2.0,
        }

    def weight(self, state: State, seat: int, move: int) -> float:
        """How gladly a move is made."""
        kind = Kind(int(KIND_OF[move]))
        if kind == Kind.CHOOSE:
            card = (move - CHOOSE) % HAND
            return self.actions[int(offered_action(state.common[0], state.seats[seat], card))]
        if kind == Kind.WRITE and self.careful:
            number, lot = divmod(move - FAMILY_START[Kind.WRITE], LOTS)
            ideal = number / 16 * (LENGTHS[int(STREET_OF[lot])] - 1)
            return float(5.0 ** -abs(int(PLACE_OF[lot]) - ideal)) + 0.001
        if kind == Kind.FENCE:
            return self.fence_weight(state, seat, move - FAMILY_START[Kind.FENCE])
        return self.kinds.get(kind, 1.0)

    def fence_weight(self, state: State, seat: int, lot: int) -> float:
        """Fences between houses make estates."""
        built = int(state.seats[seat]["built"][int(STREET_OF[lot])]) >> int(PLACE_OF[lot])
        return 6.0 if built & 0b11 == 0b11 else 0.2

    def moves(self, state: State, seat: int) -> Iterator[int]:
        """Complete the seat's turn; stops before every move is made, so that somebody can look."""
        while not WELCOME.is_turn_complete(state, seat):
            legal = WELCOME.legal(state, seat)
            (move,) = self.rng.choices(legal, [self.weight(state, seat, each) for each in legal])
            yield move
            WELCOME.apply(state, seat, move)


def new_game(rng: random.Random, seats: int, options: str | None = None) -> State:
    """A dealt game."""
    return WELCOME.new(options or rng.choice(OPTIONS), seats, Seed(rng.randbytes(32)))


def tables(rng: random.Random, wanted: int) -> Iterator[tuple[State, bool]]:
    """Games in all stages, until so many sheets were shown; the second value says that a round has just closed."""
    while wanted > 0:
        state = new_game(rng, rng.choice((1, 1, 2, 2, 3, 4)))
        tastes = [Taste(rng) for _ in state.seats]
        while not WELCOME.is_over(state):
            for seat, taste in enumerate(tastes):
                for _ in taste.moves(state, seat):
                    if rng.random() < 0.045:
                        yield state, False
            WELCOME.close_round(state)
            if rng.random() < 0.3 or WELCOME.is_over(state):
                yield state, True
                wanted -= len(state.seats)


def drawn(sheet: Any) -> dict[str, Json]:
    """A sheet as text and numbers: b bis, p pool, u used, s served an estate plan, | fence on the right."""
    return {
        "streets": [drawn_street(sheet, street) for street in range(STREETS)],
        "parks": sheet["parks"].tolist(),
        "raised": sheet["raised"].tolist(),
        "plans": sheet["plan"].tolist(),
        "temps": int(sheet["temps"]),
        "refusals": int(sheet["refusals"]),
    }


def drawn_street(sheet: Any, street: int) -> str:
    """One street, lot by lot."""
    numbers, roundabouts = sheet["number"][street].tolist(), int(sheet["roundabout"][street])
    masks = [(sign, int(sheet[mask][street])) for sign, mask in SIGNS]
    lots = []
    for place in range(LENGTHS[street]):
        text = str(numbers[place]) if numbers[place] >= 0 else "@" if roundabouts >> place & 1 else "."
        lots.append(text + "".join(sign for sign, mask in masks if mask >> place & 1))
    return " ".join(lots)


def key_of(reason: Reason) -> str:
    """A reason as the pages write it; nothing if there is none."""
    return "" if reason == Reason.NONE else reason.name.lower().replace("_", "-")


def scored(state: State) -> dict[str, Json]:
    """All sheets of a table with every line and place."""
    scores = WELCOME.scores(state)
    return {
        "sheets": [drawn(sheet) for sheet in state.seats],
        "lines": [[*score.lines.values()] for score in scores],
        "places": [score.place for score in scores],
    }
