"""What the eye tells of zones, against zones that are counted on a map [15 to 18, 28]."""

from __future__ import annotations

from collections import Counter

from legendary import slow_zones
from legendary.helpers import LEGENDARY, edge_number, random_match
from legendary.test_zones import middling, on_the_map

COLOURS = "PRY"
NAMED = {field.name: field for field in LEGENDARY.eye.fields() if field.seat is None}


def features(match, seat):
    rules = LEGENDARY.interpreted
    memory, out = rules.memory(match.view_bytes(seat)), rules.numbers(LEGENDARY.eye.most_on)
    return {int(out[i]) for i in range(rules.observe(rules.box, memory, seat, out))}


def of(field, on):
    """Which features of a field are on, counted from its first."""
    return {feature - field.first for feature in on if field.first <= feature < field.first + field.size}


def has_tree(match, seat, zone):
    table = match.table
    edges = {edge_number(f"{tile}{letter}") for tile, letter in zone.edges}
    return any(edge in edges for edge in table.tree[seat][: table.tree_count[seat]])


def zone_of(kind):
    """Whether there is a tree, runes, half-runes (four: or more) and the colour that a feature of a zone stands for."""
    kind //= 2 * 3  # one such zone or several, and three hopes
    runes = kind // 15
    return runes >= 10, runes % 10, 4 - kind // 3 % 5, kind % 3


def test_zones_are_seen_as_they_are():
    looked_at = trees = 0
    for seed in range(4):
        for match in random_match(5, seed):
            if not middling(match):
                continue
            seat = match.acting[0] if match.acting else 0
            on = features(match, seat)
            found = {other: slow_zones.zones(LEGENDARY.pack, on_the_map(match, other)) for other in range(5)}
            own = [(has_tree(match, seat, zone), zone) for zone in found[seat]]
            assert {zone_of(kind) for kind in of(NAMED["zones"], on)} == {
                (tree, min(zone.runes, 9), min(zone.halves, 4), COLOURS.index(zone.colour))
                for tree, zone in own
                if zone.runes
            }
            loose = Counter((COLOURS.index(zone.colour), min(zone.halves, 2)) for _tree, zone in own if not zone.runes)
            assert of(NAMED["loose"], on) == {
                8 * (2 * colour + halves - 1) + min(loose[colour, halves], 7)
                for colour in range(3)
                for halves in (1, 2)
            }
            bare = {field.seat: field for field in LEGENDARY.eye.fields() if field.name == "bare"}
            for other in set(range(5)) - {seat}:
                largest = dict.fromkeys(COLOURS, 0)
                for zone in found[other]:
                    if zone.runes and not has_tree(match, other, zone):
                        size = 2 * min(zone.runes, 9) + (zone.halves == 0)
                        largest[zone.colour] = max(largest[zone.colour], size)
                assert of(bare[(other - seat) % 5], on) == {20 * i + largest[one] for i, one in enumerate(COLOURS)}
            looked_at += 1
            trees += sum(tree for tree, _zone in own)
    assert looked_at > 300 and trees > 100
