"""The 64 faces of the house set, once more and by hand: animals of species a and b, and what else is on a card."""

from __future__ import annotations

from typing import NamedTuple


class Face(NamedTuple):
    a: int
    b: int
    saw: bool = False
    start: bool = False


UPPER = """
01: 0/0 saw    02: 0/0        03: 1/0        04: 0/1
05: 1/1 saw    06: 1/1        07: 2/0        08: 2/0
09: 0/2        10: 0/2        11: 2/1 saw    12: 2/1
13: 1/2 saw    14: 1/2        15: 3/0        16: 0/3
"""
GROUND = """
01: 0/0 start  02: 0/0 start  03: 0/0 start  04: 0/0 start
05: 0/0 saw    06: 1/1 saw    07: 2/0        08: 2/0
09: 0/2        10: 0/2        11: 2/1 saw    12: 2/1
13: 1/2 saw    14: 1/2        15: 3/0        16: 0/3
"""


def level(letter: str, text: str) -> dict[str, Face]:
    faces = {}
    entries = text.replace("saw", "+saw").replace("start", "+start").replace(" +", "+").replace(": ", ":").split()
    for entry in entries:
        slot, _, face = entry.partition(":")
        animals, _, mark = face.partition("+")
        a, _, b = animals.partition("/")
        faces[letter + slot] = Face(int(a), int(b), mark == "saw", mark == "start")
    return faces


FACES = level("G", GROUND) | level("F", UPPER) | level("S", UPPER) | level("C", UPPER)
