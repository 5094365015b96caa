"""The players of Neue Heimat: whole legal turns, repeatable, sound values, and levels that differ."""

from __future__ import annotations

import random
import time
from pathlib import Path

import numpy as np
import pytest

from housewright.engine.game import Seed, State, View, write_turn
from housewright.engine.session import Session
from housewright.engine.struct import COMPILED, WAY
from housewright.heimat.game import Heimat
from housewright.heimat.moves import KEEP
from housewright.heimat.scoring import LINES
from housewright.heimat.state import NOBODY, Phase
from housewright.players.finding import find_player, find_players, names_of
from housewright.players.heimat.auction import solve_auction
from housewright.players.heimat.boards import judge_board, sum_up
from housewright.players.heimat.judging.weights import load_weights
from housewright.players.heimat.levels import STRONG, list_choices, roll_out, taste_of
from housewright.players.heimat.training import train
from housewright.players.heimat.workspace import AUCTIONED, NO_HOLDER, TRIAL, Workspace, new_workspace
from housewright.players.player import Player
from tests.heimat.drawing import Board

HEIMAT = Heimat()
QUICK_MASTER = "master@0.002"
NAMES = [QUICK_MASTER if name == "master" else name for name in names_of("heimat")]
NAMES_WITHOUT_MASTER = [name for name in NAMES if name != QUICK_MASTER]
CERTAIN = taste_of(STRONG, 0, 0)
GOLDEN = [
    (Board(seats=2), [0.508, 0.492]),
    (Board("R6^3 R5^2 R3^1 R2", "B4 G6", seats=3, owners="R:1 B:2 G:3"), [0.76, 0.126, 0.114]),
    (
        Board("R6B4^3 W5", "G4 P2", seats=4, owners="R:1 B:2 W:3 G:4 P:1", mayor="A", hands=(3, 9, 15, 21)),
        [0.14, 0.345, 0.232, 0.283],
    ),
    (
        Board("R6^3 W5^1", "G4", seats=5, permits="II:A- I:B+", options="estates", boxes=(1, 2, 3, 4, 5)),
        [0.395, 0.142, 0.141, 0.154, 0.168],
    ),
]
compiled_only = pytest.mark.skipif(not COMPILED, reason="whole games take too long uncompiled")


def play_through(options: str, players: list[Player], seed: int) -> Session:
    """A session played to the end; it refuses turns that are illegal or not whole."""
    rng = random.Random(seed)
    session = Session.begin(HEIMAT, options, len(players), Seed(rng.randbytes(32)))
    while not session.is_over:
        (seat,) = session.awaited()
        session.submit(seat, players[seat].choose(session.view(seat), session.options, rng.getrandbits(60)))
    return session


def judged(state: State, workspace: Workspace) -> list[float]:
    """Everybody's share of the win between two auctions, or at the end."""
    if HEIMAT.is_over(state):
        first = [score.place == 1 for score in HEIMAT.scores(state)]
        return [float(is_first) / sum(first) for is_first in first]
    workspace.boards[TRIAL], workspace.purses[:] = state.common[0], state.seats
    sum_up(workspace, TRIAL, int(state.common["auctioneer"][0]))
    judge_board(workspace, TRIAL, load_weights()[0], CERTAIN[0])
    shares: list[float] = workspace.notes["share"][0, : len(state.seats)].tolist()
    return shares


# --- turns ------------------------------------------------------------------------------------------------------------


@compiled_only
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", ["basic", "estates", "shortest-row-1+games-2"])
def test_every_player_makes_whole_legal_turns_to_the_end(options: str, seats: int) -> None:
    for first in range(0, len(NAMES), seats):
        chosen = [find_player("heimat", NAMES[(first + seat) % len(NAMES)]) for seat in range(seats)]
        assert play_through(options, chosen, first).is_over


def test_whoever_has_no_turn_is_told_so() -> None:
    at = Board(first=1)
    with pytest.raises(ValueError, match="seat 2 has no turn"):
        find_player("heimat", "strong").choose(HEIMAT.view(at.state, 1), "", 1)


@pytest.mark.parametrize("name", NAMES if COMPILED else NAMES_WITHOUT_MASTER)
def test_the_same_view_and_seed_give_the_same_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("housewright.players.heimat.levels.PATIENCE", 1000.0)  # work is counted, not time
    at = Board("R6B4^3 W5", "G4", seats=3, owners="R:1 B:2 W:3 G:2").play("<1")
    view = HEIMAT.view(at.state, at.actor)
    turns = [find_players("heimat").find(*split(name)).choose(view.copy(), "", 7) for _ in range(2)]
    assert turns[0] == turns[1]


def split(name: str) -> tuple[str, float | None]:
    """A player's name, and its time if it has one."""
    player, _, seconds = name.partition("@")
    return player, float(seconds) if seconds else None


@compiled_only
def test_weaker_players_differ_with_the_seed() -> None:
    view = HEIMAT.view(Board(seats=4).state, 0)
    assert len({find_player("heimat", "easy").choose(view, "", seed) for seed in range(20)}) > 1


def test_players_look_at_the_view_without_changing_it() -> None:
    at = Board("R6B4^3 W5", seats=2, owners="R:1 B:2 W:2", hands=(2, 2)).play("M")
    view = HEIMAT.view(at.state, at.actor)
    before = view.to_bytes()
    find_player("heimat", "strong").choose(view, "", 1)
    assert view.to_bytes() == before


@compiled_only
def test_characters_differ_from_each_other() -> None:
    choices = set()
    for name in find_players("heimat").characters:
        session = play_through("basic", [find_player("heimat", name)] * 3, 5)
        choices.add(tuple(write_turn(HEIMAT, turn) for played in session.rounds for turn in played.values()))
    assert len(choices) == len(find_players("heimat").characters)


# --- time -------------------------------------------------------------------------------------------------------------


def test_only_the_master_takes_time_of_its_own() -> None:
    players = find_players("heimat")
    assert players.find("master", 0.5).name == "master@0.5"
    assert players.find("master").name == "master"
    with pytest.raises(ValueError, match="no time of its own"):
        players.find("strong", 0.5)
    with pytest.raises(KeyError):
        players.find("nobody")


@pytest.mark.skipif(WAY != "compiled", reason="time is promised for compiled rules")
def test_a_master_stops_when_its_time_is_over_three_times() -> None:
    view = HEIMAT.view(Board(seats=5).state, 0)
    master = find_player("heimat", "master@0.1")
    master.choose(view, "", 1)
    start = time.process_time()
    master.choose(view, "", 2)
    assert time.process_time() - start < 1.0


# --- values -----------------------------------------------------------------------------------------------------------


def test_a_row_lacking_one_roof_is_good_for_its_owner() -> None:
    near = Board("R6^3 R5^2 R3^1 R2", seats=3, owners="R:1")
    far = Board("R6 R5", seats=3, owners="R:1")
    workspace = new_workspace(3)
    assert judged(near.state, workspace)[0] > 0.5 > judged(far.state, workspace)[0]


def test_values_are_those_of_the_weights_that_came_with_this_version() -> None:
    for drawn, expected in GOLDEN:
        shares = judged(drawn.state, new_workspace(len(expected)))
        assert shares == pytest.approx(expected, abs=0.005)


def test_a_finished_game_is_scored() -> None:
    at = Board("R6^3", "B5^2", seats=2, owners="R:1 B:2", permits="III:A- II:B-", hands=(5, 5))
    at.common.permit_row[0], at.common.permit_sign[0] = 1, -1
    workspace = new_workspace(2)
    assert judged(at.state, workspace) == [1.0, 0.0]


def test_shares_of_a_series_count_earlier_wins() -> None:
    at = Board(seats=3, options="games-3")
    at.state.seats["wins"] = (1, 0, 0)
    shares = judged(at.state, new_workspace(3))
    assert shares[0] > max(shares[1:])
    assert sum(shares) == pytest.approx(1.0, abs=0.03)


def brute(state: State, workspace: Workspace, placing: list[int]) -> list[float]:
    """The value of an auction by trying everything; the lowest of equally good bids, sell rather than keep."""
    table, actor = state.common[0], int(state.common["actor"][0])
    if HEIMAT.is_over(state) or int(table.phase) == Phase.OFFER:
        return judged(state, workspace)
    if int(table.phase) == Phase.PLACE:
        return brute(after(state, [placing[actor]]), workspace, placing)
    moves = HEIMAT.legal(state, actor)
    moves = [moves[-1], *moves[:-1]] if int(table.phase) == Phase.BID else moves
    values = [brute(after(state, [m, placing[actor]] if m == KEEP else [m]), workspace, placing) for m in moves]
    return max(values, key=lambda value: value[actor])


def after(state: State, moves: list[int]) -> State:
    """The state after a whole turn."""
    made = state.copy()
    for move in moves:
        HEIMAT.apply(made, int(made.common["actor"][0]), move)
    HEIMAT.close_round(made)
    return made


@pytest.mark.parametrize("offer", ["<1", "II", "M", "^"])
@pytest.mark.parametrize("hands", [(1, 2, 2), (3, 2, 3), (0, 2, 1)])
def test_an_auction_is_solved_as_trying_everything_solves_it(offer: str, hands: tuple[int, ...]) -> None:
    at = Board("R6B4^3 W5", "G4 P2", seats=3, owners="R:1 B:2 W:3 G:2 P:1", hands=hands).play(offer)
    workspace, trial = new_workspace(3), new_workspace(3)
    workspace.boards[AUCTIONED], workspace.purses[:] = at.state.common[0], at.state.seats
    solve_auction(workspace, AUCTIONED, int(at.common.auctioneer), load_weights()[0], CERTAIN[0])
    solved = workspace.notes["value"][0, NO_HOLDER, 0, :3].tolist()
    placing = workspace.notes["placing"][0, :3].tolist()
    assert int(at.common.bidder) == NOBODY
    assert solved == pytest.approx(brute(at.state, trial, placing), abs=1e-5)


def test_choices_of_an_auctioneer_are_worth_what_their_auctions_are_worth() -> None:
    at = Board("R6B4^3 W5", seats=2, owners="R:1 B:2 W:2", hands=(2, 2))
    view = HEIMAT.view(at.state, 0)
    turns, values = list_choices(view, STRONG, 1, new_workspace(2))
    mayor = [write_turn(HEIMAT, [move for move in turn if move >= 0]) for turn in turns.tolist()].index("M")
    workspace = new_workspace(2)
    offered = Board("R6B4^3 W5", seats=2, owners="R:1 B:2 W:2", hands=(2, 2)).play("M")
    workspace.boards[AUCTIONED], workspace.purses[:] = offered.state.common[0], offered.state.seats
    solve_auction(workspace, AUCTIONED, 0, load_weights()[0], CERTAIN[0])
    assert values[mayor] == pytest.approx(workspace.notes["value"][0, NO_HOLDER, 0, 0], abs=1e-5)


def test_rollouts_share_out_one_win() -> None:
    at = Board("R6B4^3 W5", seats=2, owners="R:1 B:2 W:2", hands=(1, 1)).play("M")
    view, workspace = HEIMAT.view(at.state, at.actor), new_workspace(2)
    turns, _ = list_choices(view, STRONG, 1, workspace)
    shares, _ = roll_out(view, turns[:1].copy(), seed=1, worlds=1, auctions=1, workspace=workspace)
    assert shares.sum() == pytest.approx(1.0, abs=1e-5)


# --- suggestions ------------------------------------------------------------------------------------------------------


@compiled_only
@pytest.mark.parametrize("options", ["basic", "games-3"])
def test_suggestions_are_sorted_legal_and_foretell_the_score(options: str) -> None:
    at = Board("R6B4^3 W5", seats=4, options=options, owners="R:1 B:2 W:3")
    view = HEIMAT.view(at.state, 0)
    suggestions = find_players("heimat").suggest(view, options, 3)
    assert len(suggestions) == 3
    assert sorted(suggestions, key=lambda suggestion: -suggestion.value) == suggestions
    for suggestion in suggestions:
        assert set(suggestion.lines) == set(LINES)
        assert suggestion.lines["total"] == pytest.approx(suggestion.lines["game"])
        assert HEIMAT.is_turn_complete(played(view, suggestion.turn), 0)


def played(view: View, turn: tuple[int, ...]) -> View:
    """The view after a turn, every move of which must be legal."""
    position = view.copy()
    for move in turn:
        assert not HEIMAT.why_not(position, view.viewer, move)
        HEIMAT.apply(position, view.viewer, move)
    return position


# --- strength and training --------------------------------------------------------------------------------------------


@compiled_only
def test_a_strong_player_beats_easy_ones() -> None:
    strong, easy = find_player("heimat", "strong"), find_player("heimat", "easy")
    wins = 0.0
    for deal in range(40):
        seat = deal % 3
        players = [strong if other == seat else easy for other in range(3)]
        places = [score.place for score in HEIMAT.scores(play_through("basic", players, deal).state)]
        wins += (places[seat] == 1) / places.count(1)
    assert wins > 24


@pytest.mark.long
@compiled_only
def test_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("housewright.players.heimat.training.LESSON_GAMES", 8)
    notes: list[tuple[int, int]] = []
    once = train(tmp_path / "once", 3, None, 16, lambda done, total, note: notes.append((done, total)))
    train(tmp_path / "twice", 3, None, 8, lambda done, total, note: None)
    twice = train(tmp_path / "twice", 3, None, 16, lambda done, total, note: None)
    assert notes == [(8, 16), (16, 16)]
    assert once == twice
    assert np.array_equal(load_weights(tmp_path / "once"), load_weights(tmp_path / "twice"))
