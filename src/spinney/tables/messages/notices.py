"""Where people are told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Url = Annotated[str, Meta(max_length=1_000)]
Key = Annotated[str, Meta(max_length=200)]


class NoticeWays(Struct, frozen=True):
    """How this server can tell people: `key` is its public key, with which a browser lets it push, and no other.

    `mail` says whether it sends mail.
    """

    key: str
    mail: bool


class NewAddress(Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to be told that it is their turn, and in which language.

    Of a push, `address` is the endpoint of the browser's subscription, `p256dh` and `auth` are its keys.
    """

    kind: Literal["push", "mail", "webhook"]
    address: Url
    p256dh: Key = ""
    auth: Key = ""
    language: Annotated[str, Meta(max_length=20)] = "en"


class AddressOf(Struct, frozen=True):
    """An address at which a person is told. A mail address is used when it has been `confirmed`.

    `secret` is that of a webhook, with which what it gets is signed: told when the address is made, and never again.
    """

    id: str
    kind: Literal["push", "mail", "webhook"]
    address: str
    confirmed: bool
    secret: str = ""


class AddressCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that was sent to a mail address."""

    code: Annotated[str, Meta(max_length=20)]
