"""PostgreSQL for tests: a server of its own in a temporary folder, and as many empty databases as are wanted.

It listens at a Unix socket in that folder only. Nothing has to survive a crash here, so it never waits for a disk.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

START_SECONDS = 30
QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=32MB", "max_connections=60")


def programs() -> Path | None:
    """The folder with PostgreSQL's programs: Debian does not put them on the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), default=None)


class Cluster:
    """A running PostgreSQL; `fresh` makes another database in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql://spinney@/{database}?host={self._folder}"

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """The address of a new, empty database, which goes afterwards."""
        name = f"forest_{next(self._numbers)}"
        self.tell(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.tell(f"DROP DATABASE {name} WITH (FORCE)")

    def tell(self, sql: str, database: str = "postgres") -> list[Any]:
        """Runs a statement as somebody else would; the rows, if it has any."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(sql)
            return cursor.fetchall() if cursor.description else []


@contextmanager
def running() -> Iterator[Cluster]:
    """A new cluster, as long as this lasts; a test that wants one is skipped where there is no PostgreSQL."""
    pytest.importorskip("psycopg", reason="Psycopg is not installed")
    folder_of_programs = programs()
    if folder_of_programs is None:
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="spinney-"))
    owner: dict[str, Any] = {}
    if hasattr(os, "geteuid") and os.geteuid() == 0:  # PostgreSQL does not want to be run by root
        owner = {"user": "postgres", "group": "postgres", "extra_groups": []}
        shutil.chown(folder, "postgres", "postgres")
    data = folder / "data"
    server = None
    try:
        subprocess.run(
            [folder_of_programs / "initdb", "--auth=trust", "--username=spinney", "--encoding=UTF8", "--no-sync", data],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            **owner,
        )
        settings = [f"unix_socket_directories={folder}", "listen_addresses=", *QUICK]
        server = subprocess.Popen(
            [folder_of_programs / "postgres", "-D", data, *(part for each in settings for part in ("-c", each))],
            stderr=subprocess.DEVNULL,
            cwd=folder,
            **owner,
        )
        cluster = Cluster(folder)
        _wait_for(cluster, server)
        yield cluster
    finally:
        if server is not None:
            server.send_signal(signal.SIGINT)  # ends without waiting for those who are connected
            server.wait(START_SECONDS)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(cluster: Cluster, server: subprocess.Popen[bytes]) -> None:
    import psycopg

    end = time.monotonic() + START_SECONDS
    while True:
        try:
            cluster.tell("SELECT 1")
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.05)
