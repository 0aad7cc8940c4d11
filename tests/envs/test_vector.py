"""Vector environments show and play what the rules say, one table at a time, and are the same however they are run."""

from __future__ import annotations

import random

import numpy as np
import pytest

from conformance.settings import published_games
from spinney.engine import contract
from spinney.engine.errors import SpinneyError
from spinney.engine.header import first_asked
from spinney.engine.link import Linker
from spinney.engine.winning import winners
from spinney.envs import rewards, stepping
from spinney.envs.vector import Vector

GAMES = [pytest.param(game, id=game.name) for game in published_games()]
SHOWN = (
    *("players", "seats", "counts", "gone", "legal", "masks", "seen", "features", "vectors", "move_features"),
    *("rewards", "came"),
)
EVERYTHING = {"vectors": True, "move_features": True, "views": True}
TABLES = 5


def everything(vector):
    return {name: getattr(vector, name).copy() for name in (*SHOWN, "views")}


def same(one, other):
    return [name for name in (*SHOWN, "views") if not np.array_equal(one[name], other[name])]


def drive(vector, steps, luck):
    """Plays at random; gives what was shown before each step, with the tables and the moves."""
    vector.begin()
    for _step in range(steps):
        shown = everything(vector)
        moves = [luck.choice(row[:count]) for row, count in zip(vector.legal, vector.counts, strict=True)]
        tables = [vector.table(at) for at in range(vector.tables)]
        vector.step(moves)
        yield shown, tables, moves


def faults(game, shown, tables):
    """What is not shown as the rules, asked one by one, tell it."""
    rules, eye, found = game.compiled, game.eye, []
    for at, data in enumerate(tables):
        table = rules.memory(data)
        seat = first_asked(game.table_layout.plain(data))
        out, on = rules.numbers(game.most_legal), rules.numbers(eye.most_on)
        legal = list(out[: rules.legal(rules.box, table, seat, out)])
        view = rules.copy(table)
        rules.conceal(rules.box, view, seat)
        features = list(on[: rules.observe(rules.box, view, seat, on)])
        rows = rules.numbers(len(legal), eye.move_on)
        rules.observe_moves(rules.box, view, seat, out, len(legal), rows)
        padded = [list(row) for row in rows] + [[0] * eye.move_on] * (game.most_legal - len(legal))
        expected = {
            "players": game.table_layout.plain(data).players,
            "seats": seat,
            "counts": len(legal),
            "legal": legal + [-1] * (game.most_legal - len(legal)),
            "masks": [int(move in legal) for move in range(game.moves.size)],
            "seen": len(features),
            "features": features + [0] * (eye.most_on - len(features)),
            "vectors": [int(number in features) for number in range(eye.size)],
            "move_features": padded,
            "views": np.frombuffer(rules.to_bytes(view), np.uint8),
        }
        found += [(at, name) for name, value in expected.items() if not np.array_equal(shown[name][at], value)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_shown_as_the_rules_tell_them(game):
    vector = Vector(game, TABLES, settings=game.some_settings(6), **EVERYTHING)
    for number, (shown, tables, _moves) in enumerate(drive(vector, game.most_moves // 2, random.Random(1))):
        if number % 20 == 0:
            assert faults(game, shown, tables) == []


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_played_as_the_rules_play_them(game):
    """A game that goes on is the table that the move makes; one that has ended is followed by another at its start."""
    vector = Vector(game, TABLES, settings=game.some_settings(6), **EVERYTHING)
    rules, ended = game.compiled, 0
    for shown, tables, moves in drive(vector, 3 * game.most_moves // 2, random.Random(2)):
        for at, (data, move) in enumerate(zip(tables, moves, strict=True)):
            table = rules.memory(data)
            assert rules.decide(rules.box, table, int(shown["seats"][at]), int(move)) >= 0
            after = game.table_layout.plain(vector.table(at))
            if rules.number(table, "over") == 0:
                assert vector.came[at] == stepping.GOES_ON and vector.table(at) == rules.to_bytes(table)
                assert not vector.rewards[at].any()
            else:
                ended += 1
                players = rules.number(table, "players")
                standings = [rules.standing(rules.box, table, seat) for seat in range(players)]
                assert vector.came[at] == stepping.OVER and after.ply == 0
                assert list(vector.rewards[at]) == by_rank(standings) + [0.0] * (game.seats - players)
    assert ended >= TABLES


def by_rank(standings):
    """Places by counting: 1 for the first, -1 for the last, evenly between, the mean of their places for equals."""
    if len(standings) == 1:
        return [1.0 if winners(standings, target=True) else -1.0]
    order = sorted(standings, reverse=True)
    steps = 2 / (len(standings) - 1)
    found = []
    for standing in standings:
        places = [place for place, other in enumerate(order) if other == standing]
        found.append(pytest.approx(1 - steps * sum(places) / len(places)))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_threads_do_not_matter(game):
    one = Vector(game, TABLES, seed=3, **EVERYTHING)
    three = Vector(game, TABLES, seed=3, threads=3, **EVERYTHING)
    for _ in zip(drive(one, 150, random.Random(3)), drive(three, 150, random.Random(3)), strict=True):
        assert same(everything(one), everything(three)) == []
    assert [one.table(at) for at in range(TABLES)] == [three.table(at) for at in range(TABLES)]


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_rules_write_the_same(game):
    """The entries as plain Python, on lists."""
    settings = game.some_settings(3)
    vector = Vector(game, 2, settings=settings, seed=4, **EVERYTHING)
    rules, start = game.interpreted, int(vector.streams[0, 0])
    fresh = [game.table_layout.plain(game.fresh(players, choices)) for players, choices in settings]
    room = [
        rules.tables(2),
        views := rules.tables(2),
        1,
        list(rewards.how(game, "rank", len(settings))),
        0,
        2,
        [[start], [start + 1]],
    ]
    eye = game.eye
    common = [rules.box, fresh, *room, rules.numbers(eye.most_on)]
    shown = [getattr(vector, name).tolist() for name in SHOWN[:10]]
    rules.link(stepping.begin_tables)(*common, *shown)
    step, worth, came = rules.link(stepping.step_tables), vector.rewards.tolist(), [0, 0]
    for _shown, _tables, moves in drive(vector, 60, random.Random(4)):
        step(*common, *shown, rules.numbers(game.seats), [int(move) for move in moves], worth, came)
        written = dict(zip(SHOWN, [*shown, worth, came], strict=True))
        assert [name for name in SHOWN if not np.array_equal(getattr(vector, name), written[name])] == []
        assert [bytes(row) for row in vector.views] == [rules.to_bytes(view) for view in views]


def misplaced():
    """Room for the views of two tables that begins at an odd address."""
    size = 2 * Vector("once", 1).game.table_layout.size
    return np.zeros(size + 1, np.uint8)[1:].reshape(2, -1)


class Scored:
    """A table at its end with three players: 20, 12 and 4 points, of which each is worth ten in a standing."""

    players = 3
    points = (20, 12, 4)


def total(box, table, seat):
    return table.points[seat]


def standing(box, table, seat):
    return 10 * table.points[seat]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("rank", [1.0, 0.0, -1.0]), ("margin", [20 - 8, 12 - 12, 4 - 16]), ("score", [20.0, 12.0, 4.0])],
)
def test_a_reward_counts_ranks_margins_or_points(name, expected):
    """A margin is to the mean of the others."""
    linked = Linker({contract.standing: standing, contract.total: total}).twin(rewards.reward_all)
    row, found = [1, 100, rewards.COUNTED[name], 10], [0.0, 0.0, 0.0]
    linked(None, Scored, row, [0, 0, 0], found)
    assert found == expected


@pytest.mark.parametrize("masks", [True, False])
@pytest.mark.parametrize("wrong", ["not among them", -1, 10**6, -(10**12)])
def test_an_illegal_move_is_an_error_and_changes_nothing(masks, wrong):
    vector = Vector("once", 3, players=4, masks=masks)
    vector.begin()
    before = [vector.table(at) for at in range(3)]
    moves = vector.legal[:, 0].astype(int)
    legal = set(vector.legal[1].tolist())
    others = (move for move in range(vector.game.moves.size) if move not in legal)
    moves[1] = next(others) if wrong == "not among them" else wrong
    with pytest.raises(SpinneyError, match="1 of 3 moves are not legal"):
        vector.step(moves)
    assert list(vector.came) == [stepping.GOES_ON, stepping.REFUSED, stepping.GOES_ON]
    assert [vector.table(at) == data for at, data in enumerate(before)] == [False, True, False]


def test_rewards_stand_there_for_one_step():
    """After the end of a game, and also if a move is refused then."""
    vector = Vector("once", 1, players=2, seed=3)
    vector.begin()
    while vector.came[0] == stepping.GOES_ON:
        assert not vector.rewards.any()
        vector.step(vector.legal[:, 0])
    told = vector.rewards.copy()
    assert vector.came[0] == stepping.OVER
    with pytest.raises(SpinneyError):
        vector.step(np.array([-1]))
    assert (vector.rewards == told).all()
    vector.step(vector.legal[:, 0])
    assert vector.came[0] == stepping.GOES_ON and not vector.rewards.any()


def test_what_is_not_wanted_is_not_written():
    vector = Vector("once", 2, masks=False, features=False)
    vector.begin()
    assert vector.masks.shape == (2, 0) and vector.features.shape == (2, 0) and vector.views.shape == (2, 0)
    assert (vector.counts > 0).all()


def test_arrays_of_the_caller_are_written():
    given = np.full((4, Vector("once", 1).game.moves.size), 7, np.uint8)
    vector = Vector("once", 4, arrays={"masks": given})
    vector.begin()
    assert vector.masks is given and set(given.flat) == {0, 1}


def test_fields_of_views_have_names():
    """A seat sees its own hand, and not those of others; views need no features."""
    vector = Vector("dartmoor", 4, players=3, features=False, views=True)
    vector.begin()
    views = vector.views.view(vector.game.table_layout.dtype())[:, 0]
    assert set(views["players"]) == {3}
    whole = [vector.game.table_layout.plain(vector.table(at)) for at in range(4)]
    for view, table, seat in zip(views, whole, vector.seats, strict=True):
        assert list(view["hand"][seat]) == list(table.hand[seat])
        other = (seat + 1) % 3
        assert list(view["hand"][other]) != list(table.hand[other])


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"tables": 0}, "at least one table"),
        ({"reward": "luck"}, "a reward counts rank, margin, score, not luck"),
        ({"device": "abacus"}, "runs on cpu or cuda, not on abacus"),
        ({"players": 9}, "9"),
        ({"settings": []}, "no setting"),
        ({"settings": [(2, {})], "players": 2}, "either settings"),
        ({"arrays": {"moons": None}}, "no array moons"),
        ({"arrays": {"masks": np.zeros((2, 3), np.uint8)}}, "the array masks has to be of uint8"),
        ({"views": True, "arrays": {"views": misplaced()}}, "the array views has to begin at a multiple of 8 bytes"),
    ],
)
def test_what_cannot_be_is_said(wrong, said):
    with pytest.raises(SpinneyError, match=said):
        Vector("once", **{"tables": 2, **wrong})
