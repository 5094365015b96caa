"""The wheel carries the built pages: this builds them when the package is built."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Runs before a wheel is made. An editable install needs no pages: `make` builds them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages."""
        if version != "editable":
            subprocess.run([sys.executable, str(Path(self.root) / "web" / "build.py")], check=True)
            build_data["force_include"]["src/housewright/server/static"] = "housewright/server/static"
