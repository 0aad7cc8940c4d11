# Once Upon a Forest, English.

## The game

about-summary = Grow a forest of four storeys, give away what you cannot use, and keep the chain saws out.
about-note = Rules and counts as published; the faces of the 64 cards and the names of the species are house data.

## Things

seat = Player { $number }

# A card, from what is printed on it: "a ground card (2 elephants, 1 pangolin, chain saw)".
card-face = { $level ->
    [ground] { back-ground }
    [level1] { back-level1 }
    [level2] { back-level2 }
   *[canopy] { back-canopy }
} ({ card-print })
card-print = { $start ->
    [1] { $empty ->
        [1] start card
       *[0] start card, { card-shows }
    }
   *[0] { $empty ->
        [1] empty
       *[0] { card-shows }
    }
}
card-shows = { animals-first }{ $comma-1 ->
    [1] {", "}
   *[0] {""}
}{ animals-second }{ $comma-2 ->
    [1] {", "}
   *[0] {""}
}{ $saw ->
    [1] chain saw
   *[0] {""}
}
animals-first = { $a ->
    [0] {""}
   *[other] { $a } { animal-first }
}
animals-second = { $b ->
    [0] {""}
   *[other] { $b } { animal-second }
}
animal-first = { $first ->
    [forest-elephant] { $a ->
        [one] elephant
       *[other] elephants
    }
    [chameleon] { $a ->
        [one] chameleon
       *[other] chameleons
    }
    [colobus] { $a ->
        [one] colobus
       *[other] colobuses
    }
    [turaco] { $a ->
        [one] turaco
       *[other] turacos
    }
   *[other] { $first }
}
animal-second = { $second ->
    [giant-pangolin] { $b ->
        [one] pangolin
       *[other] pangolins
    }
    [tree-frog] { $b ->
        [one] tree frog
       *[other] tree frogs
    }
    [tree-hyrax] { $b ->
        [one] hyrax
       *[other] hyraxes
    }
    [hornbill] { $b ->
        [one] hornbill
       *[other] hornbills
    }
   *[other] { $second }
}
back-ground = a ground card
back-level1 = a first-level card
back-level2 = a second-level card
back-canopy = a canopy card
card-unknown = a face-down card

## What there is to say about a card

told-level = { $level ->
    [ground] Ground card
    [level1] First-level card
    [level2] Second-level card
   *[canopy] Canopy card
}
fact-shows = Shows
fact-points = Points
fact-start = Start
told-animals = 1 for each species of which your complete columns show exactly as many animals as you have complete columns.
told-saw = The chain saw costs 1 while it can be seen in a complete column.
told-start = Every forest begins with such a card.

## The score sheet

sheet-columns = Complete columns
sheet-incomplete = Incomplete column
# Only complete columns count: it is said here, because the sheet is where people look.
sheet-species = Species in balance (complete columns)
sheet-saws = Chain saws (complete columns)

## Options

option-mode = Mode
option-mode-help = In teams everybody grows a forest of their own, and at the end the points of partners are added up.
mode-standard = Everyone for themselves
mode-teams = Two teams, partners face each other
mode-solo = Solo

## What is asked

ask-slip = Choose a pile for a left-over start card
ask-place = Choose one of your cards and place it in your forest.
ask-give = Choose a card to give away, and who gets it.
ask-receive = place it
ask-discard = Choose a card to discard.
ask-obligatory = place it
ask-last = Place your last card
ask-over = The game is over.
prompt-slip = { ask-slip }: { $left } more.
prompt-opening = Your opening hand: draw { $left ->
    [one] one more card
   *[other] { $left } cards, one by one
}, from { draw-from }.
prompt-draw = Draw { $left ->
    [one] a card
   *[other] { $left } cards, one by one
}, from { draw-from }.
draw-from = { $solo ->
    [1] any pile but the obligatory one
   *[0] any pile
}
prompt-give-to = You give away { $card }: who gets it?
prompt-give-one = Choose a card to give away to { $to }.
prompt-receive = { $giver } gives you { $card }: { ask-receive }.
prompt-obligatory = The obligatory pile brings { $card }: { ask-obligatory }.
prompt-last = { ask-last }, { $card }.

## The rules that matter now

help-slip = Start cards that nobody needs go into piles of the first player's choice, at a depth that nobody knows (rule 6).
help-opening = Everybody draws three cards, one at a time round the table. Backs show the level of a card, but not its face (rules 2 and 7).
help-place = A card goes to its own level: into a gap of the incomplete column, over a card that lies there, or, if all columns are complete, into a new column. A covered card no longer counts (rules 9, 15 to 18).
help-give = One of your other cards goes to another player, who has to place it at once and chooses where (rules 10 and 11).
help-receive = You have to place the card at once, in your own forest: into a gap, over a card of its level, or into a new column if all are complete (rules 11, 15 to 18).
help-draw = You draw until you have three cards again, each from any pile that you may draw from. Backs show the level of a card, but not its face (rules 2, 12 and 29).
help-discard = In solo play one card is discarded each turn instead of given away (rule 29).
help-obligatory = In solo play the top card of the obligatory pile ends each turn and has to be placed in your forest (rule 29).
help-last = The last card in your hand goes into your forest, too (rule 19).
help-score = A complete column is worth 3 points (in solo play 1), an incomplete one costs 1 and nothing on it counts. Only complete columns count for the rest: each species of which they show exactly as many animals as there are complete columns is worth 1, and each chain saw costs 1 (rules 20 to 25).

## Moves

move-slip = Slip the start card into pile { $pile }
move-draw = Draw from pile { $pile }
move-place = Place { $hand } in column { $column }
move-give = Give { $hand } to { $to }
move-receive = Place it in column { $column }
move-discard = Discard { $hand }

## What happened

event-slipped = { $you ->
    [yes] You slip
   *[no] { $seat } slips
} { $card } into pile { $pile }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card } from pile { $pile }.
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
} { $card } in column { $column }.
event-covered = It covers { $card }.
event-completed = Column { $column } of { $you ->
    [yes] your forest
   *[no] { $seat }
} is complete.
event-gave = { $you ->
    [yes] You give
   *[no] { $seat } gives
} { $card } to { $to_you ->
    [yes] you
   *[no] { $to }
}.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-turned = { $you ->
    [yes] You turn
   *[no] { $seat } turns
} up { $card } from the obligatory pile.
event-ended = The game is over.

## Why not

reason-no-such-move = there is no such move.
reason-game-over = the game is over.
reason-not-asked = it is somebody else's turn to decide (rule 8).
reason-another-step = something else is to be done first: place, give, draw, in this order (rule 8), or in solo play place, discard, draw, obligatory card (rule 29).
reason-no-such-card = there is no card at that place in your hand.
reason-no-such-seat = nobody sits there.
reason-not-to-yourself = a card is given to another player (rule 10).
reason-pile-empty = that pile is empty (rule 12).
reason-obligatory-pile = cards of the obligatory pile are not drawn into the hand (rule 29).
reason-no-such-column = columns grow one after the other (rule 15).
reason-column-incomplete = a new column may only be started when the one before has all four levels (rule 15).

## What a report counts, and who did it

use-placed = Cards placed
use-placed-did = placed “{ $what }”
use-given = Cards given away
use-given-did = gave away “{ $what }”

## What lies where

zone-piles = Piles
zone-starts = Start cards that are left over
zone-given = To be placed now
zone-discard = Discards
zone-forest = Forest
zone-hand = Hand
label-column = Column { $number }
label-new-column = New column
label-gap = gap
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## On a terminal

level-ground = Ground
level-level1 = 1st
level-level2 = 2nd
level-canopy = Canopy
hint-new-column = a new column
hint-over = over '{ $card }'
hint-completes = which completes it
hint-gap = into its gap
label-points-incomplete = { $points }; column { $column } counts -1 until it is complete
label-partner = { $seat }, partner
label-sum = complete
label-no-hand = no cards in hand
label-obligatory = obligatory
label-pile-empty = empty
label-discarded = Discarded { $count }, on top
label-given = To be placed now:
legend-saw = chain saw
legend-empty = empty
legend-covered = covered
legend-incomplete = incomplete: only complete columns count
legend-balance = in balance
legend-hand = hand

## What can be wrong with a pack

pack-level = there must be { $wanted } cards of the level { $level }, not { $found }
pack-species = the level { $level } must have two species, one 'a' and one 'b'
pack-starts = there must be { $wanted } start cards, not { $found }
pack-start-level = the start card { $card } must be of the level ground, not { $level }
pack-animals = the card { $card } must show 0 to { $most } animals in all, not { $a } and { $b }
pack-solo-empty = each of the solo piles must hold a card at least
pack-solo-cards = the solo piles must hold { $wanted } cards together, not { $found }
pack-solo-together = the solo piles must run out together: three cards, and two for each obligatory one

## A table written down by hand

hand-no-ground = { $where }: it has no ground card, but a forest begins with a start card, which may be covered (rule 5).
hand-starts = besides one each, the forests show { $found ->
    [one] 1 start card
   *[other] { $found } start cards
}, but { $spare ->
    [0] there are none
    [one] there is only 1
   *[other] there are only { $spare }
} (rules 4 to 6).
hand-cards = { $where }: it shows { $found } cards, but no more than { $most } come to a forest (rules 14 and 30).
hand-in-column = { $where }, column { $column }
hand-incomplete = { $where }: columns { $first } and { $second } are both incomplete, but a forest has at most one incomplete column (rule 15).
hand-columns = { $where }: it has { $found } columns, but { $most } are the most there can be; the rest does not count.
hand-empty = { $where }: it is empty, but a column has at least one card.
hand-no-card = { $where }: there is no card { $found }.
hand-level = { $where }: { $card } is { $own ->
    [ground] { back-ground }
    [level1] { back-level1 }
    [level2] { back-level2 }
   *[canopy] { back-canopy }
}, and { $level ->
    [ground] the first place of a column is the ground
    [level1] the second place of a column is the first level
    [level2] the third place of a column is the second level
   *[canopy] the last place of a column is the canopy
}.
hand-twice = { $where }: the card { $card } lies in { $there } already.
why-columns = { $n ->
    [one] { $n } complete column
   *[other] { $n } complete columns
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
why-incomplete = Column { $column } is incomplete, and nothing on it counts.
why-species = As many animals as complete columns: { $species }.
why-saws = Chain saws: { $places }.
why-saw = { $level ->
    [ground] ground
    [level1] first level
    [level2] second level
   *[canopy] canopy
} of column { $column }

## What an owner of the box can enter

entries-species = Species
entries-card = Forest cards
entries-solo = Solo card
field-level-ground = Ground
field-level-level1 = First level
field-level-level2 = Second level
field-level-canopy = Canopy
field-species-level = Level
field-species-letter = Which of the two of its level
field-species-letter-a = the first
field-species-letter-b = the second
field-card-level = Level
field-card-a = Animals of the level's first species
field-card-b = Animals of the level's second species
field-card-saw = Chain saw
field-card-start = Start card
field-solo-selection = Cards in the three piles to choose from
field-solo-obligatory = Cards in the obligatory pile
