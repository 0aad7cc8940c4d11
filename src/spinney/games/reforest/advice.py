"""How bots do best at this game."""

from __future__ import annotations

from spinney.engine.advice import Advice

ADVICE = Advice(iterations=(20, 100, 600, 8000), heats=(2450, 1350, 800), new_tries=4, rollouts=1300, length=0)
