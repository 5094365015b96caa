"""Links to the house on pages of other sites, as web mail and chats show them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Server

ELSEWHERE = "http://mail.example/"


def follow_link(page: Page, link: str) -> None:
    """Click on a link to us on a page of another site."""
    mail = f'<a href="{link}">Come</a><form method="post" action="{link}"></form>'
    page.route(f"{ELSEWHERE}**", lambda route: route.fulfill(body=mail, content_type="text/html"))
    page.goto(ELSEWHERE)
    page.get_by_text("Come").click()
    page.wait_for_url(link)


@pytest.mark.parametrize("works_offline", [False, True], ids=["at first", "with a service worker"])
def test_a_link_on_a_page_of_another_site_opens_the_table_and_so_does_loading_it_again(
    server: Server, visit: Callable[..., Page], works_offline: bool
) -> None:
    link = f"{server.url}/table/{server.guest('Ada').open(seats=[None, None])}"
    page = visit(f"{server.url}/pad" if works_offline else "about:blank")
    if works_offline:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    follow_link(page, link)
    expect(page.get_by_text("Ada").first).to_be_visible()
    page.reload()
    expect(page.get_by_text("Ada").first).to_be_visible()
    page.goto(ELSEWHERE)
    with page.expect_response(link) as sent:
        page.evaluate("document.forms[0].submit()")
    assert sent.value.status == 403


def test_a_house_that_lets_nobody_follow_a_link_is_seen(
    make_server: Callable[..., Server], visit: Callable[..., Page]
) -> None:
    server = make_server(mutant="lets nobody follow a link")
    page = visit("about:blank")
    follow_link(page, f"{server.url}/")
    expect(page.get_by_text("foreign-site")).to_be_visible()
