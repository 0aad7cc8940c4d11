seat = Player { $number }
card = { $id }
card-unknown = a card

sheet-taken = Cards taken

option-strongest = What takes
strongest-high = The highest card
strongest-low = The lowest card

ask-lay = Lay a card face down.
ask-over = The game is over.

move-lay = Lay { $hand }

event-laid = { $seat } lays { $card }.
event-showed = { $seat } shows { $card }.
event-took = { $seat } takes all { $cards }.
event-drew = { $seat } draws { $card }.
event-ended = The game is over.

reason-no-such-move = there is no such move.
reason-game-over = the game is over.
reason-not-asked = you have laid a card already.
reason-no-such-card = there is no card at that place in your hand.

use-shown = Cards shown
use-shown-did = showed { $what }
