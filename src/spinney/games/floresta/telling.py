"""Names that depend on the table, and what is asked: whose effect it is, where, and how many are left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spinney.engine.layout import Record as Table
from spinney.engine.telling import Teller
from spinney.games.floresta.box import BREAK_OVER_FIRE, ordered_towers
from spinney.games.floresta.effects import count, lynx_room, may_stop, standing_before
from spinney.games.floresta.fire import burning_in_reach
from spinney.games.floresta.placing import power_at, somewhere
from spinney.games.floresta.steps import conditions_met, has_reserve, move_target
from spinney.games.floresta.table import (
    BOARDS,
    BONUS,
    BREAK,
    CONDITIONS,
    FELL,
    FIGHT,
    HELP,
    LAY,
    MOVE,
    NONE,
    PHASES,
    REPLANT,
    RESERVED,
    SPACES,
    TRANSPLANT,
    TRUCK,
    TRUCK_ON,
)

ALL_BOARDS = (1 << BOARDS) - 1
Prompt = tuple[str, dict[str, Any]]


def name(teller: Teller, view: Table, kind: str, number: int, seat: int) -> str:
    """A place of the row is called by the card that lies there."""
    if kind == "place" and 0 <= number < view.row_size:
        return teller.thing("card", view.row[number])
    return ""


def prompt(teller: Teller, view: Table) -> str:
    about = PROMPTS.get(view.phase)
    if about is None:
        return teller.words.say(f"ask-{PHASES[view.phase]}")
    message, parts = about(teller, view)
    return teller.words.say(message, **parts)


# The message of each phase, and its parts.


def lay(teller: Teller, view: Table) -> Prompt:
    box = teller.game.box
    most = min(lynx_room(box, view, view.space), view.lynx[view.turn])
    return "prompt-lay", {"side": here(teller, view), "zone": box.zone[view.space] + 1, "most": most}


def fell(teller: Teller, view: Table) -> Prompt:
    box = teller.game.box
    trees = count(standing_before(box, view))
    return "prompt-fell", {"side": here(teller, view), "trees": trees, "column": box.zone[view.space]}


def put_break(teller: Teller, view: Table) -> Prompt:
    power = power_at(teller.game.box, view, view.turn, view.space // SPACES >> 1)
    if power != BREAK_OVER_FIRE:
        return "prompt-break", {"side": here(teller, view)}
    return "prompt-break-on-fire", {"side": here(teller, view), "tower": tower(teller, view)}


def fight(teller: Teller, view: Table) -> Prompt:
    return "prompt-fight", {"side": here(teller, view), **quenching(teller, view)}


def take_lynx(teller: Teller, view: Table) -> Prompt:
    card = teller.thing("card", view.card)
    return "prompt-help", {"side": here(teller, view), "tower": tower(teller, view), "card": card}


def transplant(teller: Teller, view: Table) -> Prompt:
    return "prompt-transplant", {"side": here(teller, view)}


def replant(teller: Teller, view: Table) -> Prompt:
    return "prompt-replant", moving(teller, view)


def move(teller: Teller, view: Table) -> Prompt:
    return "prompt-move", moving(teller, view)


def bonus(teller: Teller, view: Table) -> Prompt:
    """Which bonus trees there are, and what can be done with them [38, 40, 43]."""
    box, seat = teller.game.box, view.turn
    met = conditions_met(view, seat)
    conditions = [teller.thing("condition", i) for i in range(CONDITIONS) if met >> i & 1]
    parts = {"n": len(conditions), "conditions": ", ".join(conditions)}
    if not has_reserve(box, view, seat):
        return "prompt-bonus", parts
    open_space = somewhere(box, view, seat, ALL_BOARDS)
    message = "prompt-bonus-or-reserve" if open_space else "prompt-bonus-nowhere"
    return message, {**parts, "tower": tower(teller, view)}


def reserved(teller: Teller, view: Table) -> Prompt:
    return "prompt-reserved", {"tower": tower(teller, view), "n": view.ripe}


def truck(teller: Teller, view: Table) -> Prompt:
    boards = burning_in_reach(view, view.turn)
    sides = [teller.thing("side", view.side[board]) for board in range(BOARDS) if boards >> board & 1]
    return "prompt-truck", {"sides": ", ".join(sides), **quenching(teller, view)}


def truck_on(teller: Teller, view: Table) -> Prompt:
    return "prompt-truck-on", {"side": teller.thing("side", view.truck[view.turn]), **quenching(teller, view)}


PROMPTS: dict[int, Callable[[Teller, Table], Prompt]] = {
    LAY: lay,
    FELL: fell,
    BREAK: put_break,
    FIGHT: fight,
    HELP: take_lynx,
    TRANSPLANT: transplant,
    REPLANT: replant,
    BONUS: bonus,
    RESERVED: reserved,
    TRUCK: truck,
    TRUCK_ON: truck_on,
    MOVE: move,
}
"""Of the other phases there is nothing to say that depends on the table."""


# Parts that several have.


def here(teller: Teller, view: Table) -> str:
    """The location of the tree that is being dealt with."""
    return teller.thing("side", view.space // SPACES)


def tower(teller: Teller, view: Table) -> str:
    """The tower of whoever is asked, without what it needs."""
    own: int = view.claimed[view.turn]
    return ordered_towers(teller.game.pack)[own].name


def moving(teller: Teller, view: Table) -> dict[str, str]:
    """Where a tree leaves that goes to another board, and which board that is [52, 54]."""
    return {
        "side": teller.thing("side", view.from_space // SPACES),
        "space": teller.thing("space", view.from_space),
        "target": teller.thing("side", move_target(teller.game.box, view, view.from_space)),
    }


def quenching(teller: Teller, view: Table) -> dict[str, Any]:
    """How many fires may still go, and whether one has to [16]."""
    if view.quenched[0] == NONE:
        return {"step": "first", "left": view.quench}
    return {"step": "more" if may_stop(teller.game.box, view) else "between", "left": view.quench}
