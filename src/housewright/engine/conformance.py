"""The conformance kit: what any game behind the interface must keep to, checked over random games.

`conform` plays a whole game through a session and looks at it from all sides on the way; it raises a ConformanceError
that names what is broken. Tests run it for every game, variant and number of seats, and on mutants that must fail.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from housewright.engine.chance import new_stream
from housewright.engine.game import SPECTATOR, Game, Position, Seed, State, Turn, View
from housewright.engine.record import read_record, write_record
from housewright.engine.session import NotToActError, Session, play
from housewright.engine.simulate import random_turn


class ConformanceError(AssertionError):
    """A promise of the game interface that a game does not keep."""


def require(kept: bool, promise: str) -> None:
    """Raise unless the promise is kept."""
    if not kept:
        raise ConformanceError(promise)


# A state that differs from the given one only in what the viewer may not know. It is written from the rules, apart from
# the game's own views: worlds imagined from a view that leaks would leak the same.
AnotherWorld: TypeAlias = Callable[[State, int, random.Random], State]


def conform(
    game: Game, options: str, seats: int, seed: int, another_world: AnotherWorld, looks: float = 0.2
) -> Session:
    """Play one random game and check everything; `looks` is the share of turns that are looked at closely."""
    check_move_texts(game)
    check = Check(game, options, seats, random.Random(seed), another_world, looks)
    session = check.play()
    check.same_seed_same_bytes(session)
    check.record_round_trip(session)
    check.undo_restores_bytes(session)
    return session


def check_move_texts(game: Game) -> None:
    """Every move has a text of its own, which reads back as the same move."""
    texts = [game.write(move) for move in range(game.moves)]
    require(len(set(texts)) == len(texts), "two moves have the same text")
    require(all(game.read(text) == move for move, text in enumerate(texts)), "a move's text reads back differently")
    require(all(text.split() == [text] for text in texts), "a move's text is empty or has a blank")
    require("/" not in texts, "a move's text is the separator of turns")


@dataclass
class Check:
    """One game under examination."""

    game: Game
    options: str
    seats: int
    rng: random.Random
    another_world: AnotherWorld
    looks: float

    def play(self) -> Session:
        """A whole game through a session, looked at on the way."""
        session = Session.begin(self.game, self.options, self.seats, Seed(self.rng.randbytes(32)))
        while not session.is_over:
            require(bool(session.awaited()), "nobody is to act although the game is not over")
            self.round(session)
        require(session.awaited() == (), "somebody is to act although the game is over")
        require(len(self.game.scores(session.state)) == self.seats, "a seat has no score")
        return session

    def round(self, session: Session) -> None:
        """One round: random turns, secrets kept while they come in, then closed in two orders."""
        looked_at = self.rng.random() < self.looks
        viewers = self.viewers(session)
        if looked_at:
            for viewer in viewers:
                self.views(session, viewer)
        turns = {seat: self.turn(session, seat) for seat in session.awaited()}
        if looked_at:
            self.turns_commute(session.state, turns)
            self.pending_turns_stay_secret(session, turns, viewers)
            self.story_keeps_secrets(session, turns, viewers)
        for seat, turn in turns.items():
            session.submit(seat, turn)

    def viewers(self, session: Session) -> list[int]:
        """A spectator, somebody who is to act, and some other seat."""
        acting = self.rng.choice(session.awaited())
        return [SPECTATOR, *sorted({acting, self.rng.randrange(self.seats)})]

    def turn(self, session: Session, seat: int) -> Turn:
        """A random turn, made on the seat's view; now and then every move is compared with its objection."""
        draft = session.draft(seat, ())
        if self.rng.random() >= self.looks:
            return random_turn(self.game, draft, seat, self.rng)
        turn: list[int] = []
        state = session.state.copy()
        while not self.game.is_turn_complete(draft, seat):
            legal = self.game.legal(draft, seat)
            self.legal_is_why_not(draft, seat, legal)
            require(legal == self.game.legal(state, seat), "legal differs between a state and its view")
            turn.append(self.rng.choice(legal))
            self.game.apply(draft, seat, turn[-1])
            self.game.apply(state, seat, turn[-1])
        require(self.game.legal(draft, seat) == [], "a complete turn has legal moves")
        require(session.draft(seat, turn).to_bytes() == draft.to_bytes(), "a draft differs from its moves on the view")
        require(self.game.view(state, seat).to_bytes() == draft.to_bytes(), "a view's draft differs from the state's")
        return tuple(turn)

    def legal_is_why_not(self, position: Position, seat: int, legal: list[int]) -> None:
        """A move is legal just if there is no objection to it."""
        require(bool(legal), "an incomplete turn has no legal move")
        unopposed = [move for move in range(self.game.moves) if not self.game.why_not(position, seat, move)]
        require(legal == unopposed, "legal and why_not disagree")

    def turns_commute(self, state: State, turns: dict[int, Turn]) -> None:
        """The turns of one round may be applied in any order."""
        results = []
        for order in (sorted(turns), sorted(turns, reverse=True)):
            after = state.copy()
            for seat in order:
                play(self.game, after, seat, turns[seat])
            self.game.close_round(after)
            results.append(after.to_bytes())
        require(results[0] == results[1], "turns of one round do not commute")

    def views(self, session: Session, viewer: int) -> None:
        """A view says the same whatever the viewer cannot know; an imagined state fits it and can be played on."""
        view = session.view(viewer)
        imagined = self.game.imagine(view, new_stream(self.rng.randrange(1 << 64)))
        seen = self.game.view(imagined, viewer)
        require(seen.to_bytes() == view.to_bytes(), "the view of an imagined state differs from the view")
        other = self.another_world(session.state, viewer, self.rng)
        seen = self.game.view(other, viewer)
        require(seen.to_bytes() == view.to_bytes(), "views differ between worlds that should look the same")
        require(self.says(seen) == self.says(view), "descriptions differ between worlds that look the same")
        if viewer in session.awaited():
            moves = random_turn(self.game, view.copy(), viewer, self.rng)
            self.drafts_agree(session.state, other, viewer, moves)
        self.game.rollout(imagined, new_stream(self.rng.randrange(1 << 64)))
        require(self.game.is_over(imagined), "an imagined state cannot be played to the end")

    def drafts_agree(self, state: State, world: State, viewer: int, moves: Turn) -> None:
        """Step by step, a draft says the same in both worlds."""
        drafts = [self.game.view(state, viewer), self.game.view(world, viewer)]
        for move in moves:
            for draft in drafts:
                play(self.game, draft, viewer, [move])
            require(drafts[0].to_bytes() == drafts[1].to_bytes(), "drafts differ between worlds that look the same")
            require(self.says(drafts[0]) == self.says(drafts[1]), "draft descriptions differ between such worlds")

    def says(self, view: View) -> str:
        """A description as the bytes that a page would get."""
        return json.dumps(self.game.describe(view), sort_keys=True)

    def pending_turns_stay_secret(self, session: Session, turns: dict[int, Turn], viewers: list[int]) -> None:
        """What others have submitted changes nothing for anybody before the round is closed."""
        for viewer in viewers:
            before = session.view(viewer).to_bytes()
            others = [seat for seat in turns if seat != viewer]
            for seat in others[: len(turns) - 1]:
                session.submit(seat, turns[seat])
            require(session.view(viewer).to_bytes() == before, "a submitted turn shows before the round is closed")
            for seat in others[: len(turns) - 1]:
                session.take_back(seat)

    def story_keeps_secrets(self, session: Session, turns: dict[int, Turn], viewers: list[int]) -> None:
        """The story of the same turns is the same in every world that looks the same before and after."""
        after = self.closed(session.state, turns)
        for viewer in viewers:
            world = self.another_world(session.state, viewer, self.rng)
            if any(not self.fits(world, seat, turn) for seat, turn in turns.items()):
                continue  # another hand cannot have made this turn
            other = self.closed(world, turns)
            stories = [
                self.game.story(self.game.view(begin, viewer), turns, self.game.view(end, viewer))
                for begin, end in ((session.state, after), (world, other))
            ]
            same_end = self.game.view(after, viewer).to_bytes() == self.game.view(other, viewer).to_bytes()
            require(stories[0] == stories[1] or not same_end, "stories differ between worlds that look the same")

    def closed(self, state: State, turns: dict[int, Turn]) -> State:
        """The state after these turns and the closing of the round."""
        after = state.copy()
        for seat, turn in turns.items():
            play(self.game, after, seat, turn)
        self.game.close_round(after)
        return after

    def fits(self, state: State, seat: int, turn: Turn) -> bool:
        """Whether the turn is legal in this state."""
        trial = state.copy()
        try:
            play(self.game, trial, seat, turn)
        except ValueError:
            return False
        return self.game.is_turn_complete(trial, seat)

    def same_seed_same_bytes(self, session: Session) -> None:
        """Dealing and playing the same again gives the same bytes; so do two equal rollouts."""
        again = Session.begin(self.game, self.options, self.seats, session.deal)
        for turns in session.rounds:
            for seat, turn in turns.items():
                again.submit(seat, turn)
        require(again.state.to_bytes() == session.state.to_bytes(), "the same turns end in other bytes")
        rollouts = [self.game.new(self.options, self.seats, session.deal) for _ in range(2)]
        for state in rollouts:
            self.game.rollout(state, new_stream(1))
        require(rollouts[0].to_bytes() == rollouts[1].to_bytes(), "the same rollout ends in other bytes")

    def record_round_trip(self, session: Session) -> None:
        """A record reads back as the same session, and is written the same again."""
        text = write_record(session)
        again = read_record(text, {self.game.name: self.game}.__getitem__)
        require(again.state.to_bytes() == session.state.to_bytes(), "a record reads back as another state")
        require(write_record(again) == text, "a record is written differently the second time")

    def undo_restores_bytes(self, session: Session) -> None:
        """Undoing every round goes back through the same states to the beginning."""
        states = [state.to_bytes() for state in session.earlier]
        while session.rounds:
            session.undo_round()
            require(session.state.to_bytes() == states.pop(), "undo does not restore a state's bytes")
        fresh = self.game.new(session.options, self.seats, session.deal)
        require(session.state.to_bytes() == fresh.to_bytes(), "undo does not lead back to the deal")
        self.refuses(lambda: session.submit(self.seats, ()), "a seat that does not exist may act")

    def refuses(self, call: Callable[[], object], promise: str) -> None:
        """The session must object to this."""
        try:
            call()
        except NotToActError:
            return
        raise ConformanceError(promise)
