"""Floresta, by Nuno Santos and Przemek Wojtkowiak.

Five forest locations and four watch towers lie in a grid of three by three, each board with one of its two sides up. In
a turn one plays a card: for a tree on a space of its colour and value, for a piece of one's watch tower, or to throw it
away with a tree. Between the spaces run paths, and along the paths runs fire: after every round fire trucks put some of
it out, trees next to it cost points, it spreads, and new cards kindle more. Every side has its own way to place trees
and to score them at the end.

For 2 to 4 players. The numbered rules that the code cites are in `docs/rules/floresta.md`.
"""
