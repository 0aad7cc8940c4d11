"""Two worlds that a viewer cannot tell apart: a table in each of two servers, and moves after which it is still so."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from random import Random

from server.helpers import Player
from spinney.engine.header import SPECTATOR
from spinney.store.entries import SeatRow, TableRow
from spinney.tables.live import LiveTable, token_hash

KEY = bytes(range(100, 116))  # the same in both worlds, as its hash is told; the key itself never is


@dataclass
class World:
    """A server with one table, which begins at a given position."""

    client: object
    table: LiveTable
    players: dict[int, Player]

    def viewed_after(self, viewer, seat, move):
        """What the viewer would see if a seat made a move."""
        course = self.table.course
        memory = course.positions.at(course.last)
        assert course.rules.decide(course.rules.box, memory, seat, move) == seat
        course.rules.conceal(course.rules.box, memory, viewer)
        return course.rules.to_bytes(memory)


def world(client, game, position, name="table"):
    """A table of people that begins at a position."""
    players = game.table_layout.plain(position).players
    tokens = {seat: f"the token of seat {seat}" for seat in range(players)}
    seats = [SeatRow("person", f"Ann {seat}", token_hash=token_hash(tokens[seat])) for seat in tokens]
    options = {option.name: option.choices[0].name for option in game.options}
    row = TableRow(name, game.name, game.pack.hash(), options, KEY, "", seats)
    tables = client.tables
    tables._store.add(row, [], game.pack_text)
    table = tables.live[name] = LiveTable(row, game, position, [], tables.host)
    sitting = {seat: Player(client, name, token) for seat, token in tokens.items()}
    return World(client, table, {SPECTATOR: Player(client, name), **sitting})


def position_of(game, moves):
    """A random position after so many moves, or the last before the end."""
    luck = Random(f"{game.name} {moves}")
    match = game.new(players=luck.choice([n for n in game.players if n > 1]), seed=moves, form="interpreted")
    before = match.to_bytes()
    while not match.over and len(match.played) < moves:
        before = match.to_bytes()
        seat = luck.choice(match.acting)
        match.play(luck.choice(match.legal(seat)), seat)
    return before if match.over else match.to_bytes()


def other_world(game, position, viewer, seed):
    """A position that may be the truth for all the viewer knows."""
    rules = game.interpreted
    memory = rules.memory(position)
    rules.conceal(rules.box, memory, viewer)
    rules.redeal(rules.box, memory, viewer, rules.stream(seed))
    return rules.to_bytes(memory)


def step(worlds, viewer, luck):
    """A move in each world after which the viewer sees the same in both; None if there is none at hand."""
    asked = worlds[0].table.course.asked()
    for seat in luck.sample(asked, len(asked)):
        choices = [one.table.course.legal(seat) for one in worlds]
        if seat == viewer:
            pairs = [(move, move) for move in choices[0]]
        else:
            alike = [(move, move) for move in choices[0] if move in choices[1]]
            pairs = alike + list(product(choices[0][:6], choices[1][:6]))
        luck.shuffle(pairs)
        for pair in pairs[:30]:
            views = [one.viewed_after(viewer, seat, move) for one, move in zip(worlds, pair, strict=True)]
            course = worlds[0].table.course
            if views[0] == views[1] and not course.game.table_layout.plain(views[0]).over:
                return seat, pair
    return None


def take_back(one, viewer, what):
    """The viewer takes back, the others agree if they are asked; everything the viewer is told of it."""
    player = one.players[viewer]
    told = [player.post(f"/{what}").content]
    while one.table.course.question is not None:
        other = one.players[min(one.table.course.waiting())]
        assert other.post("/answer", {"agree": True}).status_code == 200
        told.append(player.get().content)
    return told
