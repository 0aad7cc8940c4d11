"""Who has won, from how the seats stand. A game declares its teams and its target with the choices of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spinney.engine.header import Choice, Option

Team = tuple[int, ...]


def chosen(options: Sequence[Option], choices: Mapping[str, str]) -> list[Choice]:
    """The choices that were made, as declared."""
    return [choice for option in options for choice in option.choices if choice.name == choices[option.name]]


def teams_of(options: Sequence[Option], choices: Mapping[str, str], players: int) -> tuple[Team, ...]:
    """The seats that win together; where no choice declares teams, everybody plays for themselves."""
    declared = [choice.teams for choice in chosen(options, choices) if choice.teams]
    return declared[0] if declared else tuple((seat,) for seat in range(players))


def against_target(options: Sequence[Option], choices: Mapping[str, str]) -> bool:
    """Whether a solitaire is won by beating a target."""
    return any(choice.target for choice in chosen(options, choices))


def winners(standings: Sequence[int], target: bool) -> list[int]:
    """The seats that stand best: several if they share it. Against a target nobody has won who does not beat it."""
    best = max(standings)
    if target and best <= 0:
        return []
    return [seat for seat, standing in enumerate(standings) if standing == best]


def play_together(teams: Sequence[Team]) -> bool:
    """Whether there are teams of several seats at all."""
    return any(len(team) > 1 for team in teams)


# The same for many games at once. `standings` is a NumPy array with a row for each game; the engine needs no NumPy.


def won(standings: Any, target: bool) -> Any:
    """For each game and seat, whether it has won."""
    best = standings == standings.max(axis=1, keepdims=True)
    return best & (standings > 0) if target else best


def team_shares(standings: Any, teams: Sequence[Team], target: bool) -> Any:
    """For each game and team, its share of the win: teams that stand alike share it. Of a lost game nobody has one."""
    best = won(standings, target)[:, [team[0] for team in teams]]
    return best / best.sum(axis=1, keepdims=True).clip(1)


def seat_shares(standings: Any, teams: Sequence[Team], target: bool) -> Any:
    """For each game and seat, the share of the win that its team has: partners win together, not half each."""
    team_of = {seat: number for number, team in enumerate(teams) for seat in team}
    return team_shares(standings, teams, target)[:, [team_of[seat] for seat in sorted(team_of)]]
