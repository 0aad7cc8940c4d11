"""Rates: by hand-made clocks."""

from __future__ import annotations

import pytest

from spinney.server import rates
from spinney.server.rates import Allowance, Rates, house, is_loopback


def test_so_many_at_once_and_then_so_many_a_second():
    left = Rates(Allowance(3, 0.5))
    assert [left.spend("a", 0.0) for _ in range(3)] == [0.0, 0.0, 0.0]
    assert left.spend("a", 0.0) == pytest.approx(2.0)  # one comes every two seconds
    assert left.spend("b", 0.0) == 0.0  # somebody else
    assert left.spend("a", 1.9) == pytest.approx(0.1)
    assert left.spend("a", 2.0) == 0.0
    assert left.spend("a", 2.0) > 0


def test_much_may_be_taken_at_a_time():
    left = Rates(Allowance(100, 10))
    assert left.spend("a", 0.0, much=70) == 0.0
    assert left.spend("a", 0.0, much=50) == pytest.approx(2.0)  # 20 more come in two seconds
    assert left.spend("a", 2.0, much=50) == 0.0


def test_no_more_is_saved_up_than_at_once():
    left = Rates(Allowance(2, 10))
    assert [left.spend("a", 0.0), left.spend("a", 1000.0), left.spend("a", 1000.0)] == [0.0, 0.0, 0.0]
    assert left.spend("a", 1000.0) > 0


def test_addresses_are_forgotten(monkeypatch):
    monkeypatch.setattr(rates, "MOST_ADDRESSES", 10)
    left = Rates(Allowance(2, 1))
    for number in range(1000):
        left.spend(str(number), float(number))
    assert len(left) <= 10


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_whoever_has_an_address_of_ipv6_has_all_of_the_house(address, expected):
    assert house(address) == expected


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:192.0.2.7", False),
        ("192.0.2.7", False),
        ("testclient", False),
    ],
)
def test_the_machine_itself(address, expected):
    assert is_loopback(address) == expected
