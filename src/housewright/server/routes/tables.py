"""Tables: opening, finding, joining, starting."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Iterable, Sequence
from typing import Annotated

from fastapi import APIRouter, Body, Request, Response
from pydantic_core import to_json
from sqlalchemy import select

from housewright.games import GAMES
from housewright.players.finding import find_players
from housewright.server.access.limits import EVERYBODY, cost_of_list, cost_of_masters, cost_of_seats
from housewright.server.access.shares import expected_bytes
from housewright.server.hall.hall import CODE_SIGNS
from housewright.server.models import (
    Chair,
    Invitation,
    Invited,
    Joining,
    JoiningByCode,
    Naming,
    NewTable,
    NewTerms,
    SeqAnswer,
    Start,
    TableOpened,
    TableShown,
    Terms,
)
from housewright.server.refusals import Refusal, conflict, unacceptable, unknown
from housewright.server.routes.dependencies import (
    Address,
    AnyServices,
    AnyVisitor,
    SeatNumber,
    Someone,
    TableId,
    Visitor,
    draw_link,
)
from housewright.server.services import Services
from housewright.server.storage import schema
from housewright.server.tables import commands, events
from housewright.server.tables.commands import Person
from housewright.server.tables.events import Agreement, Event
from housewright.server.tables.table import Table
from housewright.server.tables.unread import UnreadTable
from housewright.server.thinking.queueing import at_once

MOST_LISTED = 50


class Picture(Response):
    """A drawing."""

    media_type = "image/svg+xml"


router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables", response_model=list[TableShown])
async def list_tables(services: AnyServices, visitor: AnyVisitor) -> Response:
    """Open tables that anybody may join."""
    columns = schema.tables.c
    query = select(columns.id, columns.size).where((columns.status == "open") & columns.listed.is_(True))
    found = query.order_by(columns.opened.desc()).limit(MOST_LISTED)
    return await show_tables(services, found, visitor)


@router.get("/tables/mine", response_model=list[TableShown])
async def list_own_tables(services: AnyServices, person: Someone, visitor: AnyVisitor) -> Response:
    """The tables where you sit, those that are not over and those last used first."""
    columns = schema.tables.c
    query = select(columns.id, columns.size).join(schema.chairs, schema.chairs.c.table_id == columns.id)
    own = (schema.chairs.c.guest == person.guest) & (columns.status != "abandoned")
    order = ((columns.status == "finished").asc(), columns.touched.desc())
    found = query.where(own).order_by(*order).limit(MOST_LISTED)
    return await show_tables(services, found, visitor, person.name)


async def show_tables(services: Services, query: object, visitor: Visitor, name: str = "") -> Response:
    """The tables that a query finds, for a guest who goes by this name now; those on the disk are read in turn with
    what others of other addresses ask for."""
    services.limits.take("read", visitor.counted)
    async with services.database.engine.connect() as connection:
        rows = [*await connection.execute(query)]  # type: ignore[call-overload]
    more = cost_of_list(sum(row.size for row in rows)) - 1
    services.limits.take("request", visitor.address, more)
    services.limits.take("read", visitor.counted, more)

    async def read(work: Callable[[], Table]) -> Table:
        return await services.clerks.do(visitor.address, at_once(work), is_long=True)

    found = [await services.hall.find_listed(row.id, read) for row in rows]
    make = lambda: to_json([show(table, visitor.guest, name) for table in found if table])  # noqa: E731
    body = await services.clerks.do(visitor.address, at_once(make), is_long=more > 0)
    return Response(body, media_type="application/json")


def show(table: Table, guest: str | None, name: str = "") -> TableShown:
    """A table in a list; its seats keep their names, but nobody meets a name of their own from before."""
    return TableShown(
        id=table.id,
        game=table.agreement.game,
        options=table.agreement.options,
        name=table.agreement.name,
        status=table.status,
        kind=table.kind,
        seats=len(table.chairs),
        people=[name if name and chair.guest == guest else chair.name for chair in table.chairs if chair.guest],
        empty=sum(chair.is_empty for chair in table.chairs),
        round=table.round,
        yours=table.seat_of(guest) in table.awaited_people(),
        readable=not isinstance(table, UnreadTable),
        touched=table.touched,
    )


def agreement_of(game: str, terms: Terms, seats: int) -> Agreement:
    """The terms of a request as an agreement."""
    if game not in GAMES:
        raise unacceptable("no-such-game", {"game": game[:40]})
    chosen = terms.model_dump(include={"options", "name", "listed", "limit", "late", "hints", "learning"})
    stand_in = terms.stand_in or commands.usual_stand_in(game)
    return commands.agree(Agreement(game=game, stand_in=stand_in, **chosen), seats)


@router.post("/tables", response_model=TableOpened, status_code=201)
async def open_table(body: NewTable, services: AnyServices, person: Someone, address: Address) -> TableOpened:
    """Open a table. You are its host, whether you sit there or not."""
    masters = masters_in(body.game, body.seats) if body.start and body.seat is None else 0
    services.limits.take("open", address, cost_of_seats(len(body.seats)) + cost_of_masters(masters))
    agreement = agreement_of(body.game, body, len(body.seats))
    then = first_events(body, person, agreement)
    origin = await services.shares.require(person.guest, address, len(body.seats))
    live = await services.hall.open(agreement, len(body.seats), person.guest, then, origin=origin)
    return opened(live.table, person)


def masters_in(game: str, players: Iterable[str | None]) -> int:
    """How many of these players look ahead."""
    thoughtful = find_players(game).thoughtful if game in GAMES else ()
    return sum(player in thoughtful for player in players)


def first_events(body: NewTable, person: Person, agreement: Agreement) -> list[Event]:
    """Who sits down when the table is opened, and whether the game starts at once."""
    then: list[Event] = []
    for seat, player in enumerate(body.seats):
        if player is not None:
            commands.require_player(agreement.game, player)
        if seat == body.seat:
            if player is not None:
                raise conflict("seat-taken")
            then.append(events.Sat(seat=seat, guest=person.guest, name=person.name, town=body.town))
        elif player is not None:
            then.append(events.Seated(seat=seat, player=player))
    if body.seat is not None and body.seat >= len(body.seats):
        raise unknown("no-such-seat")
    if body.start:
        if len(then) < len(body.seats):
            raise conflict("seats-empty")
        then.append(events.Started())
    return then


def opened(table: Table, person: Person) -> TableOpened:
    """What the one who opened or joined a table is told."""
    return TableOpened(id=table.id, seat=table.seat_of(person.guest), code=table.code)


async def find_by_link(services: Services, link: str) -> str:
    """The table of a link. Nobody guesses one, so nobody has to wait because others guess codes."""
    table_id = link.partition(".")[0]
    try:
        table = (await services.hall.find(table_id)).table
    except Refusal:
        raise unknown("no-such-code") from None
    if table.link is None or not hmac.compare_digest(table.link, link):
        raise unknown("no-such-code")
    return table_id


async def find_by_code(services: Services, code: str, address: str) -> str:
    """The table of a code."""
    guesses = (("wrong-code", address), ("all-codes", EVERYBODY))
    for what, who in guesses:  # before looking: who has guessed too often learns nothing more
        services.limits.take(what, who)
    table_id = None
    if set(code) <= set(CODE_SIGNS):
        async with services.database.engine.connect() as connection:
            query = select(schema.tables.c.id).where(schema.tables.c.code == code)
            table_id = (await connection.execute(query)).scalar()
    if table_id is None:
        raise unknown("no-such-code")
    for what, who in guesses:
        services.limits.give_back(what, who)
    return str(table_id)


async def find_invited(services: Services, code: str, address: str) -> str:
    """The table of a code or link; good until the start."""
    if "." in code:
        return await find_by_link(services, code)
    return await find_by_code(services, code.upper(), address)


@router.post("/invitation", response_model=Invited)
async def look_at_invitation(body: Invitation, services: AnyServices, visitor: AnyVisitor) -> Invited:
    """What a code or link invites to, without sitting down; good until the start. A wrong code counts as a guess."""
    services.limits.take("read", visitor.address)
    table = (await services.hall.find(await find_invited(services, body.code, visitor.address))).table
    host = table.seat_of(table.host)
    shown = show(table, None)
    return Invited(
        game=shown.game,
        options=shown.options,
        name=shown.name,
        host=None if host is None else table.chairs[host].name,
        people=shown.people,
        seats=shown.seats,
        empty=shown.empty,
    )


@router.post("/join", response_model=TableOpened)
async def join_by_code(body: JoiningByCode, services: AnyServices, person: Someone, address: Address) -> TableOpened:
    """Sit down at the table of a code or link; good until the start."""
    services.limits.take("join", address)
    table_id = await find_invited(services, body.code, address)
    live, _ = await services.hall.change(table_id, lambda table: commands.sit(table, person, body.town, body.seat))
    return opened(live.table, person)


@router.post("/tables/{table_id}/join", response_model=TableOpened)
async def join(
    table_id: TableId,
    services: AnyServices,
    person: Someone,
    address: Address,
    body: Annotated[Joining, Body(default_factory=Joining)],
) -> TableOpened:
    """Sit down at a listed table."""
    services.limits.take("join", address)

    def decide(table: Table) -> Sequence[Event]:
        if not table.agreement.listed and table.seat_of(person.guest) is None and table.host != person.guest:
            raise conflict("by-invitation")
        return commands.sit(table, person, body.town, body.seat)

    live, _ = await services.hall.change(table_id, decide)
    return opened(live.table, person)


@router.put("/tables/{table_id}/me", response_model=SeqAnswer)
async def rename(table_id: TableId, body: Naming, services: AnyServices, person: Someone) -> SeqAnswer:
    """Sit there under the name that you have now, and call your town otherwise, before the start."""
    services.limits.take("join", person.guest)
    live, _ = await services.hall.change(table_id, lambda table: commands.rename(table, person, body.town))
    return SeqAnswer(seq=live.table.seq)


@router.post("/tables/{table_id}/leave", response_model=SeqAnswer)
async def leave(table_id: TableId, services: AnyServices, person: Someone) -> SeqAnswer:
    """Go. After the start a computer player plays on for you; you may come back until the game is over.

    Where nobody else plays, the table waits for you.
    """
    services.limits.take("turn", person.guest)
    live, _ = await services.hall.change(table_id, lambda table: commands.leave(table, person))
    return SeqAnswer(seq=live.table.seq)


@router.put("/tables/{table_id}/terms", response_model=SeqAnswer)
async def change_terms(table_id: TableId, body: NewTerms, services: AnyServices, person: Someone) -> SeqAnswer:
    """The host changes what was agreed, before the start."""
    services.limits.take("join", person.guest)
    agreement = agreement_of(body.game, body, body.seats)
    table = (await services.hall.find(table_id)).table
    if body.seats > len(table.chairs):
        await services.shares.require_more(table_id, expected_bytes(table.kind, body.seats - len(table.chairs)))
    live, _ = await services.hall.change(table_id, lambda table: commands.settle(table, person, agreement, body.seats))
    return SeqAnswer(seq=live.table.seq)


@router.put("/tables/{table_id}/seats/{seat}", response_model=SeqAnswer)
async def set_chair(
    table_id: TableId, seat: SeatNumber, body: Chair, services: AnyServices, person: Someone
) -> SeqAnswer:
    """The host puts a computer player on a chair, or empties it, before the start."""
    services.limits.take("turn", person.guest)
    live, _ = await services.hall.change(
        table_id, lambda table: commands.place_computer(table, person, seat, body.player)
    )
    return SeqAnswer(seq=live.table.seq)


@router.post("/tables/{table_id}/start", response_model=SeqAnswer)
async def start(
    table_id: TableId,
    services: AnyServices,
    person: Someone,
    address: Address,
    body: Annotated[Start, Body(default_factory=Start)],
) -> SeqAnswer:
    """The host starts the game."""
    services.limits.take("turn", person.guest)
    table = (await services.hall.find(table_id)).table
    if table.status == "open" and not table.has_people_besides(()):
        masters = masters_in(table.agreement.game, [chair.player or body.fill for chair in table.chairs])
        services.limits.take("open", address, cost_of_masters(masters))
    live, _ = await services.hall.change(table_id, lambda table: commands.start(table, person, body.fill))
    return SeqAnswer(seq=live.table.seq)


@router.get("/tables/{table_id}/invitation.svg", response_class=Picture)
async def invitation(table_id: TableId, request: Request, services: AnyServices, person: Someone) -> Response:
    """The link to join as a QR image, for those who sit there."""
    services.limits.take("read", person.guest)
    table = (await services.hall.find(table_id)).table
    if table.host != person.guest:
        commands.require_seat(table, person)
    if table.code is None:
        raise conflict("already-started")
    return Picture(await asyncio.to_thread(draw_link, services, request, f"/join#{table.link}"))
