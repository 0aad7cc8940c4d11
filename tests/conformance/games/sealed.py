"""Where Sealed keeps its twelve cards, and which of them are face down."""


def everything(game):
    return [("card", card) for card in range(12)]


def components(game, table):
    places = [card for hand in table.hand for card in hand]
    places += table.deck
    places += [card for card in range(12) if table.taken[card] >= 0]
    return [("card", card) for card in places if card >= 0]


def hidden(game, table, viewer):
    """The cards in the deck and in the other hands, laid or not."""
    cards = list(table.deck)
    cards += [card for seat in range(table.players) if seat != viewer for card in table.hand[seat]]
    return {("card", card) for card in cards if card >= 0}
