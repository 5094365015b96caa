"""A solo game in the terminal: moves are typed in notation, the record is written after every round."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

from rich.console import Console

from housewright.engine.game import Game, Seed, View
from housewright.engine.session import IllegalMoveError, Session
from housewright.locales import messages
from housewright.terminal.drawing import Described, find_solo_drawing, signed
from housewright.terminal.keeping import CannotPlayError, find_unfinished, fresh_path, keep, read
from housewright.terminal.replay import draw_scores
from housewright.terminal.why import explain

SEAT = 0
LONGEST_WORD = 60


def play_solo(
    console: Console, game: Game, variant: str, seed: str, file: Path | None, new: bool, language: str
) -> bool:
    """Start or continue a game and play it until it ends or the player stops; true if it is kept."""
    try:
        path, session = (file, None) if new else unfinished(game, file, variant, seed)
        resumed = session is not None
        session = session or Session.begin(game, variant or game.variants[0], 1, Seed(seed_bytes(seed)))
        path = path or fresh_path()
        if objection := keep(session, path, over_others=new):
            raise CannotPlayError(f"{path} cannot keep the game: {objection}")
    except ValueError as wrong:
        raise CannotPlayError(str(wrong)) from None
    except OSError as wrong:
        raise CannotPlayError(f"the game cannot be kept: {wrong.strerror}") from None
    return SoloGame(console, session, path, language).run(resumed)


def seed_bytes(text: str) -> bytes:
    """Any text gives a deal of its own; none, a new one."""
    return hashlib.sha256(text.encode()).digest() if text else secrets.token_bytes(32)


def unfinished(game: Game, file: Path | None, variant: str, seed: str) -> tuple[Path | None, Session | None]:
    """The game to continue: the one in the file, or the one played last. It is never lost to a new one unasked."""
    if file is None:
        path, session = find_unfinished(game.name) or (None, None)
    elif file.exists():
        path, session = file, read(file, game.name)
    else:
        return file, None
    if session is None or path is None:
        return file, None
    if session.is_over:
        raise CannotPlayError(f"the game in {path} is over; see it with housewright replay {path}, or start with --new")
    if seed or (variant and game.options(variant) != session.options):
        raise CannotPlayError(f"another game is unfinished in {path}; continue it without these words, or use --new")
    return path, session


class SoloGame:
    """One sitting at the table."""

    def __init__(self, console: Console, session: Session, path: Path, language: str) -> None:
        self.console, self.session, self.path = console, session, path
        self.say = messages(language, session.game.name)
        self.game, self.drawing = session.game, find_solo_drawing(session.game.name)
        self.draft: list[int] = []
        self.trouble = ""  # why the record could not be written

    def run(self, resumed: bool) -> bool:
        """Ask for moves until the game is over or the player stops."""
        self.keep()
        if resumed:
            self.tell("terminal-resumed", file=str(self.path), round=self.session.round)
        else:
            self.tell("terminal-greeting")
        self.show()
        while not self.session.is_over:
            words = self.read_line()
            if words in (["quit"], ["exit"]):
                break
            self.obey(words)
        if self.session.is_over:
            self.finish()
        self.part()
        return not self.trouble

    def read_line(self) -> list[str]:
        """What the player types; the end of the input is the wish to stop."""
        try:
            return self.console.input(f"{self.say.text('terminal-prompt')}> ").split()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return ["quit"]

    def obey(self, words: list[str]) -> None:
        """One line of input: a command, moves, or nothing to confirm a complete turn."""
        command = words[0].lower() if words else ""
        match [command, *words[1:]]:
            case [""]:
                self.confirm()
            case ["help" | "?"]:
                self.tell("terminal-help", moves=self.say.text("help-moves"))
            case ["sheet"]:
                self.show()
            case ["moves"]:
                self.list_moves()
            case ["undo"]:
                self.undo()
            case ["why", *moves]:
                self.explain(moves)
            case ["save"]:
                self.save(self.path)
            case ["save", *parts]:
                self.save(Path(" ".join(parts)))
            case _:
                self.make(words)

    def view(self) -> View:
        """The table with the moves of the draft made."""
        return self.session.draft(SEAT, self.draft)

    def described(self) -> Described:
        """What there is to draw."""
        return self.game.describe(self.view())

    def tell(self, key: str, **args: object) -> None:
        """Say something in the player's language."""
        self.console.print(self.say.text(key, args), markup=False, soft_wrap=key.startswith("terminal-saved"))

    def show(self) -> None:
        """Draw everything, and say what is to be done."""
        self.console.print(self.drawing.seat(self.described(), SEAT, self.say))
        self.ask()

    def ask(self) -> None:
        """The next step in words, with its legal moves."""
        if self.game.is_turn_complete(self.view(), SEAT):
            self.tell("terminal-turn-complete")
            return
        for sentence in self.drawing.step(self.described(), self.say):
            self.console.print(sentence)
        self.list_moves()

    def list_moves(self) -> None:
        """The legal moves of the step."""
        legal = self.drawing.moves(self.game.write(move) for move in self.game.legal(self.view(), SEAT))
        self.console.print(self.say.text("terminal-legal"), legal, markup=False)

    def make(self, words: list[str]) -> None:
        """Moves of one line: all of them, or none if one is wrong."""
        moves = self.read_moves(words)
        if moves is not None:
            self.draft += moves
            self.show()

    def read_moves(self, words: list[str]) -> list[int] | None:
        """The moves of these words after the draft; says what is wrong if they are none."""
        moves: list[int] = []
        for word in words:
            try:
                moves.append(self.game.read(word))
            except ValueError:
                self.tell("terminal-not-a-move", word=word[:LONGEST_WORD])
                return None
        try:
            self.session.draft(SEAT, [*self.draft, *moves])
        except IllegalMoveError as wrong:
            self.tell("terminal-illegal", move=wrong.text, why=explain(wrong, self.say))
            return None
        return moves

    def explain(self, words: list[str]) -> None:
        """Answer `why MOVES`."""
        if not words:
            self.tell("terminal-why", move=self.say.text("help-move"))
        elif self.read_moves(words) is not None:
            self.tell("terminal-is-legal", move=" ".join(words)[:LONGEST_WORD])

    def confirm(self) -> None:
        """Submit a complete turn, and keep the record."""
        if not self.game.is_turn_complete(self.view(), SEAT):
            self.ask()
            return
        self.session.submit(SEAT, self.draft)
        self.draft = []
        self.keep()
        if not self.session.is_over:
            self.show()

    def undo(self) -> None:
        """Take back a move of the draft, or else the last round."""
        if self.draft:
            self.tell("terminal-undone-move", move=self.game.write(self.draft.pop()))
        elif self.session.rounds:
            self.session.undo_round()
            self.keep()
            self.tell("terminal-undone-round", round=self.session.round)
        else:
            self.tell("terminal-nothing-to-undo")
            return
        self.show()

    def keep(self) -> None:
        """Write the record on the way."""
        self.trouble = keep(self.session, self.path)
        if self.trouble:
            self.tell("terminal-cannot-save", file=str(self.path), why=self.trouble)

    def save(self, path: Path) -> None:
        """Write the record where the player wants it."""
        shown = str(path)[: 4 * LONGEST_WORD]
        if trouble := keep(self.session, path):
            self.tell("terminal-cannot-save", file=shown, why=trouble)
        else:
            self.tell("terminal-saved", file=shown)

    def finish(self) -> None:
        """The final sheet and score."""
        described = self.game.describe(self.session.view(SEAT))
        self.console.print(self.drawing.seat(described, SEAT, self.say))
        draw_scores(self.console, self.session, self.say)
        self.tell("terminal-over", total=signed(self.game.scores(self.session.state)[SEAT].total))

    def part(self) -> None:
        """Say where the game is, or that it is nowhere."""
        if self.trouble:
            self.tell("terminal-not-kept", why=self.trouble)
        elif self.session.is_over:
            self.tell("terminal-saved", file=str(self.path))
        else:
            self.tell("terminal-quit", file=str(self.path), round=self.session.round)
