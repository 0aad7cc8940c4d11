"""Playing many deals on the cores of this machine, each core in a process of its own.

Every deal is given as soon as it is done, in whatever order, and the next number is taken only when somebody is free to
play it: who wants to stop gives no more numbers.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from spinney.arena.dealer import Deal, Dealer
from spinney.arena.series import Series
from spinney.engine.errors import SpinneyError

Deals = Generator[Deal, None, None]


def play(series: Series, deals: Iterable[int], cores: int = 1) -> Deals:
    """Plays these deals on so many cores; on one, in this very process."""
    if cores == 1:
        yield from map(Dealer(series).play, deals)
    else:
        yield from _in_processes(series, deals, cores)


def _in_processes(series: Series, deals: Iterable[int], cores: int) -> Deals:
    waiting = iter(deals)
    busy: list[Any] = []

    def hand_out(connection: Any) -> None:
        for deal in islice(waiting, 1):
            connection.send(deal)
            busy.append(connection)

    with _processes(series, cores) as connections, _told_if_one_dies():
        for connection in connections:
            hand_out(connection)
        while busy:
            for connection in wait(busy):
                assert isinstance(connection, Connection)
                busy.remove(connection)
                found = connection.recv()
                if isinstance(found, Exception):
                    raise found
                hand_out(connection)
                yield found


@contextmanager
def _processes(series: Series, count: int) -> Iterator[list[Any]]:
    """So many processes that serve, and a connection to each. They end with this, whatever they are at."""
    context = get_context("spawn")  # a fork of a process that has threads, as compiled code does, is not safe
    connections, processes = [], []
    try:
        with _interrupts_ignored():
            for _process in range(count):
                ours, theirs = context.Pipe()
                processes.append(context.Process(target=_serve, args=(series, theirs), daemon=True))
                processes[-1].start()
                theirs.close()
                connections.append(ours)
        yield connections
    finally:
        for process in processes:
            process.terminate()
            process.join()


def _serve(series: Series, connection: Connection) -> None:
    """What a process does, until nobody is there any more to give it deals."""
    try:
        dealer = Dealer(series)
        while True:
            connection.send(dealer.play(connection.recv()))
    except (EOFError, BrokenPipeError):
        pass
    except Exception as error:
        connection.send(error)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes that are started meanwhile know no Ctrl-C: who started them ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _told_if_one_dies() -> Iterator[None]:
    try:
        yield
    except (EOFError, BrokenPipeError, ConnectionResetError):
        raise SpinneyError("a worker process has died; if memory was short, try fewer cores.") from None
