"""Structs and rules: layouts are checked, whole numbers are wide, caches follow the sources."""

from __future__ import annotations

from typing import Annotated

import pytest

from housewright.engine.struct import (
    U8,
    U16,
    Byte,
    Word,
    byte_mask,
    copy_into,
    new_array,
    only,
    package_of,
    rule,
    source_digest,
    struct,
)


@struct
class Shed:
    """A struct to try things on."""

    width: Word  # metres
    planks: Annotated[U8, 2, 3]  # by wall
    door: Byte  # 1 if open
    roof: Byte  # 1 if on


@rule
def widen(shed: Shed, by: int) -> int:
    """Numbers passed to a rule are 64 bits wide."""
    return (by << 40) + int(shed.width)


@rule
def widen_by_door(shed: Shed) -> int:
    """A byte passed on to another rule does not wrap there."""
    return widen(shed, int(shed.door))


def test_a_struct_has_the_layout_that_its_class_tells() -> None:
    sheds = new_array(Shed, 2)
    sheds[1].planks[1, 2] = 7
    assert sheds.dtype.itemsize == 10
    assert sheds["planks"].tolist()[1] == [[0, 0, 0], [0, 0, 7]]


def test_a_struct_refuses_fields_that_leave_holes() -> None:
    with pytest.raises(AssertionError, match="packed equals aligned"):

        @struct
        class Holes:
            """A byte before a word leaves a hole."""

            small: Byte
            wide: Annotated[U16, 1]


def test_a_struct_refuses_names_that_numpy_hides() -> None:
    with pytest.raises(AssertionError, match="hidden"):

        @struct
        class Hidden:
            """Records have a method of this name."""

            round: Byte


def test_whole_numbers_are_wide_inside_rules() -> None:
    sheds = new_array(Shed, 1)
    sheds[0].door, sheds[0].width = 255, 65535
    assert widen_by_door(sheds[0]) == (255 << 40) + 65535


def test_structs_are_copied_whole() -> None:
    first, second = new_array(Shed, 3), new_array(Shed, 3)
    first["width"] = 1, 2, 3
    copy_into(first, second)
    assert first.tobytes() == second.tobytes()


def test_a_mask_keeps_the_fields_that_are_named_and_nothing_else() -> None:
    sheds = new_array(Shed, 2)
    sheds["width"], sheds["planks"], sheds["door"], sheds["roof"] = 0x1234, 7, 1, 1
    kept = only(byte_mask(Shed, ("planks", "door")), sheds)
    assert kept["planks"].tolist() == sheds["planks"].tolist()
    assert (kept["width"].tolist(), kept["door"].tolist(), kept["roof"].tolist()) == ([0, 0], [1, 1], [0, 0])
    kept["door"] = 0
    assert sheds["door"].tolist() == [1, 1]


def test_the_compile_cache_follows_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    before = source_digest("housewright.heimat")
    assert before == source_digest("housewright.heimat")
    assert before != source_digest("housewright.engine")
    monkeypatch.setattr("housewright.heimat.RULES_CALL", ())
    assert source_digest("housewright.heimat") != before


def test_every_package_of_rules_has_a_compile_cache_of_its_own() -> None:
    assert package_of("housewright.welcome.rules.turn") == "housewright.welcome"
    assert package_of("housewright.players.welcome.levels:WelcomePlayers") == "housewright.players.welcome"
    assert package_of("tests.engine.test_struct") == "housewright.engine"
