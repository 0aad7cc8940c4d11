"""What only some need: extras are those of the distribution, and whoever lacks one is told in a sentence."""

from __future__ import annotations

import re
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from spinney import SpinneyError
from spinney.engine import extras
from spinney.engine.extras import EXTRAS, need

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def packages(requirements):
    """The names of packages, without their parts and versions."""
    return {re.split(r"[\[><=]", requirement)[0] for requirement in requirements}


@pytest.fixture
def without(monkeypatch):
    """A Python that lacks these modules."""
    return lambda *modules: monkeypatch.setattr(
        extras, "find_spec", lambda name: None if name in modules else find_spec(name)
    )


def test_extras_are_those_of_the_distribution():
    declared = dict(PROJECT["optional-dependencies"])
    assert declared.pop("all") == [f"spinney[{','.join(extra for extra in EXTRAS if extra != 'train')}]"]
    assert {extra: packages(needed) for extra, needed in declared.items()} == {
        extra: set(modules) for extra, modules in EXTRAS.items()
    }


def test_nobody_has_to_install_an_extra_to_play():
    assert not packages(PROJECT["dependencies"]) & {module for modules in EXTRAS.values() for module in modules}


def test_what_is_missing_is_named_with_its_extra(without):
    without("matplotlib", "numpy")
    with pytest.raises(SpinneyError) as error:
        need("report", "spinney report")
    assert str(error.value) == 'spinney report needs Matplotlib and NumPy: pip install "spinney[report]".'


def test_what_is_there_is_not_named(without):
    without("matplotlib")
    with pytest.raises(SpinneyError, match=r"^a page needs Matplotlib: pip install"):
        need("report", "a page")


def test_what_is_not_needed_of_an_extra_is_not_named(without):
    without("gymnasium")
    need("study", "compiling", "numba", "numpy")
    with pytest.raises(SpinneyError, match=r"^an environment needs Gymnasium: pip install"):
        need("study", "an environment")


def test_with_everything_there_is_nothing_to_say(without):
    without()
    for extra in set(EXTRAS) - {"train"}:  # PyTorch is not in the lock
        need(extra, "this")
