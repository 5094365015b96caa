"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import socket
import webbrowser
from types import FrameType

import uvicorn
from fastapi import FastAPI

from housewright.server.app import create_app
from housewright.server.logs import set_up_logs
from housewright.server.settings import Settings

GRACE_SECONDS = 5
logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Ends the streams first when it is told to stop; it would wait for them otherwise."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.application = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop."""
        house = getattr(self.application.state, "house", None)
        if house is not None and self.loop is not None:
            self.loop.call_soon_threadsafe(house.close_streams)
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


def serve(settings: Settings, open_browser: bool) -> bool:
    """Serve until Ctrl-C or SIGTERM; false if the server could not start."""
    set_up_logs(settings.log_level)
    app = create_app(settings)
    listening = listen(settings.host, settings.port)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
        limit_concurrency=None,
    )
    server = Server(config, app)
    address = f"http://{'localhost' if settings.host in ('0.0.0.0', '127.0.0.1') else settings.host}"
    url = f"{address}:{listening.getsockname()[1]}/"
    print(f"Housewright is at {url}  (Ctrl-C stops it)", flush=True)
    if open_browser:
        webbrowser.open(url)
    server.run(sockets=[listening])
    return server.started


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound before anything else is opened; an OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    return listening
