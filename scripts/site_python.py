"""What the site's Python consists of: Spinney without what only a server or a terminal needs, and what it uses."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import sysconfig
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

import spinney
from spinney.engine.forms.module import plain
from spinney.engine.title import NET

ROOT = Path(__file__).parents[1]
SPINNEY = Path(spinney.__file__).parent
PACKAGES = Path(sysconfig.get_path("purelib"))
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WHEELS = ROOT / ".wheels"
LOCK = ROOT / "scripts" / "site.lock"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
STANDARD = "python_stdlib.zip"

LEFT_OUT = (
    *("arena", "cli", "envs", "peers", "server", "training", "__main__.py"),
    *(f"store/{part}.py" for part in ("expiry", "folder", "identity", "lock", "schema", "store")),
)
"""Of Spinney, what a browser has no use for: these folders and files."""

NOT_PACKED = (".pyc", ".wasm", Path(NET).suffix)
"""Modules and nets are files of their own, fetched when a game is first thought about."""

EARLIEST = (1980, 1, 1, 0, 0, 0)

SPOKEN = ("root", "en", "es")
"""The languages of Babel that are taken along: 0.5 instead of 32 MB."""

STANDARD_LEFT_OUT = (
    *("__phello__", "_pyrepl", "multiprocessing", "pydoc_data", "sqlite3", "unittest", "wsgiref", "xml", "xmlrpc"),
    *("concurrent/interpreters", "ctypes/macholib", "zoneinfo", "_pydatetime.py", "_pydecimal.py", "turtle.py"),
    *("doctest.py", "ftplib.py", "imaplib.py", "mailbox.py", "optparse.py", "pdb.py", "pickletools.py", "poplib.py"),
    *("profile.py", "pstats.py", "pydoc.py", "smtplib.py", "tarfile.py"),
)
"""Of Python's own library, what nothing here imports."""

Choice = Callable[[PurePosixPath], bool]


def _python(path: PurePosixPath) -> bool:
    return path.suffix == ".py"


def _babel(path: PurePosixPath) -> bool:
    if path.parts[1] == "locale-data":
        return path.stem in SPOKEN
    return path.name == "global.dat" or (_python(path) and path.parts[1] not in ("messages", "locale-data"))


def _top(path: PurePosixPath) -> bool:
    return _python(path) and len(path.parts) == 2


TAKEN: dict[str, Choice] = {
    "babel": _babel,
    "fluent": _python,
    "attr": _python,
    "pytz": _top,  # without its time zones: no game has any
    "typing_extensions.py": _python,
}
"""Of the environment's packages, what is taken of which."""


class Missing(SystemExit):
    """Something is not there: what, and how to get it."""

    def __init__(self, what: str) -> None:
        super().__init__(f"The site cannot be built: {what}")


def pyodide_files() -> Iterator[Path]:
    for name in (*PYODIDE_FILES, STANDARD):
        if not (PYODIDE / name).is_file():
            raise Missing(f"{PYODIDE / name} is not there. Run: npm --prefix web install")
        yield PYODIDE / name


def modules() -> dict[str, Path]:
    """The module of each game's rules."""
    found = {folder.parent.name: folder for folder in sorted(SPINNEY.glob("games/*/module.wasm"))}
    games = {folder.parent.name for folder in SPINNEY.glob("games/*/pack.toml")}
    if games - set(found):
        raise Missing(f"the modules of {', '.join(sorted(games - set(found)))} have not been built. Run: make modules")
    return found


def plain_modules() -> Iterator[tuple[str, bytes]]:
    """The same for browsers without vectors; made here, and kept in the cache."""
    for game in modules():
        yield game, plain(spinney.game(game))


def nets() -> dict[str, Path]:
    """What the bots of each game have learned, where they have."""
    return {file.parent.name: file for file in sorted(SPINNEY.glob(f"games/*/{NET}"))}


def files() -> dict[str, bytes]:
    """Everything that lies in Python's folder of packages."""
    found = {f"spinney/{path}": (SPINNEY / path).read_bytes() for path in _own()}
    for name, choice in TAKEN.items():
        found |= _package(name, choice)
    with zipfile.ZipFile(wheel()) as archive:
        for name in archive.namelist():
            if not name.endswith((".pyi", "/")) and ".dist-info" not in name:
                found[name] = archive.read(name)
    return found


def standard() -> dict[str, bytes]:
    """Python's own library."""
    with zipfile.ZipFile(PYODIDE / STANDARD) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/") and not _under(name, STANDARD_LEFT_OUT)]
        return {name: archive.read(name) for name in names}


def compiled(found: dict[str, bytes], kept: str = "") -> dict[str, bytes]:
    """These files, compiled by the Python that is to run them; sources stay in the folder `kept` only."""
    with TemporaryDirectory() as folder:
        sources, result = Path(folder) / "sources.zip", Path(folder) / "result.zip"
        archive(sources, found)
        command = ["node", str(ROOT / "scripts" / "site_compile.mjs"), str(PYODIDE), str(sources), str(result), kept]
        if (ran := subprocess.run(command, capture_output=True, text=True)).returncode != 0:
            raise Missing(f"Python could not be compiled.\n{ran.stderr}")
        with zipfile.ZipFile(result) as made:
            return {name: made.read(name) for name in made.namelist()}


def archive(to: Path, found: dict[str, bytes]) -> None:
    """The same files always make the same archive."""
    with zipfile.ZipFile(to, "w") as made:
        for name in sorted(found):
            made.writestr(zipfile.ZipInfo(name, EARLIEST), found[name], zipfile.ZIP_DEFLATED, 9)


def in_one(to: Path, found: dict[str, bytes]) -> None:
    """All files compressed as one, which is read by `web/src/tab/packed.ts`."""
    names = sorted(found)
    listed = json.dumps([[name, len(found[name])] for name in names]).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    parts = [len(listed).to_bytes(4, "little"), listed, *(found[name] for name in names)]
    to.write_bytes(b"".join([*map(packer.compress, parts), packer.flush()]))


def _under(path: str, places: Sequence[str]) -> bool:
    return any(path == place or path.startswith(f"{place}/") for place in places)


def _own() -> Iterator[str]:
    for file in sorted(SPINNEY.rglob("*")):
        path = file.relative_to(SPINNEY).as_posix()
        if file.is_file() and not _under(path, LEFT_OUT) and file.suffix not in NOT_PACKED:
            yield path


def _package(name: str, choice: Choice) -> dict[str, bytes]:
    place = PACKAGES / name
    if not place.exists():
        raise Missing(f"the package {name} is not installed. Run: make setup")
    all_files = [place] if place.is_file() else sorted(place.rglob("*"))
    paths = {file.relative_to(PACKAGES).as_posix(): file for file in all_files if file.is_file()}
    return {path: file.read_bytes() for path, file in paths.items() if choice(PurePosixPath(path))}


def wheel() -> Path:
    """msgspec for Pyodide, fetched once; it has to be the file that the lock names."""
    name, wanted = LOCK.read_text(encoding="utf-8").split()
    file = WHEELS / name
    if not file.is_file():
        WHEELS.mkdir(exist_ok=True)
        _fetch(name)
    if hashlib.sha256(file.read_bytes()).hexdigest() != wanted:
        raise Missing(f"{file} is not the file that {LOCK.name} names. Remove it and try again.")
    return file


def _fetch(name: str) -> None:
    package, version, python, abi, platform = name.removesuffix(".whl").split("-")
    wanted = [f"{package}=={version}", "--no-deps", "--only-binary=:all:", "--python-version", f"3.{python[3:]}"]
    wanted += ["--implementation", "cp", "--abi", abi, "--platform", platform, "--dest", str(WHEELS), "--quiet"]
    pips = ([sys.executable, "-m", "pip"], ["pip"], ["uvx", "pip"], ["uv", "tool", "run", "pip"])
    for pip in pips:
        if not shutil.which(pip[0]):
            continue
        if subprocess.run([*pip, "--version"], capture_output=True).returncode != 0:
            continue
        if subprocess.run([*pip, "download", *wanted]).returncode == 0:
            return
    raise Missing(f"{name} could not be fetched. Put it into {WHEELS}, or look at the network, and try again.")
