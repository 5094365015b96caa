"""Start, luck, others and loss add up to the result, to the last digit; nothing depends on order or interruption."""

from __future__ import annotations

import json
import random

import pytest

from housewright.analysis.results import Closed, Judged, from_json, to_json
from housewright.analysis.run import Analyser, CannotAnalyseError, results_of
from housewright.engine.game import Seed
from housewright.engine.session import Session
from housewright.games import ENTRIES, find_game
from housewright.players.analyst import Depth
from housewright.players.welcome.analyst import WelcomeStudy, after_turns
from tests.analysis.games import CASES, analyse, company, play, turns_of

FEW_TURNS = 2  # games are played with so few seats, one with more; many more are played by the soak


def check_sums(game: str, options: str, seats: int, seed: int) -> None:
    """Analyse a game of mixed company, and check all its sums."""
    session = play(game, options, company(game, seats, random.Random(seed)), seed)
    analysis = analyse(session, seed=seed)
    assert [seat.seat for seat in analysis.seats] == [*range(seats)]
    for seat in analysis.seats:
        results = results_of(session.game, session.state, seat.seat, analysis.units)
        for unit, total in seat.sums.items():
            assert total.start + total.luck + total.others - total.loss == total.result == results[unit]
            value = total.start
            for turn in seat.turns:
                step = turn.steps[unit]
                assert step.loss >= 0
                assert value + step.others + step.luck - step.loss == step.after_turn
                value = step.after_turn
            if seats == 1:
                assert total.others == 0
    assert len(turns_of(analysis)) == sum(len(turns) for turns in session.rounds)


@pytest.mark.parametrize(("game", "options", "seats"), CASES)
def test_everything_adds_up_exactly(game: str, options: str, seats: int) -> None:
    for seed in range(2 if seats <= FEW_TURNS else 1):
        check_sums(game, options, seats, seed)


@pytest.mark.parametrize("game", ["welcome", "heimat"])
def test_the_cases_hold_every_variant_every_switch_alone_and_many_seats(game: str) -> None:
    rules, entry = find_game(game), ENTRIES[game]
    played = {rules.options(options) for name, options, _ in CASES if name == game}
    assert {rules.options(options) for options in (*entry.variants, *entry.switches)} <= played
    assert any("games-3" in options for options in played) == (entry.series > 1)
    seats = {seats for name, _, seats in CASES if name == game}
    assert seats >= {*range(min(rules.seat_range("basic")), 6)}
    assert max(seats) >= min(12, max(rules.seat_range("basic")))


def test_what_was_given_away_line_by_line_adds_up_to_the_loss() -> None:
    analysis = analyse(play("welcome", "advanced", ["easy", "beginner"], 9), Depth.NORMAL)
    for seat in analysis.seats:
        lines = {line: lost for line, lost in seat.loss_by_line.items() if line != "total"}
        assert any(abs(lost) > 1 for lost in lines.values())
        assert seat.loss_by_line["total"] == pytest.approx(seat.sums["points"].loss, abs=0.01)
        assert sum(lines.values()) == pytest.approx(seat.sums["points"].loss, abs=0.2)  # each is rounded


def test_lines_that_would_be_too_costly_are_not_told() -> None:
    analysis = analyse(play("welcome", "basic", ["easy"], 9), Depth.QUICK)
    assert analysis.seats[0].sums["points"].loss > 1
    assert analysis.seats[0].loss_by_line == {}


@pytest.mark.parametrize(("game", "seats"), [("welcome", 2), ("heimat", 2)])
def test_an_analysis_can_be_repeated_and_goes_on_from_what_was_kept(game: str, seats: int) -> None:
    session = play(game, "basic", company(game, seats, random.Random(4)), 4)
    whole = [*Analyser(session, Depth.QUICK, 7).events()]
    assert [*Analyser(session, Depth.QUICK, 7).events()] == whole
    kept = [from_json(json.loads(json.dumps(to_json(event)))) for event in whole[: len(whole) // 3]]
    assert kept == whole[: len(kept)]
    assert [*Analyser(session, Depth.QUICK, 7).events(kept)] == whole[len(kept) :]


def test_the_seat_that_is_asked_for_comes_first_and_is_judged_alike() -> None:
    session = play("welcome", "basic", ["easy", "good"], 5)
    asked = [*Analyser(session, Depth.QUICK).events(seats=(1, 0))]
    assert isinstance(asked[0], Judged) and asked[0].seat == 1
    plain = [*Analyser(session, Depth.QUICK).events()]
    assert sorted(map(order, asked)) == sorted(map(order, plain))
    assert {order(event): event for event in asked} == {order(event): event for event in plain}


@pytest.mark.parametrize(("options", "seats"), [("basic", 2), ("advanced", 3)])
def test_nothing_is_booked_under_others_where_they_did_what_was_expected(options: str, seats: int) -> None:
    session = play("welcome", options, ["strong"] * seats, 12)
    analyser, found = Analyser(session, Depth.QUICK), 0
    study = analyser.study
    assert isinstance(study, WelcomeStudy)
    for event in analyser.events():
        if not isinstance(event, Judged) or event.round == 1:
            continue
        turns = session.rounds[event.round - 2]
        view = analyser.views(event.seat)[event.round - 2]
        expected, revealed = study.expected_seats(view, event.seat), after_turns(view, turns)
        expected[event.seat] = revealed[event.seat]
        if expected.tobytes() == revealed.tobytes():
            assert event.steps["points"].others == 0
            found += 1
    assert found > len(session.rounds), "strong players mostly do what is expected"


def order(event: Judged | Closed) -> tuple[int, int]:
    """Where an event stands among all."""
    return event.seat, event.round if isinstance(event, Judged) else 10_000


def test_verdicts_go_by_what_was_given_away() -> None:
    analysis = analyse(play("welcome", "basic", ["beginner"], 6))
    for turn in turns_of(analysis):
        assert (turn.verdict == "blunder") == (round(turn.step.loss, 1) >= 4.0)
        assert turn.best.values["points"] == turn.step.after_cards
        assert len(turn.choices) <= 3
    counts = analysis.seats[0].counts
    assert sum(counts.values()) == len(analysis.seats[0].turns)
    worst = max(turns_of(analysis), key=lambda turn: turn.step.loss)
    assert analysis.seats[0].costliest[0] == worst.round


def test_lines_of_a_turn_add_up_to_its_points() -> None:
    session = play("welcome", "basic", ["easy", "easy"], 8)
    analyser = Analyser(session, Depth.NORMAL)
    judged = next(iter(analyser.events()))
    assert isinstance(judged, Judged)
    for choice in (judged.made, *judged.choices):
        lines = {name: value for name, value in choice.lines.items() if name != "total"}
        assert sum(lines.values()) == pytest.approx(choice.values["points"], abs=0.05)


def test_every_auction_is_told_with_its_prices() -> None:
    session = play("heimat", "basic", ["strong", "easy", "medium"], 3)
    auctions = analyse(session).auctions
    assert len(auctions) > 10
    for auction in auctions:
        assert sum(auction.gains) == pytest.approx(0.0, abs=0.01)
        assert auction.paid == 0 or auction.paid <= max(bid for _, bid in auction.bids)
        assert auction.auctioneer != auction.buyer or auction.paid >= 0
    best = play("heimat", "basic", ["strong", "strong"], 3)
    for auction in analyse(best).auctions:
        assert auction.paid == (auction.fair or 0), "the best pay what is fair"


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    session = Session.begin(find_game("welcome"), "basic", 1, Seed(bytes(32)))
    with pytest.raises(CannotAnalyseError, match="not over"):
        Analyser(session)
