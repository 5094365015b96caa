"""From the engine's state to the oracle's plain sheets and decks, so that the two can be compared."""

from __future__ import annotations

from typing import Any

from housewright.engine.game import State
from housewright.welcome.notation import read_options
from housewright.welcome.printed import CARDS, DECK, PILE, PILES, PLAN_NAMES, card_text
from housewright.welcome.state import Mode
from tests.oracle.welcome_oracle import Place, Rules, Sheet


def rules_of(options: str, seats: int) -> Rules:
    """The switches as the oracle knows them."""
    switches = read_options(options)
    return Rules(switches.plans, switches.roundabouts, switches.draft, seats)


def plans_of(state: State) -> list[str]:
    """The names of the plans in play."""
    return [PLAN_NAMES[int(plan)] for plan in state.common[0].plan]


def last_deck(state: State, asked_for: bool = True) -> list[str]:
    """The cards of the latest shuffle, top first; only right after that shuffle.

    A shuffle of the piles that nobody asked for begins the next pass: three cards stay lying.
    """
    table = state.common[0]
    mode = int(table.mode)
    if mode == Mode.SOLO:
        return [card_text(int(card)) for card in table.deck[:DECK]]
    if mode == Mode.DRAFT:
        return [card_text(int(card)) for card in table.deck[: int(table.cards)]]
    cards = [int(card) for card in table.deck[:CARDS]]
    if not asked_for:
        cards = [cards[pile * PILE + place] for pile in range(PILES) for place in range(1, PILE)]
    return [card_text(card) for card in cards]


def places(masks: Any) -> set[Place]:
    """The (street, lot) places that three masks name."""
    return {(street, place) for street in range(3) for place in range(12) if int(masks[street]) >> place & 1}


def plain_sheet(row: Any) -> Sheet:
    """A seat's sheet in the oracle's form."""
    lengths = (10, 11, 12)
    ends = {(street, length - 1) for street, length in enumerate(lengths)}
    return Sheet(
        numbers=[
            [int(row.number[street, lot]) if row.number[street, lot] >= 0 else None for lot in range(length)]
            for street, length in enumerate(lengths)
        ],
        bis=places(row.bis),
        roundabouts=places(row.roundabout),
        pools=places(row.pool),
        fences=places(row.fence) - ends,
        parks=[int(parks) for parks in row.parks],
        temps=int(row.temps),
        agent=[int(raised) for raised in row.raised],
        refusals=int(row.refusals),
        plan_points=[int(points) or None for points in row.plan],
        used=places(row.used),
        used_estates=places(row.sealed),
    )
