"""Moments of recorded games (`web/positions`): what the gallery shows, and what the tests of the page look at."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import spinney
from browsing import Address
from spinney.bots.levels import make_bot
from spinney.engine.seeds import key_from

POSITIONS = Path(__file__).parent.parent / "web" / "positions"
NAMES = ("Wren", "Maud", "Ivo", "Juniper", "Hazel")
BOT = "search:200"


@dataclass(frozen=True)
class Moment:
    """A moment of a recorded game: so much of it has been played (1: all), and then a seat has the turn.

    With a phase it is the first moment of that phase from there on.
    """

    game: str
    players: int
    share: float
    options: dict[str, str] = field(default_factory=dict)
    phase: str = ""

    @property
    def path(self) -> Path:
        return POSITIONS / ("-".join([self.game, str(self.players), *self.options.values()]) + ".txt")


MOMENTS = {
    "once": {
        "start": Moment("once", 4, 0.0),
        "late": Moment("once", 4, 0.8),
        "two": Moment("once", 2, 0.6),
        "give": Moment("once", 4, 0.5, phase="give"),
        "teams": Moment("once", 4, 0.7, {"mode": "teams"}),
        "solo": Moment("once", 1, 0.7),
        "end": Moment("once", 4, 1.0),
    },
    "legendary": {
        "start": Moment("legendary", 5, 0.0),
        "late": Moment("legendary", 5, 0.85),
        "two": Moment("legendary", 2, 0.6),
        "tree": Moment("legendary", 5, 0.6, phase="tree"),
        "end": Moment("legendary", 5, 1.0),
    },
    "dartmoor": {
        "start": Moment("dartmoor", 5, 0.0, phase="action"),  # of the caves only one is left
        "late": Moment("dartmoor", 5, 0.95),
        "two": Moment("dartmoor", 2, 0.6),
        "full": Moment("dartmoor", 2, 0.022, phase="action"),
        "place": Moment("dartmoor", 5, 0.6, phase="place"),
        "pay": Moment("dartmoor", 2, 0.2, phase="pay"),
        "end": Moment("dartmoor", 5, 1.0),
    },
    "floresta": {
        "start": Moment("floresta", 4, 0.0),
        "late": Moment("floresta", 4, 0.8),
        "two": Moment("floresta", 2, 0.6),
        "sides": Moment("floresta", 3, 0.6, {"sides": "random"}),
        "draw": Moment("floresta", 4, 0.4, phase="draw"),
        "end": Moment("floresta", 4, 1.0),
    },
    "reforest": {
        "start": Moment("reforest", 4, 0.0),
        "late": Moment("reforest", 4, 0.85),
        "two": Moment("reforest", 2, 0.6),
        "events": Moment("reforest", 3, 0.6, {"events": "on"}),
        "solo": Moment("reforest", 1, 0.7),
        "action": Moment("reforest", 4, 0.5, phase="action"),
        "gather": Moment("reforest", 4, 0.3, phase="gather"),
        "end": Moment("reforest", 4, 1.0),
    },
}


# Recorded games.


def play(moment: Moment) -> str:
    """A game of bots that look ahead a little, as a record."""
    game = spinney.game(moment.game)
    match = spinney.Match(game, moment.players, game.choices(moment.players, **moment.options), key_from("gallery"))
    bot, stream = make_bot(BOT, match.rules, cores=2), match.rules.stream(7)
    while not match.over:
        seat = match.acting[0]
        match.play(bot.choose(match.view_bytes(seat), seat, match.legal(seat), stream), seat)
    return str(match.record())


def renew(moments: list[Moment]) -> None:
    POSITIONS.mkdir(exist_ok=True)
    for moment in {moment.path: moment for moment in moments}.values():
        moment.path.write_text(play(moment), encoding="utf-8")
        print(moment.path.name)


# Tables at such a moment.


def table_at(server: Address, moment: Moment) -> dict[str, Any]:
    """A table at that moment, with the token of its first seat; at the end of a game, its replay."""
    record = moment.path.read_text(encoding="utf-8")
    replay = server.ask("/records", {"record": record})["table"]
    if moment.share >= 1:
        return {"table": replay, "tokens": []}
    last = server.ask(f"/tables/{replay}?since=1000000")["last"]
    ply = _turn(server, replay, int(moment.share * last), last, moment.phase)
    seats = [{"kind": "person", "name": name} for name in NAMES[: moment.players]]
    made = server.ask(f"/tables/{replay}/branch", {"ply": ply, "seats": seats})
    return {"table": made["table"], "tokens": [one for one in made["tokens"] if one["seat"] == 0]}


def _turn(server: Address, replay: str, first: int, last: int, phase: str) -> int:
    """The first ply from there on at which the first seat is asked something."""
    for ply in range(first, last):
        state = server.ask(f"/tables/{replay}/at/{ply}?since=1000000")
        if 0 in state["acting"] and phase in ("", state["phase"]):
            return ply
    raise SystemExit(f"{replay}: no such moment")


def kept(tables: dict[str, dict[str, Any]], moments: dict[str, Moment]) -> list[dict[str, Any]]:
    """What a browser keeps of tables at which it sits."""
    return [
        {**tables[name], "game": moment.game, "title": moment.game, "touched": 1, "over": False}
        for name, moment in moments.items()
    ]
