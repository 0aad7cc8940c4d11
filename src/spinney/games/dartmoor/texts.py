"""What is printed on a card, in words: the phrases of the pack, said in a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from spinney.engine.words import Words
from spinney.games.dartmoor.box import Cave, Species
from spinney.games.dartmoor.phrases import EFFECTS, PERMANENT, PLACES, POINTS, found, name_of

FORMS = ("one", "each", "many", "all")
"""How a phrase speaks of a thing: a bat, per bat, several bats, all bats."""


class Texts:
    """Says what cards do and are worth; tree symbols by their letters, or as `symbols` has them."""

    def __init__(self, words: Words, species: list[str], symbols: Mapping[str, str] | None = None) -> None:
        self.words = words
        self.species = species
        self.symbols = symbols or {}

    def card(self, species: Species, as_bonus: bool = False) -> str:
        """All of a species: where it goes, what it does, what it is worth; an option may make its effect a bonus."""
        say = self.words.say
        told = [self.phrase(species.place, PLACES)] if species.place else []
        told += [self.phrase(species.permanent, PERMANENT)] if species.permanent else []
        effect = "text-bonus" if as_bonus else "text-effect"
        told += [say(effect, phrase=self.effect(species.effect))] if species.effect else []
        told += [say("text-bonus", phrase=self.effect(species.bonus))] if species.bonus else []
        terms = [self.phrase(term, POINTS) for term in species.points.split(" + ")]
        return "; ".join([*told, say("text-points", phrase=self.joined("plus", terms))])

    def cave(self, cave: Cave) -> str:
        """What a cave does, or gives at the end."""
        told = [self.effect(phrase) for phrase in cave.effect]
        return "; ".join(told) or self.words.say("text-cave-points", n=cave.points)

    def effect(self, phrase: str) -> str:
        return self.phrase(phrase, EFFECTS)

    def phrase(self, phrase: str, phrases: Iterable[str]) -> str:
        """A phrase of the pack: the message of its vocabulary with its numbers and things."""
        known, parts = found(phrase, phrases, "pack-phrase")
        told: dict[str, Any] = {part: int(text) if text.isdecimal() else text for part, text in parts.items()}
        if "symbol" in parts:
            told["symbol"] = self.symbols.get(parts["symbol"], parts["symbol"])
        if "what" in parts:
            told |= {form: self.things(form, parts["what"], parts.get("article", "none")) for form in FORMS}
        message = re.sub("[^a-z]+", "-", known).strip("-")
        return self.words.say(f"phrase-{message}", **told)

    def things(self, form: str, what: str, article: str) -> str:
        """A thing in one of its forms; of several things the article stands before the first."""
        names = [name_of(text, self.species) for text in what.split(" or ")]
        texts = [self.thing(form, name, article if number == 0 else "none") for number, name in enumerate(names)]
        return self.joined("either", texts)

    def thing(self, form: str, name: str, article: str = "none") -> str:
        """A category or a species in one of its forms."""
        called = self.words.say(f"species-{name}") if name in self.species else ""
        return self.words.say(f"what-{form}", key=name.replace(" ", "-"), what=called, article=article)

    def joined(self, message: str, texts: list[str]) -> str:
        """Several texts as one, two at a time."""
        text = texts[0]
        for other in texts[1:]:
            text = self.words.say(message, first=text, second=other)
        return text
