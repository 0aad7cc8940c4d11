"""Talking: who may say how much at a table."""

from __future__ import annotations

from spinney.server.rates import Allowance, Rates
from spinney.store.chat import Chat
from spinney.store.contract import SaidRow
from spinney.store.entries import SeatRow
from spinney.tables.hosting import ASKER
from spinney.tables.problems import Impossible

BY_PERSON = Allowance(8, 0.5)
BY_ADDRESS = Allowance(40, 2.0)


class Talking:
    def __init__(self, chat: Chat, limited: bool = True) -> None:
        self._chat = chat
        self._rates = (Rates(BY_PERSON), Rates(BY_ADDRESS)) if limited else ()

    def allow(self, table_id: str, seat: int, row: SeatRow) -> None:
        """Raises if somebody, or everybody at that address, has said too much; to be asked in the event loop."""
        who = (row.person or f"{table_id} {seat}", ASKER.get())
        for rates, name in zip(self._rates, who, strict=False):
            if wait := rates.spend(name):
                raise Impossible("too-often", seconds=int(wait) + 1)

    def say(self, table_id: str, seat: int, row: SeatRow, words: str, key: str) -> None:
        self._chat.say(table_id, seat, row.person, row.name, words, f"{seat} {key}" if key else "")

    def after(self, table_id: str, number: int) -> list[SaidRow]:
        return self._chat.after(table_id, number)
