"""Secrets: nobody learns more than the rules let them, neither from a view nor from what the game says to them.

The law is about two worlds. Take a random position and somebody who looks at it, a player or a spectator. From the
view alone another world is dealt, which may well be the truth for all the viewer knows. Then in both worlds the viewer
must see the same view, byte for byte, have the same legal moves and the same refusals, and read the same sentences.
The other world must also be a whole one: every component in its place, and fit to be played to the end.

That alone would not find a view that shows too much and is dealt out accordingly. So the view is also held against
`hidden` in `games/<game>.py`: exactly what the rules hide is missing from its places, and its chronicle names none of
it.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from conformance.settings import TOY, games, settings
from conformance.test_components import astray
from conformance.trial import Trial, told, variant
from sealed import secrets as sealed
from spinney.engine.header import SPECTATOR, Event
from spinney.engine.layout import BY_SECRETS, EVERYONE, Layout
from spinney.engine.secrets import concealer
from spinney.engine.telling import Teller
from spinney.engine.words import languages


def shown_wrongly(trial, truth, components, view, viewer):
    """What a view shows although it is hidden, or hides although it is open; and whether chance can be read from it."""
    game, view = trial.game, trial.table(view)
    hidden = told(game).hidden(game, truth, viewer)
    found = []
    if set(told(game).components(game, view)) != components - hidden:
        found.append("its places")
    for code, *numbers in view.chronicle[: view.told]:
        kinds = game.events[code].parts.values()
        if game.events[code].name in getattr(told(game), "SEEN_BEFORE", ()):
            continue
        if any((kind, number) in hidden for kind, number in zip(kinds, numbers, strict=False)):
            found.append(f"its chronicle: {game.events[code].name}")
    if any(view.key) or view.counter or view.block:
        found.append("its chance")
    return found


def told_apart(trial, memory, view, viewer, stream):
    """How a viewer can tell the truth from a world that was dealt from the view, or why that is no world."""
    world = trial.redeal(view, viewer, stream)
    found = []
    if trial.bytes(trial.conceal(view, viewer)) != trial.bytes(view):
        found.append("the view of the view")
    if trial.bytes(trial.conceal(world, viewer)) != trial.bytes(view):
        found.append("the view")
    if viewer != SPECTATOR:
        if trial.legal(world, viewer) != trial.legal(memory, viewer):
            found.append("legal moves")
        if trial.refusals(world, viewer) != trial.refusals(memory, viewer):
            found.append("refusals")
    if astray(trial, world):
        found.append("components astray")
    trial.random_moves_any_seat(world, stream, trial.game.most_moves)
    if not trial.rules.number(world, "over"):
        found.append("it cannot be played to the end")
    return found


def leaks(trial, count, stride=1):
    """Everything that is wrong at so many positions, for every viewer, without repetition."""
    return set(every_leak(trial, count, stride))


def every_leak(trial, count, stride):
    stream = trial.rules.stream(5)
    for memory in trial.positions(count, stride):
        truth = trial.table(memory)
        components = set(told(trial.game).components(trial.game, truth))
        for viewer in trial.viewers:
            view = trial.conceal(memory, viewer)
            yield from shown_wrongly(trial, truth, components, view, viewer)
            yield from told_apart(trial, memory, view, viewer, stream)


def test_two_worlds_cannot_be_told_apart(trial):
    assert leaks(trial, trial.many(5000), stride=3) == set()


def test_both_worlds_are_told_in_the_same_words(trial):
    """The chronicle, what is asked, and the seat's own moves, in every language."""
    tellers = [Teller(trial.game, language) for language in languages(trial.game.folder / "words")]
    stream = trial.rules.stream(6)
    for memory in trial.positions(trial.many(300), stride=3):
        for viewer in trial.viewers:
            view = trial.conceal(memory, viewer)
            again = trial.conceal(trial.redeal(view, viewer, stream), viewer)
            for teller in tellers:
                assert sentences(trial, teller, view, viewer) == sentences(trial, teller, again, viewer)


def sentences(trial, teller, view, viewer):
    table = trial.table(view)
    lines = [teller.prompt(table), *teller.chronicle(table)]
    if viewer != SPECTATOR:
        lines += [teller.move(table, viewer, move) for move in trial.legal(view, viewer)]
    return lines


# Leaks planted on purpose: the law must see every one of them.


def hides_by_itself(game):
    return any(field.seen == BY_SECRETS for field in game.table_layout.fields)


def nothing_concealed(box, table, viewer):
    """What a game's `secrets.py` would do if it forgot everything."""


@pytest.mark.parametrize("forgetful", [game for game in games() if hides_by_itself(game)], ids=lambda game: game.name)
def test_a_game_that_conceals_nothing_is_noticed(forgetful):
    conceal = concealer(forgetful.table_layout, forgetful.events, nothing_concealed)
    rules = variant(settings(forgetful)[0], conceal=conceal).rules
    for setting in settings(forgetful):
        assert any(every_leak(Trial(rules, setting), 5, stride=9))


@pytest.mark.parametrize("name", ["hand", "laid", "deck", "key", "counter"])
def test_a_forgotten_field_is_noticed(name):
    """Each hidden field of a layout in turn left open to everybody."""
    fields = [replace(field, seen=EVERYONE) if field.name == name else field for field in TOY.table_layout.fields]
    conceal = concealer(Layout("leaking", *fields), TOY.events, sealed.conceal)
    assert leaks(variant(settings(TOY)[0], conceal=conceal), 20)


@pytest.mark.parametrize("name", ["laid", "drew"])
def test_a_forgotten_part_of_an_event_is_noticed(name):
    events = [Event(event, **event.parts) if event.name == name else event for event in TOY.events]
    conceal = concealer(TOY.table_layout, events, sealed.conceal)
    assert leaks(variant(settings(TOY)[0], conceal=conceal), 20)


def peeking(box, table, seat, out):
    """Legal moves that depend on another player's hand."""
    if table.hand[(seat + 1) % table.players][0] % 2 == 1 or (table.acting >> seat) & 1 == 0:
        return 0
    out[0] = 0
    return 1


def test_legal_moves_that_betray_a_hand_are_noticed():
    assert "legal moves" in leaks(variant(settings(TOY)[0], legal=peeking), 1)
