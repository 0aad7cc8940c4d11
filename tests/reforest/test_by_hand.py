"""Tables written down by hand: their sheets, and what is refused with which reason."""

from __future__ import annotations

import tomllib

import pytest

from reforest.helpers import REFOREST
from spinney import SpinneyError
from spinney.games.reforest.by_hand import scored

ANN = """
[[seat]]
name = "Ann"
L1 = { plants = ["sword-fern", "salal", "bigleaf-maple"], energy = 2 }
L2 = { plants = ["foamflower"] }
L3 = { plants = ["western-trillium"], energy = 1 }
M1 = { plants = ["salmonberry"] }
M2 = { plants = ["lady-fern"] }
H1 = { plants = ["thimbleberry"] }
visitors = ["black-bear", "roosevelt-elk"]
hand = 5

[[seat]]
L1 = { plants = ["salal"] }
"""


def test_every_line_of_the_sheet() -> None:
    ann, other = scored(REFOREST, tomllib.loads(ANN)).seats
    # Maple: three plants in its stack. Trillium: itself and the foamflower next to it.
    assert ann.lines == {
        "plants": 2 + 2 + 4 + 1 + 1 + 2 + 2 + 1,
        "effects": 3 + 2,
        "energy": 3,
        "visitors": 5 + 3,
        "elevation": 2 * (1 + 1 + 1),
        "hand": 2,
    }
    assert ann.total == 15 + 5 + 3 + 8 + 6 + 2
    assert (other.name, other.total) == ("Player 2", 2)


def test_the_winner_and_a_shared_win() -> None:
    assert scored(REFOREST, tomllib.loads(ANN)).winners == ["Ann"]
    assert scored(REFOREST, {"seat": [{"hand": 4}, {"hand": 5}]}).winners == ["Player 1", "Player 2"]


def test_the_reasons() -> None:
    reasons = "\n".join(scored(REFOREST, tomllib.loads(ANN)).seats[0].reasons)
    assert "Salal (Gaultheria shallon, 3 m) 2" in reasons
    assert "Bigleaf Maple in L1: 3. SCORING: 1 per plant in this stack (at most 5)." in reasons
    assert "American Black Bear (Ursus americanus) 5" in reasons
    assert "low 1, middle 1, high 1" in reasons
    spanish = scored(REFOREST, tomllib.loads(ANN), "es").seats[0].reasons
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
    ('L1 = { plants = "salal" }', "a list from bottom to top"),
    ("L1 = { energy = -1 }", "a number of cards"),
    ("L1 = 3", "a stack is"),
    ("L1 = { height = 3 }", "means nothing here"),
    ("X1 = { energy = 1 }", "means nothing here"),
    ('hand = "five"', "a number of cards"),
    ("hand = 92", "only 91"),
    ('visitors = ["moose"]', "no visitor 'moose'"),
    ('visitors = ["black-bear", "black-bear"]', "already"),
    ('visitors = "black-bear"', "are a list"),
    ("name = 3", "a name is a text"),
]


@pytest.mark.parametrize(("line", "why"), BAD, ids=[why for _, why in BAD])
def test_impossible_tables_are_refused(line: str, why: str) -> None:
    with pytest.raises(SpinneyError, match=why):
        scored(REFOREST, tomllib.loads(f"[[seat]]\n{line}\n"))


def test_seats_are_needed_and_at_most_four() -> None:
    with pytest.raises(SpinneyError, match="no seats"):
        scored(REFOREST, {})
    with pytest.raises(SpinneyError, match="at most 4"):
        scored(REFOREST, {"seat": [{"name": str(n)} for n in range(5)]})
    with pytest.raises(SpinneyError, match="two players of the name"):
        scored(REFOREST, {"seat": [{"name": "Ann"}, {"name": "Ann"}]})
    with pytest.raises(SpinneyError, match="the table has 'mode'"):
        scored(REFOREST, {"mode": "teams"})
