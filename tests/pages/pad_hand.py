"""A hand that enters games on the score pad by tapping, as a person would who plays beside the real box."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from housewright.welcome.moves import LEFT, Kind
from housewright.welcome.notation import lot_text
from housewright.welcome.printed import LOTS, PLAN_NAMES
from tests.pages.pad_games import Deed, plan_number


class Hand:
    """Taps on a pad."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def lot(self, name: str) -> Locator:
        """A lot that can be seen; on a phone its street is opened first."""
        lot = self.page.locator(f"[data-lot={name}]")
        if not lot.is_visible():
            self.page.locator(f".street-{'ABC'.index(name[0]) + 1} .folded").click()
        return lot

    def sheet(self, seat: int) -> None:
        """Show somebody's sheet."""
        self.page.locator("nav .player").nth(seat).click()
        expect(self.page.locator("nav .player").nth(seat)).to_have_attribute("aria-current", "true")

    def tool(self, name: str) -> None:
        """Open one of the tools at the bottom."""
        self.page.locator(".tools").get_by_role("button", name=name, exact=True).click()

    def choose_plans(self, names: list[str]) -> None:
        """Say which plans lie on the table."""
        for slot, name in enumerate(names):
            self.page.locator(".plan").nth(slot).click()
            number = [other for other in PLAN_NAMES if plan_number(other) == plan_number(name)].index(name)
            self.page.locator(".dock ul button").nth(number).click()
            self.close()

    def close(self) -> None:
        """Close the panel."""
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".dock .tools")).to_be_visible()

    def do(self, deed: Deed) -> None:
        """Enter one move."""
        {
            Kind.WRITE: self.write,
            Kind.BIS: self.bis,
            Kind.ROUNDABOUT: self.roundabout,
            Kind.FENCE: self.fence,
            Kind.AGENT: self.agent,
            Kind.REFUSE: self.refuse,
            Kind.CLAIM: self.claim,
            Kind.ESTATE: self.estate,
        }[deed.kind](deed)

    def write(self, deed: Deed) -> None:
        """A number with whatever goes with it."""
        number, lot = divmod(deed.index, LOTS)
        self.lot(lot_text(lot)).click()
        for extra in deed.extras:
            self.page.locator(".dock").get_by_role("button", name=extra, exact=True).click()
        self.number(number)

    def number(self, number: int) -> None:
        """Tap a number in the panel, even if it will be refused."""
        tap(self.page.locator(".dock .number").nth(number))

    def gap(self, lot: str) -> Locator:
        """The place for a fence right of a lot."""
        return self.page.locator("li", has=self.page.locator(f"[data-lot={lot}]")).locator(".gap")

    def bis(self, deed: Deed) -> None:
        """The number of a neighbour once more."""
        side, lot = divmod(deed.index, LOTS)
        self.lot(lot_text(lot)).click()
        self.page.locator(".dock button", has_text="left" if side == LEFT else "right").click()

    def roundabout(self, deed: Deed) -> None:
        """A roundabout on a lot."""
        self.lot(lot_text(deed.index)).click()
        self.page.locator(".dock").get_by_role("button", name="Roundabout").click()

    def fence(self, deed: Deed) -> None:
        """A fence right of a lot."""
        self.lot(lot_text(deed.index))
        self.tool("Fence")
        self.gap(lot_text(deed.index)).click()

    def agent(self, deed: Deed) -> None:
        """One value of a column."""
        self.tool("Agent")
        self.page.locator(".dock .pick").nth(deed.index).click()

    def refuse(self, _: Deed) -> None:
        """A refusal."""
        self.tool("Refusal")
        self.page.locator(".dock li .button").click()

    def claim(self, deed: Deed) -> None:
        """Claim a plan."""
        self.page.locator(".plan").nth(deed.index).click()
        self.page.locator(".dock .button.go").click()

    def estate(self, deed: Deed) -> None:
        """An estate that serves the plan."""
        self.lot(lot_text(deed.index)).click()

    def turn_plan(self, slot: int) -> None:
        """Turn a plan to its low side."""
        self.page.locator(".plan").nth(slot).click()
        self.page.locator(".dock").get_by_role("button", name="Turn the card").click()
        self.close()

    def lines(self) -> list[list[int]]:
        """Every line of every sheet, read from the result."""
        self.page.locator("nav .result").click()
        rows: Any = self.page.locator("dialog tbody tr").evaluate_all(
            "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.textContent))"
        )
        self.page.locator("dialog .head button").click()
        return [list(column) for column in zip(*[[number_of(cell) for cell in row] for row in rows], strict=True)]

    def places(self) -> list[int]:
        """The place of every sheet."""
        names = self.page.locator("nav .player").evaluate_all("players => players.map(player => player.ariaLabel)")
        return [int(re.findall(r"\d+", name.replace("\u2068", "").replace("\u2069", ""))[-1]) for name in names]


def number_of(text: str) -> int:
    """A number with a real minus sign."""
    return int(text.replace("−", "-"))


def enter(hand: Hand, rounds: list[list[Deed]], turned: list[list[int]]) -> None:
    """Enter rounds; cards are turned at the end of each."""
    for deeds, slots in zip(rounds, turned, strict=True):
        seat = -1
        for deed in deeds:
            if deed.seat != seat and hand.page.locator("nav .player").count() > 1:
                hand.sheet(deed.seat)
            seat = deed.seat
            hand.do(deed)
        for slot in slots:
            hand.turn_plan(slot)


def tap(button: Locator) -> None:
    """Tap something that may be refused: Playwright would wait until it is allowed."""
    button.click(force=True)


def begin(page: Page, players: int, guarded: bool = True, solo: bool = False, roundabouts: bool = False) -> Hand:
    """A new pad for so many players."""
    page.locator("a[href$='/pad/welcome']").click()
    rows = page.locator("form .seat")
    rows.first.wait_for()
    for _ in range(rows.count(), players):
        page.get_by_role("button", name="Add a player").click()
    while rows.count() > players:
        rows.last.get_by_role("button").click()
    page.get_by_label("Free").set_checked(not guarded)
    page.get_by_label("Roundabouts are played").set_checked(roundabouts)
    if players == 1:
        page.get_by_label("Solo rules").set_checked(solo)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-sheet]")).to_be_visible()
    return Hand(page)


def write(hand: Hand, lot: str, number: int) -> None:
    """Write a number on a lot."""
    hand.lot(lot).click()
    hand.number(number)


def is_ready(page: Page) -> None:
    """Everything is here for a time without a network."""
    expect(page.locator("[data-offline=ready]")).to_be_visible()
