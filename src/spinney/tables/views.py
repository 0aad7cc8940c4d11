"""Views: everything that a viewer is told about a table is built here, and nowhere else.

All of it comes from what the viewer may know: the concealed table, the viewer's legal moves and refusals (which the
rules keep free of secrets), and sentences made from the view. The whole table is used for one thing only, the score of
a game that is over, and the key of chance is told only then. Two tables that a viewer cannot tell apart therefore give
the same bytes, but for the hash of the key.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spinney.bots.search import Option
from spinney.engine.layout import Record as Table
from spinney.engine.seeds import key_hash
from spinney.engine.showing import Item, possible
from spinney.engine.telling import Teller
from spinney.engine.title import Quote
from spinney.engine.winning import winners
from spinney.store.entries import TableRow
from spinney.store.times import now as time_now
from spinney.tables.conduct import host_of
from spinney.tables.course import Course, Step
from spinney.tables.day import is_past
from spinney.tables.ending import standings
from spinney.tables.library import fields, spoken
from spinney.tables.messages.doing import MoveOf
from spinney.tables.messages.saying import Hint, HintMove, Reason
from spinney.tables.messages.table import (
    Brief,
    ClockOf,
    Deed,
    EventOf,
    ItemOf,
    LegalMove,
    Points,
    Question,
    SeatClockOf,
    SeatOf,
    SeveralOf,
    SheetOf,
    State,
    TakeBack,
    Undoing,
    VoteOf,
    ZoneOf,
)
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible, own_words
from spinney.tables.tutor import Tutor

BEST = 3  # moves in a hint
NOTHING = Undoing(None, None, 0, None)


class Views:
    """What is sent about one table. Sentences are cached: they are the most expensive part."""

    def __init__(self, row: TableRow, course: Course, tutor: Tutor) -> None:
        self._row = row
        self._course = course
        self._tutor = tutor
        self.other_pack = False  # it is shown with the components of today, because its own are not known here
        self._tellers: dict[str, Teller] = {}
        self._logs: dict[tuple[int, str], list[Deed]] = {}
        self._worths: dict[int, dict[str, int]] = {}
        self._points: dict[int, list[list[int]]] = {}

    @property
    def is_open(self) -> bool:
        """Whether nothing is secret any more: the game is over, or this is a record that somebody brought.

        Others may still have to play the deal of a day, so it stays secret until that day is over.
        """
        return self._row.replay or (self._course.over and (not self._row.daily or is_past(self._row.daily)))

    def forget(self, ply: int) -> None:
        """Drops what is cached about later moments, because moves were taken back."""
        self._worths = {at: worth for at, worth in self._worths.items() if at <= ply}
        for log in self._logs.values():
            del log[ply + 1 :]
        for points in self._points.values():
            del points[ply + 1 :]

    def rename(self) -> None:
        """Somebody has taken a seat: sentences have another name in them now."""
        self._tellers.clear()
        self._logs.clear()

    # The table.

    def state(
        self,
        viewer: int,
        language: str,
        version: int,
        thinking: Sequence[int] = (),
        since: int = 0,
        ply: int = -1,
        zones: bool = False,
        here: Sequence[int] = (),
        chat: bool = False,
    ) -> State:
        """The table as it is now, or as it was after so many moves; of its log the entries from `since` on.

        What lies where is told only to whoever asks: it is longer than all the rest together.
        """
        course = self._course
        last = course.last
        at = last if ply < 0 else ply
        if at > last:
            raise Impossible("no-such-moment")
        view = self._course.view(viewer, at)
        teller = self.teller(language)
        now, over = ply < 0, bool(view.over)
        begun = all(row.kind != "open" for row in course.seats)
        away = viewer != SPECTATOR and course.seats[viewer].kind == "bot"
        playing = now and begun and not self._row.replay and not course.is_stopped and not away
        moves = self._moves(view, viewer, teller) if playing else []
        several = self._several(view, viewer, teller) if playing else None
        return State(
            table=self._row.id,
            version=version,
            game=self._row.game,
            title=course.game.pack.about.title,
            pack_hash=self._row.pack_hash,
            options=self._row.options,
            language=spoken(course.game, language),
            viewer=viewer,
            mine=[],
            seats=self._seats(teller),
            ply=at,
            last=last,
            epoch=view.epoch,
            turn=course.rules.turns_begun(course.rules.box, view),
            phase=course.game.phases[view.phase],
            acting=course.asked(at) if begun else [],
            thinking=sorted(thinking) if now else [],
            prompt=teller.prompt(view),
            help=teller.help(view),
            view=fields(view),
            moves=moves,
            several=several,
            log_from=min(since, at + 1),
            log=self._log(viewer, language)[since : at + 1],
            sheets=self._sheets(view, at),
            worth=self._worth(at),
            quotes=self._quotes(view, viewer) if playing else {},
            zones=self._zones(view, viewer, teller, moves, several) if zones else [],
            undoing=self._undoing(viewer) if now and not course.is_stopped and not away else NOTHING,
            over=over,
            replay=self._row.replay,
            teams=[list(team) for team in course.game.teams(self._row.players, self._row.options)],
            target=self._target(view, at),
            winners=self._winners() if over else [],
            notice=self._notice(language),
            deal=self._row.deal,
            key_hash=key_hash(self._row.key),
            key=self._row.key.hex() if self.is_open else "",
            rated=self._row.rated,
            daily=self._row.daily,
            lesson=self._tutor.lesson_now(viewer, teller) if now else None,
            puzzle=self._tutor.puzzle_now(teller) if now else None,
            host=SPECTATOR if self._row.replay else host_of(self._row, course.seats),
            locked=course.locked,
            here=list(here),
            votes=self._votes(),
            clock=self._clock() if now else None,
            chat=chat and viewer != SPECTATOR,
        )

    def brief(self, viewer: int) -> Brief:
        """The same for programs, without sentences."""
        course = self._course
        away = viewer != SPECTATOR and course.seats[viewer].kind == "bot"
        playing = course.begun and not self._row.replay and not course.is_stopped and not away
        acting = course.asked() if course.begun else []
        legal = course.legal(viewer) if playing and viewer in acting else []
        moves = [MoveOf(*course.game.moves.decode(move)) for move in legal]
        return Brief(self._row.id, course.version, course.last, viewer, acting, course.over, moves)

    def reason(self, viewer: int, language: str, kind: str, parts: dict[str, int], move: int) -> Reason:
        """Why a seat may not make a move."""
        code = self._course.refusal(viewer, move)
        return Reason(kind, parts, code, "" if code == "legal" else self.teller(language).reason(code))

    def points(self, viewer: int) -> Points:
        """Points over time. Kept, because they are counted at every moment of the game."""
        known = self._points.setdefault(viewer, [])
        for at in range(len(known), self._course.last + 1):
            known.append([sheet.total for sheet in self._sheets(self._course.view(viewer, at), at)])
        return Points(list(known))

    def hint(self, viewer: int, language: str, options: Sequence[Option]) -> Hint:
        """The best few moves that were thought about."""
        view, teller = self._course.view(viewer, self._course.last), self.teller(language)
        moves = []
        for option in options[:BEST]:
            kind, parts = self._course.game.moves.decode(option.move)
            words = teller.move(view, viewer, option.move)
            moves.append(HintMove(int(option.move), kind, parts, words, option.visits, round(option.lead, 2)))
        return Hint(self._course.last, moves)

    # Its parts.

    def teller(self, language: str) -> Teller:
        language = spoken(self._course.game, language)
        if language not in self._tellers:
            say = self._course.game.words(language).say
            names = [row.name or say("seat", number=seat + 1) for seat, row in enumerate(self._course.seats)]
            self._tellers[language] = Teller(self._course.game, language, names)
        return self._tellers[language]

    def _notice(self, language: str) -> str:
        """Whether the table began with other rules or components, and what follows."""
        played, now = self._row.rules, self._course.game.rules_version
        if played == now:
            return ""
        older = "notice-older-replay" if self._row.replay else "notice-older-rules"
        messages = ["notice-stopped" if self._course.is_stopped else older]
        if self.other_pack:
            messages.append("notice-other-pack")
        say = own_words(language).say
        return " ".join(say(message, played=played, now=now) for message in messages)

    def _seats(self, teller: Teller) -> list[SeatOf]:
        return [
            SeatOf(seat, row.kind, teller.thing("seat", seat), row.bot, row.kind == "bot" and self._course.holder(seat))
            for seat, row in enumerate(self._course.seats)
        ]

    def _votes(self) -> list[VoteOf]:
        people = self._course.people()
        return [
            VoteOf(about, sorted(wanting), sorted(people - wanting - {about}))
            for about, wanting in sorted(self._course.votes.items())
            if wanting
        ]

    def _clock(self) -> ClockOf | None:
        clocks, at = self._course.clocks, time_now()
        clock = clocks.clock
        if not clock.kind or self._row.replay:
            return None
        seats = [
            SeatClockOf(clocks.asked_for(seat, at), each.free / 1000, each.left / 1000)
            for seat, each in enumerate(clocks.seats)
        ]
        return ClockOf(clock.kind, clock.usual, clock.bank, clock.each, seats)

    def _moves(self, view: Table, viewer: int, teller: Teller) -> list[LegalMove]:
        if viewer == SPECTATOR:
            return []
        return self._named(self._course.legal(viewer), view, viewer, teller)

    def _several(self, view: Table, viewer: int, teller: Teller) -> SeveralOf | None:
        several = None if viewer == SPECTATOR else self._course.several(viewer)
        if several is None:
            return None
        moves = self._named(several.moves, view, viewer, teller)
        taken = self._named(several.taken, view, viewer, teller)
        touching = None if several.touching is None else list(several.touching)
        return SeveralOf(moves, several.least, several.most, taken, touching)

    def _zones(
        self, view: Table, viewer: int, teller: Teller, moves: Sequence[LegalMove], several: SeveralOf | None
    ) -> list[ZoneOf]:
        """What lies where, in words, with the choices that a possible move means."""
        show = self._course.game.show
        if show is None:
            return []
        meant = [(move.kind, move.parts) for move in (*moves, *(several.moves if several else ()))]
        return [
            ZoneOf(
                teller.said(view, zone.title, zone.seat),
                zone.seat,
                _items(zone.items, view, zone.seat, teller),
                [teller.said(view, fact, zone.seat) for fact in zone.facts],
            )
            for zone in possible(show(self._course.rules.box, view, viewer), meant)
        ]

    def _named(self, moves: Iterable[int], view: Table, viewer: int, teller: Teller) -> list[LegalMove]:
        decode = self._course.game.moves.decode
        return [LegalMove(int(move), *decode(move), teller.move(view, viewer, move)) for move in moves]

    def _log(self, viewer: int, language: str) -> list[Deed]:
        teller = self.teller(language)
        log = self._logs.setdefault((viewer, teller.words.language), [])
        for ply in range(len(log), self._course.last + 1):
            mover = self._course.played[ply - 1][0] if ply > 0 else SPECTATOR
            before = self._course.view(viewer, max(ply - 1, 0))
            turn = self._course.rules.turns_begun(self._course.rules.box, before)
            log.append(Deed(ply, turn, mover, self._events(self._course.view(viewer, ply), teller, viewer)))
        return log

    def _events(self, view: Table, teller: Teller, viewer: int) -> list[EventOf]:
        events = []
        for (code, *numbers), words in zip(view.chronicle[: view.told], teller.chronicle(view, viewer), strict=True):
            event = self._course.game.events[code]
            events.append(EventOf(event.name, dict(zip(event.parts, numbers, strict=False)), words))
        return events

    def _sheets(self, view: Table, ply: int) -> list[SheetOf]:
        """Counted on the view, so that nothing hidden can count; when the game is over, on the table itself."""
        table = self._course.positions.at(ply) if view.over else view
        return [SheetOf(seat, *self._course.rules.sheet(table, seat)) for seat in range(view.players)]

    def _worth(self, ply: int) -> dict[str, int]:
        """What things bring their owners: counted on what everybody sees, once for all viewers; at the end on all."""
        worth = self._course.game.worth
        if worth is None:
            return {}
        if ply not in self._worths:
            box, table = self._course.rules.box, self._course.view(SPECTATOR, ply)
            table = self._course.positions.at(ply) if table.over else table
            self._worths[ply] = {
                thing: points for seat in range(table.players) for thing, points in worth(box, table, seat).items()
            }
        return self._worths[ply]

    def _quotes(self, view: Table, viewer: int) -> dict[str, Quote]:
        """What the choices of a seat that is asked would cost or bring, from what that seat knows."""
        quotes = self._course.game.quotes
        if quotes is None or viewer not in self._course.asked():
            return {}
        return dict(quotes(self._course.rules.box, view, viewer))

    def _winners(self) -> list[int]:
        """The seats that have won: several if they share it, none if a solitaire missed its target."""
        return winners(standings(self._course), self._course.game.has_target(self._row.options))

    def _target(self, view: Table, ply: int) -> int | None:
        """The points to beat, counted like the sheets: on the view, and on the table itself when the game is over."""
        rules = self._course.rules
        if not self._course.game.has_target(self._row.options):
            return None
        return int(rules.points_to_beat(rules.box, self._course.positions.at(ply) if view.over else view))

    def _undoing(self, viewer: int) -> Undoing:
        course, asked = self._course, self._course.question
        question = None
        if asked is not None:
            question = Question(asked.seat, asked.to, course.last - asked.to, sorted(course.waiting()))
        if viewer == SPECTATOR or self._row.replay:
            return Undoing(None, None, 0, question)
        return Undoing(self._way(course.undo(viewer)), self._way(course.restart(viewer)), course.redo(viewer), question)

    def _way(self, step: Step | None) -> TakeBack | None:
        return None if step is None else TakeBack(step.to, self._course.last - step.to, step.free, step.seen)


def _items(items: Iterable[Item], view: Table, seat: int, teller: Teller) -> list[ItemOf]:
    return [
        ItemOf(
            teller.item(view, item, seat),
            [teller.said(view, note, seat) for note in item.notes],
            *((item.thing.kind, item.thing.number) if item.thing and item.form != "back" else ("", -1)),
            item.form,
            dict(item.parts),
            item.move,
            _items(item.inner, view, seat, teller),
        )
        for item in items
    ]
