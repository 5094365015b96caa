"""Meeting again, after the end of a game."""

from __future__ import annotations

from fastapi import APIRouter

from housewright.server.access.limits import cost_of_seats
from housewright.server.models import TableOpened
from housewright.server.refusals import Refusal, conflict
from housewright.server.routes.dependencies import Address, AnyServices, Someone, TableId
from housewright.server.routes.tables import opened
from housewright.server.services import Services
from housewright.server.tables import commands, daily, events
from housewright.server.tables.events import Event
from housewright.server.tables.table import Table

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/tables/{table_id}/rematch", response_model=TableOpened)
async def rematch(table_id: TableId, services: AnyServices, person: Someone, address: Address) -> TableOpened:
    """The same seats at a new table; it starts at once if you are the only person. Who asks first opens it."""
    services.limits.take("open", address)
    async with services.meeting:
        old = (await services.hall.find(table_id)).table
        commands.require_seat(old, person)
        if old.status != "finished":
            raise conflict("not-over")
        if old.kind != "game":
            raise conflict("no-rematch")
        following = await find_rematch(services, old)
        if following is None:
            seats, people = len(old.chairs), same_people(old)
            services.limits.take("open", address, cost_of_seats(seats) - 1)
            origin = await services.shares.require(person.guest, address, seats)
            live = await services.hall.open(old.agreement, seats, person.guest, people, origin=origin, follows=table_id)
            following = live.table
        return opened(following, person)


async def find_rematch(services: Services, old: Table) -> Table | None:
    """The table where the same people meet again, unless it was abandoned."""
    try:
        found = (await services.hall.find(old.rematch)).table if old.rematch else None
    except Refusal:  # it is deleted
        return None
    return found if found and found.status != "abandoned" else None


def same_people(old: Table) -> list[Event]:
    """Everybody who sat there sits down again."""
    then: list[Event] = []
    for seat, chair in enumerate(old.chairs):
        if chair.guest:
            then.append(events.Sat(seat=seat, guest=chair.guest, name=chair.name, town=chair.town))
        elif not chair.is_empty:  # for somebody who is forgotten a computer player sits down
            then.append(events.Seated(seat=seat, player=chair.player or old.agreement.stand_in))
    if sum(bool(chair.guest) for chair in old.chairs) == 1:
        then.append(events.Started())
    return then


@router.post("/tables/{table_id}/again", response_model=TableOpened)
async def same_deal(table_id: TableId, services: AnyServices, person: Someone, address: Address) -> TableOpened:
    """The same deal again, after the end of a game that was played alone."""
    services.limits.take("open", address)
    old = (await services.hall.find(table_id)).table
    commands.require_seat(old, person)
    daily.require_day_over(old)
    if old.kind == "what-if":
        raise conflict("no-rematch")
    if old.status != "finished":
        raise conflict("not-over")
    if len(old.chairs) != 1:
        raise conflict("not-alone")
    origin = await services.shares.require(person.guest, address, 1)
    live = await services.hall.open(
        old.agreement, 1, person.guest, same_people(old), seed=old.seed, with_code=False, origin=origin
    )
    return opened(live.table, person)
