"""The box [1 to 6]: the standard pack, against the published list; and packs that are wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from dartmoor.helpers import BOX, DARTMOOR, FACES, IDS, SPECIES
from spinney import SpinneyError
from spinney.games.dartmoor.steps import WHAT

TREE_SYMBOLS = ("CA", "BA", "SO", "GW", "AS", "MB")


def test_172_cards_of_66_species():
    """[1]"""
    assert len(FACES) == 172
    assert len(SPECIES) == 66
    assert sum(species.copies for species in SPECIES.values()) == 71 + 2 * 101
    assert Counter(face.species for card in FACES for face in card) == {
        species.id: species.copies for species in SPECIES.values()
    }


def test_whole_cards():
    """[2] 36 trees, 8 shrubs, 27 moors; a tree bears its own symbol."""
    parts = Counter(SPECIES[card[0].species].part for card in FACES if len(card) == 1)
    assert parts == {"tree": 36, "shrub": 8, "moor": 27}
    trees = ("crab-apple", "black-alder", "sessile-oak", "goat-willow", "ash", "moor-birch")
    own = dict(zip(trees, TREE_SYMBOLS, strict=True))
    for card in FACES[:36]:
        assert card[0].colour == own[card[0].species]


def test_split_cards():
    """[3] 56 top and bottom, 45 left and right; no pair twice, never one symbol on both halves."""
    split = [card for card in FACES if len(card) == 2]
    assert Counter(card[0].side for card in split) == {"top": 56, "left": 45}
    assert all(card[0].colour != card[1].colour for card in split)
    assert len({(card[0].species, card[1].species) for card in split}) == 101


def test_tree_symbols():
    """[4] 33 or 34 halves of each; no Roe Deer has the Goat Willow's; a lizard and a nuthatch have the Crab Apple's."""
    counted = Counter(face.colour for card in FACES if len(card) == 2 for face in card)
    assert set(counted) == set(TREE_SYMBOLS)
    assert set(counted.values()) <= {33, 34}
    faces = {(face.species, face.colour) for card in FACES for face in card}
    assert {colour for species, colour in faces if species == "roe-deer"} == set(TREE_SYMBOLS) - {"GW"}
    assert {("common-lizard", "CA"), ("nuthatch", "CA")} <= faces


def test_category_symbols():
    """[5] Halves by symbol, and species: the totals of the published list."""
    halves = Counter()
    species = Counter()
    for entry in SPECIES.values():
        for symbol in entry.symbols:
            halves[symbol] += entry.copies
            species[symbol] += 1
    assert halves == {
        "tree": 36, "shrub": 8, "moor": 27, "bird": 52, "bat": 20, "insect": 29, "dragonfly": 20, "paw": 41,
        "mouse": 18, "hoof": 15, "amphibian": 15, "plant": 30,
    }  # fmt: skip
    assert species["bird"] == 13 and species["insect"] == 8 and species["paw"] == 7 and species["plant"] == 8


def test_costs():
    """[5] The number of species of each part by cost: 0, 1, 2."""
    found = {
        part: [sum(entry.part == part and entry.cost == cost for entry in SPECIES.values()) for cost in range(3)]
        for part in ("tree", "shrub", "moor", "top", "bottom", "side")
    }
    assert found == {
        "tree": [1, 3, 2], "shrub": [0, 0, 2], "moor": [0, 0, 9],
        "top": [5, 7, 2], "bottom": [3, 10, 3], "side": [5, 9, 5],
    }  # fmt: skip


def test_caves_and_what_is_made_here():
    """[6] Five caves; every row that has a part made here or inferred says which."""
    assert len(DARTMOOR.pack.cave) == 5
    assert list(BOX.cave_points) == [0, 0, 0, 5, 0]
    made = {entry.id for entry in SPECIES.values() if entry.house}
    assert made == {
        "capercaillie", "gnat", "blueberry", "lowland-heath", "valley-mire", "warrens", "shrew", "wood-mouse",
        "bog-asphodel", "grass-snake", "greater-butterfly-orchid", "meadowsweet", "blue-ground-beetle",
    }  # fmt: skip
    inferred = {entry.id: entry.inferred for entry in SPECIES.values() if entry.inferred}
    assert inferred == {
        "ash": "points", "rivulet": "points", "common-pheasant": "points", "blanket-bog": "permanent",
        "buzzard": "effect",
    }  # fmt: skip


WRONG = [
    ('copies = 11', 'copies = 12', "there must be 12 of the species black-rabbit, not 11"),
    ('points = "3 per bat"', 'points = "3 for a bat"', "the species barn-owl: nobody understands the way to score"),
    ('points = "3 per bat"', 'points = "3 per wolf"', "there is no category and no species 'wolf'"),
    ('effect = "draw 1 per mouse"', 'effect = "drink 1"', "buzzard: nobody understands the effect 'drink 1'"),
    ('place = "in a moor"', 'place = "in a bog"', "nobody understands the place 'in a bog'"),
    ('permanent = "whenever you play a bat: draw 1"', 'permanent = "bats!"', "nobody understands the permanent effect"),
    ('symbols = ["bat"]', 'symbols = ["wolf"]', "there is no category 'wolf'"),
    ('cost = 2', 'cost = 9', "it must cost 0 to 3, not 9"),
    ('face = "ash:AS"', 'face = "ash:XX"', "must show one of CA, BA, SO, GW, AS, MB, not 'XX'"),
    ('face = "ash:AS"', 'face = "shrew:AS"', "cannot"),
    ('top = "barn-owl:AS"', 'top = "adder:AS"', "the species adder cannot be at the place top of a card"),
    ('top = "barn-owl:AS"', 'top = "barn-owl:BA"', "shows one tree symbol twice"),
    ('top = "barn-owl:AS"', 'top = "wolf:AS"', "there is no species 'wolf'"),
    ('house = "effect"\n', '', "is 'house' if a part"),
    ('house = "effect"\n', 'house = "bonus"\n', "it has no bonus"),
    ('inferred = "points"\n', '', "the species ash: its source is 'house' if a part"),
    ('inferred = "permanent"\n', 'inferred = "effect"\n', "the species blanket-bog: it has no effect"),
    ('points = "0/5/10/15/30 for', 'points = "9/5/10/15/30 for', "must gain at least as much with each card"),
    ('points = "0/5/10/15/30 for', 'points = "0/5/10/15/31 for', "counted in sets must have the same points"),
    ('points = "1/3/3/6/6/10 by', 'points = "1/1/1/1/1/1/2 by', "have more than 6 steps"),
    ('points = "1 per card below"', 'points = "1 + 1 + 1"', "its points may have 2 terms at most"),
    ('effect = "draw 1 per mouse"', 'effect = "draw 11"', "'draw 11' is about too many cards: 10 at most"),
    ('effect = "1 from the deck into the cave per', 'effect = "2 from the deck into the cave per', "1 at most"),
    ('effect = "draw 1 per mouse"', 'effect = "1 from the hand into the clearing"', "only a cave may put cards"),
    ('  { id = "cave-4", effect = [], points = 5, source = "house" },\n', '', "must be 5 entries in cave, not 4"),
    ('effect = ["draw 2"]', 'effect = ["draw 2", "draw 1", "draw 1"]', "the cave-1 has more than 2 effects"),
    ('effect = "draw 1"\npoints = "1 per mouse"', 'effect = "lay a universal moor"\npoints = "1"', "at most 22"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "sentence"), WRONG)
def test_wrong_packs(tmp_path, right, wrong, sentence):
    assert right in DARTMOOR.pack_text
    path = tmp_path / "wrong.toml"
    path.write_text(DARTMOOR.pack_text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(SpinneyError, match=sentence):
        DARTMOOR.with_pack(path)


def test_a_single_datum_changes_a_card(tmp_path):
    """[6] An owner of the game writes the printed symbol into the pack."""
    path = tmp_path / "mine.toml"
    text = DARTMOOR.pack_text.replace('bonus = "play a mouse free"', 'bonus = "play a paw free"')
    path.write_text(text, encoding="utf-8")
    game = DARTMOOR.with_pack(path)
    mouse = IDS.index("wood-mouse")
    assert game.box.bonus[mouse][WHAT] == BOX.bonus[IDS.index("warrens")][WHAT] != BOX.bonus[mouse][WHAT]
