"""The analyst of Welcome To: what turns were worth, by the net one round ahead, corrected so that it foretells results.

Others are taken to make the turn that a strong player would make, until it is seen what they did.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import islice
from typing import Any

import numpy as np

from housewright.engine.chance import new_stream
from housewright.engine.game import NO_DECKS, Position, Turn, View
from housewright.engine.struct import F32, U8, Structs, new_array
from housewright.players.analyst import Auction, Depth, Option, Unit, Values, Weighed, legal_turns
from housewright.players.welcome import calibration, foresight
from housewright.players.welcome.border import choose_best, moves_of, promising_turns
from housewright.players.welcome.judging.outlook import Outlook
from housewright.players.welcome.judging.taste import Judgement
from housewright.players.welcome.judging.weights import HERE, load_weights
from housewright.players.welcome.levels import DEPTH, Search
from housewright.players.welcome.lookahead import World, expect_lines, revise
from housewright.players.welcome.making import MOST_MOVES
from housewright.players.welcome.workspace import WIN_IS_WORTH, Workspace, new_workspace
from housewright.welcome import border
from housewright.welcome.game import Welcome
from housewright.welcome.scoring import LINES
from housewright.welcome.state import Common, Mode, Sheet

GAME = Welcome()
REVISION = 2  # goes up when the same weights would judge anew: what was stored before is then outdated
START_DEALS = 64  # first rounds that are dealt for what could be expected at the start
RIVALS = 5  # other seats that matter to the chance to win: those with most points
LATE = 0.27  # share of a game alone that is to come when the net begins to be wrong most often
SHOWN = 3  # turns whose lines are foretold, besides the one made; so many are looked at however far behind they are
MOST_TRIED = 50  # legal turns, where players think of fewer than are told
SEED_STEP, ROUND_STEP = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03  # odd numbers that keep the streams apart


@dataclass(frozen=True, slots=True)
class Stage:
    """How much is looked at in a part of the game, besides the turn made."""

    candidates: int  # turns that are looked at
    margin: float  # by how many points the net may find them worse than the best
    rivals: int  # turns that are played on for a few rounds, with the favourite and the one made
    near: float  # by how many points they may seem worse than the favourite
    trials: int  # times each is played on


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at."""

    deals: int  # next rounds that are dealt
    early: Stage  # alone
    late: Stage
    company: Stage
    lines: int  # games that are played on to foretell the lines of a turn


EFFORTS = {
    Depth.QUICK: Effort(64, Stage(4, 2.0, 2, 0.8, 8), Stage(8, 6.0, 4, 4.0, 20), Stage(4, 2.0, 2, 0.8, 8), lines=0),
    Depth.NORMAL: Effort(
        256, Stage(8, 3.0, 4, 1.5, 40), Stage(12, 9.0, 6, 6.0, 64), Stage(8, 3.0, 4, 1.5, 64), lines=6
    ),
    Depth.DEEP: Effort(
        512, Stage(24, 6.0, 12, 3.0, 192), Stage(24, 12.0, 16, 9.0, 384), Stage(24, 6.0, 12, 3.0, 128), lines=48
    ),
}


@dataclass(frozen=True, slots=True)
class Found:
    """Turns of a seat, and what each is expected to end in before the next cards are seen."""

    turns: list[Turn]
    after: Structs  # Sheet: what each leaves
    points: F32
    ends: U8  # 1 if the game ends with it
    foreseen: F32  # the points before anything was played on
    tried: U8  # 1 if it was played on
    favourite: int  # the one that others are measured against


class WelcomeStudy:
    """The analysis of one game."""

    def __init__(self, options: str, depth: Depth, seed: int) -> None:
        self.options, self.effort, self.seed = options, EFFORTS[depth], seed
        self.rooms: dict[tuple[float, int], Workspace] = {}
        self.kept: dict[Hashable, Any] = {}

    # --- what a seat could expect

    def start(self, view: View) -> Values:
        """The mean over first rounds of the best turn by the net: the same for all who sit at this table."""
        points = self.once(("start",), lambda: self.start_points(view))
        deviation = calibration.correction_of(view).deviation(1.0)
        return self.values(view, points, [points] * len(self.rivals(view)), deviation)

    def weigh(self, view: View, made: Turn | None) -> Weighed:
        assert made is not None, "everybody has a turn in every round"
        found = self.with_turn(view, view.viewer, made)
        worth = [self.worth(view, found, index) for index in range(len(found.turns))]
        order = sorted(range(len(worth)), key=lambda index: -worth[index]["points"])
        shown = {*order[:SHOWN], found.turns.index(made)}
        lines = self.lines(view, found, shown)
        options = [Option(found.turns[index], worth[index], lines.get(index, {})) for index in order]
        best: dict[Unit, float] = {unit: max(values[unit] for values in worth) for unit in worth[0]}
        return Weighed(best, tuple(options), next(option for option in options if option.turn == made))

    def expect(self, view: View, turns: Mapping[int, Turn]) -> Values:
        seats = after_turns(view, turns)
        points, *rivals = [self.revealed(view, seats, seat, turns[seat]) for seat in (view.viewer, *self.rivals(view))]
        return self.values(view, points, rivals, self.deviation(view))

    def auction(self, views: Mapping[int, View], turns: Mapping[int, Turn]) -> Auction | None:
        return None

    def deviation(self, view: View) -> float:
        """How far margins may still go after the turns of this round."""
        return calibration.correction_of(view).deviation(calibration.to_come(view))

    def values(self, view: View, points: float, rivals: Sequence[float], deviation: float) -> dict[Unit, float]:
        """Expected points and, in company, the chance to win."""
        if len(view.seats) == 1:
            return {"points": points}
        return {"points": points, "win": calibration.win_chance(points, rivals, deviation)}

    def worth(self, view: View, found: Found, index: int) -> dict[Unit, float]:
        """What one of the turns found is worth."""
        points, rivals = float(found.points[index]), self.rivals(view)
        if not found.ends[index]:
            expected = [self.after_cards(view, other) for other in rivals]
            return self.values(view, points, expected, self.deviation(view))
        seats = self.expected_seats(view, view.viewer)
        seats[view.viewer] = found.after[index]
        scores = GAME.scores(View(view.viewer, view.common, seats))
        return self.values(view, points, [scores[other].total for other in rivals], calibration.LAST_TURN)

    def once(self, key: Hashable, work: Any) -> Any:
        """What is worked out once."""
        if key not in self.kept:
            self.kept[key] = work()
        return self.kept[key]

    def start_points(self, view: View) -> float:
        """The mean over first rounds of the best turn by the net."""
        blank, chance = GAME.blank(self.options, len(view.seats)), np.random.Generator(np.random.PCG64(self.seed))
        blank.common["plan"], blank.common["first"] = view.common["plan"], view.common["first"]
        total = 0.0
        for _ in range(START_DEALS):
            dealt = blank.copy()
            dealt.common["key"] = chance.integers(0, 1 << 32, 8, np.uint32)
            border.begin(dealt.common, dealt.seats, NO_DECKS)
            total += self.best_turn(dealt, 0, 0.0)[1]
        return calibration.correction_of(view).corrected(total / START_DEALS, 1.0)

    # --- other seats

    def rivals(self, view: View) -> list[int]:
        """The other seats that have most points so far."""
        others = [seat for seat in range(len(view.seats)) if seat != view.viewer]
        if len(others) <= RIVALS:
            return others
        scores = GAME.scores(view)
        return sorted(sorted(others, key=lambda seat: -scores[seat].total)[:RIVALS])

    def key(self, view: View) -> Hashable:
        """The moment; where hands are secret, another one for everybody."""
        drafting = int(view.common["mode"][0]) == Mode.DRAFT
        return int(view.common["rounds"][0]), view.viewer if drafting else -1

    def position(self, view: View) -> Position:
        """The view, with hands imagined where they are secret."""
        if int(view.common["mode"][0]) != Mode.DRAFT:
            return view
        return GAME.imagine(view, new_stream(self.stream(view)))

    def predicted(self, view: View, other: int) -> Structs:
        """The sheet of another seat after the turn that a strong player would make."""

        def predict() -> Structs:
            sheet = self.best_turn(self.position(view), other, WIN_IS_WORTH)[0]
            sheet["hand"] = view.seats["hand"][other]
            return sheet

        sheet: Structs = self.once(("predicted", other, self.key(view)), predict)
        return sheet

    def expected_seats(self, view: View, seat: int) -> Structs:
        """All sheets as they will be when everybody but this seat has made a strong player's turn."""
        seats = view.seats.copy()
        for other in range(len(seats)):
            if other != seat:
                seats[other] = self.predicted(view, other)[0]
        return seats

    def after_cards(self, view: View, seat: int) -> float:
        """What another seat could expect from the cards that lie open."""
        return float(self.found(view, seat).points.max())

    # --- turns

    def stream(self, view: View) -> int:
        """The seed of a round's chance."""
        return self.seed * SEED_STEP + int(view.common["rounds"][0]) * ROUND_STEP

    def room(self, view: Position, winning: float, candidates: int) -> Workspace:
        """A workspace of the net, to which a win is worth so many points."""
        if (winning, candidates) not in self.rooms:
            weights = load_weights(Mode(int(view.common["mode"][0])))
            room = new_workspace(weights, Judgement.NET, 0.0, candidates, 0)
            room.tastes["winning"] = winning
            self.rooms[winning, candidates] = room
        return self.rooms[winning, candidates]

    def best_turn(self, position: Position, seat: int, winning: float) -> tuple[Structs, float]:
        """The sheet that the best turn by the net leaves, and its points."""
        room, sheet = self.room(position, winning, 1), new_array(Sheet, 1)
        choose_best(position.common, position.seats, seat, room, sheet, np.zeros(MOST_MOVES, np.int16))
        return sheet, float(room.best["points"][0])

    def found(self, view: View, seat: int) -> Found:
        """The turns of a seat that look best by the net, by points and by the chance to win."""
        found: Found = self.once(("found", seat, self.key(view)), lambda: self.find(view, seat))
        return found

    def find(self, view: View, seat: int) -> Found:
        turns: dict[bytes, Turn] = {}
        sheets: list[Structs] = []
        position = view if seat == view.viewer else self.position(view)
        moves, stage = np.zeros(MOST_MOVES, np.int16), self.stage(view)
        for winning in (0.0, WIN_IS_WORTH) if len(view.seats) > 1 else (0.0,):
            room, after = self.room(view, winning, stage.candidates), new_array(Sheet, stage.candidates)
            count = promising_turns(position.common, position.seats, seat, room, after, moves)
            values = room.best["value"][:count].copy()
            for index in range(count):
                is_far_behind = index >= SHOWN and values[index] < values[0] - stage.margin
                if is_far_behind or after[index].tobytes() in turns:
                    continue
                sheets.append(after[index : index + 1].copy())
                made = moves_of(position.common, position.seats, seat, room, index, new_array(Sheet, 1), moves)
                turns[after[index].tobytes()] = tuple(moves[:made].tolist())
        for turn in islice(legal_turns(GAME, position, seat), 0 if len(turns) >= SHOWN else MOST_TRIED):
            sheet = after_turns(position, {seat: turn})[seat : seat + 1]
            if len(turns) < SHOWN and sheet.tobytes() not in turns:
                turns[sheet.tobytes()] = turn
                sheets.append(sheet.copy())
        found = self.valued(view, seat, [*turns.values()], np.concatenate(sheets))
        least, order = found.points[found.favourite] - stage.near, np.argsort(-found.points, kind="stable")
        self.play_on(view, seat, found, [index for index in order.tolist() if found.points[index] > least])
        return found

    def stage(self, view: View) -> Stage:
        """How much is looked at at this moment of the game."""
        if len(view.seats) > 1:
            return self.effort.company
        return self.effort.late if calibration.to_come(view) < LATE else self.effort.early

    def valued(self, view: View, seat: int, turns: list[Turn], after: Structs) -> Found:
        """What these turns of a seat are worth, one round ahead."""
        points, ends = self.foresee(view, self.expected_seats(view, seat), seat, after)
        favourite = int(np.argmax(np.where(ends, np.float32(-np.inf), points)))
        return Found(turns, after, points, ends, points.copy(), np.zeros(len(turns), np.uint8), favourite)

    def play_on(self, view: View, seat: int, found: Found, wanted: Sequence[int]) -> None:
        """Play some turns on, and add what that reveals of each.

        Only what it reveals beyond the favourite's counts, for what they have in common is the luck of these games. It
        counts in full, though a few games tell little of a single turn: in sums chance cancels out, a bias adds up.
        """
        favourite, stage = found.favourite, self.stage(view)
        rivals = [index for index in wanted if index != favourite and not (found.ends[index] or found.tried[index])]
        rivals = rivals[: stage.rivals]
        if not rivals or found.ends[favourite]:
            return
        revisions = self.revisions(view, seat, found.after[[favourite, *rivals]], stage.trials)
        for place, index in enumerate(rivals, 1):
            found.points[index] += revisions[place] - revisions[0]
            found.tried[index] = 1

    def revisions(self, view: View, seat: int, after: Structs, deals: int) -> F32:
        """By how much a few rounds change what is thought of these sheets, all with the same cards."""
        position = view if seat == view.viewer else self.position(view)
        self.best_turn(position, seat, 0.0)
        room, world = self.room(view, 0.0, 1), new_world(len(view.seats))
        world.outlook[0] = room.outlooks[0]
        room.streams[:] = new_stream(self.stream(view) + 1)
        found = np.zeros(len(after), np.float32)
        revise(view.common, view.seats, after, world, room, DEPTH, deals, found, NO_DECKS)
        return found

    def with_turn(self, view: View, seat: int, made: Turn) -> Found:
        """The turns of a seat, and among them the one that it made."""
        found: Found = self.once(("made", seat, self.key(view)), lambda: self.add_turn(view, seat, made))
        return found

    def add_turn(self, view: View, seat: int, made: Turn) -> Found:
        """The turns found for a seat, and among them the one that it made."""
        found, sheet = self.found(view, seat), after_turns(view, {seat: made})[seat : seat + 1]
        turns = found.turns.copy()
        for index in range(len(turns)):
            if found.after[index].tobytes() == sheet[0].tobytes():
                turns[index] = made  # another way to the same sheet
                found = replace(found, turns=turns, points=found.points.copy(), tried=found.tried.copy())
                self.play_on(view, seat, found, [index])
                return found
        more = self.valued(view, seat, [made], sheet)
        found = Found(
            [*turns, made],
            np.concatenate([found.after, more.after]),
            np.concatenate([found.points, more.points]),
            np.concatenate([found.ends, more.ends]),
            np.concatenate([found.foreseen, more.foreseen]),
            np.concatenate([found.tried, more.tried]),
            found.favourite,
        )
        self.play_on(view, seat, found, [len(turns)])
        return found

    # --- looking ahead

    def foresee(self, view: View, seats: Structs, seat: int, after: Structs) -> tuple[F32, U8]:
        """What these sheets of a seat are worth before the next cards, and whether the game ends with them."""
        room = self.room(view, 0.0, 1)
        room.streams[:] = new_stream(self.stream(view))
        values, ends = np.zeros(len(after), np.float32), np.zeros(len(after), np.uint8)
        world = new_world(len(seats))
        foresight.foresee(view.common, seats, seat, after, world, room, self.effort.deals, values, ends)
        correct, to_come = calibration.correction_of(view).corrected, calibration.to_come(view)
        for index in np.flatnonzero(ends == 0):
            values[index] = correct(float(values[index]), to_come)
        return values, ends

    def revealed(self, view: View, seats: Structs, seat: int, made: Turn) -> float:
        """What a seat can expect when all turns of the round are revealed: what it could before, if none surprises."""
        found = self.with_turn(view, seat, made)
        index = found.turns.index(made)
        points, expected = float(found.points[index]), self.expected_seats(view, seat)
        expected[seat] = seats[seat]
        if expected.tobytes() == seats.tobytes():
            return points
        value: float = self.once(
            ("revealed", seat, self.key(view)),
            lambda: float(self.foresee(view, seats, seat, seats[seat : seat + 1].copy())[0][0]),
        )
        return value + points - float(found.foreseen[index])

    def lines(self, view: View, found: Found, wanted: set[int]) -> dict[int, dict[str, float]]:
        """The expected final score lines of the turns that are wanted, all played on with the same cards."""
        if not self.effort.lines:
            return {}
        search = Search(view, self.room(view, WIN_IS_WORTH, 1))
        play_on = partial(expect_lines, view.common, view.seats)
        told = {}
        for index in wanted:
            search.ahead.streams[:] = new_stream(self.stream(view))
            lines, after = np.zeros(len(LINES), np.float32), found.after[index : index + 1]
            play_on(after, search.world, search.ahead, self.effort.lines, lines, NO_DECKS)
            told[index] = add_up(dict(zip(LINES, lines.tolist(), strict=True)), float(found.points[index]))
        return told


def new_world(seats: int) -> World:
    """Room for an imagined game."""
    one, sheets = new_array(Common, 1), new_array(Sheet, seats)
    return World(one, sheets, new_array(Common, 1), new_array(Sheet, 1), new_array(Outlook, 1))


def after_turns(view: Position, turns: Mapping[int, Turn]) -> Structs:
    """All sheets after these turns."""
    position = view.copy()
    for seat, turn in turns.items():
        for move in turn:
            GAME.apply(position, seat, move)
    return position.seats


def add_up(lines: dict[str, float], points: float) -> dict[str, float]:
    """Lines that add up to the points: what is missing or too much is shared by how much each line brings or costs."""
    sizes = {name: abs(value) for name, value in lines.items() if name != "total"}
    missing, size = points - lines["total"], sum(sizes.values())
    shared = {name: lines[name] + (missing * sizes[name] / size if size else 0.0) for name in sizes}
    return {**shared, "total": points}


class WelcomeAnalyst:
    """Judges turns of Welcome To."""

    @property
    def version(self) -> str:
        return f"{REVISION}-{weights_version()}"

    def units(self, seats: int) -> tuple[Unit, ...]:
        return ("points",) if seats == 1 else ("points", "win")

    def study(self, options: str, depth: Depth, seed: int) -> WelcomeStudy:
        return WelcomeStudy(options, depth, seed)


@cache
def weights_version() -> str:
    """A name for what was learned and fitted."""
    digest = hashlib.sha256()
    for path in (HERE / "analyst.json", *sorted(HERE.glob("*.npz"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
