"""Functions of a test, translated and loaded like the program of a game.

Numba makes no machine code in a process that translates: no test uses it for anything else.
"""

from __future__ import annotations

import os
from types import SimpleNamespace

from spinney.engine.forms import compiled, llvm
from spinney.engine.forms.raw import Raw
from spinney.engine.forms.translating import SWITCHES, Translator

os.environ.update(SWITCHES)


def program(functions, meaning, box, table):
    """LLVM's bitcode of some functions."""
    translator = Translator(meaning, box.dtype(), table.dtype())
    texts = [text for function in functions for text in translator.texts(function.__name__, function)]
    return llvm.joined(texts, [function.__name__ for function in functions])


def translated(functions, meaning, box, table):
    """Rules whose entries are these functions."""
    rules = object.__new__(compiled.Compiled)
    Raw.__init__(rules, SimpleNamespace(name="linked", box_layout=box, table_layout=table))
    code = llvm.for_here(program(functions, meaning, box, table))
    rules._held, rules._addresses = compiled._loaded(code, [function.__name__ for function in functions])
    return rules
