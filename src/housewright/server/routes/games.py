"""The games of the house: what each offers, its messages and its rules."""

from __future__ import annotations

import hashlib
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from housewright.engine.game import Game
from housewright.games import ENTRIES, GAMES, find_game
from housewright.players.finding import find_players
from housewright.server.models import GameShown
from housewright.server.refusals import Refusal
from housewright.server.routes.dependencies import AnyServices
from housewright.server.tables import commands, daily
from housewright.server.thinking.thinkers import still_preparing

TAG_LENGTH = 16
router = APIRouter(prefix="/api", tags=["tables"])


class Markdown(Response):
    """A document."""

    media_type = "text/markdown"


@router.get("/games", response_model=list[GameShown])
async def list_games(_: AnyServices) -> list[GameShown]:
    """The games of the house."""
    return [show_game(name) for name in GAMES]


def show_game(name: str) -> GameShown:
    """Everything that can be agreed on in a game, and who plays it."""
    game, players, entry = find_game(name), find_players(name), ENTRIES[name]
    return GameShown(
        game=name,
        variants={variant: seat_limits(game, variant) for variant in game.variants},
        levels=[*players.levels],
        characters=[*players.characters],
        stand_in=commands.usual_stand_in(name),
        presets={variant: game.options(variant) for variant in game.variants},
        switches={switch: seat_limits(game, switch) for switch in entry.switches},
        series=entry.series,
        lengths=[*entry.lengths],
        daily=name == daily.GAME,
        preparing=still_preparing(name),
    )


def seat_limits(game: Game, options: str) -> tuple[int, int]:
    """The least and the most seats that options allow."""
    seats = game.seat_range(game.options(options))
    return seats.start, seats.stop - 1


@router.get("/games/{game}/messages/{language}", response_class=PlainTextResponse)
async def get_messages(game: str, language: str, request: Request) -> Response:
    """The messages of a game, as Fluent."""
    return answer_text(request, find_text(game, language, "ftl"), "text/plain")


@router.get("/games/{game}/rules/{language}", response_class=Markdown)
async def get_rules(game: str, language: str, request: Request) -> Response:
    """The rules of a game, in numbered clauses."""
    return answer_text(request, find_text(game, language, "md"), "text/markdown")


def find_text(game: str, language: str, ending: str) -> Path:
    """The file of a game's text in a language that the game has."""
    if game not in GAMES:
        raise Refusal(404, "no-such-game", {"game": game[:40]})
    found = {path.parent.name: path for path in ENTRIES[game].texts.glob(f"*/{game}.{ending}")}
    if language not in found:
        raise Refusal(404, "no-such-language", {"language": language[:40]})
    return found[language]


def answer_text(request: Request, file: Path, kind: str) -> Response:
    """The text, or that the asker has it already."""
    content = file.read_bytes()
    tag = f'"{hashlib.sha256(content).hexdigest()[:TAG_LENGTH]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=f"{kind}; charset=utf-8", headers=headers)
