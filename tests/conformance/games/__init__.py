"""What the suite is told about each game, one file a game.

`everything(game)` lists all components as (kind, number), with the kinds of the game's `names`; `components(game,
table)` looks into every place of a table and lists what it finds there; `hidden(game, table, viewer)` gives those that
the viewer may not know, by the rulebook. All three are meant to be slow and obvious. In a view a place may hold
something that is no component, a back for instance: `components` leaves it out.

`SEEN_BEFORE` names the events that tell of something which everybody had seen before it was hidden: a card put back
into the deck. A game whose rules treat seats differently says so with `SEATS_DIFFER`, a sentence that cites the rule.
"""
