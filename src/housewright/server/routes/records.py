"""What is over: records, replays, imports, and the deal of the day."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

from fastapi import APIRouter, Body, Path, Query, Response
from fastapi.responses import PlainTextResponse

from housewright.engine.game import SPECTATOR, Json
from housewright.engine.record import BadRecordError, replay, write_record
from housewright.engine.session import Session
from housewright.games import find_game
from housewright.server.access.limits import cost_of_record
from housewright.server.access.names import MOST_NAME, clean
from housewright.server.models import DailyAttempt, DailyOpened, DailyShown, TableOpened
from housewright.server.refusals import Refusal, conflict, malformed, unacceptable, unknown
from housewright.server.routes.dependencies import (
    Address,
    AnyServices,
    AnyVisitor,
    Someone,
    TableId,
    charge,
    prepare,
    prepared_json,
)
from housewright.server.tables import commands, daily, events
from housewright.server.tables.events import Agreement
from housewright.server.tables.table import Table
from housewright.server.tables.unread import UnreadTable, show_turns
from housewright.server.telling import showing
from housewright.server.telling.shown import Past
from housewright.server.thinking.thinkers import still_preparing

IMPORT_SECONDS = 2.0  # of CPU
MOST_TOKEN = 40  # characters that are repeated of what is wrong
router = APIRouter(prefix="/api", tags=["past"])


def require_finished(table: Table) -> None:
    """Only when the game is over, and its day."""
    if table.status != "finished":
        raise conflict("not-over")
    daily.require_day_over(table)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def get_record(table_id: TableId, services: AnyServices, person: Someone, visitor: AnyVisitor) -> Response:
    """The record of a game that is over, for those who sat there; of one that cannot be read any more, its turns."""
    services.limits.take("read", person.guest)
    table = await services.hall.find_any(table_id)
    if table.kind != "replay":
        commands.require_seat(table, person)
    if isinstance(table, UnreadTable):
        daily.require_day_over(table)
    else:
        require_finished(table)
    charge(services, visitor, table)
    text = await prepare(services, person.guest, table, lambda: write(table))
    headers = {"Content-Disposition": f'attachment; filename="{table.agreement.game}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def write(table: Table) -> str:
    """A game that is over as a record, as far as it can be read."""
    return show_turns(table) if isinstance(table, UnreadTable) else showing.show_record(table)


@router.get("/tables/{table_id}/rounds/{number}", response_model=Past)
async def get_round(
    table_id: TableId,
    number: Annotated[int, Path(ge=1, le=1_000_000)],
    services: AnyServices,
    visitor: AnyVisitor,
    seat: Annotated[int | None, Query(ge=0, le=99)] = None,
) -> Response:
    """A round of a game that is over, seen from a seat or as a spectator."""
    services.limits.take("read", visitor.counted)
    table = (await services.hall.find(table_id)).table
    require_finished(table)
    if number > len(table.running().rounds) + 1 or (seat is not None and seat >= len(table.chairs)):
        raise unknown("no-such-round")
    charge(services, visitor, table)
    viewer = SPECTATOR if seat is None else seat
    return await prepared_json(services, visitor.counted, table, lambda: showing.show_past(table, number, viewer))


@router.post("/records", response_model=TableOpened, status_code=201)
async def import_record(
    record: Annotated[bytes, Body(media_type="text/plain")], services: AnyServices, person: Someone, address: Address
) -> TableOpened:
    """Make a replay of a record: a table where nobody plays. Every move is checked."""
    services.limits.take("import", address, cost_of_record(len(record)))
    try:
        text = record.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise malformed(f"byte {wrong.start} is not UTF-8") from None
    async with services.importing:
        session = await asyncio.to_thread(check_record, text)
        if not session.is_over:
            raise unacceptable("record-unfinished")
        text = await asyncio.to_thread(write_record, session)  # as we would write it, whatever stood around it
    options, seats = session.options, session.seats
    agreement = Agreement(
        game=session.game.name, options=options, stand_in=commands.usual_stand_in(session.game.name), hints=False
    )
    then = [events.Imported(record=text)]
    origin = await services.shares.require(person.guest, address, seats, "replay", len(text))
    live = await services.hall.open(agreement, seats, person.guest, then, "replay", with_code=False, origin=origin)
    return TableOpened(id=live.table.id, seat=None, code=None)


def bad_record(what: str, cause: str, line: int, token: str) -> Refusal:
    """What is wrong with a record: in a few words for programs, and where and why for messages."""
    return unacceptable("bad-record", {"what": what, "cause": cause, "line": line, "token": token[:MOST_TOKEN]})


def check_record(text: str) -> Session:
    """Replay a record through the rules, within its time."""
    started = time.thread_time()
    session: Session | None = None
    try:
        for current in replay(text, find_game):
            session = current
            if time.thread_time() - started > IMPORT_SECONDS:
                is_preparing = still_preparing(current.game.name)  # then everything takes many times as long
                raise conflict("preparing") if is_preparing else unacceptable("record-too-long")
    except BadRecordError as wrong:
        cause = "illegal" if wrong.illegal else "token" if wrong.token else "line"
        raise bad_record(str(wrong), cause, wrong.line, wrong.token) from None
    assert session is not None
    for name in (*session.names.values(), *session.towns.values()):
        try:
            clean(name, MOST_NAME)
        except ValueError as wrong:
            raise bad_record(str(wrong), "name", 0, name) from None
    return session


@router.get("/daily/{day}/{variant}", response_model=DailyShown)
async def show_daily(
    day: Annotated[str, Path(max_length=10)],
    variant: Annotated[str, Path(max_length=40)],
    services: AnyServices,
    visitor: AnyVisitor,
) -> dict[str, Json]:
    """The board of a deal of the day; `today` is a day, too. First attempts only, on everybody's honour."""
    services.limits.take("read", visitor.counted)
    day = daily.read_day(day)
    daily.require_variant(variant)
    own = await services.attempts.first(day, variant, visitor.guest)
    board = await services.attempts.board(day, variant, visitor.guest)
    return {"day": day, "variant": variant, "over": daily.is_over(day), "table": own, "board": board}


@router.post("/daily", response_model=DailyOpened, status_code=201)
async def begin_daily(
    services: AnyServices,
    person: Someone,
    address: Address,
    body: Annotated[DailyAttempt, Body(default_factory=DailyAttempt)],
) -> DailyOpened:
    """Play the deal of today. Your first attempt counts; a running one goes on."""
    services.limits.take("open", address)
    live, counts = await services.attempts.begin(
        person, body.variant, lambda: services.shares.require(person.guest, address, 1)
    )
    return DailyOpened(id=live.table.id, seat=0, code=None, counts=counts)
