"""Tables that cannot be read any more, begun with other rules or broken: what can be said of them without the rules."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field, replace

from pydantic import ValidationError

from housewright.engine.game import Seed
from housewright.engine.record import BadRecordError, Parts, deal_tags, tag, take_apart
from housewright.server.refusals import Refusal
from housewright.server.tables import events
from housewright.server.tables.events import Entry
from housewright.server.tables.rows import Stored, read_entry
from housewright.server.tables.table import Table

FIRST_RULES = 1  # of what does not say more
DEALT = ("Setup", "Deck", "Seed")  # tags of a record


def unread(table: Table) -> Refusal:
    """What is said to everybody who asks for such a table."""
    return Refusal(410, "table-unread", {"rules": table.rules or FIRST_RULES})


@dataclass(slots=True)
class UnreadTable(Table):
    """A table whose turns are kept as they were written, and mean nothing."""

    turns: dict[int, dict[int, str]] = field(default_factory=dict)  # by round and seat
    record: str = ""  # that was imported
    before: Parts = field(default_factory=Parts)  # of a game of what-if: the record that it goes on from
    last: int = 0  # when something happened last, if there are no entries

    @property
    def round(self) -> int:
        """Number of the last round of which something is known."""
        return max(self.turns, default=0)

    @property
    def touched(self) -> int:
        """When something happened last, as far as that can be read."""
        return self.entries[-1].at if self.entries else self.last

    def awaited(self) -> tuple[int, ...]:
        """Nobody can go on here."""
        return ()

    def _start(self, entry: Entry) -> None:
        self.status = "running"

    def _play(self, entry: Entry, event: events.Turned | events.TakenBack) -> None:
        made = self.turns.setdefault(event.round, {})
        if isinstance(event, events.Turned):
            made[event.seat] = event.turn
        else:
            made.pop(event.seat, None)

    def _import(self, event: events.Imported) -> None:
        self.record = event.record

    def _suppose(self, entry: Entry, event: events.Supposed) -> None:
        self.before = take_apart(event.record)
        self.turns = {number: {0: turns} for number, (_, turns) in enumerate(self.before.rounds, 1)}
        self.supposed, self.status = event, "running"


def read_without_rules(stored: Stored) -> UnreadTable:
    """Everything but the game itself; an entry that nobody understands is left out."""
    row = stored.row
    table = UnreadTable(row.id, row.seed, row.kind, row.day, row.code, rules=row.rules)
    for entry in stored.log:
        with contextlib.suppress(ValidationError, IndexError, BadRecordError):
            table.add(read_entry(entry)._replace(seq=table.seq + 1))
    table.status = row.status
    return table


def header(table: UnreadTable) -> UnreadTable:
    """What lists show of such a table, which takes little memory."""
    last: dict[int, dict[int, str]] = {table.round: {}} if table.turns else {}
    return replace(table, entries=[], turns=last, record="", before=Parts(), supposed=None, last=table.touched)


def show_turns(table: UnreadTable) -> str:
    """The record as far as it is known: the rules that it needs, and the turns as they were written.

    Of a game that was not over nothing is told that others may not know: neither the seed nor its last round.
    """
    if table.record:
        return table.record
    agreement, is_over = table.agreement, table.status == "finished"
    lines = [
        tag("Game", agreement.game),
        tag("Rules", str(table.rules or FIRST_RULES)),
        tag("Options", agreement.options),
        tag("Seats", str(len(table.chairs))),
    ]
    lines += [tag("WhatIf", str(table.supposed.round))] if table.supposed else []
    for number, chair in enumerate(table.chairs, 1):
        lines += [tag(f"Name{number}", chair.name)] if chair.name else []
        lines += [tag(f"Town{number}", chair.town)] if chair.town else []
    lines += [*(dealt(table) if is_over else []), ""]
    for number, made in sorted(table.turns.items())[: None if is_over else -1]:
        lines.append(f"{number}. " + " / ".join(turn for _, turn in sorted(made.items())))
    return "\n".join(lines) + "\n"


def dealt(table: UnreadTable) -> list[str]:
    """What was dealt; a game of what-if has it from its record, and never uses the seed of its table."""
    if table.supposed is None:
        return deal_tags(Seed(table.seed))
    return [tag(name, value) for name, (_, value) in table.before.tags.items() if name.startswith(DEALT)]
