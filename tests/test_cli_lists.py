"""A game without a drawing of its own on the terminal: lists of what lies where."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from conformance.settings import TOY, games
from spinney import Game
from spinney.cli.drawing import Lists, drawing_of
from spinney.engine.errors import SpinneyError
from spinney.engine.telling import Teller
from spinney.engine.walk import random_moves_first_seat


def lines(game: Game, view: Any, viewer: int, width: int, language: str = "en") -> list[str]:
    console = Console(file=(page := io.StringIO()), width=width)
    console.print(Lists(Teller(game, language), view, viewer))
    return [line.rstrip() for line in page.getvalue().splitlines()]


def laid_out() -> Any:
    """Two players: the wren, the eagle and the owl against the kite, the jay and the rook; the thrush was taken."""
    table = TOY.new(2, seed=1, form="interpreted").table
    cards = {card.id: number for number, card in enumerate(TOY.pack.card)}
    for seat, names in enumerate(("wren eagle owl", "kite jay rook")):
        table.hand[seat] = [cards[name] for name in names.split()]
    table.taken[cards["thrush"]] = 1
    table.deck_size = 5
    TOY.interpreted.conceal(TOY.box, table, 0)
    return table


def test_the_game_of_the_tutorial() -> None:
    assert lines(TOY, laid_out(), 0, 40) == [
        "In the deck (5 cards)",
        "╭─ » Player 2 ─────────────────────────╮",
        "│ Hand: a card ×3                      │",
        "│ Taken: the thrush (3)                │",
        "╰──────────────────────────── 1 point ─╯",
        "╭─ » Player 1 (you) ───────────────────╮",
        "│ Hand: the wren (1); the eagle (12);  │",
        "│   the owl (8)                        │",
        "│ Taken                                │",
        "╰─────────────────────────── 0 points ─╯",
    ]


def test_lists_are_in_the_language_of_the_teller() -> None:
    text = "\n".join(lines(TOY, laid_out(), 0, 60, "es"))
    assert "Jugador 1 (tú)" in text and "Mano: una carta ×3" in text and "1 punto" in text


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
@pytest.mark.parametrize("width", [40, 80])
def test_every_game_fits_the_width_as_lists(game: Game, width: int) -> None:
    players = max(game.players)
    match = game.new(players, seed=3, form="interpreted")
    stream = match.rules.stream(3)
    while not match.over:
        match.rules.link(random_moves_first_seat)(match._box, match._memory, match._out, stream, 41)
        for viewer in (-1, players - 1):
            assert max(map(cell_len, lines(game, match.view(viewer), viewer, width))) <= width


def test_a_game_draws_itself_if_it_can() -> None:
    assert isinstance(drawing_of(TOY).draw(Teller(TOY), laid_out(), 0), Lists)
    once = next(game for game in games() if game.name == "once")
    view = once.new(2, seed=1, form="interpreted").view(0)
    assert not isinstance(drawing_of(once).draw(Teller(once), view, 0), Lists)


def test_a_game_that_tells_nothing_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TOY.__dict__, "show", None)
    with pytest.raises(SpinneyError, match="has no drawing"):
        drawing_of(TOY)
