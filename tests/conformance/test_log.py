"""The log speaks to whoever reads it: "You draw" to the seat that drew, and its name to everybody else.

It is short: things have their everyday names there. Latin ones are for the card itself.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from spinney.engine.telling import Teller

NAMES = ["Zenobia", "Yvaine", "Xanthe", "Wendelin", "Quirina"]
"""They occur in no other word of any game."""

SPOKEN_TO = {"en": re.compile(r"\byou(r|rs)?\b", re.I), "es": re.compile(r"\b(tú|tus?|te|ti)\b", re.I)}
"""Words that speak to somebody. Spanish verbs do, too: the law that compares sentences finds those."""


@pytest.fixture(params=sorted(SPOKEN_TO))
def teller(game, request):
    return Teller(game, request.param, NAMES)


def moments(game):
    """A match after each of its moves."""
    luck = Random(game.name)
    match = game.new(min(3, max(game.players)), seed=game.name, form="interpreted")
    yield match
    while not match.over:
        seat = luck.choice(match.acting)
        match.play(luck.choice(match.legal(seat)), seat)
        yield match


def test_the_log_of_a_match_says_you_to_the_viewer_and_to_nobody_else(game, teller):
    spoken = 0
    for match in moments(game):
        for viewer in range(match.players):
            view = match.view(viewer)
            for mine, plain in zip(teller.chronicle(view, viewer), teller.chronicle(view), strict=True):
                assert NAMES[viewer] not in mine
                assert (mine != plain) == (NAMES[viewer] in plain), (mine, plain)
                assert not SPOKEN_TO[teller.words.language].search(plain)
                spoken += mine != plain
    assert spoken


def test_every_event_can_be_told_to_each_seat_in_it(game, teller):
    """Whoever is named by a sentence has another one, without the name; all others read the name."""
    for event in game.events:
        seats = [part for part, kind in event.parts.items() if kind == "seat"]
        things = {part: 1 if kind == "set" else teller.thing(kind, 0) for part, kind in event.parts.items()}
        things |= {part: NAMES[number] for number, part in enumerate(seats)}
        nobody = {"you" if part == "seat" else f"{part}_you": "no" for part in seats}
        plain = teller.words.say(f"event-{event.name}", **things, **nobody)
        for part, variable in zip(seats, nobody, strict=True):
            mine = teller.words.say(f"event-{event.name}", **things, **nobody | {variable: "yes"})
            assert things[part] not in mine and (mine != plain) == (things[part] in plain), (mine, plain)


def test_a_viewer_is_whoever_sits_there_and_a_spectator_nobody(game):
    """A seat that an event leaves open is nobody's, though a spectator is numbered alike."""
    teller = Teller(game, names=NAMES)
    for match in moments(game):
        for viewer in (-1, *range(match.players)):
            assert teller.chronicle(match.view(viewer)) == teller.chronicle(match.view(viewer), -1)


def test_neither_log_nor_moves_have_latin_names(game, teller):
    described = game.describe(game.pack, teller.words) if game.describe else {}
    latin = {each.latin for things in described.values() for each in things if each.latin}
    for match in moments(game):
        said = teller.chronicle(match.table)
        for seat in match.acting:
            said += [teller.move(match.view(seat), seat, move) for move in match.legal(seat)]
        assert not [text for text in said if any(name in text for name in latin)]
