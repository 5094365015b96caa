"""Serving at once, uncompiled, while the rules are being compiled beside it; then a compiled server takes over.

Both use one socket, so nobody who calls is turned away, and the log is all that the next one needs to go on.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from typing import Any

from housewright.server.operating.serving import listen, serve
from housewright.server.services import load_players
from housewright.server.settings import Settings

CAN_SHARE_SOCKETS = sys.platform != "win32"
COMPILE = (sys.executable, "-P", "-m", "housewright", "compile", "--gently")
STEP_SECONDS = 0.1


class StoppedError(Exception):
    """Told to stop."""


def serve_at_once(settings: Settings, arguments: Sequence[str], waiting: Sequence[str]) -> int:
    """Serve while what is waiting is compiled, then go on compiled; returns the exit code."""
    with contextlib.closing(listen(settings.host, settings.port)) as listening, stopping_in_order():
        listening.listen()  # from now on callers may wait, whoever answers
        server = begin_uncompiled(arguments, listening)
        try:
            if not compile_beside(server, waiting):
                return server.wait()
            load_players()
        except StoppedError:
            return end(server)
        except BaseException:
            end(server)
            raise
        if code := end(server):
            return code
        print("Everything is compiled: hints and the strongest players are there.", flush=True)
        serve(settings, open_browser=False, listening=listening)
    return 0


@contextlib.contextmanager
def stopping_in_order() -> Iterator[None]:
    """Ctrl-C and SIGTERM are a StoppedError."""

    def stop(*_: Any) -> None:
        raise StoppedError

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def begin_uncompiled(arguments: Sequence[str], listening: socket.socket) -> subprocess.Popen[bytes]:
    """The same command again, uncompiled, on the same socket; it ends when this process does."""
    number = listening.fileno()
    command = [sys.executable, "-P", "-m", "housewright", "serve", *arguments, "--listening", str(number)]
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    return subprocess.Popen(command, env=environment, pass_fds=[number], stdin=subprocess.PIPE)


def compile_beside(server: subprocess.Popen[bytes], waiting: Sequence[str]) -> bool:
    """Compile while the server runs; false if that fails, or if the server ends."""
    print("The rules are being compiled beside it; hints and the strongest players come then.", flush=True)
    with subprocess.Popen([*COMPILE, *waiting], stdin=subprocess.DEVNULL) as compiling:
        try:
            while compiling.poll() is None and server.poll() is None:
                time.sleep(STEP_SECONDS)
        finally:
            compiling.terminate()
    if compiling.returncode and server.poll() is None:
        print("The rules could not be compiled: the server goes on, slower and without hints.", flush=True)
    return compiling.returncode == 0


def end(server: subprocess.Popen[bytes]) -> int:
    """Let the server finish what it is doing; returns its exit code."""
    server.terminate()
    return server.wait()


def end_with_parent() -> None:
    """Stop this process as soon as the one that began it is gone: the pipe between them breaks."""

    def watch() -> None:
        os.read(sys.stdin.fileno(), 1)  # past Python's buffer, which may not be in use when the process ends
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
