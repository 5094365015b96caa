"""The score pad of Neue Heimat: boards of real games entered by tapping, series, the brief way."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from housewright.heimat.printed import COLOUR_LETTERS, PERMIT_NAMES
from tests.pages.conftest import PHONE, TABLET
from tests.pages.pad_hand import is_ready, number_of
from tests.pages.test_access import hyphens
from tests.pages.test_pad_keeping import png_size
from tests.server.running import Server
from tests.vectors.boards import series


def begin(page: Page, players: int, games: int, brief: bool = False) -> None:
    """A new pad for so many players."""
    page.locator("a[href$='/pad/heimat']").click()
    rows = page.locator("form .seat")
    for _ in range(rows.count(), players):
        page.get_by_role("button", name="Add a player").click()
    while rows.count() > players:
        rows.last.get_by_role("button").click()
    page.get_by_label("Only the houses of each row").set_checked(brief)
    page.get_by_label("Games of the series").select_option(str(games))
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("section.row")).to_have_count(3)


def done(page: Page) -> None:
    """Close the panel."""
    page.get_by_role("button", name="Done").click()


def enter(page: Page, board: dict[str, Any]) -> None:
    """Enter a board, tap by tap."""
    for row, houses in enumerate(board["rows"]):
        for house in houses:
            page.locator("section.row").nth(row).locator(".add").click()
            cubes, _, roof = house.partition("^")
            for letter, value in zip(cubes[::2], cubes[1::2], strict=True):
                page.locator(".dock .six").nth(0).get_by_role("radio").nth(COLOUR_LETTERS.index(letter)).click()
                page.locator(".dock .six").nth(1).get_by_role("button").nth(int(value) - 1).click()
            if roof != "0":
                page.locator(".dock .six").nth(2).get_by_role("radio").nth(int(roof) - 1).click()
            done(page)
    enter_rows(page, board)
    enter_money(page, board)


def enter_rows(page: Page, board: dict[str, Any]) -> None:
    """Permits, mayor and who owns which colour."""
    for name, permit in zip(PERMIT_NAMES, board["permits"], strict=True):
        if permit:
            row, sign = permit
            page.locator("section.row").nth(row).locator("header button").click()
            line = page.locator(".dock li").nth(PERMIT_NAMES.index(name))
            line.get_by_role("button").nth(0 if sign > 0 else 1).click()
            done(page)
    if board["mayor"] is not None:
        page.locator("section.row").nth(board["mayor"]).locator("header button").click()
        page.get_by_role("button", name="The mayor stands here").click()
        done(page)
    page.get_by_role("button", name="Colours").click()
    for colour, owner in enumerate(board["owners"]):
        if owner is not None:
            page.locator(".dock li").nth(colour).get_by_role("button").nth(owner).click()
    done(page)


def enter_money(page: Page, board: dict[str, Any]) -> None:
    """Black money and cheques, with plus and minus."""
    page.get_by_role("button", name="Money").click()
    for seat, (black, cheques) in enumerate(zip(board["black"], board["cheques"], strict=True)):
        cells = page.locator(".dock tbody tr").nth(seat).locator("td")
        for cell, wanted in zip((cells.nth(0), cells.nth(1)), (black, cheques), strict=True):
            change = wanted - int(cell.locator("b").inner_text())
            for _ in range(abs(change)):
                cell.get_by_role("button").nth(1 if change > 0 else 0).click()
    done(page)


def reckoning(page: Page, table: int = 0) -> list[list[int]]:
    """The columns of a table, as numbers."""
    rows: Any = (
        page.locator(".panel table")
        .nth(table)
        .locator("tbody tr")
        .evaluate_all("rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.firstChild.data))")
    )
    cells = [[number_of("0" if cell == "–" else cell.replace("+", "")) for cell in row] for row in rows]
    return [list(column) for column in zip(*cells, strict=True)]


def test_a_series_entered_board_by_board(server: Server, visit: Callable[..., Page]) -> None:
    found: Any = series(random.Random(281))
    page = visit(f"{server.url}/pad", TABLET)
    begin(page, len(found["places"]), found["agreed"])
    for number, board in enumerate(found["games"], 1):
        enter(page, board)
        if number == 1:
            page.reload()
            expect(page.locator("section.row")).to_have_count(3)
        assert [column[:5] for column in reckoning(page)] == board["lines"]
        if number < len(found["games"]):
            page.get_by_role("button", name=f"On to game {number + 1}").click()
    columns = reckoning(page, 1)
    assert [column[-3:-1] for column in columns] == [line[1:] for line in found["lines"]]
    assert [column[-1] for column in columns] == found["places"]
    expect(page.locator(".won").last).to_contain_text("The series goes to")


def test_a_single_game_on_a_phone_is_kept_with_its_winner_and_goes_out_as_a_picture(
    server: Server, visit: Callable[..., Page], tmp_path: Path
) -> None:
    board: Any = series(random.Random(37))["games"]
    page = visit(f"{server.url}/pad", PHONE)
    begin(page, 2, 1)
    enter(page, board[0])
    columns = reckoning(page)
    assert [column[:5] for column in columns] == board[0]["lines"]
    assert hyphens(page) == []
    expect(page.locator("section.row").first).to_contain_text(re.compile("[+−][0-9]"))
    page.get_by_role("button", name="Names, options, files").click()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save as a picture").click()
    picture.value.save_as(tmp_path / "board.png")
    assert min(png_size(tmp_path / "board.png")) >= 1000
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Back to all pads").click()
    totals = [column[4] for column in columns]
    winner = f"Player {1 + totals.index(max(totals))} has won with {max(totals)} point"
    expect(page.locator("section ul li").first).to_contain_text(winner.replace("-", "−"))


def test_only_the_houses_of_each_row_without_a_network(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", PHONE)
    is_ready(page)
    server.stop()
    page.context.set_offline(True)
    page.reload()
    begin(page, 2, 1, brief=True)
    for row, seat, points in ((0, 0, 14), (0, 1, 9), (1, 1, 6)):
        page.locator("section.row").nth(row).locator(".add").click()
        page.get_by_label("What is it worth?").fill(str(points))
        page.locator(".dock .seats button").nth(seat).click()
        done(page)
    page.locator("section.row").nth(0).locator("header button").click()
    page.locator(".dock").get_by_role("button", name="Finished").click()
    page.get_by_role("button", name="The mayor stands here").click()
    done(page)
    assert [column[:5] for column in reckoning(page)] == [[28, 0, 0, 0, 28], [18, -6, 0, 0, 12]]
    undo = page.locator(".tools").get_by_role("button", name="Undo")
    while undo.is_enabled():
        undo.click()
    assert [column[4] for column in reckoning(page)] == [0, 0]


def test_what_cannot_be_is_pointed_out(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    begin(page, 2, 1)
    page.locator("section.row").nth(0).locator(".add").click()
    for value in (3, 5):
        page.locator(".dock .six").nth(1).get_by_role("button").nth(value - 1).click()
    done(page)
    expect(page.locator(".hints")).to_contain_text("only one storey")
    expect(page.locator(".hints")).to_contain_text("Only a lower value")
    expect(page.locator(".hints")).to_contain_text("Nobody owns the colour on top of A1 yet")
