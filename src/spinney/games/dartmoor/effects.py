"""Effects and bonuses [25 to 34]: what comes of a card that comes into a forest, and what the steps are about."""

from __future__ import annotations

from spinney.engine.header import tell
from spinney.engine.layout import Row
from spinney.engine.pending import SEAT, STEP, push, top
from spinney.games.dartmoor import events, steps
from spinney.games.dartmoor.box import Box, is_named
from spinney.games.dartmoor.cards import draw_top, into_cave, into_clearing, out_of_clearing
from spinney.games.dartmoor.forest import add_up, count, fits, new_dweller, new_stand, triggered
from spinney.games.dartmoor.table import AS_BONUS, FREE_TREE, NONE, REVEALS, TREE, WHEATEAR, WHOLE, Table

# Steps that are to come.


def offer(table: Table, seat: int, printed: Row) -> None:
    """A step that a card or a cave offers, if it has one."""
    if printed[STEP] != NONE:
        row = push(table, printed[STEP], seat)
        for column in range(steps.WHAT, steps.COLUMNS):
            row[column] = printed[column]


def tell_use(table: Table) -> None:
    """Tells which card's effect or bonus is being used."""
    row = top(table)
    if row[steps.ORIGIN] >= steps.OF_SPECIES:
        event = events.BONUS if row[steps.FLAGS] & steps.BONUS else events.EFFECT
        tell(table, event, row[SEAT], row[steps.ORIGIN] - steps.OF_SPECIES, 0)


# A card comes in.


def come_in(box: Box, table: Table, seat: int, flags: int) -> None:
    """The card that is being played comes into the forest; what it brings about is pending, and a tree reveals a card.

    The tree lies there before the card is revealed, so it counts if that card is the third winter [25 to 29, 37].
    """
    half = table.playing
    species = box.half_species[half]
    draws = triggered(box, table, seat, species)
    if half < 2 * WHOLE:
        new_stand(box, table, seat, species, half >> 1)
        tell(table, events.PLACED, seat, half, table.stands - 1)
    else:
        new_dweller(box, table, seat, half, table.target_stand, table.target_slot)
        table.target_stand = NONE
        table.target_slot = NONE
    add_up(box, table, seat, species, box.half_colour[half])
    table.playing = NONE
    offer_results(box, table, seat, species, flags)
    if draws > 0:
        push(table, steps.DRAW, seat)[steps.NUMBER] = draws
    if box.kinds[species] & TREE != 0 and (flags & steps.PAID != 0 or table.options[FREE_TREE] == REVEALS):
        reveal(table)


def offer_results(box: Box, table: Table, seat: int, species: int, flags: int) -> None:
    """First the effect, then the bonus, so the bonus goes deeper into the stack [26]; an effect may be a bonus [50]."""
    as_bonus = effect_is_bonus(box, table, species)
    if flags & steps.WITH_BONUS:
        offer(table, seat, box.bonus[species])
    if flags & (steps.WITH_BONUS if as_bonus else steps.WITH_EFFECT):
        offer(table, seat, box.effect[species])
        if as_bonus:
            top(table)[steps.FLAGS] |= steps.BONUS


def effect_is_bonus(box: Box, table: Table, species: int) -> bool:
    """Editions differ in one card: the option decides [50]."""
    return box.effect_or_bonus[species] == 1 and table.options[WHEATEAR] == AS_BONUS


def has_bonus(box: Box, table: Table, species: int) -> bool:
    """Whether a matching payment brings something."""
    return box.bonus[species][STEP] != NONE or effect_is_bonus(box, table, species)


def reveal(table: Table) -> None:
    """The top card of the deck goes face up into the clearing, unless it is the third winter [25]."""
    card = draw_top(table)
    if card != NONE:
        into_clearing(table, card)
        tell(table, events.REVEALED, card, 0, 0)


# What a step is about.


def times(box: Box, table: Table, row: Row) -> int:
    """How many cards a step is about: a number, or a number for each card of a category."""
    number = row[steps.NUMBER]
    if row[steps.WHAT] != 0:
        number *= count(box, table, row[SEAT], row[steps.WHAT])
    return number


def playable_free(box: Box, table: Table, seat: int, half: int, what: int) -> bool:
    species = box.half_species[half]
    return species != NONE and is_named(box, species, what) and fits(box, table, seat, half)


def any_to_lift(box: Box, table: Table, seat: int, what: int) -> bool:
    for i in range(table.clearing_size):
        for half in range(2 * table.clearing[i], 2 * table.clearing[i] + 2):
            if playable_free(box, table, seat, half, what):
                return True
    return False


def card_named(box: Box, card: int, what: int) -> bool:
    """Whether a card shows something of a category."""
    for half in range(2 * card, 2 * card + 2):
        if box.half_species[half] != NONE and is_named(box, box.half_species[half], what):
            return True
    return False


def any_named(box: Box, table: Table, what: int) -> bool:
    for i in range(table.clearing_size):
        if card_named(box, table.clearing[i], what):
            return True
    return False


# What is done without a choice.


def store_all(box: Box, table: Table, seat: int, what: int) -> None:
    """All cards of a category go from the clearing into the cave [34]."""
    for i in range(table.clearing_size - 1, -1, -1):
        card = table.clearing[i]
        if card_named(box, card, what):
            out_of_clearing(table, card)
            into_cave(table, seat, card)


def cave_effects(box: Box, table: Table, seat: int) -> None:
    """The effects of a cave, in reverse turn order [12]."""
    printed = box.cave_steps[table.cave[seat]]
    offer(table, seat, printed[1])
    offer(table, seat, printed[0])
