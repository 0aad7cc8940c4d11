"""The cache of compiled code: what nobody uses goes, what somebody takes into use stays."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import pytest

from spinney.engine.forms import cache

OLD = time.time() - (cache.UNUSED_DAYS + 1) * 86400


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setenv("SPINNEY_CACHE", str(tmp_path))
    folder = tmp_path / "spinney"
    folder.mkdir()
    return folder


def aged(folder, age=OLD):
    folder.mkdir()
    (folder / "code").write_text("machine code")
    os.utime(folder, (age, age))


def test_what_nobody_used_for_a_month_goes(root):
    aged(root / "old")
    aged(root / "new", time.time() - 86400)
    assert cache.cache_folder("mine") == root / "mine"
    assert sorted(path.name for path in root.iterdir() if path.is_dir()) == ["mine", "new"]


def test_what_is_used_again_stays(root, monkeypatch):
    """A process that takes an old folder into use before another one sweeps: its age counts from there."""
    aged(root / "old")
    monkeypatch.setattr(cache, "sweep", lambda root: None)
    assert (cache.cache_folder("old") / "code").exists()
    monkeypatch.undo()
    cache.sweep.__wrapped__(root)
    assert (root / "old" / "code").exists()


def test_taking_a_folder_into_use_waits_for_the_sweeping_of_another_process(root, tmp_path):
    program = "from spinney.engine.forms.cache import cache_folder\ncache_folder('mine')\nprint('done')"
    environment = {**os.environ, "SPINNEY_CACHE": str(tmp_path)}
    with cache.locked(root):
        process = subprocess.Popen([sys.executable, "-c", program], env=environment, stdout=subprocess.PIPE, text=True)
        with pytest.raises(subprocess.TimeoutExpired):
            process.communicate(timeout=1.5)
        assert not (root / "mine").exists()
    assert process.communicate()[0] == "done\n"
