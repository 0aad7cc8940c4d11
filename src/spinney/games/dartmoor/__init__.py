"""Forest Shuffle: Dartmoor, by Kosch.

Everybody grows a forest: trees, shrubs and moors, with animals and plants above, below and beside them. In a turn one
draws two cards, from the deck or from the clearing, or plays one and pays with others from the hand, which then lie in
the clearing for all. What a card is worth depends on the rest of the forest. The third winter card ends the game on the
spot.

For 2 to 5 players. The numbered rules that the code cites are in `docs/rules/dartmoor.md`. The cards are rows of
`pack.toml`, in phrases that `phrases.py` explains.
"""
