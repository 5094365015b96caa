"""Wrong use of everything: each refusal in the sources is provoked over HTTP, and can be told in every language.

A new refusal that nobody provokes here fails the run.
"""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.locales import LANGUAGES, messages
from tests.server.circumstances import READ_ONLY
from tests.server.refusing import refusal_keys
from tests.server.running import Client, Server, Zygote, new_server, wait_until

NOWHERE = "t" * 22
UNABLE = ("failure", "closing", "house-full", "no-storage", "analyses-full", "no-analyses")  # for a while, or at all


@dataclass
class Stage:
    """Servers by their circumstances, and people at the usual one."""

    zygote: Zygote
    folder: Path
    mutant: str | None = None
    servers: dict[str, Server] = field(default_factory=dict)

    def server(self, mutant: str | None = None, **settings: object) -> Server:
        """A server under these circumstances."""
        name = f"{mutant} {settings}"
        if name not in self.servers:
            folder = self.folder / f"server-{len(self.servers)}"
            self.servers[name] = new_server(self.zygote, folder, mutant or self.mutant, **settings).start()
        return self.servers[name]

    def people(self, mutant: str | None = None, **settings: object) -> list[Client]:
        """Three people."""
        server = self.server(mutant, **settings)
        return [server.guest(name) for name in ("Ada", "Bob", "Cy")]

    def table(self, start: bool = False, mutant: str | None = None, **terms: object) -> tuple[str, Client, Client]:
        """A table of Ada, who is host, and Bob."""
        ada, bob, _ = self.people(mutant)
        table = ada.open(**{"seats": [None, None], **terms})  # type: ignore[arg-type]
        bob.post("/join", code=ada.look(table)["code"])
        if start:
            ada.post(f"/tables/{table}/start")
        return table, ada, bob

    def close(self) -> None:
        """The end."""
        for server in self.servers.values():
            server.close()


@pytest.fixture(scope="module")
def stage(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """The stage of this module."""
    made = Stage(zygote, tmp_path_factory.mktemp("refusals"))
    yield made
    made.close()


Provoke = Callable[[Stage], httpx.Response]
PROVOKERS: dict[str, list[Provoke]] = {}


def provokes(key: str) -> Callable[[Provoke], Provoke]:
    """Register a way to get a refusal."""

    def register(provoke: Provoke) -> Provoke:
        PROVOKERS.setdefault(key, []).append(provoke)
        return provoke

    return register


def turn(client: Client, table: str, number: int, moves: list[str], key: str | None = None) -> httpx.Response:
    """Submit a turn, whatever comes of it."""
    return client.ask(
        "POST", f"/tables/{table}/turn", {"round": number, "moves": moves, "key": key or uuid.uuid4().hex}
    )


# --- the server as such -----------------------------------------------------------------------------------------------


@provokes("malformed")
def malformed(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/tokens", {"name": 5})


@provokes("malformed")
def malformed_json(stage: Stage) -> httpx.Response:
    headers = {"Content-Type": "application/json"}
    return stage.people()[0].ask("POST", "/tokens", content=b"{", headers=headers)


@provokes("too-large")
def too_large(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/tokens", {"name": "x" * 20_000})


@provokes("no-such-route")
def no_such_route(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", "/nowhere")


@provokes("no-such-method")
def no_such_method(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("DELETE", "/games")


@provokes("foreign-site")
def foreign_site(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", "/games", headers={"Origin": "https://evil.example"})


@provokes("unknown-host")
def unknown_host(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", "/games", headers={"Host": "evil.example"})


@provokes("too-many")
def too_many(stage: Stage) -> httpx.Response:
    server = stage.server("time stands still for limits", limits=0.001)
    httpx.get(f"{server.url}/api/tables")
    return httpx.get(f"{server.url}/api/tables")


@provokes("wrong-token")
def token_of_nobody(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("GET", f"/tables/{table}", headers={"Authorization": "bearer nobody.nothing"})


@provokes("no-guest")
def no_guest(stage: Stage) -> httpx.Response:
    return stage.server().stranger().ask("GET", "/tables/mine")


@provokes("failure")
def failure(stage: Stage) -> httpx.Response:
    return stage.people("fails on odd input")[0].ask("GET", "/daily/odd/basic")


@provokes("busy")
def busy(stage: Stage) -> httpx.Response:
    ada, bob, _ = stage.people("others always write first")
    table = ada.open(seats=[None, None], listed=True)
    return bob.ask("POST", f"/tables/{table}/join", {})


@provokes("closing")
def closing(stage: Stage) -> httpx.Response:
    ada = stage.people("is about to stop")[0]
    return ada.ask("GET", f"/tables/{ada.open()}/events")


@provokes("house-full")
def house_full(stage: Stage) -> httpx.Response:
    ada = stage.people(most_tables=1)[0]
    ada.ask("POST", "/tables", {"game": "welcome", "seats": [None]})
    return ada.ask("POST", "/tables", {"game": "welcome", "seats": [None]})


@provokes("no-storage")
def no_storage(stage: Stage) -> httpx.Response:
    server = stage.server("can only read when told")
    ada = server.guest()
    server.tell(READ_ONLY, "yes")
    return ada.ask("POST", "/tables", {"game": "welcome", "seats": [None]})


@provokes("too-many-tables")
def too_many_tables(stage: Stage) -> httpx.Response:
    ada = stage.people(guest_tables=1)[0]
    ada.open()
    return ada.ask("POST", "/tables", {"game": "welcome", "seats": [None]})


@provokes("too-many-replays")
def too_many_replays(stage: Stage) -> httpx.Response:
    record = write_record(random_session(find_game("welcome"), "basic", 1, 11))
    headers = {"Content-Type": "text/plain"}
    return stage.people(guest_replays=0)[0].ask("POST", "/records", content=record.encode(), headers=headers)


@provokes("too-much-changed")
def too_much_changed(stage: Stage) -> httpx.Response:
    ada, *_ = stage.people("logs are short")
    table = ada.open(seats=[None, None])
    while (answer := ada.ask("PUT", f"/tables/{table}/me", {"town": uuid.uuid4().hex[:20]})).is_success:
        pass
    return answer


@provokes("too-much-kept")
def too_much_kept(stage: Stage) -> httpx.Response:
    return stage.people(guest_megabytes=0.001)[0].ask("POST", "/tables", {"game": "welcome", "seats": [None]})


# --- finding a table --------------------------------------------------------------------------------------------------


@provokes("no-such-table")
def no_such_table(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", f"/tables/{NOWHERE}")


@provokes("no-such-code")
def no_such_code(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/join", {"code": "bcdfgh"})


@provokes("no-such-code")
def no_such_letters(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/join", {"code": "AEIOU%"})


@provokes("no-such-code")
def no_such_transfer(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/transfers", {"code": "x" * 22})


@provokes("no-such-code")
def used_transfer(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    code = ada.post(f"/tables/{table}/transfer")["code"]
    tablet = stage.server().guest("Ada")
    ada.post(f"/tables/{table}/transfer/confirm", check=tablet.post("/transfers", code=code)["check"])
    return stage.people()[2].ask("POST", "/transfers", {"code": code})


@provokes("by-invitation")
def by_invitation(stage: Stage) -> httpx.Response:
    table = stage.table(seats=[None, None, None])[0]
    return stage.people()[2].ask("POST", f"/tables/{table}/join", {})


@provokes("table-full")
def table_full(stage: Stage) -> httpx.Response:
    table = stage.table(listed=True)[0]
    return stage.people()[2].ask("POST", f"/tables/{table}/join", {})


@provokes("seat-taken")
def seat_taken(stage: Stage) -> httpx.Response:
    table = stage.table(listed=True, seats=[None, None, None])[0]
    return stage.people()[2].ask("POST", f"/tables/{table}/join", {"seat": 0})


@provokes("seat-taken")
def own_seat_given_away(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/tables", {"game": "welcome", "seats": ["easy"], "seat": 0})


@provokes("seat-taken")
def too_few_seats(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("PUT", f"/tables/{table}/terms", {"game": "welcome", "seats": 1})


@provokes("seat-taken")
def computer_on_a_persons_seat(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("PUT", f"/tables/{table}/seats/1", {"player": "easy"})


@provokes("no-such-seat")
def no_such_seat(stage: Stage) -> httpx.Response:
    table = stage.table(listed=True, seats=[None, None, None])[0]
    return stage.people()[2].ask("POST", f"/tables/{table}/join", {"seat": 7})


@provokes("no-such-seat")
def seat_beyond_the_table(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/tables", {"game": "welcome", "seats": [None], "seat": 1})


@provokes("no-such-seat")
def handing_over_no_seat(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/seats/7/hand-over", {})


@provokes("no-such-seat")
def handing_back_no_seat(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/seats/7/hand-back")


@provokes("already-seated")
def already_seated(stage: Stage) -> httpx.Response:
    table, ada, bob = stage.table()
    return bob.ask("POST", "/transfers", {"code": ada.post(f"/tables/{table}/transfer")["code"]})


@provokes("table-unread")
def table_unread(stage: Stage) -> httpx.Response:
    server = stage.server(thinkers=1)
    ada = server.guest()
    table = ada.open(start=True)
    server.kill()
    server.mutant = "has other rules"
    server.start()
    return ada.ask("GET", f"/tables/{table}")


@provokes("seat-asked-for")
def seat_asked_for(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    code = ada.post(f"/tables/{table}/transfer")["code"]
    stage.server().guest("Eve").post("/transfers", code=code)
    return stage.people()[2].ask("POST", "/transfers", {"code": code})


@provokes("nobody-asks")
def nobody_asks(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    ada.post(f"/tables/{table}/transfer")
    return ada.ask("POST", f"/tables/{table}/transfer/confirm", {"check": "00"})


@provokes("no-such-code")
def confirming_what_is_not_offered(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("POST", f"/tables/{table}/transfer/confirm", {"check": "00"})


# --- before the start -------------------------------------------------------------------------------------------------


@provokes("no-such-game")
def no_such_game(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/tables", {"game": "chess", "seats": [None]})


@provokes("no-such-game")
def no_such_game_with_rules(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", "/games/chess/rules/en")


@provokes("no-such-language")
def no_such_language(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", "/games/welcome/messages/eo")


@provokes("no-such-player")
def no_such_player(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(seats=[None, None, None])
    return ada.ask("PUT", f"/tables/{table}/seats/2", {"player": "nobody"})


@provokes("no-such-player")
def no_such_filling(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(seats=[None, None, None])
    return ada.ask("POST", f"/tables/{table}/start", {"fill": "random"})


@provokes("no-such-player")
def no_such_stand_in(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/seats/0/hand-over", {"player": "nobody"})


@provokes("bad-options")
def bad_options(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/tables", {"game": "welcome", "options": "odd", "seats": [None]})


@provokes("bad-seats")
def bad_seats(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("PUT", f"/tables/{table}/terms", {"game": "welcome", "options": "expert", "seats": 28})


@provokes("other-game")
def other_game(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("PUT", f"/tables/{table}/terms", {"game": "heimat", "seats": 2})


@provokes("own-seat")
def own_seat(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("PUT", f"/tables/{table}/seats/0", {"player": None})


@provokes("not-host")
def start_of_another_host(stage: Stage) -> httpx.Response:
    table, _, bob = stage.table()
    return bob.ask("POST", f"/tables/{table}/start", {})


@provokes("not-host")
def terms_of_another_host(stage: Stage) -> httpx.Response:
    table, _, bob = stage.table()
    return bob.ask("PUT", f"/tables/{table}/terms", {"game": "welcome", "seats": 3})


@provokes("not-host")
def chairs_of_another_host(stage: Stage) -> httpx.Response:
    table, _, bob = stage.table()
    return bob.ask("PUT", f"/tables/{table}/seats/1", {"player": None})


@provokes("not-host")
def handing_over_another_seat(stage: Stage) -> httpx.Response:
    table, _, bob = stage.table(start=True)
    return bob.ask("POST", f"/tables/{table}/seats/0/hand-over", {})


@provokes("not-host")
def handing_back_another_seat(stage: Stage) -> httpx.Response:
    table, _, bob = stage.table(start=True)
    return bob.ask("POST", f"/tables/{table}/seats/0/hand-back")


@provokes("seats-empty")
def seats_empty(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(seats=[None, None, None])
    return ada.ask("POST", f"/tables/{table}/start", {})


@provokes("seats-empty")
def start_at_once_with_empty_seats(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/tables", {"game": "welcome", "seats": [None, None], "start": True})


@provokes("already-started")
def joining_late(stage: Stage) -> httpx.Response:
    table, _, _ = stage.table(start=True, listed=True)
    return stage.people()[2].ask("POST", f"/tables/{table}/join", {})


@provokes("already-started")
def changing_terms_late(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("PUT", f"/tables/{table}/terms", {"game": "welcome", "seats": 3})


@provokes("already-started")
def changing_chairs_late(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("PUT", f"/tables/{table}/seats/1", {"player": None})


@provokes("already-started")
def inviting_late(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("GET", f"/tables/{table}/invitation.svg")


@provokes("not-started")
def drafting_early(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("POST", f"/tables/{table}/draft", {"round": 1})


@provokes("not-started")
def playing_early(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return turn(ada, table, 1, ["1"])


@provokes("not-started")
def taking_back_early(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("POST", f"/tables/{table}/take-back", {"round": 1, "key": "k" * 8})


@provokes("not-started")
def handing_over_early(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("POST", f"/tables/{table}/seats/0/hand-over", {})


@provokes("not-started")
def asking_for_hints_early(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table()
    return ada.ask("GET", f"/tables/{table}/hints")


# --- playing ----------------------------------------------------------------------------------------------------------


def not_seated(method: str, path: str, body: object = None) -> Provoke:
    """Somebody without a seat tries it."""

    def provoke(stage: Stage) -> httpx.Response:
        table = stage.table(start=True)[0]
        return stage.people()[2].ask(method, path.format(table=table), body)

    return provoke


TURN = {"round": 1, "moves": ["1"], "key": "k" * 8}
provokes("not-seated")(not_seated("POST", "/tables/{table}/draft", {"round": 1}))
provokes("not-seated")(not_seated("POST", "/tables/{table}/turn", TURN))
provokes("not-seated")(not_seated("POST", "/tables/{table}/take-back", {"round": 1, "key": "k" * 8}))
provokes("not-seated")(not_seated("POST", "/tables/{table}/leave"))
provokes("not-seated")(not_seated("GET", "/tables/{table}/hints"))
provokes("not-seated")(not_seated("GET", "/tables/{table}/record"))
provokes("not-seated")(not_seated("GET", "/tables/{table}/invitation.svg"))
provokes("not-seated")(not_seated("POST", "/tables/{table}/transfer"))
provokes("not-seated")(not_seated("POST", "/tables/{table}/rematch"))
provokes("not-seated")(not_seated("POST", "/tables/{table}/again"))


@provokes("round-closed")
def round_closed(stage: Stage) -> httpx.Response:
    table, ada, bob = stage.table(start=True)
    for client in (ada, bob):
        client.turn(table, 1, client.choose(table, 1))
    answer = ada.ask("POST", f"/tables/{table}/draft", {"round": 1, "after": ada.look(table)["seq"] - 1})
    assert [event["kind"] for event in answer.json()["error"]["missed"]] == ["turned"]
    return answer


@provokes("round-not-begun")
def round_not_begun(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return turn(ada, table, 2, ["1"])


@provokes("turn-taken")
def turn_taken(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    moves = ada.choose(table, 1)
    ada.turn(table, 1, moves)
    return turn(ada, table, 1, moves)


@provokes("not-your-turn")
def not_your_turn(stage: Stage) -> httpx.Response:
    table, ada, bob = stage.table(start=True, game="heimat")
    waiting = bob if ada.look(table)["now"]["awaited"] == [0] else ada
    return waiting.ask("POST", f"/tables/{table}/draft", {"round": 1})


@provokes("not-a-move")
def not_a_move(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/draft", {"round": 1, "moves": ["hop"]})


@provokes("key-used")
def key_used(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    ada.turn(table, 1, ada.choose(table, 1), "k" * 8)
    return turn(ada, table, 1, ["1"], "k" * 8)


@provokes("key-used")
def key_of_a_turn_used_for_taking_back(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    ada.turn(table, 1, ada.choose(table, 1), "k" * 8)
    return ada.ask("POST", f"/tables/{table}/take-back", {"round": 1, "key": "k" * 8})


@provokes("turn-incomplete")
def turn_incomplete(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return turn(ada, table, 1, ada.choose(table, 1)[:1])


@provokes("nothing-to-take-back")
def nothing_to_take_back(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/take-back", {"round": 1, "key": "k" * 8})


@provokes("seat-handed-over")
def seat_handed_over(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True, mutant="computer players are asleep")
    moves = ada.choose(table, 1)
    ada.post(f"/tables/{table}/seats/0/hand-over")
    return turn(ada, table, 1, moves)


@provokes("no-person")
def nobody_to_hand_over(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    table = ada.open(seats=[None, "easy"], start=True)
    return ada.ask("POST", f"/tables/{table}/seats/1/hand-over", {})


@provokes("no-person")
def nobody_to_call_back(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    table = ada.open(seats=[None, "easy"], start=True)
    return ada.ask("POST", f"/tables/{table}/seats/1/hand-back")


@provokes("not-absent")
def not_absent(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/seats/1/hand-over", {})


@provokes("preparing")
def hints_before_all_is_compiled(stage: Stage) -> httpx.Response:
    ada = stage.people("nothing is compiled yet")[0]
    return ada.ask("GET", f"/tables/{ada.open(start=True, hints=True)}/hints")


@provokes("preparing")
def a_long_record_before_all_is_compiled(stage: Stage) -> httpx.Response:
    record = write_record(random_session(find_game("welcome"), "basic", 1, 1))
    ada = stage.people("has no time for records + nothing is compiled yet")[0]
    return ada.ask("POST", "/records", content=record.encode())


@provokes("no-hints")
def no_hints(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True, hints=False)
    return ada.ask("GET", f"/tables/{table}/hints")


def replay_of(stage: Stage, mutant: str | None = None, seed: int = 5, **settings: object) -> tuple[str, Client]:
    """A game that is over, and somebody who brought it."""
    ada = stage.people(mutant, **settings)[0]
    record = write_record(random_session(find_game("welcome"), "basic", 1, seed))
    answer = ada.http.post("/records", content=record.encode(), headers={"Content-Type": "text/plain"})
    return str(answer.json()["id"]), ada


@provokes("no-such-turn")
def turn_that_is_not_judged(stage: Stage) -> httpx.Response:
    table, ada = replay_of(stage)
    return ada.ask("GET", f"/tables/{table}/analysis/turns/0/1")


@provokes("no-analyst")
def nobody_to_judge(stage: Stage) -> httpx.Response:
    table, ada = replay_of(stage, "nobody can judge")
    return ada.ask("POST", f"/tables/{table}/analysis", {})


@provokes("no-analyses")
def analyses_switched_off(stage: Stage) -> httpx.Response:
    table, ada = replay_of(stage, analyses=0)
    return ada.ask("POST", f"/tables/{table}/analysis", {})


@provokes("analyses-full")
def too_many_analyses(stage: Stage) -> httpx.Response:
    for seed in (1, 2):
        table, ada = replay_of(stage, "turns are judged when told", seed, analyses=1)
        answer = ada.ask("POST", f"/tables/{table}/analysis", {})
    return answer


@provokes("cannot-suppose")
def impossible_position(stage: Stage) -> httpx.Response:
    table, ada = replay_of(stage, "no position can be supposed")
    return ada.ask("POST", f"/tables/{table}/what-if", {"round": 1, "seat": 0})


@provokes("no-learning")
def verdict_without_learning(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/verdict", {"round": 1, "moves": ["1"]})


@provokes("learning-alone")
def company_that_learns(stage: Stage) -> httpx.Response:
    ada, bob, _ = stage.people()
    table = ada.open(seats=[None, None], learning=True)
    return bob.ask("POST", "/join", {"code": ada.look(table)["code"]})


@provokes("learning-hints")
def learning_without_hints(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    return ada.ask("POST", "/tables", {"game": "welcome", "seats": [None], "learning": True, "hints": False})


def abandoned(stage: Stage) -> tuple[str, Client, str]:
    """A game alone that was given up, with a transfer code from before."""
    ada = stage.people()[0]
    table = ada.open(seats=[None], start=True, listed=True)
    code = ada.post(f"/tables/{table}/transfer")["code"]
    ada.post(f"/tables/{table}/leave")
    return table, ada, code


@provokes("over")
def playing_when_it_is_over(stage: Stage) -> httpx.Response:
    table, ada, _ = abandoned(stage)
    return turn(ada, table, 1, ["1"])


@provokes("over")
def joining_when_it_is_over(stage: Stage) -> httpx.Response:
    return stage.people()[1].ask("POST", f"/tables/{abandoned(stage)[0]}/join", {})


@provokes("over")
def starting_when_it_is_over(stage: Stage) -> httpx.Response:
    table, ada, _ = abandoned(stage)
    return ada.ask("POST", f"/tables/{table}/start", {})


@provokes("over")
def moving_when_it_is_over(stage: Stage) -> httpx.Response:
    return stage.people()[1].ask("POST", "/transfers", {"code": abandoned(stage)[2]})


@provokes("over")
def handing_back_when_it_is_over(stage: Stage) -> httpx.Response:
    table, ada, _ = abandoned(stage)
    return ada.ask("POST", f"/tables/{table}/seats/0/hand-back")


# --- afterwards -------------------------------------------------------------------------------------------------------


@provokes("not-over")
def record_of_a_running_game(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("GET", f"/tables/{table}/record")


@provokes("not-over")
def rounds_of_a_running_game(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("GET", f"/tables/{table}/rounds/1?seat=1")


@provokes("not-over")
def rematch_of_a_running_game(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/rematch")


@provokes("not-over")
def same_deal_of_a_running_game(stage: Stage) -> httpx.Response:
    table, ada, _ = stage.table(start=True)
    return ada.ask("POST", f"/tables/{table}/again")


@provokes("not-alone")
def same_deal_of_a_game_in_company(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    table = ada.open(seats=[None, "beginner"], start=True)
    ada.post(f"/tables/{table}/seats/0/hand-over", player="beginner")
    wait_until(lambda: ada.look(table)["now"]["status"] == "finished", "the end")
    return ada.ask("POST", f"/tables/{table}/again")


@provokes("no-rematch")
def rematch_of_the_deal_of_the_day(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    table = ada.post("/daily")["id"]
    while (now := ada.look(table)["now"])["status"] == "running":
        ada.turn(table, now["round"], ada.choose(table, now["round"]))
    return ada.ask("POST", f"/tables/{table}/rematch")


@provokes("no-such-round")
def no_such_round(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    record = write_record(random_session(find_game("welcome"), "basic", 1, 1))
    table = ada.ask("POST", "/records", content=record.encode()).json()["id"]
    return ada.ask("GET", f"/tables/{table}/rounds/999")


@provokes("day-not-over")
def hints_for_the_deal_of_the_day(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    return ada.ask("GET", f"/tables/{ada.post('/daily')['id']}/hints")


@provokes("day-not-over")
def same_deal_of_the_day_again(stage: Stage) -> httpx.Response:
    ada = stage.people()[0]
    return ada.ask("POST", f"/tables/{ada.post('/daily')['id']}/again")


@provokes("no-such-table")
def deal_of_the_day_of_others(stage: Stage) -> httpx.Response:
    ada, bob, _ = stage.people()
    return bob.ask("GET", f"/tables/{ada.post('/daily')['id']}")


@provokes("not-seated")
def trying_moves_at_the_deal_of_the_day_of_others(stage: Stage) -> httpx.Response:
    ada, bob, _ = stage.people()
    return bob.ask("POST", f"/tables/{ada.post('/daily')['id']}/draft", {"round": 1, "after": 0})


@provokes("over")
def nothing_is_told_of_the_deal_of_the_day_of_others(stage: Stage) -> httpx.Response:
    ada, bob, _ = stage.people()
    table = ada.post("/daily")["id"]
    ada.post(f"/tables/{table}/leave")
    answer = bob.ask("POST", f"/tables/{table}/draft", {"round": 1, "after": 0})
    assert set(answer.json()["error"]) == {"key", "args"}, answer.text
    return answer


@provokes("bad-day")
def bad_day(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", "/daily/someday/basic")


@provokes("day-to-come")
def day_to_come(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("GET", "/daily/9999-12-31/basic")


@provokes("bad-record")
def bad_record(stage: Stage) -> httpx.Response:
    return stage.people()[0].ask("POST", "/records", content=b"[Game chess]")


@provokes("record-unfinished")
def record_unfinished(stage: Stage) -> httpx.Response:
    session = random_session(find_game("welcome"), "basic", 1, 1)
    session.undo_round()
    return stage.people()[0].ask("POST", "/records", content=write_record(session).encode())


@provokes("record-too-long")
def record_too_long(stage: Stage) -> httpx.Response:
    record = write_record(random_session(find_game("welcome"), "basic", 1, 1))
    return stage.people("has no time for records")[0].ask("POST", "/records", content=record.encode())


# --- the checks -------------------------------------------------------------------------------------------------------


def check_refusal(stage: Stage, key: str) -> None:
    """Every way to get this refusal gets it, with a message in every language, and nothing of ours with it."""
    for provoke in PROVOKERS[key]:
        answer = provoke(stage)
        assert answer.is_error, f"{provoke.__name__} is not refused: {answer.text}"
        error: dict[str, Any] = answer.json()["error"]
        assert error["key"] == key, f"{provoke.__name__}: {answer.text}"
        assert (answer.status_code >= 500) == (key in UNABLE)
        for language in LANGUAGES:
            assert messages(language, "server").text(f"error-{key}", error["args"])


@pytest.mark.parametrize("key", sorted(refusal_keys()))
def test_each_refusal_is_provoked(stage: Stage, key: str) -> None:
    assert key in PROVOKERS, f"no test provokes {key}"
    check_refusal(stage, key)


def test_no_refusal_is_left_of_old() -> None:
    assert set(PROVOKERS) <= set(refusal_keys())


@pytest.mark.parametrize(("route", "more"), [("draft", {}), ("turn", {"key": "a-key-of-a-turn"})])
def test_an_illegal_move_is_refused_with_its_reason_and_clause(stage: Stage, route: str, more: dict[str, str]) -> None:
    table, ada, _ = stage.table(start=True)
    error = ada.refused(f"/tables/{table}/{route}", 422, "reason-house-first", round=1, moves=["-"], **more)
    assert (error["game"], error["index"], error["args"]["move"]) == ("welcome", 0, "-")
    assert error["clause"]


@pytest.mark.parametrize(
    ("mutant", "key"),
    [
        ("forgets who is host", "not-host"),
        ("forgets to check the seat", "not-seated"),
        ("forgets whose turn it is", "turn-taken"),
        ("tells what was missed to everybody", "over"),
    ],
)
def test_a_server_that_forgets_to_refuse_is_caught(zygote: Zygote, tmp_path: Path, mutant: str, key: str) -> None:
    forgetful = Stage(zygote, tmp_path, mutant)
    try:
        with pytest.raises(AssertionError):
            check_refusal(forgetful, key)
    finally:
        forgetful.close()
