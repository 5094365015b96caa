"""A table on which the engine can be asked about any next move of a seat."""

from __future__ import annotations

import random
from typing import Any

from housewright.engine.game import Json, State
from housewright.welcome.printed import (
    ACTION,
    LENGTHS,
    LOTS,
    NUMBER,
    PLACE_OF,
    STREET_OF,
    STREETS,
    Action,
)
from housewright.welcome.rules.plans import estate_size, segment
from housewright.welcome.state import NO_PLAN, Mode, Step

CARD_OF = {action: ACTION.tolist().index(action) for action in Action}
NUMBERS_OF_CARDS = range(1, 16)


class Question:
    """A table on which one seat's next move can be asked about."""

    def __init__(self, state: State, seat: int, rng: random.Random) -> None:
        self.state, self.seat, self.rng = state.copy(), seat, rng
        self.common: Any = self.state.common[0]
        self.sheet: Any = self.state.seats[seat]
        self.common.over, self.common.mode = 0, Mode.SOLO  # cards in hand are easily arranged
        self.sheet.rounded, self.sheet.claims, self.sheet.acted, self.sheet.claiming = 0, 0, 0, NO_PLAN
        self.extra: dict[str, Json] = {}
        if rng.random() < 0.4:
            self.fence_in()
        if rng.random() < 0.4:
            self.use_estates()

    def arrange(self, step: Step, action: Action, number: int = 8, lot: int = 0) -> None:
        """The step of the turn, and the combination taken."""
        self.sheet.step, self.sheet.lot = step, lot
        self.sheet.hand[:] = [NUMBER.tolist().index(number), CARD_OF[action], CARD_OF[action]]
        self.sheet.number_card, self.sheet.action_card = 0, 1

    def fence_in(self) -> None:
        """More fences between houses: more estates."""
        for street in range(STREETS):
            built = int(self.sheet.built[street])
            for place in range(LENGTHS[street] - 1):
                ends_run = (built >> place ^ built >> (place + 1)) & 1 == 1
                if (ends_run or self.rng.random() < 0.15) and not int(self.sheet.pair[street]) >> place & 1:
                    self.sheet.fence[street] |= 1 << place

    def use_estates(self) -> None:
        """Let complete estates have served a plan, which is rare in random games."""
        for street in range(STREETS):
            start = 0
            while start < LENGTHS[street]:
                lots = segment(self.sheet, street, start)
                if estate_size(self.sheet, street, lots) and self.rng.random() < 0.5:
                    self.sheet.used[street] |= lots
                    self.sheet.sealed[street] |= lots
                start += lots.bit_count()

    def any_lot(self) -> int:
        """A lot of the sheet."""
        return self.rng.randrange(LOTS)

    def inner_lot(self) -> int:
        """A lot that is not the last of its street."""
        return self.rng.choice([lot for lot in range(LOTS) if PLACE_OF[lot] + 1 < LENGTHS[STREET_OF[lot]]])

    def is_open_beside(self, lot: int) -> bool:
        """Whether of this lot and the next one of the street just one is built, and not a plain house without fence."""
        street, place = int(STREET_OF[lot]), int(PLACE_OF[lot])
        if place + 1 == LENGTHS[street] or self.is_built(lot) == self.is_built(lot + 1):
            return False
        roundabouts = int(self.sheet.roundabout[street]) >> place & 0b11
        return bool(roundabouts or int(self.sheet.fence[street]) >> place & 1)

    def is_built(self, lot: int) -> bool:
        """Whether something stands there."""
        return self.has("built", lot)

    def has(self, mask: str, lot: int) -> bool:
        """Whether the lot is marked in one of the sheet's masks."""
        return bool(int(self.sheet[mask][int(STREET_OF[lot])]) >> int(PLACE_OF[lot]) & 1)
