"""A match: one game being played, with its moves, its views and its record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from spinney.engine.choosing import choice, in_order
from spinney.engine.errors import Refused, SpinneyError, Wrong
from spinney.engine.header import SPECTATOR
from spinney.engine.layout import Record as Table
from spinney.engine.moves import Move
from spinney.engine.record import Record, hashed
from spinney.engine.resuming import resumed
from spinney.engine.several import Several
from spinney.engine.telling import Teller
from spinney.engine.title import Title
from spinney.engine.winning import Team, winners


@dataclass(frozen=True)
class Sheet:
    """A seat's score sheet: points by category, their sum, and what the ranking compares."""

    lines: dict[str, int]
    total: int
    standing: int


class Match:
    """A game under way. Its truth is the table's bytes; everything else is asked of the rules.

    With `paper` it goes on from a table that was written down by hand (`resuming.py`).
    """

    def __init__(
        self, game: Title, players: int, choices: Mapping[str, str], key: bytes, form: str = "auto", paper: str = ""
    ) -> None:
        if len(key) != 16:
            raise Wrong("key-length", found=len(key))
        self.game = game
        self.players = players
        self.choices = dict(choices)
        self.key = key
        self.paper = paper
        self.rules = game.rules(form)
        self.played: list[tuple[int, int]] = []
        self._undone: list[tuple[int, int]] = []
        self._out = self.rules.numbers(game.most_legal)
        self._decide = self.rules.decide
        self._box = self.rules.box
        self._restart()

    def _restart(self) -> None:
        self._memory = self.rules.memory(self.game.fresh(self.players, self.choices, self.key))
        self.rules.setup(self._box, self._memory)
        if self.paper:
            self._memory = self.rules.memory(resumed(self.game, self.to_bytes(), self.paper))

    # The table.

    def to_bytes(self) -> bytes:
        """The bytes of the whole table."""
        return self.rules.to_bytes(self._memory)

    @property
    def table(self) -> Table:
        """A copy of the whole truth, as a plain record."""
        return self.game.table_layout.plain(self.to_bytes())

    def view(self, seat: int = SPECTATOR) -> Table:
        """What a seat may know, as a plain record; without a seat, what a spectator may."""
        return self.game.table_layout.plain(self.view_bytes(seat))

    def view_bytes(self, seat: int = SPECTATOR) -> bytes:
        """The bytes of the table as a seat may know it, or a spectator."""
        if not SPECTATOR <= seat < self.players:
            raise SpinneyError(f"there is no seat {seat}: seats are numbered from 0 to {self.players - 1}.")
        memory = self.rules.copy(self._memory)
        self.rules.conceal(self._box, memory, seat)
        return self.rules.to_bytes(memory)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.rules.number(self._memory, "over"))

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        acting = self.rules.number(self._memory, "acting")
        return tuple(seat for seat in range(self.players) if acting >> seat & 1)

    # Moves.

    def legal(self, seat: int = -1) -> list[Move]:
        """The legal moves of a seat; by default of the first that is asked."""
        count = self.rules.legal(self._box, self._memory, seat, self._out)
        move = self.game.moves.Move
        return [move(self._out[i]) for i in range(count)]

    def refusal(self, move: int, seat: int) -> str:
        """Why a seat may not make a move, as the name of a reason; `legal` if it may."""
        return self.game.reasons[self.rules.refuse(self._box, self._memory, seat, int(move))]

    def play(self, move: int, seat: int = -1) -> None:
        """Makes a move, for the seat that is asked (the first, if several are). An illegal one is refused."""
        number = int(move)
        mover = self._decide(self._box, self._memory, seat, number)
        if mover < 0:
            self._refuse(-mover, number)
        self.played.append((mover, number))
        self._undone.clear()

    def several(self, seat: int = -1) -> Several | None:
        """What a seat is to choose several of at once, in any order, if it is; by default the first that is asked."""
        return choice(self.game, self.table, self._asked(seat))

    def play_several(self, chosen: Sequence[int], seat: int = -1) -> None:
        """Makes a choice of several things, named in any order by moves of `several().moves`: all of it or nothing."""
        mover = self._asked(seat)
        for move in in_order(self.game, self.table, mover, [int(move) for move in chosen]):
            self.play(move, mover)

    def _asked(self, seat: int) -> int:
        return seat if seat >= 0 or not self.acting else self.acting[0]

    def _refuse(self, reason: int, move: int) -> None:
        name = self.game.reasons[reason]
        what = repr(self.game.moves.Move(move)) if 0 <= move < self.game.moves.size else f"move {move}"
        raise Refused(name, what, self.game.words_folder)

    def move(self, kind: str, **parts: int) -> Move:
        """A move by its kind and parts: `match.move("give", hand=1, to=2)`."""
        return self.game.moves.encode(kind, parts)

    def undo(self, moves: int = 1) -> None:
        """Takes back the last moves, however much they showed: whether that is fair is for the players to say."""
        if not 0 <= moves <= len(self.played):
            raise SpinneyError(f"{moves} moves cannot be taken back: only {len(self.played)} were made.")
        kept, gone = self.played[: len(self.played) - moves], self.played[len(self.played) - moves :]
        undone = [*self._undone, *gone[::-1]]
        self._replay(kept)
        self._undone = undone

    def redo(self) -> None:
        """Makes the move again that was taken back last."""
        if not self._undone:
            raise SpinneyError("there is nothing to redo.")
        undone = self._undone[:-1]
        seat, move = self._undone[-1]
        self.play(move, seat)
        self._undone = undone

    def free_undo(self) -> bool:
        """Whether the last move can be taken back without anybody having learned anything."""
        if not self.played:
            return False
        return bool(self.at(len(self.played) - 1).table.epoch == self.table.epoch)

    def at(self, ply: int) -> Match:
        """The same match as it was after so many moves."""
        if not 0 <= ply <= len(self.played):
            raise SpinneyError(f"this match has {len(self.played)} moves, there is no moment {ply}.")
        earlier = Match(self.game, self.players, self.choices, self.key, self.rules.form, self.paper)
        earlier._replay(self.played[:ply])
        return earlier

    def _replay(self, moves: Iterable[tuple[int, int]]) -> None:
        self._restart()
        self.played = []
        for seat, move in moves:
            self.play(move, seat)

    # Results.

    def score(self) -> list[Sheet]:
        """The score sheet of every seat as it would be now."""
        sheets = []
        for seat in range(self.players):
            standing = int(self.rules.standing(self._box, self._memory, seat))
            sheets.append(Sheet(*self.rules.sheet(self._memory, seat), standing))
        return sheets

    def winners(self) -> list[int]:
        """The seats that stand best now: several if they share it, none if a solitaire's target is not beaten."""
        return winners([sheet.standing for sheet in self.score()], self.game.has_target(self.choices))

    def target(self) -> int | None:
        """The points that a solitaire has to beat, as they are now; nothing where there is no target."""
        if not self.game.has_target(self.choices):
            return None
        return int(self.rules.points_to_beat(self.rules.box, self._memory))

    def teams(self) -> tuple[Team, ...]:
        """The seats that win together, team by team."""
        return self.game.teams(self.players, self.choices)

    def turns(self) -> int:
        """The turns so far, as players count them, with the one under way."""
        return int(self.rules.turns_begun(self.rules.box, self._memory))

    def record(self) -> Record:
        """A short text from which the match can be played again, for ever, to the same bytes."""
        game, pack = self.game, self.game.pack
        moves = [(seat, *game.moves.decode(move)) for seat, move in self.played]
        facts = (game.name, pack.name, pack.hash(), self.players, self.choices, self.key, moves)
        return Record(*facts, hashed(self.to_bytes()), game.rules_version, self.paper)

    @classmethod
    def replay(cls, game: Title, record: Record, form: str = "auto") -> Match:
        """Plays a record again, checking every move and the table at the end.

        With other rules, for which the pack of the same name may have been corrected, the table need not be the one
        that it was; if a move is not legal any more, that is said.
        """
        if game.name != record.game:
            raise Wrong("record-of-another", found=record.game, game=game.name)
        older = record.rules != game.rules_version
        if game.pack.hash() != record.pack_hash and not (older and record.pack_name == game.pack.name):
            played, given = f"{record.pack_name} {record.pack_hash[:8]}", f"{game.pack.name} {game.pack.hash()[:8]}"
            raise Wrong("record-pack", played=played, given=given)
        choices = game.choices(record.players, **record.choices)
        match = cls(game, record.players, choices, record.key, form, record.paper)
        for number, (seat, kind, parts) in enumerate(record.moves, 1):
            try:
                match.play(game.moves.encode(kind, parts), seat)
            except SpinneyError as error:
                if older:
                    raise Wrong("record-rules", played=record.rules, now=game.rules_version, number=number) from None
                raise Wrong("record-move", number=str(number), what=error) from None
        if hashed(match.to_bytes()) != record.table_hash and not older:
            raise Wrong("record-table")
        return match

    # Words.

    def teller(self, language: str = "en", names: list[str] | None = None) -> Teller:
        """What puts this match into words."""
        return Teller(self.game, language, names)

    def log(
        self, seat: int = SPECTATOR, language: str = "en", names: list[str] | None = None, you: bool = False
    ) -> list[str]:
        """What has happened, in sentences, as far as a seat may know it; `you`: told to that seat."""
        teller = self.teller(language, names)
        past = Match(self.game, self.players, self.choices, self.key, self.rules.form, self.paper)
        viewer = seat if you else SPECTATOR
        lines = teller.chronicle(past.view(seat), viewer)
        for mover, move in self.played:
            past.play(move, mover)
            lines += teller.chronicle(past.view(seat), viewer)
        return lines

    def __repr__(self) -> str:
        return f"Match({self.game.name!r}, players={self.players}, moves={len(self.played)})"
