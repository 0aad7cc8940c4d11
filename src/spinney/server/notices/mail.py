"""Mail: plain text, by the mail server that whoever runs Spinney has named."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

from spinney.engine.errors import SpinneyError

SECONDS = 10.0
VARIABLE = "SPINNEY_MAIL_PASSWORD"
PORTS = {"smtp": 587, "smtps": 465}
MOST_ADDRESS = 254
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(rf"[a-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{LABEL}(?:\.{LABEL})+", re.IGNORECASE | re.ASCII)
"""Addresses as people have them: no quotes, no brackets, no spaces, one domain with a dot."""
NOBODY_THERE = (550, 551, 553)
LOOPBACK = ("127.0.0.1", "::1", "localhost")


class NobodyThere(Exception):
    """The mail server knows that there is no such address."""


def is_address(text: str) -> bool:
    return len(text) <= MOST_ADDRESS and ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Mailbox:
    """A mail server, and as whom it is used.

    With `smtps` the connection is secured at once, with `smtp` by STARTTLS: only on the same machine it may do without.
    """

    scheme: str
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)
    trust: ssl.SSLContext | None = None

    @property
    def address(self) -> str:
        return parseaddr(self.sender)[1]

    def send(self, to: str, subject: str, words: str, unsubscribe: str = "") -> None:
        """Sends a mail; `OSError` if it could not be sent now, `NobodyThere` if it never will be. For a thread."""
        message = composed(self.sender, to, subject, words, unsubscribe)
        try:
            with self._connected() as server:
                server.send_message(message, self.address, [to])
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code in NOBODY_THERE for code, _ in refused.recipients.values()):
                raise NobodyThere from None
            raise OSError("the mail server does not take it now") from None
        except smtplib.SMTPException as error:
            raise OSError(f"the mail server does not take it: {type(error).__name__}") from None

    def _connected(self) -> smtplib.SMTP:
        trust = self.trust or ssl.create_default_context()
        if self.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trust)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        try:
            server.ehlo()
            if self.scheme == "smtp" and (self.host not in LOOPBACK or server.has_extn("starttls")):
                server.starttls(context=trust)  # fails where it is not offered: then nothing is sent in the clear
                server.ehlo()
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server


def composed(sender: str, to: str, subject: str, words: str, unsubscribe: str = "") -> EmailMessage:
    """A mail of plain text. Nothing in it can become a header: addresses are checked, and line breaks refused."""
    if not is_address(to):
        raise ValueError("not a mail address")
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate(usegmt=True)
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"] = f"<{unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(words)
    return message


def mailbox(url: str, sender: str, password: str) -> Mailbox:
    """The mail server of `--mail`, such as smtp://user@host:587; a sentence if it cannot be one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise SpinneyError(f"--mail is written smtp://USER@HOST:PORT or smtps://USER@HOST:PORT, not {url!r}.")
    if parts.password is not None:
        raise SpinneyError(f"--mail has no password in it, where others could read it: put it into {VARIABLE}.")
    if not is_address(parseaddr(sender)[1]) or not sender.isprintable():
        raise SpinneyError(f"--mail-from is an address that mail comes from, such as a@example.org, not {sender!r}.")
    user = unquote(parts.username or "")
    if user and not password:
        raise SpinneyError(f"the mail server asks for a password: put it into the variable {VARIABLE}.")
    return Mailbox(parts.scheme, parts.hostname, port or PORTS[parts.scheme], sender, user, password)
