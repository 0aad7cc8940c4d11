"""People at a server: a link gives a seat to whoever takes it, and a recovery code brings it to another device."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browsing import Server, keep
from page.conftest import PATIENCE
from page.helpers import MOVES, Screen

KEPT = "JSON.stringify(localStorage)"
Open = Callable[[], Screen]


def take_seat(screen: Screen, table: str, name: str) -> None:
    screen.open(f"/table/{table}")
    screen.page.get_by_label("Your name").fill(name)
    screen.page.get_by_role("button", name="Take the seat").click()
    expect(screen.page.locator(".prompt")).to_be_visible()


def code_of(page: Page) -> tuple[str, str]:
    """Makes a recovery code, and reads it."""
    page.get_by_role("button", name="Make a recovery code").click()
    expect(page.get_by_text("Write it down now")).to_be_visible()
    login, code = page.locator("dd").all_inner_texts()
    return login, code


def test_a_pasted_address_gives_no_seat_and_a_code_brings_one(screen: Screen, another: Open, server: Server) -> None:
    table = screen.invite("once")
    guest, third, phone = another(), another(), another()
    take_seat(guest, table, "Bea")
    expect(screen.page.locator("#invitation")).to_have_count(0)
    screen.move()
    guest.my_turn()

    # The address, in a third browser: nobody's seat, and nobody's cards.
    assert guest.page.url == f"{server.address}/table/{table}"
    third.open(f"/table/{table}")
    expect(third.page.locator(".board")).to_be_visible()
    expect(third.moves).to_have_count(0)
    expect(third.lit).to_have_count(0)
    assert [cookie["httpOnly"] for cookie in guest.page.context.cookies()] == [True]
    assert third.page.context.cookies() == []
    assert guest.page.evaluate("document.cookie") == ""
    assert '\\"token\\":\\"\\"' in guest.page.evaluate(KEPT)

    guest.open("/me")
    expect(guest.page.get_by_role("textbox", name="Your name")).to_have_value("Bea")
    login, code = code_of(guest.page)
    assert login == "bea" and code not in guest.page.evaluate(KEPT)
    assert guest.findings() == []

    phone.open("/me")
    phone.page.get_by_label("Name", exact=True).fill("Bea")
    phone.page.get_by_label("Recovery code").fill("AAAA-AAAA-AAAA-AAAA-AAAA")
    phone.page.get_by_role("button", name="Come back").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("do not belong together")
    phone.page.get_by_label("Recovery code").fill(code.lower())
    phone.page.get_by_role("button", name="Come back").click()
    phone.page.wait_for_url("**/games")
    phone.page.locator(".mine").get_by_role("link", name="Your turn").click()
    ply = phone.move()
    guest.open(f"/table/{table}")
    guest.moved_to(ply + 1)
    phone.open("/new/once")
    expect(phone.page.get_by_label("Seat 1: name")).to_have_value("Bea")


def test_a_device_is_forgotten_and_its_seat_with_it(screen: Screen) -> None:
    page = screen.page
    table = screen.invite("once")
    screen.open("/me")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Forget this device").click()
    page.wait_for_url(screen.server.address + "/")
    assert page.context.cookies() == []
    screen.open(f"/table/{table}")
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
    screen.open("/games")
    expect(page.get_by_text("No games yet")).to_be_visible()


def test_old_tokens_are_traded_once(screen: Screen, server: Server) -> None:
    """A page of before there were cookies has them: the seats stay, and no secret is left in the page."""
    page = screen.page
    seats = [{"kind": "person", "name": "Wren"}, {"kind": "person", "name": "Ivo"}]
    made = server.ask("/tables", {"game": "once", "seats": seats, "seed": "7"})
    old = keep([{**made, "game": "once", "title": "Once", "touched": 1, "over": False}])
    page.add_init_script(f"if (!localStorage.getItem('spinney-tables')) {{ {old} }}")
    screen.open(f"/table/{made['table']}")
    screen.my_turn()
    assert not any(key["token"] in page.evaluate(KEPT) for key in made["tokens"])
    while not page.locator("#hand-over").count():
        screen.move()
        screen.until(f"#hand-over, {MOVES}")
    expect(page.locator("#hand-over")).to_contain_text("Ivo")  # the other at this screen
    page.get_by_role("button", name="It's me").click()
    screen.move()


def test_the_lobby_offers_a_table_that_is_shown_there(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, lobby=True)
    server.start()
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        screen = Screen(context.new_page(), server)
        page = screen.page
        screen.open("/lobby")
        expect(page.get_by_text("Nobody waits for players")).to_be_visible()
        server.ask("/tables", {"game": "once", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "open"}]})
        screen.open("/new/once")
        page.locator(".pick", has_text="2").click()
        expect(page.get_by_text("Show it in the lobby")).to_have_count(0)
        page.get_by_label("Seat 2: who").select_option("open")
        page.get_by_text("Show it in the lobby").click()
        page.get_by_role("button", name="Start").click()
        page.wait_for_url("**/table/*")
        address = page.url
        screen.open("/")
        page.get_by_role("link", name="Lobby").click()
        expect(page.locator("main li")).to_have_count(1)
        assert screen.findings() == []
        page.get_by_role("link", name="Take the seat").click()
        page.wait_for_url(address)
    finally:
        context.close()
        server.kill()


def test_without_a_lobby_nothing_of_it_is_offered(screen: Screen) -> None:
    screen.open("/new/once")
    screen.page.get_by_label("Seat 2: who").select_option("open")
    expect(screen.page.get_by_text("you get a link to send")).to_be_visible()
    expect(screen.page.get_by_text("Show it in the lobby")).to_have_count(0)
    screen.open("/lobby")
    expect(screen.page.get_by_text("This server has no lobby")).to_be_visible()
