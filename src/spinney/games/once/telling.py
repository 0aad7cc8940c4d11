"""What is asked at a table of Once Upon a Forest: how many cards are due, and which card is to be placed or given."""

from __future__ import annotations

from spinney.engine.header import first_asked
from spinney.engine.telling import Teller
from spinney.games.once import phases
from spinney.games.once.table import HAND, MODE, SOLO, Table


def prompt(teller: Teller, view: Table) -> str:
    """What is asked now; the card in it is named as far as the viewer may know it."""
    say, phase = teller.words.say, view.phase
    if phase == phases.SLIP:
        return say("prompt-slip", left=view.left_over)
    if phase in (phases.OPENING, phases.DRAW):
        left, solo = HAND - view.hand_size[first_asked(view)], int(view.options[MODE] == SOLO)
        return say(f"prompt-{teller.game.phases[phase]}", left=left, solo=solo)
    if phase == phases.GIVE:
        return asked_to_give(teller, view)
    if phase == phases.RECEIVE:
        return say("prompt-receive", giver=teller.thing("seat", view.turn), card=teller.thing("card", view.given))
    if phase == phases.OBLIGATORY:
        return say("prompt-obligatory", card=teller.thing("card", view.given))
    if phase == phases.LAST:
        return say("prompt-last", card=teller.thing("card", view.hand[first_asked(view)][0]))
    return say(f"ask-{teller.game.phases[phase]}")


def asked_to_give(teller: Teller, view: Table) -> str:
    """Which card goes away and who gets it, as far as that is not clear already."""
    giver, say = view.turn, teller.words.say
    if view.players == 2:
        return say("prompt-give-one", to=teller.thing("seat", 1 - giver))
    if view.hand_size[giver] == 1:
        return say("prompt-give-to", card=teller.thing("card", view.hand[giver][0]))
    return say("ask-give")
