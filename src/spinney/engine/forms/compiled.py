"""The compiled form: a game's program as code of this very processor, loaded into this process.

LLVM makes it from the translated program, in a second or three, and it is kept in the cache.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from spinney.engine.extras import need
from spinney.engine.forms import building, llvm
from spinney.engine.forms.cache import NoCache, made_once
from spinney.engine.forms.module import known_identity
from spinney.engine.forms.program import Identity, parameters
from spinney.engine.forms.raw import Array, Raw, row_of, row_source, typed
from spinney.engine.forms.rules import Declared
from spinney.engine.link import Twin, digest
from spinney.engine.source import made

FILE = "code.o"


class Compiled(Raw):
    """Rules compiled for this machine. Entries run without the GIL, in as many threads as wanted."""

    form = "compiled"

    def __init__(self, game: Declared, report: building.Report | None = None) -> None:
        need("study", "compiling rules", "numba", "numpy")
        super().__init__(game)
        wanted = known_identity(game)
        self._held, self._addresses = _loaded(_code(game, wanted, report), wanted.entries)
        self.box = self.memory(game.box_layout.to_bytes(game.box))

    @staticmethod
    def possible() -> bool:
        """Whether rules can be compiled here."""
        return building.possible()

    @staticmethod
    def ready(game: Declared) -> bool:
        """Whether these rules have been compiled on this machine before; not where nothing can be kept."""
        try:
            return building.possible() and _file(known_identity(game)).exists()
        except NoCache:
            return False

    def _caller(self, name: str, kinds: tuple[str, ...]) -> Twin:
        names, numbers = row_source(kinds)
        source = f"def {name}({names}):\n    return call(pack({numbers}))\n"
        return made(f"caller {name}", source, {"call": self._called(name), "pack": row_of(kinds).pack})[name]

    def again(self, function: Twin, *arguments: Any) -> Callable[[], int]:
        """An entry that is to be called often with the same arguments, which have to live on: they are packed once."""
        kinds = parameters(function)
        numbers = [n for kind, a in zip(kinds, arguments, strict=True) for n in ([a] if kind == "int" else a.place)]
        return partial(self._called(function.__name__), row_of(kinds).pack(*numbers))

    def _called(self, name: str) -> Callable[[bytes], int]:
        """What calls an entry with a row of numbers."""
        if name not in self._addresses:
            raise self._stranger(name)
        call: Callable[[bytes], int] = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_char_p)(self._addresses[name])
        return call

    def _room(self, kind: Any, shape: tuple[int, ...]) -> Array:
        array = typed(kind, shape)()
        array.place = (ctypes.addressof(array), *shape) if kind is not ctypes.c_char else (ctypes.addressof(array),)
        return array


def _file(wanted: Identity) -> Path:
    """Where the code of these rules lies, for this kind of processor."""
    return building.kept(f"code-{digest(llvm.processor())[:8]}", wanted) / FILE


def _code(game: Declared, wanted: Identity, report: building.Report | None) -> bytes:
    return made_once(_file(wanted), lambda: llvm.for_here(building.program(game, wanted, report)))


def _loaded(code: bytes, entries: Iterable[str]) -> tuple[Any, dict[str, int]]:
    """What keeps an object file in memory as long as it is there itself, and the addresses of its entries."""
    binding, machine = llvm.binding(), llvm.this_machine()
    if not llvm.TOGETHER:
        engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
        engine.add_object_file(binding.ObjectFileRef.from_data(code))
        engine.finalize_object()
        return engine, {name: engine.get_function_address(name) for name in entries}
    library = binding.JITLibraryBuilder().add_object_img(code).add_current_process()
    for name in entries:
        library.export_symbol(name)
    loaded = library.link(binding.create_lljit_compiler(machine, use_jit_link=True), "rules")
    return loaded, {name: loaded[name] for name in entries}
