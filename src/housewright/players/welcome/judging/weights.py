"""Learned weights: a net and a tuned heuristic for each way the cards come, as plain arrays beside this file."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from housewright.engine.struct import F32, Structs, new_array
from housewright.players.welcome.judging.features import bind_plans
from housewright.players.welcome.judging.net import Net
from housewright.players.welcome.judging.taste import WEIGHTS, Taste
from housewright.welcome.state import Mode

HERE = Path(__file__).parent / "weights"
NET_FIELDS = ("weight", "skip", "out")


@dataclass(frozen=True, slots=True)
class Weights:
    """What was learned for one way the cards come."""

    net: Structs  # Net, one
    taste: Structs  # Taste, one: only the weights of the heuristic are set


def name_of(mode: Mode) -> str:
    """The name of a mode in files and commands."""
    return mode.name.lower()


def taste_of(weights: F32) -> Structs:
    """A taste with these weights of the heuristic."""
    taste = new_array(Taste, 1)
    for weight, number in zip(WEIGHTS, weights, strict=True):
        taste[weight] = number
    return taste


def weights_of(taste: Structs) -> F32:
    """The weights of a taste's heuristic."""
    return np.array([taste[weight][0] for weight in WEIGHTS], np.float32)


def write_weights(weights: Weights, mode: Mode, folder: Path, manifest: dict[str, Any]) -> None:
    """Write weights as plain arrays, and beside them how they were learned."""
    arrays = {field: weights.net[field][0] for field in NET_FIELDS}
    np.savez(folder / f"{name_of(mode)}.npz", taste=weights_of(weights.taste), **arrays)
    text = json.dumps(manifest, indent=2, ensure_ascii=False)
    (folder / f"{name_of(mode)}.json").write_text(text + "\n", encoding="utf-8")


@cache
def load_weights(mode: Mode, folder: Path = HERE) -> Weights:
    """The weights in a folder; those of the package if none is named. The manifest tells the plans of their time."""
    plans = load_manifest(mode, folder)["plans"]
    with np.load(folder / f"{name_of(mode)}.npz", allow_pickle=False) as arrays:
        weights = Weights(new_array(Net, 1), taste_of(arrays["taste"]))
        for field in NET_FIELDS:
            weights.net[field][0] = arrays[field] if field == "out" else bind_plans(arrays[field], plans)
    return weights


def load_manifest(mode: Mode, folder: Path = HERE) -> dict[str, Any]:
    """How the weights were learned."""
    manifest: dict[str, Any] = json.loads((folder / f"{name_of(mode)}.json").read_text(encoding="utf-8"))
    return manifest
