"""Tables for tests: people who sit down together, and random turns of theirs."""

from __future__ import annotations

import random
import uuid
from collections.abc import Sequence
from dataclasses import dataclass

from tests.server.running import Client, Server


@dataclass(slots=True)
class Party:
    """A running table and the people at it, by seat."""

    table: str
    people: dict[int, Client]

    @property
    def host(self) -> Client:
        """Who opened it."""
        return next(iter(self.people.values()))

    def play_turn(self, seat: int, number: int, rng: random.Random, key: str | None = None) -> int:
        """A random turn of a seat; returns the number of its event."""
        person = self.people[seat]
        return int(person.turn(self.table, number, person.choose(self.table, number, rng.choice), key)["seq"])

    def take_back(self, seat: int, number: int) -> bool:
        """Withdraw a turn; false if it is too late."""
        body = {"round": number, "key": uuid.uuid4().hex}
        answer = self.people[seat].ask("POST", f"/tables/{self.table}/take-back", body)
        assert answer.status_code in (200, 409), answer.text
        return answer.is_success

    def awaited(self) -> tuple[int, list[int]]:
        """The round, and the people who are to act, until it is over."""
        now = self.host.look(self.table)["now"]
        return now["round"], [seat for seat in now["awaited"] if seat in self.people]


def seat_party(
    server: Server,
    game: str,
    options: str,
    seats: Sequence[str | None],
    people: Sequence[Client] = (),
    start: bool = True,
    **terms: object,
) -> Party:
    """Open a table; people sit on the empty chairs, and the game starts."""
    chairs = [seat for seat, player in enumerate(seats) if player is None]
    guests = [*people, *(server.guest(f"Person {seat + 1}") for seat in chairs[len(people) :])]
    table = guests[0].open(game, options, seats, seat=chairs[0], **terms)
    code = guests[0].look(table)["code"]
    for guest, seat in zip(guests[1:], chairs[1:], strict=True):
        guest.post("/join", code=code, seat=seat)
    if start:
        guests[0].post(f"/tables/{table}/start")
    return Party(table, dict(zip(chairs, guests, strict=True)))
