"""Commands: what people may do at a table. Each looks at it and plans events, or refuses; none changes anything."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from housewright.engine.describing import reason_key
from housewright.engine.game import Game, Turn, View, write_turn
from housewright.engine.session import IllegalMoveError, IncompleteTurnError, play, play_turn
from housewright.games import GAMES, find_game
from housewright.players.finding import find_players
from housewright.server.access.looks import distinct_name
from housewright.server.refusals import Refusal, conflict, forbidden, unacceptable, unknown
from housewright.server.tables import events
from housewright.server.tables.events import Agreement, Event
from housewright.server.tables.table import Answer, Chair, Table

MOST_MOVES = 40  # of a turn that is sent; no turn has as many


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks."""

    guest: str
    name: str


# --- before the start -------------------------------------------------------------------------------------------------


def agree(agreement: Agreement, seats: int) -> Agreement:
    """The agreement in its exact form; a Refusal if the game knows no such options, seats or computer player."""
    if agreement.game not in GAMES:
        raise unacceptable("no-such-game", {"game": agreement.game[:40]})
    game = find_game(agreement.game)
    try:
        options = game.options(agreement.options)
    except ValueError as wrong:
        raise unacceptable("bad-options", {"what": str(wrong)}) from None
    allowed = game.seat_range(options)
    if seats not in allowed:
        raise unacceptable("bad-seats", {"seats": seats, "fewest": allowed.start, "most": allowed.stop - 1})
    require_player(agreement.game, agreement.stand_in)
    if agreement.learning and not agreement.hints:
        raise unacceptable("learning-hints")
    return agreement.model_copy(update={"options": options})


def require_player(game: str, player: str) -> None:
    """Only levels and characters sit down with people."""
    players = find_players(game)
    if player not in (*players.levels, *players.characters):
        raise unacceptable("no-such-player", {"player": player[:40]})


def usual_stand_in(game: str) -> str:
    """The computer player of middling strength that plays for absent people, unless told."""
    levels = find_players(game).levels
    return levels[len(levels) // 2]


def require_open(table: Table) -> None:
    """Only before the start."""
    if table.status != "open":
        raise conflict("already-started" if table.status == "running" else "over")


def require_host(table: Table, person: Person) -> None:
    """Only for the host."""
    if table.host != person.guest:
        raise forbidden("not-host")


def chair_of(table: Table, seat: int) -> Chair:
    """A chair by its number."""
    if not 0 <= seat < len(table.chairs):
        raise unknown("no-such-seat")
    return table.chairs[seat]


def settle(table: Table, person: Person, agreement: Agreement, seats: int) -> list[Event]:
    """The host changes what was agreed, or the number of chairs."""
    require_host(table, person)
    require_open(table)
    if agreement.game != table.agreement.game:
        raise unacceptable("other-game")
    if any(not chair.is_empty for chair in table.chairs[seats:]):
        raise conflict("seat-taken")
    agreed = agree(agreement, seats)
    if agreed.learning and sum(chair.is_person for chair in table.chairs) > 1:
        raise conflict("learning-alone")
    if (agreed, seats) == (table.agreement, len(table.chairs)):
        return []
    return [events.Agreed(agreement=agreed, seats=seats)]


def sit(table: Table, person: Person, town: str, wanted: int | None = None) -> list[Event]:
    """A person claims one empty chair; who sits already keeps theirs."""
    if table.seat_of(person.guest) is not None:
        return []
    require_open(table)
    if table.agreement.learning and table.has_people_besides(()):
        raise conflict("learning-alone")
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.is_empty]
    if wanted is not None and wanted not in empty:
        chair_of(table, wanted)
        raise conflict("seat-taken")
    if not empty:
        raise conflict("table-full")
    seat = empty[0] if wanted is None else wanted
    return [events.Sat(seat=seat, guest=person.guest, name=name_at(table, person), town=town)]


def name_at(table: Table, person: Person) -> str:
    """The name of a person at this table: nobody looks like another one."""
    return distinct_name(person.name, [chair.name for chair in table.chairs if chair.guest not in (None, person.guest)])


def rename(table: Table, person: Person, town: str) -> list[Event]:
    """A person goes by the name they have now, and gives the town another one, before the start."""
    seat = require_seat(table, person)
    require_open(table)
    name = name_at(table, person)
    if (table.chairs[seat].name, table.chairs[seat].town) == (name, town):
        return []
    return [events.Sat(seat=seat, guest=person.guest, name=name, town=town)]


def leave(table: Table, person: Person) -> list[Event]:
    """A person goes: the chair is empty before the start; later a computer player plays on, where others still play."""
    seat = require_seat(table, person)
    following = [chair.guest for chair in table.chairs if chair.guest and chair.guest != person.guest]
    heir: list[Event] = [events.Hosted(guest=following[0])] if table.host == person.guest and following[:1] else []
    if table.status == "open":
        gone: list[Event] = [events.Left(seat=seat)]
        return [*gone, *(heir or ([events.Abandoned()] if table.host == person.guest else []))]
    if table.status == "running" and not table.chairs[seat].player:
        if not following and len(table.chairs) == 1:
            return [events.Abandoned()]
        if table.has_people_besides([seat]):
            return [events.Seated(seat=seat, player=table.agreement.stand_in), *heir]
    return heir  # where nobody is left to play, the table waits


def place_computer(table: Table, person: Person, seat: int, player: str | None) -> list[Event]:
    """The host puts a computer player on an empty chair, another in its place, or empties a chair."""
    require_host(table, person)
    require_open(table)
    chair = chair_of(table, seat)
    if player is None:
        if chair.guest == person.guest:
            raise conflict("own-seat")
        return [] if chair.is_empty else [events.Left(seat=seat)]
    require_player(table.agreement.game, player)
    if chair.guest is not None:
        raise conflict("seat-taken")
    if chair.player == player:
        return []
    emptied: list[Event] = [] if chair.is_empty else [events.Left(seat=seat)]
    return [*emptied, events.Seated(seat=seat, player=player)]


def start(table: Table, person: Person, fill: str | None) -> list[Event]:
    """The host starts; empty chairs are filled with this computer player, or there must be none."""
    require_host(table, person)
    if table.status == "running":
        return []
    require_open(table)
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.is_empty]
    if empty and fill is None:
        raise conflict("seats-empty")
    if fill is not None:
        require_player(table.agreement.game, fill)
    seated: list[Event] = [events.Seated(seat=seat, player=fill or "") for seat in empty]
    return [*seated, events.Started()]


# --- playing ----------------------------------------------------------------------------------------------------------


def require_seat(table: Table, person: Person) -> int:
    """The seat of the person."""
    seat = table.seat_of(person.guest)
    if seat is None:
        raise forbidden("not-seated")
    return seat


def require_running(table: Table) -> None:
    """Only while the game runs."""
    if table.status != "running":
        raise conflict("not-started" if table.status == "open" else "over")


def require_round(table: Table, round_: int) -> None:
    """Only in the round that is meant."""
    current = table.running().round
    if round_ != current:
        raise conflict("round-closed" if round_ < current else "round-not-begun", round=current)


def require_awaited(table: Table, seat: int) -> None:
    """Only a seat whose turn is missing."""
    if seat not in table.awaited():
        raise conflict("turn-taken" if seat in table.running().turns else "not-your-turn")


def read_moves(game: Game, moves: Sequence[str]) -> Turn:
    """The moves of texts."""
    if len(moves) > MOST_MOVES:
        raise unacceptable("not-a-move", {"move": f"{len(moves)} moves"})
    found: list[int] = []
    for text in moves:
        try:
            found.append(game.read(text))
        except ValueError:
            raise unacceptable("not-a-move", {"move": text[:40]}) from None
    return tuple(found)


def begin_draft(table: Table, person: Person, round_: int) -> tuple[int, View]:
    """The seat, and the view on which a turn may be tried."""
    require_running(table)
    seat = require_seat(table, person)
    require_round(table, round_)
    require_awaited(table, seat)
    return seat, table.running().draft(seat, ())


def illegal(game: Game, wrong: IllegalMoveError) -> Refusal:
    """A move that the rules forbid, with the clause that does."""
    arguments = {"move": wrong.text, **game.arguments(wrong.move)}
    return unacceptable(
        reason_key(wrong.reason), arguments, game=game.name, index=wrong.index, clause=game.clauses[wrong.reason]
    )


@contextlib.contextmanager
def by_the_rules(game: Game) -> Iterator[None]:
    """Whatever the rules object to in here is refused."""
    try:
        yield
    except IllegalMoveError as wrong:
        raise illegal(game, wrong) from None
    except IncompleteTurnError:
        raise unacceptable("turn-incomplete") from None


def try_moves(game: Game, view: View, seat: int, moves: Turn) -> None:
    """Make the moves on a view; a Refusal names the first that the rules forbid, and why."""
    with by_the_rules(game):
        play(game, view, seat, moves)


def try_turn(game: Game, view: View, seat: int, turn: Turn) -> None:
    """The same with a whole turn."""
    with by_the_rules(game):
        play_turn(game, view, seat, turn)


def earlier_answer(table: Table, seat: int, key: str, event: Event) -> Answer | None:
    """What the same submission was answered before; a Refusal if the key was used for another one."""
    if (seat, key) not in table.answers:
        return None
    before, answer = table.answers[seat, key]
    if before != event:
        raise unacceptable("key-used")
    return answer


def take_turn(table: Table, person: Person, round_: int, turn: Turn, key: str) -> list[tuple[Event, str]]:
    """A person submits a whole turn. Whether the rules allow it, the session says when it happens."""
    seat = require_seat(table, person)
    event = events.Turned(seat=seat, round=round_, turn=write_turn(table.game, turn), by="person")
    if earlier_answer(table, seat, key, event):
        return []
    require_running(table)
    require_round(table, round_)
    require_awaited(table, seat)
    if table.chairs[seat].player:
        raise conflict("seat-handed-over")
    return [(event, key)]


def take_back(table: Table, person: Person, round_: int, key: str) -> list[tuple[Event, str]]:
    """A person withdraws their turn while others are still deciding."""
    seat = require_seat(table, person)
    event = events.TakenBack(seat=seat, round=round_)
    if earlier_answer(table, seat, key, event):
        return []
    require_running(table)
    require_round(table, round_)
    if seat not in table.running().turns:
        raise conflict("nothing-to-take-back")
    return [(event, key)]


def computer_turns(table: Table, round_: int, turns: dict[int, Turn]) -> list[Event]:
    """Turns that computer players found, as far as they are still wanted."""
    if table.status != "running" or table.running().round != round_:
        return []
    wanted = [seat for seat in table.awaited_computers() if seat in turns]
    return [computer_turn(table, seat, round_, turns[seat], "computer") for seat in wanted]


def computer_turn(table: Table, seat: int, round_: int, turn: Turn, by: Literal["computer", "clock"]) -> events.Turned:
    """The event of a turn that a computer player found."""
    return events.Turned(seat=seat, round=round_, turn=write_turn(table.game, turn), by=by)


# --- absence ----------------------------------------------------------------------------------------------------------


def hand_over(table: Table, person: Person, seat: int, player: str, is_absent: bool) -> list[Event]:
    """The host lets a computer player play for an absent person; everybody may do that for themselves."""
    require_running(table)
    chair = chair_of(table, seat)
    if chair.guest != person.guest:
        require_host(table, person)
        if not chair.guest:
            raise conflict("no-person")
        if not is_absent:
            raise conflict("not-absent")
    require_player(table.agreement.game, player)
    return [] if chair.player == player else [events.Seated(seat=seat, player=player)]


def hand_back(table: Table, person: Person, seat: int) -> list[Event]:
    """A person plays again for themselves; the host may call them back, too."""
    require_running(table)
    chair = chair_of(table, seat)
    if chair.guest != person.guest:
        require_host(table, person)
    if not chair.guest:
        raise conflict("no-person")
    return [events.Returned(seat=seat)] if chair.player else []


def move_seat(table: Table, person: Person, giver: str) -> list[Event]:
    """A person goes on at another device. Who gave the code must still sit there: that makes it good only once."""
    seat = table.seat_of(giver)
    if seat is None:
        raise unknown("no-such-code")
    if table.status not in ("open", "running"):
        raise conflict("over")
    if giver == person.guest:
        return []
    if table.seat_of(person.guest) is not None:
        raise conflict("already-seated")
    return [events.Moved(seat=seat, guest=person.guest)]
