"""Writes the recorded games in `tests/playthroughs` anew: `python scripts/playthroughs.py [GAME ...]`

A playthrough is a random game as readable text. Its head says which game it is: players, options and seed. Files that
are there keep their heads, so a change of the rules shows in the diff as what it changes. Where the files of a game do
not contain everything between them (every number of players, every choice of an option, every kind of move, event and
phase), games that have what is missing are looked for and added.

Each move stands with its number, its phase and the mover's own words for it. Below it is what happened; if a spectator
reads something else, that follows in brackets. The eight letters at the end of the line are a hash of the table after
the move and of everybody's view of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

import spinney
from spinney.engine.chance import pick
from spinney.engine.header import SPECTATOR, asked
from spinney.engine.layout import Record
from spinney.engine.moves import Move
from spinney.engine.seeds import key_from
from spinney.engine.telling import Teller

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
SEEDS = 100
"""How many games of each setting are looked through for what is missing."""


@dataclass(frozen=True)
class Head:
    """Which game a playthrough is."""

    game: spinney.Game
    players: int
    choices: dict[str, str]
    seed: int

    @staticmethod
    def read(path: Path) -> Head:
        lines = [line.split() for line in path.read_text(encoding="utf-8").partition("\n\n")[0].splitlines()]
        single = {words[0]: words[1] for words in lines}
        choices = {words[1]: words[2] for words in lines if words[0] == "option"}
        return Head(spinney.game(single["game"]), int(single["players"]), choices, int(single["seed"]))

    def lines(self) -> list[str]:
        options = [f"option {name} {choice}" for name, choice in self.choices.items()]
        return [f"game {self.game.name}", f"players {self.players}", *options, f"seed {self.seed}"]

    def path(self) -> Path:
        usual = self.game.choices(self.players)
        special = [choice for name, choice in self.choices.items() if choice != usual[name]]
        return FOLDER / ("-".join([self.game.name, str(self.players), *special, str(self.seed)]) + ".txt")


def needed(game: spinney.Game) -> set[str]:
    """What the playthroughs of a game must contain between them."""
    marks = {f"players {players}" for players in game.players}
    marks |= {f"option {option.name} {choice.name}" for option in game.options for choice in option.choices}
    marks |= {f"phase {phase}" for phase in game.phases}
    marks |= {f"event {event.name}" for event in game.events}
    marks |= {f"move {kind}" for kind in game.moves.kinds}
    return marks


def decide(match: spinney.Match, acting: Sequence[int], stream: list[int]) -> tuple[int, Move]:
    """Who of those that are asked moves next, and how: both at random."""
    seat = acting[pick(stream, len(acting))]
    moves = match.legal(seat)
    return seat, moves[pick(stream, len(moves))]


def play(head: Head, form: str = "interpreted") -> tuple[str, set[str]]:
    """The text of a playthrough, and what it contains."""
    game = head.game
    match = spinney.Match(game, head.players, head.choices, key_from(head.seed), form)
    teller, stream = match.teller(), [head.seed]
    lines, marks = [*head.lines(), ""], set(head.lines()[1:-1])
    while not match.over:
        seat, move = decide(match, match.acting, stream)
        phase = game.phases[match.rules.number(match._memory, "phase")]
        words = f"{teller.thing('seat', seat)}: {teller.move(match.view(seat), seat, move)}"
        match.play(move, seat)
        lines.append(f"{len(match.played):4} {phase:12}{words}  [{digest(match)}]")
        table = match.table
        lines += happened(match, table, teller)
        marks |= {f"move {move.kind}", f"phase {phase}"} | events(match, table)
    marks.add(f"phase {game.phases[match.table.phase]}")
    return "\n".join([*lines, "", *result(match, teller)]) + "\n", marks


def contents(head: Head) -> set[str]:
    """What a playthrough contains, without telling it: a hundred times as quick."""
    game = head.game
    match = spinney.Match(game, head.players, head.choices, key_from(head.seed), "interpreted")
    table, stream = match._memory, [head.seed]  # interpreted rules work on the table itself
    marks = set(head.lines()[1:-1])
    while not table.over:
        acting = [seat for seat in range(head.players) if asked(table, seat)]
        seat, move = decide(match, acting, stream)
        marks |= {f"move {move.kind}", f"phase {game.phases[table.phase]}"}
        match.play(move, seat)
        marks |= {f"event {game.events[row[0]].name}" for row in table.chronicle[: table.told]}
    return marks | {f"phase {game.phases[table.phase]}"}


def happened(match: spinney.Match, table: Record, teller: Teller) -> list[str]:
    """What the last move did; in brackets what a spectator reads, where it is something else."""
    lines = []
    for known, seen in zip(teller.chronicle(table), teller.chronicle(match.view()), strict=True):
        lines.append(f"{'':17}{known}" if known == seen else f"{'':17}{known} ({seen})")
    return lines


def events(match: spinney.Match, table: Record) -> set[str]:
    return {f"event {match.game.events[row[0]].name}" for row in table.chronicle[: table.told]}


def digest(match: spinney.Match) -> str:
    views = [match.view_bytes(viewer) for viewer in range(SPECTATOR, match.players)]
    return sha256(b"".join([match.to_bytes(), *views])).hexdigest()[:8]


def result(match: spinney.Match, teller: Teller) -> list[str]:
    """The score sheets, and who won."""
    sheets = match.score()
    rows: list[tuple[str, Sequence[object]]] = [("", [teller.thing("seat", seat) for seat in range(match.players)])]
    rows += [(teller.words.say(f"sheet-{line}"), [sheet.lines[line] for sheet in sheets]) for line in match.game.sheet]
    rows += [("Total", [sheet.total for sheet in sheets]), ("Standing", [sheet.standing for sheet in sheets])]
    width = max(24, *(len(name) for name, _ in rows))
    lines = [f"{name:{width}}" + "".join(f"{value!s:>10}" for value in values) for name, values in rows]
    winners = ", ".join(teller.thing("seat", seat) for seat in match.winners())
    return [*lines, "", f"Winning: {winners or 'nobody'}"]


def files(game: spinney.Game) -> list[Path]:
    return sorted(path for path in FOLDER.glob(f"{game.name}-*.txt") if Head.read(path).game is game)


def candidates(game: spinney.Game) -> Iterator[Head]:
    """Settings in a fixed mixture, each with another seed: neighbours differ in little and would play alike."""
    settings = list(game.every_setting())
    Random(game.name).shuffle(settings)
    for number in range(SEEDS * len(settings)):
        yield Head(game, *settings[number % len(settings)], 1 + number)


def write(game: spinney.Game) -> None:
    """Writes the playthroughs of a game: those there are, and as many more as it takes to have everything."""
    missing = needed(game)
    for path in files(game):
        text, marks = play(Head.read(path))
        path.write_text(text, encoding="utf-8")
        missing -= marks
    for head in candidates(game):
        if not missing:
            return
        if contents(head) & missing:
            text, marks = play(head)
            head.path().write_text(text, encoding="utf-8")
            missing -= marks
    raise SystemExit(f"{game.name}: no game was found that has {', '.join(sorted(missing))}")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or [game.name for game in spinney.every_game()]:
        write(spinney.game(name))
