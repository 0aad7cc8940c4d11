"""Moves: a move is one integer, and these are the declarations that say what it means.

A game declares kinds of move, each with named parts of bounded size:

    MOVES = Moves(Kind("place", hand=Part(3, "card", "hand"), column=Part(17)), Kind("draw", pile=Part(5)))

From this follow the numbering (kind after kind, the last part changing fastest), so that the flat action space is
`range(MOVES.size)`; the small functions with which rule code encodes and decodes moves (`MOVES.writer("place")`,
`MOVES.reader("place", "column")`); and the form people see, `Move(kind='place', hand=2, column=5)`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from spinney.engine.errors import Wrong
from spinney.engine.source import made
from spinney.engine.words import Name

NO_PARTS: Name = ("no-parts", {})


class Part:
    """A part of a move: a number below `count`.

    `thing` says what it points at (`"seat"`, or a component such as `"card"`), and `field`, if the part is a slot,
    which field of the table tells what lies there for the seat that moves: `table.<field>[seat][number]`. `below` names
    the field that tells how many there are of it now, for that seat: higher numbers need not be tried.
    """

    def __init__(self, count: int, thing: str = "number", field: str = "", below: str = "") -> None:
        if count < 1:
            raise ValueError("a part of a move has at least one value")
        self.count = count
        self.thing = thing
        self.field = field
        self.below = below


class Kind:
    """A kind of move, with its parts in order, and the phases that ask for it."""

    def __init__(self, name: str, /, asked: tuple[int, ...] = (), **parts: Part) -> None:
        self.name = name
        self.asked = asked
        self.parts: Mapping[str, Part] = parts
        self.count = 1
        for part in parts.values():
            self.count *= part.count


class Moves:
    """The kinds of move of a game, numbered."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        if len(self.kinds) != len(kinds):
            raise ValueError("two kinds of move bear the same name")
        self.bases: dict[str, int] = {}
        self.size = 0
        for kind in kinds:
            self.bases[kind.name] = self.size
            self.size += kind.count
        self.Move: type[Move] = type("Move", (Move,), {"moves": self})
        self._functions = self._made()

    def writer(self, kind: str) -> Callable[..., int]:
        """A rule function from a kind's parts to the move: `place(hand, column)`."""
        return self._functions[f"write_{kind}"]

    def reader(self, kind: str, part: str) -> Callable[[int], int]:
        """A rule function from a move of this kind to one of its parts."""
        return self._functions[f"read_{kind}__{part}"]

    def tester(self, kind: str) -> Callable[[int], bool]:
        """A rule function that says whether a move is of this kind."""
        return self._functions[f"is_{kind}"]

    def part_of(self, kind: str, part: str, move: str) -> str:
        """Source text for a part of a move of this kind; `move` is the text for the move."""
        step = self.kinds[kind].count
        for place, (name, declared) in enumerate(self.kinds[kind].parts.items()):
            step //= declared.count
            if name == part:
                base = self.bases[kind]
                text = f"({move} - {base})" if base else move
                text = f"{text} // {step}" if step > 1 else text
                return f"{text} % {declared.count}" if place > 0 else text
        raise KeyError(part)

    def encode(self, kind: str, parts: Mapping[str, int]) -> Move:
        """The move with these parts; a `SpinneyError` if there is no such move."""
        declared = self.kinds.get(kind)
        if declared is None:
            raise Wrong("no-such-kind", kind=kind, kinds=", ".join(self.kinds))
        if set(parts) != set(declared.parts):
            wanted = ", ".join(declared.parts) or NO_PARTS
            raise Wrong("other-parts", kind=kind, wanted=wanted, given=", ".join(map(str, parts)) or NO_PARTS)
        number = 0
        for name, part in declared.parts.items():
            value = parts[name]
            if type(value) is not int or not 0 <= value < part.count:
                raise Wrong("part-range", kind=kind, part=name, most=str(part.count - 1), found=repr(value))
            number = number * part.count + value
        return self.Move(self.bases[kind] + number)

    def decode(self, number: int) -> tuple[str, dict[str, int]]:
        """Kind and parts of a move."""
        if not 0 <= number < self.size:
            raise Wrong("no-such-number", number=str(number), most=str(self.size - 1))
        for name, base in self.bases.items():
            kind = self.kinds[name]
            rest = number - base
            if rest < kind.count:
                parts: dict[str, int] = {}
                for part in reversed(list(kind.parts)):
                    rest, parts[part] = divmod(rest, kind.parts[part].count)
                return name, {part: parts[part] for part in kind.parts}
        raise AssertionError("unreachable: the kinds fill the action space")

    def _made(self) -> dict[str, Callable[..., Any]]:
        source = []
        for name, kind in self.kinds.items():
            base = self.bases[name]
            names = ", ".join(kind.parts)
            number = "0"
            for part, declared in kind.parts.items():
                number = part if number == "0" else f"({number}) * {declared.count} + {part}"
            source.append(f"def write_{name}({names}):\n    return {base} + {number}\n")
            source.append(f"def is_{name}(move):\n    return {base} <= move < {base + kind.count}\n")
            for part in kind.parts:
                source.append(f"def read_{name}__{part}(move):\n    return {self.part_of(name, part, 'move')}\n")
        return made("moves " + " ".join(self.kinds), "\n".join(source))


class Move(int):
    """A move of one game: an integer that knows its kind and parts. Each game has its own subclass."""

    moves: ClassVar[Moves]

    @property
    def kind(self) -> str:
        """The kind of move, such as `place`."""
        return self.moves.decode(self)[0]

    @property
    def parts(self) -> dict[str, int]:
        """The parts by name, such as `{"hand": 2, "column": 5}`."""
        return self.moves.decode(self)[1]

    def as_dict(self) -> dict[str, Any]:
        """The structured form, as page and log see it: `{"kind": "place", "hand": 2, "column": 5}`."""
        kind, parts = self.moves.decode(self)
        return {"kind": kind, **parts}

    def __repr__(self) -> str:
        kind, parts = self.moves.decode(self)
        return f"Move(kind={kind!r}" + "".join(f", {name}={value}" for name, value in parts.items()) + ")"
