"""Three browsers at one table: two people who play a whole game by a link, and somebody who watches it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browsing import Server
from page.helpers import LONGEST, Screen

PLAYING = 20  # moves that both make before one of them loses the network


def test_a_whole_game_by_a_link_with_a_network_that_comes_and_goes(
    screen: Screen, another: Callable[[], Screen], server: Server
) -> None:
    table = screen.invite("legendary")  # where everybody lays the same tile
    guest, watcher = another(), another()
    guest.open(f"/table/{table}")
    guest.page.get_by_label("Your name").fill("Bea")
    guest.page.get_by_role("button", name="Take the seat").click()
    watcher.open(f"/table/{table}")
    screen.my_turn(), guest.my_turn()
    watcher.until(".frame[data-last]")

    while server.ask(f"/tables/{table}?since=100000")["last"] < PLAYING:
        for one in (screen, guest):
            if one.page.locator("#moves li button:enabled").count():
                one.move()
    expect(watcher.lit).to_have_count(0)  # who watches is asked nothing

    guest.page.context.set_offline(True)
    last = server.ask(f"/tables/{table}?since=100000")["last"]
    while screen.page.locator("#moves li button:enabled").count():
        screen.move()
    guest.page.context.set_offline(False)
    moved = server.ask(f"/tables/{table}?since=100000")["last"]
    assert moved >= last
    guest.moved_to(moved)

    for one in (screen, guest):
        one.page.evaluate(PLAYED)
    for one in (screen, guest, watcher):
        one.page.locator("#end").wait_for(timeout=LONGEST * 1000)
    state = server.ask(f"/tables/{table}?since=100000")
    assert state["over"] and [seat["name"] for seat in state["seats"]] == ["Ada", "Bea"]
    totals = [str(sheet["total"]).replace("-", "−") for sheet in state["sheets"]]
    for one in (screen, guest, watcher):
        one.moved_to(state["last"])
        expect(one.page.get_by_role("region", name="Score sheet").locator("tfoot td")).to_have_text(totals)


# Somebody who points at lit things whenever there are any, until the game is over.
PLAYED = """() => void (async () => {
  let luck = 7;
  while (!document.querySelector('#end')) {
    await new Promise((later) => setTimeout(later, 20));
    if (document.querySelector('.prompt[aria-busy=true]')) continue;
    const choice = [...document.querySelectorAll('#moves li button:enabled')];
    luck = (luck * 48271) % 2147483647;
    choice[luck % choice.length]?.click();
  }
})()"""
