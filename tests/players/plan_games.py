"""Games in a box with one more plan: `python -m tests.players.plan_games few|values|many`, told as JSON."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterable
from itertools import count

from housewright.engine.game import Box, Seed
from housewright.engine.session import Session
from housewright.engine.simulate import random_turn
from housewright.players.finding import find_player
from housewright.players.welcome.levels import Search, WelcomePlayers
from housewright.welcome.printed import PLAN_NAMES
from tests.players.plan_copy import ADVANCED_PLAN, BASIC_PLAN
from tests.welcome.drawing import CARDS_IN_ORDER, WELCOME, Table

TABLES = [("basic", 2), ("advanced", 1), ("expert", 2), ("roundabouts", 3), ("basic", 1), ("advanced", 2)]
FEW = 4  # of them, where a turn of the strong player takes seconds
KNOWN = Box(("estates-44", "estates-36", "estates-235"), (CARDS_IN_ORDER,))  # plans before and behind the new ones
KNOWN_ADVANCED = Box(("ends", "parks-2", "estates-34"), (CARDS_IN_ORDER,))


def deal(number: int) -> Seed:
    """A deal of its own for every number."""
    return Seed(number.to_bytes(32, "little"))


def play(options: str, seats: int, number: int, strong_every: int) -> Session:
    """A game in which the strong player makes every so-manieth turn, and chance the others."""
    rng, strong = random.Random(number), find_player("welcome", "strong")
    session = Session.begin(WELCOME, options, seats, deal(number))
    turns = 0
    while not session.is_over:
        for seat in session.awaited():
            view = session.view(seat)
            is_strong = turns % strong_every == 0
            turns += 1
            turn = strong.choose(view, options, turns) if is_strong else random_turn(WELCOME, view.copy(), seat, rng)
            session.submit(seat, turn)
    return session


def holding(plan: str, options: str, seats: int) -> int:
    """The first game that is dealt with this plan."""
    plans = (WELCOME.new(options, seats, deal(number)).common["plan"][0] for number in count())
    return next(number for number, dealt in enumerate(plans) if PLAN_NAMES.index(plan) in dealt)


def tally(games: Iterable[tuple[str, int, int]], strong_every: int) -> dict[str, dict[str, int]]:
    """Plans met and claimed in games of these options, seats and numbers."""
    met, claimed = dict.fromkeys(PLAN_NAMES, 0), dict.fromkeys(PLAN_NAMES, 0)
    for options, seats, number in games:
        state = play(options, seats, number, strong_every).state
        for slot, plan in enumerate(state.common["plan"][0]):
            met[PLAN_NAMES[plan]] += 1
            claimed[PLAN_NAMES[plan]] += int((state.seats["plan"][:, slot] > 0).sum())
    return {"met": met, "claimed": claimed}


def claim_new_plan() -> int:
    """Points for the new advanced plan, claimed by the rules and foreseen by the net."""
    at = Table(
        middle="1 2 3 4 5 6 7 8 9 10 .",
        cards="11F 8E 8L",
        options="plans",
        plans=f"{ADVANCED_PLAN} parks-2 {BASIC_PLAN}",
    )
    turn = find_player("welcome", "strong").choose(WELCOME.view(at.state, 0), "plans", 1)
    assert "!1" in [WELCOME.write(move) for move in turn]
    return int(at.house("1", "B11").play("!1").sheet.plan[0])


def values() -> list[str]:
    """What net and heuristic think of the best turns with known plans, to the last bit."""
    found = []
    for options, deal in (("basic", KNOWN), ("plans", KNOWN_ADVANCED)):
        view = WELCOME.view(WELCOME.new(options, 2, deal), 0)
        for name in ("good", "strong"):
            search = Search(view, WelcomePlayers().find_thinker(name).workspace(view, 0, 4))
            found += [float(value).hex() for value in search.workspace.best["value"]]
    return found


if __name__ == "__main__":
    what = sys.argv[1]
    if what == "few":
        games = [(*table, holding(BASIC_PLAN, *table)) for table in TABLES[:FEW]]
        print(json.dumps(tally(games, strong_every=80) | {"points": claim_new_plan()}))
    elif what == "many":
        print(json.dumps(tally(((*TABLES[number % len(TABLES)], number) for number in range(200)), strong_every=1)))
    else:
        print(json.dumps(values()))
