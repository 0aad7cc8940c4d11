"""A dataset on disk: a folder with a Parquet file for each shard of each table, and what one has to know beside them.

    moves/part-00000.parquet ...    outcomes/...    games/...    dataset.json    README.md

A file is written aside and renamed when it is whole, that of the games last: a shard is there when its games are. So
whatever ends the process, at most shards under way are lost, and the next run goes on with those that are missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from spinney.arena.datasets.columns import TABLES, columns_of
from spinney.arena.datasets.shards import Shard, Wanted
from spinney.arena.datasets.text import text
from spinney.arena.settings import compare, settings_of
from spinney.engine import contract
from spinney.engine.errors import SpinneyError
from spinney.engine.files import is_there, read_bytes, why
from spinney.engine.link import Linker, digest
from spinney.engine.title import Title

KIND = "spinney dataset"
ABOUT = "dataset.json"
TEXT = "README.md"
PARTS = "part-*.parquet"
*_, LAST = TABLES


def settings(wanted: Wanted) -> dict[str, Any]:
    """All that decides what is in a dataset."""
    series = wanted.series
    return {
        "file": KIND,
        **settings_of(series),
        "rules": series.game.rules_version,
        "games": wanted.games,
        "shard": wanted.in_shard,
        "eye": eye_hash(series.game),
    }


def eye_hash(game: Title) -> str | None:
    """A hash of what a learner sees: of the features, and of the code that says which of them are on."""
    if game.eye is None:
        return None
    linker = Linker(game.meaning)
    code = [linker.fingerprint(function) for function in (contract.observe, contract.observe_move)]
    return digest(game.eye.fingerprint, *code)


def about(wanted: Wanted, command: str) -> dict[str, Any]:
    """What `dataset.json` says: the settings, and how to read the columns."""
    eye = wanted.series.game.eye
    return {
        **settings(wanted),
        "command": command,
        "shards": wanted.shards,
        "tables": {
            table: {column.name: str(column) for column in columns}
            for table, columns in columns_of(wanted.series).items()
        },
        "features": eye and {"size": eye.size, "fields": [field._asdict() for field in eye.fields()]},
        "move_features": eye and {"size": eye.move_size, "fields": [field._asdict() for field in eye.move_fields()]},
    }


class Dataset:
    """The folder of a dataset. Making one begins it, or goes on with what is there."""

    def __init__(self, path: Path, wanted: Wanted, command: str) -> None:
        self.path = path
        self.wanted = wanted
        found = _about(path)
        if found is not None:
            compare(path, found, settings(wanted))
        with _told(path):
            path.mkdir(exist_ok=True)
            if found is None:  # first of all: a folder that has anything else in it is taken for somebody's own
                _write({path / ABOUT: json.dumps(about(wanted, command), indent=2).encode() + b"\n"})
            if not (path / TEXT).exists():
                _write({path / TEXT: text(wanted, command).encode()})
            for table in TABLES:
                (path / table).mkdir(exist_ok=True)
            self._sweep()

    def missing(self) -> list[int]:
        """The shards that are still to be made."""
        there = self._there()
        return [shard for shard in range(self.wanted.shards) if _part(shard) not in there]

    def _there(self) -> set[str]:
        """The names of files that belong to whole shards."""
        return {file.name for file in (self.path / LAST).glob(PARTS)}

    def _sweep(self) -> None:
        """Removes what a process left that was killed while it wrote a shard."""
        there = self._there()
        for table in TABLES:
            _remove(file for file in (self.path / table).glob(PARTS) if file.name not in there)
            _remove((self.path / table).glob(_aside(self.path / PARTS).name))

    def put(self, shard: Shard) -> None:
        """Writes a shard, all of it or nothing."""
        with _told(self.path):
            _write({file: shard.files[table] for table, file in self._files(shard.number).items()})

    def _files(self, shard: int) -> dict[str, Path]:
        """The files of a shard, in the order in which they come to be there."""
        return {table: self.path / table / _part(shard) for table in TABLES}


def _part(shard: int) -> str:
    return f"part-{shard:05}.parquet"


def seed_of(path: Path) -> str | None:
    """The seed of the dataset in a folder, if there is one: who continues it need not know it."""
    found = _about(path)
    return None if found is None else str(found["seed"])


def _about(path: Path) -> dict[str, Any] | None:
    """What the dataset in a folder says of itself; nothing if it is still to be begun."""
    if not is_there(path):
        return None
    if not path.is_dir():
        raise SpinneyError(f"{path} is a file, not a folder.")
    if not is_there(path / ABOUT):
        with _told(path):
            if any(file != _aside(path / ABOUT) for file in path.iterdir()):
                raise _foreign(path)
        return None
    try:
        found = json.loads(read_bytes(path / ABOUT))
    except (ValueError, RecursionError):
        raise _foreign(path) from None
    if not isinstance(found, dict) or found.get("file") != KIND or "seed" not in found:
        raise _foreign(path)
    return found


def _foreign(path: Path) -> SpinneyError:
    return SpinneyError(f"{path} is there already and is no dataset of Spinney; choose another name.")


def _write(files: Mapping[Path, bytes]) -> None:
    """Writes files aside and then renames all of them; if that does not succeed, none of them is there."""
    aside = {path: _aside(path) for path in files}
    try:
        for path, data in files.items():
            with aside[path].open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        for path in files:
            aside[path].replace(path)
    except BaseException:
        _remove([*files, *aside.values()])
        raise


def _aside(path: Path) -> Path:
    """Where a file is written: under a name that nobody takes for a part of a dataset."""
    return path.with_name(f".{path.name}.unfinished")


def _remove(files: Iterable[Path]) -> None:
    for file in files:
        file.unlink(missing_ok=True)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise SpinneyError(f"{path} cannot be written: {why(error)}.") from None
