"""Chat: those who hold a seat talk to each other. Nobody else hears it, and the game knows nothing of it."""

from __future__ import annotations

import re

from spinney.store.news import Piece
from spinney.tables.hosting import Host
from spinney.tables.live import LiveTable
from spinney.tables.messages.doing import Say
from spinney.tables.messages.saying import Said, Talk
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible

BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Nothing is to be seen of these, which Unicode counts among letters, marks and symbols."""
STRAY = re.compile("(?<![^ \ufe00-\ufe0f\U000e0100-\U000e01ef])[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors that follow no sign: one says how the sign before it looks, as of an emoji."""


async def say(host: Host, table: LiveTable, seat: int, wanted: Say) -> None:
    """Somebody says something; those who are there are told at once."""
    words = tidy(wanted.words)
    if not words:
        raise Impossible("nothing-said")
    if seat == SPECTATOR:
        raise Impossible("not-your-seat")
    if not table.chat or host.talking is None:
        raise Impossible("no-chat")
    talking, row = host.talking, table.course.seats[seat]
    talking.allow(table.row.id, seat, row)
    await host.aside.run(lambda: talking.say(table.row.id, seat, row, words, wanted.key))
    host.watchers.talked(table.row.id)
    host.news.tell(Piece("said", table.row.id))


async def heard(host: Host, table: LiveTable, seat: int, after: int) -> Talk:
    """What was said after the message of this number: nothing for those who only look on."""
    talking = host.talking
    if seat == SPECTATOR or not table.chat or talking is None:
        return Talk([])
    rows = await host.aside.run(lambda: talking.after(table.row.id, after))
    return Talk([Said(*row) for row in rows])


def tidy(text: str) -> str:
    """Without line breaks, and without signs that cannot be seen or turn others around."""
    seen = "".join(c if c.isprintable() and c not in BLANK else " " for c in text)
    return " ".join(STRAY.sub(" ", seen).split())
