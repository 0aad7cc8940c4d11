"""What the site answers before Python is there: the same bytes that the server would send, each in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from spinney.engine.game import every_game
from spinney.tables.library import (
    aid_page,
    components,
    lesson_offers,
    offers,
    puzzle_offers,
    rules_page,
    spoken_languages,
    words_text,
)
from spinney.tables.packs import pack_of

JSON = {"content-type": "application/json"}


def write_data(folder: Path) -> None:
    """The answers, and an index: for each question the file and what stands in its head."""
    index: dict[str, dict[str, Any]] = {}

    def answer(question: str, file: str, body: bytes, headers: dict[str, str]) -> None:
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_bytes(body)
        index[f"/api/games{question}"] = {"file": file, "headers": headers}

    for language in spoken_languages():
        answer(f"?language={language}", f"games.{language}.json", msgspec.json.encode(offers(language)), JSON)
        for game in every_game():
            printed = msgspec.json.encode(components(game, language))
            question = f"/{game.name}/components?pack={game.pack.hash()}&language={language}"
            answer(question, f"{game.name}/components.{language}.json", printed, JSON)
            entered = msgspec.json.encode(pack_of(game, language))
            answer(f"/{game.name}/pack?pack=&language={language}", f"{game.name}/pack.{language}.json", entered, JSON)
            words = words_text(game, language).encode()
            kind = {"content-type": "text/plain; charset=utf-8"}
            answer(f"/{game.name}/words/{language}", f"{game.name}/words.{language}.ftl", words, kind)
            offered = msgspec.json.encode(lesson_offers(game, language))
            answer(f"/{game.name}/lessons?language={language}", f"{game.name}/lessons.{language}.json", offered, JSON)
            offered = msgspec.json.encode(puzzle_offers(game, language))
            answer(f"/{game.name}/puzzles?language={language}", f"{game.name}/puzzles.{language}.json", offered, JSON)
            for name, page in (("rules", rules_page(game.name, language)), ("aid", aid_page(game, language))):
                kind = {"content-type": "text/markdown; charset=utf-8", "content-language": page.language}
                question = f"/{game.name}/{name}?language={language}"
                answer(question, f"{game.name}/{name}.{language}.md", page.text.encode(), kind)
    (folder / "index.json").write_bytes(msgspec.json.encode(index))
