"""What an older version has left behind: its records and its data folder, kept here as that version wrote them.

Version 0.1.0 as of November 2026, before rules had versions: every game with version 1. In the data folder each game
has the replay of a record and a table that was branched from it in the middle of the game.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import spinney
from cli_run import run
from server.helpers import serving
from spinney.engine.record import Record

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.txt"))
TABLES = {
    "dartmoor": ("6eGiUxAdGzem", "zGcz7grmKq-g", "R1sfMYdmHOry_U4q4uLav3PQ"),
    "reforest": ("L9x528L4CHvV", "6IRgXXH-LWT5", "gl6uCiieMG0EwWLaouwG8rMq"),
    "floresta": ("53VbwQCn3TS7", "pZ3bzSgJhKmB", "y1EvpuN_ZFpEInqjsS3Hr3DO"),
    "once": ("fy5rpEg0McaF", "98tLJH7qEJkS", "k9982NDkl1yz5BgNiZb6DplQ"),
    "legendary": ("bFc2Zi5rSxjl", "usN9reiXTgey", "kjDEvhknxs-jp-biW-tLfHPP"),
}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_is_told_whatever_has_changed_since(path: Path) -> None:
    result = run("record", "show", path)
    assert result.exit_code == 0, result.output
    record = Record.read(path)
    assert record.rules == 1
    assert f"{len(record.moves):4}  " in result.stdout, "every move is told"
    if spinney.game(record.game).rules_version != 1:
        assert "version 1 of the rules" in result.stdout + result.stderr


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_shown_and_goes_on_where_it_can(game: str, tmp_path: Path) -> None:
    shutil.copytree(HERE / "data", tmp_path / "data")
    replay, table, token = TABLES[game]
    with serving(tmp_path / "data") as client:
        shown = client.get(f"/api/tables/{replay}")
        assert shown.status_code == 200, shown.text
        headers = {"Authorization": f"Bearer {token}"}
        state = client.get(f"/api/tables/{table}", headers=headers).json()
        assert state["game"] == game and len(state["log"]) == state["last"] + 1 > 1
        older = spinney.game(game).rules_version != 1
        assert ("version 1 of the rules" in state["notice"]) == older
        if state["moves"]:
            move = {"kind": state["moves"][0]["kind"], "parts": state["moves"][0]["parts"]}
            played = client.post(f"/api/tables/{table}/play", json=move, headers=headers)
            assert played.status_code == 200, played.text


def test_a_record_can_be_opened_on_the_page_or_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for path in RECORDS:
            answer = client.post("/api/records", json={"record": path.read_text()})
            assert answer.status_code == 201 or (
                answer.status_code == 400 and "version 1 of the rules" in answer.json()["words"]
            ), answer.text
