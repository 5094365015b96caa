"""Chance: pinned vectors, so that a deal is the same on every machine and in every version."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from housewright.engine.chance import (
    DEAL_ROUNDS,
    below,
    chacha_block,
    draw,
    is_biased,
    key_of,
    new_stream,
    shuffle,
    splitmix,
)


def block(key: bytes, counter: int, nonce: bytes, double_rounds: int) -> str:
    """One block of the stream, as hexadecimal bytes."""
    out = np.zeros(16, np.uint32)
    chacha_block(key_of(key), counter, np.frombuffer(nonce, "<u4").astype(np.uint32), double_rounds, out)
    return out.astype("<u4").tobytes().hex()


def test_chacha20_gives_the_block_of_rfc_8439() -> None:
    nonce = bytes.fromhex("000000090000004a00000000")
    assert block(bytes(range(32)), 1, nonce, 10) == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


def test_chacha12_gives_the_published_block_of_the_zero_key() -> None:
    assert DEAL_ROUNDS == 6
    assert block(bytes(32), 0, bytes(12), DEAL_ROUNDS) == (
        "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
        "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be"
    )


def test_splitmix64_gives_the_published_numbers() -> None:
    stream = new_stream(1234567)[0]
    assert [int(splitmix(stream)) for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_shuffle_is_pinned() -> None:
    cards = np.arange(12, dtype=np.uint8)
    assert shuffle(cards, 12, key_of(bytes(32)), 0) == 1
    assert cards.tolist() == PINNED_SHUFFLE


PINNED_SHUFFLE = [8, 6, 2, 11, 1, 10, 9, 5, 7, 0, 3, 4]


def test_a_shuffle_keeps_every_card_and_leaves_the_rest_alone() -> None:
    cards = np.arange(90, dtype=np.uint8)
    shuffle(cards, 81, key_of(b"x" * 32), 5)
    assert sorted(cards[:81].tolist()) == list(range(81))
    assert cards[81:].tolist() == list(range(81, 90))


def test_a_shuffle_favours_no_place() -> None:
    counts: Counter[int] = Counter()
    for counter in range(600):
        cards = np.arange(3, dtype=np.uint8)
        shuffle(cards, 3, key_of(bytes(32)), counter)
        counts[int(cards[0]) * 9 + int(cards[1]) * 3 + int(cards[2])] += 1
    assert len(counts) == 6
    assert min(counts.values()) > 65


def test_words_that_would_favour_a_result_are_rejected() -> None:
    assert is_biased(0, 3)
    assert not is_biased(1, 3)
    assert not any(is_biased(word, 4) for word in range(100))


def test_a_draw_stays_below_its_limit() -> None:
    assert {draw(key_of(bytes(32)), counter, 3) for counter in range(60)} == {0, 1, 2}


def test_rollout_chance_stays_below_its_limit() -> None:
    stream = new_stream(5)[0]
    assert {below(stream, 3) for _ in range(100)} == {0, 1, 2}


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        key_of(b"short")
