"""The net while it learns: the matrices of `bots/net.py`, as fractions, and the same arithmetic.

On a processor the first layer adds up the rows of the features that are on; on a card a row of zeros and ones times a
matrix is quicker. A move's logit is the sum over its features, so all logits come from one product, from which those of
the legal moves are picked.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import torch

from spinney.bots.net import FINE, MOST, ONE, SEEN_MOST
from spinney.bots.net_files import MATRICES, Heading, Net, columns_of, rows_of
from spinney.engine.eye import Eye

CEILING = MOST / ONE
LARGEST = {"first": SEEN_MOST / FINE, **dict.fromkeys(MATRICES[1:], MOST / FINE)}
"""What a number of each matrix may be at most."""
IMPOSSIBLE = -1e9
ALIGNED = 64  # matrices whose sides are multiples of this are multiplied quickest on a card

Matrices = dict[str, Any]


def fresh(eye: Eye, widths: tuple[int, int, int], device: str, seed: int) -> Matrices:
    """Matrices that know nothing: every move is as good as every other."""
    luck = torch.Generator().manual_seed(seed)
    spread = {"first": 0.05, "second": sqrt(2 / widths[0]), "third": sqrt(2 / widths[1]), "policy": 0.01, "value": 0.02}
    found = {}
    for name, rows, columns in zip(MATRICES, rows_of(eye, widths), columns_of(widths), strict=True):
        matrix = torch.randn(rows, columns, generator=luck) * spread[name]
        if name in ("first", "second", "third"):
            matrix[0 if name == "first" else -1] = 0.0
        found[name] = matrix.to(device).requires_grad_()
    return found


def of_net(net: Net, eye: Eye, device: str) -> Matrices:
    """The matrices of a net in whole numbers."""
    found = {}
    for name, data, rows in zip(MATRICES, net.matrices, net.rows(eye), strict=True):
        numbers = torch.frombuffer(bytearray(data), dtype=torch.int16).float() / FINE
        found[name] = numbers.view(rows, -1).to(device).requires_grad_()
    return found


def think(matrices: Matrices, features: Any, moves: Any, counts: Any) -> tuple[Any, Any]:
    """Logits of the moves, impossible ones very low, and what each seat will get, the asked one first."""
    hidden = _first(matrices["first"], features)
    for name in ("second", "third"):
        matrix = matrices[name]
        hidden = torch.clamp(hidden @ matrix[:-1] + matrix[-1], 0.0, CEILING)
    policy, value = matrices["policy"], matrices["value"]
    values = (hidden @ value[:, :-1].T + value[:, -1]).float()
    parts = hidden @ policy[:, :-1].T + policy[:, -1]
    batch, most, on = moves.shape
    at = moves.reshape(batch, most * on).long()
    blank = torch.arange(most * on, device=at.device) % len(policy)  # at one place for all, gradients would queue
    picked = parts.gather(1, torch.where(at > 0, at, blank)).float() * (at > 0)
    logits = picked.view(batch, most, on).sum(2)
    none = torch.arange(most, device=counts.device)[None] >= counts[:, None]
    return logits.masked_fill(none, IMPOSSIBLE), values


def _first(rows: Any, features: Any) -> Any:
    if features.is_cuda:
        more = -len(rows) % ALIGNED
        on = torch.zeros(len(features), len(rows) + more, dtype=torch.bfloat16, device=features.device)
        on.scatter_(1, features.long(), 1.0)  # no feature is on twice
        on[:, 0] = 1.0  # the bias
        even = torch.nn.functional.pad(rows.to(torch.bfloat16), (0, 0, 0, more))
        return torch.clamp(on @ even, 0.0, CEILING)
    total = torch.nn.functional.embedding_bag(features.int(), rows, mode="sum", padding_idx=0)
    return torch.clamp(total + rows[0], 0.0, CEILING)


def within_bounds(matrices: Matrices) -> None:
    """Cuts off what whole numbers could not hold."""
    with torch.no_grad():
        for name, matrix in matrices.items():
            matrix.clamp_(-LARGEST[name], LARGEST[name])


def whole(matrices: Matrices, heading: Heading) -> Net:
    """The net in whole numbers."""
    found = []
    for name in MATRICES:
        largest = round(LARGEST[name] * FINE)
        rounded = torch.clamp(torch.round(matrices[name].detach().float().cpu() * FINE), -largest, largest)
        found.append(rounded.to(torch.int16).numpy().astype("<i2").tobytes())
    return Net(heading, tuple(found))


def copied(matrices: Matrices) -> Matrices:
    """The same net, which will not learn any more."""
    return {name: matrix.detach().clone() for name, matrix in matrices.items()}
