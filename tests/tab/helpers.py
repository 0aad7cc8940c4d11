"""A device inside a test: what a page's worker offers, with Wasmtime in the place of the browser's workers."""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from itertools import count

from server.helpers import in_a_loop
from spinney import game
from spinney.engine.forms.module import read
from spinney.engine.forms.wasm import PAGE, compiled, machine
from spinney.tab.host import Host

ROW = (2 << 20) - 1024


class Device:
    """What is kept, and what was sent; `broken` is what writing ends with, `pause` how long a call takes.

    `nets` are files that can be fetched, `fetched` those that were asked for. `constants` is what its worker has, and
    `given` the names of what it was given, one after the other.
    """

    def __init__(self):
        self.tables, self.packs, self.entries = {}, {}, {}
        self.sent = {}
        self.ended = {}
        self.stopped = set()
        self.writes = []
        self.broken = ""
        self.pause = 0.0
        self.calls = 0
        self.nets, self.fetched = {}, []
        self.constants, self.given = {}, []

    def send(self, line, text):
        self.sent.setdefault(line, []).append(text)

    def closed(self, line, code):
        self.ended[line] = code

    async def table(self, table_id):
        await asyncio.sleep(0)
        if table_id not in self.tables:
            return None
        numbers = sorted(number for table, number in self.entries if table == table_id)
        assert numbers == list(range(1, len(numbers) + 1))
        entries = [self.entries[table_id, number] for number in numbers]
        return json.dumps({"row": self.tables[table_id], "entries": entries})

    async def pack(self, pack_hash):
        await asyncio.sleep(0)
        return self.packs.get(pack_hash)

    async def write(self, batch):
        await asyncio.sleep(0)
        if self.broken:
            return self.broken
        batch = json.loads(batch)
        keys = [(each["table"], each["number"]) for each in batch["entries"]]
        if any(key in self.entries for key in keys) or any(each["id"] in self.tables for each in batch["tables"]):
            return "taken"
        self.tables |= {each["id"]: each["row"] for each in batch["tables"]}
        self.packs |= {each["hash"]: each["text"] for each in batch["packs"]}
        self.entries |= {(each["table"], each["number"]): each["entry"] for each in batch["entries"]}
        self.writes.append({line: len(sent) for line, sent in self.sent.items()})
        return ""

    async def net(self, name):
        self.fetched.append(name)
        await asyncio.sleep(0)
        return self.nets.get(name)

    async def think(self, number, name, jobs, constant):
        return [await self._carried_out(number, name, job, constant) for job in jobs]

    async def _carried_out(self, number, name, job, constant):
        for _at, wanted in job.constants:
            if wanted not in self.constants:
                self.constants[wanted] = constant(wanted)
                self.given.append(wanted)
        constants = [(at, self.constants[wanted]) for at, wanted in job.constants]
        wasmtime = import_module("wasmtime")
        store = wasmtime.Store(machine())
        exports = wasmtime.Instance(store, compiled(read(game(name))), []).exports(store)
        memory = exports["memory"]
        pieces = [*job.arrays, *constants]
        end = max(at + len(data) for at, data in pieces)
        missing = end - memory.data_len(store)
        if missing > 0:
            memory.grow(store, -(-missing // PAGE))
        for at, data in pieces:
            memory.write(store, bytes(data), at)
        first = True
        for call in job.calls:
            memory.write(store, call.row, ROW)
            for _time in range(call.times):
                if number in self.stopped and not first:
                    break
                exports[call.entry](store, ROW)
                self.calls += 1
                first = False
                await asyncio.sleep(self.pause)
        for at, data in constants:
            assert memory.read(store, at, at + len(data)) == data, "what is constant was written to"
        return [memory.read(store, at, at + len(data)) for at, data in job.arrays]

    def stop(self, number):
        self.stopped.add(number)


class Tab:
    """Somebody who plays on a device. Only inside an event loop."""

    def __init__(self, device):
        self.device = device
        self.host = Host(device)
        self._lines = count(1)

    async def ask(self, method, path, body=None, token=""):
        headers = json.dumps({"authorization": f"Bearer {token}"} if token else {})
        reply = await self.host.ask(method, path, headers, "" if body is None else json.dumps(body))
        return json.loads(reply)

    async def made(self, game, seats, **more):
        reply = await self.ask("POST", "/api/tables?language=en", {"game": game, "seats": seats, **more})
        assert reply["status"] == 201, reply
        return json.loads(reply["body"])

    async def sit(self, table, token="", **sit):
        """A line at which somebody has sat down, with its first state still to be read."""
        line = next(self._lines)
        self.host.connect(line, f"/api/tables/{table}/socket?language=en")
        self.say(line, "sit", token=token, **sit)
        return line

    def say(self, line, message, /, **more):
        self.host.receive(line, json.dumps({"type": message, **more}))

    async def heard(self, line):
        """The next message of a line, as text."""
        for _ in range(20_000):
            if self.device.sent.get(line):
                return self.device.sent[line].pop(0)
            assert line not in self.device.ended, self.device.ended
            await asyncio.sleep(0.001)
        raise AssertionError("nothing was sent")

    async def state(self, line):
        message = json.loads(await self.heard(line))
        assert message["type"] == "state", message
        return message


def in_a_tab(story, device=None):
    """Runs a story with a tab in an event loop of its own."""

    async def told():
        tab = Tab(device or Device())
        try:
            return await story(tab)
        finally:
            tab.host._tables.quiet()  # a browser ends its workers; here bots would begin to think in a loop that ends

    return in_a_loop(told())
