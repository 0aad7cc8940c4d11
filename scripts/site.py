"""`make site`: Spinney as a folder of static files, for any web host. Nothing in it asks anybody else for anything."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import subprocess
from pathlib import Path

from site_data import write_data
from site_licences import licences
from site_listing import listing
from site_python import (
    ROOT,
    STANDARD,
    Missing,
    archive,
    compiled,
    files,
    in_one,
    modules,
    nets,
    plain_modules,
    pyodide_files,
    standard,
)
from spinney.server.headers import POLICY

WEB = ROOT / "web"
PUBLIC = WEB / "site"
"""Files that lie in the site as they are: the manifest and the icons."""
NOT_IN_A_PAGE = ("frame-ancestors",)
"""What a policy may not say in the page itself."""
PARTS = {
    "Pyodide": "pyodide/*",
    "Python": "python.pack",
    "rules": "rules/*.wasm",
    "plain": "rules/plain/*.wasm",
    "nets": "rules/*.net",
    "answers": "data/**/*",
    "page": "assets/*",
}
HEAD = """\
<meta http-equiv="content-security-policy" content="{policy}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f3ecdd" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141d18" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />
    """


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "site", help="the folder to write")
    out = parser.parse_args().out.resolve()
    step("looking for what is needed")
    found, rules, pyodide = files(), modules(), list(pyodide_files())
    step("building the page")
    page(out)
    shutil.copytree(PUBLIC, out, dirs_exist_ok=True)
    step("writing what needs no Python")
    write_data(out / "data")
    step("packing Python")
    (out / "pyodide").mkdir()
    for file in pyodide:
        shutil.copyfile(file, out / "pyodide" / file.name)
    no_packages(out / "pyodide" / "pyodide-lock.json")
    archive(out / "pyodide" / STANDARD, compiled(standard()))
    in_one(out / "python.pack", compiled(found, "spinney"))
    (out / "rules" / "plain").mkdir(parents=True)
    for game, module in rules.items():
        shutil.copyfile(module, out / "rules" / f"{game}.wasm")
    step("making modules for browsers without vectors")
    for game, code in plain_modules():
        (out / "rules" / "plain" / f"{game}.wasm").write_bytes(code)
    for game, net in nets().items():
        shutil.copyfile(net, out / "rules" / f"{game}.net")
    (out / "licences.txt").write_text(licences(), encoding="utf-8")
    step("listing all files")
    listing(out)
    tell(out)


def step(words: str) -> None:
    print(f"== {words}", flush=True)


def page(out: Path) -> None:
    if not shutil.which("npm"):
        raise Missing("Node with npm is not installed.")
    command = ["npm", "--prefix", str(WEB), "run", "--silent", "site"]
    built = subprocess.run(command, env={**os.environ, "SITE": str(out)}, capture_output=True, text=True)
    if built.returncode != 0:
        raise Missing(f"the page could not be built.\n{built.stdout}{built.stderr}")
    index = out / "index.html"
    policy = "; ".join(f"{kind} {sources}" for kind, sources in POLICY.items() if kind not in NOT_IN_A_PAGE)
    # Before anything that is fetched: what stands above a policy is not under it.
    text = index.read_text(encoding="utf-8").replace("<title>", HEAD.format(policy=policy) + "<title>", 1)
    index.write_text(text, encoding="utf-8")


def no_packages(lock: Path) -> None:
    """Pyodide's list of packages elsewhere is not wanted: nothing comes from elsewhere."""
    lock.write_text(json.dumps(json.loads(lock.read_text(encoding="utf-8")) | {"packages": {}}), encoding="utf-8")


def tell(out: Path) -> None:
    """How large it has become: in all, and what a visitor has to fetch, compressed as hosts do it."""
    for name, pattern in PARTS.items():
        all_files = [file for file in out.glob(pattern) if file.is_file()]
        size = sum(file.stat().st_size for file in all_files)
        small = sum(len(gzip.compress(file.read_bytes(), 6)) for file in all_files)
        print(f"{name:8} {size / 1e6:6.2f} MB, compressed {small / 1e6:6.2f} MB, {len(all_files)} files")
    print(f"The site is in {out}.")


if __name__ == "__main__":
    main()
