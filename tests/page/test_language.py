"""Switching the language: everything follows, and an answer in the old language that comes late changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, expect

from page.helpers import Screen


def hold(page: Page, address: str) -> Callable[[], None]:
    """Keeps answers back until the function that it gives is called."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))

    def release() -> None:
        assert held, f"nobody asked for {address}"
        for route in held:
            route.continue_()
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(300)

    return release


def choose(page: Page, language: str) -> None:
    page.locator(".menus select").first.select_option(language)


def late(screen: Screen, path: str, address: str, shown: Callable[[Page], Locator], spanish: str) -> None:
    """Opens a page whose English answer is late, switches to Spanish, and sees that it stays Spanish."""
    page = screen.page
    release = hold(page, address)
    screen.open(path)
    page.locator(".menus select").first.wait_for()
    page.wait_for_timeout(300)
    choose(page, "es")
    expect(shown(page)).to_contain_text(spanish)
    release()
    expect(shown(page)).to_contain_text(spanish)


def test_the_front_page(screen: Screen) -> None:
    late(screen, "/", "**/api/games?language=en", lambda page: page.locator(".shelf"), "Haz crecer un bosque")


def test_a_new_table(screen: Screen) -> None:
    late(screen, "/new/once", "**/api/games?language=en", lambda page: page.locator("form"), "Haz crecer un bosque")


def test_the_rules(screen: Screen) -> None:
    late(screen, "/rules/once", "**/rules?language=en", lambda page: page.locator(".page"), "La caja")


def test_a_table_that_is_still_being_laid(screen: Screen) -> None:
    """Its first words come late, after another language was chosen."""
    page = screen.page
    release = hold(page, "**/components?*language=en")
    screen.sit_at("once")
    page.wait_for_timeout(500)
    choose(page, "es")
    release()
    expect(page.locator(".prompt")).to_contain_text("mano inicial")
    expect(page.locator("#side ol")).to_contain_text("pila")


def test_a_table_and_back_again(screen: Screen) -> None:
    page = screen.page
    screen.sit_at("once")
    screen.my_turn()
    expect(page.locator(".prompt")).to_contain_text("opening hand")
    release = hold(page, "**/components?*language=es")
    choose(page, "es")
    page.wait_for_timeout(300)
    choose(page, "en")
    release()
    expect(page.locator(".prompt")).to_contain_text("opening hand")
    expect(page.locator(".board")).to_contain_text("Your forest")
    choose(page, "es")
    expect(page.locator(".prompt")).to_contain_text("mano inicial")
    expect(page.locator(".board")).to_contain_text("Tu bosque")
    expect(page.locator("#side ol")).to_contain_text("pila")


def test_a_moment_of_the_past(screen: Screen) -> None:
    page = screen.page
    table = screen.sit_at("once")
    screen.my_turn()
    release = hold(page, "**/at/1?language=en*")
    screen.open(f"/table/{table}?at=1")
    page.wait_for_timeout(500)
    choose(page, "es")
    expect(page.locator(".prompt")).to_contain_text("Jugada 1 de")
    expect(page.locator(".board")).to_contain_text("Tu bosque")
    release()
    expect(page.locator(".board")).to_contain_text("Tu bosque")
