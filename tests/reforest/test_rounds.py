"""The end of a round [46 to 54]: in the middle of a gathering, an effect, a refill, a refresh, a discard."""

from __future__ import annotations

import pytest

from reforest import helpers
from reforest.helpers import (
    REFOREST,
    asked,
    deck,
    discards,
    do,
    energy,
    gone,
    hand,
    legal,
    nursery,
    phase_of,
    position,
    row_of,
    stack,
    told,
    visitors_of,
)
from spinney import Match
from spinney.engine.game import Game
from spinney.games.reforest.box import ordered

FLOWERS = {"L1": "foamflower", "L2": "twinflower"}


def test_a_gather_draw_ends_the_round_and_goes_on_with_the_new_deck() -> None:
    match = position(
        deck="salal", nursery="yarrow fireweed bracken", discard=4, tucked=(8, 8), row=["rufous-hummingbird"],
        regions={0: FLOWERS},
    )  # fmt: skip
    do(match, "gather", "draw")
    assert hand(match) == ["salal"]  # the card arrived first
    assert visitors_of(match, 0) == ["rufous-hummingbird"]
    assert match.table.round == 2
    assert len(deck(match)) == 4 + 3 + 8 - 3 and len(nursery(match)) == 3 and discards(match) == []
    assert match.table.tucked_size == [0, 8]
    assert asked(match) == (0, "gather")
    do(match, "draw")
    assert len(hand(match)) == 2 and asked(match) == (1, "action")


def test_the_new_deck_is_discards_nursery_and_tucked_cards() -> None:
    match = position(
        deck="salal", nursery="yarrow fireweed bracken", discard="lady-fern garry-oak", tucked=("cascara arbutus", 6),
        hands={1: "foamflower"}, regions={1: {"L1": "oceanspray | sweet-gale"}},
    )  # fmt: skip
    do(match, "gather", "draw")
    found = sorted([*deck(match), *nursery(match)])
    assert found == sorted(["yarrow", "fireweed", "bracken", "lady-fern", "garry-oak", "cascara", "arbutus"])
    assert hand(match, 1) == ["foamflower"] and stack(match, "L1", 1) == "oceanspray | sweet-gale"


def test_the_second_pile_comes_after_round_two_and_none_after_round_three() -> None:
    match = position(deck=1, tucked=(0, 8), discard=5, round=2)
    do(match, "gather", "draw")
    assert match.table.tucked_size == [0, 0] and len(deck(match)) == 5 + 3 + 8 - 3
    match = position(deck=1, tucked=(0, 0), discard=5, round=3)
    do(match, "gather", "draw")
    assert match.table.round == 4 and len(deck(match)) == 5 + 3 - 3


def test_a_when_played_draw_ends_the_round_and_the_new_plant_counts() -> None:
    match = position(deck="salal", hands={0: "twinflower"}, row=["rufous-hummingbird"])
    do(match, "grow twinflower L1", "use twinflower", "draw")
    assert visitors_of(match, 0) == ["rufous-hummingbird"] and match.table.round == 2
    assert asked(match) == (1, "action")


def test_a_round_ends_between_two_cards_of_an_effect() -> None:
    match = position(deck="salal", hands={0: "red-alder"}, regions={0: {"L1": "pacific-yew"}})
    do(match, "grow red-alder L1", "use pacific-yew")
    assert hand(match) == ["salal"] and match.table.round == 2
    assert asked(match) == (0, "draw") and legal(match) == ["draw", "done"]  # the rest may be declined
    do(match, "done")
    assert asked(match) == (1, "action")


def test_a_round_ends_between_two_stored_cards() -> None:
    match = position(deck="salal", hands={0: "western-redcedar *2"}, regions={0: {"L1": "red-alder"}})
    do(match, "grow western-redcedar L1")
    while phase_of(match) == "pay":
        match.play(match.legal()[0])
    do(match, "use red-alder")
    assert match.table.round == 2 and energy(match, "L1") == 3
    assert asked(match) == (1, "action")


def test_a_refill_ends_the_round() -> None:
    match = position(deck=1, nursery="yarrow fireweed bracken", discard=3)
    do(match, "gather", "take yarrow", "take fireweed")
    assert match.table.round == 2 and len(nursery(match)) == 3
    assert len(deck(match)) == 3 + 2 + 6 - 3  # the last card of the old deck was laid and shuffled in again
    assert asked(match) == (1, "action")


def test_a_refresh_ends_the_round() -> None:
    match = position(deck=1, nursery="yarrow fireweed bracken", regions={0: {"L1": "yarrow"}})
    do(match, "gather", "use yarrow", "clear fireweed")
    assert match.table.round == 2 and asked(match) == (0, "gather")
    assert told(match).count("laid") == 1 + 3


def test_a_solitaire_discard_ends_the_round() -> None:
    match = position(1, deck=1, discard=2, nursery="yarrow fireweed bracken")
    do(match, "gather", "take yarrow", "done", "mill")
    assert match.table.round == 2 and asked(match) == (0, "action")


def test_an_after_gathering_effect_ends_the_round() -> None:
    match = position(deck="salal", regions={0: {"L1": "sweet-gale"}}, nursery="yarrow fireweed bracken")
    do(match, "gather", "take yarrow", "done", "use sweet-gale")
    assert stack(match, "L1") == "sweet-gale | salal" and match.table.round == 2


def test_a_before_gathering_effect_ends_the_round() -> None:
    match = position(deck="salal", hands={0: "bunchberry"}, regions={0: {"M1": "sitka-valerian"}})
    do(match, "gather", "use sitka-valerian", "discard bunchberry")
    assert hand(match) == ["salal"] and match.table.round == 2 and asked(match) == (0, "gather")


def test_a_reaction_ends_the_round() -> None:
    match = position(deck="salal", hands={0: "bunchberry"}, regions={0: {"L1": "coastal-strawberry"}})
    do(match, "grow bunchberry L2", "use coastal-strawberry")
    assert hand(match) == ["salal"] and match.table.round == 2


def test_an_event_ends_the_round() -> None:
    """The first new deck has four cards, three of which are the nursery: Salmon Run stores the last one."""
    match = position(deck=1, nursery=0, tucked=(4, 6), regions={0: {"L1": "foamflower"}}, events="on")
    do(match, "gather", "draw")
    assert asked(match) == (0, "under") and match.table.round == 2
    do(match, "under L1")
    assert match.table.round == 3 and energy(match, "L1") == 1
    assert asked(match) == (0, "gather")


def test_a_saved_game_goes_on_exactly_there() -> None:
    match = position(deck="salal", hands={0: "red-alder"}, regions={0: {"L1": "pacific-yew"}})
    do(match, "grow red-alder L1", "use pacific-yew")
    twin = Match(match.game, match.players, match.choices, match.key, "interpreted")
    twin._memory = twin.rules.memory(match.to_bytes())
    for each in (match, twin):
        do(each, "draw", "gather", "draw")
    assert match.to_bytes() == twin.to_bytes()


# Awards.


def ended(regions: dict[int, dict[str, str]], row: list[str], round: int = 1, players: int = 2) -> Match:
    match = position(players, deck=1, regions=regions, row=row, round=round)
    do(match, "gather", "draw")
    return match


def test_a_sole_best_player_takes_the_visitor() -> None:
    match = ended({0: {"L1": "foamflower"}, 1: FLOWERS}, ["rufous-hummingbird"])
    assert visitors_of(match, 1) == ["rufous-hummingbird"] and row_of(match) == []


def test_a_tie_leaves_it_for_the_next_round() -> None:
    match = ended({0: FLOWERS, 1: FLOWERS}, ["rufous-hummingbird", "black-bear", "banana-slug"])
    assert row_of(match) == ["rufous-hummingbird", "black-bear", "banana-slug"]
    assert match.table.visitor_due[:3] == [2, 2, 3]


@pytest.mark.parametrize("tied", [(0, 2), (0, 3), (1, 3)])
def test_seats_that_tie_need_not_be_neighbours(tied: tuple[int, int]) -> None:
    match = ended({seat: {"L1": "foamflower"} for seat in tied}, ["rufous-hummingbird"], players=4)
    assert row_of(match) == ["rufous-hummingbird"]


def test_a_tie_for_second_place_does_not_matter() -> None:
    match = ended({0: {"L1": "salal"}, 1: {"L1": "salal"}, 3: FLOWERS}, ["rufous-hummingbird"], players=4)
    assert visitors_of(match, 3) == ["rufous-hummingbird"]


def test_everybody_at_nothing_is_a_tie() -> None:
    assert row_of(ended({}, ["rufous-hummingbird"])) == ["rufous-hummingbird"]


def test_a_carried_visitor_is_judged_with_the_next_and_one_player_may_win_both() -> None:
    match = ended({0: {"L1": "salal"}}, ["rufous-hummingbird", "black-bear", "banana-slug"], round=2)
    assert visitors_of(match, 0) == ["rufous-hummingbird", "black-bear"]


def test_after_round_three_unawarded_visitors_are_discarded() -> None:
    match = ended({}, ["rufous-hummingbird", "black-bear", "banana-slug"], round=3)
    assert gone(match) == ["rufous-hummingbird", "black-bear", "banana-slug"]


def test_visitors_of_later_rounds_wait() -> None:
    match = ended({0: {"L1": "salal"}}, ["rufous-hummingbird", "black-bear", "banana-slug"])
    assert visitors_of(match, 0) == ["rufous-hummingbird"]


def test_an_award_reaction_waits_for_the_new_deck() -> None:
    match = position(deck=1, regions={1: {"M1": "sitka-mountain-ash"}}, row=["black-bear"], discard=6)
    do(match, "gather", "draw")
    assert asked(match) == (1, "effects") and match.table.round == 2
    do(match, "use sitka-mountain-ash", "draw", "draw")
    assert len(hand(match, 1)) == 2
    assert asked(match) == (0, "gather")  # and the interrupted player goes on


@pytest.fixture
def two_ashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack of one's own in which two plants react to an award: another Mountain-ash for the Whitebark Pine."""
    text = REFOREST.pack_text.replace('kind = "shrub", copies = 1, cost = 2, value = 2, height = 4, rows = "MH"', ASHES)
    at = text.index('  { id = "whitebark-pine"')
    own = Game("reforest", REFOREST.package, text[:at] + text[text.index("\n", at) + 1 :], "two ashes")
    monkeypatch.setattr(helpers, "REFOREST", own)
    monkeypatch.setattr(helpers, "BOX", own.box)
    monkeypatch.setattr(helpers, "IDS", [plant.id for plant in ordered(own.pack)])


ASHES = 'kind = "shrub", copies = 2, cost = 2, value = 2, height = 4, rows = "MH"'
BEARS_AND_TREES = {
    0: {"L1": "red-alder", "M1": "sitka-mountain-ash"},
    1: {"L1": "salal", "M1": "sitka-mountain-ash"},
}
"""Seat 0 wins the squirrel, which counts trees, seat 1 the bear, which counts fruit; both have a Mountain-ash."""


@pytest.mark.usefixtures("two_ashes")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("last_card", ["drawn", "laid between two turns"])
def test_award_reactions_begin_with_the_player_about_to_act(turn: int, last_card: str) -> None:
    match = position(
        deck=1, discard=6, nursery="yarrow fireweed bracken", turn=turn, round=2, regions=BEARS_AND_TREES,
        row=["black-bear", "douglas-squirrel"],
    )  # fmt: skip
    do(match, *(("gather", "draw") if last_card == "drawn" else ("gather", "take yarrow", "take fireweed")))
    first = turn if last_card == "drawn" else 1 - turn
    order = []
    while phase_of(match) == "effects":
        order.append(match.acting[0])
        do(match, "done")
    assert order == [first, 1 - first]
    assert asked(match) == ((first, "gather") if last_card == "drawn" else (first, "action"))


def test_each_award_is_a_reaction_of_its_own() -> None:
    row = ["rufous-hummingbird", "black-bear", "banana-slug"]
    match = position(deck=1, regions={0: {"M1": "sitka-mountain-ash"}}, row=row, round=2)
    do(match, "gather", "draw")
    assert legal(match, "use") == ["sitka-mountain-ash", "sitka-mountain-ash"]


def test_an_award_is_no_reaction_of_the_next_round() -> None:
    """Mountain-ash has a flower and a fruit: it wins both. The second deck has one card left beside the nursery."""
    row = ["rufous-hummingbird", "black-bear"]
    match = position(deck=1, tucked=(1, 6), regions={0: {"M1": "sitka-mountain-ash"}}, row=row)
    for won in (1, 2):
        do(match, *(("gather", "draw") if won == 1 else ("draw",)))
        assert visitors_of(match, 0) == row[:won]
        assert legal(match, "use") == ["sitka-mountain-ash"]
        do(match, "done")


def test_the_three_new_nursery_cards_end_no_round() -> None:
    match = position(deck=1, nursery=0, discard=0, tucked=(6, 6))
    do(match, "gather", "draw")
    assert match.table.round == 2 and len(deck(match)) == 3 and len(nursery(match)) == 3


# The last lap.


def test_in_the_last_lap_the_discard_pile_becomes_the_deck() -> None:
    match = position(deck=1, nursery="yarrow fireweed bracken", discard=5, round=4, turn=1)
    do(match, "gather", "draw")
    assert match.table.round == 4 and len(deck(match)) == 5 and nursery(match) == ["yarrow", "fireweed", "bracken"]
    assert discards(match) == []


def test_without_a_discard_pile_the_first_discard_becomes_the_deck() -> None:
    """Salal costs two: the first card that pays is the new deck, the second the new discard pile.

    Then the refill lays out the first; the deck is empty again, and the second is the deck and laid out, too.
    """
    match = position(deck=0, nursery=0, discard=0, round=4, turn=0, hands={0: "salal yarrow bracken"})
    do(match, "grow salal L1", "pay yarrow")
    assert deck(match) == ["yarrow"] and discards(match) == []
    do(match, "pay bracken")
    assert nursery(match) == ["yarrow", "bracken"] and deck(match) == discards(match) == []


def test_without_a_discard_pile_deck_draws_fail() -> None:
    match = position(deck=1, nursery="yarrow", discard=0, round=4, turn=0, starter=0, hands={0: 0})
    do(match, "gather", "draw")
    assert legal(match) == ["take yarrow", "done"]
    do(match, "done")
    assert asked(match) == (1, "action") and nursery(match) == ["yarrow"]
