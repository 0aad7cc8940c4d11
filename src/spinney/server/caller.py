"""Who asks: the seat's token that a request shows, and the person whom its cookie names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request

BEARER = "Bearer "


@dataclass(frozen=True)
class Caller:
    """`token` is empty for spectators, `person` where nobody is known."""

    token: str
    person: str


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    header = request.headers.get("authorization", "")
    token = header.removeprefix(BEARER) if header.startswith(BEARER) else ""
    return Caller(token, str(request.scope.get("person", "")))
