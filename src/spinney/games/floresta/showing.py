"""What lies where at a table of Floresta: row, towers, the five sides space by space and path by path, and stocks."""

from __future__ import annotations

from spinney.engine.showing import Item, Said, Thing, Zone, bits, cards
from spinney.games.floresta.box import Box
from spinney.games.floresta.placing import planter
from spinney.games.floresta.table import (
    CAMPING_TOKEN,
    CARDS,
    KINDS,
    NONE,
    ON_TOWER,
    PATHS,
    SPACES,
    UNKNOWN,
    VALUES,
    ZONES,
    Table,
)


def zones(box: Box, view: Table, viewer: int) -> list[Zone]:
    shown = [Zone("zone-row", cards(row(view), "place"), (("label-deck", {"n": view.deck_size}),))]
    if view.card != NONE:
        shown.append(Zone("zone-played", cards([view.card], faces=UNKNOWN)))
    shown.append(Zone("zone-towers", tuple(tower_item(view, tower) for tower in view.tower)))
    shown += [side_zone(box, view, side) for side in view.side]
    for seat in range(view.players):
        held = cards(hand(view, seat), "hand" if seat == viewer else "", faces=UNKNOWN)
        shown.append(Zone("zone-area", facts=stock(view, seat), seat=seat))
        shown.append(Zone("zone-hand", held, seat=seat))
        shown.append(Zone("zone-discards", cards(discards(view, seat)), (values(view, seat),), seat=seat))
    return shown


def row(view: Table) -> list[int]:
    return view.row[: view.row_size]


def hand(view: Table, seat: int) -> list[int]:
    return view.hand[seat][: view.hand_size[seat]]


def discards(view: Table, seat: int) -> list[int]:
    return [card for card in range(CARDS) if view.discarded[card] == seat]


def claimer(view: Table, tower: int) -> int:
    """Who has claimed a tower."""
    return next((seat for seat in range(view.players) if view.claimed[seat] == tower), NONE)


def tower_item(view: Table, tower: int) -> Item:
    seat = claimer(view, tower)
    notes: tuple[Said, ...] = ()
    if seat != NONE:
        notes = (("label-pieces", {"seat": Thing("seat", seat), "n": view.pieces[seat]}),)
    return Item(Thing("tower", tower), notes=notes, parts={"tower": tower})


def side_zone(box: Box, view: Table, side: int) -> Zone:
    """A forest location: its spaces with the trees there, and its paths with fire and breaks."""
    spaces = [space_item(view, side, i) for i in bits(box.spaces[side])]
    paths = [path_item(view, side, i) for i in bits(box.paths[side])]
    lynx: list[Said] = [
        ("label-zone-lynx", {"zone": zone + 1, "n": view.zone_lynx[side][zone]})
        for zone in range(ZONES)
        if view.zone_lynx[side][zone] > 0
    ]
    here: list[Said] = [("label-truck-of", {"seat": Thing("seat", seat)}) for seat in trucks_at(view, side)]
    return Zone(Thing("side", side), (*spaces, *paths), (*lynx, *here))


def trucks_at(view: Table, side: int) -> list[int]:
    """Whose fire trucks stand on a side."""
    return [seat for seat in range(view.players) if view.truck[seat] == side]


def space_item(view: Table, side: int, i: int) -> Item:
    space = side * SPACES + i
    seat = planter(view, space)
    notes: list[Said] = [] if seat == NONE else [Thing("seat", seat)]
    states = {"label-neutral": view.neutral, "label-doubled": view.doubled, "label-felled": view.felled}
    notes += [message for message, sides in states.items() if sides[side] >> i & 1]
    return Item(Thing("space", space), notes=tuple(notes), form="card" if notes else "place", parts={"space": space})


def path_item(view: Table, side: int, i: int) -> Item:
    """A path, if there is something on it or it can be chosen."""
    states = {"label-fire": view.fire, "label-break": view.breaks}
    notes = tuple(message for message, sides in states.items() if sides[side] >> i & 1)
    path = side * PATHS + i
    return Item(Thing("path", path), notes=notes, form="card" if notes else "choice", parts={"path": path})


def stock(view: Table, seat: int) -> tuple[Said, ...]:
    """What somebody has: trees, points, axes, lynx and camping tokens, trees reserved, and a truck on its tower."""
    counts: dict[str, int] = {"trees": view.supply[seat], "vp": view.vp[seat]}
    counts |= {"axes": view.axes[seat], "lynx": view.lynx[seat]}
    facts: list[Said] = [(f"stock-{name}", {"n": n}) for name, n in counts.items()]
    for kind in range(KINDS):
        if view.camping[seat][kind] > 0:
            token = Thing("token", CAMPING_TOKEN + kind)
            facts.append(("stock-camping", {"token": token, "n": view.camping[seat][kind]}))
    if view.reserve[seat] > 0:
        facts.append(("label-reserved", {"n": view.reserve[seat]}))
    if view.truck[seat] == ON_TOWER:
        facts.append("label-truck-on-tower")
    return tuple(facts)


def values(view: Table, seat: int) -> Said:
    """The values among a seat's discards: all six bring a bonus tree [37]."""
    shown = [str(value + 1) for value in range(VALUES) if view.shown[seat] >> value & 1]
    return "label-values", {"values": " ".join(shown), "n": len(shown)}
