"""What the players have learned: two lists of weights, kept as plain arrays beside this file.

`finish` belongs to the question which rows will be finished, `share` to the question who wins then; features.py says
what each weight is for. The manifest tells how they came about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

import numpy as np

from housewright.engine.struct import F32, Structs, new_array, struct
from housewright.players.heimat.judging.features import FINISH_WEIGHTS, POINTS, SHAPE, SHAPES, SHARE_WEIGHTS
from housewright.players.heimat.judging.notes import SHARE_FEATURES

HERE = Path(__file__).parent / "weights"
NAME = "learned"
FIRST_POINTS = 2.0  # before anything is learned: what ten points weigh,
FIRST_LACK = -0.4  # and every piece that a row lacks


@struct
class Weights:
    """What a player has learned."""

    finish: Annotated[F32, FINISH_WEIGHTS]
    share: Annotated[F32, SHARE_WEIGHTS]


def first_weights() -> Structs:
    """Weights before the first lesson: points count, and what lacks much will not be finished."""
    weights = new_array(Weights, 1)
    for empty, bare in np.ndindex(SHAPES):
        weights["finish"][0, SHAPE + empty * SHAPES[1] + bare] = FIRST_LACK * (2 * empty + bare)
    weights["share"][0, POINTS::SHARE_FEATURES] = FIRST_POINTS
    return weights


def write_weights(weights: Structs, folder: Path, manifest: Mapping[str, float | int | str]) -> None:
    """Write weights as plain arrays, and beside them how they were learned."""
    np.savez(folder / f"{NAME}.npz", finish=weights["finish"][0], share=weights["share"][0])
    (folder / f"{NAME}.json").write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


@cache
def load_weights(folder: Path = HERE) -> Structs:
    """The weights in a folder; those of the package if none is named."""
    weights = new_array(Weights, 1)
    with np.load(folder / f"{NAME}.npz", allow_pickle=False) as arrays:
        weights["finish"][0], weights["share"][0] = arrays["finish"], arrays["share"]
    return weights
