"""One game between players: a lean loop over the game interface, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

from housewright.arena.schedule import Pairing, Settings, deal_seed, seating, turn_seed
from housewright.engine.game import Game, State, Turn
from housewright.engine.record import MOST_NAME, write_record
from housewright.engine.session import Session
from housewright.games import find_game
from housewright.players.external import ExternalPlayer, PlayerError
from housewright.players.player import Player

Find: TypeAlias = Callable[[str, str], Player]  # finds a player by game and text
COMMAND = "cmd:"  # what an external player's text begins with


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game; lists go by seat."""

    deal: int
    rotation: int
    totals: list[int]
    places: list[int]
    lines: list[dict[str, int]]
    turns: list[int]  # how many each seat made
    seconds: list[float]  # how long they took in sum

    @property
    def pairing(self) -> Pairing:
        """Which game it was."""
        return Pairing(self.deal, self.rotation)

    def to_json(self) -> dict[str, Any]:
        """Plain JSON."""
        return asdict(self)


def read_result(data: Any, seats: int) -> Result:
    """A result from plain JSON; a ValueError if it is none."""
    try:
        result = Result(**data)
        numbers = [*result.totals, *result.places, *result.turns, *result.seconds, result.deal, result.rotation]
        numbers += [value for line in result.lines for value in line.values()]
        by_seat = (result.totals, result.places, result.lines, result.turns, result.seconds)
    except (TypeError, AttributeError):
        raise ValueError("this is no result of a game") from None
    if not all(isinstance(number, int | float) for number in numbers) or any(len(part) != seats for part in by_seat):
        raise ValueError("this is no result of a game with these seats")
    return result


class Table:
    """Players who stay together for many games."""

    def __init__(self, settings: Settings, find: Find, patience: float, records: Path | None) -> None:
        self.settings, self.records = settings, records
        self.game = find_game(settings.game)
        self.players = [seat_player(settings.game, text, find, patience) for text in settings.players]
        self.is_warm = False

    def play(self, pairing: Pairing) -> Result:
        """Play one game to its end."""
        state = self.game.new(self.settings.options, self.settings.seats, deal_seed(self.settings.seed, pairing.deal))
        if not self.is_warm:
            self.warm_up(state, pairing)
        rounds: list[dict[int, Turn]] = []
        turns, seconds = [0] * self.settings.seats, [0.0] * self.settings.seats
        seated = [self.players[index] for index in seating(self.settings.players, pairing.rotation)]
        while not self.game.is_over(state):
            rounds.append(self.play_round(state, seated, pairing, len(rounds) + 1, turns, seconds))
        scores = self.game.scores(state)
        if self.records is not None:
            write_game(self.records, self.game, self.settings, pairing, rounds)
        return Result(
            pairing.deal,
            pairing.rotation,
            [score.total for score in scores],
            [score.place for score in scores],
            [dict(score.lines) for score in scores],
            turns,
            seconds,
        )

    def play_round(
        self,
        state: State,
        seated: Sequence[Player],
        pairing: Pairing,
        number: int,
        turns: list[int],
        seconds: list[float],
    ) -> dict[int, Turn]:
        """Everybody chooses from the same state, then all turns are made and the round is closed."""
        game, chosen = self.game, {}
        for seat in game.to_act(state):
            view, seed = game.view(state, seat), turn_seed(self.settings.seed, pairing, seat, number)
            begin = perf_counter()
            try:
                chosen[seat] = seated[seat].choose(view, self.settings.options, seed)
            except PlayerError as wrong:
                raise PlayerError(f"{where(game, pairing, seat, number)}: {wrong}") from None
            seconds[seat] += perf_counter() - begin
            turns[seat] += 1
        for seat, turn in chosen.items():
            for move in turn:
                game.apply(state, seat, move)
            assert game.is_turn_complete(state, seat), f"{seated[seat].name} made half a turn"
        game.close_round(state)
        return chosen

    def warm_up(self, state: State, pairing: Pairing) -> None:
        """Let everybody think once, off the clock: the first turn may compile, load or start something."""
        seat = self.game.to_act(state)[0]
        for player in self.players:
            try:
                player.choose(self.game.view(state, seat), self.settings.options, 0)
            except PlayerError as wrong:
                raise PlayerError(f"{where(self.game, pairing, seat, 1)}: {wrong}") from None
        self.is_warm = True

    def close(self) -> None:
        """Send external players home."""
        for player in self.players:
            if isinstance(player, ExternalPlayer):
                player.close()


def seat_player(game: str, text: str, find: Find, patience: float) -> Player:
    """The player of a text, from the house or from outside; a ValueError says what is wrong with it."""
    if text.startswith(COMMAND):
        return ExternalPlayer(find_game(game), text.removeprefix(COMMAND), patience)
    return find(game, text)


def where(game: Game, pairing: Pairing, seat: int, number: int) -> str:
    """Names a turn of a run, for people."""
    return f"{game.name}, deal {pairing.deal}, rotation {pairing.rotation}, round {number}, seat {seat + 1}"


def record_path(folder: Path, game: str, pairing: Pairing) -> Path:
    """Where the record of a game is written."""
    return folder / f"{game}-{pairing.deal}-{pairing.rotation}.record"


def write_game(
    folder: Path, game: Game, settings: Settings, pairing: Pairing, rounds: Sequence[dict[int, Turn]]
) -> None:
    """Write the record of a finished game; the session checks every move once more."""
    session = Session.begin(game, settings.options, settings.seats, deal_seed(settings.seed, pairing.deal))
    for seat, index in enumerate(seating(settings.players, pairing.rotation)):
        session.names[seat] = "".join(filter(str.isprintable, settings.players[index]))[:MOST_NAME]
    for turns in rounds:
        for seat, turn in turns.items():
            session.submit(seat, turn)
    record_path(folder, game.name, pairing).write_text(write_record(session), encoding="utf-8", newline="\n")
