"""Which of two nets is stronger by itself, from thousands of games: where matches of a few deals tell nothing.

    python scripts/net_duel.py GAME ONE OTHER [--players N] [--games K] [--device D]

ONE and OTHER are files; "own" is the title's net. Every net makes the move that it likes best, by the fractions of the
training and not in whole numbers. Games are of two kinds: the nets in turns round the table, and one of the first among
nets of the other kind, from every seat as often. What is told is how often the first net won, shared by those who
share the first place; equal strength would be half, or a seat's share. Needs PyTorch.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from spinney.arena.intervals import of_share
from spinney.bots.net_files import Net, net_of, read
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game, game
from spinney.envs.stepping import GOES_ON
from spinney.envs.vector import Vector
from spinney.training import model
from spinney.training.rolls import thought
from spinney.training.tables import NAMES

OWN = "own"


def wins(title: Game, nets: tuple[Net, Net], players: int, games: int, device: str, alone: bool) -> float:
    """The share of wins of the first net, in one game at each of so many tables."""
    vector = Vector(
        title,
        games,
        players=players,
        seed="duel",
        reward="margin",
        masks=False,
        move_features=True,
        device=device,
    )
    arrays = {name: torch.as_tensor(getattr(vector, name), device=device) for name in NAMES}
    vector.begin()
    vector.wait()
    assert title.eye is not None, "a net was trained with it"
    one, other = (model.of_net(net, title.eye, device) for net in nets)
    place = torch.arange(games, device=device)
    seats = torch.arange(players, device=device)
    turn = place % (players if alone else 2)
    first = seats[None] == turn[:, None] if alone else (seats[None] + turn[:, None]) % 2 == 0
    won = torch.zeros(games, device=device)
    going = torch.ones(games, dtype=torch.bool, device=device)
    with torch.no_grad():
        while going.any():
            said = [
                thought(net, *(arrays[n] for n in ("features", "move_features", "counts")))[0] for net in (one, other)
            ]
            asked = first.gather(1, arrays["seats"].long()[:, None])
            chosen = torch.where(asked, said[0], said[1]).argmax(1)
            arrays["moves"].copy_(arrays["legal"].gather(1, chosen[:, None])[:, 0])
            vector.play()
            ended = going & (arrays["came"] != GOES_ON)
            margins = arrays["rewards"][:, :players].float()
            best = (margins == margins.max(1, keepdim=True).values).float()
            share = (best * first).sum(1) / best.sum(1)
            won = torch.where(ended, share, won)
            going &= ~ended
    return float(won.mean())


def told(won: float, games: int) -> str:
    low, high = of_share(won, games)
    return f"{won:.1%} ({low:.1%} to {high:.1%})"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one", metavar="ONE")
    parser.add_argument("other", metavar="OTHER")
    parser.add_argument("--players", metavar="N,...", help="else all numbers from two on")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    given = parser.parse_args()
    try:
        title = game(given.game)
        one, other = (net_of(title) if name == OWN else read(Path(name), title) for name in (given.one, given.other))
        numbers = [int(number) for number in given.players.split(",")] if given.players else title.players
        print("| players | in turns | one among others |\n|--:|--:|--:|", flush=True)
        for players in (number for number in numbers if number > 1):
            found = [wins(title, (one, other), players, given.games, given.device, alone) for alone in (False, True)]
            print(f"| {players} | {' | '.join(told(won, given.games) for won in found)} |", flush=True)
    except SpinneyError as why:
        print(why, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
