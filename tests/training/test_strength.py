"""How strong a net is, as it is measured, and the page that shows it."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import spinney
from bots.nets import random_net
from spinney import SpinneyError
from spinney.arena.intervals import of_share
from spinney.bots.learned import Learned
from spinney.engine.seeds import key_from
from spinney.training import strength
from spinney.training.folder import Folder
from spinney.training.page import page, ticks
from spinney.training.settings import Settings
from spinney.training.strength import TARGET, Strength, measured, playing


@pytest.mark.parametrize(("name", "players"), [("once", 2), ("once", 4), ("legendary", 3)])
def test_a_net_against_itself_wins_its_share_of_every_deal(monkeypatch, name, players):
    """It sits in every seat once, and somebody wins: what it wins of a deal is one game in so many."""
    game = spinney.game(name)
    net = random_net(game)
    monkeypatch.setattr(strength, "make_bot", lambda bot, rules, cores: Learned(rules, net))
    shares = playing(game, net, "greedy", players)
    assert [shares(deal) for deal in range(5)] == pytest.approx([1 / players] * 5)


def test_a_deal_is_played_from_every_seat(monkeypatch):
    """Against bots that always make the first move, by hand: the games of a deal one after the other."""
    game = spinney.game("once")
    net = random_net(game)

    class First:
        def choose(self, view, seat, legal, stream):
            return legal[0]

    monkeypatch.setattr(strength, "make_bot", lambda bot, rules, cores: First())
    wins = 0.0
    for own in range(2):
        match = spinney.Match(game, 2, game.choices(2), key_from("strength 7"))
        bot = Learned(game.interpreted, net)
        while not match.over:
            seat = match.acting[0]
            legal = match.legal(seat)
            view = match.view_bytes(seat)
            match.play(bot.choose(view, seat, legal, [0]) if seat == own else legal[0], seat)
        best = match.winners()
        wins += (own in best) / len(best)
    assert playing(game, net, "greedy", 2)(7) == wins / 2


def test_alone_a_deal_is_won_by_beating_the_target():
    game = spinney.game("once")
    net = random_net(game)
    shares = playing(game, net, TARGET, 1)
    for deal in range(6):
        match, bot = (
            spinney.Match(game, 1, game.choices(1), key_from(f"strength {deal}")),
            Learned(game.interpreted, net),
        )
        while not match.over:
            match.play(bot.choose(match.view_bytes(0), 0, match.legal(0), [0]), 0)
        assert shares(deal) == (match.winners() == [0])


def test_what_is_measured_has_its_interval():
    game = spinney.game("once")
    net = random_net(game)
    found = measured(net, game, "random", 2, 6, cores=1)
    shares = playing(game, net, "random", 2)
    assert found.share == pytest.approx(sum(map(shares, range(6))) / 6)
    assert (found.low, found.high) == of_share(found.share, 6)
    assert (found.bot, found.players, found.deals, found.minutes) == ("random", 2, 6, 0.0)


CURVE = [
    Strength(1.0, 1000, "tree", 2, 40, 0.25, 0.1, 0.5),
    Strength(2.0, 2000, "tree", 2, 40, 0.75, 0.6, 0.85),
    Strength(2.0, 2000, "greedy", 4, 40, 0.5, 0.4, 0.6),
]


def drawn(text):
    """The parts of the picture by their kind."""
    picture = ElementTree.fromstring(text[text.index("<svg") : text.index("</svg>") + 6])
    found = {}
    for part in picture:
        found.setdefault(part.tag, []).append(part)
    return found


def test_the_page_draws_the_curve():
    text = page("Training: <Once>", Settings(game="once", minutes=4), "After 2 minutes.", CURVE, running=True)
    assert "Training: &lt;Once&gt;" in text and "After 2 minutes." in text and 'http-equiv="refresh"' in text
    parts = drawn(text)
    assert len(parts["circle"]) == 3
    lines = {part.get("stroke"): part.get("points").split() for part in parts["polyline"]}
    assert sorted(map(len, lines.values())) == [1, 2]
    (first, second) = next(points for points in lines.values() if len(points) == 2)
    x, y = zip(*[map(float, point.split(",")) for point in (first, second)], strict=True)
    assert x[0] < x[1] and y[0] > y[1]  # later is further right, better is higher
    assert {"tree, 2 players", "greedy, 4 players"} <= {part.text for part in parts["text"]}
    assert len([part for part in parts["line"] if part.get("class") == "equal"]) == 2  # a half, and a quarter
    assert "<td>75.0%</td><td>60% to 85%</td><td>50%</td>" in text


@pytest.mark.parametrize(
    ("longest", "found"),
    [(15.0, [0, 5, 10, 15]), (4.0, [0, 1, 2, 3, 4]), (0.1, [0, 0.02, 0.04, 0.06, 0.08, 0.1]), (61.0, [0, 20, 40, 60])],
)
def test_minutes_are_told_in_round_numbers(longest, found):
    assert ticks(longest) == found


def test_a_page_without_matches_says_so():
    text = page("Training", Settings(game="once"), "It begins.", [], running=False)
    assert "No match has been played yet" in text and "refresh" not in text and "<svg" not in text


def test_a_folder_remembers_its_curve(tmp_path):
    game = spinney.game("once")
    folder = Folder(tmp_path / "new", game)
    for point in CURVE:
        folder.keep_strength(point)
    assert Folder(tmp_path / "new", game).curve == CURVE
    (tmp_path / "new" / "curve.json").write_text('[{"minutes": "many"}]')
    with pytest.raises(SpinneyError, match="no curve of a training"):
        Folder(tmp_path / "new", game)
