"""A line without a socket: what a socket would carry, asked for and sent over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

LineText = Annotated[str, Meta(max_length=65_536)]


class LineSent(Struct, frozen=True, forbid_unknown_fields=True):
    """Messages of a page, each as the text that it is on the socket."""

    messages: Annotated[list[LineText], Meta(max_length=32)]


class LineNews(Struct, frozen=True):
    """Messages to a page, each as the text that it is on the socket; the last of all so far has the number `last`.

    `line` names the line in paths, and `key`, which is told once, shows that it is one's own. `closed` is the code with
    which a socket would have been closed, 0 as long as the line is open.
    """

    line: str
    key: str
    last: int
    messages: list[str]
    closed: int
