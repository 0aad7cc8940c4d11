"""Choosing several things at once, at a table: what there is to choose, and the moves that make the choice.

Both are given the truth, which only a match or a server has; what can be chosen is found from the view of the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spinney.engine.errors import Wrong
from spinney.engine.layout import Record
from spinney.engine.moves import Move
from spinney.engine.several import Several
from spinney.engine.title import Title


def choice(game: Title, table: Record, seat: int) -> Several | None:
    """What a seat that is asked is to choose several of, if it is."""
    if game.several is None or not table.acting >> seat & 1:
        return None
    view = game.table_layout.copy(table)
    game.interpreted.conceal(game.box, view, seat)
    return game.several(game.box, view, seat)


def goes_on(game: Title, before: Several | None, after: Several | None) -> bool:
    """Whether a seat that has named one of several things is still choosing from the same set."""
    if before is None or after is None or after.most >= before.most:
        return False
    return bool({game.moves.decode(move)[0] for move in before.moves} & {game.moves.decode(m)[0] for m in after.moves})


def in_order(game: Title, table: Record, seat: int, chosen: Sequence[int]) -> list[Move]:
    """The moves that choose these things, in the order in which the rules ask for them; a sentence if they do not go.

    After each move the slots of a hand are numbered anew, so things are told apart by what lies in their slots.
    """
    several = choice(game, table, seat)
    if several is None:
        raise Wrong("several-not-asked")
    if not several.fits(chosen):
        raise _wrong(several, chosen)
    rules, after = game.interpreted, game.table_layout.copy(table)
    out = rules.numbers(game.most_legal)
    things = [_thing(game, after, seat, move) for move in chosen]
    moves: list[Move] = []
    before: Several | None = several
    while things:
        legal = out[: rules.legal(game.box, after, seat, out)]
        move = next((move for move in legal if _thing(game, after, seat, move) in things), None)
        if move is None:
            raise Wrong("several-not-together")
        before = choice(game, after, seat)
        things.remove(_thing(game, after, seat, move))
        rules.decide(game.box, after, seat, move)
        moves.append(game.moves.Move(move))
    if several.ends >= 0 and len(chosen) < several.most and goes_on(game, before, choice(game, after, seat)):
        moves.append(game.moves.Move(several.ends))
    return moves


def together(game: Title, table: Record, seat: int, moves: Sequence[int]) -> list[int]:
    """What the first of these moves choose together, as the set names it now: `in_order` the other way round."""
    several = choice(game, table, seat)
    if several is None:
        return []
    rules, after = game.interpreted, game.table_layout.copy(table)
    named = {_thing(game, table, seat, move): move for move in several.moves}
    found: list[int] = []
    for move in moves[: several.most]:
        thing = _thing(game, after, seat, move)
        if thing not in named:
            break
        found.append(named.pop(thing))
        rules.decide(game.box, after, seat, int(move))
    return found


def _thing(game: Title, table: Record, seat: int, move: int) -> tuple[Any, ...]:
    """What a move names."""
    kind, parts = game.moves.decode(move)
    found: list[Any] = [kind]
    for part, number in parts.items():
        field = game.moves.kinds[kind].parts[part].field
        found.append(getattr(table, field)[seat][number] if field else number)
    return tuple(found)


def _wrong(several: Several, chosen: Sequence[int]) -> Wrong:
    """Why these are not a whole choice."""
    if not several.least <= len(chosen) <= several.most:
        if several.least == several.most:
            return Wrong("several-exactly", due=several.most, found=len(chosen))
        return Wrong("several-range", least=several.least, most=several.most, found=len(chosen))
    if len(set(chosen)) < len(chosen):
        return Wrong("several-twice")
    if not set(chosen) <= set(several.moves):
        return Wrong("several-not-there")
    return Wrong("several-not-together")
