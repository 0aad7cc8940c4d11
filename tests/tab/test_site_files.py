"""What the site is built of: nets are no part of what has to come before Python begins."""

from __future__ import annotations

import json

import site_python
from site_listing import listing
from spinney.engine.title import NET


def test_nets_are_files_of_their_own(monkeypatch, tmp_path):
    """A game that has none is simply not there."""
    for game in ("ash", "oak"):
        folder = tmp_path / "games" / game
        folder.mkdir(parents=True)
        for name in ("pack.toml", "rules.py", "module.wasm", "rules.pyc"):
            (folder / name).touch()
    net = tmp_path / "games" / "oak" / NET
    net.touch()
    monkeypatch.setattr(site_python, "SPINNEY", tmp_path)
    assert site_python.nets() == {"oak": net}
    assert set(site_python._own()) == {
        f"games/{game}/{name}" for game in ("ash", "oak") for name in ("pack.toml", "rules.py")
    }


def test_nets_are_kept_but_do_not_belong_to_the_shell(tmp_path):
    (tmp_path / "rules").mkdir()
    for name in ("rules/oak.net", "rules/oak.wasm", "index.html", "service.js"):
        (tmp_path / name).touch()
    listing(tmp_path)
    listed = json.loads((tmp_path / "files.json").read_text(encoding="utf-8"))
    assert listed["shell"] == ["index.html"] and "rules/oak.net" in listed["files"]
