"""Seeds: what people type to get the same game again, as keys of chance and as streams for bots."""

from __future__ import annotations

import secrets
from hashlib import sha256


def key_from(seed: int | str | None) -> bytes:
    """A 128-bit key of chance from a seed, or a new one that nobody knows."""
    if seed is None:
        return secrets.token_bytes(16)
    return sha256(f"spinney seed {seed}".encode()).digest()[:16]


def key_hash(key: bytes) -> str:
    """What may be told about a key before the game: when the key itself is told, everybody can check it by this.

    SHA-256 of the bytes `spinney deal ` and the 16 bytes of the key, in hex. The key cannot be computed from it; but a
    key from a seed can be guessed if the seed can.
    """
    return sha256(b"spinney deal " + key).hexdigest()


def stream_seed(seed: int | str) -> int:
    """A seed for the stream of a bot or a simulation, from whatever names it."""
    return int.from_bytes(key_from(seed)[:8], "little")
