"""The link: a network that is gone in the middle of a move, one that lets no sockets through, and what was missed."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from browsing import Server, keep
from page.helpers import Screen


def test_a_move_without_a_network_is_made_once_when_it_is_back(screen: Screen, server: Server) -> None:
    page = screen.page
    page.add_init_script(COUNT)
    table = screen.sit_at("once")
    screen.move()
    screen.my_turn()
    ply = screen.ply()
    page.evaluate(CUT)
    page.context.set_offline(True)
    screen.unfold()
    screen.moves.first.click()
    expect(page.get_by_text("Reconnecting… What you did is sent as soon as it is back.")).to_be_visible()
    assert screen.ply() == ply and screen.moves.count() == 0  # nothing else can be done meanwhile
    page.context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    screen.my_turn()
    moves = server.ask(f"/tables/{table}")["log"]
    mine = [deed for deed in moves if deed["seat"] == 0 and deed["ply"] > ply]
    assert len(mine) == 1 and mine[0]["ply"] == ply + 1
    assert page.get_by_role("alert").count() == 0


CUT = "window.lines.forEach((line) => line.close())"
COUNT = """
const Real = WebSocket;
window.lines = [];
window.WebSocket = class extends Real {
  constructor(...all) { super(...all); window.lines.push(this); }
};"""
BLOCKED = """
window.lines = [];
window.WebSocket = class extends EventTarget {
  constructor() { super(); window.lines.push(this); setTimeout(() => this.onclose?.({ code: 1006 })); }
  get readyState() { return 3; }
  close() {}
};"""


def test_a_whole_game_without_sockets(screen: Screen, server: Server) -> None:
    page = screen.page
    page.add_init_script(BLOCKED)
    table = screen.sit_at("legendary")
    screen.play_by_clicks()
    state = server.ask(f"/tables/{table}")
    assert state["over"] and screen.ply() == state["last"]
    assert page.evaluate("window.lines.length") >= 2


class Friends:
    """Ann at the screen, and Bob, who plays without one, at a table of Floresta: a turn has several moves there."""

    def __init__(self, screen: Screen, server: Server) -> None:
        seats = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
        made = server.ask("/tables", {"game": "floresta", "seats": seats, "seed": "7"})
        self.table, self.server = made["table"], server
        self.tokens = [each["token"] for each in made["tokens"]]
        while self.asked() != 1:
            self.move(0)
        known = {
            **made,
            "tokens": made["tokens"][:1],
            "game": "floresta",
            "title": "Floresta",
            "touched": 1,
            "over": False,
        }
        screen.page.add_init_script(f"if (!localStorage['spinney-tables']) {{ {keep([known])} }}")

    def asked(self) -> int:
        acting: list[int] = self.server.ask(f"/tables/{self.table}?since=100000")["acting"]
        return acting[0]

    def move(self, seat: int) -> None:
        token = self.tokens[seat]
        move = self.server.ask(f"/tables/{self.table}?since=100000", token=token)["moves"][0]
        self.server.ask(f"/tables/{self.table}/play", {"kind": move["kind"], "parts": move["parts"]}, token)

    def bobs_turn(self) -> int:
        """Gives how many moves it had."""
        moves = 0
        while self.asked() == 1:
            self.move(1)
            moves += 1
        return moves


@pytest.fixture
def friends(screen: Screen, server: Server) -> Friends:
    return Friends(screen, server)


def test_what_others_did_meanwhile_is_told_on_the_board(screen: Screen, friends: Friends) -> None:
    page = screen.page
    strip = page.get_by_role("status").filter(has_text="Since you looked")
    page.add_init_script(keep({"motion": 0.5}, "spinney-settings"))
    screen.open(f"/table/{friends.table}")
    page.locator(".prompt").wait_for()
    before = screen.ply()
    expect(strip).to_have_count(0)  # who sees a table for the first time has missed nothing
    screen.open("/about")
    many = friends.bobs_turn()
    assert many >= 2
    screen.open(f"/table/{friends.table}")
    expect(strip).to_contain_text(f"Since you looked: {many} moves")
    screen.my_turn()
    assert screen.findings() == []
    strip.get_by_role("button", name="Show me").click()
    page.wait_for_url(f"**?at={before}")
    expect(strip).to_contain_text("Your turn")
    page.wait_for_url(f"**?at={before + 1}")
    expect(strip).to_contain_text(f"1 of {many}")
    page.keyboard.press("Escape")
    page.wait_for_url(f"**/{friends.table}")
    expect(strip).to_have_count(0)
    screen.my_turn()
    page.reload()
    screen.my_turn()
    expect(strip).to_have_count(0)


def test_a_recap_goes_to_its_end_and_another_device_has_seen_it(
    screen: Screen, friends: Friends, server: Server, context: BrowserContext
) -> None:
    page = screen.page
    page.add_init_script(keep({"motion": 0.5}, "spinney-settings"))
    screen.open(f"/table/{friends.table}")
    page.locator(".prompt").wait_for()
    screen.open("/about")
    friends.bobs_turn()
    screen.open(f"/table/{friends.table}")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_url("**?at=*")
    page.wait_for_url(f"**/{friends.table}")
    screen.my_turn()
    # Another device of the same person: it has the cookie, and nothing in its own memory.
    page.evaluate("localStorage.removeItem('spinney-looked')")
    page.reload()
    screen.my_turn()
    expect(page.get_by_text("Since you looked")).to_have_count(0)


def test_who_looks_elsewhere_is_called(screen: Screen, friends: Friends) -> None:
    page = screen.page
    page.add_init_script(keep({"notices": True}, "spinney-settings") + AWAY + COUNT)
    screen.open(f"/table/{friends.table}")
    page.locator(".prompt").wait_for()
    assert "Your turn" not in page.title()
    page.evaluate("window.away(true)")
    page.evaluate(CUT)  # and the line breaks meanwhile
    many = friends.bobs_turn()
    page.wait_for_function("() => document.title.startsWith('● Your turn')")
    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("window.notices")[-1][0] == "Floresta"
    page.evaluate("window.away(false)")
    expect(page.get_by_text(f"Since you looked: {many} moves")).to_be_visible()


AWAY = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  constructor(title, { body }) { window.notices.push([title, body]); }
};
let away = false;
Object.defineProperty(document, 'hidden', { get: () => away });
Object.defineProperty(document, 'visibilityState', { get: () => (away ? 'hidden' : 'visible') });
window.away = (is) => { away = is; document.dispatchEvent(new Event('visibilitychange')); };
"""
