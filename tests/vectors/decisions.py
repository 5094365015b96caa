"""What the engine allows on a sheet, what that changes, and what it refuses, asked move by move on copies of tables."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from housewright.engine.game import Json, State
from housewright.welcome.moves import (
    AGENT,
    BIS,
    CLAIM,
    ESTATE,
    FENCE,
    LEFT,
    PARK,
    POOL,
    REFUSE,
    RIGHT,
    ROUNDABOUT,
    WRITE,
)
from housewright.welcome.notation import TEXTS, lot_text
from housewright.welcome.printed import (
    FIRST_LOT,
    LENGTHS,
    LOTS,
    MOST_REFUSALS,
    MOST_TEMPS,
    NUMBER,
    NUMBERS,
    PARKS,
    PLACE_OF,
    PLAN_FACTS,
    PLAN_NAMES,
    PLANS_IN_PLAY,
    POOL_LOTS,
    SIZES,
    STREET_LETTERS,
    STREET_OF,
    STREETS,
    TEMP_REACH,
    WHOLE_STREET,
    Action,
    PlanKind,
)
from housewright.welcome.reasons import Reason
from housewright.welcome.state import NO_LOT, Step
from tests.vectors.asking import NUMBERS_OF_CARDS, Question
from tests.vectors.sheets import WELCOME, drawn, key_of

Asked = tuple[str, int]  # the pad's mark, the engine's move
MOST = 600  # times that the same answer to a kind of question is written down


def ask_write(at: Question) -> Asked:
    """Any number on any lot, with the help of a temp."""
    number, lot = at.rng.randrange(NUMBERS), at.any_lot()
    printed = min(max(number, NUMBERS_OF_CARDS[0]), NUMBERS_OF_CARDS[-1])
    at.arrange(Step.WRITE, Action.TEMP, printed)
    before, at.sheet.temps = int(at.sheet.temps), 0
    at.extra["temps"] = before  # what the sheet has; the question is about the number only
    return f"{number}:{lot_text(lot)}", WRITE + number * LOTS + lot


def ask_temp(at: Question) -> Asked | None:
    """A number changed by a temp, on a lot where it fits."""
    if at.rng.random() < 0.3:
        at.sheet.temps = MOST_TEMPS
    number = at.rng.choice(NUMBERS_OF_CARDS)
    fits = at.sheet.fits[:, number].tolist()
    fitting = [lot for lot in range(LOTS) if fits[int(STREET_OF[lot])] >> int(PLACE_OF[lot]) & 1]
    if not fitting:
        return None
    lot = at.rng.choice(fitting)
    at.arrange(Step.WRITE, Action.TEMP, number - 1 if number > 1 else number + TEMP_REACH)
    return "t", WRITE + number * LOTS + lot


def ask_bis(at: Question) -> Asked:
    """Any lot copies a neighbour."""
    lot = at.inner_lot()
    beside = [other for other in range(LOTS - 1) if at.is_open_beside(other)]
    if beside and at.rng.random() < 0.7:
        lot = at.rng.choice(beside)
    if at.rng.random() < 0.1:
        cross_bis(at)
    at.arrange(Step.ACT, Action.BIS)
    if at.rng.random() < 0.5:
        return f"{lot_text(lot)}={lot_text(lot + 1)}", BIS + RIGHT * LOTS + lot
    return f"{lot_text(lot + 1)}={lot_text(lot)}", BIS + LEFT * LOTS + lot + 1


def cross_bis(at: Question) -> None:
    """Make houses bis as if they had been copied, from a random street on."""
    for street in at.rng.sample(range(STREETS), STREETS):
        at.sheet.bis[street] = int(at.sheet.built[street]) & ~int(at.sheet.roundabout[street])


def ask_fence(at: Question) -> Asked:
    """A fence anywhere; often where something speaks against it."""
    at.arrange(Step.ACT, Action.SURVEYOR)
    sealed = at.sheet.sealed.astype(int)
    speaking = [at.sheet.pair.tolist(), (sealed & sealed >> 1).tolist()]
    lots = [lot for masks in speaking for lot in range(LOTS) if masks[int(STREET_OF[lot])] >> int(PLACE_OF[lot]) & 1]
    lot = at.rng.choice(lots) if lots and at.rng.random() < 0.5 else at.inner_lot()
    return f"|{lot_text(lot)}", FENCE + lot


def ask_raise(at: Question) -> Asked:
    """The next value of any size."""
    at.arrange(Step.ACT, Action.AGENT)
    size = at.rng.randrange(SIZES)
    return f"${size + 1}", AGENT + size


def ask_park(at: Question) -> Asked:
    """A park in any street."""
    lot = at.any_lot()
    if at.rng.random() < 0.2:
        at.sheet.parks[:] = PARKS
    at.arrange(Step.ACT, Action.LANDSCAPER, lot=lot)
    return f"*{STREET_LETTERS[int(STREET_OF[lot])]}", PARK


def ask_pool(at: Question) -> Asked | None:
    """The pool of a house that was written just now, of a bis, or of no house at all."""
    copies = [lot for lot in range(LOTS) if at.has("bis", lot)]
    lot = at.rng.choice(copies) if copies and at.rng.random() < 0.3 else at.any_lot()
    if not at.is_built(lot):
        at.arrange(Step.CHOOSE, Action.POOL)
    elif at.has("roundabout", lot) or at.has("pool", lot):
        return None  # was not written as a house just now
    else:
        at.arrange(Step.ACT, Action.BIS if at.has("bis", lot) else Action.POOL, lot=lot)
    return f"~{lot_text(lot)}", POOL


def ask_beside(at: Question) -> Asked | None:
    """Any action before the first house of a turn, after its refusal, or after another action."""
    ask = at.rng.choice((ask_fence, ask_raise, ask_park, ask_bis))
    mark, move = ask(at)
    step, lot, acted = at.rng.choice(
        ((Step.CHOOSE, NO_LOT, 0), (Step.FINISH, NO_LOT, 0), (Step.FINISH, int(at.sheet.lot), 1))
    )
    at.sheet.step, at.sheet.lot, at.sheet.acted = step, lot, acted
    at.extra["turn"] = "begun" if step == Step.CHOOSE else "acted" if acted else "refused"
    return mark, move


def ask_roundabout(at: Question) -> Asked:
    """A roundabout on any lot."""
    at.common.roundabouts = int(at.rng.random() < 0.8)
    at.extra["roundabouts"] = bool(at.common.roundabouts)
    at.arrange(Step.CHOOSE, Action.POOL)
    lot = at.any_lot()
    return f"@{lot_text(lot)}", ROUNDABOUT + lot


def ask_refuse(at: Question) -> Asked | None:
    """A refusal when no number fits; after the third the game is over."""
    at.arrange(Step.CHOOSE, Action.POOL)
    unfit = [
        number
        for number in NUMBERS_OF_CARDS
        if not any(int(at.sheet.fits[street, number]) for street in range(STREETS))
    ]
    if int(at.sheet.refusals) == MOST_REFUSALS or at.rng.random() < 0.2:
        at.sheet.refusals, at.common.over = MOST_REFUSALS, 1
    elif unfit:
        at.sheet.hand[:] = NUMBER.tolist().index(at.rng.choice(unfit))
    else:
        return None
    return "x", REFUSE


def ask_claim(at: Question) -> Asked:
    """Any plan of the box, on sheets that were helped along."""
    plan = at.rng.randrange(len(PLAN_FACTS))
    slot = PLAN_FACTS[plan][1] - 1
    at.common.plan[slot] = plan
    at.arrange(Step.FINISH, Action.POOL)
    at.sheet.plan[slot] = int(at.rng.random() < 0.1)
    if at.rng.random() < 0.5:
        help_along(at.sheet, at.rng)
    if PLAN_FACTS[plan][3] in (PlanKind.HOUSES, PlanKind.ENDS) and at.rng.random() < 0.7:
        build_ends(at)
    at.extra["plan"] = PLAN_NAMES[plan]
    return f"!{slot + 1}=0", CLAIM + slot


def build_ends(at: Question) -> None:
    """Close the streets: every lot that is empty gets a roundabout, which counts as built."""
    for street in range(STREETS):
        empty = int(WHOLE_STREET[street]) & ~int(at.sheet.built[street])
        at.sheet.built[street] |= empty
        at.sheet.roundabout[street] |= empty
        houses = int(at.sheet.built[street]) & ~int(at.sheet.roundabout[street])
        at.sheet.used[street] = at.sheet.sealed[street] = 0
        if at.rng.random() < 0.4:
            at.sheet.used[street] = houses & at.rng.getrandbits(LENGTHS[street])


def help_along(sheet: Any, rng: random.Random) -> None:
    """Parks, pools, temps, bis and unused houses as nobody has them in a random game."""
    for street in range(STREETS):
        if rng.random() < 0.6:
            sheet.parks[street] = PARKS[street]
        if rng.random() < 0.6:
            sheet.pool[street] = POOL_LOTS[street]
        if rng.random() < 0.3:
            sheet.bis[street] = int(sheet.built[street]) & ~int(sheet.roundabout[street])
    sheet.temps = rng.randrange(MOST_TEMPS + 1)


def ask_serve(at: Question) -> Asked:
    """The estate that starts on any lot, for a plan that needs some sizes."""
    at.arrange(Step.ESTATES, Action.POOL)
    at.sheet.claiming = at.rng.randrange(PLANS_IN_PLAY)
    at.sheet.needs[:] = [at.rng.randrange(2) for _ in range(SIZES)]
    at.extra["needs"] = at.sheet.needs.tolist()
    starts = [
        int(FIRST_LOT[street]) + place
        for street in range(STREETS)
        for place in range(LENGTHS[street])
        if place == 0 or int(at.sheet.fence[street]) >> place - 1 & 1
    ]
    lot = at.rng.choice(starts) if at.rng.random() < 0.8 else at.any_lot()
    return f"&1:{lot_text(lot)}", ESTATE + lot


QUESTIONS: tuple[Callable[[Question], Asked | None], ...] = (
    *(ask_write, ask_temp, ask_bis, ask_fence, ask_raise, ask_park),
    *(
        ask_pool,
        ask_beside,
        ask_beside,
        ask_roundabout,
        ask_refuse,
        ask_claim,
        ask_claim,
        ask_claim,
        ask_claim,
        ask_serve,
    ),
)


def decided(state: State, rng: random.Random, tally: Counter[tuple[str, Reason]]) -> list[Json]:
    """One decision of every kind on a random sheet of the table."""
    found: list[Json] = []
    for ask in QUESTIONS:
        question = Question(state, rng.randrange(len(state.seats)), rng)
        asked = ask(question)
        if asked is None:
            continue
        mark, move = asked
        reason = WELCOME.why_not(question.state, question.seat, move)
        assert TEXTS.write(move)
        tally[mark_kind(mark), reason] += 1
        if tally[mark_kind(mark), reason] > MOST:
            continue
        sheet = drawn(question.sheet)
        sheet["temps"] = question.extra.pop("temps", sheet["temps"])
        after = {"after": changed(question, sheet, mark, move)} if reason == Reason.NONE else {}
        found.append({"sheet": sheet, "mark": mark, "reason": key_of(reason), **question.extra, **after})
    return found


def changed(question: Question, sheet: dict[str, Json], mark: str, move: int) -> dict[str, Json]:
    """The sheet after a legal move; a house and its temp are one move here and two marks on the pad."""
    WELCOME.apply(question.state, question.seat, move)
    after = drawn(question.sheet)
    if mark_kind(mark) == "temp":
        return {**sheet, "temps": after["temps"]}
    return {**after, "temps": sheet["temps"]} if mark_kind(mark) == "write" else after


def mark_kind(mark: str) -> str:
    """What kind of mark the text is."""
    signs = {"t": "temp", "x": "refuse", "|": "fence", "$": "raise", "*": "park", "~": "pool", "@": "roundabout"}
    return {**signs, "!": "claim", "&": "serve"}.get(mark[0], "bis" if "=" in mark else "write")
