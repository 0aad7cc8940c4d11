"""Tables on paper: what was played with real cards is laid out and scored by the rules themselves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from spinney.engine.by_hand import THIS_TABLE, Marked, seat_and_place
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.game import Game
from spinney.engine.match import Match
from spinney.engine.packs import toml
from spinney.engine.resuming import paper_of
from spinney.engine.toml_writing import written
from spinney.tables.library import box_fields, fields, spoken
from spinney.tables.messages.pads import NewScore, PadProblem, PadScore, PadSheet
from spinney.tables.problems import Impossible


def scored_table(game: Game, wanted: NewScore, language: str) -> PadScore:
    """The sheets of a table as it was written down, and what is wrong with it; only what cannot be read is refused."""
    if game.scorer is None:
        raise Impossible("no-pad")
    language = spoken(game, language)
    try:
        hand = toml(wanted.toml, THIS_TABLE) if wanted.toml else wanted.hand
        check_size(hand)
        marked: Marked = game.scorer.marked(game, hand, language)
    except SpinneyError as error:
        raise Impossible("bad-input", error) from None
    scored = marked.scored
    return PadScore(
        game.name,
        game.pack.hash(),
        hand,
        file(game, hand),
        [PadSheet(seat.name, seat.lines, seat.total, seat.reasons) for seat in scored.seats],
        marked.won,
        [list(team) for team in scored.teams],
        scored.target,
        [
            *(problem(wrong, language, missing=False) for wrong in worth_telling(marked.impossible)),
            *(problem(wrong, language, missing=True) for wrong in worth_telling(marked.missing)),
        ],
        fields(marked.table),
        printed(game, marked),
        worth(game, marked),
        resumes(game, marked, hand),
    )


def file(game: Game, hand: dict[str, Any]) -> str:
    """The file that says it. Its first line says which game it is of: whoever opens it need not be asked."""
    return f"# {game.pack.about.title}: spinney score {game.name} FILE\n\n{written(hand)}"


MOST_ENTRIES = 2000
"""So many numbers and texts has a table on paper at most: several times what the largest real one has."""


def check_size(data: Any, most: int = MOST_ENTRIES) -> None:
    """Refuses what is no table (or pack) but work: laying out takes time for every entry, and so does writing."""
    left, waiting = most, [data]
    while waiting:
        value = waiting.pop()
        left -= 1
        if left < 0:
            raise Impossible("too-big")
        if isinstance(value, dict | list):
            waiting += value.values() if isinstance(value, dict) else value


MOST_TOLD = 10
"""So often is the same kind of fault told: nobody reads more, and finding the words for one takes milliseconds."""


def worth_telling(wrongs: Iterable[Wrong]) -> Iterator[Wrong]:
    """The first faults of each kind, in their order: a hundred of one kind do not hide the only one of another."""
    told: Counter[str] = Counter()
    for wrong in wrongs:
        behind = wrong.parts.get("what")
        kind = behind.message if isinstance(behind, Wrong) else wrong.message
        told[kind] += 1
        if told[kind] <= MOST_TOLD:
            yield wrong


def problem(wrong: Wrong, language: str, missing: bool) -> PadProblem:
    seat, place = seat_and_place(wrong)
    return PadProblem(seat, place, wrong.told(language), missing)


def printed(game: Game, marked: Marked) -> dict[str, Any]:
    """What is printed on the cards of this table and not on those of the game."""
    box = box_fields(marked.box)
    return {name: value for name, value in box.items() if value != getattr(game.box, name)}


def worth(game: Game, marked: Marked) -> dict[str, int]:
    """What things bring at this table."""
    if game.worth is None:
        return {}
    found: dict[str, int] = {}
    for seat in range(marked.table.players):
        found |= game.worth(marked.box, marked.table, seat)
    return found


def resumes(game: Game, marked: Marked, hand: dict[str, Any]) -> bool:
    """Whether one can play on from this table; how the rest lies does not matter for that."""
    if game.resume is None or marked.impossible or marked.missing:
        return False
    players = len(hand["seat"])
    try:
        Match(game, players, game.choices(players), bytes(16), "interpreted", paper_of(hand))
    except SpinneyError:
        return False
    return True
