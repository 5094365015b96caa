"""What if: the same position as a seat knew it, other cards behind it, and a game that is kept like any other."""

from __future__ import annotations

import random

import pytest

from housewright.engine.record import read_record, write_record
from housewright.engine.session import Session
from housewright.engine.simulate import play_random_round, random_session
from housewright.engine.struct import COMPILED
from housewright.engine.supposing import CannotSupposeError, LayOut, same_cards, suppose
from housewright.games import ENTRIES, find_game, load

CASES = [
    ("welcome", "basic", 1),
    ("welcome", "basic", 2),
    ("welcome", "advanced", 4),
    ("welcome", "expert", 2),
    ("welcome", "expert", 5),
    ("welcome", "draft", 12),
    ("heimat", "basic", 2),
    ("heimat", "estates", 3),
    ("heimat", "games-3", 4),
]
GAMES = 6 if COMPILED else 2  # of each case, three positions each


def lay_out_of(game: str) -> LayOut:
    """How a game lays out its positions."""
    found: LayOut = load(ENTRIES[game].supposing)
    return found


def seen(session: Session, seat: int) -> object:
    """What a seat sees."""
    return session.game.describe(session.game.view(session.state, seat))


def check_supposed(session: Session, number: int, seat: int, rng: random.Random) -> bool:
    """A game of what-if begins as the seat knew it and is played to its end; whether hidden cards were dealt anew."""
    name = session.game.name
    before = session.game.describe(session.game.view(session.earlier[number - 1], seat))
    supposed = suppose(session, number, seat, rng.randbytes(32), lay_out_of(name))
    assert (supposed.what_if, supposed.round, seen(supposed, seat)) == (number, number, before)
    assert [*supposed.rounds] == session.rounds[: number - 1]
    begun = write_record(supposed)
    assert write_record(read_record(begun, find_game)) == begun
    while not supposed.is_over:
        play_random_round(supposed, rng)
    text = write_record(supposed)
    assert f'[WhatIf "{number}"]\n' in text
    again = read_record(text, find_game)
    assert (again.what_if, again.state.to_bytes()) == (number, supposed.state.to_bytes())
    states = (session.earlier[number - 1], supposed.earlier[number - 1])
    hidden = [state.common["deck" if name == "welcome" else "roofs"].tobytes() for state in states]
    return hidden[0] != hidden[1]


@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_a_position_is_played_on_from_with_hidden_cards_dealt_anew(game: str, options: str, seats: int) -> None:
    changed = 0
    for seed in range(GAMES):
        rng = random.Random(f"{game} {options} {seats} {seed}")
        session = random_session(find_game(game), options, seats, seed)
        for _ in range(3):
            changed += check_supposed(session, rng.randint(1, len(session.rounds)), rng.randrange(seats), rng)
    assert changed > GAMES


def test_it_can_be_played_on_with_the_cards_that_there_were() -> None:
    session = random_session(find_game("welcome"), "basic", 2, 5)
    supposed = same_cards(session, 4)
    for turns in session.rounds[3:]:
        for seat, turn in turns.items():
            supposed.submit(seat, turn)
    assert supposed.state.to_bytes() == session.state.to_bytes()
    assert '[WhatIf "4"]' in write_record(supposed)


@pytest.mark.parametrize("number", [0, 1_000])
def test_only_a_round_that_was_played_can_be_played_on_from(number: int) -> None:
    session = random_session(find_game("heimat"), "basic", 2, 5)
    with pytest.raises(CannotSupposeError):
        suppose(session, number, 0, bytes(32), lay_out_of("heimat"))
    with pytest.raises(CannotSupposeError):
        same_cards(session, number)


def test_the_same_seed_deals_the_same() -> None:
    session = random_session(find_game("welcome"), "expert", 3, 5)
    first, second = (suppose(session, 5, 1, bytes(32), lay_out_of("welcome")) for _ in range(2))
    assert write_record(first) == write_record(second)
