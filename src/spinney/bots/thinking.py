"""Thinking, step by step: a bot says what the rules are to work out for it, and goes on when that is done.

Thinking is a generator: it yields plans and returns what came of them. So bots need not know where plans are carried
out: here, on as many cores as there are (`finished`), or by workers of a browser.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from threading import Event
from time import monotonic
from typing import Any, TypeAlias, TypeVar

from spinney.engine.link import Twin

T = TypeVar("T")


@dataclass(frozen=True)
class Step:
    """An entry of the rules, called so many times with the same arguments."""

    entry: Twin
    arguments: tuple[Any, ...]
    times: int = 1


@dataclass(frozen=True)
class Plan:
    """Steps that follow each other, on memory of their own. After so many seconds the rest is left out.

    The first is always taken: it removes what is left of an earlier thought.
    """

    steps: tuple[Step, ...]
    seconds: float = inf


Thinking: TypeAlias = Generator[Sequence[Plan], None, T]
"""Plans that are yielded together may be carried out side by side. One that is stopped leaves what it has done."""


def finished(thinking: Thinking[T], stop: Event | None = None, cores: int = 1) -> T:
    """What thinking comes to; if `stop` is set, with what has been worked out by then."""
    stop = stop or Event()
    while True:
        try:
            plans = next(thinking)
        except StopIteration as ended:
            result: T = ended.value
            return result
        _carry_out_all(plans, stop, cores)


class Thinker:
    """A bot whose choice is a thought, which comes to the same on any number of cores."""

    cores = 1

    def choose(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> int:
        return finished(self.choosing(view, seat, legal, stream), None, self.cores)

    def choosing(self, view: bytes, seat: int, legal: Sequence[int], stream: Any) -> Thinking[int]:
        """The same, step by step."""
        raise NotImplementedError


@contextmanager
def plain(stream: Any) -> Iterator[list[int]]:
    """A stream as a plain number, to draw from: it may be NumPy's, whose numbers complain when they wrap."""
    number = [int(stream[0])]
    yield number
    stream[0] = number[0]


def _carry_out_all(plans: Sequence[Plan], stop: Event, cores: int) -> None:
    """Who interrupts this does not have to wait for the plans."""
    if cores == 1 or len(plans) == 1:
        for plan in plans:
            _carry_out(plan, stop)
        return
    with ThreadPoolExecutor(cores) as pool:
        works = [pool.submit(_carry_out, plan, stop) for plan in plans]
        try:
            for work in works:
                work.result()
        except BaseException:
            stop.set()
            raise


def _carry_out(plan: Plan, stop: Event) -> None:
    until = monotonic() + plan.seconds
    for number, step in enumerate(plan.steps):
        for _time in range(step.times):
            if number > 0 and (stop.is_set() or monotonic() > until):
                return
            step.entry(*step.arguments)
