"""Packs that are entered on a device without a network: asked for, checked, shown and played."""

from __future__ import annotations

import json
from copy import deepcopy

import spinney
from server.helpers import person
from tab.helpers import in_a_tab


def test_a_pack_is_entered_checked_and_played_on_a_device():
    async def story(tab):
        reply = await tab.ask("GET", "/api/games/once/pack?pack=&language=es")
        own = json.loads(reply["body"])
        assert own["hash"] == spinney.game("once").pack.hash() and own["lists"][1]["words"] == "Cartas de bosque"

        data = deepcopy(own["data"])
        data["card"][15] |= {"a": 7, "source": "public"}
        reply = await tab.ask("POST", "/api/packs?language=es", {"game": "once", "data": data})
        found = json.loads(reply["body"])
        assert reply["status"] == 200 and "la carta G16 debe mostrar de 0 a 3 animales" in found["problem"]

        data["card"][15] |= {"a": 2, "b": 0}
        reply = await tab.ask("POST", "/api/packs?language=en", {"game": "once", "data": data})
        found = json.loads(reply["body"])
        assert found["problem"] == "" and found["hash"] != own["hash"]
        reply = await tab.ask("GET", f"/api/games/once/components?pack={found['hash']}&language=en")
        assert json.loads(reply["body"])["box"]["animals"][15] == [2, 0]

        table = await tab.made("once", [person("Ann"), person("Bea")], pack=found["text"])
        line = await tab.sit(table["table"], table["tokens"][0]["token"])
        assert (await tab.state(line))["pack_hash"] == found["hash"]
        assert tab.device.packs == {found["hash"]: found["text"]}

    in_a_tab(story)


def test_what_is_only_checked_is_not_kept():
    async def story(tab):
        data = json.loads((await tab.ask("GET", "/api/games/once/pack"))["body"])["data"]
        reply = await tab.ask("POST", "/api/packs", {"game": "once", "data": data | {"name": "mine"}})
        assert json.loads(reply["body"])["name"] == "mine" and tab.device.packs == {}

    in_a_tab(story)
