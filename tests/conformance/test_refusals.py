"""Refusals: `refuse` says exactly what `legal` says, and why not.

Proved for every move of the action space, for numbers beyond it and for seats that do not exist, at random positions:
a move is refused if and only if it is not in the list of legal moves; every refusal has a reason with words; and to
refuse changes no byte of the table.
"""

from __future__ import annotations

from random import Random

from conformance.settings import TOY, settings
from conformance.trial import variant
from spinney.engine.header import MOST_SEATS

STRANGE_SEATS = (-64, -1, MOST_SEATS, 64)
STRANGE_MOVES = (-(2**31), -1000, -1)


def unlike(trial, memory):
    """Where refuse and legal disagree, or what changed the table."""
    before = trial.bytes(memory)
    actions, reasons = trial.game.moves.size, len(trial.game.reasons)
    found = []
    for seat in [*range(MOST_SEATS), *STRANGE_SEATS]:
        allowed = trial.legal(memory, seat) if seat in trial.seats else []
        refused = trial.refusals(memory, seat)
        if refused.count(0) != len(allowed) or not set(refused) <= set(range(reasons)):
            found.append((seat, allowed, refused))
        found += [(seat, move, refused[move]) for move in allowed if refused[move] != 0]
        for first in (actions, 2**31, *STRANGE_MOVES):
            reason = trial.rules.refuse(trial.rules.box, memory, seat, first)
            if not 0 < reason < reasons:
                found.append((seat, first, reason))
    if trial.bytes(memory) != before:
        found.append("the table was changed")
    return found


def test_refuse_agrees_with_legal(trial):
    for memory in trial.positions(trial.many(4000), stride=3):
        assert unlike(trial, memory) == []


def test_a_refused_move_changes_nothing(trial):
    luck = Random(3)
    for memory in trial.positions(trial.many(2000), stride=5):
        before = trial.bytes(memory)
        seat = luck.choice(trial.seats)
        refused = [(move, reason) for move, reason in enumerate(trial.refusals(memory, seat)) if reason]
        move, reason = luck.choice(refused) if refused else (trial.game.moves.size, None)
        answer = trial.rules.decide(trial.rules.box, memory, seat, move)
        assert answer < 0 and reason in (-answer, None)
        assert trial.bytes(memory) == before


def test_every_reason_has_words(game):
    words = game.words()
    assert [name for name in game.reasons[1:] if f"reason-{name}" not in words] == []


def lenient(box, table, seat, move):
    """Whoever is asked may do anything."""
    if 0 <= move < 3 and 0 <= seat < table.players and (table.acting >> seat) & 1 == 1:
        return 0
    return 1


def strict(box, table, seat, move):
    return 1


def test_disagreement_is_noticed():
    setting = settings(TOY)[0]
    for refuse in (lenient, strict):
        trial = variant(setting, refuse=refuse)
        assert any(unlike(trial, memory) for memory in trial.positions(12))
