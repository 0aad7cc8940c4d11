"""Laws of score pads: what a pad shows of a table on paper is what `spinney score` says, and no table is refused.

A hundred and fifty final tables of games at random, of every title in all its settings, go through the pad's own
messages. Then tables are spoilt in every way that can still be read, and are scored all the same.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from conformance.settings import published_games, settings
from conformance.test_by_hand import by_hand, finished
from server.helpers import in_a_loop
from spinney.engine.errors import SpinneyError, Wrong
from spinney.engine.packs import toml
from spinney.tab.host import Host
from spinney.tables.messages.pads import NewScore, PadScore
from tab.helpers import Device

GAMES = published_games()
TABLES = 150  # of each title, in all its settings together
SPOILT = 60


def tables(game, count: int) -> Iterator[dict[str, Any]]:
    """Final tables of games at random, written down by hand; as many of each setting."""
    every = settings(game)
    for number in range(count):
        match = finished(every[number % len(every)], number)
        yield by_hand(game).written(game, match.table)


@pytest.mark.parametrize("published", GAMES, ids=lambda game: game.name)
def test_a_pad_shows_what_the_command_says(published):
    in_a_loop(shows_the_same(published))


async def shows_the_same(game):
    host = Host(Device())

    async def asked(**wanted: Any) -> PadScore:
        body = msgspec.json.encode(NewScore(game.name, **wanted)).decode()
        reply = json.loads(await host.ask("POST", "/api/scores?language=en", "{}", body))
        assert reply["status"] == 200, reply
        return msgspec.json.decode(reply["body"], type=PadScore)

    for hand in tables(game, TABLES):
        strict, shown = by_hand(game).scored(game, hand), await asked(hand=hand)
        assert shown.problems == []
        assert [sheet_of(seat) for seat in shown.seats] == [sheet_of(seat) for seat in strict.seats]
        assert [shown.seats[seat].name for seat in shown.winners] == strict.winners
        assert tuple(map(tuple, shown.teams)) == strict.teams
        assert shown.target == strict.target
    # What is exported is the same table again.
    assert toml(shown.toml, "pad.toml") == hand
    assert await asked(toml=shown.toml) == shown


def sheet_of(seat: Any) -> tuple[Any, ...]:
    return seat.name, seat.lines, seat.total, seat.reasons


# Tables that cannot be.


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in some data: what holds it, and its key or index there."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def spoil(data: dict[str, Any], luck: random.Random) -> None:
    """Something is changed at random: an entry doubled, left out, or put where another was; a number changed."""
    holder, key = luck.choice([(holder, key) for holder, key in places(data) if holder is not data or key != "seat"])
    value = holder[key]
    if isinstance(value, int):
        holder[key] = value + luck.choice((-1, 1, 2, 7))
    elif isinstance(holder, list) and holder is not data["seat"] and luck.random() < 0.5:
        if luck.random() < 0.5:
            holder.append(deepcopy(value))
        else:
            del holder[key]
    else:
        alike = [there[at] for there, at in places(data) if type(there[at]) is type(value)]
        holder[key] = deepcopy(luck.choice(alike))


@pytest.mark.parametrize("published", GAMES, ids=lambda game: game.name)
def test_no_table_is_refused(published):
    game = published
    luck = random.Random(game.name)
    scorer, marked = by_hand(game).scored, 0
    for hand in tables(game, SPOILT):
        for _ in range(10):
            spoil(hand, luck)
            try:
                found = scorer.marked(game, hand)
            except Wrong as error:
                assert error.message in ("hand-mistake", "hand-no-seats"), f"{error}: {hand}"
                break
            assert len(found.scored.seats) == len(hand["seat"])
            strictly_refused = refused(game, hand)
            assert bool(found.impossible or found.missing) == strictly_refused, hand
            marked += strictly_refused
    assert marked > SPOILT, "there are tables that the command refuses"


def refused(game, hand: dict[str, Any]) -> bool:
    try:
        by_hand(game).scored(game, hand)
    except SpinneyError:
        return True
    return False


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("published", GAMES, ids=lambda game: game.name)
def test_what_is_wrong_is_said_in_words(published, language):
    """No sentence has an identifier of a message in it."""
    game = published
    luck = random.Random(language)
    for hand in tables(game, 10):
        for _ in range(5):
            spoil(hand, luck)
        try:
            found = by_hand(game).scored.marked(game, hand, language)
        except Wrong:
            continue
        for wrong in (*found.impossible, *found.missing):
            assert "hand-" not in wrong.told(language)
