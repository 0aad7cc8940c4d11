"""There are no threads here: what is short is done at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class AtOnce:
    async def run(self, work: Callable[[], T], for_bot: bool = False) -> T:
        return work()

    def soon(self, work: Callable[[], object]) -> None:
        asyncio.get_running_loop().call_soon(work)

    def close(self) -> None: ...
