"""What is said when something from outside is wrong: one clear sentence, never a traceback."""

from __future__ import annotations


class SpinneyError(Exception):
    """Bad input. Its text is one sentence for a person; the command line prints it and exits with 2."""


class Refused(SpinneyError):  # noqa: N818 - reads as it is said: the move was refused
    """A move that the rules do not allow. `reason` is the name of the rule it breaks, as in the game's words."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason
