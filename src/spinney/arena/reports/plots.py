"""The plots of a report: SVG to stand inside a page, drawn by matplotlib.

They are as wide as a phone, so that their letters stay readable there; on a larger screen they grow. Colours are drawn
as stand-ins and become variables of the page's style sheet, which has a set for light and one for dark.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from io import StringIO
from math import isfinite
from textwrap import wrap
from typing import Any

import numpy as np
from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from spinney.arena.reports.gathering import Numbers
from spinney.arena.reports.numbers import Component, Findings, Interval, Usage

WIDTH = 4.2
LETTERS = 8.5
STYLE: Any = [
    "default",  # whatever a person has set for other plots
    {
        "svg.fonttype": "none",
        "svg.hashsalt": "spinney",
        "font.size": LETTERS,
        "text.parse_math": False,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "legend.frameon": False,
        "path.simplify": False,
    },
]

INK, FAINT, PAPER = "#010101", "#010102", "#010103"
COLOURS = tuple(f"#0102{number:02x}" for number in range(12))
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
VARIABLES = {INK: "--ink", FAINT: "--faint", PAPER: "--paper"} | {
    colour: f"--c{number}" for number, colour in enumerate(COLOURS)
}

PERCENT = FuncFormatter(lambda figure, _place: f"{figure:g}%")
ROOM_FOR_FIGURE = 0.085
"""A stretch of a bar that is so long, beside the longest bar, has room for its figure."""
MOST_BINS = 30
MOST_ROWS = 36
"""Of more components only the ends of the list are drawn; the table has them all."""
LABEL = 26
ROW = 0.2
"""The height of a row in inches; a further line of its label takes the share `MORE_LINE` of it."""
MORE_LINE = 0.7


def drawn(figure: Figure, name: str, told: str) -> str:
    """A figure as part of a page: no address, no name twice on a page, colours by variables, what it shows in words."""
    text = StringIO()
    figure.savefig(text, format="svg", transparent=True, metadata=dict.fromkeys(("Creator", "Date", "Format", "Type")))
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r'<g id="[^"]*"', "<g", svg)
    svg = re.sub(r' id="([^"]*)"', rf' id="{name}-\1"', svg)
    svg = svg.replace('xlink:href="#', f'href="#{name}-').replace("url(#", f"url(#{name}-")
    svg = re.sub(r"font: ([\d.]+px) [^;\"]*", r"font-size: \1", svg)
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    box = re.search(r'viewBox="[^"]*"', svg)
    assert box is not None
    return re.sub(r"<svg[^>]*>", f'<svg {box[0]} role="img" aria-label="{escape(told)}">', svg, count=1).strip()


def _figure(height: float, columns: int = 1, shared: bool = False) -> tuple[Figure, list[Axes]]:
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots(1, columns, squeeze=False, sharey="row" if shared else "none")[0]
    for each in axes:
        each.tick_params(colors=INK)
        for spine in each.spines.values():
            spine.set_color(FAINT)
        each.xaxis.label.set_color(INK)
        each.yaxis.label.set_color(INK)
    return figure, list(axes)


def _whiskers(
    axes: Axes, rows: Sequence[float], intervals: Sequence[Interval], colours: Sequence[str], scale: float = 1.0
) -> None:
    """A dot with its interval for each row."""
    for row, interval, colour in zip(rows, intervals, colours, strict=True):
        if not isfinite(interval.margin):
            continue
        axes.plot([scale * interval.low, scale * interval.high], [row, row], color=colour, linewidth=1.3)
        axes.plot([scale * interval.value], [row], marker="o", markersize=3.6, color=colour)


def _rows(labels: Sequence[str]) -> list[float]:
    """Where rows are, from the top: those with a label of several lines take more room."""
    rows, at = [], 0.0
    for label in labels:
        tall = 1 + MORE_LINE * label.count("\n")
        rows.append(at + tall / 2)
        at += tall
    return rows


def _height(labels: Sequence[str]) -> float:
    """The height of all rows together, in inches."""
    return ROW * sum(1 + MORE_LINE * label.count("\n") for label in labels)


def _name_rows(axes: Axes, labels: Sequence[str]) -> None:
    rows = _rows(labels)
    axes.set_yticks(rows, labels)
    axes.set_ylim(_height(labels) / ROW + 0.1, -0.1)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def _ticks(most: int, whole: bool = False) -> MaxNLocator:
    """Ticks at round figures."""
    return MaxNLocator(most, steps=[1, 2, 5, 10], integer=whole)


def _mark(axes: Axes, at: float) -> None:
    """The line with which dots are to be compared."""
    axes.axvline(at, color=FAINT, linewidth=0.9, zorder=0)


def _legend(axes: Axes, columns: int) -> None:
    axes.figure.legend(loc="outside lower center", ncols=columns, labelcolor=INK, fontsize=LETTERS, handlelength=1.6)


def seats(findings: Findings, names: Sequence[str], told: str) -> str:
    """The share of wins of each seat, or of each team."""
    with style.context(STYLE):
        figure, (axes,) = _figure(0.6 + _height(names))
        _mark(axes, 100 * findings.fair)
        _whiskers(axes, _rows(names), findings.wins, COLOURS[: len(names)], 100)
        _name_rows(axes, names)
        axes.set_xlabel("share of wins, with 95 % interval; line: fair share")
        axes.xaxis.set_major_formatter(PERCENT)
        axes.xaxis.set_major_locator(_ticks(6))
        return drawn(figure, "seats", told)


def scores(findings: Findings, names: Sequence[str], told: str) -> str:
    """How often each score was reached, by seat."""
    totals = findings.found.totals
    with style.context(STYLE):
        figure, (axes,) = _figure(2.5)
        for seat, name in enumerate(names):
            _histogram(axes, totals[:, seat], totals, COLOURS[seat], DASHES[seat], name, filled=len(names) <= 2)
        _share_axis(axes, "score at the end")
        if len(names) > 1:
            _legend(axes, 2 if len(names) == 4 else min(3, len(names)))
        return drawn(figure, "scores", told)


def _histogram(
    axes: Axes, values: Numbers, of: Numbers, colour: str, dash: object, name: str | None, filled: bool = True
) -> None:
    """The shares of whole numbers, in bins that suit `of`, as a line; `filled` down to a faint ground."""
    low, high = int(of.min()), int(of.max())
    step = max(1, -(-(high - low + 1) // min(MOST_BINS, max(8, int(len(values) ** 0.5)))))
    edges = np.arange(low, high + step + 1, step) - 0.5
    share = np.histogram(values, edges)[0] / len(values) * 100
    axes.stairs(share, edges, color=colour, linewidth=1.4, linestyle=dash, label=name)
    if filled:
        axes.stairs(share, edges, color=colour, fill=True, alpha=0.12)


def _share_axis(axes: Axes, label: str) -> None:
    axes.set_xlabel(label)
    axes.set_ylabel("share of games")
    axes.yaxis.set_major_formatter(PERCENT)
    axes.yaxis.set_major_locator(_ticks(5, whole=True))
    axes.xaxis.set_major_locator(_ticks(8, whole=True))
    axes.set_ylim(bottom=0)


def categories(findings: Findings, lines: Sequence[str], told: str) -> str:
    """Where points come from: a bar for winners and one for the others, a stretch for each line of the sheet."""
    bars = {"Winners" if findings.players > 1 else "Mean": [line.winners.value for line in findings.lines]}
    if findings.players > 1:
        bars["The rest"] = [line.others.value if line.others else 0.0 for line in findings.lines]
    with style.context(STYLE):
        figure, (axes,) = _figure(0.8 + 2 * _height(list(bars)) + 0.19 * -(-len(lines) // 2))
        longest = max(sum(abs(value) for value in values) for values in bars.values())
        for row, values in zip(_rows(list(bars)), bars.values(), strict=True):
            right = left = 0.0
            for number, value in enumerate(values):
                start = right if value >= 0 else left
                label = lines[number] if row < 1 else None
                colour = COLOURS[number % len(COLOURS)]
                axes.barh(row, value, 0.7, start, color=colour, edgecolor=PAPER, linewidth=0.6, label=label)
                if abs(value) > ROOM_FOR_FIGURE * longest:
                    axes.text(start + value / 2, row, f"{value:.1f}", ha="center", va="center", color=PAPER)
                right, left = (right + value, left) if value >= 0 else (right, left + value)
        _mark(axes, 0)
        _name_rows(axes, list(bars))
        axes.set_xlabel("points")
        _legend(axes, 2)
        return drawn(figure, "categories", told)


def category_differences(findings: Findings, lines: Sequence[str], told: str) -> str:
    """What winners have more than the others, line by line."""
    both = [(name, line.apart) for name, line in zip(lines, findings.lines, strict=True) if line.apart is not None]
    both.sort(key=lambda each: -each[1].value)
    labels, intervals = [_label(name) for name, _interval in both], [interval for _name, interval in both]
    with style.context(STYLE):
        figure, (axes,) = _figure(0.6 + _height(labels))
        _mark(axes, 0)
        _whiskers(axes, _rows(labels), intervals, [_side(interval) for interval in intervals])
        _name_rows(axes, labels)
        axes.set_xlabel("points more than the rest, 95 % interval")
        axes.xaxis.set_major_locator(_ticks(7))
        return drawn(figure, "differences", told)


def length(findings: Findings, told: str) -> str:
    """How long games are, in moves and in turns."""
    with style.context(STYLE):
        figure, (moves, turns) = _figure(1.9, 2)
        _histogram(moves, findings.found.moves, findings.found.moves, COLOURS[0], "-", None)
        _histogram(turns, findings.found.turns, findings.found.turns, COLOURS[1], "-", None)
        _share_axis(moves, "moves")
        _share_axis(turns, "turns")
        turns.set_ylabel("")
        for axes, values in ((moves, findings.found.moves), (turns, findings.found.turns)):
            axes.xaxis.set_major_locator(_ticks(4, whole=True))
            if values.min() == values.max():
                axes.set_xlim(values.min() - 3, values.max() + 3)
        return drawn(figure, "length", told)


def shown_of(usage: Usage) -> list[Component | None]:
    """The components that a plot has room for: all, or those at both ends of the list, and nothing between them."""
    some = usage.judged or sorted(usage.components, key=lambda component: -component.used.value)
    half = MOST_ROWS // 2
    return [*some] if len(some) <= MOST_ROWS else [*some[:half], None, *some[-half:]]


def components(usage: Usage, told: str) -> str:
    """How often components were used, and beside it what that did."""
    labels = [_label(part.name) if part else "⋯" for part in shown_of(usage)]
    both = [(row, part) for row, part in zip(_rows(labels), shown_of(usage), strict=True) if part]
    rows, used = [row for row, _part in both], [part.used for _row, part in both]
    effects = [part.effect for _row, part in both if part.effect]
    with style.context(STYLE):
        figure, axes = _figure(0.75 + _height(labels), 2 if effects else 1, shared=True)
        _whiskers(axes[0], rows, used, [COLOURS[2]] * len(used), 100)
        axes[0].set_xlim(0, 100 if max(share.high for share in used) > 0.5 else None)
        axes[0].xaxis.set_major_formatter(PERCENT)
        axes[0].set_xlabel("in so many\nof the games" if usage.everyone else "used by so many\nof the players")
        _name_rows(axes[0], labels)
        if effects:
            _mark(axes[1], 0)
            _whiskers(axes[1], rows, effects, [_side(effect) for effect in effects], 100 if usage.on_winning else 1)
            axes[1].spines["left"].set_visible(False)
            axes[1].set_xlabel("more wins, in\npercentage points" if usage.on_winning else "more points\na player")
        for each in axes:
            each.xaxis.set_major_locator(_ticks(3))
            each.tick_params(axis="y", length=0)
            each.grid(axis="y", color=FAINT, linewidth=0.3, alpha=0.6)
        return drawn(figure, f"use-{usage.use.name}", told)


def _side(interval: Interval) -> str:
    """Green above zero and red below, where the interval says so; grey else."""
    if not interval.leaves_out(0):
        return FAINT
    return COLOURS[0] if interval.value > 0 else COLOURS[3]


def _label(name: str) -> str:
    return "\n".join(wrap(name, LABEL))
