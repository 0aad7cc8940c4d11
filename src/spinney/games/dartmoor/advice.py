"""How bots do best at this game."""

from __future__ import annotations

from spinney.engine.advice import Advice

ADVICE = Advice(iterations=(20, 150, 1000, 16000), rounds=8, rollouts=2000)
