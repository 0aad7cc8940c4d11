"""Running the command line inside a test."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typer.testing import CliRunner

from spinney.cli import app


def run(*arguments: Any, typed: Sequence[Any] = ()) -> Any:
    """The result of a command, after a person has typed these lines."""
    lines = "".join(f"{line}\n" for line in typed)
    return CliRunner().invoke(app, [str(argument) for argument in arguments], input=lines)


def works(*arguments: Any, typed: Sequence[Any] = ()) -> str:
    """The output of a command that succeeds and says nothing on the side."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout)


def fails(*arguments: Any) -> str:
    """The one sentence with which a command refuses what it was given."""
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("spinney: ") and result.stderr.endswith((".\n", "?\n"))
    assert result.stderr.count("\n") == 1 and "Traceback" not in result.stderr
    return str(result.stderr)
