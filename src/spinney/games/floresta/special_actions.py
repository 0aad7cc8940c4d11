"""The special actions of cards [13 to 17]. Wild is a matter of matching: see `cards.py`."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.engine.pending import push
from spinney.games.floresta import events, steps
from spinney.games.floresta.box import (
    AXE_CARD,
    BREAK_CARD,
    BREAK_OVER_FIRE,
    DOUBLE_CARD,
    FIGHTER_CARD,
    LYNX_ANYWHERE,
    LYNX_CARD,
    Box,
)
from spinney.games.floresta.quenching import begin_quenching
from spinney.games.floresta.table import PATHS, SPACES, Table
from spinney.games.floresta.tokens import gain_axes, gain_lynx, gain_points
from spinney.games.floresta.towers import power_at

FIGHTER_MARKERS = 3
BREAK_POINTS = 2


def lay_double(box: Box, table: Table, seat: int, space: int) -> None:
    """An x2 card in its own location puts a token under the tree, if one is left [14]."""
    side = space // SPACES
    if box.special[table.card] == DOUBLE_CARD and box.icon[table.card] == side >> 1 and table.doubles_left > 0:
        table.doubles_left -= 1
        table.doubled[side] |= 1 << space % SPACES
        tell(table, events.DOUBLED, seat, space, 0)


def act_specially(box: Box, table: Table, seat: int, space: int) -> None:
    """The special action of the card a tree was planted with; wild and x2 have done their work by now [13]."""
    special = box.special[table.card]
    side = space // SPACES
    if special == AXE_CARD:
        gain_axes(table, seat, 1)
    elif special == LYNX_CARD:
        if box.icon[table.card] == side >> 1:
            gain_lynx(table, seat, 1)
        elif power_at(box, table, seat, side >> 1) == LYNX_ANYWHERE and table.lynx_left > 0:
            push(table, steps.HELP, seat)[steps.SPACE] = space
    elif special == BREAK_CARD:
        if table.breaks_left > 0 and breakable(box, table, seat, side) != 0:
            push(table, steps.BREAK, seat)[steps.SPACE] = space
    elif special == FIGHTER_CARD and table.fire[side] != 0:
        begin_quenching(table, steps.FIGHT, seat, space, FIGHTER_MARKERS)


def breakable(box: Box, table: Table, seat: int, side: int) -> int:
    """The paths of a location that may take a break: empty ones, with Chiqueiro in reach burning ones too [15]."""
    paths = box.paths[side] & ~table.breaks[side]
    if power_at(box, table, seat, side >> 1) != BREAK_OVER_FIRE:
        paths &= ~table.fire[side]
    return paths


def put_break(table: Table, seat: int, path: int) -> None:
    side = path // PATHS
    bit = 1 << path % PATHS
    points = BREAK_POINTS
    if table.fire[side] & bit:
        table.fire[side] &= ~bit
        points += 1
    table.breaks[side] |= bit
    table.breaks_left -= 1
    tell(table, events.BROKE, seat, path, 0)
    gain_points(table, seat, points)
