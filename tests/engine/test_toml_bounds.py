"""A TOML text that asks too much is refused before anybody reads it."""

from __future__ import annotations

import tomllib

import pytest

from spinney import SpinneyError
from spinney.engine import packs, toml_bounds
from spinney.engine.errors import Wrong
from spinney.engine.game import every_game

TOO_MUCH = {
    "toml-long": "# " + "x" * toml_bounds.MOST_CHARACTERS,
    "toml-entries": "a = [" + "1," * (toml_bounds.MOST_ENTRIES + 1) + "]",
    "toml-deep": "a = " + "[" * 5_000,
    "toml-parts": ".".join("a" * 10_000) + " = 1",
    "toml-word": "a = " + "1" * 5_000,
}
OTHERS = {
    "tables within tables": ("toml-deep", "a = " + "{a = " * 13 + "1" + "}" * 13),
    "headers alone": ("toml-entries", "[[a]]\n" * (toml_bounds.MOST_ENTRIES // 2 + 1)),
    "a header": ("toml-parts", "[" + ".".join("a" * 9) + "]"),
    "parts in quotes and spaces": ("toml-parts", '"a" . ' * 8 + "'b' = 1"),
    "a key in a table": ("toml-parts", "x = {" + ".".join("a" * 9) + " = 1}"),
    "a number of another base": ("toml-word", "a = 0x" + "f" * 5_000),
    "behind a text": ("toml-deep", 'a = "\\"]"\nb = ' + "[" * 13),
    "behind a long text": ("toml-deep", 'a = """x\\""""\nb = ' + "[" * 13),
    "behind a long text that ends in quotes": ("toml-deep", "a = '''x'''''\nb = " + "[" * 13),
    "behind a comment": ("toml-deep", "# ' \" '''\nb = " + "[" * 13),
}


@pytest.fixture
def unread(monkeypatch):
    """Nobody may read it: the reader is what takes the time."""
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was read"))


@pytest.mark.parametrize(("message", "text"), [*TOO_MUCH.items(), *OTHERS.values()], ids=[*TOO_MUCH, *OTHERS])
def test_too_much_is_refused_before_it_is_read(message, text, unread):
    with pytest.raises(Wrong) as found:
        packs.toml(text, "mine.toml")
    assert found.value.message == message
    told = {language: found.value.told(language) for language in ("en", "es")}
    assert all("mine.toml" in sentence and len(sentence) < 200 for sentence in told.values())
    assert told["en"] != told["es"]


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + "[" * 50 + '"',
        "a = '" + "a." * 50 + "'",
        'a = """\n' + "[[{{" * 50 + '\n"""',
        "a = '''" + "x" * 100 + "'''",
        "# " + "." * 100 + "[" * 100,
        "a = [1, 2, [3, {b = 1.5}]]",
        "a.b.c = 1",
        "[a.b]\nc = 1979-05-27T07:32:00.999999-07:00",
    ],
)
def test_what_is_in_texts_and_comments_does_not_count(text):
    assert packs.toml(text, "mine.toml") == tomllib.loads(text)


def test_our_own_packs_are_far_from_every_limit(monkeypatch):
    """With half of what is allowed they could still be read."""
    for limit in ("MOST_CHARACTERS", "MOST_ENTRIES", "MOST_PARTS", "MOST_LETTERS"):
        monkeypatch.setattr(toml_bounds, limit, getattr(toml_bounds, limit) // 2)
    for game in every_game():
        toml_bounds.check(game.pack_text, "its pack")


@pytest.mark.parametrize("text", ["a = 1979-99-99", "a = 99:99:99", "a = 1e", "\0", "a = \ud800", '"', "'''", '"""x'])
def test_what_is_no_toml_is_a_sentence(text):
    with pytest.raises(SpinneyError, match=r"^mine\.toml is not valid TOML"):
        packs.toml(text, "mine.toml")
