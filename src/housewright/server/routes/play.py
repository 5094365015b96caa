"""Playing: drafts, turns, taking back, absence, hints."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Body, Query, Response
from pydantic_core import to_json

from housewright.engine.game import SPECTATOR
from housewright.server.analysing.verdicts import show_hints
from housewright.server.hall.live import MOST_MISSED
from housewright.server.models import (
    Draft,
    SeqAnswer,
    StandIn,
    TakingBack,
    TurnAnswer,
    WholeTurn,
)
from housewright.server.refusals import Refusal, conflict
from housewright.server.routes.dependencies import (
    AnyServices,
    AnyVisitor,
    SeatNumber,
    Someone,
    TableId,
    as_json,
    charge,
    prepare_live,
    prepared_json,
)
from housewright.server.services import Services
from housewright.server.tables import commands, daily
from housewright.server.tables.commands import Person
from housewright.server.tables.events import Event
from housewright.server.tables.table import Answer, Table
from housewright.server.telling import showing
from housewright.server.telling.shown import DraftAnswer, Hint, Snapshot, Story

MOST_HINTS = 5
router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])


@contextlib.asynccontextmanager
async def telling_what_was_missed(
    services: Services, table_id: str, person: Person, after: int | None
) -> AsyncIterator[None]:
    """A conflict in here tells the events since the last one that the client knows."""
    try:
        yield
    except Refusal as refusal:
        if refusal.status == 409 and daily.is_visible((live := await services.hall.find(table_id)).table, person.guest):
            table, known, present = live.table, live.descriptions, live.present()
            refusal.more["seq"] = table.seq
            missed = table.entries[after:] if after is not None else []
            if 0 < len(missed) <= MOST_MISSED:
                refusal.more["missed"] = await prepare_live(
                    services, person.guest, live, lambda: showing.show_events(table, known, missed, present)
                )
        raise


@router.get("", response_model=Snapshot)
async def look(table_id: TableId, services: AnyServices, visitor: AnyVisitor) -> Response:
    """Everything that you may know now."""
    services.limits.take("read", visitor.counted)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, visitor.guest)
    charge(services, visitor, live.table)
    table, known, present, seat = live.table, live.descriptions, live.present(), live.table.seat_of(visitor.guest)
    viewer = SPECTATOR if seat is None else seat
    show = lambda: showing.encode_snapshot(table, known, viewer, present)  # noqa: E731
    return Response(await prepare_live(services, visitor.counted, live, show), media_type="application/json")


@router.get("/story", response_model=list[Story])
async def told(
    table_id: TableId,
    services: AnyServices,
    visitor: AnyVisitor,
    after: Annotated[int, Query(ge=0, description="Last round whose story you know.")] = 0,
) -> Response:
    """What happened so far: the named events of every closed round, one list for each."""
    services.limits.take("read", visitor.counted)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, visitor.guest)
    table, stories = live.table, live.stories
    charge(services, visitor, table)  # told already or not: it is the longest answer of all
    body = stories.find(table, after)
    if body is None:
        body = await services.clerks.do(visitor.counted, stories.tell(table, after), is_long=True)
        services.hall.weigh(live)
    return Response(body, media_type="application/json")


@router.post("/draft", response_model=DraftAnswer)
async def draft(table_id: TableId, body: Draft, services: AnyServices, person: Someone) -> Response:
    """Try moves: what you would see then, and how you may go on. Nothing is kept."""
    services.limits.take("draft", person.guest)
    async with telling_what_was_missed(services, table_id, person, body.after):
        live = await services.hall.find(table_id)
        table = live.table
        seat, view = commands.begin_draft(table, person, body.round)
        moves = commands.read_moves(table.game, body.moves)

        def attempt() -> bytes:
            commands.try_moves(table.game, view, seat, moves)
            return to_json(showing.show_draft(table, live.descriptions, body.round, view, seat))

        answer = await prepare_live(services, person.guest, live, attempt)
    return Response(answer, media_type="application/json")


@router.post("/turn", response_model=TurnAnswer)
async def take_turn(table_id: TableId, body: WholeTurn, services: AnyServices, person: Someone) -> Response:
    """Submit a whole turn. The same key again gets the same answer; it counts once."""
    services.limits.take("turn", person.guest)
    async with telling_what_was_missed(services, table_id, person, body.after):
        table = (await services.hall.find(table_id)).table
        commands.require_seat(table, person)
        turn = commands.read_moves(table.game, body.moves)
        live, _ = await services.hall.change(
            table_id, lambda table: commands.take_turn(table, person, body.round, turn, body.key)
        )
        answer = answer_to(live.table, person, body.key)
    return as_json({"seq": answer.seq, "round": answer.round, "closed": answer.closed})


def answer_to(table: Table, person: Person, key: str) -> Answer:
    """What the submission with this key was answered, now or before."""
    return table.answers[commands.require_seat(table, person), key][1]


@router.post("/take-back", response_model=SeqAnswer)
async def take_back(table_id: TableId, body: TakingBack, services: AnyServices, person: Someone) -> SeqAnswer:
    """Withdraw your turn while others are still deciding."""
    services.limits.take("turn", person.guest)
    async with telling_what_was_missed(services, table_id, person, body.after):
        live, _ = await services.hall.change(
            table_id, lambda table: commands.take_back(table, person, body.round, body.key)
        )
        answer = answer_to(live.table, person, body.key)
    return SeqAnswer(seq=answer.seq)


@router.post("/seats/{seat}/hand-over", response_model=SeqAnswer)
async def hand_over(
    table_id: TableId,
    seat: SeatNumber,
    services: AnyServices,
    person: Someone,
    body: Annotated[StandIn, Body(default_factory=StandIn)],
) -> SeqAnswer:
    """Let a computer player play for an absent person (the host), or for yourself."""
    services.limits.take("turn", person.guest)
    live = await services.hall.find(table_id)
    daily.require_day_over(live.table)
    guest = commands.chair_of(live.table, seat).guest
    is_absent = guest is not None and live.absent_for(guest) >= services.settings.absent_seconds

    def decide(table: Table) -> list[Event]:
        player = body.player or table.agreement.stand_in
        return commands.hand_over(table, person, seat, player, is_absent)

    live, _ = await services.hall.change(table_id, decide)
    return SeqAnswer(seq=live.table.seq)


@router.post("/seats/{seat}/hand-back", response_model=SeqAnswer)
async def hand_back(table_id: TableId, seat: SeatNumber, services: AnyServices, person: Someone) -> SeqAnswer:
    """Play for yourself again."""
    services.limits.take("turn", person.guest)
    live, _ = await services.hall.change(table_id, lambda table: commands.hand_back(table, person, seat))
    return SeqAnswer(seq=live.table.seq)


@router.get("/hints", response_model=list[Hint])
async def hints(
    table_id: TableId, services: AnyServices, person: Someone, count: Annotated[int, Query(ge=1, le=MOST_HINTS)] = 3
) -> Response:
    """What a strong player would consider, with the score lines it expects, if the table allows hints."""
    services.limits.take("hint", person.guest)
    table = (await services.hall.find(table_id)).table
    commands.require_running(table)
    daily.require_day_over(table)
    seat = commands.require_seat(table, person)
    if not table.agreement.hints:
        raise conflict("no-hints")
    commands.require_awaited(table, seat)
    view = table.running().draft(seat, ())
    found = await services.thinkers.suggest(table, person.guest, view.copy(), count)

    show = lambda: show_hints(table.game, view, found)  # noqa: E731
    return await prepared_json(services, person.guest, table, show)
