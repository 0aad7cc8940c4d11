"""Mail: the dialogue with a mail server, what a mail looks like, and what nobody can put into one."""

from __future__ import annotations

from email import message_from_string
from email.policy import default

import pytest

from server.mail_server import mail_server
from spinney.cli.notices import notice_settings
from spinney.cli.serve import own_url
from spinney.engine.errors import SpinneyError
from spinney.server.notices.mail import Mailbox, NobodyThere, composed, is_address, mailbox

SENDER = "Spinney <forest@example.org>"


def box(server, **more):
    return Mailbox("smtp", "127.0.0.1", server.port, SENDER, **more)


def test_the_dialogue():
    with mail_server() as server:
        box(server, user="ranger", password="acorn").send(
            "ivo@example.org", "Tu turno, Iñaki", "Hola.\n.\n", "https://x/u/1"
        )
    verbs = [command.partition(" ")[0].upper() for command in server.commands]
    assert verbs == ["EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]
    assert server.commands[1] == "AUTH PLAIN AHJhbmdlcgBhY29ybg=="  # \0ranger\0acorn
    assert server.commands[2].startswith("mail FROM:<forest@example.org>")
    assert server.commands[3] == "rcpt TO:<ivo@example.org>"
    mail = message_from_string(server.mails[0], policy=default)
    assert (mail["from"], mail["to"], mail["subject"]) == (SENDER, "ivo@example.org", "Tu turno, Iñaki")
    assert mail["list-unsubscribe"] == "<https://x/u/1>"
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    assert mail["auto-submitted"] == "auto-generated"
    assert mail.get_content_type() == "text/plain"


def test_an_address_that_is_gone_and_one_that_has_to_wait():
    with mail_server(refuses={"RCPT": "550 no such user"}) as server, pytest.raises(NobodyThere):
        box(server).send("ivo@example.org", "Turn", "Turn.")
    with mail_server(refuses={"RCPT": "451 later"}) as server, pytest.raises(OSError, match="not take it now"):
        box(server).send("ivo@example.org", "Turn", "Turn.")
    with mail_server(refuses={"AUTH": "535 no"}) as server, pytest.raises(OSError, match="not take it"):
        box(server, user="ranger", password="oak").send("ivo@example.org", "Turn", "Turn.")
    assert server.mails == []


def test_nothing_is_sent_in_the_clear_to_another_machine(monkeypatch):
    with mail_server() as server:
        monkeypatch.setattr("spinney.server.notices.mail.LOOPBACK", ())
        with pytest.raises(OSError, match="not take it"):
            box(server, user="ranger", password="acorn").send("ivo@example.org", "Turn", "Turn.")
    assert [command.partition(" ")[0].upper() for command in server.commands] == ["EHLO"]


@pytest.mark.parametrize(
    "address", ["ivo@example.org", "i.v-o+games@mail.example.co.uk", "IVO@EXAMPLE.ORG", "o'hara@example.org", "a@b.c"]
)
def test_addresses(address):
    assert is_address(address)


@pytest.mark.parametrize(
    "address",
    [
        *("", "ivo", "ivo@", "@example.org", "ivo@example", "ivo@-example.org", "ivo@example..org", "ivo@example.org."),
        *("ivo@example.org\n", "ivo@example.org\r\nBcc: all@example.org", "ivo @example.org", "<ivo@example.org>"),
        *("Ivo <ivo@example.org>", "ivo@example.org,maud@example.org", '"ivo"@example.org', "ivo@[127.0.0.1]"),
        *(
            "ivo@exämple.org",
            "ivö@example.org",
            "ivo@\u212aexample.org",
            "ivo@example.org;x",
            "a" * 65 + "@example.org",
        ),
        "ivo@" + ".".join(["a" * 60] * 5) + ".org",
    ],
)
def test_what_is_no_address(address):
    assert not is_address(address)
    with pytest.raises(ValueError, match="address"):
        composed(SENDER, address, "Turn", "Turn.")


@pytest.mark.parametrize("subject", ["Turn\nBcc: all@example.org", "Turn\r\nX: y"])
def test_a_subject_cannot_become_a_header(subject):
    with pytest.raises(ValueError, match="linefeed"):
        composed(SENDER, "ivo@example.org", subject, "Turn.")


def test_how_a_mail_server_is_named():
    found = mailbox("smtp://ranger%40example.org@mail.example.org", SENDER, "acorn")
    assert (found.scheme, found.host, found.port, found.user) == ("smtp", "mail.example.org", 587, "ranger@example.org")
    assert mailbox("smtps://mail.example.org", SENDER, "").port == 465
    assert mailbox("smtp://127.0.0.1:2525", SENDER, "").port == 2525
    assert found.address == "forest@example.org"
    assert "acorn" not in repr(found)


@pytest.mark.parametrize(
    ("url", "sender", "password", "words"),
    [
        ("mail.example.org", SENDER, "", "smtp://USER@HOST:PORT"),
        ("http://mail.example.org", SENDER, "", "smtp://USER@HOST:PORT"),
        ("smtp://mail.example.org:x", SENDER, "", "smtp://USER@HOST:PORT"),
        ("smtp://", SENDER, "", "smtp://USER@HOST:PORT"),
        ("smtp://ranger:acorn@mail.example.org", SENDER, "", "SPINNEY_MAIL_PASSWORD"),
        ("smtp://ranger@mail.example.org", SENDER, "", "SPINNEY_MAIL_PASSWORD"),
        ("smtp://mail.example.org", "", "", "--mail-from"),
        ("smtp://mail.example.org", "a@example.org\nBcc: b@example.org", "", "--mail-from"),
    ],
)
def test_how_it_is_not(url, sender, password, words):
    with pytest.raises(SpinneyError, match=words):
        mailbox(url, sender, password)


def test_what_spinney_serve_makes_of_its_options(monkeypatch):
    monkeypatch.setenv("SPINNEY_MAIL_PASSWORD", "acorn")
    names = ["forest.example.org"]
    url, mail = own_url("0.0.0.0", 8000, names), "smtp://ranger@mail.example.org"
    settings = notice_settings(url, mail, SENDER, ["Push.Example."], plain_webhooks=True)
    assert settings.url == "https://forest.example.org"
    assert settings.mailbox is not None and settings.mailbox.password == "acorn"
    assert (settings.outside.also, settings.outside.plain, settings.outside.anywhere) == (["push.example"], True, False)
    assert notice_settings(own_url("0.0.0.0", 8000, []), None, "", [], False).url == "http://localhost:8000"
    with pytest.raises(SpinneyError, match="--url"):
        notice_settings("forest.example.org", None, "", [], False)
