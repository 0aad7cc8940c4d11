"""The page of a report: whole in itself, complete, and claiming no more than was found."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser

import numpy as np
import pytest

import spinney
from cli_run import fails, works
from conformance.settings import TOY
from spinney.arena.reports.gathering import Columns, Gathered, Gatherer, Plan
from spinney.arena.reports.numbers import ENOUGH_GAMES, Findings, Interval
from spinney.arena.reports.page import Origin, Page, counted, distance, figure, percent, points
from spinney.cli.report import named
from spinney.engine.game import every_game
from spinney.engine.title import Title

SPACE = "\u00a0"
EMPTY = {"meta", "br"}
UNOFFICIAL = "This is not <b>official</b>."


class Reader(HTMLParser):
    """Reads a page: its elements, with what belongs to them, and its text; sees to it that elements are closed."""

    def __init__(self, text):
        super().__init__()
        self.elements, self.open, self.text = [], [], ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.elements.append((tag, dict(attributes)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data

    def all(self, tag):
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.fixture(scope="module", autouse=True)
def interpreted():
    """Without a compiler, as where Numba is not installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Title, "quickest", property(lambda game: game.interpreted))
        yield


def findings_of(game, gathered, choices=None):
    players = gathered.totals.shape[1]
    choices = choices or game.choices(players)
    return Findings(gathered, Columns(game), game.sheet, game.teams(players, choices), game.has_target(choices))


def page_of(game, players, games, **options):
    choices = game.choices(players, **options)
    plan = Plan(game, players, choices, ("random",) * players, "elm")
    findings = findings_of(game, Gatherer(plan).play(0, games), choices)
    return Page(game, findings, Origin(games, players, choices, plan.bots, "spinney report x", "elm", "9", UNOFFICIAL))


@pytest.fixture(scope="module")
def page():
    return page_of(TOY, 2, 100)


@pytest.fixture(scope="module")
def once():
    return page_of(spinney.game("once"), 2, 40)


def whole(reader):
    """What makes a page whole: no address, nothing to load or run, every name once, every link within it."""
    assert not {tag for tag, _ in reader.elements} & {"script", "link", "img", "iframe", "object", "image", "base"}
    names = [attributes["id"] for _tag, attributes in reader.elements if "id" in attributes]
    assert len(set(names)) == len(names)
    for _tag, attributes in reader.elements:
        assert "src" not in attributes and not any(name.startswith("on") for name in attributes)
        for name in ("href", "xlink:href"):
            assert name not in attributes or attributes[name].removeprefix("#") in names
        for name in re.findall(r"url\(#([^)]*)\)", " ".join(value or "" for value in attributes.values())):
            assert name in names


@pytest.mark.parametrize("name", ["page", "once"])
def test_a_page_is_whole_in_itself(name, request):
    text = request.getfixturevalue(name).html()
    assert "://" not in text and "@import" not in text and "url(" not in text.replace("url(#", "")
    whole(Reader(text))


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_a_page_of_every_game_is_whole(game):
    page = page_of(game, min(game.players), 2)
    reader = Reader(page.html())
    whole(reader)
    for line in page.lines:
        assert line in reader.text


def test_sections_are_all_there_and_in_the_contents(page):
    reader = Reader(page.html())
    sections = [attributes["id"] for attributes in reader.all("section")]
    assert sections == ["seats", "scores", "categories", "length", "use-shown", "made"]
    linked = [attributes["href"].removeprefix("#") for attributes in reader.all("a")]
    assert [name for name in linked if name in sections][-len(sections) :] == sections
    for heading in ("In short", "Seats", "Scores", "Where points come from", "Length", "Cards shown"):
        assert heading in reader.text


def test_every_plot_has_words_and_a_table(page):
    """Where games differ in length; the toy's do not, and a sentence says so instead of a plot."""
    reader = Reader(page.html())
    plots = reader.all("svg")
    assert len(plots) == len(reader.all("figcaption")) == 5
    assert all(plot["role"] == "img" and len(plot["aria-label"]) > 20 for plot in plots)
    assert len(reader.all("details")) == 4
    assert "Every game has 12 moves (single decisions) in 6 turns." in reader.text
    assert not re.search(r"\b(nan|inf|None)\b", reader.text)


def test_a_page_tells_how_it_was_made_and_what_is_house_data(page):
    reader = Reader(page.html())
    for said in (UNOFFICIAL, "100 games", "random", "seed elm", "spinney report x", "Spinney 9", TOY.pack.about.note):
        assert said in reader.text
    assert TOY.pack.hash() in reader.text
    assert re.search(r"card\s*0\s*0\s*12", reader.text)


def test_every_component_that_was_used_is_named(once):
    reader = Reader(once.html())
    for usage in once.findings.usages:
        assert len(usage.components) > 40
        for part in usage.components:
            assert part.name in reader.text


def test_the_same_games_give_the_same_page(page):
    assert page_of(TOY, 2, 100).html() == page.html()


def with_totals(page, totals):
    """The page, if the games had ended so."""
    totals = np.array(totals)
    found = page.findings.found
    games = len(totals)
    lines = totals[:, :, None]
    uses = found.uses[:games]
    lengths = (found.moves[:games], found.turns[:games], found.targets[:games], found.stopped[:games])
    return Page(page.game, findings_of(page.game, Gathered(totals, totals, lines, *lengths, uses)), page.origin)


def test_a_seat_that_wins_more_is_told(page):
    """Eighty of a hundred: by Wilson 71 to 87 percent, so the margin is 8."""
    told = with_totals(page, [[7, 5]] * 80 + [[5, 7]] * 20).summary()
    assert (
        told[0]
        == f"Player{SPACE}1 wins 80{SPACE}%{SPACE}±{SPACE}8 of the games, more than the fair share of 50{SPACE}%."
    )
    assert told[1].startswith(f"Player{SPACE}2 wins 20{SPACE}%") and "less than" in told[1]
    assert told[2] == "A player scores 6 points on average, a winner 7 points."
    assert told[3] == "Winners differ most from the rest in “Cards taken”: 2 points more."


def test_what_may_be_chance_is_not_claimed(page):
    """55 of a hundred: 45 to 64 percent. And nobody differs from the rest where all tie."""
    told = with_totals(page, [[7, 5]] * 55 + [[5, 7]] * 45).summary()
    assert told[0].startswith("No seat is shown to win more or less than the others")
    tied = with_totals(page, [[6, 6]] * 100)
    assert not any("Winners differ" in sentence for sentence in tied.summary())
    assert "Cards shown: no effect on winning is certain." in tied.summary()
    assert "A win was shared in 100" in Reader(tied.html()).text


def test_a_few_games_are_called_few(page):
    """Ten games that the first seat wins by two to four points: the seat is certain, the points are not."""
    told = with_totals(page, [[7, 5], [8, 4]] * 5).summary()
    assert told[0] == "So few games tell next to nothing: intervals hold from 30 games on."
    assert told[1].startswith(f"Player{SPACE}1 wins 100{SPACE}%")
    assert not any("Winners differ" in sentence for sentence in told)
    assert not any("So few" in sentence for sentence in page.summary())


def test_a_component_with_an_effect_is_told(page):
    """The card that only winners show, in 50 games, and the one that only losers do."""
    found = page.findings.found
    uses = np.zeros_like(found.uses)
    totals = np.array([[7, 5], [5, 7]] * 50)
    for game in range(50):
        uses[game, game % 2, 0] = 1
        uses[game, 1 - game % 2, 1] = 1
    uses[:10, 0, 2] = 1
    gathered = replace(found, totals=totals, standings=totals, lines=totals[:, :, None], uses=uses)
    page = Page(TOY, findings_of(TOY, gathered), page.origin)
    best, worst, rare = Columns(TOY).sections[0].names[:3]
    assert page.summary()[-1] == (
        f"Cards shown: players who showed {best} win 100{SPACE}percentage points more often; "
        f"players who showed {worst} win 100{SPACE}percentage points less often."
    )
    text = Reader(page.html()).text
    assert f"Left out, because used in fewer than {ENOUGH_GAMES} games: {rare}." in text


def test_the_strongest_of_many_effects_is_not_claimed_if_chance_could_have_made_it(page):
    """62 games for it and 38 against it, and eleven other cards: outside the plain interval, which the plot shows."""
    found = page.findings.found
    uses = np.zeros_like(found.uses)
    uses[:, 0, 0] = 1
    uses[0, 0, :] = 1
    totals = np.array([[7, 5]] * 62 + [[5, 7]] * 38)
    gathered = replace(found, totals=totals, standings=totals, lines=totals[:, :, None], uses=uses)
    findings = findings_of(TOY, gathered)
    assert findings.usages[0].judged[0].effect.leaves_out(0)
    assert Page(TOY, findings, page.origin).summary()[-1] == "Cards shown: no effect on winning is certain."


def test_different_bots_are_told(page):
    page = Page(TOY, page.findings, replace(page.origin, bots=("greedy", "random")))
    assert (
        page.summary()[0]
        == "Different bots sat at the seats, so what tells seats and components apart may be the bots."
    )
    assert f"Player{SPACE}1 greedy, Player{SPACE}2 random" in Reader(page.html()).text


def test_alone_there_are_no_seats_and_effects_are_on_the_score():
    page = page_of(spinney.game("once"), 1, 70)
    reader = Reader(page.html())
    assert "seats" not in [attributes["id"] for attributes in reader.all("section")]
    assert not any("wins" in sentence for sentence in page.summary())
    assert "how much more a player scores in games with it than in games without it" in reader.text


def test_teams_are_told_as_teams():
    """Two against two, 60 games: the first team wins 45, by Wilson 63 to 84 percent, so the margin is 11."""
    page = page_of(spinney.game("once"), 4, 60, mode="teams")
    found = page.findings.found
    standings = np.array([[9, 5, 9, 5]] * 45 + [[5, 9, 5, 9]] * 15)
    choices = page.origin.choices
    page = Page(page.game, findings_of(page.game, replace(found, standings=standings), choices), page.origin)
    one, two = (f"Player{SPACE}{a} and Player{SPACE}{b}" for a, b in ((1, 3), (2, 4)))
    won, lost = page.summary()[:2]
    assert won == f"{one} win 75{SPACE}%{SPACE}±{SPACE}11 of the games, more than the fair share of 50{SPACE}%."
    assert lost.startswith(f"{two} win 25{SPACE}%")
    text = Reader(page.html()).text
    assert "How often each team wins" in text and "No win was shared." in text


def test_a_solitaire_against_a_target_is_won_or_lost():
    """40 games with 45 and 51 points by turns against a target of 50: half are won, by Wilson 35 to 65 percent."""
    page = page_of(spinney.game("reforest"), 1, 40)
    totals = np.array([[45], [51]] * 20)
    found = replace(page.findings.found, totals=totals, standings=totals - 50, targets=np.full(40, 50))
    page = Page(page.game, findings_of(page.game, found), page.origin)
    assert page.summary()[0] == (
        f"A player scores 48.0{SPACE}±{SPACE}0.9 points on average against a target of 50, "
        f"and beats it in 50{SPACE}%{SPACE}±{SPACE}15 of the games."
    )
    reader = Reader(page.html())
    assert "target" in [attributes["id"] for attributes in reader.all("section")]
    assert f"It is beaten in 50{SPACE}% of the games (35 to 65{SPACE}%)." in reader.text
    whole(reader)


def test_without_a_target_nothing_is_said_of_one():
    page = page_of(spinney.game("once"), 1, 5)
    assert "target" not in Reader(page.html()).text


def test_games_that_will_not_end_are_stopped_and_told(monkeypatch):
    monkeypatch.setattr(TOY, "most_moves", 5)
    page = page_of(TOY, 2, 3)
    assert page.findings.found.moves.tolist() == [5, 5, 5] and page.findings.found.stopped.all()
    assert "3 games were stopped after 5 moves and scored as the table stood." in Reader(page.html()).text


def test_figures_in_words():
    assert figure(Interval(41.26, 40.9, 41.62)) == f"41.3{SPACE}±{SPACE}0.4"
    assert figure(Interval(-3, -5, -1)) == f"−3{SPACE}±{SPACE}2"
    assert figure(Interval(7, float("-inf"), float("inf"))) == "7"
    assert points(Interval(1, 1, 1)) == "1 point" and points(Interval(2, 2, 2)) == "2 points"
    assert counted(Interval(1, 0.5, 1.5), "turn") == f"1.0{SPACE}±{SPACE}0.5 turns"
    assert figure(Interval(float("nan"), float("-inf"), float("inf"))) == "–"
    assert distance(Interval(-3, -5, -1)) == f"3{SPACE}±{SPACE}2 points"
    assert percent(Interval(0.54, 0.52, 0.56)) == f"54{SPACE}%{SPACE}±{SPACE}2"
    assert percent(Interval(-0.1, -0.14, -0.06), "percentage points") == f"10{SPACE}±{SPACE}4 percentage points"


# The command.


def test_the_command_writes_a_page_and_says_what_it_found(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = works("report", "once", "--games", 5, "--bots", "random", "--seed", "fir", "--cores", 1)
    assert said.endswith("The report is in once-report.html.\n") and "A player scores" in said
    text = Reader((tmp_path / "once-report.html").read_text(encoding="utf-8")).text
    assert "spinney report once --players 2 --games 5 --bots random --seed fir" in text
    assert "unofficial" in text and "the faces of the 64 cards" in text
    assert "once-report.html is there already; --force writes over it" in fails("report", "once", "--games", 5)
    first = (tmp_path / "once-report.html").read_bytes()
    works("report", "once", "--games", 5, "--bots", "random", "--seed", "fir", "--cores", 1, "--force")
    assert (tmp_path / "once-report.html").read_bytes() == first


def test_the_command_for_another_setting(tmp_path):
    file, pack = tmp_path / "page.html", tmp_path / "mine.toml"
    pack.write_text(spinney.game("once").pack_text.replace('name = "house"', 'name = "mine & yours"'), encoding="utf-8")
    arguments = ["--option", "mode=teams", "--players", 4, "--bots", "random,random,random,random", "--pack", pack]
    works("report", "once", "--games", 3, "--seed", "a b", "--cores", 1, "--out", file, *arguments)
    text = Reader(file.read_text(encoding="utf-8")).text
    assert "--seed 'a b' --option mode=teams --pack" in text
    assert "4 players" in text and "Mode: Two teams" in text and "mine & yours" in text


def test_on_top_the_net_plays_and_with_components_of_ones_own_the_top_level(tmp_path):
    game = spinney.game("once")
    assert named(game, "top", 3) == ("net:50", "net:50", "net:50")
    assert named(game, "top, greedy", 2) == ("net:50", "greedy")
    pack = tmp_path / "mine.toml"
    pack.write_text(game.pack_text.replace('title = "', 'title = "My ', 1), encoding="utf-8")
    assert named(game.with_pack(pack), "top", 2) == ("ancient-wood", "ancient-wood")
    file = tmp_path / "page.html"
    works("report", "once", "--games", 3, "--bots", "top", "--seed", 1, "--cores", 1, "--out", file)
    assert "--bots top" in Reader(file.read_text(encoding="utf-8")).text


def test_plots_are_loaded_only_by_who_draws():
    """The other commands start without NumPy's and matplotlib's users."""
    code = "import sys, spinney.cli; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
