"""Solo [28 to 31]: piles of 15, 14, 14 and 20, a discard instead of the gift, columns worth one point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from once.helpers import (
    CARDS,
    OTHER_STARTS,
    asked,
    assert_even,
    choices,
    forest,
    hand,
    in_forests,
    in_piles,
    legal,
    move,
    name,
    new,
    opened,
    phase,
    pile,
    piles,
    play,
    play_on,
    position,
    random_games,
    sheet,
    stack,
    told,
    with_starts,
)
from spinney import SpinneyError


def test_one_player_plays_solo() -> None:
    assert new(1).choices == {"mode": "solo"}
    for players in (2, 3, 4):
        with pytest.raises(SpinneyError, match=f"mode 'solo' is not for {players} players"):
            new(players, mode="solo")


def test_one_start_card_and_four_piles_from_the_other_63_cards() -> None:
    match = new(1)
    assert forest(match, 0) == ["G01"]
    assert [len(cards) for cards in piles(match)] == [15, 14, 14, 20, 0]
    assert in_piles(match) == sorted(set(CARDS) - {"G01"})


def test_the_start_card_is_the_first_that_the_pack_has() -> None:
    match = with_starts(OTHER_STARTS).new(1, form="interpreted")
    assert forest(match, 0) == ["G05"]
    assert in_piles(match) == sorted(set(CARDS) - {"G05"})


def test_the_other_start_cards_are_shuffled_in() -> None:
    """Any of the 63 places for each of them: nobody chooses one."""
    places: dict[str, Counter[tuple[int, int]]] = {start: Counter() for start in ("G02", "G03", "G04")}
    for seed in range(1300):
        match = new(1, seed)
        assert phase(match) == "opening"
        for which, cards in enumerate(piles(match)):
            for depth, card in enumerate(cards):
                if card in places:
                    places[card][which, depth] += 1
    for counts in places.values():
        assert len(counts) == 63
        assert_even(list(counts.values()))


def test_three_cards_from_the_piles_to_choose_from() -> None:
    match = new(1)
    expected = []
    for which in (2, 0, 2):
        assert asked(match) == (0, "opening")
        assert choices(match, "draw", "pile") == [0, 1, 2]
        expected.append(pile(match, which)[-1])
        play(match, "draw", pile=which)
    assert hand(match, 0) == expected
    assert asked(match) == (0, "place")


def test_the_obligatory_pile_cannot_be_drawn_from() -> None:
    for step in ("opening", "draw"):
        match = position(["G01"], hands={0: "F05"}, piles={1: "F06 F07", 3: "F08 F09"}, phase=step)
        assert choices(match, "draw", "pile") == [1]
        assert match.refusal(move(match, "draw", pile=3), 0) == "obligatory-pile"


def test_a_turn() -> None:
    match = position(["G01"], hands={0: "F05 S05 C05"}, piles={0: "F06 F07", 2: "S06 S07", 3: "C06 C07"})
    play(match, "place", "C05", column=0)
    assert asked(match) == (0, "discard")
    assert choices(match, "discard", "hand") == [0, 1]
    play(match, "discard", "F05")
    assert stack(match.table, match.table.discard) == ["F05"]
    assert asked(match) == (0, "draw")
    play(match, "draw", pile=2)
    assert asked(match) == (0, "draw")
    play(match, "draw", pile=0)
    assert hand(match, 0) == ["S05", "S07", "F07"]
    assert told(match, 0)[-1] == ("turned", 0, "C07")
    assert asked(match) == (0, "obligatory")
    assert name(match.table.given) == "C07"
    assert pile(match, 3) == ["C06"]
    assert legal(match, "receive") == [{"column": 0}]
    play(match, "receive", column=0)
    assert forest(match, 0) == ["G01 C07/C05"]
    assert hand(match, 0) == ["S05", "S07", "F07"]
    assert asked(match) == (0, "place")


def test_discarded_cards_lie_one_on_the_other() -> None:
    match = position(["G01"], hands={0: "F05 S05"}, discard="C05 C06", phase="discard")
    play(match, "discard", "S05")
    assert stack(match.table, match.table.discard) == ["S05", "C05", "C06"]
    assert hand(match, 0) == ["F05"]
    assert forest(match, 0) == ["G01"]


@pytest.mark.parametrize("card", ["G05", "F05"])
def test_the_obligatory_card_is_placed_by_the_same_rules(card: str) -> None:
    match = position(["G01 F02 S02 C02", "G06"], given=card, phase="obligatory", hands={0: "F06 F07 F08"})
    assert choices(match, "receive", "column") == [0, 1]
    assert match.refusal(move(match, "receive", column=2), 0) == "column-incomplete"


def script() -> Iterator[str]:
    """What is asked, from the first move to the last: 106 moves."""
    yield from ["opening"] * 3
    for _ in range(20):
        yield from ["place", "discard", "draw", "draw", "obligatory"]
    yield from ["place", "discard", "last"]


def test_twenty_turns_with_draw_and_obligatory_card_and_one_without() -> None:
    for match, chance in random_games(1, "solo", games=4):
        for number, step in enumerate(script()):
            if number == 103:
                assert piles(match) == [[]] * 5
            assert asked(match) == (0, step)
            play_on(match, chance)
        assert match.over
        assert len(match.played) == 106


def test_both_kinds_of_piles_run_out_together() -> None:
    match = opened(1)
    for turns_left in range(20, 0, -1):
        assert sum(match.table.height[:3]) == 2 * turns_left
        assert match.table.height[3] == turns_left
        for _ in range(5):
            match.play(match.legal()[0])
    assert sum(match.table.height) == 0


def test_the_last_card_has_to_be_placed() -> None:
    match = position(["G01"], hands={0: "F05 S05"}, phase="discard")
    play(match, "discard", "F05")
    assert asked(match) == (0, "last")
    assert legal(match, "place") == [{"hand": 0, "column": 0}]
    play(match, "place", "S05", column=0)
    assert match.over
    assert forest(match, 0) == ["G01 S05"]


def test_there_is_no_target() -> None:
    """A forest with an incomplete column alone, -1 point: that is the score, and nobody has lost."""
    match = position(["G01"], hands={0: "S05"}, phase="last")
    play(match, "place", "S05", column=0)
    assert match.over
    assert match.score()[0].total == -1
    assert match.target() is None
    assert match.winners() == [0]


def test_where_the_64_cards_end() -> None:
    """One start card, 21 placed, 20 obligatory and the last: 43; and 21 discarded."""
    for match, chance in random_games(1, "solo", games=3):
        while not match.over:
            play_on(match, chance)
        assert in_forests(match.table)[0] == 43
        assert len(stack(match.table, match.table.discard)) == 21


def test_a_complete_column_is_worth_one_point() -> None:
    """Otherwise as usual: the rulebook's example then makes 3 - 1 + 4 - 2."""
    match = position(["G01 F06 S05 C04", "G13 F07 S08 C08", "G12 F10 S12 C07", "G14 S02"])
    assert sheet(match, 0) == {"columns": 3, "incomplete": -1, "species": 4, "saws": -2}
    assert match.score()[0].total == match.score()[0].standing == 4
    assert match.winners() == [0]
