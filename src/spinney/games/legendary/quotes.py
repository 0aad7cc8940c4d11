"""What the tile of this turn would do to the zones of a planet, wherever it fits: told before it is placed.

`join/<place>/<turn>/<zone>` is a zone that the tile would belong to, by the name that the zone would have then.
"""

from __future__ import annotations

from typing import TypedDict

from spinney.engine.header import asked
from spinney.games.legendary import phases
from spinney.games.legendary.box import Box
from spinney.games.legendary.planet import SPOT, add_tile, fits, tile_drawn
from spinney.games.legendary.scoring import zone_points
from spinney.games.legendary.table import EDGES, NONE, SIDES, TABLE, Table
from spinney.games.legendary.worth import planted_zones


class Join(TypedDict):
    """A zone as it would be: the full runes that it has now, those that it would gain, the half-runes it would keep.

    `points` are those that its trees would bring more.
    """

    runes: int
    gained: int
    halves: int
    points: int


def quotes(box: Box, view: Table, seat: int) -> dict[str, Join]:
    found: dict[str, Join] = {}
    if view.phase != phases.PLACE or not asked(view, seat):
        return found
    for spot in view.rim[seat][: view.rim_size[seat]]:
        for turn in range(SIDES):
            if fits(box.sides[tile_drawn(view)][turn], spot):
                place = spot >> SPOT
                for zone, join in joins(box, view, seat, place, turn).items():
                    found[f"join/{place}/{turn}/{zone}"] = join
    return found


def joins(box: Box, view: Table, seat: int, place: int, turn: int) -> dict[int, Join]:
    """The zones that the tile would belong to at a place."""
    tile = tile_drawn(view)
    after = after_tile(box, view, seat, place, turn)
    found: dict[int, Join] = {}
    for zone in after.zone[seat][tile * SIDES : (tile + 1) * SIDES]:
        if zone != NONE and zone not in found:
            found[zone] = compare(view, after, seat, zone)
    return found


def after_tile(box: Box, view: Table, seat: int, place: int, turn: int) -> Table:
    """The table as it would be if the tile of this turn lay at a place."""
    after: Table = TABLE.copy(view)
    after.told = 0
    add_tile(box, after, seat, tile_drawn(view), place, turn)
    return after


def compare(view: Table, after: Table, seat: int, zone: int) -> Join:
    """A zone after the tile was placed, and the zones of which it was made."""
    edges = [edge for edge in range(EDGES) if after.zone[seat][edge] == zone and view.zone[seat][edge] != NONE]
    joined = {view.zone[seat][edge] for edge in edges}
    planted = joined & planted_zones(view, seat)
    runes = sum(view.runes[seat][each] for each in joined)
    points = zone_points(after, seat, zone) if planted else 0
    return {
        "runes": runes,
        "gained": after.runes[seat][zone] - runes,
        "halves": after.halves[seat][zone],
        "points": points - sum(zone_points(view, seat, each) for each in planted),
    }
