"""What people are told before they decide: offers, bids, sales and placings."""

from __future__ import annotations

from typing import Any

import pytest

from housewright.engine.game import SPECTATOR
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board

NO_BIDS = ("-", "-")


def auction(at: Board) -> Any:
    """The running auction as everybody sees it."""
    return at.seen(SPECTATOR)["auction"]


def placing(at: Board, move: str) -> Any:
    """What this placing would do."""
    (found,) = (told for told in auction(at)["placings"] if told["move"] == move)
    return found


@clause("2.3", "2.4", "2.5")
def test_everybody_is_told_which_pieces_can_be_offered() -> None:
    assert Board().seen(SPECTATOR)["offers"] == ["<1", ">1", "<2", ">2", "<3", ">3", "I", "II", "III", "#", "M"]
    at = Board("R6", permits="I:A+", taken=(8, 7, 0))
    assert at.seen(2)["offers"] == ["<2", "<3", ">3", "II", "III", "#", "M", "^"]


@clause("3.1", "3.2")
def test_bidders_are_told_in_their_order_with_those_who_cannot_raise() -> None:
    at = Board(seats=4, hands=(5, 5, 3, 9)).play("I", "3")
    assert auction(at)["bidders"] == [
        {"seat": 1, "state": "asked"},
        {"seat": 2, "state": "asked"},
        {"seat": 3, "state": "now"},
    ]
    at = Board(seats=4, hands=(5, 5, 3, 9)).play("I").begin("4")
    assert [bidder["state"] for bidder in auction(at)["bidders"]] == ["asked", "cannot", "to-come"]


@clause("3.3")
def test_both_outcomes_of_a_bid_are_told() -> None:
    at = Board(hands=(5, 6, 7)).play("I", "3")
    sell = {"move": "sell", "possible": True, "payer": 1, "receiver": 0, "amount": 3, "cheques": [8, 3, 7]}
    keep = {"move": "keep", "possible": True, "payer": 0, "receiver": 1, "amount": 3, "cheques": [2, 9, 7]}
    assert auction(at)["outcomes"] == [one | {"best": None, "ends": "no"} for one in (sell, keep)]
    at.play("-", "keep x")
    assert [int(purse.cheques) for purse in at.state.seats] == [2, 9, 7]


@clause("3.3", "7.2")
def test_both_outcomes_tell_where_the_piece_is_worth_most_to_whoever_gets_it() -> None:
    at = Board("R3 P6W4", "Y6", "P5", owners="R:1 W:2 P:1 Y:2", roofs="r5").play("^", "3")
    sell, keep = auction(at)["outcomes"]
    assert sell["best"] == {"lots": ["A2"], "least": 15, "most": 15}
    assert keep["best"] == {"lots": ["C1"], "least": 10, "most": 10}
    at = Board("R3", "B6 B5", owners="R:1 B:2", display="Y2").play("<1", "3")
    assert {tuple(one["best"]["lots"]) for one in auction(at)["outcomes"]} == {("B1",)}
    at = Board("R3", owners="R:1 Y:3", display="Y2").play("<1", "3")
    assert [one["best"] for one in auction(at)["outcomes"]] == [None, None]


@clause("5.2")
@pytest.mark.parametrize(("lower", "ends"), [("", "every"), ("B3", "some"), ("B3 B2", "some")])
def test_both_outcomes_warn_that_the_game_ends(lower: str, ends: str) -> None:
    at = Board("R1^1 R2^1 R3^1 R4^1", "W1^1 W2^1 W3^1 W4", lower, roofs="r2").play("^", "3")
    assert [one["ends"] for one in auction(at)["outcomes"]] == [ends, ends]
    assert [one["ends"] for one in auction(Board().play("I", "3"))["outcomes"]] == ["no", "no"]


@clause("3.4")
def test_the_sum_is_told_from_which_the_auctioneer_must_sell() -> None:
    at = Board(hands=(3, 9, 9)).play("I", "4")
    assert auction(at)["must_sell_from"] == 4
    assert [outcome["possible"] for outcome in auction(at)["outcomes"]] == [True, False]


@clause("3.5")
def test_without_a_bid_there_are_no_outcomes() -> None:
    at = Board().play("I", "-")
    assert auction(at)["outcomes"] == []


@clause("4.1")
@pytest.mark.parametrize("piece", ["<1", "^", "I", "#", "M"])
def test_all_placings_are_told_from_the_first_bid_on(piece: str) -> None:
    at = Board("R6B4^3 W5", permits="II:A+", roofs="r5", display="Y3").play(piece)
    told = [one["move"] for one in auction(at)["placings"]]
    at.play(*NO_BIDS)
    assert {*told} == at.legal()
    assert [one["move"] for one in auction(at)["placings"]] == told


@clause("4.1")
def test_a_placing_that_is_made_is_told_no_more() -> None:
    at = Board().play("M", *NO_BIDS).begin("@B")
    assert auction(at)["placings"] == []


@clause("4.3", "5.4", "7.2")
def test_a_cube_on_a_house_tells_whose_it_was_and_will_be() -> None:
    at = Board("R3 W5", owners="R:1 W:2 B:3", mayor="A", display="B4").play("<1")
    assert placing(at, "A2") == {
        "move": "A2",
        "kind": "place",
        "lot": "A2",
        "row": "A",
        "length": 4,
        "finishes": False,
        "reopens": False,
        "ends": False,
        "before": 1,
        "owner": 2,
        "least": 18,
        "most": 18,
    }


@clause("4.3", "7.2")
def test_a_placing_tells_what_the_house_is_worth_between_bounds() -> None:
    at = Board("R3 P6W4", owners="R:1 P:2 B:3", display="B2 B3", roofs="r5").play("<1")
    assert (placing(at, "A2")["least"], placing(at, "A2")["most"]) == (5 + 4 + 2, 6 + 4 + 2)
    assert (placing(at, "B1")["least"], placing(at, "B1")["most"]) == (2, 2)


@clause("4.4")
def test_a_house_of_a_free_colour_is_nobodys_before_it_is_placed() -> None:
    at = Board("R3", display="B4").play("<1")
    told = placing(at, "B1")
    assert (told["before"], told["owner"], told["least"], told["most"]) == (None, None, 4, 4)


@clause("7.2")
def test_with_open_floors_the_whole_house_is_told() -> None:
    at = Board("R3 W5", owners="B:3", display="B4", options="open-floors").play("<1")
    assert (placing(at, "A2")["least"], placing(at, "A2")["most"]) == (9, 9)


@clause("4.5", "5.1", "5.2")
def test_a_roof_tells_that_it_finishes_the_row_and_ends_the_game() -> None:
    at = Board("R1^1 R2^1 R3^1 R4^1", "W1^1 W2^1 W3^1 W4", "B3", roofs="r2").play("^")
    assert [placing(at, "B4")[what] for what in ("finishes", "ends", "least")] == [True, True, 6]
    assert [placing(at, "C1")[what] for what in ("finishes", "ends", "least")] == [False, False, 5]


@clause("4.6", "4.8")
def test_a_permit_tells_the_new_length_and_what_it_finishes_or_reopens() -> None:
    at = Board("R1^1 R2^1 R3^1 R4^1", "W1^1 W2^1 W3^1").play("I")
    assert placing(at, "A+") == {
        "move": "A+",
        "kind": "permit",
        "row": "A",
        "longer": True,
        "length": 5,
        "finishes": False,
        "reopens": True,
        "ends": False,
    }
    assert [placing(at, "B-")[what] for what in ("length", "finishes", "ends")] == [3, True, True]


@clause("4.9")
def test_the_blank_cube_tells_the_row_of_the_permit() -> None:
    at = Board("R1^1", permits="III:A-").play("#")
    told = placing(at, "!III")
    assert (told["row"], told["length"], told["reopens"]) == ("A", 4, True)
    assert placing(at, "x") == {"move": "x", "kind": "discard"}


@clause("5.6")
@pytest.mark.parametrize(
    ("hands", "boxes", "by"),
    [((8, 8), (0, 0), "total"), ((8, 7), (2, 1), "cheques"), ((9, 10), (2, 1), "shared")],
)
def test_the_end_tells_what_decided(hands: tuple[int, ...], boxes: tuple[int, ...], by: str) -> None:
    at = Board(
        "R1^1 R1^1 R1^1 R1^1", "Y1^1 Y1^1 Y1^1 Y1", seats=2, roofs="r2", owners="R:1 Y:2", hands=hands, boxes=boxes
    )
    assert at.seen()["decided_by"] is None
    assert at.play("^", "-", "B4").seen()["decided_by"] == by


@clause("6.2", "6.3")
def test_the_end_of_a_series_tells_what_decided() -> None:
    at = series_end(earlier=(0, 100), wins=(1, 0))
    assert (at.places(), at.seen()["decided_by"]) == ([1, 2], "two-wins")
    at = series_end(earlier=(0, 9), wins=(0, 0))
    assert (at.points("total", 0), at.points("total", 1), at.seen()["decided_by"]) == (9, 9, "wins")


def series_end(earlier: tuple[int, int], wins: tuple[int, int]) -> Board:
    """The last game of a series of two, which the first seat wins with 9 points."""
    at = Board("R1^1 R1^1 R1^1 R1", seats=2, options="games-2", roofs="r2", owners="R:1", permits="III:B- I:B-")
    at.state.seats["earlier"], at.state.seats["wins"] = earlier, wins
    at.common.game = 2
    return at.play("^", "-", "A4")


@clause("6.1", "7.2")
def test_the_next_game_tells_the_results_of_the_last_line_by_line_and_its_board() -> None:
    at = Board("R1^1 R1^1 R1^1 R6Y1", seats=2, options="games-2", roofs="r2", owners="R:1 Y:2", permits="III:B- I:B-")
    at.state.seats["black"] = (0, 3)
    before = HEIMAT.view(at.play("^", "-").state, SPECTATOR)
    after = HEIMAT.view(at.play("A4").state, SPECTATOR)
    told = HEIMAT.story(before, {0: (HEIMAT.read("A4"),)}, after)
    rows: Any = told[-1].pop("rows")  # type: ignore[misc, typeddict-item]
    assert [row["built"] for row in rows] == [4, 0, 0]
    assert rows[0]["lots"][3]["storeys"] == [{"colour": "red", "value": 6}, {"colour": "yellow", "value": 1}]
    assert (rows[0]["finished"], rows[0]["lots"][3]["roof"], rows[0]["lots"][3]["least"]) == (True, 2, 9)
    assert told[-1] == {
        "event": "story-next-game",
        "number": 2,
        "results": [
            {"row-A": 6, "row-B": 0, "row-C": 0, "black": 0, "game": 6},
            {"row-A": 9, "row-B": 0, "row-C": 0, "black": 3, "game": 12},
        ],
    }
    assert [at.points("earlier", seat) for seat in range(2)] == [6, 12]
