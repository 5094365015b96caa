"""The OpenAPI description, from which the types of the pages are made: `python -m housewright.server.openapi`."""

from __future__ import annotations

import json
import sys

from housewright.server.app import create_app
from housewright.server.settings import Settings

if __name__ == "__main__":
    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=1, sort_keys=True)
