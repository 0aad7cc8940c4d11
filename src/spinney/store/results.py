"""Results of finished games, the ratings that follow from them, and lists of both.

A game's results are written once, all seats and ratings in one transaction: of two processes that try, the database
lets one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, and_, exists, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from spinney.store import schema
from spinney.store.database import Database
from spinney.store.rating import Skill, rated
from spinney.store.upsert import upsert

TOP = 100
LEAST_GAMES = 5
"""Who has played fewer is on no list: little is known of them."""
MOST_OF_A_PERSON = 5_000
"""So many games of a person are counted, the last ones."""

results, ratings, people, dailies = schema.results, schema.ratings, schema.people, schema.dailies
tables, standings = schema.tables, schema.standings


class ResultRow(Struct, frozen=True):
    """How a seat did. `person` is empty for bots and for guests; `bot` is the level of a bot."""

    table_id: str
    seat: int
    person: str
    name: str
    bot: str
    game: str
    players: int
    place: int
    points: int
    rated: bool
    daily: str
    ended: str


class PersonRow(Struct, frozen=True):
    """What a person is called, and whether they want ratings."""

    name: str
    rated: bool


class RatingRow(Struct, frozen=True):
    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int


class DayRow(Struct, frozen=True):
    """How somebody did at the deal of a day."""

    person: str
    points: int
    place: int
    ended: str


class Results:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Writing.

    def keep(self, rows: Sequence[ResultRow], teams: Sequence[Sequence[int]]) -> bool:
        """Writes the results of a table, by seat, and the ratings that follow; whether nobody had done so before.

        Rows that say `rated` are if all the people at the table are still known. That they want it was asked when they
        sat down: who could change their mind during the game would count only what they win.
        """
        try:
            with self._database.writing() as connection:
                counts = all(row.rated for row in rows) and _all_known(connection, [row.person for row in rows])
                kept = [asdict(row) | {"rated": counts} for row in rows]
                connection.execute(insert(results), kept)
                if counts:
                    _rate(connection, rows, teams)
        except IntegrityError:
            return False
        return True

    def wants(self, person: str, wants: bool) -> None:
        """Whether a person wants ratings."""
        with self._database.writing() as connection:
            connection.execute(people.update().where(people.c.id == person).values(rated=wants))

    # Reading.

    def missing(self) -> list[str]:
        """Tables that are over and whose results are not kept; the games that give none are among them."""
        query = (
            select(standings.c.table_id)
            .join(tables, tables.c.id == standings.c.table_id)
            .where(
                standings.c.over,
                ~tables.c.replay,
                tables.c.teaches == "",
                tables.c.paper == "",
                tables.c.deal != "branch",
                ~exists().where(results.c.table_id == standings.c.table_id),
            )
        )
        with self._database.reading() as connection:
            return list(connection.execute(query).scalars())

    def person(self, person: str) -> PersonRow | None:
        query = select(people.c.name, people.c.rated).where(people.c.id == person)
        with self._database.reading() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else PersonRow(*found)

    def public(self, ids: Iterable[str]) -> set[str]:
        """Those of these people who have a public page."""
        query = select(people.c.id).where(people.c.rated, people.c.id.in_(set(ids)))
        with self._database.reading() as connection:
            return set(connection.execute(query).scalars())

    def of_person(self, person: str) -> list[ResultRow]:
        """All rows of the tables at which a person has finished a game, the newest first: also of those they met."""
        theirs = (
            select(results.c.table_id)
            .where(results.c.person == person)
            .order_by(results.c.ended.desc())
            .limit(MOST_OF_A_PERSON)
        )
        return self._rows(results.c.table_id.in_(theirs))

    def latest(self, game: str, most: int, person: str = "") -> list[list[ResultRow]]:
        """The last tables that anybody may see, the newest first: of a title and of a person, if these are given.

        Those are tables that were listed when they were open, and rated ones, as long as they are kept.
        """
        ids = (
            select(results.c.table_id, func.max(results.c.ended).label("ended"))
            .join(tables, tables.c.id == results.c.table_id)
            .where(or_(tables.c.listed, results.c.rated), results.c.daily == "")
            .group_by(results.c.table_id)
            .order_by(func.max(results.c.ended).desc(), results.c.table_id)
            .limit(most)
        )
        if game:
            ids = ids.where(results.c.game == game)
        if person:
            ids = ids.where(results.c.table_id.in_(select(results.c.table_id).where(results.c.person == person)))
        with self._database.reading() as connection:
            found = list(connection.execute(ids).scalars())
        return by_table(self._rows(results.c.table_id.in_(found)))

    def kept(self, ids: Iterable[str]) -> set[str]:
        """Those of these tables that can still be looked at."""
        with self._database.reading() as connection:
            return set(connection.execute(select(tables.c.id).where(tables.c.id.in_(set(ids)))).scalars())

    def top(self, game: str) -> list[RatingRow]:
        """The best of those who want ratings and have played enough, by what their strength is at least."""
        return self._ratings(
            and_(ratings.c.game == game, ratings.c.games >= LEAST_GAMES, people.c.rated),
            most=TOP,
        )

    def ratings_of(self, person: str) -> list[RatingRow]:
        return self._ratings(ratings.c.person == person)

    def day(self, game: str, day: str) -> list[DayRow]:
        """How everybody did who has finished the deal of a day."""
        query = (
            select(results.c.person, results.c.points, results.c.place, results.c.ended)
            .join(dailies, and_(dailies.c.table_id == results.c.table_id, dailies.c.person == results.c.person))
            .where(dailies.c.game == game, dailies.c.day == day)
        )
        with self._database.reading() as connection:
            return [DayRow(*row) for row in connection.execute(query)]

    def of_day(self, person: str, day: str) -> dict[str, ResultRow]:
        """What a person has finished of a day's deals, by title."""
        rows = self._rows(and_(results.c.person == person, results.c.daily == day))
        return {row.game: row for row in rows}

    def _rows(self, condition: Any) -> list[ResultRow]:
        query = select(*[results.c[name] for name in ResultRow.__struct_fields__]).where(condition)
        query = query.order_by(results.c.ended.desc(), results.c.table_id, results.c.seat)
        with self._database.reading() as connection:
            return [ResultRow(*row) for row in connection.execute(query)]

    def _ratings(self, condition: Any, most: int | None = None) -> list[RatingRow]:
        query = (
            select(ratings.c.person, people.c.name, ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games)
            .join(people, people.c.id == ratings.c.person)
            .where(condition)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc(), ratings.c.person, ratings.c.game)
            .limit(most)
        )
        with self._database.reading() as connection:
            return [RatingRow(*row) for row in connection.execute(query)]


def by_table(rows: Iterable[ResultRow]) -> list[list[ResultRow]]:
    """Rows of the same table together, as they come."""
    return [list(together) for _, together in groupby(rows, key=lambda row: row.table_id)]


def _all_known(connection: Connection, ids: Sequence[str]) -> bool:
    """Whether these are several different people who are all known.

    They are locked, always in the same order: of two tables that end at once the second sees what the first has done.
    """
    query = select(people.c.id).where(people.c.id.in_(ids)).order_by(people.c.id)
    return len(connection.execute(query.with_for_update(key_share=True)).all()) == len(ids) > 1


def _rate(connection: Connection, rows: Sequence[ResultRow], teams: Sequence[Sequence[int]]) -> None:
    game = rows[0].game
    found = connection.execute(
        select(ratings).where(ratings.c.game == game, ratings.c.person.in_([row.person for row in rows]))
    )
    before = {row.person: row for row in found}
    skills = [
        [Skill(old.mu, old.sigma) if (old := before.get(rows[seat].person)) else Skill() for seat in team]
        for team in teams
    ]
    after = rated(skills, [rows[team[0]].place for team in teams])
    for team, skilled in zip(teams, after, strict=True):
        for seat, skill in zip(team, skilled, strict=True):
            row = rows[seat]
            games = before[row.person].games + 1 if row.person in before else 1
            upsert(
                connection,
                ratings,
                ("person", "game"),
                {
                    "person": row.person,
                    "game": game,
                    "mu": skill.mu,
                    "sigma": skill.sigma,
                    "games": games,
                    "changed": row.ended,
                },
            )
