"""Nets: what they reckon, by a second way; the same in every form of the rules; and the files they come in."""

from __future__ import annotations

import pickle
import re
import zlib
from math import exp, log

import msgspec
import pytest

import spinney
from bots.nets import heading_of, packed, random_net
from bots.test_forms import choice_of, forms
from cli_run import fails, works
from spinney import SpinneyError
from spinney.bots import adviser, rollouts
from spinney.bots.adviser import Adviser, Effort
from spinney.bots.foresight import Foresight
from spinney.bots.learned import Instinct, Learned
from spinney.bots.levels import make_bot
from spinney.bots.net import FINE, FITS, LIKING, MOST, ONE, SEEN_MOST, WIDEST, chances, foretell
from spinney.bots.net_files import MAGIC, Net, UnfitNet, columns_of, decode, encode, net_of, rows_of
from spinney.bots.thinking import finished
from spinney.bots.trials import Trials
from spinney.engine import contract
from spinney.engine.chance import splitmix
from spinney.engine.link import Linker

GAMES = [game.name for game in spinney.every_game() if game.eye is not None]


def matrices_of(net, eye):
    """The matrices as lists of rows."""
    found = []
    for data, rows in zip(net.matrices, net.rows(eye), strict=True):
        numbers = [int.from_bytes(data[i : i + 2], "little", signed=True) for i in range(0, len(data), 2)]
        width = len(numbers) // rows
        found.append([numbers[row * width : (row + 1) * width] for row in range(rows)])
    return found


def thought(game, net, view, seat, legal):
    """Likings and values by the definition, layer by layer, one sum for each number."""
    first, second, third, policy, value, *apart = matrices_of(net, game.eye)
    rules = game.interpreted
    table, on = rules.memory(view), rules.numbers(game.eye.most_on)
    features = [0, *on[: rules.observe(rules.box, table, seat, on)]]

    def cut(number):
        return min(max(number, 0), MOST)

    def last(first, second, third):
        layer = [cut(sum(first[f][j] for f in features) // 8) for j in range(len(first[0]))] + [ONE]
        for matrix in (second, third):
            columns = zip(*matrix, strict=True)
            layer = [cut(sum(g * w for g, w in zip(layer, column, strict=True)) // FINE) for column in columns] + [ONE]
        return layer

    layer = last(first, second, third)
    rows = rules.numbers(len(legal), game.eye.move_on)
    rules.observe_moves(rules.box, table, seat, list(map(int, legal)), len(legal), rows)
    likings = [sum(c * policy[feature][j] for feature in row if feature for j, c in enumerate(layer)) for row in rows]
    if apart:
        *layers, value = apart
        layer = last(*layers)
    values = [sum(c * row[j] for j, c in enumerate(layer)) for row in value]
    return likings, values


def values_of(rules, net, view, seat):
    """Values as a net tells them."""
    instinct = Instinct(rules, net)
    rules.link(foretell)(rules.box, rules.memory(view), seat, *instinct.telling)
    return [int(number) for number in instinct.values]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("seed", "apart"), [(0, None), (1, (8, 24, 16))])
def test_a_net_thinks_as_it_is_defined_to(name, seed, apart):
    """Its values come from the layers that like moves, or from layers of their own."""
    game = spinney.game(name)
    net, match = random_net(game, (16, 8, 12), seed, apart), choice_of(game, seed)
    seat = match.acting[0]
    legal = match.legal(seat)
    likings, values = thought(game, net, match.view_bytes(seat), seat, legal)
    assert len(set(likings)) > 1 and len(set(values)) > 1
    for rules in forms(game):
        bot = Learned(rules, net)
        chosen = bot.choose(match.view_bytes(seat), seat, legal, rules.stream(1))
        assert [int(bot._instinct.likings[i]) for i in range(len(legal))] == likings
        assert values_of(rules, net, match.view_bytes(seat), seat) == values
        assert likings[list(legal).index(chosen)] == max(likings)


@pytest.mark.parametrize("sign", [1, -1])
def test_the_largest_weights_fit_into_32_bits(sign):
    """All at their bounds and everything that is seen pulling the same way: no sum is cut off anywhere."""
    game = spinney.game("once")
    widths = (WIDEST, WIDEST, WIDEST)
    sizes = [r * c for r, c in zip(rows_of(game.eye, widths, widths), columns_of(widths, widths), strict=True)]
    signs = (1, 1, 1, sign, sign, 1, 1, 1, sign)
    largest = (SEEN_MOST, MOST, MOST, MOST, MOST, SEEN_MOST, MOST, MOST, MOST)
    net = Net(
        heading_of(game, widths, widths),
        tuple(packed([s * n]) * size for s, n, size in zip(signs, largest, sizes, strict=True)),
    )
    match = choice_of(game, 1)
    seat = match.acting[0]
    likings, values = thought(game, net, match.view_bytes(seat), seat, match.legal(seat))
    assert FITS and abs(max(values, key=abs)) == (WIDEST * MOST + ONE) * MOST
    for rules in forms(game):
        bot = Learned(rules, net)
        bot.choose(match.view_bytes(seat), seat, match.legal(seat), rules.stream(1))
        assert [int(bot._instinct.likings[i]) for i in range(len(likings))] == likings
        assert values_of(rules, net, match.view_bytes(seat), seat) == values


def test_chances_fall_as_they_should():
    likings = [0, LIKING, -LIKING // 2, 3 * LIKING, -30 * LIKING]
    for heat in (50, 100, 250):
        out = [0] * 5
        total = chances(likings, 5, heat, out)
        assert total == sum(out)
        weights = [exp(liking / LIKING * 100 / heat) for liking in likings]
        for found, weight in zip(out, weights, strict=True):
            assert found / total == pytest.approx(weight / sum(weights), rel=0.02, abs=1e-6)


@pytest.mark.parametrize("name", GAMES)
def test_bots_with_nets_choose_the_same_in_every_form(name):
    game = spinney.game(name)
    net, match = random_net(game), choice_of(game, 1)
    seat = match.acting[0]

    def chosen(rules, bot):
        stream = rules.stream(5)
        move = bot(rules).choose(match.view_bytes(seat), seat, match.legal(seat), stream)
        return int(move), int(stream[0])

    kinds = (
        lambda rules: Learned(rules, net),
        lambda rules: Learned(rules, net, heat=100),
        lambda rules: Foresight(rules, net, 16, length=3, cores=1),
        lambda rules: Foresight(rules, random_net(game, apart=(24, 8, 8)), 16, length=3, cores=1),
    )
    for bot in kinds:
        assert len({chosen(rules, bot) for rules in forms(game)}) == 1


def constant(rows, width, number):
    """A matrix that gives a number to each seat, whatever the last layer has: only its bias counts."""
    return packed(([0] * (width - 1) + [number]) * rows)


@pytest.mark.parametrize("apart", [None, (24, 8, 12)])
def test_rollouts_are_told_by_the_values_of_the_net(apart):
    """Each seat gets as much as the others in every position: in 32768ths 64 times 256, or 64 times -128 if apart."""
    game = spinney.game("once")
    net, rules, seats = random_net(game, apart=apart), game.compiled, game.eye.seats
    matrices = (*net.matrices[:4], constant(seats, 9, 256), *net.matrices[5:])
    if apart:
        matrices = (*matrices[:8], constant(seats, 13, -128))
    match = choice_of(game, 1)
    seat = match.acting[0]
    bot = Foresight(rules, Net(net.heading, matrices), 64, length=2, cores=1, doubt=10_000)
    options = finished(bot.thinking(match.view_bytes(seat), seat, match.legal(seat), rules.stream(1)))
    assert len(options) > 1
    assert {option.worth for option in options} == {(1 + (-0.25 if apart else 0.5)) / 2}


def test_at_some_heat_every_move_is_made_as_often_as_it_is_liked():
    game = spinney.game("once")
    net, match, rules = random_net(game), choice_of(game, 1), game.compiled
    seat = match.acting[0]
    legal = list(match.legal(seat))
    bot = Learned(rules, net, heat=200)
    stream = rules.stream(3)
    made = [bot.choose(match.view_bytes(seat), seat, legal, stream) for _ in range(4000)]
    likings = [int(bot._instinct.likings[i]) / LIKING / 2 for i in range(len(legal))]
    total = sum(map(exp, likings))
    for move, liking in zip(legal, likings, strict=True):
        share = exp(liking) / total
        assert abs(made.count(move) - 4000 * share) < 5 * (4000 * share * (1 - share)) ** 0.5 + 1


def test_foresight_finds_the_move_that_wins():
    """At the last decision of a game rollouts end at once: what a move brings can be told by hand."""
    game = spinney.game("once")
    net = random_net(game)
    net = Net(net.heading, (*net.matrices[:3], bytes(len(net.matrices[3])), net.matrices[4]))  # likes all moves alike
    bot, teller = Foresight(game.compiled, net, 64, length=0, cores=1), Adviser(game.compiled, net, cores=1)
    found = 0
    for seed in range(30):
        match = game.new(2, seed=seed, form="compiled")
        while not match.over:
            last, seat = match.at(len(match.played)), match.acting[0]
            match.play(match.legal(seat)[0], seat)
        legal = last.legal(seat)
        ends, sheets = {}, {}
        for move in legal:
            end = last.at(len(last.played))
            end.play(move, seat)
            if end.over:
                totals = [sheet.total for sheet in end.score()]
                ends[int(move)] = totals[seat] - totals[1 - seat]
                sheets[int(move)] = [end.score()[who].lines for who in (seat, 1 - seat)]
        if len(ends) == len(legal) and len(set(ends.values())) > 1 and len(legal) <= 8:
            found += 1
            options = finished(bot.thinking(last.view_bytes(seat), seat, legal, game.compiled.stream(seed)))
            assert ends[options[0].move] == max(ends.values())
            for option in options:
                lead = ends[option.move]
                won = (lead > 0) - (lead < 0)
                got = 0.5 * won + 0.5 * lead / (3 + abs(lead))  # the heading says: half for winning, 3 points are usual
                assert option.lead == pytest.approx(lead) and option.worth == pytest.approx((1 + got) / 2)
                more = (last.view_bytes(seat), seat, options[0].move, option.move, game.compiled.stream(seed))
                found_more = finished(teller.comparing(*more))
                assert found_more.lead == pytest.approx(max(ends.values()) - lead)
                assert found_more.error == pytest.approx(0.0)
                best, this = sheets[options[0].move], sheets[option.move]
                lines = {
                    (line, others): best[others][line] - this[others][line] for others in (0, 1) for line in best[0]
                }
                assert {(share.line, share.others): share.points for share in found_more.why} == pytest.approx(lines)
    assert found > 3


class Ended:
    """A table at its end with three players, by their points."""

    def __init__(self, *points):
        self.points, self.players = points, len(points)


def got_by(points, rank):
    """What the end of a game is worth to each seat: half for winning, and a lead of 3 points is usual."""
    linked = Linker({contract.standing: lambda box, table, seat: 10 * table.points[seat]}).twin(rollouts.got_at_the_end)
    style = [0] * rollouts.STYLE
    style[rollouts.WIN], style[rollouts.RANK], style[rollouts.LEAD], style[rollouts.POINT] = 50, rank, 300, 10
    return [linked(None, Ended(*points), seat, style) for seat in range(len(points))]


@pytest.mark.parametrize(
    ("points", "rank", "got"),
    [  # half for winning, and half for the lead over the mean of the others, of which 3 points are usual
        ((10, 4, 4), 0, [0.5 + 0.5 * 6 / 9, -0.25 - 0.5 * 3 / 6, -0.25 - 0.5 * 3 / 6]),
        ((9, 9, 3), 0, [0.5 * 0.25 + 0.5 * 3 / 6, 0.5 * 0.25 + 0.5 * 3 / 6, -0.25 - 0.5 * 6 / 9]),
        ((9, 6, 3), 100, [0.5 + 0.5 * 4.5 / 7.5, 0.0, -0.5 - 0.5 * 4.5 / 7.5]),
        ((9, 6, 3), 50, [0.5 + 0.5 * 4.5 / 7.5, 0.5 * 0.5 * -0.5, 0.5 * (-0.25 - 0.5) - 0.5 * 4.5 / 7.5]),
        ((2,), 50, [0.5 + 0.5 * 2 / 5]),
        ((0,), 50, [-0.5]),  # to reach the target is to lose
    ],
)
def test_what_the_end_of_a_game_is_worth(points, rank, got):
    assert got_by(points, rank) == pytest.approx(got)


def test_two_moves_are_compared_on_the_same_deals(monkeypatch):
    """Sixteen groups of one deal: four sides with luck of their own, four times; against rollouts of one move each."""
    monkeypatch.setattr(adviser, "COMPARISON", Effort(32, 1_000_000))
    game = spinney.game("once")
    net, match, rules = random_net(game), choice_of(game, 1), game.compiled
    seat = match.acting[0]
    view, moves = match.view_bytes(seat), [int(move) for move in match.legal(seat)[:2]]
    stream, leads = rules.stream(5), []
    seeds = [splitmix(stream) for _side in range(4)]
    for seed in seeds:
        side, luck = Trials(rules, net), seed
        for _round in range(4):
            ahead = []
            for move in moves:
                for step in side.trying(view, seat, [move], 1, 0, luck):
                    step.entry(*step.arguments)
                sums = {move: [0.0] * rollouts.FOUND}
                side.add_to(sums, [move])
                ahead.append(sums[move][rollouts.AHEAD])
            luck = side.luck  # after the second move, as if both had been tried one after the other
            leads.append(ahead[0] - ahead[1])
    found = finished(Adviser(rules, net, cores=1).comparing(view, seat, moves[0], moves[1], rules.stream(5)))
    assert len(set(leads)) > 1
    assert found.lead == pytest.approx(sum(leads) / 16)
    spread = sum((lead - sum(leads) / 16) ** 2 for lead in leads) / 15
    assert found.error == pytest.approx((spread / 16) ** 0.5)


def test_groups_of_deals_count_by_their_size():
    """One deal that gives 4 and three that give 0 on average: a mean of 1, of which (1*9 + 3*1)/1/4 is the variance."""
    assert adviser._weighted([1, 3], [4.0, 0.0]) == pytest.approx((1.0, 3**0.5))
    assert adviser._weighted([2, 2, 2], [1.0, 2.0, 3.0]) == pytest.approx((2.0, (2 * 2 / 2 / 6) ** 0.5))


@pytest.mark.parametrize(
    ("rollouts_at_most", "decisions", "deals"),
    [(32, 1_000_000, 4), (48, 1_000_000, 6), (1_000_000, 400, 4), (8, 10, 1), (1_000_000, 99, 1), (96, 300, 3)],
)
def test_an_effort_is_counted_in_rollouts_and_in_decisions(rollouts_at_most, decisions, deals):
    """Two moves on four sides: a deal is eight rollouts, and here a hundred decisions; the first is always taken."""
    assert 1 + Effort(rollouts_at_most, decisions).deals_left(2, 100) == deals


def test_an_adviser_keeps_within_its_effort(monkeypatch):
    """Early in a long game there are fewer rollouts than late in it, and never many more decisions than it may make."""
    game = spinney.game("once")
    net, rules = random_net(game), game.compiled
    teller, match = Adviser(rules, net, cores=1), game.new(2, seed=3, form="compiled")
    monkeypatch.setattr(adviser, "HINT", Effort(96, 2000))
    visits = []
    while not match.over:
        seat = match.acting[0]
        if len(match.legal(seat)) > 2:
            told = finished(teller.thinking(match.view_bytes(seat), seat, match.legal(seat), rules.stream(1)))
            assert len({option.visits for option in told}) == 1
            visits.append(sum(option.visits for option in told))
        match.play(match.legal(seat)[0], seat)
    assert visits[0] < visits[-1] <= 96
    assert max(visits[:5]) * 60 < 4000  # a rollout of a whole game has more than 60 decisions


@pytest.mark.parametrize("what", ["thinking", "glancing", "comparing"])
def test_an_adviser_says_the_same_on_several_cores_and_in_every_form(what):
    game = spinney.game("once")
    net, match = random_net(game), choice_of(game, 1)
    seat = match.acting[0]
    legal = match.legal(seat)
    arguments = {"thinking": (legal,), "glancing": (legal, legal[-1]), "comparing": (legal[0], legal[1])}[what]

    def said(rules, cores):
        teller = Adviser(rules, net)
        return finished(getattr(teller, what)(match.view_bytes(seat), seat, *arguments, rules.stream(2)), cores=cores)

    quick = [rules for rules in forms(game) if rules.form != "interpreted"]
    assert len(quick) > 1
    first = said(quick[0], 1)
    assert all(said(rules, cores) == first for rules in quick for cores in (1, 3))


def test_a_glance_has_the_move_that_was_played():
    """Among those that the net finds likely, or after them; of equals it is the best."""
    game = spinney.game("once")
    net, match, rules = net_of(game), game.new(2, seed=5, form="compiled"), game.compiled
    teller, unlikely = Adviser(rules, net, cores=1), 0
    while not match.over:
        seat = match.acting[0]
        legal = match.legal(seat)
        if len(legal) > 1:
            likely = finished(teller.thinking(match.view_bytes(seat), seat, legal, rules.stream(1)))
            for played in (legal[0], legal[-1]):
                given = (match.view_bytes(seat), seat, legal, played, rules.stream(2))
                options = finished(teller.glancing(*given))
                assert [option.move for option in options].count(played) == 1
                assert options[0].worth == max(option.worth for option in options)
                assert played == options[0].move or options[0].worth > next(
                    option.worth for option in options if option.move == played
                )
                unlikely += played not in [option.move for option in likely]
        match.play(legal[0], seat)
    assert unlikely > 3


def test_moves_that_are_told_about_are_in_the_order_of_their_leads():
    """All of them are tried equally often; a bot that plays goes by what it gets, and drops moves on its way."""
    game = spinney.game("once")
    net, rules, differ, dropped = random_net(game), game.compiled, 0, 0
    for seed in range(40):
        match = choice_of(game, seed % 8)
        seat = match.acting[0]
        given = (match.view_bytes(seat), seat, match.legal(seat))
        told = finished(Adviser(rules, net, cores=1).thinking(*given, rules.stream(seed)))
        assert len(told) >= min(3, len(given[2]))
        assert len({option.visits for option in told}) == 1
        assert [option.lead for option in told] == sorted((option.lead for option in told), reverse=True)
        differ += told[0].worth < max(option.worth for option in told)
        played = finished(Foresight(rules, net, 64, length=0, cores=1).thinking(*given, rules.stream(seed)))
        dropped += len({option.visits for option in played}) > 1
        most = [option for option in played if option.visits == played[0].visits]
        assert played[0].worth == max(option.worth for option in most)
    assert differ and dropped  # or the test could not tell one from the other


def test_unlikely_moves_are_tried_if_somebody_wants_to_hear_of_several():
    """Where the net has no doubt, it is alone with its move; unless three are asked for."""
    game = spinney.game("once")
    net, match, rules = net_of(game), game.new(3, seed=4, form="compiled"), game.compiled
    alone = Foresight(rules, net, 32, cores=1)
    several = Adviser(rules, net, cores=1)
    sure = 0
    while not match.over:
        seat = match.acting[0]
        legal = match.legal(seat)
        given = (match.view_bytes(seat), seat, legal, rules.stream(2))
        options = finished(alone.thinking(*given))
        if len(legal) > 3 and len(options) == 1:
            sure += 1
            told = finished(several.thinking(*given))
            assert len(told) == 3 and all(option.visits for option in told)
            assert options[0].move in [option.move for option in told]
        match.play(options[0].move, seat)
    assert sure > 3


def test_the_more_doubt_the_more_moves_are_tried():
    """A move is tried if it is at most 50 times less likely than the best: at a heat of 6, 50 to the 6th at heat 1."""
    game = spinney.game("once")
    net, match, rules = net_of(game), game.new(2, seed=4, form="compiled"), game.compiled
    sure, doubtful = (
        Foresight(rules, net, 16, length=1, cores=1),
        Foresight(rules, net, 16, length=1, doubt=600, cores=1),
    )
    teller, more = Learned(rules, net), 0
    while not match.over:
        seat = match.acting[0]
        legal = match.legal(seat)
        given = (match.view_bytes(seat), seat, legal)
        teller.choose(*given, rules.stream(1))
        if len(legal) > 1:
            likings = [int(teller._instinct.likings[i]) / LIKING for i in range(len(legal))]
            tried = [
                {option.move for option in finished(bot.thinking(*given, rules.stream(1)))} for bot in (sure, doubtful)
            ]
            for heat, moves in zip((1, 6), tried, strict=True):
                likely = [m for m, liking in zip(legal, likings, strict=True) if max(likings) - liking < heat * log(50)]
                assert abs(len(moves) - min(len(likely), 8)) <= 1  # powers are rounded
            assert tried[0] <= tried[1]
            more += len(tried[1]) > len(tried[0])
        match.play(legal[0], seat)
    assert more > 5


@pytest.mark.parametrize(
    ("players", "length", "rollouts", "longest"),
    [(1, 16, 16, 0), (1, 0, 96, 0), (2, 16, 96, 16), (3, 16, 64, 24), (4, 16, 48, 32), (4, 0, 96, 0)],
)
def test_with_more_players_rollouts_are_longer_and_fewer(players, length, rollouts, longest, monkeypatch):
    """So that a seat decides eight times in each; alone they go to the end. If all do, they are as many for all."""
    game = spinney.game("once")
    net, match, rules, asked = random_net(game), game.new(players, seed=3, form="compiled"), game.compiled, []
    trying = Trials.trying

    def noted(self, view, seat, moves, deals, length, *others):
        asked.append((len(moves) * deals, length))
        return trying(self, view, seat, moves, deals, length, *others)

    monkeypatch.setattr(Trials, "trying", noted)
    while len(legal := match.legal(seat := match.acting[0])) < 8:
        match.play(legal[-1], seat)
    bot = Foresight(rules, net, 96, length=length, doubt=1_000_000, cores=1)
    bot.choose(match.view_bytes(seat), seat, legal, rules.stream(1))
    assert {length for _tried, length in asked} == {longest}
    # Eight moves, then four, then two, in three rounds of as many rollouts, rounded up to whole deals on four sides.
    assert rollouts <= sum(tried for tried, _length in asked) < rollouts + 4 * (8 + 4 + 2)


def test_foresight_is_the_same_on_several_cores():
    game = spinney.game("once")
    net, match, rules = random_net(game), choice_of(game, 1), game.compiled
    seat = match.acting[0]
    found = [
        Foresight(rules, net, 200, cores=cores).choose(match.view_bytes(seat), seat, match.legal(seat), rules.stream(2))
        for cores in (1, 4)
    ]
    assert found[0] == found[1]


# Files.


@pytest.fixture
def once():
    return spinney.game("once")


def test_a_file_has_all_of_a_net(once):
    net = random_net(once)
    assert decode(encode(net), "a.net", once) == net


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda data: b"PK" + data, "does not begin as one does"),
        (lambda data: data[:-9], "bytes of weights"),
        (lambda data: data[: len(MAGIC)] + b"{}\n", "is broken"),
        (lambda data: data[:-40] + bytes(40), "is broken"),
        (lambda data: data.partition(b"}\n")[0] + b"}\n" + zlib.compress(bytes(65 << 20)), "bytes of weights"),
    ],
)
def test_a_broken_file_is_refused(once, spoil, words):
    with pytest.raises(UnfitNet, match=words):
        decode(spoil(encode(random_net(once))), "a.net", once)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"game": "reforest"}, "for another game, reforest"),
        ({"eye": "x"}, "other features"),
        ({"pack": "x"}, "other components"),
        ({"widths": (0, 8, 8)}, "a layer has 1 to 256"),
        ({"widths": (16, 8, 300)}, "a layer has 1 to 256"),
        ({"value_widths": (16, 300, 8)}, "a layer has 1 to 256"),
        ({"value_widths": (16, 8, 8)}, "bytes of weights"),
    ],
)
def test_a_net_for_something_else_is_refused(once, changes, words):
    net = random_net(once)
    other = Net(msgspec.structs.replace(net.heading, **changes), net.matrices)
    with pytest.raises(UnfitNet, match=words):
        decode(encode(other), "a.net", once)


@pytest.mark.parametrize(("matrix", "most"), [(0, 4095), (1, 2047), (4, 2047), (5, 4095), (8, 2047)])
@pytest.mark.parametrize("sign", [1, -1])
def test_weights_that_could_overflow_are_refused(once, matrix, most, sign):
    """Eight weights of the first layer fit into 16 bits, 257 products of the others into 32; at their bounds too."""
    assert 8 * 4095 < 1 << 15 and 257 * 2047 * 2047 < 1 << 31
    net = random_net(once, apart=(8, 8, 8))

    def with_weight(number):
        changed = packed([number]) + net.matrices[matrix][2:]
        return encode(Net(net.heading, (*net.matrices[:matrix], changed, *net.matrices[matrix + 1 :])))

    assert decode(with_weight(sign * most), "a.net", once).matrices[matrix][:2] == packed([sign * most])
    with pytest.raises(UnfitNet, match=f"larger than {most}"):
        decode(with_weight(sign * (most + 1)), "a.net", once)


def test_a_game_without_a_net_says_so(once, monkeypatch, tmp_path):
    monkeypatch.setattr(once, "net_file", tmp_path / "learned.net")
    net_of.cache_clear()
    for name in ("net", "foresight:10"):
        with pytest.raises(SpinneyError, match="once has no net: train one with `spinney train once`"):
            make_bot(name, once.interpreted)
    net = random_net(once)
    once.net_file.write_bytes(encode(net))
    assert net_of(once) == net
    assert make_bot("net", once.interpreted).name == "net"
    net_of.cache_clear()


@pytest.mark.parametrize(
    "name", ["foresight:0", "foresight:x", "foresight:1000001", "search:²", "net:0", "net:1e3", "net:/etc"]
)
def test_other_names_are_refused(once, name):
    with pytest.raises(SpinneyError, match=re.escape(name)):
        make_bot(name, once.interpreted)


def test_a_game_with_another_net_goes_to_other_processes_with_it(once, tmp_path):
    file = tmp_path / "mine.net"
    file.write_bytes(encode(random_net(once, seed=5)))
    game = pickle.loads(pickle.dumps(once.with_net(file)))
    assert game.net_file == file and net_of(game) == random_net(once, seed=5)
    assert once.net_file.name == "learned.net"


def test_the_arena_plays_with_a_net_and_keeps_nothing_of_another(once, tmp_path):
    files = [tmp_path / "one.net", tmp_path / "two.net"]
    for seed, file in enumerate(files):
        file.write_bytes(encode(random_net(once, seed=seed)))
    common = (
        "arena",
        "once",
        "--bots",
        "net,random",
        "--games",
        2,
        "--seed",
        "a",
        "--cores",
        1,
        "--save",
        tmp_path / "s",
    )
    assert "net" in works(*common, "--net", files[0])
    works(*common, "--net", files[0])
    assert "was played with net" in fails(*common, "--net", files[1])
    assert "no net" in fails("arena", "once", "--bots", "net", "--net", tmp_path / "none.net")


def test_bots_tells_what_a_net_has_learned(once, tmp_path):
    net = random_net(once)
    file = tmp_path / "mine.net"
    heading = msgspec.structs.replace(net.heading, decisions=1200, minutes=2.5, players=(2, 4))
    file.write_bytes(encode(Net(heading, net.matrices)))
    told = works("bots", "once", "--net", file)
    assert "from 1,200 decisions in games against itself, in 2.5 minutes with 2 or 4 players; foresight:N" in told
    assert ("foresight" in works("bots", "once")) == once.net_file.exists()
