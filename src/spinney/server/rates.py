"""Rates: how much one address may ask for. What is saved up can be spent at once; then it comes back, so much a second.

Pages of the same house share an address, so what is allowed is more than a family can use up.
"""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from time import monotonic

MOST_ADDRESSES = 20_000
HOUSE_OF_IPV6 = 64  # bits of an IPv6 address: whoever has one has all that begin so


@dataclass(frozen=True)
class Allowance:
    """At most so much at once, and so much more each second."""

    at_once: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one address may do: make tables (or open records, packs and pads), ask, fetch files of the page, have tables
    on paper scored, send bytes of bodies, try wrong codes of pads, come back with a recovery code (each name, too), and
    keep sockets and other connections open."""

    making: Allowance = Allowance(150, 1.0)
    asking: Allowance = Allowance(600, 60.0)
    looking: Allowance = Allowance(2000, 100.0)
    scoring: Allowance = Allowance(300, 20.0)
    sending: Allowance = Allowance(4_000_000, 200_000.0)
    trying: Allowance = Allowance(30, 0.05)
    recovering: Allowance = Allowance(10, 1 / 60)
    sockets: int = 100
    connections: int = 200


class Rates:
    """What is left of an allowance for each address."""

    def __init__(self, allowance: Allowance) -> None:
        self._allowance = allowance
        self._left: dict[str, tuple[float, float]] = {}

    def spend(self, address: str, now: float | None = None, much: int = 1) -> float:
        """Takes so much; if there is less, nothing is taken and so many seconds are to be waited."""
        now = monotonic() if now is None else now
        if len(self._left) >= MOST_ADDRESSES and address not in self._left:
            self._tidy(now)
        wait = self.wait(address, now, much)
        if not wait:
            self._left[address] = (self._now(address, now) - much, now)
        return wait

    def wait(self, address: str, now: float | None = None, much: int = 1) -> float:
        """How many seconds are to be waited until there is so much to take."""
        now = monotonic() if now is None else now
        left = self._now(address, now)
        return 0.0 if left >= much else (much - left) / self._allowance.per_second

    def _now(self, address: str, now: float) -> float:
        left, then = self._left.get(address, (self._allowance.at_once, now))
        return min(left + (now - then) * self._allowance.per_second, self._allowance.at_once)

    def _tidy(self, now: float) -> None:
        """Forgets those who have all of theirs; if that is not enough, everybody."""
        full = [address for address in self._left if self._now(address, now) >= self._allowance.at_once]
        for address in full:
            del self._left[address]
        if len(self._left) >= MOST_ADDRESSES:
            self._left.clear()

    def __len__(self) -> int:
        return len(self._left)


def house(address: str) -> str:
    """What of an address one person cannot change at will."""
    found = address_in(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Address(int(found) >> HOUSE_OF_IPV6 << HOUSE_OF_IPV6))
    return address if found is None else str(found)


def is_loopback(address: str) -> bool:
    """Whether this is the machine itself."""
    found = address_in(address)
    return found is not None and found.is_loopback


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """The address that is written so, if it is one; where a server listens at `::`, IPv4 comes within IPv6."""
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found
