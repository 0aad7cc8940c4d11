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

from collections import Counter
from itertools import pairwise
from typing import Annotated, Any

from msgspec import Meta, field

from spinney.engine import showing
from spinney.engine.by_hand import Entry, HandSeat, HandTable, Minding, Scorer
from spinney.engine.describing import capital
from spinney.engine.errors import Wrong
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.words import Name
from spinney.games.reforest.box import Box, Plant, Step, metres, named, ordered, place_of
from spinney.games.reforest.cards import put_on_top
from spinney.games.reforest.ending import hand_limit
from spinney.games.reforest.scoring import points_to_beat, scoring_effect, smallest_stack
from spinney.games.reforest.table import (
    CARDS,
    CHALLENGE,
    GONE,
    HARD,
    NONE,
    OPTIONS,
    ROUNDS,
    SPACES,
    TAKEN,
    VISITORS,
    Table,
)
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
    return showing.stack(table.top[seat][space], table.beneath)[::-1]


# Laying it out.


def lay_out(game: Title, box: Box, table: Table, hand: Regions, minding: Minding) -> None:
    cards = Cards(game, box, hand, minding)
    guests = Guests(game, table, minding)
    for seat, where, region in hand.seats():
        table.hand_size[seat] = region.hand
        table.energy_size[seat] = region.energy()
        for space, stack in enumerate(region.stacks()):
            here: Name = ("hand-in-space", {"where": where, "space": SPACE_NAMES[space]})
            check_stack(game, stack, space, here, minding)
            table.stored[seat][space] = stack.energy
            for card in cards.take(stack.plants, here):
                put_on_top(table, seat, space, card)
        guests.come(region.visitors, where, TAKEN, seat)
    guests.come(hand.unearned or (), UNEARNED, GONE, NONE)
    check_counts(game, box, table, hand, cards, minding)
    check_challenge(box, table, hand, minding)


def in_stack(where: Name, plant: int) -> Name:
    """Called like its space, and marked as one plant of the stack, counted from the bottom."""
    message, parts = where
    return message, {**parts, "plant": plant}


def check_stack(game: Title, stack: Stack, space: int, where: Name, minding: Minding) -> None:
    """Every plant grows in the row, is taller than the one beneath it, and lets no sun plant wither [25, 34]."""
    known = {plant.id: plant for plant in game.pack.plant}
    for at, name in enumerate(stack.plants, 1):
        if name not in known:
            minding.impossible(Wrong("hand-no-plant", where=in_stack(where, at), found=repr(name)))
    plants = [(at, known[name]) for at, name in enumerate(stack.plants, 1) if name in known]
    row = game.pack.space[space].row
    for at, plant in plants:
        if row not in plant.rows:
            minding.impossible(Wrong("hand-row", where=in_stack(where, at), plant=called(plant), row=row))
    for (below, lower), (above, upper) in pairwise(plants):
        if upper.height <= lower.height:
            tall, short = metres(upper.height), metres(lower.height)
            here, taller, lower_one = in_stack(where, above), called(upper), called(lower)
            minding.impossible(Wrong("hand-cover", where=here, upper=taller, tall=tall, lower=lower_one, short=short))
        if lower.light == "sun":
            minding.impossible(Wrong("hand-sun", where=in_stack(where, below), plant=called(lower)))


class Cards:
    """The plant cards that nobody has yet.

    Where more copies of a plant are written down than there are, cards that nobody has are printed like it.
    """

    def __init__(self, game: Title, box: Box, hand: Regions, minding: Minding) -> None:
        self.box = box
        self.minding = minding
        self.plants = {plant.id: plant for plant in game.pack.plant}
        self.copies: dict[str, list[int]] = {}
        for card, plant in enumerate(ordered(game.pack)):
            self.copies.setdefault(plant.id, []).append(card)
        self.first = {name: cards[0] for name, cards in self.copies.items()}
        wanted = Counter(name for region in hand.seat for stack in region.stacks() for name in stack.plants)
        self.spare = [(name, card) for name, cards in self.copies.items() for card in cards[wanted[name] :]]

    def take(self, names: tuple[str, ...], where: Name) -> list[int]:
        """A card for each plant of a stack, if there is one."""
        cards = [self._card(name, in_stack(where, at)) for at, name in enumerate(names, 1) if name in self.plants]
        return [card for card in cards if card != NONE]

    def _card(self, name: str, where: Name) -> int:
        if self.copies[name]:
            return self.copies[name].pop(0)
        plant = self.plants[name]
        self.minding.impossible(Wrong("hand-copies", where=where, copies=plant.copies, plant=called(plant)))
        if not self.spare:
            self.minding.impossible(Wrong("hand-plants-full", where=where, most=CARDS, plant=called(plant)))
            return NONE
        other, card = self.spare.pop()
        self.copies[other].remove(card)
        for printed in (
            self.box.cost,
            self.box.value,
            self.box.height,
            self.box.spaces,
            self.box.marks,
            self.box.effect,
        ):
            printed[card] = printed[self.first[name]]
        return card

    def out_of_sight(self) -> set[int]:
        return {card for cards in self.copies.values() for card in cards}


class Guests:
    """The visitors: there is only one of each, and it is noted where each of them is."""

    def __init__(self, game: Title, table: Table, minding: Minding) -> None:
        self.table = table
        self.minding = minding
        self.visitors = game.pack.visitor
        self.numbers = {visitor.id: number for number, visitor in enumerate(game.pack.visitor)}
        self.places: dict[str, Name] = {}

    def come(self, names: tuple[str, ...], where: Name, place: int, owner: int) -> None:
        for name in names:
            if name not in self.numbers:
                self.minding.impossible(Wrong("hand-no-visitor", where=where, found=repr(name)))
                continue
            number = self.numbers[name]
            visitor: Name = ("animal-name", named(self.visitors[number]))
            if name in self.places:
                other = self.places[name]
                self.minding.impossible(Wrong("hand-visitor-taken", where=where, visitor=visitor, other=other))
            self.places.setdefault(name, where)
            if self.table.visitors_up == VISITORS:
                self.minding.impossible(Wrong("hand-visitors-full", where=where, most=VISITORS, visitor=visitor))
            else:
                turn_up(self.table, number, place, owner)


def turn_up(table: Table, visitor: int, place: int, owner: int) -> None:
    at = table.visitors_up
    table.visitor[at], table.visitor_place[at], table.visitor_owner[at] = visitor, place, owner
    table.visitors_up += 1


def called(plant: Plant) -> Name:
    return "plant-name", {"id": plant.id, "name": plant.name}


def species_of(game: Title, box: Box, card: int) -> Plant:
    """The plant that is printed on a card: every species has an effect of its own."""
    plant: Plant = game.pack.plant[box.effect[card]]
    return plant


def check_counts(game: Title, box: Box, table: Table, hand: Regions, cards: Cards, minding: Minding) -> None:
    """There are only so many cards in a game [11], and in a hand at its end [16]."""
    shown, kept = 0, box.kept[table.players]
    for region in hand.seat:
        shown += sum(len(stack.plants) for stack in region.stacks()) + region.energy() + region.hand
    if shown > kept:
        minding.impossible(Wrong("hand-cards", count=shown, most=kept, seats=table.players))
    out_of_sight = cards.out_of_sight()
    for seat, where, region in hand.seats():
        most = most_in_hand(game, box, table, seat, len(region.visitors), out_of_sight)
        if region.hand > most:
            minding.impossible(Wrong("hand-hand-most", where=where, count=region.hand, most=most))


def most_in_hand(game: Title, box: Box, table: Table, seat: int, visitors: int, out_of_sight: set[int]) -> int:
    """How many cards a hand can have at the end [16].

    The hand limit; and after one's last turn what plants draw for visitors [51], and events for what has burned. In
    solitaire the last turn is one's own.
    """
    most = hand_limit(box, table, seat)
    if table.players == 1:
        return most
    standing = set(table.top[seat]) - {NONE}
    could_burn = out_of_sight if table.energy_size[seat] else set()
    for card in standing | could_burn:
        effect = species_of(game, box, card).effect
        if effect.award:
            most += visitors * drawn(effect.do)
        if card in could_burn:
            most += sum(step.amount for step in effect.do if step.verb == "hand_limit")
    return most + (sum(drawn(event.do) for event in game.pack.event) if could_burn else 0)


def drawn(steps: list[Step]) -> int:
    """How many cards these steps draw."""
    return sum(step.amount for step in steps if step.verb == "draw")


def check_challenge(box: Box, table: Table, hand: Regions, minding: Minding) -> None:
    """What a solitaire says besides its region [60, 62]; nobody else does."""
    if table.players > 1:
        for key in ("all_plants", "unearned"):
            if getattr(hand, key) is not None:
                minding.impossible(Wrong("hand-not-alone", key=key, count=table.players))
        return
    hard = table.options[CHALLENGE] == HARD
    if not hard and hand.unearned is not None:
        minding.impossible(Wrong("hand-unearned"))
    if hard and table.visitors_up < ROUNDS:
        minding.missing(Wrong("hand-visitors-few", count=table.visitors_up, least=ROUNDS))
    if hand.all_plants is None:
        minding.missing(Wrong("hand-all-plants"))
        return
    there = [card for space in range(SPACES) for card in stack_of(table, 0, space)]
    seen = sum(box.value[card] for card in there)
    others = sorted(box.value[card] for card in range(CARDS) if card not in there)
    unseen = max(0, box.kept[1] - len(there))
    least, most = seen + sum(others[:unseen]), seen + sum(others[len(others) - unseen :])
    if not least <= hand.all_plants <= most:
        minding.impossible(
            Wrong("hand-all-plants-range", count=box.kept[1], least=least, most=most, found=hand.all_plants)
        )
    table.target = hand.all_plants


# Where the points come from.


def reasons(teller: Teller, box: Box, table: Table, hand: Regions, seat: int) -> list[str]:
    """In the order of the sheet [56]; and what a solitaire has to beat."""
    pack, words = teller.game.pack, teller.words
    names = {plant.id: teller.thing("card", card) for card, plant in enumerate(ordered(pack))}
    found = []
    for space in range(SPACES):
        cards = stack_of(table, seat, space)
        values = [f"{names[species_of(teller.game, box, card).id]} {box.value[card]}" for card in cards]
        if values:
            found.append(f"{capital(words.name(place_of(pack, pack.space[space])))}: {', '.join(values)}.")
    for space in range(SPACES):
        card = table.top[seat][space]
        if card == NONE:
            continue
        plant = species_of(teller.game, box, card)
        if plant.effect.timing == "scoring":
            points, told = scoring_effect(box, table, seat, space), plant_text(words, plant)
            where = teller.thing("space", space)
            found.append(
                words.say("why-effect", plant=words.name(called(plant)), space=where, points=points, text=told)
            )
    earned = guests(teller, box, table, (TAKEN, seat))
    if earned:
        found.append(words.say("why-visitors", visitors=", ".join(earned)))
    low, middle, high = (smallest_stack(box, table, seat, row) for row in range(3))
    found.append(words.say("why-rows", low=low, middle=middle, high=high))
    if table.players == 1:
        parts = [words.say("why-all-plants", value=table.target)]
        if table.options[CHALLENGE] == HARD:
            parts += guests(teller, box, table, (GONE, NONE))
        found.append(words.say("why-target", target=points_to_beat(box, table), parts=", ".join(parts)))
    return found


def guests(teller: Teller, box: Box, table: Table, place: tuple[int, int]) -> list[str]:
    """Visitors with this place and this owner, and their values."""
    return [
        f"{teller.thing('visitor', table.visitor[at])} {box.visitor_value[table.visitor[at]]}"
        for at in range(table.visitors_up)
        if (table.visitor_place[at], table.visitor_owner[at]) == place
    ]


scored = Scorer(Regions, lay_out, reasons)
