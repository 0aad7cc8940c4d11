"""Gathering: the same games whoever plays them, and counts that agree with what lies on the table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

import spinney
from conformance.settings import TOY
from spinney.arena.reports.gathering import Columns, Gatherer, Plan, gather
from spinney.bots.random import Random
from spinney.engine.game import every_game
from spinney.engine.header import Laid
from spinney.engine.seeds import key_from, stream_seed
from spinney.engine.title import Title

SEED = "oak"
GAMES = [*every_game(), TOY]
BIGGEST = [(game, max(game.players)) for game in GAMES]


def plan_of(game, players, bots=("random",), **options):
    return Plan(game, players, game.choices(players, **options), bots * (players if len(bots) == 1 else 1), SEED)


def slow_match(game, plan, number):
    """The same game once more, as a match, move by move; gives every table that was seen."""
    match = game.new(plan.players, key=key_from(f"{SEED} game {number}"), form="interpreted", **plan.choices)
    streams = [match.rules.stream(stream_seed(f"{SEED} game {number} bot {seat}")) for seat in range(plan.players)]
    tables = [match.table]
    while not match.over:
        seat, legal = match.acting[0], match.legal()
        if len(legal) > 1:
            match.play(Random().choose(match.view_bytes(seat), seat, legal, streams[seat]), seat)
        else:
            match.play(legal[0], seat)
        tables.append(match.table)
    return match, tables


def slow_uses(game, tables, players):
    """Counts of (use, component, seat), from the chronicles, in the most obvious way."""
    teller, counts = spinney.engine.telling.Teller(game), Counter()
    for use in game.uses:
        if isinstance(use, Laid):
            for number in getattr(tables[0], use.field):
                for seat in range(players):
                    counts[use.name, teller.thing(use.named, number), seat] += 1
            continue
        for table in tables:
            for code, *numbers in table.chronicle[: table.told]:
                event = game.events[code]
                if event.name in use.events:
                    told = dict(zip(event.parts, numbers, strict=False))
                    for seat in range(players) if use.everyone else [told["seat"]]:
                        counts[use.name, teller.thing(use.named, told[use.part]), seat] += 1
    return counts


def counted(gatherer, found, row):
    counts = Counter()
    for section in gatherer.columns.sections:
        for i, name in enumerate(section.names):
            for seat in range(gatherer.plan.players):
                counts[section.use.name, name, seat] += int(found.uses[row, seat, section.first + i])
    return +counts


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("game, players", BIGGEST, ids=lambda value: getattr(value, "name", str(value)))
def test_a_gathered_game_is_the_match_that_anyone_can_play(game, players):
    gatherer = Gatherer(plan_of(game, players))
    found = gatherer.play(3, 1)
    match, tables = slow_match(game, gatherer.plan, 3)
    sheets = match.score()
    assert found.moves[0] == len(match.played) and found.turns[0] == match.turns() and not found.stopped[0]
    assert found.totals[0].tolist() == [sheet.total for sheet in sheets]
    assert found.standings[0].tolist() == [sheet.standing for sheet in sheets]
    assert found.lines[0].tolist() == [list(sheet.lines.values()) for sheet in sheets]
    counts = slow_uses(game, tables, players)
    assert counts and counted(gatherer, found, 0) == counts


@pytest.mark.usefixtures("interpreted")
def test_the_target_of_a_solitaire_is_gathered():
    game = spinney.game("reforest")
    gatherer = Gatherer(plan_of(game, 1, challenge="hard"))
    found = gatherer.play(0, 2)
    for row in range(2):
        match, _tables = slow_match(game, gatherer.plan, row)
        assert found.targets[row] == match.target() > 0
        assert found.standings[row, 0] == found.totals[row, 0] - found.targets[row]


@pytest.mark.usefixtures("interpreted")
def test_species_counted_are_those_in_the_forests():
    """No card ever leaves a forest of Dartmoor, so its table knows at the end what was placed."""
    game = spinney.game("dartmoor")
    gatherer = Gatherer(plan_of(game, 2))
    counts = counted(gatherer, gatherer.play(0, 1), 0)
    table, teller = slow_match(game, gatherer.plan, 0)[1][-1], spinney.engine.telling.Teller(game)
    for seat in range(2):
        for species, number in enumerate(table.species[seat]):
            assert counts["placed", teller.thing("species", species), seat] == number
        assert counts["cave", f"cave {table.cave[seat] + 1}", seat] == 1
    assert sum(number for (use, _name, _seat), number in counts.items() if use == "placed") > 0


@pytest.mark.usefixtures("interpreted")
def test_trees_counted_are_those_on_the_planets():
    game = spinney.game("legendary")
    gatherer = Gatherer(plan_of(game, 3))
    counts = counted(gatherer, gatherer.play(0, 1), 0)
    table, teller = slow_match(game, gatherer.plan, 0)[1][-1], spinney.engine.telling.Teller(game)
    planted = Counter()
    for seat in range(3):
        for edge in table.tree[seat][: table.tree_count[seat]]:
            planted["planted", teller.thing("zone", edge), seat] += 1
    assert planted and {key: n for key, n in counts.items() if key[0] == "planted"} == planted
    # Nineteen of the 24 tiles are drawn, each once, for all three.
    drawn = [n for (use, _name, _seat), n in counts.items() if use == "drawn"]
    assert drawn == [1] * 19 * 3


@pytest.mark.usefixtures("interpreted")
def test_one_side_of_each_board_lies_out():
    game = spinney.game("floresta")
    gatherer = Gatherer(plan_of(game, 2, sides="random"))
    found = gatherer.play(0, 3)
    for row in range(3):
        sides = [name for (use, name, seat) in counted(gatherer, found, row) if use == "sides" and seat == 0]
        assert len(sides) == 5


@pytest.mark.usefixtures("interpreted")
def test_components_that_are_called_alike_share_a_column():
    columns = Columns(spinney.game("dartmoor"))
    assert [(section.use.name, len(section.names)) for section in columns.sections] == [("placed", 66), ("cave", 5)]
    assert columns.width == 71


def same(gathered, other):
    """Whether the same was gathered, game by game."""
    return all(np.array_equal(rows, getattr(other, name)) for name, rows in vars(gathered).items())


def test_cores_and_compiling_change_nothing(monkeypatch):
    plan = plan_of(spinney.game("once"), 2)
    told = []
    many = gather(plan, 12, 2, None, told.append)
    assert told == list(range(1, 13))
    monkeypatch.setattr(Title, "quickest", property(lambda game: game.interpreted))
    alone = gather(plan, 12, 1, None, lambda done: None)
    assert same(many, alone) and not same(many, gather(replace(plan, seed="ash"), 12, 1, None, lambda done: None))
    assert len(set(many.totals[:, 0].tolist())) > 1


class Peeping:
    """A bot that keeps what it is shown."""

    name = "peeping"

    def __init__(self):
        self.shown = []

    def choose(self, view, seat, legal, stream):
        self.shown.append((seat, view))
        return legal[0]


@pytest.mark.usefixtures("interpreted")
def test_bots_are_given_views():
    game, bot = spinney.game("once"), Peeping()
    gatherer = Gatherer(plan_of(game, 2))
    gatherer._bots = [bot, bot]
    gatherer.play(0, 1)
    match, shown = game.new(2, key=key_from(f"{SEED} game 0"), form="interpreted"), []
    while not match.over:
        if len(match.legal()) > 1:
            shown.append((match.acting[0], match.view_bytes(match.acting[0])))
        match.play(match.legal()[0])
    assert shown and bot.shown == shown


@pytest.mark.usefixtures("interpreted")
def test_each_seat_has_its_own_bot():
    """Greedy looks a turn ahead where random does not: in forty games it has more points."""
    found = Gatherer(plan_of(TOY, 2, ("greedy", "random"))).play(0, 40)
    assert found.totals[:, 0].sum() > found.totals[:, 1].sum()


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_game_wants_counted_is_there_and_has_words(game):
    events = {event.name: event for event in game.events}
    things = game.boxroom.names(game.pack)
    assert game.uses and len({use.name for use in game.uses}) == len(game.uses)
    for use in game.uses:
        assert things[use.named]
        if isinstance(use, Laid):
            assert use.field in game.table_layout.names
        else:
            for name in use.events:
                assert use.part in events[name].parts
                assert use.everyone or "seat" in events[name].parts
        for language in spinney.engine.words.languages(game.folder / "words"):
            words = game.words(language)
            assert words.say(f"use-{use.name}")
            assert "a stone" in words.say(f"use-{use.name}-did", what="a stone")
