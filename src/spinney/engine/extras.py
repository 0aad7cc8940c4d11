"""What only some need: packages that come with an extra of the distribution, `pip install "spinney[report]"`.

Nothing that players use imports one of them where a module begins; a command that cannot do without says so here.
"""

from __future__ import annotations

from importlib.util import find_spec

from spinney.engine.errors import SpinneyError

EXTRAS = {
    "study": {"gymnasium": "Gymnasium", "numba": "Numba", "numpy": "NumPy", "pettingzoo": "PettingZoo"},
    "report": {"matplotlib": "Matplotlib", "numpy": "NumPy"},
    "data": {"pyarrow": "pyarrow"},
    "ray": {"ray": "Ray"},
    "postgres": {"psycopg": "Psycopg"},
    "train": {"numba": "Numba", "numpy": "NumPy", "torch": "PyTorch"},
}
"""For each extra the modules that it brings, and what they are called."""


def need(extra: str, what: str, *modules: str) -> None:
    """Refuses to go on where an extra is not installed; `what` needs it, or only these modules of it."""
    wanted = modules or tuple(EXTRAS[extra])
    missing = [name for module, name in EXTRAS[extra].items() if module in wanted and find_spec(module) is None]
    if missing:
        raise SpinneyError(f'{what} needs {" and ".join(missing)}: pip install "spinney[{extra}]".')
