"""Chance has two sources: ChaCha12, keyed by the game's seed, for everything that is dealt; splitmix64 for rollouts.

ChaCha's key and block counter are fields of the state (`key`, `counter`), so a state carries its whole future; a view
blanks both.
"""

from __future__ import annotations

import numpy as np

from housewright.engine.struct import U8, U32, Quad, Structs, new_array, rule, seldom, struct, u32, u64

SEED_BYTES = 32
DEAL_ROUNDS = 6  # double rounds
BLOCK_WORDS = 16
WORD_BITS = 32
WORD_MASK = 0xFFFFFFFF


def key_of(seed: bytes) -> U32:
    """The ChaCha key of a 256-bit seed."""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a seed has {SEED_BYTES} bytes, this one has {len(seed)}")
    return np.frombuffer(seed, dtype="<u4").astype(np.uint32)


def decks_left(common: Structs, decks: U8) -> U8:
    """The decks of a real box, or none if they are used up and chance goes on."""
    is_by_chance = common["key"].any() and int(common["shuffles"][0]) >= len(decks)
    return decks[:0, :0] if is_by_chance else decks


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round on four 32-bit words."""
    a = u32(a + b)
    d = u32(d ^ a)
    d = u32(u32(d << 16) | (d >> 16))
    c = u32(c + d)
    b = u32(b ^ c)
    b = u32(u32(b << 12) | (b >> 20))
    a = u32(a + b)
    d = u32(d ^ a)
    d = u32(u32(d << 8) | (d >> 24))
    c = u32(c + d)
    b = u32(b ^ c)
    b = u32(u32(b << 7) | (b >> 25))
    return a, b, c, d


@seldom
def chacha_block(key: U32, counter: int, nonce: U32, double_rounds: int, out: U32) -> None:
    """One block of a ChaCha stream; with ten double rounds it is ChaCha20 as RFC 8439 defines it."""
    s0, s1, s2, s3 = u32(0x61707865), u32(0x3320646E), u32(0x79622D32), u32(0x6B206574)
    k0, k1, k2, k3 = u32(key[0]), u32(key[1]), u32(key[2]), u32(key[3])
    k4, k5, k6, k7 = u32(key[4]), u32(key[5]), u32(key[6]), u32(key[7])
    n0, n1, n2, n3 = u32(counter), u32(nonce[0]), u32(nonce[1]), u32(nonce[2])
    x0, x1, x2, x3, x4, x5, x6, x7 = s0, s1, s2, s3, k0, k1, k2, k3
    x8, x9, x10, x11, x12, x13, x14, x15 = k4, k5, k6, k7, n0, n1, n2, n3
    for _ in range(double_rounds):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    out[0], out[1], out[2], out[3] = u32(x0 + s0), u32(x1 + s1), u32(x2 + s2), u32(x3 + s3)
    out[4], out[5], out[6], out[7] = u32(x4 + k0), u32(x5 + k1), u32(x6 + k2), u32(x7 + k3)
    out[8], out[9], out[10], out[11] = u32(x8 + k4), u32(x9 + k5), u32(x10 + k6), u32(x11 + k7)
    out[12], out[13], out[14], out[15] = u32(x12 + n0), u32(x13 + n1), u32(x14 + n2), u32(x15 + n3)


@seldom
def draw(key: U32, counter: int, limit: int) -> int:
    """An unbiased int in 0..limit-1 from one block of its own."""
    words = np.empty(BLOCK_WORDS, np.uint32)
    chacha_block(key, counter, np.zeros(3, np.uint32), DEAL_ROUNDS, words)
    word = 0
    while is_biased(int(words[word]), limit):
        word += 1  # sixteen rejections in a row: less than once in 2**300 draws
    return int(words[word]) * limit >> WORD_BITS


@rule
def is_biased(word: int, limit: int) -> bool:
    """Whether this word must be rejected so that multiplying it into 0..limit-1 favours nobody."""
    rest = word * limit & WORD_MASK
    return rest < limit and rest < (WORD_MASK + 1) % limit


@seldom
def shuffle(cards: U8, count: int, key: U32, counter: int) -> int:
    """Shuffle the first `count` cards without bias; returns the next unused block of the stream."""
    words = np.empty(BLOCK_WORDS, np.uint32)
    nonce = np.zeros(3, np.uint32)
    used = BLOCK_WORDS
    for last in range(count - 1, 0, -1):
        other = -1
        while other < 0:
            if used == BLOCK_WORDS:
                chacha_block(key, counter, nonce, DEAL_ROUNDS, words)
                counter, used = counter + 1, 0
            word = int(words[used])
            used += 1
            if not is_biased(word, last + 1):
                other = word * (last + 1) >> WORD_BITS
        card = cards[other]
        cards[other] = cards[last]
        cards[last] = card
    return counter


@struct
class Stream:
    """A stream of rollout chance."""

    state: Quad  # of splitmix64


def new_stream(seed: int) -> Structs:
    """A rollout stream of its own for every seed, as an array of one."""
    stream = new_array(Stream, 1)
    stream["state"] = seed & 0xFFFFFFFFFFFFFFFF
    return stream


@rule
def splitmix(stream: Stream) -> int:
    """The next 64 bits of a rollout's stream."""
    state = u64(u64(stream.state) + u64(0x9E3779B97F4A7C15))
    stream.state = state
    mixed = u64(u64(state ^ u64(state >> u64(30))) * u64(0xBF58476D1CE4E5B9))
    mixed = u64(u64(mixed ^ u64(mixed >> u64(27))) * u64(0x94D049BB133111EB))
    return u64(mixed ^ u64(mixed >> u64(31)))


@rule
def below(stream: Stream, limit: int) -> int:
    """A random int in 0..limit-1 for rollouts (limit up to 2**31; the bias of 2**-32 does not matter there)."""
    return int(u64(u64(splitmix(stream) >> u64(32)) * u64(limit)) >> u64(32))


@rule
def draw_key(stream: Stream, key: U32) -> None:
    """A fresh ChaCha key for an imagined or simulated game."""
    for word in range(len(key)):
        key[word] = u32(splitmix(stream) >> u64(32))
