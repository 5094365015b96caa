"""The players of Neue Heimat by name: four levels, three characters, two references.

All levels judge with the same weights and solve the same auctions. The weaker ones misjudge which rows will be finished
and see the values of their choices through noise; the master looks further, by rollouts, as far as its time allows.
Time is counted in rollouts, so that a turn can be repeated; the clock only stops what takes far too long.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from housewright.engine.chance import new_stream
from housewright.engine.game import Seed, Turn, View
from housewright.engine.simulate import random_turn
from housewright.engine.struct import F32, I16, Structs, new_array
from housewright.heimat.game import Heimat
from housewright.heimat.moves import BID, KEEP, OFFER, PASS, PIECES, SELL, Piece
from housewright.heimat.printed import MOST_CHEQUES, MOST_SEATS, ROWS
from housewright.heimat.scoring import LINES
from housewright.heimat.state import Phase
from housewright.players.heimat.auction import solve_auction
from housewright.players.heimat.boards import judge_board, sum_up
from housewright.players.heimat.judging.taste import Taste
from housewright.players.heimat.judging.weights import load_weights
from housewright.players.heimat.lookahead import try_turns
from housewright.players.heimat.turns import find_turns
from housewright.players.heimat.workspace import AUCTIONED, NO_MOVE, TRIAL, Workspace, new_workspace
from housewright.players.player import Player, Suggestion
from housewright.players.random_player import RandomPlayer

GAME = Heimat()
SEED_STEP, TURN_STEP = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03  # odd numbers that keep the streams apart
STREAM_MASK = 0xFFFFFFFFFFFFFFFF

DEFAULT_SECONDS = 0.1
PATIENCE = 3.0  # times the budget, then the clock stops the thinking
ROLLOUTS_PER_SECOND = (0, 0, 6000, 3000, 1700, 1000)  # on an ordinary core, by the number of seats
ROLLOUT_AUCTIONS = 3
CANDIDATES = 8
CANDIDATE_MARGIN = 0.2  # turns that seem worse than the best by this share are not looked at
PRIOR_ROLLOUTS = 2.0  # what the first judgement weighs, in rollouts

WHOLE_GAME = 1000  # auctions: more than any game has
LINE_ROLLOUTS = (0, 0, 120, 60, 40, 25)  # for the lines of all suggestions together, by the number of seats
PERCENT = 100.0


@dataclass(frozen=True, slots=True)
class Manner:
    """How a player differs from the best one."""

    trust: float = 1.0  # in its judgement of rows
    error: float = 0.0  # spread of its misjudgement of every row
    noise: float = 0.0  # in shares of a win
    cash: float = 0.0  # liking of cheques in hand, of points in own houses, of all that others' rows lack
    houses: float = 0.0
    spite: float = 0.0
    offers: int = PIECES  # how many it thinks about, and how far above the lowest bid
    bids: int = MOST_CHEQUES
    roofs: int = 0  # 1: it thinks of one roof that may be drawn, not of all


EASY = Manner(trust=0.6, error=1.0, noise=0.035)
MEDIUM = Manner(trust=0.8, error=0.5, noise=0.02)
STRONG = Manner()
HASTY = Manner(noise=0.004, offers=4, bids=5, roofs=1)  # in rollouts
MANNERS = {
    "easy": EASY,
    "medium": MEDIUM,
    "strong": STRONG,
    "konrad": Manner(MEDIUM.trust, MEDIUM.error, MEDIUM.noise, cash=0.012),
    "berta": Manner(MEDIUM.trust, MEDIUM.error, MEDIUM.noise, houses=0.006),
    "rosa": Manner(MEDIUM.trust, MEDIUM.error, MEDIUM.noise, spite=0.0025),
}


def stream_seed(view: View, seed: int) -> int:
    """A seed of its own for every turn of a game."""
    return (seed * SEED_STEP + int(view.common["turns"][0]) * TURN_STEP) & STREAM_MASK


def taste_of(manner: Manner, seat: int, seed: int) -> Structs:
    """A manner as the compiled rules take it, with the misjudgements of this turn."""
    taste = new_array(Taste, 1)
    rng = random.Random(seed)
    taste["trust"], taste["noise"] = manner.trust, manner.noise
    taste["error"][0] = [rng.gauss(0.0, manner.error) for _ in range(ROWS)]
    taste["cash"], taste["houses"], taste["spite"] = manner.cash, manner.houses, manner.spite
    taste["offers"], taste["bids"], taste["roofs"] = manner.offers, manner.bids, manner.roofs
    taste["seat"] = seat
    return taste


def list_choices(view: View, manner: Manner, seed: int, workspace: Workspace) -> tuple[I16, F32]:
    """The viewer's turns and their values to the viewer, the best first."""
    if view.common["over"][0] or int(view.common["actor"][0]) != view.viewer:
        raise ValueError(f"seat {view.viewer + 1} has no turn to make now")
    taste = taste_of(manner, view.viewer, seed)
    find_turns(view.common, view.seats, workspace, load_weights(), taste, new_stream(seed))
    count = int(workspace.choices["turns"][0])
    values: F32 = workspace.choices["value"][0, :count, view.viewer]
    order = np.argsort(-values, kind="stable")
    return workspace.choices["move"][0, :count][order], values[order]


def turn_of(moves: I16) -> Turn:
    """A turn as sessions take it."""
    return tuple(int(move) for move in moves if move != NO_MOVE)


@dataclass(frozen=True, slots=True)
class Thinker:
    """A player who judges the position after every turn, and looks no further."""

    name: str
    manner: Manner

    def choose(self, view: View, options: str, seed: int) -> Turn:
        turns, _ = list_choices(view, self.manner, stream_seed(view, seed), new_workspace(len(view.seats)))
        return turn_of(turns[0])


@dataclass(frozen=True, slots=True)
class Master:
    """A player who looks further, by rollouts of the turns that seem best."""

    seconds: float = DEFAULT_SECONDS

    @property
    def name(self) -> str:
        return "master" if self.seconds == DEFAULT_SECONDS else f"master@{self.seconds:g}"

    def choose(self, view: View, options: str, seed: int) -> Turn:
        turn_seed, workspace = stream_seed(view, seed), new_workspace(len(view.seats))
        turns, values = list_choices(view, STRONG, turn_seed, workspace)
        kept = min(int((values > values[0] - CANDIDATE_MARGIN).sum()), CANDIDATES)
        return turn_of(self.best_of(view, turns[:kept].copy(), values[:kept].copy(), turn_seed, workspace)[0])

    def best_of(self, view: View, turns: I16, values: F32, seed: int, workspace: Workspace) -> I16:
        """Halve the candidates again and again, with more rollouts for those that remain."""
        start, done, shares = time.monotonic(), 0, values * PRIOR_ROLLOUTS
        budget = self.seconds * ROLLOUTS_PER_SECOND[len(view.seats)]
        rounds = max(int(np.ceil(np.log2(len(turns)))), 1)
        while len(turns) > 1:
            for _ in range(max(int(budget / rounds / len(turns)), 1)):
                shares = shares + roll_out(view, turns, seed + done, 1, ROLLOUT_AUCTIONS, workspace)[0][:, view.viewer]
                done += 1
                if time.monotonic() - start > PATIENCE * self.seconds:
                    break
            best = np.argsort(-shares, kind="stable")[: (len(turns) + 1) // 2]
            turns, shares = turns[best], shares[best]
        return turns


def roll_out(view: View, turns: I16, seed: int, worlds: int, auctions: int, workspace: Workspace) -> tuple[F32, F32]:
    """Sums over so many worlds: shares of the win (turns by seats), final lines (turns by seats by lines)."""
    seats, taste = len(view.seats), taste_of(HASTY, view.viewer, seed)
    seeds = np.concatenate([new_stream(seed * SEED_STEP + number * TURN_STEP) for number in range(worlds)])
    shares = np.zeros((len(turns), seats), np.float32)
    lines = np.zeros((len(turns), seats, len(LINES)), np.float32)
    try_turns(view.common, view.seats, turns, workspace, load_weights(), taste, seeds, auctions, shares, lines)
    return shares, lines


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """A player to measure others against, who looks at nothing but the score as it stands: it offers anything, and bids
    one more while the piece gains more than that."""

    name: str = "greedy"

    def choose(self, view: View, options: str, seed: int) -> Turn:
        table, seat, rng = view.common[0], view.viewer, random.Random(seed)
        phase, highest = Phase(int(table.phase)), int(table.highest)
        if phase == Phase.OFFER:
            return random_turn(GAME, view.copy(), seat, rng)
        placing, points = self.best_placing(view, rng)
        gains = points > self.points(view) + highest
        if phase == Phase.BID:
            return (BID + highest,) if gains else (PASS,)
        if phase == Phase.DECIDE:
            return (KEEP, placing) if gains else (SELL,)
        return (placing,)

    def best_placing(self, view: View, rng: random.Random) -> tuple[int, int]:
        """The placing that leaves the viewer's seat with most points, and these."""
        trial = view.copy()
        trial.common["phase"], trial.common["actor"] = Phase.PLACE, view.viewer
        moves = GAME.legal(trial, view.viewer)
        rng.shuffle(moves)
        scored = [(self.points_after(trial, move), -index) for index, move in enumerate(moves)]
        points, index = max(scored)
        return moves[-index], points

    def points_after(self, position: View, move: int) -> int:
        """The points of the viewer's seat after a placing."""
        after = position.copy()
        GAME.apply(after, position.viewer, move)
        return self.points(after)

    def points(self, position: View) -> int:
        """The points of the viewer's seat as the board stands."""
        return GAME.scores(position)[position.viewer].total


class HeimatPlayers:
    """All players of Neue Heimat."""

    levels = ("easy", "medium", "strong", "master")
    characters = ("konrad", "berta", "rosa")
    references = ("random", "greedy")
    thoughtful = ("master",)

    def find(self, name: str, seconds: float | None = None) -> Player:
        if name == "master":
            return Master() if seconds is None else Master(seconds)
        if name not in MANNERS and name not in self.references:
            raise KeyError(name)
        if seconds is not None:
            raise ValueError(f"the player '{name}' takes no time of its own")
        if name in MANNERS:
            return Thinker(name, MANNERS[name])
        return RandomPlayer(GAME) if name == "random" else GreedyPlayer()

    def suggest(self, view: View, options: str, count: int) -> list[Suggestion]:
        workspace, seat = new_workspace(len(view.seats)), view.viewer
        turns, values = list_choices(view, STRONG, stream_seed(view, 0), workspace)
        turns, values = turns[:count].copy(), values[:count].copy()
        worlds = max(LINE_ROLLOUTS[len(view.seats)] // max(len(turns), 1), 1)
        last = view.copy()
        last.common["games"] = last.common["game"]  # rollouts end with the running game
        lines = roll_out(last, turns, stream_seed(view, 0), worlds, WHOLE_GAME, workspace)[1][:, seat] / worlds
        return [
            Suggestion(turn_of(turn), float(value) * PERCENT, dict(zip(LINES, map(float, expected), strict=True)))
            for turn, value, expected in zip(turns, values, lines, strict=True)
        ]

    def warm_up(self) -> Iterator[str]:
        state = GAME.new("basic", MOST_SEATS, Seed(bytes(32)))
        view = GAME.view(state, int(state.common["actor"][0]))
        offered = view.copy()
        GAME.apply(offered, view.viewer, OFFER + Piece.MAYOR)
        workspace, weights, taste = new_workspace(MOST_SEATS), load_weights(), taste_of(STRONG, 0, 0)
        yield "judgement"
        workspace.boards[TRIAL], workspace.boards[AUCTIONED] = view.common[0], offered.common[0]
        workspace.purses[:] = view.seats
        sum_up(workspace, TRIAL, 0)
        judge_board(workspace, TRIAL, weights[0], taste[0])
        yield "auctions"
        solve_auction(workspace, AUCTIONED, 0, weights[0], taste[0])
        yield "choices"
        self.find("strong").choose(view, "", 0)
        yield "rollouts"
        self.find("master", DEFAULT_SECONDS / ROLLOUTS_PER_SECOND[MOST_SEATS]).choose(view, "", 0)
