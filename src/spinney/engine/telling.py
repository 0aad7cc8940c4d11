"""Telling: moves, events and reasons as sentences.

A message is named after what it tells: `move-place`, `event-placed`, `reason-not-asked`, `ask-give` for the prompt of a
phase. Its parts are the parts of the move or event, numbers as people count them and things by their names.

An event's sentence can speak to whoever reads it: for its part `seat` there is `$you`, "yes" if that seat is the
reader's and "no" otherwise, and for any other part that is a seat, such as `to`, there is `$to_you`.

A game may have a `telling.py` of its own, with any of

- `name(teller, view, kind, number, seat)`: what a thing is called whose name depends on the table, such as a place by
  what lies there; `""` for all others. `seat` is who moves or did what is told, or -1;
- `parts(teller, view, seat, kind, parts)`: names of parts of a move that depend on its other parts, such as a side of a
  tile by how that tile lies;
- `event_parts(teller, view, kind, parts)`: names of parts of an event that the log calls otherwise than a move does;
- `prompt(teller, view)`: what is asked now: whose effect it is, what is wanted, how many are left.
"""

from __future__ import annotations

from spinney.engine.header import SPECTATOR
from spinney.engine.layout import Record as Table
from spinney.engine.showing import Item, Said, Thing
from spinney.engine.title import Title
from spinney.engine.words import Name


class Teller:
    """Puts things into words in one language, from one point of view at a time: it is given views, never the table."""

    def __init__(self, game: Title, language: str = "en", names: list[str] | None = None) -> None:
        self.game = game
        self.words = game.words(language)
        self._things: dict[str, list[Name]] = game.boxroom.names(game.pack)
        self._names = names
        self._called: dict[tuple[str, int], str] = {}

    def thing(self, kind: str, number: int) -> str:
        """What a number of this kind is called."""
        if kind == "number":
            return str(number + 1)
        if kind == "seat":
            if self._names is not None:
                return self._names[number]
            return self.words.say("seat", number=number + 1)
        if number < 0:
            return self.words.say(f"{kind}-unknown")
        if (kind, number) not in self._called:
            self._called[kind, number] = self.words.name(self._things[kind][number])
        return self._called[kind, number]

    def there(self, view: Table, kind: str, number: int, seat: int = -1) -> str:
        """What a thing is called on this table."""
        named = getattr(self.game.telling, "name", None)
        return (named(self, view, kind, number, seat) if named else "") or self.thing(kind, number)

    def part(self, view: Table, kind: str, number: int, seat: int = -1) -> str | int:
        """A part of a sentence: things by name; amounts, and how many a set has, as numbers: there is a singular."""
        if kind == "set":
            return number.bit_count()
        return number if kind == "amount" and number >= 0 else self.there(view, kind, number, seat)

    def said(self, view: Table, what: Said, seat: int = -1) -> str:
        """A message or a thing of a zone; parts of the message that are things are called by their names."""
        if isinstance(what, Thing):
            return self.there(view, what.kind, what.number, seat)
        message, parts = (what, {}) if isinstance(what, str) else what
        named = {
            part: self.there(view, *value, seat) if isinstance(value, Thing) else value for part, value in parts.items()
        }
        return self.words.say(message, **named)

    def item(self, view: Table, item: Item, seat: int = -1) -> str:
        """What an item of a zone is called."""
        return self.said(view, item.label or item.thing or "", seat)

    def move(self, view: Table, seat: int, move: int) -> str:
        """A move in words, as the seat that makes it sees it."""
        name, parts = self.game.moves.decode(move)
        told: dict[str, str | int] = {}
        for part, number in parts.items():
            declared = self.game.moves.kinds[name].parts[part]
            if declared.field:
                number = getattr(view, declared.field)[seat][number]
            told[part] = self.part(view, declared.thing, number, seat)
        together = getattr(self.game.telling, "parts", None)
        if together is not None:
            told |= together(self, view, seat, name, parts)
        return self.words.say(f"move-{name}", **told)

    def chronicle(self, view: Table, viewer: int = SPECTATOR) -> list[str]:
        """What the last move did, one sentence an event; if a `viewer` is given, told to whoever sits there."""
        lines = []
        otherwise = getattr(self.game.telling, "event_parts", None)
        for code, *numbers in view.chronicle[: view.told]:
            event = self.game.events[code]
            parts = dict(zip(event.parts, numbers, strict=False))
            seat = parts.get("seat", -1)
            told = {part: self.part(view, event.parts[part], number, seat) for part, number in parts.items()}
            for part, number in parts.items():
                if event.parts[part] == "seat":
                    told["you" if part == "seat" else f"{part}_you"] = "yes" if number == viewer >= 0 else "no"
            if otherwise is not None:
                told |= otherwise(self, view, event.name, parts)
            lines.append(self.words.say(f"event-{event.name}", **told))
        return lines

    def prompt(self, view: Table) -> str:
        """What is asked now."""
        asked = getattr(self.game.telling, "prompt", None)
        if asked is not None:
            return str(asked(self, view))
        return self.words.say(f"ask-{self.game.phases[view.phase]}")

    def help(self, view: Table) -> list[str]:
        """The rules that matter now, and how points are counted, as far as a game's words tell them."""
        messages = (f"help-{self.game.phases[view.phase]}", "help-score")
        return [self.words.say(message) for message in messages if message in self.words]

    def reason(self, name: str) -> str:
        return self.words.say(f"reason-{name}")
