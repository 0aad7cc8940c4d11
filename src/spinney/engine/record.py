"""Records: a match as a short text that anyone can read and that replays to the same bytes for ever.

    spinney record 1
    game once
    rules 1
    pack house 5b1c...
    players 4
    option mode standard
    key 000102030405060708090a0b0c0d0e0f
    paper {"seat":[...]}       only if it went on from a table on paper: that table, in one line
    move 0 draw pile=2
    ...
    end 148 9f3e...            how many moves, and a hash of the table after them
    check 77ab...              a hash of everything above

The last two lines are how a record that was cut short or edited is found out. `rules` is the version of the game's
rules that it was played with; records from before there were versions do not say it, and were played with version 1. A
record of other rules can always be read, and replays as long as its moves are legal now; its table may then be another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from spinney.engine.errors import Wrong
from spinney.engine.files import read_text
from spinney.engine.header import MOST_SEATS
from spinney.engine.words import Name

FIRST_LINE = "spinney record 1"
MOST_CHARACTERS = 2_000_000
MOST_RULES = 9_999


@dataclass(frozen=True)
class Record:
    """A match, written down."""

    game: str
    pack_name: str
    pack_hash: str
    players: int
    choices: dict[str, str]
    key: bytes
    moves: list[tuple[int, str, dict[str, int]]]
    table_hash: str
    rules: int = 1
    paper: str = ""

    def __str__(self) -> str:
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}", f"pack {self.pack_name} {self.pack_hash}"]
        lines.append(f"players {self.players}")
        lines += [f"option {name} {value}" for name, value in self.choices.items()]
        lines.append(f"key {self.key.hex()}")
        lines += [f"paper {self.paper}"] if self.paper else []
        lines += [f"move {written(*move)}" for move in self.moves]
        lines.append(f"end {len(self.moves)} {self.table_hash}")
        text = "\n".join(lines) + "\n"
        return text + f"check {hashed(text.encode())}\n"

    @staticmethod
    def read(path: str | Path) -> Record:
        """The record in a file."""
        return Record.parse(read_text(Path(path)), str(path))

    @staticmethod
    def parse(text: str, where: str | Name = ("this-record", {})) -> Record:
        """The record in a text; a sentence if it is none, or not whole."""
        text = text.replace("\r\n", "\n")
        if len(text) > MOST_CHARACTERS or not text.startswith(FIRST_LINE + "\n"):
            raise Wrong("no-record", where=where, first=FIRST_LINE)
        body, _, check = text.rstrip("\n").rpartition("\n")
        if not check.startswith("check ") or body.count("\nend ") != 1:
            raise Wrong("record-cut", where=where)
        if check != f"check {hashed((body + chr(10)).encode())}":
            raise Wrong("record-edited", where=where)
        try:
            return _parsed(body.split("\n")[1:])
        except (ValueError, KeyError, IndexError):
            raise Wrong("record-line", where=where) from None


def _parsed(lines: list[str]) -> Record:
    words = [line.split(" ") for line in lines]
    single = {line[0]: line[1:] for line in words if line[0] not in ("move", "option")}
    if set(single) - {"rules", "paper"} != {"game", "pack", "players", "key", "end"}:
        raise ValueError
    moves = [read_move(line[1:]) for line in words if line[0] == "move"]
    rules = int(single.get("rules", ["1"])[0])
    if not 1 <= rules <= MOST_RULES:
        raise ValueError
    if int(single["end"][0]) != len(moves) or any(not 0 <= seat < MOST_SEATS for seat, _, _ in moves):
        raise ValueError
    *pack_name, pack_hash = single["pack"]
    return Record(
        single["game"][0],
        " ".join(pack_name),
        pack_hash,
        int(single["players"][0]),
        {line[1]: line[2] for line in words if line[0] == "option"},
        bytes.fromhex(single["key"][0]),
        moves,
        single["end"][1],
        rules,
        " ".join(single.get("paper", [])),
    )


def written(seat: int, kind: str, parts: Mapping[str, int]) -> str:
    """A move as it stands in a record: `0 draw pile=2`."""
    return " ".join([f"{seat} {kind}", *(f"{name}={value}" for name, value in parts.items())])


def read_move(words: Sequence[str]) -> tuple[int, str, dict[str, int]]:
    """The move that was written so, from its words; a ValueError or IndexError if that is none."""
    parts = dict(word.split("=") for word in words[2:])
    return int(words[0]), words[1], {name: int(value) for name, value in parts.items()}


def hashed(data: bytes) -> str:
    return sha256(data).hexdigest()[:32]
