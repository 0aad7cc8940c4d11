"""Paths that people give: whatever they lead to, there is one sentence and never a traceback."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cli_run import fails, works
from spinney.arena import saving
from spinney.engine import files

READS = {
    "score": ["score", "once", "PATH"],
    "pack check": ["pack", "check", "once", "PATH"],
    "simulate --pack": ["simulate", "once", "--games", "1", "--pack", "PATH"],
    "record show": ["record", "show", "PATH"],
    "analyse": ["analyse", "PATH"],
    "arena --save": ["arena", "once", "--games", "2", "--bots", "random,greedy", "--save", "PATH"],
    "puzzles --out": ["puzzles", "once", "--games", "1", "--out", "PATH"],
}
WRITES = {
    "play --save": ["play", "once", "--save", "PATH"],
    "pack export": ["pack", "export", "once", "PATH"],
    "pack export --force": ["pack", "export", "once", "PATH", "--force"],
}


def given(command: list[str], path: Path | str) -> list[str]:
    return [str(path) if word == "PATH" else word for word in command]


@pytest.fixture(params=["folder", "pipe", "/dev/zero", "/dev/full", "binary", "far", "long name"])
def odd(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Something that is no text file."""
    kind: str = request.param
    if kind.startswith("/dev"):
        if not Path(kind).exists():
            pytest.skip("there is no such device")
        return Path(kind)
    path = tmp_path / "odd"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "binary":
        path.write_bytes(bytes(range(256)) * 40)
    return {"far": tmp_path / "x" / "y", "long name": tmp_path / ("x" * 5_000)}.get(kind, path)


@pytest.mark.parametrize("command", READS.values(), ids=READS)
def test_what_is_read_is_a_file_with_an_end(command: list[str], odd: Path | str) -> None:
    assert str(odd)[:40] in fails(*given(command, odd))


@pytest.mark.parametrize("command", WRITES.values(), ids=WRITES)
def test_what_is_written_has_a_place(command: list[str], odd: Path | str) -> None:
    if str(odd) == "/dev/zero" or (command[0] == "play" and str(odd) == "/dev/full"):
        pytest.skip("it takes everything, or a whole game would have to be played first")
    if command[-1] == "--force" and Path(odd).name == "odd" and Path(odd).is_file():
        pytest.skip("a file is written over")
    assert str(odd)[:40] in fails(*given(command, odd))


def test_a_file_that_is_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file without contents costs nothing; nobody reads more of it than is allowed."""
    large = tmp_path / "large.toml"
    with large.open("wb") as file:
        file.truncate(files.MOST_BYTES + 1)
    assert "large.toml is too large: 10 MB are the most" in fails("score", "once", large)
    monkeypatch.setattr(saving, "MOST_BYTES", 1_000_000)
    assert "is too large: 1 MB" in fails(*given(READS["arena --save"], large))


@pytest.mark.parametrize(
    "head", ["[" * 100_000, json.dumps({"file": "spinney arena", "seed": 1, "version": "x" * 5000})]
)
def test_a_saved_arena_of_somebody_else(head: str, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    saved.write_text(head + "\n")
    assert len(fails(*given(READS["arena --save"], saved))) < 500


def test_a_table_with_odd_texts_and_numbers(tmp_path: Path) -> None:
    """Sentences quote the beginning of what was written, and nothing that steers a terminal."""
    table = tmp_path / "t.toml"
    for text, said in {
        f'[[seat]]\nname = "{"x" * 10_000}"\ncolumns = 7': "…",
        '[[seat]]\nname = "\\u001b[2J\\u0000"\ncolumns = 7': "\ufffd",
        f"[[seat]]\ncolumns = {10**30}": "1" + "0" * 30,
        f"[[seat]]\n{'y' * 60} = 1": "y" * 60,
        f'[[seat]]\ncolumns = [["{"z" * 900}", "-", "-", "-"]]\n[[seat]]\ncolumns = []': "z" * 20,
    }.items():
        table.write_text(text)
        sentence = fails("score", "once", table)
        assert said in sentence and len(sentence) < 600


@pytest.mark.parametrize("kind", ["file", "in a file", "/dev/null"])
def test_a_cache_that_cannot_be_used(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever builds is told; who plays does not need it."""
    path = tmp_path / "cache"
    path.write_text("")
    place = {"file": path, "in a file": path / "deeper"}.get(kind, Path(kind))
    monkeypatch.setenv("SPINNEY_CACHE", str(place))
    sentence = fails("build", "once", "--compiled")
    assert f"the cache {place}" in sentence and "SPINNEY_CACHE" in sentence
    assert works("simulate", "once", "--games", "1", "--seed", "1")
