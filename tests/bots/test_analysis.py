"""Analysis: losses that can be counted on paper, errors that are what they say, and nothing known that is hidden."""

from __future__ import annotations

from statistics import fmean, stdev
from threading import Event, Timer
from time import perf_counter

import pytest

import spinney
from once.helpers import everything_but, move, position
from spinney.bots import analysis
from spinney.bots.analysis import (
    Analysis,
    Considered,
    Decision,
    Total,
    comparing,
    costliest,
    glancing,
    reasons,
    suspects,
    totals,
    turning_points,
)
from spinney.bots.search import Search, Share
from spinney.bots.thinking import finished
from spinney.engine.game import Game

ONCE = spinney.game("once")
SEALED = Game("sealed", "sealed")


def judge(moment, seat, played, iterations=400):
    """A glance and, whatever it found, a comparison."""
    search = Search(ONCE.compiled, iterations, cores=1)
    decision = finished(glancing(moment, seat, ONCE.moves.Move(played), search, moment.teller()))
    return finished(comparing(moment, decision, search))


def analyse(match, plies, search, stop=None):
    found = Analysis(match, plies, search, match.teller())
    list(found.run(stop))
    return found.decisions


def last_card():
    """Player 2 has two columns and a last card, F10 with two tree frogs; then the game is over."""
    mine = ["G07 F07 S07 C07", "G01 F02 S02 C02"]
    others = everything_but([*" ".join(mine).split(), "F10"])
    return position([others], mine, hands={1: "F10"}, phase="last", asked=1)


@pytest.mark.parametrize("column, loss", [(0, 1), (1, 0), (2, 2)])
def test_the_last_card_costs_what_can_be_counted_on_paper(column, loss):
    """Two columns are 6 points, and before the card two elephants, chameleons, colobuses and turacos are in balance: 4.

    In the first column the frogs are in balance instead of the chameleons: 10. In the second both are: 11. A third
    column is incomplete and costs a point: 9.
    """
    moment = last_card()
    decision = judge(moment, 1, move(moment, "place", "F10", column=column))
    assert decision.best == move(moment, "place", "F10", column=1)
    assert decision.loss == decision.difference == pytest.approx(loss)
    assert decision.error == 0
    assert decision.played_words == f"Place a first-level card (2 tree frogs) in column {column + 1}"
    assert decision.worth_telling == (loss > 0)


def test_a_move_the_search_hardly_looks_at_is_weighed_with_care():
    """A third column, the worst there is, gets few visits; weighed by itself its lead is exact."""
    moment = last_card()
    view, seat, worst = moment.view_bytes(1), 1, move(moment, "place", "F10", column=2)
    search = Search(ONCE.compiled, 2000, cores=1)
    options = search.think(view, seat, moment.legal(seat), ONCE.compiled.stream(1))
    visits = {option.move: option.visits for option in options}
    assert visits[worst] < 0.2 * 2000
    estimate = finished(search.weighing(view, seat, worst, ONCE.compiled.stream(1)))
    rival = moment.score()[0].total
    assert (estimate.lead, estimate.error) == (pytest.approx(9 - rival), 0)


def middle(seed=0, moves=60, players=2):
    match = ONCE.new(players, seed=seed, form="interpreted")
    while len(match.played) < moves or len(match.legal()) < 4:
        match.play(match.legal()[-1])
    return match


def test_the_error_is_what_it_says():
    """Over many streams the estimates spread as far as each of them says it may err."""
    match = middle()
    seat = match.acting[0]
    search, stream = Search(ONCE.compiled, 200, cores=1), ONCE.compiled.stream(7)
    estimates = [finished(search.weighing(match.view_bytes(seat), seat, match.legal()[0], stream)) for _ in range(60)]
    spread, stated = stdev(e.lead for e in estimates), fmean(e.error for e in estimates)
    assert stated > 0
    assert 0.6 < spread / stated < 1.6


def test_a_single_tree_is_grown_several_times_to_know_its_error():
    match = middle()
    seat, view = match.acting[0], match.view_bytes(match.acting[0])
    search = Search(ONCE.compiled, 200, cores=1)  # a short search has one tree
    assert 0 < finished(search.weighing(view, seat, match.legal()[0], ONCE.compiled.stream(7))).error < 3


def test_weighing_does_not_depend_on_the_cores():
    match = middle()
    seat, view = match.acting[0], match.view_bytes(match.acting[0])
    one, two = (
        finished(Search(ONCE.compiled, 6000).weighing(view, seat, match.legal()[1], ONCE.compiled.stream(3)), cores=n)
        for n in (1, 2)
    )
    assert one == two


# What a seat cannot know.


def test_a_decision_is_judged_alike_in_worlds_the_seat_cannot_tell_apart():
    rules = ONCE.compiled
    differ = 0
    for deal in range(6):
        match = middle(deal, 20 + 20 * deal, 3)
        seat = match.acting[0]
        other = rules.memory(match.view_bytes(seat))
        rules.redeal(rules.box, other, seat, rules.stream(deal))
        world = match.at(len(match.played))
        world._memory = world.rules.memory(rules.to_bytes(other))
        differ += world.table.deck != match.table.deck and world.table.hand != match.table.hand
        assert world.view_bytes(seat) == match.view_bytes(seat)
        first, second = (judge(table, seat, match.legal()[-1], 100) for table in (match, world))
        assert first == second and first.options
    assert differ > 3, "the worlds were hardly ever different, so this proved nothing"


def sealed_match(*slots):
    match = SEALED.new(2, seed=5, form="interpreted")
    for slot in slots:
        match.play(match.move("lay", hand=slot))
    return match


def test_of_two_records_that_differ_in_what_a_seat_cannot_see_the_judgement_is_the_same():
    """Player 1 lays another card face down; Player 2, who is asked at the same time, cannot know which."""
    records = [str(sealed_match(slot, 2).record()) for slot in (0, 1)]
    matches = [SEALED.replay(spinney.Record.parse(record), "interpreted") for record in records]
    assert matches[0].at(1).to_bytes() != matches[1].at(1).to_bytes()
    search = Search(SEALED.interpreted, 120, cores=1)
    first, second = (analyse(match, [1], search) for match in matches)
    assert first == second
    assert [(decision.number, decision.seat, decision.played.parts) for decision in first] == [(2, 1, {"hand": 2})]


# Going through a match.


def whole_sealed():
    """Twelve cards, three in each hand: three rounds are followed by a draw, so only the sixth leaves no choice."""
    match = SEALED.new(2, seed=5, form="interpreted")
    while not match.over:
        match.play(match.legal()[0])
    return match


def test_only_decisions_between_several_moves_are_judged():
    match = whole_sealed()
    assert len(match.played) == 12
    assert turning_points(match, [0, 1]) == list(range(10))
    assert turning_points(match, [1]) == [1, 3, 5, 7, 9]
    assert turning_points(match, []) == []


def test_a_decision_is_judged_alike_whichever_others_are():
    match = whole_sealed()
    search = Search(SEALED.interpreted, 40, cores=1)
    everything = analyse(match, range(10), search)
    assert [decision.number for decision in everything] == list(range(1, 11))
    assert analyse(match, [1, 9], search) == [everything[1], everything[9]]


def test_every_decision_is_glanced_at_and_what_seemed_worse_is_compared(monkeypatch):
    monkeypatch.setattr(analysis, "COMPARED", 2)
    match = whole_sealed()
    judged = Analysis(match, range(10), Search(SEALED.interpreted, 40, cores=1), match.teller())
    assert judged.planned == 10 + 2 * 2
    steps = list(judged.run())
    assert steps == list(range(1, len(steps) + 1)) and judged.complete and judged.planned == len(steps)
    compared = [decision for decision in judged.decisions if decision.compared]
    assert len(judged.decisions) == 10 and len(steps) == 10 + len(compared)
    for seat in range(2):
        doubtful = [d for d in judged.decisions if d.seat == seat and d.best != d.played]
        doubtful.sort(key=lambda d: -d.suspicion)
        assert {d.number for d in compared if d.seat == seat} == {d.number for d in doubtful[:2]}
    assert compared and all(d.difference == d.error == 0 for d in judged.decisions if not d.compared)


def test_the_most_suspicious_decisions_of_each_seat_come_first(monkeypatch):
    monkeypatch.setattr(analysis, "COMPARED", 2)
    best, played = (SEALED.moves.encode("lay", {"hand": hand}) for hand in (0, 1))

    def glance(number, seat, best_worth, played_worth, played=played):
        options = (Considered(best, "", 1, best_worth), Considered(played, "", 1, played_worth))
        return Decision(number, seat, "lay", "", played, "", best, "", 0.0, 0.0, options)

    decisions = [
        glance(1, 0, 0.5, 0.4),
        glance(2, 1, 0.9, 0.1),
        glance(3, 0, 0.6, 0.3),
        glance(4, 0, 0.9, 0.7),
        glance(5, 1, 0.5, 0.5, best),  # played as the judge would have
    ]
    assert [d.number for d in suspects(decisions)] == [2, 3, 4]


def test_analysis_can_be_stopped_between_decisions():
    match, stop = whole_sealed(), Event()
    judged = Analysis(match, range(10), Search(SEALED.interpreted, 40, cores=1), match.teller())
    for _step in judged.run(stop):
        stop.set()
    assert len(judged.decisions) == judged.done == 1 and not judged.complete


@pytest.mark.parametrize("cores", [1, 2])
def test_analysis_can_be_stopped_in_the_middle_of_a_thought(cores):
    match, stop = whole_sealed(), Event()
    search = Search(SEALED.interpreted, 1_000_000, cores=cores)
    started = perf_counter()
    Timer(0.2, stop.set).start()
    assert analyse(match, range(10), search, stop) == []
    assert perf_counter() - started < 10


# Adding up.


def decision(number, seat, difference, error):
    lay = SEALED.moves.encode("lay", {"hand": 0})
    return Decision(number, seat, "lay", "", lay, "Lay 1", lay, "Lay 1", difference, error, ())


def test_what_chance_gives_back_counts_in_a_total():
    decisions = [decision(1, 0, 1.0, 0.3), decision(2, 1, -0.2, 0.1), decision(3, 0, -0.4, 0.4), decision(5, 0, 0, 0)]
    first, second, third = totals(decisions, [0, 1, 2])
    # 1.0 - 0.4 + 0, and the root of 0.09 + 0.16; a total is not below 0.
    assert (first.decisions, first.loss, first.error) == (3, pytest.approx(0.6), pytest.approx(0.5))
    assert (second.decisions, second.loss, second.error) == (1, 0, pytest.approx(0.1))
    assert third == Total(2, 0, 0, 0)


def test_the_costliest_come_first_and_chance_is_left_out():
    decisions = [
        decision(1, 0, 0.5, 0.1),
        decision(2, 0, 3.0, 1.6),  # not two errors away from nothing
        decision(3, 0, 2.0, 0.1),
        decision(4, 0, -2.0, 0.1),
        decision(5, 0, 0.04, 0.0),  # would be told as 0.0 points
    ]
    assert [d.number for d in costliest(decisions)] == [3, 1]
    assert [d.loss for d in decisions] == [0.5, 3.0, 2.0, 0.0, 0.04]


def test_reasons_are_what_cannot_be_chance_the_greatest_first():
    shares = [
        Share("columns", False, 1.0, 0.4),
        Share("species", False, -0.5, 0.3),  # less than two errors
        Share("saws", False, 0.04, 0.0),  # too little to tell
        Share("columns", True, -1.5, 0.2),
        Share("species", True, 0.3, 0.1),
        Share("saws", True, -0.2, 0.05),
    ]
    assert [(share.line, share.others) for share in reasons(shares)] == [
        ("columns", True),
        ("columns", False),
        ("species", True),
    ]
