"""What descriptions of all games have in common: reasons as message keys, words as types, ranked scores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from types import SimpleNamespace
from typing import Any, TypeAlias, get_args

from typing_extensions import TypedDict

from housewright.engine.game import Json, Score
from housewright.engine.struct import Structs

Row: TypeAlias = Any  # one struct of a view
Said: TypeAlias = tuple[str, Mapping[str, str | int]]  # a message's key, and its arguments


def plain(structs: Structs) -> list[Row]:
    """The structs with plain numbers and lists, which Python reads many times faster."""
    names = structs.dtype.names or ()
    columns = [structs[name].tolist() for name in names]
    return [SimpleNamespace(**dict(zip(names, values, strict=True))) for values in zip(*columns, strict=True)]


def reason_key(reason: IntEnum) -> str:
    """The message key of a reason."""
    return "reason-" + reason.name.lower().replace("_", "-")


def describe_target(
    text: str, kind: IntEnum, arguments: Mapping[str, Json], reason: IntEnum, clauses: Mapping[IntEnum, str]
) -> dict[str, Json]:
    """A move that the current step is about, of a game that has no types for it: why not if it is illegal."""
    objection: dict[str, Json] | None = None
    if reason:
        objection = {"key": reason_key(reason), "args": {"move": text, **arguments}, "clause": clauses[reason]}
    return {"move": text, "kind": kind.name.lower(), **arguments, "reason": objection}


def words_of(literal: object, said: Iterable[str]) -> tuple[Any, ...]:
    """The words that a Literal allows; they must be those that the game says, in its order."""
    words, said = get_args(literal), tuple(said)
    assert words == said, f"{words} is not {said}"
    return words


def ranked(lines: Sequence[Sequence[int]], names: Sequence[str], total: str, standings: Sequence[int]) -> list[Score]:
    """Every seat's score from its lines and its standing: the highest standing is first, equal ones share a place."""
    return [
        Score(dict(zip(names, row, strict=True)), row[names.index(total)], 1 + sum(other > own for other in standings))
        for row, own in zip(lines, standings, strict=True)
    ]


class Ground(TypedDict):
    """Why one turn is worth more than another, in one line of the score: a message by its key."""

    key: str
    line: str
    points: float  # what the turn brings in this line; below nothing: what it gives up
    args: Mapping[str, str | int]


LEAST_GROUND = 0.3  # points in a line; less is nothing that anybody could see
MOST_GROUNDS = 3  # of what a turn brings, and of what it gives up


def weightiest(differences: Mapping[str, float], said: Callable[[str, bool], Said | None]) -> list[Ground]:
    """The lines that differ most, as they are said: key and arguments of a line, by whether the turn gains there."""
    found: list[Ground] = []
    left = {True: MOST_GROUNDS, False: MOST_GROUNDS}
    for line in sorted(differences, key=lambda line: -abs(differences[line])):
        points = round(differences[line], 1)
        gains = points > 0
        if abs(points) >= LEAST_GROUND and left[gains] and (told := said(line, gains)):
            left[gains] -= 1
            found.append({"key": told[0], "line": line, "points": points, "args": told[1]})
    return found
