"""The terminal: where things are printed, and how a person is asked."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from threading import Event
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from spinney.engine.errors import SpinneyError
from spinney.engine.title import Title
from spinney.engine.words import ENGLISH, Words, own

FOLDER = Path(__file__).parent / "words"
INTERRUPTED = 130


def room(game: Title, name: str) -> Any:
    """A room of a game's folder that not every game has."""
    if find_spec(f"{game.package}.{name}") is None:
        raise SpinneyError(f"{game.pack.about.title} has no {name.replace('_', ' ')} for the terminal.")
    return import_module(f"{game.package}.{name}")


def output() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def progress_output() -> Console:
    """Where progress is shown: not where results go."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


@contextmanager
def interruptible(console: Console) -> Iterator[None]:
    """While the rules are compiled, an interrupt ends the process at once: as an exception it gets lost in LLVM."""

    def leave(*_: object) -> None:
        console.show_cursor()
        os.write(sys.stderr.fileno(), b"\n")
        os._exit(INTERRUPTED)

    before = signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def stopping() -> Iterator[Event]:
    """An event that an interrupt sets, for work that can be stopped in good order; a second interrupt is as usual."""
    stop = Event()

    def note(*_: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress(what: str, total: int | None = None, done: int = 0, hidden: bool = False) -> Iterator[Callable[..., None]]:
    """A bar for a person before the terminal, and what shows there how much is done.

    That may also be told of how much it is, where it is known only then, and what is being done.
    """
    console = progress_output()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=hidden or not console.is_terminal) as bars:
        bar = bars.add_task(what, total=total, completed=done)

        def show(done: int, of: int | None = None, what: str | None = None) -> None:
            bars.update(bar, completed=done, total=of or None, description=what)

        yield show


@contextmanager
def busy(what: str, hidden: bool = False) -> Iterator[Callable[[str], None]]:
    """Shows a person before the terminal what is going on, and for how long already; may be told what goes on next."""
    console = progress_output()
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=hidden or not console.is_terminal) as bars:
        bar = bars.add_task(what, total=None)
        yield lambda what: bars.update(bar, description=what)


def clear(console: Console) -> None:
    """A clean screen, if there is a person before it."""
    if console.is_terminal and sys.stdin.isatty():
        console.clear()


def ask(console: Console, question: str) -> str:
    """What a person answers; input that does not come from a terminal is shown, so that the whole can be read later."""
    answer = console.input(f"{question} ", markup=False, emoji=False).strip()
    if not sys.stdin.isatty():
        console.print(answer)
    return answer


def said(language: str = ENGLISH) -> Words:
    """What the terminal itself says at a table."""
    return own(language, FOLDER)


def complain(console: Console, error: SpinneyError, language: str = ENGLISH) -> None:
    """Tells a person what was wrong with an answer; the question will be asked again."""
    sentence = error.told(language, FOLDER).rstrip(".")
    console.print(f"{sentence[:1].upper()}{sentence[1:]}.", style="red")
