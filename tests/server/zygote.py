"""A process with everything loaded, from which servers are forked: they start at once, and can be killed at any moment.

It reads one line of JSON for each server: settings, the names of mutants and circumstances joined by " + " or null, the
file for its output.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import traceback
from pathlib import Path

# Loaded here, because every server would load it anew to lay out its database.
import alembic.command
import alembic.config  # noqa: F401
from fastapi import FastAPI
from starlette.middleware import Middleware

from housewright.server.access.guard import Guard
from housewright.server.app import create_app, warm_up
from housewright.server.operating import serving
from housewright.server.services import load_players
from housewright.server.settings import Settings
from housewright.server.thinking.nursery import end_with_parent
from tests.server import circumstances
from tests.server.mutants import MUTANTS, replace_in


def run(order: dict[str, object]) -> None:
    """Be a server."""
    os.setsid()
    if sys.platform == "linux":
        end_with_parent()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    output = os.open(str(order["output"]), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    circumstances.folder = Path(str(order["output"])).parent
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.close(0)
    for name in str(order["mutant"]).split(" + ") if order["mutant"] else ():
        (MUTANTS | circumstances.CIRCUMSTANCES)[name]()
    serving.serve(Settings.model_validate(order["settings"]), open_browser=False)


def make_app_once() -> None:
    """All servers have the same routes, which take half of a start to make; only their guard is their own."""
    made = create_app(Settings())
    asyncio.run(warm_up(made))

    def guarded(settings: Settings) -> FastAPI:
        made.user_middleware = [Middleware(Guard, settings=settings)]
        return made

    replace_in("housewright.server.operating.serving", create_app=guarded)


def main() -> None:
    """Fork whatever is ordered."""
    load_players()
    make_app_once()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        child = os.fork()
        if not child:
            code = 1
            try:
                run(json.loads(line))
                code = 0
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                os._exit(code)
        print(child, flush=True)


if __name__ == "__main__":
    main()
