"""Whole games in one compiled call: uniformly random legal moves, for measurement, samples and search."""

from __future__ import annotations

from housewright.engine.chance import Stream, below, draw_key
from housewright.engine.struct import I16, U8, Structs, copy_into, rule
from housewright.welcome.rules.legal import SPAN_BITS, SPAN_MASK, Legal, find_legal
from housewright.welcome.rules.turn import apply, close_round, set_up_by_chance
from housewright.welcome.scoring import score
from housewright.welcome.state import LOWEST, ONES, Common, Sheet


@rule
def move_at(legal: Legal, index: int) -> int:
    """The legal move at this index."""
    span = 0
    mask = int(legal.span[0]) & SPAN_MASK
    while index >= int(ONES[mask]):
        index -= int(ONES[mask])
        span += 1
        mask = int(legal.span[span]) & SPAN_MASK
    for _ in range(index):
        mask &= mask - 1
    return (int(legal.span[span]) >> SPAN_BITS) + int(LOWEST[mask])


@rule
def random_turn(common: Common, sheet: Sheet, legal: Legal, stream: Stream) -> int:
    """Complete the seat's turn with random legal moves; returns how many."""
    moves = 0
    find_legal(common, sheet, legal)
    while legal.count:
        apply(common, sheet, move_at(legal, below(stream, int(legal.moves))), legal)
        moves += 1
    return moves


@rule
def play_on(common: Structs, seats: Structs, decks: U8, streams: Structs, scratch: Structs) -> int:
    """Random legal moves to the end of the game; returns how many."""
    table, stream, legal = common[0], streams[0], scratch[0]
    moves = 0
    while not table.over:
        for seat in range(len(seats)):
            moves += random_turn(table, seats[seat], legal, stream)
        close_round(table, seats, decks)
    return moves


@rule
def deal(
    common: Structs, seats: Structs, blank_common: Structs, blank_seats: Structs, decks: U8, stream: Stream
) -> None:
    """A new game with the switches of the blank one, dealt by the stream's chance."""
    copy_into(blank_common, common)
    copy_into(blank_seats, seats)
    draw_key(stream, common[0].key)
    set_up_by_chance(common[0], seats, decks)


@rule
def play_many(
    common: Structs, seats: Structs, decks: U8, games: int, streams: Structs, scratch: Structs, lines: I16
) -> int:
    """Deal, play and score whole games with the switches of this blank one; returns how many moves were made."""
    table, sheets = common.copy(), seats.copy()
    moves = 0
    for _ in range(games):
        deal(table, sheets, common, seats, decks, streams[0])
        moves += play_on(table, sheets, decks, streams, scratch)
        score(sheets, lines)
    return moves
