"""Stories: what happened in a round, as named events, from what a viewer may know."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from housewright.engine.describing import Row
from housewright.engine.game import Turn, View
from housewright.heimat import border
from housewright.heimat.bounds import houses, standing
from housewright.heimat.describe import describe_row
from housewright.heimat.descriptions import COLOUR_WORDS, PERMIT_WORDS, ROW_WORDS, GameLines, StoryEvent
from housewright.heimat.moves import (
    ENDS,
    KIND_OF,
    OFFER,
    Kind,
    Piece,
)
from housewright.heimat.notation import piece_text
from housewright.heimat.printed import (
    COLOURS,
    DISPLAY,
    ROWS,
    cube_text,
)
from housewright.heimat.rules.rows import sees_all_floors
from housewright.heimat.scoring import GAME_LINE, LINES, score
from housewright.heimat.state import NOBODY, Phase, is_finished
from housewright.heimat.targets import arguments


def story(before: View, turns: Mapping[int, Turn], after: View, now: View) -> list[StoryEvent]:
    """What the acting seat did, then what followed from it; cubes that are covered now are called by their colour."""
    events: list[StoryEvent] = []
    for seat, turn in turns.items():
        for move in turn:
            events.append(move_event(before.common[0], seat, move))
    old, new = before.common[0], after.common[0]
    if int(new.game) == int(old.game):
        events += auction_events(old, new, len(after.seats))
        events += board_events(old, new)
    covered = covered_cubes(now.common[0]) if int(now.common[0].game) == int(old.game) else set()
    return [without_value(event, covered) for event in events] + end_events(before, turns, after)


def covered_cubes(table: Row) -> set[str]:
    """The cubes whose values may not be looked at any more."""
    if sees_all_floors(table):
        return set()
    return {cube_text(cube) for cubes in standing(table).values() for cube in cubes[:-1]}


def without_value(event: StoryEvent, covered: set[str]) -> StoryEvent:
    """The event as it is told when its cube is covered: by the letter of the colour alone."""
    if event["event"] == "story-cube" and event["cube"] in covered:
        return {**event, "cube": event["cube"][0]}
    if event["event"] == "story-offer" and event["piece"] in covered:
        return {**event, "piece": event["piece"][0]}
    return event


def move_event(table: Row, seat: int, move: int) -> StoryEvent:
    """What one move did."""
    about = arguments(move)
    match Kind(int(KIND_OF[move])):
        case Kind.BLACK:
            return {"event": "story-black", "seat": seat}
        case Kind.OFFER:
            return {"event": "story-offer", "seat": seat, "piece": offered_text(table, move - OFFER)}
        case Kind.BID:
            return {"event": "story-bid", "seat": seat, "amount": about["amount"]}
        case Kind.PASS:
            return {"event": "story-pass", "seat": seat}
        case Kind.KEEP:
            return {"event": "story-kept", "seat": seat, "buyer": int(table.bidder), "amount": int(table.highest)}
        case Kind.SELL:
            return {"event": "story-sold", "seat": seat, "buyer": int(table.bidder), "amount": int(table.highest)}
    return placing_event(table, seat, move)


def placing_event(table: Row, seat: int, move: int) -> StoryEvent:
    """What one placing did."""
    about, piece = arguments(move), int(table.piece)
    match Kind(int(KIND_OF[move])):
        case Kind.PLACE if piece == Piece.ROOF:
            return {"event": "story-roof", "seat": seat, "value": int(table.thing), "lot": about["lot"]}
        case Kind.PLACE:
            return {"event": "story-cube", "seat": seat, "cube": cube_text(int(table.thing)), "lot": about["lot"]}
        case Kind.MAYOR:
            return {"event": "story-mayor", "seat": seat, "row": about["row"]}
        case Kind.REMOVE:
            return {"event": "story-removed", "seat": seat, "permit": about["permit"]}
        case Kind.DISCARD:
            return {"event": "story-discarded", "seat": seat, "piece": piece_text(piece)}
    permit = PERMIT_WORDS[piece - Piece.PERMIT_I]
    if about["longer"]:
        return {"event": "story-longer", "seat": seat, "permit": permit, "row": about["row"]}
    return {"event": "story-shorter", "seat": seat, "permit": permit, "row": about["row"]}


def offered_text(table: Row, piece: int) -> str:
    """The piece that an offer names: the cube itself for an end of the display."""
    if piece >= ENDS:
        return piece_text(piece)
    row = piece // 2
    place = int(table.left[row]) if piece % 2 == 0 else int(table.right[row]) - 1
    return cube_text(int(table.display[row * DISPLAY + place]))


def auction_events(old: Row, new: Row, seats: int) -> list[StoryEvent]:
    """What the closing of the turn brought: a roof turned up, who was not asked, a piece for free, a forced sale."""
    events: list[StoryEvent] = []
    if int(new.drawn) > int(old.drawn):
        blank = int(new.numbered) == int(old.numbered)
        events.append({"event": "story-blank"} if blank else {"event": "story-drawn", "value": int(new.thing)})
    bidding = int(old.phase) in (Phase.OFFER, Phase.BID)
    events += [{"event": "story-skipped", "seat": seat} for seat in skipped(old, new, seats)] if bidding else []
    if bidding and int(new.phase) == Phase.PLACE and not new.over:
        seat, buyer = int(new.auctioneer), int(new.bidder)
        if buyer == NOBODY:
            events.append({"event": "story-free", "seat": seat})
        else:
            events.append({"event": "story-must-sell", "seat": seat, "buyer": buyer, "amount": int(new.highest)})
    return events


def skipped(old: Row, new: Row, seats: int) -> list[int]:
    """Who was not asked between these two, having too few cheques to raise."""
    if int(new.phase) == Phase.OFFER or new.over:  # a blank roof: nobody is asked
        return []
    auctioneer = int(new.auctioneer)
    last = (int(old.actor) - auctioneer) % seats
    next_one = (int(new.actor) - auctioneer) % seats if int(new.phase) == Phase.BID else seats
    return [(auctioneer + place) % seats for place in range(last + 1, next_one)]


def board_events(old: Row, new: Row) -> list[StoryEvent]:
    """Colours that found an owner, rows finished or reopened."""
    events: list[StoryEvent] = [
        {"event": "story-colour", "seat": int(new.owner[colour]), "colour": COLOUR_WORDS[colour]}
        for colour in range(COLOURS)
        if int(new.owner[colour]) != int(old.owner[colour])
    ]
    for row in range(ROWS):
        was, now = is_finished(old, row), is_finished(new, row)
        if was != now:
            events.append({"event": "story-finished" if now else "story-reopened", "row": ROW_WORDS[row]})
    return events


def end_events(before: View, turns: Mapping[int, Turn], after: View) -> list[StoryEvent]:
    """Games won, the next game of a series, the end."""
    old, new = before.common[0], after.common[0]
    ended = int(new.game) != int(old.game) or bool(new.over)
    events: list[StoryEvent] = [
        {"event": "story-won", "seat": seat, "number": int(old.game)}
        for seat in range(len(after.seats))
        if ended and int(after.seats[seat].wins) > int(before.seats[seat].wins)
    ]
    if int(new.game) != int(old.game):
        last = end_of_game(before, turns)
        worth = houses(last.common[0])
        rows = [describe_row(last.common[0], row, worth[row]) for row in range(ROWS)]
        events.append({"event": "story-next-game", "number": int(new.game), "results": results(last), "rows": rows})
    if new.over:
        events.append({"event": "story-over"})
    return events


def end_of_game(before: View, turns: Mapping[int, Turn]) -> View:
    """The table as these turns leave it when they end the game; the end shows every floor."""
    last = before.copy()
    for turn in turns.values():
        for move in turn:
            border.make_move(last.common, last.seats, move)
    last.common["over"] = 1
    return last


def results(last: View) -> list[GameLines]:
    """What a game that is over is worth to every seat, line by line."""
    lines = np.zeros((len(last.seats), len(LINES)), np.int16)
    score(last.common, last.seats, np.zeros((ROWS, len(last.seats)), np.int16), lines)
    return [game_lines(line) for line in lines.tolist()]


def game_lines(line: list[int]) -> GameLines:
    """The lines of one game, without those of the series."""
    row_a, row_b, row_c, black, game = line[: GAME_LINE + 1]
    return {"row-A": row_a, "row-B": row_b, "row-C": row_c, "black": black, "game": game}
