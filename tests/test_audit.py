"""`make audit`: known faults are told, and what cannot be found out is not taken for none."""

from __future__ import annotations

import json
import sys

import pytest

import audit

SOUND = {"name": "rich", "version": "1.0", "vulns": []}
FAULTY = {"name": "pine", "version": "2.0", "vulns": [{"id": "PYSEC-1"}, {"id": "GHSA-2"}]}


def test_faults_of_python_packages() -> None:
    told = json.dumps({"dependencies": [SOUND, FAULTY, {"name": "own", "skip_reason": "not there"}]})
    assert audit.python_told(told) == ["pine 2.0: PYSEC-1", "pine 2.0: GHSA-2"]
    assert audit.python_told(json.dumps({"dependencies": [SOUND]})) == []


def test_faults_of_the_page() -> None:
    faults = {"oak": {"severity": "critical"}, "elm": {"severity": "high"}, "ash": {"severity": "low"}}
    assert audit.page_told(json.dumps({"vulnerabilities": faults})) == ["oak: critical", "elm: high"]
    assert audit.page_told('{"vulnerabilities": {}}') == []


@pytest.mark.parametrize("told", ["", "{}", "[]", "not found", '{"error": {"code": "ENOTFOUND"}}', "null"])
def test_no_answer_is_not_a_good_one(told: str) -> None:
    for read in (audit.python_told, audit.page_told):
        with pytest.raises(audit.Unknown):
            read(told)


@pytest.mark.parametrize(("faults", "code"), [([], 0), (["elm: high"], 1), (None, 0)])
def test_a_fault_fails_and_no_network_does_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], faults: list[str] | None, code: int
) -> None:
    def found() -> list[str]:
        if faults is None:
            raise audit.Unknown("nobody answers")
        return faults

    monkeypatch.setattr(audit, "python_faults", list)
    monkeypatch.setattr(audit, "page_faults", found)
    assert audit.main() == code
    assert ("could not be looked up: nobody answers" in capsys.readouterr().out) == (faults is None)


def test_a_command_that_is_missing_or_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(audit.Unknown, match="is missing"):
        audit.ran(["there-is-no-such-command"])
    monkeypatch.setattr(audit, "SECONDS", 0.1)
    with pytest.raises(audit.Unknown, match="no answer"):
        audit.ran([sys.executable, "-c", "import time; time.sleep(5)"])
