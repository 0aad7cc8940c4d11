"""In Spanish: the rules and their search, what a game is, what the page says when something is wrong, and its room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browsing import Server
from page.helpers import Screen


@pytest.fixture
def spanish(browser: Browser, server: Server) -> Iterator[Screen]:
    context = browser.new_context(locale="es-ES")
    yield Screen(context.new_page(), server)
    context.close()


def test_the_rules_are_spanish_and_can_be_searched_without_accents(spanish: Screen) -> None:
    page = spanish.page
    spanish.open("/rules/dartmoor")
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Reglas de Forest Shuffle: Dartmoor, tal como se juegan en Spinney"
    )
    assert page.locator(".page").get_attribute("lang") == "es"
    page.get_by_label("Buscar en las reglas").fill("paramo generico")
    rows = page.locator("tbody tr")
    assert rows.count() > 3
    for text in rows.all_inner_texts():
        assert "páramo" in text.lower() and "genérico" in text.lower()


def test_the_rules_follow_the_menu(spanish: Screen) -> None:
    page = spanish.page
    spanish.open("/rules/once")
    expect(page.get_by_role("heading", name="La caja")).to_be_visible()
    page.get_by_label("Idioma").select_option("en")
    expect(page.get_by_role("heading", name="The box")).to_be_visible()
    assert page.locator(".page").get_attribute("lang") == "en"


def test_a_new_table_tells_what_the_game_is_and_what_is_wrong_with_a_pack(spanish: Screen, tmp_path: Path) -> None:
    page = spanish.page
    spanish.open("/new/once")
    expect(page.get_by_text("Haz crecer un bosque de cuatro niveles")).to_be_visible()
    page.get_by_text("Más", exact=True).click()
    expect(page.get_by_text("Las reglas y las cantidades, como se publicaron")).to_be_visible()
    pack = tmp_path / "mine.toml"
    pack.write_text('game = "chess"\nname = ', encoding="utf-8")
    page.get_by_label("Conjunto de componentes").set_input_files(pack)
    page.get_by_role("button", name="Empezar").click()
    expect(page.get_by_role("alert")).to_contain_text("El conjunto de componentes no es TOML válido: valor no válido")


def test_a_record_that_is_none(spanish: Screen, tmp_path: Path) -> None:
    page = spanish.page
    spanish.open()
    record = tmp_path / "letter.txt"
    record.write_text("Dear Ada,\n", encoding="utf-8")
    page.get_by_label("Abrir una repetición").set_input_files(record)
    expect(page.get_by_role("alert")).to_contain_text("La partida guardada no es una partida de Spinney")


def test_a_table_that_is_not_there(spanish: Screen) -> None:
    spanish.open("/table/nowhere")
    expect(spanish.page.get_by_role("alert")).to_contain_text("Esa mesa no existe")


def test_the_smallest_phone_has_room_for_longer_words(spanish: Screen) -> None:
    """320 pixels are also what is left of a desk's window at four times its size."""
    page = spanish.page
    page.set_viewport_size({"width": 320, "height": 568})
    for path in ("/", "/games", "/me", "/learn/floresta", "/packs/reforest", "/score", "/daily", "/rules/dartmoor"):
        spanish.open(path)
        page.locator("main h1, main h2").first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") == 320, path
    rows = page.get_by_role("banner").get_by_role("link").evaluate_all("(all) => all.map((one) => one.offsetTop)")
    assert len(set(rows)) == 2, rows
