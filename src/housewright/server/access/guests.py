"""Guests: a name and a secret, kept in a cookie or used as a bearer token. The server keeps only the secret's hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import dataclass

from sqlalchemy import insert, select, update

from housewright.server.storage import schema
from housewright.server.storage.database import Database

BEARER = "bearer "  # in whichever case
COOKIE = "housewright"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers allow
ID_BYTES, SECRET_BYTES = 9, 32
MOST_KEPT = 10_000
NOBODY = "0" * 64


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody who came in."""

    id: str
    name: str


def fingerprint(secret: str) -> str:
    """What is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def bearer_of(authorization: str) -> str | None:
    """The token of a program that says who it is."""
    return authorization[len(BEARER) :].strip() if authorization.lower().startswith(BEARER) else None


class Guests:
    """All guests; those who came lately are in memory."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.kept: OrderedDict[str, tuple[str, str]] = OrderedDict()  # id: name, fingerprint of the secret

    async def admit(self, name: str, now: int) -> tuple[Guest, str]:
        """A new guest, and the token that proves it later."""
        guest = Guest(secrets.token_urlsafe(ID_BYTES), name)
        secret = secrets.token_urlsafe(SECRET_BYTES)
        row = {"id": guest.id, "name": name, "secret": fingerprint(secret), "came": now}
        await self.database.write((insert(schema.guests), [row]))
        self._keep(guest.id, name, fingerprint(secret))
        return guest, f"{guest.id}.{secret}"

    async def find(self, token: str | None) -> Guest | None:
        """The guest of a token; nobody if it is wrong."""
        if token is None or len(token) > 200 or token.count(".") != 1:
            return None
        guest_id, secret = token.split(".")
        name, known = await self._look_up(guest_id)
        proven = hmac.compare_digest(known, fingerprint(secret))
        return Guest(guest_id, name) if proven and known != NOBODY else None

    async def rename(self, guest: Guest, name: str) -> Guest:
        """The guest by another name, for tables to come."""
        await self.database.write((update(schema.guests).where(schema.guests.c.id == guest.id).values(name=name), ()))
        self.kept.pop(guest.id, None)
        return Guest(guest.id, name)

    async def _look_up(self, guest_id: str) -> tuple[str, str]:
        if guest_id not in self.kept:
            async with self.database.engine.connect() as connection:
                query = select(schema.guests).where(schema.guests.c.id == guest_id)
                row = (await connection.execute(query)).first()
            if row is None:
                return "", NOBODY
            self._keep(guest_id, row.name, row.secret)
        self.kept.move_to_end(guest_id)
        return self.kept[guest_id]

    def _keep(self, guest_id: str, name: str, known: str) -> None:
        self.kept[guest_id] = name, known
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
