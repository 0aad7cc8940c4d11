"""Components: at every moment each is in exactly one place.

Proved at random positions by the slow count in `games/<game>.py`, which a game must bring along.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from conformance.settings import TOY, settings
from conformance.trial import told, variant
from sealed.table import NONE
from spinney.engine import contract

play = TOY.meaning[contract.play]


@cache
def everything(game):
    return Counter(told(game).everything(game))


def astray(trial, memory):
    """What is lost (a negative number of times) or doubled."""
    counted = Counter(told(trial.game).components(trial.game, trial.table(memory)))
    if counted.items() == everything(trial.game).items():
        return {}
    counted.subtract(everything(trial.game))
    return {component: times for component, times in counted.items() if times}


def test_everything_is_somewhere_exactly_once(trial):
    for memory in trial.positions(trial.many(5000)):
        assert astray(trial, memory) == {}


def dropping(box, table, seat, move):
    play(box, table, seat, move)
    if table.deck_size > 0:
        table.deck[0] = NONE


def test_a_lost_card_is_noticed():
    trial = variant(settings(TOY)[0], play=dropping)
    assert any(astray(trial, memory) for memory in trial.positions(2))
