"""The analyst of Neue Heimat: what turns were worth, by auctions solved exactly and a few more of them played on.

Everybody knows the same, but for the roofs that lie face down. The value of a round is that of the solved auction;
what a turn gives away is found by playing on from the turns that look best and from the one made, in the same worlds.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from housewright.engine.chance import new_stream
from housewright.engine.game import Turn, View
from housewright.engine.struct import F32, I16
from housewright.heimat.game import Heimat
from housewright.heimat.moves import BID, KEEP, OFFER, PASS, PIECES
from housewright.heimat.scoring import LINES, TOTAL_LINE
from housewright.heimat.state import Phase
from housewright.players.analyst import Auction, Depth, Option, Unit, Values, Weighed
from housewright.players.heimat import calibration
from housewright.players.heimat.judging.weights import HERE, load_weights
from housewright.players.heimat.levels import (
    HASTY,
    ROLLOUT_AUCTIONS,
    SEED_STEP,
    STRONG,
    TURN_STEP,
    Manner,
    list_choices,
    taste_of,
    turn_of,
)
from housewright.players.heimat.lookahead import try_turns
from housewright.players.heimat.workspace import LONGEST_TURN, NO_MOVE, Workspace, new_workspace

GAME = Heimat()
REVISION = 2  # goes up when the same weights would judge anew: what was stored before is then outdated
WHOLE = 100.0  # per cent
ROOF_WORLDS = 8  # in which a roof is drawn, for a turn that the solver did not think of
PRIOR_WORLDS = 4.0  # what the solved auction weighs beside the worlds that were played on
SHOWN = 3  # turns that are told: so many are played on however far behind they are


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is looked at."""

    candidates: int  # turns that are played on, besides the one made
    margin: float  # by which share of the win they may look worse than the best
    worlds: tuple[int, ...]  # in which each is played on, by the number of seats


EFFORTS = {
    Depth.QUICK: Effort(3, 0.1, (0, 0, 6, 2, 1, 1)),
    Depth.NORMAL: Effort(4, 0.2, (0, 0, 60, 30, 16, 8)),
    Depth.DEEP: Effort(8, 0.3, (0, 0, 400, 200, 120, 60)),
}


@dataclass(frozen=True, slots=True)
class Moment:
    """One round: turns of the actor, the best first by the solved auction; what each is worth to every seat."""

    actor: int
    turns: list[Turn]
    solved: F32  # turns by seats: share of the win
    lines: dict[int, F32]  # by turn, for the best and those played on: lines that are foretold, by seats
    played: dict[int, F32]  # by turn, for those played on: shares, by seats

    def place_of(self, turn: Turn) -> int:
        """The number of a turn."""
        return self.turns.index(turn)

    def shares(self, place: int) -> F32:
        """Everybody's share with a turn that was played on, or that had no alternative."""
        shares: F32 = self.played[place] if place in self.played else self.solved[place]
        return shares

    @property
    def best(self) -> int:
        """The turn that is best for the actor."""
        return max(self.played, key=lambda place: float(self.shares(place)[self.actor]), default=0)


class HeimatStudy:
    """The analysis of one game."""

    def __init__(self, options: str, depth: Depth, seed: int) -> None:
        self.effort, self.seed = EFFORTS[depth], seed
        self.moments: dict[tuple[int, Turn | None], Moment] = {}
        self.outlines: dict[int, tuple[I16, F32, F32]] = {}

    # --- what a seat could expect

    def start(self, view: View) -> Values:
        """Before anything lies on the table, all seats are alike."""
        seats = len(view.seats)
        return {"win": WHOLE / seats, "points": calibration.usual_total(seats, int(view.common["games"][0]))}

    def weigh(self, view: View, made: Turn | None) -> Weighed:
        moment = self.moment(view, made)
        seat, best = view.viewer, self.values(view, moment)
        if made is None:
            return Weighed(best)
        place = moment.place_of(made)
        considered = sorted(moment.played, key=lambda other: -float(moment.shares(other)[seat])) or [place]
        options = [self.option(view, moment, other, best) for other in considered]
        chosen = options[considered.index(place)]
        highest: dict[Unit, float] = {unit: max(chosen.values[unit], options[0].values[unit]) for unit in best}
        return Weighed(highest, tuple(options), chosen)

    def expect(self, view: View, turns: Mapping[int, Turn]) -> Values:
        (made,) = turns.values()
        moment = self.moment(view, made)
        return self.option(view, moment, moment.place_of(made), self.values(view, moment)).values

    def values(self, view: View, moment: Moment) -> dict[Unit, float]:
        """What the viewer's seat could expect with the actor's best turn."""
        share, points = float(moment.solved[0, view.viewer]), float(moment.lines[0][view.viewer, TOTAL_LINE])
        return {"win": WHOLE * calibration.calibrated(share, len(view.seats)), "points": points}

    def option(self, view: View, moment: Moment, place: int, best: Mapping[Unit, float]) -> Option:
        """A turn of the actor as it is for the viewer's seat: what it changes is laid upon the best turn's values."""
        seat, first = view.viewer, moment.best
        share = float(moment.shares(place)[seat]) - float(moment.shares(first)[seat])
        win = min(max(best["win"] + WHOLE * share, 0.0), WHOLE)
        lines = dict(zip(LINES, moment.lines[place][seat].tolist(), strict=True))
        return Option(moment.turns[place], {"win": win, "points": lines["total"]}, lines)

    # --- rounds

    def moment(self, view: View, made: Turn | None) -> Moment:
        """A round; everybody knows the same of it. What was made is known when it is revealed."""
        key = int(view.common["turns"][0]), made
        if key not in self.moments:
            self.moments[key] = self.look_at(View(int(view.common["actor"][0]), view.common, view.seats), made)
        return self.moments[key]

    def look_at(self, view: View, made: Turn | None) -> Moment:
        """Solve the auction, and play on from the best turns and the one made."""
        room, seats, actor = new_workspace(len(view.seats)), len(view.seats), view.viewer
        moves, solved, lines = self.outline(view, room)
        turns = [turn_of(turn) for turn in moves]
        if made is None or len(turns) == 1:
            return Moment(actor, turns, solved, {0: lines[0]}, {})
        if made not in turns:  # black money with another offer than the best
            turns.append(made)
            moves = np.concatenate([moves, as_moves(made)])
            solved = np.concatenate([solved, self.solve_after(view, made, room)])
        near = int((solved[:, actor] > solved[0, actor] - self.effort.margin).sum())
        count = min(max(SHOWN, min(near, self.effort.candidates)), len(moves))
        kept = sorted({*range(count), turns.index(made)})
        weight = PRIOR_WORLDS / (PRIOR_WORLDS + self.effort.worlds[seats])
        mixed = weight * solved[kept] + (1.0 - weight) * self.play_on(view, moves[kept], room)
        foretold = {0: lines[0], **dict(zip(kept, self.foretell(view, moves[kept], room), strict=True))}
        return Moment(actor, turns, solved, foretold, dict(zip(kept, mixed, strict=True)))

    def outline(self, view: View, room: Workspace) -> tuple[I16, F32, F32]:
        """The actor's turns, what each is worth to everybody, and everybody's lines with the best."""
        number = int(view.common["turns"][0])
        if number not in self.outlines:
            moves, solved = self.solve(view, room)
            self.outlines[number] = moves, solved, self.foretell(view, moves[:1], room)
        return self.outlines[number]

    def stream(self, view: View) -> int:
        """The seed of a round's chance."""
        return self.seed * SEED_STEP + int(view.common["turns"][0]) * TURN_STEP

    def solve(self, view: View, room: Workspace) -> tuple[I16, F32]:
        """The actor's turns, the best first, and what each is worth to everybody."""
        moves, _ = list_choices(view, STRONG, 0, room)
        values: F32 = room.choices["value"][0, : len(moves), : len(view.seats)]
        order = np.argsort(-values[:, view.viewer], kind="stable")
        return moves.copy(), values[order].copy()

    def solve_after(self, view: View, turn: Turn, room: Workspace) -> F32:
        """What a turn is worth to everybody that the solver did not think of: the mean over roofs that may be drawn."""
        total = np.zeros((1, len(view.seats)), np.float32)
        for world in range(ROOF_WORLDS):
            state = GAME.imagine(view, new_stream(self.stream(view) + world * SEED_STEP))
            for move in turn:
                GAME.apply(state, view.viewer, move)
            GAME.close_round(state)
            total += self.solve(GAME.view(state, int(state.common["actor"][0])), room)[1][:1]
        return total / np.float32(ROOF_WORLDS)

    def roll(
        self, view: View, moves: I16, room: Workspace, manner: Manner, worlds: int, auctions: int
    ) -> tuple[F32, F32]:
        """Means over worlds of shares of the win (turns by seats) and lines (turns by seats by lines)."""
        seats, seed = len(view.seats), self.stream(view)
        seeds = np.concatenate([new_stream(seed + number * SEED_STEP) for number in range(worlds)])
        shares = np.zeros((len(moves), seats), np.float32)
        lines = np.zeros((len(moves), seats, len(LINES)), np.float32)
        taste = taste_of(manner, view.viewer, seed)
        try_turns(view.common, view.seats, moves, room, load_weights(), taste, seeds, auctions, shares, lines)
        return shares / np.float32(worlds), lines / np.float32(worlds)

    def play_on(self, view: View, moves: I16, room: Workspace) -> F32:
        """Everybody's shares of the win when these turns are played on from, a few auctions far."""
        worlds = self.effort.worlds[len(view.seats)]
        return self.roll(view, moves, room, HASTY, worlds, ROLLOUT_AUCTIONS)[0]

    def foretell(self, view: View, moves: I16, room: Workspace) -> F32:
        """Everybody's lines after each of these turns, if the auction goes on as is best for everybody."""
        return self.roll(view, moves, room, STRONG, 1, 0)[1]

    # --- auctions

    def auction(self, views: Mapping[int, View], turns: Mapping[int, Turn]) -> Auction | None:
        """From the offer to the placing: who bid, paid and gained; and what the price would be among the best."""
        first = min(views)
        if int(views[first].common["phase"][0]) != Phase.OFFER:
            return None
        auctioneer = int(views[first].common["actor"][0])
        bids: list[tuple[int, int]] = []
        gains = np.zeros(len(views[first].seats))
        buyer, paid, last, number = auctioneer, 0, first, first
        for number in range(first + 1, max(views) + 1):
            view, turn = views[number], turns[number]
            phase, actor = int(view.common["phase"][0]), int(view.common["actor"][0])
            if phase == Phase.OFFER:
                break
            moment = self.moment(view, turn)
            gains += WHOLE * (moment.solved[moment.place_of(turn)] - moment.solved[0])
            last = number
            if phase == Phase.BID:
                bids.append((actor, 0 if turn[0] == PASS else turn[0] - BID + 1))
            elif phase == Phase.DECIDE:
                paid = int(view.common["highest"][0])
                buyer = actor if turn[0] == KEEP else int(view.common["bidder"][0])
        if last == first:
            return None  # a blank roof: nothing was sold
        fair = self.fair_price(views[first + 1])
        worth = self.worth_to(views, turns, first, buyer, paid)
        piece = next(move for move in turns[first] if OFFER <= move < OFFER + PIECES)
        told = tuple(float(gain) for gain in gains)
        return Auction(first, GAME.write(piece), auctioneer, fair, worth, tuple(bids), buyer, paid, told)

    def fair_price(self, view: View) -> int | None:
        """The price at which the auction ends if everybody does their best; none if nobody bids."""
        state, room = GAME.imagine(view, new_stream(0)), new_workspace(len(view.seats))
        price: int | None = None
        while not GAME.is_over(state) and int(state.common["phase"][0]) in (Phase.BID, Phase.DECIDE):
            price = int(state.common["highest"][0]) or price
            seen = GAME.view(state, int(state.common["actor"][0]))
            for move in turn_of(self.solve(seen, room)[0][0]):
                GAME.apply(state, seen.viewer, move)
            price = int(state.common["highest"][0]) or price
            GAME.close_round(state)
        return price

    def worth_to(self, views: Mapping[int, View], turns: Mapping[int, Turn], first: int, buyer: int, paid: int) -> int:
        """The highest price at which the buyer would rather have the piece than leave it."""
        for number in range(first + 1, max(views) + 1):
            view = views[number]
            phase, actor = int(view.common["phase"][0]), int(view.common["actor"][0])
            if phase == Phase.OFFER:
                break
            if actor == buyer and phase == Phase.BID:
                moment = self.moment(view, turns[number])
                passed = float(moment.solved[moment.place_of((PASS,))][buyer])
                prices = [
                    turn[0] - BID + 1
                    for turn, shares in zip(moment.turns, moment.solved, strict=True)
                    if turn[0] != PASS and float(shares[buyer]) >= passed
                ]
                return max(prices, default=0)
            if actor == buyer and phase == Phase.DECIDE:
                return self.worth_to_keep(view)
        return paid

    def worth_to_keep(self, view: View) -> int:
        """The highest bid at which the auctioneer would rather keep the piece than sell it."""
        room, worth = new_workspace(len(view.seats)), 0
        actor, bidder = int(view.common["actor"][0]), int(view.common["bidder"][0])
        for price in range(1, min(int(view.seats["cheques"][actor]), int(view.seats["cheques"][bidder])) + 1):
            asked = View(actor, view.common.copy(), view.seats)
            asked.common["highest"] = price
            if turn_of(self.solve(asked, room)[0][0])[0] == KEEP:
                worth = price
        return worth


def as_moves(turn: Turn) -> I16:
    """A turn as rollouts take it."""
    return np.array([[*turn, *[NO_MOVE] * (LONGEST_TURN - len(turn))]], np.int16)


class HeimatAnalyst:
    """Judges turns of Neue Heimat."""

    @property
    def version(self) -> str:
        return f"{REVISION}-{weights_version()}"

    def units(self, seats: int) -> tuple[Unit, ...]:
        return ("win", "points")

    def study(self, options: str, depth: Depth, seed: int) -> HeimatStudy:
        return HeimatStudy(options, depth, seed)


@cache
def weights_version() -> str:
    """A name for what was learned and fitted."""
    digest = hashlib.sha256()
    for path in (calibration.FITTED, *sorted(HERE.glob("*.npz"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]
