"""Commands of those who run a server: serve, backup."""

from __future__ import annotations

import difflib
import gc
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from housewright.cli.console import fail, open_game
from housewright.games import GAMES

if TYPE_CHECKING:
    from housewright.server.settings import Settings

Database = Annotated[str | None, typer.Option(help="File of the database; one in your data folder unless told.")]

Config = Annotated[Path | None, typer.Option(help="File with settings (TOML), see docs/operating.md.")]


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for the whole house.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one. 8017 unless told.")] = None,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option(help="Address that people use, if a proxy stands before the server.")
    ] = None,
    config: Config = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", help="Any other setting, as name=value; see docs/operating.md.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser on it.")] = False,
    listening: Annotated[int | None, typer.Option(hidden=True)] = None,
) -> None:
    """Let people play in their browsers: tables of all games, nothing is lost.

    Settings come from flags, then from the environment (HOUSEWRIGHT_PORT=8080), then from a file, then from defaults.
    """
    given = {"host": host, "port": port, "database": database, "public_url": public_url}
    chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    for text in setting or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise fail(f"--set wants name=value, not '{text[:60]}'")
        if name in chosen:
            raise fail(f"{name} is set twice")
        chosen[name] = value
    settings = read_settings(config, chosen)
    from housewright.server.storage.address import DatabaseError

    try:
        code = run(settings, open_browser, listening)
    except DatabaseError as wrong:
        raise fail(str(wrong)) from None
    except OSError as wrong:
        raise fail(f"port {settings.port} of {settings.host} cannot be used: {wrong.strerror}") from None
    leave_at_once(code)


def run(settings: Settings, open_browser: bool, listening: int | None) -> int:
    """Serve until somebody stops it, compiled or not; returns the exit code."""
    gc.disable()  # until everything is loaded, which stays
    from housewright.compiling import not_compiled
    from housewright.server.operating import preparing, serving

    if listening is not None:  # somebody else compiles
        preparing.end_with_parent()
        serving.serve(settings, open_browser, socket.socket(fileno=listening))
    elif not (waiting := not_compiled()):
        serving.serve(settings, open_browser)
    elif preparing.CAN_SHARE_SOCKETS:
        return preparing.serve_at_once(settings, sys.argv[2:], waiting)
    else:
        for name in GAMES:
            open_game(name, players=True)
        serving.serve(settings, open_browser)
    return 0


def leave_at_once(code: int) -> None:
    """End the process; everything is closed, and nobody waits for computer players who are still thinking."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def read_settings(config: Path | None, chosen: dict[str, Any]) -> Settings:
    """All settings; says what is wrong and exits if one is."""
    from pydantic import ValidationError

    from housewright.server.settings import FILE_VARIABLE, PREFIX, Settings, settings_file, unknown_variables

    if config is not None:
        os.environ[FILE_VARIABLE] = str(config)
    file = os.environ.get(FILE_VARIABLE)
    if file and not Path(file).is_file():
        raise fail(f"{file} is a folder" if Path(file).is_dir() else f"there is no file {file}")
    if unknown := unknown_variables():
        raise fail(f"{unknown[0]}: {no_such_setting(unknown[0].removeprefix(PREFIX))}")
    try:
        return Settings(**chosen)
    except ValidationError as wrong:
        first = wrong.errors()[0]
        is_unknown = first["type"] == "extra_forbidden"
        what = no_such_setting(str(first["loc"][0])) if is_unknown else first["msg"].removeprefix("Value error, ")
        raise fail(f"setting {'.'.join(map(str, first['loc']))}: {what}") from None
    except ValueError as wrong:  # it is no TOML
        raise fail(f"{settings_file()} cannot be read: {wrong}") from None


def no_such_setting(name: str) -> str:
    """What is wrong, and what may have been meant."""
    from housewright.server.settings import Settings

    near = difflib.get_close_matches(name.lower(), Settings.model_fields, n=1)
    return "there is no such setting" + "".join(f"; did you mean {meant}?" for meant in near)


def backup(
    target: Annotated[Path, typer.Argument(help="The file to be written; it must not exist.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Copy the database to a file, also while the server runs. To restore, stop the server and put the file back."""
    from housewright.server.storage.address import DatabaseError
    from housewright.server.storage.backups import backup as copy

    settings = read_settings(config, {} if database is None else {"database": database})
    try:
        size = copy(settings.database, target)
    except DatabaseError as wrong:
        raise fail(str(wrong)) from None
    print(f"{target}: {size:,} bytes")
