"""What the page asks for besides its lines, by the addresses that a server has for it.

What is the same for everybody (the games there are, their words and rules) lies beside the page as files, and is not
asked for here.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from spinney.engine.words import ENGLISH
from spinney.tables.caller import Caller
from spinney.tables.desk import Desk, RecordFile
from spinney.tables.messages.doing import Answer
from spinney.tables.messages.lessons import NewLesson, NewPuzzle
from spinney.tables.messages.making import Joining, NewBranch, NewReplay, NewTable
from spinney.tables.messages.packs import NewPack
from spinney.tables.messages.pads import NewScore
from spinney.tables.messages.values import SPECTATOR
from spinney.tables.problems import Impossible

BEARER = "Bearer "
NUMBER = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True)
class Asked:
    """A request, read: what stands in its address, its token and its body."""

    names: dict[str, str]
    query: dict[str, str]
    token: str
    data: Any

    @property
    def caller(self) -> Caller:
        return Caller(self.token)

    @property
    def language(self) -> str:
        return self.query.get("language", ENGLISH)

    @property
    def seat(self) -> int | None:
        return _number(self.query["seat"], SPECTATOR) if "seat" in self.query else None

    @property
    def since(self) -> int:
        return _number(self.query.get("since", "0"))

    @property
    def zones(self) -> bool:
        return self.query.get("zones") == "true"


def _number(text: str, least: int = 0) -> int:
    """A number in an address: of some digits, and not below the least."""
    if not NUMBER.fullmatch(text) or int(text) < least:
        raise Impossible("bad-message")
    return int(text)


@dataclass(frozen=True)
class Reply:
    """As HTTP would say it."""

    status: int
    headers: dict[str, str]
    body: str


@dataclass(frozen=True)
class Route:
    method: str
    path: re.Pattern[str]
    answer: Callable[[Desk, Asked], Awaitable[Any]]
    body: msgspec.json.Decoder[Any] | None = None
    status: int = 200


def _route(
    method: str, path: str, answer: Callable[[Desk, Asked], Awaitable[Any]], body: Any = None, status: int = 200
) -> Route:
    """`{name}` stands for a part of the path."""
    pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))
    return Route(method, pattern, answer, None if body is None else msgspec.json.Decoder(body), status)


def _components(desk: Desk, asked: Asked) -> Awaitable[Any]:
    return desk.components(asked.names["game"], asked.language, asked.query.get("pack", ""))


def _pack(desk: Desk, asked: Asked) -> Awaitable[Any]:
    return desk.pack(asked.names["game"], asked.language, asked.query.get("pack", ""))


def _state(desk: Desk, asked: Asked) -> Awaitable[Any]:
    ply = _number(asked.names["ply"]) if "ply" in asked.names else -1
    return desk.state(asked.names["table"], asked.caller, asked.language, asked.seat, asked.since, asked.zones, ply)


ROUTES = (
    _route("GET", "/api/games/{game}/components", _components),
    _route("GET", "/api/games/{game}/pack", _pack),
    _route("POST", "/api/packs", lambda desk, asked: desk.check_pack(asked.data, asked.language), NewPack),
    _route("POST", "/api/lessons", lambda desk, asked: desk.lesson(asked.data), NewLesson, 201),
    _route("POST", "/api/puzzles", lambda desk, asked: desk.puzzle(asked.data), NewPuzzle, 201),
    _route("POST", "/api/scores", lambda desk, asked: desk.score(asked.data, asked.language), NewScore),
    _route("POST", "/api/records", lambda desk, asked: desk.replay(asked.data), NewReplay, 201),
    _route("POST", "/api/tables", lambda desk, asked: desk.create(asked.data), NewTable, 201),
    _route("GET", "/api/tables/{table}", _state),
    _route("GET", "/api/tables/{table}/at/{ply}", _state),
    _route(
        "GET",
        "/api/tables/{table}/points",
        lambda desk, asked: desk.points(asked.names["table"], asked.caller, asked.seat),
    ),
    _route("GET", "/api/tables/{table}/record", lambda desk, asked: desk.record(asked.names["table"])),
    _route(
        "POST",
        "/api/tables/{table}/answer",
        lambda desk, asked: desk.answer(asked.names["table"], asked.caller, asked.language, asked.data),
        Answer,
    ),
    _route(
        "POST",
        "/api/tables/{table}/seats/{seat}",
        lambda desk, asked: desk.join(asked.names["table"], _number(asked.names["seat"]), asked.data),
        Joining,
        201,
    ),
    _route(
        "POST",
        "/api/tables/{table}/branch",
        lambda desk, asked: desk.branch(asked.names["table"], asked.data),
        NewBranch,
        201,
    ),
)


def found(method: str, address: str, token: str, body: str) -> tuple[Route, Asked]:
    """The route of a request, and the request as it reads there."""
    parts = urlsplit(address)
    for route in ROUTES:
        match = route.path.fullmatch(parts.path.rstrip("/"))
        if match and route.method == method:
            try:
                data = None if route.body is None else route.body.decode(body)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                raise Impossible("bad-message") from None
            names = {name: unquote(value) for name, value in match.groupdict().items()}
            return route, Asked(names, dict(parse_qsl(parts.query)), token.removeprefix(BEARER), data)
    raise Impossible("no-such-page")


def reply(route: Route, result: object) -> Reply:
    if isinstance(result, RecordFile):
        return Reply(route.status, {"content-disposition": f'attachment; filename="{result.name}"'}, result.text)
    return Reply(route.status, {}, msgspec.json.encode(result).decode())
