"""Whether files are still the ones that were opened: a path may be given to another file while a program runs.

SQLite does not look: it would go on writing into a file that has no name any more, and all of it would be lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

Identity = tuple[int, int]


def identity(path: Path) -> Identity | None:
    """Device and number of the file at a path; None if there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


class SameFiles:
    """The files at these paths, as they are now."""

    def __init__(self, paths: Iterable[Path]) -> None:
        self._known = {path: identity(path) for path in paths}

    def strange(self) -> list[Path]:
        """The paths at which there is no file any more, or another one."""
        return [path for path, known in self._known.items() if identity(path) != known]
