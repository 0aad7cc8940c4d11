"""Where Once Upon a Forest keeps its 64 cards, and which of them are face down."""

SEEN_BEFORE = ("slipped",)  # everybody saw the start card before it went into the pile [6]


def everything(game):
    return [("card", card) for card in range(64)]


def components(game, table):
    places = [card for pile in piles(table) for card in pile]
    places += [card for seat in range(table.players) for card in hand(table, seat)]
    places += [table.given, table.discard]
    places += [card for forest in table.forest for column in forest for card in column]
    places += table.beneath
    places += unslipped(game, table)
    return [("card", card) for card in places if 0 <= card < 64]


def hidden(game, table, viewer):
    """The cards in the piles and in the other hands."""
    cards = [card for pile in piles(table) for card in pile]
    cards += [card for seat in range(table.players) if seat != viewer for card in hand(table, seat)]
    return {("card", card) for card in cards}


def piles(table):
    return [table.deck[bottom : bottom + height] for bottom, height in zip(table.bottom, table.height, strict=True)]


def hand(table, seat):
    return table.hand[seat][: table.hand_size[seat]]


def unslipped(game, table):
    """Start cards that are still to be slipped into a pile: everybody sees them lie there."""
    return game.box.starts[4 - table.left_over :]
