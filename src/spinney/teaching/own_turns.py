"""All turns that a seat could play now, and what each is sure to bring, from what that seat knows and nothing else.

The seat's view is dealt out several times, to worlds that differ in all that it cannot know. A move is made in all of
them; as long as the seat sees the same in each, nothing hidden and no chance was needed, and the next decision is the
same too. Where it sees different things, the rest of the turn is played at random, in each world several times: if the
seat's score sheet is always the same, what follows does not matter; if it is not, that turn is not sure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from spinney.engine.chance import pick
from spinney.engine.layout import Layout
from spinney.engine.match import Match
from spinney.engine.seeds import stream_seed

ROLLOUTS = 2  # of each world, where what follows may or may not matter
NOBODY, OTHERS, OWN = range(3)

Effect = tuple[int, ...]
"""What a turn changes on the seat's own score sheet, line by line."""


class TooMany(Exception):
    """More possibilities than were to be looked at."""


@dataclass
class Node:
    """A decision of the seat, or where its turn ends.

    `effects` says how likely each effect is if all that follows is chosen at random. `unsure` is the most that was seen
    to come of turns that depend on what the seat cannot know; nothing, if there are none. `now` is what the score sheet
    has gained here already.
    """

    now: Effect
    effects: dict[Effect, float] = field(default_factory=dict)
    unsure: int | None = None
    children: list[tuple[int, Node]] = field(default_factory=list)

    @property
    def settled(self) -> bool:
        """Whether it does not matter what follows."""
        return len(self.effects) == 1 and self.unsure is None


class OwnTurns:
    """Looks through the turns of one seat at one moment of a match, in so many dealt worlds."""

    def __init__(self, match: Match, seat: int, worlds: int, most: int, seed: str) -> None:
        self._rules = rules = match.rules
        self._box, self._seat, self._most = rules.box, seat, most
        self._layout: Layout = match.game.table_layout
        self._out = rules.numbers(match.game.most_legal)
        self._sheet = rules.numbers(len(match.game.sheet))
        self._chance = [stream_seed(f"{seed} chance")]
        view, stream = match.view_bytes(seat), rules.stream(f"{seed} worlds")
        self._worlds = []
        for _world in range(worlds):
            memory = rules.memory(view)
            rules.redeal(self._box, memory, seat, stream)
            self._worlds.append(memory)
        self._turn = rules.number(self._worlds[0], "turn_number")
        self._before = self._lines(self._worlds[0])
        self._seen: dict[tuple[bytes, ...], Node] = {}
        self.looked_at = 0

    def tree(self) -> Node:
        """The decision of this moment and all that follow it in this turn."""
        return self._decision(self._worlds)

    # The tree.

    def _decision(self, worlds: Sequence[Any]) -> Node:
        known = tuple(self._without_chronicle(self._rules.to_bytes(world)) for world in worlds)
        if known not in self._seen:
            self._seen[known] = self._explored(worlds)
        return self._seen[known]

    def _explored(self, worlds: Sequence[Any]) -> Node:
        node = Node(self._gain(worlds[0]))
        moves = self._legal(worlds[0], self._seat)
        for move in moves:
            self.looked_at += 1
            if self.looked_at > self._most:
                raise TooMany
            child = self._after(worlds, move)
            node.children.append((move, child))
            for effect, share in child.effects.items():
                node.effects[effect] = node.effects.get(effect, 0.0) + share / len(moves)
            if child.unsure is not None:
                node.unsure = max(child.unsure, node.unsure if node.unsure is not None else child.unsure)
        return node

    def _after(self, worlds: Sequence[Any], move: int) -> Node:
        rules, epoch = self._rules, self._rules.number(worlds[0], "epoch")
        copies = [rules.copy(world) for world in worlds]
        asked = [self._moved(world, move) for world in copies]
        if all(asked):
            nothing_learned = all(rules.number(world, "epoch") == epoch for world in copies)
            if nothing_learned or self._look_alike(copies):
                return self._decision(copies)
        gains = [
            self._gain(self._played_out(world) if goes_on else world)
            for world, goes_on in zip(copies, asked, strict=True)
            for _time in range(ROLLOUTS if goes_on else 1)
        ]
        now = self._gain(copies[0])
        if all(gain == gains[0] for gain in gains):
            return Node(now, {gains[0]: 1.0})
        return Node(now, unsure=max(map(sum, gains)))

    # Tables.

    def _moved(self, world: Any, move: int) -> bool:
        """The seat moves, and others choose at random until it is asked again; whether it is, in this turn."""
        self._rules.decide(self._box, world, self._seat, move)
        while (asked := self._asked(world)) == OTHERS:
            self._at_random(world, -1)
        return asked == OWN

    def _played_out(self, world: Any) -> Any:
        """The end of the turn, if from here on all is chosen at random."""
        world = self._rules.copy(world)
        while (asked := self._asked(world)) != NOBODY:
            self._at_random(world, self._seat if asked == OWN else -1)
        return world

    def _at_random(self, world: Any, seat: int) -> None:
        moves = self._legal(world, seat)
        self._rules.decide(self._box, world, seat, moves[pick(self._chance, len(moves))])

    def _asked(self, world: Any) -> int:
        """Who is asked in this turn: the seat itself, others alone, or nobody, since it is over."""
        number = self._rules.number
        if number(world, "turn_number") != self._turn or number(world, "over"):
            return NOBODY
        return OWN if number(world, "acting") >> self._seat & 1 else OTHERS

    def _legal(self, world: Any, seat: int) -> list[int]:
        return list(self._out[: self._rules.legal(self._box, world, seat, self._out)])

    def _lines(self, world: Any) -> Effect:
        self._rules.score(self._box, world, self._seat, self._sheet)
        return tuple(map(int, self._sheet))

    def _gain(self, world: Any) -> Effect:
        return tuple(now - before for now, before in zip(self._lines(world), self._before, strict=True))

    def _look_alike(self, worlds: Sequence[Any]) -> bool:
        return len({self._view(world) for world in worlds}) == 1

    def _view(self, world: Any) -> bytes:
        seen = self._rules.copy(world)
        self._rules.conceal(self._box, seen, self._seat)
        return self._without_chronicle(self._rules.to_bytes(seen))

    def _without_chronicle(self, data: bytes) -> bytes:
        """What the last move did is no part of where things stand."""
        first, after = self._layout.offsets["chronicle"], self._layout.offsets["players"]
        return data[:first] + data[after:]
