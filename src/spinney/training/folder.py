"""The folder of a training: settings, state, net, curve and page, all of them whole at any moment."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spinney.bots import net_files
from spinney.bots.net_files import Net
from spinney.engine.errors import SpinneyError
from spinney.engine.files import read_bytes
from spinney.engine.forms.cache import put
from spinney.engine.game import Game
from spinney.engine.title import NET
from spinney.training import settings as setting
from spinney.training.page import page
from spinney.training.settings import Settings
from spinney.training.strength import Strength

CURVE, PAGE, RIVAL = "curve.json", "curve.html", "rival.net"


class Folder:
    """What is kept of a training."""

    def __init__(self, place: Path, game: Game) -> None:
        self.place, self.game = place, game
        place.mkdir(parents=True, exist_ok=True)
        self.curve: list[Strength] = []
        if (place / CURVE).exists():
            try:
                self.curve = msgspec.json.decode(read_bytes(place / CURVE), type=list[Strength])
            except msgspec.DecodeError:
                raise SpinneyError(f"{place / CURVE} is broken, or no curve of a training.") from None

    @property
    def settings_file(self) -> Path:
        return self.place / setting.FILE

    @property
    def net_file(self) -> Path:
        return self.place / NET

    @property
    def rival(self) -> Net | None:
        """The net that is learned against, if there is one."""
        file = self.place / RIVAL
        return net_files.read(file, self.game) if file.exists() else None

    def keep_rival(self, net: Net) -> None:
        put(self.place / RIVAL, net_files.encode(net))

    def keep_settings(self, settings: Settings) -> None:
        put(self.settings_file, setting.encode(settings))

    def keep_net(self, net: Net) -> None:
        put(self.net_file, net_files.encode(net))

    def keep_strength(self, found: Strength) -> None:
        self.curve.append(found)
        put(self.place / CURVE, msgspec.json.encode(self.curve))

    def draw(self, settings: Settings, told: str, running: bool) -> None:
        title = f"Training: {self.game.pack.about.title}"
        put(self.place / PAGE, page(title, settings, told, self.curve, running).encode())
