"""Points, axes, lynx and camping tokens. Lynx and camping tokens are limited: one takes what is left [8]."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.games.floresta import events
from spinney.games.floresta.table import AXE_TOKEN, CAMPING_TOKEN, LYNX_TOKEN, VP_TOKEN, Table


def gain_points(table: Table, seat: int, amount: int) -> None:
    if amount > 0:
        table.vp[seat] += amount
        tell(table, events.GAINED, seat, amount, VP_TOKEN)


def gain_axes(table: Table, seat: int, amount: int) -> None:
    if amount > 0:
        table.axes[seat] += amount
        tell(table, events.GAINED, seat, amount, AXE_TOKEN)


def pay_axes(table: Table, seat: int, amount: int) -> None:
    if amount > 0:
        table.axes[seat] -= amount
        tell(table, events.PAID, seat, amount, 0)


def gain_lynx(table: Table, seat: int, amount: int) -> None:
    taken = min(amount, table.lynx_left)
    if taken > 0:
        table.lynx_left -= taken
        table.lynx[seat] += taken
        tell(table, events.GAINED, seat, taken, LYNX_TOKEN)


def gain_camping(table: Table, seat: int, kind: int, amount: int) -> None:
    taken = min(amount, table.camping_left[kind])
    if taken > 0:
        table.camping_left[kind] -= taken
        table.camping[seat][kind] += taken
        tell(table, events.GAINED, seat, taken, CAMPING_TOKEN + kind)
