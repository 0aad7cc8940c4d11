"""For each game a module with `truth(game, view, viewer)`: what the page works out from a state, as Python knows it.

It is given the view of whoever looks, and gives plain JSON values by name, found with functions of the game's rules.
`web/told/<game>.ts` has the other side, `derived(state, components)`: the same values under the same names, made by the
functions that the board itself calls. What Python sends ready to be shown (`worth`, `quotes`, sentences) need not be
compared.
"""
