"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from types import FrameType

import uvicorn

from housewright.server.access.sites import Sites
from housewright.server.app import NO_PAGES, create_app, has_pages, warm_up
from housewright.server.logs import set_up_logs
from housewright.server.operating.connections import Connection, Visitors
from housewright.server.services import Services, open_services
from housewright.server.settings import Settings
from housewright.server.storage.address import database_file
from housewright.server.thinking.minds import Minds, begin_minds
from housewright.server.thinking.thinkers import thinkers_wanted

UNSENT_BYTES = 128 * 1024  # that the system keeps for a slow reader; it would take megabytes unless told
LOST_SECONDS = 30  # a connection ends when nobody has confirmed for so long what was sent: a phone without a network
KEEP_ALIVE_SECONDS = 75  # longer than most proxies and clients keep a connection: whoever may reuse one closes it first
GRACE_SECONDS = 2  # for requests that are not answered yet, when the server stops
SWITCH_SECONDS = 0.0005  # that a thread keeps the interpreter lock while answers want it, which they do many times
SIGNALS = (signal.SIGINT, signal.SIGTERM)
logger = logging.getLogger(__name__)


class Server(uvicorn.Server):
    """Ends the streams first when it is told to stop; it would wait for them otherwise."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services
        self.loop = asyncio.get_running_loop()
        services.loading_players.add_done_callback(self.stop_without_rules)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Let signals stop the server; the process goes on and closes everything."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop_without_rules(self, loading: asyncio.Task[None]) -> None:
        """Nobody can play here if the rules cannot be loaded."""
        self.should_exit = self.should_exit or (not loading.cancelled() and loading.exception() is not None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop."""
        self.loop.call_soon_threadsafe(self.services.close_streams)
        super().handle_exit(sig, frame)


def serve(settings: Settings, open_browser: bool, listening: socket.socket | None = None) -> None:
    """Serve until Ctrl-C or SIGTERM, on a socket of one's own or a given one; a DatabaseError or an OSError says why it
    cannot."""
    set_up_logs(settings.log_level)
    minds = begin_minds(thinkers_wanted(settings))
    with contextlib.closing(listening or listen(settings.host, settings.port)) as door:
        asyncio.run(run(settings, door, open_browser, minds))


async def run(settings: Settings, listening: socket.socket, open_browser: bool, minds: Minds) -> None:
    """Open the services, then the doors."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        http=functools.partial(Connection, Visitors(settings), Sites(settings).is_public_by_tls),  # type: ignore[arg-type]
        ws="none",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    file = database_file(settings.database)
    kept = f"{file}, which is new" if not file.exists() else file
    sys.setswitchinterval(SWITCH_SECONDS)
    await warm_up(app)
    async with open_services(settings, minds) as services:
        app.state.services = services
        host = "localhost" if settings.host in ("0.0.0.0", "127.0.0.1") else settings.host
        url = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"
        print(f"Housewright is at {url}  (Ctrl-C stops it)\nGames are kept in {kept}", flush=True)
        if not has_pages():
            print(NO_PAGES, flush=True)
        if open_browser:
            webbrowser.open(url)
        await Server(config, services).serve(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound before anything else is opened; an OSError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once only if told TCP
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, LOST_SECONDS * 1000)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening
