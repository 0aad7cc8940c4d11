"""After the game: what its decisions have cost, with progress reports."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterator
from threading import Event
from typing import TypeVar

from spinney.bots.analysis import Analysis as Judged
from spinney.bots.analysis import Decision, costliest, totals, turning_points
from spinney.bots.thinking import Thinking
from spinney.engine.advice import LEVELS
from spinney.engine.match import Match
from spinney.engine.telling import Teller
from spinney.tables.hosting import Rank, Thinkers
from spinney.tables.live import LiveTable
from spinney.tables.messages.doing import AskAnalysis, MoveOf
from spinney.tables.messages.saying import Analysis, Because, Costly, GivenAway
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.players import Players
from spinney.tables.problems import Impossible

TOLD = 3
Steps = Iterator[Thinking[Decision]]
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

    async def aside(think: Callable[[Players], Thinking[T]]) -> T:
        """One step at a time, so that others are served between two of them."""
        return await thinkers.run(think, stop, Rank.ANALYSIS, table.asker, table.row.id, bounded=False)

    with thinkers.analysing():
        judged = await aside(lambda players: _begun(players, table, match, seats, wanted.level, teller, viewer))
        steps = judged.steps()
        while True:
            yield _told(judged, seats, False)
            decision = await aside(lambda _: _next(steps))
            if decision is None or stop.is_set():
                break
            judged.take(decision)
        yield _told(judged, seats, True)


def _begun(
    players: Players,
    table: LiveTable,
    match: Match,
    seats: Collection[int],
    level: str,
    teller: Teller,
    viewer: int,
) -> Thinking[Judged]:
    """All decisions there are to judge."""
    yield from ()
    return Judged(match, turning_points(match, seats), players.judge(table.game, level), teller, viewer)


def _next(steps: Steps) -> Thinking[Decision | None]:
    step = next(steps, None)
    return None if step is None else (yield from step)


def _finished(table: LiveTable) -> Match:
    table.check_open()
    return table.match("interpreted")


def _told(judged: Judged, seats: range | list[int], finished: bool) -> Analysis:
    decisions = judged.decisions
    costly = [_costly(decision) for decision in costliest(decisions)[:TOLD]]
    given = [GivenAway(t.seat, t.decisions, round(t.loss, 2), round(t.error, 2)) for t in totals(decisions, seats)]
    return Analysis(judged.done, judged.planned, finished, costly, given)


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
        why=[Because(share.line, share.others, round(share.points, 2)) for share in decision.why],
    )
