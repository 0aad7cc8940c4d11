"""How bots do best at this game."""

from __future__ import annotations

from spinney.engine.advice import Advice

ADVICE = Advice(
    iterations=(20, 150, 1500, 20000),
    heats=(1800, 1100, 540),
    together=True,
    tries=6,
    new_tries=6,
    width=100,
    rollouts=9000,
    doubt=500,
)
