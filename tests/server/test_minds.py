"""Who looks ahead does it in a process that gives way; no thread does that has the interpreter lock of the server."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from housewright.server.thinking.minds import NICENESS, begin_minds, replace
from tests.server.running import PATIENCE, Server, wait_until

Make = Callable[..., Server]
NICEST = 19  # of all niceness
WAITED = 10.0  # seconds until whoever waits for ever is seen to
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they think in threads")


def minds_of(server: Server) -> list[int]:
    """The processes in which a server lets players look ahead: the children of its nursery."""
    return [mind for nursery in children_of(server.pid) for mind in children_of(nursery)]


def children_of(process: int) -> list[int]:
    """The processes that one has begun."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def niceness(task: Path) -> int:
    """How readily a process or a thread gives way."""
    return int((task / "stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[16])


def cpu_seconds(pid: int) -> float:
    """What a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def check_giving_way(server: Server) -> None:
    """Masters and hints are thought about elsewhere, and whoever serves gives way to nobody."""
    ada = server.guest("Ada")
    table = ada.open(seats=[None, "master", "easy"], start=True)
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "the computer players' turns")
    assert ada.get(f"/tables/{table}/hints")
    (mind,) = minds_of(server)
    assert cpu_seconds(mind) > 0.3, "the master thinks elsewhere"
    own = niceness(Path(f"/proc/{server.pid}"))
    assert {niceness(thread) for thread in Path(f"/proc/{server.pid}/task").iterdir()} == {own}, "a thread gives way"
    assert niceness(Path(f"/proc/{mind}")) == min(own + NICENESS, NICEST)


def test_who_looks_ahead_gives_way_and_whoever_serves_does_not(make_server: Make) -> None:
    check_giving_way(make_server(thinkers=1))


def test_the_check_of_giving_way_sees_a_server_that_thinks_in_its_threads(make_server: Make) -> None:
    with pytest.raises(ValueError, match="not enough values"):
        check_giving_way(make_server("thinks in its threads", thinkers=1))


def test_a_mind_that_ends_is_replaced_and_the_players_think_on(make_server: Make) -> None:
    server = make_server(thinkers=2)
    before = minds_of(server)
    for mind in before:
        os.kill(mind, signal.SIGKILL)
    ada = server.guest("Ada")
    table = ada.open(seats=["master", "master"], seat=None, start=True)
    wait_until(lambda: ada.look(table)["now"]["round"] > 2, "rounds of masters")
    assert server.output.count("a process of computer players has ended") == 2
    assert len(minds_of(server)) == 2
    assert not {*before} & {*minds_of(server)}


def check_a_mind_that_hangs(server: Server, seconds: float = PATIENCE) -> None:
    """Whoever is asked of a process that does not answer makes a legal turn, and another process does the next."""
    (hanging,) = wait_until(lambda: minds_of(server), "the mind")
    os.kill(hanging, signal.SIGSTOP)
    ada = server.guest("Ada")
    table = ada.open(seats=[None, "master"], start=True)
    wait_until(lambda: ada.look(table)["now"]["awaited"] == [0], "any turn for the master", seconds)
    wait_until(lambda: "did not answer within" in server.output, "what was wrong", seconds)
    (another,) = wait_until(lambda: [mind for mind in minds_of(server) if mind != hanging], "another mind", seconds)
    own = niceness(Path(f"/proc/{server.pid}"))
    wait_until(lambda: niceness(Path(f"/proc/{another}")) == min(own + NICENESS, NICEST), "one that gives way", seconds)
    wait_until(lambda: ada.ask("GET", f"/tables/{table}/hints").is_success, "hints, from the other one", seconds)


def test_a_mind_that_hangs_is_ended_and_replaced(make_server: Make) -> None:
    check_a_mind_that_hangs(make_server("players are late soon", thinkers=1))


def test_the_check_of_hanging_sees_a_server_that_waits_for_ever(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="what was wrong"):
        check_a_mind_that_hangs(make_server("players are late soon + waits for minds for ever", thinkers=1), WAITED)


def test_without_the_nursery_the_players_think_on(make_server: Make) -> None:
    server = make_server(thinkers=1)
    (nursery,) = children_of(server.pid)
    os.kill(nursery, signal.SIGKILL)
    ada = server.guest("Ada")
    table = ada.open(seats=["master", "master"], seat=None, start=True)
    wait_until(lambda: ada.look(table)["now"]["round"] > 2, "rounds of masters")
    assert "computer players have no process of their own" in server.output


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_minds_end_with_the_server(make_server: Make, how: signal.Signals) -> None:
    server = make_server(thinkers=1, thinking_seconds=30)
    (mind,) = minds_of(server)
    server.guest().open(seats=["master", "master"], seat=None, start=True)
    wait_until(lambda: cpu_seconds(mind) > 0.1, "the master's thinking")
    server.end(how)
    wait_until(lambda: not Path(f"/proc/{mind}").exists(), "the end of the mind")
    server.start()


ASKING = """
import os, signal
from housewright.server.thinking.minds import MindError, Minds, begin_minds
for minds in (begin_minds(1), Minds(1)):
    assert minds.ask("operator:add", 1, 2) == 3
    try:
        minds.ask("operator:floordiv", 1, 0)
    except ZeroDivisionError:
        print("wrong here, too")
    minds.ask_all("os:getpid")
assert minds.ask("os:getpid") == os.getpid()
minds = begin_minds(1)
first = minds.ask("os:getpid")
for complaint, name, what, seconds in [
    (MindError, "os:kill", (first, signal.SIGKILL), 60),
    (TimeoutError, "time:sleep", (600,), 0.1),
]:
    try:
        minds.ask(name, *what, seconds=seconds)
    except complaint as wrong:
        print(wrong)
    assert minds.ask("os:getpid") not in (first, os.getpid())
    first = minds.ask("os:getpid")
"""


def test_what_goes_wrong_there_goes_wrong_here() -> None:
    """Asked in a process that does nothing else: whoever runs tests has threads, and is not to be forked."""
    asked = subprocess.run([sys.executable, "-c", ASKING], capture_output=True, text=True, timeout=PATIENCE)
    assert asked.returncode == 0, asked.stderr
    assert asked.stdout.splitlines() == [
        *["wrong here, too"] * 2,
        "a process of computer players has ended",
        "a process of computer players did not answer within 0.1 s",
    ]


def test_where_there_is_no_room_for_a_mind_whoever_asks_thinks(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    full = OSError(errno.EAGAIN, "Resource temporarily unavailable")
    monkeypatch.setattr(os, "fork", Mock(side_effect=full))
    alone = begin_minds(2)
    assert [alone.ask("os:getpid") for _ in range(3)] == [os.getpid()] * 3
    nursery = Mock(replace=Mock(side_effect=full))
    assert replace(nursery, None) is None
    assert caplog.text.count("no process of their own: Resource temporarily unavailable") == 2


LEFT = """
import os, pathlib, sys
from tests.server.running import Zygote, new_server
server = new_server(Zygote(), pathlib.Path(sys.argv[1]), thinkers=1).start()
print(server.pid, flush=True)
os._exit(1)
"""


def test_servers_of_tests_end_with_the_process_that_runs_the_tests(tmp_path: Path) -> None:
    left = subprocess.run([sys.executable, "-c", LEFT, str(tmp_path)], capture_output=True, text=True, timeout=PATIENCE)
    wait_until(lambda: not Path(f"/proc/{left.stdout.strip()}").exists(), "the end of the server")
