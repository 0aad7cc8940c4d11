"""What a card shows and what it is worth, for whoever points at it."""

from __future__ import annotations

from spinney.engine.describing import Described, capital, told
from spinney.engine.words import Words
from spinney.games.once.box import LEVEL_NAMES, Card, OncePack, names, ordered


def cards(pack: OncePack, words: Words) -> dict[str, list[Described]]:
    """Faces, then backs, then what nobody can see, as the cards are numbered."""
    prints = [words.say(message, **parts) for message, parts in names(pack)["print"]]
    faces = [face(words, card, shown) for card, shown in zip(ordered(pack), prints, strict=True)]
    backs = [Described(words.say("told-level", level=level)) for level in LEVEL_NAMES]
    return {"card": [*faces, *backs, Described(capital(words.say("card-unknown")))]}


def face(words: Words, card: Card, shown: str) -> Described:
    points = ["told-animals"] * (card.a + card.b > 0) + ["told-saw"] * card.saw
    facts: dict[str, str | int] = {
        "fact-shows": shown,
        "fact-points": " ".join(words.say(message) for message in points),
        "fact-start": words.say("told-start") if card.start else "",
    }
    return Described(words.say("told-level", level=card.level), told(words, facts), card.source)
