"""Programs as players: the example of the document, and every way to go wrong."""

from __future__ import annotations

import json
import re
import sys
import time
from pathlib import Path

import pytest

from housewright.arena.match import Result, Table
from housewright.arena.schedule import schedule, settle
from housewright.arena.tally import tally
from housewright.engine.game import Seed
from housewright.games import find_game
from housewright.players.external import LONGEST_LINE, ExternalPlayer, PlayerError, shown
from tests.arena.stand_in import find

DOCUMENT = Path(__file__).parents[2] / "docs" / "players.md"
PATIENCE = 60.0  # seconds, on a busy machine


def example() -> str:
    """The program in docs/players.md, as written."""
    (code,) = re.findall(r"```python\n(\"{3}.*?)```", DOCUMENT.read_text(encoding="utf-8"), flags=re.DOTALL)
    return str(code)


def program(folder: Path, code: str) -> str:
    """The command that runs this code."""
    file = folder / "player.py"
    file.write_text(code, encoding="utf-8")
    return f"{sys.executable} {file}"


def answering(answer: str) -> str:
    """A program that answers every question by this expression."""
    return f"""
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if "legal" in asked:
        sys.stdout.write({answer})
        sys.stdout.flush()
"""


def play(game: str, players: list[str], deals: int, patience: float = PATIENCE) -> list[Result]:
    """Games of the arena in this process."""
    settings = settle(find_game(game), "basic", players, None, deals, 0)
    table = Table(settings, find, patience, None)
    try:
        return [table.play(pairing) for pairing in schedule(settings)]
    finally:
        table.close()


def test_the_example_of_the_document_plays_welcome_better_than_chance(tmp_path: Path) -> None:
    players = ["cmd:" + program(tmp_path, example()), "random"]
    settings = settle(find_game("welcome"), "basic", players, None, 3, 0)
    ours, chance = tally(settings, play("welcome", players, 3))
    assert ours.total.mean > chance.total.mean


def test_the_example_of_the_document_plays_heimat(tmp_path: Path) -> None:
    assert len(play("heimat", ["cmd:" + program(tmp_path, example()), "random"], 2)) == 4


def test_the_example_of_the_document_has_about_thirty_lines() -> None:
    assert len(example().splitlines()) <= 32


def test_the_example_plays_the_same_games_again(tmp_path: Path) -> None:
    text = "cmd:" + program(tmp_path, example())
    assert play("heimat", [text, "random"], 1)[0].lines == play("heimat", [text, "random"], 1)[0].lines


def test_a_program_is_told_all_that_the_document_promises(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    code = f"""
import json, sys
with open({str(heard)!r}, "w") as file:
    for line in sys.stdin:
        file.write(line)
        file.flush()
        asked = json.loads(line)
        if "legal" in asked:
            print(json.dumps({{"moves": asked["legal"][:1]}}), flush=True)
"""
    game = find_game("welcome")
    player = ExternalPlayer(game, program(tmp_path, code), PATIENCE)
    state = game.new(game.options("advanced"), 2, Seed(bytes(32)))
    turn = player.choose(game.view(state, 1), game.options("advanced"), 7)
    player.close()
    greeting, *questions = [json.loads(line) for line in heard.read_text().splitlines()]
    assert greeting == {"protocol": 1, "game": "welcome", "options": game.options("advanced")}
    assert len(questions) == len(turn) > 1
    for asked, count in zip(questions, range(len(turn)), strict=True):
        assert set(asked) == {"game", "options", "seat", "seats", "seed", "draft", "legal", "description"}
        assert asked["draft"] == [game.write(move) for move in turn[:count]]
        assert (asked["seat"], asked["seats"], asked["seed"]) == (1, 2, 7)
        assert asked["description"]["viewer"] == 1


def test_several_moves_can_be_answered_at_once(tmp_path: Path) -> None:
    code = answering("""json.dumps({"moves": ["$", "<1"]}) + "\\n" """)
    game = find_game("heimat")
    state = game.new("", 2, Seed(bytes(32)))
    player = ExternalPlayer(game, program(tmp_path, code), PATIENCE)
    turn = player.choose(game.view(state, game.to_act(state)[0]), "", 0)
    player.close()
    assert [game.write(move) for move in turn] == ["$", "<1"]


BAD = {
    "silence": (answering('time.sleep(600) or ""'), "did not answer within 0.5 seconds"),
    "end": ("import sys\nsys.stdin.readline()\nsys.stdin.readline()", "ended without an answer"),
    "deafness": ("", "ended without an answer"),
    "nonsense": (answering(r'"hello \x1b[2J\n"'), r"did not answer in JSON: hello �\[2J$"),
    "no UTF-8": (answering(r'sys.stdout.buffer.write(b"\xff\xfe\n") and ""'), "did not answer in JSON: ��"),
    "nesting": (answering(r'"[" * 100_000 + "\n"'), "did not answer in JSON: " + r"\[" * 80 + "…$"),
    "a number": (answering(r'"3\n"'), r"did not answer with \{.*: 3$"),
    "no moves": (answering(r"""'{"moves": []}\n'"""), "did not answer with"),
    "other moves": (answering(r"""'{"moves": [1]}\n'"""), "did not answer with"),
    "no move": (answering(r"""'{"moves": ["zz"]}\n'"""), "said what is no move .*'zz'"),
    "illegal": (answering(r"""'{"moves": ["8:B5"]}\n'"""), r"made the illegal move 8:B5 \(COMBINATION_FIRST\): \{"),
    "too many": (answering(r"""'{"moves": ["x", "x"]}\n'"""), "made the illegal move x"),
    "a huge line": (answering(f'"x" * {LONGEST_LINE + 5}'), "did not end its line within 1000000 bytes: x{80}…"),
    "no line end": (answering("'{}'"), "did not answer within"),
}
LATE = ("silence", "no line end")


@pytest.mark.parametrize("kind", BAD)
def test_what_a_program_does_wrong_is_named(tmp_path: Path, kind: str) -> None:
    code, complaint = BAD[kind]
    begin = time.perf_counter()
    with pytest.raises(PlayerError, match=complaint) as wrong:
        play("welcome", ["cmd:" + program(tmp_path, code), "random"], 1, patience=0.5 if kind in LATE else PATIENCE)
    assert str(wrong.value).startswith("welcome, deal 1, rotation 1, round 1, seat 1: cmd:")
    assert "\x1b" not in str(wrong.value)
    assert time.perf_counter() - begin < PATIENCE


def test_a_program_that_fails_later_is_named_with_the_turn(tmp_path: Path) -> None:
    code = """
import json, sys
for count, line in enumerate(sys.stdin):
    if count:
        print(json.dumps({"moves": json.loads(line)["legal"][:1]}) if count < 20 else "enough", flush=True)
"""
    with pytest.raises(PlayerError, match=r"welcome, deal 1, rotation 1, round \d+, seat 2: cmd:.*: enough"):
        play("welcome", ["first", "cmd:" + program(tmp_path, code)], 1)


def test_a_program_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    game = find_game("welcome")
    state = game.new("", 100, Seed(bytes(32)))  # more than a pipe holds
    player = ExternalPlayer(game, program(tmp_path, "import time\ntime.sleep(600)"), 0.5)
    with pytest.raises(PlayerError, match="did not answer within"):
        player.choose(game.view(state, 0), "", 0)


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("", "after cmd: stands a command"),
        ("no-such-program-anywhere -x", "there is no program 'no-such-program-anywhere'"),
        ("'unclosed", "cannot be understood"),
    ],
)
def test_commands_that_cannot_be_are_refused_before_the_first_game(command: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        ExternalPlayer(find_game("welcome"), command, PATIENCE)


def test_what_is_repeated_is_short_and_printable() -> None:
    assert shown(" a\x1bb\n") == "a�b"
    assert len(shown("x" * 1000)) == 81
