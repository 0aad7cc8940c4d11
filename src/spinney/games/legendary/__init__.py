"""Legendary Forests (8bit MockUp), by Toshiki Sato.

Everybody grows a planet from the same 25 square tiles. The architect draws a number, all place that tile at the same
time, each where it fits best. Sides of one colour join into zones, and their half-runes into runes. When the drawn
number is light everybody plants a tree on a zone of its colour. At the end each zone with a tree is worth its runes,
and twice that if it is closed.

For 2 to 5 players. The numbered rules that the code cites are in `docs/rules/legendary.md`.
"""
