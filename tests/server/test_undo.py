"""Taking back: free where nobody is hurt, else by consent.

In Floresta planting and taking an open card show nothing hidden: from `START` on (in the game that comes about if
everybody always makes the first possible move) seat 0 plants, uses a bonus and takes a card, and then seat 1 plants,
all in one epoch. In Once Upon a Forest placing a card of the hand shows it, so it opens a new epoch. Two players of
Once begin with two start cards to slip in and three cards each to draw; then seat 0 places.
"""

from __future__ import annotations

import pytest

from server.helpers import bot, make_table, person, until

START = 20
OPENING = 2 + 6


def played(client, game, plies, *seats):
    """A table after so many moves, each the first possible one, and its people."""
    players = make_table(client, game, list(seats), seed="undo")
    while (state := players[-1].state())["last"] < plies:
        asked = state["acting"][0]
        if asked in players:
            players[asked].play()
    return players


@pytest.fixture
def two(client):
    return played(client, "floresta", START, person("Ann"), person("Bob"))


@pytest.fixture
def seen(client):
    """Ann has just placed a card of her hand."""
    return played(client, "once", OPENING + 1, person("Ann"), person("Bob"))


def test_within_the_epoch_it_is_free(two):
    before = two[0].state()
    assert two[0].play()["undoing"]["undo"] == {"to": START, "moves": 1, "free": True, "seen": False}
    after = two[0].does("undo")
    assert after["ply"] == START
    assert after["view"] == before["view"] and after["moves"] == before["moves"] and after["log"] == before["log"]
    assert after["undoing"]["redo"] == 1


def test_redo_makes_the_same_moves_again(two):
    first = two[0].play()
    two[0].does("undo")
    again = two[0].does("redo")
    assert again["view"] == first["view"] and again["log"] == first["log"]
    assert two[0].fails("redo") == "nothing-to-redo"


def test_only_who_took_back_can_redo_and_only_until_somebody_moves(two):
    two[0].play()
    two[0].does("undo")
    assert two[1].fails("redo") == "nothing-to-redo"
    two[0].play()
    assert two[0].fails("redo") == "nothing-to-redo"


def test_several_steps_back_and_forth(two):
    states = [two[0].state(), two[0].play(), two[0].play()]
    two[0].does("undo")
    two[0].does("undo")
    assert two[0].state()["view"] == states[0]["view"]
    assert two[0].does("redo")["view"] == states[1]["view"]
    assert two[0].does("redo")["view"] == states[2]["view"]


def test_restart_goes_to_the_beginning_of_the_turn(two):
    before = two[0].state()
    two[0].play()
    state = two[0].play()
    assert state["undoing"]["restart"] == {"to": START, "moves": 2, "free": True, "seen": False}
    assert two[0].does("restart")["view"] == before["view"]
    assert two[0].fails("restart") == "nothing-to-undo"
    assert two[0].does("redo")["view"] == state["view"]


def test_another_persons_move_is_not_taken_back_without_asking(two):
    """Nothing hidden was shown since, but it is Bob's move."""
    for _ in range(3):
        two[0].play()
    two[1].play()
    assert two[0].state()["undoing"]["undo"] == {"to": START + 2, "moves": 2, "free": False, "seen": False}
    asked = two[0].does("undo")
    assert asked["ply"] == START + 4
    assert asked["undoing"]["question"] == {"seat": 0, "to": START + 2, "moves": 2, "waiting": [1]}
    assert two[1].does("answer", {"agree": True})["ply"] == START + 2
    assert two[0].state()["undoing"]["question"] is None


def test_across_the_epoch_the_other_person_is_asked(seen):
    assert seen[0].state()["undoing"]["undo"] == {"to": OPENING, "moves": 1, "free": False, "seen": True}
    assert seen[0].does("undo")["ply"] == OPENING + 1
    assert seen[1].state()["undoing"]["question"]["waiting"] == [1]
    assert seen[1].does("answer", {"agree": True})["ply"] == OPENING


def test_one_refusal_is_enough(seen):
    seen[0].does("undo")
    state = seen[1].does("answer", {"agree": False})
    assert state["ply"] == OPENING + 1 and state["undoing"]["question"] is None


def test_who_asked_may_withdraw_but_not_agree(seen):
    seen[0].does("undo")
    assert seen[0].fails("answer", {"agree": True}) == "no-question"
    assert seen[0].does("answer", {"agree": False})["undoing"]["question"] is None


def test_a_move_settles_the_question(seen):
    seen[0].does("undo")
    assert seen[0].play()["undoing"]["question"] is None
    assert seen[1].fails("answer", {"agree": True}) == "no-question"


def test_one_question_at_a_time(seen):
    seen[0].does("undo")
    assert seen[1].fails("undo") == "question-open"


def test_all_other_people_have_to_agree(client):
    three = played(client, "once", 4, person(), person(), person())
    mover = three[-1].state()["log"][-1]["seat"]
    one, other = sorted({0, 1, 2} - {mover})
    three[mover].does("undo")
    assert three[one].state()["undoing"]["question"]["waiting"] == [one, other]
    assert three[other].does("answer", {"agree": True})["undoing"]["question"]["waiting"] == [one]
    assert three[one].does("answer", {"agree": True})["last"] == 3


def test_bots_always_agree(client):
    """Ann is the only person: nobody is hurt if she takes back what she has seen, and the bot's moves with it."""
    alone = played(client, "once", OPENING, person("Ann"), bot())
    alone[0].play()
    alone[0].play()
    until(lambda: alone[0].state()["moves"])
    assert alone[0].state()["undoing"]["undo"] == {"to": OPENING + 1, "moves": 2, "free": True, "seen": True}
    assert alone[0].does("undo")["ply"] == OPENING + 1
    assert alone[0].does("undo")["ply"] == OPENING
    assert alone[0].does("redo")["ply"] == OPENING + 1
    assert alone[0].does("redo")["ply"] == OPENING + 3


def test_what_somebody_has_seen_who_left_is_not_taken_back_without_them(seen):
    """Bob cannot be asked, and may come back. What Ann does while the bot stands in is as with any bot."""
    assert seen[1].does("leave", {})["seats"][1]["stands_in"]
    assert seen[0].state()["undoing"]["undo"] is None
    assert seen[0].fails("undo") == seen[0].fails("restart") == "nothing-to-undo"
    until(lambda: seen[0].state()["moves"])
    before = seen[0].state()["last"]
    seen[0].play()
    for rebuilt in (False, True):
        if rebuilt:
            seen[0].client.tables.drop(seen[0].table)
        step = seen[0].state()["undoing"]["undo"]
        assert (step["to"], step["free"], step["seen"]) == (before, True, True)
    assert seen[0].does("undo")["last"] == before
    assert seen[0].fails("undo") == "nothing-to-undo"
    assert seen[1].does("come-back", {})["last"] == before > OPENING


def test_the_moves_of_somebody_who_left_are_not_taken_back_without_them(two):
    """What Ann did last harms nobody. Before that Bob has moved, and until he is back nobody can agree."""
    for _ in range(3):
        two[0].play()
    two[1].play()
    two[1].does("leave", {})
    assert two[0].fails("undo") == "nothing-to-undo"
    two[1].does("come-back", {})
    assert two[0].does("undo")["undoing"]["question"]["waiting"] == [1]


def test_what_nobody_has_seen_may_be_taken_back_though_somebody_left(two):
    two[0].play()
    two[1].does("leave", {})
    assert two[0].state()["undoing"]["undo"] == {"to": START, "moves": 1, "free": True, "seen": False}
    assert two[0].does("undo")["last"] == START


def test_who_was_sent_away_does_not_come_back_and_need_not_agree(seen):
    seen[0].does("send-away", {"seat": 1})
    assert seen[0].state()["undoing"]["undo"]["free"]
    assert seen[0].does("undo")["last"] == OPENING


def test_what_a_spectator_and_a_stranger_can_do(two):
    for what in ("undo", "redo", "restart", "move-now", "hint"):
        assert two[-1].fails(what) == "not-your-seat"
    two[-1].token = "no such token"
    assert two[-1].fails("undo") == "wrong-token"
    assert two[-1].get().json()["code"] == "wrong-token"


def test_nothing_to_take_back(two):
    fresh = make_table(two[0].client, "once", [person(), person()])
    assert fresh[0].fails("undo") == "nothing-to-undo"
    assert fresh[0].fails("redo") == "nothing-to-redo"
    assert fresh[0].fails("answer", {"agree": True}) == "no-question"
    assert fresh[0].state()["undoing"] == {"undo": None, "restart": None, "redo": 0, "question": None}


def test_nothing_is_taken_back_after_the_end(client):
    """Then everything is open."""
    players = make_table(client, "legendary", [person(), person()])
    state = players[0].state()
    while not state["over"]:
        state = players[state["acting"][0]].play()
    assert players[0].fails("undo") == "game-over"
    assert players[0].state()["undoing"]["undo"] is None


def test_taking_back_survives_a_rebuild(two):
    """The log with all its undoing comes to the same table."""
    two[0].play()
    two[0].play()
    two[0].does("undo")
    two[0].play()
    two[0].does("restart")
    two[0].play()
    two[0].play()
    two[0].play()
    two[1].play()
    two[0].does("undo")
    before = [two[seat].get().content for seat in (-1, 0, 1)]
    del two[0].client.tables.live[two[0].table]
    assert [two[seat].get().content for seat in (-1, 0, 1)] == before
    two[1].does("answer", {"agree": True})
    before = [two[seat].get().content for seat in (-1, 0, 1)]
    del two[0].client.tables.live[two[0].table]
    assert [two[seat].get().content for seat in (-1, 0, 1)] == before
