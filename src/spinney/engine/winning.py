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
