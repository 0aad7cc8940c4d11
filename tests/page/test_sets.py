"""Several things chosen at once, by clicks in any order, on every board that asks for such a choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Page, expect

import spinney
from browsing import Server, sit_down
from moments import NAMES, POSITIONS
from spinney.engine.match import Match
from spinney.engine.record import Record
from spinney.engine.several import Several


@dataclass(frozen=True)
class Sought:
    """A choice in recorded games: the kind of its moves, and how many are due at least."""

    game: str
    kind: str
    due: int


SOUGHT = [
    Sought("dartmoor", "pay", 2),
    Sought("reforest", "pay", 2),
    Sought("dartmoor", "lay", 3),
    Sought("reforest", "take", 1),
    Sought("floresta", "quench", 2),
]


@cache
def found(sought: Sought) -> tuple[Match, str, int, Several]:
    """The first moment of the recorded games in which somebody has this choice, as a match, its record and the seat."""
    game = spinney.game(sought.game)
    for path in sorted(POSITIONS.glob(f"{sought.game}-[2-5]*.txt")):
        record = Record.read(path)
        whole = game.replay(record, "interpreted")
        match = Match(game, whole.players, whole.choices, whole.key, "interpreted")
        for seat, move in whole.played:
            several = match.several(seat)
            if several is not None and several.most >= sought.due and len(several.moves) > several.most:
                if game.moves.decode(several.moves[0])[0] == sought.kind:
                    return match, path.read_text(encoding="utf-8"), seat, several
            match.play(move, seat)
    raise AssertionError(f"no recorded game has {sought}")


AtChoice = tuple[Page, Match, int, Several, str]


@pytest.fixture
def at_choice(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[AtChoice]:
    """A page at such a moment, with everything that is known of it."""
    sought: Sought = request.param
    kept, record, seat, several = found(sought)
    match = kept.at(len(kept.played))
    replay = server.ask("/records", {"record": record})["table"]
    seats = [{"kind": "person", "name": name} for name in NAMES[: match.players]]
    made = server.ask(f"/tables/{replay}/branch", {"ply": len(match.played), "seats": seats})
    tokens = [one for one in made["tokens"] if one["seat"] == seat]
    known = {"table": made["table"], "tokens": tokens, "game": sought.game, "title": "", "touched": 1, "over": False}
    context = sit_down(browser, "desktop", "light", "en", [known])
    page = context.new_page()
    page.goto(f"{server.address}/table/{made['table']}")
    page.locator("#moves li button:enabled").first.wait_for()
    yield page, match, seat, several, made["table"]
    context.close()


def whole_choice(several: Several) -> list[int]:
    """As many things as may be chosen together, of the last ones."""
    for number in range(several.most, 0, -1):
        for chosen in combinations(reversed(several.moves), number):
            if several.fits(chosen):
                return list(chosen)
    raise AssertionError("nothing can be chosen")


everywhere = pytest.mark.parametrize("at_choice", SOUGHT, indirect=True, ids=lambda one: f"{one.game}-{one.kind}")


@everywhere
def test_things_are_chosen_from_the_last_to_the_first(at_choice: AtChoice, server: Server) -> None:
    """By the list in words: the same table comes of it as of naming them in the order of the rules."""
    page, match, seat, several, table = at_choice
    chosen, ply = whole_choice(several), len(match.played)
    words = [match.teller().move(match.view(seat), seat, move) for move in chosen]
    page.locator(".unfold").click()
    for name in words:
        page.locator("#moves li button:enabled").filter(has_text=name).first.click()
    if len(chosen) < several.most:
        page.get_by_role("button", name="Done").click()
    match.play_several(chosen, seat)
    made = len(match.played)
    page.wait_for_function("ply => Number(document.querySelector('.frame').dataset.last) >= ply", arg=made)
    log = server.ask(f"/tables/{table}?since=0")["log"][ply + 1 : made + 1]
    teller = match.teller(names=list(NAMES))
    for number, deed in enumerate(log, ply + 1):  # what came after the last one was up to chance
        assert deed["events"][0]["words"] == teller.chronicle(match.at(number).view())[0]


@everywhere
def test_things_on_the_board_can_be_put_back(at_choice: AtChoice, server: Server) -> None:
    page, match, _seat, several, _table = at_choice
    lit = page.locator(".board .may, .board [data-lit]")
    before = lit.count()
    if several.most > 1:
        lit.last.click()
        counted = f"1 of {several.most} chosen" if several.least > 1 else "1 chosen"
        expect(page.locator(".prompt .ask")).to_contain_text(counted)
        page.get_by_role("button", name="Put back").click()
        expect(lit).to_have_count(before)
    for _ in range(several.most):
        lit.last.click()
    expect(page.locator(".frame")).not_to_have_attribute("data-last", str(len(match.played)))
