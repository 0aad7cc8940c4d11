"""What lies where, by hand: after setup as the rulebooks say, and at tables that were laid out for it."""

from __future__ import annotations

from typing import Any

import pytest

import spinney
from once.helpers import position as once_position
from reforest.helpers import SPACES, do, do_until
from reforest.helpers import position as reforest_position
from spinney import Match
from spinney.engine.showing import Item, Thing, Zone, cards, every_item, possible, stack
from spinney.engine.telling import Teller


def zones(match: Match, viewer: int = 0) -> list[Zone]:
    """The zones with the choices that the viewer has now."""
    game = match.game
    assert game.show is not None
    moves = [game.moves.decode(move) for move in match.legal(viewer)] if viewer in match.acting else []
    return possible(game.show(game.box, match.view(viewer), viewer), moves)


def zone(match: Match, title: str, seat: int = -1, viewer: int = 0) -> Zone:
    (found,) = (each for each in zones(match, viewer) if each.title == title and each.seat == seat)
    return found


def names(match: Match, title: str, seat: int = -1, viewer: int = 0) -> list[str]:
    """What the items of a zone are called."""
    teller, view = Teller(match.game), match.view(viewer)
    return [teller.item(view, item, seat) for item in zone(match, title, seat, viewer).items]


def facts(match: Match, title: str, seat: int = -1) -> list[str]:
    teller, view = Teller(match.game), match.view(0)
    return [teller.said(view, fact, seat) for fact in zone(match, title, seat).facts]


def notes(match: Match, item: Item, seat: int = -1) -> list[str]:
    return [Teller(match.game).said(match.view(0), note, seat) for note in item.notes]


# After setup.


@pytest.mark.parametrize(
    ("game", "players", "title", "common", "own"),
    [
        ("once", 4, "zone-piles", 5, {"zone-forest": 1, "zone-hand": 0}),
        ("legendary", 3, "zone-tile", 1, {"zone-planet": 1}),
        ("dartmoor", 5, "zone-caves", 5, {"zone-forest": 0, "zone-hand": 6}),
        ("dartmoor", 2, "zone-caves", 2, {"zone-forest": 0, "zone-hand": 6}),
        ("floresta", 2, "zone-row", 3, {"zone-hand": 3, "zone-discards": 0}),
        ("floresta", 4, "zone-row", 5, {"zone-hand": 3, "zone-discards": 0}),
        ("floresta", 3, "zone-towers", 4, {"zone-hand": 3}),
        ("reforest", 4, "zone-nursery", 3, {"zone-hand": 5, "zone-region": 6}),
        ("reforest", 2, "zone-visitors", 3, {"zone-hand": 5}),
    ],
)
def test_after_setup(game: str, players: int, title: str, common: int, own: dict[str, int]) -> None:
    match = spinney.game(game).new(players, seed=1, form="interpreted")
    last = players - 1
    assert len(zone(match, title, viewer=last).items) == common
    for title, count in own.items():
        for seat in range(players):
            items = [item for item in zone(match, title, seat, last).items if item.form != "choice"]
            assert len(items) == count, (title, seat)
            if title == "zone-hand":
                assert {item.form for item in items} <= {"card" if seat == last else "back"}


def test_piles_and_stocks_after_setup() -> None:
    """Floresta for three: 12 trees, a lynx and an axe each, 33 cards in the deck. Reforest for two: 21 and 8 + 8."""
    floresta = spinney.game("floresta").new(3, seed=1, form="interpreted")
    assert facts(floresta, "zone-row") == ["deck 33"]
    assert facts(floresta, "zone-area", 1) == ["12 trees", "0 points", "1 axe", "1 lynx"]
    reforest = spinney.game("reforest").new(2, seed=1, form="interpreted")
    assert facts(reforest, "zone-nursery") == ["Round 1", "Deck 21   Discarded 0   Tucked 8 and 8"]
    dartmoor = spinney.game("dartmoor").new(5, seed=1, form="interpreted")  # 172 and 3 winters, less six each
    assert facts(dartmoor, "zone-clearing") == ["Deck: 145 cards, 0 of 3 winters seen."]
    legendary = spinney.game("legendary").new(3, seed=1, form="interpreted")
    trees = zone(legendary, "zone-trees").items
    assert [notes(legendary, item) for item in trees] == [["6 left"]] * 3
    once = spinney.game("once").new(4, seed=1, form="interpreted")
    assert [notes(once, item) for item in zone(once, "zone-piles").items] == [["12 cards"]] * 5


# Once Upon a Forest.


def test_a_column_of_once_from_the_canopy_down_with_what_is_covered() -> None:
    match = once_position(["G12 F06/F02/F03 C02"], ["G06"], hands={0: "F05 G07"})
    (column,) = zone(match, "zone-forest", 0).items  # no new one before the gap is filled
    assert dict(column.parts) == {"column": 0}
    canopy, second, first, ground = column.inner
    assert second.label == "label-gap" and second.thing is None
    number = {card.id: number for number, card in enumerate(match.game.pack.card)}
    assert [item.thing for item in (canopy, first, ground)] == [
        Thing("card", number[id]) for id in ("C02", "F06", "G12")
    ]
    assert [item.thing for item in first.inner] == [Thing("card", number["F02"]), Thing("card", number["F03"])]
    assert [dict(item.parts) for item in zone(match, "zone-hand", 0).items] == [{"hand": 0}, {"hand": 1}]


def test_a_new_column_of_once_can_be_pointed_at_when_it_may_be_begun() -> None:
    match = once_position(["G12 F06 S05 C02"], ["G06"], hands={0: "F05 G07"})
    assert names(match, "zone-forest", 0) == ["Column 1", "New column"]
    assert dict(zone(match, "zone-forest", 0).items[1].parts) == {"column": 1}
    assert names(match, "zone-forest", 0, viewer=1) == ["Column 1"]


# Reforest.


def test_visitors_of_reforest_lie_in_the_row_or_with_who_has_them() -> None:
    """Owner and due round belong to the place in which a visitor was shuffled, not to its number."""
    match = reforest_position(row=["marbled-murrelet", "black-bear"], drawn={1: "roosevelt-elk"})
    row = zone(match, "zone-visitors").items
    assert names(match, "zone-visitors") == ["Marbled Murrelet", "American Black Bear"]
    assert [notes(match, item) for item in row] == [["end of round 1"], ["end of round 2"]]
    assert names(match, "zone-taken", 1) == ["Roosevelt Elk"]
    assert not [each for each in zones(match) if each.title == "zone-taken" and each.seat == 0]


def test_effects_of_reforest_are_numbered_within_the_choice() -> None:
    """The last card of the deck ends the round, and an award comes before the effects that wait: it is effect 0."""
    region = {"M2": "sword-fern", "L2": "oceanspray", "M1": "sitka-mountain-ash"}
    match = reforest_position(regions={0: region}, hands={0: "vine-maple *4"}, deck=1, row=["black-bear"])
    do(match, "grow vine-maple M2")
    do_until(match, "effects")
    assert sorted(names(match, "zone-effects")) == ["Oceanspray", "Sword Fern", "Vine Maple"]
    do(match, "use sword-fern")
    assert match.table.pool_size == 3
    assert names(match, "zone-effects") == ["Sitka Mountain-ash"]
    assert [dict(item.parts) for item in zone(match, "zone-effects").items] == [{"effect": 0}]


def test_a_space_of_reforest_with_its_stack_and_energy_and_where_a_plant_can_move() -> None:
    region = {"L1": "great-camas salmonberry | yarrow", "L2": "deer-fern"}
    match = reforest_position(regions={0: region}, hands={0: "vine-maple *4"})
    space = zone(match, "zone-region", 0).items[SPACES.index("L1")]
    teller, view = Teller(match.game), match.view(0)
    assert [teller.item(view, item) for item in space.inner] == ["Salmonberry", "Great Camas", "Common Yarrow"]
    assert [dict(item.parts) for item in space.inner] == [{}, {}, {"energy": 0}]
    assert zone(match, "zone-region", 0, viewer=1).items[0].inner[2].form == "back"
    do(match, "grow vine-maple M1")
    while match.game.phases[match.table.phase] == "pay":
        match.play(match.legal()[0])
    do(match, "use vine-maple")
    choices = [item for each in zones(match) for item in every_item(each.items) if item.form == "choice"]
    targets = {move.parts["to"] for move in match.legal() if move.kind == "move"}
    assert {item.parts["to"] for item in choices} == targets and SPACES.index("L2") in targets


# What zones are made of.


def test_cards_lie_face_down_where_only_a_back_can_be_seen() -> None:
    row = cards([3, -1, 64], "hand", faces=64)
    assert [item.form for item in row] == ["card", "back", "back"]
    assert [dict(item.parts) for item in row] == [{"hand": 0}, {"hand": 1}, {"hand": 2}]


def test_a_stack_is_listed_from_the_top() -> None:
    beneath = [-1, 0, -1, 1]
    assert (stack(3, beneath), stack(2, beneath), stack(-1, beneath)) == ([3, 1, 0], [2], [])


def test_choices_are_there_only_while_a_move_means_them() -> None:
    choice = Item(label="x", form="choice", parts={"turn": 1}, move="place")
    place = Item(label="y", form="place", parts={"space": 4})
    table: Any = [Zone("a", (choice,)), Zone("b", (place,)), Zone("c"), Zone("d", (choice,), ("fact",))]
    assert [each.title for each in possible(table, [])] == ["b", "c", "d"]
    assert possible(table, [("place", {"turn": 2}), ("plant", {"turn": 1})])[-1].items == ()
    assert possible(table, [("place", {"turn": 1, "row": 5})]) == table
