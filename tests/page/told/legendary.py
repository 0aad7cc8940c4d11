"""What the board of Legendary Forests works out from a state, as the rules have it."""

from __future__ import annotations

from typing import Any

from spinney.engine.header import asked
from spinney.engine.telling import Teller
from spinney.games.legendary import phases
from spinney.games.legendary.planet import SPOT, edge_on, fits, tile_drawn
from spinney.games.legendary.quotes import joins
from spinney.games.legendary.scoring import is_closed, zone_points
from spinney.games.legendary.table import EDGES, GRASS, NONE, PLACES, ROUND, SIDES, UNSEEN
from spinney.games.legendary.telling import light_number
from spinney.games.legendary.worth import planted_zones


def truth(game: Any, view: Any, viewer: int) -> dict[str, Any]:
    seats = range(view.players)
    return {
        "tile": tile_drawn(view),
        "light": light_number(Teller(game), view),
        "bar": [str(view.undrawn - UNSEEN), str(sum(view.supply))],
        "closed": [[zone for zone in zones(view, seat) if is_closed(view, seat, zone)] for seat in seats],
        "runes": [[sum(view.runes[seat]), sum(view.halves[seat])] for seat in seats],
        "woods": [woods(game.box, view, seat) for seat in seats],
        "waiting": waiting(game, view, viewer),
        "fits": {
            f"{place}/{turn}": held(game.box, view, viewer, place, turn) for place, turn in fitting(game, view, viewer)
        },
        "plantable": plantable(game.box, view, viewer),
    }


def zones(view: Any, seat: int) -> list[int]:
    """The zones of a planet: each is named after its first edge."""
    return [edge for edge in range(EDGES) if view.zone[seat][edge] == edge]


def woods(box: Any, view: Any, seat: int) -> list[list[int]]:
    """Every zone with trees: number, colour, runes, whether it is closed, points."""
    return [
        [zone, box.colour[zone], view.runes[seat][zone], is_closed(view, seat, zone), zone_points(view, seat, zone)]
        for zone in sorted(planted_zones(view, seat))
    ]


def waiting(game: Any, view: Any, viewer: int) -> dict[str, int] | None:
    """The placement of a viewer who waits for the others."""
    chosen = view.chosen[viewer] if viewer >= 0 else NONE
    if chosen == NONE or chosen >= PLACES * SIDES:
        return None
    _, parts = game.moves.decode(game.moves.bases["place"] + chosen)
    return {"place": parts["column"] * ROUND + parts["row"], "turn": parts["turn"]}


def fitting(game: Any, view: Any, viewer: int) -> list[tuple[int, int]]:
    """Where the tile fits, and how it is turned there."""
    if view.phase != phases.PLACE or viewer < 0 or not asked(view, viewer):
        return []
    sides = game.box.sides[tile_drawn(view)]
    spots = view.rim[viewer][: view.rim_size[viewer]]
    return [(spot >> SPOT, turn) for spot in spots for turn in range(SIDES) if fits(sides[turn], spot)]


def held(box: Any, view: Any, seat: int, place: int, turn: int) -> dict[str, Any]:
    """The tile where it fits: whole runes and half ones at its sides, and the zones it would belong to."""
    found = joins(box, view, seat, place, turn)
    leafy = sum(box.colour[edge_on(tile_drawn(view), turn, side)] != GRASS for side in range(SIDES))
    whole = sum(join["gained"] for join in found.values())
    return {
        "runes": [whole, leafy - whole],
        "joins": sorted([box.colour[zone], join["runes"], join["halves"] == 0] for zone, join in found.items()),
    }


def plantable(box: Any, view: Any, viewer: int) -> list[int]:
    """The zones on which a tree may be planted now."""
    if view.phase != phases.TREE or viewer < 0 or not asked(view, viewer):
        return []
    return [zone for zone in zones(view, viewer) if view.supply[box.colour[zone]] > 0]
