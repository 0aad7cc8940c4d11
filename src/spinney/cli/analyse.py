"""`spinney analyse`: a recorded match gone through again, and what each decision has cost."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from spinney.arena.intervals import NORMAL
from spinney.bots.analysis import Analysis, Decision, Total, costliest, totals, turning_points
from spinney.bots.levels import Judge, make_judge
from spinney.bots.search import Search
from spinney.cli.arguments import AsJson, PackFile
from spinney.cli.record import File, replayed
from spinney.cli.terminal import INTERRUPTED, output, progress, stopping
from spinney.engine.advice import LEVELS, TOP
from spinney.engine.errors import SpinneyError
from spinney.engine.match import Match
from spinney.engine.moves import Move
from spinney.engine.telling import Teller
from spinney.engine.words import count

IN_WORDS = 3
IN_TABLE = 10


def analyse(
    file: File,
    seat: Annotated[int | None, typer.Option(metavar="N", help="Only this player's decisions, by seat number.")] = None,
    level: Annotated[str, typer.Option(metavar="LEVEL", help=f"Who judges: {', '.join(LEVELS)}.")] = TOP,
    everything: Annotated[bool, typer.Option("--all", help="Show every decision, not only the costly ones.")] = False,
    pack: PackFile = None,
    as_json: AsJson = False,
) -> None:
    """Go through a recorded match: what would Ancient Wood have done, knowing only what each player knew?

    All decisions are glanced at, and those of each player that look worst are compared with better ones. That takes
    some seconds; where no net fits, minutes, and a lower --level is quicker. An interrupt shows what there is.
    """
    match = replayed(file, pack)
    seats = chosen_seats(match, seat)
    judge = make_judge(match.game.rules("auto"), level)
    plies = turning_points(match, seats)
    teller = match.teller()
    analysis = Analysis(match, plies, judge, teller)
    with progress("thinking", analysis.planned, hidden=as_json) as show, stopping() as stop:
        for done in analysis.run(stop):
            show(done)
    given_away = totals(analysis.decisions, seats)
    if as_json:
        print(json.dumps(as_data(match, judge, analysis, given_away)))
    else:
        print_analysis(match, teller, judge, analysis, given_away, everything)
    if not analysis.complete:
        raise typer.Exit(INTERRUPTED)


def chosen_seats(match: Match, seat: int | None) -> list[int]:
    if seat is None:
        return list(range(match.players))
    if not 1 <= seat <= match.players:
        raise SpinneyError(f"there is no seat {seat}: seats of this match are numbered from 1 to {match.players}.")
    return [seat - 1]


# For people.


def print_analysis(
    match: Match,
    teller: Teller,
    judge: Judge,
    analysis: Analysis,
    given_away: Sequence[Total],
    everything: bool,
) -> None:
    console = output()
    judge_name = judge.name.replace("-", " ").title() if judge.name in LEVELS else judge.name
    tries = f"{judge.iterations:,} iterations" if isinstance(judge, Search) else f"up to {judge.iterations} rollouts"
    console.print(f"{match.game.pack.about.title}, judged by {judge_name} ({tries}) with what each player knew")
    decisions = analysis.decisions
    if not analysis.complete:
        compared = sum(decision.compared for decision in decisions)
        console.print(f"Stopped early: {count(len(decisions), 'decision')} glanced at, {compared} compared.")
    costly = costliest(decisions)
    shown = decisions if everything else sorted(costly[:IN_TABLE], key=lambda d: d.number)
    if shown:
        console.print(table_of(shown, teller))
        what = "lead" if match.players > 1 else "score" if match.target() is None else "lead over the target"
        console.print(f"Lost: points of the {what} at the end, with a 95% interval.", style="dim")
    for place, decision in enumerate(costly[:IN_WORDS], 1):
        console.print(f"{place}. {in_words(decision, teller)}", soft_wrap=True)
    if decisions and not costly:
        console.print("No decision cost anything that can be told from chance.")
    for total in given_away:
        console.print(sentence(total, teller))


def table_of(decisions: Sequence[Decision], teller: Teller) -> Grid:
    grid = Grid()
    grid.add_column("Move", justify="right")
    grid.add_column("Who")
    grid.add_column("Played", ratio=1)
    grid.add_column("Better", ratio=1)
    grid.add_column("Lost", justify="right", no_wrap=True)
    for decision in decisions:
        grid.add_row(
            str(decision.number),
            teller.thing("seat", decision.seat),
            Text(decision.played_words),
            Text("" if decision.best == decision.played else decision.best_words),
            with_interval(decision.loss, decision.error) if decision.compared else "",
        )
    return grid


def in_words(decision: Decision, teller: Teller) -> str:
    sentences = (
        f"Move {decision.number}.",
        decision.before,
        f"{teller.thing('seat', decision.seat)} chose: {decision.played_words}.",
        f"Better: {decision.best_words}.",
        f"It cost {decision.loss:.1f} points{because(decision, teller)}.",
    )
    return " ".join(filter(None, sentences))


def because(decision: Decision, teller: Teller) -> str:
    """On which lines of the score sheets the better move brings more, or gives others less."""
    told = [
        f"{teller.words.say(f'sheet-{share.line}')}{' of the others' if share.others else ''} "
        + f"{share.points:+.1f}".replace("-", "−")
        for share in decision.why
    ]
    return f": {', '.join(told)}" if told else ""


def sentence(total: Total, teller: Teller) -> str:
    who, loss = teller.thing("seat", total.seat), with_interval(total.loss, total.error)
    return f"{who} gave away {loss} points in {count(total.decisions, 'decision')}."


def with_interval(loss: float, error: float) -> str:
    return f"{loss:.1f} ± {NORMAL * error:.1f}"


# For programs. Players are numbered as in --seat, moves as in `spinney record show`.


def as_data(match: Match, judge: Judge, analysis: Analysis, given_away: Sequence[Total]) -> dict[str, Any]:
    decisions = analysis.decisions
    return {
        "game": match.game.name,
        "pack": match.game.pack.name,
        "players": match.players,
        "options": match.choices,
        "target": match.target(),
        "level": judge.name,
        "iterations": judge.iterations,
        "complete": analysis.complete,
        "decisions": [decision_data(decision) for decision in decisions],
        "costliest": [decision.number for decision in costliest(decisions)[:IN_WORDS]],
        "totals": [
            {"player": total.seat + 1, "decisions": total.decisions, "loss": total.loss, "error": total.error}
            for total in given_away
        ],
    }


def decision_data(decision: Decision) -> dict[str, Any]:
    return {
        "number": decision.number,
        "player": decision.seat + 1,
        "phase": decision.phase,
        "before": decision.before,
        "played": move_data(decision.played, decision.played_words),
        "best": move_data(decision.best, decision.best_words),
        "why": [
            {"line": share.line, "others": share.others, "points": share.points, "error": share.error}
            for share in decision.why
        ],
        "compared": decision.compared,
        "loss": decision.loss,
        "difference": decision.difference,
        "error": decision.error,
        "options": [
            {**move_data(option.move, option.words), "visits": option.visits, "worth": option.worth}
            for option in decision.options
        ],
    }


def move_data(move: Move, words: str) -> dict[str, Any]:
    return {"move": move.as_dict(), "words": words}
