"""Names that look the same: two at one table are told apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from housewright.server.access.looks import distinct_name, skeleton
from tests.server.running import Server


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ada", "\u0410da"),  # a Cyrillic letter
        ("Ada", "\uff21da"),
        ("Ada", "Ada\ufe0f"),
        ("Emma", "Ernrna"),
        ("Ian", "lan"),
        ("Zo\u00eb", "Zoe\u0308"),
        ("Oda", "0da"),
    ],
)
def test_names_that_look_the_same_have_the_same_skeleton(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)
    assert distinct_name(other, [name]).endswith(" 2")


@pytest.mark.parametrize(("name", "other"), [("Ada", "Ida"), ("Ada", "ada"), ("Zoe", "Zo\u00eb"), ("Anna 2", "Anna 3")])
def test_other_names_stay_as_they_are(name: str, other: str) -> None:
    assert distinct_name(other, [name]) == other


def test_a_number_makes_a_name_no_longer_than_allowed_and_is_free() -> None:
    assert distinct_name("x" * 24, ["x" * 24]) == f"{'x' * 22} 2"
    assert distinct_name("Ada", ["Ada", "Ada 2", "Ada 4"]) == "Ada 3"


def check_names_at_a_table(server: Server) -> None:
    ada, eve, bob = server.guest("Ada"), server.guest("\u0410da"), server.guest("Bob")
    table = ada.open(seats=[None, None, None])
    for client in (eve, bob):
        client.post("/join", code=ada.look(table)["code"])
    bob.post("/guest", name="Ada")
    bob.put(f"/tables/{table}/me", town="Here")
    names = [seat["name"] for seat in ada.look(table)["table"]["seats"]]
    assert names == ["Ada", "\u0410da 2", "Ada 3"]
    seq = ada.look(table)["seq"]
    bob.put(f"/tables/{table}/me", town="Here")
    assert ada.look(table)["seq"] == seq, "nothing has changed"


def test_nobody_looks_like_somebody_else_at_a_table(server: Server) -> None:
    check_names_at_a_table(server)


def test_a_house_that_compares_letters_only_is_caught(make_server: Callable[..., Server]) -> None:
    with pytest.raises(AssertionError):
        check_names_at_a_table(make_server(mutant="compares letters only"))
