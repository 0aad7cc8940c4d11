"""What the page's worker offers to Python: lines to the page, what is kept on the device, and workers that think."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Call:
    entry: str
    row: bytes
    times: int


@dataclass(frozen=True)
class Job:
    """Memory to begin with, each piece at its address, and what is to be called then; the first call always is.

    Constants are given by their names: they are only read.
    """

    arrays: Sequence[tuple[int, memoryview]]
    constants: Sequence[tuple[int, str]]
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

    async def net(self, game: str) -> bytes | None:
        """The file with what the bots of a game have learned; none if there is none or it cannot be had now."""
        ...

    async def think(
        self, number: int, game: str, jobs: Sequence[Job], constant: Callable[[str], bytes]
    ) -> Sequence[Sequence[bytes]]:
        """Works on these side by side; gives the arrays of each as they are in the end.

        `constant` gives the bytes of a constant by its name, for a worker that has not got it yet.
        """
        ...

    def stop(self, number: int) -> None:
        """Whoever works on this leaves out the rest."""
        ...
