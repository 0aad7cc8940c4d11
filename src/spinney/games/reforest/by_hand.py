"""A table of Reforest written down by hand, in TOML, and scored: `docs/tables/reforest.md` describes the file.

    [[seat]]
    name = "Ann"                         # without it, Player 1, Player 2, ...
    L1 = { plants = ["salal", "western-redcedar"], energy = 2 }     # from bottom to top; L1 L2 L3 M1 M2 H1
    visitors = ["black-bear"]
    hand = 5

One seat alone is a solitaire and needs to know what all plants in the game are worth [62]:

    all_plants = 66
    challenge = "hard"                   # without it, standard
    unearned = ["banana-slug"]           # only if it is hard

What the cards allow is checked: no more of them than there are, each plant in a row of its own and taller than the one
beneath, no sun plant in the understory, no hand that nobody can have [11, 16, 25, 34]. How the table came about is not
asked.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any

from msgspec import Meta, field

from spinney.engine.by_hand import Entry, HandSeat, HandTable, scorer
from spinney.engine.describing import capital
from spinney.engine.errors import Wrong
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.words import Name
from spinney.games.reforest.box import Box, Plant, Step, metres, named, ordered, place_of
from spinney.games.reforest.ending import hand_limit
from spinney.games.reforest.scoring import points_to_beat, scoring_effect, smallest_stack
from spinney.games.reforest.table import CARDS, CHALLENGE, GONE, HARD, NONE, OPTIONS, ROUNDS, SPACES, TAKEN, Table
from spinney.games.reforest.texts import plant_text

SPACE_NAMES = ("L1", "L2", "L3", "M1", "M2", "H1")
CHALLENGES = [choice.name for choice in OPTIONS[CHALLENGE].choices]
UNEARNED: Name = ("hand-unearned-list", {})
Count = Annotated[int, Meta(ge=0, le=CARDS)]


class Stack(Entry):
    plants: tuple[str, ...] = ()
    energy: Count = 0


class Region(HandSeat):
    L1: Stack = field(default_factory=Stack)
    L2: Stack = field(default_factory=Stack)
    L3: Stack = field(default_factory=Stack)
    M1: Stack = field(default_factory=Stack)
    M2: Stack = field(default_factory=Stack)
    H1: Stack = field(default_factory=Stack)
    visitors: tuple[str, ...] = ()
    hand: Count = 0

    def stacks(self) -> list[Stack]:
        return [getattr(self, space) for space in SPACE_NAMES]

    def energy(self) -> int:
        return sum(stack.energy for stack in self.stacks())


class Regions(HandTable[Region]):
    all_plants: int | None = None
    challenge: str | None = None
    unearned: tuple[str, ...] | None = None

    def choices(self) -> dict[str, str]:
        return {"challenge": self.challenge} if self.challenge is not None else {}


def written(game: Title, table: Table) -> dict[str, Any]:
    """The final table of a played game as somebody would write it down."""
    visitors = [(game.pack.visitor[table.visitor[at]].id, at) for at in range(table.visitors_up)]
    data: dict[str, Any] = {"seat": [written_seat(game, table, seat, visitors) for seat in range(table.players)]}
    if table.players == 1:
        data |= {"all_plants": table.target, "challenge": CHALLENGES[table.options[CHALLENGE]]}
        if table.options[CHALLENGE] == HARD:
            data["unearned"] = [name for name, at in visitors if table.visitor_place[at] == GONE]
    return data


def written_seat(game: Title, table: Table, seat: int, visitors: list[tuple[str, int]]) -> dict[str, Any]:
    plants = ordered(game.pack)
    found: dict[str, Any] = {}
    for number, space in enumerate(SPACE_NAMES):
        names = [plants[card].id for card in stack_of(table, seat, number)]
        if names or table.stored[seat][number]:
            found[space] = {"plants": names, "energy": table.stored[seat][number]}
    own = [at for at in range(table.visitors_up) if (table.visitor_place[at], table.visitor_owner[at]) == (TAKEN, seat)]
    return found | {"visitors": [name for name, at in visitors if at in own], "hand": table.hand_size[seat]}


def stack_of(table: Table, seat: int, space: int) -> list[int]:
    """The plants of a stack from bottom to top."""
    cards: list[int] = []
    card = table.top[seat][space]
    while card != NONE:
        cards.insert(0, card)
        card = table.beneath[card]
    return cards


# Laying it out.


def lay_out(game: Title, box: Box, table: Table, hand: Regions) -> None:
    copies: dict[str, list[int]] = {}
    for card, plant in enumerate(ordered(game.pack)):
        copies.setdefault(plant.id, []).append(card)
    guests: dict[str, Name] = {}
    for seat, where, region in hand.seats():
        table.hand_size[seat] = region.hand
        table.energy_size[seat] = region.energy()
        for space, stack in enumerate(region.stacks()):
            here: Name = ("hand-in-space", {"where": where, "space": SPACE_NAMES[space]})
            check_stack(game, stack, space, here)
            table.stored[seat][space] = stack.energy
            for card in take_cards(game, stack.plants, copies, here):
                grow(table, seat, space, card)
        for visitor in read_visitors(game, region.visitors, guests, where):
            turn_up(table, visitor, TAKEN, seat)
    for visitor in read_visitors(game, hand.unearned or (), guests, UNEARNED):
        turn_up(table, visitor, GONE, NONE)
    check_counts(game, box, table, hand, copies)
    check_challenge(game, box, table, hand)


def check_stack(game: Title, stack: Stack, space: int, where: Name) -> None:
    """Every plant grows in the row, is taller than the one beneath it, and lets no sun plant wither [25, 34]."""
    known = {plant.id: plant for plant in game.pack.plant}
    for name in stack.plants:
        if name not in known:
            raise Wrong("hand-no-plant", where=where, found=repr(name))
    plants, row = [known[name] for name in stack.plants], game.pack.space[space].row
    for plant in plants:
        if row not in plant.rows:
            raise Wrong("hand-row", where=where, plant=called(plant), row=row)
    for lower, upper in pairwise(plants):
        if upper.height <= lower.height:
            tall, short = metres(upper.height), metres(lower.height)
            raise Wrong("hand-cover", where=where, upper=called(upper), tall=tall, lower=called(lower), short=short)
        if lower.light == "sun":
            raise Wrong("hand-sun", where=where, plant=called(lower))


def take_cards(game: Title, names: tuple[str, ...], copies: dict[str, list[int]], where: Name) -> list[int]:
    """A card for each plant, of those that are left."""
    cards = []
    for name in names:
        if not copies[name]:
            plant = next(plant for plant in game.pack.plant if plant.id == name)
            raise Wrong("hand-copies", where=where, copies=plant.copies, plant=called(plant))
        cards.append(copies[name].pop(0))
    return cards


def grow(table: Table, seat: int, space: int, card: int) -> None:
    table.beneath[card] = table.top[seat][space]
    table.top[seat][space] = card
    table.plants[seat][space] += 1
    table.occupied[seat] |= 1 << space


def read_visitors(game: Title, names: tuple[str, ...], guests: dict[str, Name], where: Name) -> list[int]:
    """Visitors by number; there is only one of each, and `guests` says where those before are."""
    known = [visitor.id for visitor in game.pack.visitor]
    for name in names:
        if name not in known:
            raise Wrong("hand-no-visitor", where=where, found=repr(name))
        if name in guests:
            visitor: Name = ("animal-name", named(game.pack.visitor[known.index(name)]))
            raise Wrong("hand-visitor-taken", where=where, visitor=visitor, other=guests[name])
        guests[name] = where
    return [known.index(name) for name in names]


def turn_up(table: Table, visitor: int, place: int, owner: int) -> None:
    at = table.visitors_up
    table.visitor[at], table.visitor_place[at], table.visitor_owner[at] = visitor, place, owner
    table.visitors_up += 1


def called(plant: Plant) -> Name:
    return "plant-name", {"id": plant.id, "name": plant.name}


def check_counts(game: Title, box: Box, table: Table, hand: Regions, copies: dict[str, list[int]]) -> None:
    """There are only so many cards in a game [11], and in a hand at its end [16]."""
    cards, kept = 0, box.kept[table.players]
    for region in hand.seat:
        cards += sum(len(stack.plants) for stack in region.stacks()) + region.energy() + region.hand
    if cards > kept:
        raise Wrong("hand-cards", count=cards, most=kept, seats=table.players)
    out_of_sight = {card for cards in copies.values() for card in cards}
    for seat, where, region in hand.seats():
        most = most_in_hand(game, box, table, seat, len(region.visitors), out_of_sight)
        if region.hand > most:
            raise Wrong("hand-hand-most", where=where, count=region.hand, most=most)


def most_in_hand(game: Title, box: Box, table: Table, seat: int, visitors: int, out_of_sight: set[int]) -> int:
    """How many cards a hand can have at the end [16].

    The hand limit; and after one's last turn what plants draw for visitors [51], and events for what has burned. In
    solitaire the last turn is one's own.
    """
    most = hand_limit(box, table, seat)
    if table.players == 1:
        return most
    plants = ordered(game.pack)
    standing = set(table.top[seat]) - {NONE}
    could_burn = out_of_sight if table.energy_size[seat] else set()
    for card in standing | could_burn:
        effect = plants[card].effect
        if effect.award:
            most += visitors * drawn(effect.do)
        if card in could_burn:
            most += sum(step.amount for step in effect.do if step.verb == "hand_limit")
    return most + (sum(drawn(event.do) for event in game.pack.event) if could_burn else 0)


def drawn(steps: list[Step]) -> int:
    """How many cards these steps draw."""
    return sum(step.amount for step in steps if step.verb == "draw")


def check_challenge(game: Title, box: Box, table: Table, hand: Regions) -> None:
    """What a solitaire says besides its region [60, 62]; nobody else does."""
    if table.players > 1:
        for key in ("all_plants", "unearned"):
            if getattr(hand, key) is not None:
                raise Wrong("hand-not-alone", key=key, count=table.players)
        return
    hard = table.options[CHALLENGE] == HARD
    if not hard and hand.unearned is not None:
        raise Wrong("hand-unearned")
    if hard and table.visitors_up < ROUNDS:
        raise Wrong("hand-visitors-few", count=table.visitors_up, least=ROUNDS)
    if hand.all_plants is None:
        raise Wrong("hand-all-plants")
    there = [card for space in range(SPACES) for card in stack_of(table, 0, space)]
    seen = sum(box.value[card] for card in there)
    others = sorted(box.value[card] for card in range(CARDS) if card not in there)
    unseen = box.kept[1] - len(there)
    least, most = seen + sum(others[:unseen]), seen + sum(others[len(others) - unseen :])
    if not least <= hand.all_plants <= most:
        raise Wrong("hand-all-plants-range", count=box.kept[1], least=least, most=most, found=hand.all_plants)
    table.target = hand.all_plants


# Where the points come from.


def reasons(teller: Teller, box: Box, table: Table, hand: Regions, seat: int) -> list[str]:
    """In the order of the sheet [56]; and what a solitaire has to beat."""
    pack, words = teller.game.pack, teller.words
    plants = ordered(pack)
    found = []
    for space in range(SPACES):
        values = [f"{teller.thing('card', card)} {box.value[card]}" for card in stack_of(table, seat, space)]
        if values:
            found.append(f"{capital(words.name(place_of(pack, pack.space[space])))}: {', '.join(values)}.")
    for space in range(SPACES):
        card = table.top[seat][space]
        if card != NONE and plants[card].effect.timing == "scoring":
            points, told = scoring_effect(box, table, seat, space), plant_text(words, plants[card])
            name, where = words.name(called(plants[card])), teller.thing("space", space)
            found.append(words.say("why-effect", plant=name, space=where, points=points, text=told))
    earned = guests(teller, box, table, (TAKEN, seat))
    if earned:
        found.append(words.say("why-visitors", visitors=", ".join(earned)))
    low, middle, high = (smallest_stack(box, table, seat, row) for row in range(3))
    found.append(words.say("why-rows", low=low, middle=middle, high=high))
    if table.players == 1:
        parts = [words.say("why-all-plants", value=table.target), *guests(teller, box, table, (GONE, NONE))]
        found.append(words.say("why-target", target=points_to_beat(box, table), parts=", ".join(parts)))
    return found


def guests(teller: Teller, box: Box, table: Table, place: tuple[int, int]) -> list[str]:
    """Visitors with this place and this owner, and their values."""
    return [
        f"{teller.thing('visitor', table.visitor[at])} {box.visitor_value[table.visitor[at]]}"
        for at in range(table.visitors_up)
        if (table.visitor_place[at], table.visitor_owner[at]) == place
    ]


scored = scorer(Regions, lay_out, reasons)
