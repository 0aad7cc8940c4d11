"""The pad of Legendary Forests on a phone: planets that were played with real tiles are entered by taps."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

import spinney
from browsing import Server
from page.helpers import KEPT_PADS, Screen

PHONE: ViewportSize = {"width": 375, "height": 667}
FINGER = 44

# The ten-point example of section 1.4 of the specification, as it lies from tile 1: (tile, x, y, turn).
TEN_POINTS = [
    (4, 0, -1, 1),
    (12, -1, -1, 0),
    (14, -2, -1, 1),
    (8, -3, -1, 0),
    (11, -3, -2, 0),
    (7, -3, -3, 3),
]
PINK, RED, YELLOW = range(3)


def phone_of(browser: Browser, server: Server, language: str) -> Iterator[Screen]:
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce", locale=language)
    yield Screen(context.new_page(), server)
    context.close()


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Screen]:
    yield from phone_of(browser, server, "en")


@pytest.fixture
def telefono(browser: Browser, server: Server) -> Iterator[Screen]:
    yield from phone_of(browser, server, "es")


class Pad:
    """The pad, and the fingers on it."""

    def __init__(self, screen: Screen) -> None:
        self.page: Page = screen.page
        self.taps = 0
        screen.open("/score")
        self.tap("[data-game=legendary]")
        self.tap("[data-players='2']")
        self.tap(".btn.go")
        expect(self.page.locator(".planet")).to_be_visible()
        self.taps = 0

    def tap(self, selector: str) -> None:
        self.page.locator(selector).tap()
        self.taps += 1

    def lay(self, tile: int, x: int, y: int) -> None:
        self.tap(f"[data-means='place x={x} y={y}']")
        self.tap(f"dialog [data-key='{tile}']")

    def plant(self, tile: int, colour: int) -> None:
        if self.tile(tile).get_attribute("aria-pressed") != "true":
            self.tap(f"[data-tile='{tile}']")
        self.tap(f".area[data-colour='{colour}']")

    def tile(self, number: int) -> Locator:
        return self.page.locator(f"[data-tile='{number}']")

    def expect_total(self, seat: int, points: int) -> None:
        expect(self.page.locator(f"[data-seat='{seat}'] .pts")).to_have_text(str(points))

    def hand(self) -> dict[str, object]:
        pads = self.page.evaluate(KEPT_PADS)
        found: dict[str, object] = pads[0]["hand"]
        return found


def enter_ten_points(pad: Pad) -> None:
    """Tile 1 lies upside down; where more than one turn fits, the tile is turned as it lies on the table."""
    pad.tap(".turns [data-turn='2']")
    for tile, x, y, turn in TEN_POINTS:
        pad.lay(tile, x, y)
        if pad.page.locator(".turns [aria-pressed=true]").get_attribute("data-turn") != str(turn):
            pad.tap(f".turns [data-turn='{turn}']")
    for tile, colour in ((12, PINK), (1, PINK), (4, YELLOW), (1, YELLOW)):
        pad.plant(tile, colour)


def test_the_ten_point_example_by_taps_alone(phone: Screen) -> None:
    """The pink L is closed and has 4 runes: 8 points. Two trees on yellow: 2 runes, once. Pink of tile 1: none."""
    pad = Pad(phone)
    enter_ten_points(pad)
    pad.expect_total(0, 10)
    # Two taps a tile, two a tree, and what had to be turned: tile 1, and those that fit in more than one way.
    assert pad.taps <= 2 * len(TEN_POINTS) + 2 * 4 + 4
    assert pad.hand() == {
        "seat": [
            {
                "tiles": [
                    {"tile": tile, "x": x, "y": y, "turn": turn} for tile, x, y, turn in [(1, 0, 0, 2), *TEN_POINTS]
                ],
                "trees": [
                    {"tile": 12, "edge": "W", "colour": "pink"},
                    {"tile": 1, "edge": "N", "colour": "pink"},
                    {"tile": 4, "edge": "N", "colour": "yellow"},
                    {"tile": 1, "edge": "S", "colour": "yellow"},
                ],
            },
            {"tiles": [{"tile": 1, "x": 0, "y": 0, "turn": 0}], "trees": []},
        ]
    }
    expect(phone.page.locator(".problem")).to_have_count(0)
    phone.page.get_by_role("button", name="Why").tap()
    why = phone.page.get_by_role("dialog")
    expect(why).to_contain_text("Pink zone of tiles 7 (W), 8, 11, 12, 14: 4 runes, closed, 1 tree: 8 points.")
    expect(why).to_contain_text("Yellow zone of tiles 1 (S), 4, 12: 2 runes, open, 2 trees: 2 points.")
    expect(why).to_contain_text("Pink zone of tile 1 (N): 0 runes, open, 1 tree: 0 points.")
    assert phone.findings() == []


def test_trees_show_what_they_bring_and_are_taken_away(phone: Screen) -> None:
    """The two yellow trees stand on one zone: without the second it still brings 2, without both nothing."""
    pad = Pad(phone)
    enter_ten_points(pad)
    groves = phone.page.locator(".side li button")
    expect(groves.locator("b")).to_have_text(["8", "2", "0"])
    expect(groves.nth(0)).to_have_accessible_name(re.compile("Pink, 4 runes, closed; 1 tree, 8 points"))
    groves.nth(1).tap()
    expect(groves.nth(1)).to_have_accessible_name(re.compile("Yellow, 2 runes, open; 1 tree, 2 points"))
    groves.nth(1).tap()
    pad.expect_total(0, 8)
    pad.tap("[aria-label=Undo]")
    pad.expect_total(0, 10)


def test_sides_that_differ_are_marked_and_scored(phone: Screen) -> None:
    """Right of tile 1, which lies upside down, there is grass, and tile 5 has none: it lies there all the same."""
    pad = Pad(phone)
    enter_ten_points(pad)
    pad.tap("[data-means='place x=1 y=0']")
    expect(phone.page.locator("dialog [data-key='5']")).to_contain_text("does not fit")
    pad.tap("dialog [data-key='5']")
    problem = phone.page.locator("footer .problem")
    expect(problem).to_have_text(
        "seat 1 (Player 1): tiles 1 and 5 touch with grass and red; touching sides must have the same colour (rule 11)."
    )
    expect(phone.page.locator(".clash")).to_have_count(1)
    expect(pad.tile(5)).to_have_class(re.compile("wrong"))
    pad.expect_total(0, 10)
    assert phone.findings() == []
    # Left of tile 8, which is red there, nothing else lies: it fits with its red side to the right.
    pad.tap(".acts button:first-child")
    pad.tap("[data-means='place x=-4 y=-1']")
    expect(problem).to_have_count(0)
    expect(phone.page.locator(".turns [data-turn='2']")).to_have_attribute("aria-pressed", "true")


def test_a_tile_that_is_there_twice_is_marked_and_can_be_taken_away(phone: Screen) -> None:
    pad = Pad(phone)
    pad.lay(3, 1, 0)
    pad.plant(1, RED)
    pad.expect_total(0, 1)
    pad.tap("[data-means='place x=0 y=1']")
    expect(phone.page.locator("dialog [data-key='3']")).to_contain_text("lies here already")
    pad.tap("dialog [data-key='3']")
    expect(phone.page.locator("footer .problem")).to_have_text("seat 1 (Player 1): tile 3 is there twice.")
    expect(phone.page.locator(".planet .out")).to_have_count(1)
    pad.expect_total(0, 1)
    pad.tap(".acts button:last-child")
    expect(phone.page.locator("footer .problem")).to_have_count(0)
    expect(pad.tile(3)).to_have_count(1)
    pad.expect_total(0, 1)


def test_tiles_of_other_planets_come_first(phone: Screen) -> None:
    pad = Pad(phone)
    pad.lay(9, 1, 0)
    pad.lay(4, 0, 1)
    pad.tap("[data-seat='1']")
    expect(phone.page.locator(".told")).to_contain_text("Tap a free place")
    pad.lay(20, 0, -1)
    expect(phone.page.locator(".told")).to_have_text("2 tiles. On other planets, too: 4, 9.")
    pad.tap("[data-means='place x=1 y=0']")
    picks = phone.page.locator("dialog [data-key]")
    keys = [picks.nth(i).get_attribute("data-key") for i in range(25)]
    rest = [str(tile) for tile in range(2, 26) if tile not in (4, 9, 20)]
    assert keys == ["4", "9", *rest, "1", "20"]
    assert phone.findings() == []


def test_spanish_search_finds_a_number(telefono: Screen) -> None:
    pad = Pad(telefono)
    pad.tap("[data-means='place x=1 y=0']")
    search = telefono.page.get_by_role("searchbox")
    search.fill("loseta 2")
    # The very number first, then those that begin with it.
    picks = telefono.page.locator("dialog [data-key]")
    expect(picks).to_have_text([re.compile(f"Loseta {tile}") for tile in (2, 20, 21, 22, 23, 24, 25)])
    search.fill("9")
    search.press("Enter")
    expect(pad.tile(9)).to_have_attribute("aria-label", re.compile("Loseta 9, 1 a la derecha de la loseta 1"))
    assert telefono.findings() == []


def test_keys_lay_a_tile_and_go_on_from_it(phone: Screen) -> None:
    pad = Pad(phone)
    page = phone.page
    page.locator("[data-means='place x=1 y=0']").focus()
    page.keyboard.press("Enter")
    page.get_by_role("searchbox").focus()
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(pad.tile(3)).to_be_focused()
    expect(page.locator(".turns [data-turn='1']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    expect(page.locator(".turns [data-turn='2']")).to_have_attribute("aria-pressed", "true")


def test_a_whole_planet_can_be_tapped_on_a_phone(phone: Screen) -> None:
    """The example of docs/tables/legendary.md: 33 and 19 points. Whatever can be tapped is as large as a finger."""
    hand = tomllib.loads((spinney.game("legendary").folder / "example.toml").read_text(encoding="utf-8"))
    pad = {"id": "it", "game": "legendary", "title": "It", "pack": "", "hand": hand, "stamps": {}, "made": 1}
    kept = json.dumps(json.dumps(pad | {"touched": 1}))
    phone.page.add_init_script(f"localStorage['spinney-pad/it'] = {kept}")
    phone.open("/score/it")
    page = phone.page
    for seat, points in enumerate((33, 19)):
        expect(page.locator(f"[data-seat='{seat}'] .pts")).to_have_text(str(points))
    expect(page.locator(".planet [data-tile]")).to_have_count(20)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll("main :is(button, [role=button])")].map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return [one.getAttribute("aria-label") ?? one.textContent, Math.min(width, height)];
        })"""
    )
    assert [name for name, size in sizes if size < FINGER] == []
    # What lies farther away is scrolled to.
    page.locator("[data-tile='13']").tap()
    expect(page.locator("[data-tile='13']")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
