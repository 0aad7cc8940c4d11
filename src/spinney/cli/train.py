"""`spinney train`: a net that learns a game by playing against itself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from spinney.bots.levels import check_name
from spinney.bots.net_files import Net, read
from spinney.cli.arguments import Cores, GameName, PackFile, chosen_game
from spinney.cli.terminal import INTERRUPTED, output, progress_output
from spinney.engine.errors import SpinneyError
from spinney.engine.extras import need
from spinney.engine.game import Game
from spinney.training import settings as setting
from spinney.training.folder import PAGE, Folder
from spinney.training.settings import Settings
from spinney.training.strength import RIVAL, TARGET, Strength, measured

DEVICES = ("auto", "cuda", "cpu")
SAVED_SECONDS = 60.0


def train(
    game: GameName,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The folder, GAME-net if none is given; the same command goes on with it."),
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(metavar="M", min=0, help="For how long it learns; else 10. 0: only values.")
    ] = None,
    values: Annotated[
        float | None,
        typer.Option(metavar="M", min=0, help="For how long values are taught apart afterwards; else 3."),
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings to begin with, as settings.json in a folder has them.")
    ] = None,
    begin: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A net to begin with, instead of one that knows nothing.")
    ] = None,
    rival: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A net to learn against: it has all seats but one, and learns nothing."),
    ] = None,
    device: Annotated[str, typer.Option(metavar="D", help="cuda, cpu, or auto: a card if there is one.")] = "auto",
    against: Annotated[
        str, typer.Option(metavar="A,B,...", help="The bots that it plays from time to time; none: no matches.")
    ] = "greedy,search:1000",
    deals: Annotated[int, typer.Option(metavar="K", min=1, help="How many deals each of these matches has.")] = 40,
    every: Annotated[
        float, typer.Option(metavar="M", min=0.1, help="How many minutes of learning lie between two matches.")
    ] = 1.0,
    pack: PackFile = None,
    cores: Cores = None,
) -> None:
    """Train a net for a game by self-play, on a graphics card if there is one.

    Every number of players and all options of the game are played, at random. The folder has the net (learned.net), the
    settings, the state from which the same command goes on, and curve.html: a page with the strength against the bots,
    which can be looked at while it runs. With --rival, that is how far a net can be exploited by one that knows it.
    At the end values are taught apart: what positions are worth that the net would not have gone for, too. With
    --minutes 0 that is done alone, for the net that is named by --begin.
    """
    need("train", "spinney train")
    chosen = chosen_game(game, pack)
    place = Folder(out or Path(f"{chosen.name}-net"), chosen)
    where = device_for(device)
    first = read(begin, chosen) if begin is not None and not place.settings_file.exists() else None
    wanted = settled(chosen, place, settings, minutes, values, where, first)
    if first is not None and wanted.minutes == 0:
        place.keep_net(first)
    if wanted.minutes == 0 and not place.net_file.exists():
        raise SpinneyError("with --minutes 0 there is no net to teach values to: name one by --begin.")
    if rival is not None and not place.settings_file.exists():
        place.keep_rival(read(rival, chosen))
    place.keep_settings(wanted)
    bots = [check_name(name.strip()) for name in against.split(",")] if against not in ("", "none") else []
    console = progress_output()
    console.print(f"Making {wanted.tables:,} tables for {where} ...", soft_wrap=True)
    matches = Matches(chosen, place, bots, deals, cores)
    threads = cores or os.cpu_count() or 1
    try:
        if wanted.minutes > 0:
            learn(chosen, wanted, where, threads, first, place, matches, every, console)
        if wanted.values > 0 and place.rival is None:
            teach_values(chosen, wanted, where, threads, place, console)
        finish(wanted, place, matches, console)
    finally:
        matches.close()
    report(place)


def device_for(device: str) -> str:
    if device not in DEVICES:
        raise SpinneyError(f"a device is {', '.join(DEVICES[:-1])} or {DEVICES[-1]}, not {device}.")
    torch: Any = import_module("torch")
    there = bool(torch.cuda.is_available())
    if device == "cuda" and not there:
        raise SpinneyError("PyTorch finds no card here: --device cpu does without one, and takes much longer.")
    return "cuda" if there and device != "cpu" else "cpu"


def settled(
    game: Game,
    place: Folder,
    file: Path | None,
    minutes: float | None,
    values: float | None,
    device: str,
    first: Net | None,
) -> Settings:
    """The settings of a training: those of the folder, if it has begun, or else of a file, or the usual ones."""
    begun = place.settings_file.exists()
    if begun and file is not None:
        raise SpinneyError(
            f"{place.place} has settings already: leave out --settings to go on, or take another folder."
        )
    if begun or file is not None:
        wanted, given = setting.read(place.settings_file if begun else file or Path(), game)
    else:
        wanted, given = Settings(game=game.name), frozenset[str]()
    if minutes is not None:
        wanted = msgspec.structs.replace(wanted, minutes=minutes)
    if values is not None:
        wanted = msgspec.structs.replace(wanted, values=values)
    if not begun:
        wanted = setting.for_device(wanted, device, given)
        if first is not None and "widths" not in given:
            wanted = msgspec.structs.replace(wanted, widths=first.heading.widths)
    setting.check(wanted, game, None if first is None else first.heading.widths)
    return wanted


class Matches:
    """Matches against bots, in the background: learning does not wait for them, but for those of the end."""

    def __init__(self, game: Game, place: Folder, bots: list[str], deals: int, cores: int | None) -> None:
        self._game, self._place, self._deals = game, place, deals
        self._rival = place.rival
        self._bots = [*bots, RIVAL] if self._rival is not None else bots
        self._cores = cores or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(1)
        self._now: Future[None] | None = None
        self._found: SimpleQueue[Strength] = SimpleQueue()

    def begin(self, net: Net) -> None:
        """Plays matches with a net as it is now, unless others are still under way."""
        if self._bots and self._now is None:
            self._now = self._pool.submit(self._play, net)

    def collect(self, wait: bool = False) -> bool:
        """Keeps what has been found since, each match as soon as it is over; whether there was anything."""
        if self._now is not None and (wait or self._now.done()):
            self._now.result()
            self._now = None
        new = False
        while not self._found.empty():
            self._place.keep_strength(self._found.get())
            new = True
        return new

    def _play(self, net: Net) -> None:
        trained = net.heading.players
        numbers = sorted({min(trained, key=lambda n: (n == 1, n)), max(trained)} | {1} & set(trained))
        for number in numbers:
            for bot in self._bots if number > 1 else [TARGET]:
                self._found.put(measured(net, self._game, bot, number, self._deals, self._cores, self._rival))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def learn(
    game: Game,
    wanted: Settings,
    device: str,
    threads: int,
    first: Net | None,
    place: Folder,
    matches: Matches,
    every: float,
    console: Console,
) -> None:
    """Learns to the end, shows how it goes, keeps what is needed to go on, and has matches played."""
    learner = import_module("spinney.training.learner")
    learning = learner.Learner(game, wanted, device, threads, first, place.rival)
    state = place.place / learner.STATE
    if state.exists():
        learning.load(state)
        told = f"Going on after {learning.seconds / 60:.1f} minutes and {learning.decisions:,} decisions."
        console.print(told, soft_wrap=True)
    next_match, saved = learning.seconds + 60 * every, monotonic()

    def look(bars: Progress, bar: TaskID, now: Any) -> bool:
        nonlocal next_match, saved
        rate = now.decisions / now.seconds
        told = (
            f"{now.decisions / 1e6:,.1f} million decisions, {rate / 1e3:,.0f} thousand a second; "
            f"undecided by {now.entropy:.2f} nats"
        )
        bars.update(bar, completed=now.seconds, description=told)
        if now.seconds >= next_match:
            next_match = now.seconds + 60 * every
            matches.begin(learning.net())
        collected = matches.collect()
        if collected or monotonic() - saved > SAVED_SECONDS:
            saved = monotonic()
            learning.save(state)
            place.keep_net(learning.net())
            told = f"After {now.seconds / 60:.1f} minutes: {told}."
            place.draw(wanted, told, running=True)
            if not console.is_terminal:
                console.print(told, soft_wrap=True)
        return False

    with going_on("learning", 60 * wanted.minutes, learning.seconds, console) as (bars, bar):
        try:
            learning.learn(partial(look, bars, bar))
        except KeyboardInterrupt:
            interrupted(wanted, place, console, f"after {learning.seconds / 60:.1f} minutes")
        finally:
            learning.save(state)
    place.keep_net(learning.net())


def teach_values(game: Game, wanted: Settings, device: str, threads: int, place: Folder, console: Console) -> None:
    """Teaches values apart to the net of a folder."""
    values = import_module("spinney.training.values")
    teacher = values.Teacher(game, wanted, read(place.net_file, game), device, threads)
    state, saved = place.place / values.STATE, monotonic()
    if state.exists() and teacher.load(state):
        console.print(f"Going on with values after {teacher.seconds / 60:.1f} minutes.", soft_wrap=True)

    def look(bars: Progress, bar: TaskID) -> bool:
        nonlocal saved
        told = f"values: {teacher.positions / 1e6:,.1f} million positions, wrong by {teacher.error**0.5:.3f}"
        bars.update(bar, completed=teacher.seconds, description=told)
        if monotonic() - saved > SAVED_SECONDS:
            saved = monotonic()
            teacher.save(state)
            if not console.is_terminal:
                console.print(f"After {teacher.seconds / 60:.1f} minutes: {told}.", soft_wrap=True)
        return False

    with going_on("values", 60 * wanted.values, teacher.seconds, console) as (bars, bar):
        try:
            teacher.teach(partial(look, bars, bar))
        except KeyboardInterrupt:
            interrupted(wanted, place, console, f"after {teacher.seconds / 60:.1f} minutes of values")
        finally:
            teacher.save(state)
    place.keep_net(teacher.taught())


@contextmanager
def going_on(what: str, seconds: float, begun: float, console: Console) -> Iterator[tuple[Progress, TaskID]]:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        yield bars, bars.add_task(what, total=seconds, completed=int(begun))


def interrupted(wanted: Settings, place: Folder, console: Console, when: str) -> NoReturn:
    place.draw(wanted, f"Interrupted {when}.", running=False)
    console.print(f"Interrupted {when}. The same command goes on from {place.place}.", soft_wrap=True)
    raise typer.Exit(INTERRUPTED) from None


def finish(wanted: Settings, place: Folder, matches: Matches, console: Console) -> None:
    """Has the last matches played, and draws the page for the last time."""
    net = read(place.net_file, place.game)
    matches.collect(wait=True)
    console.print("The last matches are played ...", soft_wrap=True)
    matches.begin(net)
    matches.collect(wait=True)
    told = f"{net.heading.decisions:,} decisions in {net.heading.minutes:.1f} minutes."
    place.draw(wanted, told, running=False)


def report(place: Folder) -> None:
    """What came of it."""
    console = output()
    last = max((point.minutes for point in place.curve), default=0.0)
    for point in place.curve:
        if point.minutes == last:
            table = f"{point.players} players" if point.players > 1 else "alone"
            console.print(
                f"against {point.bot}, {table}: {point.share:.1%} of the wins "
                f"({point.low:.0%} to {point.high:.0%}, {point.deals} deals)",
                soft_wrap=True,
            )
    size = place.net_file.stat().st_size
    console.print(
        f"The net is {place.net_file} ({size / 1e6:.1f} MB); its curve is {place.place / PAGE}.", soft_wrap=True
    )
