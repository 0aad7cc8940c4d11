"""Names on the table, and prompts: whose effect it is, where, and how many are left."""

from __future__ import annotations

import random
import re

from floresta.helpers import FLORESTA, SPACES, new, path, play, position
from floresta.test_bonus import full_belmonte, reserving
from spinney.engine.game import Game

ALMOST = "c01 c06 c11 c16 c21"


def prompt(match, language="en"):
    return match.teller(language).prompt(match.view(match.acting[0]))


def test_spaces_are_called_by_what_is_printed_on_them_and_paths_by_their_ends():
    teller = new().teller()
    assert teller.thing("space", SPACES["a1"]) == "Mondego dark red 1"
    assert teller.thing("space", SPACES["a4"]) == "Mondego 6 of either colour"
    assert teller.thing("path", path("a1-a2")) == "Mondego between dark red 1 and beige 4"
    assert new().teller("es").thing("path", path("a1-a2")) == "Mondego entre 1 granate y 4 beige"


def test_no_two_spaces_and_no_two_paths_have_the_same_name():
    teller, game = new().teller(), new().game
    names = game.boxroom.names(game.pack)
    for kind, unknown in (("space", "a space"), ("path", "a path")):
        found = [teller.thing(kind, number) for number in range(len(names[kind]))]
        known = [name for name in found if name != unknown]
        assert len(set(known)) == len(known) == {"space": 120, "path": 131}[kind]


def test_spaces_of_the_same_print_have_letters():
    text = FLORESTA.pack_text.replace('"a2", print = "4B"', '"a2", print = "1R"')
    teller = Game(FLORESTA.name, FLORESTA.package, text, "mine").new(4, form="interpreted").teller()
    assert teller.thing("space", SPACES["a1"]) == "Mondego dark red 1 (a)"
    assert teller.thing("path", path("a1-a2")) == "Mondego between dark red 1 (a) and dark red 1 (b)"


def test_nothing_that_is_said_names_a_code_of_the_pack():
    codes = re.compile(r"\b(c\d\d|[a-z]\d{1,2}|[a-z]+_[a-z]+)\b")
    luck = random.Random(2)
    for language in ("en", "es"):
        for seed in range(4):
            match = new(seed=seed, players=2 + seed % 3, sides="random")
            teller = match.teller(language)
            while not match.over:
                legal, view = match.legal(), match.view(match.acting[0])
                said = [teller.prompt(view), *teller.chronicle(view)]
                said += [teller.move(view, match.acting[0], move) for move in legal[:: 1 + len(legal) // 5]]
                for text in said:
                    assert not codes.search(text.replace("x2", "")), text
                match.play(luck.choice(legal))


def test_fire_fighters_say_where_and_how_many():
    match = position("mondego", hands={"yellow": "c10"}, fire=["a1-a2", "a2-a3", "a3-a4"], axes={"yellow": 0})
    play(match, "plant", card="c10", space="a3")
    assert prompt(match) == "Fire fighters in Mondego: put out up to 3 connected fires."
    play(match, "quench", path="a1-a2")
    assert prompt(match) == "Fire fighters in Mondego: put out up to 2 more connected fires, or leave it at that."
    play(match, "quench", path="a2-a3")
    assert prompt(match) == "Fire fighters in Mondego: put out up to 1 more connected fire, or leave it at that."
    assert prompt(match, "es") == "Bomberos en Mondego: apaga hasta 1 fuego conectado más, o déjalo así."


def test_two_fires_that_a_third_connects():
    match = position("mondego", hands={"yellow": "c10"}, fire=["a1-a2", "a3-a4", "a3-b3", "a2-a3"], axes={"yellow": 0})
    play(match, "plant", card="c10", space="a3")
    play(match, "quench", path="a2-a3")
    assert "or leave it at that" in prompt(match)
    match = position("mondego", hands={"yellow": "c10"}, fire=["a1-a2", "b1-b2", "a1-b1"], axes={"yellow": 0})
    play(match, "plant", card="c10", space="a3")
    play(match, "quench", path="a1-a2")
    play(match, "quench", path="b1-b2")
    assert prompt(match) == "Fire fighters in Mondego: put out the fire that connects the two."


def test_trucks_say_where_it_burns_in_reach():
    match = position("mondego", "malcata", towers={"yellow": ("talhadas", 3)}, fire=["a1-a2", "a2-a3", "m1-m2"])
    while match.table.phase != FLORESTA.phases.index("truck"):
        match.play(next(each for each in match.legal() if each.kind in ("throw", "take")))
    assert prompt(match) == "Fire truck (Mondego, Malcata): put out up to 2 connected fires."
    play(match, "quench", path="a1-a2")
    assert prompt(match) == "Fire truck in Mondego: put out up to 1 more connected fire, or leave it at that."


def test_bonus_trees_say_their_conditions_and_what_belmonte_can_do():
    match = position(hands={"yellow": "c26"}, discards={"yellow": ALMOST}, vp={"yellow": 19})
    play(match, "throw", card="c26")
    assert prompt(match) == (
        "2 bonus trees (six values among the discards, 20 points): plant one on any space that is open to you."
    )
    assert prompt(reserving()) == (
        "Bonus tree (six values among the discards): plant it on any space that is open to you, "
        "or reserve it at Belmonte."
    )
    assert prompt(full_belmonte()) == (
        "Bonus tree (six values among the discards): no space is open to you. "
        "Reserve it at Belmonte, or leave it for a later turn."
    )


def test_reserved_trees_say_how_many_are_left():
    match = position("belmonte", hands={"yellow": "c01"}, towers={"yellow": ("belmonte", 1)}, reserve={"yellow": 2})
    play(match, "throw", card="c01")
    assert prompt(match) == "Belmonte: plant one of your 2 reserved trees in reach?"
    play(match, "grow", space="m1")
    assert prompt(match) == "Belmonte: plant your reserved tree in reach?"


def test_breaks_say_where_and_for_how_much():
    match = position("mondego", hands={"yellow": "c50"})
    play(match, "plant", card="c50", space="a2")
    assert prompt(match) == "Fire break: choose a path of Mondego, for 2 points."
    match = position("mondego", "chiqueiro", hands={"yellow": "c50"}, towers={"yellow": ("chiqueiro", 3)})
    play(match, "plant", card="c50", space="a2")
    assert prompt(match).endswith("for 2 points, or thanks to Chiqueiro a burning one, for 3.")


def test_lynx_felling_and_machoca():
    match = position("sao_mamede", hands={"yellow": "c13"}, lynx={"yellow": 1})
    play(match, "plant", card="c13", space="s1")
    assert prompt(match) == "Your tree in São Mamede, zone 1: lay up to 1 lynx with it, or none."
    assert prompt(match, "es") == "Tu árbol de São Mamede, zona 1: pon con él hasta 1 lince, o ninguno."
    match = position("lousa", trees={"green": ["k1"], "brown": ["k2"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="l1")
    assert prompt(match) == "Your tree in Lousã: fell all 2 standing trees of column 1 before it?"
    match = position("machoca", "mondego", hands={"yellow": "c12"}, towers={"yellow": ("machoca", 3)})
    play(match, "plant", card="c12", space="a5")
    assert prompt(match) == "Machoca: take the lynx of dark red 3 (lynx mountain, fire N+E) in Mondego, too?"


def test_trees_that_leave_say_from_where_to_where():
    match = position("sabugal", "estrela", trees={"yellow": ["p14"]}, hands={"yellow": "c46"})
    play(match, "plant", card="c46", space="p21")
    assert prompt(match) == "Your tree in Sabugal: transplant another of your trees there to the board of its column?"
    play(match, "transplant", space="p14")
    assert prompt(match) == "Sabugal: choose a space in Estrela for the tree on Sabugal beige 6."


def test_amounts_have_a_singular():
    match = position("mondego", hands={"yellow": "c01"}, axes={"yellow": 1})
    play(match, "plant", card="c01", space="b3")
    assert "Player 1 spends 1 axe." in match.teller().chronicle(match.view(0))
