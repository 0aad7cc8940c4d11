"""Which database `spinney serve` takes."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from cli_run import fails
from spinney.cli.where import chosen, data_folder

ADDRESS = "postgresql://ann:hush@127.0.0.1:1/forest"


@pytest.fixture
def port() -> int:
    """One that is free."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        number: int = found.getsockname()[1]
        return number


def test_where_tables_are_kept() -> None:
    assert chosen(Path("forest"), None) == Path("forest")
    assert chosen(None, ADDRESS) == ADDRESS
    assert chosen(None, None) == chosen(None, "") == data_folder()


def test_a_folder_and_a_database_are_too_much(port: int, tmp_path: Path) -> None:
    said = fails("serve", "--port", port, "--data", tmp_path / "data", "--database", ADDRESS)
    assert "either --data or --database" in said and not (tmp_path / "data").exists()


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_the_password_need_not_stand_in_the_command(
    command: str, port: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does it stand in what is said; and no data folder is used."""
    pytest.importorskip("psycopg")
    monkeypatch.setenv("SPINNEY_DATABASE", ADDRESS)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = fails(command, *(["--port", port] if command == "serve" else []))
    assert "PostgreSQL at 127.0.0.1/forest cannot be used: " in said and "hush" not in said
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_is_to_tell_people_knows_where_they_play() -> None:
    told = fails("worker", "--database", "postgresql://nobody@localhost/none", "--mail", "smtp://mail.example.org")
    assert "--url" in told
