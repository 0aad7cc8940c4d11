"""Times as they are kept: texts in UTC that sort as they follow each other."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    return written(datetime.now(UTC))


def written(time: datetime) -> str:
    return time.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="milliseconds")


def read(text: str) -> datetime:
    """Also as they were kept before version 6: in seconds, with the zone."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
