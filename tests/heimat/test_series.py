"""Series of games (clauses 6.1 to 6.3)."""

from __future__ import annotations

import pytest

from housewright.engine.game import Seed
from tests.clauses import clause
from tests.heimat.drawing import Board

FULL_ROW = "R6^1 R5^1 R4^1 R3^1"  # 22 points
LACKS_A_ROOF = "Y6^1 Y5^1 Y4^1 Y3"  # 22 points with a roof of 1


def series(options: str = "games-3", seats: int = 3, first: int | tuple[int, ...] = 1) -> Board:
    """A series before its first turn; the first roof of every game is a 1."""
    return Board(options=options, seats=seats, first=first, roofs="r1")


def end_game(at: Board, red: int, yellow: int, lower: str = "", black: tuple[int, ...] = ()) -> Board:
    """The running game ends with 22 points for the owner of red and as many for the owner of yellow."""
    at.draw(FULL_ROW, LACKS_A_ROOF, lower, owners=f"R:{red} Y:{yellow}")
    for seat, cheques in enumerate(black):
        at.state.seats[seat]["cheques"] -= cheques
        at.state.seats[seat]["black"] += cheques
    at.play("^")
    while at.phase() == "bid":
        at.play("-")
    return at.play("B4")


def wins(at: Board) -> list[int]:
    """Games won by every seat."""
    return [at.points("wins", seat) for seat in range(len(at.state.seats))]


def totals(at: Board) -> list[int]:
    """Points of all games."""
    return [at.points("total", seat) for seat in range(len(at.state.seats))]


@clause("6.1")
def test_cheques_stay_with_their_owners() -> None:
    at = series().draw(FULL_ROW, LACKS_A_ROOF).play("^", "3", "-", "sell", "B4")
    assert at.seen()["game_number"] == 2
    assert at.hands() == [15, 9, 12]


@clause("6.1")
def test_black_money_returns_to_the_hand() -> None:
    at = end_game(series(), 1, 1, black=(0, 4, 1))
    assert at.hands() == [12, 12, 12]
    assert at.boxes() == [0, 0, 0]


@clause("6.1", "5.5")
def test_black_money_counts_in_the_game_that_ends_and_not_again() -> None:
    at = end_game(series(), 1, 1, black=(0, 4, 1))
    assert totals(at) == [44, 4, 1]
    assert [at.points("black", seat) for seat in range(3)] == [0, 0, 0]


@clause("6.1")
def test_everything_on_the_board_is_set_up_anew() -> None:
    at = series().draw(permits="I:C+ II:A- III:A+", mayor="C").play("#", "-", "-", "x")
    at.draw("R6^1 R5^1 R4^1 R3^1 R2^1", LACKS_A_ROOF, "W4").play("^", "-", "-", "B4")
    seen = at.seen()
    assert [(row["built"], row["length"], row["mayor"]) for row in seen["rows"]] == [(0, 4, False)] * 3
    assert all(not lot["storeys"] and lot["roof"] is None for row in seen["rows"] for lot in row["lots"])
    assert all(special["on_offer"] for special in seen["specials"])


@clause("6.1")
def test_display_and_roofs_are_full_again() -> None:
    at = end_game(series().play("<1", "-", "-", "C1"), 1, 1)
    assert all(len([cube for cube in row if cube]) == 8 for row in at.seen()["display"])
    assert at.seen()["roofs"] == {"left": 17, "numbered_left": 12}


@clause("6.1", "4.4")
def test_colours_have_no_owner_in_a_new_game() -> None:
    assert set(end_game(series(), 1, 2).seen()["owners"].values()) == {None}


@clause("6.1")
def test_a_new_game_starts_with_an_offer_and_nothing_offered() -> None:
    at = end_game(series(), 1, 2)
    assert (at.phase(), at.piece()) == ("offer", None)
    assert at.seen()["auction"]["highest"] == 0
    assert not at.is_over()


@clause("6.1")
def test_the_first_auctioneer_of_a_new_game_is_the_one_drawn() -> None:
    at = end_game(series(first=(1, 3, 2)), 1, 1)
    assert at.actor == 2
    assert end_game(at, 2, 2).actor == 1


@clause("6.1")
def test_by_chance_auctioneers_cubes_and_roofs_are_drawn_anew() -> None:
    firsts, same = set(), 0
    for number in range(30):
        at = Board(options="games-2", deal=Seed(bytes([number]) * 32))
        dealt = at.common.display.tolist(), at.common.roofs.tolist()
        at.draw(FULL_ROW, FULL_ROW).play("I", "-", "-", "x")
        firsts.add(at.actor)
        same += at.common.display.tolist() == dealt[0] or at.common.roofs.tolist() == dealt[1]
        assert len(set(at.common.display.tolist())) == 24
    assert firsts == {0, 1, 2}
    assert same == 0


@clause("6.1")
@pytest.mark.parametrize("games", [2, 9])
def test_the_agreed_number_of_games_is_played(games: int) -> None:
    at = series(f"games-{games}", seats=5)
    for number in range(min(games, 5)):
        assert not at.is_over()
        assert at.seen()["game_number"] == number + 1
        end_game(at, number + 1, number + 1)
    assert at.is_over() == (games == 2)


@clause("6.1")
def test_a_single_game_is_no_series() -> None:
    at = end_game(series(""), 1, 1)
    assert at.is_over()
    assert at.hands() == [12, 12, 12]


@clause("6.2")
def test_whoever_wins_two_games_wins_the_series_at_once() -> None:
    at = end_game(end_game(series("games-9"), 2, 2), 2, 2)
    assert at.is_over()
    assert wins(at) == [0, 2, 0]
    assert at.places()[1] == 1


@clause("6.2")
def test_two_wins_count_more_than_the_total() -> None:
    at = end_game(series(), 1, 1)
    at.state.seats["earlier"] = (44, 300, 0)
    end_game(end_game(at, 2, 2), 1, 1)
    assert totals(at) == [88, 344, 0]
    assert at.places() == [1, 2, 3]


@clause("6.2")
def test_one_win_each_decides_nothing() -> None:
    at = end_game(end_game(series(), 1, 1), 2, 2)
    assert wins(at) == [1, 1, 0]
    assert not at.is_over()


@clause("6.2", "5.6")
def test_cheques_decide_who_wins_a_game_of_equal_points() -> None:
    at = series()
    at.state.seats["cheques"] = (12, 13, 11)
    assert wins(end_game(at, 1, 2)) == [0, 1, 0]


@clause("6.2", "5.6")
def test_a_game_of_equal_points_counts_cheques_in_hand_and_box_together() -> None:
    at = series()
    at.state.seats["cheques"] = (12, 11, 13)
    assert wins(end_game(at, 1, 2, lower="W1", black=(1, 0, 0))) == [1, 0, 0]


@clause("6.2")
def test_a_shared_win_counts_for_each() -> None:
    at = end_game(series(), 1, 2)
    assert wins(at) == [1, 1, 0]


@clause("6.2")
def test_a_shared_win_may_be_the_second() -> None:
    at = end_game(end_game(series(), 2, 2), 1, 2)
    assert wins(at) == [1, 2, 0]
    assert at.is_over()
    assert at.places() == [2, 1, 3]


@clause("6.2")
def test_if_several_reach_two_wins_together_the_higher_total_decides() -> None:
    at = end_game(series("games-5"), 1, 1)
    end_game(at, 2, 2, lower="P6")
    end_game(at, 1, 2)
    assert wins(at) == [2, 2, 0]
    assert totals(at) == [60, 66, 0]
    assert at.places() == [2, 1, 3]


@clause("6.2", "6.3")
def test_two_wins_together_with_equal_totals_are_shared() -> None:
    at = end_game(end_game(series("games-5"), 1, 2), 1, 2)
    assert at.is_over()
    assert wins(at) == [2, 2, 0]
    assert at.places() == [1, 1, 3]


@clause("6.2", "5.4")
def test_a_game_is_won_with_all_floors_though_they_were_hidden() -> None:
    at = series().draw("W6P5B1^1 R4^1 R3^1 R2^1", LACKS_A_ROOF, owners="W:1 P:1 B:2 R:2 Y:1")
    at.play("^", "-", "-", "B4")
    assert totals(at) == [22, 13 + 5 + 4 + 3, 0]
    assert wins(at) == [0, 1, 0]


@clause("6.3")
def test_without_two_wins_the_highest_total_wins() -> None:
    at = end_game(end_game(series("games-2"), 1, 1), 2, 2, lower="W5")
    assert wins(at) == [1, 1, 0]
    assert totals(at) == [44 - 5, 44, 0]
    assert at.places() == [2, 1, 3]


@clause("6.3")
def test_the_total_beats_a_won_game() -> None:
    at = series("games-2")
    at.state.seats["earlier"] = (0, 0, 100)
    end_game(end_game(at, 1, 1), 2, 2)
    assert wins(at) == [1, 1, 0]
    assert at.places() == [2, 2, 1]


@clause("6.3")
def test_of_equal_totals_more_games_won_decide() -> None:
    at = series("games-2")
    at.state.seats["earlier"] = (0, 0, 44)
    at.state.seats["cheques"] = (8, 12, 16)
    end_game(end_game(at, 1, 1), 2, 2)
    assert totals(at) == [44, 44, 44]
    assert at.places() == [2, 1, 3]


@clause("6.3")
def test_of_equal_totals_and_wins_more_cheques_in_hand_and_box_decide() -> None:
    at = series("games-2")
    at.state.seats["cheques"] = (10, 12, 14)
    end_game(at, 1, 1)
    end_game(at, 2, 2, black=(0, 0, 14))
    assert totals(at) == [44, 44, 14]
    assert at.places() == [2, 1, 3]


@clause("6.3")
def test_in_the_last_game_the_box_counts_among_the_cheques() -> None:
    at = end_game(series("games-2"), 1, 1)
    end_game(at, 2, 2, lower="P1", black=(1, 0, 0))
    assert totals(at) == [44, 44, 0]
    assert at.places() == [1, 1, 3]


@clause("6.3")
def test_if_everything_is_equal_the_place_is_shared() -> None:
    at = end_game(end_game(series("games-2"), 1, 1), 2, 2)
    assert at.places() == [1, 1, 3]


@clause("6.3")
def test_points_of_earlier_games_have_a_line_of_their_own() -> None:
    at = end_game(end_game(series(), 1, 1), 2, 2, black=(3, 0, 0))
    assert [at.points(line) for line in ("game", "earlier", "total")] == [0, 47, 47]
    end_game(at, 3, 3)
    assert [at.points(line, 2) for line in ("game", "earlier", "total")] == [44, 0, 44]
