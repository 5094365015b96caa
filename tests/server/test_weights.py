"""What tables are taken to weigh in memory is about what they weigh."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from housewright.server.tables import table as tables
from housewright.server.tables.events import EVENT, Entry
from housewright.server.tables.table import Table
from tests.server.test_bounds import Fickle

Log = list[tuple[int, int, str, str | None]]
SIZES = {"small": (2, 1, 50), "long": (2, 15, 20), "large": (100, 3, 2)}  # seats, rounds, copies


def log_of(seats: int, rounds: int) -> Log:
    """What the database keeps of a table."""
    fickle = Fickle(seats, times=0)
    for _ in range(rounds):
        fickle.play_round()
    return [(entry.seq, entry.at, entry.event.model_dump_json(), entry.key) for entry in fickle.table.entries]


def read(log: Log) -> Table:
    """The table that a log adds up to, as the server reads it."""
    table = Table("t" * 22, bytes(32), "game")
    for seq, at, body, key in log:
        table.add(Entry(seq, at, EVENT.validate_json(body), key))
    return table


def check_weight(seats: int, rounds: int, copies: int) -> None:
    """Between half and twice as much."""
    log = log_of(seats, rounds)
    read(log)  # whatever is made once is there now
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        read_again = [
            read([(seq, at, f"{body} ", key and f"{key} ") for seq, at, body, key in log]) for _ in range(copies)
        ]
        gc.collect()
        found = (tracemalloc.get_traced_memory()[0] - before) / copies
    finally:
        tracemalloc.stop()
    told = read_again[0].weight
    assert found / 2 <= told <= 2 * found, f"{told} bytes are told, {found:.0f} are taken"


@pytest.mark.parametrize(("seats", "rounds", "copies"), SIZES.values(), ids=SIZES)
def test_a_table_weighs_about_what_it_says(seats: int, rounds: int, copies: int) -> None:
    check_weight(seats, rounds, copies)


@pytest.mark.parametrize(
    ("size", "constant", "change"),
    [
        ("small", "LEAST_BYTES", lambda number: 5 * number),
        ("large", "BYTES_OF_ENTRY", lambda number: number // 10),
        ("large", "BYTES_OF_ENTRY", lambda number: 4 * number),
    ],
)
def test_the_check_of_weights_sees_a_table_that_says_something_else(
    monkeypatch: pytest.MonkeyPatch, size: str, constant: str, change: Callable[[int], int]
) -> None:
    monkeypatch.setattr(tables, constant, change(getattr(tables, constant)))
    with pytest.raises(AssertionError, match="bytes are told"):
        check_weight(*SIZES[size])
