"""Legal moves in short: neighbouring lots are drawn together."""

from __future__ import annotations

import re
from collections.abc import Iterable

ON_A_LOT = re.compile(r"(.*[^A-C0-9])?([ABC])(\d+)")


def in_short(texts: Iterable[str]) -> str:
    """Moves in order, runs of lots as `8:B2…B5`."""
    runs: list[tuple[str, str, int, int] | str] = []
    for text in texts:
        found = ON_A_LOT.fullmatch(text)
        if not found or "=" in text:
            runs.append(text)
            continue
        sign, street, lot = found[1] or "", found[2], int(found[3])
        last = runs[-1] if runs else ""
        if isinstance(last, tuple) and last[:2] == (sign, street) and last[3] == lot - 1:
            runs[-1] = (sign, street, last[2], lot)
        else:
            runs.append((sign, street, lot, lot))
    return "  ".join(run if isinstance(run, str) else write_run(*run) for run in runs)


def write_run(sign: str, street: str, first: int, last: int) -> str:
    """One run of lots."""
    return f"{sign}{street}{first}" + (f"…{street}{last}" if last > first else "")
