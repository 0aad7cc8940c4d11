"""Why not: every reason for which a move is refused is met here, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from reforest.helpers import REFOREST, SPACES, do, position
from spinney import Match, Refused


def at_action() -> Match:
    return position(hands={0: "arctic-lupine salal garry-oak foamflower"}, regions={0: {"L1": "red-alder"}})


def at_first_action() -> Match:
    return position(hands={0: "salal *5"})


def at_pay() -> Match:
    region = {"L1": "foamflower | yarrow", "L2": "deer-fern", "H1": "| bracken"}
    match = position(hands={0: "salal *3"}, regions={0: region})
    do(match, "grow salal L3")
    return match


def at_paid_one() -> Match:
    match = at_pay()
    match.play(match.move("pay", hand=1))
    return match


def at_spend_late() -> Match:
    region = {"L1": "foamflower", "L2": "deer-fern | yarrow fireweed", "H1": "| bracken"}
    match = position(hands={0: "salal"}, regions={0: region})
    do(match, "grow salal L3")
    return match


def at_before() -> Match:
    match = position(regions={0: {"L1": "labrador-tea", "M1": "sitka-valerian"}})
    do(match, "gather")
    return match


def at_gather() -> Match:
    match = position(nursery=1)
    do(match, "gather")
    return match


def at_gather_without_deck() -> Match:
    match = position(deck=1, discard=0, round=4, turn=1)
    do(match, "gather", "draw")
    return match


def at_nursery_draw() -> Match:
    match = position(hands={0: "oval-leaved-blueberry *3"})
    do(match, "grow oval-leaved-blueberry L1")
    while REFOREST.phases[match.table.phase] == "pay":
        match.play(match.legal()[0])
    do(match, "use oval-leaved-blueberry")
    return match


def at_interrupted_deck_draw() -> Match:
    match = position(deck="salal", hands={0: "red-alder"}, regions={0: {"L1": "pacific-yew"}})
    do(match, "grow red-alder L1", "use pacific-yew")
    return match


def at_price() -> Match:
    match = position(regions={0: {"L1": "maidenhair-fern"}}, hands={0: "salal"})
    do(match, "gather", "draw", "done", "use maidenhair-fern")
    return match


def at_limit() -> Match:
    match = position(hands={0: 8})
    do(match, "gather", "draw", "done")
    return match


def at_store() -> Match:
    match = position(regions={0: {"M1": "arctic-lupine"}}, hands={0: "salal"})
    do(match, "gather", "draw", "done", "use arctic-lupine")
    return match


def at_salmon_run() -> Match:
    match = position(deck=1, discard=9, events="on", regions={0: {"L1": "salal", "M1": "foamflower"}})
    do(match, "gather", "draw")
    return match


def at_reclaim() -> Match:
    region = {"L1": "deer-fern | fireweed", "H1": "| garry-oak"}
    match = position(regions={0: region}, hands={0: "salmonberry *1"})
    do(match, "grow salmonberry L1")
    match.play(match.legal()[0])
    do(match, "use deer-fern")
    return match


def at_refresh() -> Match:
    match = position(regions={0: {"M1": "false-azalea"}})
    do(match, "gather", "use false-azalea")
    return match


def at_second_refresh() -> Match:
    match = at_refresh()
    match.play(match.move("clear", nursery=1))
    return match


def at_move() -> Match:
    region = {"L1": "great-camas", "L2": "red-alder", "M1": "sitka-valerian"}
    match = position(regions={0: region}, hands={0: "vine-maple *3"})
    do(match, "grow vine-maple M2")
    while REFOREST.phases[match.table.phase] == "pay":
        match.play(match.legal()[0])
    do(match, "use vine-maple")
    return match


def at_burn() -> Match:
    match = position(deck=1, discard=9, events="on", regions={0: {"L1": "salal", "L2": "red-alder"}})
    table = match.table
    table.event[:] = [3, 0, 1, 2, 4]
    match._memory = match.rules.memory(REFOREST.table_layout.to_bytes(table))
    do(match, "gather", "draw")
    return match


def at_toll_without_deck() -> Match:
    match = position(1, deck=1, discard=0, nursery=2, round=4)
    do(match, "gather", "draw", "done")
    return match


def at_the_end() -> Match:
    match = position(2, round=4, turn=1)
    do(match, "gather", "draw", "done")
    return match


def grow(hand: int, space: str) -> tuple[str, dict[str, int]]:
    return "grow", {"hand": hand, "space": SPACES.index(space)}


def move(space: str, to: str) -> tuple[str, dict[str, int]]:
    return "move", {"space": SPACES.index(space), "to": SPACES.index(to)}


GATHER: tuple[str, dict[str, int]] = ("gather", {})
DONE: tuple[str, dict[str, int]] = ("done", {})
DRAW: tuple[str, dict[str, int]] = ("draw", {})

REFUSED: list[tuple[str, Callable[[], Match], int, tuple[str, dict[str, int]]]] = [
    ("game-over", at_the_end, 0, GATHER),
    ("not-asked", at_action, 1, GATHER),
    ("not-asked", at_action, 3, GATHER),
    ("another-step", at_action, 0, DRAW),
    ("another-step", at_action, 0, DONE),
    ("another-step", at_pay, 0, GATHER),
    ("another-step", at_gather, 0, grow(0, "L1")),
    ("another-step", at_store, 0, DONE),
    ("no-such-card", at_action, 0, grow(4, "L1")),
    ("no-such-card", at_pay, 0, ("pay", {"hand": 3})),
    ("no-such-card", at_pay, 0, ("spend", {"energy": 2})),
    ("no-such-card", at_price, 0, ("discard", {"hand": 2})),
    ("no-such-card", at_store, 0, ("store", {"hand": 2})),
    ("no-such-card", at_reclaim, 0, ("reclaim", {"energy": 2})),
    ("wrong-row", at_action, 0, grow(0, "L2")),
    ("wrong-row", at_move, 0, move("L1", "M1")),
    ("not-taller", at_action, 0, grow(2, "L1")),
    ("first-low", at_first_action, 0, grow(0, "M1")),
    ("not-adjacent", at_action, 0, grow(1, "L3")),
    ("not-adjacent", at_move, 0, move("L1", "L3")),
    ("cannot-pay", at_action, 0, grow(2, "L2")),
    ("out-of-order", at_paid_one, 0, ("pay", {"hand": 0})),
    ("out-of-order", at_spend_late, 0, ("spend", {"energy": 1})),
    ("out-of-order", at_limit, 0, ("discard", {"hand": 8})),
    ("out-of-order", at_second_refresh, 0, ("clear", {"nursery": 0})),
    ("energy-too-far", at_pay, 0, ("spend", {"energy": 1})),
    ("energy-too-far", at_reclaim, 0, ("reclaim", {"energy": 1})),
    ("deck-empty", at_gather_without_deck, 1, DRAW),
    ("deck-empty", at_toll_without_deck, 0, ("mill", {})),
    ("not-from-there", at_nursery_draw, 0, DRAW),
    ("not-from-there", at_interrupted_deck_draw, 0, ("take", {"nursery": 0})),
    ("no-card-there", at_gather, 0, ("take", {"nursery": 2})),
    ("no-card-there", at_toll_without_deck, 0, ("clear", {"nursery": 2})),
    ("no-such-effect", at_before, 0, ("use", {"effect": 2})),
    ("not-usable", at_before, 0, ("use", {"effect": 1})),
    ("no-stack", at_salmon_run, 0, ("under", {"space": 1})),
    ("wrong-stack", at_salmon_run, 0, ("under", {"space": 3})),
    ("not-itself", at_move, 0, move("M2", "L3")),
    ("no-plant-there", at_move, 0, move("L3", "L2")),
    ("no-plant-there", at_burn, 0, ("burn", {"space": 5})),
    ("too-tall", at_move, 0, move("L2", "L3")),
    ("not-that-plant", at_burn, 0, ("burn", {"space": 1})),
    ("must-go-on", at_refresh, 0, DONE),
    ("must-go-on", at_nursery_draw, 0, DONE),
    ("must-draw", at_gather, 0, DONE),
]


@pytest.mark.parametrize(
    ("reason", "start", "seat", "parts"), REFUSED, ids=[f"{reason}-{n}" for n, (reason, *_) in enumerate(REFUSED)]
)
def test_refused(reason: str, start: Callable[[], Match], seat: int, parts: tuple[str, dict[str, int]]) -> None:
    match = start()
    before = match.to_bytes()
    with pytest.raises(Refused) as refused:
        match.play(match.move(parts[0], **parts[1]), seat)
    assert refused.value.reason == reason
    assert match.to_bytes() == before


def test_every_reason_is_met() -> None:
    met = {reason for reason, *_ in REFUSED} | {"legal", "no-such-move"}
    assert met == set(REFOREST.reasons)


def test_a_number_that_is_no_move() -> None:
    assert at_action().refusal(REFOREST.moves.size, 0) == "no-such-move"
