"""What cannot be done: a code for programs, a sentence for people."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spinney.engine.errors import SpinneyError
from spinney.engine.words import Words, own
from spinney.tables.messages.saying import Problem

FOLDER = Path(__file__).parent / "words"

STATUS = {
    "no-such-table": 404,
    "no-such-moment": 404,
    "no-such-seat": 404,
    "no-such-game": 404,
    "no-such-words": 404,
    "no-such-rules": 404,
    "no-such-lesson": 404,
    "no-such-puzzle": 404,
    "no-such-aid": 404,
    "no-such-pack": 404,
    "no-such-person": 404,
    "no-such-day": 404,
    "no-pad": 404,
    "no-such-pad": 404,
    "no-such-line": 404,
    "pad-crowded": 429,
    "no-such-address": 404,
    "bad-address": 400,
    "no-mail": 404,
    "mail-failed": 503,
    "wrong-code": 403,
    "not-known": 403,
    "not-your-seat": 403,
    "not-host": 403,
    "no-chat": 403,
    "wrong-token": 403,
    "wrong-recovery": 403,
    "no-name": 400,
    "too-many-tables": 429,
    "not-over": 403,
    "day-not-over": 403,
    "play-first": 403,
    "same-for-all": 403,
    "no-ratings": 403,
    "bad-message": 400,
    "bad-input": 400,
    "other-seats": 400,
    "not-to-be-rated": 400,
    "no-such-judge": 400,
    "no-such-bot": 400,
    "no-such-clock": 400,
    "nothing-said": 400,
    "too-big": 413,
    "not-json": 415,
    "wrong-host": 421,
    "too-often": 429,
    "crowded": 429,
    "foreign-page": 403,
    "no-such-page": 404,
    "failed": 500,
    "store": 503,
    "ending": 503,
    "unreadable": 503,
    "device-full": 507,
    "device-forbidden": 507,
}
"""How each code is answered over HTTP; whatever is not here is a conflict with how the table stands, 409."""


class Impossible(Exception):
    """Something that was asked for cannot be done; nothing has changed.

    `words` is given where the sentence is not one of the server's own: a game's reason, an error of the engine.
    `parts` are those of the server's sentence.
    """

    def __init__(self, code: str, words: str | SpinneyError = "", **parts: Any) -> None:
        super().__init__(words or code)
        self.code = code
        self.parts = parts
        self._words = words

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)

    def told(self, language: str) -> Problem:
        if isinstance(self._words, SpinneyError):
            sentence = self._words.told(language)
            return Problem(self.code, sentence[:1].upper() + sentence[1:])
        return Problem(self.code, self._words or own_words(language).say(f"problem-{self.code}", **self.parts))


def own_words(language: str) -> Words:
    """The server's own sentences; in English, if it does not speak the language."""
    return own(language, FOLDER)
