"""One server for each data folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from spinney.engine.errors import SpinneyError
from spinney.store.lock import LOCK, sole_server

HOLD = """
import sys, pathlib
from spinney.store.lock import sole_server
with sole_server(pathlib.Path(sys.argv[1])):
    print("locked", flush=True)
    sys.stdin.read()
"""


def test_a_folder_that_another_process_has(tmp_path):
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout.readline() == "locked\n"
        with pytest.raises(SpinneyError, match=rf"in use by another Spinney server \(process {holder.pid}\)"):
            sole_server(tmp_path).__enter__()
        os.kill(holder.pid, signal.SIGKILL)
        holder.wait(20)
        with sole_server(tmp_path):  # the lock dies with its process
            assert (tmp_path / LOCK).read_text() == f"{os.getpid()}\n"
    finally:
        holder.kill()
        holder.communicate()


def test_it_ends(tmp_path):
    for _ in range(2):
        with sole_server(tmp_path / "new"):
            pass
    assert (tmp_path / "new").stat().st_mode & 0o777 == 0o700 or sys.platform == "win32"


def test_a_folder_that_cannot_be_used(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(SpinneyError, match="cannot be used"):
        sole_server(tmp_path / "file").__enter__()
