"""Tables that were begun with other rules: shown as such, never in the way, and their turns can be fetched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError
from typer.testing import CliRunner

from housewright.cli import app
from housewright.engine.record import write_record
from housewright.engine.simulate import random_session
from housewright.games import find_game
from housewright.server.tables.events import EVENT
from housewright.welcome.game import Welcome
from tests.server.circumstances import WAKE
from tests.server.mirrors import change_rows, database_of, read_log, read_rows
from tests.server.running import Client, Server, Zygote, accepted, new_server, wait_until
from tests.server.test_records import send_record
from tests.server.test_what_if import play_out
from tests.server.versions import load_version

Make = Callable[..., Server]
OTHER = "has other rules"
SECRET = "Adalbertine"
DAMAGES = ("substr(body, 1, length(body) - 3)", "replace(body, 'sat', 'flown')", "replace(body, 'seat', 'set')")
RECORD = write_record(random_session(find_game("welcome"), "basic", 1, 1))
PLAYED = ("running", "alone", "replay", "computer", "daily", "what-if", "what-was")  # by the rules that have changed


@pytest.fixture
def house(zygote: Zygote, place: Path) -> Iterator[tuple[Server, dict[str, str]]]:
    """A server with tables of all kinds, not started yet, and what is known of them."""
    server = new_server(zygote, place)
    known = load_version("0.1.0", database_of(server))
    yield server, known
    if server.pid:
        server.close()


def restart(server: Server, mutant: str | None = None) -> None:
    """The next version of the server."""
    server.stop()
    server.mutant = mutant
    server.start()


def turns_of(record: str) -> str:
    """A record without what only the rules can tell."""
    return "".join(line for line in record.splitlines(True) if not line.startswith(("[Scores", "[Digest"))).strip()


def suppose(ada: Client, known: dict[str, str]) -> None:
    """Two games of what-if: one goes on, and one is over."""
    for name in ("what-if", "what-was"):
        known[name] = ada.post(f"/tables/{known['alone']}/what-if", round=3, seat=0)["id"]
        ada.turn(known[name], 3, ada.choose(known[name], 3))
    ada.turn(known["what-if"], 4, ada.choose(known["what-if"], 4))
    play_out(ada, known["what-was"], 0)
    known["record of what was"] = ada.get(f"/tables/{known['what-was']}/record")


def check_other_rules(server: Server, known: dict[str, str], *mutants: str) -> dict[str, str]:
    """Lists show every table, and no other table suffers; returns the turns of some."""
    server.start()
    ada, bert = (Client(server, known[name]) for name in ("Ada", "Bert"))
    suppose(ada, known)
    record = ada.get(f"/tables/{known['alone']}/record")
    imported = ada.get(f"/tables/{known['replay']}/record")
    restart(server, " + ".join((OTHER, *mutants)))
    shown = {row["id"]: row for client in (ada, bert) for row in client.get("/tables/mine")}
    for name in ("running", "alone", "computer", "daily", "what-if", "what-was"):
        assert not shown[known[name]]["readable"], f"{name} is read with other rules"
    assert (shown[known["running"]]["name"], shown[known["running"]]["people"]) == ("Running", ["Ada", "Bert"])
    assert (shown[known["running"]]["status"], shown[known["alone"]]["status"]) == ("running", "finished")
    assert all(shown[known[name]]["readable"] for name in ("open", "finished", "rematch"))
    assert [row["id"] for row in bert.get("/tables")] == [known["open"]]
    assert "[Seed" in bert.get(f"/tables/{known['finished']}/record")
    for name in PLAYED:
        for path in ("", "/events", "/story", "/rounds/1"):
            assert ada.refused(f"/tables/{known[name]}{path}", 410, "table-unread", "GET")["args"] == {"rules": 1}
    ada.refused(f"/tables/{known['running']}/turn", 410, "table-unread", round=4, moves=["x"], key="12345678")
    asked_for = ("alone", "replay", "running", "what-if", "what-was")
    fetched = {name: ada.get(f"/tables/{known[name]}/record").strip() for name in asked_for}
    assert fetched["alone"] == turns_of(record)
    assert fetched["replay"] == imported.strip()
    assert fetched["what-was"] == turns_of(known["record of what was"])
    bert.refused(f"/tables/{known['alone']}/record", 403, "not-seated", "GET")
    assert ada.open(start=True) not in shown, "new tables are opened as ever"
    return fetched


def test_tables_of_other_rules_are_shown_as_such_and_break_nothing(house: tuple[Server, dict[str, str]]) -> None:
    server, known = house
    fetched = check_other_rules(server, known)
    pending = [event["turn"] for event in read_log(server, known["running"]) if event["kind"] == "turned"][-1]
    assert '[Rules "1"]' in fetched["running"]
    assert fetched["running"].splitlines()[-1].startswith("3. ")
    assert "Seed" not in fetched["running"], "a game that was not over keeps its seed"
    assert pending not in fetched["running"], "nobody has seen this turn yet"
    assert '[WhatIf "3"]' in fetched["what-if"]
    assert fetched["what-if"].splitlines()[-1].startswith("3. "), "the turns of before, and those since"
    for secret in ("Seed", "Setup", "Deck"):
        assert secret not in fetched["what-if"], "what is dealt there is not over"
    assert "a table cannot be read" not in server.output


def test_the_check_of_other_rules_sees_a_server_that_takes_those_of_today(house: tuple[Server, dict[str, str]]) -> None:
    with pytest.raises(AssertionError, match="read with other rules"):
        check_other_rules(*house, "reads every log with the rules of today")


def test_a_table_is_begun_with_the_rules_of_its_start(server: Server) -> None:
    ada = server.guest("Ada")
    table = ada.open()
    restart(server, OTHER)
    ada.post(f"/tables/{table}/start")
    assert read_rows(server, "SELECT rules FROM tables") == [(2,)]
    restart(server, OTHER)
    ada.turn(table, 1, ada.choose(table, 1))
    restart(server)
    assert ada.refused(f"/tables/{table}", 410, "table-unread", "GET")["args"] == {"rules": 2}


def test_a_log_that_nobody_understands_breaks_no_list(house: tuple[Server, dict[str, str]]) -> None:
    server, known = house
    server.start()
    server.stop()
    change_rows(server, """UPDATE log SET body = '{"kind": "flown"}' WHERE seq = 5""")
    change_rows(server, "UPDATE log SET body = 'nonsense' WHERE table_id = ?", known["computer"])
    server.start()
    ada, bert = (Client(server, known[name]) for name in ("Ada", "Bert"))
    shown = {row["id"]: row["readable"] for client in (ada, bert) for row in client.get("/tables/mine")}
    assert (shown[known["running"]], shown[known["computer"]], shown[known["open"]]) == (False, False, True)
    assert "a table cannot be read" in server.output
    server.stop()
    change_rows(server, "UPDATE log SET body = 'nonsense' WHERE table_id = ?", known["open"])
    server.start()
    assert [(row["id"], row["readable"]) for row in server.stranger().get("/tables")] == [(known["open"], False)]


def check_readings(server: Server, known: dict[str, str]) -> None:
    """However often lists are asked for, what cannot be read is read once."""
    server.mutant = f"{OTHER} + wakes tables when told"
    server.tell(WAKE)
    server.start()
    ada = Client(server, known["Ada"])
    for _ in range(3):
        shown = {row["id"]: row for row in ada.get("/tables/mine")}
        assert (shown[known["running"]]["readable"], shown[known["running"]]["round"]) == (False, 4)
        ada.refused(f"/tables/{known['running']}", 410, "table-unread", "GET")
    assert server.output.count(f"woken: {known['running']}\n") == 1, "read again and again"
    bert = Client(server, known["Bert"])
    assert "Ada" in str(bert.get("/tables/mine"))
    ada.ask("DELETE", "/guest")
    wait_until(lambda: "Ada" not in str(bert.get("/tables/mine")), "forgetting")


def test_a_table_that_cannot_be_read_is_read_once_for_many_lists(house: tuple[Server, dict[str, str]]) -> None:
    check_readings(*house)


def test_the_check_of_lists_sees_a_server_that_reads_again_and_again(house: tuple[Server, dict[str, str]]) -> None:
    server, known = house
    server.settings["idle_seconds"] = 1e-9
    with pytest.raises(AssertionError, match="again and again"):
        check_readings(server, known)


def check_no_names(server: Server) -> None:
    """Whatever is wrong with a log that has a name in it, the name is not told to whoever reads the server's logs."""
    ada = server.guest(SECRET)
    tables = [ada.open(seats=[None, "easy"], name=SECRET) for _ in DAMAGES]
    tables.append(accepted(send_record(ada, RECORD.replace("[Seed", f'[Name1 "{SECRET}"]\n[Seed')))["id"])
    server.stop()
    for table, damage in zip(tables, [*DAMAGES, "replace(body, '[Name1 ', '')"], strict=True):
        change_rows(server, f"UPDATE log SET body = {damage} WHERE table_id = ? AND seq = 2", table)
    server.start()
    for table in tables:
        ada.refused(f"/tables/{table}", 410, "table-unread", "GET")
    assert server.output.count("a table cannot be read") == len(tables)
    assert SECRET not in server.output, "a name is in the log"


def test_logs_of_the_server_have_no_names_of_tables_that_cannot_be_read(server: Server) -> None:
    check_no_names(server)


def test_the_check_of_logs_sees_a_server_that_logs_what_errors_say(make_server: Make) -> None:
    with pytest.raises(AssertionError, match="a name is in the log"):
        check_no_names(make_server("logs what errors say"))


@pytest.mark.parametrize(
    "body", ['{"kind":"sat","name":"Ada', '{"kind":"flown","name":"Ada"}', '{"kind":"sat","name":["Ada"]}', '"Ada"']
)
def test_what_is_wrong_with_an_event_is_said_without_what_it_says(body: str) -> None:
    with pytest.raises(ValidationError) as wrong:
        EVENT.validate_json(body)
    assert "Ada" not in str(wrong.value)


def test_tables_that_cannot_be_read_are_cleared_away_like_others(house: tuple[Server, dict[str, str]]) -> None:
    server, known = house
    server.mutant = OTHER
    server.settings |= {"running_days": 1e-9}
    server.start()
    query = "SELECT status FROM tables WHERE id = ?"
    wait_until(lambda: read_rows(server, query, known["running"]) == [("abandoned",)], "the sweep")


def test_verify_says_which_rules_a_record_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "record.txt"
    file.write_text(CliRunner().invoke(app, ["sample", "welcome", "--seed", "1"]).stdout, encoding="utf-8")
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
    monkeypatch.setattr(Welcome, "rules_version", 2)
    result = CliRunner().invoke(app, ["verify", str(file)])
    assert result.exit_code == 1
    assert "these rules have version 2; the record needs version 1" in result.output
