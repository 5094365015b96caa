"""What the benchmarks of the server make of what they measure."""

from __future__ import annotations

import pytest

from benchmarks.load import Figures
from benchmarks.neighbour import Neighbour
from benchmarks.server import compare

NOTHING = "this says nothing"


def phases(*milliseconds: float) -> list[Neighbour]:
    """Phases in which everything took so long."""
    return [Neighbour(Figures([each] * 100), Figures([each] * 100)) for each in milliseconds]


@pytest.mark.parametrize(
    ("quiet", "busy", "missed", "told"),
    [
        ((10, 12, 10, 12), (20, 30, 20, 30), [], "2.50"),
        ((10, 10, 10, 10), (20, 40, 20, 20), ["turns", "answers"], "4.00 (at most 3, MISSED)"),
        ((10, 20, 10, 20), (20, 20, 20, 20), ["turns", "answers"], NOTHING),
        ((20, 10, 20, 10), (90, 90, 90, 90), ["turns", "answers"], NOTHING),
    ],
)
def test_a_machine_that_is_not_quiet_is_no_measure(
    capsys: pytest.CaptureFixture[str],
    quiet: tuple[float, ...],
    busy: tuple[float, ...],
    missed: list[str],
    told: str,
) -> None:
    found = compare([phases(*quiet), phases(*busy)], "beside somebody", 3.0)
    assert len(found) == len(missed) and all(word in each for word, each in zip(missed, found, strict=True))
    said = capsys.readouterr().out
    assert told in said
    assert (NOTHING in said) == (told == NOTHING)
