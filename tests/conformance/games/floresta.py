"""Where Floresta keeps its cards, trees, lynx, x2 tokens, breaks and camping tokens, and which cards are hidden.

Fire markers, axes and points are unlimited [8]; that a path holds one thing at most is looked at here too. Things of a
kind that are all alike are told apart by counting them: the third lynx found is lynx 2.
"""

SPACES = range(120)
BUTTONS = ("amount", "condition")  # what moves name that lies nowhere


def everything(game):
    return [
        *(("card", card) for card in range(60)),
        *(("lynx", lynx) for lynx in range(20)),
        *(("x2", token) for token in range(6)),
        *(("break", token) for token in range(8)),
        *((f"camping {kind}", token) for kind in range(4) for token in range(9)),
        ("trees", 0),
        ("paths", 0),
    ]


def components(game, table):
    places = [*table.deck[: table.deck_size], *table.removed, *table.row, table.card]
    places += [card for seat in range(table.players) for card in hand(table, seat)]
    places += [card for card in range(60) if table.discarded[card] >= 0]
    found = [("card", card) for card in places if 0 <= card < 60]
    found += [("lynx", lynx) for lynx in range(lynx_in_sight(game, table))]
    found += [("x2", token) for token in range(table.doubles_left + bits(table.doubled))]
    found += [("break", token) for token in range(table.breaks_left + bits(table.breaks))]
    for kind in range(4):
        tokens = table.camping_left[kind] + sum(camping[kind] for camping in table.camping)
        found += [(f"camping {kind}", token) for token in range(tokens)]
    if all(trees_of(table, seat) == game.box.start_trees[table.players] for seat in range(table.players)):
        found.append(("trees", 0))
    if all(fire & stop == 0 for fire, stop in zip(table.fire, table.breaks, strict=True)) and no_space_doubled(table):
        found.append(("paths", 0))
    return found


def hidden(game, table, viewer):
    """The deck, the removed cards, and in other hands the cards that nobody saw there."""
    cards = [*table.deck[: table.deck_size], *(card for card in table.removed if card >= 0)]
    for seat in range(table.players):
        if seat != viewer:
            cards += [c for c, seen in zip(hand(table, seat), table.hand_seen[seat], strict=False) if not seen]
    return {("card", card) for card in cards}


def hand(table, seat):
    return table.hand[seat][: table.hand_size[seat]]


def bits(numbers):
    return sum(number.bit_count() for number in numbers)


def lynx_in_sight(game, table):
    """Left, in front of players, on icons of zones, and with trees on spaces that ask for them."""
    laid = sum(
        game.box.lay[space]
        for space in SPACES
        if game.box.lay[space] and any(trees[space // 12] >> space % 12 & 1 for trees in table.trees[: table.players])
    )
    return table.lynx_left + sum(table.lynx) + sum(map(sum, table.zone_lynx)) + laid


def trees_of(table, seat):
    """In supply, thrown away, reserved, and on the boards."""
    return table.supply[seat] + table.thrown[seat] + table.reserve[seat] + bits(table.trees[seat])


def no_space_doubled(table):
    """No space has two trees."""
    for side in range(10):
        trees = [table.neutral[side], *(seat[side] for seat in table.trees)]
        if sum(number.bit_count() for number in trees) != bits([trees[0] | trees[1] | trees[2] | trees[3] | trees[4]]):
            return False
    return True
