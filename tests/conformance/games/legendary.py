"""Where Legendary Forests keeps tiles and trees, and what is face down.

There is one pile for all: which tiles the others have left follows from it, and that every planet has every tile that
was drawn, or none of it, is shown in the game's own tests.
"""

COLOURS = 3
TREES = 10


def everything(game):
    tiles = [("tile", tile) for tile in range(1, 26)]
    return tiles + [("colour", colour) for colour in range(COLOURS) for _ in range(TREES)]


def components(game, table):
    tiles = [tile for tile in table.pile if tile > 0]
    if all(table.place[seat][1] >= 0 for seat in range(table.players)):
        tiles.append(1)
    in_the_box = TREES - 2 * table.players
    trees = [colour for colour in range(COLOURS) for _ in range(table.supply[colour] + in_the_box)]
    for seat in range(table.players):
        trees += [game.box.colour[edge] for edge in table.tree[seat][: table.tree_count[seat]]]
    return [("tile", tile) for tile in tiles] + [("colour", colour) for colour in trees]


def hidden(game, table, viewer):
    """The undrawn tiles, those in the box among them, and where the others who are ready have placed theirs."""
    tiles = {("tile", tile) for tile in table.pile[: table.undrawn]}
    chosen = [table.chosen[seat] for seat in range(table.players) if seat != viewer]
    return tiles | {("place", move // 4) for move in chosen if 0 <= move < 21 * 21 * 4}


def unlisted(game, view):
    """Trees, which are all alike, and tiles that every planet has returned."""
    placed = {tile for seat in range(view.players) for tile in range(26) if view.place[seat][tile] >= 0}
    drawn = view.pile[view.undrawn :]
    returned = [tile for tile in drawn[game.phases[view.phase] == "place" :] if tile not in placed]
    return [("tile", tile) for tile in returned] + [("colour", colour) for colour in range(COLOURS)]
