"""A log comes to an end: whoever changes this and that for ever is refused, and the game goes on; play never is."""

from __future__ import annotations

import random
import secrets
import uuid
from collections.abc import Callable
from itertools import cycle

import httpx
import pytest

from housewright.engine.game import Turn
from housewright.engine.simulate import random_turn
from housewright.server.hall.hall import add_all, number, plan
from housewright.server.tables import commands
from housewright.server.tables.commands import Person, usual_stand_in
from housewright.server.tables.events import Agreement, Event, Opened, Sat, Started
from housewright.server.tables.table import Table
from tests.server.running import Client, Server, wait_until

Make = Callable[..., Server]
FULL = "too-much-changed"
SHORT = "logs are short"
MANY = 100  # for such logs


def ask_until_refused(ask: Callable[[], httpx.Response]) -> None:
    """Do something again and again."""
    for _ in range(MANY):
        if (answer := ask()).is_error:
            assert (answer.status_code, answer.json()["error"]["key"]) == (409, FULL), answer.text
            return
    raise AssertionError("the log grows for ever")


def check_the_room(ada: Client, bob: Client) -> None:
    """Before the start a table takes so many changes; then one can go or start, and nothing else."""
    table = ada.open(seats=[None, None])
    bodies = cycle([{"player": "easy"}, {"player": None}])
    ask_until_refused(lambda: ada.ask("PUT", f"/tables/{table}/seats/1", next(bodies)))
    if ada.look(table)["table"]["seats"][1]["player"]:
        ada.put(f"/tables/{table}/seats/1", player=None)
    ada.refused(f"/tables/{table}/terms", 409, FULL, "PUT", game="welcome", seats=2, name="Another")
    ada.refused(f"/tables/{table}/me", 409, FULL, "PUT", town="Another")
    bob.refused("/join", 409, FULL, code=ada.look(table)["code"])
    ada.post(f"/tables/{table}/start", fill="beginner")


def check_a_round(ada: Client, bob: Client) -> None:
    """In a round a turn can be taken back so often; then it is taken, and the next round has room again."""
    table = ada.open(seats=[None, None])
    bob.post("/join", code=ada.look(table)["code"])
    ada.post(f"/tables/{table}/start")
    moves = ada.choose(table, 1)

    def take_back() -> httpx.Response:
        if 0 not in ada.look(table)["now"]["turned"]:
            ada.turn(table, 1, moves)
        return ada.ask("POST", f"/tables/{table}/take-back", {"round": 1, "key": uuid.uuid4().hex})

    ask_until_refused(take_back)
    ada.post(f"/tables/{table}/seats/0/hand-over")
    ada.refused(f"/tables/{table}/seats/0/hand-back", 409, FULL)
    ada.refused(f"/tables/{table}/seats/0/hand-over", 409, FULL, player="beginner")
    bob.turn(table, 1, moves)
    wait_until(lambda: ada.look(table)["now"]["round"] == 2, "the computer player closes the round")
    ada.post(f"/tables/{table}/seats/0/hand-back")


def check_ends(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    check_the_room(ada, bob)
    check_a_round(ada, bob)


def test_a_log_has_an_end_and_the_game_goes_on(make_server: Make) -> None:
    check_ends(make_server(SHORT))


def test_a_log_without_an_end_is_seen(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="grows for ever"):
        check_ends(make_server(f"{SHORT} + lets logs grow for ever"))


# --- play -------------------------------------------------------------------------------------------------------------


class Fickle:
    """A table where everybody takes every turn back some times before they stay with it."""

    def __init__(self, seats: int, times: int) -> None:
        self.people = [Person(f"guest{seat}", f"Person {seat}") for seat in range(seats)]
        self.times, self.rng = times, random.Random(1)
        self.table = Table("t" * 22, bytes(32), "game")
        agreement = Agreement(game="welcome", options="basic", stand_in=usual_stand_in("welcome"))
        first: list[Event] = [Opened(agreement=agreement, seats=seats, host=self.people[0].guest)]
        first += [Sat(seat=seat, guest=person.guest, name=person.name) for seat, person in enumerate(self.people)]
        add_all(self.table, number(self.table, [*first, Started()]))

    def play_round(self) -> None:
        """One round; who is last closes it with the first turn."""
        for seat, person in enumerate(self.people):
            is_last = seat + 1 == len(self.people)
            moves = self.choose(seat)
            for _ in range(0 if is_last else self.times):
                self.take_turn(person, moves)
                self.take_back(person)
            self.take_turn(person, moves)

    def choose(self, seat: int) -> Turn:
        """A random turn."""
        session = self.table.running()
        return random_turn(session.game, session.draft(seat, ()), seat, self.rng)

    def take_turn(self, person: Person, moves: Turn) -> None:
        """Submit it."""
        key, round_ = secrets.token_hex(16), self.table.round
        _, self.table, _ = plan(self.table, lambda table: commands.take_turn(table, person, round_, moves, key))

    def take_back(self, person: Person) -> None:
        """Withdraw it."""
        key, round_ = secrets.token_hex(16), self.table.round
        _, self.table, _ = plan(self.table, lambda table: commands.take_back(table, person, round_, key))


@pytest.mark.parametrize(("seats", "times", "rounds"), [(100, 4, 3), (2, 4, 12), (2, 100, 2)])
def test_play_never_meets_the_end_of_its_log(seats: int, times: int, rounds: int) -> None:
    fickle = Fickle(seats, times)
    for _ in range(rounds):
        fickle.play_round()
    assert fickle.table.round == rounds + 1
