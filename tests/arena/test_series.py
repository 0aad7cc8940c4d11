"""Who sits where, and with which luck."""

from __future__ import annotations

import pickle

import pytest

import spinney
from arena.helpers import series
from spinney import SpinneyError
from spinney.arena.series import Series

LATER = ["greedy tree random greedy", "tree random greedy tree"]


@pytest.mark.parametrize(
    ("bots", "players", "lineups"),
    [
        (["random", "greedy"], 2, ["random greedy", "greedy random"]),
        (["random", "greedy"], 4, ["random greedy random greedy", "greedy random greedy random"]),
        (["random", "greedy"], 3, ["random greedy random", "greedy random greedy"]),
        (["random", "greedy", "tree"], 3, ["random greedy tree", "greedy tree random", "tree random greedy"]),
        (["random", "greedy", "tree"], 4, ["random greedy tree random", *LATER]),
        (["random"], 2, ["random random"]),
        (["random", "greedy", "tree"], 1, ["random", "greedy", "tree"]),
    ],
)
def test_lineups(bots, players, lineups):
    made = series(bots, players)
    assert [" ".join(made.lineup(rotation)) for rotation in range(made.rotations)] == lineups


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_every_bot_sits_once_in_every_seat(count, players):
    bots = [f"search:{n + 1}" for n in range(count)]
    if count > players:
        with pytest.raises(SpinneyError, match=f"{count} bots cannot sit at a table for {players}"):
            series(bots, players, "legendary")
        return
    made = series(bots, players, "legendary")
    lineups = [made.lineup(rotation) for rotation in range(made.rotations)]
    for seat in range(players):
        assert sorted(lineup[seat] for lineup in lineups) == sorted(bots)


@pytest.mark.parametrize(
    ("bots", "players", "said"),
    [
        (["greedy", "greedy"], 2, "greedy is named twice"),
        (["greedy", "nobody"], 2, "no bot 'nobody'"),
        ([], 2, "at least one bot"),
        (["greedy", "random", "tree"], 2, "3 bots cannot sit at a table for 2"),
        (["greedy"], 7, "1 to 4 players, not 7"),
    ],
)
def test_what_cannot_be_played_is_refused(bots, players, said):
    once = spinney.game("once")
    with pytest.raises(SpinneyError, match=said):
        Series(once, players, {}, tuple(bots), "oak")


def test_games_are_rounded_up_to_whole_deals():
    assert [series(["random", "greedy", "tree"], 3).deals(games) for games in (1, 3, 4, 99, 100)] == [1, 1, 2, 33, 34]
    assert series(["random"], 4).deals(7) == 7


def test_luck_follows_from_the_seed_alone():
    oak, again, ash = series(["random"], 2), series(["random"], 2), series(["random"], 2, seed="ash")
    keys = [made.key(deal) for made in (oak, ash) for deal in range(50)]
    assert len(set(keys)) == 100
    assert [again.key(deal) for deal in range(50)] == keys[:50]
    places = [(deal, rotation, seat) for deal in range(5) for rotation in range(4) for seat in range(4)]
    seeds = [made.stream_seed(*place) for made in (oak, ash) for place in places]
    assert len(set(seeds)) == 2 * len(places)
    assert [again.stream_seed(*place) for place in places] == seeds[: len(places)]


def test_a_series_travels_with_its_pack(tmp_path):
    pack = tmp_path / "mine.toml"
    text = spinney.game("once").pack_text
    assert text.count('name = "house"') == 1
    pack.write_text(text.replace('name = "house"', 'name = "mine"'))
    game = spinney.game("once").with_pack(pack)
    made = Series(game, 4, game.choices(4, mode="teams"), ("greedy", "random"), "oak")
    there = pickle.loads(pickle.dumps(made))
    assert there.game.pack == game.pack and there.game.pack.name == "mine"
    assert (there.players, there.choices, there.bots, there.seed) == (4, {"mode": "teams"}, ("greedy", "random"), "oak")
