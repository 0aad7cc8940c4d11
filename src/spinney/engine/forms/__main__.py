"""The process that translates a game's rules: `python -m spinney.engine.forms GAME PACKAGE FILE`."""

from __future__ import annotations

import sys
from pathlib import Path

from spinney.engine.forms.llvm import joined
from spinney.engine.forms.program import entries
from spinney.engine.forms.translating import Translator
from spinney.engine.title import Title


def main(name: str, package: str, out: str) -> None:
    game = Title(name, package)
    translator = Translator(game.meaning, game.box_layout.dtype(), game.table_layout.dtype())
    texts = []
    for entry, function in entries().items():
        texts += translator.texts(entry, function)
        print(entry, flush=True)
    Path(out).write_bytes(joined(texts, list(entries())))


if __name__ == "__main__":
    main(*sys.argv[1:])
