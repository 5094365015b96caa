"""Why a move is illegal, in a sentence."""

from __future__ import annotations

from housewright.engine.describing import reason_key
from housewright.engine.session import IllegalMoveError
from housewright.games import find_game
from housewright.locales import Messages, messages


def explain(wrong: IllegalMoveError, say: Messages | None = None) -> str:
    """The sentence of the reason, with its clause."""
    game = find_game(wrong.game)
    told = say or messages("en", wrong.game)
    return (
        f"{told.text(reason_key(wrong.reason), game.arguments(wrong.move))} ({wrong.game} {game.clauses[wrong.reason]})"
    )
