"""Hand-made cases for the oracle of *Neue Heimat* itself: the rulings one by one, then whole random games."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.oracle.heimat_oracle import (
    ALL_CUBES,
    BLANK_ROOFS,
    COLOURS,
    NUMBERED_ROOFS,
    ROWS,
    GameDeal,
    Illegal,
    Lot,
    Rules,
    Table,
)

DEAL = GameDeal(
    display=[
        ["R4", "G2", "B6", "Y1", "P3", "W5", "R1", "G6"],
        ["B1", "B2", "B3", "B4", "Y2", "Y3", "Y4", "Y5"],
        ["P6", "P5", "P4", "P2", "W6", "W4", "W3", "R6"],
    ],
    roofs=[*NUMBERED_ROOFS, *BLANK_ROOFS],
    first=0,
)
BLANK_FIRST = replace(DEAL, roofs=[*BLANK_ROOFS, *NUMBERED_ROOFS])


def table(seats: int = 3, deal: GameDeal = DEAL) -> Table:
    return Table(Rules(seats), [deal])


def build(game: Table, row: str, houses: str) -> None:
    """As in "R4G2r3 B6": a roofed house of two storeys and an unroofed one; unowned colours go to seat 0."""
    game.rows[ROWS.index(row)] = []
    for house in houses.split():
        pieces = [house[i : i + 2] for i in range(0, len(house), 2)]
        cubes = [piece for piece in pieces if piece[0] != "r"]
        game.rows[ROWS.index(row)].append(Lot(cubes, pieces[-1] if pieces[-1][0] == "r" else None))
        for cube in cubes:
            game.owner.setdefault(cube[0], 0)


def play(game: Table, *turns: str) -> None:
    for turn in turns:
        game.play_turn(turn.split())


def random_deal(rng: random.Random, rules: Rules) -> GameDeal:
    cubes = rng.sample(ALL_CUBES, 24)
    roofs = NUMBERED_ROOFS + (BLANK_ROOFS if rules.blank_roofs else [])
    return GameDeal([cubes[:8], cubes[8:16], cubes[16:]], rng.sample(roofs, len(roofs)), rng.randrange(rules.seats))


def finish_at_once(game: Table) -> None:
    """Two rows are filled with roofed blue houses by hand; the next complete turn (a discarded mayor) ends the game."""
    game.auctioneer = 0
    for row in range(2):
        game.rows[row] = [Lot([f"B{n}"], "r1") for n in range(1, 5)]
    game.owner.setdefault("B", 0)
    play(game, "M", *["-"] * (game.rules.seats - 1), "x")


def test_a_sale_a_keep_and_a_free_piece() -> None:
    game = table()
    play(game, "<1", "2", "5", "sell")
    assert (game.hand, game.offered, game.kind_of_turn(), game.to_act()) == ([17, 12, 7], "R4", "place", 2)
    play(game, "A1")
    assert game.owner == {"R": 2} and game.to_act() == 1 and game.offered is None
    play(game, ">1", "-", "3", "keep B1")
    assert game.hand == [20, 9, 7] and game.owner == {"R": 2, "G": 1}
    play(game, "$ M", "-", "-")
    assert (game.to_act(), game.kind_of_turn(), game.legal_next([])) == (2, "place", ["@A", "@B", "@C", "x"])
    play(game, "@A")
    assert (game.hand, game.box, game.mayor) == ([20, 9, 6], [0, 0, 1], 0)


def test_who_cannot_raise_is_not_asked_and_the_auctioneer_never_bids() -> None:
    game = table(4)
    game.hand = [30, 4, 4, 10]
    play(game, "I")
    assert game.to_act() == 1 and game.legal_next([]) == ["-", "1", "2", "3", "4"]
    play(game, "4")
    assert game.to_act() == 3 and game.legal_next([]) == ["-", "10", "5", "6", "7", "8", "9"]
    play(game, "-")
    assert game.to_act() == 0 and game.legal_next([]) == ["keep", "sell"]


def test_nobody_can_bid_and_a_poor_auctioneer_must_sell() -> None:
    game = table()
    game.hand = [36, 0, 0]
    play(game, "II")
    assert (game.to_act(), game.kind_of_turn()) == (0, "place")
    play(game, "x")
    assert game.permits["II"] == "gone" and "$" not in game.legal_next([])
    game.hand = [30, 3, 3]
    play(game, "$ <1", "-", "3")
    assert (game.to_act(), game.kind_of_turn(), game.hand) == (0, "place", [27, 5, 3])


def test_offers_at_the_ends_of_the_display() -> None:
    game = table()
    assert game.legal_next([]) == ["#", "$", "<1", "<2", "<3", ">1", ">2", ">3", "I", "II", "III", "M"]
    game.display = [["R4"], [], ["B1", "B2"]]
    build(game, "A", "G1")
    assert game.legal_next(["$"]) == ["#", "<1", "<3", ">3", "I", "II", "III", "M", "^"]
    assert game.legal_next(["$", "<1"]) == []


def test_a_cube_that_can_be_placed_nowhere_is_not_offered() -> None:
    game = table()
    for row in ROWS:
        build(game, row, "B1r1 B3r1 B3r1 B3r1")
    build(game, "A", "B6 B4 B3r1 B3r1")
    game.display = [["R4", "R3"], ["G6"], []]
    assert [text for text in game.legal_next([]) if text[0] in "<>"] == [">1"]  # A1 is single-storey, A2 shows 4
    play(game, ">1", "-", "-")
    assert game.legal_next([]) == ["A2"]


def test_single_storey_lots_and_the_next_free_lot() -> None:
    game = table()
    game.permits["III"] = (0, 1)
    build(game, "A", "G6 G6 G6 G6 G6 G6 G6")
    build(game, "B", "G6 G4 G6 G3")
    build(game, "C", "G6r1 G6 G5")
    assert game.lots_for_cube("R4") == ["A2", "A3", "A4", "A5", "A6", "B1", "C3", "C4"]


def test_permits_change_the_length_from_nothing_to_ten() -> None:
    game = table()
    play(game, "III", "-", "-", "A-", "I", "-", "-")
    assert game.legal_next([]) == ["A+", "A-", "B+", "B-", "C+", "C-", "x"]
    play(game, "A-")
    assert game.length(0) == 0 and game.is_finished(0) and not game.over
    play(game, "II", "-", "-")
    assert game.legal_next([]) == ["A+", "B+", "B-", "C+", "C-", "x"]
    game.permits = {"I": (1, 1), "II": (1, 1), "III": (1, 1)}
    assert game.length(1) == 10
    strict = Table(Rules(3, shortest_row=1), [DEAL])
    play(strict, "III", "-", "-", "A-", "I", "-", "-")
    assert "A-" not in strict.legal_next([]) and "B-" in strict.legal_next([])


def test_a_finished_row_is_reopened_and_not_cut_below_what_is_built() -> None:
    game = table()
    build(game, "C", "R4r1 R4r1 R4r1 R4r1")
    assert game.is_finished(2)
    play(game, "I", "-", "-")
    assert "C-" not in game.legal_next([])
    play(game, "C+")
    assert game.length(2) == 5 and not game.is_finished(2)


def test_the_blank_cube_removes_one_permit_that_the_row_can_spare() -> None:
    game = table()
    game.permits = {"I": (0, 1), "II": (0, -1), "III": (1, 1)}
    build(game, "A", "R4 R4 R4")
    build(game, "B", "R4 R4 R4 R4 R4")
    play(game, "#", "-", "-")
    assert game.legal_next([]) == ["!II", "x"]
    play(game, "!II")
    assert game.permits["II"] == "gone" and game.length(0) == 5 and not game.blank_cube
    bare = table()
    play(bare, "#", "-", "-")
    assert bare.legal_next([]) == ["x"]


def test_roofs_are_drawn_and_a_blank_one_ends_the_turn() -> None:
    game = table(deal=BLANK_FIRST)
    build(game, "B", "R4 G3r2")
    play(game, "$ ^")
    assert (game.to_act(), game.kind_of_turn(), game.roofs_left, game.numbered_roofs_left) == (1, "offer", 16, 12)
    assert game.box == [1, 0, 0]
    game.roofs = ["r5", "r0", "r1"]
    play(game, "^", "-", "1")
    assert (game.offered, game.roofs_left, game.numbered_roofs_left) == ("r5", 2, 1)
    assert game.legal_next(["keep"]) == ["B1"]
    play(game, "keep B1")
    assert game.rows[1][0].roof == "r5" and "^" not in game.legal_next([])


def test_illegal_turns_change_nothing() -> None:
    game = table()
    for turn, token in [("", 0), ("$", 1), ("$ $", 1), ("^", 0), ("<4", 0), ("<1 A1", 1), ("$ M x", 2)]:
        with pytest.raises(Illegal) as caught:
            play(game, turn)
        assert caught.value.token == token and caught.value.why
    assert game.hand == [12, 12, 12] and game.display == DEAL.display and game.to_act() == 0
    play(game, "<1", "3")
    for turn in ["3", "0", "13", "sell"]:
        with pytest.raises(Illegal):
            play(game, turn)
    play(game, "-")
    with pytest.raises(Illegal) as caught:
        play(game, "keep")
    assert caught.value.token == 1 and game.hand == [12, 12, 12]


def test_two_finished_rows_end_the_game_also_by_a_permit_or_the_blank_cube() -> None:
    game = table()
    build(game, "A", "R4r1 R4r1 R4r1 R4r1")
    build(game, "B", "G4r1 G4r1")
    play(game, "II", "-", "4", "sell", "B-")
    assert game.over and game.to_act() is None and game.legal_next([]) == []
    with pytest.raises(Illegal):
        play(game, "M")
    game = table()
    build(game, "A", "R4r1 R4r1 R4r1 R4r1")
    build(game, "B", "G4r1 G4r1 G4r1 G4r1")
    game.permits["I"] = (1, 1)
    play(game, "#", "-", "-", "!I")
    assert game.over


def test_the_game_ends_when_no_roof_can_ever_be_placed() -> None:
    game = table()
    build(game, "A", "R4 R4")
    game.roofs = ["r3", "r0"]
    play(game, "^", "-", "-", "A2")
    assert game.over and game.rows[0][1].roof == "r3"
    game = table()
    build(game, "A", "R4 R4r3")
    game.display = [[], [], []]
    play(game, "M", "-", "-", "x")
    assert not game.over
    play(game, "^", "-", "-", "A1")
    assert game.over and game.score_lines()[0]["row-A"] == -(4 + 1 + 4 + 3)


def test_the_score_goes_to_the_owner_of_the_top_colour() -> None:
    game = table()
    game.owner = {"R": 0, "G": 1, "B": 2}
    build(game, "A", "B3r1 R6G4R2r3 R5G4 G1r6")
    build(game, "B", "R6G4B2r4 B3r1 G2r2 R1r1")
    game.mayor = 0
    game.box = [0, 2, 0]
    visible, full = game.score_lines(), game.full_score_lines()
    assert [line["row-A"] for line in visible] == [-10, -22, -8]
    assert [line["row-A"] for line in full] == [-30, -32, -8]
    assert [line["row-B"] for line in full] == [2, 4, 20]
    assert full[1] == {
        "row-A": -32, "row-B": 4, "row-C": 0, "black": 2, "game": -26, "earlier": 0, "total": -26, "wins": 0,
    }  # fmt: skip
    game.roofs = ["r1"]
    play(game, "^", "-", "-", "A3")
    assert game.over
    assert [line["row-A"] for line in game.score_lines()] == [30, 34, 8]
    assert game.ranking() == [2, 1, 3]


def test_ties_are_broken_by_cheques_in_hand_and_box_then_shared() -> None:
    game = table()
    assert game.ranking() == [1, 1, 1]
    game.hand, game.box = [11, 11, 11], [1, 1, 1]
    game.hand[2] += 1
    assert game.ranking() == [2, 2, 1]
    game.hand, game.box = [20, 1, 12], [0, 2, 1]
    assert game.ranking() == [3, 1, 2]


def test_a_series_keeps_the_cheques_and_ends_with_two_wins() -> None:
    deals = [DEAL]
    game = Table(Rules(2, games=5), deals)
    game.hand, game.box = [9, 10], [3, 2]
    deals.append(replace(DEAL, first=1))
    finish_at_once(game)  # seat 0 owns blue: 2 rows of 1+2+3+4 and four roofs
    assert (game.game_number, game.to_act(), game.hand, game.box) == (2, 1, [12, 12], [0, 0])
    assert game.owner == {} and game.permits["I"] is None and game.mayor is None and game.display == DEAL.display
    assert game.score_lines()[0]["total"] == 28 + 3 and game.score_lines()[1]["earlier"] == 2
    assert [line["wins"] for line in game.score_lines()] == [1, 0]
    deals.append(DEAL)
    game.owner["B"] = 1
    finish_at_once(game)
    assert game.game_number == 3 and [line["wins"] for line in game.score_lines()] == [1, 1]
    game.earlier_points = [0, 500]
    game.hand[0], game.box[0] = game.hand[0] - 1, 1
    finish_at_once(game)
    assert game.over and game.game_number == 3 and game.box == [1, 0]
    assert game.score_lines()[0]["game"] == 29 and game.ranking() == [1, 2]


def test_a_series_without_two_wins_goes_by_total_wins_and_cheques() -> None:
    game = Table(Rules(3, games=2), [DEAL, DEAL])
    game.earlier_points = [10, 10, 30]
    game.games_won = [0, 1, 0]
    assert game.ranking() == [3, 2, 1]
    game.games_won = [0, 0, 0]
    game.hand = [14, 10, 12]
    assert game.ranking() == [2, 3, 1]
    game.games_won = [2, 2, 0]
    game.earlier_points = [10, 11, 30]
    assert game.ranking() == [2, 1, 3]


def test_a_shared_win_counts_for_each() -> None:
    game = Table(Rules(2, games=2), [DEAL, DEAL])
    for row, letter in enumerate("AB"):
        build(game, letter, "B1r1 B1r1 B1r1 B1r1" if row == 0 else "G1r1 G1r1 G1r1 G1r1")
    game.owner = {"B": 0, "G": 1}
    play(game, "M", "-", "x")
    assert game.game_number == 2 and [line["wins"] for line in game.score_lines()] == [1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("games", [1, 4])
@pytest.mark.parametrize("estates", [False, True])
def test_random_games_run_to_their_end(seats: int, games: int, estates: bool) -> None:
    rng = random.Random(100 * seats + 10 * games + estates)
    rules = Rules(seats, open_floors=estates, shortest_row=int(estates), blank_roofs=not estates, games=games)
    for _ in range(10):
        game = Table(rules, [random_deal(rng, rules) for _ in range(games)])
        while not game.over:
            if game.kind_of_turn() == "offer":
                assert any(text != "$" for text in game.legal_next([]))
            tokens: list[str] = []
            while texts := game.legal_next(tokens):
                tokens.append(rng.choice(texts))
            game.play_turn(tokens)
            assert sum(game.hand) + sum(game.box) == 12 * seats and min(game.hand + game.box) >= 0
            for row in range(3):
                assert rules.shortest_row <= game.length(row) <= 10 and len(game.rows[row]) <= game.length(row)
            assert set(game.owner) <= set(COLOURS)
        assert game.score_lines() == game.full_score_lines()
        assert 1 in game.ranking() and sum(line["wins"] for line in game.score_lines()) >= game.game_number
