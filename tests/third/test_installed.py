"""The third game is installed beside the house: it is played everywhere, though nothing in the house names it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from housewright.locales import LANGUAGES
from tests.server.conftest import make_server, place
from tests.server.running import Client, Server, Zygote, wait_until
from tests.third.environment import with_third_game

__all__ = ["make_server", "place"]


def housewright(*arguments: str, text: str = "") -> str:
    """What a command prints where the game is installed."""
    command = [sys.executable, "-m", "housewright", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, input=text, env=with_third_game(), check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def zygote() -> Iterator[Zygote]:
    """Servers that know the third game."""
    made = Zygote(with_third_game())
    yield made
    made.close()


@pytest.fixture
def server(make_server: Callable[..., Server]) -> Server:
    """A running server."""
    return make_server()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a random game of three."""
    path = tmp_path / "game.record"
    path.write_text(housewright("sample", "orchard", "--variant", "full", "--seats", "3"), encoding="utf-8")
    return path


def test_a_record_is_written_verified_and_replayed(record: Path) -> None:
    assert "good (orchard, 6 rounds, finished)" in housewright("verify", str(record))
    told = housewright("replay", str(record), "--lang", "de")
    assert "Der Obstgarten ist leer." in told
    assert "Summe" in told


def test_an_illegal_move_is_explained_with_its_clause(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").replace("c6", "c1").replace("c5", "c1")
    record.write_text(lines, encoding="utf-8")
    command = [sys.executable, "-m", "housewright", "verify", str(record)]
    done = subprocess.run(command, capture_output=True, text=True, env=with_third_game(), check=False)
    assert done.returncode == 1
    assert "was played before. (orchard 2.2)" in done.stderr


def test_it_is_played_alone_in_the_terminal(tmp_path: Path) -> None:
    moves = "help\nwhy\n" + "".join(f"c{card}\n\n" for card in range(1, 7))
    told = housewright("solo", "orchard", "--file", str(tmp_path / "solo.record"), "--lang", "it", text=moves)
    assert "c3 gioca la carta 3" in told
    assert "Scegli una carta." in told
    assert "good (orchard" in housewright("verify", str(tmp_path / "solo.record"))


def test_players_meet_in_the_arena() -> None:
    rows = housewright("arena", "orchard", "--players", "easy,random", "--deals", "4", "--jobs", "1", "--json")
    assert [json.loads(row)["player"] for row in rows.splitlines()] == ["easy", "random"]


def test_it_is_measured() -> None:
    (row,) = [json.loads(line) for line in housewright("bench", "orchard", "--json").splitlines()]
    assert (row["game"], row["variant"], row["seats"]) == ("orchard", "basic", 2)


def test_a_game_whose_players_do_not_learn_says_so() -> None:
    command = [sys.executable, "-m", "housewright", "train", "orchard"]
    done = subprocess.run(command, capture_output=True, text=True, env=with_third_game(), check=False)
    assert (done.returncode, done.stderr.strip()) == (1, "the players of orchard do not learn")


def take_turn(client: Client, table: str, rng: random.Random) -> None:
    """A random turn, if one is awaited."""
    seen = client.look(table)
    if seen["you"] in seen["now"]["awaited"]:
        number = seen["now"]["round"]
        client.turn(table, number, client.choose(table, number, rng.choice))


def test_people_and_a_computer_player_play_it_on_the_server(server: Server) -> None:
    ada, bo, rng = server.guest("Ada"), server.guest("Bo"), random.Random(3)
    table = ada.open("orchard", "full", [None, None, "easy"], seat=0)
    bo.post("/join", code=ada.look(table)["code"])
    ada.post(f"/tables/{table}/start")

    def is_finished() -> bool:
        for person in (ada, bo):
            take_turn(person, table, rng)
        return bool(ada.look(table)["now"]["status"] == "finished")

    wait_until(is_finished, "the orchard is empty")
    described = ada.look(table)["public"]
    assert sum(seat["total"] for seat in described["seats"]) <= 21
    assert bo.get(f"/tables/{table}/record").startswith('[Game "orchard"]')


def test_a_game_without_an_analyst_is_not_looked_at_and_can_be_played_on_from_with_the_same_cards_only(
    server: Server,
) -> None:
    ada = server.guest("Ada")
    table = ada.open("orchard", "", [None], start=True, learning=True)
    first = ada.choose(table, 1)
    ada.refused(f"/tables/{table}/verdict", 409, "no-analyst", round=1, moves=first)
    while (now := ada.look(table)["now"])["status"] == "running":
        ada.turn(table, now["round"], ada.choose(table, now["round"]))
    ada.refused(f"/tables/{table}/analysis", 409, "no-analyst")
    assert ada.get(f"/tables/{table}/analysis")["status"] == "none"
    ada.refused(f"/tables/{table}/what-if", 409, "cannot-suppose", round=2, seat=0)
    opened = ada.post(f"/tables/{table}/what-if", round=2, seat=0, cards="same")
    assert ada.look(opened["id"])["now"]["round"] == 2


def test_the_server_tells_what_can_be_agreed_on(server: Server) -> None:
    shown = {game["game"]: game for game in server.stranger().get("/games")}
    assert [*shown] == ["welcome", "heimat", "orchard"]
    orchard = shown["orchard"]
    assert (orchard["presets"], orchard["switches"]) == ({"basic": "", "full": "carry"}, {"carry": [1, 4]})
    assert (orchard["series"], orchard["daily"], shown["heimat"]["series"]) == (1, False, 9)
    assert (orchard["lengths"], shown["heimat"]["lengths"]) == ([""], ["", *(f"games-{n}" for n in range(2, 10))])
    assert (shown["welcome"]["daily"], shown["welcome"]["switches"]["draft"]) == (True, [2, 27])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_hands_out_messages_and_rules(server: Server, language: str) -> None:
    stranger = server.stranger()
    assert "game-orchard = " in stranger.get(f"/games/orchard/messages/{language}")
    for game in ("orchard", "welcome", "heimat"):
        answer = stranger.ask("GET", f"/games/{game}/rules/{language}")
        assert answer.headers["content-type"] == "text/markdown; charset=utf-8"
        assert "- **1.1**" in answer.text


def test_who_has_a_text_is_not_sent_it_again(server: Server) -> None:
    stranger = server.stranger()
    tag = stranger.ask("GET", "/games/orchard/rules/en").headers["etag"]
    again = stranger.ask("GET", "/games/orchard/rules/en", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "key"), [("/games/chess/rules/en", "no-such-game"), ("/games/orchard/messages/eo", "no-such-language")]
)
def test_texts_that_there_are_not_are_refused(server: Server, path: str, key: str) -> None:
    server.stranger().refused(path, 404, key, "GET")
