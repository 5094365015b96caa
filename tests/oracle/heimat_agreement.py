"""Random games of Neue Heimat in which engine and oracle must agree on every legal move, state and score."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from housewright.engine.game import Seed, State
from housewright.heimat import border
from housewright.heimat.game import Heimat
from housewright.heimat.moves import MOVES
from housewright.heimat.notation import TEXTS, read_options
from housewright.heimat.printed import (
    COLOUR_LETTERS,
    DISPLAY,
    NUMBERED_ROOFS,
    PERMIT_NAMES,
    cube_text,
    roof_text,
)
from housewright.heimat.reasons import Reason
from housewright.heimat.state import GONE, NOBODY, ON_OFFER, Phase, is_finished, length_of
from tests.heimat.dealer import eagerness
from tests.oracle.heimat_oracle import GameDeal, Illegal, Rules, Table

HEIMAT = Heimat()
ALL_MOVES = np.arange(MOVES, dtype=np.int16)


@dataclass
class Tally:
    """What a run of comparisons has met."""

    games: int = 0
    turns: int = 0
    moves: int = 0
    finished_rows: int = 0
    reasons: Counter[Reason] = field(default_factory=Counter)


def rules_of(options: str, seats: int) -> Rules:
    """The options as the oracle knows them."""
    agreed = read_options(options)
    return Rules(seats, agreed.open_floors, agreed.shortest, agreed.blank_roofs, agreed.games)


def deal_of(state: State) -> GameDeal:
    """The chance of the game that has just been set up."""
    table = state.common[0]
    cubes = [cube_text(int(cube)) for cube in table.display]
    roofs = [roof_text(int(roof)) for roof in table.roofs[: int(table.stock)]]
    return GameDeal([cubes[row * DISPLAY : (row + 1) * DISPLAY] for row in range(3)], roofs, int(table.auctioneer))


def compare_game(options: str, seats: int, rng: random.Random, tally: Tally, looks: float = 0.5) -> None:
    """Play one game or series, comparing everything; a share of the turns is compared move by move."""
    state = HEIMAT.new(options, seats, Seed(rng.randbytes(32)))
    deals = [deal_of(state)]
    table = Table(rules_of(options, seats), deals)
    while not HEIMAT.is_over(state):
        compare_states(state, table)
        seat = HEIMAT.to_act(state)[0]
        tokens = play_random_turn(state, table, seat, rng.random() < looks, rng, tally)
        game = int(state.common[0].game)
        HEIMAT.close_round(state)
        if int(state.common[0].game) != game:
            deals.append(deal_of(state))
        table.play_turn(tokens)
        tally.turns += 1
    compare_states(state, table)
    note_objections(state, 0, [], tally)
    tally.finished_rows += sum(table.is_finished(row) for row in range(3))
    tally.games += 1


def play_random_turn(state: State, table: Table, seat: int, look: bool, rng: random.Random, tally: Tally) -> list[str]:
    """One turn, compared move by move if `look`."""
    tokens: list[str] = []
    while not HEIMAT.is_turn_complete(state, seat):
        legal = HEIMAT.legal(state, seat)
        if look:
            texts = sorted(TEXTS.write(move) for move in legal)
            expected = table.legal_next(tokens)
            assert texts == sorted(expected), (tokens, set(texts) ^ set(expected))
            note_objections(state, seat, legal, tally)
            note_objections(state, (seat + 1) % len(state.seats), [], tally)
            compare_mutation(state, table, seat, tokens, rng)
        move = rng.choices(legal, [eagerness(state, move) for move in legal])[0]
        HEIMAT.apply(state, seat, move)
        tokens.append(TEXTS.write(move))
        tally.moves += 1
    if look:
        assert table.legal_next(tokens) == []
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
    objection = HEIMAT.why_not(state, seat, move)
    try:
        table.legal_next([*tokens, TEXTS.write(move)])
    except Illegal as wrong:
        assert wrong.token == len(tokens)
        assert objection != Reason.NONE, (tokens, TEXTS.write(move), wrong.why)
    else:
        assert objection == Reason.NONE, (tokens, TEXTS.write(move), objection)


def compare_states(state: State, table: Table) -> None:
    """Board, display, pieces, money, auction and scores."""
    common = state.common[0]
    assert table.over == bool(common.over)
    assert table.game_number == int(common.game)
    for row in range(3):
        built = int(common.built[row])
        assert len(table.rows[row]) == built
        assert table.length(row) == length_of(common, row)
        assert table.is_finished(row) == bool(is_finished(common, row))
        for lot, house in enumerate(table.rows[row]):
            cubes = [cube_text(int(cube)) for cube in common.floor[row, lot, : int(common.height[row, lot])]]
            assert house.cubes == cubes
            assert house.roof == (f"r{int(common.roof[row, lot])}" if common.roof[row, lot] else None)
    for row in range(3):
        lying = common.display[row * DISPLAY + int(common.left[row]) : row * DISPLAY + int(common.right[row])]
        assert table.display[row] == [cube_text(int(cube)) for cube in lying]
    assert table.roofs_left == int(common.stock) - int(common.drawn)
    assert table.numbered_roofs_left == int(common.numbered)
    assert table.owner == {
        letter: int(common.owner[colour])
        for colour, letter in enumerate(COLOUR_LETTERS)
        if int(common.owner[colour]) != NOBODY
    }
    compare_specials(state, table)
    compare_auction(state, table)
    assert table.hand == [int(purse.cheques) for purse in state.seats]
    assert table.box == [int(purse.black) for purse in state.seats]
    assert sum(table.hand) + sum(table.box) == 12 * len(state.seats)
    assert int(common.numbered) <= NUMBERED_ROOFS
    scores = HEIMAT.scores(state)
    assert [dict(score.lines) for score in scores] == table.score_lines()
    assert [score.place for score in scores] == table.ranking()


def compare_specials(state: State, table: Table) -> None:
    """Permits, blank cube and mayor."""
    common = state.common[0]
    for permit, name in enumerate(PERMIT_NAMES):
        place = int(common.permit_row[permit])
        expected = {ON_OFFER: None, GONE: "gone"}.get(place, (place, int(common.permit_sign[permit])))
        assert table.permits[name] == expected
    assert table.blank_cube == (int(common.blank_cube) == ON_OFFER)
    mayor = int(common.mayor)
    assert table.mayor == {ON_OFFER: None, GONE: "gone"}.get(mayor, mayor)


def compare_auction(state: State, table: Table) -> None:
    """Whose turn it is, for what, and the bids."""
    common = state.common[0]
    if common.over:
        assert table.to_act() is None
        return
    assert (table.to_act(),) == HEIMAT.to_act(state)
    assert table.kind_of_turn() == Phase(int(common.phase)).name.lower()
    assert table.highest_bid == int(common.highest)
    assert table.highest_bidder == (None if int(common.bidder) == NOBODY else int(common.bidder))
