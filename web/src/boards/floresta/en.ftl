floresta-players = Players
floresta-boards = The nine boards
floresta-all-boards = All boards
floresta-look-closer = Look closer at { $name }
floresta-turn-to = { $name }: { $count ->
    [one] { $count } thing to point at
   *[other] { $count } things to point at
}
floresta-your-hand = Your hand
floresta-hand-of = Hand of { $name }
floresta-throw = Throw away
floresta-throw-help = A card and a tree away, for one point
floresta-row = The row
floresta-row-help = you take one after your turn
floresta-row-now = take one
floresta-row-short = row
floresta-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
floresta-supply = Supply
floresta-axes = Axes
floresta-lynx = Lynx
floresta-pieces = Tower pieces
floresta-doubles = x2 tokens: a tree counts twice
floresta-breaks = Fire breaks
floresta-no-camping = No camping on these sides
floresta-you = you
floresta-bot = bot
floresta-first = begins this round
floresta-first-short = first
floresta-left = left
floresta-trees-left = { $count ->
    [one] one tree left
   *[other] { $count } trees left
}
floresta-cards-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
floresta-nobodys = Nobody’s yet
floresta-neutral = neutral tree
floresta-tree-of = tree of { $name }
floresta-truck-of = fire truck of { $name }
floresta-felled = felled
floresta-doubled = counts twice
floresta-burns = on fire
floresta-broken = fire break
floresta-may = you may choose this
floresta-in-reach = in reach of your tower
floresta-threat = A fire card in the row kindles this board if it is left over
floresta-reserve-here = Reserve the bonus tree here
floresta-lay = Lynx to lay
floresta-lay-some = { $count ->
    [0] lay none
    [one] lay one lynx
   *[other] lay { $count } lynx
}
floresta-none = none
floresta-bonus-for = Bonus tree for
floresta-in = in { $name }
floresta-at-tower = at a tower
floresta-special-axe = Axe
floresta-special-axe-more = take one
floresta-special-lynx = Lynx
floresta-special-lynx-more = take one
floresta-special-wild = Wild
floresta-special-wild-more = any value
floresta-special-x2 = x2
floresta-special-x2-more = counts as two
floresta-special-break = Fire break
floresta-special-break-more = on a path: 2
floresta-special-fighter = Fighters
floresta-special-fighter-more = up to 3 fires
floresta-end = End:
floresta-end-tower = points for one, two, three pieces.
floresta-place-mondego = Plant on any free space.
floresta-end-mondego = chains of your joined spaces: 2, 3, 4 or more.
floresta-place-orvalho = Never next to a tree of your own.
floresta-end-orvalho = your trees two steps apart belong together: sets of 2, 3, 4 or more.
floresta-place-malcata = Lay the lynx shown with the tree.
floresta-end-malcata = every lynx you still hold.
floresta-place-sao-mamede = One way in, follow the arrows. You may lay lynx in the zone.
floresta-end-sao-mamede = lynx in the zones where you have a tree: most, second, third.
floresta-place-margaraca = Four ways in, follow the arrows.
floresta-end-margaraca = most trees, second, third; x2 counts two.
floresta-place-gardunha = Four ways in, follow the arrows.
floresta-end-gardunha = each set of four different camping tokens.
floresta-place-estrela = Two ways in, follow the arrows. One tree of yours a row.
floresta-end-estrela = trees in 2, 3, 4 rows.
floresta-place-lousa = Three ways in, follow the arrows. You may fell the column before.
floresta-end-lousa = each standing tree; each felled tree.
floresta-place-sabugal = Plant on any free space; then you may move an older tree to the board of its column.
floresta-end-sabugal = most trees in a row; most trees in a column.
floresta-place-espinhal = One way into each zone, follow the arrows.
floresta-end-espinhal = trees in 2, 3, 4 zones; then trees go to the zone’s board.
floresta-power-none = No power; the best view.
floresta-power-truck-third-marker = Your truck may put out a third connected fire.
floresta-power-break-over-fire = A break may be laid on a fire: it goes out, 3 points.
floresta-power-free-axe-in-reach = One axe step free for each tree planted in reach.
floresta-power-either-colour-in-reach = Cards count as either colour in reach.
floresta-power-lynx-card-anywhere-in-reach = A lynx card in reach gives its lynx whatever its sign.
floresta-power-reserve-bonus-trees = A bonus tree may wait here and be planted later, in reach.
floresta-power-red-cards-wild-in-reach = Dark red cards have any value in reach.
floresta-fact-round = { $count ->
    [one] round
   *[other] rounds
}
floresta-fact-deck = in the deck
floresta-fact-fire = { $count ->
    [one] fire
   *[other] fires
}
floresta-tell = the last fire
floresta-fire-phase = The fire phase
floresta-step = fire phase, { $step } of { $steps }
floresta-back = Back
floresta-skip = Skip
floresta-go-on = Go on
floresta-done = Play on
floresta-told-trucks = { $trucks ->
    [one] One truck puts out
   *[other] { $trucks } trucks put out
} { $fires ->
    [one] one fire.
   *[other] { $fires } fires.
}
floresta-told-losses = { $trees ->
    [one] Fire touches one tree.
   *[other] Fire touches { $trees } trees.
}
floresta-told-spread = No truck in { $places }: fire spreads to { $paths ->
    [one] one more path.
   *[other] { $paths } more paths.
}
floresta-told-die = The die shows { $die }: { $fires ->
    [0] nothing new burns.
    [one] one new fire.
   *[other] { $fires } new fires.
}
floresta-step-1 = Trucks
floresta-step-1-rule = A truck drives to a fire in reach of its tower and puts out one or two, with São Matias up to three.
floresta-step-2 = Losses
floresta-step-2-rule = A tree beside a fire costs its owner a point, two if it counts twice.
floresta-step-3 = Spreading
floresta-step-3-rule = Where no truck stands, fire takes every path that joins a burning one.
floresta-step-4 = New cards, new fires
floresta-step-4-rule = The row is filled. Each fire card in it rolls the die for the boards it shows.
floresta-no-drives = No truck has driven.
floresta-no-losses = No tree is touched.
floresta-no-spread = Nothing spreads.
floresta-drive-to = to { $place }, { $fires ->
    [one] 1 fire out
   *[other] { $fires } fires out
}
floresta-drive-stay = { $place }, { $fires ->
    [one] 1 fire out
   *[other] { $fires } fires out
}
floresta-loss = { $trees ->
    [one] a tree in { $places }
   *[other] { $trees } trees in { $places }
}
floresta-loss-all = (had only { $points })
floresta-spread = { $place }, no truck
floresta-held = { $place }, held by a truck
floresta-roll-next = { $places }, next
floresta-climb = No free space of that value and no fire yet: the number climbs
floresta-new-fires = { $fires ->
    [one] 1 new fire
   *[other] { $fires } new fires
}
floresta-quiet-burns-already = burns already
floresta-quiet-nothing-free = nothing free to burn
floresta-points-of = { $track } on the track, { $boards } on the boards
floresta-look-at = { $name }, { $total } points: look closer
floresta-ask-where = Where to with { $card }? A ringed space or tower takes it, or throw it away.
floresta-ask-card = Which card for { $place }?
floresta-ask-bonus = Where shall the bonus tree stand ({ $condition })?
floresta-ask-condition = Which bonus is the tree in { $place } for?
floresta-fact-cost = Costs
floresta-fact-brings = Brings
floresta-fact-fits = Fits
floresta-price = { $card }: { $axes ->
    [0] no axe
    [one] 1 axe
   *[other] { $axes } axes
}
floresta-brings-points = { $points } points on your score so far
floresta-fits = { $places ->
    [0] nowhere now; thrown away it brings a point
    [one] one place{ $free ->
        [0] , for axes
       *[other] , without an axe
    }
   *[other] { $places } places{ $free ->
        [0] , all for axes
       *[other] , { $free } of them without an axe
    }
}
pad-boards = The five forests
pad-trees-of = Trees of { $name }
pad-trees = { $count } of { $most } trees
pad-tool = What a tap does
pad-tool-plant = Plant
pad-tool-x2 = x2
pad-tool-felled = Felled
pad-tree-of = { $space }: the tree of { $name }.
pad-take-over = It is { $name }’s
pad-neutral = { $space }: a neutral tree stands here.
pad-plant-all-the-same = Plant all the same
pad-turn = Turn over
pad-turn-to = Turn over to { $name }
pad-turn-trees = { $count ->
    [one] Turn { $name } over? Its tree is taken away.
   *[other] Turn { $name } over? Its { $count } trees are taken away.
}
pad-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-wrong = cannot be
pad-goods = In front of { $name }
pad-vp = Victory points
pad-lynx = Lynx not placed
pad-axes = Axes
pad-tower = Tower
pad-no-tower = None
pad-pieces = Pieces
pad-pieces-worth = { $pieces } ({ $points } p)
pad-espinhal = Points of { $name }’s zones
pad-like-trees = as the trees stand
pad-espinhal-help = Counted before trees moved from it to other boards.
pad-colour = Colour of the trees
pad-plan-help = Tap a board to say which side lies there; the arrow turns it over. Where the boards lie does not change the points.
pad-lay-at = What lies in the { $place }?
pad-lies = now in the { $place }
pad-place-NW = north-west
pad-place-N = north
pad-place-NE = north-east
pad-place-W = west
pad-place-C = centre
pad-place-E = east
pad-place-SW = south-west
pad-place-S = south
pad-place-SE = south-east
pad-zone-lynx = Lynx in the zones of { $name }
pad-zone = Zone { $zone }, { $slots ->
    [one] one icon
   *[other] { $slots } icons
}
pad-zone-lynx-there = The lynx in the zones of { $name } are entered under “{ $tab }”.
