"""Puzzles: a position of a recorded game in which one turn brings much more than any other.

The puzzles of a game are in its folder, `puzzles.jsonl`, one a line. `finding.py` finds them, `grading.py` says how
hard they are; `docs/teaching.md` says what a line holds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from spinney.engine.errors import SpinneyError
from spinney.engine.files import is_there, read_text
from spinney.engine.match import Match
from spinney.engine.moves import Move
from spinney.engine.record import read_move
from spinney.engine.title import Title
from spinney.engine.words import Words, own

FILE = "puzzles.jsonl"
FOLDER = Path(__file__).parent / "words"
MOST_MOVES = 1000  # of a game before the position; all titles have fewer

Grade = Literal["beginner", "easy", "medium", "hard"]
GRADES: tuple[Grade, ...] = get_args(Grade)
"""From what anybody sees to what takes thought."""

Text = Annotated[str, msgspec.Meta(max_length=200)]
Moves = Annotated[list[Text], msgspec.Meta(max_length=MOST_MOVES)]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle, as it stands in its line.

    `moves` lead from the deal with this `key` to the position in which `seat` is asked. `solution` are its own moves,
    as far as they matter: whatever it does in the rest of the turn changes nothing. They bring `points`, by the seat's
    score sheet; `second` is the most that any turn with another effect brings, which is another change of that sheet.
    `theme` is the line of the sheet that gains most.
    """

    name: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{1,12}\Z")]
    players: int
    options: dict[Text, Text]
    key: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
    moves: Moves
    seat: int
    points: int
    second: int
    grade: Grade
    solution: Annotated[Moves, msgspec.Meta(min_length=1)]
    theme: Text


DECODER = msgspec.json.Decoder(Puzzle)


# Reading.


@lru_cache
def puzzles(game: Title) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easy ones first; none, if it has no such file."""
    file = game.folder / FILE
    found = read(file) if is_there(file) else ()
    return tuple(sorted(found, key=lambda puzzle: GRADES.index(puzzle.grade)))


def read(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles in a file, or a sentence that names the line which is none."""
    found: dict[str, Puzzle] = {}
    for number, line in enumerate(read_text(path).splitlines(), 1):
        if line.strip():
            puzzle = parse(line, f"{path}, line {number}")
            if puzzle.name in found:
                raise SpinneyError(f"{path}, line {number}: there are two puzzles of the name {puzzle.name!r}.")
            found[puzzle.name] = puzzle
    return tuple(found.values())


def parse(line: str, where: str) -> Puzzle:
    """The puzzle in a line; `where` is what a sentence calls the line if it is none."""
    try:
        puzzle = DECODER.decode(line)
    except msgspec.DecodeError as error:
        raise SpinneyError(f"{where} is no puzzle: {error}.") from None
    for text in (*puzzle.moves, *puzzle.solution):
        try:
            seat, _kind, _parts = read_move(text.split())
        except (ValueError, IndexError):
            raise SpinneyError(f"{where}: {text!r} is no move, such as '0 draw pile=2'.") from None
        if text in puzzle.solution and seat != puzzle.seat:
            raise SpinneyError(f"{where}: the solution has a move of seat {seat}, but seat {puzzle.seat} is asked.")
    return puzzle


def puzzle_named(game: Title, name: str) -> Puzzle | None:
    """A puzzle of a game by its name, if there is one."""
    return next((puzzle for puzzle in puzzles(game) if puzzle.name == name), None)


def in_days(found: Sequence[Puzzle]) -> list[Puzzle]:
    """The order in which they are puzzles of the day: one that mixes the grades."""
    return sorted(found, key=lambda puzzle: sha256(puzzle.name.encode()).digest())


# On the board.


def moves_of(game: Title, texts: Sequence[str]) -> list[tuple[int, Move]]:
    """Moves as they are written in a line, each with its seat."""
    found = []
    for text in texts:
        seat, kind, parts = read_move(text.split())
        found.append((seat, game.moves.encode(kind, parts)))
    return found


def position(puzzle: Puzzle, game: Title, form: str = "interpreted") -> Match:
    """A match that stands at the puzzle's position."""
    choices = game.choices(puzzle.players, **puzzle.options)
    match = Match(game, puzzle.players, choices, bytes.fromhex(puzzle.key), form)
    for seat, move in moves_of(game, puzzle.moves):
        match.play(move, seat)
    return match


def gained(puzzle: Puzzle, match: Match) -> Mapping[str, int]:
    """What the seat's score sheet has gained since the position, line by line."""
    before = match.at(len(puzzle.moves)).score()[puzzle.seat].lines
    return {line: points - before[line] for line, points in match.score()[puzzle.seat].lines.items()}


def solved(puzzle: Puzzle, game: Title, form: str = "interpreted") -> Match:
    """A match in which the solution has been played.

    Where all choose at the same time, the others have chosen too: what is first in their lists, since it does not
    matter.
    """
    match = position(puzzle, game, form)
    turn = match.table.turn_number
    for seat, move in moves_of(game, puzzle.solution):
        match.play(move, seat)
    while not match.over and match.table.turn_number == turn and puzzle.seat not in match.acting:
        match.play(match.legal()[0])
    return match


# In words.


def own_words(language: str) -> Words:
    """What teaching itself says; in English, if it does not speak the language."""
    return own(language, FOLDER)


def asked(puzzle: Puzzle, words: Words) -> str:
    """What a puzzle asks for, in the words of `own_words`."""
    return words.say("puzzle-asked", points=puzzle.points)


def solution_words(puzzle: Puzzle, game: Title, language: str = "en", names: list[str] | None = None) -> list[str]:
    """The moves of the solution, each as the board would offer it."""
    match = position(puzzle, game)
    teller = match.teller(language, names)
    words = []
    for seat, move in moves_of(game, puzzle.solution):
        words.append(teller.move(match.view(seat), seat, move))
        match.play(move, seat)
    return words


def told(puzzle: Puzzle, game: Title, language: str = "en", names: list[str] | None = None) -> str:
    """The solution in words: its moves, and what they bring by line of the score sheet."""
    words, of_game = own_words(language), game.words(language)
    lines = [
        words.say("puzzle-line", line=of_game.say(f"sheet-{line}"), points=f"{points:+d}".replace("-", "−"))
        for line, points in gained(puzzle, solved(puzzle, game)).items()
        if points
    ]
    moves = words.say("puzzle-then").join(solution_words(puzzle, game, language, names))
    return words.say("puzzle-told", moves=moves, points=puzzle.points, lines=", ".join(lines))
