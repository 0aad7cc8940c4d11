"""What can be pending, and the columns of a pending step.

A step in which something is to be chosen is called as the phase that asks for it. The box has the steps that cards and
caves offer in the same columns, and `NONE` where there is no step.
"""

from __future__ import annotations

from spinney.games.dartmoor import phases

# Steps in which something is to be chosen.
CAVE = phases.CAVE  # a cave [11]
SECOND = phases.SECOND  # whence the second card of two comes [14]
PLACE = phases.PLACE  # where the card goes that is being played [19]
PAY = phases.PAY  # cards of the hand, to pay for it [17]
TAKE = phases.TAKE  # a card of the clearing, for the hand [32]
FREE = phases.FREE  # a card of the hand that is played free [29]
LIFT = phases.LIFT  # a card of the clearing that is played free [30]
MOOR = phases.MOOR  # a card of the hand that becomes a universal moor [31]
STORE = phases.STORE  # cards of the clearing, for the cave [34]
LAY = phases.LAY  # cards of the hand, for the clearing [12, 35]

# Steps in which there is nothing to choose.
CAVE_EFFECTS = 13  # what a cave does [12]
COME_IN = 14  # the card that is being played comes into the forest [25 to 29]
DRAW = 15  # cards of the deck, for the hand
AGAIN = 16  # another turn [33]
BURY = 17  # cards of the deck, for the cave [34]
STORE_ALL = 18  # all cards of a category in the clearing, for the cave

# The columns after step and seat: a category or a species, a number of cards, flags, and who offers the step.
WHAT, NUMBER, FLAGS, ORIGIN = range(2, 6)
COLUMNS = 6

# Who offers a step: `OF_SPECIES` plus the number of a species, `OF_CAVE` less the number of a cave, or the rules: 0.
OF_SPECIES = 1
OF_CAVE = -1

MAY = 1  # it may be declined [26]
BONUS = 2  # it is a card's bonus, not its effect
ANY_NUMBER = 4  # it is offered again and again
PAID = 8  # the card was paid for
WITH_EFFECT = 16  # the card gives its effect
WITH_BONUS = 32  # the card gives its bonus

DEPTH = 12
"""During setup everybody has a cave to choose and its effects to come; later it is half of that at most."""
