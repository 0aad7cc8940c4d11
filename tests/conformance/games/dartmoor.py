"""Where Dartmoor keeps its 172 cards, 3 winters and 5 caves, and which of them nobody but their owner has seen."""

UNIVERSAL = 66
WINTER = 172


def everything(game):
    cards = [("card", card) for card in range(172)]
    return [*cards, *(("winter", number) for number in range(3)), *(("cave", number) for number in range(5))]


def components(game, table):
    cards = [card for hand, size in zip(table.hand, table.hand_size, strict=True) for card in hand[:size]]
    cards += table.deck[: table.deck_size]
    cards += table.clearing[: table.clearing_size]
    cards += table.stand_card[: table.stands]
    cards += [card for card in range(172) if table.gone[card] >= 0]
    cards += [card for card in range(172) if table.dwelling[card] >= 0]
    cards += [table.playing // 2]
    found = [("card", card) for card in cards if 0 <= card < 172]
    winters = table.winters + table.deck.count(WINTER)
    found += [("winter", number) for number in range(winters)]
    return found + caves(table)


def caves(table):
    """Those on offer and those chosen; the rest are in the box."""
    there = [cave for cave in range(5) if table.offered[cave]] + [cave for cave in table.cave if cave >= 0]
    return [("cave", cave) for cave in [*there, *(cave for cave in range(5) if cave not in there)]]


def hidden(game, table, viewer):
    """The deck but for the winter of which all know the place, the other hands, and what lies under others' moors."""
    cards = [card for card in table.deck[: table.deck_size] if card != WINTER]
    for seat in range(table.players):
        if seat != viewer:
            cards += [card for card in hand(table, seat) if not certain(table, seat, card)]
    for stand in range(table.stands):
        if table.stand_species[stand] == UNIVERSAL and table.stand_owner[stand] != viewer:
            cards.append(table.stand_card[stand])
    winters = range(max(table.winters, 1), 3)
    return {*(("card", card) for card in cards), *(("winter", number) for number in winters)}


def hand(table, seat):
    return table.hand[seat][: table.hand_size[seat]]


def certain(table, seat, card):
    """Everybody saw it go into this hand, and no universal moor was laid from there since."""
    moors = [
        stand
        for stand in range(table.stands)
        if table.stand_owner[stand] == seat and table.stand_species[stand] == UNIVERSAL
    ]
    return table.taken_by[card] == seat and all(stand < table.taken_since[card] for stand in moors)


def unlisted(game, view):
    """Cards in caves and on the discard pile, which are only counted, and caves in the box."""
    there = [cave for cave in range(5) if view.offered[cave]] + view.cave
    cards = [("card", card) for card in range(172) if view.gone[card] >= 0]
    return cards + [("cave", cave) for cave in range(5) if cave not in there]


def component(kind, number):
    """A half is to be seen of a card that was played."""
    return ("card", number // 2) if kind == "half" else (kind, number)
