"""Playing on from planets on a real table.

All that decides the rest lies there, but for the order of the tiles that nobody has drawn, which is dealt anew, and who
is architect. The construction token is taken to have passed once for each light number that lies there [26], though it
stayed at a seventh [23] and passed at one that fitted on no planet: records replay to the same table.
"""

from __future__ import annotations

from spinney.engine.errors import Wrong
from spinney.games.legendary.box import STEPS, Box
from spinney.games.legendary.by_hand import Planet, Planets, drawn_tiles
from spinney.games.legendary.planet import ANYTHING, lay, leave_rim
from spinney.games.legendary.table import MIDDLE, PILE, START_TILE, TABLE, UNSEEN, Table
from spinney.games.legendary.turn import draw_tile
from spinney.games.legendary.zones import plant_tree


def resumed(box: Box, table: Table, hand: Planets) -> None:
    """The table at the beginning of the turn that comes next."""
    drawn = drawn_tiles(hand)
    if PILE - len(drawn) <= UNSEEN:
        raise Wrong("resume-over")
    for seat, planet in enumerate(hand.seat):
        clear(table, seat)
        lay_planet(box, table, seat, planet)
        for tree in planet.trees:
            plant_tree(table, seat, tree.number())
            table.supply[box.colour[tree.number()]] -= 1
    table.pile = [tile for tile in table.pile if tile not in drawn] + sorted(drawn)
    table.undrawn = PILE - len(drawn)
    table.turn_number = len(drawn)
    table.token = (table.architect + sum(box.light[tile] for tile in drawn)) % table.players
    table.told = 0
    draw_tile(box, table)


def clear(table: Table, seat: int) -> None:
    """A planet without its start tile."""
    empty = TABLE.at_start()
    for field in ("place", "turned", "rim_size", "rim", "zone", "runes", "halves", "tree_count", "tree"):
        getattr(table, field)[seat] = getattr(empty, field)[seat]


def lay_planet(box: Box, table: Table, seat: int, planet: Planet) -> None:
    """Tile after tile from the start tile on, each beside one that lies there."""
    laid = {(one.x, one.y): one for one in planet.tiles}
    start = next(one for one in planet.tiles if one.tile == START_TILE)
    waiting = [(start.x, start.y, MIDDLE)]
    while waiting:
        x, y, place = waiting.pop(0)
        one = laid.pop((x, y), None)
        if one is None:
            continue
        wants = ANYTHING if one is start else leave_rim(table, seat, place)
        table.told = 0  # what closes here was closed long ago
        lay(box, table, seat, one.tile, place, one.turn, wants)
        waiting += [(x + right, y + down, box.beside[place][side]) for side, (right, down) in enumerate(STEPS)]
