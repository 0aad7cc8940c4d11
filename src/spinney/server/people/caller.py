"""Who asks: the token of a seat in the header, or a person whom the cookie of this device names.

The guard looks the cookie up before anything else sees the request, and writes the cookie that an answer is to have.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from time import monotonic
from typing import Any, cast

from litestar import Request
from litestar.datastructures import State as AppState
from litestar.types import Scope

from spinney.store.people import SESSION_DAYS, People, secret_hash
from spinney.tables.caller import Caller
from spinney.tables.hosting import Aside
from spinney.tables.line import Who
from spinney.tables.problems import Impossible

__all__ = ["Caller", "Callers", "caller_of", "person_of"]

COOKIE = "spinney"
BEARER = "Bearer "
SECRET_LETTERS = 43  # 256 bits
REMEMBERED_SECONDS = 30.0
"""So long another server may take a device for known that has been forgotten."""
MOST_REMEMBERED = 10_000
SECURE = ("https", "wss")

Asking = Request[Any, Any, AppState]


@dataclass(frozen=True)
class Known:
    """The person of a cookie, nobody if it is none of ours, and whether the device is to keep it for another year."""

    person: str
    renewed: bool = False


class Callers:
    """Who has which cookie: asked of the database once, and remembered for a while."""

    def __init__(self, people: People, aside: Aside) -> None:
        self._people = people
        self._aside = aside
        self._known: OrderedDict[str, tuple[str, float]] = OrderedDict()

    async def find(self, secret: str) -> Known:
        if len(secret) != SECRET_LETTERS:
            return Known("")
        hashed = secret_hash(secret)
        person, until = self._known.get(hashed, ("", 0.0))
        if until > monotonic():
            self._known.move_to_end(hashed)
            return Known(person)
        session = await self._aside.run(partial(self._people.session, hashed, datetime.now(UTC)))
        known = Known("") if session is None else Known(session.person, session.renewed)
        self._known[hashed] = (known.person, monotonic() + REMEMBERED_SECONDS)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
        return known

    def who(self, scope: Scope) -> Who:
        """Who asks, for whoever goes on asking as long as a line is open."""
        secret = cookie_in(headers_of(scope))

        async def person() -> str:
            return (await self.find(secret)).person

        return person

    def forget(self, person: str) -> None:
        """Of this person the database is to be asked again."""
        for hashed in [hashed for hashed, (known, _) in self._known.items() if known == person]:
            del self._known[hashed]


def cookie_in(headers: dict[str, str]) -> str:
    """The secret of the device; empty if it has none."""
    pairs = (pair.strip().partition("=") for pair in headers.get("cookie", "").split(";"))
    return next((value for name, _, value in pairs if name == COOKIE), "")


def set_cookie(secret: str, secure: bool) -> str:
    """The header by which a browser keeps a secret, or with an empty one forgets it."""
    age = SESSION_DAYS * 24 * 3600 if secret else 0
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


# What a request carries along.


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def mark(scope: Scope, person: str) -> None:
    cast("dict[str, Any]", scope)["person"] = person


def give(scope: Scope, secret: str) -> None:
    """The answer gives this device a cookie, or with an empty secret takes it away."""
    cast("dict[str, Any]", scope)["cookie"] = set_cookie(secret, scope["scheme"] in SECURE)


def given(scope: Scope) -> str | None:
    """The cookie that the answer gives."""
    found: str | None = cast("dict[str, Any]", scope).get("cookie")
    return found


def person_in(scope: Scope) -> str:
    found: str = cast("dict[str, Any]", scope).get("person", "")
    return found


def caller_of(request: Asking) -> Caller:
    """Who asks; a token comes before a cookie."""
    header = request.headers.get("authorization", "")
    seat = request.query_params.get("as", "")
    if seat and not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise Impossible("bad-message")
    token = header.removeprefix(BEARER) if header.startswith(BEARER) else ""
    return Caller(token, person_of(request), int(seat) if seat else None)


def person_of(request: Asking) -> str:
    """The person who asks; empty if nobody is known."""
    return person_in(request.scope)
