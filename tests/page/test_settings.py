"""Settings: each holds at once and is there again after a reload; sound and notices do what they say."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from page.helpers import Screen

HEARD = """
window.heard = 0;
window.AudioContext = class {
  state = 'running'; currentTime = 0; sampleRate = 8000; destination = {};
  #node() {
    const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    const node = { gain: param, frequency: param, connect: (to) => to, start: () => (window.heard += 1), stop() {} };
    return node;
  }
  createGain() { return this.#node(); }
  createOscillator() { return this.#node(); }
  createBufferSource() { return this.#node(); }
  createBiquadFilter() { return this.#node(); }
  createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
};
"""
TOLD = """
window.told = [];
window.Notification = class {
  static permission = '%s';
  static requestPermission = async () => Notification.permission;
  constructor(title, options) { window.told.push([title, options.body, options.tag]); }
  close() {}
};
"""


def open_settings(page: Page) -> Locator:
    page.locator(".menus").get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    return dialog


def root(page: Page, script: str) -> Any:
    return page.evaluate(f"(({{ documentElement: html }}) => {script})(document)")


def test_text_colours_and_theme_hold_at_once_and_after_a_reload(screen: Screen) -> None:
    page = screen.page
    screen.open()
    dialog = open_settings(page)
    dialog.get_by_text("200 %").click()
    dialog.get_by_text("Dark").click()
    dialog.get_by_label("Colours for the colour-blind").check()

    def holds() -> None:
        expect(page.locator("html")).to_have_attribute("data-theme", "night")
        assert root(page, "getComputedStyle(html).fontSize") == "32px"
        assert root(page, "getComputedStyle(html).getPropertyValue('--p1')") == "#c05500"

    holds()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.reload()
    holds()
    dialog = open_settings(page)
    dialog.get_by_text("Light", exact=True).click()
    assert root(page, "getComputedStyle(html).getPropertyValue('--p1')") == "#803800"
    dialog.get_by_label("Colours for the colour-blind").uncheck()
    assert root(page, "getComputedStyle(html).getPropertyValue('--p1')") == "#953122"


@pytest.mark.parametrize(
    ("words", "name", "value"),
    [
        ("Off", "motion", 0),
        ("Quick", "motion", 0.5),
        ("Slow", "motion", 2),
        ("Confirm moves", "confirm", True),
        ("Sound", "sound", True),
    ],
)
def test_what_is_chosen_is_kept(screen: Screen, words: str, name: str, value: float | bool) -> None:
    page = screen.page
    screen.open()
    open_settings(page).locator("label", has_text=words).first.click()
    kept = "([name, value]) => (JSON.parse(localStorage.getItem('spinney-settings')) ?? {})[name] === value"
    page.wait_for_function(kept, arg=[name, value])


def test_lists_and_language_change_the_table_behind_the_dialog(screen: Screen) -> None:
    page = screen.page
    screen.sit_at("once")
    screen.my_turn()
    dialog = open_settings(page)
    dialog.get_by_label("The table as lists").check()
    dialog.get_by_label("Language").select_option("es")
    expect(page.get_by_role("dialog", name="Ajustes")).to_be_visible()
    page.get_by_role("button", name="Cerrar").click()
    expect(page.locator(".board > .drawn")).to_have_count(0)
    expect(page.get_by_role("heading", name="Registro")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("Tu mano inicial")


def test_the_settings_are_in_the_menu_of_a_phone(screen: Screen) -> None:
    page = screen.page
    page.set_viewport_size({"width": 375, "height": 667})
    screen.sit_at("once")
    screen.my_turn()
    page.get_by_role("button", name="Menu").click()
    page.locator("#menu").get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    expect(dialog).to_be_visible()
    assert screen.findings() == []
    page.mouse.click(4, 4)
    expect(dialog).to_have_count(0)


def test_what_comes_later_moves_nothing_under_a_finger(screen: Screen) -> None:
    """The server says how it can tell of turns when the settings are open already."""
    page = screen.page
    held: list[Route] = []
    page.route("**/api/push/key*", lambda route: held.append(route))
    screen.open()
    for width, height in ((1280, 860), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        with page.expect_request("**/api/push/key*"):
            dialog = open_settings(page)
        tick = dialog.get_by_label("Confirm moves")
        before = tick.bounding_box()
        held.pop().continue_()
        expect(dialog.locator("#away ~ p")).to_be_attached()
        assert tick.bounding_box() == before
        page.keyboard.press("Escape")


def test_sounds_are_off_until_one_switches_them_on(screen: Screen) -> None:
    page = screen.page
    page.add_init_script(HEARD)
    screen.sit_at("once")
    screen.move()
    screen.my_turn()
    assert page.evaluate("window.heard") == 0
    open_settings(page).get_by_label("Sound").check()
    heard = page.evaluate("window.heard")
    assert heard > 0, "it says how it sounds"
    page.keyboard.press("Escape")
    screen.move()
    page.wait_for_function("before => window.heard > before", arg=heard)


def test_a_notice_when_it_is_my_turn_and_the_page_is_out_of_sight(screen: Screen) -> None:
    page = screen.page
    page.add_init_script(TOLD % "granted")
    table = screen.sit_at("once")
    screen.my_turn()
    open_settings(page).get_by_label("Tell me when it is my turn").check()
    page.keyboard.press("Escape")
    screen.move()
    screen.my_turn()
    assert page.evaluate("window.told") == []
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    while not page.evaluate("window.told.length"):
        screen.move()
        screen.my_turn()
    title, words, tag = page.evaluate("window.told[0]")
    assert (title, tag) == ("Once Upon a Forest", table)
    assert words.startswith("Your turn. ")


def test_a_browser_that_allows_no_notices_is_said_plainly(screen: Screen) -> None:
    page = screen.page
    page.add_init_script(TOLD % "denied")
    screen.open()
    dialog = open_settings(page)
    box = dialog.get_by_label("Tell me when it is my turn")
    box.click()
    expect(dialog.get_by_role("alert")).to_contain_text("does not allow notices")
    expect(box).not_to_be_checked()
