"""Nobody learns what they may not know: two worlds that differ only in that look alike to the last byte.

Each pair is a table and a twin of it. Hidden from the viewer, and different in the twin, are: the seed and the
generator, cards and roofs that lie face down, numbers in the hands of others, turns of others that are submitted or
withdrawn in the running round, who the others are for the server (the ids of guests), their idempotency keys, and for
spectators the code to join.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, TypeAlias
from unittest.mock import patch

import pytest
from pydantic_core import to_json

from housewright.engine.game import SPECTATOR, Seed, State, Turn, View, write_turn
from housewright.engine.record import write_record
from housewright.engine.session import Session
from housewright.engine.simulate import random_session, random_turn
from housewright.engine.supposing import suppose
from housewright.games import ENTRIES, find_game, load
from housewright.players.analyst import Depth
from housewright.players.heimat import levels as heimat_levels
from housewright.players.welcome import levels as welcome_levels
from housewright.server.access.guard import content
from housewright.server.analysing.judging import judge
from housewright.server.analysing.keeping import nameless
from housewright.server.analysing.verdicts import show_hints, show_verdict
from housewright.server.hall.live import LiveTable
from housewright.server.refusals import Refusal
from housewright.server.routes.tables import show
from housewright.server.tables import commands, events
from housewright.server.tables.commands import Person
from housewright.server.tables.events import Agreement, Entry, Event
from housewright.server.tables.table import Table
from housewright.server.telling import showing
from housewright.server.telling.messages import Batch, encode
from housewright.server.telling.showing import Descriptions
from housewright.server.telling.streams import Stream
from housewright.server.thinking import thinkers
from housewright.server.thinking.minds import Minds
from housewright.server.thinking.thinkers import Thinkers, suggest
from tests.heimat import worlds as heimat_worlds
from tests.server.mutants import mutated
from tests.welcome import worlds as welcome_worlds

Case: TypeAlias = tuple[str, str, int]  # game, options, seats
CASES: list[Case] = [
    ("welcome", "expert", 5),
    ("heimat", "basic", 2),
    ("welcome", "basic", 1),
    ("heimat", "estates", 3),
    ("welcome", "advanced", 4),
    ("welcome", "draft", 2),
    ("heimat", "basic", 4),
    ("welcome", "basic", 3),
    ("welcome", "plans draft", 3),
    ("heimat", "open-floors", 5),
    ("welcome", "plans", 2),
    ("welcome", "advanced", 1),
    ("heimat", "no-blank-roofs", 2),
    ("welcome", "roundabouts draft", 4),
    ("welcome", "roundabouts", 1),
    ("heimat", "estates games-2", 2),
]
PAIRS = 2_000
PARTS = 4  # that can be proved at the same time
POSITIONS = 14  # of one game
MOST_ROUNDS = 10_000
UNHURRIED = 1e6  # on a busy machine hints are broken off
JUDGED = 0.04  # share of the moments at which somebody asks for hints and a verdict
BACK = 2  # events, and so rounds, that a viewer may have missed
OTHER_WORLD = {"welcome": welcome_worlds.another_world, "heimat": heimat_worlds.another_world}
WATCHER = "watcher"


# --- a table ----------------------------------------------------------------------------------------------------------


@dataclass
class Dealer:
    """Makes a table from events, as the log would."""

    table: Table
    rng: random.Random

    def add(self, event: Event, key: str | None = None) -> None:
        """The next event."""
        self.table.add(Entry(self.table.seq + 1, 1_000 * (self.table.seq + 1), event, key))

    def open(self, game: str, options: str, seats: int) -> None:
        """People sit down, and some computer players."""
        exact = find_game(game).options(options)
        agreement = Agreement(game=game, options=exact, limit=self.rng.choice([None, 60]), stand_in="medium")
        self.add(events.Opened(agreement=agreement, seats=seats, host=guest_of(0)))
        for seat in range(seats):
            if seat and self.rng.random() < 0.3:
                self.add(events.Seated(seat=seat, player="medium"))
            else:
                self.add(events.Sat(seat=seat, guest=guest_of(seat), name=f"Player {seat}", town="Town"))

    def turn(self, seat: int) -> None:
        """A seat makes a random turn; sometimes it takes it back and makes another."""
        session = self.table.running()
        for withdraws in [True] * (self.rng.random() < 0.2) + [False]:
            turn = random_turn(session.game, session.draft(seat, ()), seat, self.rng)
            text = write_turn(session.game, turn)
            by: Any = "computer" if self.table.chairs[seat].player else "person"
            self.add(events.Turned(seat=seat, round=session.round, turn=text, by=by), f"key-{self.rng.random()}")
            if withdraws and seat in session.turns:
                self.add(events.TakenBack(seat=seat, round=session.round), f"key-{self.rng.random()}")
            else:
                return

    def wander(self) -> None:
        """People come and go."""
        seat = self.rng.randrange(len(self.table.chairs))
        guest, away = self.table.chairs[seat].guest, self.table.chairs[seat].player
        if guest and self.rng.random() < 0.2:
            self.add(events.Returned(seat=seat) if away else events.Seated(seat=seat, player="medium"))
        elif guest and self.rng.random() < 0.1:
            self.add(events.Hosted(guest=guest))


def guest_of(seat: int) -> str:
    """The id of the guest on a seat."""
    return f"guest-{seat}"


def positions(game: str, options: str, seats: int, rng: random.Random) -> Iterator[Table]:
    """Tables of one game: before the start, in the middle of rounds, and when it is over."""
    dealer = Dealer(Table("t" * 22, rng.randbytes(32), "game", None, "BCDFGH"), rng)
    dealer.open(game, options, seats)
    yield dealer.table
    dealer.add(events.Started())
    share = POSITIONS / (180 if game == "heimat" else 18)
    yield from play_on(dealer, share)
    yield dealer.table
    yield from what_if(dealer.table, rng)


def play_on(dealer: Dealer, share: float, last: int = MOST_ROUNDS) -> Iterator[Table]:
    """Some moments of a game up to the end of a round."""
    session, rng = dealer.table.running(), dealer.rng
    while not session.is_over and session.round <= last:
        awaited = [*session.awaited()]
        rng.shuffle(awaited)
        pause = rng.randrange(len(awaited)) if rng.random() < share else -1
        for index, seat in enumerate(awaited):
            if index == pause:
                yield dealer.table
            dealer.turn(seat)
        dealer.wander()


def what_if(table: Table, rng: random.Random) -> Iterator[Table]:
    """Tables where a person plays on from some round of this game."""
    session = nameless(table.running())
    number, seat = rng.randint(1, len(session.rounds)), rng.randrange(session.seats)
    supposed = suppose(session, number, seat, rng.randbytes(32), load(ENTRIES[session.game.name].supposing))
    dealer = Dealer(Table("w" * 22, rng.randbytes(32), "what-if"), rng)
    dealer.add(events.Opened(agreement=table.agreement, seats=session.seats, host=guest_of(seat)))
    for other in range(session.seats):
        is_person = other == seat
        dealer.add(
            events.Sat(seat=other, guest=guest_of(other), name="Ada")
            if is_person
            else events.Seated(seat=other, player="medium")
        )
    record = write_record(supposed)
    dealer.add(events.Supposed(record=record, table=table.id, round=number, seat=seat, cards="new"))
    yield dealer.table
    yield from play_on(dealer, 0.5, number + 2)


# --- its twin ---------------------------------------------------------------------------------------------------------


def twin(table: Table, viewer: int, rng: random.Random) -> Table:
    """A table that differs only in what this viewer may not know."""
    code = "ZZZZZZ" if viewer == SPECTATOR and table.code else table.code
    made = Table(table.id, rng.randbytes(32), table.kind, table.day, code, table.status, table.agreement)
    made.host = other_guest(table.host, viewer)
    made.chairs = [type(chair)(other_guest(chair.guest, viewer), *rest(chair)) for chair in table.chairs]
    made.openings, made.round_began = [*table.openings], table.round_began
    made.supposed = table.supposed.model_copy(update={"record": "another"}) if table.supposed else None
    if table.session is not None:
        made.session = other_session(table.session, viewer, made.seed, rng)
    made.entries = [other_entry(table, made, entry, viewer, rng) for entry in table.entries]
    return made


def rest(chair: Any) -> tuple[Any, ...]:
    """What everybody sees of a chair."""
    return chair.name, chair.town, chair.player


def other_guest(guest: str | None, viewer: int) -> str | None:
    """Another id, unless it is the viewer's own."""
    return guest if guest is None or (viewer >= 0 and guest == guest_of(viewer)) else f"other-{guest}"


def other_session(session: Session, viewer: int, seed: bytes, rng: random.Random) -> Session:
    """The same history for the viewer; others may be about to do something else."""
    another = OTHER_WORLD[session.game.name]
    state = another(session.state, viewer, rng)
    turns = {
        seat: turn if seat == viewer else any_turn(session, state, seat, rng) for seat, turn in session.turns.items()
    }
    known = len(session.earlier) - BACK - 1  # who comes back asks for none before, but for the first when it is over
    earlier = [
        another(old, viewer, rng) if index >= known or (session.is_over and not index) else old
        for index, old in enumerate(session.earlier)
    ]
    return Session(
        session.game, session.options, Seed(seed), state, turns, session.rounds, earlier, session.names, session.towns
    )


def any_turn(session: Session, state: State, seat: int, rng: random.Random) -> Turn:
    """A random turn of a seat."""
    return random_turn(session.game, session.game.view(state, seat), seat, rng)


def other_entry(table: Table, made: Table, entry: Entry, viewer: int, rng: random.Random) -> Entry:
    """The same event; turns that were never revealed are others, if they are not the viewer's own."""
    event, key = entry.event, entry.key
    found = {name: other_guest(getattr(event, name), viewer) for name in ("guest", "host") if hasattr(event, name)}
    own = events.seat_of(event) == viewer
    if isinstance(event, events.Turned) and not own and is_hidden(table, entry):
        session = made.running()
        state = showing.start_of(session, event.round)
        found["turn"] = write_turn(session.game, any_turn(session, state, event.seat, rng))
        if session.round == event.round and event.seat in session.turns:
            found["turn"] = write_turn(session.game, session.turns[event.seat])
    key = key if own or key is None else f"other-{key}"
    return entry._replace(event=event.model_copy(update=found) if found else event, key=key)


def is_hidden(table: Table, entry: Entry) -> bool:
    """Whether a turn was withdrawn, or its round is not closed."""
    event = entry.event
    assert isinstance(event, events.Turned)
    if event.round == table.running().round:
        return True
    return any(
        isinstance(later.event, events.TakenBack) and later.event.seat == event.seat
        for later in table.entries[entry.seq : entry.seq + 3 * len(table.chairs)]
        if getattr(later.event, "round", 0) == event.round
    )


# --- all that a viewer is told ----------------------------------------------------------------------------------------


def told(table: Table, viewer: int, rng: random.Random) -> Iterator[tuple[str, bytes]]:
    """Everything that goes to a viewer, each piece with what it is."""
    guest = guest_of(viewer) if viewer >= 0 else WATCHER
    live = LiveTable(table)
    yield "snapshot", wire(live.make_first(Stream(guest, 0), None)())
    after = rng.randrange(max(1, table.seq - BACK), table.seq + 1)
    if rng.random() < 0.5:
        yield f"events after {after}", wire(live.make_first(Stream(guest, after), table.entries[after:])())
    else:
        yield "last message", messages(table, viewer, table.entries[-1:])
    yield "in a list", to_json(show(table, guest).model_dump())
    if table.session is None:
        return
    yield "view", table.session.view(viewer).to_bytes()
    if table.status == "finished":
        for number in {1, table.session.round - rng.randrange(BACK), table.session.round}:
            yield f"round {number} of the past", to_json(showing.show_past(table, number, viewer))
    elif viewer >= 0:
        yield "drafts", b"\n".join(drafts(table, Person(guest, ""), rng))
        if viewer in table.awaited() and rng.random() < 0.4:
            yield "for a computer player", overheard(table, viewer)
        if viewer in table.awaited() and viewer == table.seat_of(guest) and rng.random() < JUDGED:
            yield "hints and a verdict", judged(table, Person(guest, ""), rng)


def wire(frame: Any) -> bytes:
    """The bytes of a message, if there is one."""
    return frame.wire if frame else b""


def messages(table: Table, viewer: int, entries: Sequence[Entry]) -> bytes:
    """What a stream of this viewer gets when these entries are published."""
    views = {viewer: table.session.view(viewer)} if viewer >= 0 and table.session else {}
    public, own = encode(table, Descriptions(), Batch(entries, table.round, views, {0}))
    return public.wire + (own[viewer].wire if viewer in own else b"")


def drafts(table: Table, person: Person, rng: random.Random) -> Iterator[bytes]:
    """Answers to drafts, the refused ones too."""
    game, round_, known = table.game, table.round, Descriptions()
    try:
        seat, view = commands.begin_draft(table, person, round_)
        shown = showing.show_draft(table, known, round_, view, seat)
        yield to_json(shown)
        for _ in range(2):
            if shown["complete"]:
                break
            legal: Any = shown["legal"]
            commands.try_moves(game, view, seat, commands.read_moves(game, [rng.choice(legal)]))
            shown = showing.show_draft(table, known, round_, view, seat)
            yield to_json(shown)
        for _ in range(10):
            commands.try_moves(game, view.copy(), seat, (rng.randrange(game.moves),))
    except Refusal as refusal:
        yield to_json(content(refusal))


def judged(table: Table, person: Person, rng: random.Random) -> bytes:
    """What a person is told who asks for hints, and of a turn how good it is."""
    game, options = table.game, table.running().options
    seat, view = commands.begin_draft(table, person, table.round)
    with patch.multiple(welcome_levels, PATIENCE=UNHURRIED), patch.multiple(heimat_levels, PATIENCE=UNHURRIED):
        hints = show_hints(game, view, suggest(game.name, view.copy(), options, 2))
    turn = random_turn(game, view.copy(), seat, rng)
    verdict = judge(game, options, view, turn, table.round, Depth.QUICK)
    return to_json([hints, show_verdict(game, view, verdict)])


class Listener:
    """A computer player who remembers what it was told."""

    name = "listener"

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def choose(self, view: View, options: str, _: int) -> Turn:
        """Any turn. The seed is a keyed hash of the table's, so it tells nothing, though it differs."""
        self.heard.append(view.to_bytes() + options.encode())
        return random_turn(find_game(self.game), view.copy(), view.viewer, random.Random(0))

    game = ""


def overheard(table: Table, seat: int) -> bytes:
    """What a computer player on this seat is told."""
    listener = Listener()
    listener.game = table.agreement.game
    with patch.object(thinkers, "find_player", lambda *_: listener):
        asyncio.run(ask(table, seat))
    assert listener.heard
    return b"".join(listener.heard)


async def ask(table: Table, seat: int) -> None:
    """Let the computer players of the server find a turn."""
    hall: Any = SimpleNamespace(settings=SimpleNamespace(thinking_seconds=1.0), listeners=[])
    thinkers = Thinkers(hall, Minds(1))
    await thinkers.find_turns(table, {seat: "listener"})
    await thinkers.close()


# --- the checks -------------------------------------------------------------------------------------------------------


def check_twins(pairs: int, seed: int = 1, cases: Sequence[Case] = CASES) -> dict[Case, int]:
    """Twins look alike; returns how many pairs there were of each case."""
    counts = dict.fromkeys(cases, 0)
    game = 0
    while sum(counts.values()) < pairs or not all(counts.values()):
        case = cases[game % len(cases)]
        rng = random.Random(f"{seed} {game} {case}")
        for table in positions(*case, rng):
            for viewer in range(SPECTATOR, case[2]):
                check_pair(table, twin(table, viewer, rng), viewer, rng.getrandbits(32))
                counts[case] += 1
        game += 1
    return counts


def check_pair(table: Table, other: Table, viewer: int, seed: int) -> None:
    """Both tell the viewer the same."""
    first, second = told(table, viewer, random.Random(seed)), told(other, viewer, random.Random(seed))
    for (what, one), (_, two) in zip(first, second, strict=True):
        assert one == two, f"viewer {viewer}, round {table.round} of {table.agreement}: {what} differs"


def soak(_: object, share: float) -> str:
    """The long form: 20,000 pairs at a share of 1."""
    pairs = sum(check_twins(round(20_000 * share), seed=2).values())
    return f"{pairs} pairs of worlds that differ in secrets only: every byte is equal"


@pytest.mark.parametrize("part", range(PARTS))
def test_worlds_that_differ_in_secrets_only_look_alike(part: int) -> None:
    counts = check_twins(PAIRS // PARTS, cases=CASES[part::PARTS])
    assert sum(counts.values()) >= PAIRS // PARTS
    assert min(counts.values()) >= 20


@pytest.mark.parametrize("case", [case for case in CASES if "draft" not in case[1] and case[1] != "expert"])
def test_a_game_of_what_if_knows_nothing_of_what_its_seat_could_not_know(case: Case) -> None:
    game, options, seats = case
    rng = random.Random(str(case))
    session = random_session(find_game(game), options, seats, 3)
    for _ in range(6):
        number, seat, seed = rng.randint(1, len(session.rounds)), rng.randrange(seats), rng.randbytes(32)
        other = random_session(find_game(game), options, seats, 3)
        other.earlier[number - 1] = OTHER_WORLD[game](other.earlier[number - 1], seat, rng)
        lay_out = load(ENTRIES[game].supposing)
        one, two = (suppose(world, number, seat, seed, lay_out) for world in (session, other))
        assert other.earlier[number - 1].to_bytes() != session.earlier[number - 1].to_bytes()
        assert one.state.to_bytes() == two.state.to_bytes()


def test_the_check_of_what_if_sees_one_that_deals_what_lay_there() -> None:
    session = random_session(find_game("welcome"), "basic", 2, 3)
    other = random_session(find_game("welcome"), "basic", 2, 3)
    other.earlier[4] = OTHER_WORLD["welcome"](other.earlier[4], 0, random.Random(1))
    found = set()
    for world in (session, other):
        with patch.object(type(session.game), "imagine", lambda _, *__, lies=world: lies.earlier[4].copy()):
            found.add(suppose(world, 5, 0, bytes(range(32)), load(ENTRIES["welcome"].supposing)).state.to_bytes())
    assert len(found) == 2


def test_twins_do_differ() -> None:
    for case in CASES:
        rng = random.Random(str(case))
        differing = withheld = 0
        for table in positions(*case, rng):
            other = twin(table, SPECTATOR, rng)
            assert table.seed != other.seed
            if table.session and other.session:
                differing += table.session.state.to_bytes() != other.session.state.to_bytes()
                withheld += table.session.turns != other.session.turns
        assert differing > 5
        assert withheld or case[2] == 1 or case[0] == "heimat"  # there every round is one turn


@pytest.mark.parametrize(
    "mutant",
    [
        "describes from the state",
        "describes seats from the state",
        "shows pending turns",
        "leaks the seed",
        "shows the computer players everything",
        "tells the code to everybody",
        "tells who the others are",
    ],
)
def test_a_server_that_tells_too_much_is_caught(mutant: str) -> None:
    with mutated(mutant), pytest.raises(AssertionError, match="differs"):
        check_twins(PAIRS)
