"""Reforest on a terminal: regions as pyramids, visitors, nursery and hand with all that is printed on the cards.

Sun and shade and icons are words, so that colour only repeats what is written. A region is a pyramid, each row under
its name; where the width does not allow that, the spaces of a row stand below each other, from left to right.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from spinney.engine.describing import capital
from spinney.engine.drawing import FRAME, TableDrawing, fitted, side_by_side
from spinney.engine.moves import Move
from spinney.engine.pending import top
from spinney.engine.showing import stack
from spinney.engine.telling import Teller
from spinney.games.reforest import steps
from spinney.games.reforest.box import named, ordered
from spinney.games.reforest.counting import count
from spinney.games.reforest.paying import price_of
from spinney.games.reforest.scoring import points_to_beat
from spinney.games.reforest.showing import hand, piles, round_name, visitors
from spinney.games.reforest.table import CHALLENGE, H1, IN_ROW, L1, L2, L3, M1, M2, NONE, SEVERAL, TAKEN, Table
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
    """The table as a viewer sees it, that seat's region last; without a viewer's seat all regions alike."""
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


class Drawing(TableDrawing[Marks]):
    """Regions side by side, the middle of the table, and the viewer's region and hand last."""

    MARKS = MARKS
    ASCII_MARKS = ASCII_MARKS

    def __init__(self, teller: Teller, view: Table, viewer: int) -> None:
        super().__init__(teller, view, viewer)
        self.plants = ordered(self.pack)

    def drawn(self, width: int) -> Iterator[RenderableType]:
        for seats, room in self.rows_of_others(NARROW, width):
            yield side_by_side(self.region(seat, room) for seat in seats)
        yield from self.middle()
        if self.viewer >= 0:
            yield self.region(self.viewer, width)
            yield from self.cards("zone-hand", hand(self.view, self.viewer))
        yield Text(self.say("legend", energy=self.marks.energy), "dim")

    # Regions.

    def region(self, seat: int, width: int) -> Panel:
        content = self.pyramid(seat, width - FRAME) if width >= WIDE else self.listed(seat, width)
        return self.framed(seat, content, width)

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
        return stack(self.view.top[seat][space], self.view.beneath)

    def holdings(self, seat: int) -> Text:
        """Cards in hand, as many as can be seen by name, and visitors."""
        held = hand(self.view, seat)
        text = self.say("label-hand-size", n=len(held))
        seen = [self.plants[card] for card in held if card != NONE]
        if seen and seat != self.viewer:
            text += f": {', '.join(self.say('plant-name', **named(plant)) for plant in seen)}"
        taken = [self.pack.visitor[self.view.visitor[at]] for at in visitors(self.view, TAKEN, seat)]
        names = [self.say("animal-name", **named(visitor)) for visitor in taken]
        return Text(text + (f"; {', '.join(names)}" if names else ""), "dim")

    # The middle of the table.

    def middle(self) -> Iterator[RenderableType]:
        view = self.view
        text = Text.assemble((self.words.name(round_name(view)), "bold"), f"   {self.words.name(piles(view))}")
        if view.options[CHALLENGE] != SEVERAL:
            target = points_to_beat(self.game.box, view)
            text.append(f"   {self.say('label-target', target=target)}", "bold")
        yield text
        if view.lasting != NONE:
            name = self.teller.thing("event", view.lasting)
            yield Text.assemble((f"{name}: ", "bold"), event_text(self.words, self.pack.event[view.lasting]))
        for at in visitors(view, IN_ROW):
            yield self.goal(at)
        yield from self.cards("zone-nursery", [card for card in view.nursery if card != NONE])
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

    def cards(self, title: str, cards: list[int]) -> Iterator[RenderableType]:
        yield Text(self.say(title), "bold")
        for card in cards:
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
