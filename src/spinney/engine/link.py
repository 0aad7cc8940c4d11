"""The linker: from plain rule functions to the form they are to run in, originals untouched.

The linker looks up the names that a function uses. Where a name means another function, that one is linked first;
where it means a function of the contract, the game's own takes its place. A name may stand in a module
(`phases.PLACE`, `placing.reach(...)`): the module gets a twin, which has the twins of what is used of it. The code
object is then bound to the new names, which makes a twin: left as it is for interpreted use, or translated by Numba,
for processors (`forms/translating.py`) or a graphics card (`forms/cuda.py`).
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Mapping
from dis import get_instructions
from functools import partial
from threading import RLock
from types import CodeType, FunctionType, ModuleType
from typing import Any

from spinney.engine.contract import box_of, copy_table, table_of, tables_of
from spinney.engine.folding import folded
from spinney.engine.source import canonical_source

Twin = Callable[..., Any]
BROWSER = "emscripten"


class Linker:
    """Makes twins of functions; `meaning` says what stands in for which function. These twins stay plain Python.

    Numbers are folded into their code, unless `fold` says that it is not worth the time.
    """

    def __init__(self, meaning: Mapping[Twin, Twin], fold: bool = True) -> None:
        self._meaning = dict(meaning)
        self._fold = fold
        self._twins: dict[FunctionType, Twin | None] = {}
        self._modules: dict[ModuleType, ModuleType] = {}
        self._fingerprints: dict[FunctionType, str] = {}
        self._lock = RLock()
        """A function is linked by one thread: another would take it for one that calls itself."""

    def twin(self, function: Twin) -> Twin:
        with self._lock:
            return self._linked(self._meaning.get(function, function))

    def _linked(self, function: Twin) -> Twin:
        if not isinstance(function, FunctionType):
            return function
        if function not in self._twins:
            self._twins[function] = None
            try:
                self._twins[function] = self.finish(self.bound(function))
            except BaseException:
                del self._twins[function]  # the next who asks shall not take this for a function that calls itself
                raise
        found = self._twins[function]
        if found is None:
            raise RecursionError(f"{function.__qualname__} calls itself: rule functions do not recurse")
        return found

    def finish(self, twin: FunctionType) -> Twin:
        return twin

    def bound(self, function: FunctionType) -> FunctionType:
        """The function's code with its names bound to twins."""
        space = {"__name__": function.__module__, "__builtins__": function.__globals__["__builtins__"]}
        for name, attribute in _names(function.__code__):
            if name not in function.__globals__:
                continue  # built into Python
            value = function.__globals__[name]
            if isinstance(value, FunctionType):
                space[name] = self.twin(value)
            elif isinstance(value, ModuleType) and attribute:
                space[name] = self._module(value, attribute)
            else:
                space[name] = value
        code = folded(function) if self._fold else function.__code__
        twin = FunctionType(code, space, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        twin.__annotations__ = function.__annotations__
        return twin

    def _module(self, module: ModuleType, attribute: str) -> ModuleType:
        """The twin of a module, which has a twin of this attribute now."""
        twin = self._modules.setdefault(module, ModuleType(module.__name__))
        value = getattr(module, attribute)
        if isinstance(value, int):
            value = int(value)  # a number that knows more than its value, such as an event, is a number to the rules
        setattr(twin, attribute, self.twin(value) if isinstance(value, FunctionType) else value)
        return twin

    def fingerprint(self, function: Twin) -> str:
        """A hash of a function's code, of all code it reaches, and of the numbers that code knows by name.

        The same on every machine and in every version of Python, where functions have their source.
        """
        function = self._meaning.get(function, function)
        if not isinstance(function, FunctionType):
            return ""
        if function not in self._fingerprints:
            parts = [canonical_source(function)]
            for name, attribute in sorted(_names(function.__code__)):
                value = function.__globals__.get(name)
                if isinstance(value, ModuleType) and attribute:
                    value = getattr(value, attribute)
                if isinstance(value, FunctionType):
                    parts.append(f"{name} {attribute} {self.fingerprint(value)}")
                elif isinstance(value, int):
                    parts.append(f"{name} {attribute} {value:d}")
                elif isinstance(value, float | tuple):
                    parts.append(f"{name} {attribute} {value!r}")
            self._fingerprints[function] = digest(*parts)
        return self._fingerprints[function]


def _names(code: CodeType) -> set[tuple[str, str]]:
    """The global names that code uses, each with the attribute that is asked of it, if one is.

    Names of fields are not among them.
    """
    names = set()
    steps = list(get_instructions(code))
    for step, following in zip(steps, [*steps[1:], None], strict=True):
        if step.opname == "LOAD_GLOBAL":
            asked = following is not None and following.opname in ("LOAD_ATTR", "LOAD_METHOD")
            names.add((step.argval, following.argval if asked and following else ""))
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names


def digest(*texts: str) -> str:
    return hashlib.blake2b("\n".join(texts).encode(), digest_size=12).hexdigest()


def interpreted(meaning: Mapping[Twin, Twin], copy_into: Twin) -> Linker:
    """A linker for plain records: memory is the record itself, and `copy_into` makes one like another.

    In a browser, where compiling Python takes a quarter of a second a game, nothing is folded.
    """
    copier = partial(_copied_plain, copy_into)
    records: dict[Twin, Twin] = {box_of: _itself, table_of: _itself, tables_of: _alone, copy_table: copier}
    return Linker({**records, **meaning}, fold=sys.platform != BROWSER)


def _itself(memory: Any) -> Any:
    return memory


def _alone(memory: Any) -> Any:
    return memory if isinstance(memory, list) else [memory]


def _copied_plain(copy_into: Twin, tables: Any, at: int, others: Any, to: int) -> None:
    copy_into(tables[at], others[to])
