"""How bots do best at Sealed."""

from __future__ import annotations

from spinney.engine.advice import Advice

ADVICE = Advice(iterations=(50, 200, 800, 3200))
