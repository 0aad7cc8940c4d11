"""How people are told that it is their turn: the options that a server and its workers share."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from spinney.cli.where import kept_in_file
from spinney.engine.errors import SpinneyError

if TYPE_CHECKING:
    from spinney.server.notices.telling import NoticeSettings

Url = Annotated[
    str | None,
    typer.Option(metavar="URL", help="Where people reach the server, for links in mail: https://forest.example.org."),
]
MailServer = Annotated[
    str | None,
    typer.Option(metavar="URL", help="A mail server by which people are told that it is their turn: smtp://USER@HOST."),
]
MailFrom = Annotated[str, typer.Option(metavar="ADDRESS", help="The address that mail comes from.")]
PushServices = Annotated[
    list[str] | None,
    typer.Option("--push-service", metavar="HOST", help="Another push service that browsers of your people use."),
]
PlainWebhooks = Annotated[bool, typer.Option("--plain-webhooks", help="Let people name webhooks that have no TLS.")]


def notice_settings(
    url: str, mail: str | None, mail_from: str, push_services: list[str] | None, plain_webhooks: bool
) -> NoticeSettings:
    from spinney.server.notices.mail import VARIABLE, mailbox
    from spinney.server.notices.outside import Outside
    from spinney.server.notices.telling import NoticeSettings

    if not url.startswith(("https://", "http://")):
        raise SpinneyError(f"--url begins with https:// or http://, not {url!r}.")
    box = None if mail is None else mailbox(mail, mail_from, kept_in_file(os.environ.get(VARIABLE, "")))
    services = [service.lower().strip(".") for service in push_services or []]
    return NoticeSettings(url, box, Outside(services, plain_webhooks))
