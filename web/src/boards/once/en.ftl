once-others = The other forests
once-piles = Piles
once-piles-help = only the top card can be had; its back shows its level
once-pile = { $level }: { $cards ->
    [0] empty pile
    [one] pile of one card
   *[other] pile of { $cards } cards
}
once-unseen = still to be looked at
once-obligatory = Obligatory
once-discarded = Discarded
once-your-forest = Your forest
once-forest-of = Forest of { $name }
once-your-hand = Your hand
once-hand-of = Hand of { $name }
once-back-to-mine = back to my forest
once-look = Look at the forest of { $name }
once-give-to = Give it to { $name }
once-partner = partner
once-level-0 = Ground
once-level-1 = 1st level
once-level-2 = 2nd level
once-level-3 = Canopy
once-full = complete { $count ->
    [one] column
   *[other] columns
}
once-full-short = complete
once-points = { $points ->
    [one] point
   *[other] points
}
once-short = { $count } short
once-too-many = { $count } too many
once-balance = { $animal }: { $count } of { $wanted }
once-counts-not = nothing on it counts yet
once-cover = cover
once-place-here = { $level }, column { $column }: place it here
once-cell-empty = { $level }, column { $column }: empty
once-beneath = { $cards ->
    [one] one card lies beneath
   *[other] { $cards } cards lie beneath
}
once-given = given, to be placed now
once-turned = turned up, to be placed now
once-as-it-is = as it is
once-bar-cards = { $cards ->
    [one] card left in the piles
   *[other] cards left in the piles
}
once-wanted-there = { $count ->
    [0] animals count once their column is complete
    [one] animals count there: each kind should be seen once
   *[other] animals count there: each kind should be seen { $count } times
}
once-waiting = waiting
once-wait-for-column = { $count ->
    [one] 1 more counts as soon as its column is complete
   *[other] { $count } more count as soon as their column is complete
}
once-waits = + waits
once-waits-help = Animals after a plus count as soon as their column is complete.
once-ask-column = { $card }: in which column?
once-ask-whom = { $card }: who gets it?
once-ask-what = Which card does { $name } get?
once-would-bring = Would bring
once-in-any = { $points } in any column
once-in-column = { $points } in column { $column }
once-in-new = { $points } in a new column
once-back = Face down
once-back-unseen = nobody has looked at it yet
once-back-shows = May show
once-back-animals = { $first }, { $second }, a chain saw
once-back-hidden = Not seen yet
once-back-cards = { $cards } of { $all } cards of this level
pad-column = column { $column }
pad-empty = empty
pad-left = { $left } left
pad-no-more = there are no more of them
