"""The messages: everything that goes over the wire. The page's TypeScript types are made from them.

Seats and plies are counted from 0, and -1 is the spectator. A *ply* is a number of moves: ply 0 is the table as it was
set up, ply 7 the table after seven moves. Sentences are in the viewer's language and called `words`.
"""
