"""An eye: what a learner sees of a table and of a move, as the numbers of the features that are on.

A game declares its features by name (`eye.py` in its folder): those of the whole table, those of each seat, and those
of a move. Feature 0 means nothing. Behind it stand those of the table, then those of the seats, counted from the one
that is asked: one learner plays every seat, with any number of players. Two functions in rule style write them:

- `observe(box, view, seat, out)`: the features of a concealed table that are on, for a seat; gives how many;
- `observe_move(box, view, seat, move, out)`: those of a move that this seat may make.

They are linked like the rules, so a learner sees the same numbers in every form of them. What is not in the view cannot
be seen: whoever calls them has concealed the table before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import NamedTuple

NOTHING = 0


class Field(NamedTuple):
    """Features that belong together: the first of them, and how many there are; `seat` is counted from the observer."""

    name: str
    first: int
    size: int
    seat: int | None = None


class Eye:
    """The features of a game. At most `table_on`, for each seat `seat_on`, and of a move `move_on` of them are on."""

    def __init__(
        self,
        seats: int,
        table: Mapping[str, int],
        seat: Mapping[str, int],
        move: Mapping[str, int],
        table_on: int,
        seat_on: int,
        move_on: int,
    ) -> None:
        self.seats = seats
        self._table, self._seat, self._move = dict(table), dict(seat), dict(move)
        self.first_seat = 1 + sum(table.values())
        self.seat_size = sum(seat.values())
        self.size = self.first_seat + seats * self.seat_size
        self.move_size = 1 + sum(move.values())
        self.most_on = table_on + seats * seat_on
        self.move_on = move_on

    @property
    def fingerprint(self) -> str:
        """The same for eyes with the same features, in the same places."""
        told = [self.seats, self._table, self._seat, self._move, self.most_on, self.move_on]
        return blake2b(repr(told).encode(), digest_size=12).hexdigest()

    def of_table(self, name: str) -> int:
        """The first number of a feature of the table."""
        return 1 + _before(self._table, name)

    def of_seat(self, name: str) -> int:
        """Where a feature stands among those of a seat."""
        return _before(self._seat, name)

    def of_move(self, name: str) -> int:
        """The first number of a feature of a move."""
        return 1 + _before(self._move, name)

    def fields(self) -> Iterator[Field]:
        """All features of tables, in the order of their numbers."""
        for name, size in self._table.items():
            yield Field(name, self.of_table(name), size)
        for seat in range(self.seats):
            for name, size in self._seat.items():
                yield Field(name, self.first_seat + seat * self.seat_size + self.of_seat(name), size, seat)

    def move_fields(self) -> Iterator[Field]:
        for name, size in self._move.items():
            yield Field(name, self.of_move(name), size)


def _before(sizes: Mapping[str, int], name: str) -> int:
    """How many features stand before those of a name."""
    names = list(sizes)
    return sum(sizes[each] for each in names[: names.index(name)])
