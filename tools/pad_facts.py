"""Writes the printed facts and the reasons that the score pad and the dealer use: `python -m tools.pad_facts`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path

from housewright.heimat import printed as heimat
from housewright.heimat import reasons as heimat_reasons
from housewright.heimat import scoring as heimat_scoring
from housewright.welcome import printed as welcome
from housewright.welcome import reasons as welcome_reasons
from housewright.welcome import scoring as welcome_scoring

FILE = Path(__file__).parents[1] / "web" / "src" / "games" / "facts.json"


def facts() -> dict[str, object]:
    """Everything, by game."""
    return {"welcome": welcome_facts(), "heimat": heimat_facts()}


def welcome_facts() -> dict[str, object]:
    """Cards, plans and the score sheet of Welcome To."""
    raises = welcome.ESTATE_RAISES.tolist()
    return {
        "lengths": list(welcome.LENGTHS),
        "pools": [list(places) for places in welcome.POOL_PLACES],
        "parks": welcome.PARKS.tolist(),
        "numbers": welcome.NUMBERS,
        "mostTemps": welcome.MOST_TEMPS,
        "mostBis": welcome.MOST_BIS,
        "mostRefusals": welcome.MOST_REFUSALS,
        "mostRoundabouts": welcome.MOST_ROUNDABOUTS,
        "raises": raises,
        "parkPoints": [row[: most + 1] for row, most in zip(welcome.PARK_POINTS.tolist(), welcome.PARKS, strict=True)],
        "poolPoints": welcome.POOL_POINTS.tolist(),
        "bisPoints": welcome.BIS_POINTS.tolist(),
        "refusalPoints": welcome.REFUSAL_POINTS.tolist(),
        "roundaboutPoints": welcome.ROUNDABOUT_POINTS.tolist(),
        "tempPoints": welcome.TEMP_POINTS.tolist(),
        "estatePoints": [row[: most + 1] for row, most in zip(welcome.ESTATE_POINTS.tolist(), raises, strict=True)],
        "soloTemps": welcome.SOLO_TEMPS,
        "soloTempPoints": welcome.SOLO_TEMP_POINTS,
        "lines": list(welcome_scoring.LINES),
        "actions": [action.name.lower() for action in welcome.Action],
        "cards": [[number, int(action)] for number, action in welcome.CARD_FACES],
        "piles": welcome.PILES,
        "hand": welcome.HAND,
        "soloBelow": welcome.SOLO_BELOW,
        "planBis": welcome.PLAN_BIS,
        "planTemps": welcome.PLAN_TEMPS,
        "planStreets": welcome.PLAN_STREETS,
        "plans": [
            {
                "name": name,
                "number": number,
                "advanced": advanced,
                "kind": kind.name.lower(),
                "street": street,
                "high": high,
                "low": low,
                "needs": needs,
            }
            for (name, number, advanced, kind, street, high, low), needs in zip(
                welcome.PLAN_FACTS, welcome.PLAN_NEEDS.tolist(), strict=True
            )
        ],
        "reasons": clauses(welcome_reasons.CLAUSE),
    }


def heimat_facts() -> dict[str, object]:
    """Pieces and board of Neue Heimat."""
    return {
        "colours": list(heimat.COLOUR_NAMES),
        "letters": heimat.COLOUR_LETTERS,
        "values": heimat.VALUES,
        "roofs": [heimat.ROOF_VALUE[: heimat.ROOFS].tolist().count(value) for value in range(heimat.VALUES + 1)],
        "permits": list(heimat.PERMIT_NAMES),
        "cheques": heimat.CHEQUES,
        "rows": heimat.ROWS,
        "lots": heimat.LOTS,
        "stream": heimat.TO_THE_STREAM,
        "singleStorey": [[lot - 1 for lot in lots] for lots in heimat.SINGLE_STOREY_LOTS],
        "fewestSeats": heimat.FEWEST_SEATS,
        "mostSeats": heimat.MOST_SEATS,
        "mostGames": heimat.MOST_GAMES,
        "winsToEnd": heimat.WINS_TO_END,
        "rowsToFinish": heimat.ROWS_TO_FINISH,
        "lines": list(heimat_scoring.LINES),
        "reasons": clauses(heimat_reasons.CLAUSE),
    }


def clauses(clause_of: Mapping[IntEnum, str]) -> dict[str, str]:
    """The clause of every reason, by its message key."""
    return {reason.name.lower().replace("_", "-"): clause for reason, clause in clause_of.items()}


def text() -> str:
    """The file, one fact a line."""
    games = [f'  "{game}": {{\n{lines(found)}\n  }}' for game, found in facts().items() if isinstance(found, dict)]
    return "{\n" + ",\n".join(games) + "\n}\n"


def lines(found: dict[str, object]) -> str:
    """One line for each fact."""
    return ",\n".join(f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in found.items())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
