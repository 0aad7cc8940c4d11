"""Score pads, when the game is over: the result, as a picture, a text and a file; and what is kept on the device."""

from __future__ import annotations

import json
from base64 import b64encode
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import BrowserContext, Download, FilePayload, Page, Route, ViewportSize, expect

from cli_run import works
from page.helpers import Screen

PHONE: ViewportSize = {"width": 375, "height": 667}
DESKTOP: ViewportSize = {"width": 1280, "height": 860}
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])

# The rulebook's example, as in once/test_by_hand.py: three complete columns (9), an incomplete one (-1), four species
# in balance (4) and two chain saws (-2).
COLUMNS = [
    ["G01", "F06", "S05", "C04"],
    ["G13", "F07", "S08", "C08"],
    ["G12", "F10", "S12", "C07"],
    ["G14", "-", "S02", "-"],
]
ANN = f'[[seat]]\nname = "Ann"\ncolumns = {json.dumps(COLUMNS)}\n'
BEN = '[[seat]]\nname = "Ben"\ncolumns = [["G02", "-", "-", "-"]]\n'  # an incomplete column: -1
LINES = {"Complete columns": 9, "Incomplete column": -1, "Species in balance": 4, "Chain saws": -2, "Total": 10}
# Two incomplete columns where one is allowed: -2.
CID = '[[seat]]\nname = "Cid"\ncolumns = [["G03", "-", "-", "-"], ["G04", "-", "-", "-"]]\n'
MINUS = "\N{MINUS SIGN}"


def file(text: str, name: str = "table.toml") -> FilePayload:
    return {"name": name, "mimeType": "application/toml", "buffer": text.encode()}


def choose(screen: Screen, text: str) -> None:
    screen.open("/score")
    screen.page.locator("[data-game=once]").wait_for()
    screen.page.locator("input[type=file][accept*='.toml']").set_input_files(file(text))


def open_pad(screen: Screen, text: str) -> str:
    """Opens a file as a pad; gives its id."""
    choose(screen, text)
    screen.page.wait_for_url("**/score/*")
    scored(screen.page)
    return screen.page.url.rsplit("/", 1)[1]


def scored(page: Page) -> None:
    expect(page.locator(".tabs .pts").first).not_to_have_text("…")


def to_result(screen: Screen) -> None:
    screen.page.get_by_role("link", name="Result").click()
    screen.page.locator("tfoot").wait_for()


def sheet(page: Page) -> dict[str, list[str]]:
    rows = page.locator("table").first.locator("tbody tr, tfoot tr").all()
    return {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}


def saved(page: Page, button: str, folder: Path) -> tuple[str, Path]:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return download.value.suggested_filename, kept(download.value, folder)


def kept(download: Download, folder: Path) -> Path:
    path = folder / download.suggested_filename
    download.save_as(path)
    return path


# The result.


@SIZES
def test_the_rulebooks_example_is_worth_ten_points(screen: Screen, size: ViewportSize) -> None:
    page = screen.page
    page.set_viewport_size(size)
    open_pad(screen, ANN + BEN)
    to_result(screen)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann wins")
    found = sheet(page)
    assert [name.split(" (")[0] for name in found] == list(LINES)
    assert [column[0].replace(MINUS, "-") for column in found.values()] == [str(points) for points in LINES.values()]
    assert found["Total"][1] == f"{MINUS}1"
    reasons = page.locator("details").first
    if size is PHONE:
        expect(reasons.locator("li").first).to_be_hidden()
        reasons.locator("summary").click()
    expect(reasons.locator("li")).to_contain_text(["3 complete columns, 3 points each.", "Column 4", "As many", "saws"])
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    for scheme, rules in LOOKS:
        page.emulate_media(color_scheme=scheme)
        assert screen.findings(rules) == []


LOOKS: list[tuple[Literal["light", "dark"], list[str] | None]] = [("light", None), ("dark", ["color-contrast"])]


def test_a_column_entered_by_taps_is_worth_three_points(screen: Screen) -> None:
    page = screen.page
    page.set_viewport_size(PHONE)
    screen.open("/score")
    page.locator("[data-game=once]").click()
    page.locator("[data-players='2']").click()
    page.get_by_label("Player 1").fill("Ann")
    page.get_by_label("Player 2").fill("Ben")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/score/*")
    page.locator("[data-place='0/0']").click()
    for card in COLUMNS[0]:  # the next place above comes by itself
        page.locator(f"dialog [data-key={card}]").click()
    scored(page)
    to_result(screen)
    assert sheet(page)["Complete columns"] == ["3", "0"]
    expect(page.locator("thead th")).to_have_text(["Ann", "Ben"])
    expect(page.get_by_text("Still missing:")).to_be_visible()


def test_what_cannot_be_is_said_with_the_result(screen: Screen) -> None:
    page = screen.page
    open_pad(screen, ANN + CID)
    to_result(screen)
    note = page.locator("section", has=page.get_by_role("heading", name="With house rules:"))
    expect(note).to_contain_text("columns 1 and 2 are both incomplete")
    assert sheet(page)["Total"] == ["10", f"{MINUS}2"]


def test_teams_are_added_up(screen: Screen) -> None:
    page = screen.page
    four = [f'[[seat]]\nname = "{name}"\ncolumns = [["G0{i}", "-", "-", "-"]]\n' for i, name in enumerate("BCD", 2)]
    open_pad(screen, 'mode = "teams"\n' + ANN + "".join(four))
    to_result(screen)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann + C win as a team")
    assert sheet(page)["Team"] == ["9", f"{MINUS}2", "9", f"{MINUS}2"]


def test_five_players_fit_on_a_phone(screen: Screen) -> None:
    """No such table can be entered for this game: the answer is made larger."""
    page = screen.page
    page.set_viewport_size(PHONE)

    def answer(route: Route) -> None:
        found: dict[str, Any] = route.fetch().json()
        names = ["Ann", "Bartholomew-Alexander", "C", "Dorothea", "Wwwwwwwwwwwwwwwwwwww"]
        found["seats"] = [{**found["seats"][0], "name": name, "total": 100 + i} for i, name in enumerate(names)]
        found["teams"], found["winners"] = [[seat] for seat in range(5)], [4]
        route.fulfill(body=json.dumps(found), content_type="application/json")

    open_pad(screen, ANN + BEN)
    page.route("**/api/scores*", answer)
    to_result(screen)
    expect(page.locator("thead th")).to_have_count(5)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for total in page.locator("tfoot td").all():
        box = total.bounding_box()
        assert box and box["x"] + box["width"] <= PHONE["width"]
    assert page.evaluate(
        "document.querySelector('.scroll').scrollWidth <= document.querySelector('.scroll').clientWidth"
    )


# Handed on.


def test_the_picture_has_something_drawn_on_it(screen: Screen, here: Path) -> None:
    page = screen.page
    open_pad(screen, ANN + BEN)
    to_result(screen)
    name, path = saved(page, "As a picture", here)
    assert name.startswith("once-20") and name.endswith(".png")
    width, height, colours = pixels(page, path.read_bytes())
    assert width == 1200 and 700 < height < 1400
    inks = {ink: page.evaluate(INK, ink) for ink in ("paper", "text", "points", "p1", "p2", "rule")}
    assert {ink for ink, colour in inks.items() if tuple(colour) not in colours} == set()
    assert colours[tuple(inks["paper"])] > 0.6 * width * height
    # Letters: far more of the ink than a line would need.
    assert colours[tuple(inks["text"])] > 4000


INK = """name => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data];
}"""


# How often each colour comes.
PIXELS = """async (text) => {
  const png = new Blob([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], { type: 'image/png' });
  const image = await createImageBitmap(png, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const all = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer), counts = new Map();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  const colours = [...counts].map(([one, count]) => [[...new Uint8Array(new Uint32Array([one]).buffer)], count]);
  return { width: image.width, height: image.height, colours };
}"""


def pixels(page: Page, png: bytes) -> tuple[int, int, dict[tuple[int, ...], int]]:
    """Width and height of a PNG, and how often each colour comes; read by the browser, far quicker than in Python."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    read = page.evaluate(PIXELS, b64encode(png).decode())
    return read["width"], read["height"], {tuple(colour): count for colour, count in read["colours"]}


def test_as_a_text_it_goes_to_the_clipboard_or_to_another_app(screen: Screen, context: BrowserContext) -> None:
    page = screen.page
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_pad(screen, ANN + BEN)
    to_result(screen)
    page.get_by_role("button", name="As a text").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert lines[0].startswith("Once Upon a Forest, ") and lines[1] == "Ann wins"
    assert lines[3].startswith("Ann 10: Complete columns 9 · Incomplete column −1 · Species in balance")
    assert lines[4] == f"Ben {MINUS}1: Incomplete column {MINUS}1"
    assert "unofficial" in lines[-1]

    page.evaluate("""() => {
      window.handed = [];
      navigator.canShare = () => true;
      const told = ({ name, type }) => `${name} ${type}`;
      navigator.share = async ({ text, files }) => void window.handed.push(text ?? told(files[0]));
    }""")
    page.get_by_role("button", name="As a text").click()
    page.get_by_role("button", name="As a picture").click()
    page.wait_for_function("() => window.handed.length === 2")
    text, picture = page.evaluate("window.handed")
    assert text.split("\n") == lines
    assert picture.startswith("once-20") and picture.endswith(".png image/png")


def test_as_a_file_it_is_scored_by_the_command_and_comes_back(screen: Screen, here: Path) -> None:
    page = screen.page
    first = open_pad(screen, ANN + BEN)
    to_result(screen)
    name, path = saved(page, "As a file", here)
    assert name.startswith("once-20") and name.endswith(".toml")
    found = json.loads(works("score", "once", path, "--json"))
    assert [(seat["name"], seat["total"]) for seat in found["seats"]] == [("Ann", 10), ("Ben", -1)]
    second = open_pad(screen, path.read_text(encoding="utf-8"))
    assert first != second
    expect(page.locator(".tabs .pts")).to_have_text(["10", "-1"])


# Files.


def test_a_file_can_be_dropped_anywhere(screen: Screen) -> None:
    page = screen.page
    screen.open("/")
    page.locator(".shelf li").first.wait_for()
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'mine.TOML'));
          window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
        }""",
        ANN + BEN,
    )
    page.wait_for_url("**/score/*")
    expect(page.locator(".tabs .pts")).to_have_text(["10", "-1"])


def test_a_file_that_no_title_can_read_is_refused_in_words(screen: Screen) -> None:
    page = screen.page
    for text, said in (("seat = [", "not valid TOML"), ("# spinney score once\n[[seat]]\ntrees = 3\n", "trees")):
        choose(screen, text)
        expect(page.get_by_role("alert")).to_contain_text(said)
    assert page.locator("#pads").count() == 0


def test_which_title_a_file_is_of_is_asked_where_it_does_not_say(screen: Screen) -> None:
    """Where several titles can read it; here the page is made to believe that all can."""
    page = screen.page

    def answer(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        route.fulfill(response=route.fetch(post_data=json.dumps({**asked, "game": "once"})))

    page.route("**/api/scores*", answer)
    choose(screen, ANN + BEN)
    if page.locator("[data-game]").count() > 1:
        page.get_by_role("heading", name="Which title is this file of?").wait_for()
        assert page.locator("[data-as]").count() == page.locator("[data-game]").count()
        page.locator("[data-as=once]").click()
    page.wait_for_url("**/score/*")
    expect(page.locator(".tabs .pts")).to_have_text(["10", "-1"])
    page.unroute_all(behavior="ignoreErrors")  # the pad asks once more when it is there


# What is kept.


@SIZES
def test_tables_and_the_best_scores_of_people(screen: Screen, size: ViewportSize) -> None:
    page = screen.page
    page.set_viewport_size(size)
    open_pad(screen, ANN + BEN)
    open_pad(screen, BEN + CID.replace("Cid", "ann"))
    screen.open("/score")
    rows = page.locator("section:has(#pads) li")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Ben wins")
    expect(rows.nth(1)).to_contain_text("Ann wins")
    expect(rows.nth(1).locator(".pts")).to_have_text(["10", f"{MINUS}1"])
    people = page.locator("section:has(#people) tbody tr")
    assert [row.split() for row in people.all_inner_texts()] == [
        ["Ben", "2", "1", "Once", "Upon", "a", "Forest", f"{MINUS}1"],
        ["ann", "2", "1", "Once", "Upon", "a", "Forest", "10"],
    ]
    assert screen.findings() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]

    page.locator("[data-game=once]").click()
    expect(page.get_by_label("Player 1")).to_have_attribute("list", "people-known")
    names = page.locator("#people-known option").evaluate_all("all => all.map(({ value }) => value)")
    assert names == ["Ben", "ann"]

    rows.nth(1).locator("a").click()
    page.wait_for_url("**/result")
    page.get_by_role("button", name="Play this table again").click()
    page.wait_for_url(lambda address: not address.endswith("/result"))
    expect(page.locator(".tabs b")).to_have_text(["Ann", "Ben"])
    expect(page.locator(".cell:not(.void)")).to_have_count(0)


def test_what_is_thrown_away_can_be_taken_back(screen: Screen) -> None:
    page = screen.page
    open_pad(screen, ANN + BEN)
    screen.open("/score")
    rows = page.locator("section:has(#pads) li")
    page.get_by_role("button", name="Throw away: Once Upon a Forest").click()
    expect(rows).to_have_count(0)
    expect(page.get_by_role("button", name="Take it back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(rows).to_contain_text(["Ann wins"])
    page.reload()
    expect(rows).to_have_count(1)


def test_tables_are_shown_title_by_title(screen: Screen) -> None:
    page = screen.page
    pad = open_pad(screen, ANN + BEN)
    page.wait_for_function("pad => JSON.parse(localStorage[`spinney-pad/${pad}`]).result", arg=pad)
    page.evaluate("""() => {
      const [place] = Object.keys(localStorage).filter((key) => key.startsWith('spinney-pad/'));
      const pad = { ...JSON.parse(localStorage[place]), id: 'x', game: 'another', title: 'Another game' };
      localStorage['spinney-pad/x'] = JSON.stringify(pad);
    }""")
    screen.open("/score")
    rows = page.locator("section:has(#pads) li")
    expect(rows).to_have_count(2)
    page.get_by_label("Title").select_option("Another game")
    expect(rows).to_contain_text(["Another game"])
    expect(page.locator("section:has(#people) tbody tr")).to_contain_text(["Another game"] * 2)


def test_two_tabs_and_a_damaged_place_lose_nothing(screen: Screen, context: BrowserContext) -> None:
    page = screen.page
    pad = open_pad(screen, ANN + BEN)
    other = Screen(context.new_page(), screen.server)
    other.open(f"/score/{pad}")
    scored(other.page)
    for each, seat, name in ((screen, 0, "Ada"), (other, 1, "Bea")):
        each.page.locator(f"[role=tab][data-seat='{seat}']").click()
        each.page.locator(".name input").fill(name)
        each.page.locator(".name input").blur()
    for each in (screen, other):
        expect(each.page.locator(".tabs b")).to_have_text(["Ada", "Bea"])
    other.open("/score")
    expect(other.page.locator("section:has(#pads) li")).to_have_count(1)
    page.evaluate("localStorage.setItem('spinney-pad/broken', '{\"id\": ')")
    open_pad(screen, ANN + CID)
    expect(other.page.locator("section:has(#pads) li")).to_have_count(2)
    other.page.reload()
    expect(other.page.locator("section:has(#pads) li")).to_contain_text(["Cid", "Bea"])


def test_without_room_it_is_said_and_the_result_is_there(screen: Screen) -> None:
    page = screen.page
    pad = open_pad(screen, ANN + BEN)
    page.add_init_script("""Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };""")
    screen.open(f"/score/{pad}")
    expect(page.get_by_role("alert")).to_contain_text("There is no room left on this device")
    to_result(screen)
    assert sheet(page)["Total"] == ["10", f"{MINUS}1"]
    choose(screen, ANN + CID)
    expect(page.get_by_role("alert")).to_contain_text("There is no room left on this device")


def test_a_result_that_is_not_here_says_so(screen: Screen) -> None:
    screen.open("/score/nothing/result")
    expect(screen.page.get_by_text("This pad is not on this device.")).to_be_visible()


# The ways there, and in Spanish.


@SIZES
def test_the_front_page_and_a_new_table_lead_there(screen: Screen, size: ViewportSize) -> None:
    page = screen.page
    page.set_viewport_size(size)
    screen.open("/")
    page.get_by_role("link", name="Score a table").click()
    page.wait_for_url("**/score")
    screen.open("/new/once")
    page.get_by_role("link", name="Played it on a real table?").click()
    expect(page.locator("[data-game=once]")).to_have_attribute("aria-pressed", "true")


def test_in_spanish(screen: Screen, here: Path, context: BrowserContext) -> None:
    page = screen.page
    page.add_init_script("localStorage.setItem('spinney-settings', JSON.stringify({ language: 'es' }))")
    open_pad(screen, ANN + CID)
    page.get_by_role("link", name="Resultado").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann gana")
    expect(page.get_by_role("heading", name="Con reglas de la casa:")).to_be_visible()
    assert next(iter(sheet(page))) == "Columnas completas"
    name, _ = saved(page, "Como imagen", here)
    assert name.endswith(".png")
    screen.open("/score")
    expect(page.get_by_role("heading", name="Mejores puntuaciones")).to_be_visible()
