"""The files of the pages are small on their way, and asked for no more often than they change."""

from __future__ import annotations

import re
from collections.abc import Callable

import httpx
import pytest

from housewright.server.app import NO_PAGES
from tests.server.running import Server


def ask(server: Server, path: str, accepted: str, **headers: str) -> httpx.Response:
    """A file as a browser asks for it."""
    return httpx.get(f"{server.url}{path}", headers={"Accept-Encoding": accepted, **headers})


def first_script(server: Server) -> str:
    """The first script of the pages."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', ask(server, "/", "identity").text)
    assert found
    return found[1]


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, deflate, br", "br"), ("gzip;q=1.0", "gzip")])
def test_scripts_and_pages_come_compressed_as_the_browser_can_take_them(
    server: Server, accepted: str, coding: str
) -> None:
    for path in (first_script(server), "/", "/pad", "/table/any"):
        plain, packed = ask(server, path, "identity"), ask(server, path, accepted)
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == coding
        assert packed.headers["vary"] == "Accept-Encoding"
        assert packed.headers["content-type"] == plain.headers["content-type"]
        assert int(packed.headers["content-length"]) < 0.6 * int(plain.headers["content-length"])
        if coding == "gzip":  # which httpx can read by itself
            assert packed.text == plain.text


def test_what_is_named_by_its_content_is_kept_for_good(server: Server) -> None:
    kept = ask(server, first_script(server), "br").headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("path", ["/", "/pad", "/sw.js", "/manifest.json"])
def test_pages_are_asked_for_again_and_come_only_if_they_changed(server: Server, path: str) -> None:
    first = ask(server, path, "gzip")
    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    again = ask(server, path, "gzip", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_who_has_not_built_the_pages_is_told(make_server: Callable[..., Server]) -> None:
    server = make_server("has no pages")
    answer = ask(server, "/", "identity")
    assert (answer.status_code, answer.text) == (503, NO_PAGES)
    assert NO_PAGES in server.output
    assert server.guest().get("/games")
