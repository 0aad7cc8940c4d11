"""A second scorer, slow and obvious: a forest as lists of cards, and for every species what the published list says.

It shares nothing with the rules: neither their rows nor their counts.
"""

from __future__ import annotations

from dataclasses import dataclass, field

BIRDS = [
    "barn-owl",
    "black-tailed-godwit",
    "buzzard",
    "common-moorhen",
    "cuckoo",
    "curlew",
    "grey-heron",
    "meadow-pipit",
    "wheatear",
    "capercaillie",
    "common-pheasant",
    "nuthatch",
    "treecreeper",
]
BATS = ["alcathoe-bat", "brandts-bat", "common-noctule", "daubentons-bat", "serotine-bat"]
DRAGONFLIES = [
    "beautiful-demoiselle",
    "emerald-damselfly",
    "keeled-skimmer",
    "small-red-damselfly",
    "southern-damselfly",
]
INSECTS = [*DRAGONFLIES, "blue-ground-beetle", "gnat", "lake-fly"]
MICE = ["field-vole", "shrew", "wood-mouse"]
PAWS = [*MICE, *["beaver", "otter", "dartmoor-badger", "black-rabbit"]]
HOOVES = ["dartmoor-pony", "dartmoor-sheep", "roe-deer"]
AMPHIBIANS = ["adder", "common-lizard", "grass-snake", "moor-frog", "warty-newt"]
PLANTS = [
    "adders-tongue",
    "blueberry",
    "bog-asphodel",
    "greater-butterfly-orchid",
    "heather",
    "meadowsweet",
    "royal-fern",
    "water-soldiers",
]
TREES = ["ash", "black-alder", "crab-apple", "goat-willow", "moor-birch", "sessile-oak"]
SHRUBS = ["common-hazel", "elderberry"]
MOORS = [
    "blanket-bog",
    "fountainhead",
    "lowland-heath",
    "rhos-pasture",
    "rivulet",
    "tor",
    "valley-mire",
    "warrens",
    "wet-woodland",
    "universal-moor",
]


@dataclass
class Stand:
    species: str
    symbol: str | None
    slots: dict[str, list[tuple[str, str | None]]] = field(default_factory=dict)
    """By slot, the cards in it: species and tree symbol."""


@dataclass
class Forest:
    stands: list[Stand]
    cave: int
    cave_cards: int

    def cards(self) -> list[tuple[str, str | None]]:
        """Every visible card."""
        found = [(stand.species, stand.symbol) for stand in self.stands]
        return found + [card for stand in self.stands for cards in stand.slots.values() for card in cards]

    def count(self, *groups: list[str]) -> int:
        return sum(species in group for group in groups for species, _ in self.cards())

    def different(self, group: list[str]) -> int:
        return len({species for species, _ in self.cards() if species in group})

    def symbol(self, symbol: str | None) -> int:
        return sum(other == symbol for _, other in self.cards()) if symbol else 0

    def below(self) -> int:
        return sum(len(cards) for stand in self.stands for slot, cards in stand.slots.items() if "bottom" in slot)


def total(forests: list[Forest], seat: int) -> int:
    forest = forests[seat]
    points = forest.cave_cards + (5 if forest.cave == 4 else 0)
    for stand in forest.stands:
        points += single(forests, forest, stand, stand.species, stand.symbol)
        for slot, cards in stand.slots.items():
            for species, symbol in cards:
                twice = stand.species == "blanket-bog" and "bottom" in slot and species in PLANTS
                points += single(forests, forest, stand, species, symbol) * (2 if twice else 1)
    newts = forest.count(["warty-newt"])
    return points + {0: 0, 1: 5, 2: 15, 3: 25}[newts] + dragonflies(forest)


def dragonflies(forest: Forest) -> int:
    """All ways to make sets, the best of them."""
    left = [species for species, _ in forest.cards() if species in DRAGONFLIES]
    points = 0
    while left:
        sort = sorted(set(left))
        points += {1: 0, 2: 5, 3: 10, 4: 15, 5: 30}[len(sort)]
        for species in sort:
            left.remove(species)
    return points


def single(forests: list[Forest], forest: Forest, stand: Stand, species: str, symbol: str | None) -> int:
    """What one card is worth by itself."""
    in_moor = stand.species in MOORS
    full = sum(bool(cards) for cards in stand.slots.values()) == 4
    most_moors = all(forest.count(MOORS) >= other.count(MOORS) for other in forests)
    count, different = forest.count, forest.different
    by_birds = {1: 1, 2: 3, 3: 3, 4: 6, 5: 6}
    points = {
        "ash": lambda: forest.symbol("BA") + count(PLANTS),
        "black-alder": lambda: 5,
        "crab-apple": lambda: 8 if full else 0,
        "goat-willow": lambda: count(MOORS),
        "moor-birch": lambda: 1,
        "sessile-oak": lambda: count(TREES, SHRUBS),
        "lowland-heath": lambda: 2 * count(AMPHIBIANS),
        "rhos-pasture": lambda: 2 * count(HOOVES),
        "rivulet": lambda: 2 * forest.symbol("GW"),
        "valley-mire": lambda: 2 * count(INSECTS),
        "warrens": lambda: 2 * count(PAWS),
        "wet-woodland": lambda: 2 * count(MOORS),
        "barn-owl": lambda: 3 * count(BATS),
        "black-tailed-godwit": lambda: 10 if most_moors else 0,
        "buzzard": lambda: 2 * count(MICE),
        "common-moorhen": lambda: 2 * count(DRAGONFLIES),
        "cuckoo": lambda: 7,
        "curlew": lambda: 10 if count(INSECTS) >= 5 else 3,
        "grey-heron": lambda: 8,
        "meadow-pipit": lambda: by_birds.get(different(BIRDS), 10),
        "wheatear": lambda: 5 if in_moor else 0,
        "adder": lambda: count(AMPHIBIANS) + count(MICE),
        "adders-tongue": lambda: 3,
        "beaver": lambda: forest.cave_cards,
        "blue-ground-beetle": lambda: forest.below(),
        "blueberry": lambda: 2 * different(BIRDS),
        "bog-asphodel": lambda: count(MOORS),
        "common-lizard": lambda: 15 if different(AMPHIBIANS) >= 3 else 5,
        "grass-snake": lambda: 5,
        "greater-butterfly-orchid": lambda: 15 if different(PLANTS) >= 5 else 3,
        "heather": lambda: count(INSECTS),
        "meadowsweet": lambda: 5 if in_moor else 0,
        "moor-frog": lambda: 8 if count(MOORS) >= 5 else 0,
        "otter": lambda: 3 * count(AMPHIBIANS),
        "royal-fern": lambda: 2 * different(PLANTS),
        "water-soldiers": lambda: 2 * count(DRAGONFLIES),
        **dict.fromkeys(BATS, lambda: 5 if different(BATS) >= 3 else 0),
        "capercaillie": lambda: count(PLANTS),
        "common-pheasant": lambda: count(TREES) + count(SHRUBS),
        "nuthatch": lambda: 10 if full else 0,
        "treecreeper": lambda: 5,
        "dartmoor-badger": lambda: 2 * count(PAWS),
        "black-rabbit": lambda: count(["black-rabbit"]),
        "field-vole": lambda: count(MICE),
        "shrew": lambda: 1,
        "wood-mouse": lambda: count(MICE),
        "dartmoor-pony": lambda: 15 if most_moors else 5,
        "dartmoor-sheep": lambda: 2 * count(HOOVES),
        "roe-deer": lambda: 3 * forest.symbol(symbol),
        "gnat": lambda: count(BATS),
        "lake-fly": lambda: count(BATS),
    }
    return points[species]() if species in points else 0
