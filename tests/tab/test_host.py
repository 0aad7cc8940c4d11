"""Tables of one device: what is kept before it is told, bots that think elsewhere, and a tab that is killed."""

from __future__ import annotations

import asyncio
import json

import pytest

import spinney
from server.helpers import bot, person, wire
from spinney.bots.levels import make_bot
from spinney.engine.seeds import key_from
from tab.helpers import Device, Tab, in_a_tab


def first_move(state):
    return wire(state["moves"][0])


def finished_match(name, players):
    match = spinney.game(name).new(players, seed="recorded", form="interpreted")
    while not match.over:
        match.play(match.legal()[len(match.played) % len(match.legal())])
    return match


def test_what_is_told_has_been_kept():
    """Every state that a page has seen is on the device: the log is written before it is sent."""

    async def story(tab):
        table = await tab.made("once", [person("Ann"), person("Bea")])
        assert table["table"] in tab.device.tables
        tokens = [seat["token"] for seat in table["tokens"]]
        lines = [await tab.sit(table["table"], token) for token in tokens]
        states = [await tab.state(line) for line in lines]
        for number in range(1, 9):
            seat = states[0]["acting"][0]
            tab.say(lines[seat], "play", **first_move(states[seat]))
            states = [await tab.state(line) for line in lines]
            assert [state["last"] for state in states] == [number] * 2
            assert (table["table"], number) in tab.device.entries

    in_a_tab(story)


async def moved(tab, line, state):
    """Makes the first move, and gives the last state before it is acknowledged: the bot may have moved first."""
    tab.say(line, "play", **first_move(state), key=str(state["version"]))
    while (message := json.loads(await tab.heard(line)))["type"] == "state":
        state = message
    assert message["type"] == "done", message
    return state


def test_a_killed_tab_loses_nothing_that_was_told():
    device = Device()

    async def begins(tab):
        table = await tab.made("legendary", [person("Ann"), bot("random")])
        line = await tab.sit(table["table"], table["tokens"][0]["token"])
        state = await tab.state(line)
        while state["last"] < 6:
            state = await moved(tab, line, state) if state["moves"] else await tab.state(line)
        return table, state["last"]

    table, last = in_a_tab(begins, device)

    async def goes_on(tab):
        line = await tab.sit(table["table"], table["tokens"][0]["token"])
        state = await tab.state(line)
        assert state["last"] >= last
        while not state["moves"]:
            state = await tab.state(line)
        assert (await moved(tab, line, state))["last"] > last

    in_a_tab(goes_on, device)


@pytest.mark.parametrize("why", ["full", "forbidden"])
def test_what_cannot_be_kept_has_not_happened(why):
    async def story(tab):
        table = await tab.made("once", [person("Ann"), person("Bea")])
        line = await tab.sit(table["table"], table["tokens"][0]["token"])
        state = await tab.state(line)
        tab.device.broken = why
        tab.say(line, "play", **first_move(state))
        problem = json.loads(await tab.heard(line))
        assert problem["type"] == "problem" and problem["code"] == f"device-{why}" and "kept" in problem["words"]
        tab.device.broken = ""
        again = await tab.state(await tab.sit(table["table"], table["tokens"][0]["token"]))
        assert again["last"] == 0
        tab.device.broken = why
        refused = await tab.ask("POST", "/api/tables?language=es", {"game": "once", "seats": [person(), person()]})
        assert refused["status"] == 507 and "guard" in json.loads(refused["body"])["words"]

    in_a_tab(story)


def test_a_log_that_another_tab_has_written_to():
    async def story(tab):
        table = await tab.made("once", [person("Ann"), person("Bea")])
        line = await tab.sit(table["table"], table["tokens"][0]["token"])
        state = await tab.state(line)
        other = Tab(tab.device)
        theirs = await other.sit(table["table"], table["tokens"][0]["token"])
        # Lines of two hosts have the same numbers, so the other one is looked at only by what it has written.
        await other.state(theirs)
        other.say(theirs, "play", **first_move(state))
        await other.state(theirs)
        tab.say(line, "play", **wire(state["moves"][-1]))
        assert json.loads(await tab.heard(line))["code"] == "device-taken"
        assert (await tab.state(await tab.sit(table["table"], table["tokens"][0]["token"])))["last"] == 1

    in_a_tab(story)


@pytest.mark.parametrize("name", [game.name for game in spinney.every_game()])
@pytest.mark.parametrize("level", ["greedy", "sapling"])
def test_bots_do_what_they_do_anywhere(name, level):
    """The workers get the seat's view and a seed, and find what the same bot finds here."""
    game = spinney.game(name)
    players = next(n for n in game.players if n > 1)

    async def story(tab):
        table = await tab.made(name, [bot(level)] * players, seed="same")
        line = await tab.sit(table["table"])
        states = [await tab.state(line)]
        while states[-1]["last"] < 6:
            states.append(await tab.state(line))
        row = json.loads(tab.device.tables[table["table"]])
        return row, [json.loads(tab.device.entries[table["table"], n]) for n in range(1, 7)]

    row, moved = in_a_tab(story)
    match = game.new(players, key=key_from("same"), form="interpreted", **row["options"])
    thinker = make_bot(level, game.rules("module"))
    asked = {}
    made = dict.fromkeys(range(players), 0)
    for entry in moved:
        for seat in match.acting:  # a bot thinks about what it was asked, whatever others have done since
            asked.setdefault(seat, (match.view_bytes(seat), match.legal(seat)))
        seat = entry["seat"]
        view, legal = asked.pop(seat)
        stream = game.rules("module").stream(f"{row['bot_seed']} {seat} {made[seat]}")
        move = game.moves.Move(legal[0] if len(legal) == 1 else thinker.choose(view, seat, legal, stream))
        assert (entry["kind"], entry["parts"]) == (move.kind, move.parts)
        match.play(move, seat)
        made[seat] += 1


def test_a_bot_can_be_told_to_move_now():
    async def story(tab):
        tab.device.pause = 0.05
        table = await tab.made("once", [person("Ann"), bot("old-growth")])
        line = await tab.sit(table["table"], table["tokens"][0]["token"])
        state = await tab.state(line)
        while state["acting"] == [0]:
            tab.say(line, "play", **first_move(state))
            state = await tab.state(line)
        before = state["last"]
        tab.say(line, "move_now")
        while state["last"] == before:
            state = await tab.state(line)
        assert tab.device.stopped and tab.device.calls < 100

    in_a_tab(story)


def test_hints_and_analyses():
    async def story(tab):
        table = await tab.made("once", [person("Ann"), person("Bea")])
        line = await tab.sit(table["table"], table["tokens"][0]["token"])
        state = await tab.state(line)
        tab.say(line, "ask_hint")
        hint = json.loads(await tab.heard(line))
        assert hint["type"] == "hint" and hint["moves"][0]["number"] in {move["number"] for move in state["moves"]}
        record = str(finished_match("once", 2).record())
        replay = json.loads((await tab.ask("POST", "/api/records", {"record": record}))["body"])
        looking = await tab.sit(replay["table"], replay["tokens"][0]["token"])
        await tab.state(looking)
        tab.say(looking, "ask_analysis", seat=0, level="seedling")
        told = {"finished": False}
        while not told["finished"]:
            told = json.loads(await tab.heard(looking))
        assert told["done"] == told["planned"] > 10

    in_a_tab(story)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "no-such-page"),
        ("POST", "/api/tables", {"game": "once", "seats": "none"}, 400, "bad-message"),
        ("POST", "/api/tables", {"game": "chess", "seats": [person()]}, 404, "no-such-game"),
        ("GET", "/api/tables/nowhere", None, 404, "no-such-table"),
        ("GET", "/api/tables/nowhere/at/soon", None, 400, "bad-message"),
        ("GET", "/api/tables/nowhere/at/-1", None, 400, "bad-message"),
        ("GET", f"/api/tables/nowhere?since={'9' * 5000}", None, 400, "bad-message"),
        ("GET", "/api/tables/nowhere?seat=-2", None, 400, "bad-message"),
        ("POST", "/api/records", {"record": "nonsense"}, 400, "bad-input"),
        ("GET", "/api/games/once/components?pack=unknown", None, 404, "no-such-pack"),
    ],
)
def test_what_cannot_be_done_is_said_as_a_server_says_it(method, path, body, status, code):
    async def story(tab):
        reply = await tab.ask(method, path, body)
        problem = json.loads(reply["body"])
        assert (reply["status"], problem["code"], problem["type"]) == (status, code, "problem") and problem["words"]

    in_a_tab(story)


def test_a_damaged_table_says_so():
    device = Device()

    async def story(tab):
        table = (await tab.made("once", [person("Ann"), person("Bea")]))["table"]
        device.entries[table, 1] = '{"type": "moonwalk"}'
        again = Tab(device)
        reply = await again.ask("GET", f"/api/tables/{table}")
        assert (reply["status"], json.loads(reply["body"])["code"]) == (503, "unreadable")

    in_a_tab(story, device)


def test_a_table_that_was_removed_is_gone_for_everybody():
    async def story(tab):
        table = (await tab.made("once", [person("Ann"), person("Bea")]))["table"]
        line = await tab.sit(table)
        await tab.state(line)
        tab.device.tables.clear()
        tab.host.forget(table)
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert line in tab.device.ended
        assert (await tab.ask("GET", f"/api/tables/{table}"))["status"] == 404

    in_a_tab(story)


def test_many_tables_are_asked_for_at_once():
    """As the list of my games does: nothing that somebody waits for is forgotten meanwhile."""
    device = Device()
    text = spinney.game("once").pack_text.replace('name = "', 'name = "Mine: ', 1)

    async def makes(tab):
        seats = [person("Ann"), person("Bea")]
        return [(await tab.made("once", seats, pack=text if n % 2 else None))["table"] for n in range(6)]

    tables = in_a_tab(makes, device)

    async def looks(tab):
        asking = []
        for table in tables * 4:
            asking.append(asyncio.ensure_future(tab.ask("GET", f"/api/tables/{table}")))
            for _ in range(len(asking) % 4):
                await asyncio.sleep(0)
        return [reply["status"] for reply in await asyncio.gather(*asking)]

    assert in_a_tab(looks, device) == [200] * 24


def test_a_pack_of_ones_own_is_kept_with_its_table():
    device = Device()
    text = spinney.game("once").pack_text.replace('name = "', 'name = "Mine: ', 1)

    async def makes(tab):
        return (await tab.made("once", [person("Ann"), person("Bea")], pack=text))["table"]

    table = in_a_tab(makes, device)
    assert list(device.packs.values()) == [text]

    async def opens(tab):
        state = json.loads((await tab.ask("GET", f"/api/tables/{table}"))["body"])
        assert state["notice"] == "" and state["pack_hash"] in device.packs
        reply = await tab.ask("GET", f"/api/games/once/components?pack={state['pack_hash']}")
        assert "Mine: " in json.loads(reply["body"])["pack_name"]

    in_a_tab(opens, device)
