"""Choices at the same time: when several seats are asked, nobody can wait and see, and nobody gains by being quick.

Proved at random positions where several are asked. Each of them makes a choice (one move, or as many as the game asks
for before it stops asking). Whatever the order in which they do, the table afterwards is the same; only the chronicle
may tell the last move in another way, since that was another's. And as long as somebody has still to choose, a choice
shows nothing but that it was made: of all fields only those in `PUBLIC` change in the views of the others, and another
choice of the same seat would have shown the very same.
"""

from __future__ import annotations

from itertools import islice, permutations
from random import Random

import pytest

from conformance.settings import TOY, settings
from conformance.trial import variant
from sealed import events
from spinney.engine import contract
from spinney.engine.header import tell

played = TOY.meaning[contract.play]


PUBLIC = ("acting", "ply", "told", "chronicle")
MOST_ORDERS = 6


def choice(trial, memory, seat, luck):
    """The moves a seat makes while the others wait, and the table after them."""
    moves = []
    while seat in trial.asked(memory) and len(moves) < trial.game.most_moves:
        moves.append(luck.choice(trial.legal(memory, seat)))
        memory = trial.play(memory, seat, moves[-1])
    return moves, memory


def told_of_a_choice(trial, memory, seat, luck):
    """What others learn of a choice while they still have to choose themselves."""
    first, after = choice(trial, memory, seat, luck)
    second, otherwise = choice(trial, memory, seat, luck)
    found = []
    for viewer in trial.viewers:
        if viewer == seat:
            continue
        view = trial.conceal(after, viewer)
        before, now = trial.table(trial.conceal(memory, viewer)), trial.table(view)
        changed = [name for name in trial.layout.names if getattr(before, name) != getattr(now, name)]
        if not set(changed) <= set(PUBLIC):
            found.append(f"fields {changed}")
        if len(first) == len(second) and trial.bytes(view) != trial.bytes(trial.conceal(otherwise, viewer)):
            found.append("which choice")
    return found


def without_chronicle(trial, memory):
    nothing = [[0, 0, 0, 0] for _ in range(trial.layout.field("chronicle").shape[0])]
    return trial.bytes(trial.rewritten(memory, {"told": 0, "chronicle": nothing}))


def unlike_orders(trial, memory, luck):
    """How many different tables the orders lead to, if more than one."""
    choices = {seat: choice(trial, memory, seat, luck)[0] for seat in trial.asked(memory)}
    ends = set()
    for order in islice(permutations(choices), MOST_ORDERS):
        after = memory
        for seat in order:
            for move in choices[seat]:
                after = trial.play(after, seat, move)
        ends.add(without_chronicle(trial, after))
    return [] if len(ends) == 1 else [f"{len(ends)} tables"]


def unfair(trial, count):
    luck = Random(11)
    found = []
    for memory in trial.positions(count):
        asked = trial.asked(memory)
        if len(asked) > 1:
            found += unlike_orders(trial, memory, luck)
            for seat in asked:
                found += told_of_a_choice(trial, memory, seat, luck)
    return found


def test_nobody_gains_by_being_quick_or_slow(trial):
    assert unfair(trial, trial.many(500)) == []


def test_the_toy_asks_several_at_once():
    """Else the law would hold for want of a case."""
    for setting in settings(TOY):
        trial = variant(setting)
        assert len(trial.asked(trial.begin(0))) == setting.players


def first_come(box, table, seat, move):
    """The first to lay a card is the first to draw."""
    if table.acting == (1 << table.players) - 1:
        table.starter = seat
    played(box, table, seat, move)


def open_hand(box, table, seat, move):
    """The card is named while others still choose."""
    card = table.hand[seat][move]
    played(box, table, seat, move)
    if table.acting != 0:
        tell(table, events.SHOWED, seat, card, 0)


def early_leave(box, table, seat, move):
    """An even card betrays itself by the epoch."""
    played(box, table, seat, move)
    if table.acting != 0 and table.chronicle[0][0] == events.LAID:
        table.epoch += 1 - table.chronicle[0][2] % 2


@pytest.mark.parametrize("play", [first_come, open_hand, early_leave])
def test_unfairness_is_noticed(play):
    assert unfair(variant(settings(TOY)[-1], play=play), 12)
