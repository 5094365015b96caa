"""For everybody: keyboard only, screen readers, both themes, large text, four languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.pages.conftest import DESKTOP, PHONE
from tests.pages.playing import join_and_start, open_table, settled
from tests.pages.situations import every_situation
from tests.server.running import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = 44
ZOOMED = {"width": 640, "height": 400}  # a desktop, twice as large
KEYS = re.compile(r"\b(?:prompt|score|card|lot|other|plan|story|replay|action|state|line)(?:-[a-z]+)+\b")
# Buttons that are drawings: numbers and words in them are parts of a picture, and their names say what it shows.
PICTURES = ('class="plan', 'class="other', 'class="town', 'class="folded', 'class="pick', 'class="card')


def violations(page: Page) -> list[str]:
    """What axe objects to."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{item['id']}: {node['html'][:200]}"
        for item in found["violations"]
        for node in item["nodes"]
        if item["id"] != "label-content-name-mismatch" or not any(name in node["html"][:60] for name in PICTURES)
    ]


def small_targets(page: Page) -> list[str]:
    """Things to tap that are smaller than a finger."""
    found: list[str] = page.evaluate(
        """smallest => [...document.querySelectorAll('button, a[href], select, input')]
            .filter((item) => item.checkVisibility() && !item.matches('.skip, .number, .clause a'))
            .map((item) => [item, item.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
            .map(([item, box]) => `${item.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)""",
        SMALLEST,
    )
    return found


def covered(page: Page) -> list[str]:
    """Things to tap whose middle is in the window, and lies under something else."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('button, a[href], select, input')].filter((item) => {
            if (!item.checkVisibility()) return false;
            const {left, right, top, bottom} = item.getBoundingClientRect();
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return seen !== null && !item.contains(seen) && !seen.matches('.shield');
        }).map((item) => item.outerHTML.slice(0, 160))"""
    )
    return found


def cut_off(page: Page) -> list[str]:
    """Words that reach beyond what they stand in, where no ellipsis is meant, and words that lie over others."""
    found: list[str] = page.evaluate(
        """() => {
            const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
            const scrolls = (way) => way === 'auto' || way === 'scroll';
            const words = [], wrong = [];
            const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
                const name = texts.currentNode.textContent.trim(), parent = texts.currentNode.parentElement;
                if (!name || !parent.checkVisibility() || parent.closest('.skip, option')) continue;
                const range = document.createRange();
                range.selectNodeContents(texts.currentNode);
                let box = range.getBoundingClientRect(), layer = top, isHeard = false;
                const said = [];
                for (let around = parent; around !== top; around = around.parentElement) {
                    const style = getComputedStyle(around), frame = around.getBoundingClientRect();
                    isHeard ||= style.clipPath !== 'none'; // for screen readers alone
                    if (layer === top && ['fixed', 'sticky'].includes(style.position)) layer = around;
                    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
                    const left = frame.left + parseFloat(style.paddingLeft);
                    const right = frame.right - parseFloat(style.paddingRight);
                    const isWide = box.left < left - 1 || box.right > right + 1;
                    const isHigh = box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
                    if (isWide && !scrolls(style.overflowX) && style.textOverflow !== 'ellipsis')
                        said.push(`"${name}" is too wide for ${around.outerHTML.slice(0, 80)}`);
                    if (isHigh && !scrolls(style.overflowY))
                        said.push(`"${name}" is too high for ${around.outerHTML.slice(0, 80)}`);
                    if (box.bottom <= frame.top || box.top >= frame.bottom) {
                        box = new DOMRect(); // scrolled away
                        break;
                    }
                    const x = Math.max(box.left, frame.left), y = Math.max(box.top, frame.top);
                    const end = Math.min(box.right, frame.right), bottom = Math.min(box.bottom, frame.bottom);
                    box = new DOMRect(x, y, Math.max(0, end - x), Math.max(0, bottom - y));
                }
                if (isHeard) continue;
                wrong.push(...said);
                for (const line of range.getClientRects()) {
                    const x = Math.max(line.left, box.left), y = Math.max(line.top, box.top);
                    const right = Math.min(line.right, box.right), bottom = Math.min(line.bottom, box.bottom);
                    const seen = new DOMRect(x, y, Math.max(0, right - x), Math.max(0, bottom - y));
                    if (seen.width > 0 && seen.height > 0) words.push({name, box: seen, layer, parent});
                }
            }
            for (const [index, {name, box, layer, parent}] of words.entries())
                for (const other of words.slice(index + 1)) {
                    const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
                    const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
                    const isOver = across > 2 && down > 0.4 * Math.min(box.height, other.box.height);
                    const isBeside = layer === other.layer && parent !== other.parent;
                    if (isOver && isBeside) wrong.push(`"${name}" lies over "${other.name}"`);
                }
            return wrong;
        }"""
    )
    return found


def hyphens(page: Page) -> list[str]:
    """Numbers that have a hyphen where a minus sign should stand, seen or heard."""
    said: str = page.evaluate(
        """[document.body.innerText, ...[...document.querySelectorAll('[aria-label]')].map((item) => item.ariaLabel)]
            .join('|')"""
    )
    return re.findall(r"(?<![\w−-])-\d+", said)


def overflows(page: Page) -> bool:
    """Whether the page is wider than the screen."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, ZOOMED], ids=["desktop", "phone", "zoomed"])
def test_nothing_on_the_table_is_out_of_reach(
    server: Server, visit: Callable[..., Page], size: dict[str, int], theme: str
) -> None:
    page = visit(server.url, size, theme=theme)
    open_table(page, "advanced", [None, "easy", "good"])
    assert violations(page) == []
    page.locator(".cards .card").first.click()
    settled(page)
    assert violations(page) == []
    assert small_targets(page) == []
    assert not overflows(page)


def test_a_turn_by_keyboard_alone(make_server: Callable[..., Server], visit: Callable[..., Page]) -> None:
    page = visit(make_server("deals by name").url)
    open_table(page, "basic", [None, "easy"])
    page.keyboard.press("2")
    settled(page)
    page.locator(".lot[tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert settled(page) != "write"
    page.keyboard.press("u")
    assert settled(page) == "write"
    page.keyboard.press("Enter")
    settled(page)
    if page.get_attribute("[data-round]", "data-step") == "act":
        page.locator(".bar :is(.pick.on, .without)").first.focus()
        page.keyboard.press("Enter")
        settled(page)
    page.keyboard.press("Control+Enter")
    expect(page.locator("[data-round]")).to_have_attribute("data-round", "2")


def test_lots_have_names_that_can_be_heard(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    open_table(page, "basic", [None, "easy"])
    expect(page.get_by_role("button", name="Middle street, lot 4: empty, pool planned.")).to_have_count(1)
    page.keyboard.press("1")
    settled(page)
    expect(page.get_by_role("button", name="Write").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_language_fits_a_phone_and_lacks_no_message(
    make_server: Callable[..., Server], visit: Callable[..., Page], language: str
) -> None:
    server = make_server("deals by name")
    page = visit(server.url, PHONE, f"{language}-{language.upper() if language != 'en' else 'GB'}")
    for situation in every_situation(server, page):
        names = page.evaluate("[...document.querySelectorAll('[aria-label]')].map(item => item.ariaLabel).join(' ')")
        assert (situation, KEYS.findall(page.locator("body").inner_text() + names)) == (situation, [])
        assert (situation, cut_off(page)) == (situation, [])
        assert (situation, small_targets(page)) == (situation, [])
        assert (situation, overflows(page)) == (situation, False)


@pytest.mark.parametrize(
    ("size", "text"), [(PHONE, "200%"), (DESKTOP, "200%"), (ZOOMED, "100%")], ids=["phone", "desktop", "zoomed"]
)
def test_text_at_twice_its_size_stays_usable(
    make_server: Callable[..., Server], visit: Callable[..., Page], size: dict[str, int], text: str
) -> None:
    page = visit(make_server("deals by name").url, size, "de-DE")  # long words
    open_table(page, "advanced", [None, "easy"])
    word = page.get_by_role("button", name="Zurück").first.locator(".word")
    small = word.evaluate("item => parseFloat(getComputedStyle(item).fontSize)")
    page.evaluate("text => (document.documentElement.style.fontSize = text)", text)
    large = word.evaluate("item => parseFloat(getComputedStyle(item).fontSize)")
    assert large == small * int(text[:-1]) / 100  # small words, too
    for card in range(3):
        assert cut_off(page) == []
        page.locator(".cards .card").nth(card).click()
        assert settled(page) == "write"
        expect(page.locator(".bar h2")).to_be_visible()
        assert cut_off(page) == []
        assert not overflows(page)
        page.get_by_role("button", name="Von vorn").click()
        settled(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tap_on_a_card_and_the_aid_name_the_term_of_the_rulebook(
    make_server: Callable[..., Server], visit: Callable[..., Page], size: dict[str, int]
) -> None:
    server = make_server("deals by name")
    page = visit(server.url, size, "de-DE")
    terms = {"surveyor": "Geometer", "agent": "Immobilienmakler", "landscaper": "Landschaftsgärtner"}
    terms |= {"pool": "Pool", "temp": "Zeitarbeiter", "bis": "Hausnummer bis"}
    open_table(page, "basic", [None])
    for card in page.locator(".cards .card").all():
        term = terms[card.get_attribute("data-action") or ""]
        expect(card.get_by_title(term)).to_be_visible()  # of the short word
        expect(card).to_have_accessible_name(re.compile(term))
    page.locator(".cards .card [data-half=number]").first.click()
    page.locator(".cards .card [data-half=action]").last.click()
    assert settled(page) == "write"
    taken = page.locator(".cards .card").last
    term = terms[taken.get_attribute("data-action") or ""]
    expect(taken.get_by_text(term) if size == DESKTOP else taken.get_by_title(term)).to_be_visible()
    page.goto(f"{server.url}/rules/welcome")
    for term in ("Geometer", "Immobilienmakler", "Landschaftsgärtner", "Zeitarbeiter"):
        expect(page.locator(".aid").get_by_text(term, exact=True)).to_be_visible()


def test_hostile_names_are_shown_as_they_are(server: Server, visit: Callable[..., Page]) -> None:
    page = visit(server.url)
    table = open_table(page, "basic", [None, None])
    name = "<img src=x onerror=a()>"
    friend = server.guest(name)
    reports: list[str] = []
    page.on("console", lambda message: reports.append(message.text) if "Content Security" in message.text else None)
    join_and_start(page, table, friend)
    expect(page.locator(".other b")).to_have_text(name)
    assert page.locator(".other img").count() == 0
    assert reports == []
