"""What can be pending: the steps of a round, in the order in which they come, and the columns of their parameters.

A step that asks somebody stays on the stack until it is answered. The others are taken off and done at once.
"""

from __future__ import annotations

TURN = 0  # asks for a card to play [10]
LAY = 1  # asks for lynx on icons of a zone [47]
EARN = 2  # the printed rewards [20]
FELL = 3  # asks whether the column before is felled [51]
SPECIAL = 4  # the special action of the card [13]
HELP = 5  # asks whether Machoca's lynx is taken [42]
BREAK = 6  # asks for a path for a break [15]
FIGHT = 7  # asks for markers that fire fighters put out [16]
TRANSPLANT = 8  # asks for a tree that leaves Sabugal [52]
REPLANT = 9  # asks where it goes
BONUS = 10  # the card is discarded; asks for bonus trees, then for reserved ones [10, 37, 43]
DRAW = 11  # asks for a card of the row [10]
TRUCKS = 12  # one after the other [27]
DRIVE = 13  # asks for markers that one puts out [28]
FIRE = 14  # the rest of the fire phase, and the end of the round [29 to 35]
MOVES = 15  # the trees of Espinhal, one after the other [54]
MOVE = 16  # asks where such a tree goes

# Parameters; the first two columns are those of every row (`engine/pending.py`).
SPACE = 2  # of the tree whose effects these are, or that goes elsewhere
LEFT = 3  # markers that may still go; trees reserved on an earlier turn; trucks, and trees of Espinhal, to come
FIRST = 4  # the path of the first marker that went, or none
SECOND = 5
COLUMNS = 6

DEPTH = 12
"""In the first turn of four: fire, trucks, and three turns to come; draw and bonus trees of this one; and of a tree
transplant, special action, felling, rewards and lynx."""
