"""Requests made up from the OpenAPI description, fitting and not: whatever comes, the server does not fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.result import Ok

from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from tests.server.running import Client, Server

EXAMPLES = 6  # of each route, fitting and not
RECORD = write_record(random_session(find_game("welcome"), "basic", 1, 1))


@dataclass(frozen=True)
class Scene:
    """Tables in every situation, and tokens of people there."""

    tables: list[str]
    tokens: list[str | None]


def set_scene(ada: Client, bob: Client) -> Scene:
    """New tables, because odd requests end them."""
    listed = ada.open(seats=[None, None], listed=True)
    running = ada.open(seats=[None, None])
    bob.post("/join", code=ada.look(running)["code"])
    ada.post(f"/tables/{running}/start")
    ada.turn(running, 1, ada.choose(running, 1))
    heimat = ada.open("heimat", "estates", ["easy", None], seat=1, start=True)
    replay = ada.ask("POST", "/records", content=RECORD.encode()).json()["id"]
    daily = ada.post("/daily")["id"]
    return Scene([listed, running, heimat, replay, daily, "t" * 22], [ada.token, bob.token, None, "no.token"])


def check_no_failures(server: Server, examples: int, within: str = "/") -> int:
    """No request makes the server fail; returns how many were sent."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    count = 0
    with requests.Session() as session:
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), "a route that is not described as the standard asks"
            if not found.ok().path.startswith(within):
                continue
            scene = set_scene(server.guest("Ada"), server.guest("Bob"))  # some requests let the server forget people
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                count += send_many(server, session, found.ok(), mode, scene, examples)
    return count


def send_many(
    server: Server,
    session: requests.Session,
    operation: APIOperation[Any, Any, Any, Any],
    mode: GenerationMode,
    scene: Scene,
    examples: int,
) -> int:
    """Requests to one route."""
    count = 0

    @settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=[*HealthCheck],
    )
    @given(operation.as_strategy(generation_mode=mode), st.sampled_from(scene.tables), st.sampled_from(scene.tokens))
    def send_one(case: Case[Any], table: str, token: str | None) -> None:
        nonlocal count
        count += 1
        if mode == GenerationMode.POSITIVE and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        status = send(server, session, case, token)
        assert status < 500, f"{case.method} {case.formatted_path}: {status}"

    try:
        send_one()
    except Unsatisfiable:  # nothing there can be wrong
        assert mode == GenerationMode.NEGATIVE
    return count


def send(server: Server, session: requests.Session, case: Case[Any], token: str | None) -> int:
    """Send a request; returns the status of the answer, 0 if it cannot be sent at all."""
    session.cookies.clear()
    if case.path.endswith("/poll") and isinstance(case.query.get("wait", 0), int | float):
        case.query["wait"] = 0
    wanted = case.as_transport_kwargs(base_url=server.url)
    headers = {**wanted.pop("headers"), **({"Authorization": f"Bearer {token}"} if token else {})}
    try:
        with session.request(**wanted, headers=headers, stream=True, timeout=60, allow_redirects=False) as answer:
            if not answer.headers.get("content-type", "").startswith("text/event-stream"):
                answer.content  # noqa: B018 - read, so that the connection can be used again
            return int(answer.status_code)
    except (requests.exceptions.InvalidHeader, requests.exceptions.InvalidURL, UnicodeError):
        return 0


def soak(make_server: Callable[..., Server], share: float) -> str:
    """The long form: 300 requests of each kind to each route at a share of 1."""
    return f"{check_no_failures(make_server(), round(300 * share))} made-up requests, no failure of the server"


@pytest.mark.long
def test_odd_requests_do_not_make_the_server_fail(server: Server) -> None:
    assert check_no_failures(server, EXAMPLES) > 200
    assert '"level": "error"' not in server.output


def test_a_server_that_fails_on_odd_input_is_caught(make_server: Callable[..., Server]) -> None:
    with pytest.raises(AssertionError, match=r"/api/daily/.*: 500"):
        check_no_failures(make_server(mutant="fails on odd input"), EXAMPLES, "/api/daily")
