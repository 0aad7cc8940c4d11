"""Modules in Chromium: whole games, views, refusals, scores and search trees are those of the compiled rules.

A list of calls is made of a random game and given to both: to the compiled rules here and to the module in the browser.
What every call gives, and the bytes it leaves behind, has to be the same.
"""

from __future__ import annotations

import ctypes
from base64 import b64encode
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import spinney
from conformance.trial import module_of
from spinney import Game
from spinney.bots import tree
from spinney.bots.greedy import weigh
from spinney.bots.search import _Tree
from spinney.bots.turns import TABLES
from spinney.engine.forms.module import module_file
from spinney.engine.forms.rules import BY_NAME
from spinney.engine.measure import copies
from spinney.engine.seeds import key_from
from spinney.engine.walk import refusals

HARNESS = (Path(__file__).parent / "modules.js").read_text(encoding="utf-8")
ITERATIONS = 300
EVERY = 7  # of so many moves, one is looked at closely


class Script:
    """Calls, made here at once, and kept to be made in the browser again."""

    def __init__(self, game: Game) -> None:
        self.rules = game.compiled
        self.memory: dict[str, Any] = {}
        self.begun: dict[str, Any] = {}
        self.calls: list[Any] = []
        self.results: list[list[Any]] = []
        self.keep("box", self.rules.box)

    def keep(self, name: str, memory: Any) -> str:
        self.memory[name] = memory
        lengths = memory.place[1:]
        data = text(memory)
        self.begun[name] = {"bytes": data, "lengths": lengths, "size": ctypes.sizeof(memory)}
        return name

    def call(self, function: Any, arguments: list[Any], looked: list[str]) -> int:
        given = [self.memory[a] if isinstance(a, str) else a for a in arguments]
        result = int(self.rules.link(function)(*given))
        self.calls.append([function.__name__, arguments, looked])
        self.results.append([result, *(text(self.memory[name]) for name in looked)])
        return result


def text(memory: Any) -> str:
    return b64encode(bytes(memory)).decode()


def scripted(game: Game, players: int, choices: dict[str, str], seed: int) -> Script:
    script, luck = Script(game), Random(seed)
    rules = script.rules
    fresh = game.fresh(players, choices, key_from(f"{game.name} {players} {seed}"))
    script.keep("table", rules.memory(fresh))
    script.keep("out", rules.numbers(game.most_legal))
    script.keep("sheet", rules.numbers(len(game.sheet)))
    script.keep("reasons", rules.numbers(game.moves.size))
    script.keep("stream", rules.stream(seed))
    views = 0
    script.call(BY_NAME["setup"], ["box", "table"], ["table"])
    while not rules.number(script.memory["table"], "over"):
        seats = [seat for seat in range(players) if rules.number(script.memory["table"], "acting") >> seat & 1]
        seat = luck.choice(seats)
        count = script.call(BY_NAME["legal"], ["box", "table", seat, "out"], ["out"])
        if luck.randrange(EVERY) == 0:
            script.call(refusals, ["box", "table", seat, 0, "reasons"], ["reasons"])
            script.call(BY_NAME["score"], ["box", "table", seat, "sheet"], ["sheet"])
            script.call(BY_NAME["standing"], ["box", "table", seat], [])
            view = script.keep(f"view{views}", rules.memory(bytes(len(fresh))))
            views += 1
            script.call(copies, ["table", view, 2], [view])  # there and back
            script.call(BY_NAME["conceal"], ["box", view, seat], [view])
            script.call(BY_NAME["redeal"], ["box", view, seat, "stream"], [view, "stream"])
        move = script.memory["out"][luck.randrange(count)]
        script.call(BY_NAME["decide"], ["box", "table", seat, int(move)], ["table"])
    return script


def thinking(game: Game, players: int) -> Script:
    """A search and a greedy bot, early in a game."""
    script, match = Script(game), game.new(players, seed=3, form="compiled")
    for turn in range(6):
        match.play(match.legal()[turn % len(match.legal())])
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    seat, rules = match.acting[0], script.rules
    grown = _Tree(rules, game.advice, ITERATIONS)
    grown._set_style(players, tree.NONE)
    script.keep("view", rules.memory(match.view_bytes(seat)))
    for name in ("work", "style", "tree", "worth", "seen", "path", "out", "kin", "spare"):
        script.keep(name, getattr(grown, f"_{name}"))
    script.keep("stream", rules.stream(11))
    script.call(tree.plant, ["tree", "worth", "seen"], ["tree"])
    room = ["style", "tree", "worth", "seen", "path", "out", "kin", "spare", "stream"]
    script.call(tree.grow, ["box", "view", "work", seat, ITERATIONS, *room], ["tree", "worth", "seen", "stream"])

    legal = match.legal(seat)
    moves = rules.numbers(game.most_legal)
    moves[: len(legal)] = [int(move) for move in legal]
    script.keep("moves", moves)
    script.keep("points", rules.numbers(game.most_legal))
    script.keep("tables", rules.tables(TABLES))
    weighed = ["box", "view", "tables", seat, "moves", len(legal), "points", "out", "stream"]
    script.call(weigh, weighed, ["points", "stream"])
    return script


def compare(page: Page, game: Game, script: Script) -> None:
    module_of(game)
    given = {
        "module": b64encode(module_file(game).read_bytes()).decode(),
        "memory": script.begun,
        "calls": script.calls,
    }
    found = page.evaluate("given => run(given)", given)
    assert len(found) == len(script.results)
    for call, ours, theirs in zip(script.calls, script.results, found, strict=True):
        assert theirs == ours, call


@pytest.mark.parametrize("name", [game.name for game in spinney.every_game()])
def test_whole_games_in_a_browser(page: Page, name: str) -> None:
    """The smallest and the largest number of players, and a sample of options."""
    game = spinney.game(name)
    page.add_script_tag(content=HARNESS)
    settings = game.some_settings(8)
    for seed, (players, choices) in enumerate([settings[0], *settings[-3:]]):
        compare(page, game, scripted(game, players, choices, seed))


@pytest.mark.parametrize("name", [game.name for game in spinney.every_game()])
def test_bots_in_a_browser(page: Page, name: str) -> None:
    game = spinney.game(name)
    page.add_script_tag(content=HARNESS)
    for players in {game.players[-1], min(2, game.players[-1])}:
        compare(page, game, thinking(game, players))
