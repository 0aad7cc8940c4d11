"""What an entry takes, by the names that its annotations use: whole numbers, and memory of these kinds.

A box and tables are bytes that linked code views as records; the others are arrays of whole numbers, of fractions (for
searches, never for rules), and of unsigned numbers, such as a bot's stream of chance. `Int`, `Short` and `Byte` are
whole numbers of 32 bits, of 16 and of 8 (not negative): what many games write at once for a learner, and what a net
reckons with. The names are what matters: they say how an entry is called from outside (`forms/program.py`).
"""

from __future__ import annotations

from typing import Any

BoxMemory = Any
TableMemory = Any
Numbers = Any
NumberRows = Any
NumberCubes = Any
Fractions = Any
FractionRows = Any
Unsigned = Any
Stream = Any
StreamRows = Any
Ints = Any
IntRows = Any
IntCubes = Any
Shorts = Any
ShortRows = Any
ByteRows = Any

AXES = {
    "int": 0,
    "BoxMemory": 0,
    "TableMemory": 0,
    "Numbers": 1,
    "NumberRows": 2,
    "NumberCubes": 3,
    "Fractions": 1,
    "FractionRows": 2,
    "Unsigned": 1,
    "Stream": 1,
    "StreamRows": 2,
    "Ints": 1,
    "IntRows": 2,
    "IntCubes": 3,
    "Shorts": 1,
    "ShortRows": 2,
    "ByteRows": 2,
}
"""How many lengths each kind has."""
