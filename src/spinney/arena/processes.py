"""Work in processes of this machine, one for each core.

Whoever has work says how a worker is made: `make()` gives the function that does a piece. It is called once in every
process, so it has to be something that can be sent there, as pieces and what comes of them have to be.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import chain, islice
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from spinney.engine.errors import SpinneyError

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Make = Callable[[], Callable[[Piece], Done]]


def in_processes(make: Make[Piece, Done], pieces: Iterable[Piece], cores: int) -> Generator[Done, None, None]:
    """What comes of each piece, as soon as it is done. On one core, and for a single piece, it is done right here.

    A piece is taken only when somebody is free to do it: who wants to stop gives no more.
    """
    waiting = iter(pieces)
    first = list(islice(waiting, cores))
    if len(first) < 2:
        yield from map(make(), chain(first, waiting))
        return
    with ExitStack() as processes, _told_if_one_dies():
        busy: list[Any] = []
        for piece in first:
            busy.append(processes.enter_context(_process(make)))
            busy[-1].send(piece)
        while busy:
            for connection in wait(busy):
                assert isinstance(connection, Connection)
                found = connection.recv()
                if isinstance(found, Exception):
                    raise found
                busy.remove(connection)
                for piece in islice(waiting, 1):
                    connection.send(piece)
                    busy.append(connection)
                yield found


@contextmanager
def _process(make: Make[Any, Any]) -> Iterator[Connection]:
    """A process that serves, and the connection to it. It ends with this, whatever it is at."""
    context = get_context("spawn")  # a fork of a process that has threads, as compiled code does, is not safe
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(make, theirs), daemon=True)
    try:
        with _interrupts_ignored():
            process.start()
        theirs.close()
        yield ours
    finally:
        if process.pid is not None:
            process.terminate()
            process.join()


def _serve(make: Make[Any, Any], connection: Connection) -> None:
    """What a process does, until nobody is there any more to give it pieces."""
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    try:
        do = make()
        while True:
            connection.send(do(connection.recv()))
    except (EOFError, BrokenPipeError):
        pass
    except SpinneyError as error:
        connection.send(SpinneyError(str(error)))  # its sentence; some errors hold what cannot travel
    except Exception as error:
        connection.send(error)


def _leave_with_parent() -> None:
    """Whoever the work is for may be ended in any way: nobody is to go on with a piece then."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
