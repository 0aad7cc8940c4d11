"""The page: the files that were built from `web/`, if they are there.

Files in `assets/` have a hash in their name and never change; everything else is revalidated each time. Paths that are
not files are routes of the page itself, and get its `index.html`. What is text is compressed once, in a thread.
"""

from __future__ import annotations

import gzip
import re
from functools import lru_cache, partial
from pathlib import Path

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import File, Response

from spinney.server.people.caller import Asking

FOLDER = Path(__file__).parent / "page"
NO_PAGE = (
    "This is the server of Spinney. Its page has not been built; the interface for programs is described at /schema."
)
PLAIN = re.compile(r"[\w-]+(\.[\w-]+)*(/[\w-]+(\.[\w-]+)*){0,3}", re.ASCII)
"""Paths that the page's own files can have: no other is looked for on the disk."""
ASSETS = "assets"
KEPT = "public, max-age=31536000, immutable"
ASKED_ANEW = "no-cache"
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".ftl": "text/plain",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
"""What is in which file; the machine's own table is not always right. Litestar adds that text is UTF-8."""
DENSE = (".png", ".ico", ".woff2")
"""What gets no smaller."""
MOST_KEPT = 500
AS_IT_IS = "as_it_is"
"""The mark of a route whose answers nothing else compresses."""


@get("/", include_in_schema=False, media_type=MediaType.TEXT, opt={AS_IT_IS: True})
async def home(request: Asking) -> Response[str] | Response[bytes] | File:
    return await page_file(request, FOLDER, "")


@get("/{path:path}", include_in_schema=False, media_type=MediaType.TEXT, opt={AS_IT_IS: True})
async def page(request: Asking, path: FromPath[str]) -> Response[str] | Response[bytes] | File:
    return await page_file(request, FOLDER, path.lstrip("/"))


async def page_file(request: Asking, folder: Path, path: str) -> Response[str] | Response[bytes] | File:
    index = folder / "index.html"
    if not index.is_file():
        return Response(NO_PAGE, media_type=MediaType.TEXT, status_code=200 if not path else 404)
    wanted = folder / path
    if PLAIN.fullmatch(path) and wanted.is_file():
        kept = wanted.parent.name == ASSETS
        return await _file(request, wanted, KEPT if kept else ASKED_ANEW)
    if path.startswith((f"{ASSETS}/", "api/")):
        return Response("There is no such file.", media_type=MediaType.TEXT, status_code=404)
    return await _file(request, index, ASKED_ANEW)


async def _file(request: Asking, file: Path, cache: str) -> Response[bytes] | File:
    kind = KINDS.get(file.suffix, "application/octet-stream")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if file.suffix in DENSE or "gzip" not in request.headers.get("accept-encoding", ""):
        return File(file, media_type=kind, content_disposition_type="inline", headers=headers)
    data = await request.app.state.tables.aside.run(partial(compressed, file, file.stat().st_mtime_ns))
    return Response(data, media_type=kind, headers=headers | {"content-encoding": "gzip"})


@lru_cache(maxsize=MOST_KEPT)
def compressed(file: Path, changed: int) -> bytes:
    """What is in the file since it was `changed`: for a large drawing it takes half a second."""
    return gzip.compress(file.read_bytes(), mtime=0)
