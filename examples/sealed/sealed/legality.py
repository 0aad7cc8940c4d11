"""Why a move of Sealed may be refused."""

from __future__ import annotations

from . import reasons
from .box import Box
from .table import Table


def refuse_lay(box: Box, table: Table, seat: int, hand: int) -> int:
    return reasons.LEGAL if hand < table.hand_size[seat] else reasons.NO_SUCH_CARD
