"""Values taught apart, where PyTorch is installed: what is kept of games, what it was worth, and that it is learned."""

from __future__ import annotations

import msgspec
import pytest

torch = pytest.importorskip("torch")

import spinney  # noqa: E402
from bots.nets import random_net  # noqa: E402
from bots.test_net import got_by, values_of  # noqa: E402
from spinney.bots.net import LIKING  # noqa: E402
from spinney.bots.net_files import decode, encode  # noqa: E402
from spinney.training import model  # noqa: E402
from spinney.training.rolls import worth_of_ends  # noqa: E402
from spinney.training.settings import Settings  # noqa: E402
from spinney.training.tables import Tables  # noqa: E402
from spinney.training.values import KEPT, Teacher  # noqa: E402

SMALL = {"tables": 24, "batch": 256, "value_widths": (16, 16, 8), "values": 0.1}


def teacher_of(net=None, name="once", **changes):
    game = spinney.game(name)
    return Teacher(game, Settings(game=name, **{**SMALL, **changes}), net or random_net(game), "cpu")


def worth(margins, seat):
    """Half for winning, and half for the lead, of which 3 points are usual: as the heading of the net says."""
    players, best = len(margins), max(margins)
    won = (players / margins.count(best) - 1) / (players - 1) if margins[seat] == best else -1 / (players - 1)
    return 0.5 * won + 0.5 * margins[seat] / (3 + abs(margins[seat]))


@pytest.mark.parametrize("rank", [0, 50, 100])
def test_a_learner_and_rollouts_agree_on_what_the_ends_of_games_are_worth(rank):
    ends = [(10, 4, 4), (9, 9, 3), (9, 6, 3), (3, 7), (5, 5), (1, 2, 3, 4), (6, 6, 2, 2), (2,), (0,), (-3,)]
    leads = [
        [own - (sum(points) - own) / max(len(points) - 1, 1) for own in points] + [0.0] * (4 - len(points))
        for points in ends
    ]
    players = torch.tensor([len(points) for points in ends])
    settings = Settings(game="once", win=0.5, rank=rank / 100)
    told = worth_of_ends(torch.tensor(leads), players, 3.0, settings).tolist()
    for row, points in zip(told, ends, strict=True):
        assert row[: len(points)] == pytest.approx(got_by(points, rank), abs=1e-6)


def test_positions_of_the_second_part_of_games_are_kept_with_what_they_were_worth():
    teacher = teacher_of(players=(2, 3))
    arrays, tables = teacher._tables.arrays, range(24)
    games = [[] for _table in tables]
    until = teacher._until.clone()
    found = 0
    for _play in range(400):
        before = {name: arrays[name].clone() for name in ("features", "seats", "players", "counts")}
        teacher.play()
        ended = []
        for table in tables:
            asked = (before["features"][table].tolist(), int(before["seats"][table]), int(before["counts"][table]))
            games[table].append(asked)
            if arrays["came"][table]:
                ended.append(table)
        if not ended:
            continue
        ((features, aims, seated),) = teacher._pool
        teacher._pool = []
        place = 0
        for table in ended:
            players = int(before["players"][table])
            margins = arrays["rewards"][table].tolist()[:players]
            late = [
                (on, seat)
                for at, (on, seat, count) in enumerate(games[table])
                if at > float(until[table]) and count > 1
            ]
            for row in range(place, place + min(len(late), KEPT)):
                assert seated[row].tolist() == [other < players for other in range(4)]
                told = aims[row].tolist()[:players]
                assert any(
                    features[row].tolist() == on
                    and told == pytest.approx([worth(margins, (seat + k) % players) for k in range(players)], abs=1e-5)
                    for on, seat in late
                )
                found += 1
            place += min(len(late), KEPT)
            games[table] = []
        assert place == len(features)
        until = teacher._until.clone()
    assert found > 100


def test_values_are_learned_and_moves_stay_as_they_are():
    teacher, errors = teacher_of(players=(2,)), []
    for _play in range(400):
        teacher.play()
    pool = teacher._pool
    for _lesson in range(60):
        teacher._pool = pool
        teacher.learn()
        errors.append(teacher.error)
    assert errors[-1] < 0.5 * errors[0]
    net = teacher.taught()
    assert net.matrices[:5] == teacher.net.matrices
    assert net.heading == msgspec.structs.replace(
        teacher.net.heading, value_widths=(16, 16, 8), settings={"values": 0.1, "value_widths": (16, 16, 8)}
    )
    game = spinney.game("once")
    assert decode(encode(net), "a.net", game).matrices == net.matrices
    match = game.new(2, seed=3)
    view, seat = match.view_bytes(match.acting[0]), match.acting[0]
    rules, eye = game.interpreted, game.eye
    table, on = rules.memory(view), rules.numbers(eye.most_on)
    on = on[: rules.observe(rules.box, table, seat, on)]
    with torch.no_grad():
        told = model.foretell(teacher.matrices, torch.tensor([on]))[0].tolist()
    assert [number / LIKING for number in values_of(rules, net, view, seat)] == pytest.approx(told, abs=0.1)


def test_who_has_values_already_gets_better_ones():
    first = random_net(spinney.game("once"), apart=(16, 16, 8))
    assert teacher_of(first).taught().matrices == first.matrices
    other = teacher_of(first, value_widths=(8, 8, 8)).taught()
    assert other.matrices[:5] == first.matrices[:5] and other.heading.value_widths == (8, 8, 8)


def test_the_more_seats_the_oftener_they_are_played():
    """Once has five settings: alone, two, three, four, and four in teams."""
    tables = Tables(spinney.game("once"), (1, 2, 3, 4), 4, "cpu", 1, 1, by_seats=True)
    numbers = [players for players, _choices in tables._vector.settings]
    assert [numbers.count(players) for players in (1, 2, 3, 4)] == [1, 2, 3, 8]


def test_teaching_goes_on_where_it_was(tmp_path):
    file, one = tmp_path / "values.pt", teacher_of(players=(2,))
    for _play in range(200):
        one.play()
    one.learn()
    one.seconds = 3.0
    one.save(file)
    other = teacher_of(players=(2,), seed=2)
    assert other.taught().matrices != one.taught().matrices
    assert other.load(file) and other.taught().matrices == one.taught().matrices
    assert (other.seconds, other.positions) == (3.0, one.positions)
    net = random_net(spinney.game("once"))
    longer = type(net)(msgspec.structs.replace(net.heading, decisions=9), net.matrices)
    assert not teacher_of(longer).load(file)  # the net has learned more since
    assert not teacher_of(value_widths=(8, 8, 8)).load(file)
    file.write_bytes(b"my diary")
    assert not other.load(file)
