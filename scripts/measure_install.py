"""What a player has to install, and how long until a bot moves: `python scripts/measure_install.py [CHECKOUT ...]`

For each checkout (this one, if none is named) its wheel is built and installed into an empty environment, without
extras and at the versions of its lock. Told are the megabytes that are installed there, without bytecode, and the
seconds from starting `spinney play` to the first move of a bot at full strength: the first time on a machine, with
nothing in the cache, and again. The page and the modules are in the wheel only if they were built before.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.metadata import distributions
from pathlib import Path
from time import perf_counter

HERE = Path(__file__).resolve().parent.parent
GAME = "dartmoor"
# The bot at the second seat chooses a cave, of two; then what the person at the first could do is shown.
PLAY = ("play", GAME, "--bots", "old-growth", "--players", "2", "--seat", "1", "--seed", "1")
LARGEST = 5
MEGABYTE = 1e6
LIMIT = 900.0


def uv() -> str | None:
    """The installer that `make` uses: the machine's, or the one of this folder."""
    return shutil.which("uv") or shutil.which("uv", path=HERE / ".uv" / "bin")


def fetch(*arguments: str | Path) -> None:
    """Has uv do something: with what is in its cache, which is quick, or else over the network."""
    tool = uv()
    assert tool is not None
    if subprocess.run([tool, "--quiet", "--offline", *arguments], capture_output=True).returncode:
        subprocess.run([tool, "--quiet", *arguments], check=True)


class Installed:
    """A checkout, built into a wheel and installed as somebody would who only wants to play."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.folder = folder
        dist, home = folder / "dist", folder / "venv"
        fetch("build", "--wheel", "--out-dir", dist, checkout)
        (wheel,) = dist.glob("*.whl")
        fetch("venv", "--python", sys.executable, home)
        lock = checkout / "requirements.lock"
        fetch("pip", "install", "--compile-bytecode", "--python", home, "--constraint", lock, wheel)
        self.home = home
        self.command = next(self.home.glob("*/spinney*"))
        self.python = str(self.command.with_name("python" + self.command.suffix))

    @property
    def environment(self) -> Mapping[str, str]:
        """Variables for what is run there: nothing of the checkout, and a cache of its own."""
        others = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**others, "SPINNEY_CACHE": str(self.folder / "cache")}

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """The command `spinney`, after a person has typed this."""
        return subprocess.run(
            [self.command, *arguments],
            input=typed,
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=LIMIT,
            check=False,
        )

    def packages(self) -> dict[str, float]:
        """The megabytes of each package, the largest first."""
        (there,) = self.home.glob("[Ll]ib/**/site-packages")
        sizes = {
            package.name: sum(Path(str(file.locate())).stat().st_size for file in package.files or []) / MEGABYTE
            for package in distributions(path=[str(there)])
        }
        return dict(sorted(sizes.items(), key=lambda item: -item[1]))

    def seconds_to_move(self) -> float | None:
        """Until a bot has moved, and the person, who is asked then, has left; None if it takes too long."""
        started = perf_counter()
        try:
            done = self.run(*PLAY, typed="q\n")
        except subprocess.TimeoutExpired:
            return None
        assert done.returncode == 0 and "Player 2 chooses cave" in done.stdout, done.stdout + done.stderr
        return perf_counter() - started


def row(checkout: Path) -> str:
    """A row of the table."""
    with tempfile.TemporaryDirectory() as folder:
        installed = Installed(checkout, Path(folder))
        packages = installed.packages()
        largest = ", ".join(f"{name} {size:.0f}" for name, size in list(packages.items())[:LARGEST])
        seconds = [installed.seconds_to_move() for _time in range(2)]
    times = (f"more than {LIMIT:.0f}" if each is None else f"{each:.1f}" for each in seconds)
    return f"| {checkout.name} | {sum(packages.values()):.0f} | {largest} | {' | '.join(times)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("checkout", type=Path, nargs="*", help="folders of checkouts; this one, if none is named")
    chosen = parser.parse_args()
    for checkout in chosen.checkout:
        if not (checkout / "src" / "spinney").is_dir():
            parser.error(f"{checkout} is no checkout of Spinney.")
    if uv() is None:
        parser.error("uv is missing: `make setup` installs it.")
    print("| checkout | installed, MB | the largest packages, MB | first move of a bot, s | again, s |")
    print("|---|--:|---|--:|--:|")
    for checkout in chosen.checkout or [HERE]:
        print(row(checkout.resolve()), flush=True)


if __name__ == "__main__":
    main()
