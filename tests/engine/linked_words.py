"""A vocabulary and two verbs, for the tests of the linker."""

from __future__ import annotations

FIRST = 0
SECOND = 1
THIRD = 2


def doubled(number):
    return raised(2 * number)


def raised(number):
    return number + 1


def lowered(number):
    return number - 1
