"""The text of moves, options, cards and set-ups; docs/notation.md describes it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from housewright.engine.game import Box
from housewright.engine.notation import MoveTexts, read_pieces, read_seat, read_words
from housewright.engine.struct import U8
from housewright.welcome.moves import (
    FAMILY_START,
    LEFT,
    MOVES,
    Kind,
)
from housewright.welcome.printed import (
    CARDS,
    DECK,
    DRAFT_SEATS,
    HAND,
    LOTS,
    MOST_SEATS,
    PLACE_OF,
    PLAN_FACTS,
    PLAN_NAMES,
    PLANS_IN_PLAY,
    SOLO_BELOW,
    SOLO_CARD,
    STREET_LETTERS,
    STREET_OF,
    UNSEEN,
    PlanKind,
    card_text,
)
from housewright.welcome.state import Mode

SIGNS = {
    Kind.REFUSE: "x",
    Kind.ROUNDABOUT: "@",
    Kind.FENCE: "|",
    Kind.AGENT: "$",
    Kind.PARK: "*",
    Kind.POOL: "~",
    Kind.PASS: "-",
    Kind.CLAIM: "!",
    Kind.ESTATE: "&",
    Kind.RESHUFFLE: "%",
    Kind.END: ".",
}


def lot_text(lot: int) -> str:
    """The name of a lot 0..32, for instance B5."""
    return f"{STREET_LETTERS[int(STREET_OF[lot])]}{int(PLACE_OF[lot]) + 1}"


def _write(move: int) -> str:
    kind = max(kind for kind in Kind if FAMILY_START[kind] <= move)
    index = move - FAMILY_START[kind]
    if kind == Kind.CHOOSE:
        number_card, action_card = divmod(index, HAND)
        return f"{number_card + 1}" if number_card == action_card else f"{number_card + 1}/{action_card + 1}"
    if kind == Kind.WRITE:
        return f"{index // LOTS}:{lot_text(index % LOTS)}"
    if kind == Kind.BIS:
        side, lot = divmod(index, LOTS)
        street, place = STREET_LETTERS[int(STREET_OF[lot])], int(PLACE_OF[lot]) + 1
        return f"{street}{place}={street}{place - 1 if side == LEFT else place + 1}"
    if kind in (Kind.ROUNDABOUT, Kind.FENCE, Kind.ESTATE):
        return SIGNS[kind] + lot_text(index)
    if kind in (Kind.AGENT, Kind.CLAIM):
        return f"{SIGNS[kind]}{index + 1}"
    return SIGNS[kind]


TEXTS = MoveTexts(_write(move) for move in range(MOVES))


@dataclass(frozen=True, slots=True)
class Options:
    """The three switches."""

    plans: bool = False
    roundabouts: bool = False
    draft: bool = False

    def __str__(self) -> str:
        return " ".join(name for name in SWITCHES if getattr(self, name))

    def mode(self, seats: int) -> Mode:
        """Where the cards come from."""
        return Mode.SOLO if seats == 1 else Mode.DRAFT if self.draft else Mode.PILES

    def seat_range(self) -> range:
        """How many seats there may be."""
        return range(2, DRAFT_SEATS + 1) if self.draft else range(1, MOST_SEATS + 1)


SWITCHES = ("plans", "roundabouts", "draft")
PRESETS = {"basic": (), "advanced": ("plans", "roundabouts"), "expert": SWITCHES}


def read_options(text: str) -> Options:
    """Switches and presets, separated by blanks, commas or plus signs."""
    on: set[str] = set()
    for word in read_words(text):
        if word not in PRESETS and word not in SWITCHES:
            known = ", ".join((*PRESETS, *SWITCHES))
            raise ValueError(f"'{word[:40]}' is no option of welcome; there are: {known}")
        on.update(PRESETS.get(word, (word,)))
    return Options(**{name: name in on for name in SWITCHES})


@dataclass(frozen=True, slots=True)
class SetUp:
    """What a real box laid open at the start."""

    plans: tuple[int, ...]
    first: int


def read_setup(box: Box, options: Options, seats: int) -> SetUp:
    """The plans in play, and in the draft the seat that holds the solo card."""
    words = box.setup
    draft = options.mode(seats) == Mode.DRAFT
    if len(words) != PLANS_IN_PLAY + draft:
        expected = f"{PLANS_IN_PLAY} plans" + (" and the seat that holds the solo card" if draft else "")
        raise ValueError(f"the set-up has {len(words)} words; it needs {expected}")
    plans = tuple(read_plan(word, slot, options) for slot, word in enumerate(words[:PLANS_IN_PLAY]))
    return SetUp(plans, read_seat(words[PLANS_IN_PLAY], seats) if draft else 0)


def read_plan(name: str, slot: int, options: Options) -> int:
    """The plan of that name, which must be in the box for this slot."""
    if name not in PLAN_NAMES:
        raise ValueError(f"'{name[:40]}' is not a city plan")
    plan = PLAN_NAMES.index(name)
    _, number, advanced, kind, *_ = PLAN_FACTS[plan]
    if number != slot + 1:
        raise ValueError(f"plan '{name}' has number {number}, not {slot + 1}")
    if advanced and not options.plans:
        raise ValueError(f"plan '{name}' is played with the advanced plans only")
    if kind == PlanKind.ROUNDABOUT and not options.roundabouts:
        raise ValueError(f"plan '{name}' is played with roundabouts only")
    return plan


def read_decks(box: Box, mode: Mode) -> U8:
    """The shuffles of a real box as card ids, one row each."""
    decks = np.full((len(box.decks), DECK), UNSEEN, np.uint8)
    for row, names in enumerate(box.decks):
        cards = read_cards(names)
        whole = DECK if mode == Mode.SOLO else CARDS
        if row == 0 and len(cards) != whole:
            raise ValueError(f"deck 1 has {len(cards)} cards; it needs {whole}")
        if mode == Mode.SOLO and SOLO_CARD in cards[:SOLO_BELOW]:
            raise ValueError(f"the solo card lies among the first {SOLO_BELOW} cards of deck {row + 1}")
        decks[row, : len(cards)] = cards
    return decks


def read_cards(names: Iterable[str]) -> list[int]:
    """Card ids, the solo card included."""
    return read_pieces(names, (card_text(card) for card in range(DECK)), "cards")
