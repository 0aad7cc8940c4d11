"""A turn [15 to 24]: gather or play, the hand limit, the refill, effects before and after gathering."""

from __future__ import annotations

import pytest

from reforest.helpers import (
    REFOREST,
    asked,
    deck,
    discards,
    do,
    hand,
    legal,
    nursery,
    phase_of,
    pool,
    position,
    random_games,
    told,
)


def test_a_turn_is_one_action() -> None:
    match = position(hands={0: "bunchberry"})
    assert legal(match) == ["gather", "grow bunchberry L1", "grow bunchberry L2", "grow bunchberry L3"]
    do(match, "grow bunchberry L1")
    assert asked(match) == (1, "action")


def test_the_first_card_must_be_drawn_and_the_second_need_not() -> None:
    match = position()
    do(match, "gather")
    assert "done" not in legal(match)
    do(match, "draw")
    assert "done" in legal(match)
    do(match, "done")
    assert asked(match) == (1, "action") and len(hand(match)) == 1


def test_the_first_card_must_be_drawn_from_whatever_is_left() -> None:
    """In the last lap the deck can be empty: then the nursery is left."""
    match = position(deck=0, nursery="yarrow", discard=0, round=4, turn=0)
    do(match, "gather")
    assert legal(match) == ["take yarrow"]


def test_who_finds_deck_and_nursery_empty_gathers_nothing() -> None:
    match = position(deck=0, nursery=0, discard=0, round=4, turn=0)
    do(match, "gather")
    assert asked(match) == (1, "action") and hand(match) == []


def test_the_first_card_must_be_drawn_also_when_an_effect_before_it_has_ended_the_round() -> None:
    match = position(deck="salal", hands={0: "bunchberry"}, regions={0: {"M1": "sitka-valerian"}})
    do(match, "gather", "use sitka-valerian", "discard bunchberry")
    assert match.table.round == 2 and asked(match) == (0, "gather") and "done" not in legal(match)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_turn_draws_or_plays_a_card_so_that_every_game_ends(players: int) -> None:
    """With 2 for each card in deck or nursery and 1 for each in a hand, every turn leaves less, until a round ends."""
    for match, luck in random_games(players, 5, events="on"):
        before, round = 1000, 0
        while not match.over:
            table = match.table
            if phase_of(match) == "action":
                left = 2 * (table.deck_size + len(nursery(match))) + sum(table.hand_size)
                assert left < before or table.round != round
                before, round = left, table.round
            match.play(luck.choice(match.legal()))
            before += told(match).count("reclaimed")  # the only way back
        assert len(match.played) < REFOREST.most_moves


def test_two_cards_one_at_a_time_from_deck_or_nursery() -> None:
    match = position(deck="*3 salal", nursery="yarrow fireweed bracken")
    do(match, "gather")
    assert legal(match) == ["draw", "take yarrow", "take fireweed", "take bracken"]
    do(match, "draw")
    assert hand(match) == ["salal"] and asked(match) == (0, "gather")
    assert legal(match) == ["draw", "take yarrow", "take fireweed", "take bracken", "done"]
    do(match, "take fireweed")
    assert hand(match) == ["salal", "fireweed"] and asked(match) == (1, "action")


def test_the_nursery_is_not_filled_up_during_a_turn() -> None:
    match = position(nursery="yarrow fireweed bracken")
    do(match, "gather", "take fireweed")
    assert nursery(match) == ["yarrow", "bracken"]
    assert legal(match, "take") == ["yarrow", "bracken"]


def test_the_nursery_is_filled_up_between_turns() -> None:
    match = position(deck="*3 salal bunchberry", nursery="yarrow fireweed bracken")
    do(match, "gather", "take fireweed", "take yarrow")
    assert sorted(nursery(match)) == ["bracken", "bunchberry", "salal"] and len(deck(match)) == 3


def test_hand_limit_of_seven_at_the_end_of_the_turn() -> None:
    match = position(hands={0: "salal yarrow *5"})
    do(match, "gather", "draw", "draw")
    assert asked(match) == (0, "limit") and len(hand(match)) == 9
    do(match, "discard salal", "discard yarrow")
    assert len(hand(match)) == 7 and asked(match) == (1, "action")
    assert discards(match) == ["salal", "yarrow"]


def test_the_hand_limit_does_not_bind_during_a_turn() -> None:
    match = position(hands={0: 7}, regions={0: {"L1": "grand-fir"}})
    do(match, "gather", "draw", "draw")
    assert asked(match) == (0, "after") and len(hand(match)) == 9
    do(match, "use grand-fir")
    assert asked(match) == (0, "limit") and len(hand(match)) == 10


def test_the_hand_limit_does_not_bind_the_others() -> None:
    match = position(hands={0: 1, 1: 9})
    do(match, "gather", "draw", "done")
    assert asked(match) == (1, "action") and len(hand(match, 1)) == 9


def test_great_camas_counts_only_in_the_canopy() -> None:
    match = position(hands={0: "salal *9"}, regions={0: {"L1": "great-camas"}}, deck=20)
    do(match, "grow salal L1")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    assert asked(match) == (0, "limit") and len(hand(match)) == 8
    match = position(hands={0: "salal *8"}, regions={0: {"L1": "great-camas"}}, deck=20)
    do(match, "gather", "draw", "done")
    assert asked(match) == (0, "limit") and len(hand(match)) == 10
    match.play(match.legal()[0])
    assert match.acting == (1,)


def test_the_hand_limit_comes_before_the_refill() -> None:
    match = position(hands={0: "salal *7"}, deck=2, nursery="yarrow fireweed bracken", row=["black-bear"])
    do(match, "gather", "draw", "take yarrow")
    assert len(hand(match)) == 10 and phase_of(match) == "limit"
    do(match, "discard salal", f"discard {hand(match)[1]}", f"discard {hand(match)[2]}")
    assert match.table.round == 2
    assert "salal" not in discards(match)
    assert "salal" in [*deck(match), *nursery(match)]


def test_before_effects_then_cards_then_after_effects() -> None:
    match = position(regions={0: {"L1": "labrador-tea", "L2": "yarrow", "L3": "grand-fir"}})
    do(match, "gather")
    assert (phase_of(match), pool(match)) == ("before", ["labrador-tea", "yarrow"])
    do(match, "use yarrow", f"clear {nursery(match)[0]}")
    assert (phase_of(match), pool(match)) == ("before", ["labrador-tea"])
    do(match, "done")
    assert phase_of(match) == "gather"
    do(match, "draw", "draw")
    assert (phase_of(match), pool(match)) == ("after", ["grand-fir"])


def test_each_effect_once_a_gathering() -> None:
    match = position(regions={0: {"L1": "labrador-tea", "L2": "labrador-tea"}})
    do(match, "gather", "use labrador-tea", "use labrador-tea")
    assert phase_of(match) == "gather"


def test_gathering_effects_only_in_the_canopy() -> None:
    match = position(regions={0: {"L1": "labrador-tea salmonberry"}})
    do(match, "gather")
    assert phase_of(match) == "gather"


def test_gathering_effects_do_not_follow_other_draws() -> None:
    match = position(hands={0: "twinflower"}, regions={0: {"L1": "grand-fir", "L2": "labrador-tea"}})
    do(match, "grow twinflower L3", "use twinflower", "draw")
    assert asked(match) == (1, "action")


def test_the_log_of_a_gathering() -> None:
    match = position()
    do(match, "gather")
    assert told(match) == ["gathers"]
    do(match, "draw")
    assert told(match) == ["drew"]
