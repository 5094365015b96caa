"""The border: Python hands over whole arrays, compiled code does the rest."""

from __future__ import annotations

from housewright.engine.struct import I16, Structs, rule
from housewright.players.welcome.making import make_turn
from housewright.players.welcome.turns import choose_turn
from housewright.players.welcome.workspace import WORST, Workspace


@rule
def choose_best(common: Structs, seats: Structs, seat: int, workspace: Workspace, after: Structs, moves: I16) -> int:
    """Write down the moves of the seat's best turn; returns how many. Afterwards `after` holds the sheet it leaves."""
    choose_turn(common[0], seats, seat, workspace)
    after[0] = seats[seat]
    return make_turn(common[0], after[0], workspace.best[0], workspace.legal[0], moves)


@rule
def promising_turns(
    common: Structs, seats: Structs, seat: int, workspace: Workspace, after: Structs, moves: I16
) -> int:
    """Find the best turns, and the sheet that each leaves; returns how many there are."""
    choose_turn(common[0], seats, seat, workspace)
    found = 0
    while found < len(workspace.best) and workspace.best[found].value > WORST:
        after[found] = seats[seat]
        make_turn(common[0], after[found], workspace.best[found], workspace.legal[0], moves)
        found += 1
    return found


@rule
def moves_of(
    common: Structs, seats: Structs, seat: int, workspace: Workspace, index: int, after: Structs, moves: I16
) -> int:
    """Write down the moves of one of the turns found; returns how many."""
    after[0] = seats[seat]
    return make_turn(common[0], after[0], workspace.best[index], workspace.legal[0], moves)
