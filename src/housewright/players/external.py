"""Players from outside: programs that answer a line of JSON with a line of JSON (docs/players.md)."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from housewright.engine.game import Game, Turn, View

PROTOCOL = 1
LONGEST_LINE = 1_000_000  # bytes of an answer
SHOWN = 80  # characters of an answer that an error repeats
FAREWELL_SECONDS = 0.5  # for a program to end by itself


class PlayerError(RuntimeError):
    """What an external player did wrong."""


class ExternalPlayer:
    """A program on the other end of two pipes; it is started at its first turn and stays for many games."""

    def __init__(self, game: Game, command: str, patience: float) -> None:
        self.game, self.name, self.patience = game, f"cmd:{command}", patience
        self.words = split_command(command)
        self.process: subprocess.Popen[bytes] | None = None
        self.greeting = b""  # goes out with the first question
        self.questions: SimpleQueue[bytes | None] = SimpleQueue()
        self.answers: SimpleQueue[bytes] = SimpleQueue()

    def choose(self, view: View, options: str, seed: int) -> Turn:
        """A whole legal turn, asked for as often as it takes; a PlayerError says what the program did wrong."""
        if self.process is None:
            self.start(options)
        draft, turn, seat = view.copy(), list[int](), view.viewer
        while not self.game.is_turn_complete(draft, seat):
            said = self.ask(question(self.game, draft, options, seed, turn))
            for text in self.read_answer(said):
                turn.append(self.check(draft, text, said))
                self.game.apply(draft, seat, turn[-1])
        return tuple(turn)

    def start(self, options: str) -> None:
        """Start the program and greet it. Keys pressed in the terminal are not for it: it has a session of its own."""
        try:
            self.process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as wrong:
            raise PlayerError(f"{shown(self.name)} cannot be started: {wrong.strerror}") from None
        Thread(target=converse, args=(self.process, self.questions, self.answers), daemon=True).start()
        self.greeting = line({"protocol": PROTOCOL, "game": self.game.name, "options": options})

    def ask(self, asked: bytes) -> bytes:
        """The program's answer to a question, within its time."""
        self.questions.put(self.greeting + asked)
        self.greeting = b""
        try:
            said = self.answers.get(timeout=self.patience)
        except Empty:
            raise self.failure(f"did not answer within {self.patience:g} seconds") from None
        if not said:
            raise self.failure("ended without an answer")
        if not said.endswith(b"\n"):
            raise self.failure(f"did not end its line within {LONGEST_LINE} bytes", said)
        return said

    def read_answer(self, said: bytes) -> list[str]:
        """The moves of an answer."""
        try:
            data: Any = json.loads(said.decode("utf-8"))
        except (ValueError, RecursionError):
            raise self.failure("did not answer in JSON", said) from None
        moves = data.get("moves") if isinstance(data, dict) else None
        if not isinstance(moves, list) or not moves or not all(isinstance(move, str) for move in moves):
            raise self.failure('did not answer with {"moves": ["…"]}', said)
        return moves

    def check(self, draft: View, text: str, said: bytes) -> int:
        """The move of a text, if it is legal now."""
        try:
            move = self.game.read(text)
        except ValueError as wrong:
            raise self.failure(f"said what is no move ({shown(str(wrong))})", said) from None
        if reason := self.game.why_not(draft, draft.viewer, move):
            raise self.failure(f"made the illegal move {text} ({reason.name})", said)
        return move

    def failure(self, what: str, said: bytes = b"") -> PlayerError:
        """What went wrong, in words; the program is ended. The caller raises it."""
        self.close()
        return PlayerError(f"{shown(self.name)} {what}" + (f": {shown(said.decode(errors='replace'))}" if said else ""))

    def close(self) -> None:
        """End the program: its input ends; if it stays, it is stopped."""
        process, self.process = self.process, None
        if process is None:
            return
        self.questions.put(None)
        try:
            process.wait(FAREWELL_SECONDS)
        except subprocess.TimeoutExpired:
            stop(process)
        self.questions, self.answers = SimpleQueue(), SimpleQueue()


def split_command(command: str) -> list[str]:
    """The words of a command, the first a program that exists; a ValueError if not."""
    try:
        words = shlex.split(command)
    except ValueError as wrong:
        raise ValueError(f"the command '{shown(command)}' cannot be understood: {wrong}") from None
    if not words:
        raise ValueError("after cmd: stands a command")
    if shutil.which(words[0]) is None:
        raise ValueError(f"there is no program '{shown(words[0])}'")
    return words


def converse(
    process: subprocess.Popen[bytes], questions: SimpleQueue[bytes | None], answers: SimpleQueue[bytes]
) -> None:
    """Pass questions and answers on, apart from whoever waits for them: a program may neither read nor write."""
    assert process.stdin is not None
    assert process.stdout is not None
    with suppress(OSError), process.stdin, process.stdout:
        while (asked := questions.get()) is not None:
            with suppress(BrokenPipeError):  # no answer tells enough
                process.stdin.write(asked)
                process.stdin.flush()
            answers.put(process.stdout.readline(LONGEST_LINE))


def stop(process: subprocess.Popen[bytes]) -> None:
    """Stop a program and whatever it has started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def question(game: Game, draft: View, options: str, seed: int, turn: list[int]) -> bytes:
    """All that a program is told before it answers."""
    return line(
        {
            "game": game.name,
            "options": options,
            "seat": draft.viewer,
            "seats": len(draft.seats),
            "seed": seed,
            "draft": [game.write(move) for move in turn],
            "legal": [game.write(move) for move in game.legal(draft, draft.viewer)],
            "description": game.describe(draft),
        }
    )


def line(data: dict[str, Any]) -> bytes:
    """One line of JSON."""
    return json.dumps(data, ensure_ascii=False).encode() + b"\n"


def shown(text: str) -> str:
    """A text as an error may repeat it: short, without control characters."""
    short = text.strip() if len(text.strip()) <= SHOWN else text.strip()[:SHOWN] + "…"
    return "".join(sign if sign.isprintable() else "�" for sign in short)
