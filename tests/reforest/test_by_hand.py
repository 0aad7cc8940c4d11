"""Tables written down by hand: their sheets, what is refused with which reason, and played games written down."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

import pytest

from reforest.helpers import REFOREST
from spinney import SpinneyError
from spinney.engine.by_hand import Scored
from spinney.games.reforest.by_hand import scored, written

PAGE = (Path(__file__).parents[2] / "docs" / "tables" / "reforest.md").read_text(encoding="utf-8")
EXAMPLE, SOLITAIRE = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def score(text: str, language: str = "en") -> Scored:
    return scored(REFOREST, tomllib.loads(text), language)


# The examples of the page.


def test_the_page_shows_the_example() -> None:
    assert (REFOREST.folder / "example.toml").read_text(encoding="utf-8") == EXAMPLE


def test_every_line_of_the_sheet() -> None:
    ann, ben = score(EXAMPLE).seats
    # Maple: three plants in its stack. Trillium: itself and the foamflower next to it.
    assert ann.lines == {
        "plants": 2 + 2 + 4 + 1 + 1 + 2 + 2 + 1,
        "effects": 3 + 2,
        "energy": 3,
        "visitors": 5 + 3,
        "elevation": 2 * (1 + 1 + 1),
        "hand": 2,
    }
    # Douglas-fir: two energy here and one next to it. Mountain Hemlock: itself in the high row.
    assert ben.lines == {
        "plants": 3 + 6 + 4 + 4,
        "effects": 3 + 1,
        "energy": 3,
        "visitors": 6,
        "elevation": 2 * (0 + 0 + 1),
        "hand": 3,
    }
    assert (ann.total, ben.total) == (39, 35)
    assert "Ann has 39 points, Ben has 35, and Ann wins." in PAGE


def test_the_winner_and_a_shared_win() -> None:
    assert score(EXAMPLE).winners == ["Ann"] and score(EXAMPLE).target is None
    assert scored(REFOREST, {"seat": [{"hand": 4}, {"hand": 5}]}).winners == ["Player 1", "Player 2"]


def test_a_solitaire_and_its_target() -> None:
    """Thirty plants worth 66; hard, so the bear that was not earned counts 5."""
    found = score(SOLITAIRE)
    assert list(found.seats[0].lines.values()) == [39, 3 + 3, 4, 4 + 4, 2 * (2 + 2 + 3), 2]
    assert (found.seats[0].total, found.target, found.winners) == (73, 66 + 5, ["Player 1"])
    assert found.seats[0].reasons[-1] == "To beat: 71 (all plants in the game 66, American Black Bear 5)."
    assert "73 points" in PAGE and "5 for the Black Bear: 71. It is won." in PAGE


@pytest.mark.parametrize(("all_plants", "winners"), [(67, ["Player 1"]), (68, []), (69, [])])
def test_a_solitaire_is_won_by_more_than_the_target(all_plants: int, winners: list[str]) -> None:
    found = score(SOLITAIRE.replace("all_plants = 66", f"all_plants = {all_plants}"))
    assert (found.target, found.winners) == (all_plants + 5, winners)


def test_the_standard_challenge_is_the_usual_one_and_does_not_count_visitors() -> None:
    text = SOLITAIRE.replace('challenge = "hard"\nunearned = ["black-bear"]\n', "")
    assert score(text).target == score('challenge = "standard"\n' + text).target == 66


def test_the_reasons() -> None:
    reasons = "\n".join(score(EXAMPLE).seats[0].reasons)
    assert "Low row, left: Sword Fern 2, Salal 2, Bigleaf Maple 4." in reasons
    assert "Bigleaf Maple in the low row, left: 3. SCORING: 1 per plant in this stack (at most 5)." in reasons
    assert "American Black Bear 5" in reasons
    assert "low 1, middle 1, high 1" in reasons
    spanish = score(EXAMPLE, "es").seats[0].reasons
    assert spanish[-1] == "Pilas más pequeñas, 2 por cada planta: baja 1, media 1, alta 1."
    with pytest.raises(SpinneyError) as refused:
        scored(REFOREST, {"seat": [{"H1": {"plants": ["salal"]}}]})
    assert refused.value.told("es") == "asiento 1 (Player 1), H1: Salal no crece en la fila alta (regla 25)."


BAD = [
    ('L1 = { plants = ["salal", "sword-fern"] }', "Sword Fern \\(1.5 m\\) cannot cover Salal \\(3 m\\)"),
    ('L1 = { plants = ["sword-fern", "labrador-tea"] }', "cannot cover"),
    ('H1 = { plants = ["salal"] }', "does not grow in the high row"),
    ('L1 = { plants = ["fireweed", "salal"] }', "sun plant and cannot be in the understory"),
    ('L1 = { plants = ["moss"] }', "no plant 'moss'"),
    ('L1 = { plants = ["bracken"] }\nL2 = { plants = ["bracken"] }', "there is only one of Bracken"),
    ('L1 = { plants = "salal" }', "seat 1, L1, plants: expected a list, got 'salal'"),
    ("L1 = { energy = -1 }", "L1, energy: expected a number from 0 to 91, got -1"),
    ("L1 = 3", "seat 1, L1: expected a table, got 3"),
    ("L1 = { height = 3 }", "means nothing here"),
    ("X1 = { energy = 1 }", "means nothing here"),
    ('hand = "five"', "seat 1, hand: expected a whole number, got 'five'"),
    ("hand = 31", "31 cards on the table, but only 30 in a game of solitaire"),
    ("L1 = { energy = 28 }\nhand = 3", "31 cards"),
    ("hand = 8", "nobody can have 8 cards in hand at the end; here it is 7 at most"),
    ('L1 = { plants = ["great-camas"] }\nhand = 10', "here it is 9 at most"),
    ('visitors = ["moose"]', "no visitor 'moose'"),
    (
        'visitors = ["black-bear", "black-bear"]',
        "the visitor American Black Bear is with seat 1 \\(Player 1\\) already",
    ),
    ('visitors = "black-bear"', "seat 1, visitors: expected a list, got 'black-bear'"),
    ("name = 3", "seat 1, name: expected a text, got 3"),
]


@pytest.mark.parametrize(("line", "why"), BAD, ids=[why for _, why in BAD])
def test_impossible_tables_are_refused(line: str, why: str) -> None:
    with pytest.raises(SpinneyError, match=why):
        scored(REFOREST, tomllib.loads(f"[[seat]]\n{line}\n"))


def test_seats_are_needed_and_at_most_four() -> None:
    with pytest.raises(SpinneyError, match="no seats"):
        scored(REFOREST, {})
    with pytest.raises(SpinneyError, match="Reforest is for 1 to 4 players, not 5"):
        scored(REFOREST, {"seat": [{"name": str(n)} for n in range(5)]})
    with pytest.raises(SpinneyError, match="two players of the name"):
        scored(REFOREST, {"seat": [{"name": "Ann"}, {"name": "Ann"}]})
    with pytest.raises(
        SpinneyError, match="'mode' means nothing here: there are all_plants, challenge, unearned, seat"
    ):
        scored(REFOREST, {"mode": "teams", "seat": [{}]})


HARD = "all_plants = 66\nchallenge = "
BAD_SOLITAIRES = [
    ("[[seat]]\n[[seat]]", "all_plants = 60", "'all_plants', which only solitaire has, but 2 seats"),
    ("[[seat]]\n[[seat]]", 'challenge = "hard"', "challenge 'hard' is not for 2 players, only for 1"),
    ("[[seat]]\n[[seat]]", 'unearned = ["black-bear"]', "'unearned', which only solitaire has"),
    ("[[seat]]", "", "needs all_plants"),
    ("[[seat]]", 'all_plants = "many"', "all_plants: expected a whole number, got 'many'"),
    ("[[seat]]", f'{HARD}"easy"', "challenge is one of none, standard, hard, not 'easy'"),
    ("[[seat]]", f'{HARD}"standard"\nunearned = []', "only the hard challenge"),
    ("[[seat]]", f'{HARD}"hard"\nunearned = ["black-bear", "banana-slug"]', "2 visitors, but at least 3"),
    ("[[seat]]", f'{HARD}"hard"\nunearned = ["moose"]', "the unearned visitors: there is no visitor 'moose'"),
    ('[[seat]]\nvisitors = ["black-bear"]', f'{HARD}"hard"\nunearned = ["black-bear"]', "American Black Bear is with"),
]


@pytest.mark.parametrize(("seats", "head", "why"), BAD_SOLITAIRES, ids=[why for *_, why in BAD_SOLITAIRES])
def test_impossible_solitaires_are_refused(seats: str, head: str, why: str) -> None:
    with pytest.raises(SpinneyError, match=why):
        score(f"{head}\n{seats}\n")


def test_thirty_plants_are_worth_so_much() -> None:
    """From the thirty cheapest of the deck to the thirty dearest."""
    values = sorted(plant.value for plant in REFOREST.pack.plant for _copy in range(plant.copies))
    least, most = sum(values[:30]), sum(values[-30:])
    for value in (least, most):
        assert score(f"all_plants = {value}\n[[seat]]\n").target == value
    for value in (least - 1, most + 1):
        with pytest.raises(SpinneyError, match=f"worth {least} to {most} together, not {value}"):
            score(f"all_plants = {value}\n[[seat]]\n")
    # With a Douglas-fir (6) in the region the cheapest are it and the 29 cheapest others.
    with pytest.raises(SpinneyError, match=f"worth {least - values[29] + 6} to"):
        score(f'all_plants = {least}\n[[seat]]\nL1 = {{ plants = ["douglas-fir"] }}\n')


@pytest.mark.parametrize(
    ("seat", "most"),
    [
        ("", 7),
        ('L1 = { plants = ["great-camas"] }', 9),
        ('M1 = { plants = ["sitka-mountain-ash"] }\nvisitors = ["black-bear", "banana-slug"]', 7 + 2 * 2),
        # A Great Camas may have burned, and two cards were drawn for it.
        ("L1 = { energy = 1 }", 7 + 2 + 2),
        # Or the Mountain-ash, after it had drawn two for the visitor; the Camas is in sight.
        ('L1 = { plants = ["great-camas"], energy = 1 }\nvisitors = ["black-bear"]', 9 + 2 + 2),
    ],
)
def test_among_several_a_hand_can_grow_after_the_last_turn(seat: str, most: int) -> None:
    assert score(f"[[seat]]\nhand = {most}\n{seat}\n[[seat]]\n").seats[0].lines["hand"] == most // 2
    with pytest.raises(SpinneyError, match=f"here it is {most} at most"):
        score(f"[[seat]]\nhand = {most + 1}\n{seat}\n[[seat]]\n")


# A played game, written down and scored, comes to what the game itself says.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_played_game_is_scored_as_it_was(players: int) -> None:
    settings = [choices for number, choices in REFOREST.every_setting() if number == players]
    for seed, choices in enumerate(settings * 2):
        luck = Random(seed)
        match = REFOREST.new(players, seed=seed, form="interpreted", **choices)
        while not match.over:
            match.play(luck.choice(match.legal()))
        found = scored(REFOREST, written(REFOREST, match.table), "en")
        sheets = match.score()
        assert [seat.lines for seat in found.seats] == [sheet.lines for sheet in sheets]
        assert [seat.total for seat in found.seats] == [sheet.total for sheet in sheets]
        assert found.winners == [f"Player {seat + 1}" for seat in match.winners()]
        assert found.target == match.target()
