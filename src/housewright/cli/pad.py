"""The score pad and the dealer as one file, for tablets without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from housewright.cli.console import fail

BUILT = Path(__file__).parents[1] / "server" / "static" / "pad.html"


def pad(
    target: Annotated[Path, typer.Argument(help="The file to be written, for instance pad.html; it must not exist.")],
) -> None:
    """Write the score pad and the card dealer as one file that opens in any browser, from disk, without a network."""
    if not BUILT.is_file():
        raise fail("the pages are not built yet: run `make pages` first, then again")
    content = BUILT.read_bytes()
    try:
        with target.open("xb") as file:
            file.write(content)
    except FileExistsError:
        raise fail(f"{target} exists already") from None
    except OSError as wrong:
        raise fail(f"{target} cannot be written: {wrong.strerror}") from None
    print(f"{target}: {len(content):,} bytes")
