"""What nets cost and weigh, and whether they think the same in every form of the rules, on a graphics card too.

    python scripts/net_figures.py [GAME ...] [--net FILE]

For every title with a net: the size of its file; views of games in which moves are chosen at random, at all numbers of
players, looked at in each form: likings and values have to be the same numbers everywhere; and the time that one
evaluation takes, with looking at the table and at all moves.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import perf_counter
from types import FunctionType
from typing import Any, NamedTuple, cast

from spinney.bots import net as thinking_net
from spinney.bots.learned import Instinct
from spinney.bots.net import like, think
from spinney.bots.net_files import Net, net_of
from spinney.engine.errors import SpinneyError
from spinney.engine.forms.cuda import Card
from spinney.engine.forms.rules import Rules
from spinney.engine.game import Game, every_game, game
from spinney.engine.match import Match
from spinney.engine.products import dot_product
from spinney.engine.seeds import key_from

GAMES, EVERY, MOST = 6, 7, 240
SLOW = 24  # positions, for rules that are only interpreted
SECONDS = 0.5
THREADS = 64

# What the kernel finds under these names is put there by `on_card`.
cuda: Any = None
int16: Any = None
int32: Any = None
int64: Any = None
MOST_ON: Any = None
SUMS: Any = None
WIDE_ONE: Any = None
WIDE_TWO: Any = None
WIDE_LAST: Any = None
VALUE_SUMS: Any = None
VALUE_ONE: Any = None
VALUE_TWO: Any = None
VALUE_LAST: Any = None


class Position(NamedTuple):
    """A view, whose it is, and the moves of that seat."""

    view: bytes
    seat: int
    legal: tuple[int, ...]


Thought = tuple[tuple[int, ...], tuple[int, ...]]


def positions(title: Game) -> list[Position]:
    return list(_positions(title))[:MOST]


def _positions(title: Game) -> Iterator[Position]:
    luck = Random(title.name)
    settings = list(title.every_setting())
    for deal in range(GAMES):
        players, choices = settings[luck.randrange(len(settings))]
        match = Match(title, players, title.choices(players, **choices), key_from(f"net figures {deal}"))
        while not match.over:
            seat = match.acting[0]
            legal = tuple(int(move) for move in match.legal(seat))
            if len(legal) > 1 and len(match.played) % EVERY == deal % EVERY:
                yield Position(match.view_bytes(seat), seat, legal)
            match.play(legal[luck.randrange(len(legal))], seat)


def thoughts(rules: Rules, net: Net, some: list[Position]) -> tuple[list[Thought], float]:
    """Likings and values at each position, and how long a thought takes, in seconds."""
    instinct = Instinct(rules, net)
    judge, foretell = rules.link(thinking_net.judge), rules.link(thinking_net.foretell)
    odds = rules.numbers(rules.game.most_legal)
    found, calls = [], []
    for view, seat, legal in some:
        memory, moves = rules.memory(view), rules.numbers(rules.game.most_legal)
        for i, move in enumerate(legal):
            moves[i] = move
        call = _bound(judge, rules.box, memory, seat, moves, len(legal), *instinct.liking, 100, odds)
        call()
        foretell(rules.box, memory, seat, *instinct.telling)
        found.append(
            (tuple(int(instinct.likings[i]) for i in range(len(legal))), tuple(int(value) for value in instinct.values))
        )
        calls.append(call)
    done, started = 0, perf_counter()
    while perf_counter() - started < SECONDS:
        for call in calls[:SLOW]:
            call()
        done += len(calls[:SLOW])
    return found, (perf_counter() - started) / done


def _bound(function: Callable[..., Any], *given: Any) -> Callable[[], Any]:
    return lambda: function(*given)


def on_card(title: Game, net: Net, some: list[Position]) -> list[Thought]:
    import numpy

    card = Card(title)
    eye = title.eye
    assert eye is not None
    one, two, last = net.heading.widths
    value_one, value_two, value_last = net.heading.value_widths or net.heading.widths
    names = {
        "cuda": card.cuda,
        "int16": card.numba.int16,
        "int32": card.numba.int32,
        "int64": card.numba.int64,
        "MOST_ON": max(eye.most_on, eye.move_on),
        "SUMS": one,
        "WIDE_ONE": one + 1,
        "WIDE_TWO": two + 1,
        "WIDE_LAST": last + 1,
        "VALUE_SUMS": value_one,
        "VALUE_ONE": value_one + 1,
        "VALUE_TWO": value_two + 1,
        "VALUE_LAST": value_last + 1,
    }
    kernel = card.kernel(cast(FunctionType, judge_on_card), names)
    views = numpy.frombuffer(b"".join(each.view for each in some), title.table_layout.dtype())
    moves = numpy.zeros((len(some), title.most_legal), numpy.int64)
    for at, each in enumerate(some):
        moves[at, : len(each.legal)] = each.legal
    seats = numpy.array([each.seat for each in some], numpy.int64)
    counts = numpy.array([len(each.legal) for each in some], numpy.int64)
    instinct = Instinct(title.interpreted, net)
    weights = [numpy.array(matrix, numpy.int16) for matrix in (*instinct.liking[:4], *instinct.telling[:4])]
    likings = numpy.zeros_like(moves)
    values = numpy.zeros((len(some), eye.seats), numpy.int64)
    given = [card.cuda.to_device(each.copy()) for each in (views, seats, moves, counts, *weights, likings, values)]
    kernel[(len(some) + THREADS - 1) // THREADS, THREADS](card.box, *given)
    likings, values = given[-2].copy_to_host(), given[-1].copy_to_host()
    return [
        (tuple(int(n) for n in likings[at, : counts[at]]), tuple(int(n) for n in values[at])) for at in range(len(some))
    ]


def judge_on_card(
    boxes: Any,
    views: Any,
    seats: Any,
    moves: Any,
    counts: Any,
    first: Any,
    second: Any,
    third: Any,
    policy: Any,
    value_first: Any,
    value_second: Any,
    value_third: Any,
    value: Any,
    likings: Any,
    values: Any,
) -> None:
    """The kernel: as `judge` and `foretell`, a thread for each view."""
    at = cuda.grid(1)
    if at < len(views):
        on = cuda.local.array(MOST_ON, int64)
        some = cuda.local.array(SUMS, int16)
        sums = cuda.local.array(SUMS, int32)
        one = cuda.local.array(WIDE_ONE, int16)
        two = cuda.local.array(WIDE_TWO, int16)
        last = cuda.local.array(WIDE_LAST, int16)
        like(
            boxes[0],
            views[at],
            seats[at],
            moves[at],
            counts[at],
            first,
            second,
            third,
            policy,
            on,
            some,
            sums,
            one,
            two,
            last,
            likings[at],
        )
        value_some = cuda.local.array(VALUE_SUMS, int16)
        value_sums = cuda.local.array(VALUE_SUMS, int32)
        value_one = cuda.local.array(VALUE_ONE, int16)
        value_two = cuda.local.array(VALUE_TWO, int16)
        value_last = cuda.local.array(VALUE_LAST, int16)
        think(
            boxes[0],
            views[at],
            seats[at],
            value_first,
            value_second,
            value_third,
            on,
            value_some,
            value_sums,
            value_one,
            value_two,
            value_last,
        )
        for seat in range(len(values[at])):
            values[at][seat] = dot_product(value_last, value[seat])


def figures(title: Game) -> int:
    """Prints what a title's net weighs and costs; gives the number of forms that differ."""
    net = net_of(title)
    some = positions(title)
    size = title.net_file.stat().st_size
    print(f"{title.pack.about.title}: {net.heading.widths}, {size / 1e6:.2f} MB, {len(some)} positions", flush=True)
    right, seconds = thoughts(title.interpreted, net, some[:SLOW])
    print(f"  interpreted: {1e6 * seconds:,.0f} µs", flush=True)
    wrong = 0
    found, seconds = thoughts(title.compiled, net, some)
    wrong += _report("compiled", found[:SLOW] == right, f"{1e6 * seconds:,.1f} µs")
    others, seconds = thoughts(title.module, net, some)
    wrong += _report("WebAssembly", others == found, f"{1e6 * seconds:,.1f} µs")
    if Card.possible():
        wrong += _report("card", on_card(title, net, some) == found, "not measured")
    return wrong


def _report(form: str, alike: bool, cost: str) -> int:
    print(f"  {form}: {cost}, {'the same numbers' if alike else 'OTHER NUMBERS'}", flush=True)
    return int(not alike)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="all, if none is named")
    parser.add_argument("--net", type=Path, metavar="FILE", help="another net than the title's own")
    given = parser.parse_args()
    wrong = 0
    try:
        for title in [game(name) for name in given.game] or every_game():
            wrong += figures(title if given.net is None else title.with_net(given.net))
    except SpinneyError as why:
        print(why, file=sys.stderr)
        return 2
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
