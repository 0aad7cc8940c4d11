"""After the game: what its decisions have cost, computed in a thread, with progress reports."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from threading import Event
from typing import TypeVar

from spinney.arena.analysis import Decision, analyse, costliest, totals, turning_points
from spinney.engine.advice import LEVELS
from spinney.engine.match import Match
from spinney.server.live import LiveTable
from spinney.server.messages import SPECTATOR, Analysis, AskAnalysis, Costly, GivenAway, MoveOf
from spinney.server.problems import Impossible
from spinney.server.thinkers import Rank, Thinkers

TOLD = 3
T = TypeVar("T")


async def analysis(
    table: LiveTable, viewer: int, wanted: AskAnalysis, language: str, thinkers: Thinkers, stop: Event
) -> AsyncIterator[Analysis]:
    """The analysis so far, told to a viewer after every decision; it ends early if `stop` is set."""
    if wanted.level not in LEVELS:
        raise Impossible("no-such-judge", known=", ".join(LEVELS))
    if wanted.seat >= table.row.players:
        raise Impossible("no-such-seat")
    seats = range(table.row.players) if wanted.seat == SPECTATOR else [wanted.seat]
    match = await table.do(lambda: _finished(table))
    teller = await table.do(lambda: table.views.teller(language))

    async def aside(work: Callable[[], T]) -> T:
        """One step at a time, so that others are served between two of them."""
        return await thinkers.run(work, Event(), Rank.ANALYSIS, table.asker, table.row.id, bounded=False)

    with thinkers.analysing():
        search = await aside(lambda: thinkers.judge(table.game, wanted.level))
        plies = await aside(lambda: turning_points(match, seats))
        decisions: list[Decision] = []
        judged = analyse(match, plies, search, teller, stop, viewer)
        while True:
            yield _told(decisions, seats, len(plies), False)
            decision = await aside(lambda: next(judged, None))
            if decision is None:
                break
            decisions.append(decision)
        yield _told(decisions, seats, len(plies), True)


def _finished(table: LiveTable) -> Match:
    if not table.is_open:
        raise Impossible("not-over")
    return table.match("interpreted")


def _told(decisions: list[Decision], seats: range | list[int], planned: int, finished: bool) -> Analysis:
    costly = [_costly(decision) for decision in costliest(decisions)[:TOLD]]
    given = [GivenAway(t.seat, t.decisions, round(t.loss, 2), round(t.error, 2)) for t in totals(decisions, seats)]
    return Analysis(len(decisions), planned, finished, costly, given)


def _costly(decision: Decision) -> Costly:
    return Costly(
        ply=decision.number - 1,
        number=decision.number,
        seat=decision.seat,
        before=decision.before,
        played=decision.played_words,
        played_move=MoveOf(decision.played.kind, decision.played.parts),
        better=decision.best_words,
        better_move=MoveOf(decision.best.kind, decision.best.parts),
        loss=round(decision.loss, 2),
        error=round(decision.error, 2),
    )
