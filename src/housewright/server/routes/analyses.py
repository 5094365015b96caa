"""Analyses of games that are over, and verdicts in learning games."""

from __future__ import annotations

import functools
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Response

from housewright.analysis.results import Judged
from housewright.players.analyst import Depth
from housewright.server.access.limits import cost_of_seats
from housewright.server.analysing import judging
from housewright.server.analysing.analyses import require_judged
from housewright.server.analysing.found import Found
from housewright.server.analysing.shown import AnalysisShown, VerdictShown
from housewright.server.analysing.verdicts import show_verdict
from housewright.server.models import Analysis, Verdict
from housewright.server.refusals import conflict, unknown
from housewright.server.routes.dependencies import (
    Address,
    AnyServices,
    AnyVisitor,
    SeatNumber,
    Someone,
    TableId,
    charge,
    prepare,
    prepared_json,
)
from housewright.server.routes.listening import LONGEST_WAIT
from housewright.server.routes.records import require_finished
from housewright.server.services import Services
from housewright.server.tables import commands
from housewright.server.tables.commands import Person
from housewright.server.tables.table import Table
from housewright.server.telling import showing

JUDGE = f"{judging.__name__}:{judging.judge.__name__}"  # as another process finds it
router = APIRouter(prefix="/api/tables/{table_id}", tags=["past"])


async def find_finished(services: Services, table_id: str) -> Table:
    """A game that is over, and its day."""
    table = (await services.hall.find(table_id)).table
    require_finished(table)
    return table


async def find_own(services: Services, table_id: str, person: Person) -> tuple[Table, int]:
    """The same for those who sat there, and for everybody if it is a record; with the seat, or the first."""
    table = await find_finished(services, table_id)
    seat = table.seat_of(person.guest) if table.kind == "replay" else commands.require_seat(table, person)
    return table, seat or 0


@router.post("/analysis", response_model=AnalysisShown)
async def begin(
    table_id: TableId,
    services: AnyServices,
    person: Someone,
    address: Address,
    body: Annotated[Analysis, Body(default_factory=Analysis)],
) -> Response:
    """Have a game looked at, or go on with it. Whatever was found is kept, and not computed again."""
    services.limits.take("analysis", person.guest)
    table, seat = await find_own(services, table_id, person)
    if body.seat is not None:
        commands.chair_of(table, body.seat)
        seat = body.seat
    services.limits.take("analysis", person.guest, cost_of_seats(len(table.chairs)) - 1)
    room = functools.partial(services.shares.require_more, table_id)
    found = await services.analyses.begin(table, seat, body.computers, person.guest, address, room)
    return await answer(services, person.guest, table, found, 0)


@router.get("/analysis", response_model=AnalysisShown)
async def look(
    table_id: TableId,
    services: AnyServices,
    visitor: AnyVisitor,
    after: Annotated[int, Query(ge=0, description="How many events you know.")] = 0,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """What was found so far; waits until there is more than you know, or so many seconds."""
    services.limits.take("read", visitor.counted)
    table = await find_finished(services, table_id)
    charge(services, visitor, table)
    services.limits.hold("stream", visitor.address)
    try:
        found = await services.analyses.find(table)
        await services.analyses.wait(found, after, 0 if services.is_closing else wait)
    finally:
        services.limits.let_go("stream", visitor.address)
    return await answer(services, visitor.counted, table, found, after)


@router.delete("/analysis", response_model=AnalysisShown)
async def stop(table_id: TableId, services: AnyServices, person: Someone) -> Response:
    """Have nothing more computed; what was found stays."""
    services.limits.take("analysis", person.guest)
    table, _ = await find_own(services, table_id, person)
    found = await services.analyses.stop(table)
    return await answer(services, person.guest, table, found, 0)


async def answer(services: Services, asker: str, table: Table, found: Found, after: int) -> Response:
    """What was found after so many events."""
    return await prepared_json(services, asker, table, lambda: services.analyses.show(found, table, after))


@router.get("/analysis/turns/{seat}/{number}", response_model=VerdictShown)
async def look_at_turn(
    table_id: TableId,
    seat: SeatNumber,
    number: Annotated[int, Path(ge=1, le=1_000_000)],
    services: AnyServices,
    visitor: AnyVisitor,
) -> Response:
    """One turn that is judged: what its seat saw, what would have been better, and why."""
    services.limits.take("read", visitor.counted)
    table = await find_finished(services, table_id)
    charge(services, visitor, table)
    judged = (await services.analyses.find(table)).judged(seat, number)
    if judged is None:
        raise unknown("no-such-turn")
    show = lambda: show_verdict(table.game, showing.view_of(table, number, seat), judged)  # noqa: E731
    return await prepared_json(services, visitor.counted, table, show)


@router.post("/verdict", response_model=VerdictShown)
async def judge(table_id: TableId, body: Verdict, services: AnyServices, person: Someone) -> Response:
    """How good a whole turn is that is not submitted yet, in a learning game: nothing is kept, no card is seen."""
    services.limits.take("hint", person.guest)
    table = (await services.hall.find(table_id)).table
    seat, view = commands.begin_draft(table, person, body.round)
    if not table.agreement.learning:
        raise conflict("no-learning")
    require_judged(table)
    turn = commands.read_moves(table.game, body.moves)
    await prepare(services, person.guest, table, lambda: commands.try_turn(table.game, view.copy(), seat, turn))
    what = table.game, table.running().options, view, turn, body.round, Depth.NORMAL
    judged: Judged = await services.thinkers.let(person.guest, JUDGE, *what, is_awaited=True)
    return await prepared_json(services, person.guest, table, lambda: show_verdict(table.game, view, judged))
