"""Between Python and the page's worker: what crosses is made into what the other side understands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from spinney.tab.host import Host
from spinney.tab.page import Job


class Worker:
    """A `Page` behind the object that the worker gives."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self.send = page.send
        self.closed = page.closed
        self.stop = page.stop

    async def table(self, table_id: str) -> str | None:
        return _text(await self._page.table(table_id))

    async def pack(self, pack_hash: str) -> str | None:
        return _text(await self._page.pack(pack_hash))

    async def write(self, batch: str) -> str:
        return str(await self._page.write(batch))

    async def net(self, game: str) -> bytes | None:
        data = await self._page.net(game)
        return data.to_bytes() if hasattr(data, "to_bytes") else None

    async def think(
        self, number: int, game: str, jobs: Sequence[Job], constant: Callable[[str], bytes]
    ) -> Sequence[Sequence[bytes]]:
        from js import Object  # type: ignore[import-not-found]  # these are there in a browser only
        from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

        plain = [
            {
                "arrays": [{"at": at, "bytes": data} for at, data in job.arrays],
                "constants": [{"at": at, "name": name} for at, name in job.constants],
                "calls": [{"entry": call.entry, "row": call.row, "times": call.times} for call in job.calls],
            }
            for job in jobs
        ]
        plans = to_js(plain, dict_converter=Object.fromEntries)
        asked = create_proxy(lambda name: to_js(constant(name)))  # it is asked until all have begun
        try:
            results = await self._page.think(number, game, plans, asked)
        finally:
            asked.destroy()
        return [[array.to_bytes() for array in arrays] for arrays in results]


def _text(value: Any) -> str | None:
    """Nothing is `null` there, which is not `None` in every version."""
    return value if isinstance(value, str) else None


def hosted(page: Any) -> Host:
    return Host(Worker(page))
