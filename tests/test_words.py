"""Words are one set per language: the same name for a thing on pages, in rules and in stories."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from housewright.games import ENTRIES
from housewright.heimat.printed import COLOUR_NAMES
from housewright.locales import FOLDER, LANGUAGES, Messages, messages
from housewright.players.finding import find_players
from housewright.welcome.printed import STREET_LETTERS

ROOT = Path(__file__).parents[1]
RULES = {language: "" if language == "en" else f".{language}" for language in LANGUAGES}


def clause(game: str, language: str, number: str) -> str:
    """A clause of the rules, in one line and small letters."""
    text = (ROOT / "docs" / "rules" / f"{game}{RULES[language]}.md").read_text(encoding="utf-8")
    found = re.search(rf"^- \*\*{re.escape(number)}\*\* (.*(?:\n  .*)*)", text, re.MULTILINE)
    assert found, number
    return " ".join(found[1].split()).lower()


@pytest.mark.parametrize("language", ["fr", "it"])
def test_apostrophes_are_typographic(language: str) -> None:
    files = [*(FOLDER / language).glob("*.ftl"), *(ROOT / "docs" / "rules").glob(f"*.{language}.md")]
    assert len(files) > 5
    assert [file.name for file in files if "'" in file.read_text(encoding="utf-8")] == []


BREAKING = r"""[^]\s](?: |\{" "\})[;:!?»]|«(?: |\{" "\})"""  # at a plain space a line may end
OF_OTHER_WIDTH = r"\u00a0[;!?]|\u202f[:»]|«[^\u00a0]|[^\u00a0]»|[\w)][;!?]|\w:\s"


def test_no_french_line_begins_with_a_sign_that_belongs_to_the_word_before() -> None:
    for file in (*(FOLDER / "fr").glob("*.ftl"), *(ROOT / "docs" / "rules").glob("*.fr.md")):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(f"{BREAKING}|{OF_OTHER_WIDTH}", line)] == [], file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_options_as_the_pages_do(language: str) -> None:
    told, rules = messages(language, "games"), clause("heimat", language, "1.7")
    for option in ENTRIES["heimat"].switches:
        assert told.text(f"option-{option}").lower() in rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_name_the_variants_as_the_pages_do(language: str) -> None:
    told, rules = messages(language, "games"), clause("welcome", language, "1.5")
    for variant in ("basic", "advanced", "expert"):
        assert f"*{told.text(f'variant-welcome-{variant}')}*".lower() in rules


ACTION_CLAUSES = {"surveyor": "5.3", "agent": "5.6", "landscaper": "5.7", "pool": "5.8", "temp": "5.9", "bis": "5.11"}


@pytest.mark.parametrize("action", ACTION_CLAUSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_is_called_the_same_on_cards_and_in_rules_aid_and_stories(language: str, action: str) -> None:
    game = messages(language, "welcome")
    name = game.text(f"action-{action}")
    assert clause("welcome", language, ACTION_CLAUSES[action]).startswith(f"*{name.lower()}*")
    assert game.text(f"aid-welcome-{action}") == name
    assert on_card(game, action) in name.lower(), "where there is little room, a part of the name"


def on_card(game: Messages, action: str) -> str:
    """What stands on the card, in small letters."""
    return game.text(f"action-short-{action}").replace("\u00ad", "").rstrip(".").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solo_card_is_called_the_same_on_itself_at_the_dealer_and_in_rules(language: str) -> None:
    game = messages(language, "welcome")
    name = game.text("action-solo").lower()
    assert on_card(game, "solo") in name, "where there is little room, a part of the name"
    for told in (clause("welcome", language, "11.3"), game.text("dealer-met").lower()):
        assert name in told


TRACKS = ["pools", "temps", "bis", "refusals", "roundabouts"]
LINES = {track: [f"line-{track}"] for track in TRACKS} | {
    "parks": [f"line-park-{street}" for street in STREET_LETTERS],
    "estates": [f"line-estate-{size}" for size in range(1, 7)],
}


@pytest.mark.parametrize("track", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_track_is_called_the_same_in_the_score_and_in_the_result(language: str, track: str) -> None:
    game = messages(language, "welcome")
    for line in LINES[track]:
        assert game.text(f"score-{track}").lower() in game.text(line).lower()


@pytest.mark.parametrize("track", LINES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_track_is_called_the_same_in_the_result_and_in_the_rules(language: str, track: str) -> None:
    game = messages(language, "welcome")
    name = game.text(f"line-{track}" if track in TRACKS else f"score-{track}").lower()
    assert name in clause("welcome", language, {"temps": "10.4", "estates": "10.5"}.get(track, "10.2"))


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [("en", "Plan", "plans"), ("de", "Plan", "pläne"), ("fr", "Plan", "plans"), ("it", "Piano", "piani")],
)
def test_plans_are_called_the_same_in_score_result_and_rules(language: str, one: str, many: str) -> None:
    game = messages(language, "welcome")
    assert [game.text(f"line-plan-{number}") for number in (1, 2, 3)] == [f"{one} {number}" for number in (1, 2, 3)]
    assert game.text("score-plans").lower() == many
    assert many in clause("welcome", language, "10.5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_say_what_their_figure_is_and_name_streets(language: str) -> None:
    told = messages(language, "welcome")
    chance = messages(language, "heimat")
    assert chance.text("hint-figure") in chance.text("hint-about")
    points = {"en": "points", "de": "Punkte", "fr": "points", "it": "punti"}[language]
    assert points in told.text("hint-figure").split()
    assert points.lower() in told.text("hint-about").lower()
    for street in STREET_LETTERS:
        advice = told.text("advice-park", {"street": street})
        _, name = told.text(f"line-park-{street}").split(", ")
        assert [word for word in name.split() if word not in advice] == [], "German declines it: obere, oberen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_colour_has_a_sign_of_its_own_that_its_name_begins_with(language: str) -> None:
    told = messages(language, "heimat")
    signs = [told.text(f"colour-sign-{colour}") for colour in COLOUR_NAMES]
    assert len(set(signs)) == len(COLOUR_NAMES)
    for colour, sign in zip(COLOUR_NAMES, signs, strict=True):
        assert told.text(f"colour-{colour}").lower().startswith(sign[0].lower())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ["A", "B", "C"])
def test_a_row_is_called_the_same_on_board_ledger_and_story(language: str, row: str) -> None:
    game = messages(language, "heimat")
    name = game.text(f"line-row-{row}")
    assert game.text("heimat-row-short", {"row": row}) == name
    args = {"row": row, "player": "Ada", "permit": "II", "longer": "yes", "legal": "yes", "kind": "", "lot": ""}
    told = ["finished", "reopened", "longer", "shorter", "mayor"]
    said = [game.text(f"story-{event}", args) for event in told]
    said += [game.text(f"advice-{event}", args) for event in ("longer", "shorter", "mayor")]
    said += [game.text(key, args) for key in ("heimat-mayor-here", "heimat-permit-here")]
    said += [game.text("heimat-placing", args | {"kind": kind}) for kind in ("longer", "shorter", "remove", "mayor")]
    assert [sentence for sentence in said if name.lower() not in sentence.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_is_called_as_on_its_card_where_it_is_asked_for_and_left_out(language: str) -> None:
    game = messages(language, "welcome")
    for action in ("surveyor", "agent", "landscaper", "pool", "bis"):
        name = game.text(f"action-short-{action}").replace("\u00ad", "").lower()
        for key in ("prompt-act", "skip"):
            assert name in game.text(f"{key}-{action}").replace("\u00ad", "").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_display_is_called_by_one_word_on_the_table_and_in_the_rules(language: str) -> None:
    game = messages(language, "heimat")
    name = game.text("heimat-display").lower()
    for number in ("1.2", "2.3", "5.3"):
        assert name in clause("heimat", language, number)
    for sentence in (
        game.text("heimat-display-row", {"row": 1, "count": 3}),
        game.text("heimat-choose-piece"),
        game.text("heimat-ask", {"step": "offer", "count": 3}),
        game.text("aid-heimat-cube-about"),
        game.text("reason-display-row-empty"),
    ):
        assert name in sentence.lower()


def test_the_display_is_called_by_the_same_word_in_code_and_keys() -> None:
    files = [*(ROOT / "web" / "src").rglob("*.*"), *(ROOT / "src").rglob("*.py"), *FOLDER.rglob("*.ftl")]
    assert len(files) > 300
    assert [file.name for file in files if "yard" in (file.name + file.read_text(encoding="utf-8")).lower()] == []


@pytest.mark.parametrize(("language", "word"), [("en", "to"), ("de", "bis"), ("fr", "à"), ("it", "a")])
def test_between_two_bounds_stands_a_word_that_nobody_takes_for_a_minus_sign(language: str, word: str) -> None:
    told = messages(language, "heimat")
    assert told.text("heimat-range-of", {"least": "−16", "most": "+25"}) == f"−16 {word} +25"
    assert f"−18 {word} −12" in told.text("heimat-bounds")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_say_that_sums_have_bounds_while_floors_are_hidden(language: str) -> None:
    assert re.search(r"\b5\b.*\b6\b", clause("heimat", language, "7.2")), "the floor below a 5 is a 6"


@pytest.mark.parametrize("document", ["README.md", "docs/adding.md"])
def test_examples_of_the_arena_hold_for_both_games(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    examples = re.findall(r"arena GAME`?[^\n]*--players ([\w,]+)", text)
    assert examples
    for game in ("welcome", "heimat"):
        players = find_players(game)
        for name in ",".join(examples).split(","):
            assert name in (*players.levels, *players.characters, "NAME")


def test_italian_buttons_speak_to_the_player_in_one_form() -> None:
    texts = (FOLDER / "it" / "heimat.ftl").read_text(encoding="utf-8")
    buttons = re.findall(r"^heimat-(?:go|pass|decide-title|show) = (.*(?:\n[ }].*)*)", texts, re.MULTILINE)
    assert len(buttons) == 4
    said = [word for button in buttons for word in re.findall(r"(?:^|\] )(\w+)", button)]
    assert len(said) > 12
    assert [word for word in said if not re.search("[ai]$|(?:al|il)lo$|ilo$", word)] == [], "do it, not: to do, I do"


GIVEN_UP = {  # words for which the rulebooks have better ones
    "en": "[Yy]ard\\b",
    "de": "Auslagezeile|Rückblick|in der Hand\\b|Mein Ort|manche Dächer sind leer",
    "fr": "\\b[Mm]is(?:e|es|er|ez)\\b(?! en place)|[Aa]pprouvé|[Rr]empli|Feuille de score|Donneur|Argent sale|engagé"
    "|en absence|Adversaires ordinateurs|[Pp]lans? de ville|finit la partie",
    "it": "\\b[Aa]zion[ei]\\b|[Rr]ecint|[Rr]otond|[Dd]eposito|[Cc]onsigli|del computer (?:che|\\.)"
    "|avversari del computer|Piani della città|Aiuto di gioco|qualunque",
}


GIVEN_UP_IN_MESSAGES = {"it": "|\\b[Pp]il[ae]\\b"}  # in the rules it is where actions lie


@pytest.mark.parametrize("language", GIVEN_UP)
def test_messages_and_rules_keep_to_the_terms_of_the_rulebooks(language: str) -> None:
    in_messages = GIVEN_UP[language] + GIVEN_UP_IN_MESSAGES.get(language, "")
    for kind, given_up in ((".ftl", in_messages), (".md", GIVEN_UP[language])):
        files = [*(FOLDER / language).glob(f"*{kind}")]
        assert len(files) > 1
        for file in files:
            lines = file.read_text(encoding="utf-8").splitlines()
            assert [line for line in lines if re.search(given_up, line)] == [], file.name


CORRECTED = {  # by message: the rulebook's word that it must hold
    "de": {
        "heimat-site": "Spielplan",
        "aid-heimat-cube-about": "Reihe der Auslage",
        "aid-welcome-temp-about": "Nummer",
        "aid-welcome-bis-about": "Nummer",
        "aid-welcome-refusal-about": "Nummer",
        "aid-welcome-roundabout-about": "Nummern",
        "aid-heimat-blank-about": "gesetzte",
        "room-town": "Stadt",
        "room-town-of": "Stadt",
        "room-myself": "Stadt",
        "room-town-about": "Spielzettel",
        "heimat-in-hand": "auf der Hand",
        "heimat-seat": "auf der Hand",
        "heimat-black-purse": "auf der Hand",
        "heimat-purses": "auf der Hand",
        "variant-heimat-basic-about": "haben keine Zahl",
        "home-alone-no-draft": "allein wird nichts weitergegeben",
        "end-replay": "Wiederholung",
        "story-offer": "bietet an: {",
    },
    "fr": {
        "story-offer": "propose\u00a0: {",
        "story-discarded": "retire du jeu\u00a0: {",
        "aid-heimat-black": "Caisse noire",
        "aid-heimat-black-about": "dans la caisse noire",
        "aid-welcome-plan": "Plans de la ville",
        "aid-welcome-temp-about": "embauché",
        "pad-ends-refusals": "avec cette manche",
        "pad-ends-plans": "avec cette manche",
        "pad-ends-full": "avec cette manche",
        "pad-claim": "Valider",
        "pad-claimed": "Validé",
        "pad-plan-claimed-by": "Validé",
        "pad-did-claim": "validé",
        "dealer-plan": "Validé",
        "dealer-plan-open": "validé",
        "home-pad": "Carnet de score",
        "home-dealer": "Distributeur de cartes",
        "heimat-display-roofs": ", face cachée",
        "heimat-display-row": "Rangée",
        "heimat-futures": "que l’on démolit",
        "heimat-placing-ends": "met fin à la partie",
        "heimat-status": "[away] absent",
        "home-opponents": "Adversaires virtuels",
    },
    "it": {
        "home-opponents": "Avversari virtuali",
        "home-row-computers": "avversari virtuali",
        "dealer-piles": "mazzi",
        "dealer-piles-about": "effetto",
        "story-offer": "propone: {",
        "story-discarded": "toglie dal gioco: {",
        "heimat-lot-empty": "staccionata bianca",
        "variant-welcome-advanced-about": "rotatorie",
        "aid-welcome-plan": "Piani urbanistici",
        "aid-welcome-landscaper-about": "strada",
        "aid-welcome-agent-about": "dimensione",
        "aid": "Scheda di riepilogo",
        "replay-back": "round",
        "replay-on": "round",
        "replay-round": "Round",
        "replay-story": "round",
        "heimat-decided-by": "quali che siano",
        "heimat-display": "Esposizione",
        "heimat-display-row": "Fila",
        "hint": "Suggerimento",
        "action-short-surveyor": 'Geo{"\\u00AD"}metra',
        "room-hints": "Suggerimenti",
    },
}


@pytest.mark.parametrize("language", CORRECTED)
def test_messages_have_the_words_of_the_rulebooks(language: str) -> None:
    texts = "\n".join(file.read_text(encoding="utf-8") for file in (FOLDER / language).glob("*.ftl"))
    for key, word in CORRECTED[language].items():
        message = re.search(rf"^{key} = .*(?:\n[ }}].*)*", texts, re.MULTILINE)
        assert message and word in message[0], key
