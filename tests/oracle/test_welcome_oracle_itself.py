"""Hand-made cases for the oracle itself: examples of the rulebooks and the rulings, then whole random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.oracle.welcome_oracle import (
    ALL_CARDS,
    LOTS,
    PLANS,
    POOL_LOTS,
    Illegal,
    Offer,
    Rules,
    Sheet,
    TurnResult,
    estates,
    is_over,
    legal_next,
    play_turn,
    ranking,
    score_lines,
)
from tests.oracle.welcome_table import Table

BASIC = Rules(plans=False, roundabouts=False, draft=False, seats=2)
ADVANCED = Rules(plans=True, roundabouts=True, draft=False, seats=2)
EXPERT = Rules(plans=True, roundabouts=True, draft=True, seats=3)
SOLO = Rules(plans=False, roundabouts=False, draft=False, seats=1)
PLAIN_PLANS = ["estates-44", "estates-36", "estates-25"]


def offer(cards: str, plans: list[str] | None = None, turned: str = "") -> Offer:
    """ "8F 3L 5P" -> an offer of these three; `turned` names the plans lying on their low side ("13")."""
    read = [(int(card[:-1]), card[-1]) for card in cards.split()]
    return Offer(read, plans or PLAIN_PLANS, [number in turned for number in "123"])


def sheet(**streets: str) -> Sheet:
    """A="1 2 | 5 . @" writes houses, fences, an empty lot and a roundabout, from the left."""
    made = Sheet()
    for name, text in streets.items():
        street, lot = "ABC".index(name), 0
        for word in text.split():
            if word == "|":
                made.fences.add((street, lot - 1))
                continue
            if word == "@":
                made.roundabouts.add((street, lot))
                made.fences.update({(street, lot - 1), (street, lot)} - {(street, -1), (street, LOTS[street] - 1)})
            elif word != ".":
                made.numbers[street][lot] = int(word.removesuffix("b"))
                if word.endswith("b"):
                    made.bis.add((street, lot))
            lot += 1
    return made


def play(rules: Rules, before: Sheet, offered: Offer, text: str) -> TurnResult:
    return play_turn(rules, before, offered, text.split())


def after(rules: Rules, before: Sheet, offered: Offer, text: str = "") -> list[str]:
    return legal_next(rules, before, offered, text.split())


def sizes(of: Sheet) -> list[int]:
    return [len(estate) for estate in estates(of)]


FULL_B = "5 6 7 8 9 10 11 12 13 14 15"
FULL_C = "1 2 3 4 5 6 | 7 8 9 10 11 12"


def test_printed_facts() -> None:
    assert Counter(card[-1] for card in ALL_CARDS) == Counter(F=18, E=18, L=18, P=9, T=9, B=9)
    numbers = Counter(int(card[:-1]) for card in ALL_CARDS)
    assert [numbers[n] for n in range(1, 16)] == [3, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 3]
    assert Counter((plan.number, plan.advanced) for plan in PLANS.values()) == Counter(
        {(1, False): 6, (2, False): 6, (3, False): 6, (1, True): 5, (2, True): 5}
    )


def test_surveyor_example() -> None:
    before = sheet(A="1 2 3 | .", B="1 2 . | .")
    done = play(BASIC, before, offer("5F 9L 9L"), "1 5:B3 |A1").sheet
    assert sizes(before) == [3] and sizes(done) == [1, 2, 3]
    assert "|B3" not in after(BASIC, before, offer("5F 9L 9L"), "1 5:B3")


def test_numbers_ascend_and_roundabouts_start_anew() -> None:
    before = sheet(A="1 5 . 8 . . . . 9 .", B="6 7 8 9 10 11 12 13 14 15 16", C="8 @ . 5 6 7 8 9 10 11 12 13")
    assert after(ADVANCED, before, offer("4F 4F 4F"), "1") == ["4:C3"]
    assert after(BASIC, before, offer("6F 6F 6F"), "1") == ["6:A3"]
    assert after(BASIC, before, offer("8F 8F 8F")) == ["x"]


def test_temp_example_full_track_and_no_action_step() -> None:
    texts = after(BASIC, Sheet(), offer("8T 1F 1F"), "1")
    assert {text.split(":")[0] for text in texts} == {"6", "7", "8", "9", "10"}
    assert play(BASIC, Sheet(), offer("8T 1F 1F"), "1 8:A1").sheet.temps == 1
    full = Sheet(temps=11)
    assert {text.split(":")[0] for text in after(BASIC, full, offer("8T 1F 1F"), "1")} == {"8"}
    assert play(BASIC, full, offer("8T 1F 1F"), "1 8:A1").sheet.temps == 11
    assert {text.split(":")[0] for text in after(BASIC, Sheet(), offer("1T 8F 8F"), "1")} == {"0", "1", "2", "3"}


def test_refusal_may_and_must() -> None:
    needs_18 = sheet(A="9 10 11 12 13 14 15 16 17 .", B=FULL_B, C=FULL_C)
    assert after(BASIC, needs_18, offer("16T 15L 14L")) == ["x"]
    assert play(BASIC, needs_18, offer("16T 15L 14L"), "x").used is None
    below_9 = sheet(A=". 9 10 11 12 13 14 15 16 17", B=FULL_B, C=FULL_C)
    assert after(BASIC, below_9, offer("10T 9L 11L")) == ["1", "x"]
    assert after(BASIC, below_9, offer("10T 8L 11L")) == ["1", "2"]
    assert after(SOLO, below_9, offer("10T 12T 11L")) == ["1/2", "x"]
    assert after(SOLO, below_9, offer("9T 12L 11L")) == ["x"]  # the temp lies on the 9's own card
    pairs = ["1/2", "1/3", "2/1", "2/3", "3/1", "3/2"]
    draft = Rules(plans=False, roundabouts=False, draft=True, seats=2)
    assert after(draft, below_9, offer("9T 12L 11L")) == pairs
    assert play(draft, below_9, offer("9T 12L 11L"), "3/1 x").used == (2, 0)
    assert after(draft, below_9, offer("8T 12L 11L")) == ["1/2", "1/3"]
    assert after(draft, below_9, offer("10L 12T 11L"), "1/2") == ["8:A1", "x"]
    below_9.temps = 11
    assert after(BASIC, below_9, offer("10T 9L 11L")) == ["x"]


def test_roundabout_before_after_and_with_a_refusal() -> None:
    one_left = sheet(A=". 9 10 11 12 13 14 15 16 17", B=FULL_B, C=FULL_C)
    assert after(ADVANCED, one_left, offer("8F 9F 9F")) == ["1", "@A1"]
    assert after(ADVANCED, one_left, offer("8F 9F 9F"), "@A1") == ["x"]
    assert after(ADVANCED, one_left, offer("9F 9F 9F"), "x") == [".", "@A1"]
    done = play(ADVANCED, one_left, offer("9F 9F 9F"), "x @A1").sheet
    assert done.fences >= {(0, 0)} and is_over(ADVANCED, [done])
    built = play(ADVANCED, Sheet(), offer("9L 9F 9F"), "1 9:B5 * @A4").sheet
    assert built.fences == {(0, 2), (0, 3)} and built.roundabouts == {(0, 3)}
    assert not any(text[0] == "@" for text in after(ADVANCED, Sheet(), offer("9L 9F 9F"), "@A1"))
    assert not any(text[0] == "@" for text in after(ADVANCED, Sheet(), offer("9L 9F 9F"), "1"))
    two = sheet(A="@ @")
    assert not any(text[0] == "@" for text in after(ADVANCED, two, offer("9L 9F 9F")))


def test_pool_only_with_its_own_house() -> None:
    assert after(BASIC, Sheet(), offer("8P 1F 1F"), "1 8:A3") == ["-", "~"]
    assert play(BASIC, Sheet(), offer("8P 1F 1F"), "1 8:A3 ~").sheet.pools == {(0, 2)}
    assert not play(BASIC, Sheet(), offer("8P 1F 1F"), "1 8:A4").sheet.pools
    with pytest.raises(Illegal) as error:
        play(BASIC, Sheet(), offer("8P 1F 1F"), "1 8:A3")
    assert error.value.token == 2
    with pytest.raises(Illegal) as error:
        play(BASIC, Sheet(), offer("8P 1F 1F"), "1 8:A4 ~")
    assert error.value.token == 2


def test_bis_and_fences() -> None:
    before = sheet(A="1 . 5 | . 7 7b", B="@ . 4")
    copies = after(BASIC, before, offer("9B 1F 1F"), "1 9:C3")
    assert copies == ["-", "A2=A1", "A2=A3", "A4=A5", "A7=A6", "B2=B3", "B4=B3", "C2=C3", "C4=C3"]
    assert "|A5" not in after(BASIC, before, offer("9F 1F 1F"), "1 9:C3")
    nine = sheet(A="1 1b 1b 1b 1b 1b 1b 1b 1b 1b")
    assert after(BASIC, nine, offer("9B 1F 1F"), "1 9:C3") == []


def test_estates_of_seven_are_none() -> None:
    seven = sheet(A="1 2 3 4 5 6 7 | 8 9 10")
    assert sizes(seven) == [3]
    line = score_lines(BASIC, [seven, Sheet()])[0]
    assert line["estate-3"] == 3 and line["total"] == 3


def test_claims_use_up_estates() -> None:
    plans = ["estates-44", "estates-45", "estates-34"]
    before = sheet(A="1 2 3 4 | 5 6 7 8 | .", B="1 2 3 4 | 5 6 7 8 9 | .")
    start = "1 1:C1 -"
    assert after(BASIC, before, offer("1F 9L 9L", plans), start) == ["!1", "!2", "."]
    assert after(BASIC, before, offer("1F 9L 9L", plans), f"{start} !1") == ["&A1", "&A5", "&B1"]
    assert after(BASIC, before, offer("1F 9L 9L", plans), f"{start} !1 &A5") == ["&A1", "&B1"]
    assert after(BASIC, before, offer("1F 9L 9L", plans), f"{start} !1 &A5 &B1") == ["!2", "%", "."]
    result = play(BASIC, before, offer("1F 9L 9L", plans), f"{start} !1 &A5 &B1 !2 %")
    assert result.wants_reshuffle and result.sheet.plan_points == [6, 9, None]
    late = play(BASIC, before, offer("1F 9L 9L", plans, turned="2"), f"{start} !2 &A1 .").sheet
    assert late.plan_points == [None, 5, None] and len(late.used_estates) == 9
    fences = [text for text in after(BASIC, late, offer("2F 9L 9L", plans), "1 2:C2") if text[:2] in ("|A", "|B")]
    assert fences == ["|A5", "|A6", "|A7", "|A9", "|B1", "|B10", "|B2", "|B3"]


def test_house_plans_use_houses_but_leave_fences_open() -> None:
    plans = ["ends", "parks-2", "estates-25"]
    before = sheet(A="1 2 | . . . . . . . 17", B="1 . . . . . . . . . 17", C="@ 2 . 4 5 6 7 | 9 . . . 17")
    done = play(ADVANCED, before, offer("5L 9L 9L", plans), "1 5:B3 - !1 .").sheet
    assert done.plan_points[0] == 7 and done.used == {(0, 0), (0, 9), (1, 0), (1, 10), (2, 11)}
    assert "|A1" in after(ADVANCED, done, offer("5F 9L 9L", plans), "1 5:A6")
    full = sheet(A="1 2 | 3 4 5 6 7 | 8 9 .")
    street = ["houses-A", "parks-2", "estates-25"]
    assert after(ADVANCED, full, offer("10L 9L 9L", street, "1"), "@B1 1 10:A10 - !3") == []
    assert after(ADVANCED, full, offer("10L 9L 9L", street), "@B1 1 10:A10 - !1") == ["%", "."]


def test_plans_about_parks_pools_bis_temps() -> None:
    made = Sheet(parks=[3, 4, 0], temps=6)
    made.pools = {(1, 0), (1, 3), (1, 7)}
    plans = ["temps-7", "parks-pools-B", "estates-25"]
    assert after(ADVANCED, made, offer("5T 9L 9L", plans), "@A1 1 5:B3") == ["!1", "!2", "."]
    plans = ["bis-5", "parks-pools-roundabout", "estates-25"]
    made.numbers[2][:6] = [5] * 6
    made.bis = {(2, lot) for lot in range(1, 6)}
    assert after(ADVANCED, made, offer("5T 9L 9L", plans), "@A1 1 5:B3") == ["!1", "."]
    assert after(ADVANCED, made, offer("5T 9L 9L", plans), "@B9 1 5:B3") == ["!1", "!2", "."]
    assert after(ADVANCED, made, offer("5T 9L 9L", ["bis-5", "parks-2", "estates-25"], "3"), "@B9 1 5:B3 !2") == [
        "!1",
        ".",
    ]


def test_temps_ladder_tracks_and_ties() -> None:
    six = Rules(plans=False, roundabouts=False, draft=False, seats=6)
    counts = [5, 5, 3, 1, 0, 1]
    lines = score_lines(six, [Sheet(temps=count) for count in counts])
    assert [line["temps"] for line in lines] == [7, 7, 4, 1, 0, 1]
    assert [score_lines(SOLO, [Sheet(temps=count)])[0]["temps"] for count in (5, 6)] == [0, 7]
    rich = sheet(A="@ . @", B="1 1b 1b")
    rich.parks, rich.refusals, rich.pools = [3, 1, 0], 2, {(1, 0), (1, 3)}
    rich.plan_points = [8, None, 3]
    line = score_lines(ADVANCED, [rich, Sheet()])[0]
    assert (line["park-A"], line["park-B"], line["pools"], line["bis"]) == (10, 2, 6, -3)
    assert (line["refusals"], line["roundabouts"], line["total"]) == (-3, -8, 10 + 2 + 6 - 3 - 3 - 8 + 11)
    two_of_one, one_of_two = sheet(A="1 | 2 | ."), sheet(A="1 2 | .")
    assert ranking(six, [one_of_two, two_of_one, one_of_two, Sheet(), Sheet(), Sheet()]) == [2, 1, 2, 4, 4, 4]


def test_basic_passes_of_26_rounds() -> None:
    draw = random.Random(1)
    deck = draw.sample(ALL_CARDS, 81)
    rest = [card for k in range(3) for card in deck[27 * k : 27 * k + 26]]
    again = draw.sample(rest, 78)
    table = Table(BASIC, PLAIN_PLANS, [deck, again])
    assert table.offer(0).cards == [(int(deck[27 * k + 1][:-1]), deck[27 * k][-1]) for k in range(3)]
    for _ in range(26):
        assert table.shuffles_used == 1
        table.prepare_next_round([])
    assert table.shuffles_used == 2
    assert table.offer(0).cards == [(int(again[26 * k][:-1]), deck[27 * k + 26][-1]) for k in range(3)]
    assert table.next_actions() == [again[26 * k][-1] for k in range(3)]


def test_claims_at_the_table() -> None:
    draw = random.Random(2)
    decks = [draw.sample(ALL_CARDS, 81) for _ in range(2)]
    table = Table(BASIC, PLAIN_PLANS, decks)
    table.rounds_of_pass = 25  # the pass ends with this round: still only one shuffle
    table.sheets = [sheet(A="1 2 3 4 | 5 6 7 8 | .", B="1 2 | . . . . . . . 16 17") for _ in range(2)]
    first = ["1", next(t for t in legal_next(BASIC, table.sheets[0], table.offer(0), ["1"]) if ":C" in t)]
    if "-" in legal_next(BASIC, table.sheets[0], table.offer(0), first):
        first.append("-")
    table.play_round([[*first, "!1", "%"], [*first, "!1", "."]])
    assert [made.plan_points for made in table.sheets] == [[6, None, None]] * 2
    assert table.turned == [True, False, False] and table.shuffles_used == 2 and table.rounds_of_pass == 0
    again = sheet(A="1 2 3 4 | 5 6 7 8 | .")
    assert play(BASIC, again, offer("1L 9F 9F", turned="1"), "1 1:C1 - !1").sheet.plan_points == [3, None, None]
    assert after(BASIC, again, offer("1L 9F 9F", turned="2"), "1 1:C1 - !1") == []  # not the first claims: no wish
    assert table.round == 2 and not table.over


def solo_deck(place: int) -> list[str]:
    cards = list(ALL_CARDS)
    return [*cards[:place], "SOLO", *cards[place:]]


def test_solo_card() -> None:
    table = Table(SOLO, PLAIN_PLANS, [solo_deck(42)])
    for _ in range(13):
        assert table.next_actions() != ["SOLO"]
        table.draw_solo_hand()
    assert table.next_actions() == ["SOLO"] and not any(table.turned)
    table.draw_solo_hand()
    assert all(table.turned) and len(table.hands[0]) == 3 and "SOLO" not in table.hands[0]
    last = Table(SOLO, PLAIN_PLANS, [solo_deck(81)])
    for _ in range(26):
        last.draw_solo_hand()
    assert not last.three_cards_left() and last.next_actions() == ["SOLO"] and not any(last.turned)
    with pytest.raises(ValueError, match="lower"):
        Table(SOLO, PLAIN_PLANS, [solo_deck(40)])


def test_expert_deal_passing_and_knowledge() -> None:
    deck = list(ALL_CARDS)
    table = Table(EXPERT, PLAIN_PLANS, [deck], first=1)
    assert table.hands == [deck[6:9], deck[0:3], deck[3:6]]
    results = [TurnResult(Sheet(), False, used) for used in ((0, 1), (1, 2), (2, 0))]
    table.prepare_next_round(results)
    assert table.hands == [[deck[0], *deck[13:15]], [deck[4], *deck[9:11]], [deck[8], *deck[11:13]]]
    assert table.knowers(0, 0) == {0, 1} and table.knowers(0, 1) == {0}
    table.prepare_next_round([TurnResult(Sheet(), False, (1, 2))] * 3)
    assert table.knowers(2, 0) == {0, 1, 2}
    assert table.known_numbers(1)[2] == [int(deck[0][:-1]), None, None]
    held = [card for hand in table.hands for card in hand]
    assert Counter([*table.discards, *table.pile, *held]) == Counter(ALL_CARDS)


def test_expert_reshuffle_after_the_passing() -> None:
    deck = list(ALL_CARDS)
    kept = [deck[2], deck[5], deck[8]]
    new = list((Counter(deck) - Counter(kept)).elements())[::-1]
    table = Table(EXPERT, PLAIN_PLANS, [deck, new])
    table.prepare_next_round([TurnResult(Sheet(), seat == 1, (0, 1)) for seat in range(3)])
    assert table.hands == [[deck[5], *new[0:2]], [deck[8], *new[2:4]], [deck[2], *new[4:6]]]
    assert table.shuffles_used == 2 and table.discards == [] and table.next_actions() == [new[6][-1]]


def test_expert_shuffle_in_mid_deal() -> None:
    rules = Rules(plans=False, roundabouts=False, draft=True, seats=26)  # 78 dealt, 3 left
    deck = list(ALL_CARDS)
    discards = [card for seat in range(26) for card in deck[3 * seat : 3 * seat + 2]]
    table = Table(rules, PLAIN_PLANS, [deck, discards[::-1]])
    table.prepare_next_round([TurnResult(Sheet(), False, (0, 1))] * 26)
    assert table.shuffles_used == 2 and len(table.pile) == 3 and table.discards == []
    assert table.hands[1] == [deck[8], deck[80], discards[-1]]


class Shuffler(Table):
    """A table that shuffles by itself, for random games."""

    draw = random.Random(7)

    def shuffle(self, cards: list[str]) -> list[str]:
        deck = self.draw.sample(cards, len(cards))
        if "SOLO" in deck:
            deck.remove("SOLO")
            deck.insert(self.draw.randrange(41, 82), "SOLO")
        self.decks.append(deck)
        return super().shuffle(cards)


def random_turn(table: Table, seat: int, draw: random.Random) -> list[str]:
    tokens: list[str] = []
    while texts := legal_next(table.rules, table.sheets[seat], table.offer(seat), tokens):
        tokens.append(draw.choice([text for text in texts if text not in ("-", ".")] or texts))
    return tokens


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("options", ["", "plans roundabouts", "plans roundabouts draft"])
def test_random_games_and_their_replay(options: str, seats: int) -> None:
    rules = Rules("plans" in options, "roundabouts" in options, "draft" in options and seats > 1, seats)
    draw = random.Random(f"{options} {seats}")
    for _ in range(3):
        choice = {n: [k for k, p in PLANS.items() if p.number == n and p.advanced <= rules.plans] for n in (1, 2, 3)}
        if not rules.roundabouts:
            choice[2] = [name for name in choice[2] if name != "parks-pools-roundabout"]
        plans = [draw.choice(choice[n]) for n in (1, 2, 3)]
        table, rounds = Shuffler(rules, plans, []), []
        while not table.over:
            rounds.append([random_turn(table, seat, draw) for seat in range(seats)])
            table.play_round(rounds[-1])
        replay = Table(rules, plans, table.decks)
        for turns in rounds:
            replay.play_round(turns)
        assert replay.over and replay.sheets == table.sheets and replay.round == len(rounds)
        for made in table.sheets:
            check_sheet(made)
        assert sorted(ranking(rules, table.sheets))[0] == 1


def check_sheet(made: Sheet) -> None:
    """Numbers ascend between roundabouts, equal only as bis pairs without a fence; every pool has its house."""
    for street, numbers in enumerate(made.numbers):
        last: int | None = None
        for lot, number in enumerate(numbers):
            if (street, lot) in made.roundabouts:
                last = None
            if number is None:
                continue
            if last is not None and number <= last:
                assert number == last == numbers[lot - 1] and (street, lot - 1) not in made.fences
                assert (street, lot) in made.bis or (street, lot - 1) in made.bis
            last = number
    assert all(lot in POOL_LOTS[street] and made.numbers[street][lot] is not None for street, lot in made.pools)
