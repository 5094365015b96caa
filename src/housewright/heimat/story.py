"""Stories: what happened in a round, as named events, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from housewright.engine.describing import Row
from housewright.engine.game import Json, Turn, View
from housewright.heimat import border
from housewright.heimat.moves import (
    ENDS,
    KIND_OF,
    OFFER,
    Kind,
    Piece,
)
from housewright.heimat.notation import piece_text
from housewright.heimat.printed import (
    COLOUR_NAMES,
    COLOURS,
    DISPLAY,
    ROW_LETTERS,
    ROWS,
    cube_text,
)
from housewright.heimat.scoring import GAME_LINE, LINES, score
from housewright.heimat.state import NOBODY, Phase, is_finished
from housewright.heimat.targets import arguments

PLAIN_EVENTS = {
    Kind.BLACK: "story-black",
    Kind.BID: "story-bid",
    Kind.PASS: "story-pass",
    Kind.MAYOR: "story-mayor",
    Kind.REMOVE: "story-removed",
}
OTHER_EVENTS = (
    "story-offer",
    "story-cube",
    "story-roof",
    "story-longer",
    "story-shorter",
    "story-discarded",
    "story-drawn",
    "story-blank",
    "story-free",
    "story-sold",
    "story-must-sell",
    "story-kept",
    "story-colour",
    "story-finished",
    "story-reopened",
    "story-won",
    "story-next-game",
    "story-over",
)


def story(before: View, turns: Mapping[int, Turn], after: View) -> list[dict[str, Json]]:
    """What the acting seat did, then what followed from it."""
    events: list[dict[str, Json]] = []
    for seat, turn in turns.items():
        for move in turn:
            events += move_events(before.common[0], seat, move)
    old, new = before.common[0], after.common[0]
    if int(new.game) == int(old.game):
        events += auction_events(old, new)
        events += board_events(old, new)
    return events + end_events(before, turns, after)


def move_events(table: Row, seat: int, move: int) -> list[dict[str, Json]]:
    """What one move did."""
    kind, args = Kind(int(KIND_OF[move])), arguments(move)
    if kind in PLAIN_EVENTS:
        return [{"event": PLAIN_EVENTS[kind], "seat": seat, **args}]
    if kind == Kind.OFFER:
        piece = move - OFFER
        return [{"event": "story-offer", "seat": seat, "piece": offered_text(table, piece)}]
    if kind == Kind.KEEP:
        return [{"event": "story-kept", "seat": seat, "buyer": int(table.bidder), "amount": int(table.highest)}]
    if kind == Kind.SELL:
        return [{"event": "story-sold", "seat": seat, "buyer": int(table.bidder), "amount": int(table.highest)}]
    if kind == Kind.PLACE and int(table.piece) == Piece.ROOF:
        return [{"event": "story-roof", "seat": seat, "value": int(table.thing), "lot": args["lot"]}]
    if kind == Kind.PLACE:
        return [{"event": "story-cube", "seat": seat, "cube": cube_text(int(table.thing)), "lot": args["lot"]}]
    piece_name = piece_text(int(table.piece))
    if kind == Kind.DISCARD:
        return [{"event": "story-discarded", "seat": seat, "piece": piece_name}]
    event = "story-longer" if args["longer"] else "story-shorter"
    return [{"event": event, "seat": seat, "permit": piece_name, "row": args["row"]}]


def offered_text(table: Row, piece: int) -> str:
    """The piece that an offer names: the cube itself for an end of the display."""
    if piece >= ENDS:
        return piece_text(piece)
    row = piece // 2
    place = int(table.left[row]) if piece % 2 == 0 else int(table.right[row]) - 1
    return cube_text(int(table.display[row * DISPLAY + place]))


def auction_events(old: Row, new: Row) -> list[dict[str, Json]]:
    """What the closing of the turn brought: a roof turned up, a piece for free, a forced sale."""
    events: list[dict[str, Json]] = []
    if int(new.drawn) > int(old.drawn):
        blank = int(new.numbered) == int(old.numbered)
        events.append({"event": "story-blank"} if blank else {"event": "story-drawn", "value": int(new.thing)})
    bidding = int(old.phase) in (Phase.OFFER, Phase.BID)
    if bidding and int(new.phase) == Phase.PLACE and not new.over:
        seat, buyer = int(new.auctioneer), int(new.bidder)
        if buyer == NOBODY:
            events.append({"event": "story-free", "seat": seat})
        else:
            events.append({"event": "story-must-sell", "seat": seat, "buyer": buyer, "amount": int(new.highest)})
    return events


def board_events(old: Row, new: Row) -> list[dict[str, Json]]:
    """Colours that found an owner, rows finished or reopened."""
    events: list[dict[str, Json]] = [
        {"event": "story-colour", "seat": int(new.owner[colour]), "colour": COLOUR_NAMES[colour]}
        for colour in range(COLOURS)
        if int(new.owner[colour]) != int(old.owner[colour])
    ]
    for row in range(ROWS):
        was, now = is_finished(old, row), is_finished(new, row)
        if was != now:
            events.append({"event": "story-finished" if now else "story-reopened", "row": ROW_LETTERS[row]})
    return events


def end_events(before: View, turns: Mapping[int, Turn], after: View) -> list[dict[str, Json]]:
    """Games won, the next game of a series, the end."""
    old, new = before.common[0], after.common[0]
    ended = int(new.game) != int(old.game) or bool(new.over)
    events: list[dict[str, Json]] = [
        {"event": "story-won", "seat": seat, "number": int(old.game)}
        for seat in range(len(after.seats))
        if ended and int(after.seats[seat].wins) > int(before.seats[seat].wins)
    ]
    if int(new.game) != int(old.game):
        events.append({"event": "story-next-game", "number": int(new.game), "results": results(before, turns)})
    if new.over:
        events.append({"event": "story-over"})
    return events


def results(before: View, turns: Mapping[int, Turn]) -> list[Json]:
    """What the game that these turns end is worth to every seat, line by line; the end shows every floor."""
    common, seats = before.common.copy(), before.seats.copy()
    for turn in turns.values():
        for move in turn:
            border.make_move(common, seats, move)
    common["over"] = 1
    lines = np.zeros((len(seats), len(LINES)), np.int16)
    score(common, seats, np.zeros((ROWS, len(seats)), np.int16), lines)
    return [dict(zip(LINES[: GAME_LINE + 1], line, strict=False)) for line in lines.tolist()]
