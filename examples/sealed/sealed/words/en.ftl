# Sealed, English.

about-summary = Lay a card face down, show them all at once, and the strongest takes them.
about-note = Made up for Spinney, to show how a game is added.

seat = Player { $number }
card = { $id ->
    [wren] the wren
    [robin] the robin
    [thrush] the thrush
    [cuckoo] the cuckoo
    [jay] the jay
    [magpie] the magpie
    [rook] the rook
    [owl] the owl
    [falcon] the falcon
    [hawk] the hawk
    [kite] the kite
    [eagle] the eagle
   *[other] { $id }
} ({ $value })
card-unknown = a card

sheet-taken = Cards taken

option-strongest = What takes
strongest-high = The highest card
strongest-low = The lowest card

ask-lay = Lay a card face down.
ask-over = The game is over.
help-lay = Everybody lays a card face down; when all have, they are shown, and the strongest takes them all.
help-score = Each card taken is a point.

move-lay = Lay { $hand }

event-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card }.
event-showed = { $you ->
    [yes] You show
   *[no] { $seat } shows
} { $card }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} all with { $card }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
event-ended = The game is over.

reason-no-such-move = there is no such move.
reason-game-over = the game is over.
reason-not-asked = you have laid a card already.
reason-another-step = a card is to be laid now.
reason-no-such-card = there is no card at that place in your hand.

use-shown = Cards shown
use-shown-did = showed { $what }

zone-deck = In the deck
zone-hand = Hand
zone-taken = Taken
label-laid = laid: { $card }
label-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
