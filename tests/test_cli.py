"""The command line as people use it: whole games, bad input, clear words and exit codes."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

from housewright.engine.game import Seed
from housewright.engine.session import Session
from housewright.games import find_game
from housewright.locales import LANGUAGES
from housewright.terminal import keeping

ENVIRONMENT = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}


def housewright(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "housewright", *words]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, env=ENVIRONMENT, timeout=120)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A good record in a file."""
    path = tmp_path_factory.mktemp("records") / "good.record"
    path.write_text(housewright("sample", "welcome", "--variant", "advanced", "--seed", "5").stdout)
    return path


def test_help_comes_without_the_compiler() -> None:
    code = "import sys, housewright.cli; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    begin = children_seconds()
    assert "solo" in housewright("--help").stdout
    assert children_seconds() - begin < 2  # half a second on a quiet machine


def children_seconds() -> float:
    """The CPU-seconds of all commands so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"housewright \d+\.\d+\.\d+\n", housewright("--version").stdout)


def test_a_sample_verifies(record: Path) -> None:
    result = housewright("verify", str(record))
    assert result.returncode == 0
    assert "good (welcome" in result.stdout


def test_the_same_seed_gives_the_same_sample(record: Path) -> None:
    assert housewright("sample", "welcome", "--variant", "advanced", "--seed", "5").stdout == record.read_text()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("sample", "chess"), "there is no game 'chess'"),
        (("sample", "welcome", "--variant", "fast"), "'fast' is no option of welcome"),
        (("sample", "welcome", "--seats", "101"), "number of seats 101: these options allow 1 to 100"),
        (
            ("sample", "welcome", "--variant", "expert", "--seats", "28"),
            "number of seats 28: these options allow 2 to 27",
        ),
        (
            ("sample", "welcome", "--variant", "expert", "--seats", "1"),
            "number of seats 1: these options allow 2 to 27",
        ),
        (("solo", "--variant", "nonsense", "--new"), "'nonsense' is no option"),
        (("bench", "welcome", "--variant", "nonsense"), "'nonsense' is no option"),
        (("compile", "chess"), "there is nothing called 'chess' to compile"),
        (("replay", "/nowhere/at/all"), "cannot be read: No such file"),
        (("verify", "/"), "cannot be read: Is a directory"),
    ],
)
def test_bad_words_get_a_clear_answer(words: tuple[str, ...], complaint: str) -> None:
    result = housewright(*words)
    assert result.returncode == 1
    assert complaint in result.stderr
    assert "Traceback" not in result.stderr


def test_verify_names_every_bad_file_by_line_and_token(record: Path, tmp_path: Path) -> None:
    text = record.read_text()
    bad = {
        "cut": text[: len(text) // 2],
        "altered": text.replace("\n2. ", "\n2. zz ", 1),
        "illegal": re.sub(r"\n2\. \S+", "\n2. !1", text, count=1),
        "empty": "",
    }
    for name, content in bad.items():
        (tmp_path / name).write_text(content)
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "huge").write_bytes(b"x" * 5_000_000)
    names = [*bad, "binary", "huge"]
    result = housewright("verify", str(record), *(str(tmp_path / name) for name in names))
    assert result.returncode == 1
    assert "1 good, 6 bad" in result.stdout
    for name in names:
        assert f"{tmp_path / name}: " in result.stderr
    assert "'zz' is not a move" in result.stderr
    assert re.search(r"illegal: line \d+ at '!1': seat 1 may not do that \(HOUSE_FIRST\): The house", result.stderr)
    assert "Traceback" not in result.stderr


def test_a_replay_tells_every_round_and_the_scores(record: Path) -> None:
    result = housewright("replay", str(record))
    assert result.returncode == 0
    rounds = len(re.findall(r"^\d+\. ", record.read_text(), flags=re.MULTILINE))
    assert result.stdout.count("\nRound ") == rounds
    assert "Total" in result.stdout
    assert re.search(r"Permit refusals +−5 +0\n", result.stdout)
    assert f"Verified: {rounds} rounds, finished." in result.stdout


def test_a_replay_speaks_other_languages_and_single_rounds(record: Path) -> None:
    assert "Runde 3" in housewright("replay", str(record), "--round", "3", "--lang", "de").stdout
    assert "there is no round 999" in housewright("replay", str(record), "--round", "999").stderr


def test_a_bad_replay_ends_with_an_error(record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text(record.read_text().replace('[Digest "', '[Digest "0'))
    result = housewright("replay", str(bad))
    assert result.returncode == 1
    assert "another digest" in result.stderr


def test_bench_prints_one_object_a_line() -> None:
    result = housewright("bench", "welcome", "--variant", "advanced", "--seats", "2", "--json")
    (row,) = [json.loads(line) for line in result.stdout.splitlines()]
    assert set(row) == {"game", "variant", "seats", "games_per_cpu_second", "moves_per_cpu_second"}
    assert (row["game"], row["variant"], row["seats"]) == ("welcome", "advanced", 2)
    assert row["moves_per_cpu_second"] > row["games_per_cpu_second"] > 0


def play_to_the_end(file: Path) -> str:
    """A solo game typed move by move: always the first move offered."""
    process = subprocess.Popen(
        [sys.executable, "-m", "housewright", "solo", "--seed", "7", "--file", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    told: list[str] = []
    for line in iter(process.stdout.readline, ""):
        told.append(line)
        if found := re.match(r"Legal moves: (\S+)", line):
            process.stdin.write(found[1].split("…")[0] + "\n")
        elif "Press Enter" in line:
            process.stdin.write("\n")
        elif "The game is over" in line:
            break
        process.stdin.flush()
    process.communicate(timeout=60)
    assert process.returncode == 0
    return "".join(told)


def test_a_solo_game_is_played_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "solo.record"
    told = play_to_the_end(file)
    total = re.search(r"The game is over: (−?\d+) points", told)
    assert total
    assert f'[Scores "{total[1].replace("−", "-")}"]' in file.read_text()
    assert housewright("verify", str(file)).returncode == 0
    assert f"is over; see it with housewright replay {file}" in housewright("solo", "--file", str(file)).stderr


def test_a_solo_game_is_continued_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "solo.record"
    first = housewright("solo", "--seed", "x", "--file", str(file), stdin=FIRST_TURN + "\n\nquit\n")
    assert "Round 2" in first.stdout
    again = housewright("solo", "--file", str(file), stdin="undo\nundo\nquit\n")
    assert f"Continuing the game in {file}, round 2." in again.stdout
    assert "Back at the start of round 1." in again.stdout
    assert "There is nothing to undo." in again.stdout
    assert "1. " not in file.read_text()


FIRST_TURN = "1/2 10:B5 -"  # a legal first turn of the deal named x


@pytest.mark.parametrize("words", [("--seed", "y"), ("--variant", "advanced")])
def test_an_unfinished_game_is_not_lost_to_another(tmp_path: Path, words: tuple[str, ...]) -> None:
    file = tmp_path / "solo.record"
    housewright("solo", "--seed", "x", "--file", str(file), stdin=FIRST_TURN + "\n\nquit\n")
    before = file.read_text()
    result = housewright("solo", "--file", str(file), *words)
    assert result.returncode == 1
    assert "another game is unfinished" in result.stderr
    assert file.read_text() == before


def test_games_without_a_file_of_their_own_are_all_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "XDG_DATA_HOME", str(tmp_path))
    assert "Round 1" in housewright("solo", "--seed", "x", stdin="quit\n").stdout
    assert "Continuing the game" in housewright("solo", stdin="quit\n").stdout
    housewright("solo", "--new", stdin="quit\n")
    assert len(list(tmp_path.rglob("*.record"))) == 2


def test_games_begun_in_the_same_second_are_numbered_and_the_last_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noon = SimpleNamespace(now=lambda _: datetime(2026, 1, 2, 12, tzinfo=UTC))
    monkeypatch.setattr(keeping, "folder", lambda: tmp_path)
    monkeypatch.setattr(keeping, "datetime", noon)
    begun = [keeping.fresh_path() for _ in range(3)]
    assert [path.stem for path in begun] == ["2026-01-02-120000", "2026-01-02-120000-1", "2026-01-02-120000-2"]
    for path in begun:
        assert not keeping.keep(Session.begin(find_game("welcome"), "basic", 1, Seed(bytes(32))), path)
    found = keeping.find_unfinished("welcome")
    assert found and found[0] == begun[-1]


def test_the_solo_client_answers_questions_and_bad_input(tmp_path: Path) -> None:
    copy = tmp_path / "copy of it"
    questions = ["why 8:B5", "why zz", "why", "moves", "?"]
    words = [*questions, "1/1", "nonsense", "1/2 zz", "1/2", "UNDO", f"save {copy}", "y" * 9999]
    result = housewright("solo", "--seed", "x", "--file", str(tmp_path / "f"), stdin="\n".join(words))
    assert result.returncode == 0
    assert "8:B5: Take a combination first. (welcome 2.3)" in result.stdout
    assert "nonsense is not a move" in result.stdout
    assert "Taken back: 1/2" in result.stdout
    assert "Type why and then a move" in result.stdout
    assert "8:B5 write 8 on lot B5" in result.stdout
    assert "The game is kept in" in result.stdout
    assert housewright("verify", str(copy)).returncode == 0


def test_a_line_with_a_wrong_move_changes_nothing(tmp_path: Path) -> None:
    result = housewright("solo", "--seed", "x", "--file", str(tmp_path / "f"), stdin="1/2 8:Z9\n1/2 8:B5\nundo\n")
    assert "8:Z9 is not a move" in result.stdout
    assert "There is nothing to undo." in result.stdout


def test_saving_never_replaces_what_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ruth")
    (tmp_path / "folder").mkdir()
    words = [f"save {tmp_path / name}" for name in ("letter", "folder", "no/such/folder", "a\0b")]
    result = housewright(
        "solo", "--seed", "x", "--file", str(tmp_path / "f"), stdin="\n".join([*words, "save /dev/null"])
    )
    assert result.stdout.count("cannot be written") == 5
    assert (tmp_path / "letter").read_text() == "Dear Ruth"
    assert not (tmp_path / "no").exists()


def test_saving_never_replaces_another_game(record: Path, tmp_path: Path) -> None:
    (tmp_path / "other").write_text(record.read_text())
    (tmp_path / "f.new").write_text("precious")
    words = f"save {tmp_path / 'other'}\nsave ~nobody-of-this-name/x\n"
    result = housewright("solo", "--seed", "x", "--file", str(tmp_path / "f"), stdin=words)
    assert "there is another game in it" in " ".join(result.stdout.split())
    assert result.returncode == 0
    assert (tmp_path / "other").read_text() == record.read_text()
    assert (tmp_path / "f.new").read_text() == "precious"


def test_a_hostile_record_cannot_write_to_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "bad"
    file.write_text("\x1b[2J\x1b]0;owned\x07")
    result = housewright("verify", str(file))
    assert result.returncode == 1
    assert "\x1b" not in result.stderr


def test_a_file_without_end_is_refused() -> None:
    assert "is larger than" in housewright("verify", "/dev/zero").stderr


def test_a_name_too_long_for_a_file_is_refused() -> None:
    result = housewright("solo", "--new", "--file", "x" * 300, stdin="quit\n")
    assert result.returncode == 1
    assert "Traceback" not in result.stderr


def test_a_linked_file_stays_a_link(tmp_path: Path) -> None:
    link = tmp_path / "link.record"
    link.symlink_to(tmp_path / "real.record")
    housewright("solo", "--seed", "x", "--new", "--file", str(link), stdin="quit\n")
    assert link.is_symlink()
    assert (tmp_path / "real.record").read_text().startswith("[Game")


def test_a_game_that_cannot_be_kept_is_not_begun(tmp_path: Path) -> None:
    result = housewright("solo", "--new", "--file", str(tmp_path), stdin="quit\n")
    assert result.returncode == 1
    assert "cannot keep the game" in result.stderr


def test_everything_fits_eighty_columns(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "COLUMNS", "80")
    for lang in LANGUAGES:
        told = housewright("replay", str(record), "--lang", lang).stdout
        assert max(len(line) for line in told.splitlines()) <= 80


def test_many_seats_have_all_their_scores(tmp_path: Path) -> None:
    file = tmp_path / "many"
    file.write_text(housewright("sample", "welcome", "--seats", "30").stdout)
    told = housewright("replay", str(file)).stdout
    assert "Seat 30" in told
    assert told.count("Total") >= 8


def test_a_game_nobody_knows_is_named_by_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "chess"
    file.write_text('[Game "chess"]\n')
    assert f"{file}: line 1 at 'chess': there is no such game" in housewright("verify", str(file)).stderr


def test_a_damaged_game_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "f"
    file.write_text("not a record")
    result = housewright("solo", "--file", str(file))
    assert result.returncode == 1
    assert "cannot be continued" in result.stderr
    assert file.read_text() == "not a record"
