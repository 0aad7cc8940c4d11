"""Forms: interpreted rules, modules and compiled rules do the same, byte for byte.

Proved move for move over whole games: the same table after every move, and at random positions the same lists of legal
moves, the same views, the same worlds dealt from them, the same sheets. Besides, whole games run on the checked plain
form, which raises when a number does not fit its field or an index its array: there the two forms would part without
anybody noticing.
"""

from __future__ import annotations

from random import Random

import pytest

from conformance.checked import Checked, checked
from conformance.settings import TOY, settings
from conformance.test_course import breach
from conformance.test_scores import wrong_sheets
from conformance.test_secrets import leaks
from conformance.trial import Trial, module_of, variant
from spinney.engine import contract
from spinney.engine.header import MOST_SEATS

played = TOY.meaning[contract.play]
SOME = 20  # moves, legal or not, of which every form is asked why they are refused
LOOKS = 10  # of so many positions, one is looked at from all sides; tables are compared after every move


def test_all_forms_give_the_same_bytes(setting):
    game = setting.game
    trials = [Trial(rules, setting) for rules in (game.interpreted, module_of(game), game.compiled)]
    plain = trials[0]
    for seed in range(plain.many(15)):
        luck = Random(seed)
        tables = [trial.begin(seed) for trial in trials]
        while asked := plain.asked(tables[0]):
            seat = luck.choice(asked)
            move = luck.choice(plain.legal(tables[0], seat))
            if luck.randrange(LOOKS) == 0:
                same_said(trials, tables, seed=luck.randrange(2**60))
            for trial, table in zip(trials, tables, strict=True):
                assert trial.rules.decide(trial.rules.box, table, seat, move) == seat
            assert len({trial.bytes(table) for trial, table in zip(trials, tables, strict=True)}) == 1
        same_said(trials, tables, seed=seed)


def same_said(trials, tables, seed):
    """Everything that the rules say of a position."""

    luck = Random(seed)
    moves = [luck.randrange(trials[0].game.moves.size) for _move in range(SOME)]

    def said(trial, memory):
        stream = trial.rules.stream(seed)
        for seat in range(MOST_SEATS):
            yield trial.legal(memory, seat)
        for seat in trial.seats:
            yield trial.sheet(memory, seat), trial.standing(memory, seat)
            yield [trial.rules.refuse(trial.rules.box, memory, seat, move) for move in moves]
            if trial.game.eye is not None:
                yield trial.seen(memory, seat)
        for viewer in trial.viewers:
            view = trial.conceal(memory, viewer)
            yield trial.bytes(view)
            yield trial.bytes(trial.redeal(view, viewer, stream))

    first, *others = (list(said(trial, memory)) for trial, memory in zip(trials, tables, strict=True))
    assert all(other == first for other in others)


def test_no_number_leaves_its_field(setting):
    trial = Trial(checked(setting.game), setting)
    assert breach(trial, trial.many(15)) == ""
    assert leaks(trial, trial.many(40), stride=7) == set()
    for memory in trial.positions(trial.many(100), stride=5):
        assert wrong_sheets(trial, memory) == []


def swelling(box, table, seat, move):
    played(box, table, seat, move)
    table.options[15] += 10000


def reaching(box, table, seat, move):
    played(box, table, seat, move)
    table.deck[-1] = 0


def replacing(box, table, seat, move):
    played(box, table, seat, move)
    table.deck = table.taken


@pytest.mark.parametrize(("play", "error"), [(swelling, OverflowError), (reaching, IndexError), (replacing, TypeError)])
def test_what_leaves_its_field_is_noticed(play, error):
    game = variant(settings(TOY)[0], play=play).game
    trial = Trial(Checked(game), settings(TOY)[0])
    with pytest.raises(error):
        breach(trial, 1)
