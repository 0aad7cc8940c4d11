"""The API reference is made from the sources, and fresh."""

from __future__ import annotations

import sys

import pytest

import api_reference
import spinney


def test_the_reference_is_fresh(monkeypatch):
    monkeypatch.setattr(sys, "argv", ["api_reference.py", "--check"])
    api_reference.main()


def test_a_stale_reference_is_noticed(monkeypatch, tmp_path):
    monkeypatch.setattr(api_reference, "FILE", tmp_path / "api.md")
    monkeypatch.setattr(sys, "argv", ["api_reference.py", "--check"])
    with pytest.raises(SystemExit, match="stale"):
        api_reference.main()
    (tmp_path / "api.md").write_text(api_reference.reference() + "\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="stale"):
        api_reference.main()


def test_everything_that_spinney_offers_is_in_it():
    assert {thing.__name__ for thing in api_reference.SECTIONS["spinney"]} == set(spinney.__all__)
