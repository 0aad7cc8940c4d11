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
once-wanted = each species should be seen { $count ->
    [one] once
   *[other] { $count } times
}
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
once-as-it-is = { $points } as it is
once-bar-cards = { $cards ->
    [one] card left in the piles
   *[other] cards left in the piles
}
