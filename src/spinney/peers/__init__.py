"""Once Upon a Forest as others would write it, to be measured beside Spinney: `spinney bench --peers`.

In plain Python and C, and for frameworks that people use for such games. Every port is one file and plays by the same
rules (`docs/rules/once.md`, for 2 to 4 players, without teams); it is given the printed cards and nothing else of
Spinney. Tests replay games of Spinney in each of them: the same legal moves before every move, and the same scores.
"""
