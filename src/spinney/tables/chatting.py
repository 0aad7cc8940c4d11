"""Chat: those who hold a seat talk to each other. Nobody else hears it, and the game knows nothing of it."""

from __future__ import annotations

from spinney.store.news import Piece
from spinney.tables.hosting import Host
from spinney.tables.live import LiveTable
from spinney.tables.messages.doing import Say
from spinney.tables.messages.saying import Said, Talk
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible


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
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
