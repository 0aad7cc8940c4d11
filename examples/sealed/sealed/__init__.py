"""Sealed: a small game with hidden cards and simultaneous moves.

Twelve birds, each with a value of its own. Everybody is dealt three; the rest is a face-down deck. In a round all lay a
card face down, in any order; when everybody has, the cards are shown and the strongest bird takes them. Then everybody
draws a card, as long as the deck has one for each. When the hands are empty, each card taken is a point.
"""
