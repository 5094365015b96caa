"""A plan card is one entry: a box with more plans is played by people and by nets that never saw them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from housewright.engine.struct import COMPILED
from housewright.players.welcome.judging import missing
from housewright.players.welcome.judging.features import CLAIMED, FEATURES, PLAN, PLAN_ROWS, bind_plans
from housewright.welcome.printed import PLAN_NAMES, PLANS, PlanKind, know_every_kind
from housewright.welcome.rules import plans
from tests.players.plan_copy import ADVANCED_PLAN, BASIC_PLAN, ENTRIES, NEW_KIND, PACKAGE, copy_package, run
from tests.players.plan_games import FEW

GAMES = "tests.players.plan_games"
UNCOMPILED = {"NUMBA_DISABLE_JIT": "1"}
PLACES = [
    "housewright.welcome.rules.plans",
    "housewright.welcome.progress",
    "housewright.players.welcome.judging.missing",
]
ALONE = """
from housewright.welcome import printed
ask = printed.know_every_kind
printed.know_every_kind = lambda place, known: ask(place, known) if place == "{place}" else None
import {place}
"""
once = pytest.mark.skipif(not COMPILED, reason="the processes it starts are the same in every way the rules run")


@pytest.fixture(scope="module")
def box(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with two more plans."""
    return copy_package(tmp_path_factory.mktemp("box"), ENTRIES)


@pytest.mark.long
@once
def test_new_plans_are_dealt_claimed_and_described_with_one_entry_each(box: Path) -> None:
    told = run(box, "-m", GAMES, "few", **UNCOMPILED)
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout)
    assert found["met"][BASIC_PLAN] == FEW
    assert found["points"] == 7
    assert {*found["met"]} == {*PLAN_NAMES, BASIC_PLAN, ADVANCED_PLAN}


@once
def test_values_with_known_plans_stay_the_same_to_the_last_bit(box: Path) -> None:
    before, after = (run(sources, "-m", GAMES, "values", **UNCOMPILED) for sources in (PACKAGE.parent, box))
    assert (before.returncode, after.returncode) == (0, 0), before.stderr + after.stderr
    assert len(set(json.loads(before.stdout))) > 4
    assert before.stdout == after.stdout


@once
@pytest.mark.parametrize("place", PLACES)
def test_an_unknown_kind_fails_at_import(tmp_path: Path, place: str) -> None:
    sources = copy_package(tmp_path, NEW_KIND)
    told = run(sources, "-c", ALONE.format(place=place), **UNCOMPILED)
    assert told.returncode == 1
    assert f"{place} knows no plans of the kind BRIDGES" in told.stderr


def test_the_error_names_kind_and_place() -> None:
    with pytest.raises(NotImplementedError, match="the harbour knows no plans of the kind BIS"):
        know_every_kind("the harbour", set(PlanKind) - {PlanKind.BIS})
    know_every_kind("the harbour", set(PlanKind))


def test_weights_learned_with_other_plans_are_bound_by_name() -> None:
    learned = np.arange(FEATURES, dtype=np.float32).reshape(-1, 1)
    assert np.array_equal(bind_plans(learned, PLAN_NAMES), learned)
    fewer = np.delete(learned, [*range(PLAN, PLAN + PLAN_ROWS), CLAIMED], axis=0)  # without the first plan
    bound = bind_plans(fewer, PLAN_NAMES[1:])
    assert not bound[PLAN : PLAN + PLAN_ROWS].any()
    assert not bound[CLAIMED].any()
    bound[PLAN : PLAN + PLAN_ROWS], bound[CLAIMED] = learned[PLAN : PLAN + PLAN_ROWS], learned[CLAIMED]
    assert np.array_equal(bound, learned)
    turned = np.concatenate((learned[:CLAIMED], learned[CLAIMED : CLAIMED + PLANS][::-1], learned[CLAIMED + PLANS :]))
    assert np.array_equal(bind_plans(turned, PLAN_NAMES[::-1])[CLAIMED:], learned[CLAIMED:])


@pytest.mark.parametrize(
    ("place", "judge"),
    [(plans, plans.why_not_claim_advanced), (missing, missing.advanced_missing)],
    ids=["rules", "players"],
)
def test_a_kind_that_is_listed_and_not_judged_is_taken_for_no_other(
    monkeypatch: pytest.MonkeyPatch, place: ModuleType, judge: Callable[..., Any]
) -> None:
    monkeypatch.setattr(place, "PLAN_KIND", [max(PlanKind) + 1])
    with pytest.raises(AssertionError):
        getattr(judge, "py_func", judge)(None, 0)  # as it is before it is compiled
