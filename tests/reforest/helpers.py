"""Plants by their ids, tables in a given position, moves by name: what the tests of Reforest are written in.

A plant is called as in the pack, `salal`; a second copy of it is simply named again. A stack is written from bottom to
top, its energy after a bar: `"sword-fern salal | yarrow"`. A deck is written with its top card last; `*3`
stands for any three cards.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

import spinney
from spinney import Match
from spinney.engine.pending import top
from spinney.games.reforest import steps
from spinney.games.reforest.box import ordered
from spinney.games.reforest.rounds import begin_turn
from spinney.games.reforest.turn import go_on

REFOREST = spinney.game("reforest")
BOX = REFOREST.box
PLANTS = {plant.id: plant for plant in REFOREST.pack.plant}
IDS = [plant.id for plant in ordered(REFOREST.pack)]
VISITORS = [visitor.id for visitor in REFOREST.pack.visitor]
EVENTS = [event.id for event in REFOREST.pack.event]
SPACES = ["L1", "L2", "L3", "M1", "M2", "H1"]
NONE = -1
SPECTATOR = -1
ALL = 31
NO_VISITORS: list[str] = []


def new(players: int, seed: int = 0, **options: str) -> Match:
    return REFOREST.new(players, seed=seed, form="interpreted", **options)


class Dealer:
    """Gives out cards by their ids, each copy once, and `*3` as three of which no other is named anywhere."""

    def __init__(self, named: list[str]) -> None:
        self.free = list(range(91))
        self.named = set(named)

    def card(self, name: str) -> int:
        card = next(card for card in self.free if IDS[card] == name)
        self.free.remove(card)
        return card

    def any_card(self) -> int:
        card = next(card for card in reversed(self.free) if IDS[card] not in self.named)
        self.free.remove(card)
        return card

    def cards(self, names: str | int) -> list[int]:
        found = []
        for name in f"*{names}".split() if isinstance(names, int) else names.split():
            found += [self.any_card() for _ in range(int(name[1:]))] if name[0] == "*" else [self.card(name)]
        return found


def position(
    players: int = 2,
    *,
    regions: Mapping[int, Mapping[str, str]] | None = None,
    hands: Mapping[int, str | int] | None = None,
    deck: str | int = 9,
    nursery: str | int = 3,
    discard: str | int = 0,
    tucked: tuple[str | int, str | int] = (6, 6),
    row: Iterable[str] = NO_VISITORS,
    drawn: Mapping[int, str] | None = None,
    event: str = "",
    turn: int = 0,
    starter: int = 0,
    round: int = 1,
    **options: str,
) -> Match:
    """A match in the middle of a game: it is a seat's turn, and it has to choose an action.

    Cards given as a number are any that the test does not name. Visitors of the `row` are due in rounds 1, 2, 3; those
    after them in the third. An `event` holds all round.
    """
    match = new(players, **options)
    fresh = match.table
    table = REFOREST.table_layout.plain(REFOREST.fresh(players, match.choices))
    table.key[:] = fresh.key
    named = [deck, nursery, discard, *tucked, *(hands or {}).values()]
    named += [stack for region in (regions or {}).values() for stack in region.values()]
    words = [word for part in named for word in str(part).split() if word != "|"]
    assert all(word in PLANTS or word.strip("*").isdigit() for word in words), words
    deal = Dealer(words)
    blank(table, fresh)
    for seat, region in (regions or {}).items():
        for space, stack in region.items():
            plants, _, energy = stack.partition("|")
            lay_stack(table, seat, SPACES.index(space), deal.cards(plants), deal.cards(energy))
    for seat, cards in (hands or {}).items():
        for card in deal.cards(cards):
            give(table, seat, card)
    dealt = [deal.cards(pile) for pile in (deck, nursery, discard, *tucked)]
    table.deck_size, table.deck[: len(dealt[0])] = len(dealt[0]), dealt[0]
    table.nursery[: len(dealt[1])] = dealt[1]
    table.discard_size, table.discard[: len(dealt[2])] = len(dealt[2]), dealt[2]
    for pile in range(2):
        table.tucked_size[pile] = len(dealt[3 + pile])
        table.tucked[pile][: len(dealt[3 + pile])] = dealt[3 + pile]
    table.unused_size = min(len(deal.free), 61)
    table.unused[: table.unused_size] = deal.free[: table.unused_size]
    set_visitors(table, list(row), drawn or {})
    table.event[:] = range(5)
    if event:
        table.lasting = EVENTS.index(event)
    table.round = round
    table.starter = starter
    begin_turn(table, turn)
    go_on(BOX, table)
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    return match


def blank(table: Any, fresh: Any) -> None:
    """Everything that is empty holds what it holds in a game just set up."""
    for field in ("pool_card", "pool_space", "beneath", "discard", "visitor_owner"):
        getattr(table, field)[:] = [NONE] * len(getattr(table, field))
    for field in ("deck", "nursery", "unused"):
        getattr(table, field)[:] = [NONE] * len(getattr(table, field))
    for field in ("hand", "top", "energy", "energy_space", "tucked", "judged"):
        for line in getattr(table, field):
            line[:] = [NONE] * len(line)
    table.growing = table.growing_space = table.lasting = NONE
    table.target = fresh.target


def lay_stack(table: Any, seat: int, space: int, plants: list[int], energy: list[int]) -> None:
    for card in plants:
        table.beneath[card] = table.top[seat][space]
        table.top[seat][space] = card
        table.plants[seat][space] += 1
        table.occupied[seat] |= 1 << space
    for card in energy:
        slot = table.energy_size[seat]
        table.energy[seat][slot] = card
        table.energy_space[seat][slot] = space
        table.energy_known[seat][slot] = 1 << seat
        table.energy_size[seat] += 1
        table.stored[seat][space] += 1


def give(table: Any, seat: int, card: int) -> None:
    slot = table.hand_size[seat]
    table.hand[seat][slot] = card
    table.hand_known[seat][slot] = 1 << seat
    table.hand_size[seat] += 1


def set_visitors(table: Any, row: list[str], drawn: Mapping[int, str]) -> None:
    turned = [(name, 1, min(n, 3), NONE) for n, name in enumerate(row, 1)]
    turned += [(name, 2, 0, seat) for seat, names in drawn.items() for name in names.split()]
    rest = [name for name in VISITORS if name not in [name for name, *_ in turned]]
    table.visitor[:] = [VISITORS.index(name) for name in [*(name for name, *_ in turned), *rest]]
    table.visitors_up = len(turned)
    for at, (_, place, due, owner) in enumerate(turned):
        table.visitor_place[at], table.visitor_due[at], table.visitor_owner[at] = place, due, owner


# Moves.


def move(match: Match, kind: str, *names: str) -> int:
    """A move by its kind and what it names: plants, spaces, or nothing."""
    table, seat = match.table, match.acting[0]
    parts: dict[str, int] = {}
    left = list(names)
    for part in REFOREST.moves.kinds[kind].parts:
        name = left.pop(0)
        if part in ("space", "to"):
            parts[part] = SPACES.index(name)
        else:
            parts[part] = slots(table, seat, part).index(name)
    assert not left
    return match.move(kind, **parts)


def slots(table: Any, seat: int, part: str) -> list[str]:
    """The cards that a part of a move can point at, by their ids."""
    if part == "effect":
        cards = table.pool_card[top(table)[steps.FIRST] : table.pool_size]
    elif part == "nursery":
        cards = table.nursery
    else:
        cards = getattr(table, part)[seat]
    return [name(card) for card in cards]


def name(card: int) -> str:
    return "-" if card == NONE else IDS[card]


def do(match: Match, *moves: str) -> None:
    """Plays moves one after the other, each by whoever is asked: `do(match, "grow salal L1", "pay yarrow")`."""
    for text in moves:
        match.play(move(match, *text.split()))


def do_until(match: Match, phase: str) -> None:
    """Plays on without taking anything: pays with what comes first, declines the rest."""
    while phase_of(match) != phase:
        legal = match.legal()
        done = [each for each in legal if each.kind == "done"]
        match.play((done or legal)[0])


def legal(match: Match, kind: str = "") -> list[str]:
    """The legal moves of whoever is asked in the notation of `do`; of one kind without its name."""
    table, seat = match.table, match.acting[0]
    found = []
    for each in match.legal():
        told = [each.kind]
        for part, value in each.parts.items():
            told.append(SPACES[value] if part in ("space", "to") else slots(table, seat, part)[value])
        if not kind or kind == each.kind:
            found.append(" ".join(told[1:] if kind else told))
    return found


def spaces_for(match: Match, plant: str) -> list[str]:
    """Where a plant in hand may be played."""
    return sorted({text.split()[1] for text in legal(match, "grow") if text.split()[0] == plant}, key=SPACES.index)


# Looking at the table.


def phase_of(match: Match) -> str:
    return REFOREST.phases[match.table.phase]


def asked(match: Match) -> tuple[int, str]:
    (seat,) = match.acting
    return seat, phase_of(match)


def hand(match: Match, seat: int = 0) -> list[str]:
    table = match.table
    return [name(card) for card in table.hand[seat][: table.hand_size[seat]]]


def deck(match: Match) -> list[str]:
    table = match.table
    return [name(card) for card in table.deck[: table.deck_size]]


def nursery(match: Match) -> list[str]:
    return [name(card) for card in match.table.nursery if card != NONE]


def discards(match: Match) -> list[str]:
    table = match.table
    return [name(card) for card in table.discard[: table.discard_size]]


def stack(match: Match, space: str, seat: int = 0) -> str:
    """A stack in the notation of `position`."""
    table = match.table
    plants, card = [], table.top[seat][SPACES.index(space)]
    while card != NONE:
        plants.insert(0, name(card))
        card = table.beneath[card]
    energy = [name(table.energy[seat][i]) for i in range(table.energy_size[seat]) if at(table, seat, i) == space]
    return " ".join([*plants, *(["|", *energy] if energy else [])])


def at(table: Any, seat: int, slot: int) -> str:
    return SPACES[table.energy_space[seat][slot]]


def energy(match: Match, space: str, seat: int = 0) -> int:
    stored: int = match.table.stored[seat][SPACES.index(space)]
    return stored


def pool(match: Match) -> list[str]:
    """The effects that can be used now."""
    return legal(match, "use")


def price(match: Match, plant: str, space: str) -> int:
    """How many cards have to be paid, found out by playing: the step that asks for them says so."""
    table = match.table
    twin = Match(match.game, match.players, match.choices, match.key, "interpreted")
    twin._memory = twin.rules.memory(REFOREST.table_layout.to_bytes(table))
    twin.play(move(twin, "grow", plant, space))
    if phase_of(twin) != "pay":
        return 0
    return top(twin.table)[steps.AMOUNT]


def visitors_of(match: Match, seat: int) -> list[str]:
    table = match.table
    return [
        VISITORS[table.visitor[i]]
        for i in range(table.visitors_up)
        if table.visitor_place[i] == 2 and table.visitor_owner[i] == seat
    ]


def row_of(match: Match) -> list[str]:
    table = match.table
    return [VISITORS[table.visitor[i]] for i in range(table.visitors_up) if table.visitor_place[i] == 1]


def gone(match: Match) -> list[str]:
    table = match.table
    return [VISITORS[table.visitor[i]] for i in range(table.visitors_up) if table.visitor_place[i] == 3]


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    return match.score()[seat].lines


def told(match: Match, viewer: int = SPECTATOR) -> list[str]:
    """The names of what happened in the last move."""
    view = match.view(viewer)
    return [REFOREST.events[row[0]].name for row in view.chronicle[: view.told]]


def random_games(players: int, games: int, **options: str) -> Iterable[tuple[Match, random.Random]]:
    for seed in range(games):
        yield new(players, seed, **options), random.Random(seed)
