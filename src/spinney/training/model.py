"""The net while it learns: the matrices of `bots/net.py`, as fractions, and the same arithmetic.

On a processor the first layer adds up the rows of the features that are on; on a card a row of zeros and ones times a
matrix is quicker. A move's logit is the sum over its features, so all logits come from one product, from which those of
the legal moves are picked.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec
import torch

from spinney.bots.net import FINE, MOST, ONE
from spinney.bots.net_files import APART, MATRICES, Heading, Net, Widths, columns_of, largest, names_of, rows_of
from spinney.engine.eye import Eye

CEILING = MOST / ONE
LAYERS = ("first", "second", "third")
SPREADS = {"first": 0.05, "policy": 0.01, "value": 0.02}
"""How far the weights of a matrix lie apart at first, where that is no matter of how many are added up."""
IMPOSSIBLE = -1e9
ALIGNED = 64  # matrices whose sides are multiples of this are multiplied quickest on a card

Matrices = dict[str, Any]


def fresh(eye: Eye, widths: Widths, device: str, seed: int) -> Matrices:
    """Matrices that know nothing: every move is as good as every other."""
    return _fresh(MATRICES, rows_of(eye, widths), columns_of(widths), device, seed)


def fresh_apart(eye: Eye, widths: Widths, device: str, seed: int) -> Matrices:
    """Those of values that have layers of their own."""
    rows, columns = rows_of(eye, widths, widths), columns_of(widths, widths)
    return _fresh(APART, rows[-len(APART) :], columns[-len(APART) :], device, seed)


def _fresh(names: Sequence[str], rows: Sequence[int], columns: Sequence[int], device: str, seed: int) -> Matrices:
    luck = torch.Generator().manual_seed(seed)
    found = {}
    for name, high, wide in zip(names, rows, columns, strict=True):
        layer = name.removeprefix("apart_")
        matrix = torch.randn(high, wide, generator=luck) * SPREADS.get(layer, sqrt(2 / (high - 1)))
        if layer in LAYERS:
            matrix[0 if layer == "first" else -1] = 0.0  # the bias
        found[name] = matrix.to(device).requires_grad_()
    return found


def of_net(net: Net, eye: Eye, device: str) -> Matrices:
    """The matrices of a net in whole numbers; without those of values that have layers of their own."""
    return _of_net(net, eye, device, MATRICES)


def apart_of(net: Net, eye: Eye, device: str) -> Matrices:
    """Those of values that have layers of their own."""
    return _of_net(net, eye, device, APART)


def grown(matrices: Matrices, eye: Eye, widths: Widths, device: str, seed: int) -> Matrices:
    """The same thoughts in wider layers: what is new changes nothing at first, but can learn."""
    found = fresh(eye, widths, device, seed)
    with torch.no_grad():
        for name in MATRICES:
            narrow, wide = matrices[name], found[name]
            columns = narrow.shape[1]
            if name == "first":
                wide[:, :columns] = narrow
            elif name in LAYERS:  # the last row is the bias
                wide[:, :columns] = 0.0
                wide[: len(narrow) - 1, :columns] = narrow[:-1]
                wide[-1, :columns] = narrow[-1]
            else:  # the last column is
                wide[:] = 0.0
                wide[:, : columns - 1] = narrow[:, :-1]
                wide[:, -1] = narrow[:, -1]
    return found


def _of_net(net: Net, eye: Eye, device: str, wanted: Sequence[str]) -> Matrices:
    found = {}
    for name, data, rows in zip(names_of(net.heading), net.matrices, net.rows(eye), strict=True):
        if name not in wanted:
            continue
        numbers = torch.frombuffer(bytearray(data), dtype=torch.int16).float() / FINE
        found[name] = numbers.view(rows, -1).to(device).requires_grad_()
    return found


def think(matrices: Matrices, features: Any, moves: Any, counts: Any) -> tuple[Any, Any]:
    """Logits of the moves, impossible ones very low, and what each seat will get, the asked one first.

    Values come from layers of their own, if there are such.
    """
    hidden = _last([matrices[name] for name in LAYERS], features)
    policy, value = matrices["policy"], matrices["value"]
    if APART[0] in matrices:
        values = foretell(matrices, features)
    else:
        values = (hidden @ value[:, :-1].T + value[:, -1]).float()
    parts = hidden @ policy[:, :-1].T + policy[:, -1]
    batch, most, on = moves.shape
    at = moves.reshape(batch, most * on).long()
    blank = torch.arange(most * on, device=at.device) % len(policy)  # at one place for all, gradients would queue
    picked = parts.gather(1, torch.where(at > 0, at, blank)).float() * (at > 0)
    logits = picked.view(batch, most, on).sum(2)
    none = torch.arange(most, device=counts.device)[None] >= counts[:, None]
    return logits.masked_fill(none, IMPOSSIBLE), values


def foretell(apart: Matrices, features: Any) -> Any:
    """What each seat will get, the asked one first, by layers of their own."""
    *layers, value = (apart[name] for name in APART)
    return (_last(layers, features) @ value[:, :-1].T + value[:, -1]).float()


def _last(layers: Sequence[Any], features: Any) -> Any:
    """What the last of three layers gives."""
    hidden = _first(layers[0], features)
    for matrix in layers[1:]:
        hidden = torch.clamp(hidden @ matrix[:-1] + matrix[-1], 0.0, CEILING)
    return hidden


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
            most = largest(name) / FINE
            matrix.clamp_(-most, most)


def whole(matrices: Matrices, heading: Heading) -> Net:
    """The net in whole numbers."""
    return Net(heading, tuple(_rounded(name, matrices[name]) for name in names_of(heading)))


def with_values(net: Net, apart: Matrices, widths: Widths) -> Net:
    """A net whose values come from other layers from now on; moves are liked as before."""
    heading = msgspec.structs.replace(net.heading, value_widths=widths)
    return Net(heading, (*net.matrices[: len(MATRICES)], *(_rounded(name, apart[name]) for name in APART)))


def _rounded(name: str, matrix: Any) -> bytes:
    most = largest(name)
    rounded = torch.clamp(torch.round(matrix.detach().float().cpu() * FINE), -most, most)
    data: bytes = rounded.to(torch.int16).numpy().astype("<i2").tobytes()
    return data


def copied(matrices: Matrices) -> Matrices:
    """The same net, which will not learn any more."""
    return {name: matrix.detach().clone() for name, matrix in matrices.items()}
