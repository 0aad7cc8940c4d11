"""Reforest on a terminal: regions as pyramids, visitors, nursery and hand with all that is printed on the cards.

Sun and shade and icons are words, so that colour only repeats what is written. A region is a pyramid, each row under
its name; where the width does not allow that, the spaces of a row stand below each other, from left to right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from spinney.engine.describing import capital
from spinney.engine.header import asked
from spinney.engine.moves import Move
from spinney.engine.pending import top
from spinney.engine.telling import Teller
from spinney.games.reforest import steps
from spinney.games.reforest.box import named, ordered
from spinney.games.reforest.counting import count
from spinney.games.reforest.paying import price_of
from spinney.games.reforest.scoring import points_to_beat
from spinney.games.reforest.table import CHALLENGE, H1, IN_ROW, L1, L2, L3, M1, M2, NONE, ROUNDS, SEVERAL, TAKEN, Table
from spinney.games.reforest.texts import SEVERAL as MANY
from spinney.games.reforest.texts import event_text, plant_text, row_names, things

PYRAMID = {"H": (H1,), "M": (M1, M2), "L": (L1, L2, L3)}
LIGHT_STYLES = {"sun": "yellow", "shade": "cyan"}
NARROW = 26  # the least width of a region that is listed
ROOMY = 44  # from this width on a listed region has Latin names
WIDE = 66  # from this width on a region is a pyramid


class Marks(NamedTuple):
    asked: str
    energy: str
    cut: str


MARKS = Marks("» ", "●", "…")
ASCII_MARKS = Marks("> ", "o", ".")


def draw(teller: Teller, view: Table, viewer: int) -> Drawing:
    """The table as a viewer sees it, the own region last; without a viewer's seat all regions alike."""
    return Drawing(teller, view, viewer)


def hint(teller: Teller, view: Table, seat: int, move: Move) -> str:
    """What a move comes to, as far as its own words do not say."""
    parts, game, say = move.parts, teller.game, teller.words.say
    if move.kind == "grow":
        price = price_of(game.box, view, seat, view.hand[seat][parts["hand"]], parts["space"])
        covered = view.top[seat][parts["space"]]
        if covered == NONE:
            return say("hint-for", price=price)
        return say("hint-for-over", price=price, card=teller.thing("card", covered))
    if move.kind == "use":
        card = view.pool_card[top(view)[steps.FIRST] + parts["effect"]]
        return plant_text(teller.words, ordered(game.pack)[card])
    if move.kind in ("spend", "reclaim"):
        return say("hint-stored", space=teller.thing("space", view.energy_space[seat][parts["energy"]]))
    if move.kind == "draw" and view.deck[view.deck_size - 1] != NONE:
        return teller.thing("card", view.deck[view.deck_size - 1])
    return ""


class Drawing:
    """A table, ready to be printed by rich."""

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        self.teller = teller
        self.view = view
        self.viewer = viewer
        self.words = teller.words
        self.say = teller.words.say
        self.game = teller.game
        self.pack = teller.game.pack
        self.plants = ordered(self.pack)
        self.marks = MARKS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.marks = ASCII_MARKS if options.ascii_only else MARKS
        width = options.max_width
        others = [seat for seat in range(self.view.players) if seat != self.viewer]
        rows = -(-len(others) // max(width // NARROW, 1))
        across = -(-len(others) // max(rows, 1))
        for first in range(0, len(others), max(across, 1)):
            yield self.regions(others[first : first + across], width // across)
        yield from self.middle()
        if self.viewer >= 0:
            yield self.regions([self.viewer], width)
            yield from self.hand()
        yield self.legend()

    # Regions.

    def regions(self, seats: list[int], width: int) -> Grid:
        grid = Grid.grid()
        grid.add_row(*(self.framed(seat, width) for seat in seats))
        return grid

    def framed(self, seat: int, width: int) -> Panel:
        """A frame that says whose region this is, and what it is worth now."""
        name = self.teller.thing("seat", seat)
        title = self.say("label-you", seat=name) if seat == self.viewer else name
        content: RenderableType = self.pyramid(seat, width - 4) if width >= WIDE else self.listed(seat, width)
        return Panel(
            content,
            title=Text((self.marks.asked if asked(self.view, seat) else "") + title),
            title_align="left",
            subtitle=Text(self.say("count-points", n=self.points(seat))),
            subtitle_align="right",
            border_style="green" if seat == self.viewer else "",
            width=width,
        )

    def points(self, seat: int) -> int:
        rules = self.game.interpreted
        return int(rules.score(rules.box, self.view, seat, rules.numbers(len(self.game.sheet))))

    def pyramid(self, seat: int, width: int) -> Text:
        """The high row on top, each row centred, each space as many lines as the tallest of its row."""
        cell = width // 3
        lines: list[Text] = []
        for row, spaces in PYRAMID.items():
            lines.append(self.row_name(row))
            cells = [self.space_lines(seat, space, cell - 1) for space in spaces]
            for n in range(max(map(len, cells))):
                line = Text(" " * ((3 - len(spaces)) * cell // 2))
                for texts in cells:
                    text = texts[n] if n < len(texts) else Text()
                    line.append(fitted(text, cell - 1, self.marks.cut))
                    line.append(" ")
                line.rstrip()
                lines.append(line)
        lines.append(self.holdings(seat))
        return Text("\n").join(lines)

    def space_lines(self, seat: int, space: int, width: int) -> list[Text]:
        """A stack from the top down, its energy beside the top."""
        canopy, *understory = self.stack(seat, space) or [NONE]
        lines = [self.top_line(seat, space, "plant-short", self.energy(seat, space), width)]
        if canopy != NONE:
            lines.append(Text(self.plants[canopy].latin, "italic dim"))
        return lines + [Text(self.say("plant-short", **named(self.plants[card])), "dim") for card in understory]

    def listed(self, seat: int, width: int) -> Text:
        """One line a space: its top plant, how many lie beneath, its energy."""
        lines, message = [], "plant-long" if width >= ROOMY else "plant-short"
        for row, spaces in PYRAMID.items():
            lines.append(self.row_name(row))
            for space in spaces:
                beneath = len(self.stack(seat, space)) - 1
                end = f" +{beneath}" * (beneath > 0) + self.energy(seat, space)
                lines.append(Text("  ").append(self.top_line(seat, space, message, end, width - 6)))
        lines.append(self.holdings(seat))
        return Text("\n").join(lines)

    def row_name(self, row: str) -> Text:
        return Text(capital(self.say("space", row=row, place="only")), "bold dim")

    def energy(self, seat: int, space: int) -> str:
        stored: int = self.view.stored[seat][space]
        return f" {self.marks.energy}{stored}" if stored else ""

    def top_line(self, seat: int, space: int, message: str, end: str, width: int) -> Text:
        """The top plant of a stack and what stands at the end of its line; a dash for none."""
        top = self.view.top[seat][space]
        line = Text("-", "dim")
        if top != NONE:
            line = fitted(Text(self.say(message, **named(self.plants[top]))), width - len(end), self.marks.cut)
            line.rstrip()
        return Text().append(line).append(end)

    def stack(self, seat: int, space: int) -> list[int]:
        """The plants of a stack, the top one first."""
        cards, card = [], self.view.top[seat][space]
        while card != NONE:
            cards.append(card)
            card = self.view.beneath[card]
        return cards

    def holdings(self, seat: int) -> Text:
        """Cards in hand, as many as can be seen by name, and visitors."""
        size = self.view.hand_size[seat]
        text = self.say("label-hand-size", n=size)
        seen = [self.plants[card] for card in self.view.hand[seat][:size] if card != NONE]
        if seen and seat != self.viewer:
            text += f": {', '.join(self.say('plant-name', **named(plant)) for plant in seen)}"
        taken = [self.pack.visitor[self.view.visitor[at]] for at in self.visitors(TAKEN, seat)]
        visitors = [self.say("animal-name", **named(visitor)) for visitor in taken]
        return Text(text + (f"; {', '.join(visitors)}" if visitors else ""), "dim")

    def visitors(self, place: int, owner: int) -> list[int]:
        view = self.view
        return [
            at for at in range(view.visitors_up) if view.visitor_place[at] == place and view.visitor_owner[at] == owner
        ]

    # The middle of the table.

    def middle(self) -> Iterator[RenderableType]:
        view = self.view
        first, second = view.tucked_size
        piles = self.say("label-piles", deck=view.deck_size, discarded=view.discard_size, first=first, second=second)
        round_name = self.say("label-round" if view.round <= ROUNDS else "label-last-lap", round=view.round)
        text = Text.assemble((round_name, "bold"), f"   {piles}")
        if view.options[CHALLENGE] != SEVERAL:
            target = points_to_beat(self.game.box, view)
            text.append(f"   {self.say('label-target', target=target)}", "bold")
        yield text
        if view.lasting != NONE:
            name = self.teller.thing("event", view.lasting)
            yield Text.assemble((f"{name}: ", "bold"), event_text(self.words, self.pack.event[view.lasting]))
        for at in self.visitors(IN_ROW, NONE):
            yield self.goal(at)
        yield Text(self.say("label-nursery"), "bold")
        for card in view.nursery:
            if card != NONE:
                yield self.card(card)
        if view.growing != NONE:
            yield Text.assemble(f"{self.say('label-growing')} ", (self.teller.thing("card", view.growing), "bold"))

    def goal(self, at: int) -> Text:
        """A visitor of the row: when it is due, its value, what it counts, and how much of that each player has."""
        visitor = self.pack.visitor[self.view.visitor[at]]
        goal = self.game.box.goal[self.view.visitor[at]]
        found = [str(count(self.game.box, self.view, seat, goal, 0)) for seat in range(self.view.players)]
        due = self.view.visitor_due[at]
        several = self.view.options[CHALLENGE] == SEVERAL
        told = self.say(
            "label-goal" if several else "label-solo-goal",
            points=self.say("count-points", n=visitor.value),
            wanted=visitor.solo[due - 1],
            things=things(self.words, visitor.most, MANY if several else visitor.solo[due - 1]),
            found=", ".join(found),
        )
        return Text.assemble(
            (f"{self.say('label-visitor', round=due)} ", "dim"),
            (self.say("animal-name", **named(visitor)), "bold"),
            f" {told}",
        )

    # Cards.

    def hand(self) -> Iterator[RenderableType]:
        yield Text(self.say("label-hand"), "bold")
        for card in self.view.hand[self.viewer][: self.view.hand_size[self.viewer]]:
            yield self.card(card)

    def card(self, card: int) -> Padding:
        """All that is printed on a card: `Salal (Gaultheria shallon, 3 m) cost 2, low or middle row, shade, ...`."""
        plant = self.plants[card]
        star = "*" if plant.effect.timing == "when_played_cost" else ""
        marks = [self.say("kind", kind=plant.kind, n=1)]
        marks += [self.say(f"icon-{icon}") for icon in plant.icons]
        marks += [self.say(f"trait-{trait}") for trait in plant.traits]
        text = Text.assemble(
            (f"{self.say('plant', **named(plant))} ", "bold"),
            f"{self.say('label-cost', cost=f'{plant.cost}{star}', rows=row_names(self.words, plant.rows))}, ",
            (self.say(f"light-{plant.light}"), LIGHT_STYLES[plant.light]),
            f", {self.say('count-points', n=plant.value)}, {', '.join(marks)}. ",
            (plant_text(self.words, plant), "dim"),
        )
        return Padding(text, (0, 0, 0, 2))

    def legend(self) -> Text:
        return Text(self.say("legend", energy=self.marks.energy), "dim")


def fitted(text: Text, width: int, cut: str) -> Text:
    """A text made exactly so wide; what does not fit is cut off."""
    fit = text.copy()
    if fit.cell_len > width:
        fit.truncate(width - 1)
        fit.append(cut)
    fit.pad_right(width - fit.cell_len)
    return fit
