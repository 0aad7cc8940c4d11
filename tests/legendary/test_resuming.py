"""Playing on from planets on a real table: a game that is broken off and written down goes on where it was."""

from __future__ import annotations

import random

import pytest

import spinney
from legendary.helpers import LEGENDARY, START, Laid, position, told, with_tiles
from spinney.engine.match import Match
from spinney.engine.record import Record
from spinney.engine.resuming import paper_of
from spinney.games.legendary.by_hand import written
from spinney.games.legendary.table import PILE, UNSEEN

KEY = bytes(range(16))
PLANET = ("place", "turned", "rim_size", "rim", "zone", "runes", "halves", "tree_count")
"""What a planet is, but for the order of its trees."""


def broken_off(players: int, seed: int) -> Match:
    """A game at random, at the beginning of some turn: everybody is asked for the same tile."""
    luck = random.Random(seed)
    match = LEGENDARY.new(players, seed=f"broken off {seed}", form="interpreted")
    turns = luck.randrange(1, PILE - UNSEEN + 1)
    while match.table.turn_number < turns or len(match.acting) < players:
        seat = luck.choice(match.acting)
        match.play(luck.choice(match.legal(seat)), seat)
    return match


def resumed(match: Match, form: str = "interpreted", key: bytes = KEY) -> Match:
    return Match(match.game, match.players, {}, key, form, paper_of(written(match.game, match.table)))


@pytest.mark.parametrize("players", LEGENDARY.players)
def test_a_game_goes_on_where_it_was(players: int) -> None:
    for seed in range(8):
        match = broken_off(players, seed)
        before, after = match.table, resumed(match).table
        for field in PLANET:
            assert getattr(after, field) == getattr(before, field), (seed, field)
        for seat in range(players):
            assert sorted(after.tree[seat]) == sorted(before.tree[seat])
        assert after.supply == before.supply
        # The tile of this turn is one that nobody has laid, and so are those that are still to come.
        laid = {tile for planet in before.place for tile, place in enumerate(planet) if place >= 0}
        # Tiles that fitted on no planet are not seen by whoever writes it down.
        missed = before.turn_number - 1 - len(laid - {1})
        assert after.undrawn == before.undrawn + missed
        assert laid.isdisjoint(after.pile[: after.undrawn + 1])
        assert after.turn_number == len(laid)
        assert resumed(match).acting == tuple(range(players))


def test_tile_1_lies_as_it_was_turned() -> None:
    turned: list[Laid] = [(1, 0, 0, 1), (23, 1, 0, 1)]
    match = position(turned, START, tile=3)
    after = resumed(match).table
    for field in PLANET:
        assert getattr(after, field) == getattr(match.table, field), field


def test_the_tiles_to_come_are_dealt_anew() -> None:
    match = position(START, START, tile=3)
    piles = [resumed(match, key=bytes([number] * 16)).table.pile for number in range(2)]
    assert sorted(piles[0]) == sorted(piles[1]) == list(range(2, 26))
    assert piles[0] != piles[1]


def test_only_the_draw_is_told() -> None:
    """Tile 23 closed the pink zone of tile 1 long ago."""
    closed: list[Laid] = [(1, 0, 0, 0), (23, 0, -1, 0)]
    after = resumed(position(closed, closed, tile=3))
    assert [event[0] for event in told(after)] == ["drew"]


def test_the_token_has_passed_though_nobody_had_a_zone_for_a_tree() -> None:
    """All is pink, and after two light numbers the eight pink trees are planted; tile 4 is light, too."""
    game = with_tiles({}, light=(2, 3, 4), others="PPPP")
    row: list[Laid] = [(tile, tile, 0, 0) for tile in range(1, 5)]
    match = position(*[row] * 4, tile=5, trees={seat: ["1N", "1N"] for seat in range(4)}, game=game)
    table = resumed(match).table
    assert table.token == (table.architect + 3) % 4


def test_it_is_played_to_the_end_in_every_form_and_replays() -> None:
    match = broken_off(3, 4)
    luck = random.Random(1)
    games = [resumed(match, form) for form in ("interpreted", "compiled", "module")]
    while not games[0].over:
        seat = games[0].acting[0]
        move = luck.choice(games[0].legal(seat))
        for game in games:
            game.play(move, seat)
    assert len({game.to_bytes() for game in games}) == 1
    record = Record.parse(str(games[0].record()))
    assert record.paper
    assert LEGENDARY.replay(record).to_bytes() == games[0].to_bytes()
    assert games[0].at(0).table == resumed(match).table


def test_nothing_is_left_to_play_when_all_tiles_are_drawn() -> None:
    luck = random.Random(5)
    match = LEGENDARY.new(2, seed="to the end", form="compiled")
    while not match.over:
        seat = match.acting[0]
        match.play(luck.choice(match.legal(seat)), seat)
    laid = {tile for planet in match.table.place for tile, place in enumerate(planet) if place >= 0} - {1}
    assert len(laid) == PILE - UNSEEN
    with pytest.raises(spinney.SpinneyError, match="nothing to play on"):
        resumed(match)


def test_what_the_rules_do_not_allow_is_not_played() -> None:
    hand = {"seat": [{"tiles": [{"tile": 2, "x": 0, "y": 0}]}] * 2}
    with pytest.raises(spinney.SpinneyError, match="tile 1"):
        Match(LEGENDARY, 2, {}, KEY, "interpreted", paper_of(hand))


def test_other_games_cannot_be_resumed() -> None:
    once = spinney.game("once")
    with pytest.raises(spinney.SpinneyError, match="cannot play on from a table on paper"):
        once_match = once.new(2, seed=1)
        Match(once, 2, once_match.choices, KEY, "interpreted", paper_of({"seat": []}))
