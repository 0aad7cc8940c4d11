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
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from spinney.engine import chance
from spinney.engine.contract import box_of, copy_table, table_of, tables_of

Twin = Callable[..., Any]
UNUSED_DAYS = 30
OPTIONS = {"nogil": True, "error_model": "numpy"}

# What `_viewed` and `_cast` find under these names is put there by `_with`.
RECORD: Any = None
KIND: Any = None


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


def interpreted(meaning: Mapping[Twin, Twin], copy_into: Twin) -> Linker:
    """A linker for plain records: memory is the record itself, and `copy_into` makes one like another."""

    copier = partial(_copied_plain, copy_into)
    records: dict[Twin, Twin] = {box_of: _itself, table_of: _itself, tables_of: _alone, copy_table: copier}
    return Linker({**records, **meaning}, lambda twin: twin)


def _itself(memory: Any) -> Any:
    return memory


def _alone(memory: Any) -> Any:
    return [memory]


def _copied_plain(copy_into: Twin, tables: Any, at: int, others: Any, to: int) -> None:
    copy_into(tables[at], others[to])


class Compiler:
    """Links a game's functions and generic code to Numba twins; entries are kept in a cache on disk.

    Rule functions are compiled without Numba's memory manager: they allocate nothing, and counting references that
    nobody needs would cost them a third of their speed. Only entries, which look at raw memory, have it.
    """

    def __init__(self, meaning: Mapping[Twin, Twin], box: Any, table: Any, cache: Path) -> None:
        import numba

        self._numba = numba
        self._cache = cache
        natives: dict[Twin, Twin] = {
            box_of: numba.njit(_with(_viewed_one, RECORD=box)),
            tables_of: numba.njit(_with(_viewed, RECORD=table)),
            table_of: numba.njit(_with(_viewed_one, RECORD=table)),
            copy_table: self._inner(_with(_copied)),
            chance.signed: self._inner(_with(_cast, KIND=numba.int64)),
            chance.unsigned: self._inner(_with(_cast, KIND=numba.uint64)),
        }
        self._linker = Linker({**natives, **meaning}, self._inner)

    def entry(self, function: Twin) -> Twin:
        """A compiled twin that Python calls, found again in the cache by the next process."""
        assert isinstance(function, FunctionType)
        dispatcher: Any = self._numba.njit(**OPTIONS)(self._linker.bound(function))
        config: Any = self._numba.core.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self._cache)
        try:
            dispatcher.enable_caching()
        finally:
            config.CACHE_DIR = before
        found: Twin = dispatcher
        return found

    def inner(self, function: Twin) -> Twin:
        """A compiled twin for other compiled code, a CUDA kernel included."""
        return self._linker.twin(function)

    def _inner(self, twin: FunctionType) -> Twin:
        compiled: Twin = self._numba.njit(**OPTIONS, _nrt=False)(twin)
        return compiled


def _with(function: Any, **names: Any) -> FunctionType:
    """The same code with other names: how a dtype or a number type gets into a function."""
    return FunctionType(function.__code__, {"__name__": __name__, **names}, function.__name__)


def _viewed(memory: Any) -> Any:
    return memory.view(RECORD)


def _viewed_one(memory: Any) -> Any:
    return memory.view(RECORD)[0]


def _cast(number: Any) -> Any:
    return KIND(number)


def _copied(tables: Any, at: int, others: Any, to: int) -> None:
    others[to] = tables[at]


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
