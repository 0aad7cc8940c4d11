"""Much work at once: what comes of it is what one after the other would give."""

from __future__ import annotations

import multiprocessing

import pytest

from arena.helpers import Doubling, series, without_times
from spinney import SpinneyError
from spinney.arena.processes import in_processes
from spinney.arena.workers import play


def test_processes_play_the_same_deals_as_one():
    made = series(["greedy", "random"], 2)
    alone = list(play(made, range(6)))
    together = list(play(made, range(6), cores=2))
    assert len(together) == 6
    assert without_times(together) == without_times(alone)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("cores", [1, 2, 9])
def test_every_piece_is_done_once(cores):
    assert sorted(in_processes(Doubling, range(5), cores)) == [0, 2, 4, 6, 8]
    assert list(in_processes(Doubling, [], cores)) == []


def test_one_core_works_in_order_and_in_this_process():
    def here():
        return lambda piece: (piece, multiprocessing.current_process().name)

    name = multiprocessing.current_process().name
    assert list(in_processes(here, [3, 1, 2], 1)) == [(3, name), (1, name), (2, name)]
    assert list(in_processes(here, [3], 8)) == [(3, name)], "for one piece nobody else is needed"


@pytest.mark.parametrize("cores", [1, 2])
def test_pieces_are_taken_only_when_somebody_is_free(cores):
    taken = []

    def numbers():
        for piece in range(1000):
            taken.append(piece)
            yield piece

    done = in_processes(Doubling, numbers(), cores)
    next(done)
    done.close()
    assert cores <= len(taken) <= 2 * cores
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("cores", [1, 2])
def test_what_is_wrong_in_a_worker_is_told(cores):
    with pytest.raises(SpinneyError, match=r"^there is nothing to double\.$"):
        list(in_processes(Doubling, [1, None], cores))
    assert multiprocessing.active_children() == []


def test_a_refused_move_is_told_across_processes():
    with pytest.raises(SpinneyError, match="is refused: something else is to be done first"):
        list(in_processes(Doubling, ["refused", 1], 2))


def test_a_worker_that_cannot_be_made_is_told():
    with pytest.raises(SpinneyError, match="nobody doubles here"):
        list(in_processes(Doubling.nobody, [1, 2], 2))


def test_a_worker_that_dies_is_told():
    with pytest.raises(SpinneyError, match="a worker process has died"):
        list(in_processes(Doubling, ["deadly", 1], 2))
