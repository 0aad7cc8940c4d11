"""Records: a match written down plays to the same bytes again, in both forms; and a damaged record is found out.

Proved for random matches: the text can be read back to the same record and replayed to the same table; cut short at
any line, or changed in any one character, it is refused with a sentence; and even an edited record whose check line
was made to fit leads to a sentence or to the very same table, never to another game or a traceback.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random

import pytest

from conformance.settings import settings
from spinney import Record, SpinneyError


def random_match(setting, seed, form="interpreted"):
    luck = Random(seed)
    match = setting.game.new(setting.players, seed=seed, form=form, **setting.choices)
    while not match.over:
        seat = luck.choice(match.acting)
        match.play(luck.choice(match.legal(seat)), seat)
    return match


@pytest.mark.parametrize("form", ["interpreted", "compiled"])
def test_a_record_replays_to_the_same_bytes(setting, form):
    match = random_match(setting, seed=1, form=form)
    text = str(match.record())
    record = Record.parse(text)
    assert record == match.record()
    assert str(record) == text
    for other in ("interpreted", "compiled"):
        again = setting.game.replay(record, other)
        assert again.to_bytes() == match.to_bytes()
        assert again.played == match.played


def test_a_record_in_mid_game_replays_too(setting):
    match = random_match(setting, seed=2)
    for ply in (0, 1, len(match.played) // 2):
        earlier = match.at(ply)
        assert setting.game.replay(Record.parse(str(earlier.record())), "interpreted").to_bytes() == earlier.to_bytes()


def test_a_record_cut_short_is_refused(game):
    lines = str(random_match(settings(game)[0], seed=3).record()).splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(SpinneyError):
            Record.parse("".join(lines[:kept]))
    for gone in range(len(lines)):
        with pytest.raises(SpinneyError):
            Record.parse("".join(lines[:gone] + lines[gone + 1 :]))


def test_a_changed_character_is_refused(game):
    text = str(random_match(settings(game)[0], seed=4).record()).rstrip("\n")
    luck = Random(4)
    for _ in range(500):
        at = luck.randrange(len(text))
        other = luck.choice([c for c in "0123456789abcdef =\n-xé" if c != text[at]])
        with pytest.raises(SpinneyError):
            Record.parse(text[:at] + other + text[at + 1 :])


def test_an_edited_record_with_a_fitting_check_leads_nowhere_else(game):
    match = random_match(settings(game)[-1], seed=5)
    lines = str(match.record()).splitlines()[:-1]
    luck = Random(5)
    for _ in range(400):
        edited = "\n".join(edit(lines, luck)) + "\n"
        edited += f"check {sha256(edited.encode()).hexdigest()[:32]}\n"
        try:
            again = game.replay(Record.parse(edited), "interpreted")
        except SpinneyError:
            continue
        assert again.to_bytes() == match.to_bytes()


STRANGE_WORDS = ("", "0", "-1", "7", "99999999999999999999999", "x", "key", "form", "hand=1", "=", "²", "1.5")


def edit(lines, luck):
    """A word changed, a line left out, doubled, or exchanged with another."""
    at, other = luck.randrange(1, len(lines)), luck.randrange(1, len(lines))
    words = lines[at].split(" ")
    words[luck.randrange(len(words))] = luck.choice(STRANGE_WORDS)
    exchanged = list(lines)
    exchanged[at], exchanged[other] = lines[other], lines[at]
    ways = [lines[:at] + lines[at + 1 :], lines[: at + 1] + lines[at:], exchanged]
    if luck.random() < 0.8:
        return [*lines[:at], " ".join(words), *lines[at + 1 :]]
    return luck.choice(ways)
