"""Who has won, from how the seats stand. A game declares its teams and its target with the choices of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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


# Shares of a win, for whoever adds up many games. `won` are the seats that have won.


def team_shares(won: Sequence[int], teams: Sequence[Team]) -> list[float]:
    """Each team's share of the win: teams that stand alike share it. Of a lost game nobody has one."""
    best = [team[0] in won for team in teams]
    return [mine / max(1, sum(best)) for mine in best]


def seat_shares(won: Sequence[int], teams: Sequence[Team]) -> list[float]:
    """The share of the win that each seat's team has: partners win together, not half each."""
    share_of = {seat: share for team, share in zip(teams, team_shares(won, teams), strict=True) for seat in team}
    return [share_of[seat] for seat in range(len(share_of))]
