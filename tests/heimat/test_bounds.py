"""Bounds of sums while lower floors are hidden (clause 7.2): true, close, and the same whatever lies below."""

from __future__ import annotations

import random
from typing import Any

import pytest

from housewright.engine.game import SPECTATOR, State
from housewright.engine.session import Session
from housewright.engine.simulate import random_session
from housewright.heimat.bounds import houses
from housewright.heimat.moves import ENDS
from housewright.heimat.printed import COLOUR_OF, CUBES, DISPLAY, DISPLAY_ROWS, ROWS, VALUE_OF, VALUES
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board

LINES = ("row-A", "row-B", "row-C", "game", "total")


def house(at: Board, row: int, lot: int) -> tuple[int, int]:
    """What a house is worth at least and at most."""
    told = at.seen()["rows"][row]["lots"][lot]
    return told["least"], told["most"]


def positions(seed: int, seats: int, options: str = "") -> list[State]:
    """Every position of a random game."""
    played = random_session(HEIMAT, options, seats, seed=seed)
    again = Session.begin(HEIMAT, played.options, seats, played.deal)
    found: list[State] = []
    for turns in played.rounds:
        found.append(again.state.copy())
        for seat, turn in turns.items():
            again.submit(seat, turn)
    return found


@clause("7.2")
@pytest.mark.parametrize(
    ("drawn", "least", "most"),
    [
        ("P5", 5, 5),  # nothing is hidden
        ("P6W5", 11, 11),  # below a 5 is a 6
        ("P6W5^3", 14, 14),
        ("W6P5W4", 15, 15),  # two floors below a 4: 6 and 5
        ("P6W1", 3, 7),  # a purple 2 to 6
        ("W6P3W1", 1 + 2 + 3, 1 + 5 + 6),
        ("W6P5W3P2W1", 1 + 2 + 3 + 4 + 5, 1 + 3 + 4 + 5 + 6),
    ],
)
def test_lower_floors_are_told_from_colours_and_the_order_of_values(drawn: str, least: int, most: int) -> None:
    assert house(Board(drawn), 0, 0) == (least, most)  # no purple or white cube lies in the display


@clause("7.2")
def test_cubes_that_lie_open_are_no_lower_floors() -> None:
    assert house(Board("P4W3", "P6"), 0, 0) == (7, 8)
    assert house(Board("P4W3", "P6", "P5"), 0, 0) == (7, 7)
    assert house(Board("P4W3", display="P6 P5"), 0, 0) == (7, 7)
    assert house(Board("P4W3", display="P6 P5").play("<1"), 0, 0) == (7, 7)  # on offer


@clause("7.2")
def test_a_lower_floor_of_one_house_is_none_of_another() -> None:
    at = Board("P6W5 P5W4 P4W3 P3W1")
    assert [house(at, 0, lot) for lot in range(4)] == [(11, 11), (9, 9), (7, 7), (3, 4)]


@clause("7.2")
def test_a_board_on_which_cubes_lie_twice_still_has_bounds() -> None:
    assert house(Board("B6Y2^3"), 0, 0) == (2 + 3 + 3, 2 + 3 + 6)  # every blue cube lies in the display


@clause("7.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_sum_lies_between_its_bounds(seats: int) -> None:
    unsure = 0
    for state in positions(seats, seats):
        described: Any = HEIMAT.describe(HEIMAT.view(state, SPECTATOR))
        state.common["open_floors"] = 1
        truth: Any = HEIMAT.describe(HEIMAT.view(state, SPECTATOR))
        for told, true in zip(described["seats"], truth["seats"], strict=True):
            for line in LINES:
                assert told["least"][line] <= true["score"][line] <= told["most"][line]
        for told, true in zip(described["ledger"], truth["ledger"], strict=True):
            for column in ("now", "finished", "unfinished"):
                assert told[column]["least"] <= true[column]["least"] <= told[column]["most"]
                unsure += told[column]["least"] < told[column]["most"]
        for told, true in zip(described["futures"], truth["futures"], strict=True):
            for one, other in zip(told["sums"], true["sums"], strict=True):
                assert one["least"] <= other["least"] <= one["most"]
                assert other["leads"] or not one["leads"]
        for told, true in zip(described["auction"]["placings"], truth["auction"]["placings"], strict=True):
            assert told.get("least", 0) <= true.get("least", 0) <= told.get("most", 0)
    assert unsure > 0


def other_floors(state: State, rng: random.Random) -> State:
    """A world that looks the same: lower floors exchanged for cubes of their colours that nobody sees."""
    world = state.copy()
    table = world.common[0]
    places = [
        (row, lot, storey)
        for row in range(ROWS)
        for lot in range(int(table.built[row]))
        for storey in range(int(table.height[row, lot]) - 1)
    ]
    lying = {
        int(cube)
        for row in range(DISPLAY_ROWS)
        for cube in table.display[row * DISPLAY + int(table.left[row]) : row * DISPLAY + int(table.right[row])]
    }
    tops = {
        int(table.floor[row, lot, int(table.height[row, lot]) - 1])
        for row in range(ROWS)
        for lot in range(int(table.built[row]))
    }
    seen = lying | tops | ({int(table.thing)} if int(table.piece) < ENDS else set())
    for _ in range(20):
        if not places:
            break
        place = rng.choice(places)
        old = int(table.floor[place])
        new = rng.choice([cube for cube in range(CUBES) if COLOUR_OF[cube] == COLOUR_OF[old] and cube not in seen])
        before = table.floor.copy()
        holder = next((other for other in places if int(table.floor[other]) == new), None)
        table.floor[place] = new
        if holder:
            table.floor[holder] = old
        if not all(descends(table, row, lot) for row, lot, _ in places):
            table.floor[:] = before
    return world


def descends(table: Any, row: int, lot: int) -> bool:
    """Whether the values of a house fall from the ground up."""
    values = [int(VALUE_OF[cube]) for cube in table.floor[row, lot, : int(table.height[row, lot])]]
    return values == sorted(set(values), reverse=True)


@clause("7.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_with_other_lower_floors_are_described_the_same(seats: int) -> None:
    rng, different = random.Random(seats), 0
    for state in positions(10 + seats, seats):
        world = other_floors(state, rng)
        different += world.common["floor"].tobytes() != state.common["floor"].tobytes()
        for viewer in (SPECTATOR, int(state.common["actor"][0])):
            assert HEIMAT.describe(HEIMAT.view(world, viewer)) == HEIMAT.describe(HEIMAT.view(state, viewer))
    assert different > 0


@clause("7.2")
def test_the_bounds_of_one_house_are_as_close_as_can_be() -> None:
    """With a single house that has lower floors, both bounds are reached by some stack that fits what is seen."""
    rng = random.Random(1)
    for _ in range(60):
        values = sorted(rng.sample(range(1, VALUES + 1), rng.randint(2, 4)), reverse=True)
        colours = [rng.choice("PW") for _ in values]
        open_ones = [f"{colour}{value}" for colour in "PW" for value in range(1, VALUES + 1) if rng.random() < 0.3]
        drawn = [f"{colour}{value}" for colour, value in zip(colours, values, strict=True)]
        at = Board("".join(drawn), " ".join(cube for cube in open_ones if cube not in drawn))
        ((bounds,), *_) = houses(at.common)
        sums = possible_sums(colours[:-1], values[-1], {*open_ones, drawn[-1]} - {*drawn[:-1]})
        assert (bounds.least, bounds.most) == (min(sums), max(sums))


def possible_sums(colours: list[str], top: int, seen: set[str]) -> list[int]:
    """What a house can be worth: its top, and below it every choice of higher values that nobody sees."""
    if not colours:
        return [top]
    fitting = (value for value in range(top + 1, VALUES + 1) if f"{colours[-1]}{value}" not in seen)
    return [top + more for value in fitting for more in possible_sums(colours[:-1], value, seen)]
