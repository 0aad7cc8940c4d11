"""A pad on several phones: joined by a code or a link, through a line that may break; or carried over without a server.

Points, by the rules 21 to 25 of Once Upon a Forest. Ada's column has one animal of each of the eight species and one
saw: 3 + 8 - 1 = 10. Bea's has no animals and one saw: 3 + 0 - 1 = 2. A forest with an incomplete column only: -1.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browsing import Server
from page.conftest import PATIENCE
from page.helpers import KEPT_PADS, Screen

ADAS = ["G06", "F06", "S06", "C06"]
BEAS = ["G05", "F02", "S02", "C02"]
TITLE = "Once Upon a Forest"


class Phone:
    """Somebody with a phone of their own."""

    def __init__(self, browser: Browser, server: Server, language: str = "en-GB") -> None:
        self.context = browser.new_context(
            viewport={"width": 390, "height": 844}, has_touch=True, locale=language, reduced_motion="reduce"
        )
        self.context.set_default_timeout(PATIENCE)
        self.server = server
        self.asked: list[str] = []
        self.errors: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.asked.append(request.url))
        return page

    def open(self, path: str) -> None:
        self.page.goto(self.server.address + path)

    def begin(self) -> None:
        """A new pad for Ada and Bea."""
        self.open("/score")
        self.page.locator("[data-game=once]").click()
        self.page.get_by_label("Player 1").fill("Ada")
        self.page.get_by_label("Player 2").fill("Bea")
        self.page.get_by_role("button", name="Begin").click()
        expect(self.place(0, 0)).to_be_visible()

    def together(self) -> str:
        """Gets a code."""
        self.page.get_by_role("button", name="Several phones").click()
        self.page.get_by_role("button", name="Get a code").click()
        code = self.page.locator(".room-code").inner_text()
        self.page.keyboard.press("Escape")
        return code

    def join(self, code: str, seat: int) -> None:
        self.open(f"/score/join/{code}")
        self.page.locator(f"main [data-seat='{seat}']").click()
        expect(self.place(0, 0)).to_be_visible()

    def place(self, column: int, level: int) -> Any:
        return self.page.locator(f"[data-place='{column}/{level}']")

    def reach(self, level: int) -> None:
        """The picker for a place of the first column."""
        self.place(0, level).click()

    def pick(self, card: str) -> None:
        """Chooses a card; if the column goes on, so does the picker."""
        self.page.locator(f"dialog [data-key='{card}']").click()

    def enter(self, cards: list[str]) -> None:
        """The first column, from below."""
        self.reach(0)
        for card in cards:
            self.pick(card)

    def shows(self, *totals: str) -> None:
        expect(self.page.locator(".tabs .pts")).to_have_text(list(totals))

    def columns(self) -> list[list[list[str]]]:
        found: list[list[list[str]]] = self.page.evaluate(f"{KEPT_PADS}[0].hand.seat.map(({{ columns }}) => columns)")
        return found

    def pad(self) -> Any:
        """All that has to be the same on every phone."""
        return self.page.evaluate(
            f"(({{ id, game, pack, hand, stamps }}) => [id, game, pack, hand, stamps])({KEPT_PADS}[0])"
        )

    def agrees_with(self, other: Phone) -> None:
        """Both have the same in the end: what one shows may still be on its way to where the other keeps it."""
        for _look in range(100):
            if self.pad() == other.pad():
                return
            self.page.wait_for_timeout(100)
        assert self.pad() == other.pad()

    def carry(self, what: str = "The whole pad") -> str:
        """The link with the pad, or with a player's part of it."""
        self.page.get_by_role("button", name="Several phones").click()
        unfold = self.page.get_by_role("button", name="Carry it over")
        if unfold.get_attribute("aria-expanded") == "false":
            unfold.click()
        whole = self.page.locator("#carry input")
        expect(whole).to_be_visible()
        before = whole.input_value()
        if what != "The whole pad":
            self.page.locator("#carry").get_by_role("button", name=what).click()
            expect(whole).not_to_have_value(before)
        link = whole.input_value()
        self.page.keyboard.press("Escape")
        return link


Phones = Callable[..., Phone]


@pytest.fixture
def phones(browser: Browser, server: Server) -> Iterator[Phones]:
    made: list[Phone] = []

    def phone(language: str = "en-GB", of: Server | None = None) -> Phone:
        made.append(Phone(browser, of or server, language))
        return made[-1]

    yield phone
    for one in made:
        one.context.close()
        assert one.errors == []


@pytest.fixture
def both(phones: Phones) -> tuple[Phone, Phone]:
    """Two phones at one pad, each at its own part."""
    ada, bea = phones(), phones()
    ada.begin()
    bea.join(ada.together(), 1)
    expect(ada.page.locator(".together .count")).to_have_text("2")
    return ada, bea


def test_both_enter_at_the_same_time_and_see_the_same(both: tuple[Phone, Phone]) -> None:
    ada, bea = both
    for phone in both:
        phone.reach(0)
    for level in range(4):
        ada.pick(ADAS[level])
        bea.pick(BEAS[level])
    for phone in both:
        phone.shows("10", "2")
    assert ada.columns() == bea.columns() == [[ADAS], [BEAS]]
    ada.agrees_with(bea)


def test_a_change_is_there_within_two_seconds(both: tuple[Phone, Phone]) -> None:
    ada, bea = both
    ada.enter(ADAS)
    ada.shows("10", "0")
    bea.page.locator(".tabs [data-seat='0']").click()
    ada.place(0, 0).click()
    ada.page.get_by_role("button", name="Take it away").click()
    expect(bea.place(0, 0)).to_have_class(re.compile("void"), timeout=2000)


def test_a_phone_without_a_network_goes_on_and_nothing_is_lost(both: tuple[Phone, Phone]) -> None:
    ada, bea = both
    bea.enter([*BEAS[:2], "S01"])
    bea.page.keyboard.press("Escape")
    ada.shows("0", "-1")
    bea.context.set_offline(True)
    lost = bea.page.get_by_text("The server cannot be reached. It goes on here")
    expect(lost).to_be_visible()
    # What is entered meanwhile is kept on the phone: a part that the other one knows, changed on, and completed.
    bea.reach(2)
    bea.pick("S02")
    bea.reach(3)
    bea.pick("C02")
    ada.enter(ADAS)
    ada.shows("10", "-1")
    assert bea.columns() == [[], [BEAS]]
    bea.context.set_offline(False)
    expect(lost).to_have_count(0)
    for phone in both:
        phone.shows("10", "2")
    ada.agrees_with(bea)


def test_it_says_who_is_here(both: tuple[Phone, Phone]) -> None:
    ada, bea = both
    ada.page.get_by_role("button", name="Several phones").click()
    expect(ada.page.get_by_text("Also here: Bea.")).to_be_visible()
    bea.page.locator(".tabs [data-seat='0']").click()
    expect(ada.page.get_by_text("Also here: Ada.")).to_be_visible()
    bea.page.get_by_role("link", name="Score a table").click()
    expect(ada.page.get_by_text("Nobody else is here yet.")).to_be_visible()
    # Whoever comes back is at the pad again, without any code.
    bea.page.get_by_role("link", name=TITLE).click()
    expect(ada.page.get_by_text("Also here: Ada.")).to_be_visible()
    bea.page.get_by_role("button", name="Several phones").click()
    bea.page.get_by_role("button", name="Go on alone").click()
    expect(ada.page.get_by_text("Nobody else is here yet.")).to_be_visible()
    bea.page.keyboard.press("Escape")
    bea.page.reload()
    bea.page.get_by_role("tab", name="Bea").click()
    bea.enter(BEAS)
    bea.shows("0", "2")
    expect(bea.page.locator(".together .count")).to_have_count(0)
    ada.shows("0", "0")


def test_undo_takes_back_only_what_was_done_here(both: tuple[Phone, Phone]) -> None:
    ada, bea = both
    ada.enter(ADAS)
    bea.enter(BEAS)
    for phone in both:
        phone.shows("10", "2")
    ada.page.get_by_role("button", name="Undo").click()
    for phone in both:
        phone.shows("-1", "2")
    ada.page.get_by_role("button", name="Redo").click()
    for phone in both:
        phone.shows("10", "2")
    # Bea corrects Ada's name: what Ada did to her part before cannot be taken back over that.
    bea.page.locator(".tabs [data-seat='0']").click()
    bea.page.get_by_label("Name").fill("Anna")
    bea.page.get_by_label("Name").press("Enter")
    expect(ada.page.locator(".tabs [data-seat='0']")).to_contain_text("Anna")
    expect(ada.page.get_by_role("button", name="Undo")).to_be_disabled()
    bea.page.get_by_role("button", name="Undo").click()
    expect(ada.page.locator(".tabs [data-seat='0']")).to_contain_text("Ada")
    for phone in both:
        phone.shows("10", "2")


def test_joining_with_the_code(phones: Phones) -> None:
    ada, bea = phones(), phones()
    ada.begin()
    code = ada.together()
    bea.open("/score")
    bea.page.get_by_label("Code").fill("abc")
    bea.page.get_by_role("button", name="Join").click()
    expect(bea.page.get_by_text("A code has six letters and digits.")).to_be_visible()
    bea.page.get_by_label("Code").fill(f"{code[:3].lower()} {code[3:].lower()}")
    bea.page.get_by_label("Code").press("Enter")
    expect(bea.page.get_by_text("Which part is yours?")).to_be_visible()
    expect(bea.page.locator("main li")).to_have_text(["Ada somebody is here", "Bea"])
    bea.page.get_by_role("button", name="Bea").click()
    expect(bea.page.get_by_role("tab", name="Bea")).to_have_attribute("aria-selected", "true")
    assert code not in bea.page.url


def test_a_code_that_is_none(phones: Phones) -> None:
    phone = phones("es-ES")
    phone.open("/score/join/AAAAAA")
    expect(phone.page.get_by_role("alert")).to_contain_text("No hay ninguna hoja con este código")


def test_the_link_can_be_copied_and_scanned(phones: Phones) -> None:
    ada = phones()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.begin()
    code = ada.together()
    ada.page.get_by_role("button", name="Several phones").click()
    expect(ada.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    ada.page.get_by_role("button", name="Copy the link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ada.server.address}/score/join/{code}"


def test_a_server_that_was_started_anew_gets_the_pad_again(phones: Phones, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    ada, bea = phones(of=server), phones(of=server)
    try:
        ada.begin()
        code = ada.together()
        bea.join(code, 1)
        expect(ada.page.locator(".together .count")).to_have_text("2")
        server.kill()
        expect(ada.page.get_by_text("The server cannot be reached")).to_be_visible()
        # Without the server nothing is scored, but it is entered and kept.
        ada.enter(ADAS)
        bea.enter(BEAS)
        server.start()
        for phone in (ada, bea):
            expect(phone.page.locator(".together .count")).to_have_text("2")
            phone.shows("10", "2")
        ada.agrees_with(bea)
    finally:
        server.kill()


# Without the server's rooms.


def test_a_pad_is_carried_over_by_a_link_and_a_part_comes_back(phones: Phones) -> None:
    ada, bea = phones(), phones()
    ada.begin()
    ada.enter(ADAS)
    ada.shows("10", "0")
    bea.page.goto(ada.carry())
    bea.shows("10", "0")
    assert bea.pad() == ada.pad()
    bea.page.get_by_role("tab", name="Bea").click()
    bea.enter(BEAS)
    bea.shows("10", "2")
    back = bea.carry("Bea")
    # Meanwhile Ada has gone on, too.
    ada.page.get_by_label("Name").fill("Anna")
    ada.page.get_by_label("Name").press("Enter")
    ada.page.goto(back)
    expect(ada.page.get_by_role("tab", name="Bea")).to_have_attribute("aria-selected", "true")
    ada.shows("10", "2")
    expect(ada.page.get_by_role("tab", name="Anna")).to_be_visible()
    assert ada.columns() == [[ADAS], [BEAS]]
    assert ada.page.evaluate(f"{KEPT_PADS}.length") == 1
    assert not [url for url in ada.asked + bea.asked if "/api/pads" in url]


def test_a_link_that_is_opened_in_another_tab_is_not_overwritten(phones: Phones) -> None:
    ada, bea = phones(), phones()
    ada.begin()
    bea.page.goto(ada.carry())
    bea.page.get_by_role("tab", name="Bea").click()
    bea.enter(BEAS)
    other = ada.new_page()
    other.goto(bea.carry())
    expect(other.locator(".tabs .pts")).to_have_text(["0", "2"])
    ada.shows("0", "2")
    ada.enter(ADAS)
    ada.shows("10", "2")
    expect(other.locator(".tabs .pts")).to_have_text(["10", "2"])


def test_a_pad_is_carried_over_by_a_file(phones: Phones, tmp_path: Path) -> None:
    ada, bea = phones(), phones()
    ada.begin()
    ada.enter(ADAS)
    ada.shows("10", "0")
    ada.page.get_by_role("button", name="Several phones").click()
    ada.page.get_by_role("button", name="Carry it over").click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name.startswith("spinney-pad-once-") and file.suffix == ".json"
    bea.open("/score")
    bea.page.locator("input[type=file][accept*='json']").set_input_files(file)
    bea.shows("10", "0")
    assert bea.pad() == ada.pad()
    bea.open("/score")
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    bea.page.locator("input[type=file][accept*='json']").set_input_files(file)
    expect(bea.page.get_by_role("alert")).to_contain_text("This pad is damaged")


def test_links_that_cannot_be_opened(phones: Phones) -> None:
    ada, bea = phones(), phones()
    ada.begin()
    link, part = ada.carry(), ada.carry("Bea")
    for wrong in (link[:-12], link.partition("#")[0], f"{link.partition('#')[0]}#%3Cb%3E", f"{link}AAAA"[:60]):
        bea.page.goto("about:blank")
        bea.page.goto(wrong)
        expect(bea.page.get_by_role("alert")).to_contain_text("This pad is damaged")
    bea.page.goto("about:blank")
    bea.page.goto(part)
    expect(bea.page.get_by_role("alert")).to_contain_text("the part of one player only")
    assert bea.page.evaluate(KEPT_PADS) == []


HOSTILE = {
    "columns-that-are-none": '{"columns": 7}',
    "a-name-that-is-none": '{"name": {"a": 1}, "columns": []}',
    "unknown": '{"columns": [], "evil": "<img src=x onerror=alert(1)>"}',
}


@pytest.mark.parametrize("seat", HOSTILE.values(), ids=HOSTILE)
def test_a_pad_of_somebody_who_means_harm_is_not_opened(phones: Phones, seat: str) -> None:
    bea = phones()
    made = bea.server.ask(
        "/pads",
        {
            "pad": f"hostilepad{len(seat)}",
            "game": "once",
            "title": TITLE,
            "parts": {"table": {"text": "{}", "stamp": 1}, "seat/0": {"text": seat, "stamp": 1}},
        },
    )
    bea.open(f"/score/join/{made['code']}")
    expect(bea.page.get_by_role("alert")).to_contain_text("not a table that can be scored")
    assert bea.page.evaluate(KEPT_PADS) == []


# For everybody.


def test_everything_can_be_reached_and_read(both: tuple[Phone, Phone]) -> None:
    ada, bea = both
    for phone in both:
        screen = Screen(phone.page, phone.server)
        assert screen.findings() == []
        phone.page.get_by_role("button", name="Several phones").click()
        assert screen.findings() == []
        phone.page.get_by_role("button", name="Carry it over").click()
        expect(phone.page.locator("#carry svg").first).to_be_visible()
        assert screen.findings() == []
        small = phone.page.evaluate(SMALL, "dialog")
        assert small == []
    code = ada.page.locator(".room-code").inner_text()
    for path in (f"/score/join/{code}", "/score"):
        bea.open(path)
        expect(bea.page.locator("main .btn, main li").first).to_be_visible()
        assert Screen(bea.page, bea.server).findings() == []
        assert bea.page.evaluate(SMALL, "main .row, main [aria-labelledby=which]") == []


SMALL = """where => [...document.querySelectorAll(`:is(${where}) :is(button, a, input:not([hidden]))`)]
  .filter((one) => one.getBoundingClientRect().width > 0)
  .filter((one) => { const { width, height } = one.getBoundingClientRect(); return width < 44 || height < 44; })
  .map((one) => one.outerHTML.slice(0, 90))"""


def test_in_spanish(phones: Phones) -> None:
    ada = phones("es-ES")
    ada.open("/score")
    ada.page.locator("[data-game=once]").click()
    ada.page.get_by_role("button", name="Empezar").click()
    ada.page.get_by_role("button", name="Varios móviles").click()
    ada.page.get_by_role("button", name="Pedir un código").click()
    expect(ada.page.get_by_text("Todavía no hay nadie más.")).to_be_visible()
    ada.context.set_offline(True)
    expect(ada.page.get_by_text("No se llega al servidor.").first).to_be_visible()
