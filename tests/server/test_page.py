"""The page's files and types."""

from __future__ import annotations

import gzip
import subprocess
import sys
from os import utime
from pathlib import Path
from threading import current_thread
from types import ModuleType, SimpleNamespace

import pytest

from spinney.engine.game import every_game, found_games
from spinney.server import page
from spinney.tables.library import box_fields, fields
from spinney.tables.messages.saying import Problem

SCRIPT = Path(__file__).parents[2] / "scripts" / "page_types.py"


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A page with one hashed file."""
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Spinney</title>")
    (folder / "assets" / "main-1234.js").write_text("play()")
    monkeypatch.setattr(page, "FOLDER", folder)


def test_without_a_page_a_sentence(client, monkeypatch, tmp_path):
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    assert client.get("/").status_code == 200 and "has not been built" in client.get("/").text
    assert client.get("/table/x").status_code == 404


def test_the_page_is_asked_for_anew_and_its_files_are_kept(client, built):
    for path in ("/", "/index.html", "/table/oak"):
        answer = client.get(path)
        assert answer.text == "<title>Spinney</title>" and answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
    for encoding in ("gzip", "identity"):
        script = client.get("/assets/main-1234.js", headers={"accept-encoding": encoding})
        assert script.text == "play()" and script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["vary"] == "accept-encoding"
        assert script.headers.get("content-encoding", "identity") == encoding
        assert script.headers.get("content-disposition", "inline").startswith("inline")


def test_a_file_is_compressed_once_and_not_in_the_event_loop(client, built, monkeypatch):
    """A large drawing takes half a second."""
    threads = []

    def compress(data, **more):
        threads.append(current_thread().name)
        return gzip.compress(data, **more)

    monkeypatch.setattr(page, "gzip", SimpleNamespace(compress=compress))
    file = page.FOLDER / "assets" / "sheet-1234.svg"
    file.write_text("<svg/>" * 1000)
    assert [client.get("/assets/sheet-1234.svg").text for _ in range(3)] == ["<svg/>" * 1000] * 3
    assert len(threads) == 1 and threads[0].startswith("people")
    file.write_text("<svg></svg>")
    utime(file, (0, 0))
    assert client.get("/assets/sheet-1234.svg").text == "<svg></svg>"


def test_a_picture_is_not_compressed_again(client, built):
    (page.FOLDER / "assets" / "mark-1234.png").write_bytes(b"picture" * 1000)
    answer = client.get("/assets/mark-1234.png")
    assert answer.content == b"picture" * 1000 and "content-encoding" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/api/nothing", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"]
)
def test_what_is_not_there(client, built, path):
    answer = client.get(path)
    assert "secret" not in answer.text
    assert answer.status_code == 404 or answer.text == "<title>Spinney</title>"


def test_the_types_of_the_page_are_fresh():
    result = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


@pytest.fixture
def page_types(monkeypatch):
    monkeypatch.syspath_prepend(SCRIPT.parent)
    import page_types

    return page_types


def test_stale_types_are_noticed(page_types, tmp_path, monkeypatch):
    monkeypatch.setattr(page_types, "FOLDER", tmp_path)

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["page_types.py", *arguments])
        page_types.main()

    with pytest.raises(SystemExit, match=r"messages.ts, games/.*stale"):
        run("--check")
    run()
    run("--check")
    assert {file.stem for file in (tmp_path / "games").iterdir()} == set(found_games())
    game = tmp_path / "games" / "once.ts"
    game.write_text(game.read_text() + "\n")
    with pytest.raises(SystemExit, match=r"^games/once.ts: stale"):
        run("--check")
    run()
    game.with_name("twice.ts").write_text("")
    with pytest.raises(SystemExit, match=r"^games/twice.ts: stale"):
        run("--check")


def test_a_view_has_the_types_of_its_game(page_types):
    """What a server sends of every table and box is what the page is told."""
    for game in every_game():
        told = page_types.fields(game.table_layout)
        sent = fields(game.new(seed=1, form="interpreted").view(0))
        assert {name: kind_of(sent[name]) for name in told} == told
        assert {name: kind_of(value) for name, value in box_fields(game.box).items()} == page_types.fields(
            game.box_layout
        )


def kind_of(value):
    return "number" if isinstance(value, int) else f"{kind_of(value[0])}[]"


def test_how_a_type_is_written(page_types):
    fields = ['type: "problem"', "code: string", "words: string", "details?: string", "key?: string"]
    written = "".join(f"  {field};\n" for field in fields)
    assert page_types.interface(Problem).endswith(f"export interface Problem {{\n{written}}}")


def test_constants_are_those_a_module_defines_itself(page_types, monkeypatch):
    table, box = ModuleType("table"), ModuleType("box")
    table.__dict__.update(NONE=-1, CELLS=("N", "W"), OPTIONS=(object(),), HIDDEN=3, _OWN=4)
    box.__dict__.update(NONE=-2, LETTERS="PR")
    sources = {
        table: "NONE: int = -1\nCELLS = OPTIONS = _OWN = 0\nfrom x import HIDDEN\n",
        box: "NONE, LETTERS = 0, 0\n",
    }
    monkeypatch.setattr(page_types.inspect, "getsource", sources.__getitem__)
    assert page_types.constants(table, box) == {"NONE": -1, "CELLS": ("N", "W"), "LETTERS": "PR"}
