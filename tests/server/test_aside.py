"""What is done aside: who asks for much waits for it alone, and whoever leaves leaves nothing behind."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from server.helpers import SECONDS, in_a_loop
from spinney.server.aside import PEOPLE_THREADS, Aside
from spinney.tables.hosting import ASKER


def run(story):
    """A story with threads of its own, in an event loop."""

    async def told():
        aside = Aside()
        aside.begin()
        try:
            return await story(aside)
        finally:
            aside.close()

    return in_a_loop(told())


def ask(aside, asker, work):
    ASKER.set(asker)
    return asyncio.ensure_future(aside.run(work))


def test_one_who_asks_for_a_hundred_things_does_not_keep_another_waiting():
    done = []

    async def story(aside):
        held = Event()
        crowd = [ask(aside, "crowd", held.wait) for _ in range(PEOPLE_THREADS)]
        crowd += [ask(aside, "crowd", lambda: done.append("crowd")) for _ in range(100)]
        one = ask(aside, "one", lambda: done.append("one"))
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(one, *crowd)

    run(story)
    assert len(done) == 101 and "one" in done[: PEOPLE_THREADS + 1]


def test_nobody_has_all_threads():
    """Whoever asks for what takes long keeps the others waiting in no thread."""

    async def story(aside):
        held = Event()
        crowd = [ask(aside, "crowd", held.wait) for _ in range(2 * PEOPLE_THREADS)]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(ask(aside, "one", lambda: "done"), SECONDS) == "done"
        held.set()
        assert await asyncio.wait_for(asyncio.gather(*crowd), SECONDS) == [True] * 2 * PEOPLE_THREADS

    run(story)


def test_bots_have_a_thread_of_their_own():
    async def story(aside):
        held = Event()
        people = [ask(aside, "", held.wait) for _ in range(2 * PEOPLE_THREADS)]
        await asyncio.sleep(0)
        assert await aside.run(lambda: "moved", for_bot=True) == "moved"
        held.set()
        await asyncio.gather(*people)

    run(story)


def test_what_goes_wrong_is_told_to_who_asked():
    def fails():
        raise ValueError("no")

    async def story(aside):
        with pytest.raises(ValueError, match="no"):
            await aside.run(fails)
        return await aside.run(lambda: 7)

    assert run(story) == 7


def test_whoever_has_left_takes_no_place():
    done = []

    async def story(aside):
        held = Event()
        first = [ask(aside, str(asker), held.wait) for asker in range(PEOPLE_THREADS)]
        gone = ask(aside, "", lambda: done.append("gone"))
        await asyncio.sleep(0)
        gone.cancel()
        last = ask(aside, "", lambda: done.append("last"))
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(last, *first)

    run(story)
    assert done == ["last"]


def test_what_has_not_begun_when_the_server_ends_is_cancelled():
    done = []

    async def story(aside):
        held = Event()
        begun = [ask(aside, str(asker), held.wait) for asker in range(PEOPLE_THREADS)]
        waiting = [ask(aside, "", lambda: done.append("waiting")) for _ in range(3)]
        await asyncio.sleep(0)
        held.set()
        aside.close()
        late = [asyncio.ensure_future(aside.run(lambda: done.append("late"), for_bot)) for for_bot in (False, True)]
        ends = asyncio.gather(*begun, *waiting, *late, return_exceptions=True)
        return [type(end) for end in await asyncio.wait_for(ends, SECONDS)]

    assert run(story) == [bool] * PEOPLE_THREADS + [asyncio.CancelledError] * 5
    assert done == []
