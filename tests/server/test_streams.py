"""Streams: what they tell adds up to what a snapshot says, for every viewer, whatever happens on the way."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import hashlib
import random
import socket
import statistics
import struct
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, TypeAlias

import pytest
from pydantic_core import to_json

from housewright.server.hall.live import MOST_MISSED, MOST_WAITING
from housewright.server.routes.listening import flow
from housewright.server.telling.patches import patched
from housewright.server.telling.streams import Frame, Stream
from tests.server.circumstances import HELD, MISSED_SECONDS
from tests.server.following import Follower, Picture, open_stream
from tests.server.games import Party, seat_party
from tests.server.proxy import run_proxy
from tests.server.running import IMPATIENT, PATIENCE, Client, Server, wait_until

MakeServer: TypeAlias = Callable[..., Server]
VARIANTS: list[tuple[str, str, Sequence[str | None]]] = [
    ("welcome", "basic", [None]),
    ("welcome", "basic", [None, None, "easy"]),
    ("welcome", "advanced", [None, None]),
    ("welcome", "expert", [None, None]),
    ("heimat", "basic", [None, None, None]),
    ("heimat", "estates+games-2", [None, "easy"]),
]
TAKE_BACKS = 0.2
SOON = "people are missed soon"
LATE = "people are missed late"
LOST_SOON = f"{SOON} + lost connections end soon"
SO_ATTACH_FILTER = 26  # of Linux; the module socket does not name it


# --- messages add up to snapshots -------------------------------------------------------------------------------------


def compare(follower: Follower, seconds: float = PATIENCE) -> None:
    """What a follower has put together is what a snapshot says; who is there may be told a moment later."""
    snapshot, shown = wait_until(lambda: meet(follower), "the table as it is", seconds)
    for name in snapshot:
        assert shown[name] == snapshot[name], f"{name} of seat {snapshot['you']} at {snapshot['seq']}"


def meet(follower: Follower) -> tuple[Any, Any] | None:
    """A snapshot and a follower's picture of the same moment, if the table looks alike in both."""
    snapshot = follower.client.look(follower.table)
    del snapshot["code"], snapshot["link"]
    follower.reach(snapshot["seq"])
    shown = follower.shown()
    is_same = (shown["seq"], shown["table"]) == (snapshot["seq"], snapshot["table"])
    return (snapshot, shown) if is_same else None


def check_messages_add_up(server: Server, game: str, options: str, seats: Sequence[str | None], rounds: int) -> None:
    """Follow a game of random turns as every seat and as a spectator; compare all after every turn."""
    rng = random.Random(f"{game} {options}")
    party = seat_party(server, game, options, seats, start=False)
    viewers = [*party.people.values(), server.stranger()]
    followers = [Follower(viewer, party.table).begin() for viewer in viewers]
    party.host.post(f"/tables/{party.table}/start")
    for follower in followers:
        compare(follower)
    for _ in range(rounds):
        current, awaited = party.awaited()
        for seat in rng.sample(awaited, len(awaited)):
            play_with_second_thoughts(party, seat, current, rng)
            for follower in followers:
                compare(follower)


def play_with_second_thoughts(party: Party, seat: int, number: int, rng: random.Random) -> None:
    """A random turn, sometimes taken back and made anew."""
    party.play_turn(seat, number, rng)
    if rng.random() < TAKE_BACKS and party.take_back(seat, number):
        party.play_turn(seat, number, rng)


@pytest.mark.parametrize(("game", "options", "seats"), VARIANTS)
def test_messages_add_up_to_the_snapshot_for_every_seat_and_spectator(
    server: Server, game: str, options: str, seats: Sequence[str | None]
) -> None:
    check_messages_add_up(server, game, options, seats, rounds=4)


@pytest.mark.parametrize("mutant", ["forgets a change", "keeps what a seat sees to itself", "tells no start"])
def test_a_server_whose_messages_do_not_add_up_is_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError, match=r"of seat|a follower failed"):
        check_messages_add_up(make_server(mutant=mutant), "welcome", "basic", [None, None], rounds=4)


# --- whole games at full speed ----------------------------------------------------------------------------------------


class Notes:
    """What viewers were shown at which event, by messages and by snapshots; both must agree wherever they meet."""

    def __init__(self) -> None:
        self.told: dict[tuple[int | None, int], bytes] = {}
        self.looked: dict[tuple[int | None, int], bytes] = {}

    def by_message(self, picture: Picture) -> None:
        """A follower's picture after a message."""
        self.told[picture.you, picture.seq] = digest(picture.public, picture.own)

    def by_snapshot(self, snapshot: Any) -> None:
        """What a snapshot said."""
        self.looked[snapshot["you"], snapshot["seq"]] = digest(snapshot["public"], snapshot["own"])

    def meetings(self) -> int:
        """At how many events both were noted, after making sure that they agree."""
        common = self.told.keys() & self.looked.keys()
        for moment in common:
            assert self.told[moment] == self.looked[moment], f"seat {moment[0]} at {moment[1]}"
        return len(common)


def digest(public: Any, own: Any) -> bytes:
    """A description as a viewer sees it, in short."""
    return hashlib.blake2b(to_json(patched(public, own)), digest_size=16).digest()


def check_whole_game(server: Server, game: str, options: str, seats: int) -> int:
    """All are following and looking, at a turn of each by hand, and while computer players play on; all agrees."""
    rng = random.Random(seats)
    party = seat_party(server, game, options, [None] * seats, start=False)
    viewers = [*party.people.values(), server.stranger()]
    notes = Notes()
    steady = [Follower(viewer, party.table, told=notes.by_message).begin() for viewer in viewers]
    restless = [Follower(viewer, party.table).begin_with_gaps(rng) for viewer in viewers]
    party.host.post(f"/tables/{party.table}/start")
    for _ in party.people:
        number, awaited = party.awaited()
        party.play_turn(awaited[0], number, rng)
        for viewer in viewers:
            notes.by_snapshot(viewer.look(party.table))
    for seat, person in party.people.items():
        person.post(f"/tables/{party.table}/seats/{seat}/hand-over", player="easy")
    while (snapshot := rng.choice(viewers).look(party.table))["now"]["status"] == "running":
        notes.by_snapshot(snapshot)
    for follower in [*steady, *restless]:
        assert follower.reach(snapshot["seq"]).now["status"] == "finished"
        follower.leave()
        notes.by_snapshot(follower.client.look(party.table))
        notes.by_message(follower.picture)
    return notes.meetings()


def soak(make_server: MakeServer, share: float) -> str:
    """The same for many games: 60 at a share of 1."""
    rng = random.Random(2)
    server, games, met = make_server(), round(60 * share), 0
    for _ in range(games):
        game, options, least, most = rng.choice(RANGES)
        met += check_whole_game(server, game, options, rng.randint(least, most))
    return f"{games} whole games: messages and snapshots agree at all {met} moments where they meet"


RANGES = [
    ("welcome", "basic", 1, 6),
    ("welcome", "advanced", 1, 6),
    ("welcome", "expert", 2, 6),
    ("heimat", "basic", 2, 5),
    ("heimat", "estates", 2, 5),
    ("heimat", "estates+games-2", 2, 4),
]


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("welcome", "basic", 1),
        ("welcome", "basic", 4),
        ("welcome", "advanced", 3),
        ("welcome", "expert", 2),
        ("heimat", "basic", 3),
        ("heimat", "estates+games-2", 2),
    ],
)
def test_messages_and_snapshots_of_a_whole_game_agree_at_every_event_where_they_meet(
    server: Server, game: str, options: str, seats: int
) -> None:
    assert check_whole_game(server, game, options, seats) >= (seats + 1) ** 2


def test_a_server_that_forgets_a_change_of_a_whole_game_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match=r"a follower failed|^seat"):
        check_whole_game(make_server(mutant="forgets a change"), "welcome", "basic", 2)


# --- resuming ---------------------------------------------------------------------------------------------------------


def first_message(client: Client, table: str, after: int | None, by_header: bool = False) -> Any:
    """The first message of a new stream that is no presence."""
    with contextlib.closing(follow_lines(client, table, after, by_header)) as messages:
        return next(message for message in messages if "presence" not in message)


def follow_lines(client: Client, table: str, after: int | None, by_header: bool) -> Generator[Any, None, None]:
    """The messages of a new stream."""
    with open_stream(client, table, after, by_header) as answer:
        while line := answer.readline():
            if line.startswith(b"data: "):
                yield Picture.read(line)


def busy_table(host: Client, events: int) -> str:
    """A table with that many events."""
    table = host.open()
    while (seq := host.look(table)["seq"]) < events:
        host.put(f"/tables/{table}/terms", game="welcome", seats=1, name=f"Table {seq}")
    return table


def check_resuming(server: Server, by_header: bool) -> None:
    """Who was away gets what was missed, or a snapshot if that is too much."""
    host = server.guest()
    table = busy_table(host, MOST_MISSED + 5)
    last = host.look(table)["seq"]
    some = first_message(host, table, last - 3, by_header)
    assert [event["seq"] for event in some["events"]] == [last - 2, last - 1, last]
    most = first_message(host, table, last - MOST_MISSED, by_header)
    assert [event["seq"] for event in most["events"]] == [*range(last - MOST_MISSED + 1, last + 1)]
    for unknown in (0, last - MOST_MISSED - 1, last + 1, 10**15):
        message = first_message(host, table, unknown, by_header)
        assert message["snapshot"]["seq"] == message["seq"] == last


@pytest.mark.parametrize("by_header", [False, True], ids=["query", "header"])
def test_a_reader_resumes_after_the_last_event_known_and_gets_a_snapshot_if_too_much_was_missed(
    server: Server, by_header: bool
) -> None:
    check_resuming(server, by_header)


def test_a_server_that_skips_a_missed_event_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError):
        check_resuming(make_server(mutant="skips a missed event"), by_header=False)


def test_a_last_event_id_that_is_no_number_counts_as_none(server: Server) -> None:
    host = server.guest()
    table = busy_table(host, 5)
    for text in ("", "x", "-1", "1.5", "१"):
        headers = [(b"Last-Event-ID", text.encode())]
        with host.http.stream("GET", f"/tables/{table}/events", headers=headers) as stream:
            assert next(line for line in stream.iter_lines() if line.startswith("data: ")).startswith('data: {"seq"')


def test_the_header_of_a_browser_that_reconnects_wins_over_the_address_it_began_with(server: Server) -> None:
    host = server.guest()
    table = busy_table(host, 9)
    with host.http.stream("GET", f"/tables/{table}/events?after=2", headers={"Last-Event-ID": "8"}) as stream:
        message = Picture.read(next(line for line in stream.iter_lines() if line.startswith("data: ")).encode())
    assert [event["seq"] for event in message["events"]] == [9]


def test_every_message_of_the_log_has_its_number_as_id(server: Server) -> None:
    host = server.guest()
    table = busy_table(host, 5)
    with host.http.stream("GET", f"/tables/{table}/events?after=2") as stream:
        lines = stream.iter_lines()
        assert [next(lines) for _ in range(3)] == ["retry: 1000", "", "id: 5"]


# --- presence ---------------------------------------------------------------------------------------------------------


def check_presence_is_told_in_order(server: Server, seconds: float = PATIENCE) -> None:
    """Somebody comes while a message about the table is being made, which does not know it yet."""
    party = seat_party(server, "welcome", "basic", [None, None, None], start=False)
    spectator = Follower(server.stranger(), party.table).begin()
    for seat in (1, 2):
        server.tell(HELD)
        party.host.put(f"/tables/{party.table}/terms", game="welcome", seats=3, name=f"Table {seat}")
        Follower(party.people[seat], party.table).begin()
        server.tell_no_more(HELD)
        compare(spectator, seconds)


def test_presence_is_told_in_order_with_everything_else(make_server: MakeServer) -> None:
    check_presence_is_told_in_order(make_server("makes messages when told"))


def test_a_server_that_tells_presence_out_of_order_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="the table as it is"):
        check_presence_is_told_in_order(make_server("makes messages when told + tells presence at once"), IMPATIENT)


def check_queue(server: Server, seconds: float = PATIENCE) -> None:
    """Messages that cannot be made do not pile up: streams are closed, and who comes back knows everything."""
    ada = server.guest()
    table = ada.open(seats=[None, None])
    follower = Follower(server.stranger(), table).begin()
    server.tell(HELD)
    for number in range(MOST_WAITING + 2):
        ada.put(f"/tables/{table}/me", town=f"Town {number}")
    wait_until(lambda: follower.has_ended, "messages pile up", seconds)
    server.tell_no_more(HELD)
    again = Follower(server.stranger(), table).begin()
    ada.put(f"/tables/{table}/me", town="Newtown")
    again.reach(ada.look(table)["seq"])
    assert again.picture.table["seats"][0]["town"] == "Newtown"


def test_messages_that_cannot_be_made_do_not_pile_up(make_server: MakeServer) -> None:
    check_queue(make_server("makes messages when told"))


def test_a_server_where_messages_pile_up_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="messages pile up"):
        check_queue(make_server("makes messages when told + lets messages pile up"), IMPATIENT)


def test_the_beginning_of_a_stream_is_not_kept_while_it_is_open() -> None:
    async def read() -> list[bytes]:
        stream = Stream(None, 0)
        stream.send(Frame(1, b"news"))
        flowing: Any = flow(b"a large snapshot", stream, 60)
        assert [await anext(flowing), await anext(flowing)] == [b"a large snapshot", b"id: 1\ndata: news\n\n"]
        kept = [*flowing.ag_frame.f_locals.values()]
        await flowing.aclose()
        return kept

    assert b"a large snapshot" not in asyncio.run(read())


def test_a_person_who_comes_back_soon_was_never_gone(make_server: MakeServer) -> None:
    party = seat_party(make_server(LATE), "welcome", "basic", [None, None])
    other = party.people[1]
    watcher = Follower(party.host, party.table).begin()
    with open_stream(other, party.table):
        wait_until(lambda: watcher.picture.table["seats"][1]["present"], "the other is there")
        told = len(watcher.messages)
    with open_stream(other, party.table):
        watcher.reach(party.play_turn(0, 1, random.Random(3)))
    assert party.take_back(0, 1)
    watcher.reach(party.host.look(party.table)["seq"])
    assert len(watcher.messages) == told + 2, "somebody came or went"
    assert watcher.picture.table["seats"][1]["present"]


def test_a_person_who_stays_away_is_gone_after_a_while(make_server: MakeServer) -> None:
    party = seat_party(make_server(SOON), "welcome", "basic", [None, None])
    watcher = Follower(party.host, party.table).begin()
    with open_stream(party.people[1], party.table):
        wait_until(lambda: watcher.picture.table["seats"][1]["present"], "the other is there")
        told, began = len(watcher.messages), time.monotonic()
    wait_until(lambda: not watcher.picture.table["seats"][1]["present"], "the other is gone")
    assert time.monotonic() - began > MISSED_SECONDS
    assert len(watcher.messages) == told + 1


def check_presence_on_resuming(server: Server, seconds: float = PATIENCE) -> None:
    """Who was away learns who came meanwhile, though no event tells of it."""
    party = seat_party(server, "welcome", "basic", [None, None])
    picture = Picture()
    with open_stream(party.host, party.table) as answer:
        while picture.seq == 0:
            picture.read_line(answer.readline())
    assert not picture.table["seats"][1]["present"]
    with open_stream(party.people[1], party.table):
        resumed = Follower(party.host, party.table, picture).begin(after=picture.seq)
        wait_until(lambda: resumed.picture.table["seats"][1]["present"], "who is there", seconds)


def test_who_resumes_is_told_who_is_there(server: Server) -> None:
    check_presence_on_resuming(server)


def test_a_server_that_tells_nobody_who_is_there_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="who is there"):
        check_presence_on_resuming(make_server(mutant="tells nobody who is there"), IMPATIENT)


# --- signs of life, and asking again and again ------------------------------------------------------------------------


BEAT = 0.3  # seconds


def check_heartbeats(server: Server, seconds: float = PATIENCE) -> None:
    """A quiet stream gets a sign of life from time to time, and not more often."""
    table = server.guest().open()
    began = time.monotonic()
    follower = Follower(server.stranger(), table).begin()
    wait_until(lambda: len(follower.beats) >= 4, "four signs of life", seconds)
    assert follower.beats[3] - began > 3 * BEAT


def test_a_quiet_stream_gets_signs_of_life(make_server: MakeServer) -> None:
    check_heartbeats(make_server(heartbeat_seconds=BEAT))


def test_a_server_without_signs_of_life_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="four signs of life"):
        check_heartbeats(make_server(mutant="gives no signs of life", heartbeat_seconds=BEAT), IMPATIENT)


def check_polling(server: Server) -> None:
    """A person who only polls learns everything, waits while nothing happens, and is present all the time."""
    party = seat_party(server, "welcome", "basic", [None, None])
    watcher = Follower(party.people[1], party.table).begin()
    picture = Picture()
    for message in poll(party.host, party.table, None, 5):
        picture.take(message)
    began = time.monotonic()
    for message in poll(party.host, party.table, picture.seq, 1):
        picture.take(message)
    assert time.monotonic() - began > 0.9, "nothing happened, and the answer came at once"
    seat_is_there = watcher.picture.table["seats"]
    for _ in range(3):
        told = len(watcher.messages)
        seq = party.play_turn(1, 1, random.Random(3))
        while picture.seq < seq:
            for message in poll(party.host, party.table, picture.seq, 10):
                picture.take(message)
        assert party.take_back(1, 1)
        for message in poll(party.host, party.table, picture.seq, 10):
            picture.take(message)
        watcher.reach(picture.seq)
        assert len(watcher.messages) == told + 2, "somebody came or went"
        assert seat_is_there[0]["present"]
    snapshot = party.host.look(party.table)
    assert picture.shown() == {name: snapshot[name] for name in picture.shown()}


def poll(client: Client, table: str, after: int | None, wait: float) -> Any:
    """Ask what happened."""
    query = f"wait={wait}" if after is None else f"wait={wait}&after={after}"
    return client.get(f"/tables/{table}/poll?{query}")


def test_polling_waits_and_tells_everything(make_server: MakeServer) -> None:
    check_polling(make_server(LATE))


def test_a_server_that_tells_newcomers_of_themselves_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="came at once"):
        check_polling(make_server(f"{LATE} + tells newcomers of themselves"))


# --- proxies ----------------------------------------------------------------------------------------------------------


def check_messages_pass_a_proxy(server: Server, seconds: float = PATIENCE) -> None:
    """A small message goes through a proxy that collects answers, with nothing behind it that pushes it on."""
    party = seat_party(server, "welcome", "basic", [None, None])
    with run_proxy(server.port) as port:
        follower = Follower(party.people[1], party.table, port=port)
        follower.start()
        wait_until(lambda: follower.picture.seq, "the snapshot", seconds)
        for _ in range(3):
            follower.reach(party.play_turn(0, 1, random.Random(1)), seconds)
            assert party.take_back(0, 1)
        server.kill()
        follower.wait()


def test_messages_go_through_a_proxy_at_once(server: Server) -> None:
    check_messages_pass_a_proxy(server)


@pytest.mark.parametrize("mutant", ["lets proxies collect", "lets proxies compress"])
def test_a_server_that_does_not_warn_proxies_is_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError, match="not within"):
        check_messages_pass_a_proxy(make_server(mutant=mutant), IMPATIENT)


def check_small_answers_leave_at_once(make_server: MakeServer, *mutants: str) -> None:
    """No answer on a connection that is kept waits for the other side's acknowledgement (40 ms)."""
    server = make_server(" + ".join(("says how it sends", *mutants)))
    sends = {line for line in server.output.splitlines() if line.startswith("a connection sends")}
    assert sends == {"a connection sends at once"}


def test_small_answers_leave_at_once(make_server: MakeServer) -> None:
    check_small_answers_leave_at_once(make_server)


def test_a_server_that_collects_small_packets_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="sends late"):
        check_small_answers_leave_at_once(make_server, "collects small packets")


# --- slow readers -----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def non_reader(client: Client, table: str) -> Iterator[socket.socket]:
    """A connection on which a stream is asked for and never read."""
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", client.server.port))
        who = f"Authorization: Bearer {client.token}\r\n" if client.token else ""
        connection.sendall(f"GET /api/tables/{table}/events HTTP/1.1\r\nHost: localhost\r\n{who}\r\n".encode())
        yield connection


def delays_of(host: Client, table: str, followers: Sequence[Follower], player: str, seconds: float) -> list[float]:
    """How long after the answer followers were told of each of eighty events."""
    delays = []
    for seat in range(10, 90):
        seq = host.put(f"/tables/{table}/seats/{seat}", player=player)["seq"]
        answered = time.monotonic()
        for follower in followers:
            follower.reach(seq, seconds)
            delays.append(follower.arrivals[seq] - answered)
    return delays


def check_slow_readers_harm_nobody(server: Server, seconds: float = PATIENCE) -> None:
    """Somebody does not read: the others get everything as soon as before, and that one is cut off and is absent."""
    host, sleeper = server.guest("Host"), server.guest("Sleeper")
    table = host.open("welcome", "basic", [None] * 100, seat=None, listed=True)  # its events are large
    sleeper.post(f"/tables/{table}/join", seat=0)
    followers = [Follower(server.stranger(), table).begin() for _ in range(3)]
    alone = delays_of(host, table, followers, "medium", seconds)
    with non_reader(sleeper, table) as connection:
        wait_until(lambda: server.metric("housewright_streams") == 4, "four streams")
        delays = [delay for player in ("easy", "good") for delay in delays_of(host, table, followers, player, seconds)]
        wait_until(lambda: server.metric("housewright_streams") == 3, "the end of the stream nobody reads", seconds)
        assert statistics.median(delays) < 3 * statistics.median(alone) + 0.1
        wait_until(lambda: not followers[0].picture.table["seats"][0]["present"], "absence")
        seq = host.look(table)["seq"]
        connection.settimeout(PATIENCE)
        while connection.recv(1 << 20):
            pass  # what had been sent, and then the end
    resumed = Follower(sleeper, table).begin()
    assert resumed.reach(seq).seq == seq


def test_a_reader_who_does_not_read_is_cut_off_and_the_others_get_everything_at_once(
    make_server: MakeServer,
) -> None:
    check_slow_readers_harm_nobody(make_server(SOON))


@pytest.mark.parametrize("mutant", ["publishing waits for the reader", "keeps everything for slow readers"])
def test_a_server_that_waits_for_slow_readers_is_caught(make_server: MakeServer, mutant: str) -> None:
    with pytest.raises(AssertionError, match="not within"):
        check_slow_readers_harm_nobody(make_server(f"{SOON} + {mutant}"), IMPATIENT)


# --- lost readers -----------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def reader_out_of_reach(client: Client, table: str) -> Iterator[None]:
    """A stream whose reader's network is gone: nothing that is sent is confirmed any more, nor refused."""
    with non_reader(client, table) as connection:
        connection.recv(1 << 16)
        nothing = ctypes.create_string_buffer(struct.pack("HBBI", 0x06, 0, 0, 0))  # a filter that lets nothing in
        program = struct.pack("HL", 1, ctypes.addressof(nothing))
        connection.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)
        yield


def check_lost_readers_are_noticed(server: Server, seconds: float = PATIENCE) -> None:
    """A phone without a network cannot hang up: its stream ends all the same, and its seat counts as absent."""
    party = seat_party(server, "welcome", "basic", [None, None])
    watcher = Follower(party.host, party.table).begin()
    with reader_out_of_reach(party.people[1], party.table):
        wait_until(lambda: watcher.picture.table["seats"][1]["present"], "the other is there")
        wait_until(lambda: server.metric("housewright_streams") == 1, "the end of a stream out of reach", seconds)
        wait_until(lambda: not watcher.picture.table["seats"][1]["present"], "absence")


needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a program play a lost phone")


@needs_linux
def test_a_reader_out_of_reach_is_noticed(make_server: MakeServer) -> None:
    check_lost_readers_are_noticed(make_server(LOST_SOON, heartbeat_seconds=BEAT))


@needs_linux
def test_a_server_that_waits_for_lost_readers_is_caught(make_server: MakeServer) -> None:
    with pytest.raises(AssertionError, match="a stream out of reach"):
        server = make_server(f"{LOST_SOON} + waits for lost readers", heartbeat_seconds=BEAT)
        check_lost_readers_are_noticed(server, MISSED_SECONDS + IMPATIENT)
