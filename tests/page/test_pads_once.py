"""The score pad of Once Upon a Forest at phone size, by taps alone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

import spinney
from page.helpers import Screen
from page.pads import Taps
from spinney.engine.game import Game
from spinney.games.once.box import ordered
from spinney.tables.library import components

ONCE = spinney.game("once")
NUMBERS = {card.id: number for number, card in enumerate(ordered(ONCE.pack))}
# The example at the end of the rulebook: three complete columns, one that is not. Four kinds of animals are seen three
# times, and there are two chain saws: 9 - 1 + 4 - 2 = 10 points.
EXAMPLE = [
    ["G01", "F06", "S05", "C04"],
    ["G13", "F07", "S08", "C08"],
    ["G12", "F10", "S12", "C07"],
    ["G14", "-", "S02", "-"],
]


@pytest.fixture
def screen(touched: Screen) -> Screen:
    return touched


def begin(screen: Screen, players: int = 2) -> Taps:
    tap = Taps(screen.page)
    tap.begin(screen, "once", players)
    return tap


def shows(card: str, language: str = "en") -> str:
    """What is printed on a card: whoever has it in hand does not know its number in the pack."""
    return components(ONCE, language).cards["card"][NUMBERS[card]].facts[0].value


def enter(tap: Taps, column: int, cards: list[str]) -> None:
    """A column from the ground up: the sheet goes on to the next level by itself, as long as nothing lies there."""
    opened = False
    for level, card in enumerate(cards):
        if card == "-":
            if opened:
                tap("dialog[open] .tool")
                opened = False
            continue
        if not opened:
            tap(f"[data-place='{column}/{level}']")
        tap(tap.page.locator("dialog[open] li button", has=tap.page.get_by_text(shows(card), exact=True)))
        opened = level < 3
    if opened:
        tap("dialog[open] .tool")


def points(page: Page, seat: int = 0) -> Locator:
    return page.locator(f".tabs [data-seat='{seat}'] .pts")


def test_the_rulebooks_example_is_worth_ten_points(screen: Screen) -> None:
    page, tap = screen.page, begin(screen)
    for column, cards in enumerate(EXAMPLE):
        enter(tap, column, cards)
    expect(points(page)).to_have_text("10")
    expect(points(page, 1)).to_have_text("0")
    assert tap.count <= 3 + 4 * 5 + 4, "a column takes a tap to open it and one for each card"
    tap(page.get_by_role("button", name="Why"))
    dialog = page.locator("dialog[open]")
    for line in ("3 complete columns, 3 points each.", "elephants, pangolins, chameleons, tree frogs", "Chain saws:"):
        expect(dialog).to_contain_text(line)
    assert screen.findings() == []


def test_what_cannot_be_is_marked_and_scored(screen: Screen) -> None:
    """Two columns are incomplete, which the rules do not allow [15]: each costs a point."""
    page, tap = screen.page, begin(screen)
    enter(tap, 0, ["G02", "F02", "S02", "C02"])
    expect(points(page)).to_have_text("3")
    enter(tap, 1, ["G03", "-", "-", "-"])
    expect(points(page)).to_have_text("2")
    expect(page.locator(".problem")).to_have_count(0)
    enter(tap, 2, ["G04", "-", "-", "-"])
    expect(points(page)).to_have_text("1")
    expect(page.locator("footer .problem")).to_contain_text("at most one incomplete column")
    tap(page.get_by_role("button", name="Undo"))
    expect(points(page)).to_have_text("2")
    expect(page.locator(".problem")).to_have_count(0)
    tap(page.get_by_role("button", name="Redo"))
    expect(points(page)).to_have_text("1")


def test_it_is_still_there_after_a_while(screen: Screen) -> None:
    page, tap = screen.page, begin(screen)
    enter(tap, 0, ["G02", "F02", "S02", "C02"])
    expect(points(page)).to_have_text("3")
    page.reload()
    expect(points(page)).to_have_text("3")
    screen.open("/score")
    expect(page.locator("main")).to_contain_text("Once Upon a Forest")


def test_in_spanish(screen: Screen) -> None:
    page = screen.page
    page.add_init_script("localStorage.setItem('spinney-settings', JSON.stringify({ language: 'es' }))")
    tap = begin(screen)
    tap("[data-place='0/0']")
    page.get_by_placeholder("Buscar por nombre").fill("PANGOL")
    named = page.locator("dialog[open] li b").all_inner_texts()
    assert named and all("pangol" in name.lower() for name in named)
    tap(page.locator("dialog[open] li button").first)
    tap("dialog[open] .tool")
    expect(points(page)).to_have_text("-1")
    expect(page.locator("footer")).to_contain_text("Por qué")


def test_teams_win_together(screen: Screen) -> None:
    page, tap = screen.page, begin(screen, 4)
    tap(".tabs [data-seat='-1']")
    tap("[data-key=teams]")
    expect(page.locator("[data-key=teams]")).to_have_attribute("aria-pressed", "true")
    assert screen.findings() == []


def test_a_pack_of_ones_own_counts(screen: Screen) -> None:
    """A card that is empty here shows a chameleon in somebody's box: with one column a species in balance."""
    empty = '{ id = "F02", level = "level1", a = 0, b = 0, source = "house" }'
    assert empty in ONCE.pack_text
    text = ONCE.pack_text.replace(empty, empty.replace("a = 0", "a = 1").replace("house", "public"))
    own = Game("once", ONCE.package, text)
    kept = {"once": {"name": "My box", "hash": own.pack.hash(), "text": text, "used": True}}
    screen.page.add_init_script(f"localStorage['spinney-packs'] = {json.dumps(json.dumps(kept))}")
    tap = begin(screen)
    for level, card in enumerate(["G02", "F02", "S02", "C02"]):
        if level == 0:
            tap("[data-place='0/0']")
        shown = components(own, "en").cards["card"][NUMBERS[card]].facts[0].value
        tap(screen.page.locator("dialog[open] li button", has=screen.page.get_by_text(shown, exact=True)))
    expect(points(screen.page)).to_have_text("4")
    screen.page.reload()
    expect(points(screen.page)).to_have_text("4")
