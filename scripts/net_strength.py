"""How strong nets are by themselves: one net among bots of one kind, as a training measures it.

    python scripts/net_strength.py GAME [--net FILE ...] [--against greedy,search:1000] [--players 2,4] [--deals 40]

Every deal is played once from each seat. Equal strength would be half of the wins with two players; alone,
a deal is won by beating its target. Several files, say of one training after some minutes each, give a curve.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from spinney.bots.net_files import read
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game, game
from spinney.training.strength import TARGET, measured


def rows(title: Game, files: list[Path], bots: list[str], numbers: list[int], deals: int, cores: int) -> None:
    print("| net | minutes | million decisions | players | against | wins |\n|---|--:|--:|--:|---|--:|", flush=True)
    for file in files:
        net = read(file, title)
        for number in numbers:
            for bot in bots if number > 1 else [TARGET]:
                found = measured(net, title, bot, number, deals, cores)
                print(
                    f"| {file.name} | {found.minutes:.1f} | {found.decisions / 1e6:.0f} | {number} | {bot} "
                    f"| {found.share:.0%} ({found.low:.0%} to {found.high:.0%}) |",
                    flush=True,
                )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--net", type=Path, action="append", metavar="FILE", help="else the title's own")
    parser.add_argument("--against", default="greedy,search:1000", metavar="A,B,...")
    parser.add_argument("--players", metavar="N,...", help="else all numbers that can play")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    try:
        title = game(given.game)
        numbers = [int(number) for number in given.players.split(",")] if given.players else list(title.players)
        bots = given.against.split(",")
        rows(title, given.net or [title.net_file], bots, numbers, given.deals, given.cores)
    except SpinneyError as why:
        print(why, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
