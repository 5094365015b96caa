"""A session: one running game or series. It keeps the state at the start of the round and the turns submitted since
apart, so nobody learns of another's turn before the round closes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum

from housewright.engine.game import Deal, Game, Position, State, Turn, View


class IllegalMoveError(ValueError):
    """A turn that the rules refuse: which of its moves, and why."""

    def __init__(self, game: Game, index: int, move: int, reason: IntEnum) -> None:
        self.game, self.index, self.move, self.reason, self.text = game.name, index, move, reason, game.write(move)
        super().__init__(f"move {index + 1} '{self.text}' is illegal: {reason.name}")


class IncompleteTurnError(ValueError):
    """A turn that still leaves something to decide."""

    def __init__(self) -> None:
        super().__init__("the turn is not complete")


class NotToActError(ValueError):
    """A seat that has no turn to make now."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat + 1} has no turn to make now")
        self.seat = seat


class LackingDeckError(ValueError):
    """A game from a real box whose shuffles do not suffice."""

    def __init__(self) -> None:
        super().__init__("the decks are too few, or hold other cards than were due")


@dataclass(slots=True)
class Session:
    """The state at the start of the round, the turns submitted since, and the rounds before."""

    game: Game
    options: str
    deal: Deal
    state: State  # at the start of the round; never handed out, only viewed
    turns: dict[int, Turn] = field(default_factory=dict)  # submitted in this round
    rounds: list[Mapping[int, Turn]] = field(default_factory=list)  # closed
    earlier: list[State] = field(default_factory=list)  # state at the start of each closed round
    names: dict[int, str] = field(default_factory=dict)
    towns: dict[int, str] = field(default_factory=dict)
    what_if: int = 0  # the round from which on this is a game of what-if; before it is what somebody played; 0: no

    @classmethod
    def begin(cls, game: Game, options: str, seats: int, deal: Deal) -> Session:
        """A new session before its first turn."""
        options = game.options(options)
        state = game.new(options, seats, deal)
        if game.is_lacking(state):
            raise LackingDeckError
        return cls(game, options, deal, state)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.state.seats)

    @property
    def round(self) -> int:
        """The number of the running round, counted from 1."""
        return len(self.rounds) + 1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)

    def awaited(self) -> tuple[int, ...]:
        """The seats whose turns are still missing in this round."""
        return tuple(seat for seat in self.game.to_act(self.state) if seat not in self.turns)

    def view(self, viewer: int) -> View:
        """What the viewer may know: the start of the round, and their own turn if it is submitted."""
        state = self.state
        if viewer in self.turns:
            state = state.copy()
            for move in self.turns[viewer]:
                self.game.apply(state, viewer, move)
        return self.game.view(state, viewer)

    def draft(self, seat: int, moves: Iterable[int]) -> View:
        """The seat's view after these moves of a turn that is not submitted yet. Nothing is kept."""
        self._require_awaited(seat)
        view = self.game.view(self.state, seat)
        play(self.game, view, seat, moves)
        return view

    def submit(self, seat: int, moves: Iterable[int]) -> bool:
        """Take a whole turn; true if it was the last one awaited and the round is closed."""
        self._require_awaited(seat)
        turn = tuple(moves)
        trial = self.state.copy()
        play_turn(self.game, trial, seat, turn)
        self.turns[seat] = turn
        if self.awaited():
            return False
        try:
            self._close_round()
        except BaseException:  # whatever happened, the round is as it was before this turn
            del self.turns[seat]
            raise
        return True

    def take_back(self, seat: int) -> None:
        """Withdraw a submitted turn while others are still deciding."""
        if seat not in self.turns:
            raise NotToActError(seat)
        del self.turns[seat]

    def undo_round(self) -> None:
        """Go back to the start of this round, or of the one before if nothing was submitted yet."""
        if self.turns:
            self.turns.clear()
        elif self.rounds:
            self.rounds.pop()
            self.state = self.earlier.pop()
        else:
            raise ValueError("there is nothing to undo")

    def story(self, number: int, viewer: int) -> list[Mapping[str, object]]:
        """What happened in a closed round, counted from 1, as far as the viewer may know."""
        if not 1 <= number <= len(self.rounds):
            raise ValueError(f"round {number} is not closed")
        after = self.earlier[number] if number < len(self.rounds) else self.state
        before_view, after_view = self.game.view(self.earlier[number - 1], viewer), self.game.view(after, viewer)
        now = self.game.view(self.state, viewer)
        return [*self.game.story(before_view, self.rounds[number - 1], after_view, now)]

    def _require_awaited(self, seat: int) -> None:
        if seat not in self.awaited():
            raise NotToActError(seat)

    def _close_round(self) -> None:
        """Apply the turns in seat order and close the round; turns of one round commute."""
        after = self.state.copy()
        for seat in sorted(self.turns):
            for move in self.turns[seat]:
                self.game.apply(after, seat, move)
        self.game.close_round(after)
        if self.game.is_lacking(after):
            raise LackingDeckError
        self.earlier.append(self.state)
        self.rounds.append(dict(sorted(self.turns.items())))
        self.state = after
        self.turns = {}


def play(game: Game, position: Position, seat: int, moves: Iterable[int]) -> None:
    """Make the moves one after the other; an IllegalMoveError names the first that the rules refuse."""
    for index, move in enumerate(moves):
        reason = game.why_not(position, seat, move)
        if reason:
            raise IllegalMoveError(game, index, move, reason)
        game.apply(position, seat, move)


def play_turn(game: Game, position: Position, seat: int, turn: Turn) -> None:
    """Make a whole turn; an IncompleteTurnError if it leaves something to decide."""
    play(game, position, seat, turn)
    if not game.is_turn_complete(position, seat):
        raise IncompleteTurnError
