"""Descriptions: a view as plain JSON that a page can draw without knowing a rule, and the story of a turn.

Lower floors are left out unless floors are open or everything is over; sums then count only what is visible.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from housewright.engine.describing import describe_target
from housewright.engine.game import SPECTATOR, Json, Score, Turn, View
from housewright.heimat import border
from housewright.heimat.moves import (
    BID,
    BLACK,
    DISCARD,
    ENDS,
    KEEP,
    KIND_OF,
    LONGER,
    MAYOR,
    OFFER,
    PASS,
    PERMIT,
    PIECES,
    PLACE,
    REMOVE,
    SELL,
    START_OF,
    Kind,
    Piece,
)
from housewright.heimat.notation import TEXTS, Options, lot_text, piece_text
from housewright.heimat.printed import (
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    DISPLAY,
    DISPLAY_ROWS,
    LOTS,
    PERMIT_NAMES,
    PERMITS,
    ROOFS,
    ROW_LETTERS,
    ROWS,
    SINGLE_STOREY,
    TO_THE_STREAM,
    VALUE_OF,
    cube_text,
)
from housewright.heimat.reasons import CLAUSE, Reason
from housewright.heimat.rules.placing import is_building_piece
from housewright.heimat.rules.rows import house_owner, house_value, sees_all_floors
from housewright.heimat.state import GONE, NOBODY, ON_OFFER, Phase, is_finished, length_of

Row = Any  # one struct of a view


def describe(view: View, scores: list[Score]) -> dict[str, Json]:
    """The whole table as the viewer may know it."""
    table = view.common[0]
    viewer = None if view.viewer == SPECTATOR else view.viewer
    acting = viewer is not None and int(table.actor) == viewer and not table.over
    return {
        "game": "heimat",
        "options": [*str(agreed(table)).split()],
        "viewer": viewer,
        "turn_number": int(table.turns),
        "game_number": int(table.game),
        "games": int(table.games),
        "over": bool(table.over),
        "floors_hidden": not sees_all_floors(table),
        "rows": [describe_row(table, row) for row in range(ROWS)],
        "display": [display_row(table, row) for row in range(DISPLAY_ROWS)],
        "roofs": {"left": int(table.stock) - int(table.drawn), "numbered_left": int(table.numbered)},
        "specials": specials(table),
        "owners": {name: seat_or_none(table.owner[colour]) for colour, name in enumerate(COLOUR_NAMES)},
        "auction": auction(table),
        "seats": [describe_seat(view, seat, scores[seat]) for seat in range(len(view.seats))],
        "ledger": ledger(view),
        "step": Phase(int(table.phase)).name.lower() if acting and not table.done else "done" if acting else None,
        "targets": targets(view) if acting and not table.done else [],
    }


def agreed(table: Row) -> Options:
    """The options of this table."""
    return Options(bool(table.open_floors), int(table.shortest), int(table.stock) == ROOFS, int(table.games))


def seat_or_none(seat: Any) -> int | None:
    """A seat, or nothing."""
    return None if int(seat) == NOBODY else int(seat)


def describe_row(table: Row, row: int) -> dict[str, Json]:
    """A row of the board: its length, houses, permits, and whether it is finished."""
    length = length_of(table, row)
    return {
        "row": ROW_LETTERS[row],
        "length": length,
        "built": int(table.built[row]),
        "finished": bool(is_finished(table, row)),
        "stream": TO_THE_STREAM,
        "mayor": int(table.mayor) == row,
        "permits": [
            {"permit": PERMIT_NAMES[permit], "longer": int(table.permit_sign[permit]) > 0}
            for permit in range(PERMITS)
            if int(table.permit_row[permit]) == row
        ],
        "lots": [describe_lot(table, row, lot, lot < length) for lot in range(LOTS)],
    }


def describe_lot(table: Row, row: int, lot: int, permitted: bool) -> dict[str, Json]:
    """A lot with its house: storeys from the ground up, values only as far as they may be seen."""
    height = int(table.height[row, lot])
    all_floors = sees_all_floors(table)
    storeys: list[Json] = []
    for storey in range(height):
        cube = int(table.floor[row, lot, storey])
        visible = all_floors or storey == height - 1
        value = int(VALUE_OF[cube]) if visible else None
        storeys.append({"colour": COLOUR_NAMES[int(COLOUR_OF[cube])], "value": value})
    return {
        "lot": lot_text(row, lot),
        "single_storey": bool(SINGLE_STOREY[row, lot]),
        "permitted": permitted,
        "storeys": storeys,
        "roof": int(table.roof[row, lot]) or None,
        "owner": seat_or_none(house_owner(table, row, lot)) if height else None,
        "visible_value": int(house_value(table, row, lot, all_floors)) if height else None,
    }


def describe_cube(cube: int) -> dict[str, Json]:
    """A cube that lies open."""
    return {"cube": cube_text(cube), "colour": COLOUR_NAMES[int(COLOUR_OF[cube])], "value": int(VALUE_OF[cube])}


def display_row(table: Row, row: int) -> list[Json]:
    """The cubes of a display row; places already taken are empty."""
    left, right = int(table.left[row]), int(table.right[row])
    return [
        describe_cube(int(table.display[row * DISPLAY + place])) if left <= place < right else None
        for place in range(DISPLAY)
    ]


def specials(table: Row) -> list[Json]:
    """Permits, blank cube and mayor: where each of them is."""
    places = [*(int(row) for row in table.permit_row), int(table.blank_cube), int(table.mayor)]
    names = (*PERMIT_NAMES, "#", "M")
    return [
        {
            "piece": name,
            "on_offer": place == ON_OFFER,
            "gone": place == GONE,
            "row": ROW_LETTERS[place] if place < ROWS else None,
        }
        for name, place in zip(names, places, strict=True)
    ]


def auction(table: Row) -> dict[str, Json]:
    """The running auction."""
    return {
        "phase": Phase(int(table.phase)).name.lower(),
        "auctioneer": int(table.auctioneer),
        "actor": None if table.over else int(table.actor),
        "piece": piece_json(table),
        "highest": int(table.highest),
        "bidder": seat_or_none(table.bidder),
    }


def piece_json(table: Row) -> dict[str, Json] | None:
    """What is on offer."""
    piece = int(table.piece)
    if piece == Piece.NONE:
        return None
    if piece < ENDS:
        return {"kind": "cube", **describe_cube(int(table.thing))}
    if piece == Piece.ROOF:
        drawn = int(table.phase) != Phase.OFFER  # a draft ends before the roof is turned up
        return {"kind": "roof", "value": int(table.thing) if drawn else None}
    kind = "permit" if piece < Piece.BLANK_CUBE else Piece(piece).name.lower()
    return {"kind": kind, "piece": piece_text(piece)}


def describe_seat(view: View, seat: int, score: Score) -> dict[str, Json]:
    """A seat's purse, colours and score."""
    table, purse = view.common[0], view.seats[seat]
    return {
        "seat": seat,
        "cheques": int(purse.cheques),
        "black": int(purse.black),
        "colours": [COLOUR_NAMES[colour] for colour in range(COLOURS) if int(table.owner[colour]) == seat],
        "score": dict(score.lines),
        "lower_bound": not sees_all_floors(table),
        "place": score.place,
    }


def ledger(view: View) -> list[Json]:
    """What each row is worth to each seat: now, if it is finished as it stands, and if it is not.

    Where floors are hidden, `lower_bound` tells that the houses are worth at least so much, plus or minus.
    """
    table = view.common[0]
    all_floors = sees_all_floors(table)
    entries: list[Json] = []
    for row in range(ROWS):
        sums = [0] * len(view.seats)
        for lot in range(int(table.built[row])):
            sums[house_owner(table, row, lot)] += house_value(table, row, lot, all_floors)
        times = 2 if int(table.mayor) == row else 1
        sign = 1 if is_finished(table, row) else -1
        for seat, value in enumerate(sums):
            worth = int(value) * times
            entries.append(
                {
                    "row": ROW_LETTERS[row],
                    "seat": seat,
                    "now": sign * worth,
                    "finished": worth,
                    "unfinished": -worth,
                    "lower_bound": not all_floors,
                }
            )
    return entries


# --- targets ----------------------------------------------------------------------------------------------------------


def targets(view: View) -> list[Json]:
    """Every move that the current step is about, legal or with the reason why not."""
    moves = np.array(step_moves(view), np.int16)
    reasons = np.zeros(len(moves), np.int8)
    border.objections(view.common, view.seats, view.viewer, moves, reasons)
    return [
        describe_target(TEXTS.write(move), Kind(int(KIND_OF[move])), arguments(move), Reason(reason), CLAUSE)
        for move, reason in zip(moves.tolist(), reasons.tolist(), strict=True)
    ]


def step_moves(view: View) -> list[int]:
    """The moves that the current step is about."""
    table = view.common[0]
    phase, piece = Phase(int(table.phase)), int(table.piece)
    if phase == Phase.OFFER:
        return [BLACK, *(OFFER + offered for offered in range(PIECES))]
    if phase == Phase.BID:
        most = max(int(purse.cheques) for purse in view.seats)
        return [*(BID + amount - 1 for amount in range(1, most + 1)), PASS]
    if phase == Phase.DECIDE:
        return [SELL, KEEP]
    if is_building_piece(piece):
        return [PLACE + place for place in range(ROWS * LOTS)]
    if piece == Piece.BLANK_CUBE:
        return [*(REMOVE + permit for permit in range(PERMITS)), DISCARD]
    if piece == Piece.MAYOR:
        return [*(MAYOR + row for row in range(ROWS)), DISCARD]
    return [*(PERMIT + change for change in range(2 * ROWS)), DISCARD]


def arguments(move: int) -> dict[str, Json]:
    """What a move is about, for pages and messages."""
    kind = Kind(int(KIND_OF[move]))
    index = move - int(START_OF[kind])
    if kind == Kind.OFFER:
        return {"piece": piece_text(index)}
    if kind == Kind.BID:
        return {"amount": index + 1}
    if kind == Kind.PLACE:
        return {"lot": lot_text(index // LOTS, index % LOTS), "row": ROW_LETTERS[index // LOTS]}
    if kind == Kind.PERMIT:
        return {"row": ROW_LETTERS[index // 2], "longer": index % 2 == LONGER}
    if kind == Kind.REMOVE:
        return {"permit": PERMIT_NAMES[index]}
    return {"row": ROW_LETTERS[index]} if kind == Kind.MAYOR else {}


# --- story ------------------------------------------------------------------------------------------------------------

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
    return events + end_events(before, after)


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


def end_events(before: View, after: View) -> list[dict[str, Json]]:
    """Games won, the next game of a series, the end."""
    old, new = before.common[0], after.common[0]
    ended = int(new.game) != int(old.game) or bool(new.over)
    events: list[dict[str, Json]] = [
        {"event": "story-won", "seat": seat, "number": int(old.game)}
        for seat in range(len(after.seats))
        if ended and int(after.seats[seat].wins) > int(before.seats[seat].wins)
    ]
    if int(new.game) != int(old.game):
        events.append({"event": "story-next-game", "number": int(new.game)})
    if new.over:
        events.append({"event": "story-over"})
    return events
