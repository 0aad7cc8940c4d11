"""The page is told, not taught: at every move of recorded games, what it derives from a state is what Python says.

For each game some playthroughs are replayed. The states are made as the server makes them, for the first seat and for a
spectator, and written down with the `truth` of `tests/page/told/<game>.py`. Then `web/told/told.test.ts` reads them,
derives the same things with the functions of the board, and compares.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import pytest

from conformance.settings import published_games
from page.helpers import REPOSITORY
from playthroughs import Head, decide, files
from spinney.store.entries import Logged, Moved, SeatRow, TableRow
from spinney.tables.course import Course
from spinney.tables.library import components
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.tutor import Tutor
from spinney.tables.views import Views

VIEWERS = (0, SPECTATOR)
LANGUAGE = "en"
LONGEST = 300  # seconds: the machine may be slow and busy


def heads(game) -> list[Head]:
    """Two playthroughs: one with the fewest players, one with the most."""
    found = sorted((Head.read(path) for path in files(game)), key=lambda head: head.players)
    return [found[0], found[-1]]


def moments(head: Head, truth) -> Iterator[dict[str, Any]]:
    """Every moment of a recorded game as each viewer is told it, with what is true of it."""
    game = head.game
    match = game.new(head.players, seed=head.seed, form="interpreted", **head.choices)
    row = TableRow("told", game.name, game.pack.hash(), dict(head.choices), b"", "", [SeatRow("person")] * head.players)
    course = Course(game, row.seats, match.to_bytes())
    views, stream = Views(row, course, Tutor(row, course)), [head.seed]
    while True:
        for viewer in VIEWERS:
            state = views.state(viewer, LANGUAGE, course.last, since=course.last)
            view = course.view(viewer, course.last)
            yield {"state": state, "truth": truth(game, view, viewer)}
        if match.over:
            return
        seat, move = decide(match, match.acting, stream)
        match.play(move, seat)
        course.apply(Logged(Moved(seat, move.kind, move.parts)))


@pytest.mark.parametrize("game", published_games(), ids=lambda game: game.name)
def test_what_the_page_derives_is_what_python_says(game, tmp_path):
    truth = import_module(f"page.told.{game.name}").truth
    lines = [components(game, LANGUAGE), *(moment for head in heads(game) for moment in moments(head, truth))]
    written = tmp_path / f"{game.name}.jsonl"
    written.write_bytes(b"\n".join(msgspec.json.encode(line) for line in lines))
    run = subprocess.run(
        ["npm", "run", "--silent", "told"],
        cwd=REPOSITORY / "web",
        env=os.environ | {"TOLD_GAME": game.name, "TOLD_FILE": str(written), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{len(lines) - 1} moments" in run.stdout, run.stdout
