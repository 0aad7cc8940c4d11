"""Work on the machines of a Ray cluster. Ray is an extra: `pip install "spinney[ray]"`.

Spinney has to be installed on every machine of the cluster, in the same version as here.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any

from spinney.arena.processes import Done, Make, Piece
from spinney.engine.errors import SpinneyError
from spinney.engine.extras import need

LOCAL = "local"
KNOCK_SECONDS = 10


class Worker:
    """Does pieces, on some machine of the cluster."""

    def __init__(self, make: Make[Any, Any]) -> None:
        self._do = make()

    def do(self, piece: Any) -> Any:
        return self._do(piece)


def on_ray(
    make: Make[Piece, Done], pieces: Iterable[Piece], address: str, cores: int | None = None
) -> Generator[Done, None, None]:
    """What comes of each piece, done by the cluster at an address (`local`: a new one on this machine).

    It uses all cores of the cluster or so many; otherwise it is like `in_processes`.
    """
    with _cluster(address, cores) as ray:
        everywhere = int(ray.cluster_resources().get("CPU", 1))
        hire = ray.remote(num_cpus=1)(Worker).remote
        waiting = iter(pieces)
        busy = {}
        for piece in islice(waiting, min(cores or everywhere, everywhere)):
            worker = hire(make)
            busy[worker.do.remote(piece)] = worker
        while busy:
            done = ray.wait(list(busy))[0][0]
            worker = busy.pop(done)
            for piece in islice(waiting, 1):
                busy[worker.do.remote(piece)] = worker
            yield _got(ray, done)


def _got(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayError as error:
        cause = getattr(error, "cause", None)
        if isinstance(cause, SpinneyError):
            raise cause from None
        raise SpinneyError(f"a worker of the Ray cluster has failed: {_last_line(error)}.") from None


@contextmanager
def _cluster(address: str, cores: int | None) -> Iterator[Any]:
    """Ray, connected; it is told to be quiet, and not to report to its makers that it is used."""
    need("ray", "playing on a cluster")
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = import_module("ray")
    new = {"num_cpus": cores, "include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **new)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise _nobody(address, error) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Makes sure that somebody answers at HOST:PORT, because Ray would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), KNOCK_SECONDS).close()
        except (OSError, OverflowError) as error:
            raise _nobody(address, error) from None


def _nobody(address: str, error: Exception) -> SpinneyError:
    return SpinneyError(f"there is no Ray cluster at {address!r}: {_last_line(error)}.")


def _last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1].rstrip(".")
