"""Analysis: what each decision of a match has cost, judged with what its seat knew and nothing else.

A judge, a search or a net, glances at every decision with the view that the seat had. Where it would have done
something else, its move and the one that was played are compared with equal care, the most suspicious decisions of each
seat first: the loss is the difference of the leads in points that they lead to. It is an estimate, so it comes with its
standard error. Beyond `COMPARED` decisions of a seat nothing is compared: what a glance finds there is small.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from threading import Event

from spinney.bots.levels import Judge
from spinney.bots.search import Share
from spinney.bots.thinking import Thinking, finished
from spinney.engine.header import SPECTATOR
from spinney.engine.match import Match
from spinney.engine.moves import Move
from spinney.engine.telling import Teller

SURE = 2.0  # so many standard errors are not chance
WORTH_TELLING = 0.05  # less would be told as 0.0 points
REASONS = 3  # that are told at most
COMPARED = 12  # decisions of a seat


@dataclass(frozen=True)
class Considered:
    """A move that the judge glanced at: in words, how often, and what it seemed to be worth (0 to 1)."""

    move: Move
    words: str
    visits: int
    worth: float


@dataclass(frozen=True)
class Decision:
    """A decision and what could have been done instead.

    `number` counts the moves of the match from 1, and `before` is what the seat saw of the last one. `difference` is
    the lead after the best move less that after the one played, if they were `compared`; by chance, or where winning is
    worth a point, it can be negative. `options` has the best move first, and `why` the lines of score sheets on which
    the difference is.
    """

    number: int
    seat: int
    phase: str
    before: str
    played: Move
    played_words: str
    best: Move
    best_words: str
    difference: float
    error: float
    options: tuple[Considered, ...]
    why: tuple[Share, ...] = ()
    compared: bool = False

    @property
    def suspicion(self) -> float:
        """How much less the move was worth at a glance than the best."""
        worth = {option.move: option.worth for option in self.options}
        return worth[self.best] - worth[self.played]

    @property
    def loss(self) -> float:
        return max(self.difference, 0.0)

    @property
    def worth_telling(self) -> bool:
        """Whether it cost something that can be told from chance."""
        return self.difference >= WORTH_TELLING and self.difference > SURE * self.error


@dataclass(frozen=True)
class Total:
    """What a seat gave away in so many decisions, as far as they were compared.

    Differences below zero count as well: without them the sum of many decisions that cost nothing would be a loss.
    """

    seat: int
    decisions: int
    loss: float
    error: float


def turning_points(match: Match, seats: Collection[int]) -> list[int]:
    """After how many moves each decision of these seats was made that had more than one possibility."""
    found = []
    moment = match.at(0)
    for ply, (seat, move) in enumerate(match.played):
        if seat in seats and len(moment.legal(seat)) > 1:
            found.append(ply)
        moment.play(move, seat)
    return found


class Analysis:
    """The decisions of a match that were made after so many moves each, judged one after the other."""

    def __init__(
        self, match: Match, plies: Collection[int], judge: Judge, teller: Teller, viewer: int = SPECTATOR
    ) -> None:
        """If a `viewer` is given, decisions are told to whoever sits there."""
        self._match, self._plies, self._judge = match, sorted(plies), judge
        self._teller, self._viewer = teller, viewer
        self._found: dict[int, Decision] = {}
        self.done = 0
        by_seat = Counter(match.played[ply][0] for ply in self._plies)
        self.planned = len(self._plies) + sum(min(number, COMPARED) for number in by_seat.values())
        """Steps, at most: fewer, if there is less to compare."""
        self.complete = False

    @property
    def decisions(self) -> list[Decision]:
        """What was judged so far, in the order of the match."""
        return [self._found[number] for number in sorted(self._found)]

    def steps(self) -> Iterator[Thinking[Decision]]:
        """A glance at each decision, then comparisons. What comes of a step is to be taken before the next begins."""
        moment = self._match.at(0)
        for ply, (seat, move) in enumerate(self._match.played):
            if ply in self._plies:
                played = self._match.game.moves.Move(move)
                yield glancing(moment, seat, played, self._judge, self._teller, self._viewer)
            moment.play(move, seat)
        for decision in suspects(self.decisions):
            yield comparing(self._match.at(decision.number - 1), decision, self._judge)
        self.planned, self.complete = self.done, True

    def take(self, decision: Decision) -> None:
        self._found[decision.number] = decision
        self.done += 1

    def run(self, stop: Event | None = None) -> Iterator[int]:
        """Does it all here, and tells after each step how many are done; a thought that is stopped is left out."""
        stop = stop or Event()
        for step in self.steps():
            decision = finished(step, stop, self._judge.cores)
            if stop.is_set():
                return
            self.take(decision)
            yield self.done


def suspects(decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions of each seat that are to be compared: something else seemed better, by as much as with any."""
    found = [decision for decision in decisions if decision.best != decision.played]
    found.sort(key=lambda decision: -decision.suspicion)
    before = Counter[int]()
    chosen = []
    for decision in found:
        if before[decision.seat] < COMPARED:
            chosen.append(decision)
        before[decision.seat] += 1
    return chosen


def glancing(
    moment: Match, seat: int, played: Move, judge: Judge, teller: Teller, viewer: int = SPECTATOR
) -> Thinking[Decision]:
    """A seat's decision at a moment. Chance is the same whatever the table hides; if it is stopped it is worth nothing.

    The truth of the table is not asked for anything: all is told from the seat's view and its legal moves.
    """
    number = len(moment.played) + 1
    view, legal = moment.view_bytes(seat), moment.legal(seat)
    options = yield from judge.glancing(view, seat, legal, played, moment.rules.stream(f"analysis {number}"))
    best = moment.game.moves.Move(options[0].move)
    seen = moment.view(seat)
    words: dict[int, str] = {move: teller.move(seen, seat, move) for move in legal}
    return Decision(
        number,
        seat,
        moment.game.phases[seen.phase],
        " ".join(teller.chronicle(seen, viewer)),
        played,
        words[played],
        best,
        words[best],
        0.0,
        0.0,
        tuple(Considered(moment.game.moves.Move(o.move), words[o.move], o.visits, o.worth) for o in options),
    )


def comparing(moment: Match, decision: Decision, judge: Judge) -> Thinking[Decision]:
    """The same decision with what it has cost."""
    view, stream = moment.view_bytes(decision.seat), moment.rules.stream(f"comparison {decision.number}")
    found = yield from judge.comparing(view, decision.seat, decision.best, decision.played, stream)
    return replace(decision, difference=found.lead, error=found.error, why=reasons(found.why), compared=True)


def reasons(shares: Iterable[Share]) -> tuple[Share, ...]:
    """The lines that can be told from chance, those with most points first."""
    sure = [share for share in shares if abs(share.points) > max(SURE * share.error, WORTH_TELLING)]
    return tuple(sorted(sure, key=lambda share: -abs(share.points))[:REASONS])


def costliest(decisions: Iterable[Decision]) -> list[Decision]:
    """All decisions that cost something worth telling, the most expensive first."""
    return sorted((d for d in decisions if d.worth_telling), key=lambda d: -d.difference)


def totals(decisions: Sequence[Decision], seats: Collection[int]) -> list[Total]:
    """What each seat gave away."""
    made = {seat: [d for d in decisions if d.seat == seat] for seat in seats}
    return [
        Total(seat, len(its), max(sum(d.difference for d in its), 0.0), sqrt(sum(d.error**2 for d in its)))
        for seat, its in made.items()
    ]
