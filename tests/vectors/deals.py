"""Deals of Welcome To round by round: whole passes through the piles, reshuffles by claim, solo."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from housewright.engine.game import SPECTATOR, Json, State
from housewright.welcome.descriptions import ACTION_NAMES
from housewright.welcome.moves import RESHUFFLE
from housewright.welcome.printed import ACTION, CARDS, DECK, NUMBER, PILE, PILES, PLANS_IN_PLAY
from housewright.welcome.reasons import Reason
from housewright.welcome.state import Step
from tests.vectors.sheets import WELCOME, key_of, new_game

LONG, SHORT = 60, 12  # rounds: two passes and a bit; a few


def offered(state: State) -> dict[str, Json]:
    """What lies on the table in this round."""
    described: Any = WELCOME.describe(WELCOME.view(state, 0 if len(state.seats) == 1 else SPECTATOR))
    return {
        "cards": hand(state) if described["combinations"] is None else piles(described["combinations"]),
        "left": described["pile"]["left"],
        "next": described["pile"]["next"],
        "turned": [plan["turned"] for plan in described["plans"]],
    }


def piles(combinations: list[dict[str, Json]]) -> list[Json]:
    """Number, action and next action of every pile."""
    return [[card["number"], card["action"], card["next"]] for card in combinations]


def hand(state: State) -> list[Json]:
    """The three cards drawn in solo."""
    return [[int(NUMBER[card]), ACTION_NAMES[int(ACTION[card])]] for card in state.seats[0]["hand"].tolist()]


def pile_deal(rng: random.Random, count: int, tally: Counter[tuple[str, Reason]]) -> dict[str, Json]:
    """So many rounds of three piles; now and then somebody claims a plan, and perhaps asks for the reshuffle."""
    state = new_game(rng, 2)
    empty = state.seats.copy()
    shuffles: list[Json] = [state.common[0]["deck"][:CARDS].tolist()]
    rounds: list[Json] = []
    often = rng.choice((0.0, 0.02, 0.1)) if count == LONG else 0.15
    for _ in range(count):
        state.seats[:] = empty  # nobody ever ends the game
        claims = sum(1 << slot for slot in range(PLANS_IN_PLAY) if rng.random() < often)
        why = ask_reshuffle(state, claims, tally)
        wish = why == Reason.NONE and rng.random() < 0.7
        here = offered(state)
        state.seats["claims"][0], state.seats["reshuffle"][0] = claims, wish
        before = int(state.common["shuffles"][0])
        WELCOME.close_round(state)
        if int(state.common["shuffles"][0]) > before:
            deck = state.common[0]["deck"][:CARDS].reshape(PILES, PILE)
            shuffles.append((deck if wish else deck[:, 1:]).reshape(-1).tolist())
        rounds.append({**here, "claims": claims, "why": key_of(why), "wish": wish})
    return {"shuffles": shuffles, "rounds": rounds}


def ask_reshuffle(state: State, claims: int, tally: Counter[tuple[str, Reason]]) -> Reason:
    """Whether who claims these plans now may ask for the reshuffle."""
    asked = state.copy()
    asked.seats["step"][0], asked.seats["claims"][0] = Step.FINISH, claims
    reason = WELCOME.why_not(asked, 0, RESHUFFLE)
    tally["reshuffle", reason] += 1
    return reason


def solo_deal(rng: random.Random, tally: Counter[tuple[str, Reason]]) -> dict[str, Json]:
    """Three cards a turn, until no three are left."""
    state = new_game(rng, 1)
    deck = state.common[0]["deck"][:DECK].tolist()
    rounds: list[Json] = []
    while not WELCOME.is_over(state):
        why = ask_reshuffle(state, 0, tally)
        rounds.append({**offered(state), "why": key_of(why)})
        state.seats["refusals"] = 0
        WELCOME.close_round(state)
    return {"deck": deck, "rounds": rounds}
