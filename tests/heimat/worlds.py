"""Another world: the same but for the order of the roofs that lie face down, and the generator (clause 7.1)."""

from __future__ import annotations

import random

from housewright.engine.game import State


def another_world(state: State, viewer: int, rng: random.Random) -> State:
    """The same for every viewer, different behind the scenes."""
    world = state.copy()
    table = world.common[0]
    world.common["key"] = [[rng.getrandbits(32) for _ in range(8)]]
    world.common["counter"] = rng.getrandbits(16)
    drawn, stock = int(table.drawn), int(table.stock)
    lying = [int(roof) for roof in table.roofs[drawn:stock]]
    rng.shuffle(lying)
    table.roofs[drawn:stock] = lying
    return world
