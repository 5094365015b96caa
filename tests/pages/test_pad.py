"""The score pad of Welcome To: whole games entered, nothing lost, refusals, files, without a network."""

from __future__ import annotations

import json
import os
import signal
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.pages.chromium import find_chromium
from tests.pages.conftest import FLAGS, PHONE, TABLET
from tests.pages.pad_hand import Hand, enter, expected_lines, plan_names, play
from tests.server.running import Server


def begin(page: Page, players: int, guarded: bool = True, solo: bool = False, roundabouts: bool = False) -> Hand:
    """A new pad for so many players."""
    page.locator("a[href$='/pad/welcome']").click()
    rows = page.locator("form .seat")
    for _ in range(rows.count(), players):
        page.get_by_role("button", name="Add a player").click()
    while rows.count() > players:
        rows.last.get_by_role("button").click()
    page.get_by_label("Free").set_checked(not guarded)
    page.get_by_label("Roundabouts are played").set_checked(roundabouts)
    if players == 1:
        page.get_by_label("Solo rules").set_checked(solo)
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".padsheet")).to_be_visible()
    return Hand(page)


def write(hand: Hand, lot: str, number: int) -> None:
    """Write a number on a lot."""
    hand.lot(lot).click()
    hand.number(number)


def is_ready(page: Page) -> None:
    """Everything is here for a time without a network."""
    expect(page.locator("[data-offline=ready]")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize(
    ("size", "options", "seats", "seed"),
    [(TABLET, "advanced", 2, 5), (PHONE, "basic", 1, 8)],
    ids=["tablet", "phone, solo"],
)
def test_a_whole_game_without_a_network(
    server: Server, visit: Callable[..., Page], size: dict[str, int], options: str, seats: int, seed: int
) -> None:
    state, rounds, turned = play(options, seats, seed)
    page = visit(f"{server.url}/pad", size)
    is_ready(page)
    server.stop()
    page.reload()
    has_roundabouts = options == "advanced"
    hand = begin(page, seats, solo=seats == 1, roundabouts=has_roundabouts)
    hand.choose_plans(plan_names(state))
    half = len(rounds) // 2
    enter(hand, rounds[:half], turned[:half])
    before = hand.lines()
    page.reload()
    expect(page.locator(".padsheet")).to_be_visible()
    assert hand.lines() == before
    enter(hand, rounds[half:], turned[half:])
    assert hand.lines() == expected_lines(state, has_roundabouts)
    assert page.locator("main .end").is_visible() or seats == 1


def test_undo_goes_back_to_the_empty_sheet_and_redo_to_the_end(server: Server, visit: Callable[..., Page]) -> None:
    state, rounds, turned = play("basic", 1, 3)
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 1)
    hand.choose_plans(plan_names(state))
    enter(hand, rounds, turned)
    there = hand.lines()
    undo, redo = (page.locator(".tools").get_by_role("button", name=name) for name in ("Undo", "Redo"))
    steps = 0
    while undo.is_enabled():
        undo.click()
        steps += 1
    assert steps >= len(rounds)
    assert hand.lines() == [[0] * len(there[0])]
    page.reload()
    for _ in range(steps):
        redo.click()
    expect(redo).to_be_disabled()
    assert hand.lines() == there
    page.keyboard.press("Control+z")
    expect(redo).to_be_enabled()


def test_what_the_rules_forbid_is_refused_with_the_reason(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 1)
    write(hand, "B4", 9)
    hand.lot("B5").click()
    hand.number(7)
    expect(page.get_by_role("alert")).to_contain_text("numbers rise from left to right")
    expect(page.get_by_role("alert").get_by_role("link")).to_have_attribute("href", "/rules/welcome#3.2")
    page.locator(".dock button", has_text="left").click()
    hand.tool("Fence")
    gap = page.locator(".slot", has=page.locator("[data-lot=B4]")).locator(".gap")
    gap.click()
    expect(page.get_by_role("alert")).to_contain_text("may not split a bis pair")
    hand.close()
    for _ in range(3):
        page.locator(".park").first.click()
        page.locator(".dock li .btn").first.click()
    page.locator(".park").first.click()
    page.locator(".dock li .btn").first.click()
    expect(page.get_by_role("alert")).to_contain_text("has all its parks")
    hand.close()
    page.locator(".plan").nth(0).click()
    page.locator(".dock ul button").nth(0).click()
    page.locator(".dock .btn.go").click()
    expect(page.get_by_role("alert")).to_contain_text("Complete, unused estates are missing")


def test_an_estate_that_served_a_plan_is_not_split(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 1)
    hand.choose_plans(["estates-44", "estates-36", "estates-34"])
    for place in range(1, 11):
        write(hand, f"A{place}", place)
    for lot in ("A3", "A7"):
        hand.tool("Fence")
        page.locator(".slot", has=page.locator(f"[data-lot={lot}]")).locator(".gap").click()
    page.locator(".plan").nth(2).click()
    page.locator(".dock .btn.go").click()  # two estates of three could serve: one is chosen
    expect(page.locator(".dock h2")).to_contain_text("Which estate")
    hand.lot("A4").click()
    expect(page.get_by_role("alert")).to_contain_text("needs no more estates of this size")
    hand.lot("A9").click()
    expect(page.locator(".plan").nth(2)).to_contain_text("Yours")
    hand.tool("Fence")
    page.locator(".slot", has=page.locator("[data-lot=A9]")).locator(".gap").click()
    expect(page.get_by_role("alert")).to_contain_text("served a plan")
    page.locator(".slot", has=page.locator("[data-lot=A1]")).locator(".gap").click()
    expect(page.locator(".dock h2")).to_contain_text("fence")


def test_free_is_like_paper(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 1, guarded=False)
    write(hand, "A1", 9)
    write(hand, "A2", 4)
    write(hand, "A1", 12)
    expect(page.locator("[data-lot=A1]")).to_have_accessible_name("Top street, lot 1: house 12.")
    hand.lot("A1").click()
    page.get_by_role("button", name="Erase").click()
    expect(page.locator("[data-lot=A1]")).to_have_accessible_name("Top street, lot 1: empty.")
    page.get_by_role("button", name="Free, like paper").click()
    hand.lot("A3").click()
    hand.number(2)
    expect(page.get_by_role("alert")).to_contain_text("numbers rise")


def test_temps_are_ranked_over_all_who_play(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 2)
    temps = hand.lines()[0].index(0)  # any line; the temps are read by name below
    assert temps == 0
    page.get_by_role("button", name="Temps").click()
    page.locator(".dock li .btn").click()
    points = page.locator(".padscore li", has_text="Temps").locator(".v")
    expect(points).to_have_text("7")
    page.get_by_role("button", name="Names, options, files").click()
    page.get_by_role("button", name="Add somebody").click()
    page.get_by_label("Temps", exact=True).fill("3")
    page.get_by_label("Temps", exact=True).press("Tab")
    page.locator("dialog header button").click()
    expect(points).to_have_text("4")


def test_a_file_goes_out_and_comes_back_and_a_damaged_one_is_refused(
    server: Server, visit: Callable[..., Page], tmp_path: Path
) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 2)
    write(hand, "C1", 3)
    hand.tool("Refusal")
    page.locator(".dock li .btn").click()
    there = hand.lines()
    page.get_by_role("button", name="Names, options, files").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save as a picture").click()
    picture.value.save_as(tmp_path / "sheet.png")
    assert png_size(tmp_path / "sheet.png")[0] == 2400

    other = visit(f"{server.url}/pad", PHONE)
    other.locator("input[type=file]").set_input_files(file)
    expect(other.locator(".padsheet")).to_be_visible()
    assert Hand(other).lines() == there
    other.goto(f"{server.url}/pad")
    expect(other.locator("#kept")).to_be_visible()
    kept = other.locator("section ul li").all_inner_texts()
    for damage, said in DAMAGES.items():
        bad = tmp_path / "bad.json"
        bad.write_text(damage_of(file.read_text(encoding="utf-8"), damage), encoding="utf-8")
        other.locator("input[type=file]").set_input_files(bad)
        expect(other.get_by_role("alert")).to_contain_text(said)
        expect(other.get_by_role("alert")).to_contain_text("Nothing that is kept here was touched")
    assert other.locator("section ul li").all_inner_texts() == kept
    other.locator("section ul li a").click()
    expect(other.locator(".padsheet")).to_be_visible()
    assert Hand(other).lines() == there


DAMAGES = {
    "cut": "cut off",
    "other": "no file of the pad",
    "newer": "another version",
    "mark": "sheets[1].entries[1]",
    "field": "guarded",
    "number": "checksum",
}


def damage_of(text: str, damage: str) -> str:
    """The file, damaged in one way."""
    if damage == "cut":
        return text[: len(text) // 2]
    document = json.loads(text)
    if damage == "other":
        document["format"] = "record"
    elif damage == "newer":
        document["version"] = 99
    elif damage == "mark":
        document["sheets"][0]["entries"][0] = "99:C1"
    elif damage == "field":
        document["guarded"] = "yes"
    else:
        document["sheets"][0]["entries"][0] = "4:C1"
    return json.dumps(document)


def png_size(file: Path) -> tuple[int, int]:
    """Width and height of a picture."""
    head = file.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", head[16:24])
    return int(width), int(height)


def test_a_dead_battery_loses_nothing(server: Server, playwright_: Playwright, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    flags = {"executable_path": find_chromium(), "args": FLAGS, "locale": "en-GB", "viewport": TABLET}
    context = playwright_.chromium.launch_persistent_context(profile, **flags)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(f"{server.url}/pad")
    hand = begin(page, 1)
    write(hand, "A5", 7)
    expect(page.locator("[data-lot=A5]")).to_have_accessible_name("Top street, lot 5: house 7.")
    address = page.url
    kill_browser(profile)
    context = playwright_.chromium.launch_persistent_context(profile, **flags)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(address)
    expect(page.locator("[data-lot=A5]")).to_have_accessible_name("Top street, lot 5: house 7.")
    context.close()


def kill_browser(profile: Path) -> None:
    """End every process of the browser with this profile, at once."""
    for process in Path("/proc").iterdir():
        if process.name.isdigit():
            try:
                command = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if str(profile).encode() in command:
                os.kill(int(process.name), signal.SIGKILL)


def test_without_a_secure_connection_the_page_says_so(server: Server, playwright_: Playwright) -> None:
    flags = [*FLAGS, "--host-resolver-rules=MAP house.test 127.0.0.1"]
    browser = playwright_.chromium.launch(executable_path=find_chromium(), args=flags)
    page = browser.new_page(locale="en-GB")
    page.goto(f"http://house.test:{server.settings['port']}/pad")
    expect(page.locator("[data-offline=insecure]")).to_contain_text("needs a secure connection")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the pad as a file").click()
    assert b"Housewright" in Path(download.value.path()).read_bytes()
    browser.close()
