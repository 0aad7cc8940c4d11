"""How strong a net is: games against bots of the ladder, on duplicate deals, while it is still learning.

Every deal is played once from each seat, the net there and bots of one kind in all others; whoever stands best wins,
and equals share. Alone at a table, a deal is won by beating its target.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from statistics import fmean

import msgspec

from spinney.arena.intervals import of_share
from spinney.arena.spreading import spread
from spinney.bots.learned import Learned
from spinney.bots.levels import Player, make_bot
from spinney.bots.net_files import Net
from spinney.engine.game import Game
from spinney.engine.match import Match
from spinney.engine.seeds import key_from
from spinney.engine.winning import winners

TARGET, RIVAL = "the target", "the rival"
"""Who plays alone plays against the target, and no bot; and some learn against a net that does not."""


class Strength(msgspec.Struct, frozen=True):
    """The share of wins against a bot after some minutes of training, and its interval of 95 %."""

    minutes: float
    decisions: int
    bot: str
    players: int
    deals: int
    share: float
    low: float
    high: float


def measured(
    net: Net, game: Game, bot: str, players: int, deals: int, cores: int, rival: Net | None = None
) -> Strength:
    heading = net.heading
    share = fmean(spread(partial(playing, game, net, bot, players, rival), range(deals), cores))
    low, high = of_share(share, deals)
    return Strength(heading.minutes, heading.decisions, bot, players, deals, share, low, high)


def playing(game: Game, net: Net, bot: str, players: int, rival: Net | None = None) -> Callable[[int], float]:
    """What plays a deal, and gives the net's share of wins in it."""
    rules = game.rules("auto")
    learned = Learned(rules, net)
    if bot == RIVAL and rival is not None:
        other: Player = Learned(rules, rival)
    else:
        other = learned if bot == TARGET else make_bot(bot, rules, cores=1)
    choices = game.choices(players)
    target = game.has_target(choices)

    def shares(deal: int) -> float:
        found = []
        for own in range(players):
            match = Match(game, players, choices, key_from(f"strength {deal}"))
            streams = [rules.stream(f"strength {deal} {own} {seat}") for seat in range(players)]
            while not match.over and len(match.played) < game.most_moves:
                seat = match.acting[0]
                player = learned if seat == own else other
                move = player.choose(match.view_bytes(seat), seat, match.legal(seat), streams[seat])
                match.play(move, seat)
            best = winners([sheet.standing for sheet in match.score()], target)
            found.append(Fraction(own in best, max(len(best), 1)))
        return float(sum(found) / players)

    return shares
