"""Tables written down by hand: scored like those that were played, with reasons; and impossible ones refused."""

from __future__ import annotations

import random
import tomllib

import pytest

from dartmoor.helpers import DARTMOOR, SLOTS
from dartmoor.test_scoring import forests
from spinney import SpinneyError
from spinney.games.dartmoor.by_hand import scored

EXAMPLE = """
[[seat]]
name = "Ann"
cave = { number = 4, cards = 12 }

[[seat.stand]]
species = "crab-apple"
top = ["barn-owl"]
bottom = ["heather"]
left = ["roe-deer:AS"]
right = ["brandts-bat"]

[[seat.stand]]
species = "blanket-bog"
top = ["wheatear", "keeled-skimmer"]
bottom = ["meadowsweet", "warty-newt"]

[[seat.stand]]
species = "common-hazel:AS"

[[seat]]
name = "Ben"
cave = { number = 1, cards = 0 }

[[seat.stand]]
species = "universal-moor"
"""


def read(text):
    return scored(DARTMOOR, tomllib.loads(text))


def test_an_example():
    """Crab Apple 8; owl 1 bat x 3; Heather 1 insect; Roe Deer 2 with AS x 3; bat 0; Wheatear 5; Meadowsweet 2 x 5;
    newt 5; cave 12 + 5. In all 8 + 3 + 1 + 6 + 0 + 5 + 10 + 5 + 17 = 55."""
    result = read(EXAMPLE)
    ann, ben = result.seats
    assert ann.total == 55
    assert ben.total == 0
    assert result.winners == ["Ann"]
    assert ann.lines == {
        "trees": 8, "shrubs": 0, "moors": 0, "birds": 8, "bats": 0, "dragonflies": 0, "insects": 0, "amphibians": 5,
        "plants": 11, "paws": 0, "hooves": 6, "cave": 17,
    }  # fmt: skip
    for reason in (
        "Crab Apple (stand 1): 8, fully occupied = 8.",
        "Barn Owl (stand 1, top): 1 bat x 3 = 3.",
        "Heather (stand 1, bottom): 1 insect x 1 = 1.",
        "Roe Deer (stand 1, left): 2 cards with AS x 3 = 6.",
        "Brandt's Bat (stand 1, right): 0, 1 different bat of 3 = 0.",
        "Wheatear (stand 2, top): 5, in a moor = 5.",
        "Meadowsweet (stand 2, bottom): twice (5, in a moor), Blanket Bog = 10.",
        "Warty Newt: 1 together = 5.",
        "Sets of 1 different dragonflies: 0 = 0.",
        "Cave: 12 cards + 5 for cave 4 = 17.",
    ):
        assert reason in ann.reasons


def test_reasons_and_refusals_in_spanish():
    ann = scored(DARTMOOR, tomllib.loads(EXAMPLE), "es").seats[0]
    for reason in (
        "Manzano silvestre (lugar 1): 8, todos los espacios ocupados = 8.",
        "Lechuza común (lugar 1, arriba): 1 murciélago x 3 = 3.",
        "Corzo (lugar 1, a la izquierda): 2 cartas con AS x 3 = 6.",
        "Murciélago de Brandt (lugar 1, a la derecha): 0, 1 murciélago diferente de 3 = 0.",
        "Ulmaria (lugar 2, abajo): dos veces (5, en un páramo), Turbera de cobertura = 10.",
        "Cueva: 12 cartas + 5 por la cueva 4 = 17.",
    ):
        assert reason in ann.reasons
    with pytest.raises(SpinneyError) as refused:
        scored(DARTMOOR, stand(species="ash", top=["heather"]))
    assert refused.value.told("es") == (
        "asiento 1 (Player 1), lugar 1: heather no puede estar arriba: es una mitad de abajo."
    )


def test_an_unstated_symbol_matches_nothing():
    text = '[[seat]]\n[[seat.stand]]\nspecies = "ash"\nleft = ["roe-deer"]\nbottom = ["otter"]\n'
    (seat,) = read(text).seats
    assert seat.lines["hooves"] == 0
    assert any("no symbol stated" in reason for reason in seat.reasons)


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


def written(table):
    """A table as a person would write it down."""
    seats = []
    for number, forest in enumerate(forests(table)):
        stands = []
        for stand in forest.stands:
            entry = {"species": stand.species + (f":{stand.symbol}" if stand.symbol else "")}
            for slot in SLOTS:
                for species, symbol in stand.slots.get(slot, []):
                    entry.setdefault(slot.removeprefix("second-"), []).append(f"{species}:{symbol}")
            stands.append(entry)
        cave = {"number": table.cave[number] + 1, "cards": table.cave_size[number]}
        seats.append({"name": f"P{number}", "cave": cave, "stand": stands})
    return {"seat": seats}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_played_tables_score_alike(players):
    for seed in range(5):
        match = DARTMOOR.new(players, seed=seed, form="interpreted")
        luck = random.Random(seed)
        while not match.over:
            match.play(luck.choice(match.legal()))
        result = scored(DARTMOOR, written(match.table))
        for mine, theirs in zip(result.seats, match.score(), strict=True):
            assert mine.lines == theirs.lines
            assert mine.total == theirs.total
            assert sum(int(reason.rpartition("= ")[2].rstrip(".")) for reason in mine.reasons) == mine.total


def stand(**parts):
    return {"seat": [{"stand": [parts]}]}


SKIMMERS = ["keeled-skimmer"] * 3
ALLOWED = [
    stand(species="ash", top=["buzzard", "cuckoo"]),
    stand(species="ash", top=SKIMMERS, bottom=["water-soldiers"]),
    stand(species="tor", top=[*SKIMMERS, "curlew"], bottom=["water-soldiers"]),
    stand(species="ash", left=["dartmoor-badger", "black-rabbit"], right=["shrew", "black-rabbit", "black-rabbit"]),
    stand(species="universal-moor", top=["grey-heron"], bottom=["moor-frog", "heather:GW"]),
]
REFUSED = [
    (stand(species="ash", top=["heather"]), "heather cannot be at the top: it is a bottom half"),
    (stand(species="ash", top=["grey-heron"]), "grey-heron can only be in a moor"),
    (stand(species="heather"), "heather cannot be a stand"),
    (stand(species="wolf"), "there is no species 'wolf'"),
    (stand(species="ash", left=["roe-deer:XX"]), "tree symbols are CA, BA, SO, GW, AS, MB, not 'XX'"),
    (stand(species="ash:BA"), "ash bears the symbol AS, not BA"),
    (stand(species="universal-moor:BA"), "a universal moor has no tree symbol"),
    (stand(species="tor", left=["shrew"]), "a moor has no place at the left"),
    (stand(species="ash", bottom=["heather", "heather"]), "there are 2 dwellers below, and room for 1"),
    (stand(species="tor", bottom=["heather"] * 3), "there are 3 dwellers below, and room for 2"),
    (stand(species="ash", top=["cuckoo"]), "a Cuckoo needs another bird"),
    (stand(species="ash", top=["buzzard", "cuckoo", "cuckoo"]), "one Cuckoo at a tree or shrub at most"),
    (stand(species="tor", top=["buzzard", "cuckoo"]), "cuckoo can only be at a tree or shrub"),
    (stand(species="ash", top=SKIMMERS), "too many dwellers on top"),
    (stand(species="tor", top=[*SKIMMERS, "curlew", "curlew"], bottom=["water-soldiers"]), "too many dwellers on top"),
    (stand(species="ash", left=["shrew", "black-rabbit"]), "too many dwellers at the left"),
    (stand(species="ash", left=["dartmoor-badger"], right=["shrew", "shrew"]), "too many dwellers at the right"),
    ({"seat": [{"stand": [{"species": "tor"}] * 4}]}, "there are 4 of tor on the table, and only 3 in the game"),
    ({"seat": [{"stand": [{"species": "universal-moor"}] * 23}]}, "there are 23 of universal-moor"),
    ({"seat": [{"cave": {"number": 6}}]}, "caves are numbered from 1 to 5, not 6"),
    ({"seat": [{"cave": {"number": 1, "cards": -1}}]}, "there are 0 cards or more in a cave, not -1"),
    ({"seat": [{"cave": {"number": 1, "cards": 173}}]}, "there are 173 cards on the table and in the caves"),
    ({"seat": [{"cave": {"number": 1}}, {"cave": {"number": 1}}]}, "Player 1 has cave 1 already"),
    ({"seat": [{"cave": 3}]}, "a cave is written"),
    ({"seat": [{"name": "A"}, {"name": "A"}]}, "two players of the name 'A'"),
    ({"seat": [{"name": 3}]}, "a name is a text"),
    ({"seat": [{}] * 6}, "for 5 players at most"),
    ({}, "there are no seats"),
    ({"seat": [{"stand": [{}]}]}, "it has no species"),
    ({"seat": [{"stand": 3}]}, "write \\[\\[seat.stand\\]\\]"),
    (stand(species="ash", top="barn-owl"), "top is a list of dwellers"),
    (stand(species="ash", top=[3]), "a card is written by its name"),
    ({"seat": [{}], "cuckoo": "two"}, "cuckoo is one of one, any"),
    ({"seat": [{"forest": []}]}, "seat 1 has 'forest', which means nothing here"),
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
