"""A line without a socket, in tests."""

from __future__ import annotations

import json


class Polled:
    """A page that gets no socket through."""

    def __init__(self, player, *messages, **sit):
        self.player = player
        sat = {"type": "sit", "token": player.token, **sit}
        answer = player.client.post(self.path, json={"messages": [json.dumps(one) for one in (sat, *messages)]})
        assert answer.status_code == 201, answer.text
        self.line, self.key = answer.json()["line"], answer.json()["key"]
        self.first = self.take(answer.json())

    @property
    def path(self):
        return f"/api/tables/{self.player.table}/line"

    @property
    def headers(self):
        return {"authorization": f"Bearer {self.key}"}

    def take(self, told):
        self.last, self.closed = told["last"], told["closed"]
        return [json.loads(text) for text in told["messages"]]

    def ask(self, after=None):
        after = self.last if after is None else after
        return self.player.client.get(f"{self.path}/{self.line}", params={"after": after}, headers=self.headers)

    def news(self, *kinds):
        """The next messages, until there are as many as kinds, which they have to be of.

        Who is there is told before or after what happens then: such messages are left out.
        """
        found = []
        while len(found) < len(kinds):
            answer = self.ask()
            assert answer.status_code == 200, answer.text
            found += [message for message in self.take(answer.json()) if message["type"] != "here"]
        assert [message["type"] for message in found] == list(kinds), found
        return found

    def send(self, message, /, **more):
        body = {"messages": [json.dumps({"type": message, **more})]}
        return self.player.client.post(f"{self.path}/{self.line}", json=body, headers=self.headers)
