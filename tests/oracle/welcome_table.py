"""The table of *Welcome To... Your Perfect Home* for the oracle: cards, rounds and closings, driven by given shuffles.

Cards are texts ("8F", "SOLO"). No random generator is used: every shuffle takes the next of the given decks, and a deck
that does not hold exactly the cards then to be shuffled is an error. The readings chosen are listed in
``welcome_oracle``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.oracle.welcome_oracle import (
    ALL_CARDS,
    PLANS,
    Illegal,
    Offer,
    Rules,
    Sheet,
    TurnResult,
    is_over,
    play_turn,
)

SOLO = "SOLO"
PASS_ROUNDS = 26


@dataclass
class HeldCard:
    """A card in a hand, and the seats that know its number."""

    text: str
    knowers: set[int] = field(default_factory=set)


def number_of(card: str) -> int:
    return int(card[:-1])


def action_of(card: str) -> str:
    return card[-1]


def check_rules(rules: Rules, plans: list[str]) -> None:
    """Seats allowed for the variant; one plan of each number, all of them belonging to the options played."""
    if rules.draft and not 2 <= rules.seats <= 27:
        raise ValueError("the expert draft is for 2 to 27 seats")
    if not 1 <= rules.seats <= 100:
        raise ValueError("1 to 100 seats")
    if [PLANS[name].number for name in plans] != [1, 2, 3]:
        raise ValueError("one plan of each number, in order")
    if not rules.plans and any(PLANS[name].advanced for name in plans):
        raise ValueError("advanced plans are not played")
    if not rules.roundabouts and "parks-pools-roundabout" in plans:
        raise ValueError("this plan needs roundabouts")


class Table:
    """A whole game. `round` is the number of the round due (of the last one once the game is over)."""

    def __init__(self, rules: Rules, plans: list[str], decks: list[list[str]], first: int = 0) -> None:
        check_rules(rules, plans)
        self.rules = rules
        self.plans = list(plans)
        self.decks = decks
        self.first = first
        self.shuffles_used = 0
        self.sheets = [Sheet() for _ in range(rules.seats)]
        self.turned = [False, False, False]
        self.over = False
        self.round = 1
        self.last_results: list[TurnResult] = []
        # basic: each pile of this pass with all its 27 cards, and how many rounds of the pass are over
        self.piles: list[list[str]] = []
        self.rounds_of_pass = 0
        # solo and expert: one pile, discards, hands
        self.pile: list[str] = []
        self.discards: list[str] = []
        self.held: list[list[HeldCard]] = [[] for _ in range(rules.seats)]
        self.set_up()

    # -------------------------------------------------------------------------------------------- what can be seen

    @property
    def hands(self) -> list[list[str]]:
        """Card texts per seat, in order (empty with the basic piles)."""
        return [[card.text for card in hand] for hand in self.held]

    def offer(self, seat: int) -> Offer:
        """What the seat may choose from; with the basic piles the same for all."""
        if self.rules.by_pairs:
            cards = [(number_of(text), action_of(text)) for text in self.hands[seat]]
        else:
            t = self.rounds_of_pass
            cards = [(number_of(pile[t + 1]), action_of(pile[t])) for pile in self.piles]
        return Offer(cards, list(self.plans), list(self.turned))

    def next_actions(self) -> list[str]:
        """The public actions to come: on the backs of the three open numbers, or on top of the single pile."""
        if not self.rules.by_pairs:
            return [action_of(pile[self.rounds_of_pass + 1]) for pile in self.piles]
        if not self.pile:
            return []
        return [SOLO if self.pile[0] == SOLO else action_of(self.pile[0])]

    def knowers(self, seat: int, position: int) -> set[int]:
        """Seats that know the number of that held card: its holder and whoever passed it on."""
        return set(self.held[seat][position].knowers)

    def known_numbers(self, viewer: int) -> list[list[int | None]]:
        """For every held card of every seat its number, or None if the viewer does not know it."""
        return [[number_of(card.text) if viewer in card.knowers else None for card in hand] for hand in self.held]

    # -------------------------------------------------------------------------------------------- shuffles and deals

    def shuffle(self, cards: list[str]) -> list[str]:
        """The next given deck, which must consist of exactly these cards."""
        if self.shuffles_used >= len(self.decks):
            raise ValueError(f"shuffle {self.shuffles_used + 1} is not given")
        deck = self.decks[self.shuffles_used]
        if Counter(deck) != Counter(cards):
            raise ValueError(f"shuffle {self.shuffles_used + 1} does not hold the cards that are to be shuffled")
        self.shuffles_used += 1
        return list(deck)

    def set_up(self) -> None:
        """(18, 22, 23) Three piles; or the solo pile; or one pile and three cards for each seat, from `first` on."""
        if self.rules.solo:
            self.pile = self.shuffle([*ALL_CARDS, SOLO])
            if SOLO in self.pile[:41]:
                raise ValueError("the solo card belongs among the lower 41 cards")
            self.draw_solo_hand()
        elif self.rules.draft:
            self.pile = self.shuffle(ALL_CARDS)
            self.deal(3)
        else:
            self.lay_new_piles()

    def lay_new_piles(self) -> None:
        """All 81 cards in three piles of 27."""
        deck = self.shuffle(ALL_CARDS)
        self.piles = [deck[0:27], deck[27:54], deck[54:81]]
        self.rounds_of_pass = 0

    def begin_new_pass(self) -> None:
        """(18) The three open cards stay where they lie and become the next actions; the other 78 are shuffled."""
        lying = [pile[-1] for pile in self.piles]
        deck = self.shuffle([card for pile in self.piles for card in pile[:-1]])
        self.piles = [[lying[k], *deck[26 * k : 26 * (k + 1)]] for k in range(3)]
        self.rounds_of_pass = 0

    def draw_solo_hand(self) -> None:
        """(22) Three cards; the solo card, if drawn, turns all plans and is replaced by another card."""
        hand: list[HeldCard] = []
        while len(hand) < 3:
            card = self.pile.pop(0)
            if card == SOLO:
                self.turned = [True, True, True]
            else:
                hand.append(HeldCard(card, {0}))
        self.held = [hand]

    def deal(self, count: int) -> None:
        """(23) So many cards to each seat at once, clockwise; an empty pile is renewed when a card is wanted."""
        for step in range(self.rules.seats):
            seat = (self.first + step) % self.rules.seats
            for _ in range(count):
                if not self.pile:
                    self.pile = self.shuffle(self.discards)
                    self.discards = []
                self.held[seat].append(HeldCard(self.pile.pop(0), {seat}))

    def pass_to_the_right(self, results: list[TurnResult]) -> None:
        """(23) The used pairs are discarded; each third card goes to the seat before, and is known there too."""
        new: list[list[HeldCard]] = [[] for _ in range(self.rules.seats)]
        for seat, result in enumerate(results):
            assert result.used is not None
            right = (seat - 1) % self.rules.seats
            for position, card in enumerate(self.held[seat]):
                if position in result.used:
                    self.discards.append(card.text)
                else:
                    new[right].append(HeldCard(card.text, card.knowers | {right}))
        self.held = new

    # -------------------------------------------------------------------------------------------- rounds

    def play_round(self, turns: list[list[str]]) -> None:
        """One turn per seat, all seen against the start of the round; then the round is closed.

        An illegal turn raises `Illegal` (with the seat as a note) and leaves the table as it was.
        """
        if self.over:
            raise ValueError("the game is over")
        if len(turns) != self.rules.seats:
            raise ValueError("one turn per seat")
        results = []
        for seat, tokens in enumerate(turns):
            try:
                results.append(play_turn(self.rules, self.sheets[seat], self.offer(seat), tokens))
            except Illegal as error:
                error.add_note(f"seat {seat}")
                raise
        self.last_results = results
        self.sheets = [result.sheet for result in results]
        self.turn_claimed_plans()
        if is_over(self.rules, self.sheets) or (self.rules.solo and not self.three_cards_left()):
            self.over = True
            return
        self.prepare_next_round(results)
        self.round += 1

    def turn_claimed_plans(self) -> None:
        """(14) Plans that anyone has claimed by now lie on their low side from the next round on."""
        for index in range(3):
            if any(sheet.plan_points[index] is not None for sheet in self.sheets):
                self.turned[index] = True

    def three_cards_left(self) -> bool:
        """(22) The solo card is no card to play with."""
        return sum(card != SOLO for card in self.pile) >= 3

    def prepare_next_round(self, results: list[TurnResult]) -> None:
        """(16, 18, 22, 23) New cards; a reshuffle asked for replaces the one for a finished pass."""
        wanted = any(result.wants_reshuffle for result in results)
        if self.rules.solo:
            self.draw_solo_hand()
        elif self.rules.draft:
            self.pass_to_the_right(results)
            if wanted:
                self.pile = self.shuffle(self.pile + self.discards)
                self.discards = []
            self.deal(2)
        elif wanted:
            self.lay_new_piles()
        elif self.rounds_of_pass == PASS_ROUNDS - 1:
            self.begin_new_pass()
        else:
            self.rounds_of_pass += 1
