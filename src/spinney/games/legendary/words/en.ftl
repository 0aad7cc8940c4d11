# Legendary Forests, English.

## The game

about-summary = Everybody grows a planet from the same tiles: close your zones, and plant the trees where the runes are.
about-note = Rules and counts as published; the faces of the 25 tiles and which numbers are light are house data.

## Things

seat = Player { $number }

tile-face = tile { $number }
tile-unknown = a face-down tile
light-0 = dark
light-1 = light
light-unknown = hidden

colour-pink = pink
colour-red = red
colour-yellow = yellow
colour-grass = grass
zone-unknown = hidden

# The sides of a tile: as it lies on a planet, or with its number upright.
edge-N = top
edge-E = right
edge-S = bottom
edge-W = left

turn-0 = number upright
turn-1 = turned to the right
turn-2 = turned upside down
turn-3 = turned to the left
turn-unknown = turned nobody knows how

# Places are counted from tile 1: "2 right of tile 1, 1 up".
steps-right = { $steps } right
steps-left = { $steps } left
steps-up = { $steps } up
steps-down = { $steps } down
column-right = { steps-right } of tile 1
column-left = { steps-left } of tile 1
column-same = in the column of tile 1
row-same = same row
place-name = { $column }, { $row }
place-start = where the planet begins
place-unknown = a place that is still hidden

# A zone by where it lies: "red zone of tile 7 (2 right, 1 up), left side".
tile-at = { $tile } ({ $place })
zone-at = { $tile }, { $edge } side
zone-name = { $colour } zone of { zone-at }

rune-count = { $runes ->
    [0] no runes
    [one] 1 rune
   *[other] { $runes } runes
}
runes-unknown = hidden runes

## What there is to say about a thing

fact-number = Number
fact-sides = Sides
fact-points = Points
told-light = light: everybody plants a tree after it
told-dark = dark: no trees after it
told-side = { $edge } { $colour }
told-tree = Tree, { $colour }
told-zone = Its zone is worth as many points as it has full runes, and twice that when it is closed.
told-grass = None: no tree stands on grass.

## The score sheet

sheet-closed = Closed zones with trees
sheet-open = Open zones with trees

## What is asked

ask-place = choose where it goes, and how it is turned
ask-tree = Plant a tree on a zone of its colour
ask-over = The game is over.
prompt-place = Tile { $number } ({ $light ->
    [trees] light: trees follow
    [none] light, but no trees are left
   *[dark] dark: no trees
}): { ask-place }.
prompt-tree = { ask-tree }. Left: { $trees }.
prompt-tree-of = Plant a { $colour } tree on one of your { $colour } zones.
trees-of = { $n } { $colour }

## The rules that matter now

help-place = Your tile must touch your planet with at least one side, and all touching sides must have the same colour; it may be turned. Everybody places at the same time, and nobody sees where until all are ready. Only a tile that fits nowhere goes back into the box (rules 9 to 13). Places are counted from tile 1: so many to the right or left of it, so many up or down.
help-tree = A light number: everybody takes a tree of a colour that is left and puts it on a zone of that colour, from the holder of the construction token on. A zone is named after its tile with the lowest number, and the side of that tile on which it lies (rules 19 to 26).
help-score = A zone with a tree is worth as many points as it has full runes, and twice that if it is closed, that is, if no half-rune is left. Two trees on one zone count once; a zone without a tree is worth nothing (rules 28 to 30).

## Moves

move-place = Place it { $column }, { $row }, { $turn }
move-return = Put it back into the box: it fits nowhere
move-plant = Plant a { $colour } tree on the zone of { $tile }, { $edge } side

## What happened

event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $tile }, a { $light } number.
event-ready = { $you ->
    [yes] You are
   *[no] { $seat } is
} ready.
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
} it { $place }, { $turn }.
event-returned = { $you ->
    [yes] You cannot place it and put
   *[no] { $seat } cannot place it and puts
} it back into the box.
event-closed = { $you ->
    [yes] You close
   *[no] { $seat } closes
} the { $zone }, with { $runes }.
event-planted = { $you ->
    [yes] You plant
   *[no] { $seat } plants
} a tree on the { $zone }, with { $runes }.
event-passed = The construction token passes to { $you ->
    [yes] you
   *[no] { $seat }
}.
event-ended = The game is over.

## Why not

reason-no-such-move = there is no such move.
reason-game-over = the game is over.
reason-not-asked = it is somebody else's turn to decide (rule 20).
reason-wait-for-others = you have placed your tile; the others are still choosing (rule 9).
reason-another-step = first everybody places the tile, then trees are planted (rules 9 and 19).
reason-occupied = there is already a tile (rule 14).
reason-touches-nothing = a tile must touch your planet with at least one side (rule 10).
reason-sides-differ = touching sides must have the same colour (rule 11).
reason-must-place = the tile can be placed, so it must be (rule 13).
reason-not-on-planet = that tile is not on your planet.
reason-no-tree-on-grass = trees are never planted on grass (rule 21).
reason-wrong-colour = a tree goes on a zone of its own colour (rule 21).
reason-no-tree-left = no tree of that colour is left (rule 22).
reason-zone-named-otherwise = a zone is named after its tile with the lowest number, and the first side of that tile from the top on, number upright.

## What a report counts, and who did it

use-planted = Trees planted, by colour
use-planted-did = planted a { $what } tree
use-closed = Zones closed, by colour
use-closed-did = closed a { $what } zone
use-drawn = Tiles drawn
use-drawn-did = { $what } was drawn

## What lies where

zone-tile = The tile of this turn
zone-trees = Trees
zone-rim = Where it fits
zone-turn = How it is turned
zone-planet = Planet
label-left = { $n } left
label-tree = { $colour } tree: { $edge }
label-edge = { $edge }, { $colour }

## On a terminal

hint-zone = { $zone } zone with { $worth }
zone-closed = { $runes }, closed
zone-open = { $runes }, open
label-token = token
label-ready = ready
label-turn = Turn { $turn } of { $turns }.
label-tile = Tile { $tile }: { $light ->
    [trees] light, trees follow
    [none] light, but no trees are left
   *[dark] dark, no trees
}.
label-trees = Trees left:
label-unplayed = Unplayed (five of them never come):
label-never = Never drawn:
legend-tree = tree
legend-joined = joined across
legend-light = light number
legend-asked = still to decide
legend-steps = columns and rows from tile 1

## What can be wrong with a pack

pack-tiles = the tiles must be numbered { $first } to { $last }, in this order
pack-trees = the trees must be { $known }, in this order
pack-tree-count = there must be { $wanted } { $colour } trees, two for each of five players
pack-edges = the edges of tile { $tile } must be four letters of { $letters }, not '{ $found }'
pack-area = an area of tile { $tile } must be letters of { $letters }, not '{ $found }'
pack-area-colour = the area { $area } of tile { $tile } must have one colour
pack-areas = each edge of tile { $tile } with leaves must be in one area, and no edge with grass
pack-light-areas = tile { $tile } is light and has four areas: with tile 1 it must show all three colours

## A table written down by hand

hand-no-start = { $where }: tile 1 is missing, from which every planet grows (rule 5).
hand-drawn = besides tile 1, the planets have { $found } different tiles, but only { $most } are drawn in a game (rule 6).
hand-few-trees = { $where }: { $found ->
    [one] there is 1 tree
   *[other] there are { $found } trees
}, but light tiles lie on the planets, and after each of them everybody plants a tree: { $wanted } at least (rules 19 and 23).
hand-many-trees = { $where }: { $found ->
    [one] there is 1 tree
   *[other] there are { $found } trees
}, but with the light tiles that can have been drawn nobody plants more than { $most } (rules 19 and 23).
hand-other-trees = { $where }: { $found ->
    [one] there is 1 tree
   *[other] there are { $found } trees
}, but { $first } on the first planet, and everybody plants as many (rules 20 and 23).
# Only where to look, for a page that marks it.
hand-at = { $where }
hand-tile-twice = { $where }: tile { $tile } is there twice.
hand-tile-first = { $where }: only the first tile { $tile } counts.
hand-same-place = { $where }: tiles { $first } and { $second } both lie on x = { $x }, y = { $y }.
hand-place-first = { $where }: only tile { $first } counts there.
hand-sides = { $where }: tiles { $first } and { $second } touch with { $colour } and { $other }; touching sides must have the same colour (rule 11).
hand-not-joined = { $where }: where colours differ, zones do not join, and both half-runes stay.
hand-apart = { $where }: tile { $tile } is not connected to the others (rule 10).
hand-not-there = { $where }: there is a tree on tile { $tile }, but that tile is not on the planet.
hand-grass = { $where }: edge { $edge } of tile { $tile } is grass, and no tree grows there (rule 21).
hand-no-zone = { $where }: the tree on tile { $tile } stands on no zone, and does not count.
hand-tree-room = { $where }: only { $most } trees count.
hand-other-colour = { $where }: edge { $edge } of tile { $tile } is { $ground }, and a { $colour } tree does not go there (rule 21).
hand-too-many = there are { $count } { $colour } trees, but { $most } in the supply for { $players } players (rule 7).
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-zone = { $colour ->
    [pink] Pink
    [red] Red
   *[yellow] Yellow
} zone of { $count ->
    [one] tile
   *[other] tiles
} { $tiles }: { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
}, { $closed ->
    [yes] closed
   *[no] open
}, { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
}: { label-points }.
resume-over = all tiles have been drawn: there is nothing to play on.

## What an owner of the box can enter

entries-tile = Tiles
entries-trees = Trees
field-tile-edges = Colours of the sides, number upright
field-tile-areas = Sides that belong together
field-tile-light = Light number
field-trees-count = How many
field-colour-P = { colour-pink }
field-colour-R = { colour-red }
field-colour-Y = { colour-yellow }
field-colour-G = { colour-grass }
