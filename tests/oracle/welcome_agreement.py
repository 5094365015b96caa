"""Random games in which engine and oracle must agree on every legal move, every sheet and every score line."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from housewright.engine.game import Seed, State
from housewright.welcome import border
from housewright.welcome.game import Welcome
from housewright.welcome.moves import KIND_OF, LEFT, MOVES, RIGHT, Kind
from housewright.welcome.notation import TEXTS, lot_text
from housewright.welcome.printed import (
    ACTION,
    ACTION_LETTERS,
    CARD_FACES,
    ESTATE_RAISES,
    LENGTHS,
    PARKS,
    POOL_LOTS,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.rules.bis import bis_places, write_bis
from housewright.welcome.rules.fences import build_fence, fence_places
from housewright.welcome.rules.houses import write_number
from housewright.welcome.rules.roundabouts import build_roundabout
from housewright.welcome.state import Mode, Step, is_bis_full
from tests.oracle.welcome_bridge import last_deck, plain_sheet, plans_of, rules_of
from tests.oracle.welcome_oracle import Illegal, legal_next, play_turn, ranking, score_lines
from tests.oracle.welcome_table import Table
from tests.welcome.builder import eagerness

WELCOME = Welcome()
ALL_MOVES = np.arange(MOVES, dtype=np.int16)


@dataclass
class Tally:
    """What a run of comparisons has met."""

    games: int = 0
    rounds: int = 0
    moves: int = 0
    claims: int = 0
    reasons: Counter[Reason] = field(default_factory=Counter)


def compare_game(options: str, seats: int, rng: random.Random, tally: Tally, looks: int = 2) -> None:
    """Play one game, comparing everything; per round `looks` seats are compared move by move, the others by turn."""
    state = WELCOME.new(options, seats, Seed(rng.randbytes(32)))
    rules = rules_of(options, seats)
    decks = [last_deck(state)]
    table = Table(rules, plans_of(state), decks, int(state.common[0].first))
    if rng.random() < 0.5:
        for seat in range(seats):
            build_up(state.seats[seat], rules.roundabouts, rng)
        table.sheets[:] = [plain_sheet(row) for row in state.seats]
    while not WELCOME.is_over(state):
        compare_cards(state, table)
        looked_at = rng.sample(range(seats), min(looks, seats))
        turns = [play_random_turn(state, table, seat, seat in looked_at, rng, tally) for seat in range(seats)]
        shuffles, asked_for = int(state.common[0].shuffles), any("%" in turn for turn in turns)
        WELCOME.close_round(state)
        if int(state.common[0].shuffles) > shuffles:
            assert int(state.common[0].shuffles) == shuffles + 1
            decks.append(last_deck(state, asked_for))
        table.play_round(turns)
        compare_sheets(state, table)
        tally.rounds += 1
    note_objections(state, 0, [], tally)
    tally.games += 1


def play_random_turn(state: State, table: Table, seat: int, look: bool, rng: random.Random, tally: Tally) -> list[str]:
    """One seat's turn, steered towards long games with many claims."""
    tokens: list[str] = []
    offer, sheet = table.offer(seat), table.sheets[seat]
    while not WELCOME.is_turn_complete(state, seat):
        legal = WELCOME.legal(state, seat)
        if look:
            texts = sorted(TEXTS.write(move) for move in legal)
            expected = legal_next(table.rules, sheet, offer, tokens)
            assert texts == sorted(expected), (tokens, set(texts) ^ set(expected))
            note_objections(state, seat, legal, tally)
            if rng.random() < 0.2:
                compare_mutation(state, table, seat, tokens, rng)
        move = rng.choices(legal, [eagerness(state, seat, move) for move in legal])[0]
        WELCOME.apply(state, seat, move)
        tokens.append(TEXTS.write(move))
        tally.moves += 1
        tally.claims += KIND_OF[move] == Kind.CLAIM
    if look:
        assert legal_next(table.rules, sheet, offer, tokens) == []
        note_objections(state, seat, [], tally)
    return tokens


def note_objections(state: State, seat: int, legal: list[int], tally: Tally) -> None:
    """Every other move has an objection; count them by reason."""
    reasons = np.zeros(MOVES, np.int8)
    border.objections(state.common, state.seats, seat, ALL_MOVES, reasons)
    assert np.flatnonzero(reasons == 0).tolist() == legal
    for reason, count in zip(*np.unique(reasons, return_counts=True), strict=True):
        tally.reasons[Reason(int(reason))] += int(count)


def compare_mutation(state: State, table: Table, seat: int, tokens: list[str], rng: random.Random) -> None:
    """Put any move at all into the turn: the oracle refuses it just where the engine does."""
    move = rng.randrange(MOVES)
    objection = WELCOME.why_not(state, seat, move)
    try:
        play_turn(table.rules, table.sheets[seat], table.offer(seat), [*tokens, TEXTS.write(move)])
    except Illegal as wrong:
        refused = wrong.token == len(tokens)
        assert refused == (objection != Reason.NONE), (tokens, TEXTS.write(move), objection, wrong.why)
    else:
        assert objection == Reason.NONE, (tokens, TEXTS.write(move), objection)


def build_up(row: Any, roundabouts: bool, rng: random.Random) -> None:
    """Bring a sheet to where a game might be after many rounds, so that full tracks and claims are met often."""
    row.temps, row.refusals = rng.randint(0, 11), rng.choice((0, 0, 1, 2))
    for size in range(6):
        row.raised[size] = rng.randint(0, ESTATE_RAISES[size])
    for street, length in enumerate(LENGTHS):
        houses = rng.randint(0, length)
        lots = sorted(rng.sample(range(length), houses))
        for lot, number in zip(lots, sorted(rng.sample(range(18), houses)), strict=True):
            write_number(row, number, street, lot)
        row.parks[street] = rng.choice((0, int(PARKS[street])))
        row.pool[street] = int(row.built[street]) & int(POOL_LOTS[street]) & rng.choice((0, 0xFFF))
        if roundabouts and rng.random() < 0.4 and int(row.built[street]) != (1 << length) - 1 and street < 2:
            empty = [lot for lot in range(length) if not int(row.built[street]) >> lot & 1]
            build_roundabout(row, street, rng.choice(empty))
        for side in rng.choices((LEFT, RIGHT), k=rng.choice((0, 1, 2, 5))):
            places = [lot for lot in range(length) if bis_places(row, street, side) >> lot & 1]
            if places and not is_bis_full(row):
                write_bis(row, street, rng.choice(places), side)
        for lot in range(length):
            if fence_places(row, street) >> lot & 1 and rng.random() < 0.4:
                build_fence(row, street, lot)
    row.rounded = 0


def compare_cards(state: State, table: Table) -> None:
    """The cards on offer, the public next actions, the hands and who knows them."""
    common = state.common[0]
    assert [bool(turned) for turned in common.turned] == table.turned
    assert int(common.rounds) == table.round
    for seat in range(len(state.seats)):
        assert offered(state, seat) == [(number, action) for number, action in table.offer(seat).cards]
    if common.mode == Mode.DRAFT:
        for seat in range(len(state.seats)):
            for place in range(3):
                mask = int(state.seats[seat].known[place])
                assert {other for other in range(27) if mask >> other & 1} == table.knowers(seat, place)
    if common.mode == Mode.PILES:
        numbers = [int(common.deck[27 * pile + int(common.top)]) for pile in range(3)]
        assert table.next_actions() == [ACTION_LETTERS[int(ACTION[card])] for card in numbers]
    else:
        left = common.deck[int(common.top) : int(common.cards)]
        expected = [] if not len(left) else ["SOLO" if left[0] == 81 else ACTION_LETTERS[int(ACTION[left[0]])]]
        assert table.next_actions() == expected


def offered(state: State, seat: int) -> list[tuple[int, str]]:
    """The three cards on offer to a seat."""
    common = state.common[0]
    if common.mode == Mode.PILES:
        places = [27 * pile + int(common.top) for pile in range(3)]
        pairs = [(int(common.deck[place]), int(common.deck[place - 1])) for place in places]
    else:
        pairs = [(int(card), int(card)) for card in state.seats[seat].hand]
    return [(CARD_FACES[number][0], ACTION_LETTERS[CARD_FACES[action][1]]) for number, action in pairs]


def compare_sheets(state: State, table: Table) -> None:
    """Sheets, score lines and places after a round."""
    for seat in range(len(state.seats)):
        assert plain_sheet(state.seats[seat]) == table.sheets[seat], lot_text(0)
    scores = WELCOME.scores(state)
    assert [dict(score.lines) for score in scores] == score_lines(table.rules, table.sheets)
    assert [score.place for score in scores] == ranking(table.rules, table.sheets)
    assert WELCOME.is_over(state) == table.over
    assert all(row.step == Step.DONE for row in state.seats) == table.over
