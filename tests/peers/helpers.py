"""Games of Spinney for the peers to play again, and the peers as tests ask them."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass

import pytest

from once.helpers import ONCE, new, phase
from spinney.peers import in_c, in_node, plain
from spinney.peers.given import Deal, Dealt, Missing, cards_of
from spinney.peers.plain import MOVES, NUMBER

CARDS = cards_of(ONCE)


@dataclass
class Played:
    """A whole game: its deal, for each move the legal ones before it, the moves, all as numbers, and the scores."""

    players: int
    deal: Deal
    legal: list[list[int]]
    moves: list[int]
    scores: list[int]


def played_by_spinney(players: int, seed: int) -> Played:
    match, luck = new(players, seed), random.Random(seed)
    deal = Deal([card for pile in range(5) for card in pile_of(match, pile)], [])
    legal, moves = [], []
    while not match.over:
        legal.append([int(move) for move in match.legal()])
        move = luck.choice(match.legal())
        slipped = ONCE.box.starts[4 - match.table.left_over] if phase(match) == "slip" else None
        match.play(move)
        moves.append(int(move))
        if slipped is not None:
            deal.depths.append(pile_of(match, move.parts["pile"]).index(slipped))
    return Played(players, deal, legal, moves, [sheet.total for sheet in match.score()])


def pile_of(match, pile):
    """The cards of a pile, from bottom to top."""
    table = match.table
    return table.deck[table.bottom[pile] : table.bottom[pile] + table.height[pile]]


# A replay gives the legal moves before each move, and the final scores; `None`, if the game is not over.


def in_plain_python(game: Played):
    own = plain.Game(CARDS, game.players, Dealt(game.deal))
    legal = []
    for move in game.moves:
        legal.append([NUMBER[each] for each in own.legal_moves()])
        own.play(MOVES[move])
    return legal, own.scores() if own.over else None


def in_pettingzoo(game: Played):
    pytest.importorskip("pettingzoo")
    from spinney.peers.on_pettingzoo import OnceEnv

    env = OnceEnv(CARDS, game.players)
    env.reset(options={"chance": Dealt(game.deal)})
    legal = []
    for move in game.moves:
        seen, *_ = env.last()
        legal.append(seen["action_mask"].nonzero()[0].tolist())
        env.step(move)
    return legal, [env._cumulative_rewards[agent] for agent in env.agents] if all(env.terminations.values()) else None


def in_open_spiel(game: Played):
    pytest.importorskip("pyspiel")
    from spinney.peers.on_open_spiel import OnceGame

    state = OnceGame(CARDS, game.players).new_initial_state()
    for card in game.deal.deck:
        assert (card, pytest.approx(1 / (60 - len(state.history())))) in state.chance_outcomes()
        state.apply_action(card)
    legal, depths = [], list(game.deal.depths)
    for move in game.moves:
        assert not state.is_chance_node()
        legal.append(state.legal_actions())
        state.apply_action(move)
        if MOVES[move][0] == "slip":
            state.apply_action(depths.pop(0))
    return legal, state.returns() if state.is_terminal() else None


def in_rlcard(game: Played):
    pytest.importorskip("rlcard")
    from spinney.peers.on_rlcard import OnceEnv

    env = OnceEnv(CARDS, game.players, Dealt(game.deal))
    state, seat = env.reset()
    legal = []
    for move in game.moves:
        assert seat == env.get_player_id()
        legal.append(list(state["legal_actions"]))
        state, seat = env.step(move)
    return legal, env.get_payoffs().tolist() if env.is_over() else None


def in_boardgame_io(game: Played):
    need(in_node.node)
    moves = [MOVES[move] for move in game.moves]
    answer = in_node.ask(CARDS, game.players, deal=asdict(game.deal), moves=moves)
    return [[NUMBER[tuple(move)] for move in row] for row in answer["legal"]], answer["scores"]


def in_c_port(file: str, game: Played):
    return c_port(file).replay(game.players, game.deal, game.moves)


def c_port(file: str) -> in_c.PortInC:
    need(lambda: in_c.compiled(file))
    return in_c.PortInC(file, CARDS)


def need(look) -> None:
    """Skips the test where something is not installed."""
    try:
        look()
    except Missing as error:
        pytest.skip(f"it needs {error}")
