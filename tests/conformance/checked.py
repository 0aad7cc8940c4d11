"""Interpreted rules on memory that watches over what is written into it, and where."""

from __future__ import annotations

from functools import cache

from spinney.engine.forms.interpreted import Interpreted
from spinney.engine.link import interpreted


class Places(list):
    """An array whose places are counted from the front: compiled code does not know any other way."""

    def __getitem__(self, at):
        return list.__getitem__(self, self._known(at))

    def __setitem__(self, at, number):
        list.__setitem__(self, self._known(at), number)

    def _known(self, at):
        if not isinstance(at, slice) and not 0 <= at < len(self):
            raise IndexError(f"there is no place {at} among {len(self)}")
        return at


def watched(array):
    return Places(map(watched, array)) if isinstance(array, list) else array


class Checked(Interpreted):
    """A number that does not fit its field raises an error, and so does an index that does not fit its array."""

    def __init__(self, game):
        super().__init__(game)
        self.box = game.box_layout.checked(game.box_layout.to_bytes(game.box))
        self._linker = interpreted(game.meaning, self._copy_into)

    def memory(self, data):
        return self.game.table_layout.checked(data)

    def tables(self, count):
        return Places(self.memory(None) for _table in range(count))

    def copy(self, memory):
        return self.memory(self.to_bytes(memory))

    def _copy_into(self, source, target):
        twin = self.copy(source)
        for field in self.game.table_layout.names:
            target._put(field, getattr(twin, field))

    def numbers(self, *shape):
        return watched(super().numbers(*shape))

    def ints(self, count):
        return watched(super().ints(count))

    def shorts(self, data, rows):
        return watched(super().shorts(data, rows))

    def unsigned(self, count):
        return watched(super().unsigned(count))


@cache
def checked(game):
    return Checked(game)
