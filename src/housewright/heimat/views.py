"""Views: what a viewer may know, built up from allowed fields; and states imagined to fit a view."""

from __future__ import annotations

import numpy as np

from housewright.engine.chance import below, draw_key
from housewright.engine.game import NO_DECKS, State, View
from housewright.engine.struct import Structs, byte_mask, only, rule
from housewright.heimat.printed import ROOFS, UNSEEN
from housewright.heimat.state import Common, Purse

# What everybody may see. A new field stays hidden until it is named here. Lower floors are public: all saw them placed;
# descriptions leave them out. The roofs are shown as far as they are drawn.
PUBLIC_COMMON = (
    *("turns", "shuffles", "floor", "height", "roof", "built", "roofed", "display", "left", "right"),
    *("drawn", "stock", "numbered", "permit_row", "permit_sign", "blank_cube", "mayor", "owner"),
    *("auctioneer", "actor", "phase", "done", "black_paid", "piece", "thing", "highest", "bidder"),
    *("open_floors", "shortest", "games", "game", "over", "lacking"),
)
PUBLIC_PURSE = ("earlier", "cheques", "black", "wins")
COMMON_MASK, PURSE_MASK = byte_mask(Common, PUBLIC_COMMON), byte_mask(Purse, PUBLIC_PURSE)


def view(state: State, viewer: int) -> View:
    """What the viewer may know; in this game everybody knows the same."""
    common, seats = only(COMMON_MASK, state.common), only(PURSE_MASK, state.seats)
    drawn = int(state.common["drawn"][0])
    common["roofs"] = UNSEEN
    common["roofs"][0, :drawn] = state.common["roofs"][0, :drawn]
    return View(viewer, common, seats)


def imagine(seen: View, stream: Structs) -> State:
    """A full state that fits the view: the roofs not drawn yet lie in any order."""
    state = State(seen.common.copy(), seen.seats.copy(), NO_DECKS)
    fill_in(state.common, stream)
    return state


@rule
def fill_in(common: Structs, streams: Structs) -> None:
    """Shuffle the unseen roofs, and draw a generator for the games to come."""
    table, stream = common[0], streams[0]
    draw_key(stream, table.key)
    lying = np.ones(ROOFS, np.uint8)
    for place in range(int(table.drawn)):
        lying[int(table.roofs[place])] = 0
    count = int(table.drawn)
    for roof in range(int(table.stock)):
        if lying[roof]:
            table.roofs[count] = roof
            count += 1
    for last in range(int(table.stock) - 1, int(table.drawn), -1):
        other = int(table.drawn) + below(stream, last + 1 - int(table.drawn))
        roof = int(table.roofs[other])
        table.roofs[other] = table.roofs[last]
        table.roofs[last] = roof
