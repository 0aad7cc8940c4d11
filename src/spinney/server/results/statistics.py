"""Statistics of a person's games, lists of finished games, and lists of ratings.

What is public: people who want ratings have a page, with numbers about all their games. Tables are shown to everybody
only if they were listed in the lobby, or rated, so that all who sat down there wanted ratings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from spinney.store.rating import Skill
from spinney.store.results import RatingRow, ResultRow, Results, by_table
from spinney.tables.messages.results import (
    Against,
    FinishedTable,
    PointsCount,
    RatedPerson,
    RatingOf,
    ResultSeat,
    Statistics,
    TitleStatistics,
)
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible

MOST_FINISHED = 50
LATEST = 20


def mine(results: Results, person: str) -> Statistics:
    """All that a person may know of their games."""
    rows = results.of_person(person)
    return _statistics(results, person, rows, by_table(rows)[:LATEST])


def of_person(results: Results, person: str) -> Statistics:
    """What everybody may know of a person who wants ratings."""
    found = results.person(person)
    if found is None or not found.rated:
        raise Impossible("no-such-person")
    return _statistics(results, person, results.of_person(person), results.latest("", LATEST, person))


def finished(results: Results, game: str) -> list[FinishedTable]:
    """The last games of a title that everybody may see."""
    return _told(results, results.latest(game, MOST_FINISHED), "")


def best(results: Results, game: str) -> list[RatedPerson]:
    return [RatedPerson(row.person, row.name, rating_of(row)) for row in results.top(game)]


def rating_of(row: RatingRow) -> RatingOf:
    return RatingOf(round(Skill(row.mu, row.sigma).least, 2), round(row.mu, 2), round(row.sigma, 2), row.games)


def counted(points: Iterable[int]) -> list[PointsCount]:
    """How many have which points, the fewest first."""
    return [PointsCount(*pair) for pair in sorted(Counter(points).items())]


def _statistics(
    results: Results, person: str, rows: Sequence[ResultRow], latest: Sequence[Sequence[ResultRow]]
) -> Statistics:
    found = results.person(person)
    if found is None:
        raise Impossible("no-such-person")
    skills = {row.game: rating_of(row) for row in results.ratings_of(person)} if found.rated else {}
    tables = by_table(rows)
    games = sorted({row.game for row in rows} | set(skills))
    titles = [
        _title(game, [each for each in tables if each[0].game == game], person, skills.get(game)) for game in games
    ]
    return Statistics(person, found.name, found.rated, titles, _told(results, latest, person))


def _title(game: str, tables: Sequence[Sequence[ResultRow]], person: str, rating: RatingOf | None) -> TitleStatistics:
    own = [next(row for row in rows if row.person == person) for rows in tables]
    contests = [(row, rows) for row, rows in zip(own, tables, strict=True) if row.players > 1]
    met: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for row, rows in contests:
        levels = {other.bot for other in rows if other.bot} or {""}
        met.update(levels)
        won.update(levels if row.place == 1 else ())
    points = [row.points for row in own]
    return TitleStatistics(
        game,
        games=len(own),
        contests=len(contests),
        wins=sum(row.place == 1 for row, _ in contests),
        average=round(sum(points) / len(points), 1) if points else 0.0,
        best=max(points, default=0),
        points=counted(points),
        against=[Against(level, met[level], won[level]) for level in sorted(met)],
        rating=rating,
    )


def _told(results: Results, tables: Sequence[Sequence[ResultRow]], person: str) -> list[FinishedTable]:
    public = results.public(row.person for rows in tables for row in rows)
    kept = results.kept(rows[0].table_id for rows in tables)
    return [
        FinishedTable(
            table=rows[0].table_id if rows[0].table_id in kept else "",
            game=rows[0].game,
            ended=rows[0].ended,
            rated=rows[0].rated,
            daily=rows[0].daily,
            mine=next((row.seat for row in rows if person and row.person == person), SPECTATOR),
            seats=[
                ResultSeat(row.name, row.person if row.person in public else "", row.bot, row.place, row.points)
                for row in rows
            ],
        )
        for rows in tables
    ]
