"""Reforest: Plants of the Pacific Northwest Coast, by Sébastien Bernier-Wong.

Each player grows a region of six spaces in three rows, low, middle and high, by gathering plants and paying for them
with other cards. A taller plant may cover a lower one: a sun plant withers to stored energy, a shade plant lives on in
the understory. The round ends at once when the plant deck runs out, in the middle of whatever somebody is doing; an
animal visitor then goes to whoever best meets its goal. Three rounds, a last lap, and the points are counted.

For 2 to 4 players and solitaire, with an optional module of events. Almost all cards are house data: see `pack.toml`.
The numbered rules that the code cites are in `docs/rules/reforest.md`.
"""
