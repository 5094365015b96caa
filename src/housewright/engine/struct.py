"""Structs and rules: how a state is laid out, and how the functions over it are compiled.

This is the only module that names Numba. A struct is an annotated class; a rule is a small function over structs.
Rules run compiled, compiled with bounds checks (NUMBA_BOUNDSCHECK=1) or as plain Python (NUMBA_DISABLE_JIT=1).
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias, TypeVar, cast, get_args, get_type_hints

import filelock
import llvmlite.binding
import numba
import numpy as np
import platformdirs
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C", bound=type)

U8: TypeAlias = np.ndarray[Any, np.dtype[np.uint8]]
I8: TypeAlias = np.ndarray[Any, np.dtype[np.int8]]
U16: TypeAlias = np.ndarray[Any, np.dtype[np.uint16]]
I16: TypeAlias = np.ndarray[Any, np.dtype[np.int16]]
U32: TypeAlias = np.ndarray[Any, np.dtype[np.uint32]]
I32: TypeAlias = np.ndarray[Any, np.dtype[np.int32]]
I64: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
F32: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Structs: TypeAlias = np.ndarray[Any, np.dtype[np.void]]

# Single fields of a struct: whole numbers to the type checker, so wide in the struct. Load small ones with int():
# uncompiled they are NumPy scalars, which wrap.
Byte: TypeAlias = Annotated[int, np.uint8]
Word: TypeAlias = Annotated[int, np.uint16]
Long: TypeAlias = Annotated[int, np.uint32]
Quad: TypeAlias = Annotated[int, np.uint64]
Short: TypeAlias = Annotated[int, np.int16]
Real: TypeAlias = Annotated[float, np.float32]

settings: Any = numba.config
COMPILED = not settings.DISABLE_JIT
BOUNDS_CHECKED = COMPILED and bool(settings.BOUNDSCHECK)
WAY = "uncompiled" if not COMPILED else "bounds-checked" if BOUNDS_CHECKED else "compiled"

ENGINE = "housewright.engine"


def cache_root() -> Path:
    """Where compiled rules are kept between runs; HOUSEWRIGHT_CACHE overrides the user's cache folder."""
    given = os.environ.get("HOUSEWRIGHT_CACHE")
    return Path(given) / "housewright-compiled" if given else platformdirs.user_cache_path("housewright") / "compiled"


def source_digest(package: str) -> str:
    """One name for this state of a package's rules and all they call: Numba's cache sees no other file's edits.

    Interpreter and processor belong to it, places and times of the files do not: all installations share a cache.
    """
    machine = f"{sys.implementation.cache_tag} {llvmlite.__version__} {llvmlite.binding.get_host_cpu_name()}"
    digest = hashlib.sha256(f"{WAY} {numba.__version__} {np.__version__} {machine} {package}".encode())
    for source in sources_of(package):
        folder = folder_of(source)
        for path in sorted(folder.rglob("*.py")):
            digest.update(f"{source} {path.relative_to(folder)} ".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_dir(package: str) -> Path:
    """The compile cache that belongs to a package's rules as they are now."""
    return cache_root() / source_digest(package)


def sources_of(package: str) -> tuple[str, ...]:
    """A package of rules and those whose rules it may call, as it says itself; none if it is no package of rules."""
    calls: tuple[str, ...] | None = getattr(import_module(package), "RULES_CALL", None)
    return () if calls is None else (*calls, package)


def folder_of(package: str) -> Path:
    """Where the sources of a package lie."""
    return Path(import_module(package).__path__[0])


def package_of(module: str) -> str:
    """The package of rules that a 'module' or 'module:Name' belongs to; outside all of them it is the engine's."""
    packages = accumulate(module.split(".")[:-1], "{}.{}".format)
    return next((package for package in reversed([*packages]) if sources_of(package)), ENGINE)


class SharedPlace:
    """Tells Numba where a function's compiled code is kept: by module and content, wherever the source file lies."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.folder = cache_dir(package_of(function.__module__))
        self.name = f"{function.__module__}-{function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> SharedPlace | None:
        """The place for a function; none if it cannot be written, and then Numba looks elsewhere."""
        place = cls(function)
        try:
            place.ensure_cache_path()
        except OSError:
            return None
        return place

    def ensure_cache_path(self) -> None:
        """Make the folder; an OSError if nothing can be written there."""
        self.folder.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=self.folder).close()

    def get_cache_path(self) -> str:
        """The folder."""
        return str(self.folder)

    def get_source_stamp(self) -> str:
        """What the code was compiled from: the folder's name says it."""
        return self.folder.name

    def get_disambiguator(self) -> str:
        """Apart from functions of the same name."""
        return self.name


def rule(function: F) -> F:
    """Compile a rule into each of its callers. Everything it calls must be a rule too."""
    return _compile(function, inline=True)


def seldom(function: F) -> F:
    """Compile a rule that is called seldom on its own: its callers compile the quicker."""
    return _compile(function, inline=False)


class InnerLibrary(JITCodeLibrary):
    """The code of a rule for other rules: it becomes machine code only as a part of those who call it."""

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Python cannot call it."""
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0

    @property
    def codegen(self) -> Any:
        """Who would place it in memory: nobody does."""
        return self

    def set_env(self, name: str, environment: object) -> None:
        """What Numba keeps for a function is placed with those who call it."""


class InnerCompiler(Compiler):
    """Compiles a rule for other rules."""

    def __init__(self, typing: Any, target: Any, library: Any, *others: Any) -> None:
        library = InnerLibrary(target.codegen(), "inner")  # type: ignore[no-untyped-call]
        super().__init__(typing, target, library, *others)  # type: ignore[no-untyped-call]


def _compile(function: F, inline: bool) -> F:
    """Compile a rule twice, when it is asked for: for Python, with a cache, and for other rules."""
    if not COMPILED:
        return function
    settings.CACHE_LOCATOR_CLASSES = f"{__name__}.{SharedPlace.__name__}"
    options: dict[str, Any] = {"nogil": True, "error_model": "numpy", "forceinline": inline}
    bare: dict[str, Any] = {"pipeline_class": InnerCompiler, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    outer: Any = numba.njit(cache=True, **options)(function)
    inner: Any = numba.njit(**bare, **options)(function)
    outer.get_call_template = lambda args, kws: inner.get_call_template(tuple(map(_widened, args)), kws)
    outer.get_overload = inner.get_overload
    lock, save = cache_dir(package_of(function.__module__)) / "lock", outer._cache.save_overload
    outer._cache.save_overload = lambda signature, data: _save_alone(lock, save, signature, data)
    return cast(F, outer)


def _save_alone(lock: Path, save: Callable[[Any, Any], None], signature: Any, data: Any) -> None:
    """Save compiled code while no other process does: Numba's index of it knows no lock."""
    for environment in data._find_referenced_environments():
        data.codegen.set_env(environment.env_name, environment)
    with filelock.FileLock(lock):
        save(signature, data)


def _widened(kind: Any) -> Any:
    """Rules take all whole numbers as 64-bit ones: one compiled version serves every caller, and nothing wraps."""
    types: Any = numba.types
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind


def struct(cls: C) -> C:
    """Turn an annotated class into the layout of one element of a state array (`cls.layout`)."""
    fields: list[tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        assert not hasattr(np.record, name), f"{cls.__name__}.{name} would be hidden by a method of NumPy's records"
        kind, *notes = get_args(hint)
        if kind is int or kind is float:  # Annotated[int, np.uint8]
            fields.append((name, notes[0], ()))
        else:  # Annotated[U8, 3, 12]
            fields.append((name, get_args(get_args(kind)[1])[0], tuple(notes)))
    layout = np.dtype((np.record, cast(Any, fields)))
    aligned = np.dtype(cast(Any, fields), align=True)
    assert layout.itemsize == aligned.itemsize, f"{cls.__name__}: order or pad the fields so that packed equals aligned"
    cast(Any, cls).layout = layout
    return cls


def layout(cls: type) -> np.dtype[np.void]:
    """The NumPy layout of a struct."""
    return cast("np.dtype[np.void]", cast(Any, cls).layout)


def new_array(cls: type, length: int) -> Structs:
    """An array of structs, all zero."""
    return np.zeros(length, dtype=layout(cls))


def copy_of(structs: Structs) -> Structs:
    """A copy of an array of structs; as bytes, because NumPy copies structs field by field."""
    return structs.view(np.uint8).copy().view(structs.dtype)


def byte_mask(cls: type, names: Iterable[str]) -> U8:
    """The bytes of the fields that are named, as a mask over one struct: all others are left out."""
    mask = np.zeros(layout(cls).itemsize, np.uint8)
    for name in names:
        kind, offset = cast(Any, layout(cls).fields)[name][:2]
        mask[offset : offset + kind.itemsize] = 0xFF
    return mask


def only(mask: U8, structs: Structs) -> Structs:
    """A new array of the same structs that holds the fields of a mask; all other bytes are zero."""
    kept = structs.view(np.uint8).reshape(len(structs), len(mask)) & mask
    return kept.view(structs.dtype).reshape(len(structs))


if TYPE_CHECKING:

    def u32(value: int) -> int:
        """The value as an unsigned 32-bit number, wrapping."""

    def u64(value: int) -> int:
        """The value as an unsigned 64-bit number, wrapping."""
elif COMPILED:
    u32, u64 = np.uint32, np.uint64
else:

    def u32(value: int) -> int:
        return int(value) & 0xFFFFFFFF

    def u64(value: int) -> int:
        return int(value) & 0xFFFFFFFFFFFFFFFF


@rule
def copy_into(source: Structs, target: Structs) -> None:
    """Copy an array of structs into another of the same length."""
    for index in range(len(source)):
        target[index] = source[index]


@rule
def copy_often(common: Structs, seats: Structs, times: int) -> None:
    """Copy a state many times, to measure what one copy costs."""
    common_copy, seats_copy = common.copy(), seats.copy()
    for _ in range(times):
        copy_into(common, common_copy)
        copy_into(seats, seats_copy)
