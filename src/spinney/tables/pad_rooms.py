"""Pads that several devices enter at once: the server passes their parts on.

The devices have the pad. A room has the newest version of each part, in memory only, and never looks into it: of two
versions the one with the larger stamp holds, on the server as on every device. So it is no harm if a room is forgotten;
whoever still has the pad brings it again, and all who do so meet in the same room by the name of the pad.

All of it happens in the event loop: nothing here takes long.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic

from spinney.tables.messages.pads import NewPad, PadPart, PadRoom, PartName
from spinney.tables.problems import Impossible

LETTERS = "23456789ACDEFGHJKMNPQRTVWXY"
"""Without those that are taken for another one: 0 and O, 1, I and L, 5 and S, 8 and B, 2 and Z, U and V."""
CODE_LETTERS = 6
MOST_ROOMS = 200
MOST_DEVICES = 20
UNUSED_SECONDS = 24 * 3600.0
WAIT_SECONDS = 20.0
GONE_SECONDS = 8.0
"""A device that neither waits for news nor has asked for so long is not connected any more."""


def newer(one: PadPart, other: PadPart) -> PadPart:
    return one if _rank(one) >= _rank(other) else other


def _rank(part: PadPart) -> tuple[int, bytes]:
    """Texts are compared by their UTF-16 units, as browsers compare them: all have to come to the same."""
    return part.stamp, part.text.encode("utf-16-be", "surrogatepass")


@dataclass
class Device:
    seat: int
    seen: float
    waiting: asyncio.Future[None] | None = None


@dataclass
class Room:
    code: str
    pad: str
    game: str
    title: str
    pack_hash: str
    clock: Callable[[], float]
    used: float
    version: int = 0
    parts: dict[PartName, PadPart] = field(default_factory=dict)
    changed: dict[PartName, int] = field(default_factory=dict)
    """The version in which each part has changed last."""
    devices: dict[str, Device] = field(default_factory=dict)

    def put(self, parts: Mapping[PartName, PadPart]) -> None:
        """Takes the parts that are newer than those that are here."""
        self.used = self.clock()
        found = {name: part for name, part in parts.items() if self._is_news(name, part)}
        if found:
            self.parts |= found
            self._news()
            self.changed |= dict.fromkeys(found, self.version)

    def _is_news(self, name: PartName, part: PadPart) -> bool:
        return name not in self.parts or newer(self.parts[name], part) != self.parts[name]

    def come(self, name: str, seat: int) -> None:
        """A device is here, at this part of the pad."""
        self.tidy()
        self.used = now = self.clock()
        device = self.devices.get(name)
        if device is None:
            if len(self.devices) >= MOST_DEVICES:
                raise Impossible("pad-crowded", most=MOST_DEVICES)
            self.devices[name] = Device(seat, now)
            self._news()
            return
        device.seen = now
        if device.seat != seat:
            device.seat = seat
            self._news()

    def leave(self, name: str) -> None:
        device = self.devices.pop(name, None)
        if device is not None:
            self._wake(device)
            self._news()

    def tidy(self) -> None:
        """Devices that have not been heard of for some time are not here any more."""
        long_ago = self.clock() - GONE_SECONDS
        gone = [name for name, device in self.devices.items() if device.waiting is None and device.seen < long_ago]
        for name in gone:
            self.leave(name)

    async def wait(self, name: str, seconds: float) -> None:
        """Until there is news; if the device waits already (its line was broken), that one is answered."""
        device = self.devices[name]
        self._wake(device)
        device.waiting = future = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait_for(future, seconds)
        except TimeoutError:
            pass
        finally:
            device.seen = self.clock()
            if device.waiting is future:
                device.waiting = None
        self.tidy()

    def _news(self) -> None:
        self.version += 1
        self.wake()

    def wake(self) -> None:
        for device in self.devices.values():
            self._wake(device)

    def _wake(self, device: Device) -> None:
        if device.waiting is not None:
            device.seen = self.clock()
            if not device.waiting.done():
                device.waiting.set_result(None)
            device.waiting = None

    def told(self, since: int, name: str = "") -> PadRoom:
        """What a device is told that knows a version; one of another room of before is none."""
        since = since if since <= self.version else 0
        return PadRoom(
            self.code,
            self.pad,
            self.game,
            self.title,
            self.pack_hash,
            self.version,
            {part: self.parts[part] for part, version in self.changed.items() if version > since},
            sorted(device.seat for other, device in self.devices.items() if other != name),
        )


class PadRooms:
    def __init__(self, clock: Callable[[], float] = monotonic, wait_seconds: float = WAIT_SECONDS) -> None:
        self._clock = clock
        self._wait_seconds = wait_seconds
        self._rooms: dict[str, Room] = {}
        self._of_pad: dict[str, Room] = {}
        self._closed = False

    def __len__(self) -> int:
        return len(self._rooms)

    def open(self, wanted: NewPad) -> PadRoom:
        """The room of a pad, made if there is none."""
        self.sweep()
        room = self._of_pad.get(wanted.pad)
        if room is None:
            room = self._make(wanted)
        room.put(wanted.parts)
        if wanted.device:
            room.come(wanted.device, wanted.seat)
        return room.told(0, wanted.device)

    def _make(self, wanted: NewPad) -> Room:
        if len(self._rooms) >= MOST_ROOMS:
            self._drop(min(self._rooms.values(), key=lambda room: room.used))
        code = self._new_code()
        room = Room(code, wanted.pad, wanted.game, wanted.title, wanted.pack_hash, self._clock, self._clock())
        self._rooms[code] = self._of_pad[wanted.pad] = room
        return room

    def _new_code(self) -> str:
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
            if code not in self._rooms:
                return code

    def find(self, code: str) -> Room:
        room = self._rooms.get(code.upper())
        if room is None or room.used < self._clock() - UNUSED_SECONDS:
            raise Impossible("no-such-pad")
        return room

    async def news(self, room: Room, since: int, device: str, seat: int) -> PadRoom:
        """What has changed since a version; if nothing has, a device waits for it, though not for ever."""
        if device:
            room.come(device, seat)
            if since == room.version and not self._closed:
                await room.wait(device, self._wait_seconds)
        return room.told(since, device)

    def sweep(self) -> None:
        """Drops rooms that nobody has used for long."""
        long_ago = self._clock() - UNUSED_SECONDS
        for room in [room for room in self._rooms.values() if room.used < long_ago]:
            self._drop(room)

    def _drop(self, room: Room) -> None:
        del self._rooms[room.code], self._of_pad[room.pad]
        room.wake()

    def close(self) -> None:
        """When the server ends: whoever waits is answered."""
        self._closed = True
        for room in self._rooms.values():
            room.wake()
