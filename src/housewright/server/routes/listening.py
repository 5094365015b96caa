"""Listening: being told what happens at a table, by a stream or by asking again and again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from housewright.server.refusals import Refusal
from housewright.server.routes.dependencies import AnyServices, AnyVisitor, TableId, charge, prepare_live
from housewright.server.tables import daily
from housewright.server.telling.shown import Message
from housewright.server.telling.streams import Stream

LONGEST_WAIT = 25
STREAM_HEADERS = {"Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no"}
After = Annotated[int | None, Query(ge=0, description="Last event that you know.")]
EVENT_STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {"schema": {"$ref": "#/components/schemas/Message"}}}}
}
router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])


class Flow(StreamingResponse):
    """A stream of events that says when it has ended, also if nobody was there any more when it was to begin.

    It ends as if it had been closed, and not by an exception, which would keep alive all that it has to do with.
    """

    def __init__(self, parts: AsyncIterator[bytes], stream: Stream, end: Callable[[], None]) -> None:
        super().__init__(parts, media_type="text/event-stream", headers=STREAM_HEADERS)
        self.stream, self.end = stream, end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send until somebody has had enough."""
        listening = asyncio.create_task(self.close_when_gone(receive))
        try:
            await self.stream_response(send)
        finally:
            listening.cancel()
            self.end()

    async def close_when_gone(self, receive: Receive) -> None:
        """Nobody is there any more."""
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.close()


@router.get("/events", response_class=StreamingResponse, responses=EVENT_STREAM)
async def follow(
    request: Request,
    table_id: TableId,
    services: AnyServices,
    visitor: AnyVisitor,
    after: After = None,
    last_event_id: Annotated[str | None, Header(max_length=20)] = None,
) -> Response:
    """Server-sent events: a snapshot, or what happened since the last event that you know; then all that happens."""
    services.limits.take("stream", visitor.counted)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, visitor.guest)
    if services.is_closing:
        raise Refusal(503, "closing")
    if last_event_id is not None and last_event_id.isascii() and last_event_id.isdigit():
        after = int(last_event_id)
    if after is not None and after <= live.rewritten:
        after = None  # somebody is forgotten, whom the reader may still know
    charge(services, visitor, live.table)
    services.limits.hold("stream", visitor.address)
    stream, missed = live.listen(visitor.guest, after)
    stream.hang_up = getattr(request.state, "hang_up", stream.hang_up)

    def end() -> None:
        live.leave(stream)
        services.limits.let_go("stream", visitor.address)

    presence = live.presence_frames() if missed is not None else []  # for those who resume: that is in no log
    try:
        first = await prepare_live(services, visitor.counted, live, live.make_first(stream, missed))
        begin = b"retry: 1000\n\n" + b"".join(frame.wire for frame in [*([first] if first else []), *presence])
    except BaseException:
        end()
        raise

    return Flow(flow(begin, stream, services.settings.heartbeat_seconds), stream, end)


async def flow(begin: bytes, stream: Stream, heartbeat: float) -> AsyncIterator[bytes]:
    """What is sent. The beginning is large, and not kept while the stream is open."""
    yield begin
    del begin
    async for part in stream.read(heartbeat):
        yield part


@router.get("/poll", response_model=list[Message])
async def poll(
    table_id: TableId,
    services: AnyServices,
    visitor: AnyVisitor,
    after: After = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 20,
) -> Response:
    """The same for those whose network lets no stream through: waits until something happens, or so many seconds."""
    services.limits.take("read", visitor.counted)
    live = await services.hall.find(table_id)
    daily.require_visible(live.table, visitor.guest)
    charge(services, visitor, live.table)
    services.limits.hold("stream", visitor.address)
    stream, missed = live.listen(visitor.guest, after)
    try:
        first = await prepare_live(services, visitor.counted, live, live.make_first(stream, missed))
        frames = [first] if first else await stream.next(0 if services.is_closing else wait)
        frames += live.presence_frames()
    finally:
        live.leave(stream)
        services.limits.let_go("stream", visitor.address)
    body = b"[" + b",".join(frame.body for frame in frames) + b"]"
    return Response(body, media_type="application/json")
