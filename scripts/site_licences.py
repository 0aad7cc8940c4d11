"""The licences of everything in the site, in one text."""

from __future__ import annotations

import json
from importlib.metadata import Distribution, distribution
from typing import NamedTuple

from site_python import LOCK, ROOT, Missing

LICENSES = ROOT / "LICENSES"
NODE = ROOT / "web" / "node_modules"
LINE = "=" * 100


class Part(NamedTuple):
    name: str
    version: str
    licence: str
    text: str


def licences() -> str:
    """Spinney's own first, then those of others."""
    heads = ((f"{LINE}\n{part.name} {part.version}\n{part.licence}\n{LINE}", part.text.strip()) for part in parts())
    return "\n".join(f"{head}\n\n{text}\n" for head, text in heads)


def parts() -> list[Part]:
    return [
        Part("Spinney", "", "MIT", (ROOT / "LICENSE").read_text(encoding="utf-8")),
        _from_node("pyodide", "Pyodide", "MPL-2.0", "MPL-2.0.txt"),
        Part("CPython, in Pyodide", "3.14", "PSF-2.0", _text_of(distribution("typing_extensions"))),
        Part("msgspec", _locked_version(), "BSD-3-Clause", _text_of(distribution("msgspec"))),
        _from_python("babel", "Babel", "BSD-3-Clause"),
        _from_python("fluent.runtime", "fluent.runtime", "Apache-2.0", "Apache-2.0.txt"),
        _from_python("fluent.syntax", "fluent.syntax", "Apache-2.0", "Apache-2.0.txt"),
        _from_python("attrs", "attrs", "MIT"),
        _from_python("pytz", "pytz", "MIT"),
        _from_python("typing_extensions", "typing_extensions", "PSF-2.0"),
        _from_node("svelte", "Svelte", "MIT"),
        _from_node("clsx", "clsx", "MIT"),
        _from_node("@fluent/bundle", "Fluent for JavaScript", "Apache-2.0", "Apache-2.0.txt"),
        _from_node("@fontsource-variable/alegreya", "Alegreya", "OFL-1.1"),
        _from_node("@fontsource-variable/source-sans-3", "Source Sans 3", "OFL-1.1"),
    ]


def _locked_version() -> str:
    return LOCK.read_text(encoding="utf-8").split("-")[1]


def _from_node(package: str, name: str, licence: str, kept: str = "") -> Part:
    folder = NODE / package
    version = json.loads((folder / "package.json").read_text(encoding="utf-8"))["version"]
    found = [LICENSES / kept] if kept else sorted(folder.glob("[Ll][Ii][Cc][Ee][Nn][Ss][Ee]*"))
    if not found:
        raise Missing(f"there is no licence in {folder}.")
    return Part(name, version, licence, found[0].read_text(encoding="utf-8"))


def _from_python(package: str, name: str, licence: str, kept: str = "") -> Part:
    found = distribution(package)
    text = (LICENSES / kept).read_text(encoding="utf-8") if kept else _text_of(found)
    return Part(name, found.version, licence, text)


def _text_of(found: Distribution) -> str:
    for file in found.files or []:
        if file.name.upper().startswith("LICENSE"):
            return file.read_text(encoding="utf-8")
    raise Missing(f"there is no licence in the package {found.name}.")
