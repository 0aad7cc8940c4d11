"""Modules: what does not fit is refused in a sentence; memory grows, and is used again."""

from __future__ import annotations

import logging
import shutil
import subprocess
import sys
from copy import copy
from threading import Thread

import msgspec
import pytest

import spinney
from bots.nets import random_net
from bots.test_forms import choice_of
from conformance.trial import module_of
from spinney.bots.foresight import Foresight
from spinney.bots.thinking import finished
from spinney.engine.errors import SpinneyError
from spinney.engine.forms import module
from spinney.engine.forms.building import kept
from spinney.engine.forms.compiled import Compiled
from spinney.engine.forms.module import Unfit, identity_in, module_file, read
from spinney.engine.forms.program import identity, unchanged
from spinney.engine.forms.wasm import Module
from spinney.engine.measure import race


@pytest.fixture
def once(tmp_path):
    """Once Upon a Forest in a folder of its own, which has nothing but its module."""
    original = spinney.game("once")
    module_of(original)
    game = copy(original)
    for form in ("module", "quickest", "compiled"):
        game.__dict__.pop(form, None)
    game.folder = tmp_path
    shutil.copy(module_file(original), module_file(game))
    return game


def spoil(game, change):
    file = module_file(game)
    file.write_bytes(change(file.read_bytes()))


def test_a_module_says_what_it_was_made_for(once):
    found = identity_in(module_file(once).read_bytes(), "module.wasm")
    assert (found.game, found.rules) == ("once", once.rules_version)
    assert {"decide", "grow", "weigh", "score"} <= set(found.entries)


BROKEN = {
    "nothing": (lambda data: b"", "does not begin as WebAssembly does"),
    "text": (lambda data: b"<html>", "does not begin as WebAssembly does"),
    "no section": (lambda data: data[:8], "is broken, or no module of Spinney"),
    "truncated": (lambda data: data[: len(data) // 2], "is broken, or no module of Spinney"),
    "truncated at the end": (lambda data: data[:-1], "is broken, or no module of Spinney"),
    "damaged code": (lambda data: data[:200] + bytes(400) + data[600:], "is broken"),
    "endless number": (lambda data: data[:8] + b"\0" + b"\xff" * 40, "is broken, or no module of Spinney"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_module_is_refused_in_a_sentence(once, name):
    change, why = BROKEN[name]
    spoil(once, change)
    with pytest.raises(Unfit, match=why):
        Module(once)


def described(data, **changes):
    """The module with other words about itself."""
    before = msgspec.json.encode(identity_in(data, ""))
    after = msgspec.json.encode(msgspec.structs.replace(identity_in(data, ""), **changes))
    code = data[: len(data) - len(module._section(module.SECTION, before))]
    return code + module._section(module.SECTION, after)


def test_a_module_of_another_game_is_refused(once):
    spoil(once, lambda data: described(data, game="dartmoor"))
    with pytest.raises(Unfit, match="module of another game, dartmoor, and not of once"):
        read(once)


@pytest.mark.parametrize("changes", [{"code": "0"}, {"rules": 0}, {"table": "0"}, {"convention": 0}])
def test_a_module_of_other_rules_is_refused(once, changes):
    spoil(once, lambda data: described(data, **changes))
    with pytest.raises(Unfit, match="made for other rules than those that are here"):
        read(once)


def test_without_a_module_rules_run_interpreted_and_say_so(once, monkeypatch, caplog):
    monkeypatch.setattr(Compiled, "ready", staticmethod(lambda game: False))
    module_file(once).unlink()
    with caplog.at_level(logging.WARNING):
        assert once.rules().form == "interpreted"
    assert "once has no module" in caplog.text and "spinney build once" in caplog.text


def test_without_wasmtime_rules_run_interpreted_and_say_so(once, monkeypatch, caplog):
    monkeypatch.setattr(Compiled, "ready", staticmethod(lambda game: False))
    monkeypatch.setattr("spinney.engine.forms.wasm.find_spec", lambda name: None)
    assert once.rules().form == "interpreted"
    assert "Wasmtime" in caplog.text


def test_a_module_is_taken_where_nothing_is_compiled(once, monkeypatch):
    monkeypatch.setattr(Compiled, "ready", staticmethod(lambda game: False))
    assert once.rules().form == "module"


def test_a_form_that_there_is_not():
    with pytest.raises(SpinneyError, match="rules are auto, compiled, interpreted or module, not 'quick'"):
        spinney.game("once").rules("quick")


def test_a_built_module_is_up_to_date_and_comes_from_the_cache(once):
    module_file(once).unlink()
    assert not module.up_to_date(once)
    assert (kept("module", identity(once)) / module.FILE).exists()
    module.build(once, lambda entry: pytest.fail("translated again"))
    assert module.up_to_date(once)


def test_a_module_that_fits_is_told_of_files_that_have_changed(once):
    (once.folder / "rules.py").write_text("# A comment.")
    before = identity_in(read(once), "")
    module.refresh(once)
    after = identity_in(read(once), "")
    assert after.files != before.files and unchanged(after, once) and not unchanged(before, once)
    assert Module(once).form == "module"


def test_a_plain_module_does_without_vectors_and_gives_the_same(once):
    import wasmtime

    vectors, plain = read(once), module.plain(once)
    config = wasmtime.Config()
    config.wasm_relaxed_simd = False
    config.wasm_simd = False
    old = wasmtime.Engine(config)
    wasmtime.Module.validate(old, plain)
    with pytest.raises(wasmtime.WasmtimeError, match="SIMD"):
        wasmtime.Module.validate(old, vectors)
    net, match = random_net(once), choice_of(spinney.game("once"), 1)
    seat = match.acting[0]

    def chosen():
        rules = Module(once)
        stream, bot = rules.stream(5), Foresight(rules, net, 64, length=6, cores=1)
        options = finished(bot.thinking(match.view_bytes(seat), seat, match.legal(seat), stream))
        return [(option.move, option.visits, option.worth) for option in options]

    expected = chosen()
    module._put(once, plain, identity(once))
    assert read(once) != vectors and chosen() == expected and len(expected) > 1


# Memory.


def test_memory_grows_and_stays_where_it_is(once):
    rules = Module(once)
    small = rules.numbers(3)
    small[1] = 7
    table = rules.memory(once.fresh(2, once.choices(2), bytes(16)))
    rules.setup(rules.box, table)
    before = rules.to_bytes(table)
    large = [rules.numbers(1 << 20) for _block in range(20)]  # 8 MB each, of which the module begins with none
    large[19][(1 << 20) - 1] = 5
    assert list(small) == [0, 7, 0] and rules.to_bytes(table) == before
    assert rules.link(race)(rules.box, rules.copy(table), table, rules.numbers(once.most_legal), rules.stream(1), 3) > 0


def test_memory_is_used_again_and_is_empty_then(once):
    rules = Module(once)
    first = rules.numbers(1000)
    first[:] = range(1000)
    place = first.place
    del first
    second = rules.numbers(1000)
    assert second.place == place and set(second) == {0}


def test_too_much_memory_is_refused(once):
    rules = Module(once)
    with pytest.raises(MemoryError, match="4 GB"):
        rules.numbers(1 << 29)


def test_an_entry_does_not_take_memory_of_another_instance(once):
    rules = Module(once)
    other = rules.apart()
    table = rules.memory(once.fresh(2, once.choices(2), bytes(16)))
    other.setup(other.box, other.memory(bytes(rules.to_bytes(table))))
    with pytest.raises(SpinneyError, match="another instance"):
        other.setup(other.box, table)


def test_a_wasmtime_that_is_different_inside_gives_the_same(once, monkeypatch):
    def ended():
        rules = Module(once)
        fresh = once.fresh(3, once.choices(3))
        table, out = rules.memory(fresh), rules.numbers(once.most_legal)
        moves = rules.link(race)(rules.box, rules.memory(fresh), table, out, rules.stream(3), 5)
        return moves, rules.to_bytes(table)

    quick = ended()
    monkeypatch.delattr("wasmtime._bindings.wasmtime_val_raw_t")
    assert ended() == quick


def test_a_process_that_used_modules_ends_without_a_word():
    use = (
        "import spinney; from spinney.bots.search import Search\n"
        "kept = [spinney.game(name).module for name in ('once', 'dartmoor')]\n"
        "bot = Search(kept[0], 50, cores=1); match = kept[0].game.new(2, seed=1, form='module')\n"
        "print(bot.choose(match.view_bytes(0), 0, match.legal(0), kept[0].stream(1)) in match.legal(0))"
    )
    for name in ("once", "dartmoor"):
        module_of(spinney.game(name))
    done = subprocess.run([sys.executable, "-c", use], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


def test_what_is_not_part_of_a_program_is_refused(once):
    def stray(n: int) -> int:
        return n

    for rules in (Module(once), spinney.game("once").compiled):
        with pytest.raises(SpinneyError, match="stray is not part of the program of once"):
            rules.link(stray)


def test_threads_may_use_one_instance_at_the_same_time(once):
    rules, expected = Module(once), Module(once)
    fresh = once.fresh(4, once.choices(4))

    def ended(rules):
        table, out = rules.memory(fresh), rules.numbers(once.most_legal)
        rules.link(race)(rules.box, rules.memory(fresh), table, out, rules.stream(3), 300)
        return rules.to_bytes(table)

    found = []
    threads = [Thread(target=lambda: found.append(ended(rules))) for _thread in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(found) == {ended(expected)} and len(found) == 4
