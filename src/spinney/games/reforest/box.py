"""The box of Reforest: the pack's schema, its laws, and the box record made from it.

What a card does is a row of data. An effect has a timing, perhaps a trigger, and steps; a step has a verb, an amount, a
source, a place and a selector; a selector says which plants, energy or spaces are meant. All are numbered lists here,
and the rules know the verbs only.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from spinney.engine.entering import GROWS, HOUSE_ONLY, NAMES, Entry, ids, letters, worded
from spinney.engine.errors import Wrong
from spinney.engine.layout import NOBODY, Row, Rows, declared, int8, int16
from spinney.engine.packs import Component, Line, Pack
from spinney.engine.schema import Naming
from spinney.engine.vocabulary import numbered
from spinney.engine.words import Name
from spinney.games.reforest import timings, verbs
from spinney.games.reforest.table import (
    CARDS,
    DEALT,
    EVENT_CARDS,
    NURSERY,
    PILES,
    POOL,
    ROUNDS,
    SEATS,
    SPACES,
    TUCKED,
    UNUSED,
    VISITORS,
)

KINDS_OF_PLANT = ("herb", "fern", "shrub", "tree")
ICONS = ("flower", "fruit")
TRAITS = ("evergreen", "conifer", "nitrogen", "edible", "poisonous", "pioneer", "wetland")
LIGHTS = ("sun", "shade")
MARKS = (*KINDS_OF_PLANT, *ICONS, *TRAITS, *LIGHTS)
"""What a plant can be, one bit each."""
SUN = 1 << MARKS.index("sun")
ROWS = "LMH"
LOW = 0

*TIMINGS, EVENT_TIMING = (name.replace("-", "_") for name in numbered(timings))
VERBS = tuple(name.replace("-", "_") for name in numbered(verbs))
"""As packs write them."""

TRIGGERS = ("play", "cover", "award")

WHEN_PLAYED = ("look", "draw", "discard", "store", "reclaim", "refresh", "move", "visitor_draw", "visitor_add")
ALLOWED = {
    "when_played_cost": ("cost_per", "cost_when"),
    "passive": ("cost_for", "hand_limit", "reach"),
    "scoring": ("score",),
    EVENT_TIMING: ("draw", "store", "visitor_add", "burn", "cost_for"),
}
"""The verbs of each timing; those not listed have the verbs of WHEN PLAYED."""

FROM_DECK, FROM_NURSERY, FROM_HAND = 1, 2, 4
FROM_ANYWHERE = FROM_DECK + FROM_NURSERY
SOURCES = {"deck": FROM_DECK, "nursery": FROM_NURSERY, "any": FROM_ANYWHERE, "hand": FROM_HAND}
HERE, ANY = range(2)
CANOPY_DOES = ("cost_for", "reach", "hand_limit", "before_gathering", "after_gathering", *TRIGGERS)
"""What a plant can do as long as it is canopy: a passive verb, at a gathering, or when its trigger comes."""
CHANGES_COSTS, REACHES, RAISES_LIMIT, ACTS_BEFORE, ACTS_AFTER, MEETS_PLAY, MEETS_COVER, MEETS_AWARD = (
    1 << bit for bit in range(len(CANOPY_DOES))
)

ZONES = ("region", "near", "stack", "row")
REGION, NEAR, STACK, ROW = range(len(ZONES))
LAYERS = ("both", "canopy", "understory")
BOTH, CANOPY, UNDERSTORY = range(len(LAYERS))
COUNTED = ("plant", "energy", "empty_space")
PLANT, ENERGY, EMPTY_SPACE = range(len(COUNTED))

SPECIES = CARDS  # at most
EFFECTS = SPECIES + EVENT_CARDS
FIRST_EVENT = SPECIES  # the effects of events come after those of plants
STEPS = 2 * EFFECTS
SELECTORS = 4 * EFFECTS
MOST_VALUE = 20
MOST_HEIGHT = 120  # metres
UNLIMITED = 99


class Box:
    """What is printed, as numbers."""

    # Plants, by card.
    cost: Row = int8(CARDS)
    value: Row = int8(CARDS)
    height: Row = int16(CARDS)  # centimetres
    spaces: Row = int8(CARDS)  # where its rows let it grow, one bit a space
    marks: Row = int16(CARDS)
    effect: Row = int8(CARDS)
    first_copy: Row = int8(CARDS, seen=NOBODY)  # the first card of the same plant: copies follow each other
    # The same by what is on top of a stack: first an empty space, then all cards.
    does: Row = int16(1 + CARDS, seen=NOBODY)  # what it does as a canopy plant, one bit each
    outgrown: Row = int16(1 + CARDS, seen=NOBODY)  # how tall it is
    # Effects of species, then of events; their steps, and the selectors of these.
    timing: Row = int8(EFFECTS)
    trigger_selector: Row = int16(EFFECTS)
    first_step: Row = int16(EFFECTS + 1)
    verb: Row = int8(STEPS)
    amount: Row = int8(STEPS)
    source: Row = int8(STEPS)
    to: Row = int8(STEPS)
    selector: Row = int16(STEPS)
    most: Row = int16(STEPS)  # times or points; of a move, centimetres
    any_of: Row = int16(SELECTORS)
    all_of: Row = int16(SELECTORS)
    least_height: Row = int16(SELECTORS)
    in_rows: Row = int8(SELECTORS)  # as spaces
    zone: Row = int8(SELECTORS)
    layer: Row = int8(SELECTORS)
    counted: Row = int8(SELECTORS)
    least: Row = int8(SELECTORS)
    # Visitors and events.
    visitor_value: Row = int8(VISITORS)
    goal: Row = int16(VISITORS)  # a selector
    solitaire_goal: Rows = int8(VISITORS, ROUNDS)
    lasts: Row = int8(EVENT_CARDS)
    for_each: Row = int8(EVENT_CARDS)
    # The region and the setup.
    row: Row = int8(SPACES)
    borders: Row = int8(SPACES)  # one bit a space
    row_spaces: Row = int8(len(ROWS))
    kept: Row = int8(SEATS + 1)
    tucked_each: Row = int8(SEATS + 1)


BOX = declared("reforest box", Box)

RowName = Annotated[Literal["L", "M", "H"], worded("row")]
RowNames = Annotated[str, letters(ROWS, "row")]
Small = Annotated[int, Meta(ge=1, le=9)]
Mark = Annotated[Literal["flower", "fruit"], worded("icon")]
Trait = Annotated[
    Literal["evergreen", "conifer", "nitrogen", "edible", "poisonous", "pioneer", "wetland"], worded("trait")
]
PlantKind = Annotated[Literal["herb", "fern", "shrub", "tree"], worded("field-kind")]
Light = Annotated[Literal["sun", "shade"], worded("light")]
Timing = Annotated[
    Literal[
        "when_played",
        "when_played_cost",
        "passive",
        "reaction",
        "before_gathering",
        "after_gathering",
        "when_covered",
        "scoring",
    ],
    worded("field-timing"),
]


class Selector(Struct, forbid_unknown_fields=True, frozen=True):
    """Which plants, energy or spaces are meant: those that have all that is named."""

    kinds: tuple[PlantKind, ...] = ()
    icon: Mark | None = None
    trait: Trait | None = None
    light: Light | None = None
    rows: RowNames = ROWS
    height_min: float = 0
    layer: Literal["both", "canopy", "understory"] = "both"
    zone: Literal["region", "near", "stack", "row"] = "region"
    of: Literal["plant", "energy", "empty_space"] = "plant"
    min: Small = 1


class Step(Struct, forbid_unknown_fields=True, frozen=True, rename={"from_": "from", "for_": "for"}):
    """One verb with its parameters."""

    look: Small | UnsetType = UNSET
    draw: Small | UnsetType = UNSET
    discard: Small | UnsetType = UNSET
    store: Small | UnsetType = UNSET
    reclaim: Small | UnsetType = UNSET
    refresh: Annotated[int, Meta(ge=1, le=NURSERY)] | UnsetType = UNSET
    move: Literal["plant"] | UnsetType = UNSET
    visitor: Literal["draw", "add"] | UnsetType = UNSET
    burn: Small | UnsetType = UNSET
    cost: Annotated[int, Meta(ge=-9, le=9)] | UnsetType = UNSET
    hand_limit: Annotated[int, Meta(ge=1, le=2)] | UnsetType = UNSET
    reach: Literal["region"] | UnsetType = UNSET
    score: Small | UnsetType = UNSET
    from_: Literal["any", "deck", "nursery", "hand"] = "any"
    to: Literal["here", "any", "adjacent"] = "here"
    at: Literal["near"] = "near"
    for_: Selector | None = None
    per: Selector | None = None
    when: Selector | None = None
    max: Annotated[int, Meta(ge=1, le=UNLIMITED)] = UNLIMITED
    height_max: Annotated[float, Meta(ge=0, le=MOST_HEIGHT)] = MOST_HEIGHT

    @property
    def verb(self) -> str:
        """The name of its verb; `""` if it has none, or two."""
        given = [name for name in VERB_FIELDS if getattr(self, name) is not UNSET]
        if len(given) != 1:
            return ""
        if self.visitor is not UNSET:
            return f"visitor_{self.visitor}"
        if self.cost is not UNSET:
            return "cost_per" if self.per else "cost_when" if self.when else "cost_for"
        return given[0]

    @property
    def amount(self) -> int:
        values = [getattr(self, name) for name in VERB_FIELDS]
        return next((value for value in values if isinstance(value, int)), 1)

    @property
    def selector(self) -> Selector:
        return self.for_ or self.per or self.when or Selector()


VERB_FIELDS = (
    *("look", "draw", "discard", "store", "reclaim", "refresh", "move", "visitor", "burn"),
    *("cost", "hand_limit", "reach", "score"),
)


class Effect(Struct, forbid_unknown_fields=True, frozen=True):
    """What a plant does, and when. A reaction has a trigger: `play`, `cover` or `award`."""

    timing: Timing
    do: list[Step]
    play: Selector | None = None
    cover: Selector | None = None
    award: Literal["any"] | None = None

    @property
    def does(self) -> int:
        """What of `CANOPY_DOES` it is, one bit each."""
        met = (name for name in TRIGGERS if getattr(self, name) is not None)
        passive = (step.verb for step in self.do if self.timing == "passive")
        named = {self.timing, *passive, *met}
        return sum(1 << bit for bit, name in enumerate(CANOPY_DOES) if name in named)


class Plant(Component):
    """A species and its copies. `published` lists the facts that are the published card's."""

    name: Annotated[Line, NAMES]
    latin: Line
    kind: PlantKind
    copies: Annotated[int, Meta(ge=1, le=9)]
    cost: Annotated[int, Meta(ge=0, le=9)]
    value: Annotated[int, Meta(ge=0, le=MOST_VALUE)]
    height: Annotated[float, Meta(gt=0, le=MOST_HEIGHT)]
    rows: RowNames
    light: Light
    effect: Effect
    icons: tuple[Mark, ...] = ()
    traits: tuple[Trait, ...] = ()
    published: Annotated[tuple[Line, ...], HOUSE_ONLY] = ()


class Visitor(Component):
    """An animal: its value, what is counted for it, and how much of that solitaire asks for in each round."""

    name: Annotated[Line, NAMES]
    latin: Line
    value: Annotated[int, Meta(ge=0, le=MOST_VALUE)]
    most: Selector
    solo: tuple[int, int, int]


class EventCard(Component):
    """An event: carried out at once or holding all round, for each player or once for the table."""

    name: Annotated[Line, NAMES]
    when: Literal["round_start", "all_round"]
    who: Literal["each", "table"]
    do: list[Step]


class Setting(Component):
    """How many plants are kept for a number of players, and tucked under each of two visitors."""

    players: int
    kept: int
    tucked: int


class Space(Component):
    """A space of the region."""

    row: RowName
    borders: list[Annotated[Naming, ids("space")]]


class ReforestPack(Pack):
    setting: list[Setting]
    space: list[Space]
    plant: Annotated[list[Plant], GROWS]
    visitor: list[Visitor]
    event: list[EventCard]


SCHEMA = ReforestPack


# The laws of the box.


def check(pack: ReforestPack) -> None:
    """The laws of the box [1, 7, 8, 11, 12]."""
    cards = sum(plant.copies for plant in pack.plant)
    counts = [
        (cards, CARDS, "pack-plants"),
        (len(pack.visitor), VISITORS, "pack-visitors"),
        (len(pack.event), EVENT_CARDS, "pack-events"),
    ]
    for found, wanted, message in counts:
        if found != wanted:
            raise Wrong(message, wanted=wanted, found=found)
    check_settings(pack)
    check_spaces(pack)
    for plant in pack.plant:
        check_rows(plant.rows, plant.id)
        check_effect(plant.effect, plant.id)
    for event in pack.event:
        check_steps(event.do, EVENT_TIMING, event.id)
        lasting = all(step.verb == "cost_for" for step in event.do)
        if lasting != (event.when == "all_round"):
            raise Wrong("pack-event-lasts", event=event.id)
    if sum(plant.copies for plant in pack.plant if plant.effect.award) > 2:
        raise Wrong("pack-awards")
    for selector in selectors(pack):
        check_rows(selector.rows, ("pack-selector", {}))


def check_settings(pack: ReforestPack) -> None:
    if sorted(setting.players for setting in pack.setting) != list(range(1, SEATS + 1)):
        raise Wrong("pack-settings", most=SEATS)
    for setting in pack.setting:
        left = setting.kept - setting.players * DEALT - NURSERY - PILES * setting.tucked
        if not CARDS - UNUSED <= setting.kept <= CARDS or not 2 * NURSERY <= setting.tucked <= TUCKED or left < 1:
            raise Wrong("pack-setting", setting=setting.id, cards=CARDS)


def check_spaces(pack: ReforestPack) -> None:
    rows = "".join(space.row for space in pack.space)
    if rows != "LLLMMH":
        raise Wrong("pack-region", found=rows)
    borders = {space.id: space.borders for space in pack.space}
    for name, others in borders.items():
        for other in others:
            if other not in borders or name not in borders[other] or other == name:
                raise Wrong("pack-borders", first=name, second=other)


def check_rows(rows: str, where: str | Name) -> None:
    if not rows or any(row not in ROWS for row in rows):
        raise Wrong("pack-rows", where=where, letters=ROWS, found=rows)


def check_effect(effect: Effect, where: str) -> None:
    triggers = sum(getattr(effect, name) is not None for name in TRIGGERS)
    if triggers != (effect.timing == "reaction"):
        raise Wrong("pack-trigger", where=where)
    check_steps(effect.do, effect.timing, where)


def check_steps(steps: list[Step], timing: str, where: str) -> None:
    if not 1 <= len(steps) <= 2:
        raise Wrong("pack-steps", where=where, found=len(steps))
    for step in steps:
        if not step.verb:
            raise Wrong("pack-verb", where=where)
        if step.verb not in ALLOWED.get(timing, WHEN_PLAYED):
            raise Wrong("pack-timing", where=where, verb=step.verb)
        if step.verb == "draw" and step.from_ == "hand":
            raise Wrong("pack-draw", where=where)
        if step.verb == "store" and step.from_ == "any":
            raise Wrong("pack-store", where=where)


# Filling the box.


def ordered(pack: ReforestPack) -> list[Plant]:
    """The plant of each card: copies of a species one after the other, as the pack lists them."""
    return [plant for plant in pack.plant for _ in range(plant.copies)]


def selectors(pack: ReforestPack) -> list[Selector]:
    """Every selector once; the first selects everything."""
    return list(dict.fromkeys([Selector(), *printed_selectors(pack)]))


def printed_selectors(pack: ReforestPack) -> Iterator[Selector]:
    for plant in pack.plant:
        for selector in (plant.effect.play, plant.effect.cover):
            if selector is not None:
                yield selector
        yield from (step.selector for step in plant.effect.do)
    yield from (visitor.most for visitor in pack.visitor)
    for event in pack.event:
        yield from (step.selector for step in event.do)


def fill(pack: ReforestPack, box: Box) -> None:
    fill_region(pack, box)
    known = selectors(pack)
    for number, selector in enumerate(known):
        fill_selector(box, number, selector)
    species = {plant.id: number for number, plant in enumerate(pack.plant)}
    first: dict[str, int] = {}
    for card, plant in enumerate(ordered(pack)):
        box.cost[card] = plant.cost
        box.value[card] = plant.value
        box.height[card] = round(100 * plant.height)
        box.spaces[card] = spaces_in(box, plant.rows)
        box.marks[card] = marks_of(plant.kind, plant.light, *plant.icons, *plant.traits)
        box.effect[card] = species[plant.id]
        box.first_copy[card] = first.setdefault(plant.id, card)
        box.does[1 + card] = plant.effect.does
        box.outgrown[1 + card] = box.height[card]
    fill_effects(pack, box, known)
    for number, visitor in enumerate(pack.visitor):
        box.visitor_value[number] = visitor.value
        box.goal[number] = known.index(visitor.most)
        box.solitaire_goal[number] = list(visitor.solo)
    for number, event in enumerate(pack.event):
        box.lasts[number] = int(event.when == "all_round")
        box.for_each[number] = int(event.who == "each")


def fill_region(pack: ReforestPack, box: Box) -> None:
    names = [space.id for space in pack.space]
    for number, space in enumerate(pack.space):
        box.row[number] = ROWS.index(space.row)
        box.borders[number] = sum(1 << names.index(other) for other in space.borders)
        box.row_spaces[ROWS.index(space.row)] |= 1 << number
    for setting in pack.setting:
        box.kept[setting.players] = setting.kept
        box.tucked_each[setting.players] = setting.tucked


def fill_selector(box: Box, number: int, selector: Selector) -> None:
    box.any_of[number] = marks_of(*selector.kinds)
    box.all_of[number] = marks_of(*filter(None, (selector.icon, selector.trait, selector.light)))
    box.least_height[number] = round(100 * selector.height_min)
    box.in_rows[number] = spaces_in(box, selector.rows)
    box.zone[number] = ZONES.index(selector.zone)
    box.layer[number] = LAYERS.index(selector.layer)
    box.counted[number] = COUNTED.index(selector.of)
    box.least[number] = selector.min


def fill_effects(pack: ReforestPack, box: Box, known: list[Selector]) -> None:
    effects: dict[int, list[Step]] = {}
    for number, plant in enumerate(pack.plant):
        effect = plant.effect
        effects[number] = effect.do
        box.timing[number] = TIMINGS.index(effect.timing)
        box.trigger_selector[number] = known.index(effect.play or effect.cover or Selector())
    for number, event in enumerate(pack.event, FIRST_EVENT):
        effects[number] = event.do
        box.timing[number] = timings.EVENT
    at = 0
    for number in range(EFFECTS):
        box.first_step[number] = at
        for step in effects.get(number, []):
            box.verb[at] = VERBS.index(step.verb)
            box.amount[at] = step.amount
            box.source[at] = SOURCES[step.from_]
            box.to[at] = HERE if step.to == "here" else ANY
            box.selector[at] = known.index(step.selector)
            box.most[at] = round(100 * step.height_max) if step.verb == "move" else step.max
            at += 1
    box.first_step[EFFECTS] = at


def marks_of(*names: str) -> int:
    return sum(1 << MARKS.index(name) for name in names)


def spaces_in(box: Box, rows: str) -> int:
    return sum(box.row_spaces[ROWS.index(row)] for row in rows)


# Names.

MOST_COUNTED = 400
PLACES = {1: ("only",), 2: ("left", "right"), 3: ("left", "centre", "right")}
"""What the spaces of a row are called, by how many there are."""


def metres(height: float) -> str:
    return f"{height:g}"


def named(component: Plant | Visitor | EventCard) -> dict[str, Any]:
    """What messages need to name a component."""
    return {part: getattr(component, part) for part in ("id", "name", "latin", "height") if hasattr(component, part)}


def place_of(pack: ReforestPack, space: Space) -> Name:
    """A space by its row, and where in it."""
    row = [other.id for other in pack.space if other.row == space.row]
    return "space", {"row": space.row, "place": PLACES[len(row)][row.index(space.id)]}


def names(pack: ReforestPack) -> dict[str, list[Name]]:
    """For each kind of thing, the message that names it, by number.

    Cards are called by their plain names; by their Latin ones, too, only if another species has the same.
    """
    plain = [plant.name for plant in pack.plant] + [visitor.name for visitor in pack.visitor]
    spaces = [place_of(pack, space) for space in pack.space]
    return {
        "card": [("plant-name" if plain.count(plant.name) == 1 else "plant", named(plant)) for plant in ordered(pack)],
        "plant": [("plant-name", named(plant)) for plant in ordered(pack)],
        "guest": [("animal-name", named(visitor)) for visitor in pack.visitor],
        "visitor": [
            ("animal-name" if plain.count(visitor.name) == 1 else "animal", named(visitor)) for visitor in pack.visitor
        ],
        "event": [("event", named(event)) for event in pack.event],
        "space": spaces,
        "stack": spaces,
        "effect": [("effect-number", {"number": n}) for n in range(1, POOL + 1)],
        "nursery": [("nursery-number", {"number": n}) for n in range(1, NURSERY + 1)],
        "count": [("count", {"n": n}) for n in range(MOST_COUNTED)],
        "cards": [("count-cards", {"n": n}) for n in range(CARDS + 1)],
        "points": [("count-points", {"n": n}) for n in range(MOST_COUNTED)],
        "verdict": [("verdict-lost", {}), ("verdict-won", {})],
    }


def entries(pack: ReforestPack) -> dict[str, list[Entry]]:
    """What the entries of each list are called, and which things they are: of a plant its first card."""
    named, cards = names(pack), [plant.id for plant in ordered(pack)]
    found = {
        kind: [Entry(named[kind][number], kind, number) for number in range(len(getattr(pack, kind)))]
        for kind in ("visitor", "event", "space")
    }
    found["setting"] = [Entry(("entry-setting", {"players": setting.players})) for setting in pack.setting]
    found["plant"] = [Entry(named["card"][card], "card", card) for card in (cards.index(p.id) for p in pack.plant)]
    return found
