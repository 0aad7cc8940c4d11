"""Analysis: what each decision of a match has cost, judged with what its seat knew and nothing else.

A judge thinks about the view that the seat had: a search, or rollouts of a net. If it would have done something else,
its move and the one that was played are weighed with equal care, and the loss is the difference of the leads in points
that they lead to. It is an estimate, so it comes with its standard error.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Considered:
    """A move that the judge looked at: in words, how often, and the lead in points it led to."""

    move: Move
    words: str
    visits: int
    lead: float


@dataclass(frozen=True)
class Decision:
    """A decision and what could have been done instead.

    `number` counts the moves of the match from 1, and `before` is what the seat saw of the last one. `difference` is
    the lead after the best move less that after the one played; by chance, or where winning is worth a point, it can
    be negative. `options` has the best move first, and `why` the lines of score sheets on which the difference is.
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

    @property
    def loss(self) -> float:
        return max(self.difference, 0.0)

    @property
    def worth_telling(self) -> bool:
        """Whether it cost something that can be told from chance."""
        return self.difference >= WORTH_TELLING and self.difference > SURE * self.error


@dataclass(frozen=True)
class Total:
    """What a seat gave away in so many decisions.

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


def analyse(
    match: Match,
    plies: Collection[int],
    judge: Judge,
    teller: Teller,
    stop: Event | None = None,
    viewer: int = SPECTATOR,
) -> Iterator[Decision]:
    """Judges the decisions that were made after so many moves each, one after the other, until `stop` is set.

    If a `viewer` is given, they are told to whoever sits there.
    """
    stop = stop or Event()
    for judgement in judgements(match, plies, judge, teller, viewer):
        decision = finished(judgement, stop, judge.cores)
        if stop.is_set():
            return
        yield decision


def judgements(
    match: Match, plies: Collection[int], judge: Judge, teller: Teller, viewer: int = SPECTATOR
) -> Iterator[Thinking[Decision]]:
    """The same, step by step: each is to be finished before the next one is asked for."""
    moment = match.at(0)
    for ply, (seat, move) in enumerate(match.played):
        if ply in plies:
            yield judging(moment, seat, match.game.moves.Move(move), judge, teller, viewer)
        moment.play(move, seat)


def judging(
    moment: Match, seat: int, played: Move, judge: Judge, teller: Teller, viewer: int = SPECTATOR
) -> Thinking[Decision]:
    """A seat's decision at a moment. Chance is the same whatever the table hides; if it is stopped it is worth nothing.

    The truth of the table is not asked for anything: all is told from the seat's view and its legal moves.
    """
    number = len(moment.played) + 1
    view, legal = moment.view_bytes(seat), moment.legal(seat)
    stream = moment.rules.stream(f"analysis {number}")
    options = yield from judge.thinking(view, seat, legal, stream)
    best = moment.game.moves.Move(options[0].move)
    difference = error = 0.0
    why: tuple[Share, ...] = ()
    if best != played:
        found = yield from judge.comparing(view, seat, best, played, stream)
        difference, error, why = found.lead, found.error, reasons(found.why)
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
        difference,
        error,
        tuple(Considered(moment.game.moves.Move(o.move), words[o.move], o.visits, o.lead) for o in options),
        why,
    )


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
