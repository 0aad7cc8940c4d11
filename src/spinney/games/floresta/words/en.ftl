# Floresta, English.

## The game

about-summary = Plant five woods of Central Portugal, build a watch tower, and fight the fires between your trees.
about-note = Rules, counts and the scoring of the forests as published; spaces, paths, rewards, card faces and what towers need and score are house data.

## Things

seat = Player { $number }
amount = { $n }
amount-unknown = some

printed = { $colour ->
    [R] dark red { $value }
    [B] beige { $value }
   *[X] { $value } of either colour
}
printed-space = { printed }{ $tag ->
    [no] {""}
   *[other] {" "}({ $tag })
}
fire-icon = { $fire ->
    [no] {""}
   *[other] , fire { $fire }
}
card-axe = { printed } (axe{ fire-icon })
card-break = { printed } (fire break{ fire-icon })
card-fighter = { printed } (fighters{ fire-icon })
card-wild = { printed } (wild { icon-name }{ fire-icon })
card-lynx = { printed } (lynx { icon-name }{ fire-icon })
card-x2 = { printed } (x2 { icon-name }{ fire-icon })
icon-name = { $icon ->
    [tower] towers
   *[other] { $icon }
}
card-back = a hidden card
card-unknown = a card

space-name = { $side } { $print }
space-unknown = a space
path-name = { $side } between { $first } and { $second }
place = card { $n } of the row
path-unknown = a path
side-name = { $name }
side-unknown = a location
tower-name = { $name } ({ printed })
tower-unknown = a tower
condition-values = six values among the discards
condition-points = 20 points
condition-locations = trees in five locations
condition-unknown = a condition
token-vp = points
token-axe = axes
token-lynx = lynx
token-igloo = igloos
token-tent = tents
token-trailer = trailers
token-motorhome = motorhomes
token-unknown = tokens

## What there is to say about a thing

colour-R = dark red
colour-B = beige
colour-X = dark red or beige
cell-N = north
cell-W = west
cell-C = the centre
cell-E = east
cell-S = south
fact-special = Special action
fact-fire = Fire
fact-needs = Needs
fact-lays = Asks for
fact-earns = Earns
fact-leaf = Leaf
fact-rule = Planting
fact-end = At the end
fact-path = Path
fact-burns = Fire
fact-power = Power
fact-points = Points
told-print = { $value }, { $colour }
told-wild = any value ({ $where })
told-lynx = a lynx ({ $where })
told-x2 = the tree counts twice ({ $where })
told-break = you may put a fire break on a path of the location, for 2 points
told-fighter = puts out one to three connected fires of the location, a point each
told-axe = an axe, with a tree or a tower piece
told-kindles = kindles a fire: { $cells }
told-lay = { $n } lynx
told-earned = { $token ->
    [axe] { $n ->
        [one] { $n } axe
       *[other] { $n } axes
    }
    [lynx] { $n } lynx
    [igloo] { $n ->
        [one] { $n } igloo
       *[other] { $n } igloos
    }
    [tent] { $n ->
        [one] { $n } tent
       *[other] { $n } tents
    }
    [trailer] { $n ->
        [one] { $n } trailer
       *[other] { $n } trailers
    }
    [motorhome] { $n ->
        [one] { $n } motorhome
       *[other] { $n } motorhomes
    }
   *[vp] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
told-leaf = a neutral tree stands here with two or three players
told-between = between { $first } and { $second }
told-burns = every tree that touches a fire costs its owner a point a round, two if it counts twice; a break keeps fire off for ever
told-bonus = one bonus tree, once a game
told-place-free = Any free space.
told-place-not-adjacent-to-own = Any free space that is not connected to one of yours.
told-place-pay-lynx = Any free space; the printed lynx must be laid with the tree.
told-place-arrows = An entry, or a space to which arrows lead through trees.
told-place-arrows-one-per-row = An entry, or a space to which arrows lead through trees; one tree of yours a row.
told-place-free-then-transplant = Any free space; then an older tree of yours here may move to the board of its column.
told-felling = Whoever plants here may fell the column before.
told-end-chain = Groups of connected trees of yours: two { $a }, three { $b }, four or more { $c }.
told-end-hop-chain = Trees of yours with one space between them: two { $a }, three { $b }, four or more { $c }.
told-end-unplaced-lynx = Each lynx you have left costs { $a }.
told-end-lynx-rank = Lynx in zones with a tree of yours: most { $a }, second { $b }, third { $c }.
told-end-tree-rank = Most trees { $a }, second { $b }, third { $c }.
told-end-camping-set = { $a } for each set of four different camping tokens.
told-end-zones-held = Trees of yours in two zones or rows { $a }, in three { $b }, in four { $c }.
told-end-standing-and-felled = { $a } for each standing tree of yours, { $b } for each felled one.
told-end-majorities = { $a } for each row and { $b } for each column with most trees.
told-power-none = none
told-power-truck-third-marker = your truck puts out a third fire
told-power-break-over-fire = fire breaks on burning paths in reach, for 3 points
told-power-free-axe-in-reach = one axe step for free in reach
told-power-either-colour-in-reach = cards have both colours in reach
told-power-lynx-card-anywhere-in-reach = lynx cards give their lynx anywhere in reach
told-power-reserve-bonus-trees = bonus trees may be kept for later
told-power-red-cards-wild-in-reach = dark red cards have any value in reach
told-pieces = { $a } with one piece, { $b } with two, { $c } with three
told-token-vp = 1 each
told-token-axe = 1 each at the end; spent, it moves a value one step
told-token-lynx = none of their own: they pay for spaces and count in zones; with Malcata those left cost points
told-token-igloo = { told-camping }
told-token-tent = { told-camping }
told-token-trailer = { told-camping }
told-token-motorhome = { told-camping }
told-camping = 1 each at the end, more in sets with Gardunha

## The score sheet

sheet-vp = Points won in play
sheet-river = River
sheet-lynx = Lynx
sheet-grove = Grove
sheet-mountain = Mountain
sheet-nursery = Nursery
sheet-tower = Watch tower
sheet-axes = Axes
sheet-camping = Camping

## Options

option-sides = Sides
option-sides-help = Every board has two sides with different rules. Those with a star are simpler and meant for a first game.
sides-first-game = Sides with the star, for a first game
sides-random = Sides at random
option-river = River board
river-open = As all sides
river-star = Mondego
river-other = Orvalho
option-lynx = Lynx board
lynx-open = As all sides
lynx-star = Malcata
lynx-other = São Mamede
option-grove = Grove board
grove-open = As all sides
grove-star = Margaraça
grove-other = Gardunha
option-mountain = Mountain board
mountain-open = As all sides
mountain-star = Estrela
mountain-other = Lousã
option-nursery = Nursery board
nursery-open = As all sides
nursery-star = Sabugal
nursery-other = Espinhal
option-tower1 = First tower board
tower1-open = As all sides
tower1-star = São Matias
tower1-other = Chiqueiro
option-tower2 = Second tower board
tower2-open = As all sides
tower2-star = Talhadas
tower2-other = Pedra do Vento
option-tower3 = Third tower board
tower3-open = As all sides
tower3-star = Machoca
tower3-other = Belmonte
option-tower4 = Fourth tower board
tower4-open = As all sides
tower4-star = Balocas
tower4-other = Viseu
option-felled = Felled trees
option-felled-help = On the Lousã board trees can be felled. They keep their spaces; this decides whether fire beside them still costs their owner a point.
felled-burn = Felled trees burn like others
felled-safe = Felled trees do not burn
option-transplants = Transplanted trees
option-transplants-help = On the Sabugal board a tree may move to another board. This decides whether it gets what is printed on its new space.
transplants-earn = Transplanted trees earn rewards
transplants-bare = Transplanted trees earn nothing
option-camping = Camping sets
option-camping-help = Four different camping tokens make a set of 9 points. The rule stands on the Gardunha side, so without it each token is worth 1 point only.
camping-gardunha = Sets pay with Gardunha only
camping-always = Sets always pay

## What is asked

ask-turn = Play a card: plant a tree, build your tower, or throw it away.
ask-lay = Lay lynx in the zone of your tree, as many as you like.
ask-fell = Fell the column before your tree?
ask-break = Choose a path for a fire break.
ask-fight = Your fire fighters put out up to three connected fires: choose one.
ask-help = Take a lynx, thanks to your tower?
ask-transplant = Transplant another of your trees here?
ask-replant = Choose a space for the transplanted tree.
ask-bonus = Place a bonus tree.
ask-reserved = Plant a tree from your reserve?
ask-draw = Your turn ends: take a card from the row.
ask-truck = Send your fire truck: choose a fire to put out.
ask-truck-on = Put out another connected fire?
ask-move = Move this tree to the board of its zone?
ask-over = The game is over.

fires = { $left ->
    [one] { $left } connected fire
   *[other] { $left } connected fires
}
more-fires = { $left ->
    [one] { $left } more connected fire
   *[other] { $left } more connected fires
}
quenching = { $step ->
    [first] { $left ->
        [one] put out a fire.
       *[other] put out up to { fires }.
    }
    [between] put out the fire that connects the two.
   *[more] put out up to { more-fires }, or leave it at that.
}
prompt-lay = Your tree in { $side }, zone { $zone }: lay up to { $most } lynx with it, or none.
prompt-fell = Your tree in { $side }: fell { $trees ->
    [one] the standing tree
   *[other] all { $trees } standing trees
} of column { $column } before it?
prompt-break = Fire break: choose a path of { $side }, for 2 points.
prompt-break-on-fire = Fire break: choose a path of { $side }, for 2 points, or thanks to { $tower } a burning one, for 3.
prompt-fight = Fire fighters in { $side }: { quenching }
prompt-help = { $tower }: take the lynx of { $card } in { $side }, too?
prompt-transplant = Your tree in { $side }: transplant another of your trees there to the board of its column?
prompt-replant = { $side }: choose a space in { $target } for the tree on { $space }.
bonus-trees = { $n ->
    [one] Bonus tree
   *[other] { $n } bonus trees
} ({ $conditions })
prompt-bonus = { bonus-trees }: { $n ->
    [one] plant it
   *[other] plant one
} on any space that is open to you.
prompt-bonus-or-reserve = { bonus-trees }: { $n ->
    [one] plant it
   *[other] plant one
} on any space that is open to you, or reserve it at { $tower }.
prompt-bonus-nowhere = { bonus-trees }: no space is open to you. Reserve { $n ->
    [one] it
   *[other] one
} at { $tower }, or leave it for a later turn.
prompt-reserved = { $tower }: plant { $n ->
    [one] your reserved tree
   *[other] one of your { $n } reserved trees
} in reach?
prompt-truck = Fire truck ({ $sides }): { quenching }
prompt-truck-on = Fire truck in { $side }: { quenching }
prompt-move = { $side }: move your tree on { $space } to { $target }?

## The rules that matter now

help-turn = A tree needs a card of the space's colour and value, on a free space that the location's own rule allows. Each axe moves the value one step on the ring 6-1. A tower piece needs a card that fits the tower. Throwing away costs a tree and gives a point (rules 10, 11, 18 to 26).
help-lay = Each lynx icon of the zone takes one lynx. At the end everybody with a tree in a zone controls all its lynx (rule 47).
help-fell = All standing trees of the column just before, whoever owns them, are laid down: 6 points each at the end instead of 3 (rule 51).
help-break = A fire break keeps fire off its path for the rest of the game and gives 2 points; on burning paths only with Chiqueiro in reach, for 3 (rule 15).
help-fight = At least one fire must be put out, all on connected paths of the location, a point each. Choose them in any order (rule 16).
help-help = The icon does not fit, but your tower reaches this location: the lynx is yours if you like (rule 42).
help-transplant = A tree that stood here before may go to the board of its column, on any space it may legally stand on (rule 52).
help-replant = Any legal space, whatever its value and colour (rule 52).
help-bonus = All six values among your discards, 20 points, a tree in each location: each gives one tree once, on any legal space (rules 37 to 40).
help-reserved = Trees reserved on an earlier turn may be planted as bonus trees, in reach of the tower only (rule 43).
help-draw = Everybody sees what you take. The card left over at the end of the round stays and kindles fires again if it has an icon (rules 10, 31, 32).
help-truck = The truck must go where it burns in reach of your tower and put out one or two connected fires, a point each (rules 27 and 28).
help-truck-on = Only fires connected with those that were put out (rule 16).
help-move = The tree may go to any legal space of that board and earns what is printed there; its lynx comes along (rule 54).
help-score = Each location scores at the end in its own way; towers by their pieces; axes and camping tokens a point each (rules 44 to 58).

## Moves

move-plant = Plant { $hand } on { $space }
move-build = Build with { $hand } at { $tower }
move-throw = Throw away { $hand }
move-lay = { $lynx ->
    [0] Lay no lynx
   *[other] Lay { $lynx } lynx
}
move-fell = Fell the column
move-block = Put a fire break in { $path }
move-quench = Put out the fire in { $path }
move-accept = Take the lynx
move-transplant = Transplant the tree on { $space }
move-replant = Replant it on { $space }
move-bonus = Bonus tree for { $condition } on { $space }
move-reserve = Reserve the bonus tree for { $condition }
move-grow = Plant a reserved tree on { $space }
move-take = Take { $place }
move-move = Move the tree to { $space }
move-decline = Leave it at that

## What happened

event-planted = { $you ->
    [yes] You plant
   *[no] { $seat } plants
} with { $card } on { $space }.
event-paid = { $you ->
    [yes] You spend
   *[no] { $seat } spends
} { $amount ->
    [one] { $amount } axe
   *[other] { $amount } axes
}.
event-doubled = An x2 token lies under the tree.
event-built = { $you ->
    [yes] You build
   *[no] { $seat } builds
} at { $tower } with { $card }.
event-threw = { $you ->
    [yes] You throw
   *[no] { $seat } throws
} away { $card } and a tree.
event-laid = { $you ->
    [yes] You lay
   *[no] { $seat } lays
} { $amount } lynx.
event-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $token }: { $amount }.
event-felled = { $you ->
    [yes] You fell
   *[no] { $seat } fells
} { $spaces ->
    [one] { $spaces } tree
   *[other] { $spaces } trees
} in { $side }.
event-broke = { $you ->
    [yes] You put
   *[no] { $seat } puts
} a fire break in { $path }.
event-quenched = { $you ->
    [yes] You put
   *[no] { $seat } puts
} out the fire in { $path }.
event-transplanted = { $you ->
    [yes] You transplant
   *[no] { $seat } transplants
} the tree on { $from } to { $space }.
event-rewarded = { $you ->
    [yes] You place
   *[no] { $seat } places
} a bonus tree for { $condition } on { $space }.
event-reserved = { $you ->
    [yes] You reserve
   *[no] { $seat } reserves
} the bonus tree for { $condition }.
event-grew = { $you ->
    [yes] You plant
   *[no] { $seat } plants
} a reserved tree on { $space }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $card }.
event-drove = { $you ->
    [yes] Your truck
   *[no] The truck of { $seat }
} drives to { $side }.
event-stayed = { $you ->
    [yes] Your truck
   *[no] The truck of { $seat }
} stays in { $side }.
event-scorched = Trees beside fire in { $side }: { $single }{ $double ->
    [0] .
   *[other] , and { $double } on x2 tokens.
}
event-burned = Fire costs { $you ->
    [yes] you
   *[no] { $seat }
} { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}.
event-spread = Fire spreads in { $side } to { $paths ->
    [one] { $paths } more path
   *[other] { $paths } more paths
}.
event-held = { $you ->
    [yes] Your truck
   *[no] The truck of { $seat }
} keeps fire from spreading in { $side }.
event-turned = Turned up: { $card }.
event-rolled = The die shows { $amount } for { $card }.
event-passed = Value { $value } kindles nothing in { $side }; the next that does is { $next }.
event-kindled = In { $side } { $spaces ->
    [one] a free space catches
   *[other] { $spaces } free spaces catch
} fire: { $paths ->
    [one] { $paths } path burns
   *[other] { $paths } paths burn
}.
event-burns-already = Nothing new catches fire in { $side }, which burns already.
event-nothing-free = Nothing can catch fire in { $side }.
event-began = A new round begins with { $you ->
    [yes] you
   *[no] { $seat }
}.
event-moved = { $you ->
    [yes] You move
   *[no] { $seat } moves
} the tree on { $from } to { $space }.
event-ended = The game is over.

## Why not

reason-no-such-move = there is no such move.
reason-game-over = the game is over.
reason-not-asked = it is somebody else's turn to decide (rule 9).
reason-another-step = something else is to be decided now (rules 10 and 20).
reason-no-such-card = there is no card at that place in your hand.
reason-not-in-play = that is not on a side in play (rule 4).
reason-occupied = a tree stands there already (rule 18).
reason-not-reached = the arrows do not lead there yet (rule 19).
reason-next-to-own = trees of one player may not be neighbours here (rule 45).
reason-row-taken = you have a tree in this row (rule 50).
reason-too-few-lynx = you do not have the lynx that must be laid there (rules 46 and 53).
reason-colour = the colour of the card does not fit (rule 11).
reason-too-few-axes = the value does not fit, and you have too few axes (rule 11).
reason-tower-taken = everybody has one tower, and every tower one player (rule 23).
reason-tower-finished = a tower has three pieces (rule 23).
reason-too-many-lynx = you have not so many lynx, or the zone not so many icons (rule 47).
reason-no-break-there = a fire break needs a path of this location without fire break or fire (rule 15).
reason-no-marker = it does not burn there (rule 16).
reason-not-connected = all fires that are put out must be connected; taken one by one, they go in the order of the board (rule 16).
reason-no-tree-of-yours = no tree of yours stands there (rule 52).
reason-just-planted = the tree just planted cannot be transplanted (rule 52).
reason-nowhere-to-go = there is no legal space for this tree on the board of its column (rule 52).
reason-other-board = this tree can only go to the board of its column or zone (rules 52 and 54).
reason-condition-not-met = this bonus is not yours now (rule 37).
reason-no-reserve = only Belmonte can reserve bonus trees (rule 43).
reason-out-of-reach = your tower does not reach that location (rules 25 and 41).
reason-not-in-row = that card is not in the row (rule 10).
reason-compulsory = this has to be done (rules 10, 16, 28 and 38).

## What a report counts, and who did it

use-sides = Sides that lay out
use-sides-did = { $what } lay out
use-towers = Towers that stood
use-towers-did = { $what } stood
use-planted = Locations with own trees
use-planted-did = planted in { $what }
use-played = Cards played
use-played-did = played { $what }
use-built = Towers built
use-built-did = built at { $what }
use-gained = Tokens gained
use-gained-did = gained { $what }
use-bonus = Bonus trees
use-bonus-did = placed a bonus tree for { $what }

## What lies where

zone-row = Row
zone-played = Being played
zone-towers = Watch towers
zone-area = Stock
zone-hand = Hand
zone-discards = Discards
label-pieces = { $n ->
    [one] { $seat }, { $n } piece
   *[other] { $seat }, { $n } pieces
}
label-neutral = neutral tree
label-doubled = counts twice
label-fire = fire
label-break = break
label-zone-lynx = zone { $zone }: { $n } lynx
label-truck-of = fire truck of { $seat }
label-truck-on-tower = fire truck on the tower
label-values = { $n ->
    [0] no values
    [one] value { $values }
   *[other] values { $values }
}
stock-trees = { $n ->
    [one] { $n } tree
   *[other] { $n } trees
}
stock-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
stock-axes = { axes }
stock-lynx = { $n } lynx
stock-camping = { $token }: { $n }

## On a terminal

special-axe = axe
special-break = fire break
special-fighter = fighters
special-wild = wild
special-lynx = lynx
special-x2 = x2
reward-vp = +{ $n }
reward-lay = lays { $n } lynx
reward-axe = axe
reward-lynx = lynx
reward-igloo = igloo
reward-tent = tent
reward-trailer = trailer
reward-motorhome = motorhome
axes = { $n ->
    [one] { $n } axe
   *[other] { $n } axes
}
hint-costs = costs { axes }
power-none = no power
power-truck-third-marker = truck: 3 fires
power-break-over-fire = breaks on fire, 3 VP
power-free-axe-in-reach = a free axe a tree
power-either-colour-in-reach = cards of both colours
power-lynx-card-anywhere-in-reach = lynx cards anywhere
power-reserve-bonus-trees = reserve bonus trees
power-red-cards-wild-in-reach = dark red cards wild
board-symbol = { $board } { icon-name }
label-points = { $points } points
end-chain = groups of 2/3/4: { $a }/{ $b }/{ $c }
end-hop-chain = one apart 2/3/4: { $a }/{ $b }/{ $c }
end-unplaced-lynx = each lynx left: { $a }
end-lynx-rank = most lynx: { $a }/{ $b }/{ $c }
end-tree-rank = most trees: { $a }/{ $b }/{ $c }
end-camping-set = set of 4 tokens: { $a }
end-zones-held = zones 2/3/4: { $a }/{ $b }/{ $c }
end-rows-held = rows 2/3/4: { $a }/{ $b }/{ $c }
end-standing-and-felled = standing { $a }, felled { $b }
end-majorities = most in row { $a }, column { $b }
label-reserved = { $n ->
    [one] reserved: { $n } tree
   *[other] reserved: { $n } trees
}
label-trucks = { $n ->
    [one] truck { $seats }
   *[other] trucks { $seats }
}
label-felled = felled
label-row-of = r{ $n }
label-column = c{ $n }
label-entries = entries { $spaces }
label-reach = reaches { $cells }
label-tower = tower
label-played = played
label-deck = deck { $n }
label-card-fire = fire { $cells }
heading-vp = VP
heading-trees = trees
heading-axes = axes
heading-lynx = lynx
heading-camp = camp
heading-values = values
heading-truck = truck
heading-hand = hand
legend = { $open } open to you, { $closed } free, 1-4 a player's tree, n neutral tree; { $fire } fire, { $block } break; { $path } path, { $arrow } arrow, { $dotted } for fire only, { $entry } entry; R dark red, B beige, X either; r row, c column, z zone with its lynx; +2 points, -1L asks for a lynx, A axe, L lynx, I igloo, T tent, C trailer, M motorhome

## What can be wrong with a pack

pack-boards = there must be the boards { $known }, in this order
pack-tower = the tower { $id }
pack-space = the space { $id }
pack-card = the card { $id }
pack-print = { $what } shows '{ $found }': a value from 1 to 6 and one of { $colours }
pack-power = the tower { $tower } has the power '{ $power }', which is none of { $known }
pack-space-twice = there are two spaces '{ $space }': names of spaces are unique over all sides
pack-board-of = the { $what ->
    [tower] tower
   *[side] side
} { $id } is on the board '{ $board }', not on one of { $known }
pack-pair = the board { $board } must have two { $what ->
    [tower] towers
   *[side] sides
}, one of them with the star
pack-setups = there must be a setup for each of 2, 3 and 4 players
pack-removed = the setup { $setup } removes { $gone } cards, which leaves a deck that is not possible
pack-trees = the setup { $setup } must give 1 to { $most } trees, not { $found }
pack-spaces = the side { $side } has 1 to { $most } spaces, not { $found }
pack-paths = the side { $side } has at most { $most } paths, not { $found }
pack-earns = the space { $space } asks for 0 to 2 lynx and earns nothing negative
pack-no-space = the side { $side } has no space '{ $space }'
pack-zones = the side { $side } has at most { $most } zones and rows
pack-zoned = the space { $space } of the side { $side } must lie in one zone, not in { $found }
pack-zone-to = a zone of the side { $side } leads to '{ $found }', not to another board
pack-zone-lynx = a zone of the side { $side } has 0 to 3 lynx icons, not { $found }
pack-end = the side { $side } scores by '{ $found }', which is none of { $known }
pack-end-points = the side { $side } must have { $wanted } numbers of points
pack-arrows = no arrows of the side { $side } lead to { $space }
pack-map-spaces = the map of the side { $side } must show each of its spaces by its name, and no others
pack-map-paths = the map of the side { $side } has { $found } letters for paths, but there are { $wanted } paths
pack-map-width = the map of the side { $side } must not be wider than { $most } characters
pack-map-path = the map of the side { $side } does not lead the line of { $letter } from one end of { $path } to the other; without a map the side is shown as a list
pack-map-zones = the map of the side { $side } names zones or rows that the side does not have
pack-leaves = both sides of the board { $board } must have equally many leaves
pack-all-leaves = the five sides in play must have { $wanted } leaves, not { $found }
pack-lynx = the side { $side } asks for more lynx than there are
pack-camping = the side { $side } gives more camping tokens than there are
pack-cards = there must be { $wanted } cards, not { $found }
pack-fires = { $wanted } cards must have a fire icon, not { $found }
pack-icon = the card { $card } is '{ $special }': its icon cannot be '{ $icon }'
pack-x2 = the card { $card }: x2 tokens do not lie on the board { $board }, whose trees move away
pack-cells = the card { $card } kindles cells among { $cells }, not '{ $found }'

## A table written down by hand

hand-about = { $where }
colour-of = { $colour ->
    [green] green
    [brown] brown
    [gray] gray
    [yellow] yellow
   *[other] { $colour }
}
hand-cell = sides: on { $cell } there must be a { $kind ->
    [tower] tower
   *[forest] forest
} side, not { $found }: { $known }.
hand-same-board = sides: { $first } and { $second } are on the same board.
hand-side-left-out = sides: { $side } is left out: one side of a board lies up.
hand-no-space = { $where }: { $side } has no space { $found }: { $known }.
hand-not-in-play = { $where }: the side { $side } is not in play.
hand-two-trees = { $where }: two trees stand on { $space }: one is { $whose } already.
hand-tree-left-out = { $where }: { $space } is written down twice and counts once.
hand-leaf = { $where }: a neutral tree stands on { $space } with two or three players (rule 7).
hand-no-zones = zone_lynx: no side in play has zones for lynx.
hand-zone = zone_lynx: { $zone } has room for { $most }, not for { $found }.
hand-colour = { $where }: its colour is one of { $known }, not { $found }.
hand-same-colour = { $where }: two players have the colour { $colour }.
hand-tower = { $where }: the tower is one of { $known }, not { $found }.
hand-tower-not-there = { $where }: the tower { $tower } is not in play.
hand-tower-taken = { $where }: the tower { $tower } belongs to somebody else (rule 23).
hand-no-piece = { $where }: a tower that is claimed has one piece at least.
hand-pieces-left-out = { $where }: only { $most } pieces count.
hand-trees = { $where }: there are { $count } trees, but everybody has { $most } (rule 6).
hand-next-to = { $where }: { $space } is next to another tree of the player (rule 45).
hand-second = { $where }: { $space } is the second tree in a row (rule 50).
hand-no-tree = { $where }: { $mark } names { $space }, but no tree of the player stands there.
hand-felled = { $where }: a tree on { $space } cannot be felled (rule 51).
hand-no-espinhal = { $where }: Espinhal is not in play.
hand-espinhal = { $where }: espinhal is { $found }, but these trees can have won only { $known } points there (rule 54).
hand-not-reached = the arrows do not lead to the tree on { $space } (rule 19).
hand-double = { $where }: no card puts an x2 token on { $space } (rule 14).
hand-all-lynx = there are { $count } lynx on the table, but only { $most } in the box.
hand-all-doubles = there are { $count } x2 tokens on the table, but only { $most } in the box.
hand-all-camping = there are { $count } { $token }, but only { $most } in the box.
why-tower = { $tower } with { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
}.
why-axes = { axes }, 1 each.
why-sets = { $sets ->
    [one] { $sets } camping set
   *[other] { $sets } camping sets
}, { $worth } each, and { $others } other tokens, 1 each.
why-tokens = { $tokens ->
    [one] { $tokens } camping token
   *[other] { $tokens } camping tokens
}, 1 each: sets pay only with Gardunha.
why-chains = chains of { $sizes }
why-groups = sets of { $sizes }
why-unplaced = { $lynx } lynx not placed, { $points } each
why-lynx = { $n } lynx controlled, { $rank }
why-trees = { $n ->
    [one] { $n } tree
   *[other] { $n } trees
}, { $rank }
why-rank = { $rank ->
    [0] most
    [1] second most
    [2] third most
   *[3] too few to score
}
why-zones = trees in { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}
why-rows = trees in { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
why-written = { $points } points, as written down
why-standing = { $standing } standing, { $felled } felled
why-majorities = most trees in { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}

## What an owner of the box can enter

entries-setup = Preparation
entries-board = Forest boards
entries-card = Action cards
entries-tower = Watch towers
entries-side = Sides of the forest boards
entry-setup = { $players } players
entry-board = Board { $board }
field-setup-players = Players
field-setup-trees = Trees for each player
field-setup-plain-removed = Cards without a fire icon removed
field-setup-fire-removed = Cards with a fire icon removed
field-setup-neutral = Neutral trees on leaves
field-board-symbol = Symbol
field-print-value = Value
field-print-colour = Colour
field-card-print = Value and colour
field-card-special = { fact-special }
field-card-special-wild = wild
field-card-special-lynx = lynx
field-card-special-x2 = x2
field-card-special-break = fire break
field-card-special-fighter = fighters
field-card-special-axe = axe
field-card-icon = Location icon
field-icon-none = none
field-icon-A = Board A
field-icon-B = Board B
field-icon-C = Board C
field-icon-D = Board D
field-icon-E = Board E
field-icon-T = all towers
field-card-fire = Cells of the fire icon
field-tower-name = Name
field-tower-board = Tower board
field-tower-print = Value and colour
field-tower-points = Points for one, two and three pieces
field-tower-power = { fact-power }
field-tower-star = Side with the star
field-side-name = Name
field-side-board = Board
field-side-star = Side with the star
field-side-placement = { fact-rule }
field-side-felling = Trees may be felled
field-side-end = Points at the end
field-end-kind = What is counted
field-end-kind-chain = groups of connected trees
field-end-kind-hop-chain = trees with one space between them
field-end-kind-unplaced-lynx = lynx left over
field-end-kind-lynx-rank = most lynx in zones
field-end-kind-tree-rank = most trees
field-end-kind-camping-set = sets of camping tokens
field-end-kind-zones-held = zones or rows with a tree
field-end-kind-standing-and-felled = trees standing and felled
field-end-kind-majorities = most trees in rows and columns
field-end-points = Points
field-side-spaces = Spaces
field-space-print = Value and colour
field-space-at = Where to draw it: from the left and from the top, 0 to 100
field-space-lay = Lynx to lay
field-space-vp = Points
field-space-axe = Axes
field-space-lynx = Lynx
field-space-igloo = Igloos
field-space-tent = Tents
field-space-trailer = Trailers
field-space-motorhome = Motorhomes
field-space-leaf = Leaf
field-side-starts = Entries
field-side-solid = Solid paths
field-side-arrows = Arrows
field-side-dotted = Dotted paths
field-path-from = From
field-path-to = To
field-side-zones = Zones
field-zone-spaces = Spaces of the zone
field-zone-lynx-slots = Lynx icons
field-zone-to = Trees may go to
field-side-rows = Rows
field-side-map = Map in characters, for a terminal
