"""What environments show and what they do, where the tests of their makers do not look."""

from __future__ import annotations

import random

import numpy as np
import pytest

from spinney.engine.errors import Refused, SpinneyError
from spinney.engine.game import game
from spinney.envs.aec import Seats, env
from spinney.envs.gym import Against
from spinney.envs.parallel import Together
from spinney.envs.sight import Sight


def legal(seen):
    return [int(move) for move in seen["moves"] if move >= 0]


def play(games, luck):
    """A whole game of PettingZoo's, at random."""
    for _agent in games.agent_iter():
        seen, _reward, over, stopped, _info = games.last()
        games.step(None if over or stopped else luck.choice(legal(seen)))


@pytest.mark.parametrize("players", [2, 4])
def test_the_rewards_of_a_game_are_those_of_its_ranks(players):
    games = Seats("once", players=players)
    games.reset(seed=5)
    ended = {}
    for agent in games.agent_iter():
        seen, reward, over, _stopped, _info = games.last()
        if over:
            ended[agent] = reward
        games.step(None if over else legal(seen)[0])
    standings = [sheet.standing for sheet in games.games.match.score()]
    for seat, standing in enumerate(standings):
        below = sum(other < standing for other in standings)
        above = sum(other > standing for other in standings)
        assert ended[f"player_{seat}"] == pytest.approx((below - above) / (players - 1))


def test_an_observation_by_name_is_the_flat_one():
    """Own seat first: the row of a seat that nobody has is blank."""
    title = game("once")
    flat, named = Sight(title, "vector"), Sight(title, "dict")
    match = title.new(3, seed=4)
    while len(match.played) < 40:
        match.play(random.Random(len(match.played)).choice(match.legal()))
    seat = match.acting[0]
    moves = [int(move) for move in match.legal(seat)]
    vector = flat.show(match, seat, moves)["observation"]
    fields = named.show(match, seat, moves)["observation"]
    for field in title.eye.fields():
        part = vector[field.first : field.first + field.size]
        found = fields[field.name] if field.seat is None else fields["seats"][field.name][field.seat]
        assert np.array_equal(part, found)
    assert fields["players"].argmax() == 3 and fields["players"].sum() == 1
    assert all(not rows[3].any() and rows.shape[0] == 4 for rows in fields["seats"].values())
    hand = match.view(seat).hand[seat]
    assert set(np.flatnonzero(fields["hand"])) == {card for card in hand if card >= 0}


def test_the_mask_the_moves_and_their_features_agree():
    games = Seats("dartmoor", players=2)
    games.reset(seed=1)
    seen = games.observe(games.agent_selection)
    moves = legal(seen)
    assert moves == [int(move) for move in games.games.match.legal()] == list(np.flatnonzero(seen["action_mask"]))
    described = seen["move_features"].any(axis=1)
    assert described[: len(moves)].all() and not described[len(moves) :].any()


def test_who_is_not_asked_has_no_moves():
    games = Seats("once", players=2)
    games.reset(seed=1)
    other = next(agent for agent in games.agents if agent != games.agent_selection)
    assert not games.observe(other)["action_mask"].any() and legal(games.observe(other)) == []


def test_seeds_tell_the_games_and_the_next_one_is_another():
    one, other = Seats("once"), Seats("once")
    hands = []
    for games in (one, other):
        games.reset(seed=9)
        hands.append(games.games.match.to_bytes())
        games.reset()
        hands.append(games.games.match.to_bytes())
    assert hands[0] == hands[2] and hands[1] == hands[3] and hands[0] != hands[1]


def test_an_illegal_move_is_an_error_or_loses():
    raw = Seats("once", players=2)
    raw.reset(seed=3)
    wrong = next(move for move, may in enumerate(raw.observe(raw.agent_selection)["action_mask"]) if not may)
    with pytest.raises(Refused):
        raw.step(wrong)
    wrapped = env("once", players=2)
    wrapped.reset(seed=3)
    loser = wrapped.agent_selection
    wrapped.step(wrong)
    assert wrapped.rewards[loser] == -1 and all(wrapped.terminations.values())


def test_everybody_lays_the_same_tile_at_once():
    """Legendary Forests: in a phase of placing all seats act in one step."""
    games, luck = Together("legendary", players=5), random.Random(2)
    seen, _infos = games.reset(seed=2)
    together, waited = 0, 0
    while games.agents:
        asked = [agent for agent in games.agents if legal(seen[agent]) != [games.wait]]
        together += len(asked) == 5
        waited += len(asked) == 1
        before = len(games.games.match.played)
        seen, rewards, over, _stopped, _infos = games.step({a: luck.choice(legal(seen[a])) for a in games.agents})
        assert len(games.games.match.played) == before + len(asked)
    assert together >= 19 and waited > 0
    assert sum(rewards.values()) == pytest.approx(0) and all(over.values())


def test_a_learner_against_bots_sees_only_its_own_turns():
    games, luck = Against("once", players=3, bots=("greedy", "random"), seat=1), random.Random(4)
    seen, _info = games.reset(seed=4)
    over = False
    while not over:
        assert games.seat == 1 and 1 in games.games.match.acting
        seen, reward, over, _stopped, info = games.step(luck.choice(legal(seen)))
        assert info == {} and (over or reward == 0)
    assert -1 <= reward <= 1 and legal(seen) == []


def test_who_errs_against_bots_has_lost():
    games = Against("once", players=2)
    seen, _info = games.reset(seed=6)
    wrong = next(move for move, may in enumerate(seen["action_mask"]) if not may)
    _seen, reward, over, _stopped, info = games.step(wrong)
    assert (reward, over) == (-1.0, True) and info["refused"] in games.games.title.reasons


def test_the_seat_changes_unless_it_is_chosen():
    games = Against("once", players=4, bots="random")
    assert {games.reset(seed=seed) and games.seat for seed in range(30)} == {0, 1, 2, 3}


def test_gymnasium_knows_the_games_by_name():
    import gymnasium

    made = gymnasium.make("spinney.envs.gym:spinney/once-v0", players=3, bots="random")
    assert isinstance(made.unwrapped, Against) and made.unwrapped.games.players == 3


def test_the_game_is_told_in_words():
    games = Seats("once", render_mode="ansi")
    games.reset(seed=8)
    play(games, random.Random(8))
    assert len(games.render().splitlines()) > 20


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"observation": "picture"}, "an observation is a vector or a dict, not a picture"),
        ({"reward": "luck"}, "a reward counts"),
        ({"bots": ("greedy", "greedy"), "players": 2}, "2 bots are named for 1 seat:"),
        ({"seat": 7, "players": 2}, "no seat 7"),
        ({"bots": "nobody"}, "nobody"),
    ],
)
def test_what_cannot_be_is_said(wrong, said):
    with pytest.raises(SpinneyError, match=said):
        Against("once", **wrong)
