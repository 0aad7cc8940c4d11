"""What stands in several messages: seats, plies, names and words."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

SPECTATOR = -1

Seat = Annotated[int, Meta(ge=0, le=4)]
Ply = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=80)]
Token = Annotated[str, Meta(max_length=80)]
DeedKey = Annotated[str, Meta(max_length=40)]
"""What whoever does something calls it: the same key twice, because an answer was lost, is the same deed."""
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Text = Annotated[str, Meta(max_length=2_000_000)]
