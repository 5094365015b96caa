"""Who looks ahead does it in a process that gives way; no thread does that has the interpreter lock of the server."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from housewright.server.minds import NICENESS, Minds, begin_minds
from tests.server.running import Server, wait_until

Make = Callable[..., Server]
NICEST = 19  # of all niceness
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they think in threads")


def minds_of(server: Server) -> list[int]:
    """The processes that a server has begun."""
    return [int(pid) for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()]


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


def test_when_a_mind_ends_the_players_think_on(make_server: Make) -> None:
    server = make_server(thinkers=2)
    for mind in minds_of(server):
        os.kill(mind, signal.SIGKILL)
    ada = server.guest("Ada")
    table = ada.open(seats=["master", "master"], seat=None, start=True)
    wait_until(lambda: ada.look(table)["now"]["round"] > 2, "rounds of masters")
    assert server.output.count("a process of computer players has ended") == 2


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_minds_end_with_the_server(make_server: Make, how: signal.Signals) -> None:
    server = make_server(thinkers=1, thinking_seconds=30)
    (mind,) = minds_of(server)
    server.guest().open(seats=["master", "master"], seat=None, start=True)
    wait_until(lambda: cpu_seconds(mind) > 0.1, "the master's thinking")
    server.end(how)
    wait_until(lambda: not Path(f"/proc/{mind}").exists(), "the end of the mind")
    server.start()


def test_what_goes_wrong_there_goes_wrong_here() -> None:
    for minds in (begin_minds(1), Minds([None])):
        assert minds.ask("operator:add", 1, 2) == 3
        with pytest.raises(ZeroDivisionError):
            minds.ask("operator:floordiv", 1, 0)
        minds.ask_all("os:getpid")
    assert minds.ask("os:getpid") == os.getpid()


def test_where_there_is_no_room_for_a_mind_whoever_asks_thinks(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(os, "fork", Mock(side_effect=OSError(errno.EAGAIN, "Resource temporarily unavailable")))
    alone = begin_minds(2)
    assert [alone.ask("os:getpid") for _ in range(3)] == [os.getpid()] * 3
    assert caplog.text.count("no process of their own: Resource temporarily unavailable") == 2
