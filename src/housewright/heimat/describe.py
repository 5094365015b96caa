"""Descriptions: a view as plain JSON that a page can draw without knowing a rule.

Lower floors are left out unless floors are open or everything is over; sums are then given by bounds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from housewright.engine.describing import Row
from housewright.engine.game import SPECTATOR, Score, View
from housewright.heimat.bounds import Bounds, houses
from housewright.heimat.descriptions import (
    COLOUR_WORDS,
    PERMIT_WORDS,
    PHASE_NAMES,
    ROW_WORDS,
    SPECIAL_WORDS,
    Auction,
    BoardRow,
    Cube,
    DecidedBy,
    Description,
    EndedBy,
    Lines,
    Lot,
    Merit,
    Objection,
    Owners,
    PieceOnOffer,
    SeatDescription,
    Special,
    Storey,
)
from housewright.heimat.effects import bidders, offers, outcomes, placings
from housewright.heimat.ledger import Sums, futures, ledger, row_sums, seat_bounds
from housewright.heimat.moves import (
    ENDS,
    Piece,
)
from housewright.heimat.notation import Options, lot_text
from housewright.heimat.printed import (
    COLOUR_OF,
    COLOURS,
    DISPLAY,
    DISPLAY_ROWS,
    LOTS,
    PERMITS,
    ROOFS,
    ROWS,
    ROWS_TO_FINISH,
    SINGLE_STOREY,
    TO_THE_STREAM,
    VALUE_OF,
    WINS_TO_END,
    cube_text,
)
from housewright.heimat.rules.rows import house_owner, sees_all_floors
from housewright.heimat.state import GONE, NOBODY, ON_OFFER, Phase, is_finished, length_of
from housewright.heimat.targets import targets

MERITS: tuple[Merit, ...] = ("two-wins", "total", "wins")
ENCLOSED: Objection = {"key": "reason-cube-enclosed", "args": {}, "clause": "2.3"}  # no move is objected to


def describe(view: View, scores: list[Score]) -> Description:
    """The whole table as the viewer may know it."""
    table = view.common[0]
    worth = houses(table)
    sums = row_sums(view, worth)
    viewer = None if view.viewer == SPECTATOR else view.viewer
    acting = viewer is not None and int(table.actor) == viewer and not table.over
    return {
        "game": "heimat",
        "options": str(agreed(table)).split(),
        "viewer": viewer,
        "turn_number": int(table.turns),
        "game_number": int(table.game),
        "games": int(table.games),
        "over": bool(table.over),
        "floors_hidden": not sees_all_floors(table),
        "rows": [describe_row(table, row, worth[row]) for row in range(ROWS)],
        "display": [display_row(table, row) for row in range(DISPLAY_ROWS)],
        "enclosed": ENCLOSED,
        "roofs": {"left": int(table.stock) - int(table.drawn), "numbered_left": int(table.numbered)},
        "specials": specials(table),
        "owners": owners(table),
        "offers": offers(view),
        "auction": auction(view, worth),
        "seats": describe_seats(view, scores, sums),
        "ledger": ledger(view, sums),
        "futures": futures(view, sums),
        "ended_by": ended_by(table) if table.over else None,
        "decided_by": decided_by(view, scores) if table.over else None,
        "step": PHASE_NAMES[int(table.phase)] if acting and not table.done else "done" if acting else None,
        "targets": targets(view) if acting and not table.done else [],
    }


def agreed(table: Row) -> Options:
    """The options of this table."""
    return Options(bool(table.open_floors), int(table.shortest), int(table.stock) == ROOFS, int(table.games))


def seat_or_none(seat: Any) -> int | None:
    """A seat, or nothing."""
    return None if int(seat) == NOBODY else int(seat)


def owners(table: Row) -> Owners:
    """Whose each colour is."""
    blue, green, yellow, red, purple, white = (seat_or_none(owner) for owner in table.owner)
    return {"blue": blue, "green": green, "yellow": yellow, "red": red, "purple": purple, "white": white}


def describe_row(table: Row, row: int, worth: list[Bounds]) -> BoardRow:
    """A row of the board: its length, houses, permits, and whether it is finished."""
    length = length_of(table, row)
    return {
        "row": ROW_WORDS[row],
        "length": length,
        "built": int(table.built[row]),
        "finished": bool(is_finished(table, row)),
        "stream": TO_THE_STREAM,
        "mayor": int(table.mayor) == row,
        "permits": [
            {"permit": PERMIT_WORDS[permit], "longer": int(table.permit_sign[permit]) > 0}
            for permit in range(PERMITS)
            if int(table.permit_row[permit]) == row
        ],
        "lots": [
            describe_lot(table, row, lot, lot < length, worth[lot] if lot < len(worth) else None) for lot in range(LOTS)
        ],
    }


def describe_lot(table: Row, row: int, lot: int, permitted: bool, worth: Bounds | None) -> Lot:
    """A lot with its house: storeys from the ground up, values only as far as they may be seen."""
    height = int(table.height[row, lot])
    all_floors = sees_all_floors(table)
    storeys: list[Storey] = []
    for storey in range(height):
        cube = int(table.floor[row, lot, storey])
        visible = all_floors or storey == height - 1
        value = int(VALUE_OF[cube]) if visible else None
        storeys.append({"colour": COLOUR_WORDS[int(COLOUR_OF[cube])], "value": value})
    return {
        "lot": lot_text(row, lot),
        "single_storey": bool(SINGLE_STOREY[row, lot]),
        "permitted": permitted,
        "storeys": storeys,
        "roof": int(table.roof[row, lot]) or None,
        "owner": seat_or_none(house_owner(table, row, lot)) if height else None,
        "least": worth.least if worth else None,
        "most": worth.most if worth else None,
    }


def describe_cube(cube: int) -> Cube:
    """A cube that lies open."""
    return {"cube": cube_text(cube), "colour": COLOUR_WORDS[int(COLOUR_OF[cube])], "value": int(VALUE_OF[cube])}


def display_row(table: Row, row: int) -> list[Cube | None]:
    """The cubes of a display row; places already taken are empty."""
    left, right = int(table.left[row]), int(table.right[row])
    return [
        describe_cube(int(table.display[row * DISPLAY + place])) if left <= place < right else None
        for place in range(DISPLAY)
    ]


def specials(table: Row) -> list[Special]:
    """Permits, blank cube and mayor: where each of them is."""
    places = [*(int(row) for row in table.permit_row), int(table.blank_cube), int(table.mayor)]
    return [
        {
            "piece": name,
            "on_offer": place == ON_OFFER,
            "gone": place == GONE,
            "row": ROW_WORDS[place] if place < ROWS else None,
        }
        for name, place in zip(SPECIAL_WORDS, places, strict=True)
    ]


def auction(view: View, worth: list[list[Bounds]]) -> Auction:
    """The running auction."""
    table = view.common[0]
    placed = placings(view, worth)
    return {
        "phase": PHASE_NAMES[int(table.phase)],
        "auctioneer": int(table.auctioneer),
        "actor": None if table.over else int(table.actor),
        "piece": piece_json(table),
        "highest": int(table.highest),
        "bidder": seat_or_none(table.bidder),
        "must_sell_from": int(view.seats[int(table.auctioneer)].cheques) + 1,
        "bidders": bidders(view),
        "outcomes": outcomes(view, placed),
        "placings": placed,
    }


def piece_json(table: Row) -> PieceOnOffer | None:
    """What is on offer."""
    piece = int(table.piece)
    if piece == Piece.NONE:
        return None
    if piece < ENDS:
        return {"kind": "cube", **describe_cube(int(table.thing))}
    if piece == Piece.ROOF:
        drawn = int(table.phase) != Phase.OFFER  # a draft ends before the roof is turned up
        return {"kind": "roof", "value": int(table.thing) if drawn else None}
    if piece == Piece.BLANK_CUBE:
        return {"kind": "blank_cube", "piece": "#"}
    if piece == Piece.MAYOR:
        return {"kind": "mayor", "piece": "M"}
    return {"kind": "permit", "piece": PERMIT_WORDS[piece - Piece.PERMIT_I]}


def describe_seats(view: View, scores: list[Score], sums: Sums) -> list[SeatDescription]:
    """Everybody's purse, colours and score."""
    bounds = [seat_bounds(view, sums, seat, score) for seat, score in enumerate(scores)]
    all_floors = sees_all_floors(view.common[0])
    found: list[SeatDescription] = []
    for seat, (score, (least, most)) in enumerate(zip(scores, bounds, strict=True)):
        better = sum(other["total"] > most["total"] for other, _ in bounds)
        found.append(describe_seat(view, seat, score, least, most, score.place if all_floors else 1 + better))
    return found


def describe_seat(view: View, seat: int, score: Score, least: Lines, most: Lines, place: int) -> SeatDescription:
    """A seat's purse, colours and score."""
    table, purse = view.common[0], view.seats[seat]
    return {
        "seat": seat,
        "cheques": int(purse.cheques),
        "black": int(purse.black),
        "colours": [COLOUR_WORDS[colour] for colour in range(COLOURS) if int(table.owner[colour]) == seat],
        "score": describe_score(score.lines),
        "least": least,
        "most": most,
        "place": place,
    }


def describe_score(lines: Mapping[str, int]) -> Lines:
    """The lines of a score."""
    return {
        "row-A": lines["row-A"],
        "row-B": lines["row-B"],
        "row-C": lines["row-C"],
        "black": lines["black"],
        "game": lines["game"],
        "earlier": lines["earlier"],
        "total": lines["total"],
        "wins": lines["wins"],
    }


def ended_by(table: Row) -> EndedBy:
    """Why the last game ended: two rows finished, no numbered roof left, or no house to put one on."""
    if sum(is_finished(table, row) for row in range(ROWS)) >= ROWS_TO_FINISH:
        return "rows"
    return "roofs" if int(table.numbered) == 0 else "houses"


def decided_by(view: View, scores: list[Score]) -> DecidedBy:
    """Wherein the winner beats the second: two wins, the total, games won or cheques; or the place is shared."""
    first, second = sorted(range(len(scores)), key=lambda seat: scores[seat].place)[:2]
    if scores[first].place == scores[second].place:
        return "shared"
    for name in MERITS:
        if merit(view, scores, first, name) != merit(view, scores, second, name):
            return name
    return "cheques"


def merit(view: View, scores: list[Score], seat: int, name: Merit) -> int:
    """What a seat has of this."""
    if name == "total":
        return scores[seat].total
    wins = int(view.seats[seat].wins) if int(view.common[0].games) > 1 else 0
    return int(wins >= WINS_TO_END) if name == "two-wins" else wins
