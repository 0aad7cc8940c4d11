"""Building a game's program: translated once for these rules, by a process of its own, and kept in a cache on disk."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from spinney.engine.forms.cache import cache_folder, made_once
from spinney.engine.forms.program import Identity
from spinney.engine.forms.rules import Declared
from spinney.engine.forms.translating import SWITCHES
from spinney.engine.link import digest

FILE = "program.bc"
Report = Callable[[str], None]


def possible() -> bool:
    """Whether programs can be translated here."""
    return find_spec("numba") is not None


def kept(what: str, wanted: Identity) -> Path:
    """The folder of what is made from a program. It is made anew for other rules, and by other versions of tools."""
    versions = f"{sys.version_info[:2]} {import_module('llvmlite').__version__} {own_tools()}"
    return cache_folder(f"{wanted.game}-{what}-{digest(wanted.code, wanted.box, wanted.table, versions)}")


@cache
def own_tools() -> str:
    """A hash of our part of the tools: it changes when rules are translated in another way."""
    return digest(*((Path(__file__).parent / f"{name}.py").read_text() for name in ("translating", "llvm")))


def program(game: Declared, wanted: Identity, report: Report | None = None) -> bytes:
    """The program of a game, as LLVM's bitcode; `report` is told the name of each entry as soon as it is translated."""
    return made_once(kept("program", wanted) / FILE, partial(_translated, game, report))


def _translated(game: Declared, report: Report | None) -> bytes:
    with TemporaryDirectory() as folder:
        out = Path(folder) / FILE
        _translate(game, out, report)
        return out.read_bytes()


def _translate(game: Declared, out: Path, report: Report | None) -> None:
    command = [sys.executable, "-m", "spinney.engine.forms", game.name, game.package, str(out)]
    environment = {**os.environ, **SWITCHES, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=subprocess.STDOUT, text=True) as process:
        said = []
        try:
            for line in process.stdout or ():
                said.append(line)
                if report is not None:
                    report(line.strip())
        except BaseException:
            process.terminate()
            raise
    if process.returncode != 0:
        raise RuntimeError(f"the rules of {game.name} cannot be translated:\n{''.join(said)}")
