"""A second opinion on the rules of *Welcome To... Your Perfect Home*: one sheet, one turn, the score.

Slow and plain on purpose: everything is worked out afresh from lists and sets. The table with its cards (piles,
solo pile, expert draft) is in ``welcome_table``. Numbers in brackets, as in (4), name the rulings of the facts file.

A turn is a list of move texts (docs/notation.md). It runs through the phases HOUSE, WRITE, ACTION, FINISH and ESTATES
to DONE; `moves` lists the texts allowed in a phase, `make` carries one out, `pass_over` skips what leaves no choice.

Where the sources leave room, this reading was chosen:

1.  The wish to reshuffle may be stated at any moment after the first claim; further claims may follow it.
2.  The wish may be stated also when the same turn plainly ends the game (nothing is shuffled then).
3.  A roundabout may follow a refusal (if none was built this turn), just as it may follow an action.
4.  A combination may be taken only if a house can be written with it; in the expert draft also if a refusal may be
    marked, since there the refusal comes after the pair. In solo a refusal names no pair.
5.  The forced refusal and the only possible combination are written out: notation passes over nothing there.
6.  "No claims so far" is read off the plans: in games of two or more a plan is turned exactly when it was claimed.
7.  A roundabout is no house, so *all houses of a street* and *first and last house* leave no used mark on its lot.
    No rule can tell the difference, since only one plan 1 is in play.
8.  A street plan whose street holds a roundabout asks only that the other houses be unused.
9.  When the game is over the table stays as it lies: no passing, dealing, shuffling, and `round` does not advance.
10. An expert pile emptied by the last card of a deal stays empty (no next action) until the next deal needs a card.
11. A reshuffle asked for in the expert draft is made between passing and dealing, on pile and discards together.
12. `used` of a turn: basic (i, i); solo and expert (number card, action card); None for a refusal outside the draft.
13. The sheet of a game that is over is not refused: `play_turn` looks at the turn only.
14. `legal_next` lists the texts in plain string order.
"""

from __future__ import annotations

import copy
from collections import Counter
from dataclasses import dataclass, field

Place = tuple[int, int]  # street 0..2, lot from 0

# ------------------------------------------------------------------------------------------------ printed facts

STREETS = "ABC"
LOTS = (10, 11, 12)
POOL_LOTS: tuple[tuple[int, ...], ...] = ((2, 6, 7), (0, 3, 7), (1, 6, 10))

PARK_VALUES: tuple[tuple[int, ...], ...] = ((0, 2, 4, 10), (0, 2, 4, 6, 14), (0, 2, 4, 6, 8, 18))
POOL_VALUES = (0, 3, 6, 9, 13, 17, 21, 26, 31, 36)
BIS_VALUES = (0, 1, 3, 6, 9, 12, 16, 20, 24, 28)
REFUSAL_VALUES = (0, 0, 3, 5)
ROUNDABOUT_VALUES = (0, 3, 8)
AGENT_VALUES: tuple[tuple[int, ...], ...] = (
    (1, 3), (2, 3, 4), (3, 4, 5, 6), (4, 5, 6, 7, 8), (5, 6, 7, 8, 10), (6, 7, 8, 10, 12),
)  # fmt: skip
TEMP_BOXES = 11
TEMP_AWARDS = (7, 4, 1)
SOLO_TEMPS_NEEDED = 6

CARD_COUNTS: dict[int, str] = {  # number -> one letter per card
    1: "FEL",
    2: "FEL",
    3: "FPTB",
    4: "ELPTB",
    5: "FFEELL",
    6: "FFELPTB",
    7: "FEELLPTB",
    8: "FFEELLPTB",
    9: "FEELLPTB",
    10: "FFELPTB",
    11: "FFEELL",
    12: "ELPTB",
    13: "FPTB",
    14: "FEL",
    15: "FEL",
}
ALL_CARDS: list[str] = [f"{number}{action}" for number, actions in CARD_COUNTS.items() for action in actions]


@dataclass(frozen=True)
class Plan:
    """A city plan: its number, both values, whether it is an advanced one, the estate sizes it asks for (if any)."""

    number: int
    high: int
    low: int
    advanced: bool = False
    sizes: tuple[int, ...] = ()


def estate_plan(number: int, sizes: str, high: int, low: int) -> tuple[str, Plan]:
    """Name and card of a basic plan that asks for estates."""
    return f"estates-{sizes}", Plan(number, high, low, False, tuple(int(size) for size in sizes))


PLANS: dict[str, Plan] = dict(
    [
        estate_plan(1, "111111", 8, 4),
        estate_plan(1, "2222", 8, 4),
        estate_plan(1, "333", 8, 4),
        estate_plan(1, "44", 6, 3),
        estate_plan(1, "55", 8, 4),
        estate_plan(1, "66", 10, 6),
        estate_plan(2, "1116", 11, 6),
        estate_plan(2, "225", 10, 6),
        estate_plan(2, "334", 12, 7),
        estate_plan(2, "36", 8, 4),
        estate_plan(2, "45", 9, 5),
        estate_plan(2, "1114", 9, 5),
        estate_plan(3, "126", 12, 7),
        estate_plan(3, "145", 13, 7),
        estate_plan(3, "34", 7, 3),
        estate_plan(3, "25", 7, 3),
        estate_plan(3, "1223", 11, 6),
        estate_plan(3, "235", 13, 7),
        ("houses-C", Plan(1, 8, 4, True)),
        ("houses-A", Plan(1, 6, 3, True)),
        ("bis-5", Plan(1, 8, 3, True)),
        ("temps-7", Plan(1, 6, 3, True)),
        ("ends", Plan(1, 7, 4, True)),
        ("parks-2", Plan(2, 7, 4, True)),
        ("pools-2", Plan(2, 7, 4, True)),
        ("parks-pools-roundabout", Plan(2, 10, 5, True)),
        ("parks-pools-C", Plan(2, 10, 5, True)),
        ("parks-pools-B", Plan(2, 8, 3, True)),
    ]
)

# ------------------------------------------------------------------------------------------------ rules, sheet, offer


class Illegal(Exception):
    """A turn that the rules forbid: why, and at which move (as many as there are moves if the turn is unfinished)."""

    def __init__(self, why: str, token: int) -> None:
        super().__init__(f"move {token}: {why}")
        self.why = why
        self.token = token


@dataclass(frozen=True)
class Rules:
    """The switches of a game; one seat means solo."""

    plans: bool
    roundabouts: bool
    draft: bool
    seats: int

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def by_pairs(self) -> bool:
        """Number and action come from two different cards (solo, expert), not from one combination."""
        return self.solo or self.draft


@dataclass
class Sheet:
    """One player's sheet between two turns."""

    numbers: list[list[int | None]] = field(default_factory=lambda: [[None] * lots for lots in LOTS])
    bis: set[Place] = field(default_factory=set)
    roundabouts: set[Place] = field(default_factory=set)
    pools: set[Place] = field(default_factory=set)
    fences: set[Place] = field(default_factory=set)  # right of that lot; the street ends are not listed
    parks: list[int] = field(default_factory=lambda: [0, 0, 0])
    temps: int = 0
    agent: list[int] = field(default_factory=lambda: [0] * 6)
    refusals: int = 0
    plan_points: list[int | None] = field(default_factory=lambda: [None, None, None])
    used: set[Place] = field(default_factory=set)  # houses used by any plan
    used_estates: set[Place] = field(default_factory=set)  # houses of estates used by estate plans

    def copy(self) -> Sheet:
        return copy.deepcopy(self)


@dataclass
class Offer:
    """What a player has before them: three (number, action) and three plans.

    Basic piles: each entry of `cards` is a combination. Solo and expert: each is one card, to be paired with another.
    `turned` tells which plans lay on their low side when the round began (solo: when the cards were drawn).
    """

    cards: list[tuple[int, str]]
    plans: list[str]
    turned: list[bool]


@dataclass
class TurnResult:
    """The sheet after the turn, the wish to reshuffle, and which cards (number, action; from 0) were used."""

    sheet: Sheet
    wants_reshuffle: bool
    used: tuple[int, int] | None


# ------------------------------------------------------------------------------------------------ places and houses


def place_text(place: Place) -> str:
    return f"{STREETS[place[0]]}{place[1] + 1}"


def read_place(text: str) -> Place:
    return STREETS.index(text[0]), int(text[1:]) - 1


def all_places() -> list[Place]:
    return [(street, lot) for street in range(3) for lot in range(LOTS[street])]


def is_house(sheet: Sheet, place: Place) -> bool:
    return sheet.numbers[place[0]][place[1]] is not None


def is_empty(sheet: Sheet, place: Place) -> bool:
    """Neither a house nor a roundabout stands there."""
    return not is_house(sheet, place) and place not in sheet.roundabouts


def empty_lots(sheet: Sheet) -> list[Place]:
    return [place for place in all_places() if is_empty(sheet, place)]


def has_fence(sheet: Sheet, street: int, lot: int) -> bool:
    """A fence right of that lot, the ends of the street (lot -1 and the last lot) included."""
    return lot == -1 or lot == LOTS[street] - 1 or (street, lot) in sheet.fences


def may_stand_there(sheet: Sheet, number: int, place: Place) -> bool:
    """(2) The lot is empty; the next house on the left is smaller, the next on the right greater.

    Only houses on this side of a roundabout are looked at.
    """
    if not is_empty(sheet, place):
        return False
    street, lot = place
    for direction in (-1, 1):
        other = lot + direction
        while 0 <= other < LOTS[street] and (street, other) not in sheet.roundabouts:
            neighbour = sheet.numbers[street][other]
            if neighbour is not None:
                if (neighbour - number) * direction <= 0:
                    return False
                break
            other += direction
    return True


def lots_for(sheet: Sheet, number: int) -> list[Place]:
    return [place for place in all_places() if may_stand_there(sheet, number, place)]


def numbers_to_write(sheet: Sheet, printed: int, action: str) -> list[int]:
    """(10) The printed number; with a temp who still finds a free box, up to two less or more, from 0 to 17."""
    if action == "T" and sheet.temps < TEMP_BOXES:
        return [number for number in range(printed - 2, printed + 3) if 0 <= number <= 17]
    return [printed]


def houses_to_write(sheet: Sheet, printed: int, action: str) -> list[tuple[int, Place]]:
    return [(n, place) for n in numbers_to_write(sheet, printed, action) for place in lots_for(sheet, n)]


def may_be_refused(sheet: Sheet, offer: Offer) -> bool:
    """(4) A refusal is open to a player for whom no printed number on offer fits anywhere; temps do not matter."""
    return not any(lots_for(sheet, number) for number, _ in offer.cards)


# ------------------------------------------------------------------------------------------------ actions


def fence_places(sheet: Sheet) -> list[Place]:
    """(6) Between neighbouring lots without a fence, not within a bis pair, not within an estate that served a plan."""
    found = []
    for street, lot in all_places():
        if has_fence(sheet, street, lot):
            continue
        left, right = sheet.numbers[street][lot], sheet.numbers[street][lot + 1]
        bis_pair = left is not None and left == right
        in_used_estate = (street, lot) in sheet.used_estates and (street, lot + 1) in sheet.used_estates
        if not bis_pair and not in_used_estate:
            found.append((street, lot))
    return found


def agent_columns(sheet: Sheet) -> list[int]:
    """(7) Estate sizes whose column has a value left to cross; the last value of a column always stays."""
    return [size for size in range(1, 7) if sheet.agent[size - 1] < len(AGENT_VALUES[size - 1]) - 1]


def park_possible(sheet: Sheet, street: int) -> bool:
    """(8) The street of the new house has a tree left to cross."""
    return sheet.parks[street] < len(PARK_VALUES[street]) - 1


def pool_possible(sheet: Sheet, house: Place) -> bool:
    """(9) The new house stands on a lot with a pool drawn, and the pool track has a free box."""
    return house[1] in POOL_LOTS[house[0]] and len(sheet.pools) < len(POOL_VALUES) - 1


def bis_copies(sheet: Sheet) -> list[tuple[Place, Place]]:
    """(11) Every (empty lot, neighbouring house to copy) with no fence between, while the bis track has a free box."""
    if len(sheet.bis) >= len(BIS_VALUES) - 1:
        return []
    found = []
    for street, lot in empty_lots(sheet):
        if not has_fence(sheet, street, lot - 1) and is_house(sheet, (street, lot - 1)):
            found.append(((street, lot), (street, lot - 1)))
        if not has_fence(sheet, street, lot) and is_house(sheet, (street, lot + 1)):
            found.append(((street, lot), (street, lot + 1)))
    return found


def action_moves(sheet: Sheet, action: str, house: Place) -> list[str]:
    """Texts of all ways to carry out the action after writing `house`; none for a temp, who has worked already."""
    if action == "F":
        return [f"|{place_text(place)}" for place in fence_places(sheet)]
    if action == "E":
        return [f"${size}" for size in agent_columns(sheet)]
    if action == "L":
        return ["*"] if park_possible(sheet, house[0]) else []
    if action == "P":
        return ["~"] if pool_possible(sheet, house) else []
    if action == "B":
        return [f"{place_text(lot)}={place_text(source)}" for lot, source in bis_copies(sheet)]
    return []


def carry_out(sheet: Sheet, text: str, house: Place) -> None:
    """Do what an action move says."""
    if text[0] == "|":
        sheet.fences.add(read_place(text[1:]))
    elif text[0] == "$":
        sheet.agent[int(text[1:]) - 1] += 1
    elif text == "*":
        sheet.parks[house[0]] += 1
    elif text == "~":
        sheet.pools.add(house)
    elif "=" in text:
        lot, source = (read_place(part) for part in text.split("="))
        sheet.numbers[lot[0]][lot[1]] = sheet.numbers[source[0]][source[1]]
        sheet.bis.add(lot)


def roundabout_lots(rules: Rules, sheet: Sheet) -> list[Place]:
    """(5) Any empty lot, while the option is played and one of the two boxes is free."""
    if not rules.roundabouts or len(sheet.roundabouts) >= len(ROUNDABOUT_VALUES) - 1:
        return []
    return empty_lots(sheet)


def build_roundabout(sheet: Sheet, place: Place) -> None:
    """(5) It takes the lot and gets a fence on either side (where the street does not end anyway)."""
    sheet.roundabouts.add(place)
    street, lot = place
    if lot > 0:
        sheet.fences.add((street, lot - 1))
    if lot < LOTS[street] - 1:
        sheet.fences.add(place)


# ------------------------------------------------------------------------------------------------ estates and plans


def estates(sheet: Sheet) -> list[list[Place]]:
    """(12) All complete estates: from fence to fence nothing but houses, at least one and at most six."""
    found = []
    for street in range(3):
        run: list[Place] = []
        for lot in range(LOTS[street]):
            run.append((street, lot))
            if has_fence(sheet, street, lot):
                if len(run) <= 6 and all(is_house(sheet, place) for place in run):
                    found.append(run)
                run = []
    return found


def free_estates(sheet: Sheet, size: int) -> list[list[Place]]:
    """(15) Estates of that size without any used house."""
    return [estate for estate in estates(sheet) if len(estate) == size and not sheet.used.intersection(estate)]


def all_parks(sheet: Sheet, street: int) -> bool:
    return sheet.parks[street] == len(PARK_VALUES[street]) - 1


def all_pools(sheet: Sheet, street: int) -> bool:
    return all((street, lot) in sheet.pools for lot in POOL_LOTS[street])


def lots_of_plan(name: str) -> list[Place]:
    """(15) The lots that a plan about houses needs and uses; other plans use none."""
    if name.startswith("houses-"):
        street = STREETS.index(name[-1])
        return [(street, lot) for lot in range(LOTS[street])]
    if name == "ends":
        return [(street, lot) for street in range(3) for lot in (0, LOTS[street] - 1)]
    return []


def is_fulfilled(sheet: Sheet, name: str) -> bool:
    """Whether the sheet meets the plan now, counting only what earlier plans have not used up."""
    plan = PLANS[name]
    if plan.sizes:
        return all(len(free_estates(sheet, size)) >= need for size, need in Counter(plan.sizes).items())
    if lots_of_plan(name):
        return all(not is_empty(sheet, place) and place not in sheet.used for place in lots_of_plan(name))
    if name == "bis-5":
        return any(sum(place[0] == street for place in sheet.bis) >= 5 for street in range(3))
    if name == "temps-7":
        return sheet.temps >= 7
    if name == "parks-2":
        return sum(all_parks(sheet, street) for street in range(3)) >= 2
    if name == "pools-2":
        return sum(all_pools(sheet, street) for street in range(3)) >= 2
    if name == "parks-pools-roundabout":
        with_roundabout = {street for street, _ in sheet.roundabouts}
        return any(all_parks(sheet, street) and all_pools(sheet, street) for street in with_roundabout)
    street = STREETS.index(name.removeprefix("parks-pools-"))
    return all_parks(sheet, street) and all_pools(sheet, street)


# ------------------------------------------------------------------------------------------------ one turn


@dataclass
class Turn:
    """A turn under way; `sheet` is a working copy."""

    rules: Rules
    sheet: Sheet
    offer: Offer
    phase: str = "HOUSE"
    taken: tuple[int, int] | None = None  # indices of the number card and the action card
    house: Place | None = None
    roundabout_built: bool = False
    claims: int = 0
    wish: bool = False
    needs: Counter[int] = field(default_factory=Counter)  # estate sizes the claimed plan still waits for


def number_and_action(turn: Turn, taken: tuple[int, int]) -> tuple[int, str]:
    return turn.offer.cards[taken[0]][0], turn.offer.cards[taken[1]][1]


def ways_to_take(rules: Rules) -> dict[str, tuple[int, int]]:
    """Text -> (number card, action card): a pile as it lies, or two different cards."""
    if rules.by_pairs:
        return {f"{i + 1}/{j + 1}": (i, j) for i in range(3) for j in range(3) if i != j}
    return {str(i + 1): (i, i) for i in range(3)}


def house_moves(turn: Turn) -> list[str]:
    """While the house is due: a roundabout, a combination that can be written, or a refusal where it is allowed."""
    refusal = may_be_refused(turn.sheet, turn.offer)
    found = []
    for text, taken in ways_to_take(turn.rules).items():
        writable = bool(houses_to_write(turn.sheet, *number_and_action(turn, taken)))
        if writable or (refusal and turn.rules.draft):
            found.append(text)
    if refusal and not turn.rules.draft:
        found.append("x")
    if not turn.roundabout_built:
        found += [f"@{place_text(place)}" for place in roundabout_lots(turn.rules, turn.sheet)]
    return found


def write_moves(turn: Turn) -> list[str]:
    """After a combination was taken: every house that can be written; in the draft also the refusal."""
    assert turn.taken is not None
    houses = houses_to_write(turn.sheet, *number_and_action(turn, turn.taken))
    found = [f"{number}:{place_text(place)}" for number, place in houses]
    if turn.rules.draft and may_be_refused(turn.sheet, turn.offer):
        found.append("x")
    return found


def wish_possible(turn: Turn) -> bool:
    """(16) The player has claimed this turn, and nobody claimed anything in an earlier round; never in solo."""
    return turn.claims > 0 and not turn.wish and not turn.rules.solo and not any(turn.offer.turned)


def finish_moves(turn: Turn) -> list[str]:
    """After action or refusal: a roundabout before any claim, claims, the wish to reshuffle, the end."""
    found = ["."]
    if not turn.roundabout_built and turn.claims == 0:
        found += [f"@{place_text(place)}" for place in roundabout_lots(turn.rules, turn.sheet)]
    for index, name in enumerate(turn.offer.plans):
        if turn.sheet.plan_points[index] is None and is_fulfilled(turn.sheet, name):
            found.append(f"!{index + 1}")
    if wish_possible(turn):
        found.append("%")
    return found


def estate_moves(turn: Turn) -> list[str]:
    """Estates to choose from: sizes of which more stand free than the claimed plan still needs."""
    found = []
    for size, need in turn.needs.items():
        choices = free_estates(turn.sheet, size)
        if 0 < need < len(choices):
            found += [f"&{place_text(estate[0])}" for estate in choices]
    return found


def moves(turn: Turn) -> list[str]:
    """All texts allowed now."""
    if turn.phase == "HOUSE":
        return house_moves(turn)
    if turn.phase == "WRITE":
        return write_moves(turn)
    if turn.phase == "ACTION":
        assert turn.taken is not None and turn.house is not None
        ways = action_moves(turn.sheet, number_and_action(turn, turn.taken)[1], turn.house)
        return [*ways, "-"] if ways else []
    if turn.phase == "FINISH":
        return finish_moves(turn)
    if turn.phase == "ESTATES":
        return estate_moves(turn)
    return []


def write_house(turn: Turn, text: str) -> None:
    """Write the number; a temp crosses a box even if the number stayed, as long as there is one (10)."""
    assert turn.taken is not None
    number, lot = text.split(":")
    turn.house = read_place(lot)
    turn.sheet.numbers[turn.house[0]][turn.house[1]] = int(number)
    if number_and_action(turn, turn.taken)[1] == "T" and turn.sheet.temps < TEMP_BOXES:
        turn.sheet.temps += 1
    turn.phase = "ACTION"


def claim(turn: Turn, index: int) -> None:
    """(13, 14, 15) Note the value (low if the plan lay turned when the round began) and use up what the plan uses."""
    name = turn.offer.plans[index]
    plan = PLANS[name]
    turn.sheet.plan_points[index] = plan.low if turn.offer.turned[index] else plan.high
    turn.sheet.used.update(place for place in lots_of_plan(name) if is_house(turn.sheet, place))
    turn.claims += 1
    turn.needs = Counter(plan.sizes)
    turn.phase = "ESTATES"


def let_serve(turn: Turn, estate: list[Place]) -> None:
    """(15) The estate serves the plan just claimed and is used up."""
    turn.sheet.used.update(estate)
    turn.sheet.used_estates.update(estate)
    turn.needs[len(estate)] -= 1


def make(turn: Turn, text: str) -> None:
    """Carry out one allowed move."""
    if text == "x":
        turn.sheet.refusals += 1
        turn.phase = "FINISH"
    elif text[0] == "@":
        build_roundabout(turn.sheet, read_place(text[1:]))
        turn.roundabout_built = True
    elif turn.phase == "HOUSE":
        turn.taken = ways_to_take(turn.rules)[text]
        turn.phase = "WRITE"
    elif turn.phase == "WRITE":
        write_house(turn, text)
    elif turn.phase == "ACTION":
        assert turn.house is not None
        carry_out(turn.sheet, text, turn.house)
        turn.phase = "FINISH"
    elif text == ".":
        turn.phase = "DONE"
    elif text == "%":
        turn.wish = True
    elif text[0] == "!":
        claim(turn, int(text[1:]) - 1)
    elif text[0] == "&":
        let_serve(turn, next(estate for estate in estates(turn.sheet) if estate[0] == read_place(text[1:])))


def serve_without_choice(turn: Turn) -> None:
    """Where just as many free estates of a size stand as are needed, all of them serve."""
    for size, need in list(turn.needs.items()):
        choices = free_estates(turn.sheet, size)
        if len(choices) == need:
            for estate in choices:
                let_serve(turn, estate)


def pass_over(turn: Turn) -> None:
    """Skip what leaves no choice: an impossible action, estates without a choice, an end that is the only move."""
    if turn.phase == "ACTION" and not moves(turn):
        turn.phase = "FINISH"
    if turn.phase == "ESTATES":
        serve_without_choice(turn)
        if not moves(turn):
            turn.phase = "FINISH"
    if turn.phase == "FINISH" and moves(turn) == ["."]:
        turn.phase = "DONE"


PHASE_WORDS = {
    "HOUSE": "while the house is due",
    "WRITE": "after taking a combination",
    "ACTION": "as the action",
    "FINISH": "after the building",
    "ESTATES": "while estates are chosen",
    "DONE": "after the end of the turn",
}


def follow(rules: Rules, sheet: Sheet, offer: Offer, tokens: list[str]) -> Turn:
    """Play the given moves on a copy of the sheet; the turn may still be unfinished."""
    turn = Turn(rules, sheet.copy(), offer)
    for index, text in enumerate(tokens):
        if text not in moves(turn):
            raise Illegal(f"{text!r} is not allowed {PHASE_WORDS[turn.phase]}", index)
        make(turn, text)
        pass_over(turn)
    return turn


def play_turn(rules: Rules, sheet: Sheet, offer: Offer, tokens: list[str]) -> TurnResult:
    """Play a whole turn; the given sheet stays as it is."""
    turn = follow(rules, sheet, offer, tokens)
    if turn.phase != "DONE":
        raise Illegal(f"the turn is not complete: something is due {PHASE_WORDS[turn.phase]}", len(tokens))
    return TurnResult(turn.sheet, turn.wish, turn.taken)


def legal_next(rules: Rules, sheet: Sheet, offer: Offer, tokens: list[str]) -> list[str]:
    """All moves allowed after a legal beginning of a turn, in string order; none if the turn is complete."""
    return sorted(moves(follow(rules, sheet, offer, tokens)))


# ------------------------------------------------------------------------------------------------ end and score


def is_over(rules: Rules, sheets: list[Sheet]) -> bool:
    """(19) Somebody has three refusals, all three plans, or no empty lot left."""
    return any(
        sheet.refusals >= 3 or all(points is not None for points in sheet.plan_points) or not empty_lots(sheet)
        for sheet in sheets
    )


def temp_awards(rules: Rules, counts: list[int]) -> list[int]:
    """(20, 22) The three highest distinct counts earn 7, 4, 1 for everyone who has them; solo: 7 from six temps on."""
    if rules.solo:
        return [TEMP_AWARDS[0] if count >= SOLO_TEMPS_NEEDED else 0 for count in counts]
    ladder = sorted({count for count in counts if count > 0}, reverse=True)
    awards = dict(zip(ladder, TEMP_AWARDS, strict=False))
    return [awards.get(count, 0) for count in counts]


def estates_by_size(sheet: Sheet) -> list[int]:
    """How many complete estates of the sizes 1 to 6."""
    return [sum(len(estate) == size for estate in estates(sheet)) for size in range(1, 7)]


def score_lines(rules: Rules, sheets: list[Sheet]) -> list[dict[str, int]]:
    """Every line of the score for every seat; what is subtracted is negative; `total` is the sum."""
    result = []
    for sheet, award in zip(sheets, temp_awards(rules, [sheet.temps for sheet in sheets]), strict=True):
        lines = {f"plan-{index + 1}": points or 0 for index, points in enumerate(sheet.plan_points)}
        for street in range(3):
            lines[f"park-{STREETS[street]}"] = PARK_VALUES[street][sheet.parks[street]]
        lines["pools"] = POOL_VALUES[len(sheet.pools)]
        lines["temps"] = award
        for index, count in enumerate(estates_by_size(sheet)):
            lines[f"estate-{index + 1}"] = count * AGENT_VALUES[index][sheet.agent[index]]
        lines["bis"] = -BIS_VALUES[len(sheet.bis)]
        lines["refusals"] = -REFUSAL_VALUES[sheet.refusals]
        lines["roundabouts"] = -ROUNDABOUT_VALUES[len(sheet.roundabouts)]
        lines["total"] = sum(lines.values())
        result.append(lines)
    return result


def ranking(rules: Rules, sheets: list[Sheet]) -> list[int]:
    """(21) Rank of every seat: by total, then estates, then those of size 1, 2, ...; full equals share a rank."""
    keys = []
    for sheet, lines in zip(sheets, score_lines(rules, sheets), strict=True):
        by_size = estates_by_size(sheet)
        keys.append([lines["total"], sum(by_size), *by_size])
    return [1 + sum(other > key for other in keys) for key in keys]
