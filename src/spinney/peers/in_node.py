"""The port in JavaScript: run by Node, which is asked in JSON."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from spinney.peers.given import Card, Missing

SCRIPT = Path(__file__).parent / "on_boardgame_io.js"
LOOK = "require.resolve('boardgame.io/client')"


def node() -> str:
    """Where Node is; it must find boardgame.io from the current folder."""
    found = shutil.which("node")
    if found is None:
        raise Missing("Node 18 or later, then: npm install boardgame.io")
    if subprocess.run([found, "-e", LOOK], capture_output=True).returncode != 0:
        raise Missing("npm install boardgame.io")
    return found


def ask(cards: Sequence[Card], players: int, **asked: Any) -> dict[str, Any]:
    """What the script answers; without what boardgame.io adds for developers."""
    question = json.dumps({"cards": [asdict(card) for card in cards], "players": players, **asked})
    environment = {**os.environ, "NODE_ENV": "production"}
    done = subprocess.run(
        [node(), str(SCRIPT)], input=question, env=environment, check=True, capture_output=True, text=True
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer
