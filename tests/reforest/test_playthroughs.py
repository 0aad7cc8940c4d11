"""What the recorded games of Reforest contain between them, beyond what every game's must."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from reforest.helpers import NONE, REFOREST
from spinney import Match
from spinney.engine.chance import pick
from spinney.games.reforest.box import TIMINGS, TRIGGERS, VERBS, ordered

FOLDER = Path(__file__).parents[1] / "playthroughs"
PLANTS = ordered(REFOREST.pack)

UNASKED = ("when_played_cost", "passive")  # effects that are in use as soon as the plant is played
ROUND_ENDS = ("gather", "after", "effects", "draw", "price", "under", "store", "stow", "refresh", "toll", "limit")
"""The phases in which a move can empty the deck, itself or by the refill that follows it.

In the others none leaves the deck, and no gap can be in the nursery; a fire never finds a deck so small.
"""


def heads() -> list[tuple[int, dict[str, str], int]]:
    found = []
    for path in sorted(FOLDER.glob("reforest-*.txt")):
        head = path.read_text(encoding="utf-8").partition("\n\n")[0]
        single = dict(re.findall(r"^(players|seed) (\d+)$", head, re.MULTILINE))
        choices = dict(re.findall(r"^option (\S+) (\S+)$", head, re.MULTILINE))
        found.append((int(single["players"]), choices, int(single["seed"])))
    return found


def contents(players: int, choices: dict[str, str], seed: int) -> set[str]:
    """What happens in a recorded game."""
    match = REFOREST.new(players, seed=seed, form="interpreted", **choices)
    stream, marks = [seed], {f"players {players}"}
    while not match.over:
        seat = match.acting[pick(stream, len(match.acting))]
        moves = match.legal(seat)
        phase = REFOREST.phases[match.table.phase]
        match.play(moves[pick(stream, len(moves))], seat)
        marks |= happened(match, phase)
    return marks | at_the_end(match)


def happened(match: Match, phase: str) -> set[str]:
    table, marks = match.table, set()
    for code, *numbers in table.chronicle[: table.told]:
        event = REFOREST.events[code].name
        if event == "round-ended":
            marks.add(f"round end in {phase}")
        elif event == "used" or (event == "grew" and PLANTS[numbers[1]].effect.timing in UNASKED):
            marks |= features(numbers[1])
        elif event == "occurred":
            steps = REFOREST.pack.event[numbers[0]].do
            marks |= {f"event {numbers[0]}", *(f"verb {step.verb}" for step in steps)}
        elif event == "challenge":
            marks.add(f"verdict {numbers[0]}")
    return marks


def features(card: int) -> set[str]:
    effect = PLANTS[card].effect
    triggers = {f"trigger {name}" for name in TRIGGERS if getattr(effect, name) is not None}
    return {f"timing {effect.timing}", *triggers, *(f"verb {step.verb}" for step in effect.do)}


def at_the_end(match: Match) -> set[str]:
    """Scoring effects are in use only when all is over."""
    tops = [card for region in match.table.top for card in region if card != NONE]
    return set().union(*(features(card) for card in tops if PLANTS[card].effect.timing == "scoring"))


@pytest.fixture(scope="module")
def contained() -> set[str]:
    return set().union(*(contents(*head) for head in heads()))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players(contained: set[str], players: int) -> None:
    assert f"players {players}" in contained


@pytest.mark.parametrize("timing", TIMINGS)
def test_every_timing(contained: set[str], timing: str) -> None:
    assert f"timing {timing}" in contained


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb(contained: set[str], verb: str) -> None:
    assert f"verb {verb}" in contained


@pytest.mark.parametrize("trigger", TRIGGERS)
def test_every_trigger(contained: set[str], trigger: str) -> None:
    assert f"trigger {trigger}" in contained


@pytest.mark.parametrize("event", range(5))
def test_every_event(contained: set[str], event: int) -> None:
    assert f"event {event}" in contained


@pytest.mark.parametrize("phase", ROUND_ENDS)
def test_a_round_end_in_each_kind_of_step(contained: set[str], phase: str) -> None:
    assert f"round end in {phase}" in contained


@pytest.mark.parametrize("verdict", [0, 1])
def test_both_solitaire_results(contained: set[str], verdict: int) -> None:
    assert f"verdict {verdict}" in contained
