"""`spinney train`, as it is typed."""

from __future__ import annotations

from importlib.util import find_spec
from threading import Event
from time import monotonic, sleep

import pytest

import spinney
from bots.nets import random_net
from cli_run import fails, run
from spinney.bots.net_files import encode, read
from spinney.cli import train
from spinney.engine import extras
from spinney.training.folder import Folder
from spinney.training.strength import Strength

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")


def test_without_pytorch_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "torch" else find_spec(name))
    assert 'spinney train needs PyTorch: pip install "spinney[train]"' in fails("train", "once")


def test_its_help_has_an_example():
    result = run("train", "--help")
    assert "spinney train once --minutes 5" in result.stdout and "curve.html" in result.stdout


def test_a_match_is_kept_as_soon_as_it_is_over(tmp_path, monkeypatch):
    """Matches against a slow bot must not hide from the curve those that are over already."""
    game, go_on = spinney.game("legendary"), Event()

    def measured(net, game, bot, players, deals, cores, rival):
        assert bot == "random" or go_on.wait(60)
        return Strength(1.0, 1, bot, players, deals, 0.5, 0.4, 0.6)

    monkeypatch.setattr(train, "measured", measured)
    place = Folder(tmp_path, game)
    matches = train.Matches(game, place, ["random", "greedy"], 2, 1)
    matches.begin(random_net(game))
    deadline = monotonic() + 60
    while not matches.collect() and monotonic() < deadline:
        sleep(0.01)
    assert [(point.bot, point.players) for point in Folder(tmp_path, game).curve] == [("random", 2)]
    go_on.set()
    assert matches.collect(wait=True)
    kept = [(point.bot, point.players) for point in Folder(tmp_path, game).curve]
    assert kept == [("random", 2), ("greedy", 2), ("random", 5), ("greedy", 5)]
    assert not matches.collect(wait=True)
    matches.close()


@needs_torch
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--device", "abacus"), "a device is auto, cuda or cpu, not abacus"),
        (("--against", "dragon"), "dragon"),
        (("--settings", "missing.json"), "missing.json cannot be read"),
    ],
)
def test_what_makes_no_sense_is_refused(tmp_path, monkeypatch, arguments, words):
    monkeypatch.chdir(tmp_path)
    assert words in fails("train", "once", *arguments)


@needs_torch
def test_a_training_from_the_beginning_to_the_end(tmp_path):
    wishes = tmp_path / "wishes.json"
    wishes.write_text(
        '{"tables": 16, "steps": 40, "batch": 256, "widths": [16, 8, 8], "players": [2],'
        ' "values": 0.05, "value_widths": [8, 8, 8]}'
    )
    folder = tmp_path / "net"
    common = ("train", "once", "--out", folder, "--device", "cpu", "--against", "random", "--deals", 2, "--cores", 1)
    result = run(*common, "--minutes", 0.1, "--settings", wishes)
    assert result.exit_code == 0, result.output
    assert "against random, 2 players:" in result.stdout
    net = read(folder / "learned.net", spinney.game("once"))
    assert net.heading.widths == (16, 8, 8) and net.heading.players == (2,) and net.heading.decisions > 0
    assert net.heading.settings["tables"] == 16 and net.heading.value_widths == (8, 8, 8)
    assert "<svg" in (folder / "curve.html").read_text()
    again = run(*common, "--minutes", 0.12)
    assert again.exit_code == 0, again.output
    assert "Going on after 0.1 minutes" in again.stderr
    assert read(folder / "learned.net", spinney.game("once")).heading.decisions > net.heading.decisions
    refused = run(*common, "--settings", wishes)
    assert refused.exit_code == 2 and "has settings already" in refused.stderr


@needs_torch
def test_a_net_is_begun_with_and_made_wider_if_settings_say_so(tmp_path):
    game, file, wishes = spinney.game("once"), tmp_path / "some.net", tmp_path / "wishes.json"
    file.write_bytes(encode(random_net(game)))
    wishes.write_text(
        '{"tables": 16, "steps": 40, "batch": 256, "players": [2], "values": 0,'
        ' "widths": [16, 8, 24], "apart": true, "value_widths": [8, 8, 8]}'
    )
    common = ("train", "once", "--out", tmp_path / "net", "--device", "cpu", "--against", "none", "--minutes", 0.05)
    result = run(*common, "--begin", file, "--settings", wishes)
    assert result.exit_code == 0, result.output
    heading = read(tmp_path / "net" / "learned.net", game).heading
    assert heading.widths == (16, 8, 24) and heading.value_widths == (8, 8, 8)
    wishes.write_text('{"tables": 16, "widths": [16, 4, 8]}')
    refused = run(
        "train", "once", "--out", tmp_path / "other", "--device", "cpu", "--begin", file, "--settings", wishes
    )
    assert refused.exit_code == 2 and "layers of (16, 8, 8) cannot go on with (16, 4, 8)" in refused.stderr
    assert not list((tmp_path / "other").iterdir())  # the same folder can be taken with other settings


@needs_torch
def test_a_learner_gets_to_know_a_rival(tmp_path):
    wishes = tmp_path / "wishes.json"
    wishes.write_text('{"tables": 16, "steps": 40, "batch": 256, "players": [2], "values": 1}')
    game = spinney.game("once")
    file = tmp_path / "some.net"
    file.write_bytes(encode(random_net(game)))
    folder = tmp_path / "net"
    common = ("train", "once", "--out", folder, "--device", "cpu", "--against", "none", "--deals", 2, "--cores", 1)
    result = run(*common, "--minutes", 0.1, "--settings", wishes, "--begin", file, "--rival", file)
    assert result.exit_code == 0, result.output
    assert "against the rival, 2 players:" in result.stdout
    heading = read(folder / "learned.net", game).heading
    assert heading.widths == (16, 8, 8)  # those of the net that it began with
    assert heading.value_widths is None  # who only gets to know a rival needs no values
    assert read(folder / "rival.net", game).matrices == random_net(game).matrices
    again = run(*common, "--minutes", 0.12)
    assert again.exit_code == 0 and "against the rival, 2 players:" in again.stdout


@needs_torch
def test_values_alone_are_taught_to_a_net_that_stays_as_it_is(tmp_path):
    game, file, folder = spinney.game("once"), tmp_path / "some.net", tmp_path / "net"
    wishes = tmp_path / "wishes.json"
    wishes.write_text('{"tables": 16, "batch": 64, "players": [2], "value_widths": [8, 8, 8], "values": 0.1}')
    file.write_bytes(encode(random_net(game)))
    common = ("train", "once", "--out", folder, "--device", "cpu", "--against", "random", "--deals", 2, "--cores", 1)
    result = run(*common, "--minutes", 0, "--begin", file, "--settings", wishes)
    assert result.exit_code == 0, result.output
    assert "against random, 2 players:" in result.stdout
    net = read(folder / "learned.net", game)
    assert net.matrices[:5] == random_net(game).matrices and net.heading.value_widths == (8, 8, 8)
    again = run(*common, "--values", 0.15)
    assert again.exit_code == 0, again.output
    assert "Going on with values after 0.1 minutes" in again.stderr
    assert read(folder / "learned.net", game).matrices != net.matrices
    refused = run("train", "once", "--out", tmp_path / "other", "--device", "cpu", "--minutes", 0)
    assert refused.exit_code == 2 and "name one by --begin" in refused.stderr
