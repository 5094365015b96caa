"""Time limits, and computer players that are late, fail or are interrupted: no table ever waits for ever."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from housewright.engine.game import SPECTATOR, write_turn
from housewright.engine.session import Session
from housewright.engine.simulate import random_turn
from housewright.server import clock
from housewright.server.tables import events
from housewright.server.tables.events import Entry
from housewright.server.tables.table import Table
from housewright.server.telling import messages, showing
from housewright.server.telling.showing import Descriptions
from tests.server.circumstances import JUMP, OVER
from tests.server.mirrors import begin_mirror, mirror, random_moves, read_log, read_rows
from tests.server.running import IMPATIENT, PATIENCE, Client, Server, wait_until

Make = Callable[..., Server]
FAST = "time runs ten times as fast"
TOLD = "time is over when told"
SHORT, LONG = 5, 86_400  # limits in seconds
ASLEEP = "players fall asleep + everybody has patience"
BROKEN = {"welcome": "flora", "heimat": "rosa"}  # whose players the circumstances break


def seat_two(server: Server, **terms: Any) -> tuple[Client, Client, str]:
    """Two people in a running game with a time limit."""
    ada, bert = server.guest("Ada"), server.guest("Bert")
    table = ada.open(seats=[None, None], **{"stand_in": "easy", "limit": SHORT, **terms})
    bert.post("/join", code=ada.look(table)["code"])
    ada.post(f"/tables/{table}/start")
    return ada, bert, table


def turns_in(server: Server, table: str) -> list[tuple[int, int, str]]:
    """Round, seat and maker of every turn."""
    return [
        (event["round"], event["seat"], event["by"]) for event in read_log(server, table) if event["kind"] == "turned"
    ]


def play(server: Server, client: Client, table: str, seat: int) -> None:
    """A turn of the person on this seat."""
    session = mirror(server, table)
    client.turn(table, session.round, random_moves(session, seat, random.Random(session.round)))


# --- limits -----------------------------------------------------------------------------------------------------------


def check_late_turn(server: Server, seconds: float = PATIENCE) -> None:
    ada, bert, table = seat_two(server, limit=LONG)
    deadline = ada.look(table)["now"]["deadline"]
    play(server, ada, table, 0)
    assert turns_in(server, table) == [(1, 0, "person")]
    server.tell(OVER, "1")
    wait_until(lambda: len(turns_in(server, table)) >= 2, "a turn for Bert", seconds)
    assert turns_in(server, table) == [(1, 0, "person"), (1, 1, "clock")]
    server.tell(OVER, "2")
    wait_until(lambda: len(turns_in(server, table)) >= 4, "turns for both", seconds)
    assert set(turns_in(server, table)[2:4]) == {(2, 0, "clock"), (2, 1, "clock")}
    seen = bert.look(table)
    assert seen["table"]["seats"][1]["player"] is None, "the seat stays the person's"
    assert seen["now"]["deadline"] > deadline
    mirror(server, table)


def test_a_late_turn_is_played_and_the_seat_stays(make_server: Make) -> None:
    check_late_turn(make_server(TOLD))


def test_the_check_of_late_turns_sees_a_server_without_a_clock(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_late_turn(make_server(f"{TOLD} + never looks at the clock"), IMPATIENT)


def check_late_seat(server: Server, seconds: float = PATIENCE) -> None:
    ada, bert, table = seat_two(server, late="seat", limit=LONG)
    play(server, ada, table, 0)
    server.tell(OVER, "1")
    wait_until(lambda: turns_in(server, table)[1:2] == [(1, 1, "computer")], "a turn for Bert", seconds)
    assert bert.look(table)["table"]["seats"][1]["player"] == "easy"
    bert.post(f"/tables/{table}/seats/1/hand-back")
    assert ada.look(table)["table"]["seats"][1] == {
        "seat": 1,
        "name": "Bert",
        "town": "",
        "player": None,
        "person": True,
        "present": False,
    }


def test_a_late_seat_is_taken_over_and_comes_back(make_server: Make) -> None:
    check_late_seat(make_server(TOLD))


def test_the_check_of_late_seats_sees_a_server_that_plays_the_turn_only(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_late_seat(make_server(f"{TOLD} + takes no seats"), IMPATIENT)


def check_limit_over_a_restart(server: Server, seconds: float = PATIENCE) -> None:
    ada, _, table = seat_two(server, limit=LONG)
    ada.refused(f"/tables/{table}/terms", 409, "already-started", "PUT", game="welcome", seats=2)
    server.kill()
    server.tell(OVER, "1")
    assert turns_in(server, table) == []
    server.start()
    wait_until(lambda: len(turns_in(server, table)) >= 2, "turns, though nobody asks for the table", seconds)
    assert set(turns_in(server, table)[:2]) == {(1, 0, "clock"), (1, 1, "clock")}


def test_a_limit_that_ends_while_the_server_is_down_counts_when_it_is_back(make_server: Make) -> None:
    check_limit_over_a_restart(make_server(TOLD))


def test_the_check_of_limits_over_restarts_sees_a_server_that_sleeps(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_limit_over_a_restart(make_server(f"{TOLD} + sleeps after a restart"), IMPATIENT)


def test_a_limit_is_the_same_after_a_restart(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open(limit=3600, start=True)
    before = ada.look(table)["now"]
    assert abs(before["deadline"] - time.time() * 1000 - 3_600_000) < 60_000
    server.kill()
    server.start()
    assert ada.look(table)["now"] == before
    ada.refused("/tables", 422, "malformed", game="welcome", seats=[None], limit=4)


def test_in_a_game_of_single_turns_only_the_one_who_acts_is_late(make_server: Make) -> None:
    server = make_server(FAST)
    ada, _, table = seat_two(server, game="heimat")
    (first,) = begin_mirror(server, table).awaited()
    wait_until(lambda: turns_in(server, table), "the first turn")
    assert turns_in(server, table)[0] == (1, first, "clock")
    query = "SELECT min(at) FROM log WHERE table_id = ? AND body LIKE ?"
    began, late = (read_rows(server, query, table, f'%"{kind}"%')[0][0] for kind in ("started", "turned"))
    assert late - began >= SHORT * 100, "before the time was over"
    assert ada.look(table)["table"]["status"] == "running"


def check_jumps(server: Server, seconds: float = PATIENCE) -> None:
    """Whoever sets the clock, forwards or back, moves no deadline: people have the time that they had."""
    ada, _, table = seat_two(server, limit=LONG)
    began = ada.look(table)["now"]["deadline"]
    for jump in (100 * LONG, -100 * LONG, 0):
        server.tell(JUMP, str(jump))

        def has_followed(jump: int = jump) -> bool:
            return bool(abs(ada.look(table)["now"]["deadline"] - began - 1000 * jump) < 60_000)

        wait_until(lambda: turns_in(server, table) or has_followed(), "the caretaker", seconds)
        assert turns_in(server, table) == [], "the clock has played before the time was over"
    server.tell(OVER, "1")
    wait_until(lambda: len(turns_in(server, table)) >= 2, "turns when the time is over")


def test_a_clock_that_jumps_moves_no_deadline(make_server: Make) -> None:
    check_jumps(make_server(f"{TOLD} + the clock jumps when told"))


def test_the_check_of_jumps_sees_a_server_that_believes_its_clock(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="before the time was over"):
        check_jumps(make_server(f"{TOLD} + the clock jumps when told + believes its clock"))


def check_jumps_without_a_table(server: Server) -> None:
    """The same for a table that is not in memory when the clock is set."""
    ada, _, table = seat_two(server, limit=LONG)
    began = ada.look(table)["now"]["deadline"]
    for count, jump in enumerate((100 * LONG, -100 * LONG, 0), 1):
        wait_until(lambda: server.metric("housewright_tables") == 0, "a table that nobody uses leaves memory")
        server.tell(JUMP, str(jump))
        wait_until(lambda count=count: server.output.count("the clock has jumped") == count, "the caretaker")  # type: ignore[misc]
        assert abs(ada.look(table)["now"]["deadline"] - began - 1000 * jump) < 60_000, "the deadline stays behind"
        assert turns_in(server, table) == [], "the clock has played before the time was over"


def test_a_clock_that_jumps_moves_no_deadline_of_a_table_that_is_put_away(make_server: Make) -> None:
    check_jumps_without_a_table(make_server("the clock jumps when told", idle_seconds=0.01))


def test_the_check_of_jumps_sees_a_server_that_forgets_them_with_the_table(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="deadline"):
        check_jumps_without_a_table(
            make_server("the clock jumps when told + forgets jumps of the clock", idle_seconds=0.01)
        )


def test_nothing_is_old_because_the_clock_was_set(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = [1_000_000], [500]
    monkeypatch.setattr(clock, "now", lambda: wall[0])
    monkeypatch.setattr(clock, "elapsed", lambda: steady[0])
    looking = clock.Clock()
    for passed, jump, found in ((1000, 0, 0), (1000, 1500, 0), (1000, 90_000, 90_000), (1000, -30_000, -30_000)):
        wall[0] += passed + jump
        steady[0] += passed
        assert looking.look() == found
    assert looking.earliest() == wall[0] - 60_000
    wall[0] += 90_000
    assert looking.earliest() == wall[0] - 150_000, "also before it is looked at"


# --- computer players that fail or are late ---------------------------------------------------------------------------


def check_broken_player(server: Server, game: str, seconds: float = PATIENCE) -> None:
    ada = server.guest("Ada")
    table = ada.open(game, seats=[None, BROKEN[game], "easy"], start=True)
    for _ in range(6):
        session = wait_until(lambda: waits_for_ada(server, table), "the computer players' turns", seconds)
        if session.is_over:
            break
        play(server, ada, table, 0)
    assert any(seat == 1 for _, seat, _ in turns_in(server, table))
    assert ada.look(table)["table"]["status"] in ("running", "finished")
    assert '"level": "error"' in server.output


def waits_for_ada(server: Server, table: str) -> Session | None:
    """The session, when no computer player is awaited in it."""
    session = mirror(server, table)
    return session if set(session.awaited()) <= {0} else None


@pytest.mark.parametrize("game", ["welcome", "heimat"])
@pytest.mark.parametrize(
    "fault", ["players fail", "players cheat", "players stop half-way", "players talk nonsense", "players fall asleep"]
)
def test_a_computer_player_that_fails_or_is_late_plays_any_legal_turn(make_server: Make, fault: str, game: str) -> None:
    check_broken_player(make_server(f"{fault} + nobody has patience", thinking_seconds=0.1), game)


@pytest.mark.parametrize(
    ("fault", "mutant"),
    [
        ("players fail", "trusts computer players"),
        ("players cheat", "trusts computer players"),
        ("players stop half-way", "trusts computer players"),
        ("players fall asleep", "waits for computer players"),
    ],
)
def test_the_check_of_broken_players_sees_a_server_that(make_server: Make, fault: str, mutant: str) -> None:
    with pytest.raises(AssertionError):
        server = make_server(f"{fault} + nobody has patience + {mutant}", thinking_seconds=0.1)
        check_broken_player(server, "welcome", IMPATIENT)


def check_others_go_on(server: Server, seconds: float = PATIENCE) -> None:
    """A computer player that does not answer holds up no other table, neither its players nor its clock."""
    ada, bert, table = seat_two(server)
    sleepy = server.guest("Cleo").open(seats=[None, "easy"], limit=SHORT, stand_in="flora", start=True)
    wait_until(lambda: "flora falls asleep" in server.output, "Cleo is late, and the one who plays for her sleeps")
    before = len(turns_in(server, table))
    wait_until(lambda: len(turns_in(server, table)) >= before + 4, "turns by the clock elsewhere", seconds)
    other = bert.open(seats=[None, "easy"], start=True)
    wait_until(lambda: (1, 1, "computer") in turns_in(server, other), "a computer player elsewhere", seconds)
    assert (1, 0, "clock") not in turns_in(server, sleepy), "the one who sleeps was woken too early for this check"
    assert ada.look(table)["table"]["status"] == "running"


def test_other_tables_go_on_while_a_computer_player_does_not_answer(make_server: Make) -> None:
    check_others_go_on(make_server(f"{FAST} + {ASLEEP}", thinkers=2))


def test_the_check_of_other_tables_sees_a_server_that_looks_at_one_after_the_other(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_others_go_on(make_server(f"{FAST} + {ASLEEP} + plays late turns in turn", thinkers=2), IMPATIENT)


def test_hints_are_refused_when_nobody_has_time_for_them(make_server: Make) -> None:
    server = make_server("players fall asleep + nobody has patience", thinkers=1)
    ada = server.guest("Ada")
    for _ in range(2):  # one thread thinks long, another helps with what is short
        ada.open(seats=[None, "flora"], start=True)
    wait_until(lambda: server.output.count("flora falls asleep") == 2, "two who sleep")
    table = ada.open(start=True)
    ada.refused(f"/tables/{table}/hints", 409, "busy", "GET")


# --- computer players and crashes -------------------------------------------------------------------------------------


def first_turn(server: Server, table: str, seconds: float) -> str:
    """The computer player's first turn; nobody asks the server for the table."""
    turn = wait_until(
        lambda: [event for event in read_log(server, table) if event["kind"] == "turned"], "a turn", seconds
    )
    return str(turn[0]["turn"])


def check_crash_while_thinking(make_server: Make, mutant: str | None = None, seconds: float = PATIENCE) -> None:
    quick = make_server("deals by name")
    undisturbed = first_turn(quick, quick.guest("Ada").open(seats=[None, "flora"], name="A", start=True), PATIENCE)
    server = make_server("deals by name + players take their time + everybody has patience")
    table = server.guest("Ada").open(seats=[None, "flora"], name="A", start=True)
    wait_until(lambda: "flora begins to think" in server.output, "the computer player's thinking")
    server.kill()
    assert turns_in(server, table) == []
    server.mutant = mutant
    server.start()
    assert first_turn(server, table, seconds) == undisturbed


def test_a_computer_player_killed_while_thinking_makes_the_same_turn_after_the_restart(make_server: Make) -> None:
    check_crash_while_thinking(make_server)


def test_the_check_of_killed_computer_players_sees_a_server_that_sleeps(make_server: Make) -> None:
    with pytest.raises(AssertionError):
        check_crash_while_thinking(make_server, "sleeps after a restart", IMPATIENT)


# --- what the clock played --------------------------------------------------------------------------------------------


def test_the_story_says_for_whom_the_clock_played(make_server: Make) -> None:
    server = make_server(TOLD)
    ada, bert, table = seat_two(server, limit=LONG)
    play(server, ada, table, 0)
    server.tell(OVER, "1")
    wait_until(lambda: bert.look(table)["now"]["round"] == 2, "a turn for Bert")
    told = {"event": "story-clock", "seat": 1}
    assert [event for event in bert.look(table)["story"] if event["event"] == "story-clock"] == [told]
    assert told in bert.get(f"/tables/{table}/story")[0]


def test_who_may_take_back_what_the_clock_played_is_told_it_and_nobody_else() -> None:
    table, known = begin_alone(limit=60), Descriptions()
    turn = write_turn(table.game, random_turn(table.game, table.running().draft(0, ()), 0, random.Random(1)))

    def by_clock(seat: int) -> Any:
        return showing.snapshot(table, known, seat, ())["by_clock"]

    def told(event: events.Event) -> dict[int, Any]:
        table.add(Entry(table.seq + 1, 70_000, event))
        _, own = messages.tell(known, messages.News(table, table.entries[-1:], (0, 1)))
        return {seat: json.loads(frame.body)["by_clock"] for seat, frame in own.items()}

    assert told(events.Turned(seat=0, round=1, turn=turn, by="person")) == {0: []}
    assert told(events.TakenBack(seat=0, round=1)) == {0: []}
    played = told(events.Turned(seat=0, round=1, turn=turn, by="clock"))[0]
    assert played[0]["event"] in ("story-house", "story-refusal")
    assert {event["seat"] for event in played} == {0}
    assert [by_clock(seat) for seat in (0, 1, SPECTATOR)] == [played, [], []]
    assert told(events.TakenBack(seat=0, round=1)) == {0: []}
    assert by_clock(0) == []
    table.add(Entry(table.seq + 1, 71_000, events.Turned(seat=0, round=1, turn=turn, by="clock")))
    turn = write_turn(table.game, random_turn(table.game, table.running().draft(1, ()), 1, random.Random(2)))
    assert told(events.Turned(seat=1, round=1, turn=turn, by="person")) == {0: [], 1: []}, "the round is closed"
    assert by_clock(0) == []


def test_a_turn_that_the_clock_made_is_taken_back_with_time_anew() -> None:
    table = begin_alone(limit=60)
    turn = write_turn(table.game, random_turn(table.game, table.running().draft(0, ()), 0, random.Random(1)))
    table.add(Entry(table.seq + 1, 70_000, events.Turned(seat=0, round=1, turn=turn, by="clock")))
    assert table.deadline() == 60_000
    table.add(Entry(table.seq + 1, 71_000, events.TakenBack(seat=0, round=1)))
    assert table.deadline() == 131_000
    assert table.awaited() == (0, 1)


def test_taking_back_in_time_gives_no_time() -> None:
    table = begin_alone(limit=60)
    turn = write_turn(table.game, random_turn(table.game, table.running().draft(0, ()), 0, random.Random(1)))
    table.add(Entry(table.seq + 1, 30_000, events.Turned(seat=0, round=1, turn=turn, by="person")))
    table.add(Entry(table.seq + 1, 31_000, events.TakenBack(seat=0, round=1)))
    assert table.deadline() == 60_000


def begin_alone(limit: int) -> Table:
    """A table of two that began at the beginning of time, without a server."""
    agreement = events.Agreement(game="welcome", options="", stand_in="easy", limit=limit)
    table = Table("t", bytes(32), "game")
    for event in (
        events.Opened(agreement=agreement, seats=2, host="a"),
        events.Sat(seat=0, guest="a", name="Ada"),
        events.Sat(seat=1, guest="b", name="Bert"),
        events.Started(),
    ):
        table.add(Entry(table.seq + 1, 0, event))
    return table


def test_when_all_are_late_nobody_loses_the_seat(make_server: Make) -> None:
    server = make_server(TOLD)
    _, bert, table = seat_two(server, late="seat", limit=LONG)
    server.tell(OVER, "1")
    wait_until(lambda: len(turns_in(server, table)) >= 2, "turns for both")
    assert set(turns_in(server, table)) == {(1, 0, "clock"), (1, 1, "clock")}
    assert [chair["player"] for chair in bert.look(table)["table"]["seats"]] == [None, None]
