"""Records: the text of a game or series, written from a session and read back into one (docs/notation.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from housewright.engine.chance import SEED_BYTES
from housewright.engine.game import Box, Deal, Game, Seed, read_turn, write_turn
from housewright.engine.session import IllegalMoveError, IncompleteTurnError, LackingDeckError, Session

MOST_BYTES = 4_000_000  # 100 seats for 200 rounds need less than half of this
MOST_NAME = 60
MOST_DECKS = 200
TAG = re.compile(r'\[([A-Z][A-Za-z]*)([0-9]*) "((?:[^"\\]|\\["\\])*)"\]')
ROUND = re.compile(r"([0-9]{1,6})\. ?(.*)")


class BadRecordError(ValueError):
    """What is wrong with a record, in which line (from 1), at which token."""

    def __init__(self, line: int, what: str, token: str = "", illegal: IllegalMoveError | None = None) -> None:
        shown = f" at '{token[:40]}'" if token else ""
        super().__init__(f"line {line}{shown}: {what}")
        self.line, self.what, self.token, self.illegal = line, what, token, illegal


def is_name(text: str) -> bool:
    """Whether a record can keep this name."""
    return len(text) <= MOST_NAME and text.isprintable()


def write_record(session: Session) -> str:
    """The record of a session: every closed round, and the scores if the game is over."""
    for name in (*session.names.values(), *session.towns.values()):
        if not is_name(name):
            raise ValueError(f"a name has up to {MOST_NAME} printable characters, not {name[:MOST_NAME]!r}")
    lines = [
        tag("Game", session.game.name),
        tag("Rules", str(session.game.rules_version)),
        tag("Options", session.options),
        tag("Seats", str(session.seats)),
    ]
    if session.what_if:
        lines.append(tag("WhatIf", str(session.what_if)))
    for seat in range(session.seats):
        lines += [tag(f"Name{seat + 1}", session.names[seat])] if seat in session.names else []
        lines += [tag(f"Town{seat + 1}", session.towns[seat])] if seat in session.towns else []
    lines += [*deal_tags(session.deal), ""]
    for number, turns in enumerate(session.rounds, 1):
        lines.append(f"{number}. " + " / ".join(write_turn(session.game, turn) for turn in turns.values()))
    lines.append("")
    if session.is_over:
        scores = session.game.scores(session.state)
        lines.append(tag("Scores", " ".join(str(score.total) for score in scores)))
    lines.append(tag("Digest", session.state.digest()))
    return "\n".join(lines) + "\n"


def tag(name: str, value: str) -> str:
    """One tag of a record."""
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    return f'[{name} "{escaped}"]'


def deal_tags(deal: Deal) -> list[str]:
    """The seed, or the set-up and decks of a real box."""
    if isinstance(deal, Seed):
        return [tag("Seed", deal.value.hex())]
    decks = [tag(f"Deck{number}", " ".join(deck)) for number, deck in enumerate(deal.decks, 1)]
    then = [tag("Seed", deal.then.hex())] if deal.then else []
    return [tag("Setup", " ".join(deal.setup)), *decks, *then]


@dataclass(slots=True)
class Parts:
    """A record taken apart, every part with its line."""

    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    rounds: list[tuple[int, str]] = field(default_factory=list)
    lines: int = 0

    def need(self, name: str) -> tuple[int, str]:
        """An obligatory tag."""
        if name not in self.tags:
            raise BadRecordError(self.lines, f"the record has no {name} tag")
        return self.tags[name]

    def number(self, name: str) -> int:
        """An obligatory tag that is a whole number."""
        line, value = self.need(name)
        if not re.fullmatch(r"[0-9]{1,6}", value):
            raise BadRecordError(line, f"{name} is not a whole number of up to six digits", value)
        return int(value)


def take_apart(text: str) -> Parts:
    """Tags and rounds of a record, nothing checked but their form."""
    if len(text) > MOST_BYTES:
        raise BadRecordError(1, f"the record has more than {MOST_BYTES} characters")
    parts = Parts()
    for parts.lines, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        line = line.removesuffix("\r")
        if not line.strip():
            continue
        if found := TAG.fullmatch(line):
            name = found[1] + found[2]
            if name in parts.tags:
                raise BadRecordError(parts.lines, "the tag is there twice", name)
            parts.tags[name] = (parts.lines, re.sub(r'\\(["\\])', r"\1", found[3]))
        elif found := ROUND.fullmatch(line):
            if int(found[1]) != len(parts.rounds) + 1:
                raise BadRecordError(parts.lines, f"round {len(parts.rounds) + 1} was due", f"{found[1]}.")
            parts.rounds.append((parts.lines, found[2]))
        else:
            raise BadRecordError(parts.lines, "this is neither a tag nor a round", line)
    return parts


def read_record(text: str, find_game: Callable[[str], Game]) -> Session:
    """The session of a record, replayed through the rules; a BadRecordError says what is wrong with it."""
    *_, session = replay(text, find_game)
    return session


def replay(text: str, find_game: Callable[[str], Game]) -> Iterator[Session]:
    """The same session before its first round and after every round; the record's end is checked last."""
    parts = take_apart(text)
    session = open_session(parts, find_game)
    yield session
    for line, turns in parts.rounds:
        play_line(session, line, turns)
        yield session
    check_end(parts, session)


def open_session(parts: Parts, find_game: Callable[[str], Game]) -> Session:
    """The session that the tags describe, before its first round."""
    line, name = parts.need("Game")
    try:
        game = find_game(name)
    except KeyError:
        raise BadRecordError(line, "there is no such game", name) from None
    if parts.number("Rules") != game.rules_version:
        line, version = parts.need("Rules")
        raise BadRecordError(line, f"these rules have version {game.rules_version}", version)
    options, seats = read_options(parts, game), parts.number("Seats")
    deal = read_deal(parts)
    line = parts.tags["Setup" if isinstance(deal, Box) else "Seats"][0]
    try:
        session = Session.begin(game, options, seats, deal)
    except ValueError as wrong:
        raise BadRecordError(line, str(wrong)) from None
    session.what_if = read_what_if(parts)
    read_names(parts, session)
    return session


def read_options(parts: Parts, game: Game) -> str:
    """The options, which the game must know."""
    line, options = parts.need("Options")
    try:
        return game.options(options)
    except ValueError as wrong:
        raise BadRecordError(line, str(wrong)) from None


def read_deal(parts: Parts) -> Deal:
    """The seed; or the set-up and decks of a real box, with a seed for all shuffles beyond them, if there is one."""
    seed = read_seed(parts) if "Seed" in parts.tags else b""
    if "Setup" not in parts.tags:
        if not seed:
            raise BadRecordError(parts.lines, "the record has neither a Seed nor a Setup tag")
        return Seed(seed)
    setup = parts.tags["Setup"][1]
    decks: list[tuple[str, ...]] = []
    while f"Deck{len(decks) + 1}" in parts.tags and len(decks) < MOST_DECKS:
        decks.append(tuple(parts.tags[f"Deck{len(decks) + 1}"][1].split()))
    return Box(tuple(setup.split()), tuple(decks), seed)


def read_seed(parts: Parts) -> bytes:
    """The seed."""
    line, seed = parts.tags["Seed"]
    if not re.fullmatch(rf"[0-9a-f]{{{2 * SEED_BYTES}}}", seed):
        raise BadRecordError(line, f"a seed has {2 * SEED_BYTES} hexadecimal digits", seed)
    return bytes.fromhex(seed)


def read_what_if(parts: Parts) -> int:
    """The round from which on this is a game of what-if; 0 if it is none."""
    if "WhatIf" not in parts.tags:
        return 0
    number, (line, value) = parts.number("WhatIf"), parts.tags["WhatIf"]
    if not 1 <= number <= len(parts.rounds) + 1:
        raise BadRecordError(line, "there is no such round", value)
    return number


KNOWN_TAGS = ("Game", "Rules", "Options", "Seats", "WhatIf", "Seed", "Setup", "Scores", "Digest")


def read_names(parts: Parts, session: Session) -> None:
    """Names and town names; any tag that nobody knows is refused."""
    for name, (line, value) in parts.tags.items():
        found = re.fullmatch(r"(Name|Town|Deck)([1-9][0-9]{0,3})", name)
        if name in KNOWN_TAGS:
            continue
        if not found or (found[1] != "Deck" and int(found[2]) > session.seats):
            raise BadRecordError(line, "there is no such tag", name)
        if found[1] == "Deck":
            if not isinstance(session.deal, Box) or int(found[2]) > len(session.deal.decks):
                raise BadRecordError(line, "this deck belongs to nothing", name)
            continue
        if not is_name(value):
            raise BadRecordError(line, f"a name has up to {MOST_NAME} printable characters", value)
        (session.names if found[1] == "Name" else session.towns)[int(found[2]) - 1] = value


def play_line(session: Session, line: int, turns: str) -> None:
    """Play one round of a record."""
    awaited = session.awaited()
    if not awaited:
        raise BadRecordError(line, "the game was over before this round")
    texts = turns.split(" / ")
    if len(texts) != len(awaited):
        raise BadRecordError(line, f"turns that were due: {len(awaited)}, turns that are here: {len(texts)}", turns)
    for seat, text in zip(awaited, texts, strict=True):
        try:
            session.submit(seat, read_turn(session.game, text))
        except IllegalMoveError as wrong:
            what = f"seat {seat + 1} may not do that ({wrong.reason.name})"
            raise BadRecordError(line, what, wrong.text, wrong) from None
        except IncompleteTurnError as wrong:
            raise BadRecordError(line, f"seat {seat + 1}: {wrong}", text.strip()) from None
        except LackingDeckError as wrong:
            raise BadRecordError(line, str(wrong)) from None
        except ValueError as wrong:
            raise BadRecordError(line, f"seat {seat + 1}: {wrong}") from None


def check_end(parts: Parts, session: Session) -> None:
    """The scores of a finished game, and the digest."""
    if session.is_over:
        line, given = parts.need("Scores")
        totals = " ".join(str(score.total) for score in session.game.scores(session.state))
        if given.split() != totals.split():
            raise BadRecordError(line, f"the scores are {totals}", given)
    elif "Scores" in parts.tags:
        raise BadRecordError(parts.tags["Scores"][0], "the game is not over after the last round, yet there are scores")
    line, digest = parts.need("Digest")
    if digest != session.state.digest():
        raise BadRecordError(line, "the state after the last round has another digest", digest)
