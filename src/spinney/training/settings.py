"""The settings of a training: all that was chosen for it, kept in a file beside what came of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from spinney.bots.net import WIDEST
from spinney.bots.net_files import Widths
from spinney.engine.errors import SpinneyError
from spinney.engine.files import read_text
from spinney.engine.game import Game

FILE = "settings.json"
Whole = Annotated[int, Meta(ge=1)]
Share = Annotated[float, Meta(ge=0, le=1)]
Above = Annotated[float, Meta(gt=0)]
Width = Annotated[int, Meta(ge=1, le=WIDEST)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a net is trained."""

    game: str
    minutes: Annotated[float, Meta(ge=0)] = 10.0
    """For so long; the rate of learning falls to nothing by then. With 0 a net stays as it is."""
    values: Annotated[float, Meta(ge=0)] = 3.0
    """For so long, in minutes, values are taught apart afterwards."""
    players: tuple[int, ...] = ()
    """With so many players, each game with other options; none: with every number that can play."""
    tables: Whole = 8192
    steps: Whole = 192
    """A roll is so many decisions at every table; then all of them are learned from. Games that are equally long go on
    side by side, so a roll should be as long as a game: otherwise it knows only beginnings, or only ends."""
    batch: Whole = 32768
    """So many decisions are learned from at once."""
    passes: Whole = 1
    """How often a roll is gone through."""
    widths: tuple[Width, Width, Width] = (256, 64, 64)
    """The layers of the net."""
    value_widths: tuple[Width, Width, Width] = (256, 256, 64)
    """The layers of values that are taught apart."""
    apart: bool = False
    """Whether values have these layers from the beginning, and tell in learning what moves were worth."""
    by_seats: bool = False
    """The more seats, the oftener so many play: what is hardest to learn is seen oftenest."""
    rate: Above = 7e-4
    entropy: Annotated[float, Meta(ge=0)] = 0.015
    last_entropy: Annotated[float, Meta(ge=0)] = 0.002
    """How much it is rewarded for trying different moves, at first and at last."""
    trace: Share = 0.95
    """How much of what a decision led to is told by what came later, from one own decision to the next (lambda)."""
    clip: Above = 0.2
    value: Above = 0.5
    """What the error of the values weighs in learning."""
    win: Share = 0.5
    """How much of the reward is winning; the rest is the lead, measured against the leads that are usual."""
    rank: Share = 0.0
    """How much of winning is the rank, and not whether one is the first."""
    past: Share = 0.0
    """At this share of the tables all seats but one are played by an older net of the same training."""
    keep_past: Whole = 8
    """So many older nets are remembered."""
    seed: int = 1


def for_device(settings: Settings, device: str, given: frozenset[str]) -> Settings:
    """A processor has less to do with than a card: fewer tables, unless somebody wants so many."""
    if device == "cpu":
        small = {"tables": 128, "steps": 256, "batch": 4096}
        return msgspec.structs.replace(settings, **{name: n for name, n in small.items() if name not in given})
    return settings


def read(file: Path, game: Game) -> tuple[Settings, frozenset[str]]:
    """Settings from a file, and which of them it names."""
    text = read_text(file).encode()
    try:
        found = msgspec.json.decode(text, type=dict)
        settings = msgspec.convert({"game": game.name, **found}, Settings)
    except (msgspec.DecodeError, msgspec.ValidationError) as why:
        raise SpinneyError(f"{file} has no settings of a training: {why}.") from None
    if settings.game != game.name:
        raise SpinneyError(f"{file} has settings for {settings.game}, not for {game.name}.")
    check(settings, game)
    return settings, frozenset(found)


def check(settings: Settings, game: Game, begun_with: Widths | None = None) -> None:
    """A sentence if nothing can be trained so, or not with what a net of these layers knows."""
    if strange := set(settings.players) - set(game.players):
        raise SpinneyError(f"{game.name} cannot be played by {', '.join(map(str, sorted(strange)))}.")
    if begun_with is not None and any(wide < narrow for wide, narrow in zip(settings.widths, begun_with, strict=True)):
        raise SpinneyError(f"a net with layers of {begun_with} cannot go on with {settings.widths}.")


def encode(settings: Settings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"
