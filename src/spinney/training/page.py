"""The page of a training: the curve of strength, drawn anew while it runs. It needs nothing but a browser."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from spinney.training.settings import Settings
from spinney.training.strength import Strength

REFRESH = 10  # seconds
WIDTH, HEIGHT = 430, 280  # as on a phone, where letters have to be readable; it grows on larger screens
LEFT, RIGHT, TOP, BOTTOM = 44, 122, 14, 36
MOST_TICKS = 6
STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f1; --ink: #2b2a26; --faint: #8a857a; --line: #d9d2c3; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1f1b; --ink: #ece7db; --faint: #a09a8c; --line: #3d3f38; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; padding: 1rem;
  max-width: 44rem; }
h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .faint { fill: var(--faint); }
svg .line { stroke: var(--line); }
svg .equal { stroke: var(--faint); stroke-dasharray: 5 4; }
div { overflow-x: auto; }
table { white-space: nowrap; border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .15rem .5rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
pre { overflow-x: auto; font-size: .85rem; }
p.note { color: var(--faint); }
"""
COLOURS = ("#c4633a", "#4c915d", "#5a80b8", "#9a6bae", "#b08a1e", "#5d9090", "#b05578", "#7f8d48")


def page(title: str, settings: Settings, told: str, curve: Sequence[Strength], running: bool) -> str:
    """The whole page; while the training runs a browser loads it again by itself."""
    refresh = f'<meta http-equiv="refresh" content="{REFRESH}">\n' if running else ""
    shown = "".join(f"<tr>{_row(point)}</tr>\n" for point in sorted(curve, key=_order))
    table = (
        "<div><table>\n<tr><th>against</th><th>players</th><th>minutes</th><th>wins</th><th>95 %</th><th>equal</th>"
        f"<th>deals</th></tr>\n{shown}</table></div>\n"
        if curve
        else '<p class="note">No match has been played yet.</p>\n'
    )
    options = "\n".join(f"{name} = {getattr(settings, name)}" for name in settings.__struct_fields__)
    return (
        f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n{refresh}'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        f"<p>{escape(told)}</p>\n{_plot(settings, curve) if curve else ''}{table}"
        f"<h2>Settings</h2>\n<pre>{escape(options)}</pre>\n</body>\n</html>\n"
    )


def _order(point: Strength) -> tuple[float, int, str]:
    return -point.minutes, point.players, point.bot


def _row(point: Strength) -> str:
    cells = (
        escape(point.bot),
        str(point.players),
        f"{point.minutes:.1f}",
        f"{point.share:.1%}",
        f"{point.low:.0%} to {point.high:.0%}",
        f"{1 / point.players:.0%}" if point.players > 1 else "",
        f"{point.deals:,}",
    )
    return "".join(f"<td>{cell}</td>" for cell in cells)


def ticks(longest: float) -> list[float]:
    """Round numbers of minutes from 0 on, a few of them."""
    step = next(
        number * 10.0**power
        for power in range(-2, 6)
        for number in (1, 2, 5)
        if longest <= number * 10.0**power * MOST_TICKS
    )
    return [round(step * i, 2) for i in range(int(longest / step) + 1)]


def _plot(settings: Settings, curve: Sequence[Strength]) -> str:
    """Shares of wins over minutes, a line for each bot and number of players, with their intervals."""
    longest = max(settings.minutes, max(point.minutes for point in curve)) or 1.0

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(f'<line class="line" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
        parts.append(f'<text class="faint" x="{LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{percent}%</text>')
    for minutes in ticks(longest):
        parts.append(
            f'<text class="faint" x="{x(minutes):.1f}" y="{HEIGHT - 18}" text-anchor="middle">{minutes:g}</text>'
        )
    parts.append(
        f'<text class="faint" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 2}" text-anchor="middle">minutes</text>'
    )
    kinds = sorted({(point.players, point.bot) for point in curve})
    ends = []
    for number, (players, bot) in enumerate(kinds):
        colour = COLOURS[number % len(COLOURS)]
        points = sorted((p for p in curve if (p.players, p.bot) == (players, bot)), key=lambda p: p.minutes)
        for p in points:
            when = f"{x(p.minutes):.1f}"
            parts.append(
                f'<line x1="{when}" x2="{when}" y1="{y(p.low):.1f}" y2="{y(p.high):.1f}" stroke="{colour}" '
                f'opacity=".45"/><circle cx="{when}" cy="{y(p.share):.1f}" r="3" fill="{colour}"/>'
            )
        path = " ".join(f"{x(p.minutes):.1f},{y(p.share):.1f}" for p in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        ends.append((y(points[-1].share), f"{bot}, {players} players" if players > 1 else f"{bot}, alone", colour))
    low = TOP - 14.0
    for at, words, colour in sorted(ends):
        low = max(at + 4, low + 15)  # labels that would lie on each other move down
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{low:.1f}" style="fill: {colour}">{escape(words)}</text>')
    for players in sorted({players for players, _bot in kinds if players > 1}):
        at = y(1 / players)
        parts.append(f'<line class="equal" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}"/>')
    drawn = "\n".join(parts)
    told = "Shares of wins over the minutes of training; dashed: what a bot of equal strength would win."
    picture = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{told}">\n{drawn}\n</svg>\n'
    return f'{picture}<p class="note">{told}</p>\n'
