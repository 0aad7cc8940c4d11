"""How bots do best at this game."""

from __future__ import annotations

from spinney.engine.advice import Advice

ADVICE = Advice(iterations=(20, 150, 1000, 16000), heats=(3080, 2150, 1450), rounds=8, rollouts=5000)
