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


def read_alike() -> dict[str, set[str]]:
    """What may be taken for what. In the data a prototype knows all that look like it, and each of those knows it."""
    alike: dict[str, set[str]] = defaultdict(set)
    for sign, others in confusables_data.items():
        alike[sign.strip(DIRECTION)] |= {other["c"].strip(DIRECTION) for other in others}
    return dict(alike)


ALIKE = read_alike()


def prototype(sign: str) -> str:
    """The sign, or the signs, that this one looks like."""
    others = ALIKE.get(sign, {sign})
    several = [other for other in others if len(other) > 1]
    if several:
        return "".join(prototype(part) for part in min(several))
    if len(others) > 1:
        return sign
    (other,) = others
    return other if len(ALIKE.get(other, ())) > 1 else min(sign, other)


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
