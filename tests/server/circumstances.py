"""Circumstances: what tests cannot wait for. They change when, with whom and from where games run, not what is done.

Like a mutant, each is a function without arguments that patches what runs in the process.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
import os
import resource
import signal
import socket
import threading
import time
from asyncio.selector_events import _SelectorTransport  # type: ignore[attr-defined]
from collections import Counter
from collections.abc import Callable
from datetime import datetime, tzinfo
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

from housewright.analysis.run import CannotAnalyseError
from housewright.engine.game import State
from housewright.engine.record import read_record
from housewright.engine.supposing import CannotSupposeError
from housewright.server.analysing.analyses import Analyses
from housewright.server.app import create_app
from housewright.server.hall.hall import Hall
from housewright.server.hall.live import LiveTable
from housewright.server.operating.connections import Connection, Words
from housewright.server.routes.listening import Flow
from housewright.server.storage import database, schema
from housewright.server.storage.backups import find_damage
from housewright.server.storage.database import Database
from housewright.server.tables.rows import ADD_ENTRIES
from housewright.server.tables.table import Table
from housewright.server.telling import messages
from housewright.server.telling.streams import Stream
from housewright.server.thinking.thinkers import find_player
from housewright.server.upkeep.caretaker import Caretaker
from housewright.server.upkeep.collecting import Collecting
from housewright.welcome.game import Welcome
from tests.server.mutants import replace_in
from tests.welcome.drawing import Table as Drawing

MISSED_SECONDS = 1
SHORTEST_SECONDS = 0.001  # of what is looked at
OVER = "the last round whose time is over"  # names of files by which tests tell that something happens
READ_ON = "the record may be read"
LOADED = "whether the rules can be loaded"
WAKE = "tables may be woken"
LOOK = "the database may be looked through"
JUMP = "by how many seconds the clock is wrong"
READ_ONLY = "whether the disk can only be read"
DRAWN = (
    "how a game of Welcome To begins"  # JSON: streets, what else a drawing is told, `others` by seat, plans `turned`
)
WATCHED = "it matters what holds everybody up"
COUNTED = "what is left in memory is counted"
AT_ONCE = "changes meet"
HELD = "no message is made"
JUDGED = "turns are judged when told"
FAILS = "judging fails"
folder = Path()  # of the server


def told(what: str) -> str | None:
    """The word that was told, if it was."""
    file = folder / what
    return file.read_text(encoding="utf-8") if file.exists() else None


def notes_what_holds_everybody_up() -> None:
    """Writes down every step of the event loop that takes long, in CPU time of its thread: others do not count."""
    run: Any = asyncio.Handle._run

    def timed(self: asyncio.Handle) -> None:
        asked = path_of(self)
        before, began = resource.getrusage(resource.RUSAGE_THREAD), time.thread_time()
        run(self)
        seconds = time.thread_time() - began
        if seconds > SHORTEST_SECONDS and (most := told(WATCHED)) is not None and seconds > float(most):
            called, after = getattr(self, "_callback", self), resource.getrusage(resource.RUSAGE_THREAD)
            system, faults = after.ru_stime - before.ru_stime, after.ru_minflt - before.ru_minflt
            why = f"{system * 1000:.1f} of them the system's, {faults} page faults"
            who = asked or repr(getattr(called, "__self__", called))
            print(f"held up for {seconds * 1000:.1f} ms ({why}) by {who}", flush=True)

    asyncio.Handle._run = timed  # type: ignore[method-assign]


def path_of(handle: asyncio.Handle) -> str:
    """What is asked for in this step, if it belongs to a request."""
    task = getattr(getattr(handle, "_callback", None), "__self__", None)
    frame = getattr(getattr(task, "get_coro", lambda: None)(), "cr_frame", None)
    scope = getattr(frame.f_locals.get("self"), "scope", None) if frame else None
    return f"{scope['method']} {scope['path']}" if isinstance(scope, dict) else ""


def has_much_in_memory() -> None:
    """As with thousands of tables."""
    kept = [[] for _ in range(500_000)]  # type: ignore[var-annotated]
    Collecting.kept = kept  # type: ignore[attr-defined]


def looks_through_memory_when_it_may() -> None:
    """Without a pause."""
    replace_in("housewright.server.upkeep.collecting", PAUSE_SECONDS=0.0)


def counts_what_is_left_when_told() -> None:
    """Nothing is collected, and it is said what is there of that which comes and goes."""
    gc.disable()
    passing = Connection, Words, _SelectorTransport, Stream, Flow, LiveTable

    def look(self: Collecting) -> None:
        if told(COUNTED) is not None:
            left = Counter(type(found).__name__ for found in gc.get_objects() if isinstance(found, passing))
            print(f"left: {dict(left) or 'none'}", flush=True)

    Collecting.look = look  # type: ignore[method-assign]


def deals_by_name() -> None:
    """Tables of the same name have the same deal."""
    opened: Any = Hall.open

    async def open(self: Hall, agreement: Any, *more: Any, seed: bytes | None = None, **other: Any) -> Any:
        seed = seed or hashlib.sha256(agreement.name.encode()).digest()
        return await opened(self, agreement, *more, seed=seed, **other)

    Hall.open = open  # type: ignore[method-assign]


def has_no_pages() -> None:
    """Nobody has built them, which an application knows when it is made: this one is not as all others."""
    replace_in("housewright.server.app", PAGES=folder / "nowhere")
    replace_in("housewright.server.operating.serving", create_app=create_app)


def has_other_rules() -> None:
    """The next version of a game's rules."""
    Welcome.rules_version = 2


def games_begin_as_drawn() -> None:
    """Games of Welcome To begin with the streets, cards, plans and tracks that a test has drawn."""
    begun: Any = Welcome.new

    def new(self: Welcome, *how: Any) -> State:
        drawing = told(DRAWN)
        if drawing is None:
            begins: State = begun(self, *how)
            return begins
        options, seats, deal = how
        drawn = json.loads(drawing)
        others, turned = drawn.pop("others", {}), drawn.pop("turned", ())
        Welcome.new = begun  # type: ignore[method-assign]  # empty sheets to draw on
        try:
            table = Drawing(*drawn.pop("streets"), options=options, seats=seats, deal=deal, **drawn)
            for seat, sheet in others.items():
                table.draw(int(seat), *sheet.pop("streets"), **sheet)
            for slot in turned:
                table.common.turned[slot] = 1
            return table.state
        finally:
            Welcome.new = drawing_first  # type: ignore[method-assign]

    drawing_first: Any = new
    Welcome.new = drawing_first  # type: ignore[method-assign]


def opens_when_two_have_come() -> None:
    """A rematch or a deal of the day is opened when another who asks for it waits for that, or is about to open it."""
    come: list[object] = []
    both = asyncio.Event()

    def arrive(where: object) -> None:
        come.append(where)
        if len(come) == 2:
            both.set()

    class Door(asyncio.Lock):
        """Knows who waits."""

        async def acquire(self) -> Literal[True]:
            """Wait, if somebody is inside."""
            if self.locked():
                arrive(self)
            return await super().acquire()

    opened: Any = Hall.open

    async def open(self: Hall, *more: Any, **other: Any) -> Any:
        if other.get("follows") or "daily" in more:
            arrive(self)
            await both.wait()
        return await opened(self, *more, **other)

    Hall.open = open  # type: ignore[method-assign]
    for module in ("services", "attempts"):
        replace_in(f"housewright.server.{module}", asyncio=SimpleNamespace(**vars(asyncio) | {"Lock": Door}))


def makes_messages_when_told() -> None:
    """While a message about a table is being made more can happen there."""
    encode: Any = messages.encode

    def as_told(*what: Any) -> Any:
        while told(HELD) is not None:
            time.sleep(0.01)
        return encode(*what)

    replace_in("housewright.server.telling.messages", encode=as_told)


def says_how_it_sends() -> None:
    """Whether small packets of a connection leave at once, or wait until the other side has the one before."""
    made: Any = Connection.connection_made

    def tell(self: Connection, transport: Any) -> None:
        made(self, transport)
        is_at_once = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        print("a connection sends", "at once" if is_at_once else "late", flush=True)

    Connection.connection_made = tell  # type: ignore[method-assign]


def dies_when_it_has_written_an_event() -> None:
    """Ends without warning when an event is on the disk, before anybody is told."""
    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        await stored(self, *statements)
        if any(statement is ADD_ENTRIES for statement, _ in statements):
            os.kill(os.getpid(), signal.SIGKILL)

    Database.write = write  # type: ignore[method-assign]


def dies_while_it_forgets() -> None:
    """Ends without warning when it has begun to forget somebody."""

    async def forget(self: Hall, *_: Any) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    Hall.forget = forget  # type: ignore[assignment, method-assign]


def cannot_forget_one_guest() -> None:
    """The first that it tries to forget, again and again."""
    forgotten: Any = Hall.forget
    broken: list[str] = []

    async def forget(self: Hall, table_id: str, guest: str) -> None:
        broken[:] = broken or [guest]
        if guest in broken:
            raise RuntimeError("it is broken")
        await forgotten(self, table_id, guest)

    Hall.forget = forget  # type: ignore[method-assign]


def dies_when_it_has_written_a_table() -> None:
    """Ends without warning when a new table is on the disk, before anything else happens."""
    stored: Any = Database.write

    async def write(self: Database, *statements: Any) -> None:
        await stored(self, *statements)
        if any(getattr(statement, "table", None) is schema.tables for statement, rows in statements if rows):
            os.kill(os.getpid(), signal.SIGKILL)

    Database.write = write  # type: ignore[method-assign]


def codes_for_devices_end_at_once() -> None:
    """Nobody can wait ten minutes."""
    replace_in("housewright.server.routes.transfers", TRANSFER_SECONDS=-1)


def time_runs_ten_times_as_fast() -> None:
    """Limits end after a tenth of their time, and the caretaker walks faster."""
    deadline: Any = Table.deadline

    def early(self: Table) -> int | None:
        late: int | None = deadline(self)
        return None if late is None else self.round_began + (late - self.round_began) // 10

    Table.deadline = early  # type: ignore[method-assign]
    replace_in("housewright.server.upkeep.caretaker", STEP_SECONDS=0.05)


def time_is_over_when_told() -> None:
    """The time of a round ends when a test says so, and the caretaker walks faster."""
    deadline: Any = Table.deadline

    def as_told(self: Table) -> int | None:
        late: int | None = deadline(self)
        is_over = late is not None and self.running().round <= int(told(OVER) or 0)
        return self.round_began if is_over else late

    go_round: Any = Caretaker.go_round
    wake_all: Any = Caretaker.wake_all

    async def look_everywhere(self: Caretaker) -> None:
        for live in self.hall.tables.values():
            self.watch(live)
        await go_round(self)

    async def wake_even_those_with_time_left(self: Caretaker) -> None:
        await wake_all(self)
        for place, table_id in enumerate(sorted(self.due.times, key=lambda table_id: self.due.times[table_id])):
            self.due.set(table_id, place)

    Table.deadline = as_told  # type: ignore[method-assign]
    Caretaker.go_round = look_everywhere  # type: ignore[method-assign]
    Caretaker.wake_all = wake_even_those_with_time_left  # type: ignore[method-assign]
    replace_in("housewright.server.upkeep.caretaker", STEP_SECONDS=0.05)


def the_clock_jumps_when_told() -> None:
    """Somebody sets the wall clock, and the caretaker walks faster."""

    def now() -> int:
        return time.time_ns() // 1_000_000 + 1000 * int(told(JUMP) or 0)

    for module in ("clock", "access.guests", "hall.hall", "upkeep.caretaker"):
        replace_in(f"housewright.server.{module}", now=now)
    replace_in("housewright.server.upkeep.caretaker", STEP_SECONDS=0.05)


def waits_for_whole_requests_when_it_stops() -> None:
    """It is still there while others look what has ended."""
    replace_in("housewright.server.operating.serving", GRACE_SECONDS=600)


def time_stands_still_for_limits() -> None:
    """Nothing is given back, however busy the machine is."""
    replace_in("housewright.server.access.limits", time=SimpleNamespace(monotonic=lambda: 0.0))


def bodies_must_come_soon() -> None:
    """Nobody can wait half a minute for one that does not come."""
    replace_in("housewright.server.access.guard", BODY_SECONDS=0.5)


def bodies_must_be_whole_soon() -> None:
    """Nobody can wait two minutes for one that comes bit by bit."""
    replace_in("housewright.server.access.guard", WHOLE_SECONDS=0.5)


def heads_must_come_soon() -> None:
    """Nobody can wait longer for the head of a request."""
    replace_in("housewright.server.operating.connections", HEAD_SECONDS=0.5)


def says_on_whom_it_hangs_up() -> None:
    """While an answer is not read."""
    lost: Any = Connection.connection_lost

    def connection_lost(self: Connection, exc: Exception | None) -> None:
        if self.unread is not None:
            print("hung up on a reader", flush=True)
        lost(self, exc)

    Connection.connection_lost = connection_lost  # type: ignore[method-assign]


def answers_must_be_read_soon() -> None:
    """Nobody can wait longer for slow readers."""
    says_on_whom_it_hangs_up()
    replace_in("housewright.server.operating.connections", SLOW_SECONDS=0.5)


def connections_are_kept_for_a_moment() -> None:
    """When nothing is said on them."""
    says_on_whom_it_hangs_up()
    replace_in("housewright.server.operating.serving", KEEP_ALIVE_SECONDS=1)


def sweeps_all_the_time() -> None:
    """At every step of the caretaker, and says so."""
    from housewright.server.upkeep.sweeping import sweep

    async def told_sweep(*all_of_it: Any) -> None:
        await sweep(*all_of_it)
        print("swept", flush=True)

    replace_in("housewright.server.upkeep.caretaker", SWEEP_SECONDS=0.0, sweep=told_sweep)


def cannot_give_up_one_table() -> None:
    """The first that it tries to give up fails, again and again."""
    from housewright.server.upkeep.sweeping import abandon

    broken: list[str] = []

    def give_up(table: Table) -> Any:
        broken[:] = broken or [table.id]
        if table.id in broken:
            raise RuntimeError("it is broken")
        return abandon(table)

    replace_in("housewright.server.upkeep.sweeping", abandon=give_up)


def people_are_missed_soon() -> None:
    """Who lost the connection counts as gone after a second."""
    replace_in("housewright.server.hall.live", LINGER_SECONDS=MISSED_SECONDS)


def people_are_missed_late() -> None:
    """Who lost the connection, or asks again and again, is missed by no test, however long it takes."""
    replace_in("housewright.server.hall.live", LINGER_SECONDS=600.0)


def lost_connections_end_soon() -> None:
    """A connection on which nothing is confirmed counts as lost after a second."""
    replace_in("housewright.server.operating.serving", LOST_SECONDS=MISSED_SECONDS)


def nobody_has_patience() -> None:
    """Computer players are late after a moment."""
    replace_in("housewright.server.thinking.thinkers", PATIENCE=0.2)


def players_are_late_soon() -> None:
    """After a time in which any process does what it is asked for, though the machine is busy."""
    replace_in("housewright.server.thinking.thinkers", PATIENCE=5.0)


def everybody_has_patience() -> None:
    """Computer players are never late, however busy the machine is."""
    replace_in("housewright.server.thinking.thinkers", PATIENCE=600.0)


def few_places_for_tables_without_people() -> None:
    """So that some have to wait for one."""
    replace_in("housewright.server.thinking.thinkers", MOST_ALONE=2)


def logs_are_short() -> None:
    """Nobody wants to wait until one is full."""
    replace_in("housewright.server.tables.bounds", MOST_EVENTS=40, MOST_OF_SEAT=3)


def nothing_is_compiled_yet() -> None:
    """The server says so, though it is."""
    replace_in("housewright.server.thinking.thinkers", COMPILED=False)


def break_players(choose: Callable[..., Any]) -> None:
    """Some computer players, flora and rosa, choose like this; it gets the true player's turn as well."""

    class Broken:
        """A player with a fault."""

        def __init__(self, player: Any) -> None:
            self.player = player

        def choose(self, *what: Any) -> Any:
            """A turn, perhaps."""
            return choose(lambda: self.player.choose(*what))

    def find(game: str, name: str, seconds: float) -> Any:
        player = find_player(game, name, seconds)
        return Broken(player) if name in ("flora", "rosa") else player

    replace_in("housewright.server.thinking.thinkers", find_player=find)


def players_fail() -> None:
    """They raise."""

    def choose(turn: Callable[[], Any]) -> Any:
        raise RuntimeError("no idea")

    break_players(choose)


def players_cheat() -> None:
    """They make the same move twice."""
    break_players(lambda turn: (turn()[0], *turn()))


def players_stop_half_way() -> None:
    """They leave something to decide."""
    break_players(lambda turn: turn()[:-1])


def players_talk_nonsense() -> None:
    """They answer with moves that do not exist."""
    break_players(lambda turn: (10**9, -1))


def players_fall_asleep() -> None:
    """They never answer."""

    def choose(turn: Callable[[], Any]) -> Any:
        print("flora falls asleep", flush=True)
        threading.Event().wait()

    break_players(choose)


def players_take_their_time() -> None:
    """They answer, but much later."""

    def choose(turn: Callable[[], Any]) -> Any:
        print("flora begins to think", flush=True)
        time.sleep(600)
        return turn()

    break_players(choose)


def let_it_be(day: int) -> None:
    """A day in May 2031."""

    class Calendar(datetime):
        """Knows one day only."""

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Any:
            """Noon."""
            return datetime(2031, 5, day, 12, tzinfo=tz)

    replace_in("housewright.server.tables.daily", datetime=Calendar)


def has_no_secret_of_its_own() -> None:
    """The deals of the days are the same in every run."""
    replace_in("housewright.server.storage.secrets", secrets=SimpleNamespace(token_bytes=bytes))


def turns_are_judged_when_told() -> None:
    """An analysis has so many events and no more, until a test says so."""
    found: Any = Analyses._next

    async def as_told(self: Analyses, running: Any) -> Any:
        while len(running.found.bodies) >= int(told(JUDGED) or 0):
            await asyncio.sleep(0.01)
        return await found(self, running)

    Analyses._next = as_told  # type: ignore[method-assign]


def judging_fails_when_told() -> None:
    """After so many events."""
    found: Any = Analyses._next

    async def as_told(self: Analyses, running: Any) -> Any:
        if len(running.found.bodies) >= int(told(FAILS) or 0):
            raise RuntimeError("nobody knows")
        return await found(self, running)

    Analyses._next = as_told  # type: ignore[method-assign]


def nobody_can_judge() -> None:
    """Games have no analyst."""

    def require(game: Any) -> Any:
        raise CannotAnalyseError(game.name)

    replace_in("housewright.server.analysing.analyses", require_analyst=require)


def no_position_can_be_supposed() -> None:
    """Whatever is imagined does not fit."""

    def suppose(*_: Any) -> Any:
        raise CannotSupposeError("nothing fits")

    replace_in("housewright.server.routes.what_if", suppose=suppose)


def boards_are_short() -> None:
    """Two lines, and the own one."""
    replace_in("housewright.server.attempts", MOST_SHOWN=2)


def records_take_too_long() -> None:
    """Whatever is imported takes longer than allowed."""
    replace_in("housewright.server.routes.records", IMPORT_SECONDS=-1.0)


def records_are_read_when_told() -> None:
    """A long record, when a table is made of it."""

    def read(text: str, find_game: Any) -> Any:
        print("a record is being read", flush=True)
        while told(READ_ON) is None:
            time.sleep(0.01)
        return read_record(text, find_game)

    replace_in("housewright.server.tables.table", read_record=read)


def looks_through_its_database_when_told() -> None:
    """A large database, whose check takes long."""

    def look(connection: Any) -> str:
        while told(LOOK) is None:
            time.sleep(0.01)
        return find_damage(connection)

    replace_in("housewright.server.storage.checking", LONGEST_SECONDS=0.0, find_damage=look)


def loads_its_rules_when_told() -> None:
    """Rules that take long to load, or cannot be."""

    def load() -> None:
        while told(LOADED) is None:
            time.sleep(0.01)
        if told(LOADED) == "no":
            raise RuntimeError("there are no rules")

    replace_in("housewright.server.services", load_rules=load)


def never_loads_its_players() -> None:
    """Computer players that take for ever to load, all of them together."""

    async def load(_: Any) -> None:
        await asyncio.Future()

    replace_in("housewright.server.services", load_players_after=load)


def wakes_tables_when_told() -> None:
    """Reading stored tables takes long, and it is said which are read."""
    from housewright.server.tables.rows import read_rows

    async def read(database: Any, table_id: str) -> Any:
        while told(WAKE) is None:
            await asyncio.sleep(0.01)
        print(f"woken: {table_id}", flush=True)
        return await read_rows(database, table_id)

    replace_in("housewright.server.hall.hall", read_rows=read)
    replace_in("housewright.server.upkeep.caretaker", MOST_READ=1)


def can_only_read_when_told() -> None:
    """A disk that fails and recovers; nothing is believed for long."""
    commit: Any = database.commit

    def as_told(connection: Any, batch: Any) -> Any:
        connection.exec_driver_sql(f"PRAGMA query_only={'ON' if told(READ_ONLY) == 'yes' else 'OFF'}")
        return commit(connection, batch)

    replace_in("housewright.server.storage.database", TRUST_SECONDS=0.0, commit=as_told)


CIRCUMSTANCES: dict[str, Callable[[], None]] = {
    "deals by name": deals_by_name,
    "games begin as drawn": games_begin_as_drawn,
    "notes what holds everybody up": notes_what_holds_everybody_up,
    "has much in memory": has_much_in_memory,
    "looks through memory when it may": looks_through_memory_when_it_may,
    "counts what is left": counts_what_is_left_when_told,
    "opens when two have come": opens_when_two_have_come,
    "makes messages when told": makes_messages_when_told,
    "says how it sends": says_how_it_sends,
    "has no pages": has_no_pages,
    "has other rules": has_other_rules,
    "looks through its database when told": looks_through_its_database_when_told,
    "can only read when told": can_only_read_when_told,
    "loads its rules when told": loads_its_rules_when_told,
    "never loads its players": never_loads_its_players,
    "wakes tables when told": wakes_tables_when_told,
    "records take too long": records_take_too_long,
    "records are read when told": records_are_read_when_told,
    "it is the first of May": lambda: let_it_be(1),
    "it is the second of May": lambda: let_it_be(2),
    "has no secret of its own": has_no_secret_of_its_own,
    "boards are short": boards_are_short,
    JUDGED: turns_are_judged_when_told,
    "judging fails when told": judging_fails_when_told,
    "nobody can judge": nobody_can_judge,
    "no position can be supposed": no_position_can_be_supposed,
    "time runs ten times as fast": time_runs_ten_times_as_fast,
    "time is over when told": time_is_over_when_told,
    "the clock jumps when told": the_clock_jumps_when_told,
    "waits for whole requests when it stops": waits_for_whole_requests_when_it_stops,
    "time stands still for limits": time_stands_still_for_limits,
    "bodies must come soon": bodies_must_come_soon,
    "bodies must be whole soon": bodies_must_be_whole_soon,
    "heads must come soon": heads_must_come_soon,
    "says on whom it hangs up": says_on_whom_it_hangs_up,
    "answers must be read soon": answers_must_be_read_soon,
    "connections are kept for a moment": connections_are_kept_for_a_moment,
    "sweeps all the time": sweeps_all_the_time,
    "cannot give up one table": cannot_give_up_one_table,
    "people are missed soon": people_are_missed_soon,
    "people are missed late": people_are_missed_late,
    "lost connections end soon": lost_connections_end_soon,
    "nobody has patience": nobody_has_patience,
    "players are late soon": players_are_late_soon,
    "few places for tables without people": few_places_for_tables_without_people,
    "logs are short": logs_are_short,
    "nothing is compiled yet": nothing_is_compiled_yet,
    "everybody has patience": everybody_has_patience,
    "players fail": players_fail,
    "players cheat": players_cheat,
    "players stop half-way": players_stop_half_way,
    "players talk nonsense": players_talk_nonsense,
    "players fall asleep": players_fall_asleep,
    "players take their time": players_take_their_time,
    "codes for devices end at once": codes_for_devices_end_at_once,
    "cannot forget one guest": cannot_forget_one_guest,
    "dies while it forgets": dies_while_it_forgets,
    "dies when it has written an event": dies_when_it_has_written_an_event,
    "dies when it has written a table": dies_when_it_has_written_a_table,
}
