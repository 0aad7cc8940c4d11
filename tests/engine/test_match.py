"""A match and its game, as Python users meet them: starting, playing, taking back, and what is said of mistakes."""

from __future__ import annotations

import pytest

import spinney
from conformance.settings import TOY
from spinney import Record, Refused, SpinneyError
from spinney.engine.seeds import key_from


@pytest.fixture(params=["interpreted", "compiled"])
def match(request):
    return TOY.new(players=2, seed=7, form=request.param)


def finished(match):
    while not match.over:
        match.play(match.legal()[0])
    return match


def test_the_same_seed_gives_the_same_deal():
    assert TOY.new(2, seed=7, form="interpreted").to_bytes() == TOY.new(2, seed=7, form="interpreted").to_bytes()
    assert TOY.new(2, seed=7, form="interpreted").to_bytes() != TOY.new(2, seed=8, form="interpreted").to_bytes()
    assert TOY.new(2, seed="7", form="interpreted").key == key_from(7)


def test_without_a_seed_it_is_a_surprise():
    keys = {TOY.new(2, form="interpreted").key for _ in range(10)}
    assert len(keys) == 10
    assert all(len(key) == 16 for key in keys)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"players": 4}, "Sealed is for 2 or 3 players, not 4."),
        ({"players": 2, "colour": "red"}, "sealed has no option 'colour'; its options: strongest."),
        ({"players": 3, "strongest": "middle"}, "sealed: strongest is one of high, low, not 'middle'."),
        ({"players": 2, "strongest": "low"}, "sealed: strongest 'low' is not for 2 players, only for 3."),
        ({"players": 2, "key": b"short"}, "a key of chance has 16 bytes, not 5."),
        ({"players": 2, "form": "magic"}, "rules are auto, compiled, interpreted or module, not 'magic'."),
    ],
)
def test_what_cannot_be_started(wanted, sentence):
    with pytest.raises(SpinneyError) as error:
        TOY.new(**{"form": "interpreted", **wanted})
    assert str(error.value) == sentence


def test_every_setting_can_be_started():
    """Three: two players with the highest card, three players with the highest or the lowest."""
    settings = list(TOY.every_setting())
    assert settings == [(2, {"strongest": "high"}), (3, {"strongest": "high"}), (3, {"strongest": "low"})]
    for players, choices in settings:
        assert TOY.new(players, seed=1, form="interpreted", **choices).choices == choices


def test_moves_are_asked_for_by_seat(match):
    assert match.acting == (0, 1)
    assert [move.as_dict() for move in match.legal(1)] == [{"kind": "lay", "hand": hand} for hand in range(3)]
    match.play(match.move("lay", hand=2), seat=1)
    assert match.acting == (0,)
    assert match.legal(1) == []
    assert match.played == [(1, 2)]


def test_a_refused_move_says_why(match):
    match.play(match.move("lay", hand=0), seat=1)
    before = match.to_bytes()
    with pytest.raises(Refused, match="you have laid a card already") as refused:
        match.play(0, seat=1)
    assert refused.value.reason == "not-asked"
    with pytest.raises(Refused, match="move 99 is refused: there is no such move"):
        match.play(99)
    assert match.refusal(0, 1) == "not-asked"
    assert match.refusal(0, 0) == "legal"
    assert match.to_bytes() == before
    with pytest.raises(Refused, match="the game is over"):
        finished(match).play(0)


def test_undo_and_redo(match):
    tables = [match.to_bytes()]
    for _ in range(5):
        match.play(match.legal()[-1])
        tables.append(match.to_bytes())
    match.undo(2)
    assert match.to_bytes() == tables[3]
    match.undo()
    assert match.to_bytes() == tables[2]
    for after in tables[3:]:
        match.redo()
        assert match.to_bytes() == after
    with pytest.raises(SpinneyError, match="there is nothing to redo"):
        match.redo()
    match.undo()
    match.play(match.legal()[0])
    with pytest.raises(SpinneyError, match="there is nothing to redo"):
        match.redo()
    with pytest.raises(SpinneyError, match="6 moves cannot be taken back: only 5 were made"):
        match.undo(6)


def test_a_move_is_taken_back_freely_while_nobody_has_learned_anything(match):
    assert not match.free_undo()
    match.play(match.legal()[0])
    assert match.free_undo()
    match.play(match.legal()[0])
    assert not match.free_undo()


def test_a_match_as_it_was(match):
    first = match.to_bytes()
    finished(match)
    assert match.at(0).to_bytes() == first
    assert match.at(len(match.played)).to_bytes() == match.to_bytes()
    with pytest.raises(SpinneyError, match="this match has 12 moves, there is no moment 13"):
        match.at(13)


def test_views(match):
    truth, view = match.table, match.view(1)
    assert view.hand[1] == truth.hand[1]
    assert view.hand[0] == [-1, -1, -1]
    assert match.view().hand == [[-1, -1, -1]] * 3
    for seat in (-2, 2):
        with pytest.raises(SpinneyError, match="seats are numbered from 0 to 1"):
            match.view(seat)


def test_the_table_handed_out_is_a_copy(match):
    before = match.to_bytes()
    match.table.hand[0][0] = 5
    match.view(0).hand[0][0] = 5
    assert match.to_bytes() == before


def test_scores(match):
    """All twelve cards are taken, two a round; a point each."""
    sheets = finished(match).score()
    assert sum(sheet.total for sheet in sheets) == 12
    assert [sheet.lines["taken"] for sheet in sheets] == [sheet.total for sheet in sheets]
    assert match.winners() == [seat for seat in (0, 1) if sheets[seat].total >= 6]


def test_the_log_tells_each_what_they_may_know(match):
    bird = match.game.pack.card[match.table.hand[0][0]]
    card = f"the {bird.id} ({bird.value})"
    match.play(0, seat=0)
    assert match.log(0) == [f"Player 1 lays {card}."]
    assert match.log(1) == match.log() == ["Player 1 lays a card."]
    assert match.log(0, names=["Ada", "Bo"]) == [f"Ada lays {card}."]


def test_records_of_other_games_are_refused(match):
    record = match.record()
    other = str(record).replace("game sealed", "game once")
    with pytest.raises(SpinneyError, match="was edited"):
        Record.parse(other)
    from spinney import game

    with pytest.raises(SpinneyError, match="this is a record of sealed, not of once"):
        game("once").replay(record, "interpreted")


def test_a_record_is_read_from_a_file(tmp_path, match):
    path = tmp_path / "match.txt"
    path.write_text(str(finished(match).record()), encoding="utf-8")
    assert TOY.replay(Record.read(path), "interpreted").to_bytes() == match.to_bytes()
    path.write_text("Dear diary", encoding="utf-8")
    with pytest.raises(SpinneyError, match=r"match\.txt is no record of Spinney"):
        Record.read(path)


def test_words_of_a_language_that_is_not_there():
    with pytest.raises(SpinneyError, match="there are no words in 'tlh'; there are in en"):
        TOY.words("tlh")


def test_the_log_begins_with_what_setup_told():
    """Legendary Forests draws its first tile while it is set up."""
    match = spinney.game("legendary").new(2, seed=3, form="interpreted")
    assert len(match.log()) == 1
    assert "draws tile" in match.log()[0]
