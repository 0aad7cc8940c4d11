"""Nets that have learned nothing: weights at random."""

from __future__ import annotations

from random import Random

from spinney.bots.net import FINE, MOST
from spinney.bots.net_files import Heading, Net, columns_of, rows_of


def heading_of(game, widths=(16, 8, 8), apart=None):
    return Heading(
        game.name,
        game.rules_version,
        game.pack.hash(),
        game.eye.fingerprint,
        game.players,
        widths,
        50,
        0,
        300,
        0,
        0.0,
        {},
        apart,
    )


def random_net(game, widths=(16, 8, 8), seed=1, apart=None):
    """Weights as they are after a training, about: what a layer gives is neither nothing nor the most.

    With layers of their own for values, if `apart` says how wide they are.
    """
    luck = Random(f"{game.name} {seed}")
    spreads = (0.2, 0.5, 0.5, 0.5, 0.2) if apart is None else (0.2, 0.5, 0.5, 0.5, 0.2, 0.2, 0.5, 0.5, 0.2)
    matrices = []
    for rows, columns, spread in zip(rows_of(game.eye, widths, apart), columns_of(widths, apart), spreads, strict=True):
        numbers = [max(-MOST, min(MOST, round(luck.gauss(0, spread * FINE)))) for _ in range(rows * columns)]
        matrices.append(packed(numbers))
    return Net(heading_of(game, widths, apart), tuple(matrices))


def packed(numbers):
    return b"".join(number.to_bytes(2, "little", signed=True) for number in numbers)
