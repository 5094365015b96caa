"""Patches: what makes one description of another, as a list of paths, each with what stands there now."""

from __future__ import annotations

from typing import TypeAlias

Patch: TypeAlias = tuple[list[str | int], object]


def find_patches(before: object, after: object) -> list[Patch]:
    """What must be set in the one to get the other."""
    found: list[Patch] = []
    collect(before, after, [], found)
    return found


def collect(before: object, after: object, path: list[str | int], found: list[Patch]) -> None:
    """Objects with the same keys and lists of the same length are entered; anything else is replaced."""
    if before is after or (type(before) is type(after) and before == after):
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            collect(before[key], after[key], [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            collect(old, new, [*path, index], found)
    else:
        found.append((path, after))


def patched(description: object, found: list[Patch]) -> object:
    """The description with the patches made; what did not change is shared with the old one."""
    for path, value in found:
        description = put(description, path, value)
    return description


def put(node: object, path: list[str | int], value: object) -> object:
    """A copy of the node with the value at the end of the path."""
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(node, dict) and isinstance(step, str):
        return {**node, step: put(node[step], rest, value)}
    if isinstance(node, list) and isinstance(step, int):
        return [*node[:step], put(node[step], rest, value), *node[step + 1 :]]
    raise ValueError(f"there is no {step!r}")
