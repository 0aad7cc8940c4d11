"""How things are named at a table of Legendary Forests, and what is asked.

Places are counted from tile 1, as they lie on the planet of whom it is about. A zone is named after the tile that names
it in the rules, and the side on which it lies there as the tile is turned.
"""

from __future__ import annotations

from spinney.engine.telling import Teller
from spinney.games.legendary import phases
from spinney.games.legendary.box import column_name, place_name, row_name, steps_down, steps_right
from spinney.games.legendary.planet import tile_drawn
from spinney.games.legendary.table import CENTRE, COLOURS, NONE, ROUND, SIDES, START_TILE, Table
from spinney.games.legendary.zones import colours_left


def name(teller: Teller, view: Table, kind: str, number: int, seat: int) -> str:
    """What a column, a row, a place or a zone is called on the planet of a seat."""
    if seat < 0 or number < 0:
        return ""
    if kind == "column":
        return teller.words.name(column_name(columns_away(view, seat, number)))
    if kind == "row":
        return teller.words.name(row_name(rows_away(view, seat, number)))
    if kind == "place":
        return teller.words.name(place_name(*from_start(view, seat, number)))
    if kind == "zone":
        colour = teller.thing("zone", number)
        return teller.words.say("zone-name", colour=colour, **zone_parts(teller, view, seat, number))
    return ""


def parts(teller: Teller, view: Table, seat: int, kind: str, parts: dict[str, int]) -> dict[str, str]:
    """A side of a tile is named as the tile lies."""
    return zone_parts(teller, view, seat, parts["tile"] * SIDES + parts["edge"]) if kind == "plant" else {}


def prompt(teller: Teller, view: Table) -> str:
    """The tile that is to be placed and whether it brings trees, or the trees that are left."""
    say = teller.words.say
    if view.phase == phases.PLACE:
        return say("prompt-place", number=tile_drawn(view), light=light_number(teller, view))
    if view.phase == phases.TREE:
        return asked_for_a_tree(teller, view)
    return say(f"ask-{teller.game.phases[view.phase]}")


def asked_for_a_tree(teller: Teller, view: Table) -> str:
    """Which trees there are to choose from; a colour that has run out is not spoken of."""
    say = teller.words.say
    left = {teller.thing("colour", colour): view.supply[colour] for colour in range(COLOURS) if view.supply[colour]}
    if len(left) == 1:
        return say("prompt-tree-of", colour=next(iter(left)))
    return say("prompt-tree", trees=", ".join(say("trees-of", colour=colour, n=n) for colour, n in left.items()))


def light_number(teller: Teller, view: Table) -> str:
    """What the number of this turn's tile means: trees, none because none is left, or none because it is dark."""
    if not teller.game.box.light[tile_drawn(view)]:
        return "dark"
    return "trees" if colours_left(view) != 0 else "none"


def zone_parts(teller: Teller, view: Table, seat: int, zone: int) -> dict[str, str]:
    """Where a zone lies: its tile, and where that lies, and the side of the tile as it is turned."""
    tile = zone // SIDES
    called, place = teller.thing("tile", tile), view.place[seat][tile]
    if tile != START_TILE and place != NONE:
        right, down = from_start(view, seat, place)
        steps = [steps_right(right)] * (right != 0) + [steps_down(down)] * (down != 0)
        called = teller.words.say("tile-at", tile=called, place=", ".join(map(teller.words.name, steps)))
    return {"tile": called, "edge": teller.thing("edge", (zone + view.turned[seat][tile]) % SIDES)}


def zone_place(teller: Teller, view: Table, seat: int, zone: int) -> str:
    return teller.words.say("zone-at", **zone_parts(teller, view, seat, zone))


def from_start(view: Table, seat: int, place: int) -> tuple[int, int]:
    """How far a place lies to the right of tile 1 and below it."""
    return columns_away(view, seat, place // ROUND), rows_away(view, seat, place % ROUND)


def columns_away(view: Table, seat: int, column: int) -> int:
    return away(column, {place // ROUND for place in view.place[seat] if place != NONE})


def rows_away(view: Table, seat: int, row: int) -> int:
    return away(row, {place % ROUND for place in view.place[seat] if place != NONE})


def away(line: int, taken: set[int]) -> int:
    """How far a column or row lies from that of tile 1: less than 0 to the left, or up.

    A planet is round. So that what is said agrees with its map, it is counted from the end that is nearer.
    """
    after, before = (line - CENTRE) % ROUND, (CENTRE - line) % ROUND
    return after if after - reach(taken, 1) <= before - reach(taken, -1) else -before


def reach(taken: set[int], step: int) -> int:
    """How many columns or rows a planet has on one side of tile 1: they follow each other."""
    count = 0
    while (CENTRE + step * (count + 1)) % ROUND in taken:
        count += 1
    return count
