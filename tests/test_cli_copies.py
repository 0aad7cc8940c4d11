"""`spinney backup`, `restore`, `export` and `import`: what comes back is what was there."""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli_run import fails, works
from server.helpers import bot, make_table, person, serving
from spinney.store import archive, schema
from spinney.store.database import Database
from spinney.store.lock import sole_server
from spinney.store.opening import opened
from spinney.store.sqlite import FILE


def contents(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    with sqlite3.connect(folder / FILE) as base:
        return {
            table.name: sorted(base.execute(f"SELECT * FROM {table.name}").fetchall(), key=repr)
            for table in schema.metadata.sorted_tables
        }


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two tables, one of them with moves, and a person with what belongs to one."""
    folder = tmp_path_factory.mktemp("kept")
    with serving(folder) as client:
        players = make_table(client, "once", [person("Ann"), person("Zoë")])
        make_table(client, "reforest", [person("Bob"), bot("random")])
        for _ in range(3):
            seat = players[0].state()["acting"][0]
            players[seat].play()
    with sqlite3.connect(folder / FILE) as base:
        base.execute("INSERT INTO people (id, name, made, seen) VALUES ('p', 'Ann', '2026-01-01', '2026-01-02')")
        base.execute("INSERT INTO secrets VALUES ('every byte', ?)", (bytes(range(256)),))
        base.execute("INSERT INTO ratings VALUES ('p', 'once', 25.1, 8.333333333333334, 0, '2026-01-01')")
    return folder


def test_a_backup_while_the_server_runs_and_back(kept: Path, tmp_path: Path) -> None:
    folder, out, new = tmp_path / "data", tmp_path / "copy.sqlite", tmp_path / "new"
    shutil.copytree(kept, folder)
    with serving(folder) as client:
        players = make_table(client, "once", [person(), person()])
        assert works("backup", out, "--data", folder) == f"{out} is a copy of {folder / FILE}, and sound.\n"
        before = contents(folder)
        players[players[0].state()["acting"][0]].play()
    assert out.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir() if "copy" in file.name] == ["copy.sqlite"]
    assert works("restore", out, "--data", new) == f"{new / FILE} is what {out} was.\n"
    assert contents(new) == before != contents(folder)
    with serving(new) as client:
        assert client.get(f"/api/tables/{players[0].table}").json()["last"] == 0


def test_what_is_there_is_not_written_over_unasked(kept: Path, tmp_path: Path) -> None:
    folder, out = tmp_path / "data", tmp_path / "copy.sqlite"
    shutil.copytree(kept, folder)
    works("backup", out, "--data", folder)
    assert "copy.sqlite is there already; choose another name." in fails("backup", out, "--data", folder)
    assert "with --force they are set aside" in fails("restore", out, "--data", folder)
    with sqlite3.connect(folder / FILE) as base:
        base.execute("DELETE FROM entries")
    told = works("restore", out, "--data", folder, "--force")
    aside = Path(told.splitlines()[1].removeprefix("What was there before is in ").removesuffix("."))
    assert contents(folder) == contents(kept)
    with sqlite3.connect(aside) as base:
        assert base.execute("SELECT count(*) FROM entries").fetchone() == (0,)


def test_a_folder_that_a_server_has_is_left_alone(kept: Path, tmp_path: Path) -> None:
    out, archived = tmp_path / "copy.sqlite", tmp_path / "tables.gz"
    works("backup", out, "--data", kept)
    works("export", archived, "--data", kept)
    with sole_server(tmp_path / "data"):
        for command in (["restore", out, "--force"], ["restore", archived], ["import", archived]):
            assert "is in use by another Spinney server" in fails(*command, "--data", tmp_path / "data")
    assert not (tmp_path / "data" / FILE).exists()


@pytest.mark.parametrize("what", [b"", b"not a database" * 100, b"SQLite format 3\0" + bytes(4096)])
def test_what_is_no_backup_is_not_restored(tmp_path: Path, what: bytes) -> None:
    out = tmp_path / "copy"
    out.write_bytes(what)
    assert str(out) in fails("restore", out, "--data", tmp_path / "data")
    assert not (tmp_path / "data" / FILE).exists()


def test_a_backup_of_nothing(tmp_path: Path) -> None:
    for command in ("backup", "export"):
        assert f"there are no tables in {tmp_path}" in fails(command, tmp_path / "out", "--data", tmp_path)
    assert "either --data or --database" in fails(
        "export", tmp_path / "out", "--data", tmp_path, "--database", "postgresql://localhost/spinney"
    )
    assert list(tmp_path.iterdir()) == []


def test_an_archive_brings_every_row_and_value(kept: Path, tmp_path: Path) -> None:
    out, new = tmp_path / "tables.gz", tmp_path / "new"
    rows = sum(map(len, contents(kept).values()))
    assert works("export", out, "--data", kept) == f"{out} has {rows} rows.\n"
    assert out.stat().st_mode & 0o777 == 0o600
    assert works("import", out, "--data", new) == f"{rows} rows imported.\n"
    assert contents(new) == contents(kept)
    lines = gzip.decompress(out.read_bytes()).splitlines()
    assert json.loads(lines[0])["schema"] == schema.VERSION
    assert json.loads(lines[-1])["rows"] == rows == sum(line.startswith(b"[") for line in lines)


def test_an_archive_goes_into_an_empty_database_only(kept: Path, tmp_path: Path) -> None:
    out, new = tmp_path / "tables.gz", tmp_path / "new"
    works("export", out, "--data", kept)
    database = opened(new)
    with database.writing() as connection:  # what a server makes when it starts
        connection.execute(schema.secrets.insert().values(name="push", value=b"another"))
    database.close()
    works("import", out, "--data", new)
    assert contents(new) == contents(kept)
    assert "the database is not empty" in fails("import", out, "--data", new)
    works("restore", out, "--data", new, "--force")
    assert contents(new) == contents(kept)


def changed(lines: list[bytes], how: str) -> bytes:
    row = next(number for number, line in enumerate(lines) if line.startswith(b"["))
    if how == "cut":
        del lines[-1]
    elif how == "a row less":
        del lines[row]
    elif how == "a row changed":
        lines[row] = lines[row].replace(b"0", b"1")
    elif how == "more after the end":
        lines.append(lines[row])
    elif how == "newer":
        lines[0] = lines[0].replace(b'"schema":%d' % schema.VERSION, b'"schema":999')
    elif how == "another file":
        lines[0] = b'{"file":"spinney arena"}'
    elif how == "no JSON":
        lines[row] = b"[[["
    elif how == "an unknown table":
        lines[1] = b'{"table":"sqlite_master","columns":["sql"]}'
    elif how == "an unknown column":
        lines[1] = b'{"table":"packs","columns":["hash","game","text; DROP TABLE packs"]}'
    elif how == "a row too short":
        lines[row] = b'["x"]'
    elif how == "a value that is none":
        lines[row] = b'[{"base64":7},"once",["x"]]'
    return b"\n".join(lines) + b"\n"


@pytest.mark.parametrize(
    "how",
    [
        *("cut", "a row less", "a row changed", "more after the end", "newer", "another file", "no JSON"),
        *("an unknown table", "an unknown column", "a row too short", "a value that is none"),
    ],
)
def test_an_archive_that_is_not_as_it_was_written(kept: Path, tmp_path: Path, how: str) -> None:
    out, bad = tmp_path / "tables.gz", tmp_path / "bad.gz"
    works("export", out, "--data", kept)
    bad.write_bytes(gzip.compress(changed(gzip.decompress(out.read_bytes()).splitlines(), how)))
    assert "is no archive that can be used" in fails("import", bad, "--data", tmp_path / "new")
    assert not (tmp_path / "new" / FILE).exists()


def test_an_archive_that_was_cut_off(kept: Path, tmp_path: Path) -> None:
    out = tmp_path / "tables.gz"
    works("export", out, "--data", kept)
    out.write_bytes(out.read_bytes()[:-20])
    assert "is no archive that can be used" in fails("import", out, "--data", tmp_path / "new")


def test_an_archive_whose_rows_do_not_fit_together(kept: Path, tmp_path: Path) -> None:
    """Each row is well formed and the hash is right, but an entry is of a table that is not there: nothing is kept."""
    out, new = tmp_path / "tables.gz", tmp_path / "new"
    copied = tmp_path / "copied"
    shutil.copytree(kept, copied)
    with sqlite3.connect(copied / FILE) as base:
        base.execute("UPDATE entries SET table_id = 'nowhere' WHERE rowid = (SELECT min(rowid) FROM entries)")
    works("export", out, "--data", copied)
    assert "its rows do not fit together" in fails("import", out, "--data", new)
    assert set(map(len, contents(new).values())) == {0}


def test_to_postgresql_and_back(kept: Path, tmp_path: Path, postgres_url: str) -> None:
    """Every row and value of SQLite comes back from PostgreSQL; and what is there is not written over unasked."""
    first, second, third = (tmp_path / f"{name}.gz" for name in ("first", "second", "third"))
    rows = sum(map(len, contents(kept).values()))
    works("export", first, "--data", kept)
    assert works("import", first, "--database", postgres_url) == f"{rows} rows imported.\n"
    assert works("export", second, "--database", postgres_url) == f"{second} has {rows} rows.\n"
    works("import", second, "--data", tmp_path / "new")
    assert contents(tmp_path / "new") == contents(kept)
    assert works("verify", "--database", postgres_url) == "2 tables, none of them wrong.\n"
    assert "the database is not empty" in fails("restore", first, "--database", postgres_url)
    assert works("restore", first, "--database", postgres_url, "--force") == f"{rows} rows restored.\n"
    assert works("backup", third, "--database", postgres_url) == f"{third} has {rows} rows.\n"
    works("backup", tmp_path / "copy.sqlite", "--data", kept)
    assert "is a file of SQLite" in fails("restore", tmp_path / "copy.sqlite", "--database", postgres_url)


def test_an_export_is_of_one_moment(kept: Path, tmp_path: Path, where: Path | str) -> None:
    """What is written while rows are read is not in the archive, not even in tables that come later."""
    out = tmp_path / "tables.gz"
    works("export", out, "--data", kept)
    database = opened(where if isinstance(where, str) else where / "other")
    archive.load(database, out)
    lines = archive_lines(database)
    first = next(lines)
    with database.writing() as connection:
        connection.execute(schema.people.insert().values(id="latecomer", name="Late", made="2026", seen="2026"))
    rest = list(lines)
    database.close()
    assert b"latecomer" not in first + b"".join(rest) and len(rest) > 10


def archive_lines(database: Database) -> Iterator[bytes]:
    with archive.still(database) as connection:
        yield from archive.lines(connection)
