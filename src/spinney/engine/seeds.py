"""Seeds: what people type to get the same game again, as keys of chance and as streams for bots."""

from __future__ import annotations

import secrets
from hashlib import sha256


def key_from(seed: int | str | None) -> bytes:
    """A 128-bit key of chance from a seed, or a new one that nobody knows."""
    if seed is None:
        return secrets.token_bytes(16)
    return sha256(f"spinney seed {seed}".encode()).digest()[:16]


def stream_seed(seed: int | str) -> int:
    """A seed for the stream of a bot or a simulation, from whatever names it."""
    return int.from_bytes(key_from(seed)[:8], "little")
