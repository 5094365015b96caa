"""Looks: names that look the same have the same skeleton (UTS 39), and at one table nobody looks like somebody else."""

from __future__ import annotations

import functools
import unicodedata
from collections import defaultdict
from collections.abc import Collection
from itertools import count

from confusable_homoglyphs.confusables import confusables_data

from housewright.server.access.names import MOST_NAME

DIRECTION = "\u200e"  # stands around signs that are written from right to left, in the data
MOST_KEPT = 4096


def read_keys() -> dict[str, list[str]]:
    """Where a sign stands in the data. All of it would take a while, at every start."""
    keys: dict[str, list[str]] = defaultdict(list)
    for key in confusables_data:
        keys[key.strip(DIRECTION)].append(key)
    return dict(keys)


KEYS = read_keys()


def alike(sign: str) -> set[str]:
    """What a sign may be taken for. A prototype knows all that look like it, and each of those knows it."""
    return {other["c"].strip(DIRECTION) for key in KEYS.get(sign, ()) for other in confusables_data[key]}


def prototype(sign: str) -> str:
    """The sign, or the signs, that this one looks like."""
    others = alike(sign) or {sign}
    several = [other for other in others if len(other) > 1]
    if several:
        return "".join(prototype(part) for part in min(several))
    if len(others) > 1:
        return sign
    (other,) = others
    return other if len(alike(other)) > 1 else min(sign, other)


def is_selector(sign: str) -> bool:
    """Whether a sign only chooses how the one before it is drawn."""
    return "VARIATION SELECTOR" in unicodedata.name(sign, "")


@functools.lru_cache(MOST_KEPT)
def skeleton(name: str) -> str:
    """What a name looks like; for comparing only."""
    seen = "".join(prototype(sign) for sign in unicodedata.normalize("NFD", name) if not is_selector(sign))
    return unicodedata.normalize("NFD", seen)


def distinct_name(name: str, others: Collection[str]) -> str:
    """The name, with a number if it looks like another one."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    numbered = (f"{name[: MOST_NAME - len(str(number)) - 1].rstrip()} {number}" for number in count(2))
    return next(other for other in numbered if skeleton(other) not in taken)
