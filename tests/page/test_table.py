"""What a person does at a table: change places, take back, be refused, look back, and lose nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browsing import Server, keep
from page.helpers import Screen, played_out


def asked(screen: Screen) -> str:
    """Waits until somebody at this screen is asked; who has to say "it's me" says so. Gives what the page said."""
    page = screen.page
    page.locator("[role=dialog], #moves li button:enabled").first.wait_for()
    words = ""
    if page.get_by_role("dialog").count():
        assert page.locator(".board").count() == 0
        words = page.locator("#hand-over").inner_text()
        page.get_by_role("button", name="It's me").click()
    screen.my_turn()
    return words


def test_hot_seat_hides_the_hand_until_the_person_says_it_is_them(screen: Screen) -> None:
    screen.new_table("once", people=2)
    seen = set()
    for _ in range(6):
        seen.add(asked(screen))
        screen.move()
    assert {"Maud, it is your turn", "Wren, it is your turn"} <= seen


def test_undo_redo_and_restart(screen: Screen) -> None:
    """With a turn of several choices: whoever wants to make the first ones has two in a row."""
    page = screen.page
    page.add_init_script(keep({"asking": ["once"]}, "spinney-settings"))
    screen.sit_at("once")
    screen.my_turn()
    before = page.locator("#moves").inner_text()
    ply = screen.move()
    screen.my_turn()
    page.get_by_role("button", name="Undo").click()
    screen.moved_to(ply)
    expect(page.locator("#moves")).to_have_text(before, use_inner_text=True)
    page.get_by_role("button", name="Redo").click()
    expect(page.locator(".frame")).not_to_have_attribute("data-last", str(ply))
    screen.my_turn()
    page.get_by_role("button", name="Begin the turn anew").click()
    screen.moved_to(ply)


def test_undo_across_what_another_person_has_seen_asks_first(screen: Screen) -> None:
    screen.sit_at("once", people=2)
    page = screen.page
    undo = page.get_by_role("button", name="Undo")
    asked(screen)
    while undo.get_attribute("title") != "Undo: the others are asked":
        screen.move()
        asked(screen)
    ply = screen.ply()
    undo.click()
    page.get_by_role("button", name="does not agree").click()
    expect(page.get_by_role("button", name="does not agree")).to_have_count(0)
    assert screen.ply() == ply
    undo.click()
    page.get_by_role("button", name="agrees", exact=False).filter(has_not_text="not").click()
    page.wait_for_function(
        "ply => document.querySelector('[role=dialog]')"
        " || Number(document.querySelector('.frame')?.dataset.last ?? Infinity) < ply",
        arg=ply,
    )


def test_pointing_at_something_impossible_says_why(screen: Screen) -> None:
    """Asked to place a card, one cannot draw from a pile."""
    screen.sit_at("once")
    page = screen.page
    screen.play_until("place it in your forest")
    ply = screen.ply()
    page.locator(".piles button").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Not possible:")
    assert screen.ply() == ply
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_each_click_narrows_the_choice_and_can_be_put_back(screen: Screen) -> None:
    screen.new_table("once", players=3)
    page = screen.page
    screen.play_until("give away")
    many = screen.moves.count()
    page.locator(".hand .may").first.click()
    page.get_by_role("button", name="Put back").wait_for()
    assert 1 <= screen.moves.count() < many
    page.get_by_role("button", name="Put back").click()
    expect(screen.moves).to_have_count(many)


def test_nothing_is_lost_by_a_reload_or_a_killed_server(screen: Screen, server: Server) -> None:
    screen.sit_at("once")
    page = screen.page
    for _ in range(4):
        screen.move()
    screen.my_turn()
    log = page.locator("#side ol")
    ply, moves, told = screen.ply(), page.locator("#moves").inner_text(), log.inner_text()

    def is_as_it_was() -> None:
        screen.moved_to(ply)
        expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)
        expect(log).to_have_text(told, use_inner_text=True)

    page.reload()
    is_as_it_was()
    server.kill()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    is_as_it_was()
    screen.move()


def test_history_goes_back_without_touching_the_game(screen: Screen) -> None:
    table = screen.sit_at("once")
    page = screen.page
    for _ in range(3):
        screen.move()
    screen.my_turn()
    last = screen.ply()
    page.get_by_role("button", name="History").click()
    page.get_by_role("button", name="One move back").click()
    page.wait_for_url(f"**/table/{table}?at={last - 1}")
    expect(page.get_by_text(f"Move {last - 1} of {last}")).to_be_visible()
    expect(screen.moves).to_have_count(0)
    screen.open(f"/table/{table}?at=1")
    expect(page.get_by_text(f"Move 1 of {last}")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    screen.my_turn()
    assert screen.ply() == last


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    return played_out(server, "once")


def test_a_record_is_opened_stepped_through_and_played_on(
    screen: Screen, server: Server, finished: str, here: Path
) -> None:
    page = screen.page
    screen.open(f"/table/{finished}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    file = here / "record.txt"
    download.value.save_as(file)

    screen.open()
    page.get_by_label("Open a replay").set_input_files(file)
    page.wait_for_url("**/table/*")
    replay = page.url.rsplit("/", 1)[1]
    assert replay != finished
    last = screen.ply()
    expect(page.get_by_text(f"Move 0 of {last}")).to_be_visible()
    for ply in (1, 2, 3):
        page.get_by_role("button", name="One move on").click()
        expect(page.get_by_text(f"Move {ply} of {last}")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("#end")).to_be_visible()
    page.locator("#side li button").nth(6).click()
    page.wait_for_url("**?at=*")
    at = page.url.rsplit("=", 1)[1]

    page.get_by_role("link", name="Play on from here").first.click()
    page.get_by_label("Seat 2: strength").select_option("random")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    screen.my_turn()
    assert screen.ply() >= int(at)


def test_a_record_is_dropped_on_the_page(screen: Screen, server: Server, finished: str) -> None:
    page = screen.page
    record = server.ask(f"/tables/{finished}/record")
    screen.open()
    data = page.evaluate_handle(
        "text => { const data = new DataTransfer(); data.items.add(new File([text], 'game.txt')); return data; }",
        record,
    )
    page.dispatch_event("main", "drop", {"dataTransfer": data})
    page.wait_for_url("**/table/*")
    expect(page.get_by_text(re.compile(r"^Move 0 of \d+$"))).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(screen: Screen, here: Path) -> None:
    file = here / "notes.txt"
    file.write_text("this is no game")
    screen.open()
    screen.page.get_by_label("Open a replay").set_input_files(file)
    expect(screen.page.get_by_role("alert")).not_to_be_empty()


def test_a_replay_plays_by_itself(screen: Screen, finished: str, server: Server) -> None:
    page = screen.page
    record = server.ask(f"/tables/{finished}/record")
    replay = server.ask("/records", {"record": record})["table"]
    screen.open(f"/table/{replay}")
    page.get_by_role("button", name="Play it by itself").click()
    page.wait_for_url("**?at=2")
    page.get_by_role("button", name="Stop").click()
    at = page.url
    page.wait_for_timeout(1500)  # more than a move's time
    assert page.url == at


@pytest.mark.parametrize("game", ["once", "legendary", "floresta", "dartmoor", "reforest"])
def test_a_hint_lies_on_the_board_where_it_would_happen(screen: Screen, game: str) -> None:
    """The best moves with their expected lead; one that is pressed is chosen, not made; Escape puts them away."""
    screen.sit_at(game)
    screen.my_turn()
    page = screen.page
    ply = screen.ply()
    page.get_by_role("button", name="Hint").click()
    chips = page.get_by_role("group", name="Ancient Wood would play:")
    expect(chips.locator(".pts").first).to_have_text(re.compile(r"^[+−]?\d+\.\d$"))
    badges = page.locator(".ghosts .badge")
    expect(badges).to_have_count(chips.locator(".pts").count())
    page.keyboard.press("Escape")
    expect(badges).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    chips.get_by_role("button").first.click()
    page.get_by_role("button", name="Do it").or_(page.get_by_role("button", name="Put back")).first.wait_for()
    assert screen.ply() == ply


def test_the_analysis_shows_both_moves_on_the_board(screen: Screen, tmp_path: Path) -> None:
    """Stepped through by a key: each costly decision, with what was played and what was better."""
    server = Server(tmp_path, thinking=True)
    server.start()
    try:
        record, page = server.ask(f"/tables/{played_out(server, 'once')}/record"), screen.page
        replay = server.ask("/records", {"record": record})
        page.add_init_script(keep([{**replay, "game": "once", "title": "", "touched": 1, "over": True}]))
        page.goto(f"{server.address}/table/{replay['table']}?at=end&analysis")
        costly = page.locator(".costly li button")
        costly.first.wait_for(timeout=120_000)
        expect(page.locator(".costly").get_by_role("status")).to_have_count(0, timeout=240_000)
        many = costly.count()
        moves = sorted(int(text.split()[1]) for text in page.locator(".costly li small").all_inner_texts())
        for number in [*moves, moves[0]]:
            page.keyboard.press("n")
            expect(page.locator(".study b")).to_have_text(f"Move {number}")
            page.wait_for_url(f"**?at={number - 1}")
            if many == 1:
                break
        expect(page.locator(".ghosts .badge")).to_have_count(2)
    finally:
        server.kill()


@pytest.mark.parametrize("seed", [None, "seven"])
def test_a_deal_that_somebody_may_know_is_marked(screen: Screen, seed: str | None) -> None:
    page, seats = screen.page, [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    made = screen.server.ask("/tables", {"game": "once", "seats": seats, "seed": seed})
    page.goto(f"{screen.server.address}/table/{made['table']}")
    page.locator(".board .drawn").wait_for()
    marked = page.locator("header [popovertarget=deal]").filter(has=page.locator("svg"))
    bar = page.get_by_role("banner").locator("[popovertarget=deal]")
    expect(bar).to_have_count(0 if seed is None else 1)
    marked.first.click()
    words = "from a key that nobody has chosen" if seed is None else "from a seed that somebody chose"
    expect(page.locator("#deal")).to_contain_text(words)
    expect(page.locator("#deal code")).to_have_text(re.compile("^[0-9a-f]{64}$"))


def test_the_score_can_be_hidden(screen: Screen) -> None:
    screen.sit_at("once")
    page = screen.page
    screen.my_turn()
    expect(page.locator("#side .bar")).to_have_count(2)
    page.get_by_role("button", name="Hide the score").click()
    expect(page.locator("#side .bar")).to_have_count(0)
