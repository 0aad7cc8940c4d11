"""`spinney serve`: the server, and the page if it has been built."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated

import typer

from spinney.engine.errors import SpinneyError
from spinney.store.lock import sole_server

if TYPE_CHECKING:
    from spinney.server.guard import Hosts

OPEN_AFTER = 1.0
LOOPBACK = ("127.0.0.1", "::1", "localhost")
SWITCH_SECONDS = 0.001
"""Threads that compute let the others in so often: whoever waits for an answer has to be let in several times."""


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network play.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where tables are kept; a folder of yours, if not given.")
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Let bots use the interpreted rules: they are weak.")
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which the server may be called, such as forest.example.org."),
    ] = None,
    bots: Annotated[
        bool, typer.Option("--bots/--no-bots", help="Let bots think here; otherwise in `spinney worker`.")
    ] = True,
    unlimited: Annotated[
        bool,
        typer.Option(
            "--unlimited", help="Let each address ask as often as it likes: for measuring, never for strangers."
        ),
    ] = False,
    keep_days: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Delete tables at which nothing has happened for so many days."),
    ] = None,
    lobby: Annotated[
        bool, typer.Option("--lobby", help="Have a lobby: a list of tables at which anybody may take a seat.")
    ] = False,
) -> None:
    """Serve tables to the page in a browser, or to programs."""
    from spinney.server.app import make_app
    from spinney.server.rates import Limits
    from spinney.server.running import Server, config_of

    listener = listening(host, port)
    folder = data or data_folder()
    with sole_server(folder):
        sys.setswitchinterval(SWITCH_SECONDS)
        app = make_app(
            folder,
            form="interpreted" if interpreted else "auto",
            hosts=hosts_of(host, name or []),
            limits=None if unlimited else Limits(),
            keep_days=keep_days,
            bots=bots,
            lobby=lobby,
        )
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
        print(f"Spinney is at {address} (Ctrl+C ends it; games go on where they were).", flush=True)
        if open_page:
            Timer(OPEN_AFTER, webbrowser.open, [address]).start()
        config = config_of(app, log_level="warning", timeout_graceful_shutdown=2)
        Server(config, app).run(sockets=[listener])


def hosts_of(host: str, names: list[str]) -> Hosts:
    """The names by which a server that listens there may be called."""
    from spinney.server.guard import Hosts

    known = {"localhost", "127.0.0.1", "::1", host.lower(), *(name.lower() for name in names)}
    if host in LOOPBACK:
        return Hosts(known, literals=False)
    machine = socket.gethostname().lower()
    return Hosts(known | {machine, f"{machine}.local"}, literals=True)


def listening(host: str, port: int) -> socket.socket:
    """A socket at this address, or a sentence why there cannot be one.

    The protocol is named because asyncio sends at once (TCP_NODELAY) only then: an answer would wait 40 ms otherwise.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform != "win32":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(128)
    except OSError as error:
        listener.close()
        why = (error.strerror or str(error)).lower()
        raise SpinneyError(f"{host}:{port} cannot be used: {why}; choose another --port.") from None
    return listener


def data_folder() -> Path:
    """Where a program keeps a person's data on this platform."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Spinney"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Spinney"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "spinney"
