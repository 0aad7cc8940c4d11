"""Noting which components a move used: generic code, linked to each game."""

from __future__ import annotations

from spinney.engine.contract import table_of
from spinney.engine.memory import NumberRows, Numbers, TableMemory

# A row of what `note` looks for: the event, where its row of the chronicle has the seat (0: it is everyone's) and the
# component, and where the component's numbers begin in the list of columns.
EVENT, SEAT, PART, FIRST = range(4)


def note(table_memory: TableMemory, wanted: NumberRows, columns: Numbers, uses: NumberRows) -> None:
    """Counts the components that the chronicle of the last move names."""
    table = table_of(table_memory)
    for i in range(table.told):
        row = table.chronicle[i]
        for j in range(len(wanted)):
            look = wanted[j]
            if look[EVENT] == row[0] and row[look[PART]] >= 0:
                column = columns[look[FIRST] + row[look[PART]]]
                if look[SEAT] > 0:
                    uses[row[look[SEAT]]][column] += 1
                else:
                    for seat in range(table.players):
                        uses[seat][column] += 1


ENTRIES = (note,)
