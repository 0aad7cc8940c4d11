"""Tables written down by hand: scored like those that were played, with reasons; and impossible ones refused."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from dartmoor.helpers import DARTMOOR, SPECIES, UNIVERSAL, Scene
from spinney import SpinneyError
from spinney.engine.by_hand import seat_and_place
from spinney.engine.walk import random_moves_first_seat
from spinney.games.dartmoor.box import faces
from spinney.games.dartmoor.by_hand import scored, written

GAMES_A_SETTING = 8
ROOT = Path(__file__).parents[2]
EXAMPLE = (DARTMOOR.folder / "example.toml").read_text(encoding="utf-8")
PAGE = (ROOT / "docs" / "tables" / "dartmoor.md").read_text(encoding="utf-8")


def read(text):
    return scored(DARTMOOR, tomllib.loads(text))


def test_the_example():
    """The figures of `docs/tables/dartmoor.md`, which were counted by hand."""
    result = read(EXAMPLE)
    ann, ben = result.seats
    assert ann.lines == {
        "trees": 11, "shrubs": 0, "moors": 0, "birds": 17, "bats": 0, "dragonflies": 5, "insects": 0, "amphibians": 5,
        "plants": 20, "paws": 13, "hooves": 12, "cave": 12,
    }  # fmt: skip
    assert ben.lines == {
        "trees": 2, "shrubs": 0, "moors": 0, "birds": 6, "bats": 15, "dragonflies": 0, "insects": 2, "amphibians": 0,
        "plants": 2, "paws": 0, "hooves": 15, "cave": 3,
    }  # fmt: skip
    assert (ann.total, ben.total) == (95, 45)
    assert result.winners == ["Ann"]
    for reason in (
        "Crab Apple: 8, fully occupied = 8.",
        "Buzzard (on top of the Crab Apple): 1 mouse x 2 = 2.",
        "Blueberry (below the Crab Apple): 4 different birds x 2 = 8.",
        "Roe Deer (left of the Crab Apple): 4 cards with AS x 3 = 12.",
        "Ash: 0 cards with BA x 1 + 3 plants x 1 = 3.",
        "Dartmoor Black Rabbit (right of the Ash): 2 Dartmoor Black Rabbits x 1 = 2.",
        "Heather (below the Blanket Bog): twice (2 insects x 1), Blanket Bog = 4.",
        "Warty Newt: 1 together = 5.",
        "Dragonflies in sets of 2: 5 = 5.",
        "Cave: 7 cards + 5 for cave 4 = 12.",
    ):
        assert reason in ann.reasons
    for reason in (
        "Brandt's Bat (left of the Common Hazel): 5, 3 different bats of 3 = 5.",
        "Blue Ground Beetle (below the Goat Willow): 2 cards below x 1 = 2.",
        "Dartmoor Pony (right of the Goat Willow): 15, nobody has more moors = 15.",
    ):
        assert reason in ben.reasons


def test_the_page_shows_the_example_and_its_totals():
    assert PAGE.partition("```toml\n")[2].partition("```")[0] == EXAMPLE
    rows = [[cell.strip(" *") for cell in line.split("|")[1:-1]] for line in PAGE.splitlines() if line.startswith("| ")]
    found = {row[0]: (int(row[1]), int(row[3])) for row in rows if len(row) == 5 and row[1].isdecimal()}
    ann, ben = read(EXAMPLE).seats
    assert found.pop("total") == (ann.total, ben.total)
    assert sorted(found.values()) == sorted(
        pair for pair in zip(ann.lines.values(), ben.lines.values(), strict=True) if any(pair)
    )


def test_the_page_has_every_species_and_every_key():
    assert {species.id for species in SPECIES.values()} <= set(re.findall(r"`([\w-]+)`", PAGE))
    for key in ("cuckoo", "name", "cave", "species", "top", "bottom", "left", "right", "[[seat]]", "[[seat.stand]]"):
        assert f"`{key}`" in PAGE


def test_reasons_and_refusals_in_spanish():
    ann, ben = scored(DARTMOOR, tomllib.loads(EXAMPLE), "es").seats
    for reason in (
        "Manzano silvestre: 8, todos los espacios ocupados = 8.",
        "Lechuza común (Fresno europeo, arriba): 0 murciélagos x 3 = 0.",
        "Corzo (Manzano silvestre, a la izquierda): 4 cartas con AS x 3 = 12.",
        "Conejo negro de Dartmoor (Fresno europeo, a la derecha): 2 conejos negros x 1 = 2.",
        "Brezo (Turbera de cobertura, abajo): dos veces (2 insectos x 1), Turbera de cobertura = 4.",
        "Cueva: 7 cartas + 5 por la cueva 4 = 12.",
    ):
        assert reason in ann.reasons
    assert "Murciélago de Brandt (Avellano común, a la izquierda): 5, 3 murciélagos diferentes de 3 = 5." in ben.reasons
    with pytest.raises(SpinneyError) as refused:
        scored(DARTMOOR, stand(species="ash", top=["heather"]))
    assert refused.value.told("es") == (
        "asiento 1 (Player 1), lugar 1: Brezo no puede estar arriba: es una mitad de abajo."
    )


def test_stands_alike_are_told_apart():
    """The second of two, in the order of the file; the only one of its kind has no number."""
    trees = [{"species": "crab-apple"}, {"species": "ash"}, {"species": "crab-apple", "left": ["treecreeper"]}]
    (seat, _) = scored(DARTMOOR, {"seat": [{"stand": trees}, {"stand": trees[:1]}]}).seats
    assert [reason.partition(":")[0] for reason in seat.reasons] == [
        "1st Crab Apple", "Ash", "2nd Crab Apple", "Treecreeper (left of the 2nd Crab Apple)", "Cave",
    ]  # fmt: skip
    seat = scored(DARTMOOR, {"seat": [{"stand": trees}, {}]}, "es").seats[0]
    assert "Agateador (Manzano silvestre n.º 2, a la izquierda): 5 = 5." in seat.reasons


def test_an_unstated_symbol_matches_nothing():
    text = '[[seat]]\n[[seat.stand]]\nspecies = "ash"\nleft = ["roe-deer"]\nbottom = ["otter"]\n'
    seat = read(text + "[[seat]]\n").seats[0]
    assert seat.lines["hooves"] == 0
    assert any("no symbol stated" in reason for reason in seat.reasons)


def test_a_symbol_that_no_card_of_the_pack_bears_is_taken_as_stated():
    """Two deer, 3 points for each card with their own symbol: both bear GW, and so does the Goat Willow: 9 each."""
    assert "GW" not in {face.colour for card in faces(DARTMOOR.pack) for face in card if face.species == "roe-deer"}
    before = DARTMOOR.box_layout.to_bytes(DARTMOOR.box)
    (seat, _) = scored(DARTMOOR, stand(species="goat-willow", left=["roe-deer:GW"], right=["roe-deer:GW"])).seats
    assert seat.lines["hooves"] == 18
    assert "Roe Deer (left of the Goat Willow): 3 cards with GW x 3 = 9." in seat.reasons
    assert DARTMOOR.box_layout.to_bytes(DARTMOOR.box) == before


def test_there_are_only_so_many_split_cards():
    """Rule 3: 45 cards have a left and a right half, so that the 46th dweller at a side cannot be."""
    sides = [species.id for species in SPECIES.values() if species.part == "side" for _copy in range(species.copies)]
    trees = [species.id for species in SPECIES.values() if species.part == "tree" for _copy in range(species.copies)]
    stands = [{"species": tree, "left": [sides[2 * n]]} for n, tree in enumerate(trees[:23])]
    for n, entry in enumerate(stands[:-1]):
        entry["right"] = [sides[2 * n + 1]]
    assert scored(DARTMOOR, seat(stand=stands)).seats
    stands[-1]["right"] = [sides[45]]
    with pytest.raises(SpinneyError, match="stand 23: there are only 45 cards with a left and a right half"):
        scored(DARTMOOR, seat(stand=stands))


def test_majorities_over_all_seats():
    """Ann has one moor, Ben two, Cleo two: Ben and Cleo have most."""
    moor = '[[seat.stand]]\nspecies = "{}"\n'
    pony = '[[seat.stand]]\nspecies = "ash"\nleft = ["dartmoor-pony"]\n'
    text = ""
    for name, moors in (("Ann", ["tor"]), ("Ben", ["tor", "universal-moor"]), ("Cleo", ["tor", "rivulet"])):
        text += f'[[seat]]\nname = "{name}"\n' + pony + "".join(moor.format(kind) for kind in moors)
    result = read(text)
    assert [seat.lines["hooves"] for seat in result.seats] == [5, 15, 15]
    assert result.winners == ["Ben", "Cleo"]


SETTINGS = list(DARTMOOR.every_setting())


@pytest.mark.parametrize(("players", "choices"), SETTINGS)
def test_a_played_table_written_down_scores_as_it_did(players, choices, monkeypatch):
    """Lines, totals and winners, with all options; what was written is plain data, as a file would have it."""
    monkeypatch.setattr(DARTMOOR, "words", cache(DARTMOOR.words))  # reading the words takes longer than all else
    for seed in range(GAMES_A_SETTING):
        match = DARTMOOR.new(players, seed=seed, form="interpreted", **choices)
        match.rules.link(random_moves_first_seat)(
            match._box, match._memory, match._out, match.rules.stream(seed), DARTMOOR.most_moves
        )
        assert match.over
        data = written(DARTMOOR, match.table)
        assert json.loads(json.dumps(data)) == data
        result = scored(DARTMOOR, data)
        for mine, theirs in zip(result.seats, match.score(), strict=True):
            assert mine.lines == theirs.lines
            assert mine.total == theirs.total
            assert sum(int(reason.rpartition("= ")[2].rstrip(".")) for reason in mine.reasons) == mine.total
        assert result.winners == [f"Player {seat + 1}" for seat in match.winners()]
        assert (result.teams, result.target) == (match.teams(), None)


def test_what_is_written_of_a_stand():
    """Both places of a side are one list; a card face down is a universal moor, whatever it shows."""
    scene = Scene()
    scene.grow("common-hazel:SO", top="buzzard:BA cuckoo:GW", left="shrew:CA")
    scene.grow(UNIVERSAL, top="keeled-skimmer:CA", second_top="curlew:AS", bottom="heather:AS")
    scene.grow("ash", seat=1)
    table = scene.start().table
    assert written(DARTMOOR, table) == {
        "cuckoo": "one",
        "seat": [
            {
                "cave": {"number": 1, "cards": 0},
                "stand": [
                    {"species": "common-hazel:SO", "top": ["buzzard:BA", "cuckoo:GW"], "left": ["shrew:CA"]},
                    {
                        "species": "universal-moor",
                        "top": ["keeled-skimmer:CA", "curlew:AS"],
                        "bottom": ["heather:AS"],
                    },
                ],
            },
            {"cave": {"number": 2, "cards": 0}, "stand": [{"species": "ash:AS"}]},
        ],
    }


def stand(**parts):
    """A table with this stand at the first of two seats."""
    return {"seat": [{"stand": [parts]}, {}]}


def seat(**parts):
    return {"seat": [parts, {}]}


SKIMMERS = ["keeled-skimmer"] * 3
ALLOWED = [
    stand(species="ash", top=["buzzard", "cuckoo"]),
    stand(species="ash", top=SKIMMERS, bottom=["water-soldiers"]),
    stand(species="tor", top=[*SKIMMERS, "curlew"], bottom=["water-soldiers"]),
    stand(species="ash", left=["dartmoor-badger", "black-rabbit"], right=["shrew", "black-rabbit", "black-rabbit"]),
    stand(species="universal-moor", top=["grey-heron"], bottom=["moor-frog", "heather:GW"]),
]
REFUSED = [
    (stand(species="ash", top=["heather"]), "Heather cannot be at the top: it is a bottom half"),
    (stand(species="ash", top=["grey-heron"]), "Grey Heron can only be in a moor"),
    (stand(species="heather"), "Heather cannot be a stand"),
    (stand(species="wolf"), "there is no species 'wolf'"),
    (stand(species="ash", left=["roe-deer:XX"]), "tree symbols are CA, BA, SO, GW, AS, MB, not 'XX'"),
    (stand(species="ash:BA"), "Ash bears the symbol AS, not BA"),
    (stand(species="universal-moor:BA"), "a universal moor has no tree symbol"),
    (stand(species="tor", left=["shrew"]), "a moor has no place at the left"),
    (stand(species="ash", bottom=["heather", "heather"]), "there are too many dwellers below"),
    (stand(species="tor", bottom=["heather"] * 3), "there are too many dwellers below"),
    (stand(species="ash", top=["cuckoo"]), "a Cuckoo needs another bird"),
    (stand(species="ash", top=["buzzard", "cuckoo", "cuckoo"]), "one Cuckoo at a tree or shrub at most"),
    (stand(species="tor", top=["buzzard", "cuckoo"]), "Cuckoo can only be at a tree or shrub"),
    (stand(species="ash", top=SKIMMERS), "too many dwellers on top"),
    (stand(species="tor", top=[*SKIMMERS, "curlew", "curlew"], bottom=["water-soldiers"]), "too many dwellers on top"),
    (stand(species="ash", left=["shrew", "black-rabbit"]), "too many dwellers at the left"),
    (stand(species="ash", left=["dartmoor-badger"], right=["shrew", "shrew"]), "too many dwellers at the right"),
    (seat(stand=[{"species": "tor"}] * 4), "seat 1 \\(Player 1\\), stand 4: there are only 3 of Tor in the game"),
    (seat(stand=[{"species": "universal-moor"}] * 23), "stand 23: there are only 22 of Universal moor in the game"),
    (seat(cave={"number": 6}), "seat 1, cave, number: expected a number from 1 to 5, got 6"),
    (seat(cave={"number": 1, "cards": -1}), "seat 1, cave, cards: expected a number from 0 to 172, got -1"),
    (seat(cave={"number": 1, "cards": 128}), "128 cards on the table and in the caves, and only 127 in a game of 2"),
    ({"seat": [{"cave": {"cards": 150}}, {}, {}, {}, {"cave": {"cards": 23}}]}, "and only 172 in a game of 5"),
    ({"seat": [{"cave": {"number": 1}}, {"cave": {"number": 1}}]}, "Player 1 has cave 1 already"),
    (seat(cave=3), "seat 1, cave: expected a table, got 3"),
    ({"seat": [{"name": "A"}, {"name": "A"}]}, "two players of the name 'A'"),
    (seat(name=3), "seat 1, name: expected a text, got 3"),
    ({"seat": [{}] * 6}, "Dartmoor is for 2 to 5 players, not 6"),
    ({"seat": [{}]}, "Dartmoor is for 2 to 5 players, not 1"),
    ({}, "there are no seats"),
    (seat(stand=[{}]), "seat 1, stand 1: 'species' is missing"),
    (seat(stand=3), "seat 1, stand: expected a list, got 3"),
    (stand(species="ash", top="barn-owl"), "seat 1, stand 1, top: expected a list, got 'barn-owl'"),
    (stand(species="ash", top=[3]), "seat 1, stand 1, top 1: expected a text, got 3"),
    ({"seat": [{}, {}], "cuckoo": "two"}, "cuckoo is one of one, any"),
    (seat(forest=[]), "seat 1: 'forest' means nothing here: there are cave, stand, name"),
]  # fmt: skip


@pytest.mark.parametrize("data", ALLOWED)
def test_what_the_rules_allow(data):
    assert scored(DARTMOOR, data).seats


def test_the_cuckoo_option():
    data = {**stand(species="ash", top=["buzzard", "cuckoo", "cuckoo"]), "cuckoo": "any"}
    assert scored(DARTMOOR, data).seats[0].lines["birds"] == 14


@pytest.mark.parametrize(("data", "sentence"), REFUSED)
def test_impossible_tables_are_refused(data, sentence):
    with pytest.raises(SpinneyError, match=sentence):
        scored(DARTMOOR, data)


# What the rules do not allow, on a pad: it is said, and the table is scored as it lies there.


def forest(*stands, **parts):
    """A table with these stands at the first of two seats."""
    return seat(stand=list(stands), **parts)


def several(number, **parts):
    return [dict(parts) for _ in range(number)]


MARKED = [
    # An Ash: a point for each plant.
    (stand(species="ash", top=["heather"]), ["Heather cannot be at the top: it is a bottom half"], 1),
    (stand(species="ash", top=["grey-heron"]), ["Grey Heron can only be in a moor"], 8),
    # Heather: a point for each insect, and the Gnat is one; it has no bats to count.
    (stand(species="heather", left=["gnat"]), ["Heather cannot be a stand"], 1),
    (forest({"species": "wolf", "top": ["cuckoo"]}, {"species": "moor-birch"}),
     ["there is no species 'wolf'", "wolf is not counted, and neither is anybody who dwells there"], 1),
    (stand(species="moor-birch", top=["wolf"]), ["there is no species 'wolf'", "wolf is not counted"], 1),
    (stand(species="moor-birch", left=["roe-deer:XX"]), ["tree symbols are CA, BA, SO, GW, AS, MB, not 'XX'"], 1),
    # An Ash counts cards with BA: as it is written down, it is one itself.
    (stand(species="ash:BA"), ["Ash bears the symbol AS, not BA"], 1),
    # The willow counts it as a moor.
    (forest({"species": "universal-moor:BA"}, {"species": "goat-willow"}), ["a universal moor has no tree symbol"], 1),
    (stand(species="tor", left=["treecreeper"]), ["a moor has no place at the left"], 5),
    # Full is a stand with four occupied slots: this one has five.
    (stand(species="tor", top=["buzzard", "barn-owl"], bottom=["heather", "beaver"], left=["nuthatch"]),
     ["a moor has no place at the left"], 0),
    (stand(species="moor-birch", bottom=["adders-tongue"] * 2), ["there are too many dwellers below"], 7),
    (stand(species="tor", bottom=["adders-tongue"] * 3), ["there are too many dwellers below"], 9),
    (stand(species="ash", top=["cuckoo"]), ["a Cuckoo needs another bird"], 7),
    (stand(species="ash", top=["buzzard", "cuckoo", "cuckoo"]), ["one Cuckoo at a tree or shrub at most"], 14),
    (stand(species="tor", top=["buzzard", "cuckoo"]), ["Cuckoo can only be at a tree or shrub"], 7),
    # A set of three different dragonflies, two of which have no room.
    (stand(species="ash", top=["keeled-skimmer", "emerald-damselfly", "southern-damselfly"]),
     ["too many dwellers on top"] * 2, 10),
    # The Shrew 1, a rabbit for each rabbit.
    (stand(species="ash", left=["shrew", "black-rabbit"]), ["too many dwellers at the left"], 2),
    # Two points for each moor: four times 8.
    (forest(*several(4, species="wet-woodland")), ["stand 4: there are only 3 of Wet Woodland in the game"], 32),
    (forest({"species": "goat-willow"}, *several(23, species="universal-moor")),
     ["stand 24: there are only 22 of Universal moor in the game"], 23),
    (forest(cave={"number": 1, "cards": 128}),
     ["128 cards on the table and in the caves, and only 127 in a game of 2"], 128),
    ({"seat": [{"cave": {"number": 4}}, {"cave": {"number": 4}}]}, ["Player 1 has cave 4 already"], 5),
    ({"seat": [{"name": "A", "cave": {"cards": 2}}, {"name": "A"}]}, ["two players of the name 'A'"], 2),
    ({"seat": [{"cave": {"cards": 2}}, {}], "cuckoo": "two"}, ["cuckoo is one of one, any"], 2),
]  # fmt: skip


@pytest.mark.parametrize(("data", "sentences", "points"), MARKED)
def test_what_cannot_be_is_marked_and_scored(data, sentences, points):
    marked = scored.marked(DARTMOOR, data)
    assert len(marked.impossible) == len(sentences)
    for wrong, sentence in zip(marked.impossible, sentences, strict=True):
        assert sentence in wrong.told("en")
    assert marked.missing == []
    first = marked.scored.seats[0]
    assert first.total == points
    assert sum(int(reason.rpartition("= ")[2].rstrip(".")) for reason in first.reasons) == points


def test_every_refusal_is_marked():
    """But for what cannot be read at all, and for tables with too few or too many players."""
    unread = "expected|means nothing|is missing|players, not|no seats"
    for data, sentence in REFUSED:
        if not re.search(unread, sentence):
            assert any(re.search(sentence, wrong.told("en")) for wrong in scored.marked(DARTMOOR, data).impossible)


def test_both_have_the_cave_that_both_say_they_have():
    marked = scored.marked(DARTMOOR, {"seat": [{"cave": {"number": 4}}, {"cave": {"number": 4}}]})
    assert [seat.total for seat in marked.scored.seats] == [5, 5]


@pytest.mark.parametrize("players", DARTMOOR.players)
def test_nothing_is_wrong_with_an_empty_table(players):
    marked = scored.marked(DARTMOOR, {"seat": [{} for _ in range(players)]})
    assert (marked.impossible, marked.missing) == ([], [])
    assert [seat.total for seat in marked.scored.seats] == [0] * players


def sentences(marked):
    return [wrong.told("en") for wrong in marked.impossible]


def test_more_dwellers_than_there_are_cards_of_their_kind():
    """46 Treecreepers with 5 points, at 46 birches with 1: all are counted, the 46th is marked."""
    marked = scored.marked(DARTMOOR, forest(*several(46, species="moor-birch", left=["treecreeper"])))
    assert marked.scored.seats[0].total == 46 * 6
    halves = [sentence for sentence in sentences(marked) if "only 45 cards with a left and a right half" in sentence]
    assert len(halves) == 1
    assert "stand 46" in halves[0]


def test_more_dwellers_than_there_are_cards():
    """There are 56 + 45 split cards, so that 101 dwellers can be counted, and the 102nd cannot."""
    birches = several(51, species="moor-birch", left=["treecreeper"], right=["treecreeper"])
    marked = scored.marked(DARTMOOR, forest(*birches))
    assert marked.scored.seats[0].total == 101 * 5 + 51
    uncounted = [sentence for sentence in sentences(marked) if "treecreeper is not counted" in sentence]
    assert len(uncounted) == 1
    assert "stand 51" in uncounted[0]


def test_more_stands_than_there_are_cards():
    """71 whole cards, and 22 universal moors: the table has no room for more."""
    marked = scored.marked(DARTMOOR, forest(*several(72, species="moor-birch")))
    assert marked.scored.seats[0].total == 71
    assert sum("moor-birch is not counted" in sentence for sentence in sentences(marked)) == 1
    stands = [*several(71, species="moor-birch"), *several(23, species="universal-moor")]
    marked = scored.marked(DARTMOOR, forest(*stands))
    assert marked.scored.seats[0].total == 71
    assert sum("universal-moor is not counted" in sentence for sentence in sentences(marked)) == 1


def test_where_something_is_wrong():
    data = {"seat": [{}, {"stand": [{"species": "ash"}, {"species": "ash", "top": ["buzzard", "grey-heron"]}]}]}
    (wrong,) = scored.marked(DARTMOOR, data).impossible
    assert seat_and_place(wrong) == (1, {"stand": 2, "side": "top", "dweller": 2})
    (wrong,) = scored.marked(DARTMOOR, stand(species="ash:BA")).impossible
    assert seat_and_place(wrong) == (0, {"stand": 1, "side": "stand", "dweller": 0})
    (wrong,) = scored.marked(DARTMOOR, {"seat": [{"cave": {"number": 1}}, {"cave": {"number": 1}}]}).impossible
    assert seat_and_place(wrong) == (1, {})
