"""Ratings of people by openskill (Plackett-Luce), as the arena rates bots: from places, one game after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Skill:
    """What is believed of a strength (`mu`), and how far that is unsure (`sigma`)."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def least(self) -> float:
        """What the strength is at least, which lists go by."""
        return self.mu - 3 * self.sigma


def rated(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The skills of all after a game in which the teams came in at these places."""
    before = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma) for skill in team] for team in teams]
    after = MODEL.rate(before, ranks=[float(place) for place in places])
    return [[Skill(rating.mu, rating.sigma) for rating in team] for team in after]
