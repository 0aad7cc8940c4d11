"""What can be pending (`engine/pending.py`): the steps, with their parameters, and the columns of these.

A number is never given to another step: tables know it.
"""

from __future__ import annotations

# A turn.
TURN = 0  # choose an action
LIMIT = 1  # discard AMOUNT cards, those from FIRST on
REFILL = 2  # lay nursery cards until there are three
NEXT = 3  # the next player, or the end
# Gathering.
BEFORE = 4  # look for effects before it
GATHER = 5  # draw AMOUNT cards
AFTER = 6  # look for effects after it
TOLL = 7  # solitaire: discard from nursery or deck
# Playing a plant.
PAY = 8  # AMOUNT cards, those in hand from FIRST on, energy from ENERGY_FIRST on
# Effects.
POOL = 9  # use effects, those from FIRST on in the pool; PHASE asks for them
EFFECT = 10  # carry out an effect from its ROW on, up to END, at SPACE
DRAW = 11  # AMOUNT cards from SOURCE; MAY_STOP
PRICE = 12  # discard AMOUNT cards, those from FIRST on
STORE = 13  # AMOUNT cards from SOURCE under the stack at SPACE; if that is none yet, under one that fits SELECTOR
RECLAIM = 14  # AMOUNT cards of energy from near SPACE
REFRESH = 15  # discard up to AMOUNT nursery cards, those from FIRST on; MAY_STOP
MOVE = 16  # a plant, TALLEST at most, let by that at SPACE
BURN = 17  # AMOUNT canopy plants that fit SELECTOR

AMOUNT = 2  # how many are still to go
SOURCE = 3
SELECTOR = 4
SPACE = 5
FIRST = 6  # slots and entries before it are over: several things are chosen in order
ENERGY_FIRST = 7
ROW = 8
END = 9
PHASE = 10
MAY_STOP = 11
TALLEST = 12  # centimetres
COLUMNS = 13

DEPTH = 48
"""A turn takes eight steps, and each round end on top of it one for everybody's event, award and draw."""
