# Forest Shuffle: Dartmoor, English.

## The game

about-summary = Grow trees, shrubs and moors, settle animals and plants around them, and let the third winter find you ahead.
about-note = Rules, species, counts, costs and points as published, with category symbols and a few icons as scoring apps have them; which halves share a card, their tree symbols, some free-play symbols and the caves 1, 2 and 5 are house data.

## Things

seat = Player { $number }
half = { $species } ({ $symbol ->
    [CA] apple
    [BA] alder
    [SO] oak
    [GW] willow
    [AS] ash
   *[MB] birch
})
card-split = { $first } / { $second }
card-unknown = a card
half-unknown = a card
species-unknown = a species
cave = cave { $number }
cave-unknown = a cave
slot-unknown = somewhere
slot-top = on top
slot-bottom = below
slot-left = on the left
slot-right = on the right
slot-second-top = second slot on top
slot-second-bottom = second slot below
universal-moor = Universal moor
# A tree, shrub or moor in a forest: which one of its species it is, or 0 if there is no other.
stand = { $which ->
    [0] {""}
    [1] 1st{" "}
    [2] 2nd{" "}
    [3] 3rd{" "}
    [21] 21st{" "}
    [22] 22nd{" "}
   *[other] { $which }th{" "}
}{ $species }
stand-unknown = tree, shrub or moor
species-ash = Ash
species-black-alder = Black Alder
species-crab-apple = Crab Apple
species-goat-willow = Goat Willow
species-moor-birch = Moor Birch
species-sessile-oak = Sessile Oak
species-common-hazel = Common Hazel
species-elderberry = Elderberry
species-blanket-bog = Blanket Bog
species-fountainhead = Fountainhead
species-lowland-heath = Lowland Heath
species-rhos-pasture = Rhos Pasture
species-rivulet = Rivulet
species-tor = Tor
species-valley-mire = Valley Mire
species-warrens = Warrens
species-wet-woodland = Wet Woodland
species-barn-owl = Barn Owl
species-beautiful-demoiselle = Beautiful Demoiselle
species-black-tailed-godwit = Black-Tailed Godwit
species-buzzard = Buzzard
species-common-moorhen = Common Moorhen
species-cuckoo = Cuckoo
species-curlew = Curlew
species-emerald-damselfly = Emerald Damselfly
species-grey-heron = Grey Heron
species-keeled-skimmer = Keeled Skimmer
species-meadow-pipit = Meadow Pipit
species-small-red-damselfly = Small Red Damselfly
species-southern-damselfly = Southern Damselfly
species-wheatear = Wheatear
species-adder = Adder
species-adders-tongue = Adder's Tongue
species-beaver = Beaver
species-blue-ground-beetle = Blue Ground Beetle
species-blueberry = Blueberry
species-bog-asphodel = Bog Asphodel
species-common-lizard = Common Lizard
species-grass-snake = Grass Snake
species-greater-butterfly-orchid = Greater Butterfly Orchid
species-heather = Heather
species-meadowsweet = Meadowsweet
species-moor-frog = Moor Frog
species-otter = Otter
species-royal-fern = Royal Fern
species-warty-newt = Warty Newt
species-water-soldiers = Water Soldiers
species-alcathoe-bat = Alcathoe Bat
species-brandts-bat = Brandt's Bat
species-common-noctule = Common Noctule
species-daubentons-bat = Daubenton's Bat
species-serotine-bat = Serotine Bat
species-capercaillie = Capercaillie
species-common-pheasant = Common Pheasant
species-nuthatch = Nuthatch
species-treecreeper = Treecreeper
species-dartmoor-badger = Dartmoor Badger
species-black-rabbit = Dartmoor Black Rabbit
species-field-vole = Field Vole
species-shrew = Shrew
species-wood-mouse = Wood Mouse
species-dartmoor-pony = Dartmoor Pony
species-dartmoor-sheep = Dartmoor Sheep
species-roe-deer = Roe Deer
species-gnat = Gnat
species-lake-fly = Lake Fly

## What cards say

# A category, or else a species by its name: one of them with the article of the pack, per one, several, all.
what-one = { $article ->
    [none] {""}
   *[other] { $article }{" "}
}{ what-each }
what-each = { $key ->
    [tree] tree
    [shrub] shrub
    [moor] moor
    [bird] bird
    [bat] bat
    [insect] insect
    [dragonfly] dragonfly
    [mouse] mouse
    [paw] paw
    [hoof] hoof
    [amphibian] amphibian
    [plant] plant
    [card-below] card below
   *[other] { $what }
}
what-many = { $key ->
    [tree] trees
    [shrub] shrubs
    [moor] moors
    [bird] birds
    [bat] bats
    [insect] insects
    [dragonfly] dragonflies
    [mouse] mice
    [paw] paws
    [hoof] hooves
    [amphibian] amphibians
    [plant] plants
    [card-below] cards below
    [black-rabbit] { $what }s
   *[other] { $what } cards
}
what-all = { what-many }
either = { $first } or { $second }
plus = { $first } + { $second }
phrase-draw-n = draw { $n }
phrase-draw-n-per-what = draw { $n } per { $each }
phrase-take-n-from-the-clearing = take { $n } from the clearing
phrase-play-a-what-free = play { $one } free
phrase-play-a-what-free-and-use-its-effect = play { $one } free and use its effect
phrase-play-any-number-of-what-free = play any number of { $many } free
phrase-play-a-what-from-the-clearing-free = play { $one } from the clearing free
phrase-lay-a-universal-moor = lay a universal moor
phrase-another-turn = another turn
phrase-another-turn-if-you-have-a-what = another turn if you have { $one }
phrase-n-from-the-deck-into-the-cave = { $n } from the deck into the cave
phrase-n-from-the-deck-into-the-cave-per-what = { $n } from the deck into the cave per { $each }
phrase-n-from-the-clearing-into-the-cave = { $n } from the clearing into the cave
phrase-all-what-from-the-clearing-into-the-cave = all { $all } from the clearing into the cave
phrase-n-from-the-hand-into-the-clearing = { $n } from the hand into the clearing
phrase-whenever-you-play-a-what-draw-n = whenever you play { $one }: draw { $n }
phrase-any-number-of-what-share-one-top-slot-here = any number of { $many } share one top slot here
phrase-any-number-of-what-join-the-side-slots-here = any number of { $many } join the side slots here
phrase-each-what-below-it-counts-double = each { $each } below it counts double
phrase-in-a-moor = in a moor
phrase-over-another-what-at-a-tree-or-shrub = over another { $each } at a tree or shrub
phrase-n = { $n }
phrase-n-per-what = { $n } per { $each }
phrase-n-per-different-what = { $n } per different { $each }
phrase-n-per-card-with-symbol = { $n } per card with { $symbol }
phrase-n-per-card-with-its-own-symbol = { $n } per card with its own symbol
phrase-n-per-card-in-the-cave = { $n } per card in the cave
phrase-n-if-need-what = { $n } if { $need } { $many }
phrase-n-if-need-what-else-less = { $n } if { $need } { $many }, else { $less }
phrase-n-if-need-different-what = { $n } if { $need } different { $many }
phrase-n-if-need-different-what-else-less = { $n } if { $need } different { $many }, else { $less }
phrase-n-if-most-what = { $n } if most { $many }
phrase-n-if-most-what-else-less = { $n } if most { $many }, else { $less }
phrase-n-if-fully-occupied = { $n } if fully occupied
phrase-n-if-in-a-moor = { $n } if in a moor
phrase-table-by-different-what = { $table } by different { $many }
phrase-table-for-all-of-them-together = { $table } for all of them together
phrase-table-for-each-set-of-different-what = { $table } for each set of different { $many }
text-effect = effect: { $phrase }
text-bonus = bonus: { $phrase }
text-points = points: { $phrase }
text-cave-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
} at the end

## What there is to say about a thing

fact-kind = Kind
fact-cost = Cost
fact-symbol = Tree symbol
fact-place = Place
fact-permanent = Permanent
fact-effect = Effect
fact-bonus = Bonus
fact-points = Points
fact-option = An option decides
fact-inferred = Inferred
fact-house = Made here
told-part = { $part ->
    [permanent] the permanent effect
    [effect] the effect
    [bonus] the bonus
   *[points] the points
}
told-symbol = the { $tree } symbol
# The name of a species, with an asterisk where it is not the published one in this language.
told-name = { $name }{ $key ->
   *[other] {""}
}
told-half = costs { $cost }; { $text }
told-cave = 1 for each card in it

## The score sheet

sheet-trees = Trees
sheet-shrubs = Shrubs
sheet-moors = Moors
sheet-birds = Birds
sheet-bats = Bats
sheet-dragonflies = Dragonflies
sheet-insects = Other insects
sheet-amphibians = Amphibians and reptiles
sheet-plants = Plants
sheet-paws = Pawed animals
sheet-hooves = Hoofed animals
sheet-cave = Cave

## Options

option-cuckoo = Cuckoos at a tree or shrub
option-cuckoo-help = A Cuckoo sits on top of another bird and is worth 7 points. The English card list allows one at a tree or shrub, the French one any number.
cuckoo-one = One at most
cuckoo-any = Any number
option-wheatear = The Wheatear's cards for the cave
option-wheatear-help = The Wheatear fills your cave. As an effect it does so whenever you pay for it; as a bonus only if every card you pay with shows its tree symbol.
wheatear-effect = An effect
wheatear-bonus = A bonus
option-free-tree = A tree that is played free
option-free-tree-help = Playing a tree turns up a card into the clearing. This decides whether a tree that costs you nothing does so, too.
free-tree-reveals = Reveals a card
free-tree-quiet = Reveals none

## What is asked

ask-cave = Choose a cave.
ask-action = { $room ->
    [0] Your hand is full ({ $most } cards): play one.
    [1] Draw one card, then your hand is full ({ $most } cards); or play one.
   *[other] Draw two cards, or play one.
}
ask-second = Draw a second card, from the deck or the clearing.
ask-place = Where shall the { $who } { $kind ->
    [bird] perch
    [bat] roost
    [plant] grow
   *[other] live
}?{ $n ->
    [0] {""}
   *[other] {" "}Then pay { count-cards }.
}
ask-pay = { $who }: pay { $begun ->
    [yes] { more-cards }
   *[no] { count-cards }
} from your hand.
ask-effect = { $who }: use its { $part ->
    [bonus] bonus
   *[effect] effect
} ({ $what })?
ask-take = { from-whom }: take a card from the clearing.
ask-free = { from-whom }: { $what }.
ask-lift = { from-whom }: { $what }.
ask-moor = { from-whom }: lay a card of your hand face down as a universal moor.
ask-store = { $who }: put { count-cards } from the clearing into your cave.
ask-lay = { $who }: put { count-cards } from your hand into the clearing.
ask-lay-stuck = You can neither draw nor play: put { count-cards } from your hand into the clearing.
from-whom = { $who }{ $part ->
    [bonus] {" "}(bonus)
   *[effect] {""}
}
more-cards = { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}
ask-over = The game is over.

## The rules that matter now

help-cave = Everybody gets a cave, in reverse turn order; then their effects happen, in the same order. A cave is worth a point for each card in it, cave 4 five more (rules 11, 12 and 45).
help-action = Either draw two cards, each from the deck or the clearing, up to ten in hand; or play one and pay for it with other cards of your hand (rules 13 to 17).
help-second = The second of two cards, from the deck or the clearing (rule 14).
help-place = Trees and shrubs have a slot on each side, moors two above and two below. Some species ask for a moor, and a Cuckoo goes over another bird; dragonflies above Water Soldiers and rabbits beside a Badger share a slot (rules 19 to 24).
help-pay = Any cards will do. If all of them show the tree symbol of the card you play, on either half, you get its bonus (rules 17, 18 and 27).
help-effect = Effects and bonuses may be used and need not be; first the effect, then the bonus (rule 26).
help-take = Any card in the clearing, one you have just paid with included (rule 32).
help-free = The card costs nothing; its own bonus is not used, and its effect only if the card that brings it says so. It needs a place, and permanent effects see it (rules 28 and 29).
help-lift = The card must lie in the clearing; one you have just paid with will do (rule 30).
help-moor = Any card of your hand, face down: it is a moor with two slots above and two below, and only you know the card (rules 31 and 48).
help-store = Cards in your cave are worth a point each (rules 34 and 45).
help-lay = The cards lie open in the clearing, for everybody to take (rules 12 and 35).
help-score = Points for every visible card of your forest as it says, and one for each card in your cave (rules 38 to 45).

## Moves

move-cave = Choose { $cave }
move-draw = Draw from the deck
move-take = Take { $card } from the clearing
move-play = Play { $half }
move-lift = Play { $half } from the clearing
move-place = Place it at the { $stand }, { $slot }
move-pay = Pay with { $card }
move-moor = Lay { $card } face down
move-store = Put { $card } into the cave
move-lay = Put { $card } into the clearing
move-use = Use it
move-pass = Do without

## What happened

event-chose = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $cave }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the clearing.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $half }.
event-chose-place = { $you ->
    [yes] You choose
   *[no] { $seat } chooses
} a slot at the { $stand }, { $slot }.
event-picked = { $you ->
    [yes] You pick
   *[no] { $seat } picks
} { $card }.
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} with { $card }.
event-placed = { $half } is in { $you ->
    [yes] your forest
   *[no] the forest of { $seat }
}.
event-covered = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $card } face down as a universal moor.
event-revealed = { $card } is revealed and lies in the clearing.
event-effect = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the effect of { $species }.
event-bonus = { $you ->
    [yes] You use
   *[no] { $seat } uses
} the bonus of { $species }.
event-again = { $you ->
    [yes] You
   *[no] { $seat }
} will have another turn.
event-stored = { $you ->
    [yes] You put { $card } into your
   *[no] { $seat } puts { $card } into the
} cave.
event-laid = { $you ->
    [yes] You put
   *[no] { $seat } puts
} { $card } into the clearing.
event-declined = { $you ->
    [yes] You do
   *[no] { $seat } does
} without.
event-stuck = { $you ->
    [yes] You can neither draw nor play, and show your
   *[no] { $seat } can neither draw nor play, and shows the
} hand.
event-showed = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $card }.
event-cleared = The clearing is emptied of { $cards } cards.
event-winter = Winter card number { $winter }.
event-ended = The game is over.

## Why not

reason-no-such-move = there is no such move.
reason-game-over = the game is over.
reason-not-asked = it is somebody else's turn to decide (rule 13).
reason-another-step = something else is to be done first (rules 13, 17 and 26).
reason-cave-gone = that cave is not there to be chosen (rules 10 and 11).
reason-hand-full = you have ten cards in hand (rule 15).
reason-not-in-clearing = that card is not in the clearing.
reason-not-in-hand = that card is not in your hand.
reason-no-such-half = a tree, shrub or moor has no second half (rule 2).
reason-cannot-pay = you have too few other cards to pay for it (rule 17).
reason-no-room = your forest has no place for it (rules 19 to 24).
reason-other-kind = it is not of the kind that may be played free now (rule 29).
reason-not-your-stand = there is no such tree, shrub or moor in your forest (rule 19).
reason-does-not-fit = it cannot go into that slot (rules 19 to 24).
reason-out-of-order = of several cards the rules take the one with the lowest number first, and enough must be left (rule 18).
reason-no-pass = this has to be done (rules 12 and 35).

## What a report counts, and who did it

use-placed = Species in the forest
use-placed-did = had { $what } in their forest
use-cave = Caves
use-cave-did = chose { $what }

## What lies where

zone-clearing = Clearing
zone-caves = Caves to choose from
zone-playing = Being played
zone-forest = Forest
zone-cave = Cave
zone-hand = Hand

## On a terminal

hint-costs = costs { $cost }
hint-symbol = its symbol
hint-beside = beside { $names }
label-no-cave = no cave yet
label-cave = cave { $number }: { count-cards }
label-belongings = { $cave }; hand: { count-cards }
label-belongings-known = { $cave }; hand: { count-cards }, among them { $cards }
label-deck = Deck: { count-cards }, { $winters } of { $all } winters seen.
label-caves = Caves: { $caves }.
label-clearing = Clearing ({ $n }): { $cards }
label-clearing-empty = Clearing (0): empty
label-or = or
label-top = top
label-bottom = bottom
label-left = left
label-right = right
label-card = (costs { $cost }; { $text })
legend = Tree symbols: { $symbols }

## What can be wrong with a pack

pack-symbol = the card { $card } must show one of { $known }, not '{ $found }'
pack-entries = there must be { $wanted } entries in { $list }, not { $found }
pack-species = the species { $species }: { $what }
pack-sets = all species that are counted in sets must have the same points
pack-triggers = at most { $most } species may have an effect whenever something is played
pack-cave-effects = the { $cave } has more than { $most } effects
pack-no-category = there is no category '{ $category }'
pack-category = it must bear a category
pack-cost = it must cost 0 to { $most }, not { $found }
pack-terms = its points may have { $most } terms at most
pack-lays = only a cave may put cards of the hand into the clearing
pack-source = its source is 'house' if a part of it was made here or inferred, and only then
pack-source-part = it has no { $part }
pack-no-species = there is no species '{ $species }'
pack-place = the species { $species } cannot be at the place { $place } of a card
pack-whole = the species { $species } cannot fill a whole card
pack-symbol-twice = the card of { $first } and { $second } shows one tree symbol twice
pack-copies = there must be { $wanted } of the species { $species }, not { $found } as on the cards
pack-moors = at most { $most } cards and caves may lay a universal moor, not { $found }
pack-effect = nobody understands the effect '{ $phrase }'; there are: { $known }
pack-permanent = nobody understands the permanent effect '{ $phrase }'; there are: { $known }
pack-limit = nobody understands the place '{ $phrase }'; there are: { $known }
pack-points = nobody understands the way to score '{ $phrase }'; there are: { $known }
pack-phrase = nobody understands the phrase '{ $phrase }'; there are: { $known }
pack-nothing = there is no category and no species '{ $found }'
pack-too-many = '{ $phrase }' is about too many cards: { $most } at most
pack-point-steps = the points '{ $phrase }' have more than { $most } steps
pack-set-gains = the sets '{ $phrase }' must gain at least as much with each card as with the one before

## A table written down by hand

hand-cave-taken = { $where }: { $other } has cave { $cave } already.
hand-copies = { $where }: there are only { $most } of { $species } in the game.
hand-halves = { $where }: there are only { $most } cards with { $side ->
    [top] a top and a bottom half
    [bottom] a top and a bottom half
   *[other] a left and a right half
} in the game (rule 3), and more dwellers of that kind on the table.
hand-cards = there are { $count } cards on the table and in the caves, and only { $most } in a game of { $players } players (rule 7).
hand-at-stand = { $where }, stand { $stand }
hand-symbol = { $where }: { $card }: tree symbols are { $known }, not '{ $found }'.
hand-universal = { $where }: a universal moor has no tree symbol.
hand-no-species = { $where }: there is no species '{ $species }'.
hand-part = { $where }: { $species } cannot be { $place ->
    [stand] a stand
    [top] at the top
    [bottom] at the bottom
    [left] at the left
   *[right] at the right
}: it is a { $part ->
    [tree] tree
    [shrub] shrub
    [moor] moor
    [top] top half
    [bottom] bottom half
   *[side] left or right half
}.
hand-own-symbol = { $where }: { $species } bears the symbol { $own }, not { $found }.
hand-no-side = { $where }: a moor has no place at the { $side ->
    [left] left
   *[right] right
} (rule 20).
hand-in-moor = { $where }: { $species } can only be in a moor (rule 21).
hand-at-tree = { $where }: { $species } can only be at a tree or shrub (rule 22).
hand-lone-cuckoo = { $where }: a Cuckoo needs another bird in its slot (rule 22).
hand-cuckoos = { $where }: there is one Cuckoo at a tree or shrub at most (rule 22).
hand-crowded = { $where }: there are too many dwellers { $side ->
    [top] on top
    [bottom] below
    [left] at the left
   *[right] at the right
} (rules 19 to 24).
hand-uncounted = { $where }: { $card } is not counted.
hand-uncounted-stand = { $where }: { $card } is not counted, and neither is anybody who dwells there.
why-at = { $species } ({ $side ->
    [top] on top of the
    [bottom] below the
    [left] left of the
   *[right] right of the
} { $stand })
why-twice = twice ({ $told }), { $stand }
why-most = { $most ->
    [yes] nobody has more { $things }
   *[no] somebody has more { $things }
}
why-full = { $full ->
    [yes] fully occupied
   *[no] not fully occupied
}
why-in-moor = { $moor ->
    [yes] in a moor
   *[no] not in a moor
}
why-of = { $told } of { $need }
why-different = { $n } different { $things }
why-symbol = { count-cards } with { $symbol }
why-no-symbol = { count-cards }, no symbol stated,
why-in-cave = { count-cards } in the cave
count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
why-sets = Dragonflies in sets of { $sizes }
why-together = { $n } together
why-cave = Cave: { count-cards }
why-cave-extra = { $n } for cave { $cave }

## What an owner of the box can enter

entries-species = Species
entries-whole = Trees, shrubs and moors
entries-vertical = Cards divided into top and bottom
entries-horizontal = Cards divided into left and right
entries-cave = Caves
field-species-part = Part of a card
field-species-part-tree = tree
field-species-part-shrub = shrub
field-species-part-moor = moor
field-species-part-top = top half
field-species-part-bottom = bottom half
field-species-part-side = left or right half
field-species-symbols = Category symbols
field-category-tree = tree
field-category-shrub = shrub
field-category-moor = moor
field-category-bird = bird
field-category-bat = bat
field-category-insect = insect
field-category-dragonfly = dragonfly
field-category-mouse = mouse
field-category-paw = paw
field-category-hoof = hoof
field-category-amphibian = amphibian
field-category-plant = plant
field-species-copies = How many there are
field-species-cost = { fact-cost }
field-species-points = { fact-points }
field-species-place = { fact-place }
field-species-permanent = { fact-permanent }
field-species-effect = { fact-effect }
field-species-bonus = { fact-bonus }
field-species-contested = Printed differently in editions
field-species-contested-none = no
field-species-contested-cuckoo = how many Cuckoos a tree or shrub takes
field-species-contested-wheatear = whether it is an effect or a bonus
field-species-none = nothing
field-species-inferred = Inferred from examples or scoring apps
field-species-house = Made for Spinney
field-whole-card-face = Face
field-vertical-card-top = Top half
field-vertical-card-bottom = Bottom half
field-horizontal-card-left = Left half
field-horizontal-card-right = Right half
field-face-species = Species
field-face-symbol = { fact-symbol }
field-symbol-CA = { species-crab-apple }
field-symbol-BA = { species-black-alder }
field-symbol-SO = { species-sessile-oak }
field-symbol-GW = { species-goat-willow }
field-symbol-AS = { species-ash }
field-symbol-MB = { species-moor-birch }
field-cave-effect = { fact-effect }
field-cave-points = { fact-points }
