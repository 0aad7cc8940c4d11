"""Recovery codes: made by chance, and kept as Argon2id.

A hash costs 19 MB and some hundredths of a second, in threads of their own; few are worked out at the same time, and
few wait for it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from spinney.tables.pad_rooms import LETTERS
from spinney.tables.problems import Impossible

GROUPS, LENGTH = 5, 4
"""20 of 27 letters and digits: 95 bits."""
AT_ONCE = 2
MOST_WAITING = 20
T = TypeVar("T")


def new_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))


def plain(code: str) -> str:
    """A code as it is compared: with or without the lines between its groups, in any letters."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


class Codes:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(AT_ONCE, "codes")
        self._waiting = 0
        self._nobodys = ""

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def hashed(self, code: str) -> str:
        return await self._work(lambda: self._hasher.hash(plain(code)))

    async def fits(self, code: str, recovery: str) -> bool:
        """Whether a code is that of a hash. Without a hash it takes as long, and does not."""
        return await self._work(lambda: self._fits(plain(code), recovery))

    def _fits(self, code: str, recovery: str) -> bool:
        if not recovery and not self._nobodys:
            self._nobodys = self._hasher.hash(new_code())
        try:
            return self._hasher.verify(recovery or self._nobodys, code) and bool(recovery)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Impossible("crowded")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
