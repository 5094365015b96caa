"""Writes all vectors into one file: `python -m tests.vectors.writing FILE`."""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from pathlib import Path

from housewright.engine.game import Json
from housewright.welcome.reasons import Reason
from tests.vectors.boards import boards, series
from tests.vectors.deals import LONG, SHORT, pile_deal, solo_deal
from tests.vectors.decisions import decided
from tests.vectors.sheets import scored, tables

SHEETS, BOARDS, SERIES, LONG_DEALS, SHORT_DEALS, SOLO_DEALS = 8000, 2500, 60, 30, 200, 20
FEWEST = 100  # times that every answer must be heard


def write(file: Path, seed: int) -> Counter[tuple[str, Reason]]:
    """Write the file; returns how often each answer was given to each kind of question."""
    rng = random.Random(seed)
    tally: Counter[tuple[str, Reason]] = Counter()
    vectors: dict[str, list[Json]] = {
        "tables": [],
        "decisions": [],
        "piles": [pile_deal(rng, count, tally) for count in [LONG] * LONG_DEALS + [SHORT] * SHORT_DEALS],
        "solo": [solo_deal(rng, tally) for _ in range(SOLO_DEALS)],
        "boards": boards(rng, BOARDS),
        "series": [series(rng) for _ in range(SERIES)],
    }
    for state, is_closed in tables(rng, SHEETS):
        if is_closed:
            vectors["tables"].append(scored(state))
        else:
            vectors["decisions"] += decided(state, rng, tally)
    file.write_text(json.dumps(vectors, separators=(",", ":")), encoding="utf-8")
    return tally


if __name__ == "__main__":
    for (kind, reason), times in sorted(write(Path(sys.argv[1]), 1).items()):
        print(f"{times:7} {kind} {reason.name.lower()}")
