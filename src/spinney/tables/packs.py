"""Packs that are entered on the page: what there is to enter, and whether what was entered can be played.

The form of a pack is made from its schema (`SCHEMA` of a game's `box.py`), with the marks of `engine/entering.py`; what
fields and choices are called stands in the game's words:

- `entries-<list>`: a list of the pack.
- `field-<struct>-<field>`: a field of a struct, by the name of its class: `field-tile-edges`.
- `field-<struct>-<field>-<choice>`: a choice of a literal that no mark names otherwise.

A game from elsewhere that has no such words is asked for by the names of its fields.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import NODEFAULT, UNSET, inspect

from spinney.engine.describing import capital
from spinney.engine.entering import Entry
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.packs import THIS_PACK, Component, Pack, toml
from spinney.engine.toml_bounds import MOST_DEPTH, MOST_ENTRIES
from spinney.engine.toml_writing import written
from spinney.tables.library import Library, spoken
from spinney.tables.messages.packs import EntryOf, FieldOf, ListOf, NewPack, PackChecked, PackOf, ValueOf
from spinney.tables.paper import check_size
from spinney.tables.problems import Impossible

Say = Callable[[str], str]
"""From a message to what it says."""


def pack_of(game: Game, language: str) -> PackOf:
    """A pack as it stands in its file, and what can be entered into it."""
    language = spoken(game, language)
    data = tomllib.loads(game.pack_text)
    return PackOf(game.name, game.pack.name, game.pack.hash(), data, lists_of(game, language), _entries(game, language))


def checked(library: Library, wanted: NewPack, language: str) -> PackChecked:
    """A pack, checked; if it can be played, the library knows it from then on."""
    game = library.game(wanted.game)
    data = wanted.data or {}
    check_size(data, MOST_ENTRIES)
    try:
        if wanted.text is not None:
            data = toml(wanted.text, THIS_PACK)
        elif not _can_be_written(data):
            raise Impossible("bad-message")
        found = library.with_pack(game.name, written(data) if wanted.text is None else wanted.text)
    except SpinneyError as error:
        return _refused(Impossible("bad-input", error), data, language)
    except Impossible as problem:
        if problem.code != "bad-input":
            raise
        return _refused(problem, data, language)
    pack = found.pack
    return PackChecked("", pack.name, pack.hash(), found.pack_text, data, _entries(found, spoken(found, language)))


def _refused(problem: Impossible, data: dict[str, Any], language: str) -> PackChecked:
    return PackChecked(problem.told(language).words, "", "", "", data, {})


def _can_be_written(data: Any, depth: int = 0) -> bool:
    """TOML has no word for nothing; and what writes it calls itself for every list within a list."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return depth <= MOST_DEPTH and data is not None and all(_can_be_written(each, depth + 1) for each in inner)


def _entries(game: Game, language: str) -> dict[str, list[EntryOf]]:
    """What entries are called; where a game does not say, by their ids."""
    words = game.words(language)
    told: Callable[[Any], dict[str, list[Entry]]] | None = getattr(game.boxroom, "entries", None)
    if told is not None:
        return {
            name: [EntryOf(capital(words.name(entry.name)), entry.thing, entry.number) for entry in entries]
            for name, entries in told(game.pack).items()
        }
    found: dict[str, list[EntryOf]] = {}
    for name, component in game.pack.components():
        found.setdefault(name, []).append(EntryOf(component.id, "", -1))
    return found


# The form.


def lists_of(game: Game, language: str) -> list[ListOf]:
    return _lists_of(game.boxroom.SCHEMA, game, language)


@lru_cache(maxsize=16)
def _lists_of(schema: type[Any], game: Game, language: str) -> list[ListOf]:
    words = game.words(language)
    return form(schema, lambda message: words.say(message) if message in words else message.rpartition("-")[2])


def form(schema: type[Any], say: Say) -> list[ListOf]:
    """The lists of a pack, with their fields in words."""
    return [
        ListOf(
            each.name,
            say(f"entries-{each.name}"),
            _fields(each.struct, say),
            bool(each.extra.get("grows")),
            each.single,
        )
        for each in _lists(schema)
    ]


class Listed(NamedTuple):
    name: str
    struct: inspect.StructType
    extra: dict[str, Any]
    single: bool


def _lists(schema: type[Any]) -> Iterator[Listed]:
    """The lists of components; what all packs have besides is not entered here."""
    pack = inspect.type_info(schema)
    assert isinstance(pack, inspect.StructType)
    for field in pack.fields:
        if field.name in Pack.__struct_fields__:
            continue
        kind, extra = _bare(field.type)
        single = not isinstance(kind, inspect.ListType)
        struct = _bare(kind.item_type)[0] if isinstance(kind, inspect.ListType) else kind
        assert isinstance(struct, inspect.StructType) and issubclass(struct.cls, Component)
        yield Listed(field.encode_name, struct, extra, single)


def _fields(struct: inspect.StructType, say: Say) -> list[FieldOf]:
    """What is to be entered of a struct. An id is not: it names an entry to others."""
    unasked = ("id", "source") if issubclass(struct.cls, Component) else ("id",)
    return [_field(struct, field, say) for field in struct.fields if field.name not in unasked]


def _field(struct: inspect.StructType, field: inspect.Field, say: Say) -> FieldOf:
    label = f"field-{_kebab(struct.cls.__name__)}-{_kebab(field.encode_name)}"
    kind, extra = _bare(field.type)
    default = field.default_factory() if field.default_factory is not NODEFAULT else field.default
    found = _entered(label, kind, extra, say)
    return msgspec.structs.replace(
        found,
        name=field.encode_name,
        words=capital(say(label)),
        required=field.required,
        default=None if default in (NODEFAULT, UNSET) else msgspec.to_builtins(default),
        house=bool(extra.get("house")),
        names=bool(extra.get("names")),
        follows=extra.get("follows", []),
    )


def _entered(label: str, kind: inspect.Type, extra: dict[str, Any], say: Say) -> FieldOf:
    """How something of a type is entered, as yet without a name. The marks of a text come before its type."""
    if "parts" in extra:
        inner = [
            msgspec.structs.replace(_chosen(part, say), words=capital(say(part["label"]))) for part in extra["parts"]
        ]
        return FieldOf("", "", "parts", separator=extra["separator"], fields=inner)
    if "letters" in extra:
        return FieldOf("", "", "set", choices=_values(extra["letters"], extra["words"], say), joined=True)
    if "among" in extra or "ids" in extra:
        return _chosen(extra, say)
    if isinstance(kind, inspect.LiteralType):
        values = [str(value) for value in kind.values]
        return FieldOf("", "", "choice", choices=_values(values, extra.get("words", label), say))
    if isinstance(kind, inspect.BoolType):
        return FieldOf("", "", "truth")
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        least = kind.ge if kind.ge is not None else kind.gt
        return FieldOf("", "", "number", least=least, most=kind.le, whole=isinstance(kind, inspect.IntType))
    if isinstance(kind, inspect.StrType):
        return FieldOf("", "", "text", most=kind.max_length, phrases=bool(extra.get("phrases")))
    if isinstance(kind, inspect.StructType):
        return FieldOf("", "", "table", fields=_fields(kind, say))
    if isinstance(kind, inspect.TupleType):
        item = _entered(label, *_bare(kind.item_types[0]), say)
        return FieldOf("", "", "list", least=len(kind.item_types), most=len(kind.item_types), fields=[item])
    assert isinstance(kind, inspect.ListType | inspect.VarTupleType), kind
    item = _entered(label, *_bare(kind.item_type), say)
    if item.kind == "choice":
        return FieldOf("", "", "set", choices=item.choices, ids=item.ids)
    return FieldOf("", "", "list", least=0, fields=[item])


def _chosen(extra: dict[str, Any], say: Say) -> FieldOf:
    if "ids" in extra:
        return FieldOf("", "", "choice", ids=extra["ids"])
    return FieldOf("", "", "choice", choices=_values(extra["among"], extra["words"], say))


def _values(values: list[str], words: str, say: Say) -> list[ValueOf]:
    """Values with their words; without a message they speak for themselves."""
    return [ValueOf(value, capital(say(f"{words}-{_kebab(value) or 'none'}")) if words else value) for value in values]


def _bare(kind: inspect.Type) -> tuple[inspect.Type, dict[str, Any]]:
    """A type without its marks, and without the nothing that it may also be; and the marks."""
    extra: dict[str, Any] = {}
    while isinstance(kind, inspect.Metadata | inspect.UnionType):
        if isinstance(kind, inspect.Metadata):
            extra |= kind.extra or {}
            kind = kind.type
        else:
            kind = next(each for each in kind.types if not isinstance(each, inspect.NoneType))
    return kind, extra


def _kebab(name: str) -> str:
    """`WholeCard` and `whole_card` as messages write it; capitals alone are letters of their own: `N`, `CA`."""
    if name.isupper():
        return name
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()
