// Compiles Python for the site with the very Python that runs there: it then starts without reading any source.
// node site_compile.mjs PYODIDE_FOLDER FROM.zip TO.zip [KEPT]
// Sources in the folder KEPT stay, with what was compiled in __pycache__ beside them; of others only that is left.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, from, to, kept] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/from.zip", readFileSync(from));
python.globals.set("kept", kept ?? "");
python.runPython(`
import sys, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def compiled(name, source):
    # Not checked against the source, and no dates: the same sources always give the same bytes.
    code = compile(source, name, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))

def stays(name):
    return kept != "" and name.startswith(kept + "/")

def place(name):
    if not stays(name):
        return name + "c"
    folder, _, file = name.rpartition("/")
    return "/".join(filter(None, [folder, "__pycache__", file.removesuffix(".py") + f".{sys.implementation.cache_tag}.pyc"]))

with zipfile.ZipFile("/from.zip") as old, zipfile.ZipFile("/to.zip", "w") as new:
    for name in sorted(old.namelist()):
        if name.endswith("/"):
            continue
        data = old.read(name)
        files = {name: data}
        if name.endswith(".py"):
            files = ({name: data} if stays(name) else {}) | {place(name): compiled(name, data)}
        for path, bytes_ in files.items():
            new.writestr(path, bytes_)
`);
writeFileSync(to, python.FS.readFile("/to.zip"));
