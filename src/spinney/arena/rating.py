"""Ratings of bots by openskill (Plackett-Luce): one number that holds for bots that never met at one table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from spinney.arena.dealer import Deal
from spinney.arena.results import contests
from spinney.arena.series import Series


@dataclass(frozen=True)
class Rating:
    """What is believed of a bot's strength (`mu`), how far that is sure (`sigma`), and what it has at least."""

    rating: float
    mu: float
    sigma: float


def ratings(series: Series, deals: Iterable[Deal]) -> dict[str, Rating]:
    """The rating of each bot after these deals. Openskill goes game by game, so they are taken in one fixed order.

    A bot with several seats in a game is rated by their mean rank. A bot alone is not compared, and keeps the rating
    that everybody starts with.
    """
    model = PlackettLuce()
    found = {bot: model.rating(name=bot) for bot in series.bots}
    if len(found) > 1:
        for deal in sorted(deals, key=lambda deal: deal.deal):
            for contest in contests(series, deal):
                ranks = contest.ranks()
                rated = model.rate([[found[bot]] for bot in ranks], ranks=[float(rank) for rank in ranks.values()])
                found |= {bot: team[0] for bot, team in zip(ranks, rated, strict=True)}
    return {bot: Rating(rating.ordinal(), rating.mu, rating.sigma) for bot, rating in found.items()}
