"""The net: one hidden layer over yes-or-no features, two heads: points still to come, and the chance to win."""

from __future__ import annotations

from typing import Annotated

from housewright.engine.struct import F32, U16, rule, seldom, struct
from housewright.players.welcome.judging.features import FEATURES
from housewright.players.welcome.judging.streets import HEADS, HIDDEN, Part

POINTS, WIN = 0, 1  # heads
POINT_SCALE = 20.0  # points per unit of the first head
LANES = 8


@struct
class Net:
    """Weights. What is always present is a feature too, so there are no biases."""

    weight: Annotated[F32, FEATURES, HIDDEN]
    skip: Annotated[F32, FEATURES, HEADS]
    out: Annotated[F32, HEADS, HIDDEN]


@seldom
def add_rows(net: Net, feature: U16, count: int, hidden: F32, skip: F32) -> None:
    """Add the weights of the features to sums of hidden units and heads; four at a time, so that they stay vectors."""
    index = 0
    while index + 4 <= count:
        a, b, c, d = int(feature[index]), int(feature[index + 1]), int(feature[index + 2]), int(feature[index + 3])
        for unit in range(HIDDEN):
            hidden[unit] += (net.weight[a, unit] + net.weight[b, unit]) + (net.weight[c, unit] + net.weight[d, unit])
        for head in range(HEADS):
            skip[head] += (net.skip[a, head] + net.skip[b, head]) + (net.skip[c, head] + net.skip[d, head])
        index += 4
    while index < count:
        a = int(feature[index])
        for unit in range(HIDDEN):
            hidden[unit] += net.weight[a, unit]
        for head in range(HEADS):
            skip[head] += net.skip[a, head]
        index += 1


@rule
def weigh(net: Net, part: Part) -> None:
    """What a street's features add to the hidden units."""
    for unit in range(HIDDEN):
        part.hidden[unit] = 0.0
    part.skip[0], part.skip[1] = 0.0, 0.0
    add_rows(net, part.feature, int(part.features), part.hidden, part.skip)
