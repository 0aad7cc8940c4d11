"""The score pad of Reforest at phone size, by taps alone."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import spinney
from page.helpers import Screen
from page.pads import Taps

REFOREST = spinney.game("reforest")
# The example of docs/tables/reforest.md, which counts it out line by line: Ann has 39 points, Ben has 35.
EXAMPLE = tomllib.loads((REFOREST.folder / "example.toml").read_text(encoding="utf-8"))
SPACES = ("L1", "L2", "L3", "M1", "M2", "H1")


@pytest.fixture
def screen(touched: Screen) -> Screen:
    return touched


def begin(screen: Screen, players: int = 2) -> Taps:
    tap = Taps(screen.page)
    tap.begin(screen, "reforest", players)
    return tap


def pick(tap: Taps, key: str) -> None:
    tap(f"dialog[open] li button[data-key={key}]")


def more(tap: Taps, label: str, times: int) -> None:
    tap(tap.page.get_by_role("button", name=f"{label}: one more"), times)


def done(tap: Taps) -> None:
    tap(tap.page.locator("dialog[open]").get_by_role("button", name="Done"))


def enter_mountain(tap: Taps, seat: dict[str, Any]) -> None:
    """From space to space: the sheet stays open, and goes on to the next one."""
    tap("[data-space=L1]")
    for space in SPACES:
        expect(tap.page.locator(f"[data-stack={space}]")).to_be_visible()
        stack = seat.get(space, {})
        for plant in stack.get("plants", []):
            pick(tap, plant)
        more(tap, "Energy, face down", stack.get("energy", 0))
        if space != SPACES[-1]:
            tap("dialog[open] .next")
    done(tap)


def enter(tap: Taps, seat: dict[str, Any]) -> None:
    enter_mountain(tap, seat)
    more(tap, "Cards in hand", seat.get("hand", 0))
    for visitor in seat.get("visitors", []):
        tap(tap.page.get_by_role("button", name="Add a visitor"))
        pick(tap, visitor)


def points(page: Page, seat: int = 0) -> Locator:
    return page.locator(f".tabs [data-seat='{seat}'] .pts")


def test_the_example_is_worth_what_its_page_says(screen: Screen) -> None:
    page, tap = screen.page, begin(screen)
    ann, ben = EXAMPLE["seat"]
    enter(tap, ann)
    expect(points(page)).to_have_text("39")
    # To open the mountain and close it, five times on to the next space; eight plants, three energy, five cards, and
    # two visitors with two taps each.
    assert tap.count == 3 + (2 + 5) + 8 + 3 + 5 + 2 * 2
    assert screen.findings() == []
    tap(".tabs [data-seat='1']")
    enter(tap, ben)
    expect(points(page, 1)).to_have_text("35")
    # Points on the things themselves: Douglas-fir 6 + 3 and two energy; the smallest stack of the high row.
    expect(page.locator("[data-space=L2] .sum .pts")).to_have_text("11")
    expect(page.locator(".rise").first.locator(".mark .pts")).to_have_text("+2")
    expect(page.locator(".problem")).to_have_count(0)
    tap(".tabs [data-seat='0']")
    tap(page.get_by_role("button", name="Why"))
    dialog = page.locator("dialog[open]")
    for line in (
        "Low row, left: Sword Fern 2, Salal 2, Bigleaf Maple 4.",
        "Bigleaf Maple in the low row, left: 3.",
        "Visitors: American Black Bear 5, Roosevelt Elk 3.",
        "Smallest stacks, 2 for each plant: low 1, middle 1, high 1.",
    ):
        expect(dialog).to_contain_text(line)
    assert screen.findings() == []


def test_what_cannot_be_is_marked_and_scored(screen: Screen) -> None:
    """Salal (2) and Sword Fern (2), then the other way round, and with one Salal too many."""
    page, tap = screen.page, begin(screen)
    tap("[data-space=L1]")
    pick(tap, "salal")
    # What may grow here comes first; what is not taller comes after it, marked, and can be chosen all the same.
    doubtful = page.locator("dialog[open] li:has(.doubtful) + li:not(:has(.doubtful))")
    expect(doubtful).to_have_count(0)
    expect(page.locator("[data-key=sword-fern]")).to_contain_text("not taller")
    expect(page.locator("[data-key=amabilis-fir]")).to_contain_text("not in this row")
    pick(tap, "sword-fern")
    stack = page.locator("[data-stack=L1]")
    expect(stack).to_contain_text("Sword Fern (1.5 m) cannot cover Salal (3 m), which is not shorter (rule 25).")
    expect(stack.locator("li.wrong")).to_contain_text("Sword Fern")
    assert screen.findings() == []
    # The canopy is said first.
    expect(stack.locator("li b")).to_have_text(["Sword Fern", "Salal"])
    tap(page.get_by_role("button", name="Move Salal one up"))
    expect(stack.locator("li b")).to_have_text(["Salal", "Sword Fern"])
    expect(stack.locator(".problem")).to_have_count(0)
    tap("dialog[open] .next")
    pick(tap, "salal")
    tap("dialog[open] .next")
    expect(page.locator("[data-key=salal]")).to_contain_text("no more of them")
    pick(tap, "salal")
    done(tap)
    expect(page.locator("[data-space=L3].wrong")).to_be_visible()
    expect(page.locator("footer .problem")).to_contain_text("there are only 2 of Salal")
    # Four plants, 2 each, and the smallest stack of the low row has one.
    expect(points(page)).to_have_text(str(4 * 2 + 2))
    tap("[data-space=L3]")
    tap(page.get_by_role("button", name="Take away Salal"))
    done(tap)
    expect(points(page)).to_have_text(str(3 * 2))
    expect(page.locator(".problem")).to_have_count(0)
    tap(page.get_by_role("button", name="Undo"))
    expect(points(page)).to_have_text(str(4 * 2 + 2))


def test_a_solitaire_and_its_target(screen: Screen) -> None:
    """The solitaire of docs/tables/reforest.md: 66 for all plants, and at the hard challenge 5 for the bear."""
    page, tap = screen.page, begin(screen, 1)
    tap(".tabs [data-seat='-1']")
    tap("[data-key=hard]")
    page.get_by_label("Value of all 30 plants").locator("input").fill("66")
    page.keyboard.press("Enter")
    expect(page.locator(".goal")).to_contain_text("66")
    tap(page.get_by_role("button", name="Add a visitor"))
    pick(tap, "black-bear")
    expect(page.locator(".goal")).to_contain_text("71")
    assert screen.findings() == []
    tap(".tabs [data-seat='0']")
    tap(page.get_by_role("button", name="Add a visitor"))
    expect(page.locator("[data-key=black-bear]")).to_contain_text("not earned")
    pick(tap, "banana-slug")
    expect(points(page)).to_have_text("4")
    tap(page.get_by_role("button", name="Take away Pacific Banana Slug"))
    expect(points(page)).to_have_text("0")


def test_in_spanish(screen: Screen) -> None:
    """Capitals and accents do not matter; a kind narrows the list."""
    page = screen.page
    page.add_init_script("localStorage.setItem('spinney-settings', JSON.stringify({ language: 'es' }))")
    tap = begin(screen)
    tap("[data-space=H1]")
    page.get_by_placeholder("Buscar por nombre").fill("ARANDANO neg")
    expect(page.locator("dialog[open] li b")).to_have_text("Arándano negro")
    pick(tap, "black-huckleberry")
    # It is worth 3, and the smallest stack of the high row has one plant.
    expect(points(page)).to_have_text("5")
    tap("[data-kind=fern]")
    expect(page.locator("dialog[open] ul li")).to_have_count(6)
    expect(page.locator("[data-key=lady-fern]")).to_have_text(re.compile("Helecho hembra"))
    # The one that may grow in the high row, and is taller than 1.5 m, comes first.
    expect(page.locator("dialog[open] ul li b").first).to_have_text("Helecho hembra")
    tap(page.locator("dialog[open]").get_by_role("button", name="Listo"))
    expect(page.locator("[data-space=H1] button")).to_have_attribute(
        "aria-label", "Fila alta: de abajo arriba Arándano negro; 3 puntos"
    )


def test_what_is_used_most_comes_first(screen: Screen) -> None:
    page, tap = screen.page, begin(screen)
    tap("[data-space=L1]")
    pick(tap, "twinflower")
    tap("dialog[open] .next")
    expect(page.locator("dialog[open] ul li b").first).to_have_text("Twinflower")


def test_the_lowest_plant_of_a_deep_stack_can_be_taken_away(screen: Screen) -> None:
    page, tap = screen.page, begin(screen)
    tap("[data-space=M1]")
    for plant in ("twinflower", "foamflower", "labrador-tea", "salmonberry", "vine-maple", "amabilis-fir"):
        pick(tap, plant)
    # 1 + 1 + 2 + 2 + 3 + 4
    expect(points(page)).to_have_text("13")
    tap(page.get_by_role("button", name="Take away Twinflower"))
    expect(points(page)).to_have_text("12")
    more(tap, "Energy, face down", 2)
    expect(points(page)).to_have_text("14")


@pytest.mark.parametrize("size", [(390, 844), (375, 667), (1440, 900)], ids=["phone", "small phone", "desktop"])
def test_all_of_the_mountain_is_in_sight(screen: Screen, size: tuple[int, int]) -> None:
    """And every space is large enough for a finger."""
    page = screen.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    begin(screen)
    page.locator("[data-space=H1]").wait_for()
    foot = page.locator(".pad > footer").bounding_box()
    assert foot is not None
    for space in SPACES:
        box = page.locator(f"[data-space={space}]").bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= foot["y"]
