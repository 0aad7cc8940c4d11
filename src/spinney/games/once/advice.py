"""How bots do best at this game."""

from __future__ import annotations

from spinney.engine.advice import Advice

ADVICE = Advice(
    iterations=(20, 150, 1000, 36000),
    heats=(2100, 1300, 740),
    tries=3,
    new_tries=3,
    curiosity=100,
    rollouts=8000,
    doubt=600,
)
