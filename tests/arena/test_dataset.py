"""Datasets: what is in the files is what was played; only whole shards, never mixed, the same however they are made."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import spinney
from arena.helpers import series
from cli_run import fails, run, works
from conformance.settings import TOY, Setting
from conformance.trial import Trial
from spinney import SpinneyError
from spinney.arena.datasets.columns import TABLES, columns_of
from spinney.arena.datasets.folder import Dataset, eye_hash, seed_of, settings
from spinney.arena.datasets.shards import Scribe, Shard, Wanted, outcomes
from spinney.arena.series import Series
from spinney.engine import contract, extras
from spinney.engine.game import every_game

GAMES = [*every_game(), TOY]
DUEL = ("generate", "once", "--bots", "greedy,random", "--players", 2, "--seed", "oak", "--games", 10, "--shard", 4)


@pytest.fixture
def parquet():
    return pytest.importorskip("pyarrow.parquet")


def rows_of(parquet, folder, table):
    return parquet.read_table(folder / table).to_pylist()


def contents(folder):
    """All files of a folder with their bytes."""
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def parts(folder):
    """The numbers of the shards that each table has."""
    return {table: sorted(file.name for file in (folder / table).iterdir()) for table in TABLES}


def made(folder, wanted):
    """A dataset with all its shards, made right here."""
    held, scribe = Dataset(folder, wanted, "spinney generate"), Scribe(wanted)
    for shard in held.missing():
        held.put(scribe.made(shard))
    return held


# What is in it.


def features_of(game, match, seat, move):
    """What a learner sees, as the conformance suite has it: of the view of the seat, and of the move."""
    trial = Trial(game.interpreted, Setting(game, match.players, match.choices))
    seen, of_moves = trial.seen(game.interpreted.memory(match.to_bytes()), seat)
    return seen, [feature for feature in of_moves[move] if feature]


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_moves_replay_to_the_same_games(game, tmp_path, parquet):
    players = 2
    wanted = Wanted(Series(game, players, {}, ("random",), "oak"), 2, 1)
    made(tmp_path / "data", wanted)
    games, ends, moves = (rows_of(parquet, tmp_path / "data", table) for table in ("games", "outcomes", "moves"))
    assert [row["game"] for row in games] == [0, 1] and games[0]["key"] != games[1]["key"]
    for row in games:
        options = {name.removeprefix("option_"): value for name, value in row.items() if name.startswith("option_")}
        assert options == wanted.series.choices and row["players"] == players and row["target"] is None
        match = game.new(players, key=bytes.fromhex(row["key"]), form="interpreted", **options)
        for ply, move in enumerate(move for move in moves if move["game"] == row["game"]):
            seat, legal = move["seat"], match.legal(move["seat"])
            assert move["ply"] == ply and seat in match.acting
            assert move["legal"] == legal and move["legal_count"] == len(legal)
            assert move["legal"][move["chosen"]] == move["move"]
            played = game.moves.Move(move["move"])
            assert move["kind"] == played.kind
            assert move["text"].split() == [played.kind, *(f"{name}={part}" for name, part in played.parts.items())]
            if game.eye is not None:
                assert (move["features"], move["move_features"]) == features_of(game, match, seat, move["move"])
            match.play(move["move"], seat)
        assert match.over and not row["stopped"]
        assert (row["moves"], row["turns"]) == (len(match.played), match.turns())
        for seat, sheet in enumerate(match.score()):
            (end,) = [end for end in ends if (end["game"], end["seat"]) == (row["game"], seat)]
            assert (end["bot"], end["total"], end["standing"]) == ("random", sheet.total, sheet.standing)
            assert {name: end[f"sheet_{name}"] for name in game.sheet} == sheet.lines
            assert (end["win"] > 0) == (seat in match.winners()) == (end["rank"] == 1)


def test_bots_rotate_and_games_are_numbered_by_deals(tmp_path, parquet):
    works(*DUEL, "--cores", 1, "--out", tmp_path / "data")
    games, ends = (rows_of(parquet, tmp_path / "data", table) for table in ("games", "outcomes"))
    assert [(row["game"], row["deal"], row["rotation"]) for row in games] == [
        (2 * deal + rotation, deal, rotation) for deal in range(5) for rotation in range(2)
    ]
    assert games[0]["key"] == games[1]["key"] == series(["greedy", "random"], 2).key(0).hex() != games[2]["key"]
    assert [row["bot"] for row in ends][:4] == ["greedy", "random", "random", "greedy"]
    points = {bot: sum(row["total"] for row in ends if row["bot"] == bot) for bot in ("greedy", "random")}
    assert points["greedy"] > points["random"], "were seats mixed up, both would have the same"


@pytest.mark.usefixtures("interpreted")
def test_a_game_without_an_eye_has_no_features(tmp_path, parquet):
    assert TOY.eye is None and eye_hash(TOY) is None
    wanted = Wanted(Series(TOY, 2, {}, ("random",), "oak"), 1, 1)
    made(tmp_path / "data", wanted)
    names = parquet.read_schema(tmp_path / "data" / "moves" / "part-00000.parquet").names
    assert names[-1] == "chosen"
    told = json.loads((tmp_path / "data" / "dataset.json").read_text())
    assert told["eye"] is told["features"] is told["move_features"] is None
    assert "features" not in (tmp_path / "data" / "README.md").read_text().lower()


def ending(standings, choices=None, game="once", target=False):
    """The rows of a match that ended so."""

    class Ended:
        def __init__(self):
            self.game, self.choices = spinney.game(game), choices or {"mode": "standard"}

        def score(self):
            return [spinney.Sheet({"points": standing}, standing, standing) for standing in standings]

        def teams(self):
            return self.game.teams(len(standings), self.choices)

    rows = list(outcomes(Ended(), ["random"] * len(standings)))
    assert [row["seat"] for row in rows] == list(range(len(standings)))
    return [(row["rank"], row["win"]) for row in rows]


def test_ranks_and_shares_of_the_win():
    assert ending([7, 9, 3]) == [(2, 0), (1, 1), (3, 0)]
    assert ending([9, 4, 9]) == [(1, 0.5), (3, 0), (1, 0.5)], "who stands behind two is third"
    assert ending([5, 8, 5, 8], {"mode": "teams"}) == [(3, 0), (1, 1), (3, 0), (1, 1)], "partners win together"
    hard = spinney.game("reforest").choices(1, challenge="hard")
    assert ending([0], hard, "reforest") == [(1, 0)], "a target that is only reached is not beaten"
    assert ending([1], hard, "reforest") == [(1, 1)]


@pytest.mark.usefixtures("interpreted")
def test_a_solitaire_has_its_target(tmp_path, parquet):
    game = spinney.game("reforest")
    made(tmp_path / "data", Wanted(Series(game, 1, {}, ("random",), "oak"), 1, 1))
    (row,), (end,) = (rows_of(parquet, tmp_path / "data", table) for table in ("games", "outcomes"))
    assert row["target"] == end["total"] - end["standing"] > 0


@pytest.mark.usefixtures("interpreted")
def test_a_game_that_was_stopped_says_so(tmp_path, parquet, monkeypatch):
    monkeypatch.setattr(spinney.game("once"), "most_moves", 20)
    made(tmp_path / "data", Wanted(series(["random"], 2), 1, 1))
    (row,) = rows_of(parquet, tmp_path / "data", "games")
    assert row["stopped"] is True and row["moves"] == 20
    assert len(rows_of(parquet, tmp_path / "data", "moves")) == 20


def test_what_lies_beside_the_files_is_about_these_files(tmp_path, parquet):
    folder = tmp_path / "data"
    said = works(*DUEL, "--cores", 1, "--out", folder)
    assert said == f"10 games in 3 shards are in {folder}.\n"
    told, text = json.loads((folder / "dataset.json").read_text()), (folder / "README.md").read_text()
    once = spinney.game("once")
    assert (told["version"], told["game"], told["pack"]) == (spinney.__version__, "once", once.pack.hash())
    assert (told["players"], told["options"], told["bots"]) == (2, {"mode": "standard"}, ["greedy", "random"])
    assert (told["seed"], told["games"], told["shard"], told["shards"]) == ("oak", 10, 4, 3)
    assert told["command"] == (
        f"spinney generate once --bots greedy,random --players 2 --games 10 --shard 4 --seed oak --out {folder}"
    )
    assert told["command"] in text and "Once Upon a Forest: 10 games" in text
    assert list(told["tables"]) == list(TABLES)
    for table, columns in told["tables"].items():
        for file in (folder / table).iterdir():
            schema = parquet.read_schema(file)
            types = [re.sub(r"list<\w+: (\w+)>", r"list<\1>", str(kind)) for kind in schema.types]
            assert dict(zip(schema.names, types, strict=True)) == columns | {
                name: "double" for name, kind in columns.items() if kind == "float64"
            }
        for name in columns:
            assert f"| `{name}` |" in text
    assert told["features"]["size"] == once.eye.size and told["move_features"]["size"] == once.eye.move_size
    seen = {row["name"] for row in told["features"]["fields"]}
    assert {"players", "hand", "standing"} <= seen
    field = next(row for row in told["features"]["fields"] if (row["name"], row["seat"]) == ("standing", 1))
    assert field["first"] == once.eye.first_seat + once.eye.seat_size + once.eye.of_seat("standing")


def test_the_eye_has_a_hash_of_its_fields_and_its_code(monkeypatch):
    once = spinney.game("once")
    assert eye_hash(once) == eye_hash(spinney.game("once")) != eye_hash(spinney.game("legendary"))
    before = eye_hash(once)
    monkeypatch.setattr(once, "meaning", {**once.meaning, contract.observe: contract.observe_move})
    assert eye_hash(once) != before


# Whole deals, whole shards.


def test_games_and_shards_are_whole_deals():
    """Three bots, so three games a deal: ten games are four deals, four games in a shard are two."""
    wanted = Wanted(series(["greedy", "random", "search:2"], 3), 10, 4)
    assert (wanted.games, wanted.in_shard, wanted.shards) == (12, 6, 2)
    assert [list(wanted.deals_of(shard)) for shard in range(2)] == [[0, 1], [2, 3]]
    longer = Wanted(series(["greedy", "random"], 2), 10, 4)
    assert [list(longer.deals_of(shard)) for shard in range(longer.shards)] == [[0, 1], [2, 3], [4]]
    assert [longer.games_of(shard) for shard in range(longer.shards)] == [4, 4, 2]


def test_cores_change_nothing(tmp_path, parquet):
    for cores in (1, 2):
        works(*DUEL, "--cores", cores, "--out", tmp_path / "data")
        (tmp_path / "data").rename(tmp_path / f"{cores}")
    assert contents(tmp_path / "1") == contents(tmp_path / "2")
    assert parts(tmp_path / "1") == {table: [f"part-0000{shard}.parquet" for shard in range(3)] for table in TABLES}


@pytest.mark.parametrize("shards", [0, 1, 2])
def test_an_interrupted_dataset_goes_on_to_the_same_bytes(tmp_path, monkeypatch, parquet, shards):
    folder = tmp_path / "data"
    works(*DUEL, "--cores", 1, "--out", folder)
    folder.rename(tmp_path / "whole")
    with monkeypatch.context() as patch:
        interrupt_after(patch, shards)
        stopped = run(*DUEL, "--cores", 1, "--out", folder)
    assert stopped.exit_code == 130 and stopped.stdout == ""
    message = " ".join(stopped.stderr.split())
    assert f"Interrupted after {shards} of 3 shards." in message and "the same command goes on from here." in message
    assert all(len(names) == shards for names in parts(folder).values())
    kept = contents(folder)
    works(*DUEL, "--cores", 1, "--out", folder)
    assert contents(folder) == contents(tmp_path / "whole")
    assert kept.items() <= contents(folder).items()


def interrupt_after(monkeypatch, shards):
    """Lets somebody press Ctrl-C after so many shards."""
    real = Dataset.put

    def put(held, shard):
        if len(held.missing()) == held.wanted.shards - shards:
            raise KeyboardInterrupt
        real(held, shard)

    monkeypatch.setattr(Dataset, "put", put)


def files_of(number, text=b"x"):
    return Shard(number, dict.fromkeys(TABLES, text))


@pytest.fixture
def begun(tmp_path):
    """A dataset of three shards, the first of which is there. What is in the files does not matter."""
    held = Dataset(tmp_path / "data", Wanted(series(["greedy", "random"], 2), 10, 4), "spinney generate")
    held.put(files_of(0))
    return held


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError])
@pytest.mark.parametrize("renamed", [0, 1, 2])
def test_a_shard_is_there_whole_or_not_at_all(begun, monkeypatch, renamed, error):
    before, replace, done = contents(begun.path), Path.replace, []

    def failing(path, target):
        if len(done) == renamed:
            raise error
        done.append(path)
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", failing)
        with pytest.raises(KeyboardInterrupt if error is KeyboardInterrupt else SpinneyError):
            begun.put(files_of(1))
    assert contents(begun.path) == before and begun.missing() == [1, 2]


def test_what_a_killed_process_left_is_cleared_away(begun):
    """The file of the games is renamed last; what is there without it is no shard."""
    whole = contents(begun.path)
    (begun.path / "moves" / "part-00001.parquet").write_bytes(b"left over")
    (begun.path / "games" / ".part-00001.parquet.unfinished").write_bytes(b"left")
    (begun.path / "moves" / "notes.txt").write_bytes(b"somebody's own")
    again = Dataset(begun.path, begun.wanted, "spinney generate")
    assert again.missing() == [1, 2]
    assert contents(begun.path) == whole | {"moves/notes.txt": b"somebody's own"}


def test_ctrl_c_leaves_whole_shards(tmp_path, parquet):
    folder = tmp_path / "data"
    command = [sys.executable, "-m", "spinney", "generate", "once", "--bots", "random", "--games", "10000"]
    command += ["--shard", "2", "--cores", "2", "--out", str(folder)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        until = time.monotonic() + 300
        while not list(folder.glob("games/part-*.parquet")):
            assert process.poll() is None and time.monotonic() < until
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 130 and out == "" and "Traceback" not in err
    moves, ends, games = parts(folder).values()
    assert moves == ends == games and all(name.endswith(".parquet") for name in games)
    assert f"Interrupted after {len(games):,} of 5,000 shards." in " ".join(err.split())
    assert len(rows_of(parquet, folder, "games")) == 2 * len(games)


# Other folders, other settings.


def test_another_setting_is_refused_and_nothing_is_touched(begun, tmp_path):
    once, mode, bots = spinney.game("once"), {"mode": "standard"}, ("greedy", "random")
    pack = tmp_path / "mine.toml"
    pack.write_text(once.pack_text.replace('name = "house"', 'name = "mine"'))
    before = contents(begun.path)
    for other, said in [
        (Wanted(Series(once, 2, mode, ("random", "greedy"), "oak"), 10, 4), "bots greedy,random, not random,greedy"),
        (Wanted(Series(once, 3, mode, bots, "oak"), 10, 4), "players 2, not 3"),
        (Wanted(Series(once, 2, mode, bots, "ash"), 10, 4), "seed oak, not ash"),
        (Wanted(Series(once.with_pack(pack), 2, mode, bots, "oak"), 10, 4), "pack "),
        (Wanted(series(bots, 2, "legendary"), 10, 4), "game once, not legendary"),
        (Wanted(begun.wanted.series, 12, 4), "games 10, not 12"),
        (Wanted(begun.wanted.series, 10, 6), "shard 4, not 6"),
    ]:
        with pytest.raises(SpinneyError, match=f"data was played with {said}.*; choose another name"):
            Dataset(begun.path, other, "spinney generate")
        assert contents(begun.path) == before
    assert Dataset(begun.path, Wanted(begun.wanted.series, 9, 3), "other words").missing() == [1, 2], "the same deals"


def test_another_eye_is_refused(begun, monkeypatch):
    told = settings(begun.wanted)["eye"]
    monkeypatch.setattr("spinney.arena.datasets.folder.eye_hash", lambda game: "other")
    with pytest.raises(SpinneyError, match=f"was played with eye {told}, not other"):
        Dataset(begun.path, begun.wanted, "spinney generate")


@pytest.mark.parametrize("text", [None, "", "my diary", "[1, 2]", '{"seed": 1}', '{"file": "spinney dataset"}'])
def test_a_foreign_folder_is_left_alone(tmp_path, text):
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / ("diary" if text is None else "dataset.json")).write_text(text or "")
    before = contents(folder)
    for use in (lambda: Dataset(folder, Wanted(series(["random"], 2), 1, 1), ""), lambda: seed_of(folder)):
        with pytest.raises(SpinneyError, match="is there already and is no dataset of Spinney; choose another name"):
            use()
    assert contents(folder) == before and len(list(folder.iterdir())) == 1


def test_an_empty_folder_and_none_are_begun(tmp_path):
    wanted = Wanted(series(["random"], 2), 1, 1)
    (tmp_path / "empty").mkdir()
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / ".dataset.json.unfinished").write_text("{")
    for name in ("empty", "cut", "new"):
        assert seed_of(tmp_path / name) is None
        assert Dataset(tmp_path / name, wanted, "").missing() == [0]
        assert seed_of(tmp_path / name) == "oak"
        assert not (tmp_path / name / ".dataset.json.unfinished").exists()


def test_a_dataset_that_was_hardly_begun_goes_on(begun, tmp_path):
    """Whatever was written first, the rest comes by itself."""
    (tmp_path / "begun").mkdir()
    (tmp_path / "begun" / "dataset.json").write_bytes((begun.path / "dataset.json").read_bytes())
    again = Dataset(tmp_path / "begun", begun.wanted, "spinney generate")
    again.put(files_of(0))
    assert contents(again.path) == contents(begun.path) and again.missing() == [1, 2]


def test_a_folder_in_which_nothing_could_be_written_is_no_foreign_one(tmp_path, monkeypatch):
    wanted = Wanted(series(["random"], 2), 1, 1)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", lambda _file: (_ for _ in ()).throw(OSError(28, "No space left on device")))
        with pytest.raises(SpinneyError, match="data cannot be written: no space left on device"):
            Dataset(tmp_path / "data", wanted, "")
    assert Dataset(tmp_path / "data", wanted, "").missing() == [0]


def test_where_no_folder_can_be_a_sentence_says_so(tmp_path):
    wanted = Wanted(series(["random"], 2), 1, 1)
    (tmp_path / "file").touch()
    with pytest.raises(SpinneyError, match="file is a file, not a folder"):
        Dataset(tmp_path / "file", wanted, "")
    with pytest.raises(SpinneyError, match="cannot be written: no such file or directory"):
        Dataset(tmp_path / "missing" / "data", wanted, "")


@pytest.mark.usefixtures("parquet")
def test_who_continues_need_not_know_the_seed(tmp_path):
    arguments = ("generate", "once", "--bots", "random", "--games", 2, "--cores", 1, "--out", tmp_path / "data")
    works(*arguments)
    before = contents(tmp_path / "data")
    works(*arguments)
    assert contents(tmp_path / "data") == before


@pytest.mark.usefixtures("parquet")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "oak"], "there is no bot 'oak'"),
        (["--bots", "greedy,greedy"], "greedy is named twice"),
        (["--players", "9"], "1 to 4 players, not 9"),
        (["--games", "0"], "--games"),
        (["--shard", "0"], "--shard"),
        (["--shard", "1000000"], "--shard"),
        (["--pack", "missing.toml"], "missing.toml"),
        (["--out", "missing/data"], "cannot be written"),
    ],
)
def test_refusals(arguments, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert said in fails("generate", "once", "--out", "data", *arguments)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_has_to_be_named():
    pytest.importorskip("pyarrow")
    assert "--out" in fails("generate", "once")


def test_without_pyarrow_a_sentence_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    said = fails("generate", "once", "--out", tmp_path / "data")
    assert said == 'spinney: spinney generate needs pyarrow: pip install "spinney[data]".\n'
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_table_has_columns_with_words(game):
    columns = columns_of(Series(game, 2, {}, ("random",), "oak"))
    assert list(columns) == list(TABLES)
    for table in columns.values():
        assert len({column.name for column in table}) == len(table)
        assert all(column.told.endswith(".") for column in table)
