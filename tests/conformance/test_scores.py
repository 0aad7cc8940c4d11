"""Score sheets: at any time, not only at the end, the lines of a sheet add up to its total.

Proved at random positions: the sum; that scoring changes no byte; and that somebody is always in the lead, namely who
stands highest, with equal standing for equals: asking twice, or in another order, gives the same. Partners stand alike,
and against a target the standing is what the score lies above it.
"""

from __future__ import annotations

from conformance.settings import TOY, settings
from conformance.trial import variant


def wrong_sheets(trial, memory):
    before = trial.bytes(memory)
    found = []
    for seat in trial.seats:
        total, lines = trial.sheet(memory, seat)
        if sum(lines) != total:
            found.append((seat, total, lines))
    there = [trial.standing(memory, seat) for seat in trial.seats]
    back = [trial.standing(memory, seat) for seat in reversed(trial.seats)]
    if there != back[::-1]:
        found.append(("standing", there, back))
    if trial.bytes(memory) != before:
        found.append("the table was changed")
    return found


def test_sheets_add_up(trial):
    for memory in trial.positions(trial.many(10000)):
        assert wrong_sheets(trial, memory) == []


def test_the_winners_are_those_who_stand_highest(setting):
    """A match says who won: among equals all of them, nobody if a declared target was not beaten."""
    for seed in range(3):
        match = setting.game.new(setting.players, seed=seed, form="compiled", **setting.choices)
        while not match.over:
            match.play(match.legal()[0])
        standings = [sheet.standing for sheet in match.score()]
        best = [seat for seat, standing in enumerate(standings) if all(standing >= other for other in standings)]
        if match.target() is None:
            assert match.winners() == best
        else:
            assert match.players == 1 and standings == [sheet.total - match.target() for sheet in match.score()]
            assert match.winners() == (best if match.score()[0].total > match.target() else [])


def test_partners_stand_alike_and_everybody_is_in_one_team(setting):
    match = setting.game.new(setting.players, seed=1, form="interpreted", **setting.choices)
    while not match.over:
        match.play(match.legal()[0])
    standings = [sheet.standing for sheet in match.score()]
    assert sorted(seat for team in match.teams() for seat in team) == list(range(setting.players))
    for team in match.teams():
        assert len({standings[seat] for seat in team}) == 1


def careless(box, table, seat, sheet):
    sheet[0] = 1
    return 2


def scribbling(box, table, seat, sheet):
    table.epoch += 1
    sheet[0] = 0
    return 0


def test_wrong_sheets_are_noticed():
    for score in (careless, scribbling):
        trial = variant(settings(TOY)[0], score=score)
        assert all(wrong_sheets(trial, memory) for memory in trial.positions(2))
