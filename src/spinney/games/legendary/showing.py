"""What lies where at a table of Legendary Forests: the tile of this turn, trees, and planets tile by tile."""

from __future__ import annotations

from spinney.engine.showing import Item, Thing, Zone
from spinney.games.legendary import phases
from spinney.games.legendary.box import Box
from spinney.games.legendary.planet import SPOT, tile_drawn
from spinney.games.legendary.table import COLOURS, GRASS, NONE, ROUND, SIDES, START_TILE, TILES, TURNS, UNSEEN, Table


def zones(box: Box, view: Table, viewer: int) -> list[Zone]:
    drawn = (Item(Thing("tile", tile_drawn(view))),) if view.phase == phases.PLACE else ()
    shown = [
        Zone("zone-tile", drawn, (("label-turn", {"turn": turn(view), "turns": TURNS}),)),
        Zone("zone-trees", tuple(trees_left(view, colour) for colour in range(COLOURS))),
    ]
    if viewer >= 0:
        shown.append(Zone("zone-rim", rim(view, viewer), seat=viewer))
        shown.append(Zone("zone-turn", tuple(turned(turn) for turn in range(SIDES)), seat=viewer))
    return shown + [Zone("zone-planet", planet(box, view, seat, viewer), seat=seat) for seat in range(view.players)]


def turn(view: Table) -> int:
    """Which turn it is: so many tiles have been drawn."""
    return TURNS + UNSEEN - view.undrawn


def unplayed(view: Table) -> list[int]:
    """The tiles that have not been drawn: all know them, though not their order."""
    played = view.pile[view.undrawn :]
    return [tile for tile in range(START_TILE + 1, TILES) if tile not in played]


def trees(view: Table, seat: int) -> list[int]:
    """The edges on which a planet has trees, in the order in which they were planted."""
    return view.tree[seat][: view.tree_count[seat]]


def trees_left(view: Table, colour: int) -> Item:
    return Item(Thing("colour", colour), notes=(("label-left", {"n": view.supply[colour]}),), form="place")


def rim(view: Table, seat: int) -> tuple[Item, ...]:
    """The empty places beside a planet."""
    places = [spot >> SPOT for spot in view.rim[seat][: view.rim_size[seat]]]
    return tuple(
        Item(
            label=Thing("place", place),
            form="choice",
            parts={"column": place // ROUND, "row": place % ROUND},
            move="place",
        )
        for place in places
    )


def turned(turn: int) -> Item:
    return Item(label=Thing("turn", turn), form="choice", parts={"turn": turn}, move="place")


def planet(box: Box, view: Table, seat: int, viewer: int) -> tuple[Item, ...]:
    """The tiles of a planet with their trees, and in one's own the edges where a tree may stand."""
    tiles = [tile for tile in range(START_TILE, TILES) if view.place[seat][tile] != NONE]
    return tuple(
        Item(
            Thing("tile", tile),
            notes=(Thing("place", view.place[seat][tile]), Thing("turn", view.turned[seat][tile])),
            inner=edges(box, view, seat, tile, seat == viewer),
        )
        for tile in sorted(tiles, key=lambda tile: view.place[seat][tile])
    )


def edges(box: Box, view: Table, seat: int, tile: int, own: bool) -> tuple[Item, ...]:
    """Sides are named as the tile lies."""
    found = []
    for edge in range(SIDES):
        colour = box.colour[tile * SIDES + edge]
        where = Thing("edge", (edge + view.turned[seat][tile]) % SIDES)
        for _tree in range(trees(view, seat).count(tile * SIDES + edge)):
            found.append(Item(label=("label-tree", {"edge": where, "colour": Thing("colour", colour)})))
        if own and colour != GRASS:
            parts = {"tile": tile, "edge": edge, "colour": colour}
            label = ("label-edge", {"edge": where, "colour": Thing("colour", colour)})
            found.append(Item(label=label, form="choice", parts=parts, move="plant"))
    return tuple(found)
