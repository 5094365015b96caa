"""Limits: how often one address or one guest may ask for something, as buckets that fill again."""

from __future__ import annotations

import functools
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from ipaddress import IPv6Network, ip_address
from typing import NamedTuple

from housewright.server.refusals import Refusal

MOST_BUCKETS = 50_000


class Rate(NamedTuple):
    """So many at once, and so many in a second afterwards."""

    burst: float
    per_second: float


RATES = {
    "request": Rate(3000, 200),  # of whatever kind, of all guests of an address; a large table counts more often
    "file": Rate(5000, 200),  # pages and their parts, likewise
    "guest": Rate(120, 0.5),
    "open": Rate(30, 0.5),
    "join": Rate(120, 1),
    "wrong-code": Rate(10, 1 / 6),
    "all-codes": Rate(60, 0.4),  # wrong ones of everybody together: addresses cost nothing, years do
    "draft": Rate(40, 20),
    "turn": Rate(60, 20),
    "read": Rate(200, 50),
    "hint": Rate(10, 1),
    "analysis": Rate(20, 0.1),
    "stream": Rate(60, 5),
    "import": Rate(6, 0.1),
}
EVERYBODY = "everybody"  # where something is counted for all together
NETWORK_BITS = 64  # of an IPv6 address: the rest is free to choose for whoever has one
MOST_HELD = {  # at a time by one address
    "stream": 300,
    "long-body": 6,  # on its way to the server
}
SEATS_OF_ONE = 20  # a table with as many counts once, a larger one more often
MASTERS_OF_ONE = 10  # computer players that look ahead where nobody waits for them
BYTES_OF_ONE = 250_000  # of a record
BYTES_LISTED = 300_000  # of all logs of the tables in a list: those of fifty tables of four seats
MOST_OF_LIST = 100  # that a list counts


def cost_of_seats(seats: int) -> float:
    """How often it counts to ask for something that is made for every seat."""
    return max(1.0, seats / SEATS_OF_ONE)


def cost_of_masters(masters: int) -> float:
    """How often it counts to start a game where so many players look ahead and nobody waits for them."""
    return masters / MASTERS_OF_ONE


def cost_of_list(size: int) -> float:
    """How often it counts to list tables whose logs take so much: each seat is shown, and each log perhaps read."""
    return min(max(1.0, size / BYTES_LISTED), MOST_OF_LIST)


def cost_of_record(size: int) -> float:
    """How often it counts to have a record checked."""
    return max(1.0, size / BYTES_OF_ONE)


@functools.lru_cache(10_000)
def counted_as(address: str) -> str:
    """By what an address is counted: one of IPv6 by its network, one of IPv4 by itself, however it is written."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), NETWORK_BITS), strict=False))


@dataclass(slots=True)
class Bucket:
    """What is left, and when that was counted."""

    left: float
    at: float


class Limits:
    """All buckets, in memory; those not used for long are forgotten."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.held: Counter[tuple[str, str]] = Counter()

    def take(self, what: str, who: str, count: float = 1.0) -> None:
        """Take from the bucket; a Refusal if there is not enough. What costs more than a full one takes all of it."""
        bucket = self._fill(what, who)
        count = min(count, RATES[what].burst * self.factor)
        if bucket.left < count:
            rate = RATES[what].per_second * self.factor
            raise Refusal(429, "too-many", {"seconds": max(1, round((count - bucket.left) / rate))})
        bucket.left -= count

    def give_back(self, what: str, who: str) -> None:
        """Put back what was taken for something that turned out not to count."""
        self._fill(what, who).left += 1

    def _fill(self, what: str, who: str) -> Bucket:
        burst, rate = (number * self.factor for number in RATES[what])
        now = time.monotonic()
        bucket = self.buckets.setdefault((what, who), Bucket(burst, now))
        self.buckets.move_to_end((what, who))
        bucket.left = min(burst, bucket.left + (now - bucket.at) * rate)
        bucket.at = now
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket

    def hold(self, what: str, who: str) -> None:
        """Count something that takes a while; a Refusal if there is too much of it."""
        if self.held[what, who] >= MOST_HELD[what] * self.factor:
            raise Refusal(429, "too-many", {"seconds": 10})
        self.held[what, who] += 1

    def let_go(self, what: str, who: str) -> None:
        """Count it no more."""
        self.held[what, who] -= 1
        if not self.held[what, who]:
            del self.held[what, who]
