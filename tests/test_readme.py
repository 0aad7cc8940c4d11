"""What the README shows of a command is what the command prints, but for the time that something took."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from cli_run import works

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```\n\$ spinney (.*)\n((?:.*\n)*?)```$", README, re.MULTILINE)
CUT = "..."
"""A line for what is left out."""


def words(text: str) -> str:
    """Lines may be broken elsewhere, and no machine is as quick as another."""
    return " ".join(re.sub(r"\d+ µs", "µs", text.replace("─", "")).split())


def test_there_are_examples() -> None:
    assert [example.split()[0] for example, _shown in EXAMPLES] == ["analyse", "arena"]


@pytest.mark.parametrize(("command", "shown"), EXAMPLES, ids=[example.split()[0] for example, _shown in EXAMPLES])
def test_a_command_prints_what_is_shown(command: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    printed = words(works(*shlex.split(command)))
    for part in re.split(rf"^{re.escape(CUT)}$", shown, flags=re.MULTILINE):
        assert words(part) in printed
