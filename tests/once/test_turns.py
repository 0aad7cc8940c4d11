"""A turn [8 to 14], and the end [19]: place, give, the receiver places at once, draw two; the last card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from once.helpers import (
    SETTINGS,
    asked,
    choices,
    forest,
    hand,
    in_forests,
    legal,
    new,
    opened,
    phase,
    pile,
    play,
    play_on,
    position,
    random_games,
    told,
)
from spinney import Match

# The arithmetic of the game: cards in the piles, turns with a draw, turns, turns of each seat, moves.
ARITHMETIC = {
    2: (62, 28, 30, [15, 15], 2 + 6 + 30 * 3 + 28 * 2 + 2),
    3: (61, 26, 29, [10, 10, 9], 1 + 9 + 29 * 3 + 26 * 2 + 3),
    4: (60, 24, 28, [7, 7, 7, 7], 0 + 12 + 28 * 3 + 24 * 2 + 4),
}
MOVES = {2: 156, 3: 152, 4: 148}
SEVERAL = pytest.mark.parametrize("players", [2, 3, 4])


def script(players: int) -> Iterator[tuple[int | str, str]]:
    """Who is asked for what, from the first move to the last; `"receiver"` is whom the giver chose."""
    _, draws, turns, _, _ = ARITHMETIC[players]
    for _ in range(4 - players):
        yield 0, "slip"
    for _ in range(3):
        for seat in range(players):
            yield seat, "opening"
    for turn in range(turns):
        seat = turn % players
        yield seat, "place"
        yield seat, "give"
        yield "receiver", "receive"
        if turn < draws:
            yield seat, "draw"
            yield seat, "draw"
    for turn in range(turns, turns + players):
        yield turn % players, "last"


@pytest.mark.parametrize(("players", "mode"), [(2, "standard"), (3, "standard"), (4, "standard"), (4, "teams")])
def test_who_is_asked_for_what(players: int, mode: str) -> None:
    for match, chance in random_games(players, mode, games=4):
        receiver = -1
        for who, step in script(players):
            assert asked(match) == (receiver if who == "receiver" else who, step)
            if step == "place":
                assert [len(hand(match, seat)) for seat in match.acting] == [3]
            receiver = play_on(match, chance).parts.get("to", -1)
        assert match.over
        assert match.acting == ()


@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_seat_1_starts_in_every_mode(players: int, mode: str) -> None:
    """Whatever the deal: seat 1 is asked first in setup and opening, and takes the first turn."""
    for match, chance in random_games(players, mode, games=20):
        assert match.acting == (0,)
        while phase(match) == "slip":
            play_on(match, chance)
        assert asked(match) == (0, "opening")
        while phase(match) == "opening":
            play_on(match, chance)
        assert asked(match) == (0, "place")


@SEVERAL
def test_the_number_of_turns(players: int) -> None:
    cards, draws, turns, by_seat, moves = ARITHMETIC[players]
    assert moves == MOVES[players]
    for match, chance in random_games(players, "standard", games=3):
        kinds: Counter[str] = Counter()
        takers: list[int] = []
        while not match.over:
            if phase(match) == "opening" and not kinds["opening"]:
                assert sum(match.table.height) == cards
            if phase(match) == "place":
                takers += match.acting
            kinds[phase(match)] += 1
            play_on(match, chance)
        assert kinds["opening"] == 3 * players
        assert kinds["draw"] == 2 * draws == cards - 3 * players
        assert len(takers) == kinds["give"] == kinds["receive"] == turns
        assert [takers.count(seat) for seat in range(players)] == by_seat
        assert len(match.played) == match.table.ply == moves


@SEVERAL
def test_all_cards_end_in_forests(players: int) -> None:
    for match, chance in random_games(players, "standard", games=3):
        while not match.over:
            play_on(match, chance)
        assert sum(match.table.height) == sum(match.table.hand_size) == 0
        cards = in_forests(match.table)
        assert sum(cards) == 64
        if players == 2:
            assert cards[:2] == [32, 32]


def test_the_longest_game_is_that_of_two() -> None:
    match = new(2)
    assert match.game.most_moves == max(MOVES.values()) == 156


# The steps.


@SEVERAL
def test_the_first_seat_begins_and_it_goes_clockwise(players: int) -> None:
    match = opened(players)
    for turn in range(2 * players):
        assert asked(match) == (turn % players, "place")
        assert match.table.turn == turn % players
        for _ in range(5):
            match.play(match.legal()[0])


def test_first_one_of_your_three_cards_goes_into_your_forest() -> None:
    for card in ("F05", "S05", "C05"):
        match = position(["G01"], ["G02"], hands={0: "F05 S05 C05", 1: "F06 S06 C06"}, piles={0: "F07 F08"})
        assert choices(match, "place", "hand") == [0, 1, 2]
        play(match, "place", card, column=0)
        assert forest(match, 0) == [f"G01 {card}"]
        assert forest(match, 1) == ["G02"]
        assert hand(match, 0) == [other for other in ("F05", "S05", "C05") if other != card]
        assert asked(match) == (0, "give")


def giving(seat: int, players: int = 4, mode: str | None = None) -> Match:
    forests = [["G01"], ["G02"], ["G03"], ["G04"]][:players]
    return position(*forests, hands={seat: "F05 S05"}, piles={0: "F07 F08"}, phase="give", asked=seat, mode=mode)


@SEVERAL
def test_second_one_of_the_two_others_is_given_to_any_other_player(players: int) -> None:
    for seat in range(players):
        match = giving(seat, players)
        others = [other for other in range(players) if other != seat]
        assert legal(match, "give") == [{"hand": slot, "to": other} for slot in (0, 1) for other in others]
        for slot, card in enumerate(["F05", "S05"]):
            for other in others:
                match = giving(seat, players)
                play(match, "give", card, to=other)
                assert hand(match, seat) == [["S05", "F05"][slot]]
                assert asked(match) == (other, "receive")


def test_the_receiver_places_the_card_at_once_where_the_receiver_likes() -> None:
    for column, grown in enumerate(
        [
            ["G02 F07/F02 S02 C02", "G12 S12"],
            ["G02 F02 S02 C02", "G12 F07 S12"],
        ]
    ):
        match = position(
            ["G01"],
            ["G02 F02 S02 C02", "G12 S12"],
            ["G03"],
            hands={0: "F07 S05", 1: "C05 C06 C07"},
            piles={0: "F08 F09"},
            phase="give",
        )
        play(match, "give", "F07", to=1)
        assert asked(match) == (1, "receive")
        assert choices(match, "receive", "column") == [0, 1]
        play(match, "receive", column=column)
        assert forest(match, 1) == grown
        assert forest(match, 0) == ["G01"]
        assert hand(match, 1) == ["C05", "C06", "C07"]
        assert match.table.given == -1


def test_after_the_gift_the_giver_draws() -> None:
    for players in (2, 3, 4):
        for giver in range(players):
            for receiver in set(range(players)) - {giver}:
                match = giving(giver, players)
                play(match, "give", "F05", to=receiver)
                play(match, "receive", column=0)
                assert asked(match) == (giver, "draw")


def test_third_two_cards_are_drawn_one_after_the_other() -> None:
    for first, second in [(1, 1), (1, 3), (3, 1), (3, 3)]:
        piles = {1: "F07 F08 F09", 3: "S07 S08 S09"}
        match = position(["G01"], ["G02"], hands={0: "C05", 1: "C06 C07 C08"}, piles=piles, phase="draw")
        drawn = []
        for which in (first, second):
            assert asked(match) == (0, "draw")
            assert choices(match, "draw", "pile") == [1, 3]
            *rest, top = pile(match, which)
            drawn.append(top)
            play(match, "draw", pile=which)
            assert pile(match, which) == rest
        assert hand(match, 0) == ["C05", *drawn]
        assert asked(match) == (1, "place")


def test_only_from_piles_that_are_not_empty() -> None:
    piles = {0: "F07", 4: "S07 S08 S09"}
    match = position(["G01"], ["G02"], hands={0: "C05", 1: "C06 C07 C08"}, piles=piles, phase="draw")
    assert choices(match, "draw", "pile") == [0, 4]
    play(match, "draw", pile=0)
    assert choices(match, "draw", "pile") == [4]


def test_no_draw_when_all_piles_are_empty() -> None:
    match = position(
        ["G01"], ["G02"], hands={0: "C05", 1: "C06 C07 C08"}, phase="receive", asked=1, turn=0, given="F05"
    )
    play(match, "receive", column=0)
    assert asked(match) == (1, "place")
    assert hand(match, 0) == ["C05"]


@pytest.mark.parametrize("last", range(5))
def test_a_draw_as_long_as_any_pile_has_cards(last: int) -> None:
    hands = {0: "C05", 1: "C06 C07 C08"}
    match = position(
        ["G01"], ["G02"], hands=hands, piles={last: "S05 S06"}, phase="receive", asked=1, turn=0, given="F05"
    )
    play(match, "receive", column=0)
    assert asked(match) == (0, "draw")
    assert choices(match, "draw", "pile") == [last]


def test_no_second_draw_when_the_first_empties_the_piles() -> None:
    """It cannot come to this in a game, where the cards always come out even."""
    match = position(["G01"], ["G02"], hands={0: "C05", 1: "C06 C07 C08"}, piles={2: "F05"}, phase="draw")
    play(match, "draw", pile=2)
    assert hand(match, 0) == ["C05", "F05"]
    assert asked(match) == (1, "place")


# The end.


@pytest.mark.parametrize("following", [0, 1, 2])
def test_at_the_end_the_last_card_goes_into_your_forest(following: int) -> None:
    """One after the other, from the player whose turn would be next."""
    hands = {0: "F05", 1: "S05", 2: "C05"}
    before = (following - 1) % 3
    match = position(["G01"], ["G02"], ["G03"], hands=hands, phase="receive", asked=following, turn=before, given="G05")
    play(match, "receive", column=0)
    for step in range(3):
        seat = (following + step) % 3
        assert not match.over
        assert asked(match) == (seat, "last")
        assert legal(match, "place") == [{"hand": 0, "column": 0}]
        play(match, "place", hands[seat], column=0)
        assert hands[seat] in forest(match, seat)[0]
    assert match.over
    assert match.acting == ()
    assert match.legal() == []
    assert [len(hand(match, seat)) for seat in range(3)] == [0, 0, 0]
    assert told(match, 0)[-1] == ("ended",)


def test_turns_go_on_until_everybody_has_one_card() -> None:
    """Three players, piles empty: whoever still has three cards has a turn, then come the last cards."""
    hands = {0: "F05 F06 F07", 1: "S05 S06 S07", 2: "C05"}
    match = position(["G01"], ["G02"], ["G03"], hands=hands)
    steps = []
    for _ in range(9):
        steps.append(asked(match))
        match.play(match.legal()[0])
    assert match.over
    assert steps == [
        *[(0, "place"), (0, "give"), (1, "receive")],
        *[(1, "place"), (1, "give"), (0, "receive")],
        *[(2, "last"), (0, "last"), (1, "last")],
    ]
