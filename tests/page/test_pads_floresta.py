"""The score pad of Floresta at phone size, by taps alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import spinney
from page.helpers import Screen
from page.pads import Taps
from spinney.games.floresta.box import ordered_sides
from spinney.games.floresta.by_hand import labels

FLORESTA = spinney.game("floresta")
SIDES = {side.id: side for side in ordered_sides(FLORESTA.pack)}
FINGER = 44

# Five worked examples of the rulebook, pages 13 to 17, as the specification puts them on the house boards (W10, W13,
# W14, W17, W20): here they lie on one table of four. Spaces have the names of the pack.
EXAMPLES = {
    "mondego": {"yellow": "a1 a2 b1 b2", "gray": "a4 a5 b5 b6", "green": "a3 b4", "brown": "b3 a6"},
    "sao_mamede": {"yellow": "s1 s2 s5", "gray": "s3 s8 s9", "brown": "s4 s7", "green": "s6 s10"},
    "margaraca": {"yellow": "c1 d1 i1", "green": "c2 d2 i2", "brown": "c3 d3", "gray": "c4 d4"},
    "estrela": {"green": "e1 e5 e8", "gray": "e4 e7 e10", "yellow": "e2 e6"},
    "sabugal": {"gray": "p11 p14 p21", "yellow": "p12 p13 p32", "brown": "p23 p24"},
}
ZONE_LYNX = [1, 3, 2, 1]
COLOURS = ["green", "brown", "gray", "yellow"]
TOTALS = {
    "green": 0 + 6 + 12 + 10 + 0,
    "brown": 0 + 10 + 3 + 0 + 7,
    "gray": 16 + 0 + 3 + 10 + 7,
    "yellow": 22 + 6 + 12 + 6 + 10,
}


@pytest.fixture
def screen(touched: Screen) -> Screen:
    return touched


class Forester(Taps):
    """Fingers on the boards of Floresta."""

    def seat(self, seat: int) -> None:
        self(f".tabs [data-seat='{seat}']")

    def board(self, side: str) -> None:
        """Turns to the board, if it is not in sight already."""
        button = self.page.locator(f"nav [aria-label='{SIDES[side].name}']")
        if button.get_attribute("aria-current") is None:
            self(button)
            expect(button).to_have_attribute("aria-current", "true")

    def space(self, side: str, label: str) -> None:
        self.board(side)
        self(f"[data-side={side}] [data-space='{label}']")

    def more(self, label: str, times: int) -> None:
        self(self.page.get_by_role("button", name=f"{label}: one more"), times)

    def type(self, label: str, number: int) -> None:
        """On the keys that the phone shows when the number is tapped; each of them is a tap."""
        self(self.page.get_by_role("textbox", name=label, exact=True))
        self.page.keyboard.type(str(number))
        self.page.keyboard.press("Enter")
        self.count += len(str(number)) + 1


def begin(screen: Screen, players: int, names: tuple[str, ...] = ()) -> Forester:
    tap = Forester(screen.page)
    tap.begin(screen, "floresta", players, names)
    return tap


def points(page: Page, seat: int) -> Locator:
    return page.locator(f".tabs [data-seat='{seat}'] .pts")


def label(side: str, space: str) -> str:
    return labels(SIDES[side])[SIDES[side].number(space)]


def test_worked_examples_of_the_rulebook_on_one_table(screen: Screen) -> None:
    page, tap = screen.page, begin(screen, 4)
    tap.seat(-1)
    tap("[data-turn=W]")
    for zone, lynx in enumerate(ZONE_LYNX, 1):
        tap.more(f"Zone {zone}, {2 if zone % 2 else 3} icons", lynx)
    before = tap.count
    for seat, colour in enumerate(COLOURS):
        tap.seat(seat)
        for side, trees in EXAMPLES.items():
            for space in trees.get(colour, "").split():
                tap.space(side, label(side, space))
    for seat, colour in enumerate(COLOURS):
        expect(points(page, seat)).to_have_text(str(TOTALS[colour]))
    # A tap for each of the 48 trees, four for each player's boards and one for the player.
    assert tap.count - before <= 48 + 4 * 5 + 4
    # The examples are of different games: yellow has 15 trees here, of 12. That is said, and all of them count.
    assert tap.count <= 100
    expect(page.locator("footer .problem")).to_contain_text("there are 15 trees, but everybody has 12")
    tap(page.get_by_role("button", name="Why"))
    dialog = page.locator("dialog[open]")
    for sentence in (
        "Mondego: chains of 4.",
        "São Mamede: 4 lynx controlled, second most.",
        "Margaraça: 3 trees, most.",
        "Estrela: trees in 2 rows.",
        "Sabugal: most trees in 2 rows and 2 columns.",
    ):
        expect(dialog.locator("li", has_text=sentence)).to_be_visible()
    assert screen.findings() == []


def enter_ann(tap: Forester) -> None:
    page = tap.page
    for side, spaces in {"mondego": "1R 5R", "sao_mamede": "3X", "margaraca": "3R", "espinhal": "4R 2X"}.items():
        for space in spaces.split():
            tap.space(side, space)
    tap.board("margaraca")
    tap("[data-tool=x2]")
    tap.space("margaraca", "5R")
    tap.board("lousa")
    tap("[data-tool=felled]")
    tap.space("lousa", "3R")
    tap.type("Victory points", 23)
    tap.more("Lynx not placed", 2)
    tap.more("Axes", 1)
    tap("[data-key=talhadas]")
    tap("[data-key='2']:has-text('(9 p)')")
    tap("[data-key='5']")
    for token, count in {"igloos": 2, "tents": 1, "trailers": 1, "motorhomes": 1}.items():
        tap.more(token, count)
    expect(page.locator(".problem")).to_have_count(0)


def test_the_table_of_the_documentation(screen: Screen) -> None:
    """`docs/tables/floresta.md` works it out line by line: Ann has 79 points, Bo 50."""
    page, tap = screen.page, begin(screen, 2, ("Ann", "Bo"))
    tap.seat(-1)
    for cell in "WES":
        tap(f"[data-turn={cell}]")
    tap.more("Zone 1, 2 icons", 1)
    tap.seat(0)
    enter_ann(tap)
    expect(points(page, 0)).to_have_text("79")
    tap.seat(1)
    for side, spaces in {"margaraca": "3X 1R", "lousa": "4B", "espinhal": "5B"}.items():
        for space in spaces.split():
            tap.space(side, space)
    tap.type("Victory points", 30)
    tap.more("Axes", 2)
    tap("[data-key=balocas]")
    expect(points(page, 1)).to_have_text("50")
    expect(points(page, 0)).to_have_text("79")
    expect(page.locator(".problem")).to_have_count(0)
    assert tap.count <= 80

    # Somebody else's tree is not taken by a tap: it is said whose it is. Ann's 5R stands on x2; if it is Bo's, he has
    # 4 in Margaraça, and she 1: 12 and 7 points.
    tap.space("margaraca", "5R")
    asked = page.get_by_role("status").filter(has_text="the tree of Ann")
    expect(asked).to_be_visible()
    expect(points(page, 0)).to_have_text("79")
    tap(asked.get_by_role("button", name="It is Bo’s"))
    expect(points(page, 0)).to_have_text(str(79 - 12 + 7))
    expect(points(page, 1)).to_have_text(str(50 - 7 + 12))
    tap(page.get_by_role("button", name="Undo"))
    expect(points(page, 1)).to_have_text("50")

    # On a leaf stands a neutral tree. Whoever plants there all the same has three trees, as many as Ann counts: 12.
    tap.space("margaraca", "2B")
    asked = page.get_by_role("status").filter(has_text="a neutral tree stands here")
    tap(asked.get_by_role("button", name="Plant all the same"))
    expect(points(page, 1)).to_have_text(str(50 - 7 + 12))
    expect(page.locator("footer .problem")).to_contain_text("a neutral tree stands on Margaraça 2B")
    expect(page.locator("[data-side=margaraca] .wrong")).to_have_attribute("data-space", "2B")
    expect(page.locator("[data-side=margaraca] .why")).to_have_text("Margaraça: 3 trees, most.")
    assert screen.findings() == []


def test_trees_can_be_entered_on_both_sides_of_every_board(screen: Screen) -> None:
    """A tree on the first space of each, all of them large enough; then the board is turned over, and its tree goes."""
    page, tap = screen.page, begin(screen, 4)
    for board in range(5):
        for up in (2 * board, 2 * board + 1):
            side = list(SIDES.values())[up]
            space = labels(side)[0]
            tap.space(side.id, space)
            tree = page.locator(f"[data-side={side.id}] [data-space='{space}']")
            expect(tree).to_have_attribute("aria-pressed", "true")
            expect(tree).to_have_accessible_name(re.compile("tree of green"))
            expect(page.locator(".count")).to_contain_text("1 of 12 trees")
            sizes = "all => all.map((one) => one.getBoundingClientRect().width)"
            assert min(page.locator(f"[data-side={side.id}] [data-space]").evaluate_all(sizes)) >= FINGER
            tap(page.locator(f"[data-side={side.id}] .turn"))
            tap(page.get_by_role("button", name="Turn over", exact=True))
            expect(page.locator(".count")).to_contain_text("0 of 12 trees")


def test_in_spanish(screen: Screen) -> None:
    page = screen.page
    page.add_init_script("localStorage.setItem('spinney-settings', JSON.stringify({ language: 'es' }))")
    tap = begin(screen, 2)
    expect(points(page, 0)).to_have_text("0")
    expect(page.locator(".tabs [data-seat='1']")).to_contain_text("marrón")
    tap.seat(-1)
    tap("[data-place=N]")
    expect(page.locator("dialog[open] h2")).to_have_text("¿Qué hay en el norte?")
    page.get_by_placeholder("Buscar por nombre").fill("SAO")
    assert page.locator("dialog[open] li b").all_inner_texts() == ["São Mamede"]
    page.get_by_placeholder("Buscar por nombre").fill("lousa")
    tap(page.locator("dialog[open] [data-key=lousa]"))
    # What lay in the north changes places with the board that came.
    expect(page.locator("[data-place=N]")).to_have_accessible_name("norte: Lousã")
    expect(page.locator("[data-place=E]")).to_have_accessible_name("este: Mondego")
    assert screen.findings() == []
    tap.seat(0)
    tap.space("margaraca", "5R")
    expect(page.locator("[data-side=margaraca] .why")).to_have_text("Margaraça: 1 árbol, quien más tiene.")
    expect(points(page, 0)).to_have_text("12")
