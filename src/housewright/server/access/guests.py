"""Guests: a name and a secret, kept in a cookie or used as a bearer token. The server keeps only the secret's hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace

from sqlalchemy import insert, select, update

from housewright.server.clock import Clock, now
from housewright.server.settings import DAY
from housewright.server.storage import schema
from housewright.server.storage.database import Database, is_out_of_order

BEARER = "bearer "  # in whichever case
ID_BYTES, SECRET_BYTES = 9, 32
MOST_KEPT = 10_000
NOBODY = "0" * 64
RENEWED = 0.9  # of its time: a cookie that has less left is renewed


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came in."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of somebody."""

    name: str
    secret: str  # its fingerprint
    expires: int


STRANGER = Known("", NOBODY, 0)


def fingerprint(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bearer_of(authorization: str) -> str | None:
    """The token of a program that says who it is."""
    return authorization[len(BEARER) :].strip() if authorization.lower().startswith(BEARER) else None


class Guests:
    """All guests; those who came lately are in memory."""

    def __init__(self, database: Database, days: float, clock: Clock) -> None:
        self.database, self.clock = database, clock
        self.seconds = int(days * DAY)  # that a token is good for
        self.kept: OrderedDict[str, Known] = OrderedDict()

    async def open(self) -> None:
        """Tokens of a time when they had no end get one from now on."""
        endless = schema.guests.c.expires.is_(None)
        await self.database.write((update(schema.guests).where(endless).values(expires=self.end()), ()))

    def end(self) -> int:
        """When a token ends that is used now, in milliseconds since 1970."""
        return now() + self.seconds * 1000

    async def admit(self, name: str) -> tuple[Guest, str, int]:
        """A new guest, the token that proves it later, and when that ends."""
        guest = Guest(secrets.token_urlsafe(ID_BYTES), name)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        known = Known(name, fingerprint(secret), self.end())
        row = {"id": guest.id, "name": name, "secret": known.secret, "came": now(), "expires": known.expires}
        await self.database.write((insert(schema.guests), [row]))
        self._keep(guest.id, known)
        return guest, f"{guest.id}.{secret}", known.expires

    async def find(self, token: str | None) -> Guest | None:
        """The guest of a token; nobody if it is wrong, revoked or too old."""
        if token is None or len(token) > 200 or token.count(".") != 1:
            return None
        guest_id, secret = token.split(".")
        known = await self._look_up(guest_id)
        proven = hmac.compare_digest(known.secret, fingerprint(secret)) and known.secret != NOBODY
        return Guest(guest_id, known.name) if proven and known.expires > self.clock.earliest() else None

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest by another name, for tables to come."""
        await self._change(guest.id, name=name)
        return Guest(guest.id, name)

    async def renew(self, guest: Guest) -> bool:
        """Let the time of a token begin anew if some of it has passed; whether that was so.

        If nothing can be written, it is done another time: whoever only looks may go on looking.
        """
        known = await self._look_up(guest.id)
        if known.expires - now() > RENEWED * self.seconds * 1000:
            return False
        try:
            await self._change(guest.id, came=now(), expires=self.end())
        except Exception as wrong:
            if is_out_of_order(wrong):
                return False
            raise
        return True

    async def revoke(self, guest: Guest) -> None:
        """The token is good for nothing from now on."""
        await self._change(guest.id, secret=NOBODY)

    async def send_away(self, guest_id: str) -> None:
        """The same for somebody who will be forgotten, which must be done also if the server ends now."""
        await self._change(guest_id, secret=NOBODY, leaving=True)

    async def _change(self, guest_id: str, **values: object) -> None:
        known = await self._look_up(guest_id)
        await self.database.write((update(schema.guests).where(schema.guests.c.id == guest_id).values(**values), ()))
        known = self.kept.get(guest_id, known)
        fields = {name: value for name, value in values.items() if hasattr(known, name)}
        self._keep(guest_id, replace(known, **fields))  # type: ignore[arg-type]

    async def _look_up(self, guest_id: str) -> Known:
        if guest_id not in self.kept:
            async with self.database.engine.connect() as connection:
                query = select(schema.guests).where(schema.guests.c.id == guest_id)
                row = (await connection.execute(query)).first()
            if row is None:
                return STRANGER
            if guest_id not in self.kept:  # what was changed meanwhile is there, and newer
                self._keep(guest_id, Known(row.name, row.secret, row.expires))
        self.kept.move_to_end(guest_id)
        return self.kept[guest_id]

    def _keep(self, guest_id: str, known: Known) -> None:
        self.kept[guest_id] = known
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
