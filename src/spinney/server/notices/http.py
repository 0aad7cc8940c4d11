"""HTTP for notices: the addresses at which a person is told, and the links by which mail ends."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State as AppState
from litestar.params import FromPath, JSONBody, PathParameter

from spinney.server.notices.mail import is_address
from spinney.server.notices.outside import NotAllowed
from spinney.server.notices.telling import Telling, code_hash, new_code
from spinney.server.notices.webpush import decoded, usable
from spinney.server.people.caller import caller_of
from spinney.server.rates import Allowance, Rates
from spinney.store.addresses import MOST, Address, Full, Keys, Unknown
from spinney.tables.hosting import ASKER, Aside
from spinney.tables.messages.notices import AddressCode, AddressOf, NewAddress, NoticeWays
from spinney.tables.problems import Impossible

Asking = Request[Any, Any, AppState]
Token = Annotated[str, PathParameter(max_length=100)]
NOT_KEPT = {"cache-control": "no-store"}
CODES = Allowance(3, 1 / 1200)
"""Codes that are sent to one mail address, and on behalf of one house: three, and then one in twenty minutes."""


class Codes:
    """How many codes may be sent still."""

    def __init__(self) -> None:
        self._to, self._for = Rates(CODES), Rates(CODES)

    def spend(self, address: str, asker: str) -> None:
        wait = max(self._to.wait(address), self._for.wait(asker))
        if wait:
            raise Impossible("too-often", seconds=int(wait) + 1)
        self._to.spend(address)
        self._for.spend(asker)


class PushKey(Controller):
    path = "/api/push/key"
    tags = ("notices",)

    @get("/", summary="How this server can tell people that it is their turn")
    async def key(self, request: Asking) -> NoticeWays:
        telling = telling_of(request)
        return NoticeWays(telling.sender.public, telling.mailbox is not None)


class MyAddresses(Controller):
    path = "/api/me/addresses"
    tags = ("notices",)
    response_headers = NOT_KEPT

    @get("/", summary="Where I am told that it is my turn")
    async def addresses(self, request: Asking) -> list[AddressOf]:
        person, telling = known(request), telling_of(request)
        return [told(each) for each in await aside_of(request).run(lambda: telling.addresses.of(person))]

    @post("/", summary="Another address, or the same one anew")
    async def add(self, request: Asking, data: JSONBody[NewAddress]) -> AddressOf:
        return await ADDING[data.kind](request, data)

    @post("/{address_id:str}/confirm", status_code=204, summary="Confirms a mail address by the code that was sent")
    async def confirm(self, request: Asking, address_id: FromPath[str], data: JSONBody[AddressCode]) -> None:
        person, telling, code = known(request), telling_of(request), code_hash(data.code.strip())
        if not await aside_of(request).run(lambda: telling.addresses.confirm(person, address_id, code)):
            raise Impossible("wrong-code")

    @delete("/{address_id:str}", summary="Removes an address")
    async def remove(self, request: Asking, address_id: FromPath[str]) -> None:
        person, telling = known(request), telling_of(request)
        if not await aside_of(request).run(lambda: telling.addresses.remove(address_id, person)):
            raise Impossible("no-such-address")


class Unsubscribing(Controller):
    """Mail programs send a form here (RFC 8058), which says nothing that the address does not say."""

    path = "/api/unsubscribe"
    tags = ("notices",)
    response_headers = NOT_KEPT

    @post("/{token:str}", status_code=204, summary="Ends mail to an address, by the link in a mail")
    async def unsubscribe(self, request: Asking, token: Token) -> None:
        telling = telling_of(request)
        if not await aside_of(request).run(lambda: telling.unsubscribe(token)):
            raise Impossible("no-such-address")


async def _push(request: Asking, wanted: NewAddress) -> AddressOf:
    try:
        telling_of(request).check_push(wanted.address)
        right = usable(decoded(wanted.p256dh), decoded(wanted.auth))
    except (NotAllowed, ValueError):
        right = False
    if not right:
        raise Impossible("bad-address")
    return told(await _added(request, wanted, Keys(wanted.language, wanted.p256dh, wanted.auth)))


async def _mail(request: Asking, wanted: NewAddress) -> AddressOf:
    telling = telling_of(request)
    if telling.mailbox is None:
        raise Impossible("no-mail")
    if not is_address(wanted.address):
        raise Impossible("bad-address")
    known(request)
    codes_of(request).spend(wanted.address.lower(), ASKER.get())
    code, keys = new_code()
    address = await _added(request, wanted, msgspec.structs.replace(keys, language=wanted.language))
    try:
        await telling.send_code(address, code)
    except OSError:
        raise Impossible("mail-failed") from None
    return told(address)


async def _webhook(request: Asking, wanted: NewAddress) -> AddressOf:
    known(request)
    try:
        await telling_of(request).check_webhook(wanted.address)
    except (NotAllowed, OSError):
        raise Impossible("bad-address") from None
    key = secrets.token_urlsafe(24)
    address = await _added(request, wanted, Keys(wanted.language, secret=key))
    return msgspec.structs.replace(told(address), secret=key)


ADDING = {"push": _push, "mail": _mail, "webhook": _webhook}


async def _added(request: Asking, wanted: NewAddress, keys: Keys) -> Address:
    person, addresses = known(request), telling_of(request).addresses
    try:
        return await aside_of(request).run(lambda: addresses.add(person, wanted.kind, wanted.address, keys))
    except Full:
        raise Impossible("too-many-addresses", most=MOST) from None
    except Unknown:
        raise Impossible("not-known") from None


def told(address: Address) -> AddressOf:
    return AddressOf(address.id, address.kind, address.address, address.confirmed)


def known(request: Asking) -> str:
    """The person who asks."""
    person = caller_of(request).person
    if not person:
        raise Impossible("not-known")
    return person


def telling_of(request: Asking) -> Telling:
    telling: Telling = request.app.state.telling
    return telling


def codes_of(request: Asking) -> Codes:
    codes: Codes = request.app.state.codes
    return codes


def aside_of(request: Asking) -> Aside:
    aside: Aside = request.app.state.tables.aside
    return aside


NOTICE_HANDLERS = (PushKey, MyAddresses, Unsubscribing)
