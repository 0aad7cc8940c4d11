"""The linker: from plain rule functions to the form they are to run in, originals untouched.

A function is looked through for the names it uses. Wherever a name means another function, that one is linked first;
wherever it means a function of the contract, the game's own takes its place. The code object is then bound to the new
names, which makes a twin, and the twin is finished: left as it is for interpreted use, or compiled by Numba.

Numba's cache does not notice a change in a *called* function. So the folder of the cache bears a hash of all sources
that rule code comes from: a stale binary cannot be loaded.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from spinney.engine import chance
from spinney.engine.contract import box_of, table_of

Twin = Callable[..., Any]
UNUSED_DAYS = 30


class Linker:
    """Makes twins of functions. `meaning` says what stands in for which function, `finish` what becomes of a twin."""

    def __init__(self, meaning: Mapping[Twin, Twin], finish: Callable[[FunctionType], Twin]) -> None:
        self._meaning = dict(meaning)
        self._finish = finish
        self._twins: dict[FunctionType, Twin | None] = {}

    def twin(self, function: Twin) -> Twin:
        function = self._meaning.get(function, function)
        if not isinstance(function, FunctionType):
            return function
        if function not in self._twins:
            self._twins[function] = None
            self._twins[function] = self._finish(self.bound(function))
        found = self._twins[function]
        if found is None:
            raise RecursionError(f"{function.__qualname__} calls itself: rule functions do not recurse")
        return found

    def bound(self, function: FunctionType) -> FunctionType:
        """The function's code, its names meaning twins."""
        space = dict(function.__globals__)
        for name in _names(function.__code__):
            if isinstance(space.get(name), FunctionType):
                space[name] = self.twin(space[name])
        twin = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        return twin


def _names(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names


def interpreted(meaning: Mapping[Twin, Twin]) -> Linker:
    """A linker for plain records: memory is the record itself."""
    return Linker({box_of: _itself, table_of: _itself, **meaning}, lambda twin: twin)


def _itself(memory: Any) -> Any:
    return memory


class Compiler:
    """Links a game's functions and generic code to Numba twins; entries are kept in a cache on disk."""

    def __init__(self, meaning: Mapping[Twin, Twin], box: Any, table: Any, cache: Path) -> None:
        import numba

        self._numba = numba
        self._cache = cache
        views = {box_of: self._viewer(box), table_of: self._viewer(table)}
        casts = {
            chance.signed: self._inner(FunctionType(_signed.__code__, {"int64": numba.int64})),
            chance.unsigned: self._inner(FunctionType(_unsigned.__code__, {"uint64": numba.uint64})),
        }
        self._linker = Linker({**views, **casts, **meaning}, self._inner)

    def entry(self, function: Twin) -> Twin:
        """A compiled twin that Python calls, found again in the cache by the next process."""
        assert isinstance(function, FunctionType)
        dispatcher = self._inner(self._linker.bound(function))
        config: Any = self._numba.core.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._cache)
        try:
            dispatcher.enable_caching()  # type: ignore[attr-defined]
        finally:
            config.CACHE_DIR = before
        return dispatcher

    def inner(self, function: Twin) -> Twin:
        """A compiled twin for other compiled code, a CUDA kernel included."""
        return self._linker.twin(function)

    def _inner(self, twin: FunctionType) -> Twin:
        compiled: Twin = self._numba.njit(nogil=True, error_model="numpy")(twin)
        return compiled

    def _viewer(self, dtype: Any) -> Twin:
        return self._inner(FunctionType(_viewed.__code__, {"RECORD": dtype}, "viewed"))


def _viewed(memory: Any) -> Any:
    return memory.view(RECORD)[0]  # type: ignore[name-defined]  # noqa: F821 - bound to a dtype by Compiler


def _signed(number: Any) -> Any:
    return int64(number)  # type: ignore[name-defined]  # noqa: F821 - bound to Numba's


def _unsigned(number: Any) -> Any:
    return uint64(number)  # type: ignore[name-defined]  # noqa: F821 - bound to Numba's


def cache_folder(game: str, folders: Iterable[Path]) -> Path:
    """The folder for a game's compiled code, named by a hash of all sources in these folders.

    `SPINNEY_CACHE` overrides where it lies. Folders of other sources that nobody used for a month are removed.
    """
    digest = hashlib.blake2b(sys.version.encode(), digest_size=10)
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            digest.update(f"{folder.name}/{file.relative_to(folder)}".encode())
            digest.update(file.read_bytes())
    base = os.environ.get("SPINNEY_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    root = Path(base) / "spinney"
    path = root / f"{game}-{digest.hexdigest()}"
    path.mkdir(parents=True, exist_ok=True)
    os.utime(path)
    for other in root.glob(f"{game}-*"):
        if time.time() - other.stat().st_mtime > UNUSED_DAYS * 86400:
            shutil.rmtree(other, ignore_errors=True)
    return path
