"""Computer players of Orchard, which play at random: one is called as in every game, one as in no other."""

from __future__ import annotations

from collections.abc import Iterator

from housewright.engine.game import View
from housewright.players.player import Player, Suggestion
from housewright.players.random_player import RandomPlayer
from tests.third.orchard.game import Orchard

GAME = Orchard()


class OrchardPlayers:
    """All players of Orchard."""

    levels = ("easy", "picker")
    characters: tuple[str, ...] = ()
    references = ("random",)
    thoughtful: tuple[str, ...] = ()

    def find(self, name: str, seconds: float | None = None) -> Player:
        if name not in (*self.levels, *self.references):
            raise KeyError(name)
        if seconds is not None:
            raise ValueError(f"'{name}' takes no time of its own")
        return RandomPlayer(GAME, name)

    def suggest(self, view: View, options: str, count: int) -> list[Suggestion]:
        """The highest cards first: nobody knows better."""
        lines = {name: float(points) for name, points in GAME.scores(view)[view.viewer].lines.items()}
        cards = sorted(GAME.legal(view, view.viewer), reverse=True)[:count]
        return [Suggestion((card,), float(card + 1), lines) for card in cards]

    def warm_up(self) -> Iterator[str]:
        yield "nothing"
