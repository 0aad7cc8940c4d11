"""Games: titles that can be played. And the finding of games, which needs no central list.

Every package below `spinney.games` is a game, and so is every package that another distribution names in the entry
point group `spinney.games`.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from spinney.engine.errors import Wrong
from spinney.engine.files import read_text
from spinney.engine.match import Match
from spinney.engine.record import Record
from spinney.engine.seeds import key_from
from spinney.engine.title import Title

GROUP = "spinney.games"


class Game(Title):
    """One game with one pack of components: what everything else in Spinney works with."""

    def __reduce__(self) -> tuple[type[Game], tuple[str, str, str, str, Path]]:
        """A game goes to another process as what it takes to make it there: linked rules cannot travel."""
        return Game, (self.name, self.package, self.pack_text, "", self.net_file)

    def with_pack(self, path: str | Path) -> Game:
        """The same game with the components of another pack."""
        return Game(self.name, self.package, read_text(Path(path)), str(path), self.net_file)

    def with_net(self, path: str | Path) -> Game:
        """The same game with the net in another file, for bots that have learned."""
        return Game(self.name, self.package, self.pack_text, "", Path(path).absolute())

    @property
    def usual_players(self) -> int:
        """How many play if nobody says."""
        return 2 if 2 in self.players else self.players[0]

    def new(
        self,
        players: int | None = None,
        seed: int | str | None = None,
        key: bytes | None = None,
        form: str = "auto",
        **options: str,
    ) -> Match:
        """A new match. The same seed (or 16-byte key) gives the same deal; without one it is a surprise."""
        if players is None:
            players = self.usual_players
        if key is None:
            key = key_from(seed)
        return Match(self, players, self.choices(players, **options), key, form)

    def replay(self, record: Record, form: str = "auto") -> Match:
        """The match that a record tells, played again and compared with what it says."""
        return Match.replay(self, record, form)


@lru_cache(maxsize=1)
def found_games() -> dict[str, str]:
    """The names of all games and the packages they live in."""

    found = {}
    for root in import_module("spinney.games").__path__:
        for folder in sorted(Path(root).iterdir()):
            if (folder / "pack.toml").exists():
                found[folder.name] = f"spinney.games.{folder.name}"
    for point in entry_points(group=GROUP):
        found[point.name] = point.value
    return found


@cache
def game(name: str) -> Game:
    """A game by its name, with the pack it comes with."""
    found = found_games()
    if name not in found:
        raise Wrong("no-such-game", game=name, known=", ".join(found))
    return Game(name, found[name])


def every_game() -> list[Game]:
    """All games that are installed, each with the pack it comes with."""
    return [game(name) for name in found_games()]
