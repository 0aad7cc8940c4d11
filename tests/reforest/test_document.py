"""The rulings in `docs/rules/reforest.md`: all that the rules leave open is settled there."""

from __future__ import annotations

import re
from pathlib import Path

DOCUMENT = (Path(__file__).parents[2] / "docs" / "rules" / "reforest.md").read_text(encoding="utf-8")


def test_the_rulings_are_numbered_from_r1_to_r33() -> None:
    rulings = [int(number) for number in re.findall(r"\*\*Ruling \(R(\d+)\):\*\*", DOCUMENT)]
    assert rulings == list(range(1, 34))
