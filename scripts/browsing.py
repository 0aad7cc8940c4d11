"""A server that can be killed, and the system's Chromium: for pictures, figures and tests of the page."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from functools import cached_property, partial
from http.cookies import SimpleCookie
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# Chromium without windows: a test costs half of what it does where bars and menus are drawn that nobody sees. It has no
# notices, whatever it is allowed.
SHELL = "chromium-headless-shell"
# Where there are windows, each loads two pages of Chromium's own for its address bar, larger than ours. Of several
# lists of features the last one counts, so those that Playwright wants to be off are named again.
WITHOUT = [
    "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter", "PaintHolding",
    "ThirdPartyStoragePartitioning", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled",
    "PreconnectToSearch", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup",
]  # fmt: skip
# Where everything lies is computed as ever, but there is no memory for what it looks like: nearly nothing is painted,
# which without a graphics card is a quarter of the work of a move.
UNPAINTED = "--force-gpu-mem-available-mb=1"
SIZES = {"desktop": (1440, 900), "tablet": (834, 1112), "phone": (390, 844)}


class Address:
    """Where a server is, and asking it."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
        return self._answer(path, body, token)[0]

    @cached_property
    def person(self) -> list[Any]:
        """The cookie of somebody whom the server knows.

        Windows that have it are of one person. A seat belongs to the first who opens it with its token; other windows
        would only look on.
        """
        _me, headers = self._answer("/me", {"name": "Wren"})
        told = SimpleCookie(headers["set-cookie"])
        return [{"name": name, "value": one.value, "url": self.address} for name, one in told.items()]

    def _answer(self, path: str, body: dict[str, Any] | None, token: str = "") -> tuple[Any, Message]:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api{path}", data, headers)) as answer:
            text = answer.read().decode()
        told = json.loads(text) if answer.headers["content-type"].startswith("application/json") else text
        return told, answer.headers


class Server(Address):
    """A server in a process of its own, with its tables in a folder; with `games`, also the games installed there.

    Its rules are interpreted, which needs nothing built, unless it is to think (`thinking`). `unlimited`: whoever asks
    may ask as often as they like. `database`: that of PostgreSQL, in the place of the folder. `lobby`: it has one.
    """

    def __init__(
        self,
        folder: Path,
        games: Path | None = None,
        thinking: bool = False,
        unlimited: bool = False,
        database: str = "",
        lobby: bool = False,
    ) -> None:
        self.folder = folder
        self._form = [*([] if thinking else ["--interpreted"]), *(["--unlimited"] if unlimited else [])]
        self._form += ["--database", database] if database else ["--data", str(folder)]
        self._form += ["--lobby"] if lobby else []
        path = filter(None, [str(games or ""), os.environ.get("PYTHONPATH", "")])
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        super().__init__(f"http://127.0.0.1:{self.port}")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "spinney", "serve", *self._form, "--port", str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=self._environment)
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.address}/api/games", timeout=5).read()
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not start")

    def memory(self) -> float:
        """Megabytes that the process has in memory."""
        assert self._process is not None
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1000

    def kill(self) -> None:
        """As `kill -9` does: it gets no chance to tidy up."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()


@contextmanager
def serving() -> Iterator[Server]:
    """A server whose tables are gone afterwards."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.kill()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


@contextmanager
def on_a_static_server(folder: Path) -> Iterator[Address]:
    """A folder of files, served from a subfolder as a project's page is."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder.parent))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Address(f"http://127.0.0.1:{server.server_address[1]}/{folder.name}")
        server.shutdown()


def all_is_kept(page: Page, seconds: float = 120) -> None:
    """Waits until the site's service worker has all files: then no network is needed any more."""
    until = time.monotonic() + seconds
    while not page.evaluate(ALL_KEPT):  # `wait_for_function` takes the promise itself for an answer
        assert time.monotonic() < until, "the service worker has not kept all files"
        page.wait_for_timeout(100)


ALL_KEPT = """async () => {
  if (!navigator.serviceWorker?.controller) return false;
  const { files } = await (await fetch('files.json')).json();
  const kept = new Set();
  const either = (path) => path.replace('rules/plain/', 'rules/'); // of the two modules of a game a browser needs one
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.add(either(new URL(request.url).pathname));
  return Object.keys(files).every((path) => [...kept].some((one) => one.endsWith('/' + either(path))));
}"""


def launch(playwright: Playwright, windows: bool = False, painted: bool = True) -> Browser:
    return playwright.chromium.launch(**launching(windows, painted))


def installed(windows: bool = False) -> str | None:
    """Where the system's Chromium is; the one that has `windows`, or the quickest."""
    return next(filter(None, map(shutil.which, BROWSERS if windows else (SHELL, *BROWSERS))), None)


def launching(windows: bool = False, painted: bool = True) -> dict[str, Any]:
    """How it is started; not `painted` where nobody will look at a picture of the page."""
    path = installed(windows)
    if path is None:
        raise SystemExit("there is no Chromium on this machine: install it (Debian: apt-get install chromium)")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = [f"--disable-features={','.join(WITHOUT)}", *(["--no-sandbox"] if root else [])]
    args += [] if painted else [UNPAINTED]
    return {"executable_path": path, "args": args}


def sit_down(
    browser: Browser, size: str, theme: str, language: str, known: list[dict[str, Any]], **options: Any
) -> BrowserContext:
    """A browser of a person with these likes, who sits at these tables and makes first choices, too."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce", **options)
    likes = {"theme": theme, "language": language, "asking": [table["game"] for table in known]}
    context.add_init_script(keep(known) + keep(likes, "spinney-settings"))
    return context


def keep(value: Any, place: str = "spinney-tables") -> str:
    """A script by which the page finds something among what it has kept."""
    return f"localStorage.setItem({json.dumps(place)}, {json.dumps(json.dumps(value))});"
