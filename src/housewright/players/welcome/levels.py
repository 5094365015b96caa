"""The players of Welcome To: six levels, three characters, and players to measure others against.

The levels below strong see the game by a tuned heuristic, the weaker the more their judgement is off; strong sees it by
a learned net; master looks ahead with the net.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from housewright.engine.chance import new_stream
from housewright.engine.game import NO_DECKS, Seed, Turn, View
from housewright.engine.struct import F32, new_array
from housewright.players.analyst import Depth, find_analyst
from housewright.players.player import Player, Suggestion
from housewright.players.random_player import RandomPlayer
from housewright.players.welcome.border import choose_best, moves_of, promising_turns
from housewright.players.welcome.judging.notes import Notes
from housewright.players.welcome.judging.outlook import Outlook
from housewright.players.welcome.judging.taste import Judgement
from housewright.players.welcome.judging.weights import load_weights
from housewright.players.welcome.lookahead import DROPPED, World, expect_lines, try_turns
from housewright.players.welcome.making import MOST_MOVES
from housewright.players.welcome.workspace import Choice, Workspace, new_workspace
from housewright.welcome.game import Welcome
from housewright.welcome.scoring import LINES
from housewright.welcome.state import Common, Mode, Sheet

LOOKS_PER_SECOND = 1_500_000  # sheets that an ordinary core values; a budget is counted in them, so it can be repeated
PATIENCE = 3.0  # however slow the machine is, looking ahead stops after this many times the budget
DEFAULT_SECONDS = 0.1
CANDIDATES = 16  # turns that are looked ahead from
DEPTH = 4  # rounds looked ahead
SEED_MIX = 0x9E3779B97F4A7C15
SLICES = 4  # of every stage of looking ahead; after each the clock is looked at
HINT_SECONDS, HINT_DEALS = 0.15, 48  # with fewer, chance says why a turn is good


class Kept(threading.local):
    """What each thread keeps for its next turns."""

    def __init__(self) -> None:
        self.workspaces: dict[tuple[str, int], Workspace] = {}  # by player and mode


KEPT = Kept()


@dataclass(frozen=True, slots=True)
class WelcomePlayer:
    """One way to play."""

    name: str
    judgement: Judgement
    noise: float = 0.0  # the value of every turn is off by up to this many points
    taste: Mapping[str, float] = field(default_factory=dict)  # factors on the weights of the heuristic
    fond_of: Mapping[str, float] = field(default_factory=dict)  # lines that are worth more to it than their points
    seconds: float = 0.0  # time to look ahead

    def choose(self, view: View, options: str, seed: int) -> Turn:
        """The turn with the best value, after looking ahead if there is time for it."""
        if self.seconds:
            search = Search(view, self.workspace(view, seed, CANDIDATES))
            return search.turn(int(np.argmax(search.look_ahead(self.seconds))))
        workspace = self.kept_workspace(view, seed)
        moves = np.zeros(MOST_MOVES, np.int16)
        count = choose_best(view.common, view.seats, view.viewer, workspace, new_array(Sheet, 1), moves)
        return tuple(moves[:count].tolist())

    def kept_workspace(self, view: View, seed: int) -> Workspace:
        """The workspace for one quick turn, kept by each thread: laying it out takes a quarter of a turn's time."""
        key = self.name, int(view.common["mode"][0])
        if key not in KEPT.workspaces:
            KEPT.workspaces[key] = self.workspace(view, seed, 1)
        workspace = KEPT.workspaces[key]
        workspace.streams[:] = new_stream(chance_of(view, seed))
        return workspace

    def workspace(self, view: View, seed: int, candidates: int) -> Workspace:
        """Everything the player works with, its own chance included."""
        weights = load_weights(Mode(int(view.common["mode"][0])))
        workspace = new_workspace(weights, self.judgement, self.noise, candidates, chance_of(view, seed))
        for weight, factor in self.taste.items():
            workspace.tastes[weight] *= factor
        for line, more in self.fond_of.items():
            workspace.tastes[f"fond_of_{line}"] = more
        return workspace


def chance_of(view: View, seed: int) -> int:
    """The seed of a player's own chance: another one for every seat."""
    return seed * SEED_MIX + view.viewer + 1


class Search:
    """A look ahead from one view: the most promising turns, and what they come to on imagined cards."""

    def __init__(self, view: View, workspace: Workspace) -> None:
        self.view, self.workspace = view, workspace
        self.chance = workspace.streams.copy()  # as it was before anything was looked at
        self.moves = np.zeros(MOST_MOVES, np.int16)
        self.after = new_array(Sheet, len(workspace.best))
        self.found = promising_turns(view.common, view.seats, view.viewer, workspace, self.after, self.moves)
        self.points: F32 = workspace.best["points"].copy()  # that each turn reaches; looking ahead tells more
        outlook = workspace.outlooks[:1].copy()
        seats = new_array(Sheet, len(view.seats))
        self.world = World(new_array(Common, 1), seats, new_array(Common, 1), new_array(Sheet, 1), outlook)
        self.ahead = workspace._replace(
            best=new_array(Choice, 1), outlooks=new_array(Outlook, 2), notes=new_array(Notes, 2)
        )

    def look_ahead(self, seconds: float, least: int = 1) -> F32:
        """The mean value that each turn reaches, DROPPED for those that fell behind; so many at least do not."""
        if self.found <= least:
            return self.workspace.best["value"]
        points = np.zeros(len(self.workspace.best), np.float32)
        totals = np.full(len(self.workspace.best), DROPPED, np.float32)
        totals[: self.found] = 0.0
        stages = (self.found - 1).bit_length()
        work, slices = seconds * LOOKS_PER_SECOND, stages * SLICES
        deals, keep, stop = 0, self.found, 0.0
        for slice_ in range(slices):
            if slice_ and slice_ % SLICES == 0:
                keep = max(least, (keep + 1) // 2)
            due = int(work * (slice_ + 1) / slices) - int(self.ahead.notes["looked"][0])
            if due > 0:
                deals += self.try_turns(totals, points, keep, due)
            stop = (
                stop or time.perf_counter() + PATIENCE * seconds
            )  # the first time, compiled code may have to be loaded
            if time.perf_counter() > stop:
                break
        self.points = points / np.float32(deals)
        return np.where(totals > DROPPED, totals / deals, DROPPED)

    def try_turns(self, totals: F32, points: F32, keep: int, work: int) -> int:
        """Try the best turns on more deals; returns on how many."""
        common, seats, best = self.view.common, self.view.seats, self.workspace.best
        return try_turns(
            common, seats, self.after, best, self.world, self.ahead, totals, points, keep, DEPTH, work, NO_DECKS
        )

    def turn(self, index: int) -> Turn:
        """The moves of one of the turns."""
        view = self.view
        count = moves_of(view.common, view.seats, view.viewer, self.workspace, index, new_array(Sheet, 1), self.moves)
        return tuple(self.moves[:count].tolist())

    def lines(self, index: int) -> dict[str, float]:
        """The expected final score lines after one of the turns, all of them on the same imagined cards."""
        self.ahead.streams[:] = self.chance
        lines = np.zeros(len(LINES), np.float32)
        after = self.after[index : index + 1]
        expect_lines(self.view.common, self.view.seats, after, self.world, self.ahead, HINT_DEALS, lines, NO_DECKS)
        return {name: round(float(number), 2) for name, number in zip(LINES, lines, strict=True)}


LEVELS = (
    WelcomePlayer("beginner", Judgement.TASTE, noise=20.0),
    WelcomePlayer("easy", Judgement.TASTE, noise=8.0),
    WelcomePlayer("medium", Judgement.TASTE, noise=3.0),
    WelcomePlayer("good", Judgement.TASTE, noise=0.1),
    WelcomePlayer("strong", Judgement.NET, noise=0.1),
    WelcomePlayer("master", Judgement.NET, seconds=DEFAULT_SECONDS),
)
CHARACTERS = (
    WelcomePlayer("flora", Judgement.TASTE, 2.0, {"park": 1.6}, {"parks": 0.8, "pools": 0.8}),  # parks and pools
    WelcomePlayer("presto", Judgement.TASTE, 2.0, {"plan": 2.0}, {"plans": 1.5}),  # city plans, before all others
    WelcomePlayer("magnus", Judgement.TASTE, 2.0, {"estate": 1.5, "raised": 1.5}, {"estates": 0.6}),  # big estates
)
REFERENCES = (WelcomePlayer("greedy", Judgement.SCORE, noise=0.01),)


class WelcomePlayers:
    """All players of Welcome To."""

    levels = tuple(player.name for player in LEVELS)
    characters = tuple(player.name for player in CHARACTERS)
    references = ("random", *(player.name for player in REFERENCES))
    thoughtful = tuple(player.name for player in LEVELS if player.seconds)

    def find(self, name: str, seconds: float | None = None) -> Player:
        """The player of that name; only one that looks ahead can be given time."""
        if name == "random" and seconds is None:
            return RandomPlayer(Welcome())
        return self.find_thinker(name, seconds)

    def find_thinker(self, name: str, seconds: float | None = None) -> WelcomePlayer:
        """The player of that name, if it goes by more than chance."""
        for player in (*LEVELS, *CHARACTERS, *REFERENCES):
            if player.name == name:
                if seconds is None:
                    return player
                if not player.seconds:
                    raise ValueError(f"'{name}' does not look ahead: it takes no time of its own")
                return replace(player, name=f"{name}@{seconds:g}", seconds=seconds)
        raise KeyError(name)

    def suggest(self, view: View, options: str, count: int) -> list[Suggestion]:
        """The best turns after a short look ahead; their values are points, whatever else speaks for a turn."""
        master = self.find_thinker("master")
        search = Search(view, master.workspace(view, 0, max(count, CANDIDATES)))
        values = search.look_ahead(HINT_SECONDS, least=count)
        order = sorted(range(search.found), key=lambda index: -float(values[index]))[:count]
        found = [Suggestion(search.turn(index), float(search.points[index]), search.lines(index)) for index in order]
        return sorted(found, key=lambda suggestion: -suggestion.value)

    def warm_up(self) -> Iterator[str]:
        """Compile everything that players need."""
        game = Welcome()
        view = game.view(game.new("basic", 2, Seed(bytes(32))), 0)
        yield "turns"
        self.find("strong").choose(view, "basic", 0)
        yield "look-ahead"
        self.find("master", 0.01).choose(view, "basic", 0)
        yield "hints"
        turn = self.suggest(view, "basic", 1)[0].turn
        yield "analysis"
        analyst = find_analyst(game.name)
        assert analyst is not None
        analyst.study("basic", Depth.QUICK, 0).weigh(view, turn)
