"""Texts of moves: every move has one of its own, and reading it gives the move back."""

from __future__ import annotations

from collections.abc import Iterable


class MoveTexts:
    """The texts of a game's moves, in both directions."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(texts)
        self.moves = {text: move for move, text in enumerate(self.texts)}

    def write(self, move: int) -> str:
        """The move's text."""
        return self.texts[move]

    def read(self, text: str) -> int:
        """The move of a text; a ValueError names the token."""
        try:
            return self.moves[text]
        except KeyError:
            raise ValueError(f"'{text[:40]}' is not a move") from None


def read_words(text: str) -> list[str]:
    """The words of an options text, separated by blanks, commas or plus signs."""
    return text.replace("+", " ").replace(",", " ").split()


def read_pieces(texts: Iterable[str], names: Iterable[str], what: str) -> list[int]:
    """Ids of the cards or pieces of a real box; those that look the same are told apart by their order."""
    free: dict[str, list[int]] = {}
    for piece, name in enumerate(names):
        free.setdefault(name, []).append(piece)
    pieces = []
    for text in texts:
        if text not in free:
            raise ValueError(f"'{text[:40]}' is none of the {what}")
        if not free[text]:
            raise ValueError(f"'{text}' is there more often than the box holds it")
        pieces.append(free[text].pop(0))
    return pieces


def read_seat(text: str, seats: int) -> int:
    """The seat of a text such as seat-2."""
    names = [f"seat-{seat + 1}" for seat in range(seats)]
    if text not in names:
        raise ValueError(f"'{text[:40]}' is not a seat of this table")
    return names.index(text)
