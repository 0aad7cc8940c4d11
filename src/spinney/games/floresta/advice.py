"""How bots do best at this game."""

from __future__ import annotations

from spinney.engine.advice import Advice

ADVICE = Advice(iterations=(20, 150, 1000, 16000), heats=(2000, 1050, 580), new_tries=4, rollouts=3200, length=0)
