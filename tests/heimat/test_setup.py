"""Set-up (clauses 1.1 to 1.7)."""

from __future__ import annotations

from collections import Counter
from itertools import chain, product

import pytest

from housewright.engine.game import Seed, State
from housewright.heimat.notation import Options, cube_names, roof_names
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board

SEEDS = [Seed(bytes([number]) * 32) for number in range(60)]


def deals(options: str = "", seats: int = 5) -> list[State]:
    """Many games dealt by chance."""
    return [HEIMAT.new(options, seats, seed) for seed in SEEDS]


@clause("1.1")
def test_the_36_cubes_are_the_values_1_to_6_in_six_colours() -> None:
    assert sorted(cube_names()) == sorted(f"{colour}{value}" for colour, value in product("BGYRPW", range(1, 7)))


@clause("1.1")
def test_there_are_two_roofs_of_each_value_and_five_blank_ones() -> None:
    assert Counter(roof_names(Options())) == {"r0": 5, **{f"r{value}": 2 for value in range(1, 7)}}
    assert Board().seen()["roofs"] == {"left": 17, "numbered_left": 12}


@clause("1.1")
def test_three_permits_the_blank_cube_and_the_mayor_are_on_offer() -> None:
    specials = Board().seen()["specials"]
    assert [special["piece"] for special in specials] == ["I", "II", "III", "#", "M"]
    assert all(special["on_offer"] and special["row"] is None for special in specials)


@clause("1.2")
def test_24_different_cubes_lie_in_three_display_rows_of_8() -> None:
    for state in deals():
        display = HEIMAT.describe(HEIMAT.view(state, 0))["display"]
        assert [len(row) for row in display] == [8, 8, 8]
        assert len(set(state.common["display"][0].tolist())) == 24


@clause("1.2")
def test_cubes_are_drawn_blind_so_that_any_may_lie_anywhere_or_stay_out() -> None:
    times = Counter(cube for state in deals() for cube in state.common["display"][0].tolist())
    assert sorted(times) == list(range(36))
    assert all(20 <= count < 60 for count in times.values())
    assert len({int(state.common["display"][0, 0]) for state in deals()}) > 20


@clause("1.2")
def test_the_cubes_of_a_real_box_lie_in_its_order() -> None:
    display = Board(display="W6 P5 R4").seen()["display"]
    assert [cube["cube"] for cube in display[0]] == ["W6", "P5", "R4", "B1", "B2", "B3", "B4", "B5"]
    assert [row[0]["cube"] for row in display[1:]] == ["B6", "Y2"]


@clause("1.3")
def test_all_roofs_lie_shuffled() -> None:
    orders = [tuple(state.common["roofs"][0].tolist()) for state in deals()]
    assert all(sorted(order) == list(range(17)) for order in orders)
    assert len(set(orders)) == len(orders)
    assert len({order[0] for order in orders}) > 10


@clause("1.3")
def test_no_roof_is_seen_before_it_is_drawn() -> None:
    assert set(HEIMAT.view(deals()[0], 0).common["roofs"][0].tolist()) == {255}


@clause("1.4")
def test_everybody_has_12_cheques_and_no_black_money() -> None:
    at = Board(seats=5)
    assert at.hands() == [12] * 5
    assert at.boxes() == [0] * 5


@clause("1.4")
def test_everybody_sees_the_cheques_in_all_hands() -> None:
    at = Board(hands=(3, 0, 33))
    for viewer in (-1, 0, 1, 2):
        assert [seat["cheques"] for seat in at.seen(viewer)["seats"]] == [3, 0, 33]


@clause("1.5")
def test_three_rows_have_ten_lots_of_which_four_may_be_built_before_the_stream() -> None:
    for row in Board().seen()["rows"]:
        assert [lot["permitted"] for lot in row["lots"]] == [True] * 4 + [False] * 6
        assert (row["length"], row["stream"], row["built"]) == (4, 4, 0)


@clause("1.5")
def test_five_lots_are_single_storey() -> None:
    lots = chain.from_iterable(row["lots"] for row in Board().seen()["rows"])
    assert [lot["lot"] for lot in lots if lot["single_storey"]] == ["A1", "A7", "B3", "B5", "C2"]


@clause("1.6")
def test_two_to_five_play() -> None:
    assert [len(HEIMAT.new("", seats, SEEDS[0]).seats) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(ValueError, match=f"number of seats {seats}"):
            HEIMAT.new("", seats, SEEDS[0])


@clause("1.6")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_auctioneer_is_drawn_by_lot(seats: int) -> None:
    assert {HEIMAT.to_act(state) for state in deals(seats=seats)} == {(seat,) for seat in range(seats)}


@clause("1.6")
def test_after_each_auction_the_left_neighbour_is_auctioneer() -> None:
    at = Board(seats=3, first=2)
    auctioneers = []
    for special in ("I", "II", "III", "M"):
        auctioneers.append(at.actor)
        at.play(special, "-", "-", "x")
    assert auctioneers == [1, 2, 0, 1]


@clause("1.6")
def test_the_left_neighbour_follows_whoever_bought_the_piece() -> None:
    assert Board(seats=3).play("I", "-", "1", "sell", "x").actor == 1
    assert Board(seats=3).play("I", "1", "-", "sell", "x").actor == 1
    assert Board(seats=3).play("I", "1", "-", "keep x").actor == 1


@clause("1.7")
def test_the_estates_has_open_floors_and_no_blank_roofs() -> None:
    seen = Board(options="estates").seen()
    assert seen["options"] == ["open-floors", "no-blank-roofs"]
    assert not seen["floors_hidden"]
    assert seen["roofs"] == {"left": 12, "numbered_left": 12}


@clause("1.7")
def test_neue_heimat_has_none_of_the_options() -> None:
    seen = Board(options="basic").seen()
    assert seen["options"] == []
    assert seen["floors_hidden"]
    assert seen["games"] == 1


@clause("1.7", "1.3")
def test_without_blank_roofs_only_the_numbered_ones_are_shuffled() -> None:
    for state in deals("no-blank-roofs"):
        assert sorted(state.common["roofs"][0, :12].tolist()) == list(range(12))
