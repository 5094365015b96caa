"""Boards of Neue Heimat in all stages, whole series, and what they are worth."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from housewright.engine.game import Json, Seed, State
from housewright.engine.simulate import random_turn
from housewright.heimat.game import Heimat
from housewright.heimat.printed import NO_CUBE, ROWS, cube_text
from housewright.heimat.state import NOBODY

HEIMAT = Heimat()
LINES = ("row-A", "row-B", "row-C", "black", "game")


def play(rng: random.Random, options: str) -> Iterator[tuple[State, bool]]:
    """The table before the end of every turn; the second value says that this turn ends a game."""
    state = HEIMAT.new(f"open-floors+{options}", rng.randrange(2, 6), Seed(rng.randbytes(32)))
    while not HEIMAT.is_over(state):
        (seat,) = HEIMAT.to_act(state)
        random_turn(HEIMAT, state, seat, rng)
        before = state.copy()
        HEIMAT.close_round(state)
        ends = HEIMAT.is_over(state) or int(state.common["game"][0]) > int(before.common["game"][0])
        yield before, ends
    yield state, False


def board(state: State) -> dict[str, Json]:
    """A board with its purses and every line of the running game."""
    table: Any = state.common[0]
    scores = HEIMAT.scores(state)
    return {
        "rows": [[house(table, row, lot) for lot in range(int(table["built"][row]))] for row in range(ROWS)],
        "permits": [
            [row, sign] if row < ROWS else None
            for row, sign in zip(table["permit_row"].tolist(), table["permit_sign"].tolist(), strict=True)
        ],
        "mayor": int(table["mayor"]) if int(table["mayor"]) < ROWS else None,
        "owners": [None if owner == NOBODY else owner for owner in table["owner"].tolist()],
        "black": state.seats["black"].tolist(),
        "cheques": state.seats["cheques"].tolist(),
        "lines": [[score.lines[line] for line in LINES] for score in scores],
    }


def house(table: Any, row: int, lot: int) -> str:
    """A house from the ground up, its roof behind ^."""
    cubes = "".join(cube_text(cube) for cube in table["floor"][row, lot].tolist() if cube != NO_CUBE)
    return f"{cubes}^{int(table['roof'][row, lot])}"


def boards(rng: random.Random, wanted: int) -> list[Json]:
    """Boards of single games, some of them finished."""
    found: list[Json] = []
    while len(found) < wanted:
        for state, ends in play(rng, ""):
            if ends or rng.random() < 0.1:
                found.append({**board(state), "places": [score.place for score in HEIMAT.scores(state)]})
    return found


def series(rng: random.Random) -> dict[str, Json]:
    """The last board of every game, and how the series ended."""
    games: list[Json] = []
    count = rng.randrange(2, 6)
    for state, ends in play(rng, f"games-{count}"):
        if ends:
            games.append(board(state))
    scores = HEIMAT.scores(state)
    lines: list[Json] = [[score.lines[line] for line in ("earlier", "total", "wins")] for score in scores]
    return {"games": games, "agreed": count, "lines": lines, "places": [score.place for score in scores]}
