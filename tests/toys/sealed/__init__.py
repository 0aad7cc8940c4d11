"""Sealed: a toy game with what the published ones lack, sealed choices that everybody makes at the same time.

Twelve cards of different value, three to each player, the rest a face-down deck. In a round everybody lays a card face
down, in any order; when all have, the cards are shown and the strongest takes them. Then everybody draws a card while
the deck can serve them all. When the hands are empty, each card taken is a point.
"""
