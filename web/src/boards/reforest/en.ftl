reforest-others = The other regions
reforest-yours = Your region
reforest-mountain-of = Region of { $name }
reforest-look = Look at the region of { $name }
reforest-back = back to my region
reforest-hand = Your hand
reforest-back-of-card = a face-down card
reforest-seen = the others have seen this card
reforest-hand-word = hand
reforest-of = of { $limit }
reforest-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
reforest-energy = energy
reforest-energies = { $count } energy
reforest-points = { $points ->
    [one] point
   *[other] points
}
reforest-won = Visitors won: { $names }

reforest-visitors = Visitors
reforest-judged = judged when the deck runs out
reforest-this-round = this round
reforest-held-over = tied before
reforest-round = round { $round }
reforest-drawn = drawn
reforest-most = most { $things }
reforest-at-least = { $count } { $things }
reforest-won-by = with { $name }
reforest-gone = left unwon
reforest-count = { $name }: { $count }
reforest-leads = { $name } leads with { $count }
reforest-tie = nobody leads alone
reforest-so-far = { $count } of { $wanted }
reforest-event = event
reforest-all-round = all round

reforest-nursery = Nursery
reforest-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
}
reforest-on-top = you have seen what is on top: { $names }
reforest-discarded = discarded
reforest-empty-slot = empty place of the nursery
reforest-in-deck = in the deck
reforest-tucked = tucked
reforest-tucked-help = under the visitor of this round, for the next deck
reforest-of-rounds = of 3 rounds
reforest-last-lap = last lap
reforest-target = to beat

reforest-high = High
reforest-middle = Middle
reforest-low = Low
reforest-smallest = smallest { $count }
reforest-nothing = nothing grows here
reforest-pay = pay { $price }
reforest-free = free
reforest-move-from = move it
reforest-move-here = move here
reforest-store-here = store here
reforest-burn = burn
reforest-use = use
reforest-unpaid = { $count } to pay
reforest-beneath = { $count ->
    [one] one plant in the understory
   *[other] { $count } plants in the understory
}
reforest-understory = understory
reforest-more-under = { $count } more below
reforest-layers = Show the whole stack
reforest-close = Close
reforest-height = height of at least
reforest-tall = { $metres } m
reforest-effects = Effects to use

reforest-why-too-high = Too high up for it
reforest-why-too-low = Too low down for it
reforest-why-wrong-row = Does not grow at this height
reforest-why-not-taller = Not taller than { $metres } m
reforest-why-first-low = The first plant goes low down
reforest-why-not-adjacent = Not beside a plant of yours
reforest-why-cannot-pay = Costs { $price }, more than you can pay

reforest-story = Round { $round } has ended
reforest-story-why = The last card has left the deck.
reforest-story-step = { $step } of { $steps }
reforest-story-wins = { $name } wins it with { $count } and gains { $value }.
reforest-story-solo-wins = { $count } of { $wanted }: you earn it and gain { $value }.
reforest-story-waits = Nobody is alone in the lead: it waits for the end of round { $round }.
reforest-story-left = Nobody is alone in the lead: it leaves for good.
reforest-story-solo-left = { $count } of { $wanted }: it leaves unearned.
reforest-story-deck = Discard pile, nursery and { $round ->
    [3] no more tucked cards
   *[other] the tucked cards
} are shuffled: a new deck of { $cards }.
reforest-story-event = An event: { $event }
reforest-story-lap = The last lap: play goes on until it would be { $name }’s turn.
reforest-story-solo-lap = After this turn there is one more.
reforest-story-goes-on = Whoever was interrupted goes on.
reforest-next = Next
reforest-previous = Back
reforest-skip = Skip
reforest-done = Play on

reforest-ask-where = Where shall { $name } grow? It is { $metres } m tall and costs { $price }.
reforest-ask-what = What shall grow in the { $space }?
reforest-ask-to = Where shall { $name } move?
reforest-span = { $least } to { $most }
reforest-costs = Costs now
reforest-brings = Points now
reforest-grows = Grows now
reforest-nowhere = nowhere
reforest-could-grow = Could grow here
reforest-at-price = { $name }: pay { $price }, { $gain }
reforest-now = Now

pad-mountain = The region: choose a space to enter its stack
pad-stack = The stack from the canopy down
pad-upwards = from the bottom up { $plants }
pad-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-cannot-be = this cannot be
pad-energy = Energy, face down
pad-hand = Cards in hand
pad-raise = Move { $name } one up
pad-take-away = Take away { $name }
pad-kinds = Only plants of one kind
pad-doubt-row = not in this row
pad-doubt-height = not taller
pad-doubt-copies = no more of them
pad-add-visitor = Add a visitor
pad-unearned = not earned
pad-unearned-visitors = Visitors that were not earned
pad-all-plants = Value of all 30 plants in the game together
pad-to-beat = To beat
