"""Logs: a line for each thing worth telling, as text or as JSON, and no secret in any of them.

Nobody writes a token, a cookie, a code or a key into the log on purpose. But an error may quote what it was given, and
its traceback the rest; so every line is cleaned as the last thing before it is written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Literal, TextIO

from spinney.server.operating.metrics import Counter

Form = Literal["text", "json"]
GONE = "[removed]"
SHOWN = 4  # letters of a table's name: enough to find it again for whoever has the database

# Names of classes are long and have capitals, too; a random text hardly ever looks like one.
_CAMEL = re.compile(r"(?:[A-Z][a-z]{2,}|[A-Z]{2,5}(?=[A-Z][a-z]|$))+")
_LONG = re.compile(r"[A-Za-z0-9_-]{16,}")
RULES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(://)[^/\s@]*@"), rf"\1{GONE}@"),
    (re.compile(r"(?i)\b(bearer|basic)\s+\S+"), rf"\1 {GONE}"),
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization)(['\"]?\s*[:=,]\s*).*"), rf"\1\2{GONE}"),
    (re.compile(r"(?i)\b(token|secret|password|recovery|code|key|keys|auth|p256dh)(['\"]?\s*[:=]\s*)(?!\[)[^\s,;)}]+"),
     rf"\1\2{GONE}"),
    (re.compile(r"\b([Tt]able '?)([\w-]{4})[\w-]{8}\b"), r"\1\2..."),
    (re.compile(r"(/(?:tables?|pads?|join|people|sessions?|daily)/)[\w-]++(?!\.py\", line)"), rf"\1{GONE}"),
    (re.compile(r"\b[A-Z0-9]{4,}(?:-[A-Z0-9]{4,})+\b"), GONE),
    (re.compile(r"[\w.+-]+@[\w-]+\.[\w.-]+"), GONE),
)  # fmt: skip
"""What is never to be seen, and what stands in its place."""


def cleaned(text: str) -> str:
    """A text without what might be a secret; rather too much is removed than too little."""
    for pattern, instead in RULES:
        text = pattern.sub(instead, text)
    return _LONG.sub(_unless_a_word, text)


def _unless_a_word(found: re.Match[str]) -> str:
    word = found[0]
    plain = word.replace("_", "").replace("-", "")
    is_name = plain.isalpha() and (plain.islower() or (plain.isupper() and "_" in word))
    return word if is_name or _CAMEL.fullmatch(plain) else GONE


class TextLines(logging.Formatter):
    """For people: when, how bad, who, what."""

    def format(self, record: logging.LogRecord) -> str:
        return cleaned(f"{_time(record)} {record.levelname.lower():7} {record.name}: {super().format(record)}")


class JsonLines(logging.Formatter):
    """For programs: one object a line; what a request was is in fields of their own."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"time": _time(record), "level": record.levelname.lower(), "logger": record.name}
        fields = getattr(record, "fields", None)
        if fields is None:
            told["message"] = cleaned(record.getMessage())
            if record.exc_info:
                told["error"] = cleaned(self.formatException(record.exc_info))
        return json.dumps(told | (fields or {}), ensure_ascii=False)


class Counting(logging.Handler):
    """Counts errors, so that somebody can be woken by them."""

    def __init__(self, errors: Counter) -> None:
        super().__init__(logging.ERROR)
        self._errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        self._errors.add()


FORMS: dict[Form, type[logging.Formatter]] = {"text": TextLines, "json": JsonLines}


def begin(form: Form | None, stream: TextIO | None = None) -> None:
    """From now on all logs go this way. Without a form it is text, and requests are not told."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(FORMS[form or "text"]())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("spinney.access").setLevel(logging.INFO if form else logging.WARNING)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
