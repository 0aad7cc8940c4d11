"""The course of a game: who is asked, what they may do, and that it ends.

Proved at every position of thousands of random games: a game ends within `most_moves`; until then somebody is asked,
and whoever is asked has a legal move; whoever is not asked has none, and after the end nobody is; lists of legal moves
are ascending, without doubles, within `most_legal` and the action space; `ply` counts the moves and `turn_number` the
turns, of which everybody has one; phases have names, and no move tells more than the chronicle can hold.
"""

from __future__ import annotations

import pytest

from conformance.settings import TOY, settings
from conformance.trial import linked, variant
from spinney.engine import contract, walk
from spinney.engine.header import ask

play, legal, setup = (TOY.meaning[agreed] for agreed in (contract.play, contract.legal, contract.setup))


def breach(trial, games):
    """The first thing that goes wrong in so many games."""
    game, rules = trial.game, trial.rules
    told = trial.layout.field("chronicle").shape[0]
    bounds = (game.most_moves, game.most_legal, game.moves.size, len(game.phases), told)
    stream = rules.stream(7)
    for seed in range(games):
        found = linked(rules, walk.watch)(rules.box, trial.begin(seed), trial.out, stream, *bounds)
        if found:
            return walk.BREACHES[found]
    return ""


def test_games_go_as_they_should(trial):
    assert breach(trial, trial.many(15000)) == ""


def never_ending(box, table, seat, move):
    play(box, table, seat, move)
    if table.over:
        setup(box, table)
        table.over = 0


def uncounted(box, table, seat, move):
    play(box, table, seat, move)
    table.ply -= 1


def timeless(box, table, seat, move):
    play(box, table, seat, move)
    table.turn_number = 1


def nameless(box, table, seat, move):
    play(box, table, seat, move)
    table.phase = 2


def babbling(box, table, seat, move):
    play(box, table, seat, move)
    table.told = 10


def asking_on(box, table, seat, move):
    play(box, table, seat, move)
    if table.over:
        ask(table, 0, 1)


def asking_nobody(box, table, seat, move):
    play(box, table, seat, move)
    table.acting = 0


def asking_strangers(box, table, seat, move):
    play(box, table, seat, move)
    table.acting |= 1 << table.players


def deaf(box, table, seat, out):
    return 0


def eager(box, table, seat, out):
    out[0] = 0
    return 1


def doubled(box, table, seat, out):
    n = legal(box, table, seat, out)
    if n == 2:
        out[1] = out[0]
    return n


def too_many(box, table, seat, out):
    n = legal(box, table, seat, out)
    for i in range(n, 2 * n):
        out[i] = i
    return 2 * n


def outside(box, table, seat, out):
    n = legal(box, table, seat, out)
    if n == 1:
        out[0] = 3
    return n


@pytest.mark.parametrize(
    ("exchanged", "found"),
    [
        ({"play": never_ending}, "the game did not end within most_moves"),
        ({"play": uncounted}, "ply does not count the moves"),
        ({"play": timeless}, "turns are not counted"),
        ({"play": nameless}, "the phase has no name"),
        ({"play": babbling}, "a move tells more than the chronicle can hold"),
        ({"play": asking_on}, "somebody is asked after the end"),
        ({"play": asking_nobody}, "nobody is asked before the end"),
        ({"play": asking_strangers}, "somebody is asked who does not sit at the table"),
        ({"legal": deaf}, "a seat that is asked has no legal move"),
        ({"legal": eager}, "a seat that is not asked has a legal move"),
        ({"legal": doubled}, "legal moves are not in ascending order, or one is listed twice"),
        ({"legal": too_many}, "there are more legal moves than most_legal"),
        ({"legal": outside}, "a legal move is outside the action space"),
    ],
)
def test_breaches_are_noticed(exchanged, found):
    assert breach(variant(settings(TOY)[-1], **exchanged), 2) == found
