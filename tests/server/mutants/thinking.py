"""Mutants whose computer players or clocks fail."""

from __future__ import annotations

import gc
import time
from types import SimpleNamespace
from typing import Any

from fastapi import APIRouter, Depends
from sqlalchemy import select

from housewright.server.hall.hall import Hall
from housewright.server.hall.live import LiveTable
from housewright.server.routes import what_if
from housewright.server.storage import schema
from housewright.server.thinking import queueing, thinkers
from housewright.server.thinking.minds import Mind
from housewright.server.upkeep import caretaker, collecting
from housewright.server.upkeep.caretaker import Caretaker
from tests.server.mutants.patching import mutant, put, replace_in


@mutant
def has_a_player_who_breaks_the_rules() -> None:
    """No fault of the server: a computer player always makes the same move."""

    class Cheat:
        name = "easy"

        def choose(self, view: Any, options: str, seed: int) -> Any:
            return (0,)

    thinkers.find_player = lambda *_: Cheat()


@mutant
def trusts_a_player_who_breaks_the_rules() -> None:
    """Turns of computer players are written as they come."""
    has_a_player_who_breaks_the_rules()
    put(thinkers, "play_turn", lambda *_: None)


@mutant
def lets_computer_players_sleep() -> None:
    """Nobody looks after a start whether computer players are due."""

    async def wake_all(self: Caretaker) -> None:
        pass

    Caretaker.wake_all = wake_all  # type: ignore[method-assign]


@mutant
def never_looks_at_the_clock() -> None:
    """Time limits are promises only."""
    from housewright.server.upkeep.caretaker import Caretaker

    async def play_late(self: Caretaker, live: Any) -> None:
        return

    Caretaker.play_late = play_late  # type: ignore[method-assign]


@mutant
def takes_no_seats() -> None:
    """A late seat stays as it is."""
    from housewright.server.tables.events import Seated
    from housewright.server.upkeep.caretaker import late_events

    def events(*what: Any) -> list[Any]:
        return [event for event in late_events(*what) if not isinstance(event, Seated)]

    replace_in("housewright.server.upkeep.caretaker", late_events=events)


@mutant
def sleeps_after_a_restart() -> None:
    """Tables are looked at only when somebody asks for them."""
    from housewright.server.upkeep.caretaker import Caretaker

    async def wake_all(self: Caretaker) -> None:
        return

    Caretaker.wake_all = wake_all  # type: ignore[method-assign]


@mutant
def plays_late_turns_in_turn() -> None:
    """The caretaker waits at each table until its late turns are found."""

    async def go_round(self: Caretaker) -> None:
        for table_id in self.due.ring(round(time.time() * 1000)):
            await self.serve(table_id)

    Caretaker.go_round = go_round  # type: ignore[method-assign]


@mutant
def trusts_computer_players() -> None:
    """Takes whatever a computer player answers."""

    def choose(game: Any, player: str, seconds: float, view: Any, options: str, seed: int) -> Any:

        return vars(thinkers)["find_player"](game.name, player, seconds).choose(view, options, seed)

    replace_in("housewright.server.thinking.thinkers", choose=choose)


@mutant
def waits_for_computer_players() -> None:
    """However long it takes."""
    replace_in("housewright.server.thinking.thinkers", PATIENCE=1e6)


@mutant
def lets_every_computer_player_take_its_time() -> None:
    """Computer players of one table do not share their time."""
    choose: Any = thinkers.choose
    thinkers.choose = lambda game, player, seconds, *more: choose(game, player, 1.0, *more)


@mutant
def gives_hints_everywhere() -> None:
    """Also at tables that agreed on none."""
    from housewright.server.tables.events import Agreement

    shown: Any = Agreement.__getattribute__
    Agreement.__getattribute__ = lambda self, name: name == "hints" or shown(self, name)  # type: ignore[method-assign]


@mutant
def suggests_half_a_turn() -> None:
    """Hints leave something out."""
    from dataclasses import replace

    from housewright.server.thinking.thinkers import Thinkers

    suggested: Any = Thinkers.suggest

    async def suggest(self: Thinkers, *what: Any) -> Any:
        return [replace(found, turn=found.turn[:-1]) for found in await suggested(self, *what)]

    Thinkers.suggest = suggest  # type: ignore[assignment, method-assign]


@mutant
def computer_players_are_asleep() -> None:
    """No computer player makes a turn."""
    put(thinkers.Thinkers, "wake", lambda *_: None)


@mutant
def believes_its_clock() -> None:
    """Whatever the wall clock says has passed has passed."""
    from housewright.server.clock import Clock

    Clock.look = lambda self: 0  # type: ignore[method-assign]


@mutant
def forgets_jumps_of_the_clock() -> None:
    """Knows them only of tables in memory."""
    follow: Any = Hall.follow_clock

    async def follow_clock(self: Hall, table_id: str, jump: int, since: int) -> None:
        await follow(self, table_id, jump, since)
        self.jumps.clear()

    put(Hall, "follow_clock", follow_clock)


@mutant
def wakes_all_tables_before_it_does_anything() -> None:
    """Nobody's time is over before all stored tables are read."""
    walk: Any = Caretaker._walk

    async def walk_later(self: Caretaker, loading: Any) -> None:
        await self.wake_all()
        for table_id in tuple(self.due.times):
            await self.hall.find(table_id)
        await walk(self, loading)

    put(Caretaker, "_walk", walk_later)


@mutant
def looks_through_all_memory_again_and_again() -> None:
    """And sets nothing aside."""

    def look(self: collecting.Collecting) -> None:
        gc.unfreeze()
        gc.collect()

    put(collecting.Collecting, "look", look)


@mutant
def takes_who_asks_now_and_then_for_nobody() -> None:
    """Only who listens all the time counts."""
    put(collecting.Collecting, "is_quiet", lambda self: not self.does_anybody_listen())


@mutant
def sees_to_all_tables_at_once() -> None:
    """And to nothing else meanwhile."""
    put(caretaker, "FEW", 10**9)


@mutant
def wakes_tables_in_any_order() -> None:
    """As they come from the database."""

    async def wake_all(self: Caretaker) -> None:
        async with self.hall.database.engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.id).order_by("opened"))
        for place, row in enumerate(found):
            self.due.set(row.id, place)

    put(Caretaker, "wake_all", wake_all)


@mutant
def serves_in_the_order_of_coming() -> None:
    """Whoever asks for much is served until all is done."""
    proper: Any = queueing.FairQueue._put

    def alike(self: queueing.FairQueue, job: Any) -> None:
        job.asker = "everybody"
        proper(self, job)

    put(queueing.FairQueue, "_put", alike)


@mutant
def takes_nobody_for_a_person() -> None:
    """All work is alike."""
    proper: Any = queueing.FairQueue._put

    def alike(self: queueing.FairQueue, job: Any) -> None:
        job.is_awaited = False
        proper(self, job)

    put(queueing.FairQueue, "_put", alike)


@mutant
def has_one_thread_for_everything() -> None:
    """What is short waits for what is long."""
    made: Any = queueing.FairQueue.__init__

    def init(self: queueing.FairQueue, threads: int, quick_threads: int, *more: Any) -> None:
        made(self, threads, 0, *more)

    put(queueing.FairQueue, "__init__", init)


@mutant
def lets_all_tables_without_people_think() -> None:
    """However many they are."""
    replace_in("housewright.server.thinking.thinkers", MOST_ALONE=10**9)


@mutant
def thinks_in_its_threads() -> None:
    """Has no processes for it."""
    replace_in("housewright.server.thinking.minds", CAN_FORK=False)


@mutant
def waits_for_minds_for_ever() -> None:
    """However long they do not answer."""
    proper: Any = Mind.ask
    Mind.ask = lambda self, name, what, seconds: proper(self, name, what, None)  # type: ignore[method-assign]


@mutant
def weighs_logs_only() -> None:
    """Not what is made of them."""
    put(LiveTable, "weigh", lambda self: self.table.weight)


@mutant
def keeps_tables_with_a_time_limit_in_memory() -> None:
    """They are looked at all the time."""
    proper: Any = Hall.is_unused
    put(Hall, "is_unused", lambda self, live: live.table.deadline() is None and proper(self, live))


@mutant
def looks_for_guests_in_another_thread() -> None:
    """Before one of its routes."""
    router = APIRouter()
    router.post("/api/tables/{table_id}/what-if", dependencies=[Depends(lambda: None)])(what_if.play_on)
    replace_in("housewright.server.app", what_if=SimpleNamespace(router=router))


@mutant
def plans_everything_while_all_wait() -> None:
    """However many chairs there are."""
    replace_in("housewright.server.hall.hall", FEW_CHAIRS=100)
