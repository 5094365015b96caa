"""Scores, ties, live sums and the ledger (clauses 5.4 to 5.6)."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board

NO_BIDS = ("-", "-")
FULL_ROW = "R6^1 R5^1 R4^1 R3^1"
LACKS_A_ROOF = "R6^1 R5^1 R4^1 R3"


def finished(
    upper: str,
    lower: str = "",
    *,
    owners: str,
    seats: int = 2,
    mayor: str = "",
    options: str = "",
    hands: tuple[int, ...] = (),
    boxes: tuple[int, ...] = (),
) -> Board:
    """A game that ended with a roof of 2 on A4: rows A and B are finished, B with seat 1's white houses of 2 each."""
    middle = "W1^1 W1^1 W1^1 W1^1"
    at = Board(
        upper,
        middle,
        lower,
        owners=f"W:1 {owners}",
        seats=seats,
        mayor=mayor,
        options=options,
        hands=hands,
        boxes=boxes,
        roofs="r2",
    )
    at.play("^", *["-"] * (seats - 1), "A4")
    assert at.is_over()
    return at


def rows(at: Board, seat: int) -> list[int]:
    """What the three rows bring the seat."""
    return [at.points(f"row-{letter}", seat) for letter in "ABC"]


def bounds(at: Board, seat: int, key: str) -> list[tuple[int, int]]:
    """A column of the ledger for this seat, row by row: at least, at most."""
    ledger = at.seen()["ledger"]
    assert [entry["row"] for entry in ledger if entry["seat"] == seat] == ["A", "B", "C"]
    return [(entry[key]["least"], entry[key]["most"]) for entry in ledger if entry["seat"] == seat]


def entries(at: Board, seat: int, key: str) -> list[int]:
    """The same where nothing is hidden."""
    assert all(least == most for least, most in bounds(at, seat, key))
    return [least for least, _ in bounds(at, seat, key)]


@clause("5.4")
def test_houses_count_plus_in_finished_rows_and_minus_in_all_others() -> None:
    at = finished(LACKS_A_ROOF, "R6^4 R5", owners="R:2")
    assert rows(at, 1) == [23, 0, -15]
    assert rows(at, 0) == [0, 8, 0]


@clause("5.4")
def test_a_house_counts_with_all_its_cubes_and_its_roof() -> None:
    at = finished("R6^1 P6Y4B2^5 R4^1 R3", owners="R:1 B:2 P:1 Y:1")
    assert rows(at, 1) == [6 + 4 + 2 + 5, 0, 0]
    assert rows(at, 0)[0] == 7 + 5 + 3 + 2


@clause("5.4")
def test_a_house_counts_for_the_owner_of_its_top_cube_alone() -> None:
    at = finished(LACKS_A_ROOF, "P6Y4", owners="R:1 P:1 Y:3", seats=3)
    assert [rows(at, seat)[2] for seat in range(3)] == [0, 0, -10]


@clause("5.4")
def test_houses_without_a_roof_count_in_unfinished_rows() -> None:
    assert rows(finished(LACKS_A_ROOF, "Y6", owners="R:1 Y:2"), 1) == [0, 0, -6]


@clause("5.4")
def test_several_houses_of_one_owner_add_up_in_all_colours() -> None:
    at = finished("R6^1 P5^1 R4^1 P3", owners="R:2 P:2")
    assert rows(at, 1) == [7 + 6 + 5 + 5, 0, 0]


@clause("5.4", "4.10")
def test_the_mayor_doubles_plus_and_minus() -> None:
    assert rows(finished(LACKS_A_ROOF, "R6^4 R5", owners="R:2", mayor="A"), 1) == [46, 0, -15]
    assert rows(finished(LACKS_A_ROOF, "R6^4 R5", owners="R:2", mayor="C"), 1) == [23, 0, -30]


@clause("5.4")
def test_if_no_row_is_finished_everything_counts_minus() -> None:
    at = Board("R6 R5", "Y4", drawn=11, owners="R:1 Y:2", seats=2).play("^", "-", "A1")
    assert at.is_over()
    assert rows(at, 0) == [-17, 0, 0]
    assert rows(at, 1) == [0, -4, 0]


@clause("5.4")
def test_the_game_is_the_sum_of_its_rows_and_the_black_money() -> None:
    at = finished(LACKS_A_ROOF, "Y6", owners="R:1 Y:1", boxes=(3, 0))
    assert at.points("game") == at.points("total") == 23 + 8 - 6 + 3


@clause("5.5")
def test_each_cheque_in_the_box_counts_one_point() -> None:
    at = Board(boxes=(5, 0, 1))
    assert [at.points("black", seat) for seat in range(3)] == [5, 0, 1]
    assert [at.points("total", seat) for seat in range(3)] == [5, 0, 1]


@clause("5.5")
def test_cheques_in_hand_count_nothing() -> None:
    at = Board(hands=(30, 6, 0))
    assert [at.points("total", seat) for seat in range(3)] == [0, 0, 0]


@clause("5.6")
def test_most_points_win() -> None:
    at = finished(LACKS_A_ROOF, "Y6", owners="R:2 Y:3", seats=3, hands=(30, 1, 5))
    assert [at.points("total", seat) for seat in range(3)] == [8, 23, -6]
    assert at.places() == [2, 1, 3]


@clause("5.6")
def test_fewest_minus_points_win_when_all_lose() -> None:
    at = Board("R6 R5", "Y4", drawn=11, owners="R:1 Y:2", seats=2).play("^", "-", "A1")
    assert at.places() == [2, 1]


@clause("5.6")
def test_black_money_may_decide_the_game() -> None:
    at = finished("R1^1 R1^1 R1^1 R1", owners="R:2", boxes=(0, 0))
    assert (at.points("total", 0), at.points("total", 1)) == (8, 9)
    assert at.places() == [2, 1]
    assert finished("R1^1 R1^1 R1^1 R1", owners="R:2", hands=(10, 12), boxes=(2, 0)).places() == [1, 2]


@clause("5.6")
def test_of_equal_points_more_cheques_in_hand_decide() -> None:
    assert Board(hands=(11, 13, 12)).places() == [3, 1, 2]


@clause("5.6")
def test_of_equal_points_cheques_in_hand_and_box_count_together() -> None:
    at = finished("Y1^1 Y1^1 Y1^1 Y1", owners="Y:2", hands=(8, 7), boxes=(2, 1))
    assert (at.points("total", 0), at.points("total", 1)) == (10, 10)
    assert at.places() == [1, 2]


@clause("5.6")
def test_cheques_in_the_box_break_a_tie_like_those_in_hand() -> None:
    at = finished("Y1^1 Y1^1 Y1^1 Y1", owners="Y:2", hands=(9, 10), boxes=(2, 1))
    assert (at.points("total", 0), at.points("total", 1)) == (10, 10)
    assert at.places() == [1, 1]


@clause("5.6")
def test_equal_points_and_equal_cheques_share_the_place() -> None:
    assert Board(hands=(12, 13, 12)).places() == [2, 1, 2]


@clause("5.4", "7.2")
def test_while_floors_are_hidden_live_sums_count_top_cubes_and_roofs() -> None:
    at = Board("R6^1 P6Y4B2^5", owners="B:2")
    assert rows(at, 1) == [-7, 0, 0]
    assert at.points("total", 1) == -7


@clause("5.4", "7.2")
def test_with_open_floors_live_sums_count_everything() -> None:
    assert rows(Board("R6^1 P6Y4B2^5", owners="B:2", options="open-floors"), 1) == [-17, 0, 0]


@clause("5.4")
def test_live_sums_turn_plus_when_a_row_is_finished() -> None:
    at = Board(LACKS_A_ROOF, roofs="r2")
    assert at.points("row-A") == -21
    assert at.play("^", *NO_BIDS, "A4").points("row-A") == 23


@clause("5.4")
def test_an_empty_row_is_worth_nothing_finished_or_not() -> None:
    assert rows(Board(permits="I:A- III:A-", mayor="A"), 0) == [0, 0, 0]


@clause("5.4")
def test_the_ledger_tells_what_each_row_is_worth_now_finished_and_unfinished() -> None:
    at = Board(FULL_ROW, "Y6^2 Y5", "P4", owners="R:1 Y:2 P:2")
    assert (entries(at, 0, "now"), entries(at, 1, "now")) == ([22, 0, 0], [0, -13, -4])
    assert (entries(at, 0, "finished"), entries(at, 1, "finished")) == ([22, 0, 0], [0, 13, 4])
    assert (entries(at, 0, "unfinished"), entries(at, 1, "unfinished")) == ([-22, 0, 0], [0, -13, -4])


@clause("5.4", "4.10")
def test_the_ledger_counts_the_mayor() -> None:
    at = Board(FULL_ROW, "Y6^2 Y5", owners="R:1 Y:2", mayor="B")
    assert entries(at, 1, "now") == [0, -26, 0]
    assert entries(at, 1, "finished") == [0, 26, 0]
    assert entries(at, 0, "finished") == [22, 0, 0]


@clause("5.4")
def test_the_ledger_has_every_seat_and_row_once() -> None:
    ledger = Board(seats=5).seen()["ledger"]
    assert [(entry["row"], entry["seat"]) for entry in ledger] == [(row, seat) for row in "ABC" for seat in range(5)]


@clause("5.4")
@pytest.mark.parametrize("mayor", ["", "A", "C"])
def test_the_ledger_agrees_with_the_score(mayor: str) -> None:
    at = Board(FULL_ROW, "Y6G4^2 G5", "P4 R6B5", owners="R:1 Y:2 P:2 G:3 B:3", mayor=mayor, options="open-floors")
    for seat in range(3):
        assert entries(at, seat, "now") == rows(at, seat)


@clause("5.4", "7.2")
def test_the_ledger_gives_bounds_while_floors_are_hidden() -> None:
    at = Board("R6^1 P6W4", "Y1^1 W5P1^2", owners="W:2 P:3 R:1", mayor="B")
    assert (bounds(at, 1, "finished"), bounds(at, 1, "unfinished")) == (
        [(9, 10), (0, 0), (0, 0)],
        [(-10, -9), (0, 0), (0, 0)],
    )
    assert bounds(at, 2, "now") == [(0, 0), (-2 * 9, -2 * 5), (0, 0)]


@clause("5.4", "7.2")
def test_the_ledger_is_exact_with_open_floors_and_after_the_end() -> None:
    opened = Board("R6^1 P6Y4", owners="Y:2", options="open-floors")
    over = finished("R6^1 P6Y4^1 R5^1 R4", owners="Y:2")
    assert (entries(opened, 1, "finished"), entries(over, 1, "now")) == ([10, 0, 0], [11, 0, 0])


@clause("5.4", "7.2")
def test_seats_have_bounds_for_every_line_of_their_score() -> None:
    at = Board("R6^1 P6W4", owners="W:2", boxes=(0, 3, 0))
    seat = at.seen()["seats"][1]
    assert [seat[bound]["row-A"] for bound in ("least", "most")] == [-10, -9]
    assert [seat[bound]["total"] for bound in ("least", "most")] == [-7, -6]
    assert [seat[bound]["black"] for bound in ("least", "most")] == [3, 3]


@clause("7.2")
def test_who_leads_is_told_only_where_bounds_do_not_overlap() -> None:
    at = Board("R6^1 P3W1", "Y1^1", "Y6^1", owners="R:1 W:2 Y:3", seats=3, boxes=(0, 0, 4))
    without_c = at.seen()["futures"][2]
    assert without_c == {
        "torn": "C",
        "sums": [
            {"seat": 0, "least": 7, "most": 7, "leads": False},
            {"seat": 1, "least": 3, "most": 7, "leads": False},
            {"seat": 2, "least": -1, "most": -1, "leads": False},
        ],
    }
    at = Board("R6^2 P3W1", "Y1^1", "Y6^1", owners="R:1 W:2 Y:3", seats=3)
    assert [[each["leads"] for each in future["sums"]] for future in at.seen()["futures"]] == [
        [False, False, True],
        [True, False, False],
        [True, False, False],
    ]
    assert [seat["place"] for seat in at.seen()["seats"]] == [2, 1, 3]


@clause("5.4")
def test_places_and_totals_are_described_for_every_seat() -> None:
    at = Board(FULL_ROW, owners="R:3", boxes=(0, 1, 0))
    seats = at.seen()["seats"]
    assert [seat["score"]["total"] for seat in seats] == [0, 1, 22]
    assert [seat["place"] for seat in seats] == [3, 2, 1]
    assert [score.total for score in HEIMAT.scores(at.state)] == [0, 1, 22]
