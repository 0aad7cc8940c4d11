"""A PostgreSQL of one's own, in a temporary folder: for tests and measurements. It can be killed and started again.

It listens at a Unix socket in that folder only. Where nothing has to survive a crash (`safe` is false) it never waits
for a disk.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

START_SECONDS = 60
SETTINGS = ("listen_addresses=", "autovacuum=off", "shared_buffers=32MB", "max_connections=60")
UNSAFE = ("fsync=off", "full_page_writes=off")


def programs() -> Path | None:
    """The folder with PostgreSQL's programs: Debian does not put them on the path."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name), default=None)


class Cluster:
    """A PostgreSQL, once it has been started; `fresh` makes another database in it."""

    def __init__(self, safe: bool = False) -> None:
        found = programs()
        if found is None:
            raise SystemExit("PostgreSQL is not installed: Debian's package is postgresql.")
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="spinney-"))
        self._settings = [f"unix_socket_directories={self._folder}", *SETTINGS, *(() if safe else UNSAFE)]
        self._owner: dict[str, Any] = {}
        self._server: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        if hasattr(os, "geteuid") and os.geteuid() == 0:  # PostgreSQL does not want to be run by root
            self._owner = {"user": "postgres", "group": "postgres", "extra_groups": []}
            shutil.chown(self._folder, "postgres", "postgres")
        options = ["--auth=trust", "--username=spinney", "--encoding=UTF8", "--no-sync"]
        initdb: list[str | Path] = [self._programs / "initdb", *options]
        subprocess.run([*initdb, self._data], check=True, stdout=subprocess.DEVNULL, cwd=self._folder, **self._owner)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://spinney@/{database}?host={self._folder}"

    def start(self) -> None:
        """Ends when it answers."""
        settings = (part for each in self._settings for part in ("-c", each))
        self._server = subprocess.Popen(
            [self._programs / "postgres", "-D", self._data, *settings],
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            **self._owner,
        )
        self._wait(self._server)

    def _wait(self, server: subprocess.Popen[bytes]) -> None:
        import psycopg

        end = time.monotonic() + START_SECONDS
        while True:
            try:
                self.tell("SELECT 1")
                return
            except psycopg.OperationalError:
                if server.poll() is not None or time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def kill(self) -> None:
        """As `kill -9` does, all of its processes at once."""
        assert self._server is not None
        children = subprocess.run(
            ["ps", "--ppid", str(self._server.pid), "-o", "pid="], capture_output=True, text=True, check=False
        ).stdout.split()
        for process in (self._server.pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._server.wait(START_SECONDS)

    def close(self) -> None:
        if self._server is not None and self._server.poll() is None:
            self._server.send_signal(signal.SIGINT)  # ends without waiting for those who are connected
            self._server.wait(START_SECONDS)
        shutil.rmtree(self._folder, ignore_errors=True)

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
