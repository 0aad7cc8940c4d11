"""Playing a plant [25 to 37]: where it may grow, what it costs, who pays, and what its growing sets off."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.engine.layout import Record
from spinney.games.reforest.box import (
    COST_FOR,
    COST_PER,
    FIRST_EVENT,
    LOW,
    ON_COVER,
    ON_PLAY,
    OWN_COST,
    PASSIVE,
    REACH,
    REACTION,
    SUN,
    WHEN_COVERED,
    WHEN_PLAYED,
)
from spinney.games.reforest.cards import add_energy, put_on_top, remove_covered
from spinney.games.reforest.counting import count, fits_at, near
from spinney.games.reforest.moves import (
    CANNOT_PAY,
    ENERGY_TOO_FAR,
    FIRST_LOW,
    IN_ORDER,
    LEGAL,
    NO_SUCH_CARD,
    NOT_ADJACENT,
    NOT_TALLER,
    WRONG_ROW,
)
from spinney.games.reforest.pending import push
from spinney.games.reforest.table import (
    ALL,
    COUNTS,
    COVERED,
    COVERED_PASSIVE,
    DO_PAY,
    DO_POOL,
    EFFECTS,
    GREW,
    HAND,
    NONE,
    PAYS,
    SAME_SPACE_ENERGY,
    SPACES,
    WITHERED,
)

# Where [25 to 27].


def refuse_cover(box: Record, card: int, covered: int) -> int:
    """Only a strictly taller plant covers another."""
    return LEGAL if box.height[card] > box.height[covered] else NOT_TALLER


def refuse_space(box: Record, table: Record, seat: int, card: int, space: int) -> int:
    if box.spaces[card] >> space & 1 == 0:
        return WRONG_ROW
    occupied = table.occupied[seat]
    if occupied == 0:
        return LEGAL if box.row[space] == LOW else FIRST_LOW
    if occupied >> space & 1:
        return refuse_cover(box, card, table.top[seat][space])
    return LEGAL if occupied & box.borders[space] else NOT_ADJACENT


def refuse_grow(box: Record, table: Record, seat: int, slot: int, space: int) -> int:
    if slot >= table.hand_size[seat]:
        return NO_SUCH_CARD
    card = table.hand[seat][slot]
    reason = refuse_space(box, table, seat, card, space)
    if reason != LEGAL:
        return reason
    price = price_of(box, table, seat, card, space)
    others = table.hand_size[seat] - 1
    if price <= others or price <= others + energy_in(table, seat, paying_spaces(box, table, seat, space)):
        return LEGAL
    return CANNOT_PAY


# Cost [28].


def price_of(box: Record, table: Record, seat: int, card: int, space: int) -> int:
    """The printed cost, less that of the plant to be covered, and all that changes it; never below nothing."""
    price: int = box.cost[card]
    covered = table.top[seat][space]
    if covered != NONE:
        price -= box.cost[covered]
    price += own_cost(box, table, seat, card, space)
    for home in range(SPACES):
        price += passive_cost(box, passive_at(box, table, seat, home, space), card, space, home)
    if table.lasting != NONE:
        price += passive_cost(box, FIRST_EVENT + table.lasting, card, space, space)
    return max(price, 0)


def own_cost(box: Record, table: Record, seat: int, card: int, space: int) -> int:
    """What a plant printed with a star makes of its own cost, seen from the chosen space before it stands there."""
    effect = box.effect[card]
    change = 0
    if box.timing[effect] == OWN_COST:
        for row in range(box.first_step[effect], box.first_step[effect + 1]):
            found = count(box, table, seat, box.selector[row], space)
            if box.verb[row] == COST_PER:
                change += box.amount[row] * min(found, box.most[row])
            elif found >= box.least[box.selector[row]]:
                change += box.amount[row]
    return change


def passive_at(box: Record, table: Record, seat: int, home: int, space: int) -> int:
    """The passive effect of a canopy plant while another is played into a space, or none.

    The plant about to be covered still counts, unless players agreed otherwise (R11).
    """
    card = table.top[seat][home]
    if card == NONE or (home == space and table.options[COVERED_PASSIVE] != COUNTS):
        return NONE
    effect: int = box.effect[card]
    return effect if box.timing[effect] == PASSIVE else NONE


def passive_cost(box: Record, effect: int, card: int, space: int, home: int) -> int:
    """What a passive effect or an event changes in the cost of a plant that is played into a space."""
    change = 0
    if effect != NONE:
        for row in range(box.first_step[effect], box.first_step[effect + 1]):
            if box.verb[row] == COST_FOR and fits_at(box, box.selector[row], card, space, home):
                change += box.amount[row]
    return change


# Paying [29 to 32].


def paying_spaces(box: Record, table: Record, seat: int, space: int) -> int:
    """The spaces whose energy can pay for a plant there: adjacent ones, and those with a reach (R13)."""
    spaces = near(box, space)
    if table.options[SAME_SPACE_ENERGY] != PAYS:
        spaces &= ~(1 << space)
    for home in range(SPACES):
        effect = passive_at(box, table, seat, home, space)
        if effect != NONE:
            for row in range(box.first_step[effect], box.first_step[effect + 1]):
                if box.verb[row] == REACH:
                    spaces |= 1 << home
    return spaces


def energy_in(table: Record, seat: int, spaces: int) -> int:
    """How much energy some spaces have."""
    n = 0
    for space in range(SPACES):
        if spaces >> space & 1:
            n += table.stored[seat][space]
    return n


def energy_slots(table: Record, seat: int, spaces: int, first: int) -> int:
    """The same, but only slots from one on."""
    n = 0
    for slot in range(first, table.energy_size[seat]):
        n += spaces >> table.energy_space[seat][slot] & 1
    return n


def refuse_pay(box: Record, table: Record, seat: int, slot: int) -> int:
    """Cards pay in one order, hand before energy and lower slots first, so that each choice can be made in one way."""
    at = table.steps - 1
    if slot >= table.hand_size[seat]:
        return NO_SUCH_CARD
    energy = energy_in(table, seat, paying_spaces(box, table, seat, table.growing_space))
    if slot < table.step_b[at] or table.hand_size[seat] - slot + energy < table.step_a[at]:
        return IN_ORDER
    return LEGAL


def refuse_spend(box: Record, table: Record, seat: int, slot: int) -> int:
    at = table.steps - 1
    if slot >= table.energy_size[seat]:
        return NO_SUCH_CARD
    spaces = paying_spaces(box, table, seat, table.growing_space)
    if spaces >> table.energy_space[seat][slot] & 1 == 0:
        return ENERGY_TOO_FAR
    if slot < table.step_c[at] or energy_slots(table, seat, spaces, slot) < table.step_a[at]:
        return IN_ORDER
    return LEGAL


def begin_growing(box: Record, table: Record, seat: int, card: int, space: int) -> None:
    """The plant is chosen, and with it its space and its cost. The step on top is to pay."""
    table.growing = card
    table.growing_space = space
    push(table, DO_PAY, seat, price_of(box, table, seat, card, space), 0, 0)


def paid_one(table: Record, hand_slot: int, energy_slot: int) -> None:
    """One card less to pay, and none before these slots."""
    at = table.steps - 1
    table.step_a[at] -= 1
    table.step_b[at] = hand_slot
    table.step_c[at] = energy_slot


# Placing [33 to 37].


def grow(box: Record, table: Record, seat: int) -> None:
    """The plant has been paid for: it is placed, and all it sets off can be used, in any order."""
    card = table.growing
    space = table.growing_space
    table.growing = NONE
    table.growing_space = NONE
    push(table, DO_POOL, seat, table.pool_size, EFFECTS, 0)
    put_on_top(table, seat, space, card)
    tell(table, GREW, seat, card, space)
    cover(box, table, seat, space)
    react(box, table, seat, ON_PLAY, card, space, space)
    if box.timing[box.effect[card]] == WHEN_PLAYED:
        add_to_pool(table, card, space)


def cover(box: Record, table: Record, seat: int, space: int) -> None:
    """What a plant does to the one it has come to stand on: sun plants wither, shade plants live on [34]."""
    covered = table.beneath[table.top[seat][space]]
    if covered == NONE:
        return
    if box.marks[covered] & SUN:
        remove_covered(table, seat, space)
        add_energy(table, seat, space, covered, ALL, 0)
        tell(table, WITHERED, seat, covered, 0)
    else:
        tell(table, COVERED, seat, covered, 0)
    if box.timing[box.effect[covered]] == WHEN_COVERED:
        add_to_pool(table, covered, space)
    react(box, table, seat, ON_COVER, covered, space, space)


def react(box: Record, table: Record, seat: int, trigger: int, card: int, space: int, silent: int) -> None:
    """Canopy plants whose condition is met join the pool, but never the one that set it off [35, 36]."""
    for home in range(SPACES):
        other = table.top[seat][home]
        if other != NONE and home != silent:
            effect = box.effect[other]
            if box.timing[effect] == REACTION and box.trigger[effect] == trigger:
                if fits_at(box, box.trigger_selector[effect], card, space, home):
                    add_to_pool(table, other, home)


def add_to_pool(table: Record, card: int, space: int) -> None:
    table.pool_card[table.pool_size] = card
    table.pool_space[table.pool_size] = space
    table.pool_size += 1


HAND_CLOSED = HAND
"""The lowest hand slot that may still pay once energy has: none."""
