"""Finished games, ratings, and the deal of the day."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from spinney.tables.messages.values import Name

PersonId = Annotated[str, Meta(max_length=40)]


class ResultSeat(Struct, frozen=True):
    """How a seat did: its place, which those who stand alike share, and its points.

    `person` is empty for bots, and for people who have no public page. `bot` is the level of a bot.
    """

    name: str
    person: str
    bot: str
    place: int
    points: int


class FinishedTable(Struct, frozen=True):
    """A game that is over. `mine` is the seat of whoever it is told to or about, -1 if none; `daily` the day, or empty.

    `table` is empty where the table is not kept any more.
    """

    table: str
    game: str
    ended: str
    rated: bool
    daily: str
    mine: int
    seats: list[ResultSeat]


class RatingOf(Struct, frozen=True):
    """What is believed of a person's strength at a title.

    `mu` is the belief, `sigma` how far it is unsure; `rating`, which lists go by, is what the strength is at least.
    """

    rating: float
    mu: float
    sigma: float
    games: int


class RatedPerson(Struct, frozen=True):
    """A line of a list of ratings."""

    person: str
    name: str
    rating: RatingOf


class Against(Struct, frozen=True):
    """Games with bots of a level, or (empty) with people only, and how many of these were won."""

    bot: str
    games: int
    wins: int


class TitleStatistics(Struct, frozen=True):
    """A person's games of one title: how many, how many with others, and how many of these were won.

    `points` counts games by their points, the fewest first.
    """

    game: str
    games: int
    contests: int
    wins: int
    average: float
    best: int
    points: list[PointsCount]
    against: list[Against]
    rating: RatingOf | None


class PointsCount(Struct, frozen=True):
    """So many have these points."""

    points: int
    count: int


class Statistics(Struct, frozen=True):
    """A person's games: by title, and the last ones. `rated`: the person wants ratings, and so has a public page."""

    person: str
    name: str
    rated: bool
    titles: list[TitleStatistics]
    latest: list[FinishedTable]


class WantsRatings(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a person wants ratings, and with them a public page."""

    wants: bool


class NewDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Who begins the deal of the day."""

    name: Name = ""


class DailyTitle(Struct, frozen=True):
    """A title's deal of a day: my table there (or empty), whether it is over, and then my place and points.

    `bot` is the level of the bot at the other seat, `others` how many seats have it.
    """

    game: str
    title: str
    bot: str
    others: int
    table: str
    over: bool
    place: int
    points: int


class DailyDay(Struct, frozen=True):
    """The deals of a day (UTC), which `ends` at this time."""

    day: str
    ends: str
    titles: list[DailyTitle]


class DailyResults(Struct, frozen=True):
    """How a deal went for all who finished it on its day: counts by points, the fewest first, and how many have won.

    `mine` are my points, if I finished it; `counted` says that it was on its day. `better` and `worse` are how many of
    the others have more points than I, and fewer.
    """

    game: str
    day: str
    counts: list[PointsCount]
    won: int
    mine: int | None
    counted: bool
    better: int
    worse: int
