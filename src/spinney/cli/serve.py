"""`spinney serve`: the server, and the page if it has been built."""

from __future__ import annotations

import gc
import socket
import sys
import webbrowser
from contextlib import nullcontext
from ipaddress import ip_network
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated

import typer

from spinney.cli.arguments import LogForm
from spinney.cli.notices import MailFrom, MailServer, PlainWebhooks, PushServices, Url, notice_settings
from spinney.cli.where import DatabaseAddress, DataFolder, chosen, kept_in_file
from spinney.engine.errors import SpinneyError
from spinney.engine.files import why
from spinney.store.lock import sole_server

if TYPE_CHECKING:
    from spinney.server.guard import Hosts

OPEN_AFTER = 1.0
LEAST_TOKEN = 16
LOOPBACK = ("127.0.0.1", "::1", "localhost")
SWITCH_SECONDS = 0.001
"""Threads that compute let the others in so often: whoever waits for an answer has to be let in several times."""
COLLECTING = (10_000, 20, 100)
"""Python looks for circles of garbage more seldom: with thousands of people there everybody waits while it does."""


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network play.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen at.")] = 8000,
    data: DataFolder = None,
    database: DatabaseAddress = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    interpreted: Annotated[
        bool,
        typer.Option("--interpreted", help="Let bots use the interpreted rules: levels that look ahead are weak then."),
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
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy on another machine, or a network of them, whose X-Forwarded-For is trusted; repeatable.",
        ),
    ] = None,
    log: LogForm = None,
    log_addresses: Annotated[bool, typer.Option("--log-addresses", help="Log client addresses, too.")] = False,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="SPINNEY_METRICS_TOKEN",
            show_envvar=False,
            help="Who has it may read /metrics: the token, or @FILE with it; also as SPINNEY_METRICS_TOKEN.",
        ),
    ] = "",
    url: Url = None,
    mail: MailServer = None,
    mail_from: MailFrom = "",
    push_service: PushServices = None,
    plain_webhooks: PlainWebhooks = False,
) -> None:
    """Serve tables to the page in a browser, or to programs."""
    from spinney.server.app import make_app
    from spinney.server.operating import logs
    from spinney.server.rates import Limits
    from spinney.server.running import Server, config_of

    proxies = proxies_of(proxy or [])
    metrics_token = kept_in_file(metrics_token)
    if metrics_token and len(metrics_token) < LEAST_TOKEN:
        raise SpinneyError(f"a token that can be guessed is none: --metrics-token takes {LEAST_TOKEN} letters or more.")
    logs.begin(None if log is None else log.value)
    notices = notice_settings(url or own_url(host, port, name or []), mail, mail_from, push_service, plain_webhooks)
    listener = listening(host, port)
    where = chosen(data, database)
    with sole_server(where) if isinstance(where, Path) else nullcontext():
        sys.setswitchinterval(SWITCH_SECONDS)
        gc.set_threshold(*COLLECTING)
        app = make_app(
            where,
            form="interpreted" if interpreted else "auto",
            hosts=hosts_of(host, name or []),
            limits=None if unlimited else Limits(),
            keep_days=keep_days,
            bots=bots,
            lobby=lobby,
            metrics_token=metrics_token,
            log_addresses=log_addresses,
            notices=notices,
        )
        address = f"{own_url(host, port, [])}/"
        print(f"Spinney is at {address} (Ctrl+C ends it; games go on where they were).", flush=True)
        if open_page:
            Timer(OPEN_AFTER, webbrowser.open, [address]).start()
        config = config_of(app, forwarded_allow_ips=proxies)
        Server(config, app).run(sockets=[listener])


def own_url(host: str, port: int, names: list[str]) -> str:
    """Where the server is, as far as it knows: a name is one that a proxy with TLS goes by."""
    if names:
        return f"https://{names[0]}"
    return f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"


def proxies_of(given: list[str]) -> list[str]:
    """Whose word is taken for who asks (X-Forwarded-For): programs on this machine, and these addresses.

    Those of IPv4 also as they are written within IPv6, since that is how they come to a server that listens at `::`.
    """
    known = [*LOOPBACK, *given]
    for address in ("127.0.0.1", *given):
        try:
            network = ip_network(address)
        except ValueError:
            raise SpinneyError(f"--proxy takes an address or a network like 10.0.0.0/24, not {address!r}.") from None
        if network.version == 4:
            known.append(f"::ffff:{network.network_address}/{96 + network.prefixlen}")
    return known


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
        raise SpinneyError(f"{host}:{port} cannot be used: {why(error)}; choose another --port.") from None
    return listener
