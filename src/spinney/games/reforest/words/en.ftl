# Reforest, English.

## The game

about-summary = Grow a mountainside from herbs to old trees, feed it with what withers, and be ready whenever the deck runs out.
about-note = Rules and counts as published; all but a few facts of the 91 plants, the 10 visitors and the 5 events are house data.

## Things

seat = Player { $number }
plant = { plant-name } ({ $latin }, { $height } m)
plant-short = { plant-name } { $height } m
plant-long = { plant-name } { $latin } { $height } m

# English names are those of the pack; other languages go by the id and fall back on them.
plant-name = { $id ->
   *[other] { $name }
}
card-unknown = a face-down card
animal = { animal-name } ({ $latin })
animal-name = { $id ->
   *[other] { $name }
}
visitor-unknown = a face-down visitor
event = { $id ->
   *[other] { $name }
}
event-unknown = a face-down event
space = { $row ->
    [L] { row-L }
    [M] { row-M }
   *[H] { row-H }
} row{ $place ->
    [left] , left
    [centre] , centre
    [right] , right
   *[only] {""}
}
space-unknown = row of a region
energy-alone = the stored energy
at-place = { $what } ({ $space })
effect-number = effect { $number }
nursery-number = card { $number }
count = { $n }
count-unknown = some
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-unknown = some cards
count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-unknown = some points
verdict-won = Won
verdict-lost = Lost
verdict-unknown = Undecided

## What cards say

kind = { $kind ->
    [herb] { $n ->
        [one] herb
       *[other] herbs
    }
    [fern] { $n ->
        [one] fern
       *[other] ferns
    }
    [shrub] { $n ->
        [one] shrub
       *[other] shrubs
    }
    [tree] { $n ->
        [one] tree
       *[other] trees
    }
   *[plant] { $n ->
        [one] plant
       *[other] plants
    }
}
light-sun = sun
light-shade = shade
icon-flower = flower
icon-fruit = fruit
trait-evergreen = evergreen
trait-conifer = conifer
trait-nitrogen = nitrogen
trait-edible = edible
trait-poisonous = poisonous
trait-pioneer = pioneer
trait-wetland = wetland
row-L = low
row-M = middle
row-H = high

# What a card counts or chooses: "evergreen plants here or next to here".
of-plant = { of-light }{ of-trait }{ $kinds }{ with-icon }{ of-height }{ in-layer }{ in-rows }{ in-zone }
of-energy = stored energy{ in-zone }
of-empty-space = { $n ->
    [one] empty space
   *[other] empty spaces
}{ in-zone }
of-light = { $light ->
    [sun] {"sun "}
    [shade] {"shade "}
   *[no] {""}
}
of-trait = { $trait ->
    [evergreen] {"evergreen "}
    [conifer] {"conifer "}
    [nitrogen] {"nitrogen "}
    [edible] {"edible "}
    [poisonous] {"poisonous "}
    [pioneer] {"pioneer "}
    [wetland] {"wetland "}
   *[no] {""}
}
with-icon = { $icon ->
    [flower] {" with flower"}
    [fruit] {" with fruit"}
   *[no] {""}
}
of-height = { $height ->
    [0] {""}
   *[other] {" of "}{ $height } m or more
}
in-layer = { $layer ->
    [canopy] {" in the canopy"}
    [understory] {" in the understory"}
   *[both] {""}
}
in-rows = { $rows ->
    [no] {""}
   *[other] {" in the "}{ $rows } row
}
in-zone = { $zone ->
    [near] {" here or next to here"}
    [stack] {" in this stack"}
    [row] {" in this row"}
   *[region] {""}
}
list-more = { $first }, { $second }
list-last = { $first } and { $second }
list-or = { $first } or { $second }

timing-when-played = WHEN PLAYED
timing-when-played-cost = { timing-when-played }
timing-passive = PASSIVE
timing-reaction = REACTION
timing-before-gathering = BEFORE GATHERING
timing-after-gathering = AFTER GATHERING
timing-when-covered = WHEN COVERED
timing-scoring = SCORING
effect = { $timing }: { $steps }.
effect-if = { $timing }: { $condition }, { $steps }.
if-played = when you play { $things }
if-covered = when { $things } of yours are covered
if-awarded = when you win a visitor
happens = { $steps }.
happens-to-all = everybody: { $steps }.
then = { $first }, then { $second }
if-so = { $first } and, if you did, { $second }
source-any = from deck or nursery
source-deck = from the deck
source-nursery = from the nursery
source-hand = from your hand
step-look = { $n ->
    [one] look at the top card of the deck
   *[other] look at the top { $n } of the deck
}
step-draw = draw { $n } { $source }
step-discard = discard { $n }
step-store = store { $n } { $source } { $where }
where-here = here
where-any = under one stack
where-rows = under one { $rows } stack
step-reclaim = take { $n } stored energy here or next to here into your hand
step-refresh = { $n ->
    [one] discard a nursery card and fill up
   *[other] discard up to { $n } nursery cards and fill up
}
step-move = move another canopy plant of at most { $height } m to a space next to its own
step-visitor-draw = draw a visitor
step-visitor-add = one more visitor this round
step-burn = turn { $n } of your { $things } into energy
step-hand-limit = your hand limit is { $n } higher
step-reach = energy here pays for plants anywhere
step-score = { $n } per { $things }
step-score-most = { $n } per { $things } (at most { $most })
step-cost-per = cost { $n } { more-or-less } per { $things }
step-cost-per-most = cost { $n } { more-or-less } per { $things } (at most { $most })
step-cost-when = cost { $n } { more-or-less } with { $things }
step-cost-for = { $things } cost { $n } { more-or-less }
more-or-less = { $way ->
    [less] less
   *[more] more
}

## What cards say in brief: few words, and ⟦symbols⟧ for what is printed on plants

brief-timing-when-played = Played
brief-timing-when-played-cost = Cost
brief-timing-passive = Always
brief-timing-reaction = Reacts
brief-timing-before-gathering = Before gathering
brief-timing-after-gathering = After gathering
brief-timing-when-covered = Covered
brief-timing-scoring = Scores
brief-if-play = { $things }: { $steps }
brief-if-cover = { $things } covered: { $steps }
brief-if-award = visitor won: { $steps }
brief-then = { $first }, then { $second }
brief-if-so = { $first }: if so, { $second }
brief-look = look at the top { $n }
brief-draw = draw { $n }{ $source ->
    [deck] {" "}from the deck
    [nursery] {" "}from the nursery
   *[any] {""}
}
brief-discard = discard { $n }
brief-store = store { $n }{ $source ->
    [nursery] {" "}of the nursery
    [hand] {" "}of your hand
   *[deck] {""}
} { $where ->
    [here] here
    [rows] under a { $things } stack
   *[any] under any stack
}
brief-reclaim = take back { $n } ⟦energy⟧ near
brief-refresh = { $n ->
    [one] swap a nursery card
   *[other] swap up to { $n } nursery cards
}
brief-move = move a plant of up to { $height } m
brief-visitor-draw = draw a visitor
brief-visitor-add = one more visitor
brief-burn = { $n } { $things } burns to ⟦energy⟧
brief-hand-limit = hand limit +{ $n }
brief-reach = ⟦energy⟧ here pays anywhere
brief-score = { $n } per { $things }{ $most ->
    [0] {""}
   *[other] , at most { $most }
}
brief-cost-for = { $things } costs { $n } { $way ->
    [less] less
   *[more] more
}
brief-cost-per = { $n } { $way ->
    [less] less
   *[more] more
} per { $things }{ $most ->
    [0] {""}
   *[other] , at most { $most }
}
brief-cost-when = { $n } { $way ->
    [less] less
   *[more] more
} with { $things }
brief-height = ⟦height⟧ { $height } m
brief-plant = plant
brief-empty-space = empty space
brief-in-near = near
brief-in-stack = in this stack
brief-in-row = in this row
brief-in-canopy = in the canopy
brief-in-understory = in the understory

## What there is to say about a thing

fact-kind = Kind
fact-cost = Cost
fact-value = Value
fact-height = Height
fact-rows = Row
fact-light = Light
fact-marks = Marks
fact-effect = Effect
fact-goal = Goal
fact-alone = Alone
fact-when = When
fact-beside = Next to
told-height = { $height } m
told-most = most { $things }
told-solo = { $first }, { $second } and { $third } in the three rounds
told-round-start = at the beginning of the round
told-all-round = all round long

## The score sheet

sheet-plants = Plants
sheet-effects = Scoring effects
sheet-energy = Stored energy
sheet-visitors = Visitors
sheet-elevation = Elevation bonus
sheet-hand = Cards in hand

## Options

option-challenge = Solitaire
option-challenge-help = Alone you play against a target: your points have to be more than the value it names.
challenge-none = No, for several
challenge-standard = Standard: beat the value of all plants in the game
challenge-hard = Hard: also that of the visitors you did not earn
option-events = Event module
option-events-help = Each round begins with an event that touches everybody: a drought, a fire, a mast year. Leave it off for a first game.
events-off = Off
events-on = On
option-same-space-energy = Energy under the stack a plant grows on
option-same-space-energy-help = Energy beside a space pays for plants that grow there. The rules leave open whether energy in the very same space does.
same-space-energy-pays = Pays for it (ruling R13)
same-space-energy-stays = Does not pay for it
option-covered-passive = Passive effect of the plant being covered
option-covered-passive-help = Some plants make others cheaper as long as they are on top. The rules leave open whether the one about to be covered still does.
covered-passive-counts = Still counts for the cost (ruling R11)
covered-passive-ended = Does not count any more

## What is asked

ask-action = Gather cards, or play a plant.
ask-pay = Choose a card to pay with.
ask-before = Before gathering: use an effect, or go on.
ask-gather = Draw a card from the deck or the nursery.
ask-after = After gathering: use an effect, or go on.
ask-effects = Use an effect, or go on.
ask-draw = Choose where to draw a card from.
ask-price = Choose a card to discard as the price.
ask-under = Choose the stack to store energy under.
ask-store = Choose a card of your hand to store.
ask-stow = Choose a nursery card to store.
ask-reclaim = Choose a stored card to take back into your hand.
ask-refresh = Choose a nursery card to discard, or stop.
ask-move = Choose a plant to move, and where to.
ask-burn = Choose the plant that burns.
ask-toll = Discard a nursery card or the top card of the deck.
ask-limit = Discard down to your hand limit.
ask-over = The game is over.

# What is asked, with whose effect it is, what is wanted, and how many are left.
prompt-pay = { $plant }: pay { $left } with { $with ->
    [hand] cards from your hand
    [energy] energy next to it
   *[both] cards from your hand or energy next to it
}.
prompt-gather = { $left ->
    [one] Draw a second card from the deck or the nursery, or stop.
   *[other] Draw the first card from the deck or the nursery.
}
prompt-draw = { $whose }: draw { $left ->
    [one] a card
   *[other] { $left } cards
} { $source }{ $may_stop ->
    [yes] , or stop
   *[no] {""}
}.
prompt-price = { $whose }: discard { cards-left } of your hand as the price.
prompt-under = { $whose }: { $step }. Choose the stack.
prompt-store = { $whose }: store { cards-left } of your hand.
prompt-stow = { $whose }: store { cards-left } of the nursery.
prompt-reclaim = { $whose }: take { cards-left } of stored energy into your hand.
prompt-refresh = { $whose }: discard { $may_stop ->
    [yes] { $left ->
        [one] one more nursery card, or stop
       *[other] up to { $left } more nursery cards, or stop
    }
   *[no] { $left ->
        [one] a nursery card
       *[other] one to { $left } nursery cards
    }
}.
prompt-move = { $whose }: { $step }.
prompt-burn = { $whose }: { $step }.
prompt-limit = Your hand is over its limit of { $limit }: discard { $left }.
cards-left = { $left ->
    [one] 1 card
   *[other] { $left } cards
}

## The rules that matter now

help-action = Gather one or two cards from deck and nursery, or play a plant. The first plant goes into the low row; later ones next to a plant, or over a shorter one, whose cost is then taken off. The row must be one of the plant's (rules 15, 25 and 28).
help-pay = Each card is worth 1, from your hand or energy in adjacent spaces. Choose them in any order (rules 29 and 30).
help-before = Each effect can be used once a gathering, in any order, or not at all (rules 19 and 24).
help-gather = One or two cards, one at a time, each from the deck or the nursery; only the second may be declined. The nursery is filled up between turns (rules 15, 18 and 20).
help-after = Each effect can be used once a gathering, in any order, or not at all (rules 21 and 24).
help-effects = What the play set off can be used in any order, or not at all. If the deck runs out, the round ends at once and you go on afterwards (rules 35, 38 and 46).
help-draw = An effect once begun is carried out whole; only after a round end the rest of a draw may be declined (rules 38 and 50).
help-price = Any cards of your hand will do; then the effect is carried out whole (rule 38).
help-under = Energy lies face down under a stack. Each card of it pays 1 for a plant next to it, and is worth 1 point at the end (rules 29, 43 and 56).
help-store = { help-under }
help-stow = { help-under }
help-reclaim = A stored card is an ordinary card again once it is in your hand (rule 43).
help-refresh = The nursery is not filled up during a turn, unless the card says so (rule 18).
help-move = A move costs nothing and sets off no effect of playing. The plant must be allowed in the new row and taller than what it covers; energy and understory stay behind (rule 44).
help-burn = What an event says has to be done where it can be (rule 64).
help-limit = Seven cards at the end of your turn; some plants raise that (rules 16 and 17).
help-toll = In solitaire each gathering costs a card of the nursery or the top card of the deck (rule 59).
help-score = Every plant its value, canopy plants their scoring effect, 1 for each stored card, visitors their value, 2 for each plant in the smallest stack of each row, 1 for every two cards in hand (rule 56).

## Moves

move-gather = Gather
move-grow = Play { $hand } in the { $space }
move-pay = Pay with { $hand }
move-spend = Pay with stored energy: { $energy }
move-use = Use { $effect }
move-draw = Draw from the deck
move-take = Take { $nursery } from the nursery
move-discard = Discard { $hand }
move-store = Store { $hand }
move-under = Store under { $space }
move-reclaim = Take back { $energy }
move-clear = Discard { $nursery } from the nursery
move-mill = Discard the top card of the deck
move-move = Move { $space } to the { $to }
move-burn = Burn { $space }
move-done = No more

## What happened

event-gathers = { $you ->
    [yes] You gather
   *[no] { $seat } gathers
}.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card } from the deck.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the nursery.
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} with { $card }.
event-grew = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card } in the { $space }.
event-covered = It covers { $card }, which lives on in { $you ->
    [yes] your understory
   *[no] the understory of { $seat }
}.
event-withered = It covers { $card }, which withers to { $you ->
    [yes] your energy
   *[no] energy of { $seat }
}.
event-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the effect of { $card }.
event-looked = { $you ->
    [yes] You look
   *[no] { $seat } looks
} at the top of the deck: { $card }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-stored = { $you ->
    [yes] You store
   *[no] { $seat } stores
} { $card } in the { $space }.
event-stowed = { $you ->
    [yes] You store
   *[no] { $seat } stores
} { $card } from the nursery in the { $space }.
event-reclaimed = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } back from the { $space }.
event-moved = { $you ->
    [yes] You move
   *[no] { $seat } moves
} { $card } to the { $space }.
event-burned = { $you ->
    [yes] Your { $card }
   *[no] { $card } of { $seat }
} burns in the { $space } and becomes energy.
event-cleared = { $card } is discarded from the nursery.
event-laid = { $card } joins the nursery.
event-milled = { $card } is discarded from the deck.
event-visited = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $visitor } as a visitor.
event-invited = { $visitor } will visit at the end of this round, too.
event-round-ended = The deck has run out: round { $round } ends.
event-awarded = { $visitor } goes to { $you ->
    [yes] you: you have
   *[no] { $seat }, who has
} { $matches }.
event-waits = { $visitor } is tied for and waits for the end of the next round.
event-left = { $visitor } leaves without having been won.
event-reset = A new deck of { $cards } is shuffled.
event-occurred = An event: { $event }.
event-ended = The game is over.
event-challenge = { $verdict }: { $score } against a target of { $target }.

## Why not

reason-no-such-move = there is no such move.
reason-game-over = the game is over.
reason-not-asked = it is somebody else's turn to decide (rule 13).
reason-another-step = something else is to be done now (rule 16).
reason-no-such-card = there is no card at that place.
reason-wrong-row = this plant does not grow in that row (rule 25).
reason-not-taller = only a taller plant can cover another (rule 25).
reason-first-low = the first plant goes into the low row (rule 25).
reason-not-adjacent = that space is not next to it (rules 8 and 25).
reason-cannot-pay = you have not enough cards and adjacent energy to pay for it (rule 32).
reason-out-of-order = taken one by one, cards go in the order in which they lie, and enough must be left: choose them together (rule 29).
reason-energy-too-far = that energy is not adjacent (rule 30).
reason-deck-empty = the deck is empty (rule 54).
reason-not-from-there = this effect names another source (rule 42).
reason-no-card-there = there is no card in that place of the nursery (rule 18).
reason-no-such-effect = there is no such effect to use.
reason-not-usable = this effect cannot be used now: its price cannot be paid, it would do nothing, or its plant has burned (rules 38 and 64).
reason-no-stack = energy is stored under a stack, and there is none (rule 43).
reason-wrong-stack = this effect does not store there (rule 43).
reason-not-itself = a plant does not move itself by its own effect (rule 44).
reason-no-plant-there = there is no plant in that space.
reason-too-tall = this plant is too tall for this effect (rule 44).
reason-not-that-plant = this event does not burn that plant (rule 64).
reason-must-go-on = an effect once begun is carried out whole (rule 38).
reason-must-draw = who gathers draws at least one card (rule 15).

## What a report counts, and who did it

use-grown = Plants played
use-grown-did = played { $what }
use-visitors = Visitors
use-visitors-did = won { $what }
use-events = Events
use-events-did = { $what } occurred
use-verdict = How solitaire ended
use-verdict-did = the verdict was: { $what }

## What lies where

zone-nursery = Nursery
zone-visitors = Visitors
zone-left = Visitors that have left
zone-events = Events
zone-growing = To be paid for
zone-effects = Effects to use
zone-deck = Seen in the deck
zone-discard = Discards
zone-region = Region
zone-hand = Hand
zone-taken = Visitors
label-empty = empty
label-due = end of round { $round }
label-lasting = all round
label-from-top = { $n } from the top
label-energy = energy
label-here = move it here

## On a terminal

hint-for = { $price ->
    [0] for nothing
    [one] for { $price } card
   *[other] for { $price } cards
}
hint-for-over = { hint-for } over { $card }
hint-stored = stored in the { $space }
label-hand-size = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
label-round = Round { $round }
label-last-lap = Last lap
label-piles = Deck { $deck }   Discarded { $discarded }   Tucked { $first } and { $second }
label-target = Target { $target }
label-growing = To be paid for:
label-visitor = Visitor of round { $round }
label-goal = { $points } for most { $things }; so far { $found }
label-solo-goal = { $points } for { $wanted } { $things }; so far { $found }
label-cost = cost { $cost }, { $rows } row
legend = Rows from left to right   { $energy }2 stored energy   +1 in the understory

## What can be wrong with a pack

pack-plants = there must be { $wanted } plant cards, not { $found }
pack-visitors = there must be { $wanted } visitors, not { $found }
pack-events = there must be { $wanted } events, not { $found }
pack-event-lasts = the event { $event } must change costs if it lasts all round, and only then
pack-awards = at most two plants may react to an award
pack-selector = a selector
pack-settings = there must be one setting for each number of players from 1 to { $most }
pack-setting = the setting { $setting } cannot be dealt with { $cards } cards
pack-region = a region must have three low, two middle and one high space, in this order, not { $found }
pack-borders = the spaces { $first } and { $second } must both border on each other
pack-rows = { $where }: rows are some of the letters { $letters }, not '{ $found }'
pack-trigger = { $where }: a reaction has one trigger, and nothing else has any
pack-steps = { $where }: an effect has one or two steps, not { $found }
pack-verb = { $where }: a step has exactly one verb
pack-timing = { $where }: the verb { $verb } does not go with this timing
pack-draw = { $where }: one draws from the deck or the nursery
pack-store = { $where }: cards to store come from the deck, the nursery or the hand

## A table written down by hand

hand-cards = there are { $count } cards on the table, but only { $most } in a game { $seats ->
    [1] of solitaire
   *[other] for { $seats }
} (rule 11).
hand-hand-most = { $where }: nobody can have { $count } cards in hand at the end; here it is { $most } at most (rule 16).
hand-not-alone = the table has '{ $key }', which only solitaire has, but { $count } seats.
hand-unearned = only the hard challenge counts visitors that were not earned (rule 62).
hand-unearned-list = the unearned visitors
hand-visitors-few = earned and unearned together there are { $count } visitors, but at least { $least } have come (rule 60).
hand-all-plants = one seat alone plays solitaire, and needs all_plants = the value of all plants in the game (rule 62).
hand-all-plants-range = { $count } plants with these among them are worth { $least } to { $most } together, not { $found } (rule 62).
hand-in-space = { $where }, { $space }
hand-row = { $where }: { $plant } does not grow in the { $row ->
    [L] low
    [M] middle
   *[H] high
} row (rule 25).
hand-cover = { $where }: { $upper } ({ $tall } m) cannot cover { $lower } ({ $short } m), which is not shorter (rule 25).
hand-sun = { $where }: { $plant } is a sun plant and cannot be in the understory: it withers (rule 34).
hand-no-plant = { $where }: there is no plant { $found }.
hand-copies = { $where }: there { $copies ->
    [one] is only one
   *[other] are only { $copies }
} of { $plant }.
hand-plants-full = { $where }: there is room for { $most } plants on a table; { $plant } is not counted.
hand-no-visitor = { $where }: there is no visitor { $found }.
hand-visitor-taken = { $where }: the visitor { $visitor } is with { $other } already.
hand-visitors-full = { $where }: there is room for { $most } visitors at a table; { $visitor } is not counted.
why-effect = { $plant } in the { $space }: { $points }. { $text }
why-visitors = Visitors: { $visitors }.
why-all-plants = all plants in the game { $value }
why-target = To beat: { $target } ({ $parts }).
why-rows = Smallest stacks, 2 for each plant: low { $low }, middle { $middle }, high { $high }.

## What an owner of the box can enter

entries-setting = Preparation
entries-space = Spaces of the region
entries-plant = Plants
entries-visitor = Visitors
entries-event = Events
entry-setting = { $players ->
    [one] Solitaire
   *[other] { $players } players
}
field-setting-players = Players
field-setting-kept = Plants kept
field-setting-tucked = Plants tucked under each of two visitors
field-space-row = Row
field-space-borders = Next to
field-plant-name = Name
field-plant-latin = Latin name
field-plant-kind = { fact-kind }
field-kind-herb = herb
field-kind-fern = fern
field-kind-shrub = shrub
field-kind-tree = tree
field-plant-copies = How many there are
field-plant-cost = { fact-cost }
field-plant-value = { fact-value }
field-plant-height = Height in metres
field-plant-rows = Rows
field-plant-light = { fact-light }
field-plant-icons = Icons
field-plant-traits = Traits
field-plant-published = Facts that are published
field-plant-effect = { fact-effect }
field-effect-timing = When
field-timing-when-played = { timing-when-played }
field-timing-when-played-cost = { timing-when-played }: the cost
field-timing-passive = { timing-passive }
field-timing-reaction = { timing-reaction }
field-timing-before-gathering = { timing-before-gathering }
field-timing-after-gathering = { timing-after-gathering }
field-timing-when-covered = { timing-when-covered }
field-timing-scoring = { timing-scoring }
field-effect-do = Steps
field-effect-play = Reaction when these are played
field-effect-cover = Reaction when these are covered
field-effect-award = Reaction when a visitor is won
field-effect-award-any = any visitor
field-step-look = Look at cards of the deck
field-step-draw = Draw cards
field-step-discard = Discard cards
field-step-store = Store cards as energy
field-step-reclaim = Take energy into the hand
field-step-refresh = Renew nursery cards
field-step-move = Move a plant
field-step-move-plant = another canopy plant
field-step-visitor = Visitor
field-step-visitor-draw = draw one
field-step-visitor-add = one more this round
field-step-burn = Turn plants into energy
field-step-cost = Cost: more, or less if below 0
field-step-hand-limit = Higher hand limit
field-step-reach = Energy pays
field-step-reach-region = anywhere in the region
field-step-score = Points
field-step-from = From
field-step-from-any = deck or nursery
field-step-from-deck = deck
field-step-from-nursery = nursery
field-step-from-hand = hand
field-step-to = Where to
field-step-to-here = here
field-step-to-any = any stack
field-step-to-adjacent = a space next to it
field-step-at = Where
field-step-at-near = here or next to here
field-step-for = For these
field-step-per = For each of these
field-step-when = If there are these
field-step-max = At most
field-step-height-max = At most so many metres high
field-selector-of = What is meant
field-selector-of-plant = plants
field-selector-of-energy = stored energy
field-selector-of-empty-space = empty spaces
field-selector-kinds = Kinds
field-selector-icon = Icon
field-selector-trait = Trait
field-selector-light = { fact-light }
field-selector-rows = Rows
field-selector-height-min = At least so many metres high
field-selector-layer = Layer
field-selector-layer-both = both
field-selector-layer-canopy = canopy
field-selector-layer-understory = understory
field-selector-zone = Where
field-selector-zone-region = in the whole region
field-selector-zone-near = here or next to here
field-selector-zone-stack = in this stack
field-selector-zone-row = in this row
field-selector-min = At least so many
field-visitor-name = Name
field-visitor-latin = Latin name
field-visitor-value = { fact-value }
field-visitor-most = Most of these
field-visitor-solo = Wanted alone in rounds 1, 2 and 3
field-event-card-name = Name
field-event-card-when = { fact-when }
field-event-card-when-round-start = { told-round-start }
field-event-card-when-all-round = { told-all-round }
field-event-card-who = For whom
field-event-card-who-each = each player
field-event-card-who-table = once for all
field-event-card-do = Steps
