"""What is public (clauses 7.1 and 7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from housewright.engine.chance import new_stream
from housewright.engine.game import SPECTATOR, Seed, View, read_turn
from housewright.engine.session import Session
from housewright.engine.simulate import random_session
from housewright.engine.struct import layout
from housewright.heimat.state import Common, Purse
from housewright.heimat.views import PUBLIC_COMMON, PUBLIC_PURSE
from tests.clauses import clause
from tests.heimat.drawing import HEIMAT, Board, box_of

NO_BIDS = ("-", "-")
VIEWERS = (SPECTATOR, 0, 1, 2)


def what_is_known(view: View) -> bytes:
    """All that a view holds but who looks."""
    return view.common.tobytes() + view.seats.tobytes()


def storeys(at: Board, row: int, lot: int) -> Any:
    """A house as the page draws it."""
    return at.seen()["rows"][row]["lots"][lot]["storeys"]


@clause("7.1")
def test_every_field_of_the_table_is_judged_public_or_secret() -> None:
    assert set(layout(Common).names or ()) - set(PUBLIC_COMMON) == {"key", "counter", "roofs", "pad"}


@clause("7.1")
def test_everything_in_a_purse_is_public() -> None:
    assert set(layout(Purse).names or ()) - set(PUBLIC_PURSE) == {"pad"}
    at = Board(hands=(1, 2, 3), boxes=(4, 5, 6))
    assert HEIMAT.view(at.state, 0).seats.tobytes() == at.state.seats.tobytes()


@clause("7.1")
@pytest.mark.parametrize("field", PUBLIC_COMMON)
def test_public_fields_are_seen_as_they_are(field: str) -> None:
    at = Board("R6B4^3 W5", permits="I:A+", mayor="B", roofs="r5").play("$ ^", "2")
    for viewer in VIEWERS:
        assert HEIMAT.view(at.state, viewer).common[field].tobytes() == at.state.common[field].tobytes()


@clause("7.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_order_of_the_roofs_lying_face_down_is_secret(viewer: int) -> None:
    at = Board("R6", roofs="r5 r2 r3").play("^")
    before = what_is_known(HEIMAT.view(at.state, viewer))
    at.common.roofs[1:] = at.common.roofs[1:][::-1].copy()
    assert what_is_known(HEIMAT.view(at.state, viewer)) == before


@clause("7.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_chance_will_bring_is_secret(viewer: int) -> None:
    at = Board("R6", deal=Seed(bytes(range(32))))
    before = what_is_known(HEIMAT.view(at.state, viewer))
    at.common.key[:] = 7
    at.common.counter = 99
    assert what_is_known(HEIMAT.view(at.state, viewer)) == before


@clause("7.1")
def test_roofs_that_were_drawn_are_public() -> None:
    at = Board("R6", roofs="r0 r5").play("^", "^")
    assert HEIMAT.view(at.state, 2).common["roofs"][0, :2].tolist() == at.common.roofs[:2].tolist()
    assert set(HEIMAT.view(at.state, 2).common["roofs"][0, 2:].tolist()) == {255}


@clause("7.1")
def test_how_many_roofs_are_left_is_public() -> None:
    at = Board("R6", roofs="r0 r5").play("^", "^")
    for viewer in VIEWERS:
        assert at.seen(viewer)["roofs"] == {"left": 15, "numbered_left": 11}


@clause("7.1")
@pytest.mark.parametrize("turns", [(), ("^",), ("^", "3"), ("^", "3", "-"), ("^", "3", "-", "sell")])
def test_all_viewers_know_the_same(turns: tuple[str, ...]) -> None:
    at = Board("R6B4^3 W5", roofs="r5").play(*turns)
    assert len({what_is_known(HEIMAT.view(at.state, viewer)) for viewer in VIEWERS}) == 1


@clause("7.1")
def test_descriptions_differ_only_in_what_the_viewer_may_do() -> None:
    at = Board("R6B4^3 W5", roofs="r5").play("^", "3")
    own = {"viewer", "step", "targets"}
    seen = [{key: value for key, value in at.seen(viewer).items() if key not in own} for viewer in VIEWERS]
    assert all(one == seen[0] for one in seen)


@clause("7.1")
def test_only_the_one_to_act_has_targets() -> None:
    at = Board().play("I")
    assert [bool(at.seen(viewer)["targets"]) for viewer in VIEWERS] == [False, False, True, False]
    assert [at.seen(viewer)["step"] for viewer in VIEWERS] == [None, None, "bid", None]


@clause("7.1")
@pytest.mark.parametrize("turns", [(), ("<1", *NO_BIDS), ("#", *NO_BIDS), ("M", *NO_BIDS), ("I", "2"), ("I", "-", "1")])
def test_targets_are_legal_or_tell_why_not(turns: tuple[str, ...]) -> None:
    at = Board("R6B4^3 W5", permits="II:A+").play(*turns)
    targets = at.seen(at.actor)["targets"]
    assert {target["move"] for target in targets if target["reason"] is None} == at.legal()
    for target in targets:
        reason = at.why(target["move"]).name.lower().replace("_", "-")
        assert target["reason"] is None or target["reason"]["key"] == f"reason-{reason}"


@clause("7.1")
def test_imagined_states_fit_the_view() -> None:
    at = Board("R6", roofs="r0 r5").play("^", "^", "2")
    view = HEIMAT.view(at.state, 1)
    imagined = HEIMAT.imagine(view, new_stream(1))
    assert what_is_known(HEIMAT.view(imagined, 1)) == what_is_known(view)
    assert sorted(imagined.common["roofs"][0].tolist()) == list(range(17))


@clause("7.1")
def test_imagined_roofs_lie_in_any_order() -> None:
    view = HEIMAT.view(Board("R6", roofs="r0 r5").play("^", "^").state, 1)
    orders = [HEIMAT.imagine(view, new_stream(seed)).common["roofs"][0].tolist() for seed in range(40)]
    assert len({tuple(order) for order in orders}) == 40
    assert len({order[2] for order in orders}) > 10


@clause("7.2")
def test_of_lower_floors_only_the_colours_are_shown() -> None:
    at = Board("R3^1 R6B4Y2^3")
    assert storeys(at, 0, 1) == [
        {"colour": "red", "value": None},
        {"colour": "blue", "value": None},
        {"colour": "yellow", "value": 2},
    ]
    assert at.seen()["rows"][0]["lots"][1]["roof"] == 3


@clause("7.2")
def test_a_top_value_is_hidden_when_another_cube_is_put_on_it() -> None:
    at = Board("R3^1 R6", display="B4")
    assert storeys(at, 0, 1) == [{"colour": "red", "value": 6}]
    at.play("<1", *NO_BIDS, "A2")
    assert storeys(at, 0, 1) == [{"colour": "red", "value": None}, {"colour": "blue", "value": 4}]


@clause("7.2")
def test_nothing_that_a_page_is_given_depends_on_lower_floors() -> None:
    at, other = Board("R3^1 R6B4Y2^3", "R5Y1", owners="Y:2"), Board("R3^1 R5B3Y2^3", "R2Y1", owners="Y:2")
    for viewer in VIEWERS:
        assert at.seen(viewer) == other.seen(viewer)


@clause("7.2")
def test_open_floors_show_everything() -> None:
    at = Board("R3^1 R6B4Y2^3", options="open-floors")
    assert [storey["value"] for storey in storeys(at, 0, 1)] == [6, 4, 2]
    assert at.seen()["rows"][0]["lots"][1]["least"] == at.seen()["rows"][0]["lots"][1]["most"] == 15
    assert not at.seen()["floors_hidden"]


@clause("7.2")
def test_the_end_shows_everything() -> None:
    at = Board("R3^1 R6B4Y2^3 R5^1 R4^1", "W1^1 W1^1 W1^1 W1", roofs="r2").play("^", *NO_BIDS, "B4")
    assert [storey["value"] for storey in storeys(at, 0, 1)] == [6, 4, 2]
    assert not at.seen()["floors_hidden"]
    assert at.points("row-A") == 4 + 15 + 6 + 5


@clause("7.2")
def test_the_cubes_of_the_display_are_open() -> None:
    assert Board(display="W6").seen()["display"][0][0] == {"cube": "W6", "colour": "white", "value": 6}


@clause("7.2")
@pytest.mark.parametrize(("options", "cube"), [("", "P"), ("open-floors", "P5")])
def test_the_story_names_a_covered_cube_by_its_colour(options: str, cube: str) -> None:
    session = Session.begin(HEIMAT, options, 2, box_of(options, 1, "P5 W3", ""))
    for turn in ("<1", "-", "B1"):
        session.submit(session.awaited()[0], read_turn(HEIMAT, turn))
    told = [*session.story(1, SPECTATOR), *session.story(3, SPECTATOR)]
    assert [event.get("piece", event.get("cube")) for event in told] == ["P5", "P5", None]
    for turn in ("<1", "-", "B1"):
        session.submit(session.awaited()[0], read_turn(HEIMAT, turn))
    told = [*session.story(1, SPECTATOR), *session.story(3, SPECTATOR), *session.story(6, SPECTATOR)]
    assert [event.get("piece", event.get("cube")) for event in told] == [cube, cube, None, "W3", None]


@clause("7.2")
@pytest.mark.parametrize("options", ["", "games-2"])
def test_the_end_of_a_game_names_all_cubes_in_the_story_again(options: str) -> None:
    session = random_session(HEIMAT, options, 2, seed=5)
    told = [event for number in range(1, len(session.rounds) + 1) for event in session.story(number, SPECTATOR)]
    assert all(len(str(event["cube"])) == 2 for event in told if event["event"] == "story-cube")


@clause("7.2")
def test_when_the_game_is_over_every_floor_of_every_moment_may_be_looked_at() -> None:
    at = Board("R6B4^3 W5")
    described: Any = HEIMAT.describe(HEIMAT.look_back(at.state))
    assert [storey["value"] for storey in described["rows"][0]["lots"][0]["storeys"]] == [6, 4]
    assert not described["floors_hidden"]
    assert [storey["value"] for storey in storeys(at, 0, 0)] == [None, 4]
