"""Makes the pictures in docs/pictures: `make pictures`."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.pages.chromium import find_chromium
from tests.pages.conftest import DESKTOP, FLAGS, TABLET
from tests.pages.playing import choose_card, play_round, settled
from tests.pages.test_welcome import open_table
from tests.server.running import Server, Zygote, new_server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
PHONE = {"width": 390, "height": 844}
ROUNDS = 12  # played before the table is drawn


def new_page(browser: Browser, url: str, size: dict[str, int] = DESKTOP, dark: bool = False) -> Page:
    """A visitor's page."""
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        locale="en-GB",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if size is PHONE else 1,
    )
    page = context.new_page()
    page.goto(url)
    page.wait_for_load_state("networkidle")
    return page


def draw(page: Page, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(FOLDER / f"{name}.png")


def draw_tables(browser: Browser, server: Server) -> None:
    """The table of Welcome To in the middle of a game, at three sizes, and its end."""
    page = new_page(browser, server.url)
    open_table(page, "advanced", [None, "good", "strong", "flora"])
    rng = random.Random(11)
    for _ in range(ROUNDS):
        play_round(page, rng)
    choose_card(page, rng)
    settled(page)
    for name, size in (("table-desktop", DESKTOP), ("table-tablet", TABLET), ("table-phone", PHONE)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        draw(page, name)
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    draw(page, "table-desktop-dark")
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="Restart the turn").click()
    while play_round(page, rng):
        pass
    draw(page, "end")


def main() -> None:
    """All pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    zygote = Zygote()
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = new_server(zygote, Path(place)).start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        draw(new_page(browser, server.url), "home-desktop")
        draw(new_page(browser, server.url, PHONE), "home-phone")
        draw_tables(browser, server)
        browser.close()
        server.close()
    zygote.close()


if __name__ == "__main__":
    main()
