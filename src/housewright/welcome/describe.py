"""Descriptions: a view as plain JSON that a page can draw without knowing a rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from housewright.engine.describing import Row, plain
from housewright.engine.game import SPECTATOR, Score, View
from housewright.engine.struct import layout
from housewright.welcome.descriptions import (
    ACTION_NAMES,
    MODE_NAMES,
    STEP_NAMES,
    STREET_NAMES,
    SWITCH_NAMES,
    Card,
    CardBack,
    Combination,
    Description,
    Estate,
    Lines,
    Lot,
    Pile,
    Plan,
    PoolState,
    Refusal,
    SheetDescription,
    Street,
    Switch,
    Tracks,
    TurnDescription,
)
from housewright.welcome.ending import endings
from housewright.welcome.notation import lot_text
from housewright.welcome.printed import (
    ACTION,
    BIS_POINTS,
    CARDS,
    ESTATE_POINTS,
    ESTATE_RAISES,
    FACE_DOWN,
    FIRST_LOT,
    HAND,
    LENGTHS,
    MOST_BIS,
    MOST_REFUSALS,
    MOST_ROUNDABOUTS,
    MOST_TEMPS,
    NUMBER,
    PARK_POINTS,
    PARKS,
    PILE,
    PILES,
    PLAN_ADVANCED,
    PLAN_HIGH,
    PLAN_LOW,
    PLAN_NAMES,
    PLANS_IN_PLAY,
    POOL_LOTS,
    POOL_PLACES,
    POOL_POINTS,
    REFUSAL_POINTS,
    ROUNDABOUT_POINTS,
    SIZES,
    SOLO_CARD,
    STREETS,
    card_text,
    plan_sizes,
)
from housewright.welcome.progress import progress
from housewright.welcome.state import NO_LOT, NO_PLAN, Mode, Sheet, Step
from housewright.welcome.targets import offered, targets, why_no_claims, why_no_house

SHEETS_KEPT = 1000  # descriptions: most sheets are asked for by every viewer


def describe(view: View, scores: list[Score]) -> Description:
    """The whole table as the viewer may know it."""
    table = plain(view.common)[0]
    mode = Mode(table.mode)
    own = None if view.viewer == SPECTATOR else plain(view.seats[view.viewer : view.viewer + 1])[0]
    return {
        "game": "welcome",
        "options": options(table, mode),
        "mode": MODE_NAMES[mode],
        "viewer": None if own is None else view.viewer,
        "round": int(table.rounds),
        "over": bool(table.over),
        "endings": endings(view),
        "plans": [plan(table, slot) for slot in range(PLANS_IN_PLAY)],
        "combinations": combinations(table) if mode == Mode.PILES else None,
        "pile": pile(table, mode),
        "discards": discards(view, table, mode),
        "first": int(table.first) if mode == Mode.DRAFT else None,
        "sheets": [
            sheet(seat, view.seats[seat].tobytes(), tuple(score.lines.items()), score.place, mode, tuple(table.plan))
            for seat, score in enumerate(scores)
        ],
        "turn": None if own is None else turn(view, table, own, mode),
        "targets": [] if own is None or table.over else targets(view, table, own, mode),
    }


def options(table: Row, mode: Mode) -> list[Switch]:
    """The switches that are on."""
    on = (bool(table.advanced), bool(table.roundabouts), mode == Mode.DRAFT)
    return [name for name, is_on in zip(SWITCH_NAMES, on, strict=True) if is_on]


def plan(table: Row, slot: int) -> Plan:
    """A city plan in play."""
    index = int(table.plan[slot])
    turned = bool(table.turned[slot])
    high, low = int(PLAN_HIGH[index]), int(PLAN_LOW[index])
    return {
        "number": slot + 1,
        "name": PLAN_NAMES[index],
        "sizes": list(plan_sizes(PLAN_NAMES[index])),
        "advanced": bool(PLAN_ADVANCED[index]),
        "high": high,
        "low": low,
        "turned": turned,
        "value": low if turned else high,
    }


def action_name(card: int) -> CardBack | None:
    """The name of a card's action, if any of it is seen."""
    if card == SOLO_CARD:
        return "solo"
    action = int(ACTION[card])
    return ACTION_NAMES[action] if action < len(ACTION_NAMES) else None


def combinations(table: Row) -> list[Combination]:
    """The three combinations, each with the action that its pile offers next."""
    top = int(table.top)
    found: list[Combination] = []
    for place in range(PILES):
        number_card, action_card = int(table.deck[place * PILE + top]), int(table.deck[place * PILE + top - 1])
        found.append(
            {
                "number": int(NUMBER[number_card]),
                "action": ACTION_NAMES[int(ACTION[action_card])],
                "next": ACTION_NAMES[int(ACTION[number_card])],
            }
        )
    return found


def pile(table: Row, mode: Mode) -> Pile:
    """How many cards are left (for piles: in each), and what is seen on top."""
    top, size = int(table.top), int(table.cards)
    if mode == Mode.PILES:
        return {"left": size - 1 - top, "next": None, "shuffles": int(table.shuffles)}
    seen = action_name(int(table.deck[top])) if top < size else None
    return {"left": size - top, "next": seen, "shuffles": int(table.shuffles)}


def discards(view: View, table: Row, mode: Mode) -> list[str]:
    """The cards of this pass that everybody has seen both faces of and that are not on offer any more."""
    top = int(table.top)
    if mode == Mode.DRAFT:
        return [card_text(card) for card in range(CARDS) if table.discarded[card]]
    if mode == Mode.PILES:
        places = [pile_index * PILE + place for pile_index in range(PILES) for place in range(top - 1)]
        return [card_text(int(table.deck[place])) for place in places]
    held = {int(card) for card in view.seats[0].hand}
    return [card_text(int(card)) for card in table.deck[:top] if int(card) not in held]


def bit(mask: Any, place: int) -> bool:
    """Whether the mask names this place."""
    return bool(int(mask) >> place & 1)


@lru_cache(maxsize=SHEETS_KEPT)
def sheet(
    seat: int, content: bytes, lines: tuple[tuple[str, int], ...], place: int, mode: Mode, plans: tuple[int, ...]
) -> SheetDescription:
    """One seat's sheet, as a view has it."""
    row = plain(np.frombuffer(content, layout(Sheet)))[0]
    complete = [estates(row, index) for index in range(STREETS)]
    unused = [estate["size"] for found in complete for estate in found if not estate["used"]]
    return {
        "seat": seat,
        "streets": [street(row, index, complete[index]) for index in range(STREETS)],
        "tracks": tracks(row),
        "estates": [
            {
                "size": size + 1,
                "values": values(ESTATE_POINTS[size], int(ESTATE_RAISES[size])),
                "raised": int(row.raised[size]),
                "value": int(ESTATE_POINTS[size, int(row.raised[size])]),
            }
            for size in range(SIZES)
        ],
        "plans": [int(points) or None for points in row.plan],
        "progress": [progress(row, index, bool(row.plan[slot]), unused) for slot, index in enumerate(plans)],
        "hand": None if mode == Mode.PILES else [card(row, place, mode) for place in range(HAND)],
        "score": score(dict(lines)),
        "place": place,
    }


def score(lines: Mapping[str, int]) -> Lines:
    """The lines of a score."""
    return {
        "plan-1": lines["plan-1"],
        "plan-2": lines["plan-2"],
        "plan-3": lines["plan-3"],
        "park-A": lines["park-A"],
        "park-B": lines["park-B"],
        "park-C": lines["park-C"],
        "pools": lines["pools"],
        "temps": lines["temps"],
        "estate-1": lines["estate-1"],
        "estate-2": lines["estate-2"],
        "estate-3": lines["estate-3"],
        "estate-4": lines["estate-4"],
        "estate-5": lines["estate-5"],
        "estate-6": lines["estate-6"],
        "bis": lines["bis"],
        "refusals": lines["refusals"],
        "roundabouts": lines["roundabouts"],
        "total": lines["total"],
    }


def card(row: Row, place: int, mode: Mode) -> Card:
    """A held card, its number only if the viewer knows it."""
    held = int(row.hand[place])
    knowers = [seat for seat in range(32) if bit(row.known[place], seat)] if mode == Mode.DRAFT else []
    return {
        "number": int(NUMBER[held]) if held < FACE_DOWN else None,
        "action": action_name(held),
        "known_by": knowers,
    }


def values(points: Any, last: int) -> list[int]:
    """The printed values of a track, from none crossed to all."""
    return [int(value) for value in points[: last + 1]]


def tracks(row: Row) -> Tracks:
    """The tracks: boxes crossed, and what they are worth from none to all."""

    def count(masks: Any) -> int:
        return sum(int(mask).bit_count() for mask in masks)

    return {
        "pools": {"crossed": count(row.pool), "boxes": STREETS * len(POOL_PLACES[0]), "values": values(POOL_POINTS, 9)},
        "temps": {"crossed": int(row.temps), "boxes": MOST_TEMPS, "values": []},
        "bis": {"crossed": count(row.bis), "boxes": MOST_BIS, "values": values(BIS_POINTS, MOST_BIS)},
        "refusals": {
            "crossed": int(row.refusals),
            "boxes": MOST_REFUSALS,
            "values": values(REFUSAL_POINTS, MOST_REFUSALS),
        },
        "roundabouts": {
            "crossed": count(row.roundabout),
            "boxes": MOST_ROUNDABOUTS,
            "values": values(ROUNDABOUT_POINTS, MOST_ROUNDABOUTS),
        },
    }


def street(row: Row, index: int, complete: list[Estate]) -> Street:
    """A street with its lots, complete estates and parks."""
    return {
        "street": STREET_NAMES[index],
        "lots": [lot(row, index, place) for place in range(LENGTHS[index])],
        "estates": complete,
        "parks": int(row.parks[index]),
        "park_values": values(PARK_POINTS[index], int(PARKS[index])),
    }


def lot(row: Row, street_index: int, place: int) -> Lot:
    """A lot: what stands on it, and whether a fence stands right of it."""
    number = row.number[street_index][place]
    built = bit(row.built[street_index], place)
    pool: PoolState = "none"
    if bit(POOL_LOTS[street_index], place):
        pool = "built" if bit(row.pool[street_index], place) else "lost" if built else "drawn"
    return {
        "lot": lot_text(int(FIRST_LOT[street_index]) + place),
        "number": number if number >= 0 else None,
        "bis": bit(row.bis[street_index], place),
        "roundabout": bit(row.roundabout[street_index], place),
        "pool": pool,
        "fence": bit(row.fence[street_index], place),
        "used": bit(row.used[street_index], place),
        "new": int(row.lot) != NO_LOT and int(row.lot) == int(FIRST_LOT[street_index]) + place,
    }


def estates(row: Row, index: int) -> list[Estate]:
    """The complete estates of a street."""
    found: list[Estate] = []
    start = 0
    for place in range(LENGTHS[index]):
        if not bit(row.fence[index], place):
            continue
        houses = range(start, place + 1)
        complete = all(bit(row.built[index], house) and not bit(row.roundabout[index], house) for house in houses)
        if complete and len(houses) <= SIZES:
            found.append(
                {
                    "first": lot_text(int(FIRST_LOT[index]) + start),
                    "size": len(houses),
                    "points": int(ESTATE_POINTS[len(houses) - 1, int(row.raised[len(houses) - 1])]),
                    "used": any(bit(row.used[index], house) for house in houses),
                    "sealed": all(bit(row.sealed[index], house) for house in houses),
                }
            )
        start = place + 1
    return found


def turn(view: View, table: Row, own: Row, mode: Mode) -> TurnDescription:
    """How far the viewer's own turn has come."""
    taken = int(own.number_card) < HAND
    claiming = int(own.claiming)
    return {
        "step": STEP_NAMES[int(own.step)],
        "number_card": int(own.number_card) + 1 if taken else None,
        "action_card": int(own.action_card) + 1 if taken else None,
        "number": offered(table, own, mode)[int(own.number_card)][0] if taken else None,
        "action": ACTION_NAMES[offered(table, own, mode)[int(own.action_card)][1]] if taken else None,
        "lot": None if int(own.lot) == NO_LOT else lot_text(int(own.lot)),
        "claiming": None if claiming == NO_PLAN else claiming + 1,
        "needs": [int(count) for count in own.needs],
        "reshuffle": bool(own.reshuffle),
        "refusal": refusal(own),
        "third": (view.viewer - 1) % len(view.seats) if mode == Mode.DRAFT else None,
        "house": why_no_house(view, own),
        "claims": why_no_claims(view),
    }


def refusal(own: Row) -> Refusal:
    """The permit refusal of this turn, or what the next one would cost."""
    marked = int(own.step) > Step.ACT and int(own.lot) == NO_LOT
    number = min(int(own.refusals) + (not marked), MOST_REFUSALS)
    return {
        "marked": marked,
        "points": int(REFUSAL_POINTS[number] - REFUSAL_POINTS[number - 1]),
        "ends": number == MOST_REFUSALS,
    }
