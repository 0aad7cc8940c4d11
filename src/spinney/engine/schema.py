"""Data from outside, read through a schema: what is not as declared is said in one sentence that names the place.

`msgspec` finds the mistake. Here it gets its place as people count, what was found there, and the keys or values that
are known there: as a message that can be told in every language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from threading import Lock
from typing import Annotated, Any

import msgspec
from msgspec import inspect

from spinney.engine.errors import Wrong
from spinney.engine.words import Name

EntryName = Callable[[str, int, Any], Name | None]
"""What an entry of a list is called, by the key of the list, its index and what it holds; nothing: by its number."""

NAMING_LETTERS = 40
NAMING = rf"^[A-Za-z0-9][A-Za-z0-9_-]{{0,{NAMING_LETTERS - 1}}}\Z"
Naming = Annotated[str, msgspec.Meta(pattern=NAMING)]
"""A text that names something: an id, or what refers to one. A page may put it into addresses and drawings."""

MOST_LETTERS, MOST_ITEMS, MOST_NUMBER = 1_000, 500, 10_000
"""What a text, a list and a number have at most where a schema sets no limit: more than anything printed needs."""

MISTAKES = {
    rf"Expected `str` matching regex {re.escape(repr(NAMING))}": "mistake-naming",
    r"Expected `(?P<wanted>[^`]+)`, got `(?P<found>[^`]+)`": "mistake-type",
    r"Expected `(?P<wanted>str)` matching regex .*": "mistake-type",
    r"Expected `(?P<wanted>[^`]+)` (?P<limit>[<>]=? \S+)": "mistake-limit",
    r"Expected `(?P<wanted>str|array)` of length <= (?P<most>\d+)": "mistake-long",
    r"Expected `array` of length (?P<wanted>\d+), got (?P<found>\d+)": "mistake-length",
    r"Object missing required field `(?P<key>[^`]+)`": "mistake-missing",
    r"Object contains unknown field `(?P<key>[^`]+)`": "mistake-unknown",
    r"Invalid enum value (?P<found>.+)": "mistake-value",
}
"""What msgspec says of data that are not as declared; whatever else it may say is `mistake-other`."""

TYPES = {"array": "type-list", "object": "type-table", "str": "type-text", "int": "type-number", "bool": "type-truth"}
"""What msgspec calls the types of TOML; all others are `type-other`."""

UNSHOWN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Categories of Unicode: what steers a terminal, turns the writing round, or ends a line."""

PREPARING = Lock()
"""msgspec learns a type when it is used for the first time; two threads that teach it the same type crash it."""

UNKNOWN = object()  # a value to which msgspec does not tell the way
ANY = inspect.AnyType()


def read(data: Any, schema: type[Any], entry_name: EntryName) -> Any:
    """What the data say, as the schema declares it."""
    kind = inspect.type_info(schema)
    try:
        with PREPARING:
            found = msgspec.convert(data, schema)
    except msgspec.ValidationError as error:
        sentence, _, path = str(error).partition(" - at ")
        place, value, kind = _follow(path, data, kind, entry_name)
        raise _wrong(place, _mistake(sentence, value, kind)) from None
    for path, mistake in _excesses(data, "$"):
        raise _wrong(_follow(path, data, kind, entry_name)[0], mistake)
    return found


def _wrong(place: str | Name, mistake: Name) -> Wrong:
    return Wrong("mistake-at", place=place, mistake=mistake) if place else Wrong(mistake[0], **mistake[1])


def _excesses(data: Any, path: str) -> Iterator[tuple[str, Name]]:
    """What is too long, too large or cannot be shown, each with the path to it as msgspec would write it."""
    if isinstance(data, str):
        if len(data) > MOST_LETTERS:
            yield path, _long("str", MOST_LETTERS, data)
        elif any(unicodedata.category(each) in UNSHOWN for each in data):
            yield path, ("mistake-characters", {})
    elif isinstance(data, int | float) and not -MOST_NUMBER <= data <= MOST_NUMBER:
        yield path, ("mistake-range", {"least": str(-MOST_NUMBER), "most": str(MOST_NUMBER), "found": repr(data)})
    elif isinstance(data, list):
        if len(data) > MOST_ITEMS:
            yield path, _long("array", MOST_ITEMS, data)
        for index, value in enumerate(data):
            yield from _excesses(value, f"{path}[{index}]")
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from _excesses(value, path + (f".{key}" if re.fullmatch(r"[\w-]+", key) else "[...]"))


def _follow(path: str, data: Any, kind: Any, entry_name: EntryName) -> tuple[str | Name, Any, Any]:
    """Where a path of msgspec (`$.card[3].a`) leads: the place as people call it, what is there, and its type."""
    entry: Name | None = None
    names: list[str] = []
    value, last = data, ""  # the last key
    for key, index in re.findall(r"\.([^.\[\]`]+)|\[(\d+|\.{3})\]", path):
        kind = _inner(kind, key, index)
        if value is UNKNOWN or index == "...":
            value = UNKNOWN
            continue
        value = value[key or int(index)]
        if key:
            names.append(key)
            last = key
            continue
        name = entry_name(last, int(index), value)
        if name:
            entry, names = name, []
        elif names and names[-1] == last:
            names[-1] += f" {int(index) + 1}"
        else:
            names.append(str(int(index) + 1))
    if not entry:
        return ", ".join(names), value, kind
    return ("at-part", {"entry": entry, "part": ", ".join(names)}) if names else entry, value, kind


def _inner(kind: Any, key: str, index: str) -> Any:
    """The type of a member of something."""
    kind = _present(kind)
    if hasattr(kind, "fields"):
        return next((field.type for field in kind.fields if field.encode_name == key), ANY)
    if isinstance(kind, inspect.TupleType):
        return kind.item_types[int(index)]
    return getattr(kind, "value_type" if isinstance(kind, inspect.DictType) else "item_type", ANY)


def _present(kind: Any) -> Any:
    """The type of something that need not be there, where it is; of several that it may have, the first."""
    while isinstance(kind, inspect.Metadata | inspect.UnionType):
        types = kind.types if isinstance(kind, inspect.UnionType) else (kind.type,)
        kind = next(each for each in types if not isinstance(each, inspect.NoneType))
    return kind


def _mistake(sentence: str, value: Any, kind: Any) -> Name:
    """What msgspec says, as a message; with the keys or values that are known there."""
    kind = _present(kind)
    for pattern, message in MISTAKES.items():
        match = re.fullmatch(pattern, sentence)
        if match:
            return _with_parts(message, match.groupdict(), value, kind)
    return "mistake-other", {}


def _with_parts(message: str, parts: dict[str, Any], value: Any, kind: Any) -> Name:
    if message in ("mistake-type", "mistake-limit"):
        parts["wanted"] = _type(parts["wanted"])
        parts["found"] = repr(value) if isinstance(value, str | int | float) else _type(parts["found"])
    if message == "mistake-naming":
        parts |= {"most": str(NAMING_LETTERS), "found": repr(value)}
    if message == "mistake-long":
        return _long(parts["wanted"], int(parts["most"]), value)
    if message == "mistake-limit" and isinstance(kind, inspect.IntType) and None not in (kind.ge, kind.le):
        return "mistake-range", {"least": str(kind.ge), "most": str(kind.le), "found": parts["found"]}
    if message == "mistake-unknown":
        parts["known"] = ", ".join(field.encode_name for field in getattr(kind, "fields", ()))
    if message == "mistake-value":
        values = [each.value for each in kind.cls] if isinstance(kind, inspect.EnumType) else kind.values
        parts["known"] = ", ".join(map(str, values))
    return message, parts


def _long(type_name: str, most: int, value: Any) -> Name:
    return "mistake-long", {"wanted": _type(type_name), "most": most, "found": len(value)}


def _type(name: str) -> Name:
    """A type as people call it. TOML knows no null, so nobody need hear of it."""
    name = name.removesuffix(" | null")
    return (TYPES[name], {}) if name in TYPES else ("type-other", {"type": name})
