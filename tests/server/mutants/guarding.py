"""Mutants that believe what they are told, or watch badly."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from datetime import date
from typing import Any

import h11
from fastapi import Request
from sqlalchemy import insert, text
from uvicorn.protocols.http.h11_impl import H11Protocol

from housewright.engine import record
from housewright.server import app, clock, services
from housewright.server.access import cookies, guard, guests, limits, looks, names, shares, sites
from housewright.server.analysing import analyses
from housewright.server.clock import Clock
from housewright.server.hall.hall import Hall
from housewright.server.operating import connections, serving
from housewright.server.refusals import Refusal
from housewright.server.routes import health, records, transfers
from housewright.server.routes import tables as table_routes
from housewright.server.storage import schema
from housewright.server.storage.database import Database
from housewright.server.tables import daily, rows
from housewright.server.upkeep import forgetting
from tests.server.mutants.patching import mutant, put, replace_in


@mutant
def does_not_look_at_the_origin() -> None:
    """Lets pages of other sites in."""
    put(guard.Guard, "check_origin", lambda *_: None)


@mutant
def lets_nobody_follow_a_link() -> None:
    """Takes a click for a request of the page where the link is."""
    put(sites, "is_followed_link", lambda *_: False)


@mutant
def takes_everything_for_a_link() -> None:
    """Believes that whatever a browser calls a document is one of the pages."""
    put(sites, "is_followed_link", lambda scope, headers: headers.get("sec-fetch-dest") == "document")


@mutant
def answers_to_every_name() -> None:
    """Does not mind by which name it is called."""
    put(sites.Sites, "check_host", lambda *_: None)


@mutant
def lets_scripts_read_the_cookie() -> None:
    """Forgets HttpOnly."""

    def send(request: Request, name: str, token: str, *_: object) -> None:
        request.scope[cookies.SENT].append((b"set-cookie", f"{name}={token}; SameSite=lax".encode()))

    put(cookies, "send", send)


@mutant
def calls_its_cookie_as_all_do() -> None:
    """Has no name of its own."""
    put(cookies, "ID_BYTES", 0)


@mutant
def knows_no_old_cookies() -> None:
    """Looks at its own only."""
    proper = cookies.Cookies.__init__

    def begin(self: cookies.Cookies, *more: Any) -> None:
        proper(self, *more)
        self.names = self.names[:2]  # type: ignore[assignment]

    put(cookies.Cookies, "__init__", begin)


@mutant
def renews_nothing() -> None:
    """Lets cookies end, used or not."""

    async def renew(self: guests.Guests, guest: guests.Guest) -> bool:
        return False

    put(guests.Guests, "renew", renew)


@mutant
def believes_old_tokens() -> None:
    """Whatever was good once is good."""
    proper = guests.Guests._look_up

    async def look_up(self: guests.Guests, guest_id: str) -> guests.Known:
        return replace(await proper(self, guest_id), expires=10**15)

    put(guests.Guests, "_look_up", look_up)


@mutant
def believes_its_clock_when_it_looks_at_tokens() -> None:
    """What has ended by the wall clock has ended."""
    put(Clock, "earliest", lambda self: vars(clock)["now"]())


@mutant
def fails_on_odd_input() -> None:
    """Forgets that a day may be none."""
    put(daily, "read_day", lambda text: daily.today() if text == "today" else date.fromisoformat(text).isoformat())


@mutant
def forgets_the_headers() -> None:
    """Answers without policies."""
    guard.HEADERS.clear()


@mutant
def forgets_the_headers_where_it_understands_nothing() -> None:
    """Answers as others do."""
    put(connections.Connection, "send_400_response", H11Protocol.send_400_response)


@mutant
def stores_plain_secrets() -> None:
    """Keeps secrets as they are."""
    for module in (guests, transfers):
        put(module, "fingerprint", lambda secret: secret)


@mutant
def logs_whole_requests() -> None:
    """Writes headers and paths into the log."""
    proper = guard.Guard.note

    def note(self: guard.Guard, scope: Any, status: int, seconds: float) -> None:
        proper(self, scope, status, seconds)
        guard.logger.info("%s %s", scope["path"], scope["headers"])

    put(guard.Guard, "note", note)


@mutant
def cannot_write_tables() -> None:
    """Fails when a table is to be stored."""
    proper = rows.found_by
    rows.found_by = lambda table: {**proper(table), "status": None}


@mutant
def counts_nothing() -> None:
    """Has no limits."""
    put(limits.Limits, "take", lambda *_: None)


@mutant
def counts_codes_by_address_only() -> None:
    """Does not mind how many guess."""
    proper = limits.Limits.take

    def take(self: limits.Limits, what: str, who: str, count: float = 1.0) -> None:
        if what != "all-codes":
            proper(self, what, who, count)

    put(limits.Limits, "take", take)


@mutant
def counts_guests_only() -> None:
    """Does not mind how many of them there are behind an address."""
    proper = limits.Limits.take

    def take(self: limits.Limits, what: str, who: str, count: float = 1.0) -> None:
        if what not in ("request", "file"):
            proper(self, what, who, count)

    put(limits.Limits, "take", take)


@mutant
def takes_links_for_codes() -> None:
    """Counts a link as a guess."""
    proper = table_routes.find_by_link

    async def find_by_link(services: Any, link: str) -> str:
        services.limits.take("all-codes", limits.EVERYBODY)
        return await proper(services, link)

    put(table_routes, "find_by_link", find_by_link)


@mutant
def counts_every_address_for_itself() -> None:
    """Knows no networks."""
    replace_in("housewright.server.access.guard", counted_as=lambda address: address)


@mutant
def always_lets_right_codes_in() -> None:
    """Counts a code only when it is wrong, so that it can be told from the answer."""
    proper = limits.Limits.take
    empty: set[str] = set()

    def take(self: limits.Limits, what: str, who: str, count: float = 1.0) -> None:
        try:
            proper(self, what, who, count)
        except Refusal:
            if what != "wrong-code":
                raise
            empty.add(who)

    def unknown(key: str = "no-such-table") -> Refusal:
        return Refusal(429, "too-many", {"seconds": 1}) if empty else Refusal(404, key)

    put(limits.Limits, "take", take)
    put(table_routes, "unknown", unknown)


@mutant
def shows_its_figures_to_everybody() -> None:
    """Takes every address for its own machine."""

    class Everywhere(tuple[str]):
        def __contains__(self, _: object) -> bool:
            return True

    put(health, "LOCAL", Everywhere())


@mutant
def shows_its_figures_by_every_name() -> None:
    """Looks at the address only."""
    put(health, "host_name", lambda _: "localhost")


@mutant
def stores_before_checking() -> None:
    """Keeps whatever it is sent, and looks at it afterwards."""
    proper = guard.read_body

    async def read_body(scope: Any, receive: Any, headers: dict[str, str]) -> bytes:
        first = await receive()
        row = {"name": secrets.token_hex(8), "value": first.get("body", b"")}
        await scope["app"].state.services.database.write((insert(schema.secrets), [row]))
        return await proper(scope, guard.replay(row["value"], receive), headers)

    put(guard, "read_body", read_body)


@mutant
def believes_records() -> None:
    """Takes a record for good as far as it goes."""

    def replay(text: str, find_game: Any) -> Iterator[Any]:
        with contextlib.suppress(record.BadRecordError):
            yield from record.replay(text, find_game)

    put(records, "replay", replay)


@mutant
def believes_every_name() -> None:
    """Forgets that some signs cannot be seen."""
    names.HIDDEN.clear()


@mutant
def compares_letters_only() -> None:
    """Takes names for different that look the same."""
    put(looks, "skeleton", lambda name: name)


@mutant
def reads_any_json() -> None:
    """Does not look at JSON before it is read."""
    put(guard, "check_json", lambda _: None)


@mutant
def believes_one_of_two_lengths() -> None:
    """Takes chunks for good, whatever else a request says."""
    put(guard, "is_in_pieces", lambda _: False)
    put(connections.Words, "next_event", h11.Connection.next_event)


@mutant
def reads_whatever_comes_at_once() -> None:
    """However much it is, and in however many pieces."""
    believes_one_of_two_lengths()
    put(connections, "MOST_AT_ONCE", 256 * 1024)


@mutant
def counts_no_lines() -> None:
    """A head may have as many as it likes."""
    put(connections, "MOST_LINES", 10**9)


@mutant
def reads_any_amount() -> None:
    """Has no limit for bodies."""
    put(guard, "MOST_BODY", 10**9)


@mutant
def is_about_to_stop() -> None:
    """The server is being stopped."""
    proper = services.open_services

    @contextlib.asynccontextmanager
    async def open_services(*what: Any) -> AsyncIterator[services.Services]:
        async with proper(*what) as opened:
            opened.is_closing = True
            yield opened

    for module in (app, serving):
        put(module, "open_services", open_services)


@mutant
def has_no_time_for_records() -> None:
    """Every record takes too long."""
    put(records, "IMPORT_SECONDS", -1.0)


@mutant
def counts_no_events() -> None:
    """Figures without events."""
    replace_in("housewright.server.hall.hall", count=lambda entries: None)


@mutant
def waits_for_bodies() -> None:
    """However long they take."""
    replace_in("housewright.server.access.guard", BODY_SECONDS=600)


@mutant
def always_feels_well() -> None:
    """Does not remember that a write failed."""
    put(Database, "is_failing", property(lambda self: False, lambda self, value: None))
    replace_in("housewright.server.storage.database", TRUST_SECONDS=1e9)


@mutant
def reads_nothing_to_see_whether_it_can() -> None:
    """Asks its database for what it knows by itself."""
    from housewright.server.storage import database

    put(database, "READ", text("SELECT 1"))


@mutant
def forgets_what_could_not_be_read() -> None:
    """As soon as something can be written."""
    from housewright.server.storage import backups

    put(backups, "UNREADABLE", ())


@mutant
def logs_what_errors_say() -> None:
    """In their own words."""
    replace_in("housewright.server.hall.hall", without_words=repr)


@mutant
def logs_plain_text() -> None:
    """Lines for people only."""
    from housewright.server.logs import JsonFormatter

    JsonFormatter.format = lambda self, record: record.getMessage()  # type: ignore[method-assign]


@mutant
def forgets_the_cookie_only() -> None:
    """Lets everything be as it is."""

    async def begin(self: forgetting.Forgetting, guest: str) -> None:
        pass

    put(forgetting.Forgetting, "begin", begin)


@mutant
def keeps_names_in_the_log() -> None:
    """Only forgets where to find them."""
    put(rows, "rewritten", lambda rows, guest: {})


@mutant
def lets_readers_keep_what_they_know() -> None:
    """Tells who comes back only what happened since."""
    proper = Hall._keep

    def keep(self: Hall, table: Any) -> Any:
        self.rewritten.clear()
        return proper(self, table)

    put(Hall, "_keep", keep)


@mutant
def leaves_what_is_deleted() -> None:
    """Overwrites nothing in the file."""
    from housewright.server.storage import database

    database.PRAGMAS["secure_delete"] = "0"


@mutant
def revokes_nothing() -> None:
    """Forgets a token until the next start."""

    async def revoke(self: guests.Guests, guest: guests.Guest) -> None:
        self.kept[guest.id] = guests.STRANGER

    put(guests.Guests, "revoke", revoke)


@mutant
def shares_nothing_out_among_addresses() -> None:
    """Takes every guest for somebody of another address."""
    put(shares.Shares, "origin_of", lambda self, address: secrets.token_hex(shares.ORIGIN_BYTES))


@mutant
def gives_an_address_all_places() -> None:
    """As long as its guests are many."""
    proper = analyses.Analyses.begin

    async def begin(
        self: analyses.Analyses, table: Any, seat: int, computers: bool, asker: str, _: str, *more: Any
    ) -> Any:
        return await proper(self, table, seat, computers, asker, secrets.token_hex(), *more)

    put(analyses.Analyses, "begin", begin)


@mutant
def keeps_addresses() -> None:
    """As they are."""
    put(shares.Shares, "origin_of", lambda self, address: address)


@mutant
def stores_records_as_they_come() -> None:
    """With whatever stands around them."""
    proper, texts = records.check_record, {}

    def check_record(text: str) -> Any:
        session = proper(text)
        texts[id(session)] = text
        return session

    put(records, "check_record", check_record)
    put(records, "write_record", lambda session: texts[id(session)])


@mutant
def waits_for_whole_bodies() -> None:
    """As long as a little comes now and then."""
    put(guard, "WHOLE_SECONDS", 600)


@mutant
def waits_for_heads() -> None:
    """However long they take."""
    put(connections, "HEAD_SECONDS", 600)


@mutant
def waits_until_answers_are_read() -> None:
    """As others do."""
    put(connections, "SLOW_SECONDS", 600)
    put(connections.Connection, "timeout_keep_alive_handler", H11Protocol.timeout_keep_alive_handler)


@mutant
def counts_nothing_that_takes_a_while() -> None:
    """Neither streams nor long bodies."""
    put(limits.Limits, "hold", lambda *_: None)
    put(limits.Limits, "let_go", lambda *_: None)


@mutant
def counts_no_connections() -> None:
    """Everybody may have all of them."""
    put(connections.Visitors, "come", lambda self, address: self.count.update([address]) or True)


@mutant
def counts_requests() -> None:
    """Whatever they cost."""
    proper: Any = limits.Limits.take
    put(limits.Limits, "take", lambda self, what, who, count=1.0: proper(self, what, who, min(count, 1.0)))
