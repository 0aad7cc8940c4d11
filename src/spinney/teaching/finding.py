"""Finding puzzles in games that bots play: moments at which one turn is sure to bring much more than any other.

What a turn brings is what its seat's own score sheet gains by the end of it: that is what a person can count. A moment
becomes a puzzle if

- one effect brings at least `LEAST_POINTS`, and every other one less by `LEAST_MARGIN` and by a third of it: the best
  of usual turns differ by a point;
- no turn that depends on hidden cards or on chance was seen to bring as much;
- there is a choice: so many different turns, of which few are right, and the right one is short enough to be seen;
- the best judge there is finds no better first move: the solution is no blunder that only looks good for a turn.

All of it is worked out from the seat's view. The same seed finds the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256

from spinney.bots.levels import make_bot, make_judge
from spinney.bots.thinking import finished
from spinney.engine.match import Match
from spinney.engine.record import written
from spinney.engine.seeds import key_from
from spinney.engine.title import Title
from spinney.teaching.grading import Panel
from spinney.teaching.own_turns import Effect, Node, OwnTurns, TooMany
from spinney.teaching.puzzles import GRADES, Grade, Puzzle, gained, solution_words, solved

LEAST_POINTS = 2
LEAST_MARGIN = 2
MARGIN_SHARE = 3  # the margin is at least this part of the points: a third
LEAST_TURNS = 6  # different effects do not count here: different sequences of moves do
MOST_SHARE = 0.34  # of turns at random that may solve it
MOST_DECISIONS = 6  # in a solution
MOST_LOOKS = 1000  # possibilities in a turn, beyond which a person would not look through them either
FIRST_WORLDS, WORLDS = 2, 6  # dealt worlds at first, and for what may become a puzzle
MOST_ALIKE = 6  # puzzles of a grade that bring the same points for the same, by moves of the same kinds
DOUBT = 1.0  # so many standard errors may speak for another move


@dataclass(frozen=True)
class Best:
    """The one effect that stands out at a moment, and how."""

    effect: Effect
    second: int
    share: float

    @property
    def points(self) -> int:
        return sum(self.effect)


class Finder:
    """Plays games between bots of one level and finds puzzles in them."""

    def __init__(self, game: Title, players: int, choices: Mapping[str, str], bot: str, seed: str) -> None:
        self.game, self.players, self.choices, self.seed = game, players, dict(choices), seed
        self._rules = game.rules("auto")
        self._bot = make_bot(bot, self._rules, cores=1)
        self._judge = make_judge(self._rules, cores=1)
        self._panel = Panel(self._rules)

    def found(self, number: int) -> list[Puzzle]:
        """The puzzles in one game, at most one for each seat: moments of one game are alike."""
        candidates = [
            (len(match.played), seat)
            for match, seat in self._moments(number)
            if outstanding(match, seat, FIRST_WORLDS, self._seed_of(number, match)) is not None
        ]
        candidates.sort(key=lambda moment: sha256(f"{self.seed} {number} {moment}".encode()).digest())
        found: dict[int, Puzzle] = {}
        for ply, seat in candidates:
            if seat not in found:
                match = self._played.at(ply)
                puzzle = self._puzzle(match, seat, self._seed_of(number, match))
                if puzzle is not None:
                    found[seat] = puzzle
        return list(found.values())

    def _seed_of(self, number: int, match: Match) -> str:
        return f"{self.seed} {self.players} {number} {len(match.played)}"

    def _moments(self, number: int) -> Iterator[tuple[Match, int]]:
        """A game, stopping wherever a turn begins for a seat, or for all at once."""
        key = key_from(f"puzzles {self.seed} {self.players} {number}")
        match = self._played = Match(self.game, self.players, self.choices, key)
        streams = [self._rules.stream(f"puzzles {self.seed} {number} {seat}") for seat in range(self.players)]
        turn, begin = -1, set[int]()
        while not match.over and len(match.played) < self.game.most_moves:
            turn_now = match.table.turn_number
            if turn_now != turn:
                turn, begin = turn_now, set(match.acting)
            seat = match.acting[0]
            view, legal = match.view_bytes(seat), match.legal(seat)
            if seat in begin and len(legal) > 1:
                yield match, seat
            begin.discard(seat)
            match.play(self._bot.choose(view, seat, legal, streams[seat]), seat)

    def _puzzle(self, match: Match, seat: int, seed: str) -> Puzzle | None:
        found = outstanding(match, seat, WORLDS, seed)
        if found is None:
            return None
        tree, best = found
        liked = self.liked(match, seat, tree, best, seed)
        solution = None if liked is None else self._solution(match, seat, tree, best, liked, seed)
        if solution is None:
            return None
        grade = self._panel.grade(match, seat, best.points, best.share)
        moves = [written(mover, *self.game.moves.decode(move)) for mover, move in match.played]
        line = max(range(len(best.effect)), key=lambda line: best.effect[line])
        key = match.key.hex()
        puzzle = Puzzle(
            name=sha256(f"{self.game.name} {key} {len(moves)} {seat}".encode()).hexdigest()[:6],
            players=self.players,
            options=self.choices,
            key=key,
            moves=moves,
            seat=seat,
            points=best.points,
            second=best.second,
            grade=grade,
            solution=[written(seat, *self.game.moves.decode(move)) for move in solution],
            theme=self.game.sheet[line],
        )
        return puzzle if sum(gained(puzzle, solved(puzzle, self.game)).values()) == puzzle.points else None

    def liked(self, match: Match, seat: int, tree: Node, best: Best, seed: str) -> int | None:
        """The first move of a solution that the judge likes best; nothing, if it likes another move clearly better."""
        good = [move for move, child in tree.children if best.effect in child.effects]
        view, stream = match.view_bytes(seat), self._rules.stream(f"{seed} judge")
        options = self._judge.think(view, seat, [move for move, _ in tree.children], stream)
        own = next((option.move for option in options if option.move in good), good[0])
        if options[0].move == own:
            return own
        found = finished(self._judge.comparing(view, seat, options[0].move, own, stream))
        return None if found.lead > DOUBT * found.error else own

    def _solution(self, match: Match, seat: int, tree: Node, best: Best, first: int, seed: str) -> list[int] | None:
        """The moves of the shortest way to the points that begins so; none, if it is too long to be seen.

        It goes on until the points are on the sheet and cannot be lost.
        """
        moves, node = [first], dict(tree.children)[first]
        while node.children and not (node.settled and node.now == best.effect):
            ways = [(length(child, best.effect), move, child) for move, child in node.children]
            _, move, node = min((way for way in ways if best.effect in way[2].effects), key=lambda way: way[:2])
            moves.append(move)
            if len(moves) > MOST_DECISIONS:
                return None
        return moves


def length(node: Node, effect: Effect) -> int:
    """How many decisions it takes at least from here until an effect is there."""
    if effect not in node.effects:
        return 1_000_000
    if not node.children or (node.settled and node.now == effect):
        return 0
    return 1 + min(length(child, effect) for _, child in node.children)


def outstanding(match: Match, seat: int, worlds: int, seed: str, most: int = MOST_LOOKS) -> tuple[Node, Best] | None:
    """The turns of a seat at a moment, if one effect stands out as a puzzle wants it."""
    turns = OwnTurns(match, seat, worlds, most, seed)
    try:
        tree = turns.tree()
    except TooMany:
        return None
    best = best_of(tree)
    if best is None or turns.looked_at < LEAST_TURNS or best.share > MOST_SHARE:
        return None
    margin = best.points - best.second
    if best.points < LEAST_POINTS or margin < LEAST_MARGIN or MARGIN_SHARE * margin < best.points:
        return None
    return None if tree.unsure is not None and tree.unsure >= best.points else (tree, best)


def best_of(tree: Node) -> Best | None:
    """The effect that brings most, and the most that another one brings; nothing, if there are no two."""
    if len(tree.effects) < 2:
        return None
    first, second = sorted(tree.effects, key=lambda effect: (-sum(effect), effect))[:2]
    return Best(first, sum(second), tree.effects[first])


class Collection:
    """Puzzles without those that are nearly the same, and at most so many of each grade."""

    def __init__(self, game: Title, each: int | None, puzzles: Iterable[Puzzle] = ()) -> None:
        self._game, self._each = game, each
        self.puzzles: list[Puzzle] = []
        self._told: set[tuple[str, ...]] = set()
        self._alike: Counter[tuple[str, ...]] = Counter()
        for puzzle in puzzles:
            self._take(puzzle)

    def add(self, puzzle: Puzzle) -> bool:
        """Takes a puzzle in, or says that it is not wanted."""
        wanted = (
            self._solution(puzzle) not in self._told
            and self._alike[_kind(puzzle)] < MOST_ALIKE
            and (self._each is None or self.counts()[puzzle.grade] < self._each)
        )
        if wanted:
            self._take(puzzle)
        return wanted

    def _take(self, puzzle: Puzzle) -> None:
        self.puzzles.append(puzzle)
        self._told.add(self._solution(puzzle))
        self._alike[_kind(puzzle)] += 1

    def _solution(self, puzzle: Puzzle) -> tuple[str, ...]:
        return (str(puzzle.players), str(puzzle.points), *solution_words(puzzle, self._game))

    @property
    def full(self) -> bool:
        return self._each is not None and all(number >= self._each for number in self.counts().values())

    def counts(self) -> dict[Grade, int]:
        return {grade: sum(puzzle.grade == grade for puzzle in self.puzzles) for grade in GRADES}


def _kind(puzzle: Puzzle) -> tuple[str, ...]:
    """What makes puzzles of a grade much alike: the same points for the same, by moves of the same kinds."""
    return (puzzle.grade, puzzle.theme, str(puzzle.points), *(text.split()[1] for text in puzzle.solution))
