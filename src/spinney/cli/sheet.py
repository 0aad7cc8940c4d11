"""The score sheet as a table, and who won in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from spinney.cli.terminal import said
from spinney.engine.by_hand import ScoredSeat
from spinney.engine.header import SPECTATOR
from spinney.engine.layout import Record as Table
from spinney.engine.telling import Teller
from spinney.engine.words import ENGLISH, Words

TEAMS = "teams"
"""The choice of the option `mode` in which seats 1, 3, ... play together against 2, 4, ..."""


def seats_of(teller: Teller, table: Table, you: int = SPECTATOR) -> list[ScoredSeat]:
    """Everybody's sheet on a table, or on a view of it: then only what its viewer knows can count.

    `you` is the seat of the person who reads it.
    """
    rules = teller.game.interpreted
    seats = []
    for seat in range(table.players):
        numbers = rules.numbers(len(teller.game.sheet))
        total = int(rules.tally(rules.box, table, seat, numbers))
        lines = dict(zip(teller.game.sheet, map(int, numbers), strict=True))
        name = teller.thing("seat", seat)
        seats.append(
            ScoredSeat(name if seat != you else said(teller.words.language).say("you", name=name), lines, total)
        )
    return seats


def sheet_table(words: Words, seats: Sequence[ScoredSeat]) -> Grid:
    """One row a category, one column a player."""
    grid = Grid(show_footer=True)
    grid.add_column(footer=Text(said(words.language).say("total"), "bold"))
    for seat in seats:
        grid.add_column(Text(seat.name), footer=Text(str(seat.total), "bold"), justify="right")
    for line in seats[0].lines:
        grid.add_row(words.say(f"sheet-{line}"), *(str(seat.lines[line]) for seat in seats))
    return grid


def verdict(seats: Sequence[ScoredSeat], winners: Sequence[str], mode: str, language: str = ENGLISH) -> str:
    """Who won. `winners` are names; several have won together or share it."""
    words = said(language)
    names = listed(winners, words)
    if len(seats) == 1:
        return words.say("scores", name=seats[0].name, points=points(seats[0].total, words))
    if mode == TEAMS:
        sums = [sum(seat.total for seat in seats[side::2]) for side in range(2)]
        if sums[0] == sums[1]:
            return words.say("teams-share", points=points(sums[0], words))
        return words.say("team-wins", names=names, count=len(winners), most=max(sums), least=min(sums))
    best = points(next(seat.total for seat in seats if seat.name == winners[0]), words)
    if len(winners) == 1:
        return words.say("wins", name=names, points=best)
    return words.say("shared", names=names, points=best)


def points(number: int, words: Words) -> str:
    return words.say("count-points", n=number)


def listed(names: Sequence[str], words: Words) -> str:
    """Ann, Bob and Cid."""
    return words.say("and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else names[0]
