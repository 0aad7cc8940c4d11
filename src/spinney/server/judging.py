"""After the game: what its decisions have cost, computed in a thread, with progress reports."""

from __future__ import annotations

from collections.abc import AsyncIterator
from threading import Event

from spinney.arena.analysis import Decision, analyse, costliest, totals, turning_points
from spinney.engine.advice import LEVELS
from spinney.server.live import LiveTable
from spinney.server.messages import SPECTATOR, Analysis, AskAnalysis, Costly, GivenAway, MoveOf
from spinney.server.problems import Impossible
from spinney.server.thinkers import Thinkers

TOLD = 3


async def analysis(
    table: LiveTable, viewer: int, wanted: AskAnalysis, language: str, thinkers: Thinkers, stop: Event
) -> AsyncIterator[Analysis]:
    """The analysis so far, told to a viewer after every decision; it ends early if `stop` is set."""
    if not table.is_open:
        raise Impossible("not-over")
    if wanted.level not in LEVELS:
        raise Impossible("no-such-judge", known=", ".join(LEVELS))
    if wanted.seat >= table.row.players:
        raise Impossible("no-such-seat")
    seats = range(table.row.players) if wanted.seat == SPECTATOR else [wanted.seat]
    search = await thinkers.run(lambda: thinkers.judge(table.game, wanted.level))
    match = table.match("interpreted")
    plies = await thinkers.run(lambda: turning_points(match, seats))
    decisions: list[Decision] = []
    judged = analyse(match, plies, search, table.views.teller(language), stop, viewer)
    while True:
        yield _told(decisions, seats, len(plies), False)
        decision = await thinkers.run(lambda: next(judged, None))
        if decision is None:
            break
        decisions.append(decision)
    yield _told(decisions, seats, len(plies), True)


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
