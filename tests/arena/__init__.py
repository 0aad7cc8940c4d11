"""Tests of the arena: games in bulk, and what they tell."""
