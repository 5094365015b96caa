"""What if: the box that leads to a position of which the roofs that lie face down are imagined."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from housewright.engine.game import Box, State, Turn
from housewright.heimat.printed import DISPLAYED, cube_text, roof_text


def lay_out(states: Sequence[State], turns: Sequence[Mapping[int, Turn]], imagined: State) -> Box:
    """The cubes and roofs of every game so far; the roofs of the running one as they are imagined."""
    firsts = {int(state.common["game"][0]): state for state in reversed(states)}
    games = [firsts[number] for number in sorted(firsts)]
    setup = tuple(f"seat-{int(state.common['auctioneer'][0]) + 1}" for state in games)
    decks: list[tuple[str, ...]] = []
    for state in games:
        roofs = imagined if state is games[-1] else state
        decks += [cubes_of(state), roofs_of(roofs)]
    return Box(setup, tuple(decks))


def cubes_of(state: State) -> tuple[str, ...]:
    """The cubes of the display, right after they were laid out."""
    return tuple(cube_text(int(cube)) for cube in state.common["display"][0, :DISPLAYED])


def roofs_of(state: State) -> tuple[str, ...]:
    """The roofs in the order of drawing."""
    stock = int(state.common["stock"][0])
    return tuple(roof_text(int(roof)) for roof in state.common["roofs"][0, :stock])
