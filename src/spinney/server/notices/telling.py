"""Telling people what is new at a table: by Web Push, by mail, or by a webhook, as they have asked.

Nothing waits for it. What is to be sent waits in memory, and not without bound; each way has threads of its own, so
that a slow webhook keeps nobody's mail. What could not be sent is tried again, ever later, and an address at which
nobody is any more is removed. No address is logged.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from spinney.engine.errors import SpinneyError
from spinney.engine.game import game
from spinney.engine.words import Words, own
from spinney.server.notices.absences import GRACE, News
from spinney.server.notices.mail import Mailbox, NobodyThere
from spinney.server.notices.outside import NotAllowed, Outside
from spinney.server.notices.webpush import Sender, coded, decoded, encrypted, new_secret
from spinney.store.addresses import Address, Addresses, Keys, Kind
from spinney.store.database import Database
from spinney.store.secrets import secret
from spinney.store.times import now, written

WORDS = Path(__file__).parent / "words"
THREADS: dict[Kind, int] = {"push": 4, "mail": 1, "webhook": 2}
MOST_WAITING = 1_000
PAUSES = (0.0, 10.0, 60.0, 300.0)
"""Before each time that something is sent: four times, and then it is left."""
GONE = (404, 410)
LATER = (408, 425, 429)
SERVER_ERROR = 500
KEPT_SECONDS = 3 * 24 * 3600  # so long a push service keeps a message for a device that is off
CODE_HOURS = 1
CODE_DIGITS = 6
PLAIN_NAME = re.compile(r"(?:[\w' -]|\.(?= |$))+")
"""Names as they may be told to others: none that a mail program would make a link of."""
LIKE_I = re.compile(r"h?i(?![aeou])|y(?![aeiou])", re.IGNORECASE)
"""Before such a name the Spanish "y" becomes "e"."""
log = logging.getLogger("spinney.server")


@dataclass(frozen=True)
class NoticeSettings:
    """How people are told: `url` is where they reach the server; without a `mailbox` there is no mail."""

    url: str = "http://localhost:8000"
    mailbox: Mailbox | None = None
    outside: Outside = field(default_factory=Outside)
    grace: float = GRACE


class Unsent(Exception):
    """It could not be sent: `gone` for ever, otherwise now."""

    def __init__(self, gone: bool = False) -> None:
        super().__init__("gone" if gone else "not now")
        self.gone = gone


class Telling:
    def __init__(
        self,
        database: Database,
        settings: NoticeSettings,
        sleep: Callable[[float], Awaitable[Any]] = asyncio.sleep,
    ) -> None:
        self.addresses = Addresses(database)
        self.mailbox = settings.mailbox
        self.sender = Sender(secret(database, "push", new_secret), _contact(settings))
        self._key = secret(database, "unsubscribe", lambda: secrets.token_bytes(32))
        self._outside = settings.outside
        self._url = settings.url.rstrip("/")
        self._sleep = sleep
        self._threads = {kind: ThreadPoolExecutor(count, kind) for kind, count in THREADS.items()}
        self._tasks: set[asyncio.Task[None]] = set()
        self._ways: dict[Kind, Callable[[Address, News], None]] = {
            "push": self._push,
            "mail": self._mail,
            "webhook": self._webhook,
        }

    def close(self) -> None:
        """What has not been sent is not sent any more."""
        for task in self._tasks:
            task.cancel()
        for threads in self._threads.values():
            threads.shutdown(wait=False, cancel_futures=True)

    async def _in_a_thread(self, kind: Kind, work: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads[kind], work)

    # Telling.

    def tell(self, news: News, holds: Callable[[], bool]) -> None:
        """In the event loop: tells a person at all their addresses, as long as it holds."""
        if len(self._tasks) >= MOST_WAITING:
            log.warning("too many notices are waiting: one was left out")
            return
        task = asyncio.get_running_loop().create_task(self._told(news, holds))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _told(self, news: News, holds: Callable[[], bool]) -> None:
        try:
            found = await self._in_a_thread("push", partial(self._addresses_for, news))
        except SpinneyError as error:
            log.error("%s", error)
            return
        await asyncio.gather(*(self._sent(address, news, holds) for address in found))

    def _addresses_for(self, news: News) -> list[Address]:
        """Where to tell: nowhere, if the table waits no longer, because somebody has moved by way of another server."""
        if news.what == "turn" and not self.addresses.waits_for(news.table.id, news.person):
            return []
        return [address for address in self.addresses.of(news.person) if address.confirmed]

    async def _sent(self, address: Address, news: News, holds: Callable[[], bool]) -> None:
        for pause in PAUSES:
            await self._sleep(pause)
            if not holds():
                return
            try:
                await self._in_a_thread(address.kind, partial(self._ways[address.kind], address, news))
                return
            except Unsent as unsent:
                if unsent.gone:
                    await self._in_a_thread(address.kind, partial(self.addresses.remove, address.id))
                    return
            except (OSError, SpinneyError):
                pass  # again, later
            except NotAllowed:
                return
            except Exception:
                log.exception("a notice by %s failed", address.kind)
                return
        log.info("a notice by %s could not be sent", address.kind)

    # The three ways.

    def _push(self, address: Address, news: News) -> None:
        words = sentence(news, own_words(address.keys.language))
        path = f"/table/{news.table.id}"
        message = msgspec.json.encode({"title": "Spinney", "words": words, "path": path})
        topic = sha256(f"spinney topic {news.table.id} {news.person}".encode()).digest()[:24]
        self._outside.check_push(address.address)
        headers = {
            "authorization": self.sender.authorization(address.address, time.time()),
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(KEPT_SECONDS),
            "topic": coded(topic),  # a newer message about the same table takes the place of one that still waits
            "urgency": "normal",
        }
        body = encrypted(message, decoded(address.keys.receiver), decoded(address.keys.auth))
        _judge(self._outside.post(address.address, headers, body))

    def _mail(self, address: Address, news: News) -> None:
        if self.mailbox is None:
            return
        words = own_words(address.keys.language)
        subject = sentence(news, words)
        link = f"{self._url}/table/{news.table.id}"
        token = self.unsubscribe_token(address.id)
        by_hand = f"{self._url}/unsubscribe#{token}"
        text = words.say("mail", words=subject, link=link, site=self._url, unsubscribe=by_hand)
        try:
            self.mailbox.send(address.address, subject, text, f"{self._url}/api/unsubscribe/{token}")
        except NobodyThere:
            raise Unsent(gone=True) from None

    def _webhook(self, address: Address, news: News) -> None:
        row = news.seats[news.seat]
        body = msgspec.json.encode(
            {
                "what": news.what,
                "table": news.table.id,
                "game": news.table.game,
                "title": title_of(news),
                "seat": news.seat,
                "name": row.name,
                "url": f"{self._url}/table/{news.table.id}",
                "made": now(),
            }
        )
        headers = {"content-type": "application/json", "spinney-signature": signature(address.keys.secret, body)}
        _judge(self._outside.post(address.address, headers, body))

    # What people do with their addresses.

    async def check_webhook(self, url: str) -> None:
        """Raises `NotAllowed` or `OSError` if nothing could be sent there."""
        await self._in_a_thread("webhook", partial(self._outside.check_webhook, url))

    def check_push(self, url: str) -> None:
        self._outside.check_push(url)

    async def send_code(self, address: Address, code: str) -> None:
        """Sends the code by which a mail address is confirmed; `OSError` if it cannot be sent."""
        assert self.mailbox is not None
        words = own_words(address.keys.language)
        subject, text = words.say("code-subject", code=code), words.say("code-mail", code=code, site=self._url)
        await self._in_a_thread("mail", partial(self.mailbox.send, address.address, subject, text))

    def unsubscribe_token(self, address_id: str) -> str:
        """What removes this address, and does nothing else."""
        return f"{address_id}.{self._signed(address_id)}"

    def unsubscribe(self, token: str) -> bool:
        """Whether this was such a token. An address that has been removed already stays so."""
        address_id, _, signed = token.partition(".")
        if not hmac.compare_digest(signed.encode(), self._signed(address_id).encode()):
            return False
        self.addresses.remove(address_id)
        return True

    def _signed(self, address_id: str) -> str:
        return coded(hmac.digest(self._key, f"unsubscribe {address_id}".encode(), "sha256"))


def new_code() -> tuple[str, Keys]:
    """A code for a mail address, and what is kept of it."""
    code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
    until = written(datetime.now(UTC) + timedelta(hours=CODE_HOURS))
    return code, Keys(code=code_hash(code), until=until)


def code_hash(code: str) -> str:
    return sha256(f"spinney code {code}".encode()).hexdigest()


def signature(key: str, body: bytes) -> str:
    """What stands in the header of a webhook: whoever has the secret can check who sent it."""
    return f"sha256={hmac.new(key.encode(), body, 'sha256').hexdigest()}"


def _judge(status: int) -> None:
    """What the status of an answer means."""
    if status in GONE:
        raise Unsent(gone=True)
    if status in LATER or status >= SERVER_ERROR:
        raise Unsent
    if not 200 <= status < 300:
        raise NotAllowed(f"answered with {status}")


def _contact(settings: NoticeSettings) -> str:
    """Whom a push service can ask about this server."""
    if settings.mailbox is not None:
        return f"mailto:{settings.mailbox.address}"
    return settings.url if settings.url.startswith("https:") else ""


# Sentences.


def own_words(language: str) -> Words:
    return own(language, WORDS)


def title_of(news: News) -> str:
    return str(game(news.table.game).pack.about.title)


def sentence(news: News, words: Words) -> str:
    """Such as: It is your turn at Dartmoor with Maud and Ivo."""
    names = [row.name for seat, row in enumerate(news.seats) if seat != news.seat and PLAIN_NAME.fullmatch(row.name)]
    if not names:
        return words.say(f"{news.what}-alone", game=title_of(news))
    return words.say(news.what, game=title_of(news), names=listed(names, words))


def listed(names: list[str], words: Words) -> str:
    *some, last = names
    if not some:
        return last
    return words.say("and", some=", ".join(some), last=last, sound="i" if LIKE_I.match(last) else "other")
