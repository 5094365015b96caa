"""Whole games in one compiled call: uniformly random legal moves, for measurement, samples and search."""

from __future__ import annotations

from housewright.engine.chance import Stream, below, draw_key
from housewright.engine.struct import I16, U8, Structs, copy_into, rule
from housewright.heimat.rules.legal import Legal, find_legal
from housewright.heimat.rules.setup import set_up
from housewright.heimat.rules.turn import apply, close_round
from housewright.heimat.scoring import score
from housewright.heimat.state import Common


@rule
def random_turn(common: Common, seats: Structs, legal: Legal, stream: Stream) -> int:
    """Complete the actor's turn with random legal moves; returns how many."""
    moves = 0
    while not common.done:
        find_legal(common, seats[int(common.actor)], legal)
        apply(common, seats, int(legal.move[below(stream, int(legal.moves))]))
        moves += 1
    return moves


@rule
def play_on(common: Structs, seats: Structs, decks: U8, streams: Structs, scratch: Structs) -> int:
    """Random legal moves to the end of everything; returns how many."""
    table, stream, legal = common[0], streams[0], scratch[0]
    moves = 0
    while not table.over:
        moves += random_turn(table, seats, legal, stream)
        close_round(table, seats, decks)
    return moves


@rule
def play_many(
    common: Structs, seats: Structs, decks: U8, games: int, streams: Structs, scratch: Structs, rows: I16, lines: I16
) -> int:
    """Deal, play and score whole games with the options of this blank one; returns how many moves were made."""
    table, purses = common.copy(), seats.copy()
    moves = 0
    for _ in range(games):
        copy_into(common, table)
        copy_into(seats, purses)
        draw_key(streams[0], table[0].key)
        set_up(table[0], purses, decks)
        moves += play_on(table, purses, decks, streams, scratch)
        score(table, purses, rows, lines)
    return moves
