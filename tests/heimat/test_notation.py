"""The text of options, moves and boxes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from housewright.engine.game import Box, read_turn, write_turn
from housewright.engine.session import LackingDeckError, Session
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, box_of

BOX = box_of("", 1, "", "")
CUBES, ROOFS = BOX.decks


def box(cubes: tuple[str, ...] = CUBES, roofs: tuple[str, ...] = ROOFS, first: str = "seat-1") -> Box:
    """A box for one game of three."""
    return Box((first,), (cubes, roofs))


@clause("1.7")
@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("", ""),
        ("basic", ""),
        ("estates", "open-floors no-blank-roofs"),
        ("no-blank-roofs open-floors", "open-floors no-blank-roofs"),
        ("shortest-row-1", "shortest-row-1"),
        ("estates+shortest-row-1", "open-floors shortest-row-1 no-blank-roofs"),
        ("games-3,open-floors", "open-floors games-3"),
        ("basic estates", "open-floors no-blank-roofs"),
        ("open-floors open-floors", "open-floors"),
    ],
)
def test_options_have_one_canonical_text(text: str, options: str) -> None:
    assert HEIMAT.options(text) == options
    assert HEIMAT.options(options) == options


@clause("1.7")
@pytest.mark.parametrize("games", range(2, 10))
def test_a_series_has_2_to_9_games(games: int) -> None:
    assert HEIMAT.options(f"games-{games}") == f"games-{games}"


@clause("1.7")
def test_a_series_of_one_is_a_single_game() -> None:
    assert HEIMAT.options("games-1") == ""


@clause("1.7")
@pytest.mark.parametrize(
    "word", ["games-0", "games-10", "games-", "games", "games--2", "Estates", "shortest-row-2", "x"]
)
def test_what_is_no_option_is_named(word: str) -> None:
    with pytest.raises(ValueError, match=f"'{word}' is no option of heimat; there are: basic, estates, open-floors"):
        HEIMAT.options(f"open-floors {word} games-2")


@clause("1.7")
def test_presets_are_the_variants() -> None:
    assert HEIMAT.variants == ("basic", "estates")


def test_every_move_has_a_text_of_its_own() -> None:
    texts = [HEIMAT.write(move) for move in range(HEIMAT.moves)]
    assert [HEIMAT.read(text) for text in texts] == list(range(HEIMAT.moves))


def test_there_is_a_text_for_everything_that_can_be_said() -> None:
    ends = {f"{end}{row}" for end in "<>" for row in "123"}
    lots = {f"{row}{lot}" for row in "ABC" for lot in range(1, 11)}
    permits = {f"{row}{sign}" for row in "ABC" for sign in "+-"}
    others = {"$", "I", "II", "III", "#", "M", "^", "-", "sell", "keep", "!I", "!II", "!III", "@A", "@B", "@C", "x"}
    bids = {str(amount) for amount in range(1, 61)}
    assert {HEIMAT.write(move) for move in range(HEIMAT.moves)} == {*ends, *lots, *permits, *others, *bids}


@pytest.mark.parametrize("turn", ["$ <1", "^", "4", "-", "sell", "keep A3", "B+", "!II", "x"])
def test_turns_are_read_as_they_are_written(turn: str) -> None:
    assert write_turn(HEIMAT, read_turn(HEIMAT, turn)) == turn


@pytest.mark.parametrize("text", ["0", "61", "01", "A0", "A11", "D1", "<4", "IV", "!", "@D", "Sell", "a1", ""])
def test_what_is_no_move_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"'{text}' is not a move"):
        HEIMAT.read(text)


@clause("1.6")
def test_a_real_box_names_the_first_auctioneer() -> None:
    assert HEIMAT.to_act(HEIMAT.new("", 3, box(first="seat-3"))) == (2,)


@pytest.mark.parametrize("first", ["seat-4", "seat-0", "3", ""])
def test_an_auctioneer_without_a_seat_is_refused(first: str) -> None:
    with pytest.raises(ValueError, match=f"'{first}' is not a seat of this table"):
        HEIMAT.new("", 3, box(first=first))


@pytest.mark.parametrize("count", [0, 23])
def test_too_few_cubes_are_refused(count: int) -> None:
    with pytest.raises(ValueError, match=f"a deck has {count} cubes; it needs 24"):
        HEIMAT.new("", 3, box(cubes=CUBES[:count]))


def test_too_many_cubes_are_refused() -> None:
    with pytest.raises(ValueError, match="a deck has 25 cubes; it needs 24"):
        HEIMAT.new("", 3, box(cubes=(*CUBES, "W6")))


@pytest.mark.parametrize(("options", "held", "needed"), [("", 16, 17), ("", 12, 17), ("no-blank-roofs", 17, 12)])
def test_a_wrong_number_of_roofs_is_refused(options: str, held: int, needed: int) -> None:
    with pytest.raises(ValueError, match=f"a deck has {held} roofs; it needs {needed}"):
        HEIMAT.new(options, 3, box(roofs=ROOFS[:held]))


@pytest.mark.parametrize("piece", ["B7", "B0", "X1", "r1", "b1", ""])
def test_an_unknown_cube_is_refused(piece: str) -> None:
    with pytest.raises(ValueError, match=f"'{piece}' is none of the cubes"):
        HEIMAT.new("", 3, box(cubes=(*CUBES[:-1], piece)))


@pytest.mark.parametrize("piece", ["r7", "B1", "r", ""])
def test_an_unknown_roof_is_refused(piece: str) -> None:
    with pytest.raises(ValueError, match=f"'{piece}' is none of the roofs"):
        HEIMAT.new("", 3, box(roofs=(*ROOFS[:-1], piece)))


def test_without_blank_roofs_a_blank_one_is_unknown() -> None:
    with pytest.raises(ValueError, match="'r0' is none of the roofs"):
        HEIMAT.new("no-blank-roofs", 3, box(roofs=(*ROOFS[:11], "r0")))


def test_no_cube_is_there_twice() -> None:
    with pytest.raises(ValueError, match="'B1' is there more often than the box holds it"):
        HEIMAT.new("", 3, box(cubes=(*CUBES[:-1], "B1")))


@pytest.mark.parametrize(("extra", "given_up"), [("r1", "r6"), ("r0", "r6"), ("r6", "r0")])
def test_no_roof_is_there_too_often(extra: str, given_up: str) -> None:
    roofs = list(ROOFS)
    roofs[roofs.index(given_up)] = extra
    with pytest.raises(ValueError, match=f"'{extra}' is there more often than the box holds it"):
        HEIMAT.new("", 3, box(roofs=tuple(roofs)))


@pytest.mark.parametrize("decks", [(), (CUBES,), (CUBES, ROOFS, CUBES), (CUBES, ROOFS, CUBES, ROOFS)])
def test_every_auctioneer_needs_two_decks(decks: tuple[tuple[str, ...], ...]) -> None:
    with pytest.raises(ValueError, match=f"{len(decks)} decks: each of the 1 auctioneers of the set-up needs two"):
        HEIMAT.new("", 3, Box(("seat-1",), decks))


def test_cubes_come_before_roofs() -> None:
    with pytest.raises(ValueError, match="a deck has 17 cubes; it needs 24"):
        HEIMAT.new("", 3, Box(("seat-1",), (ROOFS, CUBES)))


@clause("6.1")
def test_the_pieces_of_later_games_are_checked_at_once() -> None:
    wrong = Box(("seat-1", "seat-2"), (CUBES, ROOFS, (*CUBES[:-1], "B1"), ROOFS))
    with pytest.raises(ValueError, match="'B1' is there more often"):
        HEIMAT.new("games-2", 3, wrong)


@clause("6.1")
def test_an_empty_box_is_noticed_at_the_start() -> None:
    with pytest.raises(LackingDeckError):
        Session.begin(HEIMAT, "", 3, Box((), ()))


def ready_to_end(deal: Box) -> Session:
    """A session of two games whose first ends with the next placing: A has length 0, B is full and roofed."""
    session = Session.begin(HEIMAT, "games-2", 2, deal)
    table = session.state.common[0]
    table.permit_row[:] = (0, 254, 0)
    table.permit_sign[:] = (-1, 0, -1)
    table.built[1], table.roofed[1], table.height[1, :4], table.roof[1, :4] = 4, 4, 1, 1
    table.floor[1, :4, 0], table.owner[0] = 0, 0
    for turn in ("M", "-"):
        session.submit(session.awaited()[0], read_turn(HEIMAT, turn))
    return session


@clause("6.1")
def test_a_missing_box_for_a_later_game_is_noticed_and_nothing_is_lost() -> None:
    session = ready_to_end(BOX)
    with pytest.raises(LackingDeckError):
        session.submit(0, read_turn(HEIMAT, "@A"))
    assert (session.awaited(), session.round) == ((0,), 3)
    assert not HEIMAT.is_lacking(session.state)


@clause("6.1")
def test_a_box_for_every_game_suffices() -> None:
    session = ready_to_end(replace(BOX, setup=("seat-1", "seat-2"), decks=(CUBES, ROOFS) * 2))
    assert session.submit(0, read_turn(HEIMAT, "@A"))
    assert session.awaited() == (1,)
    assert int(session.state.common["game"][0]) == 2


def test_a_box_with_more_games_than_agreed_is_refused() -> None:
    one = box_of("", 1, "", "")
    with pytest.raises(ValueError, match="2 auctioneers; these options allow 1 games"):
        HEIMAT.new("", 3, Box(one.setup * 2, one.decks * 2))
