"""What the pad keeps: files and pictures that go out and come back, a dead battery, no secure connection."""

from __future__ import annotations

import json
import os
import re
import signal
import struct
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Playwright, expect

from tests.pages.chromium import find_chromium
from tests.pages.conftest import FLAGS, PHONE, TABLET
from tests.pages.pad_hand import Hand, begin, write
from tests.pages.test_access import hyphens
from tests.server.running import Server


def test_a_file_goes_out_and_comes_back_and_a_damaged_one_is_refused(
    server: Server, visit: Callable[..., Page], tmp_path: Path
) -> None:
    page = visit(f"{server.url}/pad", TABLET)
    hand = begin(page, 2)
    write(hand, "C1", 3)
    hand.tool("Refusal")
    page.locator(".dock li .button").click()
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
    expect(other.locator("[data-sheet]")).to_be_visible()
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
    expect(other.locator("[data-sheet]")).to_be_visible()
    assert Hand(other).lines() == there


def test_a_finished_game_is_kept_with_its_winner_and_a_picture_of_every_town(
    server: Server, visit: Callable[..., Page], tmp_path: Path
) -> None:
    page = visit(f"{server.url}/pad", PHONE)
    hand = begin(page, 2)
    page.get_by_label("Name of Player 1’s town").fill("Rosenhügel")
    write(hand, "A3", 4)
    for _ in range(3):
        hand.tool("Refusal")
        page.locator(".dock li .button").click()
    page.locator("nav .result").click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("−[0-9]"))
    assert hyphens(page) == []
    with page.expect_download() as picture:
        page.get_by_role("button", name="The town Rosenhügel").click()
    assert picture.value.suggested_filename.endswith("gel.png")
    picture.value.save_as(tmp_path / "town.png")
    assert png_size(tmp_path / "town.png")[0] == 2400
    expect(page.get_by_role("button", name="Sheet of Player 2")).to_be_visible()
    page.locator("dialog header button").click()
    page.goto(f"{server.url}/pad")
    expect(page.locator("section ul li").first).to_contain_text("Player 2 has won with 0 points.")
    page.locator("section ul li a").first.click()
    page.locator(".tools").get_by_role("button", name="Undo").click()
    page.get_by_role("link", name="Back to all pads").click()
    expect(page.locator("section ul li").first).to_contain_text("Player 1")
    expect(page.locator("section ul li").first).not_to_contain_text("won")


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


def test_without_a_secure_connection_the_page_says_so(
    make_server: Callable[..., Server], playwright_: Playwright
) -> None:
    server = make_server(hosts="house.test")
    flags = [*FLAGS, "--host-resolver-rules=MAP house.test 127.0.0.1"]
    browser = playwright_.chromium.launch(executable_path=find_chromium(), args=flags)
    page = browser.new_page(locale="en-GB")
    page.goto(f"http://house.test:{server.settings['port']}/pad")
    expect(page.locator("[data-offline=insecure]")).to_contain_text("needs a secure connection")
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the pad as a file").click()
    assert b"Housewright" in Path(download.value.path()).read_bytes()
    browser.close()
