"""The deal of the day: for every title one, the same for everybody, which a person can play once.

The other seats have bots of one level, whose chance is the same at all tables, too. How the others did is told to those
who have finished, and to everybody when the day is over.
"""

from __future__ import annotations

from contextlib import suppress
from secrets import token_urlsafe

from sqlalchemy.exc import IntegrityError

from spinney.server.results.statistics import counted
from spinney.store.dailies import Dailies
from spinney.store.results import Results
from spinney.tables.day import after, is_day, is_past, today
from spinney.tables.library import offers
from spinney.tables.messages.making import Created, SeatToken
from spinney.tables.messages.results import DailyDay, DailyResults, DailyTitle
from spinney.tables.problems import Impossible
from spinney.tables.tables import DAILY_BOT, DAILY_PLAYERS, DailyDeal, Tables


class Daily:
    """What is here reads or writes the database: it is to be called aside."""

    def __init__(self, dailies: Dailies, results: Results, tables: Tables) -> None:
        self._dailies = dailies
        self._results = results
        self._tables = tables

    def days(self, person: str, language: str) -> list[DailyDay]:
        """Today's deals and yesterday's."""
        return [self._day(day, person, language) for day in (today(), after(today(), -1))]

    def begin(self, game: str, person: str, name: str) -> Created:
        """The table of a person at today's deal, which is made if there is none.

        It has its name before it is there, so that two who ask at once, on two devices, get the same one.
        """
        day = today()
        if not any(offer.name == game for offer in offers("en")):
            raise Impossible("no-such-game")
        table_id = self._dailies.table(person, game, day, token_urlsafe(9))
        if self._tables.host.store.table(table_id) is None:
            deal = DailyDeal(game, day, table_id, self._dailies.key(game, day), self._dailies.bot_seed(game, day))
            with suppress(IntegrityError):  # the other one was quicker
                self._tables.daily(deal, person, name)
        return Created(table_id, [SeatToken(0, "")])

    def results(self, game: str, day: str, person: str) -> DailyResults:
        """How everybody did, for those who may know."""
        if not is_day(day):
            raise Impossible("no-such-day")
        rows = self._results.day(game, day)
        mine = next((row for row in rows if person and row.person == person), None)
        if mine is None and not is_past(day):
            raise Impossible("play-first")
        on_day = [row for row in rows if row.ended < after(day)]
        return DailyResults(
            game,
            day,
            counts=counted(row.points for row in on_day),
            won=sum(row.place == 1 for row in on_day),
            mine=mine.points if mine else None,
            counted=mine in on_day,
            better=sum(row.points > mine.points for row in on_day) if mine else 0,
            worse=sum(row.points < mine.points for row in on_day) if mine else 0,
        )

    def _day(self, day: str, person: str, language: str) -> DailyDay:
        begun = self._dailies.begun(person, day) if person else {}
        ended = self._results.of_day(person, day) if person else {}
        titles = []
        for offer in offers(language):
            mine = ended.get(offer.name)
            titles.append(
                DailyTitle(
                    offer.name,
                    offer.title,
                    DAILY_BOT,
                    DAILY_PLAYERS - 1,
                    begun.get(offer.name, ""),
                    mine is not None,
                    mine.place if mine else 0,
                    mine.points if mine else 0,
                )
            )
        return DailyDay(day, f"{after(day)}T00:00:00Z", titles)
