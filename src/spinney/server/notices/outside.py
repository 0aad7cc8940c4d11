"""Asking others on the network, at addresses that strangers have given.

A stranger could name an address that only this machine can reach: itself, others in its network, the service that tells
a machine in a cloud its secrets. So a name is resolved once, every address that it has must be public, and the
connection goes to one of those. Nobody is followed elsewhere; of an answer only the status is read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

SECONDS = 10.0
MOST_LINE = 1_000
MOST_URL = 1_000
PORTS = {"https": 443, "http": 80}
PUSH_SERVICES = (
    "push.services.mozilla.com",
    "fcm.googleapis.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Where browsers get their messages from: Firefox, Chromium and its kin, Safari, Edge. Each also with names before."""
NOT_PUBLIC = tuple(
    ip_network(network)
    for network in (
        *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"),
        *("192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24"),
        *("203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
    )
)
PUBLIC_IPV6 = ip_network("2000::/3")
NOT_PUBLIC_IPV6 = tuple(ip_network(network) for network in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))
"""Within it what is for documents, and what carries an IPv4 address along."""
Resolve = Callable[[str, int], Sequence[str]]


class NotAllowed(Exception):
    """An address to which nothing is sent."""


def resolved(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def is_public(address: str) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False  # an address with a zone is one of the local network
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if isinstance(found, IPv4Address):
        return not any(found in network for network in NOT_PUBLIC)
    return found in PUBLIC_IPV6 and not any(found in network for network in NOT_PUBLIC_IPV6)


@dataclass(frozen=True)
class Outside:
    """What may be asked. `also` are more hosts of push services, and `plain` allows webhooks without TLS.

    Only tests let anything reach addresses that are not public (`anywhere`).
    """

    also: Sequence[str] = ()
    plain: bool = False
    anywhere: bool = False
    resolve: Resolve = resolved
    trust: ssl.SSLContext | None = None

    def check_push(self, url: str) -> None:
        """Raises `NotAllowed` unless this is an address of a push service."""
        parts = self._split(url, ("https",))
        host = (parts.hostname or "").rstrip(".")
        services = (*PUSH_SERVICES, *self.also)
        if not any(host == service or host.endswith(f".{service}") for service in services):
            raise NotAllowed("no push service is known there")
        if parts.port not in (None, PORTS["https"]) and not self.anywhere:
            raise NotAllowed("push services have no ports of their own")

    def check_webhook(self, url: str) -> None:
        """Raises `NotAllowed` unless something may be sent there. The name is resolved, which takes a while."""
        self._reach(self._split(url, self._schemes))

    @property
    def _schemes(self) -> tuple[str, ...]:
        return ("https", "http") if self.plain else ("https",)

    def _split(self, url: str, schemes: Sequence[str]) -> SplitResult:
        if len(url) > MOST_URL or not url.isascii() or not url.isprintable() or " " in url:
            raise NotAllowed("not an address")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotAllowed("not an address") from None
        if parts.scheme not in schemes:
            raise NotAllowed(f"an address has to begin with {' or '.join(schemes)}")
        if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
            raise NotAllowed("not an address")
        return parts

    def _reach(self, parts: SplitResult) -> tuple[str, int]:
        """The address in digits, and the port, to which a connection may go."""
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        try:
            found = self.resolve(host, port)
        except (OSError, UnicodeError):
            raise OSError("the name has no address") from None
        if not found:
            raise OSError("the name has no address")
        if not self.anywhere and not all(is_public(each) for each in found):
            raise NotAllowed("the address is not public")
        return found[0], port

    def post(self, url: str, headers: Mapping[str, str], body: bytes, seconds: float = SECONDS) -> int:
        """Sends something, and gives the status of the answer; `OSError` if there is none in time.

        It blocks, and is for a thread.
        """
        parts = self._split(url, self._schemes)
        address, port = self._reach(parts)
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
        named = host if parts.port is None else f"{host}:{parts.port}"
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        all_headers = {
            "host": named,
            "user-agent": "Spinney",
            "connection": "close",
            "content-length": str(len(body)),
            **headers,
        }
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items())]
        request = "\r\n".join([*lines, "", ""]).encode("ascii") + body
        trust = (self.trust or ssl.create_default_context()) if parts.scheme == "https" else None
        try:
            return asyncio.run(asyncio.wait_for(_asked(address, port, trust, parts.hostname or "", request), seconds))
        except TimeoutError:
            raise OSError("no answer in time") from None


async def _asked(address: str, port: int, trust: ssl.SSLContext | None, host: str, request: bytes) -> int:
    reader, writer = await asyncio.open_connection(
        address, port, ssl=trust, server_hostname=host if trust else None, limit=MOST_LINE
    )
    try:
        writer.write(request)
        await writer.drain()
        return _status(await reader.readuntil(b"\r\n"))
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise OSError("no answer that can be read") from None
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    parts = line.split(b" ", 2)
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or len(parts[1]) != 3 or not parts[1].isdigit():
        raise OSError("no answer that can be read")
    return int(parts[1])
