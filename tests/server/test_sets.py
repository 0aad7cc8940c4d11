"""Several things chosen at once over the wire: in any order, all or nothing, and taken back as one."""

from __future__ import annotations

import pytest

from server.helpers import make_table, person, received, send, wire


@pytest.fixture
def paying(client):
    """Ann and Bob play Dartmoor, and somebody who has more cards than are due has to pay two."""
    players = make_table(client, "dartmoor", [person("Ann"), person("Bob")], seed="sets")
    while True:
        seat = players[-1].state()["acting"][0]
        state = players[seat].state()
        several = state["several"]
        if several and several["most"] == 2 and len(several["moves"]) > 3:
            return players[seat], state
        plays = [move for move in state["moves"] if move["kind"] == "play"]
        players[seat].play((plays or state["moves"])[-1])


def cards(moves):
    return [move["parts"]["card"] for move in moves]


def paid(state):
    """The cards that have been paid, as the log has them."""
    events = [event for deed in state["log"] for event in deed["events"]]
    return [event["parts"]["card"] for event in events if event["name"] == "paid"]


def test_a_state_tells_all_that_can_be_chosen(paying):
    _, state = paying
    several = state["several"]
    assert several["least"] == several["most"] == 2 and several["taken"] == [] and several["touching"] is None
    assert cards(several["moves"]) == [card for card in state["view"]["hand"][state["viewer"]] if card >= 0]
    assert all(move["words"] for move in several["moves"])
    assert cards(state["moves"]) == cards(several["moves"])[:-1], "one by one, the rules begin with a lower card"


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_both_orders_pay_the_same_cards(paying, order):
    player, state = paying
    chosen = [state["several"]["moves"][at] for at in order]
    after = player.does("play-several", {"moves": [wire(move) for move in chosen], "ply": state["ply"]})
    assert after["ply"] >= state["ply"] + 2
    assert set(paid(after)[-2:]) == set(cards(chosen))


def test_what_does_not_fit_changes_nothing(paying):
    player, state = paying
    one, two, three, *_ = [wire(move) for move in state["several"]["moves"]]
    for moves, code in (
        ([one], "several-exactly"),
        ([one, two, three], "several-exactly"),
        ([], "several-exactly"),
        ([one, one], "several-twice"),
        ([one, {"kind": "draw"}], "several-not-there"),
        ([one, {"kind": "nonsense"}], "bad-input"),
    ):
        assert player.fails("play-several", {"moves": moves}) == code
    assert player.fails("play-several", {"moves": [one, two], "ply": state["ply"] - 1}) == "stale"


def test_who_is_not_asked_cannot_choose(paying):
    player, state = paying
    moves = [wire(move) for move in state["several"]["moves"][:2]]
    player.does("play-several", {"moves": moves})
    assert player.fails("play-several", {"moves": moves}) in ("several-not-asked", "several-not-there")


def test_a_set_is_taken_back_as_one(paying):
    """What was paid has been seen, so the other is asked; what is asked about is the whole payment."""
    player, state = paying
    after = player.does("play-several", {"moves": [wire(move) for move in state["several"]["moves"][:2]]})
    assert after["undoing"]["undo"]["to"] == state["ply"]
    assert player.does("undo")["undoing"]["question"]["to"] == state["ply"]


def test_sets_on_the_socket(paying):
    player, state = paying
    with player.socket() as socket:
        received(socket, "state")
        send(socket, "play_several", moves=[wire(state["several"]["moves"][0])])
        assert received(socket, "problem")["words"] == "2 things are to be chosen, not 1."
        send(socket, "play_several", moves=[wire(move) for move in state["several"]["moves"][2::-2]])
        assert received(socket, "state")["ply"] >= state["ply"] + 2
