"""A title: a game as its folder declares it, its files put together, with one pack of components.

What plays it (`match.py`) or tells it (`telling.py`) works with this. `docs/adding-a-game.md` says what each file of a
folder holds.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from spinney.engine import contract, packs, reasons, words
from spinney.engine.advice import Advice
from spinney.engine.describing import Describe
from spinney.engine.errors import SpinneyError, Wrong, in_words
from spinney.engine.eye import Eye
from spinney.engine.files import read_text
from spinney.engine.forms.compiled import Compiled
from spinney.engine.forms.interpreted import Interpreted
from spinney.engine.forms.module import Unfit
from spinney.engine.forms.rules import Rules
from spinney.engine.forms.wasm import Module
from spinney.engine.grammar import Grammar
from spinney.engine.header import Laid, Option, Use, events_of
from spinney.engine.layout import Layout, Record
from spinney.engine.moves import Moves
from spinney.engine.secrets import concealer
from spinney.engine.several import Several
from spinney.engine.showing import Show
from spinney.engine.vocabulary import numbered
from spinney.engine.winning import Team, against_target, teams_of

NET = "learned.net"
"""Beside the rules of a game: what its bots have learned (`bots/net_files.py`)."""
FORMS = ("auto", "compiled", "interpreted", "module")
log = logging.getLogger("spinney")

Worth = Callable[[Any, Any, int], dict[str, int]]
Quote = int | str | dict[str, int]
"""A number, the name of a reason, or several numbers by name."""
Quotes = Callable[[Any, Any, int], Mapping[str, Quote]]
ChooseSeveral = Callable[[Any, Any, int], Several | None]


def filled(boxroom: ModuleType, pack: Any, where: str | words.Name) -> Record:
    """The box with what a pack says; `where` is what messages call the pack."""
    box = boxroom.BOX.plain()
    boxroom.fill(pack, box)
    misfit = boxroom.BOX.misfit(box)
    if misfit:  # compiled rules would read another number
        raise Wrong("pack-number", where=where, field=misfit)
    return box


class Title:
    """One game with one pack of components, as declared."""

    def __init__(
        self,
        name: str,
        package: str,
        pack_text: str | None = None,
        where: str | words.Name = "",
        net_file: Path | None = None,
    ) -> None:
        self.name = name
        self.package = package
        self.folder = Path(str(import_module(package).__file__)).parent
        self.net_file = net_file or self.folder / NET
        self.words_folder = self.folder / "words"
        self.boxroom = import_module(f"{package}.box")
        table = import_module(f"{package}.table")
        moves = import_module(f"{package}.moves")
        scoring = import_module(f"{package}.scoring")
        secrets = import_module(f"{package}.secrets")

        if pack_text is None:
            pack_text = read_text(self.folder / "pack.toml")
        self.pack_text = pack_text
        where = where or ("pack-of", {"game": name})
        self.pack: Any = packs.load(pack_text, self.boxroom.SCHEMA, self.check, name, where)
        self.box_layout: Layout = self.boxroom.BOX
        self.box = filled(self.boxroom, self.pack, where)

        self.rules_version: int = table.RULES
        self.table_layout: Layout = table.TABLE
        self.seats: int = table.SEATS
        self.players: tuple[int, ...] = table.PLAYERS
        self.options: tuple[Option, ...] = table.OPTIONS
        self.phases = tuple(numbered(import_module(f"{package}.phases")))
        self.events = events_of(import_module(f"{package}.events"))
        self.uses: tuple[Use | Laid, ...] = table.USES
        self.most_moves: int = table.MOST_MOVES
        self.moves: Moves = moves.MOVES
        self.most_legal: int = moves.MOST_LEGAL
        self.reasons = tuple(numbered(reasons, import_module(f"{package}.reasons")))
        self.sheet: tuple[str, ...] = scoring.SHEET
        self.point: int = scoring.POINT
        self.points_to_beat: Callable[[Any, Any], int] | None = getattr(scoring, "points_to_beat", None)
        self.advice: Advice = import_module(f"{package}.advice").ADVICE
        legality, turn, setup = (import_module(f"{package}.{room}") for room in ("legality", "turn", "setup"))
        written = Grammar(self.table_layout, self.moves, legality, turn, setup, scoring).functions
        self.meaning: Mapping[Callable[..., Any], Callable[..., Any]] = {
            contract.setup: written["setup"],
            contract.legal: written["legal"],
            contract.play: written["play"],
            contract.refuse: written["refuse"],
            contract.score: written["score"],
            contract.total: written.get("total") or scoring.total,
            contract.standing: getattr(scoring, "standing", contract.standing),
            contract.redeal: secrets.redeal,
            contract.conceal: concealer(self.table_layout, self.events, secrets.conceal),
            contract.points_to_beat: self.points_to_beat or contract.points_to_beat,
            contract.turns_begun: getattr(turn, "turns_begun", contract.turns_begun),
            contract.observe: self._if_there("eye", "observe") or contract.observe,
            contract.observe_move: self._if_there("eye", "observe_move") or contract.observe_move,
        }

    def check(self, pack: Any) -> None:
        """The laws of the game's box; what is wrong with a pack is said in the game's own words."""
        with in_words(self.words_folder):
            self.boxroom.check(pack)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, pack={self.pack.name!r})"

    # Rooms that a game may have.

    @cached_property
    def scorer(self) -> Any:
        """What scores tables that were written down by hand (`by_hand.Scorer`), where a game has it."""
        return self._if_there("by_hand", "scored")

    @cached_property
    def resume(self) -> Callable[[Any, Any, Any], None] | None:
        """What lays a table out as it was written down by hand, to play on from there: see `resuming.py`."""
        resume: Callable[[Any, Any, Any], None] | None = self._if_there("resuming", "resumed")
        return resume

    @cached_property
    def eye(self) -> Eye | None:
        """What a learner sees, where a game has it."""
        eye: Eye | None = self._if_there("eye", "EYE")
        return eye

    @cached_property
    def worth(self) -> Worth | None:
        """What each thing on a table brings a seat now, by `kind/number`, where a game tells it."""
        worth: Worth | None = self._if_there("worth", "worth")
        return worth

    @cached_property
    def quotes(self) -> Quotes | None:
        """What a seat that has to choose is told about its choices beforehand, where a game tells it."""
        quotes: Quotes | None = self._if_there("quotes", "quotes")
        return quotes

    @cached_property
    def show(self) -> Show | None:
        """What lies where on a table, where a game tells it: see `showing.py`."""
        show: Show | None = self._if_there("showing", "zones")
        return show

    @cached_property
    def several(self) -> ChooseSeveral | None:
        """What a seat is to choose several of at once, where a game has such choices."""
        several: ChooseSeveral | None = self._if_there("several", "several")
        return several

    @cached_property
    def telling(self) -> ModuleType | None:
        """How a game names what depends on the table, and what it asks: see `Teller`."""
        room = f"{self.package}.telling"
        return None if find_spec(room) is None else import_module(room)

    @cached_property
    def describe(self) -> Describe | None:
        """What there is to say about every thing, where a game tells it."""
        describe: Describe | None = self._if_there("describing", "cards")
        return describe

    def _if_there(self, room: str, name: str) -> Any:
        if find_spec(f"{self.package}.{room}") is None:
            return None
        return getattr(import_module(f"{self.package}.{room}"), name)

    @property
    def example(self) -> str:
        """A table written down by hand, as `by_hand.py` reads it, with comments that explain it."""
        file = self.folder / "example.toml"
        if not file.exists():
            raise SpinneyError(f"{self.pack.about.title} has no example of a table written down by hand.")
        return read_text(file)

    # Forms of the rules.

    @cached_property
    def interpreted(self) -> Rules:
        return Interpreted(self)

    @cached_property
    def module(self) -> Rules:
        return Module(self)

    @cached_property
    def compiled(self) -> Rules:
        return Compiled(self)

    @cached_property
    def quickest(self) -> Rules:
        """The quickest form that is ready, and the only place where that is decided.

        Compiled, if somebody has had these rules compiled on this machine; or else the module; or else interpreted, and
        then it is said why. Nothing is built here: nobody who wants to play waits for a compiler.
        """
        if Compiled.ready(self):
            return self.compiled
        try:
            return self.module
        except Unfit as why:
            log.warning(
                "%s The rules run interpreted, and bots think long. To build it: spinney build %s", why, self.name
            )
            return self.interpreted

    def rules(self, form: str = "auto") -> Rules:
        """The rules in a form: `interpreted`, `module`, `compiled`, or `auto`, the quickest that is ready."""
        if form not in FORMS:
            raise SpinneyError(f"rules are {', '.join(FORMS[:-1])} or {FORMS[-1]}, not {form!r}.")
        found: Rules = self.quickest if form == "auto" else getattr(self, form)
        return found

    # Starting a match.

    def choices(self, players: int, /, **chosen: str) -> dict[str, str]:
        """The options of a game for so many players: those chosen, defaults for the rest; a sentence if impossible."""
        if players not in self.players:
            title, numbers = self.pack.about.title, player_numbers(self.players)
            raise Wrong("other-players", title=title, numbers=numbers, players=str(players))
        for name in chosen:
            if name not in [option.name for option in self.options]:
                options: str | words.Name = ", ".join(option.name for option in self.options) or ("no-options", {})
                raise Wrong("no-such-option", game=self.name, option=name, known=options)
        found = {}
        for option in self.options:
            fitting = [c.name for c in option.choices if not c.players or players in c.players]
            value = chosen.get(option.name, fitting[0])
            if value not in [c.name for c in option.choices]:
                known = ", ".join(c.name for c in option.choices)
                raise Wrong("no-such-choice", game=self.name, option=option.name, known=known, choice=value)
            if value not in fitting:
                numbers = player_numbers(next(c.players for c in option.choices if c.name == value))
                raise Wrong(
                    "choice-players",
                    game=self.name,
                    option=option.name,
                    choice=value,
                    players=players,
                    numbers=numbers,
                )
            found[option.name] = value
        return found

    def teams(self, players: int, choices: Mapping[str, str]) -> tuple[Team, ...]:
        """The seats that win together, team by team; usually everybody is a team of one."""
        return teams_of(self.options, choices, players)

    def has_target(self, choices: Mapping[str, str]) -> bool:
        """Whether the game is won by beating a target: a solitaire that can be lost."""
        return against_target(self.options, choices)

    def every_setting(self) -> Iterator[tuple[int, dict[str, str]]]:
        """Every number of players with every combination of options that fits it; options that go together do."""
        for players in self.players:
            fitting = {
                option: [choice.name for choice in option.choices if not choice.players or players in choice.players]
                for option in self.options
            }
            most = max((len(fitting[option]) for option in self.options if option.together), default=1)
            for turn in range(most):
                tried = [[names[turn % len(names)]] if option.together else names for option, names in fitting.items()]
                for combination in product(*tried):
                    yield players, {option.name: name for option, name in zip(fitting, combination, strict=True)}

    def some_settings(self, most: int) -> list[tuple[int, dict[str, str]]]:
        """All settings; of very many a fixed sample that has every choice with every number of players."""
        every = list(self.every_setting())
        if len(every) <= most:
            return every
        every.sort(key=lambda setting: sha256(f"{self.name} {setting}".encode()).digest())
        sample: list[tuple[int, dict[str, str]]] = []
        rest: list[tuple[int, dict[str, str]]] = []
        seen: set[tuple[int, str, str]] = set()
        for players, choices in every:
            marks = {(players, *choice) for choice in choices.items()}
            (rest if marks <= seen else sample).append((players, choices))
            seen |= marks
        return sample + rest[: max(0, most - len(sample))]

    def fresh(self, players: int, choices: Mapping[str, str], key: bytes | None = None) -> bytes:
        """The bytes of a table before setup: players, options, and the key of chance if there is one yet."""
        table = self.table_layout.plain()
        self.put_options(table, players, choices)
        if key is not None:
            table.key = [int.from_bytes(half, "little") for half in (key[:8], key[8:])]
        return self.table_layout.to_bytes(table)

    def put_options(self, table: Record, players: int, choices: Mapping[str, str]) -> None:
        """What is known of a table before setup: how many play, and with which options."""
        table.players = players
        for index, option in enumerate(self.options):
            table.options[index] = [choice.name for choice in option.choices].index(choices[option.name])

    def words(self, language: str = "en") -> words.Words:
        if language not in words.languages(self.words_folder):
            raise Wrong("no-words", language=language, known=", ".join(words.languages(self.words_folder)))
        return words.load(self.words_folder, language)

    def about(self, language: str = "en") -> packs.About:
        """What the game is, in a language; where a pack of one's own says something else, in the pack's own words."""
        about: packs.About = self.pack.about
        english, spoken = self.words(), self.words(language)
        translated = {
            field: spoken.say(f"about-{field}")
            for field in ("summary", "note")
            if f"about-{field}" in english and english.say(f"about-{field}") == getattr(about, field)
        }
        return msgspec.structs.replace(about, **translated)


def player_numbers(numbers: tuple[int, ...]) -> words.Name:
    """Numbers of players: `1 to 4`, `2 or 4`."""
    *others, last = map(str, numbers)
    if len(numbers) > 2 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return "numbers-range", {"first": others[0], "last": last}
    return ("numbers-or", {"first": ", ".join(others), "last": last}) if others else ("number-only", {"number": last})
