"""What is printed on cards, halves of cards and caves, for whoever points at them; and the scientific names."""

from __future__ import annotations

from dataclasses import replace

from spinney.engine.describing import Described, capital, told
from spinney.engine.words import Words
from spinney.games.dartmoor import signs
from spinney.games.dartmoor.box import Cave, DartmoorPack, Face, Species, faces, ids
from spinney.games.dartmoor.phrases import PERMANENT, PLACES, POINTS
from spinney.games.dartmoor.table import TREES
from spinney.games.dartmoor.texts import Texts

LATIN = {
    "ash": "Fraxinus excelsior",
    "black-alder": "Alnus glutinosa",
    "crab-apple": "Malus sylvestris",
    "goat-willow": "Salix caprea",
    "moor-birch": "Betula pubescens",
    "sessile-oak": "Quercus petraea",
    "common-hazel": "Corylus avellana",
    "elderberry": "Sambucus nigra",
    "barn-owl": "Tyto alba",
    "beautiful-demoiselle": "Calopteryx virgo",
    "black-tailed-godwit": "Limosa limosa",
    "buzzard": "Buteo buteo",
    "common-moorhen": "Gallinula chloropus",
    "cuckoo": "Cuculus canorus",
    "curlew": "Numenius arquata",
    "emerald-damselfly": "Lestes sponsa",
    "grey-heron": "Ardea cinerea",
    "keeled-skimmer": "Orthetrum coerulescens",
    "meadow-pipit": "Anthus pratensis",
    "small-red-damselfly": "Ceriagrion tenellum",
    "southern-damselfly": "Coenagrion mercuriale",
    "wheatear": "Oenanthe oenanthe",
    "adder": "Vipera berus",
    "adders-tongue": "Ophioglossum vulgatum",
    "beaver": "Castor fiber",
    "blue-ground-beetle": "Carabus intricatus",
    "blueberry": "Vaccinium myrtillus",
    "bog-asphodel": "Narthecium ossifragum",
    "common-lizard": "Zootoca vivipara",
    "grass-snake": "Natrix helvetica",
    "greater-butterfly-orchid": "Platanthera chlorantha",
    "heather": "Calluna vulgaris",
    "meadowsweet": "Filipendula ulmaria",
    "moor-frog": "Rana arvalis",
    "otter": "Lutra lutra",
    "royal-fern": "Osmunda regalis",
    "warty-newt": "Triturus cristatus",
    "water-soldiers": "Stratiotes aloides",
    "alcathoe-bat": "Myotis alcathoe",
    "brandts-bat": "Myotis brandtii",
    "common-noctule": "Nyctalus noctula",
    "daubentons-bat": "Myotis daubentonii",
    "serotine-bat": "Eptesicus serotinus",
    "capercaillie": "Tetrao urogallus",
    "common-pheasant": "Phasianus colchicus",
    "nuthatch": "Sitta europaea",
    "treecreeper": "Certhia familiaris",
    "dartmoor-badger": "Meles meles",
    "black-rabbit": "Oryctolagus cuniculus",
    "field-vole": "Microtus agrestis",
    "shrew": "Sorex araneus",
    "wood-mouse": "Apodemus sylvaticus",
    "dartmoor-pony": "Equus ferus caballus",
    "dartmoor-sheep": "Ovis aries",
    "roe-deer": "Capreolus capreolus",
    "gnat": "Culex pipiens",
    "lake-fly": "Chironomus plumosus",
}
"""Moors are landscapes and have none."""


def cards(pack: DartmoorPack, words: Words) -> dict[str, list[Described]]:
    told_by = Describer(pack, words)
    printed = faces(pack)
    entries = [*pack.whole, *pack.vertical, *pack.horizontal]
    halves = [(told_by.face(card[0]), told_by.face(card[-1])) for card in printed]
    return {
        "card": [
            both[0] if len(card) == 1 else told_by.split(card, entry.source)
            for card, both, entry in zip(printed, halves, entries, strict=True)
        ],
        "half": [half for both in halves for half in both],
        "species": list(told_by.described.values()),
        "cave": [told_by.cave(number, cave) for number, cave in enumerate(pack.cave)],
    }


class Describer:
    """Says what there is to say about the things of one pack."""

    def __init__(self, pack: DartmoorPack, words: Words) -> None:
        self.words = words
        self.symbols = {code: words.say(f"species-{tree}") for code, tree in TREES.items()}
        symbols = {code: words.say("told-symbol", tree=tree) for code, tree in self.symbols.items()}
        self.texts = Texts(words, ids(pack), symbols)
        self.printed = {species.id: species for species in pack.species}
        self.halves = {species.id: self.half(species) for species in pack.species}
        self.described = {species.id: self.species(species) for species in pack.species}

    def face(self, face: Face) -> Described:
        """A half, or a whole card: its species, and its tree symbol after kind and cost; in brief, its points."""
        plain = self.described[face.species]
        symbol = told(self.words, {"fact-symbol": self.symbols[face.colour]})
        brief = signs.points(self.printed[face.species].points, list(self.printed), face.colour)
        return replace(plain, facts=[*plain.facts[:2], *symbol, *plain.facts[2:]], brief=("", brief))

    def split(self, card: tuple[Face, ...], source: str) -> Described:
        """A card of two halves: only one of them will be played."""
        first, second = (self.name(face.species) for face in card)
        facts = [(self.name(face.species), capital(self.halves[face.species])) for face in card]
        return Described(self.words.say("card-split", first=first, second=second), facts, source)

    def species(self, species: Species) -> Described:
        """A species; in brief, its permanent effect."""
        facts: dict[str, str | int] = {
            "fact-kind": ", ".join(self.texts.things("each", kind, "none") for kind in species.symbols),
            "fact-cost": species.cost,
            "fact-place": self.texts.phrase(species.place, PLACES) if species.place else "",
            "fact-permanent": self.texts.phrase(species.permanent, PERMANENT) if species.permanent else "",
            "fact-effect": self.texts.effect(species.effect) if species.effect else "",
            "fact-bonus": self.texts.effect(species.bonus) if species.bonus else "",
            "fact-points": self.points(species),
            "fact-option": self.words.say(f"field-species-contested-{species.contested}") if species.contested else "",
            "fact-inferred": self.words.say("told-part", part=species.inferred) if species.inferred else "",
            "fact-house": self.words.say("told-part", part=species.house) if species.house else "",
        }
        name = self.words.say("told-name", name=self.name(species.id), key=species.id)
        brief = signs.permanent(species.permanent, list(self.printed)) if species.permanent else ""
        return Described(name, told(self.words, facts), species.source, LATIN.get(species.id, ""), ("", brief))

    def cave(self, number: int, cave: Cave) -> Described:
        more = [self.words.say("text-cave-points", n=cave.points)] if cave.points else []
        facts: dict[str, str | int] = {
            "fact-effect": "; ".join(self.texts.effect(phrase) for phrase in cave.effect),
            "fact-points": "; ".join([self.words.say("told-cave"), *more]),
        }
        return Described(capital(self.words.say("cave", number=number + 1)), told(self.words, facts), cave.source)

    def name(self, species: str) -> str:
        return self.words.say(f"species-{species}")

    def half(self, species: Species) -> str:
        return self.words.say("told-half", cost=species.cost, text=self.texts.card(species))

    def points(self, species: Species) -> str:
        return self.texts.joined("plus", [self.texts.phrase(term, POINTS) for term in species.points.split(" + ")])
