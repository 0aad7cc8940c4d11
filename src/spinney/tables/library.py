"""The games there are, each with the packs that are kept, and what a page is told about them before anybody plays."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

import msgspec

import spinney
from spinney.bots.levels import NAMES
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game, every_game, found_games
from spinney.engine.layout import NOBODY, Record
from spinney.engine.packs import SOURCES, THIS_PACK
from spinney.engine.rulebook import rules_of
from spinney.engine.telling import Teller
from spinney.engine.words import ENGLISH, Words, languages, nearest
from spinney.store.contract import TableStore
from spinney.tables.messages.games import CardOf, ChoiceOf, Components, FactOf, GameOffer, OptionOf, PartOf
from spinney.tables.messages.lessons import LessonOffer, PuzzleOffer
from spinney.tables.problems import Impossible
from spinney.teaching.lessons import in_language, lessons
from spinney.teaching.puzzles import asked, in_days, own_words, puzzles

PACKAGED_RULES = Path(__file__).parent / "rules"
WRITTEN_RULES = Path(__file__).parents[3] / "docs" / "rules"
MOST_PACKS = 32


class Library:
    """Games by name and pack. A pack that was brought once is found again by its hash.

    Packs of tables are kept by the store. Others, as they come from whoever enters one, are known until so many others
    have been asked for since.
    """

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._games: dict[tuple[str, str], Game] = {}
        self._lock = Lock()

    def game(self, name: str, pack_hash: str = "") -> Game:
        """A game with the pack of this hash; without a hash, with its usual pack."""
        if name not in found_games():
            raise Impossible("no-such-game")
        game = spinney.game(name)
        if pack_hash in ("", game.pack.hash()):
            return game
        found = self._games.get((name, pack_hash))
        if found is None:
            text = self._store.pack(pack_hash)
            if text is None:
                raise Impossible("no-such-pack")
            found = self._made(name, text)
        self._keep(found, pack_hash)
        return found

    def game_of(self, name: str, pack_hash: str, rules: int) -> Game:
        """The game of a table or a record that was played with a version of the rules.

        What was played with older rules and a pack that is not known here, or does not fit the rules any more, goes on
        with the pack that the game comes with now.
        """
        try:
            return self.game(name, pack_hash)
        except Impossible:
            if self.game(name).rules_version == rules:
                raise
            return self.game(name)

    def knows(self, name: str, pack_hash: str) -> bool:
        """Whether a game can be played with this very pack."""
        try:
            self.game(name, pack_hash)
        except Impossible:
            return False
        return True

    def with_pack(self, name: str, text: str) -> Game:
        """A game with the components in a text, which is checked."""
        self.game(name)
        game = self._made(name, text)
        self._keep(game, game.pack.hash())
        return game

    def _made(self, name: str, text: str) -> Game:
        try:
            return Game(name, found_games()[name], text, THIS_PACK)
        except SpinneyError as error:
            raise Impossible("bad-input", error) from None

    def _keep(self, game: Game, pack_hash: str) -> None:
        """By the hash under which its pack is known: a newer version may hash the same text differently.

        What was asked for last is forgotten last.
        """
        with self._lock:
            self._games.pop((game.name, pack_hash), None)
            if len(self._games) >= MOST_PACKS:
                self._games.pop(next(iter(self._games)))
            self._games[game.name, pack_hash] = game


def spoken(game: Game, language: str) -> str:
    """This language if the game has texts in it, otherwise English."""
    return nearest(game.folder / "words", language)


def words_text(game: Game, language: str) -> str:
    """The words of a game, as they stand in its file."""
    if language not in languages(game.folder / "words"):
        raise Impossible("no-such-words")
    return (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")


class PageText(NamedTuple):
    """A page to read, as Markdown, in a language."""

    text: str
    language: str


def aid_page(game: Game, language: str) -> PageText:
    """The player's aid of a game, in English if it has none in this language."""
    pages = {page.stem: page for page in (game.folder / "aid").glob("*.md")}
    found = language if language in pages else ENGLISH
    if found not in pages:
        raise Impossible("no-such-aid")
    return PageText(pages[found].read_text(encoding="utf-8"), found)


def rules_page(name: str, language: str) -> PageText:
    """The rules page of a game in a language; in English, if there is none.

    From the wheel, or from the repository's `docs/rules`: the English pages there, the others in a folder each.
    """
    for folder in (PACKAGED_RULES, WRITTEN_RULES):
        pages = {page.parent.name: page for page in folder.glob(f"*/{name}.md")}
        english = folder / f"{name}.md"
        if language in pages:
            return PageText(pages[language].read_text(encoding="utf-8"), language)
        if english.is_file():
            return PageText(english.read_text(encoding="utf-8"), ENGLISH)
    raise Impossible("no-such-rules")


def lesson_offers(game: Game, language: str) -> list[LessonOffer]:
    """The lessons of a game."""
    language = spoken(game, language)
    return [
        LessonOffer(
            lesson.name,
            in_language(lesson.file.title, language),
            in_language(lesson.file.summary, language),
            [in_language(chapter.title, language) for chapter in lesson.file.chapters],
        )
        for lesson in lessons(game).values()
    ]


def puzzle_offers(game: Game, language: str) -> list[PuzzleOffer]:
    """The puzzles of a game, the easy ones first."""
    words, found = own_words(language), puzzles(game)
    turns = {puzzle.name: number for number, puzzle in enumerate(in_days(found))}
    return [
        PuzzleOffer(puzzle.name, puzzle.grade, asked(puzzle, words), puzzle.players, turns[puzzle.name])
        for puzzle in found
    ]


def spoken_languages() -> list[str]:
    """The languages in which any game has words."""
    return sorted({language for game in every_game() for language in languages(game.folder / "words")})


def offers(language: str) -> list[GameOffer]:
    """What there is to play."""
    return _offers(language if language in spoken_languages() else ENGLISH)


@lru_cache
def _offers(language: str) -> list[GameOffer]:
    return [offer(game, language) for game in every_game()]


def offer(game: Game, language: str) -> GameOffer:
    about, words = game.about(spoken(game, language)), game.words(spoken(game, language))
    counts: dict[str, int] = {
        str(source): sum(lists[source] for lists in game.pack.sources().values()) for source in SOURCES
    }
    options = [
        OptionOf(
            option.name,
            words.say(f"option-{option.name}"),
            words.say(help_of) if (help_of := f"option-{option.name}-help") in words else "",
            [ChoiceOf(c.name, words.say(f"{option.name}-{c.name}"), list(c.players)) for c in option.choices],
            option.together,
            option.ruling,
        )
        for option in game.options
    ]
    return GameOffer(
        game.name,
        about.title,
        about.authors,
        about.publisher,
        about.year,
        about.minutes,
        about.summary,
        about.note,
        rule_count(game.name),
        list(game.players),
        options,
        counts,
        round(counts["house"] / max(sum(counts.values()), 1), 3),
        list(languages(game.folder / "words")),
        list(NAMES),
    )


def rule_count(name: str) -> int:
    """How many numbered rules the rules page has: they are the rows of its tables that begin with a number."""
    try:
        return len(re.findall(r"^\| *\d+[a-z]? *\|", rules_page(name, ENGLISH).text, re.MULTILINE))
    except Impossible:
        return 0


def components(game: Game, language: str) -> Components:
    """Everything that is printed, and what it is called."""
    return _components(game, spoken(game, language))


@lru_cache(maxsize=16)
def _components(game: Game, language: str) -> Components:
    teller = Teller(game, language)
    kinds = game.boxroom.names(game.pack)
    return Components(
        game.name,
        game.pack.name,
        game.pack.hash(),
        msgspec.to_builtins(game.pack),
        {kind: [teller.thing(kind, number) for number in range(len(things))] for kind, things in kinds.items()},
        cards(game, teller.words),
        box_fields(game.box),
        {
            name: {part: PartOf(each.count, each.thing, each.field) for part, each in kind.parts.items()}
            for name, kind in game.moves.kinds.items()
        },
        list(game.phases),
        {event.name: event.parts for event in game.events},
        list(game.sheet),
        rules_of(game),
    )


def cards(game: Game, words: Words) -> dict[str, list[CardOf]]:
    """What there is to say about things, as far as the game says it."""
    described = game.describe(game.pack, words) if game.describe else {}
    return {
        kind: [
            CardOf(each.name, each.latin, [FactOf(*fact) for fact in each.facts], each.source, FactOf(*each.brief))
            for each in things
        ]
        for kind, things in described.items()
    }


def box_fields(box: Record) -> dict[str, Any]:
    """A box as JSON for the page, without what only the rules look up in it."""
    return {field.name: getattr(box, field.name) for field in box.layout.fields if field.seen != NOBODY}


def fields(record: Record) -> dict[str, Any]:
    """A view as JSON for the page: its numbers by the names of the fields."""
    return {name: getattr(record, name) for name in record.layout.names}
