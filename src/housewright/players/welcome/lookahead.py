"""Look-ahead: try the most promising turns on imagined cards, a few rounds far, and drop the worse half, repeatedly.

All turns are tried on the same imagined cards, so that luck favours none. The other seats build on at their pace.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from housewright.engine.chance import Stream, below
from housewright.engine.struct import F32, I16, U8, Structs, rule, seldom
from housewright.players.welcome.judging.outlook import look_at_table, rounds_left
from housewright.players.welcome.making import MOST_MOVES, make_turn
from housewright.players.welcome.turns import find_turns
from housewright.players.welcome.workspace import Workspace
from housewright.welcome.printed import LOTS
from housewright.welcome.rules.turn import close_round
from housewright.welcome.scoring import TEMPS_LINE, TOTAL_LINE, points_for_temps, score_sheet
from housewright.welcome.state import Mode
from housewright.welcome.views import fill_in

DROPPED = -1e9  # the total of a turn that is out


class World(NamedTuple):
    """An imagined game."""

    common: Structs  # Common, one: the cards as imagined
    seats: Structs  # Sheet: all, as seen
    running: Structs  # Common, one: the cards as they run down
    own: Structs  # Sheet, one: the town that is built on
    outlook: Structs  # Outlook, one: as it is before the turn


@rule
def imagine_cards(common: Structs, seats: Structs, world: World, streams: Structs) -> None:
    """Deal the cards that are not seen anew."""
    world.common[0] = common[0]
    for seat in range(len(seats)):
        world.seats[seat] = seats[seat]
    fill_in(world.common, world.seats, streams)


@rule
def next_round(world: World, stream: Stream, decks: U8) -> None:
    """The next round of the imagined game, in which nobody else makes a difference."""
    running, own = world.running[0], world.own[0]
    close_round(running, world.own, decks)
    if running.mode == Mode.DRAFT and running.top < running.cards:  # the card from the neighbour may be any
        place = int(running.top) + below(stream, int(running.cards) - int(running.top))
        card = int(running.deck[place])
        running.deck[place] = own.hand[0]
        own.hand[0] = card


@rule
def look_on(world: World, workspace: Workspace, rounds: int) -> None:
    """The outlook so many rounds later, the others building on."""
    outlook, running = workspace.outlooks[0], world.running[0]
    workspace.outlooks[0] = world.outlook[0]
    look_at_table(running, world.own[0], outlook)
    if running.mode != Mode.SOLO:
        outlook.most_houses = min(LOTS, int(outlook.most_houses) + rounds)
    outlook.rounds_left = rounds_left(running, world.own[0], outlook)


@rule
def is_at_end(world: World, rounds: int) -> bool:
    """Whether the imagined game is over: by the rules, or because another town must be full."""
    running = world.running[0]
    if running.over:
        return True
    return bool(running.mode != Mode.SOLO and int(world.outlook[0].most_houses) + rounds > LOTS)


@seldom
def play_ahead(world: World, workspace: Workspace, depth: int, moves: I16, decks: U8) -> tuple[float, float]:
    """Play on for so many rounds, each turn the best by value; returns the value of the first turn, and of the last."""
    first, reached = DROPPED, DROPPED
    next_round(world, workspace.streams[0], decks)
    for rounds in range(1, depth + 1):
        if is_at_end(world, rounds):
            break
        look_on(world, workspace, rounds)
        find_turns(world.running[0], world.own[0], world.own[0], workspace)
        reached = float(workspace.best[0].value)
        if rounds == 1:
            first = reached
        make_turn(world.running[0], world.own[0], workspace.best[0], workspace.legal[0], moves)
        next_round(world, workspace.streams[0], decks)
    return first, reached


@rule
def drop_worse(totals: F32, keep: int) -> None:
    """Drop all but the best so many turns."""
    alive = 0
    for turn in range(len(totals)):
        alive += int(totals[turn] > DROPPED)
    while alive > keep:
        worst = -1
        for turn in range(len(totals)):
            if totals[turn] > DROPPED and (worst < 0 or totals[turn] <= totals[worst]):
                worst = turn
        totals[worst] = DROPPED
        alive -= 1


@rule
def try_turns(
    common: Structs,
    seats: Structs,
    after: Structs,
    choices: Structs,
    world: World,
    workspace: Workspace,
    totals: F32,
    points: F32,
    keep: int,
    depth: int,
    work: int,
    decks: U8,
) -> int:
    """Drop all but the best turns, and try those on imagined cards until so many sheets were valued.

    `after` holds the sheet that each turn leaves, `totals` the sum of the values it reached, `points` the sum of the
    points in them; a turn that ends the game has reached what it ends with. Returns the deals tried.
    """
    drop_worse(totals, keep)
    moves = np.zeros(MOST_MOVES, np.int16)
    begin = int(workspace.notes[0].looked)
    deals = 0
    while (
        deals == 0 or begin + deals <= int(workspace.notes[0].looked) < begin + work
    ):  # unless there is nothing to look at
        imagine_cards(common, seats, world, workspace.streams)
        for turn in range(len(after)):
            if totals[turn] <= DROPPED:
                continue
            world.running[0] = world.common[0]
            world.own[0] = after[turn]
            _, reached = play_ahead(world, workspace, depth, moves, decks)
            is_over = reached == DROPPED
            totals[turn] += float(choices[turn].value) if is_over else reached
            points[turn] += float(choices[turn].points if is_over else workspace.best[0].points)
        deals += 1
    return deals


@rule
def revise(
    common: Structs,
    seats: Structs,
    after: Structs,
    world: World,
    workspace: Workspace,
    depth: int,
    deals: int,
    revisions: F32,
    decks: U8,
) -> None:
    """By how much the rounds after the next change what the next one made of each of these sheets: a mean over deals.

    All meet the same deals. If the net were right, nothing would be revised on average.
    """
    moves = np.zeros(MOST_MOVES, np.int16)
    for _ in range(deals):
        imagine_cards(common, seats, world, workspace.streams)
        for turn in range(len(after)):
            world.running[0] = world.common[0]
            world.own[0] = after[turn]
            first, reached = play_ahead(world, workspace, depth, moves, decks)
            revisions[turn] += (reached - first) / deals


@rule
def expect_lines(
    common: Structs,
    seats: Structs,
    after: Structs,
    world: World,
    workspace: Workspace,
    deals: int,
    lines: F32,
    decks: U8,
) -> None:
    """Play on to the end on so many imagined deals, and take the mean of every score line."""
    moves = np.zeros(MOST_MOVES, np.int16)
    for _ in range(deals):
        imagine_cards(common, seats, world, workspace.streams)
        world.running[0] = world.common[0]
        world.own[0] = after[0]
        play_ahead(world, workspace, LOTS, moves, decks)
        own, notes = world.own[0], workspace.notes[0]
        score_sheet(own, notes.lines)
        others, seated = int(world.outlook[0].other_temps), int(world.outlook[0].seats)
        notes.lines[TEMPS_LINE] = points_for_temps(int(own.temps), others, seated)
        for line in range(TOTAL_LINE):
            lines[line] += float(notes.lines[line]) / deals
            lines[TOTAL_LINE] += float(notes.lines[line]) / deals
