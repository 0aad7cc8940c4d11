"""The game of the tutorial, installed as a distribution of its own."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "sealed"


def install_sealed(folder: Path) -> None:
    """Puts the game into a folder as pip would: who has that folder on the path has the game."""
    shutil.copytree(EXAMPLE / "sealed", folder / "sealed")
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / "spinney_sealed-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 1.0\n")
    (point,) = project["entry-points"]["spinney.games"].items()
    (info / "entry_points.txt").write_text(f"[spinney.games]\n{' = '.join(point)}\n")
