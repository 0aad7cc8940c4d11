"""What cannot be done, and how that is said: a code for programs, a sentence for people."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from spinney.engine.words import Words, languages, load
from spinney.server.messages import Problem

FOLDER = Path(__file__).parent / "words"
ENGLISH = "en"

STATUS = {
    "no-such-table": 404,
    "no-such-moment": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-words": 404,
    "no-such-rules": 404,
    "no-such-pack": 404,
    "not-your-seat": 403,
    "wrong-token": 403,
    "not-over": 403,
    "bad-message": 400,
    "bad-input": 400,
}
"""How each code is answered over HTTP; whatever is not here is a conflict with how the table stands, 409."""


class Impossible(Exception):  # noqa: N818 - reads as it is said
    """Something that was asked for cannot be done; nothing has changed.

    `words` is given where the sentence is not one of the server's own: a game's reason, a message of the engine.
    """

    def __init__(self, code: str, words: str = "") -> None:
        super().__init__(words or code)
        self.code = code
        self._words = words

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def told(self, language: str) -> Problem:
        return Problem(self.code, self._words or own_words(language).say(f"problem-{self.code}"))


@cache
def own_words(language: str) -> Words:
    """The server's own sentences; in English, if it does not speak the language."""
    return load(FOLDER, language if language in languages(FOLDER) else ENGLISH)
