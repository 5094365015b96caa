"""Rules at hand: player aid, every clause in every language, search, and all of it without a network."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from housewright.games import GAMES, find_game
from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.test_access import overflows, small_targets, violations
from tests.server.running import Server

Visit = Callable[..., Page]
FOLDER = Path(__file__).parents[2] / "docs" / "rules"
KEYS = re.compile(r"\b(?:aid|rules|game|clause|keys?)(?:-[a-z]+)+\b")


def clauses_of(game: str, language: str) -> list[str]:
    """The numbers of all clauses, as they are written."""
    ending = "" if language == "en" else f".{language}"
    text = (FOLDER / f"{game}{ending}.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*(\d+\.\d+[a-z]?)\*\*", text, re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_clause_stands_there_in_every_language(server: Server, visit: Visit, language: str) -> None:
    page = visit("about:blank", PHONE, "en-GB" if language == "en" else f"{language}-{language.upper()}")
    for game in GAMES:
        page.goto(f"{server.url}/rules/{game}")
        page.locator(".clause").first.wait_for()
        assert page.locator(".number").all_inner_texts() == clauses_of(game, language)
        expect(page.locator(".aid li").nth(5)).to_be_visible()  # it is loaded apart
        expect(page.locator(".keys > div")).to_have_count({"welcome": 7, "heimat": 10}[game])
        assert not overflows(page)
        assert KEYS.findall(page.locator("body").inner_text()) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_the_player_aid_draws_has_its_colours(server: Server, visit: Visit, game: str) -> None:
    page = visit(f"{server.url}/rules/{game}")
    page.locator(".aid svg *").first.wait_for(state="attached")
    unknown = """() => [...document.querySelectorAll('.aid svg *')].flatMap((part) => ['fill', 'stroke']
        .map((paint) => part.getAttribute(paint)?.match(/^var\\((--[\\w-]+)\\)$/)?.[1])
        .filter((colour) => colour && !getComputedStyle(part).getPropertyValue(colour)))"""
    assert page.evaluate(unknown) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_its_clause(server: Server, visit: Visit, game: str) -> None:
    page = visit(f"{server.url}/rules/{game}#1.3")
    expect(page.locator("[id='clause-1.3'].wanted")).to_be_in_viewport()
    numbers = set(page.locator(".number").all_inner_texts())
    assert {clause for clause in find_game(game).clauses.values() if clause} <= numbers


def test_a_search_finds_clauses_with_all_words_first(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/rules/heimat")
    page.locator(".clause").first.wait_for()
    everything = page.locator(".clause").count()
    page.get_by_role("searchbox").fill("roof blank")
    expect(page.locator(".aid")).to_have_count(0)
    expect(page.locator(".some")).to_have_text("1 of the 2 words:")
    found = page.locator(".clause").all_inner_texts()
    assert 0 < len(found) < everything
    held = [("roof" in text.lower()) + ("blank" in text.lower()) for text in found]
    assert held == sorted(held, reverse=True) and {*held} == {1, 2}
    assert page.locator(".clause:not(.some ~ section *)").count() == held.count(2)
    page.get_by_role("searchbox").fill("roof xylophone")
    expect(page.locator("main > p:not(.unseen)")).to_have_text(["No clause has all these words.", "1 of the 2 words:"])
    expect(page.get_by_role("status")).to_contain_text("No clause has all these words.")
    expect(page.locator(".clause").first).to_contain_text("roof")
    page.get_by_role("searchbox").fill("xylophone")
    expect(page.get_by_text("No clause has any of these words.")).to_be_visible()
    page.locator("nav a").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_contain_text("Welcome To")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_in_the_rules_is_out_of_reach(server: Server, visit: Visit, theme: str) -> None:
    page = visit("about:blank", DESKTOP, theme=theme)
    for game in GAMES:
        page.goto(f"{server.url}/rules/{game}#1.2")
        page.locator(".wanted").wait_for()
        assert violations(page) == []
        assert small_targets(page) == []


def test_rules_that_were_opened_once_can_be_read_without_a_network(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/rules/heimat", PHONE, "de-DE")
    page.locator(".clause").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    server.stop()
    page.reload()
    assert page.locator(".number").first.inner_text() == "1.1"
    expect(page.locator("h2").first).to_have_text("1. Aufbau")
    page.goto(f"{server.url}/rules/welcome#4.1")
    expect(page.locator("[id='clause-4.1'].wanted")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("Kreisverkehr")
    expect(page.locator(".clause").first).to_contain_text("Kreisverkehr")
