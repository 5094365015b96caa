"""Whatever people do in whatever order, with restarts in between: the table is what a small model of it says."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

import httpx
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from housewright.engine.game import SPECTATOR
from housewright.engine.session import Session
from housewright.games import find_game
from housewright.server.telling.patches import patched
from tests.server.mirrors import begin_mirror, random_moves, read_log
from tests.server.model import Model, Refused, Seat
from tests.server.running import Client, Server, wait_until

RUNS, STEPS = 20, 50
LONG_RUNS = 200
PEOPLE = ("Ada", "Bert", "Cleo", "Dora")
PLAYERS = {"welcome": ("beginner", "presto"), "heimat": ("easy", "rosa")}
NOBODY_STAYS = 1e-6  # seconds: whoever has no stream is absent
STEPS_BETWEEN_RESTARTS = 12
SECOND_THOUGHTS = 3
STEPS_AFTER_THE_END = 3  # then another table is opened
CERTAIN = "deals by name"

BEFORE = {"join_by_code": 4, "join": 3, "change_terms": 2, "set_chair": 4, "start": 3, "leave": 2}
WHILE = {"play": 8, "draft": 1, "play_half": 1, "send_again": 2, "take_back": 4, "hand_over": 2, "hand_back": 3}
ALWAYS = {"offer_seat": 2, "take_seat": 3, "reload": 1, "restart": 2}
WRONG = dict.fromkeys((*BEFORE, *WHILE), 0.15)  # what is refused because it comes too early or too late
WEIGHTS = {"open": WRONG | BEFORE | ALWAYS, "running": WRONG | WHILE | {"leave": 0.5} | ALWAYS}
AFTER = WRONG | ALWAYS
WANTED = (None, None, 0, 1, 2, 3)  # seats

chance = st.integers(0, 2**32 - 1).map(random.Random)


@dataclass(slots=True)
class Company:
    """A server and the people who come to it."""

    server: Server
    people: list[Client] = field(init=False)
    stranger: Client = field(init=False)

    def __post_init__(self) -> None:
        self.people = [self.server.guest(name) for name in PEOPLE]
        self.stranger = self.server.stranger()


class Evening(RuleBasedStateMachine):
    """One table after the other. What is done next is drawn, with what makes sense more often than what does not."""

    company: ClassVar[Company]
    between_restarts: ClassVar[int] = STEPS_BETWEEN_RESTARTS

    def __init__(self) -> None:
        super().__init__()
        self.steps = self.restarted = self.over = 0

    @initialize(rng=chance)
    def begin(self, rng: random.Random) -> None:
        """Somebody opens a table; mostly others sit down at once, and the game begins."""
        game, host, others = rng.choice(["welcome", "welcome", "heimat"]), rng.randrange(len(PEOPLE)), rng.randrange(3)
        self._open(game, others + rng.randint(1, 2), host, rng.random() < 0.8, rng)
        if rng.random() < 0.6:
            for other in range(host + 1, host + 1 + others):
                self._join_by_code(other % len(PEOPLE), None)
            self._start(host, self.players[1])

    def _open(self, game: str, seats: int, host: int, sits: bool, rng: random.Random) -> None:
        self.game, self.players = game, PLAYERS[game]
        allowed = find_game(game).seat_range("")
        seats, listed = max(seats, allowed.start), rng.random() < 0.5
        self.terms = {"game": game, "name": f"Deal {rng.randrange(1000)}", "stand_in": self.players[0]}
        opened = self.company.people[host].post(
            "/tables", seats=[None] * seats, seat=0 if sits else None, listed=listed, **self.terms
        )
        self.table, self.code, self.path = opened["id"], opened["code"], f"/tables/{opened['id']}"
        self.model = Model([Seat() for _ in range(seats)], host, listed, self.players[0], allowed, self._deal)
        if sits:
            self.model.chairs[0].person = host
            self.model.seq += 1
        self.over = 0
        self.codes: list[str] = []  # for other devices
        self.checks: dict[int, str] = {}  # the numbers that they show
        self.sent: list[tuple[int, list[str], str]] = []  # submissions that were taken: round, moves, key
        self.answers: dict[tuple[int | None, str], Any] = {}  # by seat and key

    def _deal(self) -> Session:
        return begin_mirror(self.company.server, self.table)

    @rule(rng=chance)
    def step(self, rng: random.Random) -> None:
        """Somebody does something."""
        self.over += self.model.status in ("finished", "abandoned")
        if self.over > STEPS_AFTER_THE_END:
            self.begin(rng)
            return
        weights = WEIGHTS.get(self.model.status, AFTER)
        action = rng.choices([*weights], [*weights.values()])[0]
        getattr(self, action)(self._somebody(rng), rng)

    def _somebody(self, rng: random.Random) -> int:
        """Mostly one who is awaited, who sits there, or the host."""
        model = self.model
        awaited, seated = [model.chairs[seat] for seat in model.awaited()], model.chairs
        meant = rng.choice([awaited, awaited, seated, seated, []])
        found = [chair.person for chair in meant if chair.person is not None] or [model.host, *range(len(PEOPLE))]
        return found[rng.randrange(len(found))]

    # --- asking and comparing -----------------------------------------------------------------------------------------

    def _ask(self, person: int, method: str, path: str, **body: object) -> httpx.Response:
        self.steps += 1
        return self.company.people[person].ask(method, path, body)

    def _expect(self, refused: Refused | None, answer: httpx.Response) -> Any:
        """The answer must be what the model says."""
        content = answer.json()
        if refused is None:
            assert answer.is_success, f"{answer.request.url.path}: {answer.text}"
        else:
            found = (answer.status_code, content.get("error", {}).get("key"))
            assert found == refused, f"{answer.request.url.path}: {answer.text}"
        self._let_computers_play()
        return content

    def _let_computers_play(self) -> None:
        """Wait until no computer player is awaited; what they did is in the log."""
        model = self.model
        while model.computers():
            for event in wait_until(
                lambda: read_log(self.company.server, self.table, model.seq), "a computer player's turn"
            ):
                assert (event["kind"], event["by"], event["round"]) == ("turned", "computer", model.round)
                assert event["seat"] in model.computers()
                model.submit(event["seat"], event["turn"].split())
            wait_until(
                lambda: self.company.stranger.look(self.table)["seq"] >= model.seq, "the server knows what it wrote"
            )

    @invariant()
    def everybody_sees_what_is(self) -> None:
        """One of them looks after every step, in turn."""
        if hasattr(self, "model"):
            who = self.steps % (len(PEOPLE) + 1)
            client = self.company.people[who] if who < len(PEOPLE) else self.company.stranger
            compare(self.model, client.look(self.table), who, self.code)

    # --- before the start ---------------------------------------------------------------------------------------------

    def join_by_code(self, person: int, rng: random.Random) -> None:
        self._join_by_code(person, rng.choice(WANTED))

    def _join_by_code(self, person: int, wanted: int | None) -> None:
        answer = self._ask(person, "POST", "/join", code=self.code, seat=wanted)
        self._expect(self.model.join_by_code(person, wanted), answer)

    def join(self, person: int, rng: random.Random) -> None:
        wanted = rng.choice(WANTED)
        answer = self._ask(person, "POST", f"{self.path}/join", seat=wanted)
        self._expect(self.model.join(person, wanted), answer)

    def change_terms(self, person: int, rng: random.Random) -> None:
        seats, listed = rng.randint(1, 4), rng.random() < 0.5
        answer = self._ask(person, "PUT", f"{self.path}/terms", seats=seats, listed=listed, **self.terms)
        self._expect(self.model.change_terms(person, seats, listed), answer)

    def set_chair(self, person: int, rng: random.Random) -> None:
        seat, player = rng.randrange(4), rng.choice([None, *self.players])
        answer = self._ask(person, "PUT", f"{self.path}/seats/{seat}", player=player)
        self._expect(self.model.set_chair(person, seat, player), answer)

    def start(self, person: int, rng: random.Random) -> None:
        self._start(rng.choice([person, self.model.host]), rng.choice([None, self.players[1]]))

    def _start(self, person: int, fill: str | None) -> None:
        answer = self._ask(person, "POST", f"{self.path}/start", fill=fill)
        self._expect(self.model.start(person, fill), answer)

    # --- playing ------------------------------------------------------------------------------------------------------

    def _round(self, rng: random.Random) -> int:
        """The running round, or now and then another."""
        return max(0, self.model.round + rng.choice([0] * 8 + [-1, 1]))

    def draft(self, person: int, rng: random.Random) -> None:
        number = self._round(rng)
        refused = self.model.draft(person, number)
        tried = self._expect(refused, self._ask(person, "POST", f"{self.path}/draft", round=number))
        session, own = self.model.session, self.model.seat_of(person)
        if refused is None and session is not None and own is not None:
            legal = session.game.legal(session.draft(own, ()), own)
            assert tried["legal"] == [session.game.write(move) for move in legal]

    def _submit(self, person: int, number: int, moves: list[str], key: str, is_whole: bool = True) -> None:
        answer = self._ask(person, "POST", f"{self.path}/turn", round=number, moves=moves, key=key)
        refused = self.model.turn(person, number, moves, key, is_whole)
        found = self._expect(refused, answer)
        if refused is None:
            assert found["round"] == number
            assert self.answers.setdefault((self.model.seat_of(person), key), found) == found
            self.sent.append((number, moves, key))

    def _some_moves(self, person: int, rng: random.Random) -> list[str]:
        """A legal turn of the person, or one that somebody made before, or any move."""
        own, session = self.model.seat_of(person), self.model.session
        if session is not None and own is not None and own in self.model.awaited():
            return random_moves(session, own, rng)
        return self.sent[-1][1] if self.sent else [find_game(self.game).write(0)]

    def play(self, person: int, rng: random.Random) -> None:
        self._submit(person, self._round(rng), self._some_moves(person, rng), new_key(rng))

    def play_half(self, person: int, rng: random.Random) -> None:
        moves = self._some_moves(person, rng)
        if len(moves) > 1 and self.model.seat_of(person) in self.model.awaited():
            self._submit(person, self.model.round, moves[:-1], new_key(rng), is_whole=False)

    def send_again(self, person: int, rng: random.Random) -> None:
        """The same once more, or another turn with the same key."""
        own = self.model.seat_of(person)
        sent = [found for found in self.sent if (own, found[2]) in self.model.submissions]
        if sent:
            number, moves, key = rng.choice(sent)
            self._submit(person, number + rng.choice([0, 0, 1]), moves, key)

    def take_back(self, person: int, rng: random.Random) -> None:
        """Mostly by one whose turn is in, and now and then with a key that was used, or twice."""
        submitted = [
            self.model.chairs[seat].person for seat in (self.model.session.turns if self.model.session else ())
        ]
        person = rng.choice([found for found in submitted if found is not None] or [person])
        number, key = self._round(rng), new_key(rng)
        if self.sent and rng.random() < 0.1:
            key = rng.choice(self.sent)[2]
        for _ in range(rng.choice([1, 1, 2])):
            answer = self._ask(person, "POST", f"{self.path}/take-back", round=number, key=key)
            refused = self.model.take_back(person, number, key)
            found = self._expect(refused, answer)
            if refused is None:
                assert self.answers.setdefault((self.model.seat_of(person), key), found) == found

    # --- absence ------------------------------------------------------------------------------------------------------

    def leave(self, person: int, rng: random.Random) -> None:
        answer = self._ask(person, "POST", f"{self.path}/leave")
        self._expect(self.model.leave(person), answer)

    def hand_over(self, person: int, rng: random.Random) -> None:
        seat, player = rng.randrange(4), rng.choice([None, *self.players])
        people = sum(chair.person is not None and not chair.player for chair in self.model.chairs)
        if people > 1 or rng.random() < 0.1:  # otherwise computer players play to the end, and little is left to try
            answer = self._ask(person, "POST", f"{self.path}/seats/{seat}/hand-over", player=player)
            self._expect(self.model.hand_over(person, seat, player or self.model.stand_in), answer)

    def hand_back(self, person: int, rng: random.Random) -> None:
        away = [seat for seat, chair in enumerate(self.model.chairs) if chair.person is not None and chair.player]
        seat = rng.choice([*away, rng.randrange(4)])
        answer = self._ask(person, "POST", f"{self.path}/seats/{seat}/hand-back")
        self._expect(self.model.hand_back(person, seat), answer)

    # --- devices and restarts -----------------------------------------------------------------------------------------

    def offer_seat(self, person: int, rng: random.Random) -> None:
        refused = self.model.offer(person)
        offered = self._expect(refused, self._ask(person, "POST", f"{self.path}/transfer"))
        if refused is None:
            self.codes.append(offered["code"])

    def take_seat(self, person: int, rng: random.Random) -> None:
        """Mostly by a device without a seat, with the last code."""
        free = [other for other in range(len(PEOPLE)) if self.model.seat_of(other) is None]
        person = rng.choice([person, *free, *free])
        if self.codes:
            number = rng.choice([len(self.codes) - 1, rng.randrange(len(self.codes))])
            answer = self._ask(person, "POST", "/transfers", code=self.codes[number])
            asked = self._expect(self.model.ask_for_seat(person, number), answer)
            if answer.status_code == 202:
                self.checks[number] = asked["check"]
            giver = rng.choice([self.model.offers[number]] * 3 + [person])
            check = self.checks.get(self.model.good.get(giver, -1), "00")
            answer = self._ask(giver, "POST", f"{self.path}/transfer/confirm", check=check)
            self._expect(self.model.confirm(giver), answer)

    def reload(self, person: int, rng: random.Random) -> None:
        """The page is loaded anew: another connection with the same token."""
        old = self.company.people[person]
        old.http.close()
        old.server.clients.remove(old)
        self.company.people[person] = Client(old.server, old.token)

    def restart(self, person: int, rng: random.Random) -> None:
        if self.steps - self.restarted >= self.between_restarts:
            self.restarted = self.steps
            self.company.server.end(rng.choice([signal.SIGKILL, signal.SIGTERM]))
            self.company.server.start()
            self._let_computers_play()


def new_key(rng: random.Random) -> str:
    """An idempotency key."""
    return f"{rng.getrandbits(128):032x}"


def compare(model: Model, seen: Any, who: int, code: str) -> None:
    """What a person sees is what the model says."""
    own = model.seat_of(who)
    assert seen["you"] == own
    assert seen["seq"] == model.seq
    assert seen["code"] == (code if own is not None and model.status == "open" else None)
    assert (seen["now"]["status"], seen["table"]["status"]) == (model.status, model.status)
    assert (seen["now"]["round"], seen["now"]["awaited"]) == (model.round, model.awaited())
    assert seen["table"]["host"] == model.seat_of(model.host)
    chairs = [(chair["player"], chair["person"]) for chair in seen["table"]["seats"]]
    assert chairs == [(chair.player, chair.person is not None) for chair in model.chairs]
    if model.session is None:
        assert seen["public"] is None
        return
    game, viewer = model.session.game, SPECTATOR if own is None else own
    public = game.describe(game.view(model.session.state, SPECTATOR))
    assert seen["public"] == public
    assert patched(seen["public"], seen["own"]) == game.describe(model.session.view(viewer))


def check_evenings(server: Server, runs: int) -> None:
    """So many tables; always the same ones."""
    evening = type("Evening", (Evening,), {"company": Company(server)})
    run_state_machine_as_test(
        evening,
        settings=settings(
            max_examples=runs,
            stateful_step_count=STEPS,
            derandomize=True,
            database=None,
            deadline=None,
            report_multiple_bugs=False,
            phases=(Phase.generate,),
            suppress_health_check=[*HealthCheck],
        ),
    )


def make_house(make_server: Callable[..., Server], *mutants: str) -> Server:
    """A server where nothing is left to chance."""
    return make_server(" + ".join((CERTAIN, *mutants)), absent_seconds=NOBODY_STAYS)


def soak(make_server: Callable[..., Server], share: float) -> str:
    """The long form: 200 tables."""
    runs = round(LONG_RUNS * share)
    check_evenings(make_house(make_server), runs)
    return f"{runs} tables with {STEPS} steps each are what the model says"


@pytest.mark.long
def test_a_table_is_what_a_small_model_of_it_says(make_server: Callable[..., Server]) -> None:
    check_evenings(make_house(make_server), RUNS)


def check_second_thoughts(server: Server) -> None:
    """Turns are taken back before a restart, and old ones are sent again: nothing of that is left to chance."""
    rng = random.Random(1)
    evening = type("Evening", (Evening,), {"company": Company(server), "between_restarts": 0})()
    evening._open("welcome", 2, 0, True, rng)
    evening._join_by_code(1, None)
    evening._start(0, None)
    for _ in range(SECOND_THOUGHTS):
        for who, action in (0, "play"), (0, "take_back"), (0, "restart"), (0, "play"), (1, "play"), (0, "send_again"):
            getattr(evening, action)(who, rng)
            evening.everybody_sees_what_is()


def test_second_thoughts_are_what_the_model_says(make_server: Callable[..., Server]) -> None:
    check_second_thoughts(make_house(make_server))


@pytest.mark.parametrize("mutant", ["forgets what was taken back", "answers a retry anew"])
def test_the_model_sees_that_a_server(make_server: Callable[..., Server], mutant: str) -> None:
    with pytest.raises(AssertionError):
        check_second_thoughts(make_house(make_server, mutant))
