"""A solo game of Welcome To in the terminal: moves are typed in notation, the record is written after every round."""

from __future__ import annotations

import hashlib
import os
import secrets
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console

from housewright.engine.describing import reason_key
from housewright.engine.game import Seed, View
from housewright.engine.record import BadRecordError, read_record, write_record
from housewright.engine.session import IllegalMoveError, Session
from housewright.games import find_game
from housewright.locales import messages
from housewright.terminal.moves import in_short
from housewright.terminal.replay import draw_scores
from housewright.terminal.sheet import draw_table

SEAT = 0


class CannotPlayError(RuntimeError):
    """A game that can be neither started nor continued."""


def play_solo(console: Console, variant: str, seed: str, file: Path | None, new: bool, language: str) -> None:
    """Start or continue a game and play it until it ends or the player stops."""
    path = file or platformdirs.user_data_path("housewright") / "solo.record"
    session = None if new or seed else unfinished(path, explicit=file is not None)
    resumed = session is not None
    try:
        session = session or Session.begin(find_game("welcome"), variant, 1, Seed(seed_bytes(seed)))
    except ValueError as wrong:
        raise CannotPlayError(str(wrong)) from None
    SoloGame(console, session, path, language).run(resumed)


def seed_bytes(text: str) -> bytes:
    """Any text gives a deal of its own; none, a new one."""
    return hashlib.sha256(text.encode()).digest() if text else secrets.token_bytes(32)


def unfinished(path: Path, explicit: bool) -> Session | None:
    """The unfinished solo game in the file, if there is one. A file that the player named is never overwritten."""
    try:
        session = read_record(path.read_text(encoding="utf-8"), find_game)
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError, BadRecordError) as wrong:
        raise CannotPlayError(f"{path} cannot be continued: {wrong}. Start anew with --new.") from None
    if session.seats != 1 or session.game.name != "welcome":
        raise CannotPlayError(f"{path} is not a solo game of welcome. Start anew with --new.")
    if session.is_over and explicit:
        raise CannotPlayError(f"the game in {path} is over. Start anew with --new, or see it with: housewright replay")
    return None if session.is_over else session


class SoloGame:
    """One sitting at the table."""

    def __init__(self, console: Console, session: Session, path: Path, language: str) -> None:
        self.console, self.session, self.path, self.say = console, session, path, messages(language, session.game.name)
        self.game = session.game
        self.draft: list[int] = []

    def run(self, resumed: bool) -> None:
        """Ask for moves until the game is over or the player stops."""
        self.save(self.path, silent=True)
        if resumed:
            self.tell("terminal-resumed", file=str(self.path), round=self.session.round)
        self.tell("terminal-help")
        self.show()
        while not self.session.is_over:
            try:
                line = self.console.input(f"{self.say.text('terminal-prompt')}> ")
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                line = "quit"
            if line.strip() == "quit":
                self.tell("terminal-quit", file=str(self.path))
                return
            self.obey(line.split())
        self.finish()

    def obey(self, words: list[str]) -> None:
        """One line of input: a command, moves, or nothing to confirm a complete turn."""
        match words:
            case []:
                self.confirm()
            case ["help"]:
                self.tell("terminal-help")
            case ["sheet"]:
                self.show()
            case ["moves"]:
                self.list_moves()
            case ["undo"]:
                self.undo()
            case ["why", *moves] if moves:
                self.explain(moves)
            case ["save"]:
                self.save(self.path)
            case ["save", *parts]:
                self.save(Path(" ".join(parts)).expanduser())
            case _:
                self.make(words)

    def view(self) -> View:
        """The table with the moves of the draft made."""
        return self.session.draft(SEAT, self.draft)

    def described(self) -> Any:
        """What there is to draw."""
        return self.game.describe(self.view())

    def tell(self, key: str, **args: object) -> None:
        """Say something in the player's language."""
        self.console.print(self.say.text(key, args), markup=False)

    def show(self) -> None:
        """Draw everything, and say what is to be done."""
        self.console.print(draw_table(self.described(), SEAT, self.say))
        self.ask()

    def ask(self) -> None:
        """The next step in words, with its legal moves."""
        if self.game.is_turn_complete(self.view(), SEAT):
            self.tell("terminal-turn-complete")
            return
        self.console.print(self.say.text(f"step-{self.described()['turn']['step']}"), style="yellow", markup=False)
        self.list_moves()

    def list_moves(self) -> None:
        """The legal moves of the step."""
        legal = in_short(self.game.write(move) for move in self.game.legal(self.view(), SEAT))
        self.tell("terminal-legal", moves=legal)

    def make(self, words: list[str]) -> None:
        """Moves, one after the other; the first that is wrong stops the rest, and the ones before it stay."""
        for word in words:
            try:
                move = self.game.read(word)
                self.session.draft(SEAT, [*self.draft, move])
            except IllegalMoveError as wrong:
                self.object(wrong.move)
                break
            except ValueError:
                self.tell("terminal-not-a-move", word=word)
                break
            self.draft.append(move)
        self.show()

    def object(self, move: int) -> None:
        """Why a move is illegal, with the rule."""
        view = self.view()
        reason = self.game.why_not(view, SEAT, move)
        if not reason:
            self.tell("terminal-is-legal", move=self.game.write(move))
            return
        why = self.say.text(reason_key(reason), self.game.arguments(move))
        self.tell("terminal-illegal", move=self.game.write(move), why=why, clause=self.game.clauses[reason])

    def explain(self, words: list[str]) -> None:
        """Answer `why MOVE`."""
        for word in words:
            try:
                self.object(self.game.read(word))
            except ValueError:
                self.tell("terminal-not-a-move", word=word)

    def confirm(self) -> None:
        """Submit a complete turn, and keep the record."""
        if not self.game.is_turn_complete(self.view(), SEAT):
            self.ask()
            return
        self.session.submit(SEAT, self.draft)
        self.draft = []
        self.save(self.path, silent=True)
        if not self.session.is_over:
            self.show()

    def undo(self) -> None:
        """Take back a move of the draft, or else the last round."""
        if self.draft:
            self.tell("terminal-undone-move", move=self.game.write(self.draft.pop()))
        elif self.session.rounds:
            self.session.undo_round()
            self.save(self.path, silent=True)
            self.tell("terminal-undone-round", round=self.session.round)
        else:
            self.tell("terminal-nothing-to-undo")
            return
        self.show()

    def save(self, path: Path, silent: bool = False) -> None:
        """Write the record, whole or not at all."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(path.name + ".new")
            fresh.write_text(write_record(self.session), encoding="utf-8", newline="\n")
            os.replace(fresh, path)
        except OSError as wrong:
            self.tell("terminal-cannot-save", file=str(path), why=wrong.strerror)
            return
        if not silent:
            self.tell("terminal-saved", file=str(path))

    def finish(self) -> None:
        """The final sheet and score."""
        described: Any = self.game.describe(self.session.view(SEAT))
        self.console.print(draw_table(described, SEAT, self.say))
        draw_scores(self.console, self.session, self.say)
        self.tell("terminal-over", total=described["sheets"][SEAT]["score"]["total"])
        self.tell("terminal-saved", file=str(self.path))
