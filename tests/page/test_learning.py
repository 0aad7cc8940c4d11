"""Lessons are played through by clicks where the coach leads, and puzzles are solved and shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from playwright.sync_api import TimeoutError as NotThereError

import spinney
from browsing import Server, keep
from moments import MOMENTS, table_at
from page.helpers import LIT, MOVES, Screen
from spinney.engine.game import every_game
from spinney.teaching.lessons import PLACES as PLACES_OF_A_TABLE
from spinney.teaching.lessons import Lesson, lessons
from spinney.teaching.puzzles import puzzles

TAUGHT = [game.name for game in every_game() if lessons(game)]
PHONE: ViewportSize = {"width": 375, "height": 667}
UNHEARD = 4  # sentences between moves that one click makes together, such as to gather and to draw
MOST_CLICKS = 40  # for one move: a thing, a place, a confirmation; of a set all its things; of a fire all it tells
RESTS = 350  # ms; the page looks again where things are a little more often
LED = ".ghosts .led"
NEXT = ".coach .next"
STORY = ".dock .go[data-lit]"
READY = f":is({NEXT}, {LED}, .coach a[href^='/new/'])"


@pytest.fixture
def phone(browser: Browser, server: Server) -> Iterator[Screen]:
    context = browser.new_context(
        viewport=PHONE, locale="en-GB", reduced_motion="reduce", has_touch=True, is_mobile=True
    )
    context.set_default_timeout(60_000)
    yield Screen(context.new_page(), server)
    context.close()


def begin(screen: Screen, game: str) -> None:
    screen.open(f"/learn/{game}")
    screen.page.get_by_role("button", name="Begin", exact=True).click()
    screen.page.wait_for_url("**/table/*")
    screen.until(READY)


def read_on(screen: Screen, lesson: Lesson | None = None) -> list[str]:
    """Reads what is to be said now; the last sentence asks for a move.

    Some of what a sentence is about has to be on the screen: all of it where there is room, and not while a fire is
    told, which takes the place of hand and row.
    """
    page, said = screen.page, []
    screen.until(READY)
    steps = lesson.steps_at(screen.ply()) if lesson else []
    while True:
        said.append(page.locator(".coach .say").inner_text())
        for step in steps[len(said) - 1 : len(said)]:
            things = [place for place in step.at if place not in PLACES_OF_A_TABLE]
            if len(things) == len(step.at) > 0:
                assert one_lies_there(screen, things), (said[-1], things)
        if page.locator(NEXT).count() == 0:
            return said
        page.locator(NEXT).click()


def one_lies_there(screen: Screen, things: list[str]) -> bool:
    """Whether one of the things is on the board, or the story of a fire in its place."""
    named = [thing.split("/") for thing in things]
    lying = [f'.board [data-thing="{kind}"][data-number="{number}"]' for kind, number in named]
    try:
        screen.page.locator(", ".join([STORY, *lying])).filter(visible=True).first.wait_for(timeout=3_000)
    except NotThereError:
        return False
    return True


def rings(screen: Screen) -> list[list[float]]:
    """Where the rings are when they rest: boards turn and scroll to what is asked for."""
    found: list[list[float]] = screen.page.evaluate(PLACES)
    for _ in range(MOST_CLICKS):
        screen.page.wait_for_timeout(RESTS)
        before, found = found, screen.page.evaluate(PLACES)
        if found == before:
            return found
    raise AssertionError("the rings do not come to rest")


def click_where_led(screen: Screen, tap: bool = False) -> None:
    """Clicks with a real pointer where the ring is, until the move has been made."""
    page, ply = screen.page, screen.ply()
    for _ in range(MOST_CLICKS):
        before = rings(screen)
        if not before:
            return
        x, y = before[0]
        (page.touchscreen.tap if tap else page.mouse.click)(x, y)
        page.wait_for_function(f"([ply, before]) => ({MOVED})(ply, before)", arg=[ply, before], timeout=15_000)
        if screen.ply() > ply:
            return
    raise AssertionError(f"ply {ply}: the coach leads nowhere: {page.locator('.coach .say').inner_text()}")


PLACES = """() => [...document.querySelectorAll('.ghosts .led')].map((ring) => {
  const box = ring.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
})"""
MOVED = f"""(ply, before) => Number(document.querySelector('.frame').dataset.last) > ply
  || JSON.stringify(({PLACES})()) !== JSON.stringify(before)"""


def play_through(screen: Screen, lesson: Lesson, tap: bool = False) -> list[str]:
    """The whole lesson; what has been said. Nothing is left out where the table waited for somebody."""
    page, said = screen.page, []
    while True:
        ply = screen.ply()
        now = read_on(screen, lesson)
        if page.locator(".coach a[href^='/new/']").count():
            return [*said, *now]
        screen.until(READY)
        if page.locator(LED).count() == 0:
            continue  # that was read by the ring of the move before, and is said again
        said += now
        if screen.ply() == ply:
            assert len(now) == max(len(lesson.steps_at(ply)), 1)
        click_where_led(screen, tap)


ON_A_PHONE = ["once", "floresta"]


@pytest.mark.parametrize("game", [game for game in TAUGHT if game not in ON_A_PHONE])
def test_a_lesson_is_played_through_by_clicks(screen: Screen, game: str) -> None:
    lesson = next(iter(lessons(spinney.game(game)).values()))
    begin(screen, game)
    said = play_through(screen, lesson)
    assert said[-1] == "Well done: you know how this game is played!"
    assert len(said) >= len(lesson.steps) - UNHEARD
    screen.moved_to(lesson.ends)
    screen.open(f"/learn/{game}")
    expect(screen.page.get_by_text("gone through").first).to_be_visible()


@pytest.mark.parametrize("game", ON_A_PHONE)
def test_a_lesson_is_played_through_on_a_phone(phone: Screen, game: str) -> None:
    """The sentence is whole, and covers neither the prompt nor what is to be touched; a single board turns to it."""
    begin(phone, game)
    page = phone.page
    coach, board = page.locator(".coach").bounding_box(), page.locator("main .board").bounding_box()
    assert coach and board and coach["y"] + coach["height"] <= board["y"] + 1 and coach["height"] < 150
    assert (
        play_through(phone, lessons(spinney.game(game))["first"], tap=True)[-1]
        == "Well done: you know how this game is played!"
    )


def test_a_wrong_try_is_answered(screen: Screen) -> None:
    begin(screen, "once")
    read_on(screen)
    ply, page = screen.ply(), screen.page
    piles, (x, y) = page.locator(LIT), page.evaluate(PLACES)[0]
    boxes = [box for i in range(piles.count()) if (box := piles.nth(i).bounding_box())]
    wrong = next(
        box
        for box in boxes
        if not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
    )
    page.mouse.click(wrong["x"] + wrong["width"] / 2, wrong["y"] + wrong["height"] / 2)
    expect(page.locator(".coach .answer")).to_contain_text("That is allowed, but")
    screen.moved_to(ply)
    click_where_led(screen)
    expect(page.locator(".coach .answer")).to_have_count(0)


def test_a_lesson_is_left_and_taken_up_again(screen: Screen) -> None:
    begin(screen, "once")
    page = screen.page
    table = page.url
    read_on(screen)
    click_where_led(screen)
    read_on(screen)
    ply = screen.ply()
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Go on with chapter 1").click()
    screen.until(READY)
    assert page.url == table
    screen.moved_to(ply)
    page.get_by_role("button", name="Chapter 1 of").click()
    page.get_by_role("button", name="2. ").click()
    page.wait_for_url(lambda url: url != table)
    expect(page.locator(".coach header")).to_contain_text("Chapter 2 of")
    screen.open("/games")
    expect(page.locator("main li")).to_have_count(1)  # the table that is not needed any more is off the list


def test_one_step_back(screen: Screen) -> None:
    begin(screen, "once")
    page, back = screen.page, screen.page.get_by_role("button", name="One step back")
    said = read_on(screen)
    ply = screen.ply()
    click_where_led(screen)
    screen.until(READY)
    expect(page.locator(".coach .say")).not_to_have_text(said[-1])
    back.click()  # takes the move back
    expect(page.locator(".coach .say")).to_have_text(said[-1])
    screen.moved_to(ply)
    back.click()
    expect(page.locator(".coach .say")).to_have_text(said[-2])


def test_enter_reads_on(screen: Screen) -> None:
    begin(screen, "once")
    page = screen.page
    first = page.locator(".coach .say").inner_text()
    page.keyboard.press("Enter")
    expect(page.locator(".coach .say")).not_to_have_text(first)


ASK = "path => fetch(`/api${path}`).then((answer) => answer.json())"
"""As the page asks: whoever tries is known by a cookie."""


def puzzling(screen: Screen) -> str:
    """Opens the puzzle with the shortest solution; the path of its table."""
    game = next(game for game in every_game() if puzzles(game))
    found = puzzles(game)
    number = 1 + min(range(len(found)), key=lambda i: len(found[i].solution))
    screen.open(f"/learn/{game.name}")
    screen.page.get_by_role("button", name=f"Puzzle {number}:").click()
    screen.page.wait_for_url("**/table/*")
    screen.my_turn()
    known = screen.page.evaluate("JSON.parse(localStorage.getItem('spinney-tables'))[0]")
    return f"/tables/{known['table']}"


def solve(screen: Screen, path: str) -> None:
    """Makes the moves of the solution, by the list of moves."""
    page = screen.page
    screen.unfold()
    for wanted in page.evaluate(ASK, path)["puzzle"]["solution"]:
        state = page.evaluate(ASK, path)
        all_moves = [*(state["several"] or {"moves": []})["moves"], *state["moves"]]
        words = next(
            (move["words"] for move in all_moves if (move["kind"], move["parts"]) == (wanted["kind"], wanted["parts"])),
            None,
        )
        if words is None:  # it was the only one left, and has been made
            continue
        before = page.locator("#moves").inner_text()
        page.locator(MOVES).get_by_text(words, exact=True).first.click()
        page.wait_for_function("before => document.querySelector('#moves').innerText !== before", arg=before)


def test_a_puzzle_is_solved_and_remembered(screen: Screen) -> None:
    page = screen.page
    solve(screen, puzzling(screen))
    expect(page.locator(".coach .say")).to_contain_text("Solved!")
    assert screen.findings() == []
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("1 of", exact=False).first).to_be_visible()
    expect(page.locator(".puzzles .solved")).to_have_count(1)
    screen.open("/games")
    expect(page.get_by_text("No games yet", exact=False)).to_be_visible()  # puzzles are on no list


def test_a_solution_is_shown_and_does_not_count(screen: Screen) -> None:
    page = screen.page
    puzzle = screen.page.evaluate(ASK, puzzling(screen))["puzzle"]
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".coach .say")).to_have_text(puzzle["told"])
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".coach .say")).to_have_text(puzzle["words"])
    screen.moved_to(puzzle["ply"])
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.locator(".coach .say")).not_to_have_text(puzzle["words"])
    assert page.evaluate("localStorage.getItem('spinney-learned')") is None


def test_a_decision_is_made_once_more(screen: Screen) -> None:
    """The costliest decision of a game, at a table of its own: another move, and then the better one."""
    made = table_at(screen.server, MOMENTS["once"]["two"])
    path, token = f"/tables/{made['table']}", made["tokens"][0]["token"]
    state = screen.server.ask(path, token=token)
    played, better = ({"kind": move["kind"], "parts": move["parts"]} for move in state["moves"][:2])
    costly = {"ply": state["last"], "number": state["last"] + 1, "seat": 0, "before": "", "loss": 2.5, "error": 0.5}
    costly |= {"played": "a poor one", "played_move": played, "better": "a fine one", "better_move": better}
    again = {"table": made["table"], "costliest": [costly], "at": 0}
    known = {**made, "game": "once", "title": "once", "touched": 1, "over": False, "aside": True, "again": again}
    screen.page.add_init_script(keep([known]))
    screen.open(f"/table/{made['table']}")
    say = screen.page.locator(".coach .say")
    expect(say).to_have_text("You chose “a poor one”. What would have been better?")
    screen.my_turn()
    screen.unfold()
    screen.moves.first.click()
    expect(say).to_have_text("That is what you chose in the game; better: a fine one")
    screen.page.get_by_role("button", name="Try again").click()
    screen.moved_to(state["last"])
    screen.my_turn()
    screen.moves.nth(1).click()
    expect(say).to_have_text("That is the better one: a fine one")


def test_pages_of_learning_have_no_serious_findings(screen: Screen) -> None:
    page = screen.page
    for path in ("/learn", "/learn/once", "/new/once"):
        screen.open(path)
        page.locator("h1").wait_for()
        assert screen.findings() == []
    begin(screen, "once")
    assert screen.findings() == []
    read_on(screen)
    assert screen.findings() == []
