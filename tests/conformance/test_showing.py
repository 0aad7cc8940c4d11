"""Showing: what lies where is told completely, from what the viewer knows, and every move can be pointed at.

A thing that a viewer knows is listed in exactly one place; what need not be listed `games/<game>.py` names in
`unlisted`. Where every seat has a thing of its own, as the tiles of a planet, it is listed once for each.
"""

from __future__ import annotations

from collections import Counter

import pytest

from conformance.settings import TOY, settings
from conformance.test_drawings import ENGLISH
from conformance.trial import Trial, told
from spinney.engine.header import SPECTATOR
from spinney.engine.showing import COMMON, Item, Thing, Zone, every_item, possible
from spinney.engine.telling import Teller
from spinney.engine.words import languages

POSITIONS = 60
STRIDE = 7


def positions(setting):
    """Tables of some games, for the rules as they are interpreted."""
    trial = Trial(setting.game.interpreted, setting)
    count = 2 + POSITIONS // len(settings(setting.game))
    return [(trial, memory) for memory in trial.positions(count, STRIDE)]


def listed(game, zones):
    """What lies in zones, by the names of components; choices are no things that lie somewhere."""
    component = getattr(told(game), "component", lambda kind, number: (kind, number))
    kinds = {kind for kind, _ in told(game).everything(game)}
    items = [item for zone in zones for item in every_item(zone.items)]
    things = [component(*item.thing) for item in items if item.thing and item.form == "card"]
    return Counter(thing for thing in things if thing[0] in kinds)


def known(game, view):
    """The components that a viewer knows and that have names."""
    unlisted = getattr(told(game), "unlisted", lambda game, view: [])(game, view)
    named = game.boxroom.names(game.pack)
    return {thing for thing in told(game).components(game, view) if thing[0] in named} - set(unlisted)


def misplaced(game, view, zones):
    """What is listed twice, or not at all, or although nobody may know it."""
    every = listed(game, zones)
    found = set(every) ^ known(game, view)
    for seat in range(view.players):
        seen = listed(game, [zone for zone in zones if zone.seat in (COMMON, seat)])
        found |= {thing for thing, count in seen.items() if count > 1}
    return found


def test_whatever_is_known_lies_in_exactly_one_place(setting):
    game = setting.game
    for trial, memory in positions(setting):
        for viewer in trial.viewers:
            view = trial.table(trial.conceal(memory, viewer))
            assert misplaced(game, view, game.show(game.box, view, viewer)) == set()


def test_zones_follow_from_the_view_and_leave_it_as_it_is(setting):
    """In two worlds that a viewer cannot tell apart the same lies in the same places."""
    game = setting.game
    for trial, memory in positions(setting):
        stream = trial.rules.stream(8)
        for viewer in trial.viewers:
            view = trial.conceal(memory, viewer)
            world = trial.conceal(trial.redeal(view, viewer, stream), viewer)
            before = trial.bytes(view)
            zones = game.show(game.box, view, viewer)
            assert trial.bytes(view) == before
            assert game.show(game.box, trial.table(world), viewer) == zones


def unreachable(game, view, seat, moves):
    """Parts of legal moves that no item means and that are no buttons, by kind of move."""
    meant = [game.moves.decode(move) for move in moves]
    zones = possible(game.show(game.box, view, seat), meant)
    items = [item for zone in zones for item in every_item(zone.items) if item.parts]
    buttons = ("seat", *getattr(told(game), "BUTTONS", ()))
    found = set()
    for kind, parts in meant:
        shown = {part for item in items if item.means(kind, parts) for part in item.parts}
        declared = game.moves.kinds[kind].parts
        found |= {(kind, part) for part in parts if part not in shown and declared[part].thing not in buttons}
    return found


def test_every_move_can_be_made_by_pointing(setting):
    for trial, memory in positions(setting):
        for seat in trial.asked(memory):
            view = trial.conceal(memory, seat)
            assert unreachable(setting.game, trial.table(view), seat, trial.legal(view, seat)) == set()


def test_a_slot_shows_what_lies_in_it(setting):
    """Pointing at a card of a hand means the slot in which that very card is."""
    game = setting.game
    slots = {part: each.field for kind in game.moves.kinds.values() for part, each in kind.parts.items() if each.field}
    for trial, memory in positions(setting):
        for seat in trial.seats:
            view = trial.table(trial.conceal(memory, seat))
            for zone in game.show(game.box, view, seat):
                for item in every_item(zone.items):
                    for part, slot in item.parts.items():
                        if part in slots:
                            assert zone.seat == seat
                            assert item.thing.number == getattr(view, slots[part])[seat][slot]


def test_zones_are_told_in_every_language(setting):
    game = setting.game
    tellers = {language: Teller(game, language) for language in languages(game.folder / "words")}
    for trial, memory in positions(setting)[::3]:
        view = trial.table(trial.conceal(memory, SPECTATOR if trial.players > 1 else 0))
        zones = game.show(game.box, view, SPECTATOR)
        for language, teller in tellers.items():
            texts = [text for zone in zones for text in said(teller, view, zone)]
            assert all(text.strip() for text in texts)
            if language == "es":
                assert not [text for text in texts if ENGLISH.search(text)]


def said(teller, view, zone):
    yield teller.said(view, zone.title, zone.seat)
    yield from (teller.said(view, fact, zone.seat) for fact in zone.facts)
    for item in every_item(zone.items):
        yield teller.item(view, item, zone.seat)
        yield from (teller.said(view, note, zone.seat) for note in item.notes)


# Faults planted on purpose: the laws must see every one of them.


def a_table():
    trial = Trial(TOY.interpreted, settings(TOY)[0])
    view = trial.table(trial.conceal(trial.begin(1), 0))
    assert TOY.show is not None
    return view, TOY.show(TOY.box, view, 0)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda zones: zones[1:2] + zones,
        lambda zones: [zone for zone in zones if zone.title != "zone-hand"],
        lambda zones: [*zones, Zone("zone-deck", (Item(Thing("card", hidden_card())),))],
    ],
    ids=["twice", "not at all", "although it is hidden"],
)
def test_a_misplaced_card_is_noticed(spoil):
    view, zones = a_table()
    assert misplaced(TOY, view, zones) == set()
    assert misplaced(TOY, view, spoil(zones))


def hidden_card():
    view, _ = a_table()
    return min(set(range(12)) - set(view.hand[0]))


def test_a_card_that_cannot_be_pointed_at_is_noticed(monkeypatch):
    view, zones = a_table()
    moves = [TOY.moves.encode("lay", {"hand": slot}) for slot in range(3)]
    assert unreachable(TOY, view, 0, moves) == set()
    monkeypatch.setitem(TOY.__dict__, "show", lambda box, view, viewer: [zone for zone in zones if zone.seat != viewer])
    assert unreachable(TOY, view, 0, moves) == {("lay", "hand")}
