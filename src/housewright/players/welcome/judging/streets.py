"""What one street contributes to the value of a sheet: its gaps, its estates complete and begun, and its features."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from housewright.engine.struct import F32, I64, U16, Byte, Real, rule, seldom, struct
from housewright.players.welcome.judging.features import (
    BOUNDS,
    GAP,
    LENGTHS,
    MOST_DEAD,
    POOL_LOT,
    ROOM,
    SEGMENT,
)
from housewright.welcome.printed import (
    CARDS,
    LENGTH,
    LONGEST,
    NUMBER,
    NUMBERS,
    POOL_LOTS,
    SIZES,
    WHOLE_STREET,
)
from housewright.welcome.state import LOWEST, ONES, Sheet

HIDDEN = 32  # units of the net's hidden layer
HEADS = 2  # the net tells points to come and the chance to win
MOST_STREET_FEATURES = 32
DEAD_COSTS = 2  # an estate with a lot that no number fits lacks this much more

# share of the cards whose number is at most n - 1
SHARE_BELOW: F32 = np.array([np.mean(NUMBER[:CARDS] < n) for n in range(NUMBERS + 2)], np.float32)


@struct
class Part:
    """What was found in one street."""

    started: Annotated[I64, SIZES]  # estates begun, by size; a byte for each number of missing houses, from one
    unused: Annotated[I64, 1]  # complete estates that serve no plan, a byte per size
    complete: Annotated[I64, 1]  # complete estates, a byte per size
    hidden: Annotated[F32, HIDDEN]  # what the features add to the net's hidden units
    skip: Annotated[F32, HEADS]  # and directly to its heads
    pinch: Real  # lots in gaps that get less than their share of the numbers
    lost: Real  # lots that cannot be filled any more
    reach: Real  # share of the cards that fit somewhere
    open_lots: Real  # lots of segments too long for an estate
    overlong: Real  # segments too long for an estate, and full
    feature: Annotated[U16, MOST_STREET_FEATURES]
    features: Byte  # how many
    empty: Byte  # empty lots
    capacity: Byte  # lots that can still be filled
    open_pools: Byte  # empty lots with a pool drawn


@rule
def add_feature(part: Part, feature: int) -> None:
    """One more feature of the street."""
    part.feature[int(part.features)] = feature
    part.features += 1


@seldom
def measure_street(sheet: Sheet, street: int, part: Part) -> None:
    """Measure a street."""
    empty = int(WHOLE_STREET[street]) & ~int(sheet.built[street])
    part.features, part.capacity = 0, 0
    part.empty = ONES[empty]
    part.pinch, part.lost, part.reach = 0.0, 0.0, 0.0
    part.open_lots, part.overlong = 0.0, 0.0
    dead = measure_gaps(sheet, street, empty, part)
    measure_segments(sheet, street, empty, dead, part)
    pools = empty & int(POOL_LOTS[street])
    part.open_pools = ONES[pools]
    while pools:
        add_feature(part, POOL_LOT + street * LONGEST + int(LOWEST[pools]))
        pools &= pools - 1


@rule
def measure_gaps(sheet: Sheet, street: int, empty: int, part: Part) -> int:
    """Runs of empty lots, and the numbers that fit there; returns the lots that no number fits."""
    dead = 0
    built_houses = int(sheet.built[street]) & ~int(sheet.roundabout[street])
    rest = empty
    while rest:
        start = int(LOWEST[rest])
        length = int(LOWEST[~(rest >> start) & (1 << LONGEST) - 1])
        run = (1 << start + length) - (1 << start)
        rest &= ~run
        left, right = -1, NUMBERS
        if start and built_houses >> (start - 1) & 1:
            left = int(sheet.number[street, start - 1])
        if built_houses >> (start + length) & 1:
            right = int(sheet.number[street, start + length])
        room = max(right - left - 1, 0)
        if room == 0:
            dead |= run
        measure_gap(street, length, left, right, room, part)
    return dead


@rule
def measure_gap(street: int, length: int, left: int, right: int, room: int, part: Part) -> None:
    """One run of empty lots."""
    add_feature(part, GAP + (length * BOUNDS + left + 1) * BOUNDS + right)
    add_feature(part, ROOM + length * BOUNDS + room)
    part.capacity += min(length, room)
    part.lost += max(0, length - room)
    share = float(SHARE_BELOW[right] - SHARE_BELOW[left + 1]) if room else 0.0
    fair = length / (float(LENGTH[street]) + 1.0)
    part.reach += share
    if share < fair:
        part.pinch += length * (fair - share) / fair


@rule
def measure_segments(sheet: Sheet, street: int, empty: int, dead: int, part: Part) -> None:
    """What stands between two fences."""
    for size in range(SIZES):
        part.started[size] = 0
    part.unused[0], part.complete[0] = 0, 0
    roundabouts = int(sheet.roundabout[street])
    used = int(sheet.used[street])
    fences = int(sheet.fence[street])
    start = 0
    while fences:
        end = int(LOWEST[fences])
        fences &= fences - 1
        lots = (1 << end + 1) - (1 << start)
        size = end + 1 - start
        start = end + 1
        if roundabouts & lots:
            continue
        missing = int(ONES[empty & lots])
        blocked = int(ONES[dead & lots])
        is_used = int(used & lots != 0)
        add_feature(
            part, SEGMENT + ((is_used * LENGTHS + size) * LENGTHS + missing) * (MOST_DEAD + 1) + min(blocked, MOST_DEAD)
        )
        measure_estate(size, missing, blocked, is_used, part)


@rule
def measure_estate(size: int, missing: int, blocked: int, is_used: int, part: Part) -> None:
    """What a segment is, or may become: an estate complete, begun, or too long."""
    if size > SIZES:
        if missing:
            part.open_lots += size
        else:
            part.overlong += 1
    elif missing == 0:
        part.complete[0] += 1 << 8 * (size - 1)
        if not is_used:
            part.unused[0] += 1 << 8 * (size - 1)
    elif not is_used:
        lacks = missing + DEAD_COSTS if blocked else missing
        part.started[size - 1] += 1 << 8 * min(lacks - 1, 7)
