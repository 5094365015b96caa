"""Playing: drafts, turns, taking back, absence, hints, and being told what happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Body, Header, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic_core import from_json
from starlette.types import Receive, Scope, Send

from housewright.server.models import (
    Draft,
    DraftAnswer,
    Hint,
    SeqAnswer,
    Snapshot,
    StandIn,
    TakingBack,
    TurnAnswer,
    WholeTurn,
)
from housewright.server.refusals import Refusal, conflict
from housewright.server.routes.dependencies import (
    Address,
    AnyServices,
    MaybeGuest,
    SeatNumber,
    Someone,
    TableId,
    as_json,
    viewer_of,
)
from housewright.server.tables import commands, daily, showing
from housewright.server.tables.commands import Person
from housewright.server.tables.events import Event
from housewright.server.tables.hall import Hall
from housewright.server.tables.live import MOST_MISSED
from housewright.server.tables.table import Answer, Table

MOST_HINTS = 5
LONGEST_WAIT = 25
STREAM_HEADERS = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}
After = Annotated[int | None, Query(ge=0, description="Last event that you know.")]
AnyStandIn = Annotated[StandIn, Body(default_factory=StandIn)]
T = TypeVar("T")
router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])


async def telling_what_was_missed(
    hall: Hall, table_id: str, person: Person, after: int | None, work: Awaitable[T]
) -> T:
    """A conflict tells the events since the last one that the client knows."""
    try:
        return await work
    except Refusal as refusal:
        if refusal.status == 409 and daily.is_visible((live := await hall.find(table_id)).table, person.guest):
            refusal.more["seq"] = live.table.seq
            missed = live.table.entries[after:] if after is not None else []
            if 0 < len(missed) <= MOST_MISSED:
                refusal.more["missed"] = showing.show_events(live.table, live.descriptions, missed, live.present())
        raise


@router.get("", response_model=Snapshot)
async def look(table_id: TableId, services: AnyServices, guest: MaybeGuest, address: Address) -> Response:
    """Everything that you may know now."""
    services.limits.take("read", guest.id if guest else address)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, guest.id if guest else None)
    return as_json(showing.snapshot(live.table, live.descriptions, viewer_of(live, guest), live.present()))


@router.get("/story", response_model=list[list[Any]])
async def told(
    table_id: TableId,
    services: AnyServices,
    guest: MaybeGuest,
    address: Address,
    after: Annotated[int, Query(ge=0, description="Last round whose story you know.")] = 0,
) -> Response:
    """What happened so far: the named events of every closed round, one list for each."""
    services.limits.take("read", guest.id if guest else address)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, guest.id if guest else None)
    return as_json(showing.stories(live.table, after))


@router.post("/draft", response_model=DraftAnswer)
async def draft(table_id: TableId, body: Draft, services: AnyServices, person: Someone) -> Response:
    """Try moves: what you would see then, and how you may go on. Nothing is kept."""
    services.limits.take("draft", person.guest)

    async def work() -> Response:
        live = await services.hall.find(table_id)
        table = live.table
        seat, view = commands.begin_draft(table, person, body.round)

        def attempt() -> dict[str, Any]:
            commands.try_moves(table.game, view, seat, body.moves)
            return showing.show_draft(table, live.descriptions, body.round, view, seat)

        return as_json(await asyncio.to_thread(attempt))

    return await telling_what_was_missed(services.hall, table_id, person, body.after, work())


@router.post("/turn", response_model=TurnAnswer)
async def take_turn(table_id: TableId, body: WholeTurn, services: AnyServices, person: Someone) -> Response:
    """Submit a whole turn. The same key again gets the same answer; it counts once."""
    services.limits.take("turn", person.guest)

    async def work() -> Response:
        live, _ = await services.hall.change(
            table_id, lambda table: commands.take_turn(table, person, body.round, body.moves, body.key)
        )
        answer = answer_to(live.table, person, body.key)
        return as_json({"seq": answer.seq, "round": answer.round, "closed": answer.closed})

    return await telling_what_was_missed(services.hall, table_id, person, body.after, work())


def answer_to(table: Table, person: commands.Person, key: str) -> Answer:
    """What the submission with this key was answered, now or before."""
    return table.answers[commands.require_seat(table, person), key][1]


@router.post("/take-back", response_model=SeqAnswer)
async def take_back(table_id: TableId, body: TakingBack, services: AnyServices, person: Someone) -> SeqAnswer:
    """Withdraw your turn while others are still deciding."""
    services.limits.take("turn", person.guest)

    async def work() -> SeqAnswer:
        live, _ = await services.hall.change(
            table_id, lambda table: commands.take_back(table, person, body.round, body.key)
        )
        return SeqAnswer(seq=answer_to(live.table, person, body.key).seq)

    return await telling_what_was_missed(services.hall, table_id, person, body.after, work())


@router.post("/seats/{seat}/hand-over", response_model=SeqAnswer)
async def hand_over(
    table_id: TableId, seat: SeatNumber, body: AnyStandIn, services: AnyServices, person: Someone
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
    session = table.running()
    view = session.draft(seat, ())
    found = await services.thinkers.suggest(table, view.copy(), count)
    return as_json(
        [
            {
                "moves": [table.game.write(move) for move in suggestion.turn],
                "story": table.game.story(view, {seat: suggestion.turn}, session.draft(seat, suggestion.turn)),
                "value": round(float(suggestion.value), 2),
                "lines": {name: round(float(value), 1) for name, value in suggestion.lines.items()},
            }
            for suggestion in found
        ]
    )


class Flow(StreamingResponse):
    """A stream of events that says when it has ended, also if nobody was there any more when it was to begin."""

    def __init__(self, parts: AsyncIterator[bytes], end: Callable[[], None]) -> None:
        super().__init__(parts, media_type="text/event-stream", headers=STREAM_HEADERS)
        self.end = end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until somebody has had enough."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.end()


@router.get("/events", response_class=StreamingResponse)
async def follow(
    request: Request,
    table_id: TableId,
    services: AnyServices,
    guest: MaybeGuest,
    address: Address,
    after: After = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """Server-sent events: a snapshot, or what happened since the last event that you know; then all that happens."""
    services.limits.take("stream", guest.id if guest else address)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, guest.id if guest else None)
    if services.is_closing:
        raise Refusal(503, "closing")
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id)
    services.limits.open_stream(address)
    stream, missed = live.listen(guest.id if guest else None, after)
    stream.hang_up = getattr(request.state, "hang_up", stream.hang_up)

    def end() -> None:
        live.leave(stream)
        services.limits.close_stream(address)

    try:
        begin = b"retry: 1000\n\n" + b"".join(frame.wire for frame in live.first_frames(stream, missed))
    except BaseException:
        end()
        raise

    async def flow() -> AsyncIterator[bytes]:
        yield begin
        async for part in stream.read(services.settings.heartbeat_seconds):
            yield part

    return Flow(flow(), end)


@router.get("/poll")
async def poll(
    table_id: TableId,
    services: AnyServices,
    guest: MaybeGuest,
    address: Address,
    after: After = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 20,
) -> Response:
    """The same for those whose network lets no stream through: waits until something happens, or so many seconds."""
    services.limits.take("read", guest.id if guest else address)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, guest.id if guest else None)
    services.limits.open_stream(address)
    stream, missed = live.listen(guest.id if guest else None, after)
    try:
        first = live.first_frame(stream, missed)
        frames = [first] if first else await stream.next(0 if services.is_closing else wait)
        frames += live.presence_frames()
    finally:
        live.leave(stream)
        services.limits.close_stream(address)
    return as_json([from_json(frame.body) for frame in frames])
