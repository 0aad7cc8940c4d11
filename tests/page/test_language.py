"""Switching the language: everything follows, and an answer in the old language that comes late changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, expect

from page.helpers import Screen

PATIENCE = 100  # tenths of a second


class Held:
    """Answers from an address that are kept back."""

    def __init__(self, page: Page, address: str) -> None:
        self._page, self._address = page, address
        self._routes: list[Route] = []
        page.route(address, lambda route: self._routes.append(route))

    def wait(self) -> None:
        """Waits until somebody has asked for one."""
        for _tenth in range(PATIENCE):
            if self._routes:
                return
            self._page.wait_for_timeout(100)
        raise AssertionError(f"nobody asked for {self._address}")

    def release(self) -> None:
        self.wait()
        for route in self._routes:
            route.continue_()
        self._page.wait_for_load_state("networkidle")
        self._page.wait_for_timeout(300)


def choose(page: Page, language: str) -> None:
    page.locator(".menus select").first.select_option(language)


def late(screen: Screen, path: str, address: str, shown: Callable[[Page], Locator], spanish: str) -> None:
    """Opens a page whose English answer is late, switches to Spanish, and sees that it stays Spanish."""
    page = screen.page
    held = Held(page, address)
    screen.open(path)
    page.locator(".menus select").first.wait_for()
    held.wait()
    choose(page, "es")
    expect(shown(page)).to_contain_text(spanish)
    held.release()
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
    held = Held(page, "**/components?*language=en")
    screen.sit_at("once")
    held.wait()
    choose(page, "es")
    held.release()
    expect(page.locator(".prompt")).to_contain_text("mano inicial")
    expect(page.locator("#side ol")).to_contain_text("pila")


def test_a_table_and_back_again(screen: Screen) -> None:
    page = screen.page
    screen.sit_at("once")
    screen.my_turn()
    expect(page.locator(".prompt")).to_contain_text("opening hand")
    held = Held(page, "**/components?*language=es")
    choose(page, "es")
    held.wait()
    choose(page, "en")
    held.release()
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
    held = Held(page, "**/at/1?language=en*")
    screen.open(f"/table/{table}?at=1")
    held.wait()
    choose(page, "es")
    expect(page.locator(".prompt")).to_contain_text("Jugada 1 de")
    expect(page.locator(".board")).to_contain_text("Tu bosque")
    held.release()
    expect(page.locator(".board")).to_contain_text("Tu bosque")
