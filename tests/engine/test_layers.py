"""The layers: each imports only from below, so that every part can be understood, and used, without those above.

Also: a game imports no other game; nothing but the reports needs an extra (Numba, NumPy, Matplotlib, Ray) to be
imported; and rich, which draws on terminals, is used where something is drawn and nowhere else. And what is random in a
game comes from the engine's chance, not from Python's. No modules import each other in a circle, not even for types or
inside a function.
"""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import spinney
from spinney.engine.extras import EXTRAS

PACKAGE = Path(spinney.__file__).parent
LAYERS = (
    ("engine",),
    ("games",),
    ("bots", "store"),
    ("teaching",),
    ("arena", "envs", "peers", "tables"),
    ("server", "tab", "training"),
    ("cli",),
    ("__main__",),
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
EXTRA = {module for modules in EXTRAS.values() for module in modules}
REPORTS = {f"spinney.arena.reports.{name}" for name in ("gathering", "numbers", "page", "plots")}
PEERS = {f"spinney.peers.on_{name}" for name in ("open_spiel", "pettingzoo", "rlcard")}
ENVS = {f"spinney.envs.{name}" for name in ("aec", "episodes", "gym", "on_card", "open_spiel", "parallel", "sight")}
TRAINING = {f"spinney.training.{name}" for name in ("learner", "model", "rolls", "tables", "values")}
NEEDY = REPORTS | PEERS | ENVS | TRAINING
"""Modules that need an extra, or a framework, to be imported; all others import them where they are used."""


def imports(tree, module, whole=True):
    """The full names of all modules that are imported; only those at module level, if not the whole file matters."""
    waiting = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(module.split(".")[: -node.level]) if node.level else ""
            name = ".".join(part for part in (base, node.module) if part)
            yield from (f"{name}.{alias.name}" for alias in node.names)
        elif whole or (isinstance(node, ast.If | ast.Try | ast.With) and "TYPE_CHECKING" not in ast.unparse(node)):
            waiting += [child for child in ast.walk(node) if isinstance(child, ast.Import | ast.ImportFrom)]


def trespasses(file, root):
    """Imports of a file that its layer does not allow."""
    parts = file.relative_to(root).with_suffix("").parts
    module = ".".join([root.name, *parts])
    tree = ast.parse(file.read_text(encoding="utf-8"))
    layer = parts[0]
    found = []
    for name in imports(tree, module):
        top, *rest = name.split(".")
        if top == root.name and rest and rest[0] in RANK:
            if layer == "__init__":
                above = rest[0] != "engine"
            else:
                above = rest[0] != layer and RANK[rest[0]] >= RANK[layer]
            if above:
                found.append(f"{module} imports {name} from above")
            if rest[0] == layer == "games" and len(rest) > 1 and rest[1] != parts[1]:
                found.append(f"{module} imports another game: {name}")
        if top == "rich" and not (layer == "cli" or (layer in ("engine", "games") and parts[-1] == "drawing")):
            found.append(f"{module} imports {name}, but draws nothing")
        if top == "random" and layer in ("engine", "games"):
            found.append(f"{module} has a chance of its own")
    for name in imports(tree, module, whole=False):
        needy = name in NEEDY or name.rpartition(".")[0] in NEEDY
        if (name.split(".")[0] in EXTRA or needy) and module not in NEEDY:
            found.append(f"{module} cannot be imported without {name}")
    return found


def test_every_layer_imports_only_from_below():
    found = [what for file in sorted(PACKAGE.rglob("*.py")) for what in trespasses(file, PACKAGE)]
    assert found == []


def circle(root):
    """Modules that import each other, the first one at the end again; nothing if there are none."""
    files = {".".join([root.name, *file.relative_to(root).with_suffix("").parts]): file for file in root.rglob("*.py")}
    needs = {}
    for module, file in files.items():
        names = set(imports(ast.parse(file.read_text(encoding="utf-8")), module))
        names |= {name.rpartition(".")[0] for name in names}  # a thing in a module, or a module
        needs[module] = {name for name in names if name in files and name != module}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_modules_import_each_other_in_a_circle():
    assert circle(PACKAGE) == []


@pytest.mark.parametrize("line", ["import", "def f():\n    import", "if TYPE_CHECKING:\n    import"])
def test_a_circle_is_noticed(tmp_path, line):
    root = tmp_path / "spinney"
    root.mkdir()
    for one, other in [("a", "b"), ("b", "c"), ("c", "a")]:
        (root / f"{one}.py").write_text(f"{line} spinney.{other}")
    assert len(circle(root)) == 4


def test_every_folder_is_in_a_layer():
    folders = {file.parent.relative_to(PACKAGE).parts[0] for file in PACKAGE.glob("*/**/*.py")}
    assert folders <= set(RANK)


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/link.py", "from spinney.games.once import rules"),
        ("engine/link.py", "def f():\n    import spinney.bots.search"),
        ("engine/link.py", "import numba"),
        ("engine/link.py", "try:\n    from numpy import zeros\nexcept ImportError:\n    pass"),
        ("bots/search.py", "import numpy"),
        ("arena/on_ray.py", "import ray"),
        ("arena/results.py", "from matplotlib import style"),
        ("server/app.py", "if True:\n    import numpy"),
        ("cli/results.py", "import numpy as np"),
        ("cli/report.py", "from spinney.arena.reports.gathering import gather"),
        ("cli/report.py", "from spinney.arena.reports import page"),
        ("peers/measuring.py", "from spinney.peers import on_rlcard"),
        ("peers/plain.py", "import numpy"),
        ("engine/match.py", "from rich.table import Table"),
        ("games/once/rules.py", "from spinney.games.dartmoor.rules import play"),
        ("games/once/rules.py", "from ..dartmoor import rules"),
        ("games/once/rules.py", "from spinney.bots import search"),
        ("games/once/rules.py", "from rich import print"),
        ("games/once/rules.py", "from random import shuffle"),
        ("bots/search.py", "from spinney.server import app"),
        ("bots/search.py", "from spinney.arena import rating"),
        ("arena/rating.py", "from spinney.server import app"),
        ("peers/plain.py", "from spinney.arena import results"),
        ("arena/results.py", "from rich.table import Table"),
        ("store/store.py", "from spinney.server import views"),
        ("store/store.py", "from spinney.bots import levels"),
        ("tables/live.py", "from spinney.server import aside"),
        ("tab/host.py", "from spinney.server import app"),
        ("server/app.py", "from spinney.cli import main"),
        ("__init__.py", "from spinney.cli import main"),
    ],
)
def test_trespasses_are_noticed(tmp_path, file, line):
    path = tmp_path / "spinney" / file
    path.parent.mkdir(parents=True)
    path.write_text(line)
    assert trespasses(path, tmp_path / "spinney")


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("engine/drawing.py", "from rich.text import Text"),
        ("engine/link.py", "def f():\n    import numba"),
        ("engine/link.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import numpy"),
        ("games/once/rules.py", "from spinney.engine.chance import draw\nfrom spinney.games.once.table import TABLE"),
        ("games/once/drawing.py", "from rich.table import Table"),
        ("bots/search.py", "from spinney.games import once"),
        ("arena/reports/gathering.py", "import numpy"),
        ("peers/on_pettingzoo.py", "import numpy\nfrom spinney.peers.plain import Game"),
        ("arena/reports/page.py", "import numpy\nfrom spinney.arena.reports.plots import plot"),
        ("cli/report.py", "def f():\n    from spinney.arena.reports.gathering import gather"),
        ("arena/rating.py", "import openskill\nfrom spinney.bots import levels\nfrom spinney.arena import results"),
        ("tables/views.py", "from spinney.bots import analysis\nfrom spinney.store import entries"),
        ("server/http.py", "import litestar\nfrom spinney.tables import views"),
        ("cli/play.py", "import rich\nfrom spinney.bots import search\nfrom spinney.cli import table"),
    ],
)
def test_what_is_allowed(tmp_path, file, line):
    path = tmp_path / "spinney" / file
    path.parent.mkdir(parents=True)
    path.write_text(line)
    assert trespasses(path, tmp_path / "spinney") == []


def test_only_modules_that_are_there_may_need_an_extra():
    assert {
        ".".join([PACKAGE.name, *file.relative_to(PACKAGE).with_suffix("").parts]) for file in PACKAGE.rglob("*.py")
    } >= NEEDY
