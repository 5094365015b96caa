"""Records: what is wrong with one is named by line and token, and nothing crashes."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from housewright.engine.game import Box, Seed, Turn, read_turn
from housewright.engine.record import MOST_BYTES, BadRecordError, read_record, write_record
from housewright.engine.session import LackingDeckError, Session
from housewright.engine.simulate import play_random_round, random_session
from housewright.games import ENTRIES, find_game, load
from housewright.welcome.game import Welcome
from tests.oracle.welcome_bridge import last_deck, plans_of

GAME = Welcome()
RECORD = write_record(random_session(GAME, "advanced", 2, 1))
LINES = RECORD.split("\n")


def complaint(text: str) -> str:
    """What reading this record says."""
    with pytest.raises(BadRecordError) as wrong:
        read_record(text, find_game)
    return str(wrong.value)


def changed(pattern: str, replacement: str) -> str:
    """The good record with one change."""
    text, count = re.subn(pattern, replacement, RECORD, count=1, flags=re.MULTILINE)
    assert count == 1
    return text


def test_a_record_reads_back_as_it_was_written() -> None:
    session = read_record(RECORD, find_game)
    assert session.is_over
    assert write_record(session) == RECORD


def test_names_and_towns_are_kept() -> None:
    session = random_session(GAME, "basic", 2, 1)
    session.names[0], session.towns[1] = 'Ruth "R" \\ Öz', "Neustadt"
    again = read_record(write_record(session), find_game)
    assert again.names == {0: 'Ruth "R" \\ Öz'}
    assert again.towns == {1: "Neustadt"}


def test_a_name_that_cannot_be_read_back_is_not_written() -> None:
    session = random_session(GAME, "basic", 2, 1)
    session.names[0] = "a\nb"
    with pytest.raises(ValueError, match="printable"):
        write_record(session)


def test_line_ends_of_other_systems_are_read() -> None:
    assert read_record(RECORD.replace("\n", "\r\n"), find_game).is_over


@pytest.mark.parametrize(
    ("pattern", "replacement", "words"),
    [
        (r"^\[Game .*\]\n", "", "no Game tag"),
        (r'"welcome"', '"chess"', "line 1 at 'chess': there is no such game"),
        (r'Rules "1"', 'Rules "9"', "line 2 at '9': these rules have version 1"),
        (r'Rules "1"', 'Rules "one"', "line 2 at 'one': Rules is not a whole number"),
        (r'Options "[a-z ]*"', 'Options "fast"', "line 3: 'fast' is no option"),
        (r'Seats "2"', 'Seats "101"', "number of seats 101: these options allow 1 to 100"),
        (r'Seats "2"', 'Seats "-1"', "Seats is not a whole number"),
        (r'Seed "....', 'Seed "xyz!', "line 5 at 'xyz!"),
        (r"^\[Seed .*\]\n", "", "neither a Seed nor a Setup tag"),
        (r"^2\. .*\n", "", "line 8 at '3.': round 2 was due"),
        (r"^2\. ", "2. zz ", "line 8: seat 1: 'zz' is not a move"),
        (r"^2\. .* / ", "2. ", "turns that were due: 2, turns that are here: 1"),
        (r"^2\. .* /", "2. 1 /", "line 8 at '1': seat 1: the turn is not complete"),
        (r"^2\. ", "2. . ", "line 8 at '.': seat 1 may not do that (HOUSE_FIRST)"),
        (r"^\[Scores .*\]", '[Scores "99 99"]', "at '99 99': the scores are"),
        (r"^\[Scores .*\]\n", "", "no Scores tag"),
        (r"^\[Digest .*\]\n", "", "no Digest tag"),
        (r'Digest "....', 'Digest "0000', "another digest"),
        (r"^\[Seats", '[Flag "x"]\n[Seats', "at 'Flag': there is no such tag"),
        (r"^\[Seats", '[Name3 "x"]\n[Seats', "at 'Name3': there is no such tag"),
        (r"^\[Seats", '[Town1 "' + "x" * 61 + '"]\n[Seats', "up to 60 printable characters"),
        (r"^\[Seats", '[Deck1 "8F"]\n[Seats', "this deck belongs to nothing"),
        (r"^\[Seats", '[Seats "2"]\n[Seats', "the tag is there twice"),
        (r"^\[Seats", '[Setup "x"]\n[Seats', "the set-up has 1 words; it needs 3 plans"),
        (r"^\[Seats", '[WhatIf "0"]\n[Seats', "at '0': there is no such round"),
        (r"^\[Seats", '[WhatIf "99"]\n[Seats', "at '99': there is no such round"),
        (r"^\[Seats", '[WhatIf "x"]\n[Seats', "WhatIf is not a whole number"),
        (r"^\[Seats", "hello\n[Seats", "at 'hello': this is neither a tag nor a round"),
        (r"^\[Scores", "999. 1\n[Scores", "round"),
    ],
)
def test_what_is_wrong_is_named(pattern: str, replacement: str, words: str) -> None:
    assert words in complaint(changed(pattern, replacement))


def test_an_altered_record_with_legal_moves_is_found_out() -> None:
    session = Session.begin(GAME, "basic", 1, Seed(bytes(32)))
    session.submit(0, read_turn(GAME, "2/3 8:A5 -"))
    text = write_record(session)
    assert "another digest" in complaint(text.replace("8:A5", "8:A6"))


def test_every_truncated_record_is_refused() -> None:
    for cut in range(0, len(RECORD) - 2, 37):
        complaint(RECORD[:cut])


def test_a_record_cut_after_a_round_is_refused_for_its_missing_digest() -> None:
    assert "no Digest tag" in complaint("\n".join(LINES[:12]))


def test_rounds_after_the_end_are_refused() -> None:
    last = max(index for index, line in enumerate(LINES) if re.match(r"\d+\. ", line))
    number = int(LINES[last].split(".")[0]) + 1
    lines = [*LINES[: last + 1], f"{number}. x / x", *LINES[last + 1 :]]
    assert "the game was over before this round" in complaint("\n".join(lines))


def test_a_huge_record_is_refused_unread() -> None:
    assert "more than" in complaint("x" * (MOST_BYTES + 1))


def test_scores_of_an_unfinished_game_are_refused() -> None:
    session = Session.begin(GAME, "basic", 2, Seed(bytes(32)))
    text = write_record(session).replace("[Digest", '[Scores "1 1"]\n[Digest')
    assert "not over" in complaint(text)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_damage_makes_reading_crash(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(RECORD) - 1))
    length = data.draw(st.integers(0, 8))
    text = RECORD[:place] + data.draw(st.text(max_size=8)) + RECORD[place + length :]
    try:
        read_record(text, find_game)
    except BadRecordError as wrong:
        assert 1 <= wrong.line <= text.count("\n") + 1


def as_from_a_box(options: str, seats: int, seed: int) -> tuple[Session, Session]:
    """A game by seed, and the same game with its cards written down as if they came from a real box."""
    dealt = random_session(GAME, options, seats, seed)
    decks, shuffles = [], 0
    wish = GAME.read("%")
    before: list[Mapping[int, Turn]] = [{0: (wish,)}, *dealt.rounds]
    for state, turns in zip([*dealt.earlier, dealt.state], before, strict=True):
        if int(state.common[0].shuffles) > shuffles:
            shuffles = int(state.common[0].shuffles)
            decks.append(tuple(last_deck(state, any(wish in turn for turn in turns.values()))))
    start = dealt.earlier[0]
    setup = plans_of(start)
    if "draft" in dealt.options:
        setup.append(f"seat-{int(start.common[0].first) + 1}")
    boxed = Session.begin(GAME, options, seats, Box(tuple(setup), tuple(decks)))
    for turns in dealt.rounds:
        for seat, turn in turns.items():
            boxed.submit(seat, turn)
    return dealt, boxed


@pytest.mark.parametrize(("options", "seats"), [("basic", 1), ("advanced", 2), ("expert", 3)])
def test_a_game_from_a_real_box_replays_with_the_same_scores(options: str, seats: int) -> None:
    dealt, boxed = as_from_a_box(options, seats, 3)
    assert boxed.is_over
    assert [s.total for s in GAME.scores(boxed.state)] == [s.total for s in GAME.scores(dealt.state)]
    again = read_record(write_record(boxed), find_game)
    assert again.state.to_bytes() == boxed.state.to_bytes()


BOX = Box(("estates-44", "estates-36", "estates-34"), (tuple(last_deck(GAME.new("basic", 2, Seed(bytes(32))))),))


@pytest.mark.parametrize(
    ("box", "words"),
    [
        (Box(BOX.setup[:2], BOX.decks), "needs 3 plans"),
        (Box(("estates-9", *BOX.setup[1:]), BOX.decks), "'estates-9' is not a city plan"),
        (Box(("estates-36", *BOX.setup[1:]), BOX.decks), "has number 2, not 1"),
        (Box(("ends", *BOX.setup[1:]), BOX.decks), "advanced plans only"),
        (Box(BOX.setup, (BOX.decks[0][:-1],)), "deck 1 has 80 cards; it needs 81"),
        (Box(BOX.setup, (("9Z", *BOX.decks[0][1:]),)), "'9Z' is none of the cards"),
        (Box(BOX.setup, (("1F", "1F", *BOX.decks[0][2:]),)), "more often than the box holds it"),
    ],
)
def test_a_box_that_is_not_one_is_refused(box: Box, words: str) -> None:
    with pytest.raises(ValueError, match=re.escape(words)):
        Session.begin(GAME, "basic", 2, box)


def test_a_solo_card_too_high_in_the_deck_is_refused() -> None:
    deck = tuple(last_deck(GAME.new("basic", 1, Seed(bytes(32)))))
    high = ("SOLO", *(card for card in deck if card != "SOLO"))
    with pytest.raises(ValueError, match="among the first 41 cards"):
        Session.begin(GAME, "basic", 1, Box(BOX.setup, (high,)))


def test_a_box_without_decks_is_lacking() -> None:
    with pytest.raises(LackingDeckError):
        Session.begin(GAME, "basic", 2, Box(BOX.setup, ()))


@pytest.mark.parametrize(("game", "options", "seats"), [("welcome", "expert", 27), ("heimat", "games-3", 3)])
def test_with_a_seed_behind_the_decks_chance_goes_on_when_they_are_used_up(game: str, options: str, seats: int) -> None:
    dealt = random_session(find_game(game), options, seats, 2)
    begun = dealt.earlier[:1]
    box = load(ENTRIES[game].supposing)(begun, [], begun[0])
    session = Session.begin(find_game(game), options, seats, Box(box.setup, box.decks, bytes(range(32))))
    rng = random.Random(1)
    while not session.is_over:
        play_random_round(session, rng)
    assert int(session.state.common["shuffles"][0]) > len(box.decks)
    assert read_record(write_record(session), find_game).state.to_bytes() == session.state.to_bytes()


def test_a_missing_later_shuffle_is_named_and_changes_nothing() -> None:
    _, boxed = as_from_a_box("expert", 27, 2)
    assert isinstance(boxed.deal, Box)
    session = Session.begin(GAME, "expert", 27, Box(boxed.deal.setup, boxed.deal.decks[:1]))
    for seat, turn in boxed.rounds[0].items():
        if seat < 26:
            session.submit(seat, turn)
    before = session.state.to_bytes()
    with pytest.raises(LackingDeckError):
        session.submit(26, boxed.rounds[0][26])
    assert session.state.to_bytes() == before
    assert session.awaited() == (26,)
