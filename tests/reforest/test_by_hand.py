"""Tables written down by hand: their sheets, what is refused with which reason, and played games written down."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random

import pytest

from reforest.helpers import REFOREST
from spinney import SpinneyError
from spinney.engine.by_hand import Marked, Scored, seat_and_place
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
    # In solitaire the last turn is one's own: what Mountain-ash draws for a visitor comes before the hand limit.
    ('M1 = { plants = ["sitka-mountain-ash"] }\nvisitors = ["black-bear"]\nhand = 9', "9 cards .* it is 7 at most"),
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


# On the pad nothing is refused: what cannot be is marked, and the table is scored as it was written down.


def mark(text: str) -> Marked:
    return scored.marked(REFOREST, tomllib.loads(text), "en")


def in_space(space: str, plant: int) -> tuple[int, dict[str, int | str]]:
    return 0, {"space": space, "plant": plant}


ALL_VISITORS = [
    ("rufous-hummingbird", 4),
    ("black-bear", 5),
    ("douglas-squirrel", 4),
    ("banana-slug", 4),
    ("vancouver-island-marmot", 5),
    ("roosevelt-elk", 3),
    ("pileated-woodpecker", 5),
    ("marbled-murrelet", 6),
    ("black-tailed-deer", 3),
    ("pacific-marten", 4),
]
EVERYBODY_AND_A_BEAR = [*(name for name, _value in ALL_VISITORS), "black-bear"]
SEAT, TABLE = (0, {}), (-1, {})
MARKED = [
    # 2 + 2; the low row has empty spaces, and so no elevation bonus.
    ('L1 = { plants = ["salal", "sword-fern"] }', "cannot cover Salal", in_space("L1", 2), {"plants": 4}),
    # A stack of one is the smallest of the high row.
    ('H1 = { plants = ["salal"] }', "does not grow in the high row", in_space("H1", 1), {"plants": 2, "elevation": 2}),
    ('L1 = { plants = ["fireweed", "salal"] }', "sun plant and cannot be in", in_space("L1", 1), {"plants": 1 + 2}),
    # What does not exist is worth nothing, and covers nothing.
    ('L1 = { plants = ["moss", "salal"] }', "no plant 'moss'", in_space("L1", 1), {"plants": 2}),
    ('L1 = { plants = ["salal", "moss", "vine-maple"] }', "no plant 'moss'", in_space("L1", 2), {"plants": 2 + 3}),
    (
        'L1 = { plants = ["bracken"] }\nL2 = { plants = ["bracken"] }',
        "only one of Bracken",
        in_space("L2", 1),
        {"plants": 2 + 2},
    ),
    # Three Devil's Clubs, one more than there are: 3 each, and 3 for the poisonous plants of the region each.
    (
        "\n".join(f'L{n} = {{ plants = ["devils-club"] }}' for n in (1, 2, 3)),
        "only 2 of Devil's Club",
        in_space("L3", 1),
        {"plants": 3 * 3, "effects": 3 * 3, "elevation": 2},
    ),
    # So many cards has the box: the last plant has none.
    (
        f"L1 = {{ plants = {['salal'] * 92} }}",
        "room for 91 plants on a table; Salal is not counted",
        in_space("L1", 92),
        {"plants": 2 * 91},
    ),
    ("hand = 31", "31 cards on the table, but only 30 in a game of solitaire", TABLE, {"hand": 15}),
    ("L1 = { energy = 91 }\nL2 = { energy = 91 }", "182 cards on the table", TABLE, {"energy": 182}),
    ("hand = 8", "nobody can have 8 cards in hand at the end; here it is 7 at most", SEAT, {"hand": 4}),
    ('visitors = ["moose", "black-bear"]', "no visitor 'moose'", SEAT, {"visitors": 5}),
    ('visitors = ["black-bear", "black-bear"]', "is with seat 1", SEAT, {"visitors": 5 + 5}),
    (
        f"visitors = {EVERYBODY_AND_A_BEAR}",
        "room for 10 visitors at a table; American Black Bear is not counted",
        SEAT,
        {"visitors": sum(value for _name, value in ALL_VISITORS)},
    ),
]


@pytest.mark.parametrize(("line", "why", "where", "lines"), MARKED, ids=[why for _, why, _, _ in MARKED])
def test_impossible_tables_are_marked_and_scored(
    line: str, why: str, where: tuple[int, dict[str, int | str]], lines: dict[str, int]
) -> None:
    found = mark(f"[[seat]]\n{line}\n")
    assert where in [seat_and_place(wrong) for wrong in found.impossible if why in wrong.told("en")]
    nothing = dict.fromkeys(("plants", "effects", "energy", "visitors", "elevation", "hand"), 0)
    assert found.scored.seats[0].lines == nothing | lines
    with pytest.raises(SpinneyError):
        scored(REFOREST, tomllib.loads(f"[[seat]]\n{line}\n"))


def test_a_copy_too_many_is_called_by_its_name() -> None:
    """Also at the table of somebody else, and without taking a card that another stack needs."""
    others = "\n".join(f'{space} = {{ plants = ["whitebark-pine"] }}' for space in ("M1", "M2", "H1"))
    found = mark(f'[[seat]]\n{others}\n[[seat]]\nH1 = {{ plants = ["partridge-foot", "whitebark-pine"] }}\n')
    first, second = found.scored.seats
    assert first.reasons[:3] == [
        "Middle row, left: Whitebark Pine 3.",
        "Middle row, right: Whitebark Pine 3.",
        "High row: Whitebark Pine 3.",
    ]
    assert second.reasons[0] == "High row: Partridge-foot 1, Whitebark Pine 3."
    assert (first.lines["plants"], second.lines["plants"]) == (3 * 3, 1 + 3)


BEAR_AND_SLUG = '["black-bear", "banana-slug"]'
MARKED_SOLITAIRES = [
    # With several there is no target; in solitaire what is written down holds.
    ("[[seat]]\n[[seat]]", "all_plants = 60", "'all_plants', which only solitaire has, but 2 seats", None),
    ("[[seat]]\n[[seat]]", 'challenge = "hard"', "challenge 'hard' is not for 2 players", None),
    ("[[seat]]\n[[seat]]", 'unearned = ["black-bear"]', "'unearned', which only solitaire has", None),
    ("[[seat]]", 'all_plants = 66\nchallenge = "easy"', "challenge is one of", 66),
    ("[[seat]]", f"all_plants = 66\nunearned = {BEAR_AND_SLUG}", "only the hard challenge", 66),
    # Twenty-eight cards are worth 1, all others 2 or more: 28 + 2 + 2.
    ("[[seat]]", "all_plants = 5", "worth 32 to", 5),
    ("[[seat]]", f'{HARD}"hard"\nunearned = ["black-bear", "moose", "banana-slug"]', "no visitor 'moose'", 66 + 5 + 4),
    (
        '[[seat]]\nvisitors = ["black-bear"]',
        f'{HARD}"hard"\nunearned = {BEAR_AND_SLUG}',
        "American Black Bear is with",
        66 + 5 + 4,
    ),
]


@pytest.mark.parametrize(
    ("seats", "head", "why", "target"), MARKED_SOLITAIRES, ids=[why for _, _, why, _ in MARKED_SOLITAIRES]
)
def test_impossible_solitaires_are_marked_and_scored(seats: str, head: str, why: str, target: int | None) -> None:
    found = mark(f"{head}\n{seats}\n")
    assert [wrong for wrong in found.impossible if why in wrong.told("en")] and found.scored.target == target


def test_a_target_names_only_what_counts() -> None:
    reasons = mark(f"all_plants = 66\nunearned = {BEAR_AND_SLUG}\n[[seat]]").scored.seats[0].reasons
    assert reasons[-1] == "To beat: 66 (all plants in the game 66)."


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_empty_table_is_not_impossible(players: int) -> None:
    found = mark("[[seat]]\n" * players)
    assert found.impossible == [] and [seat.total for seat in found.scored.seats] == [0] * players
    missing = ["one seat alone plays solitaire, and needs all_plants"] if players == 1 else []
    assert [wrong.told("en").split(" =")[0] for wrong in found.missing] == missing


def test_visitors_are_still_to_come_in_an_empty_hard_solitaire() -> None:
    found = mark('challenge = "hard"\n[[seat]]')
    assert found.impossible == []
    assert "at least 3 have come" in found.missing[0].told("en") and "needs all_plants" in found.missing[1].told("en")


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
