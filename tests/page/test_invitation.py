"""An open seat: a link to copy or to scan, a name to sit down with, and nothing of it left when the seat is taken."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from browsing import Server
from page.helpers import Screen


def invite(screen: Screen) -> str:
    """A new table with one open seat, by the form; gives its id."""
    page = screen.page
    screen.open("/new/once")
    page.locator(".pick", has_text="2").click()
    page.get_by_label("Seat 1: name").fill("Ada")
    page.get_by_label("Seat 2: who").select_option("open")
    expect(page.get_by_text("you get a link to send")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("heading", name="A seat is open")).to_be_visible()
    return page.url.rsplit("/", 1)[1]


def test_whoever_opens_the_link_says_a_name_and_the_game_begins(
    screen: Screen, browser: Browser, server: Server
) -> None:
    page = screen.page
    table = invite(screen)
    expect(page.locator(".prompt")).to_have_count(0)
    expect(screen.lit).to_have_count(0)

    context = browser.new_context(locale="en-GB")
    guest = Screen(context.new_page(), server)
    guest.open(f"/table/{table}")
    expect(guest.page.get_by_role("heading", name="You are invited to Once Upon a Forest")).to_be_visible()
    expect(guest.page.locator("figure")).to_have_count(0)
    guest.page.get_by_role("button", name="Take the seat").click()
    assert guest.page.evaluate("document.querySelector('form :invalid') !== null"), "a name is asked for"
    guest.page.get_by_label("Your name").fill("Bea")
    guest.page.get_by_role("button", name="Take the seat").click()

    for one in (page, guest.page):
        expect(one.locator(".prompt")).to_be_visible()
        expect(one.locator("#invitation")).to_have_count(0)
        expect(one.get_by_text("A seat is")).to_have_count(0)
    assert [seat["name"] for seat in server.ask(f"/tables/{table}")["seats"]] == ["Ada", "Bea"]
    guest.open("/new/once")
    expect(guest.page.get_by_label("Seat 1: name")).to_have_value("Bea")
    context.close()


def test_the_link_is_copied_and_can_be_scanned(screen: Screen) -> None:
    page = screen.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = invite(screen)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{screen.server.address}/table/{table}"
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()


def test_without_the_clipboard_the_link_is_copied_the_older_way(screen: Screen) -> None:
    """Browsers lend the clipboard to secure addresses only, and a server at home has none."""
    page = screen.page
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });"
        "document.execCommand = (name) => (window.did = [name, getSelection().toString()], true);"
    )
    table = invite(screen)
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("window.did") == ["copy", f"{screen.server.address}/table/{table}"]


def test_somebody_at_this_screen_takes_the_seat(screen: Screen, server: Server) -> None:
    page = screen.page
    table = invite(screen)
    page.get_by_role("button", name="Somebody here takes a seat").click()
    page.get_by_label("Their name").fill("Cleo")
    page.get_by_role("button", name="Take the seat").click()
    expect(page.locator("#invitation")).to_have_count(0)
    assert [seat["name"] for seat in server.ask(f"/tables/{table}")["seats"]] == ["Ada", "Cleo"]
    assert page.evaluate("JSON.parse(localStorage.getItem('spinney-settings')).name") == "Ada"
