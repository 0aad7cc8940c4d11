"""What an entry takes, by the names that its annotations use: numbers, and memory of these kinds.

A box and tables are bytes that linked code views as records; the others are arrays of whole numbers, of fractions (for
searches, never for rules) or a bot's stream of chance. The names are all that matters: they say how an entry is called
from outside.
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
Stream = Any

LENGTHS = {"Numbers": 1, "NumberRows": 2, "NumberCubes": 3, "Fractions": 1, "FractionRows": 2, "Stream": 1}
"""How many lengths each kind of array has."""
