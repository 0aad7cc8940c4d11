"""Grammar: `setup`, `legal`, `refuse`, `play`, `score` and `total` of a game, written by the engine.

A game declares its kinds of move, each with its parts and the phases that ask for it (`moves.py`), and says of each
kind, in functions that are named after it,

- `refuse_<kind>(box, table, seat, <parts>)` in `legality.py`: the reason against such a move, or `reasons.LEGAL`; a
  kind without one is never refused;
- `play_<kind>(box, table, seat, <parts>)` in `turn.py`: what it does;
- `refuse_unasked(box, table, seat)` in `legality.py`, where there is more to say to a seat that is not asked;
- `list_<kind>(box, table, seat, out, n)` in `legality.py`, only where trying every number would be too slow: writes all
  legal moves of the kind into `out` from `n` on, ascending, and gives the number after the last.

`turn.py` may have `go_on(box, table)`: what happens after every move until somebody is asked; and `setup.py` has
`setup`, before which every field of the table holds what its declaration says. `scoring.py` names the lines of the
score sheet and has

- `score_<line>(box, table, seat)`: what a seat has in that line; and `score_line(box, table, seat, line)` for the lines
  without a function of their own, by their number;
- `total(box, table, seat)`, only where the sum can be had faster than line by line; `standing(box, table, seat)`, where
  the ranking compares more than that.

The engine writes the rest as plain rule code: the same order of refusals in every game, a legal move is one that is not
refused, and a score is the sum of its sheet.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from spinney.engine import reasons
from spinney.engine.header import asked, begin_move
from spinney.engine.layout import Layout, start_lines
from spinney.engine.moves import Kind, Moves
from spinney.engine.source import made

Rule = Callable[..., Any]
INDENT = "    "


class Grammar:
    """The functions of one game that the engine writes, as text and made."""

    def __init__(
        self,
        table: Layout,
        moves: Moves,
        legality: ModuleType,
        turn: ModuleType,
        setup: ModuleType,
        scoring: ModuleType,
    ) -> None:
        self.moves = moves
        self.lines: tuple[str, ...] = scoring.SHEET
        self.names: dict[str, Any] = {"asked": asked, "begin_move": begin_move, "own_setup": setup.setup}
        for kind in moves.kinds:
            self._take(turn, f"play_{kind}", needed=True)
            self._take(legality, f"refuse_{kind}")
            self._take(legality, f"list_{kind}")
        self.tells_unasked = self._take(legality, "refuse_unasked")
        self.goes_on = self._take(turn, "go_on")
        for line in self.lines:
            self._take(scoring, f"score_{line}")
        alike = not all(f"score_{line}" in self.names for line in self.lines)
        self._take(scoring, "score_line", needed=alike)
        source = [self.setup(table), self.refuse(), *map(self.lister, self._unlisted()), self.legal(), self.play()]
        source.append(self.score())
        if not self._take(scoring, "total"):
            source.append(self.total())
        self.source = "\n\n".join("\n".join(lines) + "\n" for lines in source)
        self.functions = made(f"grammar of {table.name}", self.source, self.names)

    def _take(self, module: ModuleType, name: str, needed: bool = False) -> bool:
        """Takes a function of a game's module over, if it is there."""
        if hasattr(module, name):
            self.names[name] = getattr(module, name)
        elif needed:
            raise TypeError(f"{module.__name__} has no function {name}")
        return name in self.names

    def _unlisted(self) -> list[Kind]:
        return [kind for kind in self.moves.kinds.values() if f"list_{kind.name}" not in self.names]

    def setup(self, table: Layout) -> list[str]:
        lines = ["def setup(box, table):"]
        for field in table.fields:
            lines += start_lines(field, 1)
        return [*lines, f"{INDENT}own_setup(box, table)"]

    def refuse(self) -> list[str]:
        lines = [
            "def refuse(box, table, seat, move):",
            f"    if not 0 <= move < {self.moves.size}:",
            f"        return {reasons.NO_SUCH_MOVE}",
            "    if table.over != 0:",
            f"        return {reasons.GAME_OVER}",
            "    if not 0 <= seat < table.players:",
            f"        return {reasons.NOT_ASKED}",
            "    if not asked(table, seat):",
            f"        return {'refuse_unasked(box, table, seat)' if self.tells_unasked else reasons.NOT_ASKED}",
            "    phase = table.phase",
        ]
        for kind in self.moves.kinds.values():
            lines += [
                f"    if move < {self.moves.bases[kind.name] + kind.count}:",
                f"        if {phases(kind)} >> phase & 1 == 0:",
                f"            return {reasons.ANOTHER_STEP}",
                f"        return {self.refused(kind, self.parts(kind))}",
            ]
        return [*lines, f"    return {reasons.NO_SUCH_MOVE}"]

    def refused(self, kind: Kind, parts: list[str]) -> str:
        """The reason against a move of a kind."""
        if f"refuse_{kind.name}" not in self.names:
            return str(reasons.LEGAL)
        return f"refuse_{kind.name}({', '.join(['box', 'table', 'seat', *parts])})"

    def parts(self, kind: Kind) -> list[str]:
        return [self.moves.part_of(kind.name, part, "move") for part in kind.parts]

    def lister(self, kind: Kind) -> list[str]:
        """All moves of a kind, less those that are refused."""
        lines, depth = [f"def list_{kind.name}(box, table, seat, out, n):"], 1
        number = str(self.moves.bases[kind.name])
        step = kind.count
        for name, part in kind.parts.items():
            step //= part.count
            bound = f"table.{part.below}[seat]" if part.below else str(part.count)
            lines.append(INDENT * depth + f"for {name} in range({bound}):")
            number += f" + {name} * {step}" if step > 1 else f" + {name}"
            depth += 1
        refused = self.refused(kind, list(kind.parts))
        if refused != str(reasons.LEGAL):
            lines.append(INDENT * depth + f"if {refused} == {reasons.LEGAL}:")
            depth += 1
        return [*lines, INDENT * depth + f"out[n] = {number}", INDENT * depth + "n += 1", f"{INDENT}return n"]

    def legal(self) -> list[str]:
        lines = [
            "def legal(box, table, seat, out):",
            "    if not asked(table, seat):",
            "        return 0",
            "    phase = table.phase",
            "    n = 0",
        ]
        kinds = self.moves.kinds.values()
        asking = sorted({phase for kind in kinds for phase in kind.asked})
        for word, phase in zip(["if", *["elif"] * len(asking)], asking, strict=False):
            listers = [f"list_{kind.name}" for kind in kinds if phase in kind.asked]
            lines.append(f"    {word} phase == {phase}:")
            lines += [f"        n = {lister}(box, table, seat, out, n)" for lister in listers]
        return [*lines, "    return n"]

    def play(self) -> list[str]:
        lines = ["def play(box, table, seat, move):", "    begin_move(table)"]
        lines += self.played(list(self.moves.kinds.values()), 1)
        return [*lines, "    go_on(box, table)"] if self.goes_on else lines

    def played(self, kinds: list[Kind], depth: int) -> list[str]:
        """Plays a move of one of some kinds, which is found by halves: there are up to twenty."""
        if len(kinds) == 1:
            (kind,) = kinds
            return [INDENT * depth + f"play_{kind.name}({', '.join(['box', 'table', 'seat', *self.parts(kind)])})"]
        half = len(kinds) // 2
        return [
            INDENT * depth + f"if move < {self.moves.bases[kinds[half].name]}:",
            *self.played(kinds[:half], depth + 1),
            INDENT * depth + "else:",
            *self.played(kinds[half:], depth + 1),
        ]

    def score(self) -> list[str]:
        lines = ["def score(box, table, seat, sheet):"]
        lines += [f"    sheet[{at}] = {self.points(at)}" for at in range(len(self.lines))]
        return [*lines, "    return " + " + ".join(f"sheet[{at}]" for at in range(len(self.lines)))]

    def total(self) -> list[str]:
        lines = ["def total(box, table, seat):", "    points = 0"]
        lines += [f"    points += {self.points(at)}" for at in range(len(self.lines))]
        return [*lines, "    return points"]

    def points(self, at: int) -> str:
        """What a seat has in a line of the sheet."""
        own = f"score_{self.lines[at]}"
        return f"{own}(box, table, seat)" if own in self.names else f"score_line(box, table, seat, {at})"


def phases(kind: Kind) -> int:
    """The phases that ask for a kind, one bit each."""
    return sum(1 << phase for phase in kind.asked)
