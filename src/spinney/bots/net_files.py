"""Nets as files: what they are for, how they were trained, and their weights (`net.py`).

A file begins with a line that says what it is, then a heading as a line of JSON, then the weights, compressed: the
matrices one after the other, each a row for each input, as numbers of 16 bits; of all of them first the lower byte,
then the higher. Most weights are small, so the higher bytes take little room if they stand together.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from spinney.bots.net import MOST, SEEN_MOST, WIDEST
from spinney.engine.errors import SpinneyError
from spinney.engine.eye import Eye
from spinney.engine.files import read_bytes
from spinney.engine.forms.rules import Declared

MAGIC = b"spinney net 2\n"
MOST_BYTES = 64 << 20
LIKING = ("first", "second", "third", "policy")
VALUES = ("first", "second", "third", "value")
MATRICES = (*LIKING, "value")
APART = ("apart_first", "apart_second", "apart_third", "apart_value")
"""Further matrices, of a net whose values come from layers of their own."""
Widths = tuple[int, int, int]


class UnfitNet(SpinneyError):
    """A net that cannot be used, and why, in a sentence."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a net is for, and how it was made."""

    game: str
    rules: int
    pack: str
    eye: str
    players: tuple[int, ...]
    """The numbers of players it was trained with."""
    widths: Widths
    win: int
    """How much of what a seat gets is winning, in hundredths; the rest is its lead."""
    rank: int
    """How much of winning is the rank, in hundredths."""
    lead: int
    """The lead that is worth half of the most, in hundredths of a point."""
    decisions: int
    """From so many it has learned."""
    minutes: float
    settings: dict[str, Any]
    """All that was chosen for its training."""
    value_widths: Widths | None = None
    """The layers that values come from, if they have layers of their own."""


@dataclass(frozen=True)
class Net:
    """A heading, and for each matrix its rows, as bytes."""

    heading: Heading
    matrices: tuple[bytes, ...]

    def rows(self, eye: Eye) -> tuple[int, ...]:
        return rows_of(eye, self.heading.widths, self.heading.value_widths)


def names_of(heading: Heading) -> tuple[str, ...]:
    return MATRICES if heading.value_widths is None else (*MATRICES, *APART)


def rows_of(eye: Eye, widths: Widths, apart: Widths | None = None) -> tuple[int, ...]:
    """How many rows each matrix has: one for each feature, each number of the layer before, each feature of a move and
    each seat."""
    found = (eye.size, widths[0] + 1, widths[1] + 1, eye.move_size, eye.seats)
    return found if apart is None else (*found, eye.size, apart[0] + 1, apart[1] + 1, eye.seats)


def columns_of(widths: Widths, apart: Widths | None = None) -> tuple[int, ...]:
    one, two, three = widths
    found = (one, two, three, three + 1, three + 1)
    return found if apart is None else (*found, *apart, apart[2] + 1)


def encode(net: Net) -> bytes:
    weights = b"".join(net.matrices)
    return MAGIC + msgspec.json.encode(net.heading) + b"\n" + zlib.compress(weights[::2] + weights[1::2], 9)


def decode(data: bytes, name: str, game: Declared) -> Net:
    """A net for a game, from the bytes of a file; a sentence if it is none, or none for this game."""
    if not data.startswith(MAGIC):
        raise UnfitNet(f"{name} is no net: it does not begin as one does.")
    line, _, packed = data[len(MAGIC) :].partition(b"\n")
    try:
        heading = msgspec.json.decode(line, type=Heading)
        unpacking = zlib.decompressobj()
        unpacked = unpacking.decompress(packed, MOST_BYTES)
    except (msgspec.DecodeError, zlib.error) as why:
        raise UnfitNet(f"{name} is broken: {why}.") from None
    check(heading, name, game)
    eye = game.eye
    assert eye is not None
    widths = (heading.widths, heading.value_widths)
    sizes = [2 * r * c for r, c in zip(rows_of(eye, *widths), columns_of(*widths), strict=True)]
    if len(unpacked) != sum(sizes) or not unpacking.eof:
        raise UnfitNet(f"{name} is broken: it has {len(unpacked)} bytes of weights, and not {sum(sizes)}.")
    weights = bytearray(len(unpacked))
    weights[::2], weights[1::2] = unpacked[: len(unpacked) // 2], unpacked[len(unpacked) // 2 :]
    ends = [sum(sizes[: i + 1]) for i in range(len(sizes))]
    net = Net(heading, tuple(bytes(weights[end - size : end]) for size, end in zip(sizes, ends, strict=True)))
    for which, matrix in zip(names_of(heading), net.matrices, strict=True):
        if not within(matrix, most := largest(which)):
            raise UnfitNet(f"{name} is broken: a weight is larger than {most}.")
    return net


def largest(name: str) -> int:
    """The most of a weight of the matrix of this name."""
    return SEEN_MOST if name in ("first", "apart_first") else MOST


def within(matrix: bytes, most: int) -> bool:
    """Whether no weight is larger, nor smaller than its negative; by the bytes first, since there are millions."""
    if not matrix[1::2].translate(None, bytes(high & 255 for high in range(-(most >> 8), most >> 8))):
        return True
    numbers = memoryview(matrix).cast("h")
    return -most <= min(numbers) and max(numbers) <= most


def check(heading: Heading, name: str, game: Declared) -> None:
    """A sentence if a net was trained for something else than this game, with these components and this eye."""
    if heading.game != game.name:
        raise UnfitNet(f"{name} is a net for another game, {heading.game}, and not for {game.name}.")
    if game.eye is None or heading.eye != game.eye.fingerprint:
        raise UnfitNet(f"{name} was trained to see other features of {game.name} than there are now: train it anew.")
    if heading.pack != game.pack.hash():
        raise UnfitNet(f"{name} was trained with other components of {game.name} than those of this pack.")
    if not all(0 < width <= WIDEST for width in (*heading.widths, *(heading.value_widths or ()))):
        raise UnfitNet(f"{name} is broken: a layer has 1 to {WIDEST} numbers.")


def read(file: Path, game: Declared) -> Net:
    return decode(read_bytes(file), file.name, game)


@lru_cache(maxsize=16)
def net_of(game: Declared) -> Net:
    """The net of a game's bots, or a sentence saying why there is none that could be used."""
    if not game.net_file.exists():
        raise UnfitNet(f"{game.name} has no net: train one with `spinney train {game.name}`.")
    return read(game.net_file, game)
