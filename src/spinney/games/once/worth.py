"""What a forest comes to now. Species are numbered 2 x level + 0 or 1, as the level has them.

- `columns/<seat>`: how many columns are complete, and so how many animals of each species there should be;
- `open/<seat>`: how many columns a card may go to;
- `column/<seat>/<column>`: what a column brings, or costs as long as it is incomplete;
- `animals/<seat>/<species>`: the animals that count, those on complete columns;
- `waiting/<seat>/<species>`: the animals on the column that is not complete: they count as soon as it is;
- `lack/<seat>/<species>`: how many of them are missing, less than 0 if there are too many;
- `species/<seat>/<species>`: the point for a species in balance;
- `card/<card>`: what a chain saw costs that counts.
"""

from __future__ import annotations

from spinney.games.once.box import Box
from spinney.games.once.forest import open_columns
from spinney.games.once.scoring import animals, column_worth, complete_columns, in_balance, score_incomplete, waiting
from spinney.games.once.table import LEVELS, Table


def worth(box: Box, table: Table, seat: int) -> dict[str, int]:
    full = complete_columns(table, seat)
    found = {f"columns/{seat}": full, f"open/{seat}": open_columns(table, seat)}
    for column in range(table.columns[seat]):
        points = column_worth(table) if column < full else score_incomplete(box, table, seat)
        found[f"column/{seat}/{column}"] = points
    for level in range(LEVELS):
        for which in range(2):
            species = f"{seat}/{2 * level + which}"
            seen = animals(box, table, seat, full, level, which)
            found[f"animals/{species}"] = seen
            found[f"waiting/{species}"] = waiting(box, table, seat, full, level, which)
            found[f"lack/{species}"] = full - seen
            found[f"species/{species}"] = int(in_balance(seen, full))
    for cards in table.forest[seat][:full]:
        found |= {f"card/{card}": -1 for card in cards if box.saw[card]}
    return found
