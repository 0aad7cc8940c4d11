"""Dockerfile and compose file, as far as they can be checked without an engine that builds them."""

from __future__ import annotations

import json
import re
import shlex
from fnmatch import fnmatch
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from spinney.cli import app

ROOT = Path(__file__).parents[1]
IMAGE = re.compile(r"[a-z]+(:[a-z0-9.-]+)?")  # no registry, no owner


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each with what follows it, in one line."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(name, rest) for name, _, rest in (line.partition(" ") for line in lines if line.strip())]


def is_ignored(path: str) -> bool:
    """Whether a path is left out of what the image is built from: the last pattern that fits decides."""
    ignored = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.lstrip("!").removeprefix("**/")
        if line and not line.startswith("#"):
            parts = Path(path).parts
            heads = ["/".join(parts[: length + 1]) for length in range(len(parts))]
            if any(fnmatch(head, pattern) for head in heads) or (line.startswith("**/") and pattern in parts):
                ignored = not line.startswith("!")
    return ignored


def options_of(command: str) -> set[str]:
    context = typer.Context(get_command(app))
    found = get_command(app).get_command(context, command)  # type: ignore[attr-defined]
    assert found is not None, command
    return {option for parameter in found.params for option in (*parameter.opts, *parameter.secondary_opts)}


def check_command(words: list[str]) -> None:
    command, *rest = words
    known = options_of(command)
    for word in rest:
        if word.startswith("--"):
            assert word.split("=")[0] in known, word


def test_every_file_that_is_copied_is_there_and_not_ignored() -> None:
    stages = {rest.split()[-1] for name, rest in instructions() if name == "FROM" and " AS " in rest}
    for name, rest in instructions():
        if name != "COPY":
            continue
        words = shlex.split(rest)
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
            continue
        for path in words[:-1]:
            assert (ROOT / path).exists(), path
            assert not is_ignored(path), path


def test_what_was_built_or_kept_here_stays_here() -> None:
    for path in (
        *("secrets/database-password", ".git/config", ".venv/bin/python", "web/node_modules/vite/package.json"),
        *("src/spinney/server/page/index.html", "src/spinney/games/once/module.wasm", "spinney.sqlite", "compose.yaml"),
    ):
        assert is_ignored(path), path
    assert not is_ignored("src/spinney/server/app.py") and not is_ignored("web/src/main.ts")


def test_the_image_runs_as_nobody_and_says_whether_it_is_well() -> None:
    found = instructions()
    froms = [number for number, (name, _) in enumerate(found) if name == "FROM"]
    for number in froms:
        image = found[number][1].split()[0]
        assert IMAGE.fullmatch(image), image
    last = dict(found[froms[-1] :])
    assert last["USER"] == "spinney" and last["ENTRYPOINT"] == '["spinney"]'
    check_command(json.loads(last["CMD"]))
    program = json.loads(last["HEALTHCHECK"].partition("CMD ")[2])
    assert program[:2] == ["python", "-c"] and "/healthz" in program[2]
    compile(program[2], "healthcheck", "exec")


def test_the_services() -> None:
    yaml = pytest.importorskip("yaml")
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    assert set(compose["services"]) == {"database", "server", "worker"}
    for service in compose["services"].values():
        assert IMAGE.fullmatch(service["image"])
        assert set(service.get("secrets", [])) <= set(compose["secrets"])
        for name, value in service["environment"].items():
            assert "PASSWORD" not in name or name.endswith("_FILE"), name
            if str(value).startswith("@"):
                assert str(value).removeprefix("@/run/secrets/") in service["secrets"]
        assert all(str(port).startswith("127.0.0.1:") for port in service.get("ports", []))
        for volume in service.get("volumes", []):
            assert volume.split(":")[0] in compose["volumes"]
    for name in ("server", "worker"):
        service = compose["services"][name]
        check_command(service["command"])
        assert service["read_only"] and service["cap_drop"] == ["ALL"]
        assert service["depends_on"]["database"]["condition"] == "service_healthy"
    (subnet,) = (each["subnet"] for each in compose["networks"]["default"]["ipam"]["config"])
    assert f"--proxy={subnet}" in compose["services"]["server"]["command"]
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    for secret in compose["secrets"].values():
        assert secret["file"].startswith("secrets/") and "/secrets/" in ignored
