"""Who may know what [2, 11]: hands and piles, what is told of every move, and when undo stops being free."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from once.helpers import (
    ONCE,
    SETTINGS,
    SPECTATOR,
    hand,
    move,
    name,
    new,
    opened,
    phase,
    piles,
    play,
    play_on,
    position,
    random_games,
    told,
)
from spinney import Match

# Views.


def backs(cards: list[str]) -> list[str]:
    return [f"{card[0]}?" for card in cards]


def seen_piles(match: Match, viewer: int) -> list[list[str]]:
    view = match.view(viewer)
    return [
        [name(card) for card in view.deck[bottom : bottom + height]]
        for bottom, height in zip(view.bottom, view.height, strict=True)
    ]


def seen_hand(match: Match, seat: int, viewer: int) -> list[str]:
    view = match.view(viewer)
    return [name(card) for card in view.hand[seat][: view.hand_size[seat]]]


def test_everybody_sees_their_own_hand_and_the_backs_of_the_others() -> None:
    hands = {0: "F05 S05 G05", 1: "C05 G06", 2: "S06"}
    match = position(["G01"], ["G02"], ["G03"], hands=hands)
    faces = [["F05", "S05", "G05"], ["C05", "G06"], ["S06"]]
    for viewer in (0, 1, 2, SPECTATOR):
        for seat in range(3):
            expected = faces[seat] if seat == viewer else backs(faces[seat])
            assert seen_hand(match, seat, viewer) == expected


def test_of_a_pile_only_the_top_back_can_be_seen() -> None:
    match = position(["G01"], ["G02"], hands={0: "F05"}, piles={0: "F06 S06 G06", 2: "C06", 3: "S07 F07"})
    for viewer in (0, 1, SPECTATOR):
        assert seen_piles(match, viewer) == [["?", "?", "G?"], [], ["C?"], ["?", "F?"], []]


def test_the_back_of_a_start_card_is_that_of_any_ground_card() -> None:
    match = position(["G01"], ["G02"], hands={1: "G04"}, piles={0: "F06 G03"}, slipped={"G03": 0, "G04": 0})
    assert seen_piles(match, 0)[0] == ["?", "G?"]
    assert seen_hand(match, 1, 0) == ["G?"]


@pytest.mark.parametrize("players", [2, 3])
def test_the_piles_are_looked_at_when_the_left_over_cards_are_in(players: int) -> None:
    """A back that changes, or does not, would betray whether the card was slipped in on top."""
    match = new(players)
    while phase(match) == "slip":
        for viewer in range(SPECTATOR, players):
            assert seen_piles(match, viewer) == [["?"] * len(cards) for cards in piles(match)]
        play(match, "slip", pile=0)
    for viewer in range(SPECTATOR, players):
        assert seen_piles(match, viewer) == [["?"] * (len(cards) - 1) + backs(cards[-1:]) for cards in piles(match)]


def test_the_backs_of_the_tops_are_seen_from_the_start_where_nothing_is_left_over() -> None:
    for players in (1, 4):
        match = new(players)
        tops = [backs(cards[-1:]) for cards in piles(match)]
        assert [cards[-1:] for cards in seen_piles(match, 0)] == tops


def test_a_given_card_is_open() -> None:
    match = position(["G01"], ["G02"], ["G03"], hands={0: "F05 S05"}, phase="give")
    play(match, "give", "S05", to=1)
    for viewer in (0, 1, 2, SPECTATOR):
        assert name(match.view(viewer).given) == "S05"


def test_a_turned_up_card_and_the_discard_are_open() -> None:
    match = position(["G01"], hands={0: "F05 S05"}, piles={0: "S07 S06", 3: "C07"}, phase="discard")
    play(match, "discard", "F05")
    play(match, "draw", pile=0)
    play(match, "draw", pile=0)
    view = match.view(SPECTATOR)
    assert (name(view.given), name(view.discard)) == ("C07", "F05")
    assert seen_hand(match, 0, SPECTATOR) == ["S?", "S?", "S?"]


def test_between_two_draws_the_first_card_and_the_next_back_are_seen() -> None:
    match = position(["G01"], ["G02"], hands={0: "F05"}, piles={0: "S06 C06 G06", 1: "F07"}, phase="draw")
    play(match, "draw", pile=0)
    assert seen_hand(match, 0, 0) == ["F05", "G06"]
    for viewer in (0, 1, SPECTATOR):
        assert seen_piles(match, viewer)[0] == ["?", "C?"]
    assert phase(match) == "draw"


def test_what_lies_beneath_stays_known() -> None:
    match = position(["G01 F02"], ["G02"], hands={0: "F05 F06 G05", 1: "S05"})
    play(match, "place", "F05", column=0)
    for viewer in (0, 1, SPECTATOR):
        view = match.view(viewer)
        top = view.forest[0][0][1]
        assert (name(top), name(view.beneath[top])) == ("F05", "F02")


def test_nobody_sees_chance() -> None:
    match = opened(2)
    assert match.table.key != [0, 0]
    for viewer in (0, 1, SPECTATOR):
        view = match.view(viewer)
        assert (view.key, view.counter, view.block) == ([0, 0], 0, 0)


HIDDEN = ("key", "counter", "block", "deck", "hand", "chronicle")


@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_all_else_is_open(players: int, mode: str) -> None:
    """In random games every view is the truth, but for the faces in other hands and in the piles."""
    for match, chance in random_games(players, mode, games=1):
        while not match.over:
            play_on(match, chance)
            if chance.random() < 0.8:
                continue
            truth = match.table
            for viewer in range(SPECTATOR, players):
                view = match.view(viewer)
                for field in ONCE.table_layout.names:
                    if field not in HIDDEN:
                        assert getattr(view, field) == getattr(truth, field), field
                for seat in range(players):
                    cards = hand(match, seat)
                    assert seen_hand(match, seat, viewer) == (cards if seat == viewer else backs(cards))
                looked_at = phase(match) != "slip"
                assert seen_piles(match, viewer) == [
                    ["?"] * (len(cards) - 1) + (backs(cards[-1:]) if looked_at else ["?"] * len(cards[-1:]))
                    for cards in piles(match)
                ]


def test_it_is_known_from_which_pile_a_card_in_a_hand_came() -> None:
    match = position(["G01"], ["G02"], hands={0: "F05:1 S05:2 C05:3", 1: "F06:4"}, piles={2: "G05 G06"})
    play(match, "place", "S05", column=0)
    assert match.view(1).hand_pile[0] == [1, 3, -1]
    play(match, "give", "F05", to=1)
    play(match, "receive", column=0)
    assert match.view(1).hand_pile == [[3, -1, -1], [4, -1, -1], [-1] * 3, [-1] * 3]
    play(match, "draw", pile=2)
    assert match.view(SPECTATOR).hand_pile[0] == [3, 2, -1]


def test_it_is_known_into_which_pile_a_start_card_was_slipped() -> None:
    match = new(2)
    play(match, "slip", pile=3)
    play(match, "slip", pile=1)
    assert match.view(1).slipped == [-1, -1, 3, 1]


# What is told.


def test_others_are_told_the_back_of_a_drawn_card() -> None:
    for step in ("opening", "draw"):
        match = position(["G01"], ["G02"], hands={0: "F05"}, piles={2: "C06 S06 G06"}, phase=step)
        play(match, "draw", pile=2)
        assert told(match, 0) == [("drew", 0, "G06", 2)]
        assert told(match, 1) == told(match, SPECTATOR) == [("drew", 0, "G?", 2)]


def test_the_log_says_no_more() -> None:
    match = new(4)
    for which in (2, 3):
        play(match, "draw", pile=which)
    words = {"G": "a ground card", "F": "a first-level card", "S": "a second-level card", "C": "a canopy card"}
    first, second = hand(match, 0)[0], hand(match, 1)[0]
    for viewer in range(SPECTATOR, 4):
        log = match.log(viewer)
        for seat, (line, card) in enumerate(zip(log, (first, second), strict=True)):
            face = " (" if viewer == seat else " from pile"
            assert line.startswith(f"Player {seat + 1} draws {words[card[0]]}{face}")


TOLD: list[tuple[Callable[[], Match], tuple[Any, ...], list[tuple[Any, ...]]]] = [
    (
        lambda: position(["G01"], ["G02"], piles={4: "F05"}, phase="slip", left_over=2),
        ("slip", None, {"pile": 4}),
        [("slipped", 0, "G03", 4)],
    ),
    (
        lambda: position(["G01"], ["G02"], hands={0: "F05 S05 C05"}),
        ("place", "F05", {"column": 0}),
        [("placed", 0, "F05", 0)],
    ),
    (
        lambda: position(["G01 F02"], ["G02"], hands={0: "F05 S05 C05"}),
        ("place", "F05", {"column": 0}),
        [("placed", 0, "F05", 0), ("covered", 0, "F02", 0)],
    ),
    (
        lambda: position(["G01 F02 S02 C02", "F06 S06 C06"], ["G02"], hands={0: "G05 S05 C05"}),
        ("place", "G05", {"column": 1}),
        [("placed", 0, "G05", 1), ("completed", 0, 1)],
    ),
    (
        lambda: position(["G01"], ["G02"], hands={1: "F05 S05"}, phase="give", asked=1),
        ("give", "S05", {"to": 0}),
        [("gave", 1, 0, "S05")],
    ),
    (
        lambda: position(["G01"], ["G02"], piles={0: "C05"}, phase="receive", asked=1, turn=0, given="S05"),
        ("receive", None, {"column": 0}),
        [("placed", 1, "S05", 0)],
    ),
    (
        lambda: position(["G01"], hands={0: "F05 S05"}, piles={0: "F06 F07"}, phase="discard"),
        ("discard", "F05", {}),
        [("discarded", 0, "F05")],
    ),
    (
        lambda: position(["G01"], ["G02"], hands={0: "F05"}, phase="last"),
        ("place", "F05", {"column": 0}),
        [("placed", 0, "F05", 0), ("ended",)],
    ),
]


@pytest.mark.parametrize(("where", "what", "events"), TOLD)
def test_all_are_told_of_open_things(
    where: Callable[[], Match], what: tuple[Any, ...], events: list[tuple[Any, ...]]
) -> None:
    match = where()
    kind, card, parts = what
    play(match, kind, card, **parts)
    for viewer in range(SPECTATOR, match.players):
        assert told(match, viewer) == events


def test_a_turned_up_card_is_told_with_the_draw_before_it() -> None:
    match = position(["G01"], hands={0: "F05 S05"}, piles={0: "S06", 3: "C07"}, phase="draw")
    play(match, "draw", pile=0)
    assert told(match, 0) == [("drew", 0, "S06", 0), ("turned", 0, "C07")]
    assert told(match, SPECTATOR) == [("drew", 0, "S?", 0), ("turned", 0, "C07")]


def test_every_event_is_met() -> None:
    met = {event[0] for _, _, events in TOLD for event in events} | {"drew", "turned"}
    assert met == {event.name for event in ONCE.events}


# Undo is free as long as nobody has learned anything.


@pytest.mark.parametrize(
    ("where", "what", "learned"),
    [(where, what, what[0] != "receive") for where, what, _ in TOLD]
    + [
        (lambda: position(["G01"], ["G02"], piles={0: "F05 F06"}, phase="opening"), ("draw", None, {"pile": 0}), True),
        (lambda: position(["G01"], ["G02"], piles={0: "F05 F06"}, phase="draw"), ("draw", None, {"pile": 0}), True),
        (
            lambda: position(["G01"], hands={0: "S05"}, phase="obligatory", given="F05"),
            ("receive", None, {"column": 0}),
            False,
        ),
    ],
)
def test_the_epoch_grows_when_somebody_learned_something(
    where: Callable[[], Match], what: tuple[Any, ...], learned: bool
) -> None:
    match = where()
    kind, card, parts = what
    before = match.table.epoch
    play(match, kind, card, **parts)
    assert (match.table.epoch > before) == learned


@pytest.mark.parametrize(("players", "mode"), SETTINGS)
def test_the_epoch_grows_then_and_only_then(players: int, mode: str) -> None:
    """Then is: some viewer sees a face or a back that was not seen before, or chance was asked."""
    for match, chance in random_games(players, mode, games=1):
        epoch, known = match.table.epoch, knowledge(match)
        while not match.over:
            play_on(match, chance)
            epoch_before, known_before = epoch, known
            epoch, known = match.table.epoch, knowledge(match)
            assert epoch > epoch_before if known != known_before else epoch == epoch_before


def knowledge(match: Match) -> list[Any]:
    """Chance's counter, the tops of the piles, and the faces each viewer has seen."""
    known: list[Any] = [match.table.counter]
    for viewer in range(SPECTATOR, match.players):
        view = match.view(viewer)
        cells = [card for forest in view.forest for column in forest for card in column]
        hands = [card for hand in view.hand for card in hand]
        faces = {card for card in (*cells, *hands, *view.beneath, view.given, view.discard) if 0 <= card < 64}
        known.append((faces, [cards[-1:] for cards in seen_piles(match, viewer)]))
    return known


def test_a_refused_move_teaches_nothing() -> None:
    match = position(["G01"], ["G02"], hands={0: "F05 S05"}, phase="give")
    assert match.refusal(move(match, "give", "F05", to=0), 0) == "not-to-yourself"
    assert match.table.epoch == 0
