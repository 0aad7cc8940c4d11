"""Law: whatever a game asks, refuses, counts or shows leads to a numbered rule, and each game has a player's aid.

The numbers are rules of the page in both languages. What a sentence cites, "(rules 9, 15 to 18)", is among the rules to
which it leads.
"""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copyfile

import pytest

from conformance.settings import TOY, published_games
from spinney.engine.describing import mark
from spinney.engine.errors import SpinneyError
from spinney.engine.game import Game
from spinney.engine.rulebook import described, rulebook, rules_of
from spinney.tables.library import aid_page, components, rules_page

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "es")
DRAWING = ROOT / "web" / "src" / "drawing"
SYMBOLS = "".join((DRAWING / file).read_text(encoding="utf-8") for file in ("symbols.ts", "floresta/symbols.ts"))
LONGEST_AID = 2600  # characters: it has to fit one sheet of A4


@pytest.fixture(params=published_games(), ids=lambda game: game.name)
def published(request):
    return request.param


def numbered(text):
    return {int(number) for number in re.findall(r"^\| *(\d+) *\|", text, re.MULTILINE)}


def cited(words):
    """The numbers that a sentence cites, those between two of them included."""
    found = set()
    for text in re.findall(r"\(rules? ([^)]*)\)", words):
        for first, last in re.findall(r"(\d+)(?: to (\d+))?", text):
            found |= set(range(int(first), int(last or first) + 1))
    return found


def test_whatever_can_be_asked_refused_counted_or_shown_has_a_rule(published):
    rules = rules_of(published)
    assert set(rules["phases"]) == set(published.phases)
    assert set(rules["reasons"]) == set(published.reasons) - {"legal"}
    assert set(rules["sheet"]) == set(published.sheet)
    cards = components(published, "en").cards
    assert {thing for thing in rules["things"] if "/" not in thing} == set(cards)
    assert all(numbers for table in rules.values() for numbers in table.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_a_rule_of_the_page(published, language):
    page = rules_page(published.name, language)
    assert page.language == language
    named = {number for table in rules_of(published).values() for numbers in table.values() for number in numbers}
    assert named <= numbered(page.text)


def test_what_a_refusal_cites_is_what_it_leads_to(published):
    words, rules = published.words("en"), rules_of(published)
    for reason, numbers in rules["reasons"].items():
        assert cited(words.say(f"reason-{reason}")) <= set(numbers), reason


def test_what_a_prompt_leads_to_is_what_its_help_cites(published):
    """To some of them: the help of a long step cites more than anybody would read there."""
    words, rules = published.words("en"), rules_of(published)
    for phase, numbers in rules["phases"].items():
        if (helping := f"help-{phase}") in words:
            assert cited(words.say(helping)) & set(numbers), phase


def test_things_with_rules_of_their_own_are_in_the_pack(published):
    names = {name for things in described(published).values() for each in things for name in each.name.split(" / ")}
    assert set(rulebook(published).named) <= names


def test_rules_of_a_thing_come_before_those_of_its_kind():
    floresta = next(game for game in published_games() if game.name == "floresta")
    things = components(floresta, "es").rules["things"]
    assert things["side"] == [18, 55]
    assert things["side/2"] == [46, 18, 55]  # Malcata, the third of the sides
    dartmoor = next(game for game in published_games() if game.name == "dartmoor")
    cards = [card.name for card in components(dartmoor, "en").cards["card"]]
    cuckoo = next(i for i, name in enumerate(cards) if name.startswith("Cuckoo / "))
    assert components(dartmoor, "en").rules["things"][f"card/{cuckoo}"][0] == 22


def test_a_game_without_the_file_has_no_rules_to_show():
    assert set(map(len, rules_of(TOY).values())) == {0}


@pytest.mark.parametrize(("old", "new", "said"), [
    ("give = [10, 11]\n", "", "the rules.toml of once, [phases]: 'give' has no rule."),
    ("saws = [25]", "saws = [25]\nowls = [25]", "[sheet]: 'owls' means nothing here; there are columns,"),
    ("slip = [6]", "slip = []", "cannot be read: Expected `array` of length >= 1 - at `$.phases[...]`."),
    ("slip = [6]", 'slip = ["six"]', "cannot be read: Expected `int`, got `str`"),
    ("[sheet]", "[sheets]", "cannot be read: Object contains unknown field `sheets`."),
])  # fmt: skip
def test_a_mistake_in_the_file_is_said_in_one_sentence(monkeypatch, tmp_path, old, new, said):
    once = Game("once", "spinney.games.once")
    file = tmp_path / "rules.toml"
    copyfile(once.folder / "rules.toml", file)
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(once, "folder", tmp_path)
    with pytest.raises(SpinneyError) as error:
        rulebook(once)
    assert said in str(error.value)


# The player's aid.


def skeleton(text):
    """Headings, entries of lists and rows of tables, in their order: what both languages have to have alike."""
    return re.findall(r"^#+|^-(?= )|^\|", text, re.MULTILINE)


def test_the_aid_is_one_sheet_in_both_languages(published):
    english, spanish = (aid_page(published, language) for language in LANGUAGES)
    assert (english.language, spanish.language) == LANGUAGES
    assert skeleton(english.text) == skeleton(spanish.text)
    for page in (english, spanish):
        assert len(page.text) < LONGEST_AID, len(page.text)
    symbols = [re.findall("⟦([^⟧]*)⟧", page.text) for page in (english, spanish)]
    assert symbols[0] == symbols[1] and len(set(symbols[0])) > 4
    for symbol in symbols[0]:
        assert re.search(rf'^  "?{re.escape(symbol)}"?[:,]', SYMBOLS, re.MULTILINE), mark(symbol)


def test_what_the_aid_cites_are_rules(published):
    rules = numbered(rules_page(published.name, "en").text)
    english, spanish = (aid_page(published, language).text for language in LANGUAGES)
    figures = [int(number) for number in re.findall(r"§(\d+)", english)]
    assert figures == [int(number) for number in re.findall(r"§(\d+)", spanish)]
    assert len(figures) > 5 and set(figures) <= rules
