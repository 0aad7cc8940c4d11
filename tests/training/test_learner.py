"""Learning, where PyTorch is installed: rewards and traces by a second way, and that something is learned."""

from __future__ import annotations

import msgspec
import pytest

torch = pytest.importorskip("torch")

import spinney  # noqa: E402
from bots.test_forms import choice_of  # noqa: E402
from bots.test_net import values_of  # noqa: E402
from spinney import SpinneyError  # noqa: E402
from spinney.bots.learned import Learned  # noqa: E402
from spinney.bots.net import LIKING  # noqa: E402
from spinney.training import model  # noqa: E402
from spinney.training.learner import Learner  # noqa: E402
from spinney.training.rolls import Roll  # noqa: E402
from spinney.training.settings import Settings  # noqa: E402
from spinney.training.strength import playing  # noqa: E402

SMALL = {"tables": 32, "steps": 48, "batch": 512, "widths": (32, 16, 16)}


def small(name="once", **changes):
    return Learner(spinney.game(name), Settings(game=name, **{**SMALL, **changes}), "cpu")


def roll_of(players, margins, ended, values, seats, settings):
    """A roll with one table, at which this happened."""
    steps = len(seats)
    roll = Roll(msgspec.structs.replace(settings, tables=1), "cpu", (1, 1, 1, 4))
    roll.players[:] = players
    roll.margins[:, 0] = torch.tensor(margins)
    roll.ended[:, 0] = torch.tensor(ended)
    roll.values[:, 0] = torch.tensor(values)
    roll.seats[:steps, 0] = torch.tensor(seats)
    return roll


def test_rewards_by_hand():
    """Three players with 10, 4 and 4 points: leads of 6, -3 and -3; 4 is usual by (6 + 3 + 3) / 3."""
    settings = Settings(game="once", steps=1)
    roll = roll_of(3, [[6.0, -3.0, -3.0, 0.0]], [True], [[0.0] * 4] * 2, [0], settings)
    assert roll._rewards()[0, 0].tolist() == pytest.approx(
        [0.5 * 1 + 0.5 * 6 / 10, 0.5 * -0.5 + 0.5 * -3 / 7, 0.5 * -0.5 + 0.5 * -3 / 7, 0.0]
    )
    assert roll.lead == pytest.approx(4.0)
    ranked = Settings(game="once", steps=1, win=1.0, rank=1.0)
    roll = roll_of(3, [[6.0, -1.0, -5.0, 0.0]], [True], [[0.0] * 4] * 2, [0], ranked)
    assert roll._rewards()[0, 0].tolist() == [1.0, 0.0, -1.0, 0.0]
    roll = roll_of(3, [[3.0, 3.0, -6.0, 0.0]], [True], [[0.0] * 4] * 2, [0], Settings(game="once", steps=1, win=1.0))
    assert roll._rewards()[0, 0].tolist() == [0.25, 0.25, -0.5, 0.0]  # (1/2 * 3 - 1) / 2; who has nothing: -1/2
    roll = roll_of(1, [[-2.0, 0.0, 0.0, 0.0]], [True], [[0.0] * 4] * 2, [0], Settings(game="once", steps=1))
    assert roll._rewards()[0, 0].tolist() == [0.5 * -1 + 0.5 * -2 / 4, 0.0, 0.0, 0.0]
    roll = roll_of(2, [[5.0, -5.0, 0.0, 0.0]], [False], [[0.0] * 4] * 2, [0], Settings(game="once", steps=1))
    assert not roll._rewards().any()  # a game that goes on is worth nothing yet


def test_advantages_as_they_are_defined():
    """Sums of faded differences, each written out to the end of the game, against the trace that runs backwards."""
    settings = Settings(game="once", steps=7, trace=0.81)
    luck = torch.Generator().manual_seed(4)
    values = torch.randn(8, 4, generator=luck)
    margins = torch.zeros(7, 4)
    margins[3, :2] = torch.tensor([2.0, -2.0])
    ended = [False, False, False, True, False, False, False]
    seats = [0, 1, 0, 1, 1, 0, 1]
    roll = roll_of(2, margins.tolist(), ended, values.tolist(), seats, settings)
    got = roll._rewards()[:, 0]
    advantages, aims = roll.worth()
    for step in range(7):
        last = 3 if step <= 3 else 6
        for seat in range(2):
            gain = 0.0
            for later in range(step, last + 1):
                onward = 0.0 if ended[later] else values[later + 1, seat].item()
                gain += 0.9 ** (later - step) * (got[later, seat].item() + onward - values[later, seat].item())
            if seat == seats[step]:
                assert advantages[step, 0].item() == pytest.approx(gain, abs=1e-5)
            turned = (seat - seats[step]) % 2
            assert aims[step, 0, turned].item() == pytest.approx(gain + values[step, seat].item(), abs=1e-5)


@pytest.mark.parametrize("name", ["once", "dartmoor"])
def test_whole_numbers_think_as_fractions_do(name):
    game = spinney.game(name)
    learner = small(name, players=(2,))
    with torch.no_grad():
        for matrix in learner.matrices.values():
            matrix.normal_(0, 0.15, generator=torch.Generator().manual_seed(3))
    match = choice_of(game, 1)
    seat = match.acting[0]
    legal = match.legal(seat)
    bot = Learned(game.interpreted, learner.net())
    bot.choose(match.view_bytes(seat), seat, legal, [1])
    rules, eye = game.interpreted, game.eye
    table, on = rules.memory(match.view_bytes(seat)), rules.numbers(eye.most_on)
    on = on[: rules.observe(rules.box, table, seat, on)]
    rows = rules.numbers(len(legal), eye.move_on)
    rules.observe_moves(rules.box, table, seat, list(map(int, legal)), len(legal), rows)
    given = (torch.tensor([on]), torch.tensor([rows]), torch.tensor([len(legal)]))
    logits, values = model.think(learner.matrices, *given)
    likings = [int(bot._instinct.likings[i]) / LIKING for i in range(len(legal))]
    assert likings == pytest.approx(logits[0].tolist(), abs=0.15)
    told = values_of(game.interpreted, learner.net(), match.view_bytes(seat), seat)
    assert [number / LIKING for number in told] == pytest.approx(values[0].tolist(), abs=0.15)


def test_it_learns_to_beat_random_moves():
    learner = small(players=(2,), tables=64, steps=160, batch=1024, rate=2e-3, entropy=0.01)
    for _roll in range(12):
        learner._round()
    shares = playing(spinney.game("once"), learner.net(), "random", 2)
    assert sum(map(shares, range(40))) / 40 > 0.65


def test_an_older_net_plays_the_others_at_some_tables():
    learner = small(players=(2, 4), past=0.5)
    learner._round()
    own = learner._roll.own.float()
    hosted = own.mean(0) < 1.0
    assert hosted.tolist() == [place % 100 < 50 for place in range(32)]
    for place in range(32):
        seats = {int(s) for s in learner._roll.seats[:-1, place][learner._roll.own[:, place]]}
        assert len(seats) == 1  # one seat learns there, and all others are played by the older net
    assert learner.decisions == int(own.sum())


def test_a_rival_has_all_seats_but_one_at_every_table():
    rival = small(seed=5)
    with torch.no_grad():
        rival.matrices["policy"].mul_(100.0)  # it has opinions of its own
    game = spinney.game("once")
    learner = Learner(game, Settings(game="once", **SMALL, players=(2, 4)), "cpu", rival=rival.net())
    before = model.copied(learner._rival)
    learner._round()
    roll = learner._roll
    for place in range(32):
        seats = {int(s) for s in roll.seats[:-1, place][roll.own[:, place]]}
        assert seats == {place % int(roll.players[0, place])}
    assert learner.decisions == int(roll.own.sum()) < 32 * 48
    for name, matrix in learner._rival.items():
        assert torch.equal(matrix, before[name])  # it learns nothing
    others = ~roll.own
    features, moves, counts = (array[:-1][others] for array in (roll.features, roll.moves, roll.counts))
    said = torch.log_softmax(model.think(learner._rival, features, moves, counts)[0], 1)
    chosen = said.gather(1, roll.chosen[others][:, None])[:, 0]
    assert torch.allclose(roll.before[others], chosen, atol=1e-4)  # its moves are as likely as it likes them


def test_a_training_begins_with_what_another_net_knows():
    first = small(seed=5).net()
    learner = Learner(spinney.game("once"), Settings(game="once", **SMALL), "cpu", first=first)
    assert learner.net().matrices == first.matrices
    learner._round()
    assert learner.net().matrices != first.matrices


def some_positions(learner, count=40):
    roll = learner._roll
    roll.play(learner._tables, learner.matrices)
    return roll.features[0][:count], roll.moves[0][:count], roll.counts[0][:count]


def test_a_net_that_is_made_wider_thinks_the_same_and_can_learn_more():
    first = small(seed=5)
    with torch.no_grad():
        for matrix in first.matrices.values():
            matrix.normal_(0, 0.15, generator=torch.Generator().manual_seed(3))
    wider = small(widths=(48, 24, 40))
    wider.matrices = model.grown(first.matrices, wider.game.eye, (48, 24, 40), "cpu", 1)
    given = some_positions(first)
    for one, other in zip(model.think(first.matrices, *given), model.think(wider.matrices, *given), strict=True):
        assert torch.allclose(one, other, atol=1e-4)
    net = small(seed=5).net()
    learner = Learner(spinney.game("once"), Settings(game="once", **{**SMALL, "widths": (32, 24, 40)}), "cpu", 1, net)
    before = model.copied(learner.matrices)
    learner._round()
    assert learner.net().heading.widths == (32, 24, 40)
    for name in ("second", "third", "policy"):  # what is new learns, too
        assert not torch.equal(learner.matrices[name][:-1, 16:-1], before[name][:-1, 16:-1]), name


def test_values_apart_tell_what_moves_were_worth_while_it_learns():
    learner = small(players=(2,), apart=True, value_widths=(16, 16, 8))
    before = model.copied(learner.matrices)
    learner._round()
    for name, matrix in learner.matrices.items():  # only values that nobody asks for stay as they were
        assert torch.equal(matrix, before[name]) == (name == "value"), name
    features, moves, counts = some_positions(learner)
    told = model.foretell(learner.matrices, features)
    assert torch.equal(model.think(learner.matrices, features, moves, counts)[1], told)
    seats = learner._roll.seats[0][:40]
    asked = learner._roll.values[0][:40].gather(1, seats[:, None])[:, 0]  # by seats, as they sit
    assert torch.allclose(asked, told[:, 0])
    net = learner.net()
    assert net.heading.value_widths == (16, 16, 8)
    game = spinney.game("once")
    again = Settings(game="once", **SMALL, apart=True, value_widths=(16, 16, 8))
    assert Learner(game, again, "cpu", first=net).net().matrices == net.matrices
    fresh = Learner(game, msgspec.structs.replace(again, value_widths=(8, 8, 8)), "cpu", first=net).net()
    assert fresh.matrices[:5] == net.matrices[:5] and fresh.heading.value_widths == (8, 8, 8)


def test_the_error_of_values_apart_moves_nothing_that_likes_moves():
    """Two trainings whose values differ in what their error weighs, for one lesson from the same roll."""
    likings = []
    for weight in (0.5, 50.0):
        learner = small(players=(2,), apart=True, value_widths=(16, 16, 8), value=weight, passes=1, batch=9999)
        learner._round()
        likings.append(learner.net().matrices[:4])
    assert likings[0] == likings[1]


def test_every_number_of_players_is_played():
    learner = small(steps=160)
    learner._round()
    assert sorted(set(learner._roll.players.flatten().tolist())) == [1, 2, 3, 4]
    assert learner.decisions == 32 * 160 and learner.games > 0
    numbers = [players for players, _choices in small(by_seats=True)._tables._vector.settings]
    assert [numbers.count(players) for players in (1, 2, 3, 4)] == [1, 2, 3, 8]


def test_a_training_goes_on_where_it_was(tmp_path):
    file = tmp_path / "state.pt"
    one = small(players=(2,))
    one._round()
    one.seconds = 12.0
    one.save(file)
    other = small(players=(2,), seed=2)
    assert not torch.equal(one.matrices["first"], other.matrices["first"])
    other.load(file)
    assert (other.seconds, other.decisions, other.games, other.rolls) == (12.0, one.decisions, one.games, 1)
    assert all(torch.equal(one.matrices[name], other.matrices[name]) for name in one.matrices)
    assert other.net().matrices == one.net().matrices
    for text in (b"", b"PK", b"my diary"):
        (tmp_path / "other.pt").write_bytes(text)
        with pytest.raises(SpinneyError, match="no state of a training"):
            other.load(tmp_path / "other.pt")
    with pytest.raises(SpinneyError, match="other layers"):
        small(players=(2,), widths=(16, 16, 16)).load(file)
