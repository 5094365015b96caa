"""Who plays what: paired deals, every rotation of the players over the seats, and the seeds of deals and turns."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from housewright.engine.game import Game, Seed

SEED_BYTES = 6  # a turn's seed stays exact in any language's JSON


@dataclass(frozen=True, slots=True)
class Settings:
    """All that the results of a run depend on, versions aside."""

    game: str
    variant: str  # as it was asked for
    options: str  # what that means
    players: tuple[str, ...]  # one for every seat, as they sit in the first rotation
    deals: int
    seed: int

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.players)

    @property
    def names(self) -> list[str]:
        """The players, each once, in the order in which they were named."""
        return list(dict.fromkeys(self.players))


@dataclass(frozen=True, slots=True, order=True)
class Pairing:
    """One game to play: the deal and the rotation, both counted from 1."""

    deal: int
    rotation: int


def settle(game: Game, variant: str, players: Sequence[str], seats: int | None, deals: int, seed: int) -> Settings:
    """The settings that were asked for; a ValueError says what is wrong with them."""
    options = game.options(variant)
    seats = len(players) if seats is None else seats
    allowed = game.seat_range(options)
    if seats not in allowed:
        raise ValueError(f"number of seats {seats}: these options allow {allowed.start} to {allowed.stop - 1}")
    if not players or not all(players):
        raise ValueError("a player's name is missing")
    if len(players) > seats:
        raise ValueError(f"{len(players)} players are too many for {seats} {'seat' if seats == 1 else 'seats'}")
    seated = tuple(players[seat % len(players)] for seat in range(seats))
    return Settings(game.name, variant, options, seated, deals, seed)


def seating(players: Sequence[str], rotation: int) -> tuple[int, ...]:
    """For every seat the player who sits there in a rotation, as an index into the players."""
    return tuple((seat + rotation - 1) % len(players) for seat in range(len(players)))


def rotations(players: Sequence[str]) -> list[int]:
    """The rotations that differ in who sits where."""
    seen: dict[tuple[str, ...], int] = {}
    for rotation in range(1, len(players) + 1):
        seen.setdefault(tuple(players[index] for index in seating(players, rotation)), rotation)
    return list(seen.values())


def schedule(settings: Settings) -> list[Pairing]:
    """Every game of a run, deal by deal."""
    turns = rotations(settings.players)
    return [Pairing(deal, rotation) for deal in range(1, settings.deals + 1) for rotation in turns]


def deal_seed(seed: int, deal: int) -> Seed:
    """What is dealt: the same in every rotation."""
    return Seed(hashlib.sha256(f"arena {seed} deal {deal}".encode()).digest())


def turn_seed(seed: int, pairing: Pairing, seat: int, number: int) -> int:
    """A player's own noise in one round: no two turns share it, so equal players do not mirror each other."""
    text = f"arena {seed} turn {pairing.deal} {pairing.rotation} {seat} {number}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "little")
