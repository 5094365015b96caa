"""`python -m housewright` is the command `housewright`."""

from __future__ import annotations

from housewright.cli import main

main()
