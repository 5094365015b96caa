"""Refusals: why the server does not do what was asked, as a message key with arguments and an HTTP status."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):  # noqa: N818 - nothing went wrong
    """Nothing was changed; the sender alone is told why."""

    def __init__(self, status: int, key: str, args: Mapping[str, object] | None = None, **more: object) -> None:
        super().__init__(key)
        self.status, self.key, self.arguments = status, key, dict(args or {})
        self.more = more  # besides the message: events that were missed, the clause of a rule


def malformed(what: str) -> Refusal:
    """A request that nobody could read."""
    return Refusal(400, "malformed", {"what": what})


def unknown(key: str = "no-such-table") -> Refusal:
    """Something that is not there, or not for this caller."""
    return Refusal(404, key)


def forbidden(key: str) -> Refusal:
    """Something that this caller may not do."""
    return Refusal(403, key)


def conflict(key: str, **more: object) -> Refusal:
    """Something that cannot be done now."""
    return Refusal(409, key, None, **more)


def unacceptable(key: str, args: Mapping[str, object] | None = None, **more: object) -> Refusal:
    """Something that makes no sense, or that the rules refuse."""
    return Refusal(422, key, args, **more)
