legendary-others = The other planets
legendary-your-planet = Your planet
legendary-planet-of = Planet of { $name }
legendary-look = Look at the planet of { $name }
legendary-back-to-mine = back to my planet
legendary-cherry = Pink
legendary-maple = Red
legendary-ginkgo = Yellow
legendary-zone-closed = { $runes ->
    [one] 1 rune, closed
   *[other] { $runes } runes, closed
}
legendary-zone-open = { $runes ->
    [one] 1 rune, open
   *[other] { $runes } runes, open
}
legendary-points = { $points ->
    [one] point
   *[other] points
}
legendary-placed = placed
legendary-placing = placing
legendary-planting = planting
legendary-token = chooses a tree first
legendary-architect = draws the tiles
legendary-tile = Tile { $number }
legendary-tray = Tile of this turn
legendary-bar-tiles = { $tiles ->
    [one] tile to come
   *[other] tiles to come
}
legendary-bar-trees = { $trees ->
    [one] tree left
   *[other] trees left
}
legendary-light-first = light: { $name } plants first
legendary-light = { $light ->
    [trees] light: trees follow
    [none] light, but no trees are left
   *[dark] dark: no trees
}
legendary-turn-left = Turn it to the left
legendary-turn-right = Turn it to the right
legendary-fits = { $place }: it fits as it lies
legendary-fits-turned = { $place }: it fits if it is turned
legendary-aimed = Tile { $number }, { $place }: place it so
legendary-return = Put it back into the box
legendary-waits = Tile { $number }, { $place }: placed, the others are still choosing
legendary-to-come = Tiles to come
legendary-unplayed = { $tiles } unplayed, { $never } of them never come
legendary-trees = Trees
legendary-trees-left = { $colour }: { $trees } left
legendary-plant = Plant a tree here: { $colour }, { $zone }
legendary-joins = What it brings here
legendary-join-closed = { $runes ->
    [one] 1 rune: closes
   *[other] { $runes } runes: closes
}
legendary-join-open = { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
}, { $halves ->
    [one] 1 half left
   *[other] { $halves } halves left
}
legendary-closer = Closer
legendary-farther = The whole planet
legendary-joins-none = Only grass meets here: no zone grows.
legendary-brief-open = { $runes ->
    [one] grows to 1 rune
   *[other] grows to { $runes } runes
}
legendary-brief-closed = { $runes ->
    [one] closes with 1 rune
   *[other] closes with { $runes } runes
}
legendary-ask = Tile { $number }, { $turn }: { $brings }
legendary-fits-at = Fits
legendary-fits-places = { $places ->
    [one] at one place
   *[other] at { $places } places
}
legendary-supply = In the middle
legendary-supply-trees = { $trees ->
    [0] none left
    [one] one tree left
   *[other] { $trees } trees left
}
legendary-fold = Close
pad-planet = The planet
pad-which = Which tile lies there?
pad-lay-here = { $place }: lay a tile here
pad-move-here = { $place }: move it here
pad-begin-here = Tap a free place and choose the tile that lies there.
pad-moving = Tap the place where it lies.
pad-count = { $tiles ->
    [one] 1 tile.
   *[other] { $tiles } tiles.
}
pad-owed = On other planets, too: { $tiles }.
pad-here-already = lies here already
pad-no-fit = does not fit
pad-turn = How it lies
pad-move = Move
pad-take-away = Take away
pad-plant = Plant a tree: { $colour }, { $runes }; { $trees ->
    [0] no trees here
    [one] 1 tree here
   *[other] { $trees } trees here
}
pad-no-trees = No trees yet: tap a zone of the tile above to plant one.
pad-no-zone = no zone
pad-fell = Take a tree away: { $colour }, { $runes }; { $trees ->
    [one] 1 tree
   *[other] { $trees } trees
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
