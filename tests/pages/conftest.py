"""Fixtures: a browser, and servers that start at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.pages.chromium import find_chromium
from tests.pages.playing import open_table
from tests.server.circumstances import DRAWN
from tests.server.conftest import make_server, place, server, zygote
from tests.server.running import Server

__all__ = ["make_server", "place", "server", "zygote"]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = {"width": 360, "height": 740}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1280, "height": 800}
MILLISECONDS = 60_000  # that something may take on a busy machine
expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="package")
def playwright_() -> Iterator[Playwright]:
    """Playwright itself, as long as pages are tested: its event loop is in the way of other tests."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright_: Playwright) -> Iterator[Browser]:
    """One browser for all tests of pages in a row."""
    started = playwright_.chromium.launch(executable_path=find_chromium(), args=FLAGS)
    yield started
    started.close()


@pytest.fixture
def visit(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Page]]:
    """Opens pages as new visitors; whatever a page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        url: str, size: dict[str, int] = DESKTOP, language: str = "en-GB", theme: str = "light", **more: object
    ) -> Page:
        look: Any = {"viewport": size, "locale": language, "color_scheme": theme, "reduced_motion": "reduce", **more}
        context = browser.new_context(**look)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(error.stack or str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        page.set_default_timeout(MILLISECONDS)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = ("Failed to load resource", "ERR_CONNECTION", "ERR_INCOMPLETE", "ERR_NETWORK", "ERR_INTERNET")
    serious = [text for text in complaints if not any(known in text for known in expected)]
    assert serious == []


@pytest.fixture
def begin(make_server: Callable[..., Server], visit: Callable[..., Page]) -> Callable[..., Page]:
    """Opens a table whose game begins as drawn; the visitor has the first seat."""

    def open_drawn(
        size: dict[str, int],
        *streets: str,
        options: str = "basic",
        seats: tuple[str | None, ...] = (None, "easy"),
        language: str = "en-GB",
        **drawn: Any,
    ) -> Page:
        server = make_server("games begin as drawn + deals by name")
        server.tell(DRAWN, json.dumps({"streets": streets, **drawn}))
        page = visit(server.url, size, language)
        open_table(page, options, [*seats])
        return page

    return open_drawn
