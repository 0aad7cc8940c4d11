"""The module of a game: its program as WebAssembly, in a file beside its rules, and how that file is made and read.

A module says in a section of its own for which rules it was made. It imports nothing: whatever runs WebAssembly can run
it, in a browser or here (`wasm.py`).
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from spinney.engine.errors import SpinneyError
from spinney.engine.extras import need
from spinney.engine.forms import building, llvm
from spinney.engine.forms.cache import made_once, put
from spinney.engine.forms.program import PARTS, Identity, entries_in, fits, identity, unchanged
from spinney.engine.forms.rules import Declared

FILE = "module.wasm"
SECTION = b"spinney"
MAGIC = b"\0asm\1\0\0\0"
STACK = 1 << 20  # bytes
LINKERS = ("wasm-ld", *(f"wasm-ld-{version}" for version in range(25, 13, -1)))


class Unfit(SpinneyError):
    """A module that cannot be used, and why, in a sentence."""


def module_file(game: Declared) -> Path:
    return game.folder / FILE


# Making one.


def linker() -> list[str]:
    """The command that links WebAssembly: LLVM's, or the one in the package ziglang. Empty if there is none."""
    for name in LINKERS:
        found = shutil.which(name)
        if found is not None:
            return [found]
    return [sys.executable, "-m", "ziglang", "wasm-ld"] if find_spec("ziglang") is not None else []


def up_to_date(game: Declared) -> bool:
    """Whether the module that lies there fits the rules."""
    try:
        read(game)
    except Unfit:
        return False
    return True


def build(game: Declared, report: building.Report | None = None) -> Path:
    """Makes the module of a game, and puts it beside its rules; from the cache, if one was made for these rules."""
    _put(game, _made(game, "module", llvm.VECTORS, report), identity(game))
    return module_file(game)


def plain(game: Declared) -> bytes:
    """The module of a game without vectors, for browsers that have none; not to be put beside its rules."""
    return _made(game, "plain-module", llvm.PLAIN)


def _made(game: Declared, what: str, features: str, report: building.Report | None = None) -> bytes:
    need("study", "building a module", "numba", "numpy")
    wanted = identity(game)

    def linked() -> bytes:
        needed = list(entries_in(PARTS))
        return _linked(llvm.for_wasm(building.program(game, wanted, report), needed, features), needed)

    return made_once(building.kept(what, wanted) / FILE, linked)


def refresh(game: Declared) -> None:
    """Notes in a module that fits from which files it would be made now: then it is quick to tell that it does."""
    data = read(game)
    found = identity_in(data, FILE)
    if not unchanged(found, game):
        said = _section(SECTION, msgspec.json.encode(found))
        _put(game, data.removesuffix(said), identity(game))


def _put(game: Declared, code: bytes, made_for: Identity) -> None:
    put(module_file(game), code + _section(SECTION, msgspec.json.encode(made_for)))


def _linked(code: bytes, entries: list[str]) -> bytes:
    command = linker()
    if not command:
        raise SpinneyError("a module is linked by wasm-ld: install Debian's package lld, or pip install ziglang.")
    with TemporaryDirectory() as folder:
        given, made = Path(folder) / "program.o", Path(folder) / FILE
        given.write_bytes(code)
        exports = [f"--export={name}" for name in (*entries, "__heap_base")]
        options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        subprocess.run([*command, *options, *exports, str(given), "-o", str(made)], check=True)
        return made.read_bytes()


def _section(name: bytes, content: bytes) -> bytes:
    """A custom section, as it stands in a module."""
    inside = _number(len(name)) + name + content
    return b"\0" + _number(len(inside)) + inside


def _number(value: int) -> bytes:
    """A number as WebAssembly writes it: seven bits at a time, the lowest first (LEB128)."""
    written = bytearray()
    while value > 127:
        written.append(value & 127 | 128)
        value >>= 7
    written.append(value)
    return bytes(written)


# Reading one.


def read(game: Declared) -> bytes:
    """The module of a game, or a sentence saying why there is none that could be used."""
    file = module_file(game)
    if not file.exists():
        raise Unfit(f"{game.name} has no module: {file.name} is missing beside its rules.")
    data = file.read_bytes()
    found = identity_in(data, file.name)
    if found.game != game.name:
        raise Unfit(f"{file.name} is a module of another game, {found.game}, and not of {game.name}.")
    if not fits(found, game):
        raise Unfit(f"the module of {game.name} was made for other rules than those that are here: build it anew.")
    return data


def known_identity(game: Declared) -> Identity:
    """What a program of these rules would say of itself: what their module says, if nothing has changed since."""
    try:
        found = identity_in(module_file(game).read_bytes(), FILE)
    except (OSError, Unfit):
        return identity(game)
    return found if unchanged(found, game) else identity(game)


IDENTITY = msgspec.json.Decoder(Identity)


def identity_in(data: bytes, name: str) -> Identity:
    """What a module says of itself."""
    if not data.startswith(MAGIC):
        raise Unfit(f"{name} is no module: it does not begin as WebAssembly does.")
    try:
        return IDENTITY.decode(_found(data, SECTION))
    except (IndexError, ValueError):
        raise Unfit(f"{name} is broken, or no module of Spinney.") from None


def _found(data: bytes, wanted: bytes) -> bytes:
    """The content of a custom section."""
    at = len(MAGIC)
    while at < len(data):
        kind = data[at]
        size, start = _read_number(data, at + 1)
        at = start + size
        if at > len(data):
            raise ValueError("truncated")
        if kind == 0:
            length, name = _read_number(data, start)
            if data[name : name + length] == wanted:
                return data[name + length : at]
    raise ValueError("no such section")


def _read_number(data: bytes, at: int) -> tuple[int, int]:
    """A number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        shift += 7
        at += 1
        if byte < 128:
            return value, at
