"""Days, in UTC: a deal of the day belongs to one, and is kept from everybody else until it is over."""

from __future__ import annotations

from datetime import date, timedelta

from spinney.store.times import now

DATE = len("2026-01-31")


def today() -> str:
    return now()[:DATE]


def after(day: str, days: int = 1) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_past(day: str) -> bool:
    return day < today()


def is_day(text: str) -> bool:
    """Whether a text is a day as we write it, from the first one on that counts to today."""
    try:
        return date.fromisoformat(text).isoformat() == text <= today()
    except ValueError:
        return False
