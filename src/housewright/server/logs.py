"""Logs: one JSON object per line, without names, secrets or addresses of tables."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime

FIELDS = ("method", "route", "status", "ms")


class JsonFormatter(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where, what, and what is known about the request."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: record.__dict__[name] for name in FIELDS if name in record.__dict__}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def without_words(wrong: BaseException) -> str:
    """What kind of error it was, and where: what else it says may be a name that was read."""
    return "".join([*traceback.format_tb(wrong.__traceback__), type(wrong).__name__])


def set_up_logs(level: str) -> None:
    """Log to standard error from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "sqlalchemy", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
