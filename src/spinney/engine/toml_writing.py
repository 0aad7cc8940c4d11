"""Writes TOML: what `tomllib` reads again as the same data. Nothing in the standard library does.

Tables and lists of tables that stand at the top get headings, as people write them; what is inside them stands in line.
"""

from __future__ import annotations

import json
import re
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+")
LINE = 118


def written(data: dict[str, Any]) -> str:
    """The text of a TOML file that says this. What is `None` is left out: TOML has no word for nothing."""
    data = {key: value for key, value in data.items() if value is not None}
    lines = [_pair(key, value) for key, value in data.items() if not _has_heading(value)]
    for key, value in data.items():
        if isinstance(value, dict):
            lines += ["", f"[{_key(key)}]", *_pairs(value)]
        elif _has_heading(value):
            for entry in value:
                lines += ["", f"[[{_key(key)}]]", *_pairs(entry)]
    return "\n".join(lines).strip("\n") + "\n"


def _has_heading(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list | tuple) and len(value) > 0 and all(isinstance(entry, dict) for entry in value)
    )


def _pairs(table: dict[str, Any]) -> list[str]:
    return [_pair(key, value) for key, value in table.items() if value is not None]


def _pair(key: str, value: Any) -> str:
    line = f"{_key(key)} = {_value(value)}"
    if len(line) <= LINE or not isinstance(value, list | tuple):
        return line
    return "\n".join([f"{_key(key)} = [", *(f"  {_value(each)}," for each in value), "]"])


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        inner = ", ".join(_pair_in_line(key, each) for key, each in value.items() if each is not None)
        return f"{{ {inner} }}" if inner else "{}"
    return f"[{', '.join(_value(each) for each in value)}]"


def _pair_in_line(key: str, value: Any) -> str:
    return f"{_key(key)} = {_value(value)}"


def _text(text: str) -> str:
    """JSON's escapes are TOML's, but for the one character that JSON leaves as it is and the halves of others."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
