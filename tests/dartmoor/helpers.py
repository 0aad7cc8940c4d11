"""Forests, hands and moves by name: what the tests of Dartmoor are written in.

A card is called by what it shows: `barn-owl` is any card with a Barn Owl on it that is not used yet, `barn-owl:CA` the
one on which the owl has the Crab Apple's symbol. A scene is a table in the making: what is not said to be elsewhere is
in the deck, and seat 0 is about to act.
"""

from __future__ import annotations

from typing import Any

import spinney
from spinney import Match
from spinney.games.dartmoor import forest, scoring
from spinney.games.dartmoor.box import faces

DARTMOOR = spinney.game("dartmoor")
BOX = DARTMOOR.box
FACES = faces(DARTMOOR.pack)
IDS = [species.id for species in DARTMOOR.pack.species]
SPECIES = {species.id: species for species in DARTMOOR.pack.species}
SLOTS = ("top", "bottom", "left", "right", "second-top", "second-bottom")
TREES = {
    "CA": "crab-apple",
    "BA": "black-alder",
    "SO": "sessile-oak",
    "GW": "goat-willow",
    "AS": "ash",
    "MB": "moor-birch",
}
OTHER = {"CA": "BA", "BA": "SO", "SO": "GW", "GW": "AS", "AS": "MB", "MB": "CA"}
UNIVERSAL = "universal-moor"
NONE = -1
WINTER = 172

# Cards.


def halves(text: str) -> list[int]:
    """All halves that a name fits."""
    name, _, colour = text.partition(":")
    return [
        2 * card + side
        for card, shown in enumerate(FACES)
        for side, face in enumerate(shown)
        if face.species == name and colour in ("", face.colour)
    ]


def name(card: int) -> str:
    """What a card shows: `ash`, or `barn-owl/heather`."""
    return "/".join(face.species for face in FACES[card])


def colour(half: int) -> str:
    return FACES[half // 2][half % 2].colour


class Scene:
    """A table in the making."""

    def __init__(self, players: int = 2, **options: str) -> None:
        self.match = DARTMOOR.new(players, seed=1, form="interpreted", **options)
        table = self.table = DARTMOOR.table_layout.plain(DARTMOOR.fresh(players, DARTMOOR.choices(players, **options)))
        fresh = self.match.table
        for field in ("key", "gone", "taken_by", "dwelling", "stand_owner", "stand_card", "clearing"):
            setattr(table, field, getattr(fresh, field))
        table.hand = [[NONE] * 10 for _ in range(5)]
        table.cave = [seat if seat < players else NONE for seat in range(5)]
        table.playing = table.target_stand = table.target_slot = NONE
        self.used: set[int] = set()
        self.tops: list[int] = []

    def card(self, text: str) -> int:
        """A half that a name fits, on a card that is not used yet; from now on it is."""
        half = next(half for half in halves(text) if half // 2 not in self.used)
        self.used.add(half // 2)
        return half

    def grow(self, stand: str, seat: int = 0, **dwellers: str) -> int:
        """A stand with its dwellers: `grow("ash", top="barn-owl", left="shrew black-rabbit")`; gives its number."""
        table = self.table
        if stand == UNIVERSAL:
            forest.new_stand(BOX, table, seat, 66, self.spare())
            forest.add_up(BOX, table, seat, 66, NONE)
        else:
            half = self.card(stand)
            forest.new_stand(BOX, table, seat, BOX.half_species[half], half // 2)
            forest.add_up(BOX, table, seat, BOX.half_species[half], BOX.half_colour[half])
        for slot, names in dwellers.items():
            for text in names.split():
                self.settle(text, table.stands - 1, slot.replace("_", "-"), seat)
        table.told = 0
        return table.stands - 1

    def settle(self, text: str, stand: int, slot: str, seat: int) -> None:
        side = SLOTS.index(slot) % 2
        half = next(half for half in halves(text) if half // 2 not in self.used and half % 2 == side)
        self.used.add(half // 2)
        forest.new_dweller(BOX, self.table, seat, half, stand, SLOTS.index(slot))
        forest.add_up(BOX, self.table, seat, BOX.half_species[half], BOX.half_colour[half])

    def spare(self) -> int:
        """A card that no test asks for by name: one of the last."""
        card = next(card for card in range(171, -1, -1) if card not in self.used)
        self.used.add(card)
        return card

    def hold(self, *texts: str, seat: int = 0) -> None:
        held = [card for card in self.table.hand[seat] if card != NONE]
        held = sorted([*held, *(self.card(text) // 2 for text in texts)])
        self.table.hand[seat] = held + [NONE] * (10 - len(held))
        self.table.hand_size[seat] = len(held)

    def clearing(self, *texts: str) -> None:
        cards = sorted(self.card(text) // 2 for text in texts)
        self.table.clearing = cards + [NONE] * (16 - len(cards))
        self.table.clearing_size = len(cards)

    def deck(self, *texts: str) -> None:
        """What lies on top of the deck, the first to be drawn first; `winter` is a winter card."""
        self.tops = [WINTER if text == "winter" else self.card(text) // 2 for text in texts]

    def start(self, seat: int = 0) -> Match:
        """The match, with this seat about to act."""
        table = self.table
        rest = [card for card in range(172) if card not in self.used]
        winters = 3 - table.winters - self.tops.count(WINTER)
        deck = [*[WINTER] * winters, *rest, *reversed(self.tops)]
        table.deck = deck + [NONE] * (175 - len(deck))
        table.deck_size = len(deck)
        table.turn = seat
        table.acting = 1 << seat
        table.phase = DARTMOOR.phases.index("action")
        self.match._memory = self.match.rules.memory(DARTMOOR.table_layout.to_bytes(table))
        return self.match

    # A card about to be played.

    def holds(self, text: str, matching: bool = False) -> int:
        """Gives seat 0 a card to play, and trees to pay for it that match its symbol or do not; gives the half."""
        half = self.card(text)
        symbol = colour(half) if matching else OTHER[colour(half)]
        cost = BOX.cost[BOX.half_species[half]]
        self.hold_card(half // 2)
        self.hold(*[TREES[symbol]] * cost)
        return half

    def hold_card(self, card: int) -> None:
        held = sorted([*(other for other in self.table.hand[0] if other != NONE), card])
        self.table.hand[0] = held + [NONE] * (10 - len(held))
        self.table.hand_size[0] = len(held)

    def play(self, text: str, stand: int | None = None, slot: str | None = None, matching: bool = False) -> Match:
        """Seat 0 plays a card and pays for it: what it brings about comes next."""
        half = self.holds(text, matching)
        match = self.start()
        buy(match, half, stand, slot, matching)
        return match


def buy(match: Match, half: int, stand: int | None, slot: str | None, matching: bool = False) -> None:
    match.play(match.move("play", half=half))
    if stand is not None:
        match.play(match.move("place", stand=stand, slot=SLOTS.index(slot)))
    symbol = colour(half) if matching else OTHER[colour(half)]
    while phase(match) == "pay":
        do(match, "pay", TREES[symbol])


# Moves by name.


def do(match: Match, kind: str, text: str | None = None, **parts: Any) -> None:
    """The seat that is asked makes the first legal move of this kind, with a card that the name fits."""
    if "slot" in parts:
        parts["slot"] = SLOTS.index(parts["slot"])
    for move in match.legal():
        if move.kind != kind or any(move.parts[part] != value for part, value in parts.items()):
            continue
        if text is None or fits(move, text):
            match.play(move)
            return
    raise AssertionError(f"{kind} {text or ''} {parts or ''} is not among {told_moves(match)}")


def fits(move: Any, text: str) -> bool:
    if "half" in move.parts:
        return move.parts["half"] in halves(text)
    return any(half // 2 == move.parts["card"] for half in halves(text))


def told_moves(match: Match) -> list[str]:
    """The legal moves: kind, and what they are about."""
    lines = []
    for move in match.legal():
        if "half" in move.parts:
            half = move.parts["half"]
            lines.append(f"{move.kind} {FACES[half // 2][half % 2].species}")
        elif "card" in move.parts:
            lines.append(f"{move.kind} {name(move.parts['card'])}")
        elif move.kind == "place":
            lines.append(f"place {move.parts['stand']} {SLOTS[move.parts['slot']]}")
        else:
            lines.append(move.kind)
    return lines


def places(match: Match) -> list[tuple[int, str]]:
    """Where the card that is being played may go."""
    return [(move.parts["stand"], SLOTS[move.parts["slot"]]) for move in match.legal() if move.kind == "place"]


def room(scene: Scene, text: str) -> list[tuple[int, str]]:
    """Where a card of that name may go in the forest of seat 0; nowhere, if it cannot even be played."""
    half = scene.holds(text)
    match = scene.start()
    if f"play {FACES[half // 2][half % 2].species}" not in told_moves(match):
        return []
    match.play(match.move("play", half=half))
    return places(match)


# Looking at the table.


def phase(match: Match) -> str:
    return DARTMOOR.phases[match.table.phase]


def asked(match: Match) -> tuple[int, str]:
    (seat,) = match.acting
    return seat, phase(match)


def hand(match: Match, seat: int = 0) -> list[str]:
    return [name(card) for card in match.table.hand[seat][: match.table.hand_size[seat]]]


def clearing(match: Match) -> list[str]:
    return [name(card) for card in match.table.clearing[: match.table.clearing_size]]


def cave(match: Match, seat: int = 0) -> list[str]:
    return [name(card) for card in range(172) if match.table.gone[card] == seat]


def species(match: Match, seat: int = 0) -> dict[str, int]:
    """How many of each species are in a forest."""
    return {IDS[number]: count for number, count in enumerate(match.table.species[seat]) if count}


def sheet(match: Match, seat: int = 0) -> dict[str, int]:
    return match.score()[seat].lines


def worth(match: Match, text: str, seat: int = 0) -> list[int]:
    """The points of each card of a species in a forest."""
    table, number = match.table, IDS.index(text)
    found = []
    for stand in range(table.stands):
        if table.stand_owner[stand] == seat and table.stand_species[stand] == number:
            found.append(scoring.stand_points(BOX, table, stand))
    for card in range(71, 172):
        if scoring.dwells_with(table, seat, card) and BOX.half_species[scoring.half_of(table, card)] == number:
            found.append(scoring.dweller_points(BOX, table, card))
    return found


def told(match: Match, viewer: int = 0) -> list[str]:
    """The events of the last move, as a viewer is told them."""
    view = match.view(viewer)
    return [DARTMOOR.events[row[0]].name for row in view.chronicle[: view.told]]
