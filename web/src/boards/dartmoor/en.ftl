dartmoor-others = The other forests
dartmoor-clearing = Clearing
dartmoor-of-full = of { $full }
dartmoor-swept = {", then it is emptied"}
dartmoor-in-deck = in the deck
dartmoor-of-winters = of { $all } winters
dartmoor-deck = { $count ->
    [one] Deck of one card
   *[other] Deck of { $count } cards
}
dartmoor-winters = { $count ->
    [0] no winter card of { $all } seen yet
    [one] one winter card of { $all } seen
   *[other] { $count } winter cards of { $all } seen
}
dartmoor-first-winter = { $count ->
    [0] the first winter lies on top
    [one] the first winter lies below one card
   *[other] the first winter lies below { $count } cards
}
dartmoor-payment = { $price ->
    [one] Pay one card from your hand for { $name }
   *[other] Pay { $price } cards from your hand for { $name }: { $paid } so far
}
dartmoor-bonus-open = on every card:
dartmoor-bonus-lost = no bonus
dartmoor-effect-of = Effect of { $name }:
dartmoor-bonus-of = Bonus of { $name }:
dartmoor-take-back = Take back: { $name }
dartmoor-caves = Caves
dartmoor-caves-help = a point for each card in it
dartmoor-your-forest = Your forest
dartmoor-forest-of = Forest of { $name }
dartmoor-forest-empty = Nothing grows here yet.
dartmoor-back-to-mine = back to my forest
dartmoor-look = Look at the forest of { $name }
dartmoor-fold = Plan of { $name }
dartmoor-your-hand = Your hand
dartmoor-hand-of = Hand of { $name }
dartmoor-hand = hand
dartmoor-of-hand = of { $most }
dartmoor-hand-count = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}{ $known ->
    [0] {""}
    [one] , one of them known
   *[other] , { $known } of them known
}
dartmoor-half = { $name }, costs { $cost }, symbol of the { $tree }
dartmoor-seen = the others have seen this card
dartmoor-cave = cave
dartmoor-cave-count = { $count ->
    [0] nothing in the cave
    [one] one card in the cave
   *[other] { $count } cards in the cave
}
dartmoor-cave-empty = The cave is empty.
dartmoor-points = { $points ->
    [one] point
   *[other] points
}
dartmoor-discard = { $count ->
    [one] one card to put here
   *[other] { $count } cards to put here
}
dartmoor-zoom = Size of the forest
dartmoor-smaller = Smaller
dartmoor-larger = Larger
dartmoor-fit = fit
dartmoor-universal = Universal moor
dartmoor-stand = { $name }{ $known ->
    [no] {""}
   *[yes] { $points ->
        [one] , one point
       *[other] , { $points } points
    }
}
dartmoor-dweller = { $name }{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}{ $known ->
    [no] {""}
   *[yes] { $points ->
        [one] , one point
       *[other] , { $points } points
    }
}
dartmoor-place = { $stand }, { $where }: place it here
dartmoor-closed = { $stand }, { $where }: empty
dartmoor-kind-bird = birds
dartmoor-kind-bat = bats
dartmoor-kind-insect = insects
dartmoor-kind-amphibian = amphibians and reptiles
dartmoor-kind-hoof = hoofed animals
dartmoor-kind-paw = pawed animals
dartmoor-kind-plant = plants
dartmoor-lasting = What works from now on
dartmoor-ask-play = { $cost ->
    [0] Play { $name }, free of charge?
    [one] Play { $name } and pay one card?
   *[other] Play { $name } and pay { $cost } cards?
}
dartmoor-ask-place = Where shall { $name } go?{ $price ->
    [0] {""}
    [one] {" "}Then pay one card.
   *[other] {" "}Then pay { $price } cards.
}
dartmoor-ask-side = Which place at { $stand } for { $name }?
dartmoor-ask-pay = { $price ->
    [one] Choose a card of your hand to pay for { $name }.
   *[other] Choose { $price } cards of your hand to pay for { $name }.
}
dartmoor-brings-price = Price
dartmoor-brings-price-now = { $cost ->
    [0] nothing
    [one] one other card of your hand
   *[other] { $cost } other cards of your hand
}
dartmoor-brings-symbols = Bonus
dartmoor-brings-symbols-now = { $have ->
    [0] no other card of yours shows its symbol
    [one] one of your cards shows its symbol
   *[other] { $have } of your cards show its symbol
}, { $cost ->
    [one] one is needed
   *[other] { $cost } are needed
}
dartmoor-brings-bonus = Bonus
dartmoor-brings-bonus-now = { $shows ->
    [0] paid with this card, it is lost
   *[other] this card shows the symbol
}
dartmoor-brings-points = Brings now
dartmoor-brings-points-now = { $points ->
    [one] one point
   *[other] { $points } points
}
pad-way = How to enter it
pad-way-stands = Stand by stand
pad-way-numbers = By numbers
pad-add-stand = A tree, shrub or moor
pad-stand = Stand { $number }: { $name }
pad-place = { $stand }, { $where }: enter somebody
pad-beside = beside { $name }
pad-also = Beside whoever is there, though it does not fit
pad-no-more = there are no more of them
pad-doubt-crowded = no room here
pad-doubt-lone-cuckoo = needs another bird
pad-doubt-cuckoos = one Cuckoo at most
pad-doubt-in-moor = only in a moor
pad-doubt-at-tree = only at a tree or shrub
pad-doubt-no-side = a moor has no sides
pad-doubt-part = { $part ->
    [top] goes on top
    [bottom] goes below
   *[side] goes left or right
}
pad-symbol = Tree symbol
pad-symbols = Symbols that count
pad-symbols-help = Choose one and tap its cards; trees are counted.
pad-paint = Tap every card with the symbol of the { $tree }. Tap the symbol again when you are done.
pad-own-symbol = { $name }: its tree symbol
pad-later = Later
pad-cave = Cave
pad-cave-number = Cave
pad-cave-cards = Cards in it
pad-cave-taken = { $number }, another player has it
pad-search = Search by name
pad-nothing-found = Nothing is called like that.
pad-parts = Where they belong
pad-part-tree = Trees
pad-part-moor = Moors
pad-part-top = On top
pad-part-bottom = Below
pad-part-side = Sides
pad-stand-first = First a tree, shrub or moor: animals and plants live there.
pad-count = { $name }: { $count }; one more
pad-bearing = { $name }: { $count } of { $of } bear it
pad-one-less = { $name }: one less
pad-wrong = does not fit
pad-too-many = more than there are
pad-placed = Where cards lie matters for: { $names }. Look there stand by stand.
