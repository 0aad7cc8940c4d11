"""The forms in which a game's rules run, all from the same functions, with the same bytes.

Interpreted, by Python as they stand. The other forms are made from one program of a game, which Numba translates: the
module, which is WebAssembly and comes with the package; compiled, for the processor of this machine; and on a graphics
card.
"""
