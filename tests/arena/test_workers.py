"""Many deals at once: the results are those of one after the other."""

from __future__ import annotations

import multiprocessing
import os

import pytest

from arena.helpers import series, without_times
from spinney import SpinneyError
from spinney.arena.workers import play


class Failing(int):
    """A deal that cannot be played."""

    def __format__(self, how):
        raise SpinneyError("this deal has no cards.")


class Deadly(int):
    """A deal that ends the process that plays it."""

    def __format__(self, how):
        os._exit(1)


def test_workers_play_the_same_deals_as_one_process():
    made = series(["greedy", "random"], 2)
    alone = list(play(made, range(6)))
    together = list(play(made, range(6), cores=2))
    assert len(together) == 6
    assert without_times(together) == without_times(alone)
    assert multiprocessing.active_children() == []


def test_numbers_are_taken_only_when_somebody_is_free():
    taken = []

    def numbers():
        for deal in range(1000):
            taken.append(deal)
            yield deal

    deals = play(series(["random"], 2), numbers(), cores=2)
    next(deals)
    deals.close()
    assert 2 <= len(taken) <= 4
    assert multiprocessing.active_children() == []


def test_what_is_wrong_in_a_worker_is_told():
    with pytest.raises(SpinneyError, match="no cards"):
        list(play(series(["random"], 2), [Failing(1)], cores=2))


def test_a_worker_that_dies_is_told():
    with pytest.raises(SpinneyError, match="a worker process has died"):
        list(play(series(["random"], 2), [Deadly(1)], cores=2))
