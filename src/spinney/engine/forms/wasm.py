"""The module form: a game's module, run by Wasmtime. Nothing is compiled from Python here, and Numba is not needed.

An instance of the module has memory of its own, which no other instance can see, and does one thing at a time. So
bots, which think for long, have instances of their own (`apart`). Calls let go of the GIL.
"""

from __future__ import annotations

import atexit
import ctypes
from functools import cache, cached_property, lru_cache, partial
from importlib import import_module
from importlib.util import find_spec
from threading import RLock
from typing import Any

from spinney.engine.errors import SpinneyError
from spinney.engine.forms.heap import Heap
from spinney.engine.forms.module import Unfit, read
from spinney.engine.forms.raw import Array, Raw, row_of, row_source, typed
from spinney.engine.forms.rules import Declared
from spinney.engine.link import Twin
from spinney.engine.source import made

PAGE = 1 << 16
LONGEST_ROW = 96


class Module(Raw):
    """Rules in a module of WebAssembly."""

    form = "module"

    def __init__(self, game: Declared) -> None:
        super().__init__(game)
        if find_spec("wasmtime") is None:
            raise Unfit("modules are run by Wasmtime, which is not installed: pip install wasmtime.")
        self._wasmtime: Any = import_module("wasmtime")
        try:
            self._code = compiled(read(game))
        except self._wasmtime.WasmtimeError:
            raise Unfit(f"the module of {game.name} is broken.") from None
        self._begin()

    def _begin(self) -> None:
        """An instance with nothing in its memory but the box."""
        self._instance = Instance(self._wasmtime, self._code)
        self._linked = {}
        self.box = self.memory(self.game.box_layout.to_bytes(self.game.box))

    def apart(self) -> Module:
        other = Module.__new__(Module)
        Raw.__init__(other, self.game)
        other._wasmtime, other._code = self._wasmtime, self._code
        other._begin()
        return other

    def _caller(self, name: str, kinds: tuple[str, ...]) -> Twin:
        instance = self._instance
        call = instance.call(name)
        if call is None:
            raise self._stranger(name)
        names, numbers = row_source(kinds)
        arrays = [f"a{i}" for i, kind in enumerate(kinds) if kind != "int"]
        home = " and ".join(f"{array}.home is instance" for array in arrays)
        source = (
            f"def {name}({names}):\n"
            f"    if not ({home}):\n"
            f"        foreign()\n"
            f"    with lock:\n"
            f"        pack(row, 0, {numbers})\n"
            f"        return call()\n"
        )
        known = {"instance": instance, "lock": instance.lock, "row": instance.row, "call": call, "foreign": _foreign}
        return made(f"caller {name}", source, known | {"pack": row_of(kinds).pack_into})[name]

    def _room(self, kind: Any, shape: tuple[int, ...]) -> Array:
        array = self._instance.room(typed(kind, shape))
        array.place = (array.held.address, *shape) if kind is not ctypes.c_char else (array.held.address,)
        return array


@cache
def machine() -> Any:
    """What runs modules in this process."""
    wasmtime: Any = import_module("wasmtime")
    config = wasmtime.Config()
    config.memory_may_move = False  # arrays know where they are
    made = wasmtime.Engine(config)
    atexit.register(made.close)  # left to the end of the process, Wasmtime would complain that Python is gone
    return made


@lru_cache(maxsize=32)
def compiled(data: bytes) -> Any:
    """A module, ready for any number of instances, and for games with other packs."""
    wasmtime: Any = import_module("wasmtime")
    code = wasmtime.Module(machine(), data)
    atexit.register(code.close)
    return code


def _foreign() -> None:
    raise SpinneyError("memory of other rules, or of another instance of a module, was handed to an entry.")


class Instance:
    """An instance of a module, and its memory."""

    def __init__(self, wasmtime: Any, code: Any) -> None:
        self.lock = RLock()
        self._wasmtime = wasmtime
        self._store = wasmtime.Store(machine())
        self._exports = wasmtime.Instance(self._store, code, []).exports(self._store)
        self._memory = self._exports["memory"]
        self._heap = Heap(self._exports["__heap_base"].value(self._store), self._reach)
        self.row = self.room(ctypes.c_int64 * LONGEST_ROW)

    @cached_property
    def _base(self) -> int:
        """Where in this process the memory begins. It stays there when it grows."""
        return ctypes.addressof(self._memory.data_ptr(self._store).contents)

    def room(self, kind: Any) -> Array:
        """A new array of this type, all zero."""
        with self.lock:
            held = self._heap.held(ctypes.sizeof(kind))
        array = kind.from_address(self._base + held.address)
        ctypes.memset(array, 0, ctypes.sizeof(kind))
        array.held = held
        array.home = self
        return array

    def _reach(self, end: int) -> None:
        missing = end - self._memory.data_len(self._store)
        if missing > 0:
            try:
                self._memory.grow(self._store, -(-missing // PAGE))
            except self._wasmtime.WasmtimeError:
                raise MemoryError("a module's memory cannot grow beyond 4 GB") from None

    def call(self, name: str) -> Any:
        """A function without arguments that calls an entry with what stands in the row; none, if there is no such."""
        function = self._exports.get(name)
        if not isinstance(function, self._wasmtime.Func):
            return None
        try:
            return self._called_quickly(name, function)
        except (AttributeError, ImportError):  # a version of Wasmtime that is different inside
            return partial(function, self._store, self.row.held.address)

    def _called_quickly(self, name: str, function: Any) -> Any:
        """Wasmtime's own way to call from Python looks up types at every call, which takes longer than most entries do.

        This uses what is not part of its public interface: all of that is here.
        """
        ffi: Any = import_module("wasmtime._bindings")
        numbers = (ffi.wasmtime_val_raw_t * 1)()
        trap = ctypes.POINTER(ffi.wasm_trap_t)()
        context = self._store._context()
        given, at_trap = ctypes.byref(function._func), ctypes.byref(trap)
        run, address = ffi.dll.wasmtime_func_call_unchecked, self.row.held.address

        def called() -> int:
            numbers[0].i32 = address
            if run(context, given, numbers, 1, at_trap) or trap:
                raise RuntimeError(f"the entry {name} of a module has stopped")
            result: int = numbers[0].i64
            return result

        return called
