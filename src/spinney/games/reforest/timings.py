"""When a plant does what is printed on it [39]; events have a timing of their own."""

from __future__ import annotations

WHEN_PLAYED = 0
WHEN_PLAYED_COST = 1
PASSIVE = 2
REACTION = 3
BEFORE_GATHERING = 4
AFTER_GATHERING = 5
WHEN_COVERED = 6
SCORING = 7
EVENT = 8
