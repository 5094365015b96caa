"""One guest does not stop the house: thinking, memory and shares, when somebody takes all that limits allow."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import random
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any
from unittest.mock import Mock

import pytest
from fastapi.dependencies.models import Dependant

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.access.limits import RATES, Limits, cost_of_seats
from housewright.server.access.shares import MEGABYTE
from housewright.server.refusals import Refusal
from housewright.server.thinking import thinkers
from housewright.server.thinking.queueing import at_once
from housewright.server.thinking.thinkers import Thinkers
from tests.server.games import seat_party
from tests.server.mirrors import read_log, read_rows
from tests.server.mutants import mutated
from tests.server.routing import api_routes, make_app
from tests.server.running import IMPATIENT, PATIENCE, SHARES_AS_USUAL, Client, Server, accepted, wait_until
from tests.server.test_records import send_record
from tests.server.test_seat_matrix import MATRIX

Make = Callable[..., Server]
FEW_PLACES = "few places for tables without people"
FAST = "time runs ten times as fast"
SHORT, LONG = 5, 86_400  # limits in seconds
HERE, ELSEWHERE = ("2001:db8::1", "2001:db8::2", "2001:db8::3"), "198.51.100.2"  # one network, and another
STILL, FEW = "time stands still for limits", 0.1  # a factor on limits
LONG_PATIENCE = 600.0  # seconds of a very busy machine


def turns_in(server: Server, table: str) -> int:
    """How many turns were made at a table."""
    return sum(event["kind"] == "turned" for event in read_log(server, table))


# --- requests ---------------------------------------------------------------------------------------------------------


def dependencies_of(dependant: Dependant) -> Iterator[Any]:
    """Whatever is called before a route, for it or for another of them."""
    for needed in dependant.dependencies:
        yield needed.call
        yield from dependencies_of(needed)


def check_dependencies(routes: Iterable[Any]) -> None:
    """Nothing that is called before a route, or is one, takes the way through another thread."""
    found = [route for route in api_routes(routes) if hasattr(route, "dependant")]
    calls = {call for route in found for call in (route.endpoint, *dependencies_of(route.dependant))}
    assert len(found) >= len(MATRIX), "not all routes were looked at"
    plain = [call for call in calls if not any(map(inspect.iscoroutinefunction, (call, type(call).__call__)))]
    assert plain == [], "in another thread"


def test_nothing_that_routes_depend_on_takes_the_way_through_another_thread() -> None:
    check_dependencies(make_app().routes)


def test_a_dependency_that_takes_the_way_through_another_thread_is_noticed() -> None:
    with mutated("looks for guests in another thread"), pytest.raises(AssertionError, match="in another thread"):
        check_dependencies(make_app().routes)


# --- thinking ---------------------------------------------------------------------------------------------------------


def check_thinking_is_fair(server: Server, seconds: float = PATIENCE) -> None:
    """An easy opponent answers while another guest's masters think, and none of those makes just any turn."""
    greedy, ada = server.guest("Greedy"), server.guest("Ada")
    busy = [greedy.open(seats=["master", "master"], seat=None, start=True) for _ in range(5)]
    wait_until(lambda: server.metric("housewright_thinking") == len(busy), "the masters' thinking")
    table = ada.open(seats=[None, "easy"], start=True)
    wait_until(lambda: turns_in(server, table), "the answer of the easy opponent", seconds)
    assert [turns_in(server, other) for other in busy] == [0] * len(busy), "the masters were too quick"
    assert "computer players are late" not in server.output


def test_an_easy_opponent_answers_while_another_guests_masters_think(make_server: Make) -> None:
    check_thinking_is_fair(make_server("everybody has patience", thinking_seconds=30))


def test_the_check_of_fair_thinking_sees_a_server_where_short_work_waits(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="easy opponent"):
        slow = make_server("everybody has patience + has one thread for everything", thinking_seconds=30)
        check_thinking_is_fair(slow, IMPATIENT)


def test_tables_without_people_wait_for_a_place_and_all_get_one(make_server: Make) -> None:
    server = make_server(FEW_PLACES)
    ada, bert = server.guest("Ada"), server.guest("Bert")
    opened = [guest.open(seats=["beginner"] * 2, seat=None, start=True) for guest in (ada, ada, ada, ada, bert)]
    for table in opened:
        wait_until(lambda table=table: ada.look(table)["table"]["status"] == "finished", "the end")  # type: ignore[misc]


def check_places(server: Server) -> None:
    """Only so many tables without people are thought about at a time; one with people needs no place."""
    greedy, ada = server.guest("Greedy"), server.guest("Ada")
    for _ in range(4):
        greedy.open(seats=["master", "master"], seat=None, start=True)
    assert server.metric("housewright_thinking") == 2, "more than there are places"
    table = ada.open(seats=[None, "easy"], start=True)
    wait_until(lambda: turns_in(server, table), "the answer of the easy opponent")


def test_only_so_many_tables_without_people_are_thought_about(make_server: Make) -> None:
    check_places(make_server(f"{FEW_PLACES} + everybody has patience", thinking_seconds=30))


def test_the_check_of_places_sees_a_server_that_lets_all_think(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="more than there are places"):
        check_places(make_server(f"{FEW_PLACES} + lets all tables without people think", thinking_seconds=30))


@pytest.mark.parametrize(
    ("is_another_served", "seconds", "found"),
    [(True, None, "a turn"), (False, None, "late"), (True, 10 * thinkers.PATIENCE, "late")],
)
def test_who_waits_for_others_is_not_late_and_who_thinks_too_long_is(
    monkeypatch: pytest.MonkeyPatch, is_another_served: bool, seconds: float | None, found: str
) -> None:
    """However long the queue is, nobody's turn is made by chance as long as it moves."""

    async def ask() -> str:
        queue = Mock(steps=0, future=asyncio.get_running_loop().create_future)
        asked: Any = Mock(queue=queue, budget=1.0)

        async def wait(waiting: set[asyncio.Future[str]], timeout: float) -> tuple[set[asyncio.Future[str]], object]:
            (done,) = waiting
            (job,) = queue.put.call_args.args
            assert (queue.put.call_count, job.done) == (1, done)
            queue.steps += is_another_served
            job.began = None if seconds is None else time.monotonic() - seconds
            if queue.steps == 3:
                done.set_result("a turn")
            return (waiting if done.done() else set()), ()

        monkeypatch.setattr(thinkers, "asyncio", Mock(wait=wait))
        try:
            return str(await Thinkers._do(asked, "Ada", at_once(str), True, True))
        except TimeoutError:
            return "late"

    assert asyncio.run(ask()) == found


# --- memory and time limits -------------------------------------------------------------------------------------------


def check_leaving_memory(server: Server, seconds: float = PATIENCE) -> None:
    """A table with a time limit leaves memory, and its clock goes on."""
    table = server.guest().open(seats=[None], limit=SHORT, start=True)
    for _ in range(3):
        wait_until(lambda: server.metric("housewright_tables") == 0, "a table that nobody uses leaves memory", seconds)
        before = turns_in(server, table)
        wait_until(lambda before=before: turns_in(server, table) > before, "a turn by the clock")  # type: ignore[misc]


def test_tables_with_a_time_limit_leave_memory_and_are_woken(make_server: Make) -> None:
    check_leaving_memory(make_server(FAST, idle_seconds=0.01))


def test_the_check_of_memory_sees_a_server_that_keeps_tables_with_a_time_limit(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="leaves memory"):
        keeping = make_server(f"{FAST} + keeps tables with a time limit in memory", idle_seconds=0.01)
        check_leaving_memory(keeping, IMPATIENT)


def test_after_a_start_tables_with_time_left_are_not_read(make_server: Make) -> None:
    server = make_server()
    ada = server.guest("Ada")
    opened = [ada.open(seats=[None, None], limit=LONG) for _ in range(10)]
    for table in opened:
        ada.post(f"/tables/{table}/start", fill="beginner")
        wait_until(lambda table=table: turns_in(server, table), "the computer player")  # type: ignore[misc]
    wait_until(lambda: due_of(server) == {ada.look(table)["now"]["deadline"] for table in opened}, "all times noted")
    server.kill()
    server.start()
    assert server.metric("housewright_tables") == 0
    assert ada.look(opened[0])["now"]["awaited"] == [0]


def due_of(server: Server) -> set[int | None]:
    """When tables are due, as the database says."""
    return {due for (due,) in read_rows(server, "SELECT due FROM tables")}


def test_tables_take_only_so_much_memory(make_server: Make) -> None:
    server = make_server(memory_megabytes=1)
    ada = server.guest("Ada")
    opened = [ada.open(seats=[None] * 100, limit=LONG) for _ in range(40)]
    assert server.metric("housewright_tables") < len(opened)
    for table in opened:
        assert ada.look(table)["seq"] == 2


def check_weighing(server: Server) -> None:
    """What was made to be shown takes memory like everything else."""
    ada = server.guest("Ada")
    tables = [ada.open(seats=[None] + ["beginner"] * 99, start=True) for _ in range(12)]
    for table in tables:
        wait_until(lambda table=table: turns_in(server, table), "the turns of the beginners")  # type: ignore[misc]
        ada.look(table)
        ada.get(f"/tables/{table}/story")
    assert server.metric("housewright_tables") < len(tables) / 2, "descriptions weigh nothing"


def test_descriptions_take_only_so_much_memory(make_server: Make) -> None:
    check_weighing(make_server(memory_megabytes=10))


def test_the_check_of_memory_sees_a_server_that_weighs_logs_only(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="weigh nothing"):
        check_weighing(make_server("weighs logs only", memory_megabytes=10))


# --- shares -----------------------------------------------------------------------------------------------------------


def check_shares(server: Server) -> None:
    """A guest, and all guests of an address, may have only so many tables; what is over counts no more."""
    ada, bert, cleo, dora = (server.guest(name) for name in ("Ada", "Bert", "Cleo", "Dora"))
    for client, address in zip((ada, bert, cleo, dora), (*HERE, ELSEWHERE), strict=True):
        client.http.headers["X-Forwarded-For"] = address
    opened = [ada.open() for _ in range(2)]
    ada.refused("/tables", 409, "too-many-tables", game="welcome", seats=[None])
    bert.open()
    cleo.refused("/tables", 409, "too-many-tables", game="welcome", seats=[None])
    cleo.refused("/daily", 409, "too-many-tables", variant="basic")
    dora.open()
    server.kill()
    server.start()
    cleo.refused("/tables", 409, "too-many-tables", game="welcome", seats=[None])
    ada.post(f"/tables/{opened[0]}/leave")
    cleo.open()
    ada.refused("/tables", 409, "too-many-tables", game="welcome", seats=[None])
    origins = {origin for (origin,) in read_rows(server, "SELECT origin FROM tables")}
    assert len(origins) == 2
    assert not any({".", ":"} & set(origin) for origin in origins), "addresses are kept"


def test_nobody_has_more_than_a_share_of_the_tables(make_server: Make) -> None:
    check_shares(make_server(guest_tables=2, address_tables=3))


@pytest.mark.parametrize("mutant", ["shares nothing out among addresses", "keeps addresses"])
def test_the_check_of_shares_sees_a_server_that(make_server: Make, mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_shares(make_server(mutant, guest_tables=2, address_tables=3))


@pytest.mark.parametrize(("what", "key"), [("replays", "too-many-replays"), ("megabytes", "too-much-kept")])
def test_all_guests_of_an_address_have_one_share_of_replays_and_of_the_disk(
    make_server: Make, what: str, key: str
) -> None:
    record = write_record(random_session(find_game("welcome"), "basic", 10, 11))
    share = 1 if what == "replays" else 1.5 * len(record) / MEGABYTE
    server = make_server(**{f"address_{what}": share})
    people = [server.guest(name) for name in ("Ada", "Bert", "Cleo")]
    for client, address in zip(people, (*HERE[:2], ELSEWHERE), strict=True):
        client.http.headers["X-Forwarded-For"] = address
    ada, bert, cleo = (send_record(client, record) for client in people)
    assert (ada.status_code, bert.status_code, cleo.status_code) == (201, 409, 201)
    assert bert.json()["error"]["key"] == key


def test_thirty_tables_behind_one_address_and_one_of_a_hundred_seats_are_opened_as_ever(make_server: Make) -> None:
    server = make_server(limits=1, **SHARES_AS_USUAL)
    people = [server.guest(f"Person {number}") for number in range(30)]
    for person in people:
        person.open(seats=[None, "easy", "good", "strong"], start=True)
    people[0].http.headers["X-Forwarded-For"] = ELSEWHERE
    table = people[0].open(seats=[None] + ["master"] * 99, start=True)
    wait_until(lambda: turns_in(server, table) == 99, "the turns of 99 masters", LONG_PATIENCE)


# --- limits by cost ---------------------------------------------------------------------------------------------------


def begun_at_once(server: Server, seats: list[str | None], fill: str, address: str) -> int:
    """How many such tables one address may open and start at once, in one step or in two."""
    ada = server.guest()
    ada.http.headers["X-Forwarded-For"] = address
    for count in range(100):
        body = {"game": "welcome", "seats": seats, "seat": None, "start": None not in seats}
        answer = ada.ask("POST", "/tables", body)
        if fill and answer.is_success:
            answer = ada.ask("POST", f"/tables/{answer.json()['id']}/start", {"fill": fill})
        if answer.status_code == 429:
            return count
    raise AssertionError("there is no end")


def check_costs(server: Server) -> None:
    """Who asks for much work may ask less often, and nobody is refused for ever."""
    wanted: list[tuple[list[str | None], str]] = [
        ([None] * 4, ""),
        ([None] * 100, ""),
        (["master"] * 100, ""),
        ([None] * 100, "master"),
    ]
    found = [begun_at_once(server, *much, f"198.51.100.{number}") for number, much in enumerate(wanted)]
    assert found[0] >= 3 * found[1] >= 6 * found[2] >= 6, f"not by cost: {found}"
    assert found[3] == found[2], f"not by cost: {found}"


def test_limits_count_what_something_costs(make_server: Make) -> None:
    check_costs(make_server("time stands still for limits", limits=1))


def test_a_server_whose_limits_count_requests_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="not by cost"):
        check_costs(make_server("time stands still for limits + counts requests", limits=1))


def readings(client: Client, path: str) -> int:
    """How often somebody may read something at once."""
    for count in range(1_000):
        if client.ask("GET", path).status_code == 429:
            return count
    raise AssertionError("there is no end")


def check_costs_of_reading(server: Server) -> None:
    """A story counts by its seats, told already or not, and a list by what stands in it."""
    ada, few, many = (server.guest(name) for name in ("Ada", "Few", "Many"))
    stories = {seats: ada.open(seats=[None] + ["beginner"] * (seats - 1), start=True) for seats in (2, 100)}
    for table in stories.values():
        ada.turn(table, 1, ada.choose(table, 1))
        wait_until(lambda table=table: ada.look(table)["now"]["round"] > 1, "a round", LONG_PATIENCE)  # type: ignore[misc]
    for _ in range(20):
        many.open(seats=[None] * 100, listed=True)
        few.open(seats=[None] * 2)
    server.stop()
    server.settings["limits"] = 1
    server.start()
    found = {seats: readings(server.guest(), f"/tables/{table}/story") for seats, table in stories.items()}
    burst = RATES["read"].burst
    assert found == {2: burst, 100: burst / cost_of_seats(100)}, f"not by cost: {found}"
    lists = [readings(client, "/tables/mine") for client in (few, many)]
    assert lists[0] == burst >= 20 * lists[1] > 0, f"not by cost: {lists}"
    assert readings(server.guest(), "/tables") == lists[1], "not by cost"


def test_stories_and_lists_count_what_they_cost(make_server: Make) -> None:
    check_costs_of_reading(make_server(STILL))


def test_a_server_whose_stories_and_lists_cost_nothing_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="not by cost"):
        check_costs_of_reading(make_server(f"{STILL} + counts requests"))


def left_after_a_rematch(server: Server, seats: int) -> int:
    """How many tables one address may still open, when people of so many seats have met again."""
    ada = server.guest()
    ada.http.headers["X-Forwarded-For"] = f"198.51.100.{seats}"
    table = ada.open(seats=[None] + ["beginner"] * (seats - 1), start=True)
    ada.post(f"/tables/{table}/seats/0/hand-over", player="beginner")
    wait_until(lambda: ada.look(table)["table"]["status"] == "finished", "the end", LONG_PATIENCE)
    address = f"203.0.113.{seats}"
    ada.http.headers["X-Forwarded-For"] = address
    ada.post(f"/tables/{table}/rematch")
    return begun_at_once(server, [None], "", address)


def check_cost_of_meeting_again(server: Server) -> None:
    """A rematch of many counts as much as a table for them, and one of few as one for those."""
    few, many = (left_after_a_rematch(server, seats) for seats in (2, 60))
    assert (few, few - many) == (29, 2), f"not by cost: {few}, {many}"


def test_a_rematch_counts_what_its_table_costs(make_server: Make) -> None:
    check_cost_of_meeting_again(make_server("time stands still for limits", limits=1))


def test_a_server_whose_rematches_cost_nothing_is_caught(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="not by cost"):
        check_cost_of_meeting_again(make_server("time stands still for limits + counts requests", limits=1))


def test_what_costs_more_than_a_full_bucket_takes_all_of_it() -> None:
    limits = Limits(0.1)
    limits.take("open", "somewhere", 15.0)
    with pytest.raises(Refusal, match="too-many"):
        limits.take("open", "somewhere")


# --- many guests of one address ---------------------------------------------------------------------------------------


def check_an_address_in_all(server: Server) -> None:
    """Whoever comes under thirty names may not ask for thirty times as much."""
    people = [server.guest(f"Name {number}") for number in range(30)]
    table = people[0].open(seats=[None] * 100)
    server.stop()
    server.settings["limits"] = FEW
    server.start()
    cost, most = cost_of_seats(100), FEW * RATES["request"].burst
    looks = 0
    for person in people:
        person.http.headers["X-Forwarded-For"] = HERE[0]
        while (answer := person.ask("GET", f"/tables/{table}")).is_success:
            looks += 1
            assert looks * cost <= most, "as much as they have names"
        assert (answer.status_code, "Retry-After" in answer.headers) == (429, True)
    assert looks >= 3 * FEW * RATES["read"].burst / cost, "no more than one of them"


def test_all_guests_of_an_address_have_one_limit(make_server: Make) -> None:
    check_an_address_in_all(make_server(STILL))


def test_the_check_of_addresses_sees_a_server_that_counts_guests_only(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="as much as they have names"):
        check_an_address_in_all(make_server(f"{STILL} + counts guests only"))


def test_a_hundred_people_behind_one_address_play_at_one_table(make_server: Make) -> None:
    server = make_server(STILL, limits=1, **SHARES_AS_USUAL)
    people = [server.guest(f"Person {number}") for number in range(100)]
    table = people[0].open(seats=[None] * 100)
    code = people[0].look(table)["code"]
    for person in people[1:]:
        person.post("/join", code=code)
    people[0].post(f"/tables/{table}/start")
    for person in people:
        for path in ("/games", "/guest", f"/tables/{table}"):
            person.get(path)
        with person.follow(table) as messages:
            next(messages)
        moves = person.choose(table, 1)
        person.turn(table, 1, moves)
    assert people[0].look(table)["now"]["round"] == 2


def check_a_club(server: Server) -> None:
    """Thirty tables of four, all behind one address at the same moment: they sit down, follow and play a round."""
    parties = [seat_party(server, "welcome", "basic", [None] * 4) for _ in range(30)]
    with contextlib.ExitStack() as stack:
        followed = [
            (party, stack.enter_context(person.follow(party.table)))
            for party in parties
            for person in party.people.values()
        ]
        assert server.metric("housewright_streams") == 120
        for party in parties:
            for seat in party.people:
                party.play_turn(seat, 1, random.Random(seat))
        for party, messages in followed:
            assert party.awaited() == (2, [0, 1, 2, 3])
            turns: set[int] = set()
            while len(turns) < 4:
                events = next(messages).get("events", ())
                turns |= {event["seat"] for event in events if event["kind"] == "turned"}


def test_thirty_tables_of_people_behind_one_address_are_played(make_server: Make) -> None:
    check_a_club(make_server(STILL, limits=1, **SHARES_AS_USUAL))


@pytest.mark.parametrize("setting", [{"limits": 0.9}, {"address_tables": 29}, {"address_megabytes": 0.5}], ids=str)
def test_the_check_of_a_club_sees_limits_that_are_too_small_for_it(make_server: Make, setting: dict[str, Any]) -> None:
    with pytest.raises(AssertionError, match=r"too-m(any|uch)"):
        check_a_club(make_server(STILL, **{"limits": 1, **SHARES_AS_USUAL, **setting}))


# --- records ----------------------------------------------------------------------------------------------------------


def check_imports(server: Server) -> None:
    """What is stored of a record is the record, not what stood around it; it counts, and so does its size."""
    ada = server.guest("Ada")
    record = write_record(random_session(find_game("welcome"), "basic", 2, 11))
    padded = record.replace("\n\n", "\n" + " \r\n" * 100_000 + "\n", 1)
    imported = accepted(send_record(ada, padded))["id"]
    assert ada.get(f"/tables/{imported}/record") == record
    ((size, stored),) = read_rows(server, "SELECT size, sum(length(body)) FROM tables JOIN log ON table_id = id")
    assert stored < 2 * len(record), "the padding is stored"
    assert stored < size < stored + 1_000


def test_imports_are_stored_as_we_would_write_them(server: Server) -> None:
    check_imports(server)


def test_the_check_of_imports_sees_a_server_that_stores_what_it_gets(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="padding"):
        check_imports(make_server("stores records as they come"))
