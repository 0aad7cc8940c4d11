"""Errors in what comes from outside: one clear sentence, never a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from spinney.engine.words import ENGLISH, own, quoted, visible

OURS = ("known", "kinds", "wanted", "where")
"""Parts of messages that come from us, or that name a file: they are told in full. All others may quote anybody."""


class SpinneyError(Exception):
    """Bad input. Its text is one sentence for a person; the command line prints it and exits with 2."""

    def told(self, language: str, words: Path | None = None) -> str:
        """The sentence in a language, if there is one; `words` are those of the error that this one explains."""
        return str(self)


class Wrong(SpinneyError):
    """Bad input that a page, too, may have to explain: a message of the engine and its parts.

    A part may be a thing with a name (`words.Name`), or the error behind this one. Where the message is not the
    engine's, `from_words` says whose it is. The text is the sentence in English.
    """

    def __init__(self, message: str, /, **parts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.parts = parts
        self.words: Path | None = None

    def from_words(self, folder: Path) -> Wrong:
        """The same, where the messages are in the words of this folder: a game's, say."""
        self.words = folder
        return self

    def told(self, language: str, words: Path | None = None) -> str:
        folder = self.words or words
        return own(language, folder).name((self.message, _tellable(self.parts, language, folder)))

    def __str__(self) -> str:
        return self.told(ENGLISH)


def _tellable(parts: dict[str, Any], language: str, folder: Path | None) -> dict[str, Any]:
    """The parts of a message as they can be put into a sentence: errors told, and short what is quoted."""
    return {part: _told(part, value, language, folder) for part, value in parts.items()}


def _told(part: str, value: Any, language: str, folder: Path | None) -> Any:
    if isinstance(value, SpinneyError):
        return value.told(language, folder)
    if isinstance(value, tuple):
        return value[0], _tellable(value[1], language, folder)
    if isinstance(value, str):
        return visible(value) if part in OURS else quoted(value)
    return value


@contextmanager
def in_words(folder: Path) -> Iterator[None]:
    """What goes wrong in here is told in the words of this folder."""
    try:
        yield
    except Wrong as error:
        raise error.from_words(folder) from None


class Refused(Wrong):
    """A move that the rules do not allow. `reason` is the name of the rule it breaks, as in the game's words."""

    def __init__(self, reason: str, move: str, words: Path) -> None:
        super().__init__("move-refused", move=move, why=(f"reason-{reason}", {}))
        self.reason = reason
        self.words = words
