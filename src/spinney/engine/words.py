"""Words: names and sentences for people, from the Fluent files in a game's `words` folder, one file a language."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Name = tuple[str, dict[str, Any]]
"""How a thing is named: a message and its parts; a part may itself be named."""

ENGLISH = "en"
ENGINE = Path(__file__).parent / "messages"
MOST_QUOTED = 80
SENTENCES = 4_096
"""So many sentences of each language are remembered."""
MOST_IN_A_PART = 2_000  # Fluent refuses to say more than 2,500


class Words:
    """The words of one language, from one or more files; later files may add to earlier ones."""

    def __init__(self, language: str, files: list[Path]) -> None:
        self.language = language
        self._files = files
        self._kept = lru_cache(SENTENCES, typed=True)(self._said)  # finding the words takes most of the time of a state

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # only who speaks needs it

        bundle = FluentBundle([self.language], use_isolating=False)
        for file in self._files:
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return bundle

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, **parts: Any) -> str:
        """The text of a message with its parts filled in."""
        try:
            return self._kept(message, **parts)
        except TypeError:  # a part that cannot be looked up
            return self._said(message, **parts)

    def _said(self, message: str, **parts: Any) -> str:
        pattern = self._bundle.get_message(message).value if message in self else None
        if pattern is None:
            raise KeyError(f"no message {message!r} in {self.language}")
        short = {p: cut(value, MOST_IN_A_PART) if isinstance(value, str) else value for p, value in parts.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise KeyError(f"message {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def name(self, name: Name) -> str:
        """What a thing is called, its parts called by their own names first."""
        message, parts = name
        return self.say(
            message, **{p: self.name(value) if isinstance(value, tuple) else value for p, value in parts.items()}
        )


def cut(text: str, most: int) -> str:
    """A text, or so much of its beginning that it has no more characters than that."""
    return text if len(text) <= most else text[: most - 1] + "…"


def visible(text: str) -> str:
    """A text without characters that would steer a terminal, or turn the writing round."""
    return text if text.isprintable() else "".join(each if each.isprintable() else "\ufffd" for each in text)


def quoted(text: str) -> str:
    """What somebody has written, as a sentence may quote it: however long and odd it is."""
    return visible(cut(text, MOST_QUOTED))


@cache
def languages(folder: Path) -> tuple[str, ...]:
    """Those of which a folder has words. It is asked with every move, and files do not come while a program runs."""
    return tuple(sorted(file.stem for file in folder.glob("*.ftl")))


def nearest(folder: Path, language: str) -> str:
    """The language in which these words speak to somebody who would like this one."""
    return language if language in languages(folder) else ENGLISH


def load(folder: Path, language: str) -> Words:
    """The words of a folder in one of its languages."""
    return _kept(language, (folder / f"{language}.ftl",))


def own(language: str, folder: Path | None = None) -> Words:
    """The engine's words in a language, or in English, and those of a folder besides."""
    folders = [ENGINE] if folder is None else [ENGINE, folder]
    return _kept(nearest(ENGINE, language), tuple(each / f"{nearest(each, language)}.ftl" for each in folders))


@cache
def _kept(language: str, files: tuple[Path, ...]) -> Words:
    return Words(language, list(files))


def count(number: int, what: str) -> str:
    """1 game, 1,234 games: for what is told in English only."""
    return f"{number:,} {what}" + ("" if number == 1 else "s")
