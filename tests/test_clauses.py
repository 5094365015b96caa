"""Every clause of docs/rules has a rule test, and every reason is provoked by a test that names its clause."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from housewright.games import GAMES, find_game

ROOT = Path(__file__).parents[1]


def clauses(game: str) -> list[str]:
    """The clauses of a game's rules, in their order."""
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(\d+\.\d+)\*\*", text, flags=re.MULTILINE)


def rule_tests(game: str) -> list[tuple[str, set[str], set[str]]]:
    """Every rule test with the clauses it names and the reasons it asserts."""
    found = []
    for path in sorted((ROOT / "tests" / game).glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append((node.name, named_clauses(node), asserted_reasons(node)))
    return found


def named_clauses(test: ast.FunctionDef) -> set[str]:
    """What stands in the test's @clause."""
    calls = [call for call in test.decorator_list if isinstance(call, ast.Call)]
    ours = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "clause"]
    return {str(arg.value) for call in ours for arg in call.args if isinstance(arg, ast.Constant)}


def asserted_reasons(test: ast.FunctionDef) -> set[str]:
    """Every Reason that the test compares with something."""
    return {
        node.attr
        for compare in ast.walk(test)
        if isinstance(compare, ast.Compare)
        for node in ast.walk(compare)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "Reason"
    }


@pytest.mark.parametrize("game", GAMES)
def test_clauses_are_numbered_in_order_and_once(game: str) -> None:
    numbers = [tuple(int(part) for part in clause.split(".")) for clause in clauses(game)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test(game: str) -> None:
    tested = set().union(*(named for _, named, _ in rule_tests(game)))
    assert set(clauses(game)) - tested == set()
    assert tested - set(clauses(game)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_rests_on_a_clause(game: str) -> None:
    rules = find_game(game)
    assert set(rules.clauses) == {reason for reason in rules.reasons if reason}
    assert set(rules.clauses.values()) <= set(clauses(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_provoked_by_a_test_of_its_clause(game: str) -> None:
    rules = find_game(game)
    provoked = {(reason, clause) for _, named, reasons in rule_tests(game) for reason in reasons for clause in named}
    missing = {reason.name for reason, clause in rules.clauses.items() if (reason.name, clause) not in provoked}
    assert missing == set()
