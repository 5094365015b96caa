"""Write a playthrough: everything a whole game shows, so that a change of the rules shows in a diff.

`python -m tests.golden.playthrough` writes all of them anew; look at the diff before you commit it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from housewright.engine.game import SPECTATOR, Game, Position, Seed, Turn, write_turn
from housewright.engine.record import write_record
from housewright.engine.session import Session
from housewright.games import find_game
from tests.heimat.dealer import dealer_turn
from tests.welcome.builder import builder_turn

FOLDER = Path(__file__).parent
Player = Callable[[Game, Position, int, random.Random], Turn]


@dataclass(frozen=True)
class Golden:
    """One golden game."""

    name: str
    game: str
    options: str
    seats: int
    seed: int
    player: Player = builder_turn

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.name}.txt"


GOLDENS = (
    Golden("welcome-basic", "welcome", "basic", 2, 1),
    Golden("welcome-advanced", "welcome", "advanced", 3, 1),
    Golden("welcome-plans", "welcome", "plans", 2, 2),
    Golden("welcome-roundabouts", "welcome", "roundabouts", 2, 1),
    Golden("welcome-expert", "welcome", "expert", 3, 1),
    Golden("welcome-draft", "welcome", "draft", 2, 1),
    Golden("welcome-solo", "welcome", "basic", 1, 1),
    Golden("welcome-solo-advanced", "welcome", "advanced", 1, 1),
    Golden("welcome-reshuffle-by-claim", "welcome", "basic", 4, 4),
    Golden("welcome-second-pass", "welcome", "basic", 2, 92),
    Golden("heimat-two", "heimat", "basic", 2, 1, dealer_turn),
    Golden("heimat-four", "heimat", "basic", 4, 1, dealer_turn),
    Golden("heimat-estates", "heimat", "estates", 3, 1, dealer_turn),
    Golden("heimat-shortest-row", "heimat", "shortest-row-1 open-floors", 5, 1, dealer_turn),
    Golden("heimat-series", "heimat", "games-3", 3, 1, dealer_turn),
)


def play(golden: Golden) -> Session:
    """The golden game, played."""
    rng = random.Random(golden.seed)
    game = find_game(golden.game)
    session = Session.begin(game, golden.options, golden.seats, Seed(rng.randbytes(32)))
    while not session.is_over:
        for seat in session.awaited():
            session.submit(seat, golden.player(game, session.draft(seat, ()), seat, rng))
    return session


def tell(session: Session) -> Iterator[str]:
    """The game round by round: legal moves, turns, story, totals, and the digests of what everybody sees."""
    again = Session.begin(session.game, session.options, session.seats, session.deal)
    game = again.game
    for number, turns in enumerate(session.rounds, 1):
        yield f"round {number}"
        for seat, turn in turns.items():
            legal = game.legal(again.state, seat)
            yield f"  seat {seat + 1} of {len(legal)}: {write_turn(game, turn)}"
            again.submit(seat, turn)
        for event in again.story(number, SPECTATOR):
            yield f"  {json.dumps(event, ensure_ascii=False)}"
        yield f"  totals {' '.join(str(score.total) for score in game.scores(again.state))}"
        for viewer in (SPECTATOR, 0):
            described = json.dumps(game.describe(again.view(viewer)), sort_keys=True)
            yield f"  description for {viewer}: {sha256(described.encode()).hexdigest()[:16]}"
    for seat, score in enumerate(game.scores(again.state)):
        lines = ", ".join(f"{name} {points}" for name, points in score.lines.items())
        yield f"seat {seat + 1} is number {score.place}: {lines}"


def write(golden: Golden) -> str:
    """The whole playthrough: record and story."""
    session = play(golden)
    return write_record(session) + "\n" + "\n".join(tell(session)) + "\n"


if __name__ == "__main__":
    for each in GOLDENS:
        each.path.write_text(write(each), encoding="utf-8")
        print(each.path.name)
