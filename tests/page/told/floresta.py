"""What the board of Floresta works out: the table from the log, what follows from what lies out, and a fire phase."""

from __future__ import annotations

from typing import Any

from spinney.engine.sets import count
from spinney.games.floresta import events, phases
from spinney.games.floresta.box import CELLS
from spinney.games.floresta.fire import beside_fire, spread_fire
from spinney.games.floresta.placing import planter
from spinney.games.floresta.table import BOARDS, NONE, ON_TOWER, PATHS, SPACES, VALUES

LEDGER = ("trees", "doubled", "felled", "fire", "breaks", "truck")


def truth(game: Any, view: Any, viewer: int) -> dict[str, Any]:
    box, seats = game.box, range(view.players)
    reach = [[CELLS[view.cell[board]] for board in members(view.reach[seat], BOARDS)] for seat in seats]
    return {
        "ledger": {field: getattr(view, field) for field in LEDGER},
        "owners": [[who(view, SPACES * side + i) for i in members(box.spaces[side], SPACES)] for side in view.side],
        "reach": [sorted(cells, key=CELLS.index) for cells in reach],
        "threatened": [CELLS[i] for i in range(BOARDS) if any(box.ignites[card] >> i & 1 for card in row(view))],
        "gaps": len(setup_row(game, view)) - view.row_size,
        "burning": sum(count(view.fire[side]) for side in view.side),
        "trucks": [[seat for seat in seats if view.truck[seat] == side] for side in view.side],
        "waiting": [
            [seat for seat in seats if view.claimed[seat] == tower and view.truck[seat] == ON_TOWER]
            for tower in view.tower
        ],
        "values": [[i + 1 for i in members(view.shown[seat], VALUES)] for seat in seats],
        "boards": [[board for board in range(BOARDS) if view.trees[seat][view.side[board]]] for seat in seats],
        "round": max(cards_played(view, seat) for seat in seats),
        "phase": fire_phase(game, view),
    }


def members(bits: int, size: int) -> list[int]:
    return [i for i in range(size) if bits >> i & 1]


def setup_row(game: Any, view: Any) -> list[int]:
    """The row of a new game with as many players: every place of it has a card."""
    fresh = game.new(view.players, seed=0, form="interpreted").table
    return row(fresh)


def row(view: Any) -> list[int]:
    return list(view.row[: view.row_size])


def who(view: Any, space: int) -> int | str:
    """Whose tree stands on a space."""
    if view.neutral[space // SPACES] >> space % SPACES & 1:
        return "neutral"
    seat = planter(view, space)
    return "free" if seat == NONE else seat


def cards_played(view: Any, seat: int) -> int:
    """The cards that a seat has played or is about to play: one a round."""
    playing = seat == view.turn and (view.phase == phases.TURN or view.card != NONE)
    return sum(whose == seat for whose in view.discarded) + playing


def fire_phase(game: Any, view: Any) -> dict[str, Any] | None:
    """The fire phase that the last move brought about: from the fires of now and before, by the rules of fire.

    Only markers that spread or were kindled in it are new, so the table as the trucks left it is known.
    """
    told = [list(event) for event in view.chronicle[: view.told]]
    if not any(code == events.BEGAN for code, *_ in told):
        return None
    before = game.table_layout.copy(view)
    before.told = 0
    for code, side, *sets in told:
        if code in (events.SPREAD, events.KINDLED):
            before.fire[side] &= ~sets[code == events.KINDLED]
    losses = {seat: cost_of_fire(game.box, before, seat) for seat in range(view.players)}
    fires = list(before.fire)
    spread_fire(game.box, before)
    return {
        "losses": {str(seat): costs for seat, costs in losses.items() if costs},
        "spread": [numbered(side, before.fire[side] & ~fires[side]) for side in view.side],
        "kindled": [numbered(side, view.fire[side] & ~before.fire[side]) for side in view.side],
        "dice": [value for code, _, value, _ in told if code == events.ROLLED],
    }


def cost_of_fire(box: Any, table: Any, seat: int) -> dict[str, int]:
    """What each tree of a seat beside fire costs."""
    return {
        str(side * SPACES + i): 1 + (table.doubled[side] >> i & 1)
        for side in table.side
        for i in members(beside_fire(box, table, side, table.trees[seat][side]), SPACES)
    }


def numbered(side: int, paths: int) -> list[int]:
    return [side * PATHS + i for i in members(paths, PATHS)]
