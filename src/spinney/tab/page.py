"""What the page's worker offers to Python: lines to the page, what is kept on the device, and workers that think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Call:
    entry: str
    row: bytes
    times: int


@dataclass(frozen=True)
class Job:
    """Memory to begin with, each piece at its address, and what is to be called then; the first call always is."""

    arrays: Sequence[tuple[int, memoryview]]
    calls: Sequence[Call]


class Page(Protocol):
    def send(self, line: int, text: str) -> None: ...

    def closed(self, line: int, code: int) -> None:
        """The line ends here."""
        ...

    async def table(self, table_id: str) -> str | None:
        """What is kept of a table, as JSON (`store.Kept`)."""
        ...

    async def pack(self, pack_hash: str) -> str | None:
        """The text of a pack."""
        ...

    async def write(self, batch: str) -> str:
        """Keeps all of a batch (`store.Batch`) or nothing; tells what went wrong: "taken", "full" or "forbidden"."""
        ...

    async def think(self, number: int, game: str, jobs: Sequence[Job]) -> Sequence[Sequence[bytes]]:
        """Works on these side by side; gives the memory of each as it is in the end."""
        ...

    def stop(self, number: int) -> None:
        """Whoever works on this leaves out the rest."""
        ...
