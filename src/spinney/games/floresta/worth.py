"""What players have come to now that earns them something: `condition/<seat>/<condition>`, a bonus tree that is due."""

from __future__ import annotations

from spinney.games.floresta.bonus_trees import conditions_met
from spinney.games.floresta.box import Box
from spinney.games.floresta.table import CONDITIONS, Table


def worth(box: Box, table: Table, seat: int) -> dict[str, int]:
    met = conditions_met(table, seat)
    return {f"condition/{seat}/{condition}": met >> condition & 1 for condition in range(CONDITIONS)}
