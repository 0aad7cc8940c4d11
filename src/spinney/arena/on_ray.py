"""Playing many deals on the machines of a Ray cluster. Ray is an extra: `pip install "spinney[ray]"`.

Spinney has to be installed on every machine of the cluster, in the same version as here.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any

from spinney.arena.dealer import Dealer
from spinney.arena.series import Series
from spinney.arena.workers import Deals
from spinney.engine.errors import SpinneyError
from spinney.engine.extras import need

LOCAL = "local"
KNOCK_SECONDS = 10


def play_on_ray(series: Series, deals: Iterable[int], address: str, cores: int | None = None) -> Deals:
    """Plays these deals on the cluster at an address (`local`: a new one on this machine).

    It uses all cores of the cluster or so many; otherwise it is like `play`.
    """
    with _cluster(address, cores) as ray:
        everywhere = int(ray.cluster_resources().get("CPU", 1))
        remote = ray.remote(num_cpus=1)(Dealer)
        waiting = iter(deals)
        busy: dict[Any, Any] = {}

        def hand_out(dealer: Any) -> None:
            for deal in islice(waiting, 1):
                busy[dealer.play.remote(deal)] = dealer

        for _core in range(min(cores or everywhere, everywhere)):
            hand_out(remote.remote(series))
        while busy:
            done = ray.wait(list(busy))[0][0]
            hand_out(busy.pop(done))
            try:
                yield ray.get(done)
            except ray.exceptions.RayError as error:
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
