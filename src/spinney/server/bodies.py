"""Bodies of requests: how large each may be, and how they are read.

JSON is read in the event loop, and nobody else is served meanwhile. So what a route takes is bounded by what it is for.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException, SerializationException

from spinney.server.rates import Rates
from spinney.tables.hosting import ASKER
from spinney.tables.problems import Impossible

MOST_BYTES = 16_000
"""Of what somebody does: a hundred moves that are made at once have a few thousand."""
MOST_OF_FILES = 250_000
"""Of what may have a pack, a record, a pad or a table on paper in it: the largest have some tens of thousands."""

READER = msgspec.json.Decoder(float_hook=float)
"""Python reads a number with many digits ten times as fast as msgspec does."""


class Read(Request[Any, Any, Any]):
    """A request whose body is counted as it comes, and whose JSON is read soon enough, whatever it says."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        sending: Rates | None = self.app.state.sending
        try:
            async for part in super().stream():
                if sending is not None and (wait := sending.spend(ASKER.get(), much=len(part))):
                    raise Impossible("too-often", seconds=int(wait) + 1)
                yield part
        except InternalServerException:  # whoever sent it has gone, which is no fault of the server
            raise Impossible("bad-message") from None

    async def json(self) -> Any:
        try:
            return READER.decode(await self.body())
        except msgspec.DecodeError as error:
            raise SerializationException(str(error)) from error
