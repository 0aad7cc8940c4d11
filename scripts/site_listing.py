"""The list of the site's files, by which they are fetched and kept on a device."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

LATER = ("pyodide/", "python.pack", "rules/", "licences.txt")
"""What comes after the page is there; the rest is its shell."""
LISTED_NOT = ("files.json", "service.js")


def listing(out: Path) -> None:
    """All files with their hashes, for the service worker and for whoever fetches Python."""
    paths = [path.relative_to(out).as_posix() for path in sorted(out.rglob("*")) if path.is_file()]
    listed = {path: described((out / path).read_bytes()) for path in paths if path not in LISTED_NOT}
    text = json.dumps(
        {
            "version": hashlib.sha256(json.dumps(listed).encode()).hexdigest()[:16],
            "shell": [path for path in listed if not path.startswith(LATER)],
            "files": listed,
        },
        separators=(",", ":"),
    )
    (out / "files.json").write_text(text, encoding="utf-8")
    service = out / "service.js"
    service.write_text(f"const FILES = {text};\n{service.read_text(encoding='utf-8')}", encoding="utf-8")


def described(data: bytes) -> dict[str, str | int]:
    return {"hash": hashlib.sha256(data).hexdigest(), "size": len(data)}
