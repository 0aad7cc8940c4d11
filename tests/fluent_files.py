"""Reading Fluent files as they are written: which messages there are, and what each of them tells."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor


class References(Visitor):
    """Collects the messages and the variables that a message refers to."""

    def __init__(self):
        self.messages = set()
        self.variables = set()

    def visit_MessageReference(self, node):  # noqa: N802 - the visitor looks methods up by the names of the nodes
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)


def entries(file):
    """The messages of a file as they are written; each once."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {file}"
            found[entry.id.name] = entry
    return found


def references(entry):
    found = References()
    found.visit(entry)
    return found


def tells(entries, name):
    """What a message tells: its variables, those of messages that it refers to included, and its attributes."""
    found = references(entries[name])
    variables = found.variables.union(*(tells(entries, other)[0] for other in found.messages))
    return variables, {attribute.id.name for attribute in entries[name].attributes}
