"""The pad of Dartmoor on a phone, by taps: a forest of thirty cards, numbers alone, symbols, and what cannot be.

All points are counted by hand, from the species list in `docs/tables/dartmoor.md` and its sources.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from browsing import Server
from page.helpers import Screen

PHONE: ViewportSize = {"width": 375, "height": 667}
FINGER = 44

FOREST: list[tuple[str, dict[str, list[str]]]] = [
    ("crab-apple", {"top": ["buzzard"], "bottom": ["otter"], "left": ["treecreeper"], "right": ["nuthatch"]}),
    ("ash", {"top": ["barn-owl"], "left": ["roe-deer"], "right": ["serotine-bat"]}),
    ("black-alder", {"left": ["brandts-bat"], "right": ["common-noctule"]}),
    ("goat-willow", {"bottom": ["royal-fern"]}),
    ("sessile-oak", {"left": ["field-vole"], "right": ["dartmoor-badger"]}),
    ("tor", {"top": ["curlew", "keeled-skimmer"], "bottom": ["common-lizard", "grass-snake"]}),
    ("rivulet", {"top": ["grey-heron"], "bottom": ["warty-newt", "heather"]}),
    ("wet-woodland", {"bottom": ["greater-butterfly-orchid", "water-soldiers"]}),
    ("universal-moor", {}),
]
CARDS = 30
TREES = 8 + 5 + 5 + 4 + 5  # Crab Apple full; Ash 1 alder, 4 plants; Black Alder; Goat Willow 4 moors; Oak 5 trees
MOORS = 2 * 1 + 2 * 4  # Rivulet: the willow's symbol; Wet Woodland: 4 moors
BIRDS = 2 * 1 + 3 * 3 + 3 + 8 + 5 + 10  # Buzzard 1 mouse, Owl 3 bats, Curlew 1 insect, Heron, Treecreeper, Nuthatch
BATS = 3 * 5  # three different ones
AMPHIBIANS = 15 + 5 + 5  # Lizard with 3 different ones, Grass Snake, one newt
PLANTS = 2 * 4 + 1 + 3 + 2 * 1  # Fern 4 plants, Heather 1 insect, Orchid 4 plants of 5, Water Soldiers 1 dragonfly
PAWS = 3 * 3 + 1 + 2 * 3  # Otter 3 amphibians, Field Vole 1 mouse, Badger 3 paws
HOOVES = 3 * 2  # Roe Deer: itself and the Ash
CAVE = 7 + 5  # seven cards, and what cave 4 brings
TOTAL = TREES + MOORS + BIRDS + BATS + AMPHIBIANS + PLANTS + PAWS + HOOVES + CAVE

REASONS = [
    "Crab Apple: 8, fully occupied = 8.",
    "Ash: 1 card with BA x 1 + 4 plants x 1 = 5.",
    "Otter (below the Crab Apple): 3 amphibians x 3 = 9.",
    "Curlew (on top of the Tor): 3, 1 insect of 5 = 3.",
    "Greater Butterfly Orchid (below the Wet Woodland): 3, 4 different plants of 5 = 3.",
    "Common Lizard (below the Tor): 15, 3 different amphibians of 3 = 15.",
    "Rivulet: 1 card with GW x 2 = 2.",
    "Roe Deer (left of the Ash): 2 cards with AS x 3 = 6.",
    "Cave: 7 cards + 5 for cave 4 = 12.",
]


class Pad(Screen):
    """A pad on a phone, and how often it was tapped."""

    taps = 0

    def tap(self, what: str | Locator) -> None:
        found = self.page.locator(what) if isinstance(what, str) else what
        found.tap()
        self.taps += 1

    def begin(self, players: int = 2) -> None:
        self.open("/score")
        self.tap("[data-game=dartmoor]")
        self.tap(f"[data-players='{players}']")
        self.tap(".btn.go")
        self.page.locator("[data-way=stands]").wait_for()
        self.taps = 0

    def stand(self, species: str) -> int:
        """A tree, shrub or moor: two taps."""
        number = self.page.locator("[data-stand]").count()
        self.tap(".new")
        self.tap(f"dialog [data-key={species}]")
        return number

    def side(self, stand: int, side: str) -> Locator:
        return self.page.locator(f"[data-stand='{stand}'] [data-side={side}]")

    def dweller(self, stand: int, side: str, species: str) -> None:
        """Somebody at a side: two taps."""
        self.tap(self.side(stand, side).locator(".void"))
        self.tap(f"dialog [data-key={species}]")

    def points(self, points: int) -> None:
        expect(self.page.locator("footer .sum b")).to_have_text(str(points))


def on_phone(browser: Browser, server: Server, locale: str = "en-GB", dark: bool = False) -> Iterator[Pad]:
    scheme = "dark" if dark else "light"
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce", locale=locale, color_scheme=scheme
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    pad = Pad(page, server)
    pad.begin()
    yield pad
    context.close()
    assert errors == []


@pytest.fixture
def pad(browser: Browser, server: Server) -> Iterator[Pad]:
    yield from on_phone(browser, server)


@pytest.fixture
def spanish(browser: Browser, server: Server) -> Iterator[Pad]:
    yield from on_phone(browser, server, "es")


@pytest.fixture
def at_night(browser: Browser, server: Server) -> Iterator[Pad]:
    yield from on_phone(browser, server, dark=True)


def enter_forest(pad: Pad) -> None:
    for species, sides in FOREST:
        stand = pad.stand(species)
        for side, dwellers in sides.items():
            for dweller in dwellers:
                pad.dweller(stand, side, dweller)
                if dweller == "roe-deer":
                    pad.tap(".asking [data-symbol=AS]")


def test_a_forest_of_thirty_cards(pad: Pad) -> None:
    """Two taps for each card, one more for the symbol of the Roe Deer, and those for the cave; no letter is typed.

    With a second or two for a tap it takes two minutes at most.
    """
    page = pad.page
    enter_forest(pad)
    assert sum(1 + sum(map(len, sides.values())) for _, sides in FOREST) == CARDS
    pad.tap("[data-cave='4']")
    for _ in range(7):
        pad.tap(page.get_by_role("button", name="Cards in it: one more"))
    pad.points(TOTAL)
    assert TOTAL == 162
    assert pad.taps == 2 * CARDS + 1 + 1 + 7
    assert pad.taps <= 90
    # Points on the things themselves.
    worth = {"0'] .plot": 8, "1'] [data-side=top] .critter": 9, "5'] [data-species=common-lizard]": 15}
    for place, points in worth.items():
        expect(page.locator(f"[data-stand='{place} .now")).to_have_text(str(points))
    pad.tap(page.get_by_role("button", name="Why"))
    for reason in REASONS:
        expect(page.get_by_text(reason, exact=True)).to_be_visible()
    assert pad.findings() == []
    pad.tap("dialog[open] [aria-label=Close]")
    assert pad.findings() == []


def test_the_same_forest_by_numbers(pad: Pad) -> None:
    """A tap for each card, one for each kind of place, and as before one for the symbol and those for the cave.

    All that depends on places is the Crab Apple with its Nuthatch, and the first tree is filled first.
    """
    page = pad.page
    pad.tap("[data-way=numbers]")
    every = [(side, one) for _, sides in FOREST for side, dwellers in sides.items() for one in dwellers]
    parts = {
        "tree": [species for species, _ in FOREST[:5]],
        "moor": [species for species, _ in FOREST[5:]],
        "top": [one for side, one in every if side == "top"],
        "bottom": [one for side, one in every if side == "bottom"],
        "side": [one for side, one in every if side in ("left", "right")],
    }
    for part, species in parts.items():
        if part != "tree":
            pad.tap(f"[data-part={part}]")
        for one in species:
            pad.tap(f".numbers [data-species={one}]")
            if one == "roe-deer":
                pad.tap(".asking [data-symbol=AS]")
    pad.tap("[data-cave='4']")
    for _ in range(7):
        pad.tap(page.get_by_role("button", name="Cards in it: one more"))
    pad.points(TOTAL)
    assert pad.taps == 1 + 4 + CARDS + 1 + 1 + 7
    expect(page.locator("footer .problem")).to_have_count(0)


def test_what_cannot_be_is_marked_and_scored(pad: Pad) -> None:
    """A Grey Heron at a tree brings its 8 points; the Moor Birch has 1."""
    page = pad.page
    pad.stand("moor-birch")
    pad.tap(pad.side(0, "top").locator(".void"))
    heron = page.locator("dialog [data-key=grey-heron]")
    expect(heron).to_contain_text("only in a moor")
    order = page.locator("dialog [data-key]").evaluate_all("all => all.map((one) => one.dataset.key)")
    assert order.index("buzzard") < order.index("grey-heron")
    pad.tap(heron)
    pad.points(9)
    expect(page.locator("footer .problem")).to_contain_text("stand 1: Grey Heron can only be in a moor (rule 21).")
    expect(page.locator("[data-stand='0'] .critter.wrong[data-species=grey-heron]")).to_be_visible()
    expect(page.locator("[role=tab][data-seat='0'] .sy").last).to_be_visible()
    assert pad.findings() == []
    pad.tap(page.get_by_role("button", name="Undo"))
    expect(page.locator("footer .problem")).to_have_count(0)
    pad.points(1)


def test_numbers_alone(pad: Pad) -> None:
    """Thirteen cards with a tap each, and one for each kind of place; the pad finds the stands.

    Ash: 1 plant. Goat Willow: 2 moors. Rivulet: 2 for the willow's symbol. Curlew: 3. Barn Owl: 3 bats. Otter: 3 for
    each of 2 amphibians. Grass Snake: 5. Three different bats: 5 each. Frog, Heather and Tor bring nothing here.
    """
    page = pad.page
    pad.tap("[data-way=numbers]")
    parts = {
        "tree": ["ash", "goat-willow"],
        "moor": ["rivulet", "tor"],
        "top": ["curlew", "barn-owl"],
        "bottom": ["heather", "otter", "moor-frog", "grass-snake"],
        "side": ["serotine-bat", "brandts-bat", "alcathoe-bat"],
    }
    expect(page.locator(".numbers [data-species=heather]")).to_be_disabled()  # nobody can live anywhere yet
    for part, species in parts.items():
        if part != "tree":
            pad.tap(f"[data-part={part}]")
        for one in species:
            pad.tap(f".numbers [data-species={one}]")
    pad.points(1 + 2 + 2 + 3 + 3 * 3 + 3 * 2 + 5 + 3 * 5)
    assert pad.taps == 1 + 4 + 13
    expect(page.locator("footer .problem")).to_have_count(0)
    # Two different bats are not enough: they bring nothing, and the owl 3 each.
    pad.tap("[data-less=brandts-bat]")
    pad.points(1 + 2 + 2 + 3 + 3 * 2 + 3 * 2 + 5)
    # What was entered is there stand by stand.
    pad.tap("[data-way=stands]")
    expect(page.locator("[data-stand]")).to_have_count(4)
    expect(page.locator(".critter")).to_have_count(8)
    for dweller in ("moor-frog", "grass-snake", "curlew"):
        expect(page.locator(f".moorland [data-species={dweller}]")).to_be_visible()
    assert pad.findings() == []


def test_tree_symbols_are_asked_for_where_they_count(pad: Pad) -> None:
    """An Ash counts cards with BA: none, then one, then none."""
    page = pad.page
    pad.stand("moor-birch")
    pad.dweller(0, "top", "buzzard")
    expect(page.locator(".paint")).to_have_count(0)
    pad.stand("ash")
    pad.points(1)
    pad.tap(".paint [data-symbol=BA]")
    pad.tap(pad.side(0, "top").locator(".critter"))
    pad.points(2)
    pad.tap(pad.side(0, "top").locator(".critter"))
    pad.points(1)
    pad.tap(".paint [data-symbol=BA]")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_shared_places(pad: Pad) -> None:
    """A Cuckoo beside a bird, 7; rabbits by a Badger: 3 with 3 points each, and 2 for each of the 4 paws."""
    page = pad.page
    pad.stand("ash")
    pad.dweller(0, "top", "buzzard")
    pad.tap(pad.side(0, "top").locator(".critter"))
    expect(page.locator("dialog [data-key=cuckoo]")).to_contain_text("beside Buzzard")
    pad.tap("dialog [data-key=cuckoo]")
    pad.points(7)
    pad.dweller(0, "left", "dartmoor-badger")
    pad.dweller(0, "right", "black-rabbit")
    pad.tap(pad.side(0, "right").locator(".critter"))
    for _ in range(2):
        pad.tap(page.get_by_role("button", name="Dartmoor Black Rabbit: one more"))
    pad.tap("dialog[open] [aria-label=Close]")
    pad.points(7 + 3 * 3 + 2 * 4)
    expect(page.locator("footer .problem")).to_have_count(0)
    # Somebody else instead of whom was tapped.
    pad.tap(pad.side(0, "left").locator(".critter"))
    pad.tap("dialog [data-key=treecreeper]")
    expect(pad.side(0, "left").locator(".critter")).to_have_count(1)
    expect(page.locator("footer .problem")).to_contain_text("too many dwellers at the right")
    pad.points(7 + 3 * 3 + 5)


def test_the_cuckoo_option_is_on_the_common_page(pad: Pad) -> None:
    page = pad.page
    pad.stand("ash")
    pad.dweller(0, "top", "buzzard")
    for _ in range(2):
        pad.tap(pad.side(0, "top").locator("[data-species=buzzard]"))
        if page.locator("dialog [data-key=cuckoo] .doubt").count():
            pad.tap(page.get_by_role("button", name="Beside whoever is there"))
        pad.tap("dialog [data-key=cuckoo]")
    pad.points(14)
    expect(page.locator("footer .problem")).to_contain_text("one Cuckoo at a tree or shrub at most")
    pad.tap("[role=tab][data-seat='-1']")
    pad.tap("[data-key=any]")
    pad.tap("[role=tab][data-seat='0']")
    expect(page.locator("footer .problem")).to_have_count(0)
    pad.points(14)


def test_a_search_in_spanish(spanish: Pad) -> None:
    """Without accents and by the beginning of a word: "nutr" finds the Nutria, "comun" the Lechuza común."""
    page = spanish.page
    spanish.stand("ash")
    spanish.tap(spanish.side(0, "bottom").locator(".void"))
    page.get_by_label("Buscar por nombre").fill("nutr")
    expect(page.locator("dialog [data-key]")).to_have_count(1)
    expect(page.locator("dialog [data-key]")).to_contain_text("Nutria")
    page.locator("dialog [data-key=otter]").tap()
    expect(spanish.side(0, "bottom").locator(".critter")).to_contain_text("Nutria")
    spanish.tap(spanish.side(0, "top").locator(".void"))
    page.get_by_label("Buscar por nombre").fill("lechuza comun")
    page.keyboard.press("Enter")
    expect(spanish.side(0, "top").locator("[data-species=barn-owl]")).to_be_visible()
    spanish.tap("[data-way=numbers]")
    page.get_by_label("Buscar por nombre").fill("uroga")
    spanish.tap(".numbers [data-species=capercaillie]")
    expect(page.locator(".numbers [data-species=capercaillie] .count")).to_have_text("1")
    assert spanish.findings() == []


def test_everything_is_large_enough_and_nothing_too_wide(at_night: Pad) -> None:
    """Forest, sheet and numbers: targets of 44 pixels, no sideways scrolling, and contrast at night."""
    pad, page = at_night, at_night.page
    enter_forest(pad)
    small = "all => all.filter((one) => one.offsetParent).map((one) => [one.className, one.dataset.species, one.getBoundingClientRect().width, one.getBoundingClientRect().height]).filter(([, , w, h]) => w < 43.5 || h < 43.5)"  # noqa: E501
    wide = "() => document.querySelector('.pad main').scrollWidth - document.querySelector('.pad main').clientWidth"

    def check() -> None:
        assert page.locator(".pad main button, dialog button").evaluate_all(small) == []
        assert page.evaluate(wide) <= 0
        assert pad.findings(["color-contrast"]) == []

    check()
    pad.tap(pad.side(0, "top").locator(".critter"))
    check()
    pad.tap("dialog[open] [aria-label=Close]")
    pad.tap("[data-way=numbers]")
    check()
    pad.tap("[data-part=side]")
    check()


def test_by_keyboard(screen: Screen) -> None:
    """Whoever has keys types names, and goes on at the sides of the stand that was entered: an Owl, and 3 for a bat."""
    page = screen.page
    screen.open("/score")
    page.locator("[data-game=dartmoor]").click()
    page.locator(".btn.go").click()
    page.locator(".new").focus()
    for name in ("ash", "barn"):
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open] input")).to_be_focused()
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-species=barn-owl]")).to_be_focused()
    for _ in ("bottom", "left"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.type("serotine")
    page.keyboard.press("Enter")
    expect(page.locator("[data-side=left] [data-species=serotine-bat]")).to_be_visible()
    expect(page.locator("footer .sum b")).to_have_text("3")
