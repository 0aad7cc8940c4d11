"""Looks the locked packages up among known faults, Python's and the page's: `make audit`.

A database has to be asked for that, over the network. Where it cannot be reached in time this says so, and is no
failure: otherwise nobody could run the tests offline. A known fault is one. Of npm's those that are high or critical
count; Python's database says no severity, so there all of them do.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
SECONDS = 30  # for each command
SERIOUS = ("high", "critical")


class Unknown(Exception):
    """It could not be found out."""


def main() -> int:
    found = 0
    for what, faults in (("Python", python_faults), ("the page", page_faults)):
        try:
            known = faults()
        except Unknown as why:
            print(f"Known faults of the packages of {what} could not be looked up: {why}.")
            continue
        print(f"Known faults of the packages of {what}: {len(known) or 'none'}.")
        for fault in known:
            print(f"  {fault}")
        found += len(known)
    return 1 if found else 0


def python_faults() -> list[str]:
    """By pip-audit, which is installed for this once, and asks about what is in the lock only."""
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "told.json"
        command = [*pip_audit(Path(folder)), "--requirement", "requirements.lock", "--no-deps", "--disable-pip"]
        ran([*command, "--progress-spinner", "off", "--format", "json", "--output", str(told)])
        return python_told(told.read_text() if told.exists() else "")


def pip_audit(folder: Path) -> list[str]:
    """The command, from an environment that is thrown away: uv's, or one in this folder."""
    if uv := os.environ.get("UV") or shutil.which("uv"):
        return [uv, "tool", "run", "--quiet", "pip-audit"]
    ran([sys.executable, "-m", "venv", str(folder / "env")])
    python = str(folder / "env" / "bin" / "python")
    ran([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pip-audit"])
    return [python, "-m", "pip_audit"]


def page_faults() -> list[str]:
    """By npm, of what goes into the page: tools that only build it are not sent to anybody."""
    return page_told(ran(["npm", "--prefix", "web", "audit", "--omit=dev", "--package-lock-only", "--json"]))


def ran(command: list[str]) -> str:
    """What a command printed; it may fail, which is how these say that they have found something."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise Unknown(f"there was no answer in {SECONDS} seconds") from None
    except OSError:
        raise Unknown(f"{Path(command[0]).name} is missing") from None
    return done.stdout


def python_told(told: str) -> list[str]:
    """The faults in what pip-audit wrote."""
    try:
        packages = json.loads(told)["dependencies"]
        return [
            f"{package['name']} {package['version']}: {fault['id']}"
            for package in packages
            for fault in package.get("vulns", [])
        ]
    except (ValueError, LookupError, TypeError):
        raise Unknown("pip-audit, or its database, cannot be reached") from None


def page_told(told: str) -> list[str]:
    """The faults in what npm printed."""
    try:
        faults = json.loads(told)["vulnerabilities"]
        return [f"{name}: {fault['severity']}" for name, fault in faults.items() if fault["severity"] in SERIOUS]
    except (ValueError, LookupError, TypeError, AttributeError):
        raise Unknown("npm, or its database, cannot be reached") from None


if __name__ == "__main__":
    sys.exit(main())
