"""A disk that is full, as SQLite itself meets it: what was acknowledged is kept, and nothing else has happened."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from server.helpers import Player, make_table, person, serving, wire

TABLES = 6
ROUNDS = 40
MORE_PAGES = 1


def played(player):
    """Whether a move was acknowledged."""
    moves = player.state()["moves"]
    answer = player.post("/play", wire(moves[0]))
    assert answer.status_code in (200, 503), answer.text
    return answer.status_code == 200


def test_nothing_acknowledged_is_lost_on_a_disk_that_fills_up(tmp_path):
    """Tables write at the same time, so that some of them share a transaction that fails."""
    with serving(tmp_path) as client:
        tables = [make_table(client, "once", [person("Ann"), person("Ben")], seed=str(n)) for n in range(TABLES)]
        file = client.app.state.database._file
        pages = file.execute("PRAGMA page_count").fetchone()[0]
        file.execute(f"PRAGMA max_page_count = {pages + MORE_PAGES}")
        kept, refused = [0] * TABLES, 0

        def play(number):
            return played(tables[number][tables[number][0].state()["acting"][0]])

        with ThreadPoolExecutor(TABLES) as together:
            for _ in range(ROUNDS):
                for number, done in enumerate(together.map(play, range(TABLES))):
                    kept[number] += done
                    refused += not done
        assert refused > TABLES and any(kept)
        assert [players[0].state()["last"] for players in tables] == kept
        file.execute("PRAGMA max_page_count = 1000000")
        assert all(play(number) for number in range(TABLES))  # there is room again
        shown = [players[0].state() for players in tables]
    with serving(tmp_path) as client:
        for players, state, count in zip(tables, shown, kept, strict=True):
            again = Player(client, players[0].table, players[0].token).state()
            assert again == state and again["last"] == count + 1
