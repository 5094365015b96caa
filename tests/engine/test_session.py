"""Sessions: whole turns, rounds kept apart until they close, drafts on views, undo."""

from __future__ import annotations

import random

import pytest

from housewright.engine.game import SPECTATOR, Seed, State
from housewright.engine.session import IllegalMoveError, IncompleteTurnError, NotToActError, Session
from housewright.engine.simulate import play_random_round, random_session, random_turn
from housewright.welcome.game import Welcome
from housewright.welcome.reasons import Reason

GAME = Welcome()


def begin(seats: int = 2) -> Session:
    """A basic game before its first turn."""
    return Session.begin(GAME, "basic", seats, Seed(bytes(32)))


def a_turn(session: Session, seat: int) -> tuple[int, ...]:
    """Some legal turn."""
    return random_turn(GAME, session.draft(seat, ()), seat, random.Random(seat))


def test_a_round_closes_with_the_last_turn() -> None:
    session = begin()
    assert session.awaited() == (0, 1)
    assert not session.submit(0, a_turn(session, 0))
    assert session.awaited() == (1,)
    assert session.submit(1, a_turn(session, 1))
    assert session.round == 2
    assert session.awaited() == (0, 1)


def test_a_turn_shows_to_its_seat_only_before_the_round_closes() -> None:
    session = begin()
    before = session.view(1).to_bytes(), session.view(SPECTATOR).to_bytes()
    session.submit(0, a_turn(session, 0))
    assert (session.view(1).to_bytes(), session.view(SPECTATOR).to_bytes()) == before
    assert session.view(0).seats["built"][0].any()


def test_a_seat_submits_one_turn_a_round() -> None:
    session = begin()
    session.submit(0, a_turn(session, 0))
    with pytest.raises(NotToActError, match="seat 1"):
        session.submit(0, ())
    with pytest.raises(NotToActError, match="seat 1"):
        session.draft(0, ())


def test_a_turn_can_be_taken_back_while_others_decide() -> None:
    session = begin()
    before = session.view(0).to_bytes()
    session.submit(0, a_turn(session, 0))
    session.take_back(0)
    assert session.view(0).to_bytes() == before
    with pytest.raises(NotToActError):
        session.take_back(0)


def test_an_illegal_turn_changes_nothing_and_names_its_move() -> None:
    session = begin()
    before = session.state.to_bytes()
    with pytest.raises(IllegalMoveError, match=r"move 2 '1' is illegal: COMBINATION_TAKEN") as wrong:
        session.submit(0, [GAME.read("1"), GAME.read("1")])
    assert wrong.value.reason == Reason.COMBINATION_TAKEN
    assert session.state.to_bytes() == before
    assert session.awaited() == (0, 1)


@pytest.mark.parametrize("move", [-1, GAME.moves, 1 << 40])
def test_a_move_that_does_not_exist_is_refused(move: int) -> None:
    session = begin()
    with pytest.raises(ValueError, match=f"there is no move {move}"):
        session.submit(0, [move])
    assert session.awaited() == (0, 1)


@pytest.mark.parametrize("seat", [SPECTATOR, 2])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        GAME.legal(begin().state, seat)


def test_a_round_that_cannot_be_closed_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    session = begin()
    session.submit(0, a_turn(session, 0))
    turn = a_turn(session, 1)

    def fail(state: State) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(GAME, "close_round", fail)
        with pytest.raises(KeyboardInterrupt):
            session.submit(1, turn)
    assert session.awaited() == (1,)
    assert session.submit(1, turn)


def test_an_incomplete_turn_is_refused() -> None:
    session = begin()
    with pytest.raises(IncompleteTurnError):
        session.submit(0, [GAME.read("1")])
    assert session.awaited() == (0, 1)


def test_a_draft_keeps_nothing() -> None:
    session = begin()
    before = session.state.to_bytes()
    session.draft(0, a_turn(session, 0))
    assert session.state.to_bytes() == before
    assert session.awaited() == (0, 1)


def test_undo_goes_back_to_the_start_of_the_round_and_then_further() -> None:
    session = begin()
    play_random_round(session, random.Random(1))
    start = session.state.to_bytes()
    session.submit(0, a_turn(session, 0))
    session.undo_round()
    assert (session.round, session.awaited(), session.state.to_bytes()) == (2, (0, 1), start)
    session.undo_round()
    assert session.round == 1
    with pytest.raises(ValueError, match="nothing to undo"):
        session.undo_round()


def test_a_story_is_told_of_closed_rounds_only() -> None:
    session = random_session(GAME, "basic", 2, 4)
    assert session.story(len(session.rounds), SPECTATOR)[-1]["event"] == "story-over"
    with pytest.raises(ValueError, match="not closed"):
        session.story(len(session.rounds) + 1, 0)


def test_a_finished_game_awaits_nobody() -> None:
    session = random_session(GAME, "basic", 2, 4)
    assert session.is_over
    with pytest.raises(NotToActError):
        session.submit(0, ())


def test_an_unknown_viewer_is_a_spectator() -> None:
    session = Session.begin(GAME, "expert", 3, Seed(bytes(32)))
    assert session.view(99).to_bytes() == session.view(SPECTATOR).to_bytes()
