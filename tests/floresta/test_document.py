"""The rulings in `docs/rules/floresta.md`: all that the rules leave open is settled there."""

from __future__ import annotations

import re
from pathlib import Path

DOCUMENT = (Path(__file__).parents[2] / "docs" / "rules" / "floresta.md").read_text(encoding="utf-8")


def test_all_rulings_are_there() -> None:
    heads = " ".join(re.findall(r"\*\*Rulings? \(([^)]*)\)", DOCUMENT))
    assert sorted(int(number) for number in re.findall(r"K(\d+)", heads)) == list(range(1, 32))
