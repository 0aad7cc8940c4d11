"""Where Reforest keeps its 91 plants, 10 visitors and 5 events, and which of them are face down."""

CARDS, VISITORS, EVENTS = 91, 10, 5
SEEN_BEFORE = ("laid", "cleared", "milled", "paid", "discarded")  # and then shuffled into the deck by the same move


def everything(game):
    things = (("card", CARDS), ("visitor", VISITORS), ("event", EVENTS))
    return [(kind, number) for kind, count in things for number in range(count)]


def components(game, table):
    cards = [*face_down(table, None), *table.nursery, *table.discard[: table.discard_size], table.growing]
    for seat in range(table.players):
        for card in table.top[seat]:
            cards += stack(table, card)
    found = [("card", card) for card in cards]
    found += [("visitor", visitor) for visitor in table.visitor] + [("event", event) for event in table.event]
    return [(kind, number) for kind, number in found if number >= 0]


def stack(table, card):
    """A plant and those beneath it."""
    found = []
    while card >= 0:
        found.append(card)
        card = table.beneath[card]
    return found


def hidden(game, table, viewer):
    """Cards whose face the viewer does not know, and what has not been turned up of the two small decks."""
    eye = 1 << viewer if viewer >= 0 else 16
    cards = {("card", card) for card in face_down(table, eye)}
    visitors = {("visitor", visitor) for visitor in table.visitor[table.visitors_up :]}
    return cards | visitors | {("event", event) for event in table.event[table.events_up :]}


def face_down(table, eye):
    """All cards in deck, hands, energy, tucked piles and box; with an eye only those that it does not know."""
    places = [(table.deck, table.deck_known, table.deck_size)]
    for seat in range(table.players):
        places.append((table.hand[seat], table.hand_known[seat], table.hand_size[seat]))
        places.append((table.energy[seat], table.energy_known[seat], table.energy_size[seat]))
    places += [(table.tucked[pile], [0] * 12, table.tucked_size[pile]) for pile in range(2)]
    places.append((table.unused, [0] * 61, table.unused_size))
    found = []
    for cards, known, size in places:
        found += [cards[i] for i in range(size) if eye is None or not known[i] & eye]
    return found
