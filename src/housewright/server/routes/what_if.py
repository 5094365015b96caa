"""What if: playing on from a position of a game that is over."""

from __future__ import annotations

import asyncio
import secrets

from fastapi import APIRouter

from housewright.engine.chance import SEED_BYTES
from housewright.engine.record import write_record
from housewright.engine.supposing import CannotSupposeError, same_cards, suppose
from housewright.games import ENTRIES, load
from housewright.players.finding import find_players
from housewright.server.access.limits import cost_of_seats
from housewright.server.analysing.keeping import nameless
from housewright.server.models import TableOpened, WhatIf
from housewright.server.refusals import conflict, unknown
from housewright.server.routes.dependencies import Address, AnyServices, Someone, TableId
from housewright.server.routes.records import require_finished
from housewright.server.routes.tables import opened
from housewright.server.tables import commands, events
from housewright.server.tables.commands import Person
from housewright.server.tables.events import Agreement, Event
from housewright.server.tables.table import Table

router = APIRouter(prefix="/api/tables/{table_id}", tags=["past"])


@router.post("/what-if", response_model=TableOpened, status_code=201)
async def play_on(
    table_id: TableId, body: WhatIf, services: AnyServices, person: Someone, address: Address
) -> TableOpened:
    """Play on against computer players from the start of a round, at a table of your own. It counts nowhere."""
    services.limits.take("open", address)
    old = (await services.hall.find(table_id)).table
    require_finished(old)
    if body.round > len(old.running().rounds) or body.seat >= len(old.chairs):
        raise unknown("no-such-round")
    player = body.player or best_quick(old.agreement.game)
    commands.require_player(old.agreement.game, player)
    agreement = agreement_of(old, body)
    services.limits.take("open", address, cost_of_seats(len(old.chairs)) - 1)
    origin = await services.shares.require(person.guest, address, len(old.chairs))
    async with services.importing:
        record = await asyncio.to_thread(begin, old, body)
    supposed = events.Supposed(record=record, table=old.id, round=body.round, seat=body.seat, cards=body.cards)
    then = [*seat_all(old, body.seat, player, person), supposed]
    live = await services.hall.open(
        agreement, len(old.chairs), person.guest, then, "what-if", with_code=False, origin=origin
    )
    return opened(live.table, person)


def agreement_of(old: Table, body: WhatIf) -> Agreement:
    """The same game, without a limit of time, and with hints."""
    return Agreement(
        game=old.agreement.game,
        options=old.agreement.options,
        stand_in=commands.usual_stand_in(old.agreement.game),
        learning=body.learning,
    )


def best_quick(game: str) -> str:
    """The strongest computer player who does not take all the time that it is given."""
    players = find_players(game)
    return [level for level in players.levels if level not in players.thoughtful][-1]


def seat_all(old: Table, own: int, player: str, person: Person) -> list[Event]:
    """You on the seat, computer players on all others."""
    return [
        events.Sat(seat=seat, guest=person.guest, name=person.name)
        if seat == own
        else events.Seated(seat=seat, player=player)
        for seat in range(len(old.chairs))
    ]


def begin(old: Table, body: WhatIf) -> str:
    """The record up to the position, with a deal that leads there and on."""
    session = nameless(old.running())
    try:
        if body.cards == "same":
            return write_record(same_cards(session, body.round))
        named = ENTRIES[session.game.name].supposing
        if not named:
            raise conflict("cannot-suppose")
        return write_record(suppose(session, body.round, body.seat, secrets.token_bytes(SEED_BYTES), load(named)))
    except CannotSupposeError:
        raise conflict("cannot-suppose") from None
