"""The page's files and types."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from spinney.server import page
from spinney.server.messages import Problem

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
    script = client.get("/assets/main-1234.js")
    assert script.text == "play()" and script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-disposition"].startswith("inline")


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


def test_stale_types_are_noticed(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(SCRIPT.parent)
    import page_types

    file = tmp_path / "messages.ts"
    monkeypatch.setattr(page_types, "FILE", file)
    monkeypatch.setattr(sys, "argv", ["page_types.py", "--check"])
    with pytest.raises(SystemExit, match="stale"):
        page_types.main()
    file.write_text(page_types.typescript() + "\n")
    with pytest.raises(SystemExit, match="stale"):
        page_types.main()
    monkeypatch.setattr(sys, "argv", ["page_types.py"])
    page_types.main()
    assert file.read_text() == page_types.typescript()


def test_how_a_type_is_written(monkeypatch):
    monkeypatch.syspath_prepend(SCRIPT.parent)
    from page_types import interface

    assert interface(Problem).endswith(
        'export interface Problem {\n  type: "problem";\n  code: string;\n  words: string;\n  details?: string;\n}'
    )
