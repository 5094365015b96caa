"""The nursery: a process with a single thread, begun before anything else, from which others are forked at any time.

Of a process that is forked only the thread that does it goes on: whatever another one holds then is held for ever.
"""

from __future__ import annotations

import contextlib
import ctypes
import logging
import os
import signal
import socket
import threading
import warnings
from collections.abc import Callable, Iterable

END_WITH_PARENT = 1  # PR_SET_PDEATHSIG of Linux
OPEN_FILES, STANDARD_FILES = "/proc/self/fd", (0, 1, 2)
LONGEST_MESSAGE = 20  # bytes: the number of a process
NOBODY = 0
PATIENCE = 30.0  # seconds for a fork, which takes milliseconds
logger = logging.getLogger(__name__)


class Nursery:
    """Another process that forks when it is told to. Each child does one thing with one file, and ends."""

    def __init__(self, work: Callable[[int], None]) -> None:
        self.line, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.line.settimeout(PATIENCE)
        self.asking = threading.Lock()
        with there:
            try:
                fork(lambda: nurse(there, work), keeping=[there.fileno()])
            except OSError:
                self.line.close()
                raise

    def replace(self, old: int, file: int) -> int:
        """End a child, if there is an old one, and begin another that does its work with this file; an OSError if the
        system has no room for it, or the nursery is gone."""
        with self.asking:
            try:
                socket.send_fds(self.line, [str(old).encode()], [file])
                new = int(self.line.recv(LONGEST_MESSAGE) or NOBODY)
            except OSError:
                self.line.close()  # an answer that comes now would be taken for another
                raise
        if new == NOBODY:
            raise ChildProcessError("no process can be begun")
        return new


def nurse(line: socket.socket, work: Callable[[int], None]) -> None:
    """Fork whenever somebody asks for it, until nobody can ask any more."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # whoever ignored it would never hear of a child's end
    while True:
        told, files, *_ = socket.recv_fds(line, LONGEST_MESSAGE, 1)
        if not told:
            return
        end(int(told))
        (file,) = files
        try:
            new = fork(lambda file=file: work(file), keeping=[file])  # type: ignore[misc]
        except OSError:
            new = NOBODY
        os.close(file)
        line.send(str(new).encode())


def end(child: int) -> None:
    """End a child that may have ended already: its number is nobody else's until it is waited for."""
    if child != NOBODY:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


def fork(work: Callable[[], None], keeping: Iterable[int]) -> int:
    """Begin a process that does something and ends, or ends with this one; its number."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # libraries have threads, which wait for work
        process = os.fork()
    if process:
        return process
    try:
        for number in (signal.SIGINT, signal.SIGTERM):  # the parent stops as it likes
            signal.signal(number, signal.SIG_IGN)
        end_with_parent()
        leave_everything_but(keeping)
        work()
    finally:
        os._exit(0)


def end_with_parent() -> None:
    """End as soon as the parent does, however it ends."""
    ctypes.CDLL(None).prctl(END_WITH_PARENT, signal.SIGKILL)


def leave_everything_but(files: Iterable[int]) -> None:
    """Hold nothing open that is the parent's own."""
    for file in {int(name) for name in os.listdir(OPEN_FILES)} - {*STANDARD_FILES, *files}:
        with contextlib.suppress(OSError):
            os.close(file)
