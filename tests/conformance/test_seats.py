"""Seats are alike: it does not matter who sits where.

Proved by turning the whole table round by one seat, at random positions: whoever was in seat 0 is then in seat 1, and
so is all that belongs to them. Legal moves, the table after a move, views, score sheets and standings must turn along.
What belongs to a seat is read from the declarations: `per_seat` and `holds` of a field, the parts of moves and events
that are seats, and whose each pending step is. A game whose rules treat seats differently says so in `games/<game>.py`.
"""

from __future__ import annotations

import pytest

from conformance.settings import TOY, settings
from conformance.trial import told, variant
from sealed import events
from spinney.engine.contract import play
from spinney.engine.header import tell
from spinney.engine.pending import SEAT


def turned_seat(seat, players):
    """Numbers that are no seat at this table stay as they are: nobody, an empty chair."""
    return (seat + 1) % players if 0 <= seat < players else seat


def turned_seats(seats, players):
    return sum(1 << turned_seat(seat, players) for seat in range(8) if seats >> seat & 1)


def turned_numbers(value, turn, players):
    """The numbers of a field, however deep it is."""
    if isinstance(value, list):
        return [turned_numbers(row, turn, players) for row in value]
    return turn(value, players)


def turned_move(game, move, players):
    kind, parts = game.moves.decode(move)
    for name, part in game.moves.kinds[kind].parts.items():
        if part.thing == "seat":
            parts[name] = turned_seat(parts[name], players)
    return int(game.moves.encode(kind, parts))


def turned_event(game, row, players):
    code, *numbers = row
    for at, kind in enumerate(game.events[code].parts.values()):
        if kind == "seat":
            numbers[at] = turned_seat(numbers[at], players)
    return [code, *numbers]


def turned(trial, memory):
    """The table turned round by one seat."""
    game, players, table = trial.game, trial.players, trial.table(memory)
    fields = {}
    for field in game.table_layout.fields:
        if field.holds == "numbers" and not field.per_seat:
            continue
        value = getattr(table, field.name)
        if field.holds == "seat":
            value = turned_numbers(value, turned_seat, players)
        if field.holds == "seats":
            value = turned_numbers(value, turned_seats, players)
        if field.per_seat:
            value = [value[players - 1], *value[: players - 1], *value[players:]]
        fields[field.name] = value
    fields["chronicle"] = [turned_event(game, row, players) for row in table.chronicle]
    if {"depth", "steps"} <= set(game.table_layout.names):
        for row in table.steps[: table.depth]:
            row[SEAT] = turned_seat(row[SEAT], players)
        fields["steps"] = table.steps
    return trial.rewritten(memory, fields)


def picture(trial, memory):
    """The bytes of a table without what is left on the old pages of its chronicle."""
    chronicle, told = trial.layout.field("chronicle"), trial.rules.number(memory, "told")
    begin, row = trial.layout.offsets["chronicle"], chronicle.shape[1] * chronicle.kind.size
    data, left = trial.bytes(memory), (chronicle.shape[0] - told) * row
    return data[: begin + told * row] + bytes(left) + data[begin + told * row + left :]


def differences(trial, memory):
    """Where seats are not alike at a position."""
    game, players, round_table = trial.game, trial.players, turned(trial, memory)
    found = []
    for seat in trial.seats:
        there = turned_seat(seat, players)
        if trial.sheet(memory, seat) != trial.sheet(round_table, there):
            found.append("score")
        if trial.standing(memory, seat) != trial.standing(round_table, there):
            found.append("standing")
        if picture(trial, turned(trial, trial.conceal(memory, seat))) != picture(
            trial, trial.conceal(round_table, there)
        ):
            found.append("view")
        moves = trial.legal(memory, seat)
        if sorted(turned_move(game, move, players) for move in moves) != trial.legal(round_table, there):
            found.append("legal moves")
            continue
        for move in moves[:: 1 + len(moves) // 4]:
            after = trial.play(round_table, there, turned_move(game, move, players))
            if picture(trial, turned(trial, trial.play(memory, seat, move))) != picture(trial, after):
                found.append(f"playing {game.moves.decode(move)[0]}")
    return found


def test_seats_are_alike(trial):
    if reason := getattr(told(trial.game), "SEATS_DIFFER", ""):
        pytest.skip(reason)
    for memory in trial.positions(trial.many(1000), stride=3):
        assert differences(trial, memory) == []


def test_a_full_turn_changes_nothing(trial):
    for memory in trial.positions(20, stride=5):
        there = memory
        for _ in trial.seats:
            there = turned(trial, there)
        assert trial.bytes(there) == trial.bytes(memory)


play_sealed = TOY.meaning[play]


def partial_to_seat_0(box, table, seat, move):
    play_sealed(box, table, seat, move)
    if table.told > 1:
        tell(table, events.TOOK, 0, 0, 0)
        table.starter = 0


def test_a_favoured_seat_is_noticed():
    trial = variant(settings(TOY)[0], play=partial_to_seat_0)
    assert any(differences(trial, memory) for memory in trial.positions(4))
