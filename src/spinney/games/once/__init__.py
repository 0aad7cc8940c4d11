"""Once Upon a Forest (Il était une forêt), by Florent Toscano.

Each player grows a forest of columns of four cards: ground, first level, second level, canopy. In a turn one places a
card of one's own, gives another to somebody who has to place it at once, and draws two. Complete columns score; so does
every species that shows as many animals as there are complete columns; chain saws and a column left incomplete cost
points. Backs show the level, so everybody sees which level a hidden card has, but not its face.

For 2 to 4 players, for 4 in two teams, and solo. The numbered rules that the code cites are in `docs/rules/once.md`.
"""
