"""Names that depend on the table, and what is asked: whose effect it is, where, and how many are left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spinney.engine.pending import top
from spinney.engine.sets import count
from spinney.engine.telling import Teller
from spinney.games.floresta import phases, steps
from spinney.games.floresta.bonus_trees import conditions_met, has_reserve
from spinney.games.floresta.box import BREAK_OVER_FIRE, ordered_towers
from spinney.games.floresta.placing import somewhere
from spinney.games.floresta.planting import most_lynx, move_target, standing_before
from spinney.games.floresta.quenching import may_stop
from spinney.games.floresta.table import ALL_BOARDS, BOARDS, CONDITIONS, NONE, SPACES, Table
from spinney.games.floresta.towers import power_at
from spinney.games.floresta.trucks import burning_in_reach

Prompt = tuple[str, dict[str, Any]]


def name(teller: Teller, view: Table, kind: str, number: int, seat: int) -> str:
    """A place of the row is called by the card that lies there."""
    if kind == "place" and 0 <= number < view.row_size:
        return teller.thing("card", view.row[number])
    return ""


def prompt(teller: Teller, view: Table) -> str:
    about = PROMPTS.get(view.phase)
    if about is None:
        return teller.words.say(f"ask-{teller.game.phases[view.phase]}")
    message, parts = about(teller, view)
    return teller.words.say(message, **parts)


# The message of each phase, and its parts.


def lay(teller: Teller, view: Table) -> Prompt:
    box, space = teller.game.box, top(view)[steps.SPACE]
    most = most_lynx(box, view, view.turn, space)
    return "prompt-lay", {"side": here(teller, view), "zone": box.zone[space] + 1, "most": most}


def fell(teller: Teller, view: Table) -> Prompt:
    box, space = teller.game.box, top(view)[steps.SPACE]
    trees = count(standing_before(box, view, space))
    return "prompt-fell", {"side": here(teller, view), "trees": trees, "column": box.zone[space]}


def put_break(teller: Teller, view: Table) -> Prompt:
    power = power_at(teller.game.box, view, view.turn, top(view)[steps.SPACE] // SPACES >> 1)
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
    return "prompt-reserved", {"tower": tower(teller, view), "n": top(view)[steps.LEFT]}


def truck(teller: Teller, view: Table) -> Prompt:
    boards = burning_in_reach(view, view.turn)
    sides = [teller.thing("side", view.side[board]) for board in range(BOARDS) if boards >> board & 1]
    return "prompt-truck", {"sides": ", ".join(sides), **quenching(teller, view)}


def truck_on(teller: Teller, view: Table) -> Prompt:
    return "prompt-truck-on", {"side": teller.thing("side", view.truck[view.turn]), **quenching(teller, view)}


PROMPTS: dict[int, Callable[[Teller, Table], Prompt]] = {
    phases.LAY: lay,
    phases.FELL: fell,
    phases.BREAK: put_break,
    phases.FIGHT: fight,
    phases.HELP: take_lynx,
    phases.TRANSPLANT: transplant,
    phases.REPLANT: replant,
    phases.BONUS: bonus,
    phases.RESERVED: reserved,
    phases.TRUCK: truck,
    phases.TRUCK_ON: truck_on,
    phases.MOVE: move,
}
"""Of the other phases there is nothing to say that depends on the table."""


# Parts that several have.


def here(teller: Teller, view: Table) -> str:
    """The location of the tree that is being dealt with."""
    return teller.thing("side", top(view)[steps.SPACE] // SPACES)


def tower(teller: Teller, view: Table) -> str:
    """The tower of whoever is asked, without what it needs."""
    own: int = view.claimed[view.turn]
    return ordered_towers(teller.game.pack)[own].name


def moving(teller: Teller, view: Table) -> dict[str, str]:
    """Where a tree leaves that goes to another board, and which board that is [52, 54]."""
    space = top(view)[steps.SPACE]
    return {
        "side": teller.thing("side", space // SPACES),
        "space": teller.thing("space", space),
        "target": teller.thing("side", move_target(teller.game.box, view, space)),
    }


def quenching(teller: Teller, view: Table) -> dict[str, Any]:
    """How many fires may still go, and whether one has to [16]."""
    row = top(view)
    if row[steps.FIRST] == NONE:
        return {"step": "first", "left": row[steps.LEFT]}
    return {"step": "more" if may_stop(teller.game.box, view) else "between", "left": row[steps.LEFT]}
