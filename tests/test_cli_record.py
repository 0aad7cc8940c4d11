"""Records on the command line: told, verified, replayed; and found out when they were tampered with."""

from __future__ import annotations

import re
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

import spinney
from cli_run import fails, run, works
from spinney.engine.record import Record


def finished(players: int = 2, moves: int | None = None) -> str:
    """The record of a match at random, to its end or of so many moves."""
    match = spinney.game("once").new(players, seed=11, form="interpreted")
    while not match.over and len(match.played) != moves:
        legal = match.legal()
        match.play(legal[len(match.played) % len(legal)])
    return str(match.record())


def signed(text: str) -> str:
    """A record whose check line fits what was done to it."""
    body = text.rpartition("check ")[0]
    return f"{body}check {sha256(body.encode()).hexdigest()[:32]}\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    file.write_text(finished())
    return file


def test_verify_says_in_one_line_that_a_record_is_sound(file: Path) -> None:
    sentence, told = works("record", "verify", file).splitlines()
    assert sentence == f"{file} is sound: Once Upon a Forest, 156 moves, the game is over."
    key = sha256(b"spinney seed 11").digest()[:16]
    assert told == f"The hash of its key is {sha256(b'spinney deal ' + key).hexdigest()}."


def test_verify_compares_the_deal_with_what_was_told(file: Path) -> None:
    told = works("record", "verify", file).split()[-1].rstrip(".")
    assert works("record", "verify", file, "--hash", told.upper()).endswith(f"{told}, as it was told.\n")
    for other in (told[:-1], "00" * 32, "x"):
        assert "of another deal" in fails("record", "verify", file, "--hash", other)


def test_verify_says_when_a_game_is_not_over(file: Path) -> None:
    file.write_text(finished(moves=5))
    assert "5 moves, the game is not over.\n" in works("record", "verify", file)
    file.write_text(finished(moves=1))
    assert " 1 move, the game is not over.\n" in works("record", "verify", file)
    assert "After 0 of 1 move\n" in works("record", "replay", file)


def test_show_tells_facts_log_and_score(file: Path) -> None:
    output = works("record", "show", file)
    for fact in (
        "Once Upon a Forest",
        "Players   2",
        "Everyone for themselves",
        "Turns     30",
        "156, the game is over",
    ):
        assert fact in output
    assert "   1  Player 1 slips a ground card (start card) into pile 1." in output
    assert "The game is over." in output and "Total" in output
    assert " wins with " in output or " share the win with " in output


def test_the_verdict_on_a_solitaire_stands_last(file: Path) -> None:
    """First moves come to far less than the plants of the game are worth: it is lost, and the last line says so."""
    match = spinney.game("reforest").new(1, seed=11, form="interpreted")
    while not match.over:
        match.play(match.legal()[0])
    file.write_text(str(match.record()))
    (sheet,) = match.score()
    assert sheet.total < (match.target() or 0)
    last = f"Player 1 loses with {sheet.total} points: more than {match.target()} are needed."
    assert works("record", "show", file).splitlines()[-1] == last
    assert works("record", "replay", file, "--ply", len(match.played)).splitlines()[-1] == last


def test_the_verdict_on_teams(file: Path) -> None:
    match = spinney.game("once").new(4, seed=11, form="interpreted", mode="teams")
    while not match.over:
        match.play(match.legal()[-1])
    file.write_text(str(match.record()))
    totals = [sheet.total for sheet in match.score()]
    first, second = totals[0] + totals[2], totals[1] + totals[3]
    assert first != second
    names = "Player 1 and Player 3" if first > second else "Player 2 and Player 4"
    last = f"{names} win as a team, {max(first, second)} to {min(first, second)}."
    assert works("record", "show", file).splitlines()[-1] == last


def test_show_keeps_hidden_what_a_spectator_could_not_see(file: Path) -> None:
    drawn = [line for line in works("record", "show", file).splitlines() if " draws " in line]
    assert drawn and all(" card from pile " in line for line in drawn)


def test_an_unfinished_match_has_no_winner(file: Path) -> None:
    file.write_text(finished(moves=5))
    output = works("record", "show", file)
    assert "Total" in output and "win" not in output


def test_replay_steps_forwards_and_backwards(file: Path) -> None:
    output = works("record", "replay", file, typed=["", "", "b", "what", "q"])
    moments = [line for line in output.splitlines() if line.startswith("After ")]
    assert moments == [f"After {ply} of 156 moves" for ply in (0, 1, 2, 1, 1)]
    assert "'what' is not one of these." in output


def test_replay_ends_after_the_last_move_or_with_the_input(file: Path) -> None:
    file.write_text(finished(moves=3))
    whole = works("record", "replay", file, typed=[""] * 9)
    assert whole.count("After ") == 4
    assert works("record", "replay", file).count("After ") == 1


def test_replay_draws_one_moment(file: Path) -> None:
    output = works("record", "replay", file, "--ply", 156)
    assert output.startswith("After 156 of 156 moves") and "Total" in output and "Enter" not in output


def hands(output: str) -> list[str]:
    """The hands whose faces are shown: animals are a number and a letter, of other hands only the levels are seen."""
    rows = [re.split(r"\s{2,}|│", line.partition("Hand")[2]) for line in output.splitlines() if "Hand" in line]
    return [" ".join(filter(None, map(str.strip, row))) for row in rows if re.search(r"\d[A-Z]", " ".join(row))]


def test_replay_shows_no_more_than_the_viewer_may_see(file: Path) -> None:
    """After eight moves of the record seat 1 holds three second-level colobuses on a card, and so on: by its cards."""
    one, two = (hands(works("record", "replay", file, "--ply", 8, "--seat", seat)) for seat in (1, 2))
    assert one == ["2nd 3L 1st 2C 1F 2nd 1L"]
    assert two == ["Ground 1E 2P ✂ Ground 2E 2nd 2L 1H"]
    assert hands(works("record", "replay", file, "--ply", 8)) == []


def test_the_cards_shown_are_those_of_the_record(file: Path) -> None:
    """The faces in the test above, from the cards of the pack: level, and animals of its two species."""
    match = spinney.game("once").replay(spinney.Record.read(file), "interpreted").at(8)
    cards = [[spinney.game("once").pack.card[card] for card in match.table.hand[seat]] for seat in range(2)]
    assert [(card.level, card.a, card.b, card.saw) for card in cards[0]] == [
        ("level2", 3, 0, False),
        ("level1", 2, 1, False),
        ("level2", 1, 0, False),
    ]
    assert [(card.level, card.a, card.b, card.saw) for card in cards[1]] == [
        ("ground", 1, 2, True),
        ("ground", 2, 0, False),
        ("level2", 2, 1, False),
    ]


def test_the_open_table_shows_every_hand(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    (shown,) = hands(works("record", "replay", file, "--ply", 8, "--seat", "all"))  # both forests stand side by side
    assert "2nd 3L 1st 2C 1F 2nd 1L" in shown and "Ground 1E 2P ✂ Ground 2E 2nd 2L 1H" in shown


@pytest.mark.parametrize(
    "arguments", [["--ply", "157"], ["--ply", "-1"], ["--seat", "3"], ["--seat", "0"], ["--seat", "x"]]
)
def test_there_is_no_such_moment_or_seat(file: Path, arguments: list[str]) -> None:
    assert "there is no" in fails("record", "replay", file, *arguments)


LAST_MOVES = finished().splitlines()[-4:-2]


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "no record of Spinney"),
        ("hello\n", "no record of Spinney"),
        (finished()[:-40], "cut short"),
        ("\n".join(finished().splitlines()[:50]) + "\n", "cut short"),
        (finished().replace("players 2", "players 3"), "was edited"),
        (finished().replace(LAST_MOVES[0] + "\n", ""), "was edited"),
        (signed(finished().replace("game once", "game twice")), "no game 'twice'"),
        (signed(finished().replace("players 2", "players 7")), "1 to 4 players, not 7"),
        (signed(finished().replace("players 2", "players two")), "cannot be understood"),
        (signed(finished().replace("option mode standard", "option mode teams")), "not for 2 players"),
        (signed(finished().replace("option mode standard", "option players 3")), "no option 'players'"),
        (signed(finished().replace("move 0 slip pile=0", "move 0 slip pile=9")), "move 1 of this record"),
        (signed(finished().replace("move 0 slip pile=0", "move 0 slap pile=0")), "move 1 of this record"),
        (signed(finished().replace("move 0 slip pile=0", "move 0 slip heap=0")), "move 1 of this record"),
        (signed(finished().replace("move 0 slip pile=0", "move 1 slip pile=0")), "move 1 of this record"),
        (signed(finished().replace("move 0 slip pile=0", "move -1 slip pile=0")), "cannot be understood"),
        (signed(finished().replace("move 0 slip pile=0", "move 0 slip pile")), "cannot be understood"),
        (signed(finished().replace("key ", "key 00")), "16 bytes"),
        (signed(finished().replace("key ", "key zz")), "cannot be understood"),
        (signed(finished().replace("pack house ", "pack house 00")), "another pack"),
        (signed(finished().replace("end 156 ", "end 156 00")), "does not lead to the table"),
    ],
)
def test_a_record_that_is_not_sound_is_refused(file: Path, text: str, said: str) -> None:
    file.write_text(text)
    for command in ("verify", "show", "replay"):
        sentence = fails("record", command, file)
        assert said in sentence and sentence.count("\n") == 1


def test_a_file_that_is_no_text_is_refused(file: Path) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in fails("record", "verify", file)


def test_a_match_with_a_pack_of_ones_own(tmp_path: Path) -> None:
    pack, record = tmp_path / "mine.toml", tmp_path / "match.txt"
    text = spinney.game("once").pack_text.replace('name = "house"', 'name = "my own copy"')
    pack.write_text(
        text.replace('{ id = "G05", level = "ground", a = 0, b = 0,', '{ id = "G05", level = "ground", a = 1, b = 0,')
    )
    works("play", "once", "--pack", pack, "--bots", "random", "--save", record, typed=[1, 1])
    assert "is sound" in works("record", "verify", record, "--pack", pack)
    assert "my own copy" in works("record", "show", record, "--pack", pack)
    assert "--pack" in fails("record", "verify", record)


# Records of other rules.


def of_other_rules(tmp_path: Path, spoiled: bool = False) -> Path:
    """A record as if it had been played with version 2 of the rules; spoiled: its third move is not legal any more."""
    match = spinney.game("once").new(2, seed=3, form="interpreted")
    for _ in range(6):
        match.play(match.legal()[0])
    record = match.record()
    moves = [*record.moves]
    if spoiled:
        moves[2] = (0, "give", {"hand": 0, "to": 1})
    file = tmp_path / "old.txt"
    file.write_text(str(replace(record, rules=2, moves=moves, table_hash="0" * 32)))
    return file


def test_a_record_of_other_rules_replays_where_it_can_and_says_so(tmp_path: Path) -> None:
    result = run("record", "show", of_other_rules(tmp_path))
    assert result.exit_code == 0 and "Moves     6" in result.stdout
    assert "Played with version 2 of the rules; now they are version 1" in result.stderr


def test_a_record_that_is_not_legal_any_more_can_be_read(tmp_path: Path) -> None:
    file = of_other_rules(tmp_path, spoiled=True)
    shown = works("record", "show", file)
    assert "   3  Player 1: give hand=0 to=1" in shown and "   6  " in shown
    assert "its move 3 is not legal any more" in shown
    assert "its move 3 is not legal any more" in fails("record", "verify", file)


def test_a_record_without_a_version_was_played_with_the_first(tmp_path: Path) -> None:
    text = str(spinney.game("once").new(2, seed=3, form="interpreted").record())
    lines = [line for line in text.split("\n")[:-2] if not line.startswith("rules ")]
    body = "\n".join(lines) + "\n"
    record = Record.parse(body + f"check {sha256(body.encode()).hexdigest()[:32]}\n")
    assert record.rules == 1


@pytest.mark.parametrize("version", [-99999999999999999999, -5, 0, 10_000])
def test_a_record_of_a_version_that_no_rules_have_is_none(tmp_path: Path, version: int) -> None:
    record = spinney.game("once").new(2, seed=3, form="interpreted").record()
    file = tmp_path / "odd.txt"
    file.write_text(str(replace(record, rules=version)))
    assert "a line is not as it should be" in fails("record", "show", file)
