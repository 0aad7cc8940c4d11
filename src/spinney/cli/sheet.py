"""The score sheet as a table, and who won in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table as Grid
from rich.text import Text

from spinney.cli.terminal import said
from spinney.engine.by_hand import Scored, ScoredSeat
from spinney.engine.header import SPECTATOR
from spinney.engine.layout import Record as Table
from spinney.engine.match import Match
from spinney.engine.telling import Teller
from spinney.engine.winning import play_together
from spinney.engine.words import ENGLISH, Words


def seats_of(teller: Teller, table: Table, you: int = SPECTATOR) -> list[ScoredSeat]:
    """Everybody's sheet on a table, or on a view of it: then only what its viewer knows can count.

    `you` is the seat of the person who reads it.
    """
    names = [teller.thing("seat", seat) for seat in range(table.players)]
    if you != SPECTATOR:
        names[you] = said(teller.words.language).say("you", name=names[you])
    rules = teller.game.interpreted
    return [ScoredSeat(name, *rules.sheet(table, seat)) for seat, name in enumerate(names)]


def scored(match: Match, teller: Teller, you: int = SPECTATOR) -> Scored:
    """What came of a match that is over, as if it had been scored by hand."""
    seats = seats_of(teller, match.table, you)
    return Scored(seats, [seats[seat].name for seat in match.winners()], match.teams(), match.target())


def sheet_table(words: Words, seats: Sequence[ScoredSeat]) -> Grid:
    """One row a category, one column a player."""
    grid = Grid(show_footer=True)
    grid.add_column(footer=Text(said(words.language).say("total"), "bold"))
    for seat in seats:
        grid.add_column(Text(seat.name), footer=Text(str(seat.total), "bold"), justify="right")
    for line in seats[0].lines:
        grid.add_row(words.say(f"sheet-{line}"), *(str(seat.lines[line]) for seat in seats))
    return grid


def verdict(result: Scored, language: str = ENGLISH) -> str:
    """Who won, or whether a solitaire did. Several winners have won as a team or share it."""
    words, seats, winners = said(language), result.seats, result.winners
    totals = {seat.name: seat.total for seat in seats}
    if len(seats) == 1:
        name, total = seats[0].name, points(seats[0].total, words)
        if result.target is None:
            return words.say("scores", name=name, points=total)
        return words.say("beats" if winners else "misses", name=name, points=total, target=result.target)
    if play_together(result.teams):
        return team_verdict(result, totals, words)
    best = points(totals[winners[0]], words)
    if len(winners) == 1:
        return words.say("wins", name=winners[0], points=best)
    return words.say("shared", names=listed(winners, words), points=best)


def team_verdict(result: Scored, totals: Mapping[str, int], words: Words) -> str:
    """Which team won with the sum of its points, and what the others have; teams that stand alike share it."""
    teams = [[result.seats[seat].name for seat in team] for team in result.teams]
    best = [team for team in teams if team[0] in result.winners]
    sums = [sum(totals[name] for name in team) for team in (*best, *(team for team in teams if team not in best))]
    if len(best) > 1:
        names = listed([" + ".join(team) for team in best], words)
        return words.say("teams-share", count=len(teams), teams=names, points=points(sums[0], words))
    others = listed([str(total) for total in sums[1:]], words)
    return words.say("team-wins", names=listed(best[0], words), count=len(best[0]), most=sums[0], least=others)


def points(number: int, words: Words) -> str:
    return words.say("sheet-total", n=number)


def listed(names: Sequence[str], words: Words) -> str:
    """Ann, Bob and Cid."""
    return words.say("and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else names[0]
