"""The fair queue: ranks, then whoever asks in turns, then their tables in turns."""

from __future__ import annotations

from spinney.server.bots.fair import FairQueue


def all_of(queue, ranks=3):
    return [queue.take(ranks) for _ in range(len(queue))]


def test_whoever_asks_for_much_waits_longer_than_whoever_asks_for_little():
    queue = FairQueue(3)
    for table in range(50):
        queue.put(0, "crowd", f"table {table}", f"crowd {table}")
    queue.put(0, "one", "their table", "one")
    assert len(queue) == 51
    assert all_of(queue)[:3] == ["crowd 0", "one", "crowd 1"]
    assert len(queue) == 0 and queue.take(3) is None


def test_tables_of_one_asker_are_served_in_turns():
    queue = FairQueue(1)
    for job in ("a1", "a2", "a3", "b1"):
        queue.put(0, "ann", job[0], job)
    assert all_of(queue, 1) == ["a1", "b1", "a2", "a3"]


def test_whoever_has_been_served_comes_last_even_if_they_ask_again():
    queue = FairQueue(1)
    queue.put(0, "ann", "a", "a1")
    queue.put(0, "bob", "b", "b1")
    assert queue.take(1) == "a1"
    queue.put(0, "ann", "a", "a2")
    assert all_of(queue, 1) == ["b1", "a2"]


def test_whoever_rests_is_passed_over():
    queue = FairQueue(2)
    for rank, asker in ((0, "ann"), (0, "bob"), (1, "bob"), (1, "eve")):
        queue.put(rank, asker, asker[0], f"{asker} {rank}")
    assert queue.take(2, {"ann"}) == "bob 0"
    assert queue.take(2, {"ann", "bob"}) == "eve 1"
    assert queue.take(2, {"ann", "bob"}) is None
    assert all_of(queue, 2) == ["ann 0", "bob 1"]


def test_lower_ranks_come_first_and_others_can_be_left_out():
    queue = FairQueue(3)
    queue.put(2, "ann", "a", "analysis")
    queue.put(1, "ann", "a", "hint")
    queue.put(0, "bob", "b", "bot")
    assert [queue.take(1), queue.take(1), queue.take(2), queue.take(2), queue.take(3)] == [
        "bot",
        None,
        "hint",
        None,
        "analysis",
    ]


def test_what_nobody_wants_any_more_leaves_the_line():
    queue = FairQueue(1)
    queue.put(0, "ann", "a", "a1")
    queue.put(0, "ann", "a", "a2")
    assert queue.remove(0, "ann", "a", "a1") and not queue.remove(0, "ann", "a", "a1")
    assert not queue.remove(0, "bob", "a", "a2")
    assert len(queue) == 1 and all_of(queue, 1) == ["a2"]


def test_how_many_are_before():
    queue = FairQueue(3)
    for rank, many in ((0, 2), (1, 3), (2, 4)):
        for job in range(many):
            queue.put(rank, "ann", "a", f"{rank} {job}")
    assert [queue.before(rank) for rank in range(3)] == [2, 5, 9]
    queue.take(3)
    queue.remove(1, "ann", "a", "1 2")
    assert [queue.before(rank) for rank in range(3)] == [1, 3, 7] and len(queue) == 7
