"""What an entry takes, by the names that its annotations use: whole numbers, and memory of these kinds.

A box and tables are bytes that linked code views as records; the others are arrays of whole numbers, of fractions (for
searches, never for rules), and of unsigned numbers, such as a bot's stream of chance. `Int` and `Byte` are whole
numbers of 32 bits and of 8 (not negative): what many games write at once for a learner. The names are what matters:
they say how an entry is called from outside (`forms/program.py`).
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
IntRows = Any
IntCubes = Any
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
    "IntRows": 2,
    "IntCubes": 3,
    "ByteRows": 2,
}
"""How many lengths each kind has."""
