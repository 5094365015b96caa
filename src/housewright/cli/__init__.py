"""The command line. Games, and with them the compiler, are imported only by the commands that need them."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from housewright import __version__
from housewright.cli.analyse import analyse
from housewright.cli.arena import arena
from housewright.cli.bench import bench
from housewright.cli.compile import compile_command
from housewright.cli.console import out
from housewright.cli.pad import pad
from housewright.cli.records import replay, sample, solo, verify
from housewright.cli.server import backup, serve
from housewright.cli.train import train
from housewright.games import TITLES

app = typer.Typer(
    help=f"Play, replay, verify, measure and compare players of {TITLES}.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


def version(wanted: bool) -> None:
    """Print the version."""
    if wanted:
        out.print(f"housewright {__version__}")
        raise typer.Exit


@app.callback()
def options(
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")] = False,
) -> None:
    """Options of the command itself."""


for command in (serve, backup, pad, solo, replay, verify, sample, analyse, bench, arena, train):
    app.command()(command)
app.command("compile")(compile_command)


def main() -> None:
    """The command `housewright`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that cannot be shown or read is a question mark
    try:
        app()
    except BrokenPipeError:  # the reader of a pipe has seen enough
        sys.stderr.close()
        raise SystemExit(141) from None
