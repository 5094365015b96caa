"""Links to the house on pages of other sites, as web mail and chats show them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from tests.server.running import Server

ELSEWHERE = "http://mail.example/"


def show_mail(page: Page, link: str) -> None:
    """A page of another site with a link, a picture and a form of ours."""
    house = link.split("/table/")[0]
    mail = f'<a href="{link}">Come</a><img src="{house}/icon.svg"><form method="post" action="{link}"></form>'
    page.route(f"{ELSEWHERE}**", lambda route: route.fulfill(body=mail, content_type="text/html"))


def follow_link(page: Page) -> None:
    """Read the mail, and click on the link."""
    page.goto(ELSEWHERE)
    page.get_by_text("Come").click()
    expect(page.get_by_text("Ada").first).to_be_visible()


@pytest.mark.parametrize("works_offline", [False, True], ids=["at first", "with a service worker"])
def test_a_link_on_a_page_of_another_site_opens_the_table_and_so_does_loading_it_again(
    server: Server, visit: Callable[..., Page], works_offline: bool
) -> None:
    host = server.guest("Ada")
    link = f"{server.url}/table/{host.open(seats=[None, None])}"
    page = visit(f"{server.url}/pad" if works_offline else "about:blank")
    if works_offline:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    show_mail(page, link)
    sites: list[str | None] = []

    def note(request: Request) -> None:
        if request.url == link and request.is_navigation_request():
            sites.append(request.all_headers().get("sec-fetch-site"))

    page.on("requestfinished", note)
    with page.expect_response(f"{server.url}/icon.svg") as picture:
        follow_link(page)
    assert picture.value.status == 403  # other sites get nothing else
    page.reload()
    expect(page.get_by_text("Ada").first).to_be_visible()
    if not works_offline:  # what a service worker sends on behalf of the page is not shown here
        assert sites == ["cross-site", "cross-site"]
    page.goto(ELSEWHERE)
    with page.expect_response(link) as sent:
        page.evaluate("document.forms[0].submit()")
    assert sent.value.status == 403
