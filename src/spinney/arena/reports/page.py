"""The page of a report: what was found, in words, plots and tables, in one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite
from pathlib import Path

import numpy as np

from spinney.arena.reports import plots
from spinney.arena.reports.gathering import Numbers
from spinney.arena.reports.numbers import ENOUGH_GAMES, Component, Findings, Interval, Usage, mean_of
from spinney.engine.game import Game
from spinney.engine.packs import SOURCES
from spinney.engine.winning import play_together
from spinney.engine.words import count

STYLE = Path(__file__).with_name("report.css")
SPACE = "\u00a0"
"""Keeps a figure and its margin in one line."""
MOST_LISTED = 12
CLAIMS_A_SIDE = 1
"""So many of the strongest components of each use does the summary name, for better and for worse."""


@dataclass(frozen=True)
class Origin:
    """How a report came to be: what it needs to say about itself."""

    games: int
    players: int
    choices: dict[str, str]
    bots: tuple[str, ...]
    command: str
    seed: str
    version: str
    unofficial: str


class Page:
    """Writes the page."""

    def __init__(self, game: Game, findings: Findings, origin: Origin) -> None:
        self.game = game
        self.findings = findings
        self.origin = origin
        self.words = game.words()
        self.seats = [self.words.say("seat", number=seat + 1).replace(" ", SPACE) for seat in range(findings.players)]
        self.teams = [" and ".join(self.seats[seat] for seat in team) for team in findings.teams]
        self.lines = [self.words.say(f"sheet-{line}") for line in game.sheet]

    # The whole.

    def html(self) -> str:
        title = f"{self.game.pack.about.title}: what {count(self.origin.games, 'game')} tell"
        sections = self._sections()
        contents = "".join(f'<li><a href="#{name}">{escape(heading)}</a></li>' for name, heading, _body in sections)
        body = "".join(
            f'<section id="{name}"><h2>{escape(heading)}</h2>{text}</section>\n' for name, heading, text in sections
        )
        summary = "".join(f"<li>{escape(sentence)}</li>" for sentence in self.summary())
        return (
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
            f'<header><h1>{escape(title)}</h1>\n<p class="about">{escape(self._setting())}</p>\n'
            f'<p>{self._caution()}: <a href="#made">how this was made</a>.</p></header>\n<main>\n'
            f'<div class="summary" id="summary"><h2>In short</h2>\n<ul>{summary}</ul></div>\n'
            f'<nav aria-label="Contents"><ul>{contents}</ul></nav>\n{body}</main>\n</body>\n</html>\n'
        )

    def _sections(self) -> list[tuple[str, str, str]]:
        """For each section its name, its heading and what it says."""
        sections = []
        if self.findings.players > 1:
            sections.append(("seats", "Teams" if play_together(self.findings.teams) else "Seats", self._seats()))
        if self.findings.target is not None:
            sections.append(("target", "The target", self._target(self.findings.target)))
        sections += [
            ("scores", "Scores", self._scores()),
            ("categories", "Where points come from", self._categories()),
            ("length", "Length", self._length()),
        ]
        for usage in self.findings.usages:
            sections.append((f"use-{usage.use.name}", self._heading(usage), self._usage(usage)))
        return [*sections, ("made", "How this was made", self._made())]

    def _setting(self) -> str:
        """Players, bots and the options that are not as usual, in a line."""
        usual = self.game.choices(self.origin.players)
        unusual = {name: value for name, value in self.origin.choices.items() if value != usual[name]}
        return "; ".join([count(self.origin.players, "player"), self._bots(), *self._options(unusual)]) + "."

    def _options(self, choices: Mapping[str, str]) -> list[str]:
        return [
            f"{self.words.say(f'option-{name}')}: {self.words.say(f'{name}-{value}')}"
            for name, value in choices.items()
        ]

    def _caution(self) -> str:
        house = any(counts["house"] for counts in self.game.pack.sources().values())
        return "Unofficial, and in part with house data" if house else "Unofficial"

    def _bots(self) -> str:
        bots = self.origin.bots
        if len(set(bots)) == 1:
            return f"played by the bot {bots[0]}" + (" at every seat" if len(bots) > 1 else "")
        return "played by bots: " + ", ".join(f"{seat} {bot}" for seat, bot in zip(self.seats, bots, strict=True))

    # In short.

    def summary(self) -> list[str]:
        """What the games have shown, in sentences: only what lies outside the intervals is claimed."""
        findings = self.findings
        told = []
        if findings.games < ENOUGH_GAMES:
            told.append(f"So few games tell next to nothing: intervals hold from {ENOUGH_GAMES} games on.")
        if findings.players > 1:
            told += self._seat_claims()
        score = f"A player scores {points(findings.score)} on average"
        if findings.players > 1:
            score += f", a winner {points(findings.winning_score)}"
        if findings.target is not None:
            score += f" against a target of {figure(findings.target)}, and beats it in {percent(findings.wins[0])}"
            score += " of the games"
        told.append(f"{score}.")
        told += self._line_claims()
        told.append(f"A game takes {counted(findings.moves, 'move')} in {counted(findings.turns, 'turn')}.")
        for usage in findings.usages:
            told += self._use_claims(usage)
        return told

    def _seat_claims(self) -> list[str]:
        findings, told = self.findings, []
        if len(set(self.origin.bots)) > 1:
            told.append("Different bots sat at the seats, so what tells seats and components apart may be the bots.")
        for team, share in enumerate(findings.wins):
            if findings.sure_wins[team]:
                than = "more" if share.value > findings.fair else "less"
                verb = "wins" if len(findings.teams[team]) == 1 else "win"
                told.append(
                    f"{self.teams[team]} {verb} {percent(share)} of the games, {than} than the fair share "
                    f"of {plain_percent(findings.fair)}."
                )
        if not any(findings.sure_wins):
            who = "team" if play_together(findings.teams) else "seat"
            told.append(f"No {who} is shown to win more or less than the others: {self._shares()}.")
        return told

    def _shares(self) -> str:
        """The share of wins of each seat, or of each team."""
        return ", ".join(f"{name} {percent(share)}" for name, share in zip(self.teams, self.findings.wins, strict=True))

    def _line_claims(self) -> list[str]:
        """The line of the score sheet that sets winners apart most, if there is one."""
        apart = [
            (line.apart, name)
            for line, name in zip(self.findings.lines, self.lines, strict=True)
            if line.apart and line.sure
        ]
        if not apart:
            return []
        most, name = max(apart, key=lambda each: abs(each[0].value))
        return [f"Winners differ most from the rest in “{name}”: {distance(most)} {more(most)}."]

    def _use_claims(self, usage: Usage) -> list[str]:
        heading = self._heading(usage)
        if usage.outcome:
            ended = ", ".join(f"{part.name} {percent(part.used)}" for part in usage.components)
            return [f"{heading}: {ended}."]
        sure = [part for part in usage.judged if part.sure and part.effect]
        best = [part for part in sure if part.effect and part.effect.value > 0][:CLAIMS_A_SIDE]
        worst = [part for part in sure if part.effect and part.effect.value < 0][-CLAIMS_A_SIDE:][::-1]
        if not usage.judged:
            return []
        if not best and not worst:
            what = "winning" if usage.on_winning else "the score"
            return [f"{heading}: no effect on {what} is certain."]
        clauses = [self._clause(usage, part) for part in (*best, *worst)]
        return [f"{heading}: {'; '.join(clauses)}."]

    def _clause(self, usage: Usage, part: Component) -> str:
        assert part.effect is not None
        did = self.words.say(f"use-{usage.use.name}-did", what=part.name)
        if usage.on_winning:
            return f"players who {did} win {percent(part.effect, 'percentage points')} {more(part.effect)} often"
        where = did if usage.everyone else f"the player {did}"
        return (
            f"where {where}, the mean score is {distance(part.effect)} {'higher' if part.effect.value > 0 else 'lower'}"
        )

    # The sections.

    def _seats(self) -> str:
        findings, who = self.findings, "team" if play_together(self.findings.teams) else "seat"
        told = f"Share of wins: {self._shares()}"
        caption = (
            f"How often each {who} wins, beside the fair share of {plain_percent(findings.fair)}; a win that is shared "
            "counts as its share for each, and a whisker that crosses the line shows no advantage."
        )
        rows = [
            (name, self._sitting(team), plain_percent(share.value, 1), bounds(share, 100, 1, " %"))
            for name, team, share in zip(self.teams, findings.teams, findings.wins, strict=True)
        ]
        table = tabled((who.title(), "Bot", "Wins", "95 % interval"), rows)
        ties = "No win was shared."
        if findings.ties.value > 0:
            likely = bounds(findings.ties, 100, 0, f"{SPACE}%")
            ties = f"A win was shared in {plain_percent(findings.ties.value)} of the games ({likely})."
        return figured(caption, plots.seats(findings, self.teams, told)) + paragraph(ties) + table

    def _sitting(self, team: Sequence[int]) -> str:
        """The bots of a team, each named once."""
        return ", ".join(dict.fromkeys(self.origin.bots[seat] for seat in team))

    def _target(self, target: Interval) -> str:
        """How often a solitaire is won, and how far scores and targets lie apart."""
        beaten = self.findings.wins[0]
        likely = bounds(beaten, 100, 0, f"{SPACE}%")
        told = (
            "A player wins by scoring more than the target: to reach it is not enough. "
            f"It is beaten in {plain_percent(beaten.value)} of the games ({likely})."
        )
        scores, targets = self.findings.found.totals[:, 0], self.findings.found.targets
        rows = [
            ("Score", *_spread(scores, self.findings.score)),
            ("Target", *_spread(targets, target)),
            ("Score less target", *_spread(scores - targets, mean_of(scores - targets))),
        ]
        return paragraph(told) + tabled(("", *SPREAD), rows, opened=True)

    def _scores(self) -> str:
        findings, totals = self.findings, self.findings.found.totals
        told = "Mean score: " + ", ".join(
            f"{name} {points(score)}" for name, score in zip(self.seats, findings.seat_scores, strict=True)
        )
        caption = "How often each score is reached at the end of a game" + (
            ", a line for each seat." if findings.players > 1 else "."
        )
        rows = [(name, *_spread(totals[:, seat], findings.seat_scores[seat])) for seat, name in enumerate(self.seats)]
        return figured(caption, plots.scores(findings, self.seats, told)) + tabled(("Seat", *SPREAD), rows)

    def _categories(self) -> str:
        findings = self.findings
        told = "Points by category: " + ", ".join(
            f"{name} {figure(line.winners)}" for name, line in zip(self.lines, findings.lines, strict=True)
        )
        if findings.players == 1:
            rows = [
                (name, figure(line.winners), bounds(line.winners))
                for name, line in zip(self.lines, findings.lines, strict=True)
            ]
            caption = "The mean score sheet; what counts against a player lies left of zero."
            table = tabled(("Line of the score sheet", "Points", "95 % interval"), rows)
            return figured(caption, plots.categories(findings, self.lines, told)) + table
        caption = "The mean score sheets of winners and of the rest; what counts against a player lies left of zero."
        apart = "Winners less the rest: " + ", ".join(
            f"{name} {figure(line.apart)}"
            for name, line in zip(self.lines, findings.lines, strict=True)
            if line.apart is not None
        )
        beside = (
            "How many points winners have more (or less) than the rest of the same game, line by line: green and red "
            "where the interval leaves zero out, grey where it does not."
        )
        compared = [
            (name, figure(line.winners), figure(line.others), figure(line.apart), bounds(line.apart))
            for name, line in zip(self.lines, findings.lines, strict=True)
            if line.others is not None and line.apart is not None
        ]
        heads = ("Line of the score sheet", "Winners", "The rest", "Apart", "95 % interval")
        return (
            figured(caption, plots.categories(findings, self.lines, told))
            + figured(beside, plots.category_differences(findings, self.lines, apart))
            + tabled(heads, compared)
        )

    def _length(self) -> str:
        findings = self.findings
        if np.ptp(findings.found.moves) == np.ptp(findings.found.turns) == 0:
            moves, turns = int(findings.moves.value), int(findings.turns.value)
            told = f"Every game has {count(moves, 'move')} (single decisions) in {count(turns, 'turn')}."
            return paragraph(told) + self._stopped()
        told = f"Moves: {figure(findings.moves)}; turns: {figure(findings.turns)}"
        caption = "How long games are: on the left in moves (every single decision), on the right in turns."
        rows = [
            ("Moves", *_spread(findings.found.moves, findings.moves)),
            ("Turns", *_spread(findings.found.turns, findings.turns)),
        ]
        return figured(caption, plots.length(findings, told)) + self._stopped() + tabled(("", *SPREAD), rows)

    def _stopped(self) -> str:
        """Games that would not end, if there were any."""
        stopped = int(self.findings.found.stopped.sum())
        if stopped == 0:
            return ""
        was = "was" if stopped == 1 else "were"
        moves = count(self.game.most_moves, "move")
        return paragraph(f"{count(stopped, 'game')} {was} stopped after {moves} and scored as the table stood.")

    def _heading(self, usage: Usage) -> str:
        return self.words.say(f"use-{usage.use.name}")

    def _usage(self, usage: Usage) -> str:
        judged, shown = usage.judged, [part for part in plots.shown_of(usage) if part]
        text = ""
        if judged or len(usage.components) > 1:
            told = f"{self._heading(usage)}: " + ", ".join(_told(usage, part) for part in shown[:MOST_LISTED])
            text += figured(self._usage_caption(usage), plots.components(usage, told))
        if len(shown) < len(judged):
            text += paragraph(f"The plot has the ends of the list, {len(shown)} of {len(judged)}; the table has all.")
        text += self._left_out(usage)
        heads = ("", "Games with it", "In games" if usage.everyone else "Used by players", "Times a player")
        effects = () if usage.outcome else ("More wins" if usage.on_winning else "More points", "95 % interval")
        rows = [
            (
                part.name,
                f"{part.games:,}",
                percent(part.used),
                f"{part.times:.2f}",
                *((_effect(usage, part), _effect_bounds(usage, part)) if effects else ()),
            )
            for part in [*judged, *(part for part in usage.components if part.effect is None)]
        ]
        return text + tabled((*heads, *effects), rows)

    def _usage_caption(self, usage: Usage) -> str:
        if usage.outcome:
            return "How many of the games ended so."
        often = "in how many of the games each was there" if usage.everyone else "how many of the players used each"
        if not usage.judged:
            return f"{often[:1].upper()}{often[1:]}."
        if usage.on_winning:
            effect = (
                "how much more often those who did win than those at the same table who did not (a difference, "
                "not a cause: who is ahead may simply get to do more)"
            )
        else:
            effect = "how much more a player scores in games with it than in games without it"
        return f"On the left {often}; on the right {effect}."

    def _left_out(self, usage: Usage) -> str:
        """Which components have no effect to show, and why."""
        if usage.outcome:
            return ""
        text = ""
        if usage.common:
            why = "there in every game or nearly" if usage.everyone else "used by everybody, or nearly"
            text += paragraph(f"Nothing to compare with, because {why}: {listed(usage.common)}.")
        if usage.rare:
            text += paragraph(f"Left out, because used in fewer than {ENOUGH_GAMES} games: {listed(usage.rare)}.")
        return text

    # How this was made.

    def _made(self) -> str:
        pack, origin = self.game.pack, self.origin
        house = [(name, *(str(counts[source]) for source in SOURCES)) for name, counts in pack.sources().items()]
        return (
            paragraph(origin.unofficial)
            + paragraph(f"{count(origin.games, 'game')}, {self._bots()}, with the seed {origin.seed}. Made again by:")
            + f"<pre><code>{escape(origin.command)}</code></pre>"
            + (paragraph("Options: " + "; ".join(self._options(origin.choices)) + ".") if origin.choices else "")
            + paragraph(
                f"Spinney {origin.version}; the pack “{pack.name}” ({pack.hash()}). {pack.about.note} "
                "So many of its components come from the rulebook or another public source, or were made here:"
            )
            + tabled(("Components", *SOURCES), house, opened=True)
            + paragraph(
                "Intervals hold with 95 %: shares of wins by Wilson's formula, all else by the normal distribution, "
                "with games as the units, because the seats of one game are not independent of each other. What is "
                "said in short about seats, lines and components held even when all of their kind are looked at "
                "together (Bonferroni), so that chance does not get a say for being asked often."
            )
            + paragraph(
                "All this tells how these bots play the game. Other players, and better ones, may find other things."
            )
        )


SPREAD = ("Mean", "95 % interval", "Least", "Quarter below", "Median", "Quarter above", "Most")


def _spread(values: Numbers, mean: Interval) -> tuple[str, ...]:
    low, middle, high = np.quantile(values, (0.25, 0.5, 0.75))
    return (
        figure(mean, margin=False),
        bounds(mean),
        f"{values.min():,}",
        f"{low:,.0f}",
        f"{middle:,.0f}",
        f"{high:,.0f}",
        f"{values.max():,}",
    )


def _told(usage: Usage, part: Component) -> str:
    """What a plot shows of a component, in words."""
    effect = f", effect {_effect(usage, part)}" if part.effect else ""
    return f"{part.name} in {percent(part.used)}{effect}"


def _effect(usage: Usage, part: Component) -> str:
    if part.effect is None:
        return "too few games"
    sign = "+" if part.effect.value > 0 else ""
    if usage.on_winning:
        return f"{sign}{100 * part.effect.value:.1f} %".replace("-", "−")
    return f"{sign}{part.effect.value:.2f}".replace("-", "−")


def _effect_bounds(usage: Usage, part: Component) -> str:
    if part.effect is None:
        return ""
    return bounds(part.effect, 100, 1, " %") if usage.on_winning else bounds(part.effect)


# Figures in words.


def decimals(margin: float) -> int:
    """How many decimals say something, beside such a margin."""
    if not isfinite(margin) or margin >= 1:
        return 0
    return 1 if margin >= 0.1 else 2


def figure(interval: Interval, margin: bool = True) -> str:
    """A mean with its margin: 41.3 ± 0.4."""
    if not isfinite(interval.value):
        return "–"
    if not isfinite(interval.margin) or interval.margin == 0:
        return f"{interval.value:,.5g}".replace("-", "−")
    places = decimals(interval.margin)
    text = f"{interval.value:,.{places}f}" + (f"{SPACE}±{SPACE}{interval.margin:.{places}f}" if margin else "")
    return text.replace("-", "−")


def counted(interval: Interval, what: str) -> str:
    """So many of something: 1 point, 41.3 ± 0.4 points."""
    told = figure(interval)
    return f"{told} {what}" if told == "1" else f"{told} {what}s"


def points(interval: Interval) -> str:
    return counted(interval, "point")


def distance(interval: Interval) -> str:
    """How far two means lie apart; words beside it tell in which direction."""
    return points(interval if interval.value >= 0 else Interval(-interval.value, -interval.high, -interval.low))


def percent(interval: Interval, unit: str = "%") -> str:
    """A share, or a difference of shares without its sign, with its margin: 54 % ± 2."""
    if not isfinite(interval.margin) or interval.margin == 0:
        return f"{100 * abs(interval.value):.4g}{SPACE}{unit}"
    places = decimals(100 * interval.margin)
    share, margin = f"{100 * abs(interval.value):.{places}f}", f"±{SPACE}{100 * interval.margin:.{places}f}"
    return SPACE.join((share, unit, margin)) if unit == "%" else f"{share}{SPACE}{margin} {unit}"


def plain_percent(share: float, places: int = 0) -> str:
    return f"{100 * share:.{places}f}{SPACE}%"


def bounds(interval: Interval, scale: float = 1.0, places: int = 2, unit: str = "") -> str:
    """From where to where an interval goes."""
    if not isfinite(interval.margin):
        return "–"
    return f"{scale * interval.low:,.{places}f} to {scale * interval.high:,.{places}f}{unit}".replace("-", "−")


def more(interval: Interval) -> str:
    return "more" if interval.value > 0 else "less"


def listed(parts: Sequence[Component]) -> str:
    """The names of components, of many only the first."""
    names = ", ".join(part.name for part in parts[:MOST_LISTED])
    return names if len(parts) <= MOST_LISTED else f"{names}, and {len(parts) - MOST_LISTED} more (see the figures)"


# Pieces of HTML.


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def figured(caption: str, svg: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{svg}</figure>\n"


def tabled(heads: Sequence[str], rows: Iterable[Sequence[str]], opened: bool = False) -> str:
    """A table, folded away unless it is `opened`: what a plot shows, for who wants the figures or cannot see it."""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(text)}</td>" for text in row[1:])
        + "</tr>\n"
        for row in rows
    )
    table = f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table>"
    table = f'<div class="wide" tabindex="0" role="region" aria-label="Table">{table}</div>'
    return f"{table}\n" if opened else f"<details><summary>The figures</summary>{table}</details>\n"
