"""The page: the files that were built from `web/`, if they are there.

Files in `assets/` have a hash in their name and never change; everything else is revalidated each time. Paths that are
not files are routes of the page itself, and get its `index.html`.
"""

from __future__ import annotations

import re
from pathlib import Path

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import File, Response

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


@get("/", include_in_schema=False, media_type=MediaType.TEXT)
async def home() -> Response[str] | File:
    return page_file(FOLDER, "")


@get("/{path:path}", include_in_schema=False, media_type=MediaType.TEXT)
async def page(path: FromPath[str]) -> Response[str] | File:
    return page_file(FOLDER, path.lstrip("/"))


def page_file(folder: Path, path: str) -> Response[str] | File:
    index = folder / "index.html"
    if not index.is_file():
        return Response(NO_PAGE, media_type=MediaType.TEXT, status_code=200 if not path else 404)
    wanted = folder / path
    if PLAIN.fullmatch(path) and wanted.is_file():
        kept = wanted.parent.name == ASSETS
        return _file(wanted, KEPT if kept else ASKED_ANEW)
    if path.startswith((f"{ASSETS}/", "api/")):
        return Response("There is no such file.", media_type=MediaType.TEXT, status_code=404)
    return _file(index, ASKED_ANEW)


def _file(file: Path, cache: str) -> File:
    kind = KINDS.get(file.suffix, "application/octet-stream")
    return File(file, media_type=kind, content_disposition_type="inline", headers={"cache-control": cache})
