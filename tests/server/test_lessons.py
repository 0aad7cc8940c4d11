"""A lesson at a table: it takes its own moves, says why not others, and goes on freely when it is over."""

import msgspec
import pytest

import spinney
from server.helpers import Player, until, wire
from spinney.tables import live
from spinney.tables.tutor import Tutor
from spinney.teaching.lessons import lessons

LESSON = lessons(spinney.game("dartmoor"))["first"]


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch):
    monkeypatch.setattr(live, "LESSON_PAUSE", 0)


def begun(client, chapter=0, **changes):
    answer = client.post(
        "/api/lessons", json={"game": "dartmoor", "lesson": "first", "chapter": chapter, "name": "Wren"} | changes
    )
    if answer.status_code != 201:
        return answer
    made = answer.json()
    assert [token["seat"] for token in made["tokens"]] == [LESSON.seat]
    return Player(client, made["table"], made["tokens"][0]["token"])


def waits(player):
    """The state in which the lesson waits for its learner."""
    until(lambda: player.get().json()["lesson"]["moves"] or player.get().json()["lesson"]["over"])
    return player.get().json()


def move_of(state, number):
    return wire(next(move for move in state["moves"] if move["number"] == number))


def test_a_whole_lesson_can_be_played(client):
    player, told = begun(client), []
    while not (state := waits(player))["lesson"]["over"]:
        lesson = state["lesson"]
        told += [step["words"] for step in lesson["steps"]]
        assert lesson["of"] == len(LESSON.steps)
        answer = player.post("/play", move_of(state, lesson["moves"][0]))
        assert answer.status_code == 200, answer.text
    assert len(told) + len(LESSON.steps_at(LESSON.ends)) == len(LESSON.steps)
    assert state["last"] == LESSON.ends and state["lesson"]["chapter"] == len(LESSON.file.chapters) - 1
    # From here on any move will do, and the others think for themselves.
    assert state["lesson"]["moves"] == []
    assert player.post("/play", move_of(state, state["moves"][-1]["number"])).status_code == 200


def test_another_move_is_answered_with_what_the_lesson_wants(client):
    player = begun(client)
    state = waits(player)
    other = next(move["number"] for move in state["moves"] if move["number"] not in state["lesson"]["moves"])
    answer = player.post("/play", move_of(state, other))
    assert answer.status_code == 409
    assert answer.json()["code"] == "not-the-lesson"
    assert answer.json()["words"].startswith("That is allowed, but the lesson is about something else now. ")
    spanish = player.post("/play", move_of(state, other), language="es")
    assert spanish.json()["words"].startswith("Está permitido, pero ahora la lección trata de otra cosa. ")
    assert player.get().json()["last"] == 0


def test_things_that_are_chosen_together_are_named_together(client):
    """Ply 14 of the lesson: two cards are paid with, and the page shows both."""
    player = begun(client)
    while (state := waits(player))["last"] < 14:
        player.post("/play", move_of(state, state["lesson"]["moves"][0]))
    assert [
        (move["kind"], move["parts"])
        for move in state["several"]["moves"]
        if move["number"] in state["lesson"]["moves"]
    ] == [
        ("pay", {"card": 64}),
        ("pay", {"card": 95}),
    ]


def test_an_illegal_move_is_answered_by_the_rules(client):
    player = begun(client)
    waits(player)
    answer = player.post("/play", {"kind": "draw", "parts": {}})
    assert answer.status_code == 409 and answer.json()["code"] != "not-the-lesson"


def test_a_lesson_can_begin_with_a_later_chapter(client):
    state = begun(client, chapter=2).get().json()
    assert state["last"] == LESSON.begins(2) and state["lesson"]["chapter"] == 2


def test_a_move_can_be_taken_back(client):
    player = begun(client)
    state = waits(player)
    player.post("/play", move_of(state, state["lesson"]["moves"][0]))
    waits(player)
    assert player.post("/undo").status_code == 200
    assert waits(player)["lesson"]["steps"] == state["lesson"]["steps"]


@pytest.mark.parametrize("changes", [{"lesson": "second"}, {"chapter": 99}, {"game": "chess"}])
def test_what_does_not_exist_is_told(client, changes):
    assert begun(client, **changes).status_code == 404


def test_the_lessons_of_a_game(client):
    (offer,) = client.get("/api/games/dartmoor/lessons", params={"language": "es"}).json()
    assert offer["name"] == "first" and offer["title"] == LESSON.file.title["es"]
    assert offer["chapters"] == [chapter.title["es"] for chapter in LESSON.file.chapters]


def test_a_spectator_is_told_nothing_to_do(client):
    player = begun(client)
    waits(player)
    assert Player(client, player.table).get().json()["lesson"]["moves"] == []


@pytest.mark.parametrize("changes", [{"rules": 1}, {"teaches": "lesson of-long-ago"}])
def test_a_table_that_the_lesson_no_longer_fits_goes_on_freely(client, changes):
    table = client.tables.get(begun(client).table)
    tutor = Tutor(msgspec.structs.replace(table.row, **changes), table.course)
    other = next(move for move in table.course.legal(LESSON.seat) if move not in LESSON.takes(0))
    tutor.check([other], table.views.teller("en"))
    assert tutor.lesson is None and tutor.scripted(0) is None and tutor.lets(0)
