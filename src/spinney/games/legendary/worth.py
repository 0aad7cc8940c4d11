"""What each zone with trees brings now: `zone/<seat>/<zone>`. Several trees on a zone count as one [28 to 30]."""

from __future__ import annotations

from spinney.games.legendary.box import Box
from spinney.games.legendary.scoring import zone_points
from spinney.games.legendary.table import Table


def worth(box: Box, table: Table, seat: int) -> dict[str, int]:
    return {f"zone/{seat}/{zone}": zone_points(table, seat, zone) for zone in planted_zones(table, seat)}


def planted_zones(table: Table, seat: int) -> set[int]:
    """The zones on which a seat has trees."""
    return {table.zone[seat][edge] for edge in table.tree[seat][: table.tree_count[seat]]}
