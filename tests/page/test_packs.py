"""What is printed in one's own box is entered by taps, kept on the device, and played with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from browsing import Server
from page.helpers import Screen

PHONE: ViewportSize = {"width": 390, "height": 844}
KEPT = "Kept on this device. It can be played."


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, reduced_motion="reduce", locale="en", accept_downloads=True
    )
    yield context
    context.close()


def group(page: Page, name: str) -> Any:
    return page.get_by_role("group", name=name, exact=True)


def tap_choice(page: Page, of: str, choice: str) -> None:
    """Taps the words of a choice, as a finger does."""
    group(page, of).locator(".pill", has_text=choice).tap()


def open_entry(page: Page, name: str) -> None:
    page.get_by_label("Search by name").fill(name)
    page.get_by_role("link", name=name).first.tap()
    expect(page.get_by_role("heading", level=2)).to_contain_text(name)


def enter_a_tile(page: Page) -> None:
    """Tile 4 is pink on the left, where it has grass; then that side needs an area, which is said."""
    open_entry(page, "Tile 4")
    group(page, "Left").locator(".pill", has_text="Pink").tap()
    status = page.get_by_role("status")
    expect(status).to_contain_text("Cannot be played yet:")
    expect(status).to_contain_text("each edge of tile 4 with leaves must be in one area")
    page.get_by_role("button", name="Add: Sides that belong together").tap()
    tap_choice(page, "2", "Top")
    tap_choice(page, "2", "Left")


def enter_a_card(page: Page) -> None:
    """One animal more, and a chain saw: G07 shows two elephants."""
    page.get_by_label("Search by name").fill("G07")
    page.get_by_role("link", name="A ground card (2 elephants)").tap()
    page.get_by_role("button", name="More: Animals of the level's first species").tap()
    page.get_by_label("Chain saw").tap()


TILE = {"id": "4", "edges": "YYYP", "areas": ["NES", "W"], "light": False, "source": "public"}
CARD = {"id": "G07", "level": "ground", "a": 3, "b": 0, "saw": True, "start": False, "source": "public"}
ENTERED: list[tuple[str, Callable[[Page], None], str, dict[str, Any]]] = [
    ("legendary", enter_a_tile, "tile", TILE),
    ("once", enter_a_card, "card", CARD),
]


@pytest.mark.parametrize(("game", "enter", "of", "entry"), ENTERED, ids=[game for game, *_ in ENTERED])
def test_what_is_entered_by_taps_is_played(
    screen: Screen, server: Server, game: str, enter: Callable[[Page], None], of: str, entry: dict[str, Any]
) -> None:
    page = screen.page
    screen.open(f"/packs/{game}")
    expect(page.get_by_role("status")).to_contain_text("Nothing entered yet")
    assert screen.findings() == []
    enter(page)
    expect(page.get_by_role("status")).to_have_text(KEPT)
    assert screen.findings() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    # It is there when the page is opened again, and marked in the list.
    page.reload()
    expect(page.get_by_role("status")).to_have_text(KEPT)
    page.get_by_role("link", name="All", exact=True).tap()
    expect(page.locator(".entries .changed")).to_have_count(1)
    expect(page.locator(".entries .changed")).to_contain_text("Entered by you")

    page.get_by_role("link", name="Play now").tap()
    expect(page.get_by_label("My pack: My box")).to_be_checked()
    page.get_by_role("button", name="Start").tap()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    state = server.ask(f"/tables/{table}")
    components = server.ask(f"/games/{game}/components?pack={state['pack_hash']}")
    assert components["pack_name"] == "My box"
    assert next(each for each in components["pack"][of] if each["id"] == entry["id"]) == entry

    # The next table may have Spinney's own again.
    screen.open(f"/new/{game}")
    page.locator(".pick", has_text="Spinney's own").tap()
    page.get_by_role("button", name="Start").tap()
    page.wait_for_url("**/table/*")
    usual = server.ask(f"/tables/{page.url.rsplit('/', 1)[1]}")["pack_hash"]
    assert usual == server.ask(f"/games/{game}/components")["pack_hash"] != state["pack_hash"]


def test_taking_back_and_as_spinney_has_it(screen: Screen) -> None:
    page = screen.page
    screen.open("/packs/once/card/6")
    status, more = page.get_by_role("status"), page.get_by_role("button", name="More: Animals of the level's first")
    number = page.get_by_role("spinbutton", name="Animals of the level's first species")
    more.tap()
    expect(status).to_have_text(KEPT)
    more.tap()
    expect(status).to_contain_text("the card G07 must show 0 to 3 animals in all, not 4 and 0")
    page.get_by_role("button", name="Undo").tap()
    expect(number).to_have_value("3")
    expect(status).to_have_text(KEPT)
    source = page.get_by_label("Where is it known from?")
    expect(source).to_have_value("public")
    page.get_by_role("button", name="As Spinney has it", exact=True).tap()
    expect(number).to_have_value("2")
    expect(source).to_have_value("house")


def test_a_pack_goes_out_as_a_file_and_comes_back(screen: Screen, here: Path) -> None:
    page = screen.page
    screen.open("/packs/once")
    enter_a_card(page)
    page.get_by_role("link", name="All", exact=True).tap()
    page.get_by_label("Name of your pack").fill("Our cards")
    page.get_by_label("Name of your pack").press("Enter")
    page.get_by_label("Name of your pack").blur()
    save = page.get_by_role("button", name="Save as a file")
    expect(page.get_by_role("status")).to_have_text(KEPT)
    with page.expect_download() as download:
        save.tap()
    assert download.value.suggested_filename == "once-our-cards.toml"
    file = here / "mine.toml"
    download.value.save_as(file)

    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Everything as Spinney has it").tap()
    expect(page.get_by_role("status")).to_contain_text("Nothing entered yet")
    page.get_by_label("Open a pack file").set_input_files(file)
    expect(page.get_by_role("status")).to_have_text(KEPT)
    expect(page.locator(".entries .changed")).to_have_count(1)

    (here / "wrong.toml").write_text("game = ?", encoding="utf-8")
    page.get_by_label("Open a pack file").set_input_files(here / "wrong.toml")
    expect(page.get_by_role("status")).to_contain_text("is not valid TOML")
    expect(page.locator(".entries .changed")).to_have_count(1)


def test_a_file_of_a_new_table_can_be_kept(screen: Screen, here: Path) -> None:
    page = screen.page
    screen.open("/new/once")
    text = screen.server.ask("/packs", {"game": "once", "data": named(screen.server, "once", "Club box")})["text"]
    (here / "club.toml").write_text(text, encoding="utf-8")
    page.get_by_text("More", exact=True).tap()
    page.get_by_label("Pack of components").set_input_files(here / "club.toml")
    page.get_by_label("Keep it on this device as my pack").check()
    page.get_by_role("button", name="Start").tap()
    page.wait_for_url("**/table/*")
    screen.open("/new/once")
    expect(page.get_by_label("My pack: Club box")).to_be_checked()


def named(server: Any, game: str, name: str) -> dict[str, Any]:
    return {**server.ask(f"/games/{game}/pack")["data"], "name": name}


@pytest.mark.parametrize("game", ["once", "legendary", "floresta", "dartmoor", "reforest"])
def test_every_list_has_a_form_in_spanish(screen: Screen, game: str) -> None:
    """The first entry of each list: nothing too wide, nothing that axe-core finds serious, names in Spanish."""
    page = screen.page
    page.add_init_script("localStorage.setItem('spinney-settings', JSON.stringify({ language: 'es' }))")
    for one in screen.server.ask(f"/games/{game}/pack?language=es")["lists"]:
        screen.open(f"/packs/{game}/{one['name']}/0")
        expect(page.get_by_text(one["words"], exact=True).first).to_be_visible()
        for field in one["fields"]:
            if not field.get("house"):
                expect(page.get_by_text(field["words"], exact=True).first).to_be_attached()
        expect(page.get_by_role("status")).to_contain_text("Aún no has anotado nada")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), one["name"]
        assert screen.findings() == [], one["name"]
