"""Results are kept once; ratings are what openskill makes of the places, for people who want them and nobody else."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import insert, select

from spinney.store import schema
from spinney.store.opening import opened
from spinney.store.rating import Skill, rated
from spinney.store.results import ResultRow, Results

NAMES = ("ann", "bob", "cleo", "dan")
EACH = [(0,), (1,), (2,), (3,)]


@pytest.fixture
def database(where):
    """With four people who want ratings."""
    database = opened(where)
    with database.writing() as connection:
        for name in NAMES:
            row = {"id": name, "name": name.title(), "made": "", "seen": "", "rated": True}
            connection.execute(insert(schema.people).values(row))
    yield database
    database.close()


@pytest.fixture
def results(database):
    return Results(database)


def rows(table, places, people=NAMES, game="once", rated=True, ended="2026-01-02T10:00:00.000", daily=""):
    """The rows of a table at which these people came in at these places."""
    return [
        ResultRow(table, seat, person, person.title(), "", game, len(places), place, 50 - place, rated, daily, ended)
        for seat, (place, person) in enumerate(zip(places, people, strict=False))
    ]


def skills(results, *people, game="once"):
    """What is believed of people, as pairs; the games they have played."""
    found = {row.person: row for name in people for row in results.ratings_of(name) if row.game == game}
    return [(found[name].mu, found[name].sigma) for name in people], [found[name].games for name in people]


def pairs(teams):
    return [(rating.mu, rating.sigma) for team in teams for rating in team]


def test_ratings_are_those_of_openskill(results):
    model = PlackettLuce()
    first = model.rate([[model.rating()] for _ in range(3)], ranks=[2, 1, 2])
    results.keep(rows("one", [2, 1, 2]), EACH[:3])
    assert skills(results, *NAMES[:3]) == (pairs(first), [1, 1, 1])
    second = model.rate([first[0], first[1]], ranks=[1, 2])
    results.keep(rows("two", [1, 2]), EACH[:2])
    assert skills(results, *NAMES[:3]) == (pairs([*second, first[2]]), [2, 2, 1])


def test_the_better_place_is_the_better_rating():
    winner, loser = rated([[Skill()], [Skill()]], [1, 2])
    assert winner[0].least > Skill().least > loser[0].mu - 3 * 25 / 3
    assert (Skill().mu, Skill().sigma) == (25.0, 25.0 / 3)


def test_partners_are_rated_as_a_team(results):
    model = PlackettLuce()
    expected = model.rate([[model.rating(), model.rating()], [model.rating(), model.rating()]], ranks=[2, 1])
    results.keep(rows("one", [2, 1, 2, 1]), [(0, 2), (1, 3)])
    assert skills(results, "ann", "cleo", "bob", "dan")[0] == pairs(expected)


def test_a_title_has_ratings_of_its_own(results):
    results.keep(rows("one", [1, 2]), EACH[:2])
    results.keep(rows("two", [2, 1], game="floresta"), EACH[:2])
    [(once, _)], _ = skills(results, "ann")
    [(floresta, _)], _ = skills(results, "ann", game="floresta")
    assert once > 25 > floresta


def test_a_table_is_kept_once(results):
    assert results.keep(rows("one", [1, 2]), EACH[:2])
    before = skills(results, "ann", "bob")
    assert not results.keep(rows("one", [2, 1]), EACH[:2])
    assert skills(results, "ann", "bob") == before
    assert [row.place for row in results.of_person("ann")] == [1, 2]


def test_of_several_who_try_at_once_one_does(results):
    with ThreadPoolExecutor(8) as threads:
        done = list(threads.map(lambda _: results.keep(rows("one", [1, 2]), EACH[:2]), range(8)))
    assert sorted(done) == [False] * 7 + [True]
    assert skills(results, "ann", "bob")[1] == [1, 1]


def test_tables_that_end_at_once_all_count(results):
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda at: results.keep(rows(f"table {at}", [1, 2]), EACH[:2]), range(8)))
    assert skills(results, "ann", "bob")[1] == [8, 8]


@pytest.mark.parametrize(
    "people",
    [("ann", "eve"), ("ann", ""), ("ann", "ann"), ("ann",)],
    ids=["who has been forgotten", "a guest or a bot", "one person at both seats", "a solitaire"],
)
def test_not_rated(results, people):
    places = [1, 2][: len(people)]
    assert results.keep(rows("one", places, people), EACH[: len(people)])
    assert results.ratings_of("ann") == []
    assert not any(row.rated for row in results.of_person("ann"))


def test_who_sat_down_to_play_for_ratings_cannot_take_that_back_during_the_game(results):
    results.wants("bob", False)
    results.keep(rows("one", [1, 2]), EACH[:2])
    assert skills(results, "ann", "bob")[1] == [1, 1]


def test_a_table_that_is_not_rated_changes_no_rating(results):
    results.keep(rows("one", [1, 2], rated=False), EACH[:2])
    assert results.ratings_of("ann") == []


def test_lists_have_whoever_has_played_enough_and_still_wants_it(results):
    for number in range(5):
        results.keep(rows(f"four {number}", [1, 2, 3]), EACH[:3])
    results.keep(rows("last", [1, 2], people=("dan", "cleo")), EACH[:2])
    assert [row.person for row in results.top("once")] == ["ann", "bob", "cleo"]  # dan has played only once
    assert [row.games for row in results.top("once")] == [5, 5, 6]
    results.wants("ann", False)
    assert [row.name for row in results.top("once")] == ["Bob", "Cleo"]
    assert results.top("floresta") == []


def test_a_list_goes_by_what_is_sure(database, results):
    """The one with the higher belief, of whom little is known, comes after the one who is known well."""
    with database.writing() as connection:
        for person, mu, sigma in (("ann", 30.0, 8.0), ("bob", 27.0, 2.0)):
            row = {"person": person, "game": "once", "mu": mu, "sigma": sigma, "games": 9, "changed": ""}
            connection.execute(insert(schema.ratings).values(row))
    assert [row.person for row in results.top("once")] == ["bob", "ann"]


def test_results_stay_when_a_person_opts_out(database, results):
    results.keep(rows("one", [1, 2]), EACH[:2])
    results.wants("ann", False)
    with database.reading() as connection:
        assert len(connection.execute(select(schema.results)).all()) == 2
        assert len(connection.execute(select(schema.ratings)).all()) == 2
