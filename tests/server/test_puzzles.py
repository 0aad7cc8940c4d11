"""A puzzle at a table: the position, what the turn brought, and the solution."""

import pytest

import spinney
from server.helpers import Player, until, wire
from spinney.engine.game import every_game
from spinney.engine.record import read_move
from spinney.teaching.puzzles import in_days, puzzles

GAMES = [game.name for game in every_game()]
PUZZLE = puzzles(spinney.game("dartmoor"))[0]


def opened(client, game, name):
    answer = client.post("/api/puzzles", json={"game": game, "puzzle": name, "name": "Wren"})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    (token,) = made["tokens"]
    return Player(client, made["table"], token["token"])


def settled(player):
    """The state in which the bots have done what they had to."""
    until(lambda: player.state()["puzzle"]["ended"] or (player.state()["viewer"] in player.state()["acting"]))
    return player.state()


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_solves_it(client, game):
    puzzle = puzzles(spinney.game(game))[0]
    player = opened(client, game, puzzle.name)
    state = player.state()
    assert state["viewer"] == puzzle.seat and state["ply"] >= len(puzzle.moves) == state["puzzle"]["ply"]
    assert not state["puzzle"]["ended"] and not state["puzzle"]["solved"]
    assert [(move["kind"], move["parts"]) for move in state["puzzle"]["solution"]] == [
        read_move(text.split())[1:] for text in puzzle.solution
    ]
    for move in state["puzzle"]["solution"]:
        settled(player)
        player.play(move)
    until(lambda: player.state()["puzzle"]["ended"])
    told = player.state()["puzzle"]
    assert told["solved"] and told["gained"] == puzzle.points == told["points"]


def test_a_turn_that_brings_less_is_told_so(client):
    """Two cards drawn bring nothing: the turn is over, and the others do not go on."""
    player = opened(client, "dartmoor", PUZZLE.name)
    while not (state := settled(player))["puzzle"]["ended"]:
        first = next((move for move in state["moves"] if move["kind"] == "draw"), state["moves"][0])
        player.play(first)
    assert not state["puzzle"]["solved"] and state["puzzle"]["gained"] < PUZZLE.points
    last = state["last"]
    assert player.state()["last"] == last and player.state()["thinking"] == []


def test_it_can_be_tried_again(client):
    player = opened(client, "dartmoor", PUZZLE.name)
    first = player.state()
    player.play(first["moves"][0])
    settled(player)
    while player.state()["undoing"]["undo"]:
        player.does("undo")
    again = player.state()
    assert again["last"] == len(PUZZLE.moves) and again["undoing"]["restart"] is None
    assert player.fails("undo") == player.fails("restart") == "nothing-to-undo"
    assert again["moves"] == first["moves"] and not again["puzzle"]["ended"]


@pytest.mark.parametrize("wanted", [{"game": "dartmoor", "puzzle": "zzz"}, {"game": "chess", "puzzle": PUZZLE.name}])
def test_what_does_not_exist_is_told(client, wanted):
    assert client.post("/api/puzzles", json=wanted).status_code == 404


def test_the_puzzles_of_a_game_and_their_days(client):
    offers = client.get("/api/games/dartmoor/puzzles", params={"language": "es"}).json()
    assert len(offers) >= 60
    assert [offer["name"] for offer in sorted(offers, key=lambda offer: offer["day"])] == [
        puzzle.name for puzzle in in_days(puzzles(spinney.game("dartmoor")))
    ]
    assert [offer["day"] for offer in sorted(offers, key=lambda offer: offer["day"])] == list(range(len(offers)))


def test_words_are_in_the_language_of_who_looks(client):
    player = opened(client, "dartmoor", PUZZLE.name)
    assert player.state(language="en")["puzzle"]["words"].endswith(" this turn: how?")
    spanish = player.state(language="es")["puzzle"]
    assert "en este turno" in spanish["words"]
    assert all(move["words"] for move in spanish["solution"]) and spanish["told"]


def test_who_made_the_table_is_still_the_only_one_who_moves(client):
    player = opened(client, "dartmoor", PUZZLE.name)
    assert Player(client, player.table).fails("play", wire(player.state()["moves"][0])) == "not-your-seat"
