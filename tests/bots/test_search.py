"""How a search thinks: the parts of the tree by hand, the same result on any number of cores, and stopping."""

from __future__ import annotations

from itertools import pairwise
from threading import Event

import pytest

import spinney
from spinney.bots import tree as growing
from spinney.bots.levels import MOST_ITERATIONS, NAMES, make_bot
from spinney.bots.search import Search
from spinney.bots.turns import whose_move
from spinney.engine.errors import SpinneyError
from spinney.engine.game import found_games


@pytest.fixture(scope="module")
def match():
    match = spinney.game("once").new(3, seed=4, form="compiled")
    while len(match.legal()) < 6:
        match.play(match.legal()[0])
    return match


def think(match, bot, seed=5, stop=None):
    seat = match.acting[0]
    return bot.think(match.view_bytes(seat), seat, match.legal(seat), match.rules.stream(seed), stop)


def test_the_number_of_cores_changes_nothing(match):
    alone, together = (think(match, Search(match.rules, 6000, cores=cores)) for cores in (1, 3))
    assert alone == together


def test_a_stream_decides_all_there_is_to_chance(match):
    bot = Search(match.rules, 400)
    assert think(match, bot) == think(match, bot)
    assert think(match, bot) != think(match, bot, seed=6)


def test_all_iterations_are_made_and_the_most_visited_move_comes_first(match):
    options = think(match, Search(match.rules, 403))
    assert sum(option.visits for option in options) >= 403
    assert [option.visits for option in options] == sorted((option.visits for option in options), reverse=True)
    assert {option.move for option in options} <= set(match.legal())
    assert all(0 <= option.worth <= 1 for option in options)


def test_a_search_that_is_stopped_has_a_move(match):
    stop = Event()
    stop.set()
    options = think(match, Search(match.rules, 1_000_000, cores=1), stop=stop)
    assert options[0].move in match.legal()
    assert sum(option.visits for option in options) == 0


def test_a_search_stops_while_it_thinks(match):
    from threading import Timer

    stop = Event()
    Timer(0.2, stop.set).start()
    options = think(match, Search(match.rules, 1_000_000), stop=stop)
    assert 0 < sum(option.visits for option in options) < 1_000_000


@pytest.mark.parametrize("name", sorted(found_games()))
def test_every_level_has_its_iterations(name):
    """Each level thinks at least three times as long as the one before."""
    iterations = spinney.game(name).advice.iterations
    assert all(3 * few <= many for few, many in pairwise(iterations))


@pytest.mark.parametrize("name", ["oak", "search:", "search:0", "search:x", f"search:{MOST_ITERATIONS + 1}", ""])
def test_a_bot_nobody_knows_is_refused(match, name):
    with pytest.raises(SpinneyError, match=r"there is no bot .*; there are random, greedy, seedling"):
        make_bot(name, match.rules)


def test_bots_are_made_by_name(match):
    assert [make_bot(name, match.rules).name for name in (*NAMES, "search:7")] == [*NAMES, "search:7"]
    bot = make_bot("search:7", match.rules)
    assert isinstance(bot, Search) and bot.iterations == 7


def test_where_several_are_asked_a_bot_sees_itself_first():
    """So its choice never depends on what others choose at the same time."""
    table = spinney.game("legendary").new(4, seed=1, form="interpreted").table
    assert [whose_move(table, seat) for seat in range(4)] == [0, 1, 2, 3]
    table.acting = 0b1010
    assert [whose_move(table, seat) for seat in range(4)] == [1, 1, 1, 3]


# The tree, by hand.


def nodes(count):
    return [[0] * growing.NODE for _ in range(count)], [[0.0] * growing.WORTH for _ in range(count)]


def family(*moves):
    """A root with a child for each move."""
    tree, worth = nodes(len(moves) + 1)
    growing.plant(tree, worth, [[0.0] * growing.SEEN for _ in range(5)])
    for child, move in enumerate(moves, 1):
        growing.new_node(tree, worth, child, move)
        tree[child][growing.SIBLING] = tree[0][growing.CHILD]
        tree[0][growing.CHILD] = child
    return tree, worth


def test_children_are_found_by_their_moves_and_have_their_chance_counted():
    tree, _worth = family(30, 10, 99)
    kin = [0] * 4
    assert growing.find_children(tree, 0, [10, 20, 30, 40], 4, kin) == 2
    assert kin == [2, -1, 1, -1]
    assert [tree[child][growing.CHANCES] for child in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.parametrize("move", [5, 10, 15, 20, 30, 35])
def test_a_move_is_looked_up(move):
    moves = [10, 20, 30, 0]
    assert growing.index_of(moves, 3, move) == (moves.index(move) if move in moves[:3] else -1)


@pytest.mark.parametrize(
    ("visits", "tried", "may"), [(0, 0, True), (3, 3, True), (3, 4, False), (24, 9, True), (24, 10, False)]
)
def test_a_node_widens_with_the_root_of_its_visits(visits, tried, may):
    """With a width of 200 hundredths a node of 3 visits may have 4 children: 2 x the root of 3 + 1."""
    tree, _worth = nodes(5)
    tree[0][growing.SIBLING] = 1
    tree[1][growing.VISITS] = visits
    style = [0] * growing.STYLE
    style[growing.WIDTH] = 200
    assert growing.may_widen(tree, 1, tried, style) == may


def test_a_full_tree_does_not_widen():
    tree, _worth = nodes(5)
    tree[0][growing.SIBLING] = 5
    style = [0] * growing.STYLE
    style[growing.WIDTH] = 200
    assert not growing.may_widen(tree, 0, 1, style)


def test_the_bound_weighs_what_was_got_against_how_rarely_it_was_tried():
    """10 visits of worth 6 against 1 visit of worth 0.5, each of 11 chances; log 11 = 2.4.

    Without curiosity 0.6 beats 0.5. With a whole unit 0.6 + 0.49 loses to 0.5 + 1.55.
    """
    tree, worth = family(10, 20)
    tree[1][growing.VISITS], worth[1][0] = 10, 6.0
    tree[2][growing.VISITS], worth[2][0] = 1, 0.5
    tree[1][growing.CHANCES] = tree[2][growing.CHANCES] = 11
    style = [0] * growing.STYLE
    assert growing.most_promising(tree, worth, 2, [1, 2], 0, style) == 1
    style[growing.CURIOSITY] = 100
    assert growing.most_promising(tree, worth, 2, [1, 2], 0, style) == 2
    assert growing.most_promising(tree, worth, 2, [-1, -1], 0, style) == -1


def test_leads_are_measured_against_those_seen():
    """The first lead is its own mean: a half. Then 0 and 4: mean 2, spread 2 + 0.5, so 4 lies 0.8 above: 0.8/1.8."""
    seen = [0.0] * growing.SEEN
    assert growing.ranked(seen, 0.0) == 0.5
    assert growing.ranked(seen, 4.0) == pytest.approx(0.5 + 0.5 * 0.8 / 1.8)
