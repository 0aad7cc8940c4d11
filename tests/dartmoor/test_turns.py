"""Turns [13 to 18, 25 to 37]: drawing, playing, paying, effects and bonuses, the clearing, winters and the end."""

from __future__ import annotations

import pytest

from dartmoor.helpers import (
    DARTMOOR,
    UNIVERSAL,
    Scene,
    asked,
    cave,
    clearing,
    do,
    halves,
    hand,
    name,
    phase,
    places,
    room,
    sheet,
    species,
    told,
    told_moves,
)


def test_turns_go_clockwise():
    """[13]"""
    match = Scene(players=3).start(seat=1)
    for seat in (1, 2, 0, 1):
        assert asked(match) == (seat, "action")
        do(match, "draw")
        do(match, "draw")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_turns_are_counted_from_the_first_action(players):
    """[11, 13] To choose a cave is none."""
    match = DARTMOOR.new(players, seed=1, form="interpreted")
    while phase(match) != "action":
        assert match.turns() == 0
        match.play(match.legal()[0])
    assert match.turns() == 1
    do(match, "draw")
    do(match, "draw")
    assert match.turns() == 2


# Drawing.


def test_two_cards_from_deck_or_clearing():
    """[14] Each from where one likes."""
    scene = Scene()
    scene.clearing("ash", "tor")
    scene.deck("shrew")
    match = scene.start()
    assert told_moves(match)[:3] == ["draw", "take ash", "take tor"]
    do(match, "take", "tor")
    assert asked(match) == (0, "second")
    assert told_moves(match) == ["draw", "take ash"]  # the second must be drawn, too
    do(match, "draw")
    assert hand(match) == ["tor", "shrew/gnat"]
    assert clearing(match) == ["ash"]
    assert asked(match) == (1, "action")


def test_hands_have_ten_cards_at_most():
    """[15] With nine only one can be drawn, with ten this action cannot be chosen."""
    scene = Scene()
    scene.hold(*["ash"] * 6, *["tor"] * 3)
    match = scene.start()
    do(match, "draw")
    assert len(hand(match)) == 10
    assert asked(match) == (1, "action")
    scene = Scene()
    scene.hold(*["ash"] * 6, *["tor"] * 3, "moor-birch")
    match = scene.start()
    assert not {"draw", "take"} & {move.kind for move in match.legal()}
    assert match.refusal(match.move("draw"), 0) == "hand-full"


def test_effects_draw_up_to_ten_cards():
    """[15] Four mice for a Buzzard, but room for three cards only."""
    scene = Scene()
    tree = scene.grow("crab-apple", left="field-vole", right="shrew")
    scene.grow("crab-apple", left="wood-mouse", right="field-vole")
    scene.hold(*["ash"] * 4, *["tor"] * 3, *["moor-birch"] * 2)
    half = scene.card("buzzard:GW")
    scene.hold_card(half // 2)
    match = scene.start()
    match.play(match.move("play", half=half))
    do(match, "place", stand=tree)
    do(match, "pay", "ash")
    do(match, "pay", "ash")
    assert len(hand(match)) == 7
    do(match, "use")
    assert told(match).count("drew") == 3
    assert len(hand(match)) == 10


def test_taking_needs_room_in_the_hand():
    """[32] Two Hazels fill the hand up again when the bat comes; then its effect is passed over."""
    for hazels, expected in ((1, "take"), (2, "action")):
        scene = Scene()
        tree = scene.grow("moor-birch")
        for _ in range(hazels):
            scene.grow("common-hazel")
        scene.hold(*["tor"] * 3, *["rivulet"] * 3, *["warrens"] * 2)
        match = scene.play("serotine-bat:SO", tree, "left")
        assert len(hand(match)) == 8 + hazels
        assert phase(match) == expected


def test_nothing_is_taken_from_an_empty_clearing():
    """[32] A Lake Fly costs nothing, and the Serotine Bat that it brings finds no card there."""
    scene = Scene()
    tree = scene.grow("ash")
    scene.hold("serotine-bat:BA")
    match = scene.play("lake-fly:BA", tree, "left")
    do(match, "play", "serotine-bat")
    do(match, "place", stand=tree, slot="right")
    assert asked(match) == (1, "action")


# Winter.


def test_winters_are_replaced():
    """[16] The first and the second are set aside; the card after them is drawn."""
    scene = Scene()
    scene.deck("winter", "winter", "shrew")
    match = scene.start()
    do(match, "draw")
    assert told(match) == ["winter", "winter", "drew"]
    assert hand(match) == ["shrew/gnat"]
    assert match.table.winters == 2


def test_the_third_winter_ends_the_game_in_the_middle_of_a_draw():
    """[37] No card, no second card, nobody asked."""
    scene = Scene()
    scene.table.winters = 2
    scene.deck("winter", "shrew")
    match = scene.start()
    do(match, "draw")
    assert told(match) == ["winter", "ended"]
    assert match.over and match.acting == ()
    assert hand(match) == []
    assert match.legal() == []


def test_a_tree_counts_though_it_reveals_the_third_winter():
    """[37] It lies in the forest by then: the oak is worth a point, and what it brings about is lost."""
    scene = Scene()
    scene.table.winters = 2
    scene.deck("winter")
    match = scene.play("sessile-oak")
    assert told(match)[-3:] == ["placed", "winter", "ended"]
    assert match.over
    assert len(clearing(match)) == 1  # the payment; nothing was revealed
    assert species(match) == {"sessile-oak": 1}
    assert sheet(match)["trees"] == 1
    scene = Scene()
    scene.table.winters = 2
    scene.deck("winter", "shrew")
    match = scene.play("moor-birch")
    assert match.over
    assert hand(match) == []  # the birch draws no card


@pytest.mark.parametrize(("option", "over"), [("reveals", True), ("quiet", False)])
def test_a_free_tree_counts_though_it_reveals_the_third_winter(option, over):
    """[25, 37] A Black Alder that a Bog Asphodel brings: 5 points, whether or not it reveals."""
    scene = Scene(**{"free-tree": option})
    scene.table.winters = 2
    stand = scene.grow("tor")
    scene.hold("black-alder")
    scene.deck("winter")
    match = scene.play("bog-asphodel:SO", stand, "bottom", matching=True)
    do(match, "play", "black-alder")
    assert match.over == over
    assert sheet(match)["trees"] == 5


def test_the_winner_may_be_who_laid_the_last_tree():
    """[37, 46] One birch each, until the last tree, a birch, reveals the third winter: 2 to 1."""
    scene = Scene()
    scene.table.winters = 2
    scene.table.cave = [0, 1, -1, -1, -1]
    scene.grow("moor-birch")
    scene.grow("moor-birch", seat=1)
    scene.deck("winter")
    match = scene.play("moor-birch")
    assert [seat.total for seat in match.score()] == [2, 1]
    assert match.winners() == [0]


def test_the_third_winter_stops_cards_for_the_cave():
    """[37] The first of two is in the cave, the second was winter."""
    scene = Scene()
    scene.table.winters = 2
    tree = scene.grow("ash")
    scene.deck("tor", "winter", "shrew")
    match = scene.play("brandts-bat:GW", tree, "left")
    do(match, "use")
    assert cave(match) == ["tor"]
    assert match.over
    assert sheet(match)["cave"] == 1


def test_the_third_winter_takes_extra_turns_and_bonuses_away():
    """[37] The Nuthatch's bonus is still to come when the effect of a Tor ends the game."""
    scene = Scene()
    scene.table.winters = 2
    scene.grow("tor")
    tree = scene.grow("ash")
    scene.deck("winter")
    match = scene.play("nuthatch:GW", tree, "left", matching=True)
    assert match.over
    assert species(match)["nuthatch"] == 1  # it had been placed


# Playing and paying.


def test_payment_goes_into_the_clearing():
    """[17] As many other cards of the hand as the card costs."""
    scene = Scene()
    scene.hold("shrew", "tor")
    half = scene.card("rivulet")
    scene.hold_card(half // 2)
    match = scene.start()
    match.play(match.move("play", half=half))
    assert "pay rivulet" not in told_moves(match)  # not with itself
    do(match, "pay", "tor")
    assert clearing(match) == []  # laid down together
    do(match, "pay", "shrew")
    assert clearing(match) == ["tor", "shrew/gnat"]
    assert hand(match) == []
    assert species(match) == {"rivulet": 1}


def test_what_cannot_be_paid_cannot_be_played():
    """[17]"""
    scene = Scene()
    scene.hold("rivulet", "tor")
    match = scene.start()
    assert told_moves(match) == ["draw"]
    assert match.refusal(match.move("play", half=halves("rivulet")[0]), 0) == "cannot-pay"


def test_a_set_of_cards_is_paid_in_one_order():
    """[18] Three cards to choose two from: three ways, not six."""
    scene = Scene()
    scene.hold("rivulet", "ash", "tor", "shrew")
    match = scene.start()
    do(match, "play", "rivulet")
    assert told_moves(match) == ["pay ash", "pay tor"]
    do(match, "pay", "tor")
    assert told_moves(match) == ["pay shrew/gnat"]
    shrew = match.legal()[0].parts["card"]
    assert match.refusal(match.move("pay", card=halves("ash")[0] // 2), 0) == "out-of-order"
    assert name(shrew) == "shrew/gnat"


def test_only_the_chosen_half_is_paid_for():
    """[17] The Barn Owl costs two, the Heather on the same card nothing."""
    scene = Scene()
    scene.grow("ash")
    scene.hold("barn-owl:BA")
    assert told_moves(scene.start()) == ["draw", "play heather"]


def test_a_split_card_needs_a_slot():
    """[19] Without a tree, shrub or moor no animal and no plant."""
    scene = Scene()
    scene.hold("heather:AS", "shrew:MB")
    match = scene.start()
    assert told_moves(match) == ["draw"]
    assert match.refusal(match.move("play", half=halves("heather:AS")[0]), 0) == "no-room"


def test_trees_and_shrubs_have_four_slots():
    """[19] One on each side, for halves of that side."""
    for text, slot in (("meadow-pipit", "top"), ("heather", "bottom"), ("shrew:CA", "left"), ("shrew:BA", "right")):
        for stand in ("ash", "common-hazel"):
            scene = Scene()
            scene.grow(stand)
            half = scene.holds(text)
            match = scene.start()
            match.play(match.move("play", half=half))
            assert places(match) == [(0, slot)]


@pytest.mark.parametrize("stand", ["tor", UNIVERSAL])
@pytest.mark.parametrize(("text", "first"), [("meadow-pipit", "top"), ("heather", "bottom")])
def test_moors_have_two_slots_above_and_two_below(stand, text, first):
    """[20] None at the sides. Equal slots are filled one after the other."""
    second = f"second_{first}"
    for there, places_left in (
        ({}, [(0, first)]),
        ({first: text}, [(0, second.replace("_", "-"))]),
        ({first: text, second: text}, []),
    ):
        scene = Scene()
        scene.grow(stand, **there)
        assert room(scene, text) == places_left
    scene = Scene()
    scene.grow(stand)
    assert room(scene, "shrew") == []


def test_only_the_own_forest():
    """[19] Another's tree is no place."""
    scene = Scene()
    scene.grow("ash", seat=1)
    own = scene.grow("ash")
    assert room(scene, "shrew:CA") == [(own, "left")]
    scene = Scene()
    scene.grow("ash", seat=1)
    scene.grow("tor")
    scene.hold("shrew:CA")
    assert told_moves(scene.start()) == ["draw"]


# Trees, effects, bonuses.


def test_trees_reveal_a_card():
    """[25] Trees, and only trees."""
    for text, revealed in (("sessile-oak", 1), ("common-hazel", 0), ("rivulet", 0)):
        match = Scene().play(text)
        assert told(match).count("revealed") == revealed


def test_a_tree_is_laid_before_it_reveals_a_card():
    """[25] Pay, lay, reveal: "because you have played a tree, you now draw"."""
    match = Scene().play("sessile-oak")
    assert told(match) == ["picked", "paid", "placed", "revealed"]


def test_the_revealed_card_may_be_taken():
    """[25, 32] It lies in the clearing before the bonus."""
    scene = Scene()
    scene.deck("tor")
    match = scene.play("crab-apple", matching=True)
    assert told_moves(match) == ["take crab-apple", "take tor", "pass"]


@pytest.mark.parametrize(("option", "revealed"), [("reveals", 1), ("quiet", 0)])
def test_a_free_tree(option, revealed):
    """[25] An option: whether it reveals a card."""
    scene = Scene(**{"free-tree": option})
    stand = scene.grow("tor")
    scene.hold("black-alder")
    match = scene.play("bog-asphodel:SO", stand, "bottom", matching=True)
    do(match, "play", "black-alder")
    assert told(match).count("revealed") == revealed
    assert species(match)["black-alder"] == 1


def test_a_tree_that_costs_nothing_is_not_a_free_one():
    """[25] A Moor Birch as an action reveals a card, whatever the option says of free trees."""
    match = Scene(**{"free-tree": "quiet"}).play("moor-birch")
    assert told(match).count("revealed") == 1


def test_effects_may_be_declined():
    """[26] Draw one? No."""
    match = Scene().play("moor-birch")
    assert told_moves(match) == ["use", "pass"]
    do(match, "pass")
    assert told(match) == ["declined"]
    assert hand(match) == []
    assert asked(match) == (1, "action")


def test_first_the_effect_then_the_bonus():
    """[26] The Ash draws, then takes."""
    match = Scene().play("ash", matching=True)
    assert phase(match) == "effect"
    do(match, "pass")
    assert phase(match) == "take"


def test_either_half_may_match():
    """[27] The example: a Common Lizard of the Crab Apple, paid with a Nuthatch of that symbol and a Crab Apple."""
    for second, bonus in (("crab-apple", True), ("goat-willow", False)):
        scene = Scene()
        tree = scene.grow("ash")
        half = scene.card("common-lizard:CA")
        scene.hold_card(half // 2)
        scene.hold("nuthatch:CA", second)
        match = scene.start()
        match.play(match.move("play", half=half))
        do(match, "place", stand=tree, slot="bottom")
        do(match, "pay")
        do(match, "pay")
        assert (phase(match) == "take") == bonus
    scene = Scene()
    tree = scene.grow("ash")
    half = scene.card("common-lizard:CA")
    scene.hold_card(half // 2)
    scene.hold("shrew:BA", "common-pheasant:CA")  # a Roe Deer of the Crab Apple beside that Shrew, on the left
    match = scene.start()
    match.play(match.move("play", half=half))
    do(match, "place", stand=tree, slot="bottom")
    do(match, "pay")
    do(match, "pay")
    assert phase(match) == "take"


def test_permanent_effects_see_every_way_of_playing():
    """[28] A free bat from the clearing's Lake Fly, and a universal moor; and they are not declined."""
    scene = Scene()
    scene.grow("common-hazel")
    scene.grow("common-hazel")
    tree = scene.grow("ash")
    scene.hold("serotine-bat:BA")
    match = scene.play("gnat:CA", tree, "left")
    do(match, "play", "serotine-bat")
    do(match, "place", stand=tree, slot="right")
    assert told(match).count("drew") == 2


@pytest.mark.parametrize(
    ("stand", "text", "slot", "free", "place"),
    [
        ("tor", "blue-ground-beetle:MB", "bottom", "meadow-pipit:MB", "top"),
        ("elderberry", "capercaillie:CA", "left", "heather:GW", "bottom"),
    ],
)
def test_permanent_effects_see_what_is_played_free(stand, text, slot, free, place):
    """[28] Once for each of two copies."""
    scene = Scene()
    scene.grow(stand)
    scene.grow(stand)
    tree = scene.grow("ash")
    scene.hold(free)
    match = scene.play(text, tree, slot)
    do(match, "play", free)
    do(match, "place", stand=tree, slot=place)
    assert told(match).count("drew") == 2


def test_permanent_effects_are_the_own():
    """[28] Another's Tor gives nothing."""
    scene = Scene()
    scene.grow("tor", seat=1)
    tree = scene.grow("ash")
    match = scene.play("meadow-pipit", tree, "top")
    assert told(match).count("drew") == 0


def test_free_plays_give_no_effect_and_no_bonus():
    """[29] A Capercaillie's free Royal Fern: no turn more; a free Adder's Tongue: no card."""
    for text in ("royal-fern:BA", "adders-tongue:CA"):
        scene = Scene()
        tree = scene.grow("ash")
        scene.hold(text)
        match = scene.play("capercaillie:CA", tree, "left")
        do(match, "play", text)
        do(match, "place", stand=tree, slot="bottom")
        assert asked(match) == (1, "action")
        assert told(match).count("drew") == 0


def test_who_has_no_card_left_is_not_asked_for_a_free_one():
    """[29] The Capercaillie was paid for with the last card."""
    scene = Scene()
    tree = scene.grow("ash")
    match = scene.play("capercaillie:CA", tree, "left")
    assert hand(match) == []
    assert asked(match) == (1, "action")


def test_free_plays_keep_to_the_places():
    """[29] A Blueberry's free Warty Newt needs a moor all the same, a beetle's free Cuckoo a bird."""
    scene = Scene()
    tree = scene.grow("ash")
    scene.grow("ash")
    scene.hold("warty-newt:CA")
    match = scene.play("blueberry:SO", tree, "bottom")
    assert told_moves(match) == ["pass"]
    scene = Scene()
    tree = scene.grow("ash")
    scene.hold("cuckoo:GW")
    match = scene.play("blue-ground-beetle:MB", tree, "bottom")
    assert told_moves(match) == ["pass"]


def test_whether_one_has_the_card_does_not_show():
    """[29] Who has nothing that could be played free is asked all the same."""
    scene = Scene()
    tree = scene.grow("ash")
    scene.hold("tor")
    match = scene.play("capercaillie:CA", tree, "left")
    assert told_moves(match) == ["pass"]


def test_cards_just_paid_may_be_played_from_the_clearing():
    """[30] The Noctule paid with a card that bears a plant."""
    scene = Scene()
    tree = scene.grow("ash")
    half = scene.card("common-noctule:AS")
    scene.hold_card(half // 2)
    scene.hold("heather:GW")
    match = scene.start()
    match.play(match.move("play", half=half))
    do(match, "place", stand=tree, slot="left")
    do(match, "pay", "heather")
    assert told_moves(match) == ["lift heather", "pass"]
    do(match, "lift", "heather")
    do(match, "place", stand=tree, slot="bottom")
    assert clearing(match) == []
    assert species(match) == {"ash": 1, "common-noctule": 1, "heather": 1}


def test_universal_moors():
    """[31] Any hand card, face down, free; it is a moor with places above and below."""
    scene = Scene()
    scene.hold("ash", "shrew", "grey-heron:GW")
    match = scene.play("goat-willow", matching=True)
    assert len([move for move in match.legal() if move.kind == "moor"]) == 3
    do(match, "moor", "ash")
    assert "ash" not in species(match)
    assert match.table.symbols[0][2] == 1
    assert match.table.colours[0] == [0, 0, 0, 1, 0, 0]  # the willow's; a back has no tree symbol
    do(match, "draw")
    do(match, "draw")
    do(match, "play", "grey-heron")
    assert places(match) == [(1, "top")]


def test_universal_moors_cannot_be_played_as_an_action():
    """[31] Only an effect lays them."""
    scene = Scene()
    scene.hold("shrew", "tor")
    match = scene.start()
    assert "moor" not in {move.kind for move in match.legal()}
    assert match.refusal(match.move("moor", card=halves("tor")[0] // 2), 0) == "another-step"


def test_extra_turns_are_whole_turns():
    """[33] The clearing is looked after at the end of each; then it is the other's turn."""
    scene = Scene()
    scene.clearing(*["rivulet"] * 3, *["tor"] * 3, "warrens", "warrens")
    match = scene.play("black-alder", matching=True)  # two paid, one revealed: eleven
    assert len(clearing(match)) == 11
    do(match, "use")
    assert told(match) == ["bonus", "again", "cleared"]
    assert clearing(match) == []
    assert asked(match) == (0, "action")
    do(match, "draw")
    do(match, "draw")
    assert asked(match) == (1, "action")


def test_two_extra_turns_in_one():
    """[33] A Barn Owl in an extra turn adds one of its own."""
    scene = Scene()
    tree = scene.grow("moor-birch", left="brandts-bat")
    owl = scene.card("barn-owl:AS")
    scene.hold_card(owl // 2)
    scene.hold("rivulet", "rivulet")
    match = scene.play("black-alder", matching=True)
    do(match, "use")
    match.play(match.move("play", half=owl))
    do(match, "place", stand=tree)
    do(match, "pay", "rivulet")
    do(match, "pay", "rivulet")
    do(match, "use")
    assert asked(match) == (0, "action")


def test_two_cards_for_the_cave_or_none():
    """[34] Who has begun goes on; of a single card there is one to choose."""
    scene = Scene()
    tree = scene.grow("ash")
    scene.clearing("tor", "rivulet")
    match = scene.play("alcathoe-bat:GW", tree, "left")
    do(match, "store")
    assert cave(match) == []  # put away together
    assert "pass" not in told_moves(match)
    do(match, "store")
    assert len(cave(match)) == 2
    scene = Scene()
    tree = scene.grow("ash")
    match = scene.play("alcathoe-bat:GW", tree, "left")
    do(match, "store")  # the card that was paid is the only one
    assert len(cave(match)) == 1
    assert asked(match) == (1, "action")


# Special case, clearing.


def stuck(scene):
    scene.hold(*["heather"] * 4, *["meadowsweet"] * 2, *["shrew"] * 4, seat=1)


def test_who_can_do_nothing_exchanges_two_cards():
    """[35] Ten cards, and no place for any: the hand is shown, two go into the clearing, two are drawn."""
    scene = Scene()
    stuck(scene)
    match = scene.start()
    do(match, "draw")
    do(match, "draw")
    assert told(match)[1] == "stuck"
    assert told(match).count("showed") == 10
    assert asked(match) == (1, "lay")
    assert "pass" not in told_moves(match)
    do(match, "lay")
    do(match, "lay")
    assert len(clearing(match)) == 2
    assert len(hand(match, 1)) == 10
    assert asked(match) == (0, "action")  # with this the turn is over


def test_a_hand_that_was_shown_cannot_be_taken_back():
    """[35] The taking of an open card shows nothing new; the hand of who is stuck then does."""
    scene = Scene()
    scene.clearing("rivulet", "tor")
    stuck(scene)
    match = scene.start()
    do(match, "take")
    before = match.table.epoch
    do(match, "take")
    assert "showed" in told(match)
    assert match.table.epoch > before


def test_who_can_play_is_not_stuck():
    """[35] With one tree in the forest the same hand plays on."""
    scene = Scene()
    scene.grow("ash", seat=1)
    stuck(scene)
    match = scene.start()
    do(match, "draw")
    do(match, "draw")
    assert asked(match) == (1, "action")


@pytest.mark.parametrize(("there", "left"), [(8, 9), (9, 0)])
def test_the_clearing_is_emptied_at_ten(there, left):
    """[36] At the end of the turn; nine may stay."""
    scene = Scene()
    scene.clearing(*(["rivulet"] * 3 + ["tor"] * 3 + ["warrens"] * 3)[:there])
    stand = scene.grow("fountainhead")
    match = scene.play("grey-heron:GW", stand, "top")
    assert len(clearing(match)) == left
    assert match.table.gone.count(5) == (10 if left == 0 else 0)


def test_the_clearing_is_emptied_after_the_effect():
    """[36] Ten cards lie there when the Serotine Bat takes one of them: nine are left, and stay."""
    scene = Scene()
    scene.clearing(*["rivulet"] * 3, *["tor"] * 3, *["warrens"] * 3)
    tree = scene.grow("ash")
    match = scene.play("serotine-bat:SO", tree, "left")
    assert len(clearing(match)) == 10
    do(match, "take", "tor")
    assert len(clearing(match)) == 9


def test_the_clearing_is_emptied_after_an_exchange_too():
    """[35, 36] Eight cards lie there, and two are laid by somebody who ends the turn with ten in hand."""
    scene = Scene()
    scene.clearing(*["rivulet"] * 3, *["tor"] * 3, *["warrens"] * 2)
    stuck(scene)
    match = scene.start()
    do(match, "draw")
    do(match, "draw")
    do(match, "lay")
    do(match, "lay")
    assert len(hand(match, 1)) == 10
    assert clearing(match) == []


def test_drawing_does_not_mind_the_clearing_until_the_end():
    """[36] Nine cards and two drawn from the deck: nothing happens."""
    scene = Scene()
    scene.clearing(*["rivulet"] * 3, *["tor"] * 3, *["warrens"] * 3)
    match = scene.start()
    do(match, "draw")
    do(match, "draw")
    assert len(clearing(match)) == 9


def test_every_game_ends_with_the_third_winter():
    """[37]"""
    match = DARTMOOR.new(2, seed=5, form="interpreted")
    while not match.over:
        match.play(match.legal()[0])
    assert match.table.winters == 3
