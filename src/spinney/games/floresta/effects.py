"""What a tree brings about: lynx laid with it, rewards, felling, the card's special action [13 to 17, 20]."""

from __future__ import annotations

from spinney.engine.header import ask, tell
from spinney.engine.layout import Record
from spinney.games.floresta.box import (
    AXE_CARD,
    BREAK_CARD,
    BREAK_OVER_FIRE,
    DOUBLE_CARD,
    FIGHTER_CARD,
    LYNX_ANYWHERE,
    LYNX_CARD,
)
from spinney.games.floresta.placing import follow_arrows, power_at
from spinney.games.floresta.table import (
    AXE_TOKEN,
    BREAK,
    BROKE,
    BY_CARD,
    BY_TRANSPLANT,
    CAMPING_TOKEN,
    DOUBLED,
    FELL,
    FELLED,
    FIGHT,
    GAINED,
    HELP,
    KINDS,
    LAID,
    LAY,
    LAY_LYNX,
    LYNX_TOKEN,
    NONE,
    PATHS,
    QUENCHED,
    SEATS,
    SPACES,
    TRANSPLANTS_BARE,
    TRUCK_ON,
    VP_TOKEN,
)

FIGHTER_MARKERS = 3
BREAK_POINTS = 2

# Gains. Lynx and camping tokens are limited: one takes what is left [8].


def gain_points(table: Record, seat: int, amount: int) -> None:
    if amount > 0:
        table.vp[seat] += amount
        tell(table, GAINED, seat, amount, VP_TOKEN)


def gain_axes(table: Record, seat: int, amount: int) -> None:
    if amount > 0:
        table.axes[seat] += amount
        tell(table, GAINED, seat, amount, AXE_TOKEN)


def gain_lynx(table: Record, seat: int, amount: int) -> None:
    taken = min(amount, table.lynx_left)
    if taken > 0:
        table.lynx_left -= taken
        table.lynx[seat] += taken
        tell(table, GAINED, seat, taken, LYNX_TOKEN)


def gain_camping(table: Record, seat: int, kind: int, amount: int) -> None:
    taken = min(amount, table.camping_left[kind])
    if taken > 0:
        table.camping_left[kind] -= taken
        table.camping[seat][kind] += taken
        tell(table, GAINED, seat, taken, CAMPING_TOKEN + kind)


# A tree and its effects, in the order of rule 20.


def put_tree(box: Record, table: Record, seat: int, space: int, how: int) -> None:
    side = space // SPACES
    table.trees[seat][side] |= 1 << space % SPACES
    if box.in_order[side] == 1:
        follow_arrows(box, table, side)
    table.space = space
    table.how = how
    table.step = LAY_LYNX


def lay_double(box: Record, table: Record, seat: int, space: int) -> None:
    """An x2 card in its own location puts a token under the tree, if one is left [14]."""
    side = space // SPACES
    if box.special[table.card] == DOUBLE_CARD and box.icon[table.card] == side >> 1 and table.doubles_left > 0:
        table.doubles_left -= 1
        table.doubled[side] |= 1 << space % SPACES
        tell(table, DOUBLED, seat, space, 0)


def lynx_room(box: Record, table: Record, space: int) -> int:
    """The empty lynx icons of the zone of a space."""
    side = space // SPACES
    zone = box.zone[space]
    if zone == NONE:
        return 0
    room: int = box.zone_slots[side][zone] - table.zone_lynx[side][zone]
    return room


def put_lynx(box: Record, table: Record, seat: int, amount: int) -> None:
    """Lynx onto icons of the zone in which the tree stands."""
    table.zone_lynx[table.space // SPACES][box.zone[table.space]] += amount
    tell(table, LAID, seat, amount, table.space)


def lay_due_lynx(box: Record, table: Record, seat: int) -> None:
    """The lynx that the space asks for; those that a moved tree brings along go first [20, 46, 53, 54]."""
    due = box.lay[table.space]
    brought = table.attached
    table.attached = 0
    if due > 0:
        table.lynx[seat] -= max(due - brought, 0)
        brought = max(brought - due, 0)
        tell(table, LAID, seat, due, table.space)
    laid = min(brought, lynx_room(box, table, table.space))
    if laid > 0:
        put_lynx(box, table, seat, laid)
    table.lynx[seat] += brought - laid
    if lynx_room(box, table, table.space) > 0 and table.lynx[seat] > 0:
        ask(table, seat, LAY)


def earn(box: Record, table: Record, seat: int) -> None:
    """The printed rewards; an x2 token doubles points and camping tokens [14, 20]."""
    if table.how == BY_TRANSPLANT and table.options[TRANSPLANTS_BARE] == 1:
        return
    space = table.space
    times = 1 + (table.doubled[space // SPACES] >> space % SPACES & 1)
    gain_points(table, seat, times * box.vp[space])
    gain_axes(table, seat, box.axe[space])
    gain_lynx(table, seat, box.lynx[space])
    for kind in range(KINDS):
        gain_camping(table, seat, kind, times * box.tokens[space][kind])


def standing_before(box: Record, table: Record) -> int:
    """The players' standing trees in the column before that of the tree just put [51]."""
    side = table.space // SPACES
    zone = box.zone[table.space]
    if box.felling[side] == 0 or zone < 1:
        return 0
    trees = 0
    for seat in range(SEATS):
        trees |= table.trees[seat][side]
    standing: int = trees & box.zone_spaces[side][zone - 1] & ~table.felled[side]
    return standing


def offer_felling(box: Record, table: Record, seat: int) -> None:
    if standing_before(box, table) != 0:
        ask(table, seat, FELL)


def fell_column(box: Record, table: Record, seat: int) -> None:
    trees = standing_before(box, table)
    table.felled[table.space // SPACES] |= trees
    tell(table, FELLED, seat, count(trees), table.space // SPACES)


def count(bits: int) -> int:
    n = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


# Special actions.


def act_specially(box: Record, table: Record, seat: int) -> None:
    """The special action of the card a tree was planted with; wild and x2 have done their work by now [13]."""
    if table.how != BY_CARD:
        return
    special = box.special[table.card]
    board = table.space // SPACES >> 1
    if special == AXE_CARD:
        gain_axes(table, seat, 1)
    elif special == LYNX_CARD:
        if box.icon[table.card] == board:
            gain_lynx(table, seat, 1)
        elif power_at(box, table, seat, board) == LYNX_ANYWHERE and table.lynx_left > 0:
            ask(table, seat, HELP)
    elif special == BREAK_CARD:
        if table.breaks_left > 0 and breakable(box, table, seat) != 0:
            ask(table, seat, BREAK)
    elif special == FIGHTER_CARD and table.fire[table.space // SPACES] != 0:
        begin_quenching(table, FIGHTER_MARKERS)
        ask(table, seat, FIGHT)


def breakable(box: Record, table: Record, seat: int) -> int:
    """The paths of the location that may take a break: empty ones, with Chiqueiro in reach burning ones too [15]."""
    side = table.space // SPACES
    paths: int = box.paths[side] & ~table.breaks[side]
    if power_at(box, table, seat, side >> 1) != BREAK_OVER_FIRE:
        paths &= ~table.fire[side]
    return paths


def put_break(table: Record, seat: int, path: int) -> None:
    side = path // PATHS
    bit = 1 << path % PATHS
    points = BREAK_POINTS
    if table.fire[side] & bit:
        table.fire[side] &= ~bit
        points += 1
    table.breaks[side] |= bit
    table.breaks_left -= 1
    tell(table, BROKE, seat, path, 0)
    gain_points(table, seat, points)


# Putting out fires, marker by marker, in the order of the paths' numbers: so every set comes up once [16].


def begin_quenching(table: Record, markers: int) -> None:
    table.quench = markers
    table.quenched[0] = NONE
    table.quenched[1] = NONE


def connected(box: Record, first: int, second: int) -> bool:
    """Whether two paths of a side share a space."""
    share: bool = box.joined[first] >> second % PATHS & 1 == 1
    return share


def quenchable(box: Record, table: Record, side: int) -> int:
    """The markers of a side that may go next, so that all that go are connected in the end."""
    fire: int = table.fire[side]
    first = table.quenched[0]
    second = table.quenched[1]
    if first == NONE:
        return fire
    if second != NONE:
        third: int = fire >> second % PATHS << second % PATHS
        if connected(box, first, second):
            third &= box.joined[first] | box.joined[second]
        else:
            third &= box.joined[first] & box.joined[second]
        return third
    later = fire >> first % PATHS << first % PATHS
    paths: int = later & box.joined[first]
    if table.quench > 1:
        for i in range(PATHS):
            if later >> i & 1 and (box.joined[side * PATHS + i] & box.joined[first] & later) >> i != 0:
                paths |= 1 << i
    return paths


def may_stop(box: Record, table: Record) -> bool:
    """At least one marker must go, and those that went must be connected [16]."""
    if table.quenched[0] == NONE:
        return False
    return table.quenched[1] == NONE or connected(box, table.quenched[0], table.quenched[1])


def quench_one(box: Record, table: Record, seat: int, path: int) -> None:
    """Removes a marker for a point, and asks for the next one if there can be any."""
    side = path // PATHS
    table.fire[side] &= ~(1 << path % PATHS)
    tell(table, QUENCHED, seat, path, 0)
    gain_points(table, seat, 1)
    table.quench -= 1
    if table.quenched[0] == NONE:
        table.quenched[0] = path
    elif table.quenched[1] == NONE:
        table.quenched[1] = path
    if table.quench > 0 and quenchable(box, table, side) != 0:
        ask(table, seat, FIGHT if table.phase == FIGHT else TRUCK_ON)
    else:
        begin_quenching(table, 0)
