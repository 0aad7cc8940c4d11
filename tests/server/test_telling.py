"""Telling people: their addresses over HTTP, and what reaches a push service, a webhook and a mailbox on loopback."""

from __future__ import annotations

import datetime
import hmac
import json
import re
import ssl
from email import message_from_string
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from msgspec import structs
from sqlalchemy import insert

from server.helpers import OPEN, make_table, person, serving, until, wire
from server.mail_server import mail_server
from server.test_people import Device
from spinney.server.notices import http as notices_http
from spinney.server.notices import telling
from spinney.server.notices.absences import News
from spinney.server.notices.mail import Mailbox
from spinney.server.notices.outside import Outside
from spinney.server.notices.telling import NoticeSettings, own_words, sentence
from spinney.server.notices.webpush import coded, decoded, new_key, point
from spinney.server.people.caller import Caller, caller_of
from spinney.store.addresses import MOST
from spinney.store.entries import SeatRow, TableRow
from spinney.store.schema import people

PUSH = "https://fcm.googleapis.com/fcm/send/abc"
BROWSER = new_key()
KEYS = {"p256dh": coded(point(BROWSER)), "auth": coded(b"0123456789abcdef")}


class Service(ThreadingHTTPServer):
    """A push service, or somebody's webhook: keeps what it is sent, and answers with a status."""

    def __init__(self, folder):
        super().__init__(("127.0.0.1", 0), Handler)
        self.asked, self.answers = [], []
        self.trust = self._secured(folder)
        Thread(target=self.serve_forever, daemon=True).start()

    def _secured(self, folder):
        key = new_key()
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
        now = datetime.datetime.now(datetime.UTC)
        certificate = (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(name)
            .public_key(key.public_key())
            .serial_number(1)
            .not_valid_before(now - datetime.timedelta(days=1))
            .not_valid_after(now + datetime.timedelta(days=1))
            .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
            .sign(key, SHA256())
        )
        written = certificate.public_bytes(Encoding.PEM)
        file = folder / "service.pem"
        file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + written)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        self.socket = context.wrap_socket(self.socket, server_side=True)
        return ssl.create_default_context(cadata=written.decode())

    def url(self, path):
        return f"https://localhost:{self.server_address[1]}{path}"


class Handler(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.asked.append((self.path, dict(self.headers), body))
        self.send_response(self.server.answers.pop(0) if self.server.answers else 201)
        self.end_headers()

    def log_message(self, *_): ...


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    with Service(tmp_path_factory.mktemp("service")) as service:
        yield service
        service.shutdown()


@pytest.fixture(scope="module")
def mails():
    with mail_server() as server:
        yield server


def named(request):
    """Whom a header names, or a cookie as usual."""
    name = request.headers.get("x-person")
    return Caller("", name) if name else caller_of(request)


@pytest.fixture(scope="module")
def town(tmp_path_factory, service, mails):
    """A server that knows two people, says who asks by a header, and has no patience."""
    outside = Outside(also=["localhost"], anywhere=True, trust=service.trust)
    box = Mailbox("smtp", "127.0.0.1", mails.port, "Spinney <forest@example.org>")
    settings = NoticeSettings("https://forest.example.org", box, outside, grace=0.05)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notices_http, "caller_of", named)
        patch.setattr(telling, "PAUSES", (0.0, 0.01, 0.01, 0.01))
        with serving(tmp_path_factory.mktemp("telling"), notices=settings) as client:
            with client.app.state.database.writing() as connection:
                for name in ("maud", "ivo", "ada"):
                    connection.execute(insert(people).values(id=name, name=name, made="2026", seen="2026"))
            yield client


@pytest.fixture
def client(town, service, mails, monkeypatch):
    """The same for each test: nobody has an address, and nothing was sent."""
    addresses = town.app.state.telling.addresses
    for name in ("maud", "ivo", "ada"):
        for address in addresses.of(name):
            addresses.remove(address.id)
    service.asked.clear()
    service.answers.clear()
    mails.mails.clear()
    town.app.state.codes = notices_http.Codes()
    return town


def as_(name):
    return {"x-person": name}


def add(client, name, **address):
    return client.post("/api/me/addresses", json=address, headers=as_(name))


def listed(client, name):
    return client.get("/api/me/addresses", headers=as_(name)).json()


def turn_of_ivo(client):
    """A table at which it becomes the turn of a person who is not there."""
    table = seated(client)
    while 1 not in table[-1].state()["acting"]:
        table[0].play()
    return table


def seated(client):
    """A table of two people whom the server knows."""
    table = make_table(client, "once", [person("Maud"), person("Ivo")])
    seats = client.tables.get(table[0].table).course.seats
    seats[:] = [structs.replace(row, person=row.name.lower()) for row in seats]
    return table


# Addresses.


def test_how_this_server_tells(client):
    ways = client.get("/api/push/key").json()
    assert ways["mail"] is True
    assert len(decoded(ways["key"])) == 65


def test_nobody_has_no_addresses(client):
    assert client.get("/api/me/addresses").status_code == 403
    assert client.get("/api/me/addresses").json()["code"] == "not-known"
    assert add(client, "nobody", kind="push", address=PUSH, **KEYS).json()["code"] == "not-known"
    assert client.delete("/api/me/addresses/x").json()["code"] == "not-known"


def test_an_address_is_added_listed_and_removed(client):
    made = add(client, "ivo", kind="push", address=PUSH, language="es", **KEYS)
    assert made.status_code == 201 and made.json()["secret"] == ""
    assert listed(client, "ivo") == [made.json()]
    assert {**made.json(), "id": ""} == {"id": "", "kind": "push", "address": PUSH, "confirmed": True, "secret": ""}
    assert listed(client, "maud") == []
    path = f"/api/me/addresses/{made.json()['id']}"
    assert client.delete(path, headers=as_("maud")).json()["code"] == "no-such-address"
    assert client.delete(path, headers=as_("ivo")).status_code == 204
    assert listed(client, "ivo") == []


def test_a_browser_tells_one_person(client):
    for name in ("ivo", "ivo", "maud"):
        assert add(client, name, kind="push", address=PUSH, **KEYS).status_code == 201
    assert listed(client, "ivo") == [] and len(listed(client, "maud")) == 1


def test_so_many_addresses_and_no_more(client):
    for number in range(MOST):
        assert add(client, "ivo", kind="push", address=f"{PUSH}{number}", **KEYS).status_code == 201
    answer = add(client, "ivo", kind="push", address=f"{PUSH}x", **KEYS)
    assert (answer.status_code, answer.json()["code"]) == (409, "too-many-addresses")
    assert add(client, "ivo", kind="push", address=f"{PUSH}0", **KEYS).status_code == 201, "the same one anew"
    assert add(client, "maud", kind="push", address=f"{PUSH}x", **KEYS).status_code == 201
    assert len(listed(client, "ivo")) == MOST


@pytest.mark.parametrize(
    "address",
    [
        {"kind": "push", "address": "https://evil.example/x", **KEYS},
        {"kind": "push", "address": "http://fcm.googleapis.com/x", **KEYS},
        {"kind": "push", "address": PUSH},
        {"kind": "push", "address": PUSH, **KEYS, "auth": "AAAA"},
        {"kind": "push", "address": PUSH, **KEYS, "p256dh": "é" * 20},
        {"kind": "webhook", "address": "http://localhost/"},
        {"kind": "webhook", "address": "file:///etc/passwd"},
        {"kind": "mail", "address": "ivo"},
        {"kind": "mail", "address": "ivo@example.org\nBcc: maud@example.org"},
    ],
)
def test_addresses_to_which_nothing_can_be_sent(client, address):
    answer = add(client, "ivo", **address)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-address")
    assert listed(client, "ivo") == []


@pytest.mark.parametrize("more", [{"kind": "pigeon"}, {"address": "x" * 1001}, {"auth": "x" * 201}, {"colour": "red"}])
def test_messages_that_cannot_be_understood(client, more):
    assert add(client, "ivo", **{"kind": "push", "address": PUSH, **KEYS, **more}).json()["code"] == "bad-message"


# Being told.


def test_a_push_that_only_the_browser_can_read(client, service):
    endpoint = service.url("/push/1")
    assert add(client, "ivo", kind="push", address=endpoint, language="en", **KEYS).status_code == 201
    table = turn_of_ivo(client)[0].table
    path, headers, body = until(lambda: service.asked)[0]
    headers = {name.lower(): value for name, value in headers.items()}
    assert path == "/push/1" and headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
    assert re.fullmatch(r"[\w-]{1,32}", headers["topic"]) and table not in headers["topic"]
    assert headers["authorization"].endswith(f"k={client.get('/api/push/key').json()['key']}")
    assert table.encode() not in body
    assert json.loads(read_by_browser(body)) == {
        "title": "Spinney",
        "words": "It is your turn at Once Upon a Forest with Maud.",
        "path": f"/table/{table}",
    }


def read_by_browser(body):
    """What the browser makes of it, by RFC 8291."""
    salt, sender, sealed = body[:16], body[21:86], body[86:]
    shared = BROWSER.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
    info = b"WebPush: info\0" + point(BROWSER) + sender
    keying = HKDF(SHA256(), 32, decoded(KEYS["auth"]), info).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(keying)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(keying)
    opened = AESGCM(key).decrypt(nonce, sealed, None)
    assert opened.endswith(b"\x02")
    return opened[:-1]


@pytest.mark.parametrize("status", [404, 410])
def test_an_address_that_is_gone_is_removed(client, service, status):
    service.answers[:] = [status]
    assert add(client, "ivo", kind="push", address=service.url("/gone"), **KEYS).status_code == 201
    turn_of_ivo(client)
    until(lambda: not listed(client, "ivo"))
    assert len(service.asked) == 1


def test_what_could_not_be_sent_is_tried_again_a_few_times(client, service):
    service.answers[:] = [503, 429, 500, 201]
    assert add(client, "ivo", kind="push", address=service.url("/busy"), **KEYS).status_code == 201
    turn_of_ivo(client)
    until(lambda: len(service.asked) == 4)
    assert len(listed(client, "ivo")) == 1
    service.answers[:] = [503] * 10
    turn_of_ivo(client)
    until(lambda: len(service.asked) == 8 and not client.app.state.telling._tasks)
    assert len(service.answers) == 6, "and then it is left"


def test_what_is_refused_is_not_sent_again(client, service):
    service.answers[:] = [400]
    assert add(client, "ivo", kind="push", address=service.url("/no"), **KEYS).status_code == 201
    turn_of_ivo(client)
    until(lambda: service.asked and not client.app.state.telling._tasks)
    assert len(service.asked) == 1 and len(listed(client, "ivo")) == 1


def test_who_looks_at_the_table_is_not_told(client, service):
    assert add(client, "ivo", kind="push", address=service.url("/push/2"), **KEYS).status_code == 201
    assert add(client, "maud", kind="push", address=service.url("/push/3"), **KEYS).status_code == 201
    table = seated(client)
    with table[1].socket() as socket:
        socket.recv()
        while 1 not in table[-1].state()["acting"]:
            table[0].play()
        table[1].play()
        while 0 not in table[-1].state()["acting"]:
            table[1].play()
        until(lambda: service.asked)
    assert [path for path, *_ in service.asked] == ["/push/3"]


def test_people_by_their_cookies(client, service):
    """From an open seat to a notice, as two browsers have it."""
    maud, ivo = Device(client), Device(client)
    with maud, ivo:
        table = maud.made([person("Maud"), OPEN])
        assert ivo.joins(table, 1, "Ivo").status_code == 201
        address = {"kind": "webhook", "address": service.url("/ivo")}
        assert ivo.post("/api/me/addresses", json=address).status_code == 201
        assert maud.get("/api/me/addresses").json() == []
        while 1 not in (state := maud.state(table))["acting"]:
            assert maud.post(f"/api/tables/{table}/play", json=wire(state["moves"][0])).status_code == 200
        path, _, body = until(lambda: service.asked)[0]
        assert (path, json.loads(body)["table"], json.loads(body)["name"]) == ("/ivo", table, "Ivo")


def test_a_webhook_is_signed(client, service):
    made = add(client, "ivo", kind="webhook", address=service.url("/hook")).json()
    assert made["secret"] and [each["secret"] for each in listed(client, "ivo")] == [""]
    table = turn_of_ivo(client)[0].table
    path, headers, body = until(lambda: service.asked)[0]
    told = json.loads(body)
    assert path == "/hook" and told.pop("made")
    assert told == {
        "what": "turn",
        "table": table,
        "game": "once",
        "title": "Once Upon a Forest",
        "seat": 1,
        "name": "Ivo",
        "url": f"https://forest.example.org/table/{table}",
    }
    signed = hmac.new(made["secret"].encode(), body, "sha256").hexdigest()
    assert {name.lower(): value for name, value in headers.items()}["spinney-signature"] == f"sha256={signed}"


# Mail.


def confirmed(client, mails, language="en"):
    made = add(client, "ivo", kind="mail", address="ivo@example.org", language=language)
    assert made.status_code == 201, made.text
    code = re.findall(r"\d{6}", message_from_string(mails.mails.pop(), policy=default)["subject"])[0]
    path = f"/api/me/addresses/{made.json()['id']}/confirm"
    return code, lambda guess, name="ivo": client.post(path, json={"code": guess}, headers=as_(name))


def test_mail_only_after_it_was_confirmed(client, mails, service):
    code, confirm = confirmed(client, mails)
    assert listed(client, "ivo")[0]["confirmed"] is False
    hook = add(client, "ivo", kind="webhook", address=service.url("/hook")).json()
    turn_of_ivo(client)
    until(lambda: service.asked and not client.app.state.telling._tasks)
    assert mails.mails == []
    assert client.delete(f"/api/me/addresses/{hook['id']}", headers=as_("ivo")).status_code == 204
    assert confirm(code, "maud").json()["code"] == "wrong-code"
    assert confirm("x").json()["code"] == "wrong-code"
    assert confirm(f" {code} ").status_code == 204
    assert listed(client, "ivo")[0]["confirmed"] is True
    table = turn_of_ivo(client)[0].table
    mail = message_from_string(until(lambda: mails.mails)[0], policy=default)
    assert mail["subject"] == "It is your turn at Once Upon a Forest with Maud."
    text = mail.get_content()
    assert f"https://forest.example.org/table/{table}\r\n" in text
    link = re.findall(r"https://forest\.example\.org/unsubscribe#(\S+)", text)[0]
    assert mail["list-unsubscribe"] == f"<https://forest.example.org/api/unsubscribe/{link}>"
    assert client.post(f"/api/unsubscribe/{link}x").status_code == 404
    form = client.post(f"/api/unsubscribe/{link}", data={"List-Unsubscribe": "One-Click"})
    assert form.status_code == 204 and listed(client, "ivo") == []
    assert client.post(f"/api/unsubscribe/{link}").status_code == 204, "twice is no harm"


def test_a_code_cannot_be_guessed(client, mails):
    code, confirm = confirmed(client, mails)
    wrong = "000000" if code != "000000" else "111111"
    for _ in range(5):
        assert confirm(wrong).json()["code"] == "wrong-code"
    assert confirm(code).json()["code"] == "wrong-code" and listed(client, "ivo") == []


def test_a_code_holds_for_an_hour(client, mails, monkeypatch):
    code, confirm = confirmed(client, mails)
    monkeypatch.setattr("spinney.store.addresses.now", lambda: "9999-01-01T00:00:00.000")
    assert confirm(code).json()["code"] == "wrong-code"


def test_nobody_is_flooded_with_codes(client, mails):
    for _ in range(3):
        confirmed(client, mails)
    answer = add(client, "ada", kind="mail", address="ivo@example.org")
    assert (answer.status_code, answer.json()["code"]) == (429, "too-often")
    answer = add(client, "ada", kind="mail", address="other@example.org")
    assert answer.status_code == 429, "the same house"
    assert mails.mails == []


def test_a_mail_server_that_does_not_answer(client, mails, monkeypatch):
    monkeypatch.setitem(mails.refuses, "MAIL", "451 later")
    assert add(client, "ivo", kind="mail", address="ivo@example.org").json()["code"] == "mail-failed"


def test_without_a_mail_server_there_is_no_mail(client, monkeypatch):
    monkeypatch.setattr(client.app.state.telling, "mailbox", None)
    assert client.get("/api/push/key").json()["mail"] is False
    assert add(client, "ivo", kind="mail", address="ivo@example.org").json()["code"] == "no-mail"


# Words.


def told(language, *names, what="turn"):
    seats = (SeatRow("person", "Ada", person="ada"), *(SeatRow("person", name) for name in names))
    return sentence(News(what, TableRow("t", "dartmoor", "", {}, b"", "", []), seats, 0), own_words(language))


@pytest.mark.parametrize(
    ("language", "names", "words"),
    [
        ("en", ["Maud", "Ivo"], "It is your turn at Forest Shuffle: Dartmoor with Maud and Ivo."),
        ("en", ["Maud", "Ivo", "Oak"], "It is your turn at Forest Shuffle: Dartmoor with Maud, Ivo and Oak."),
        ("en", [""], "It is your turn at Forest Shuffle: Dartmoor."),
        ("es", ["Maud", "Ivo"], "Te toca en Forest Shuffle: Dartmoor con Maud e Ivo."),
        ("es", ["Maud", "Hilario"], "Te toca en Forest Shuffle: Dartmoor con Maud e Hilario."),
        ("es", ["Maud", "Hiedra"], "Te toca en Forest Shuffle: Dartmoor con Maud y Hiedra."),
        ("es", ["Maud", "Yolanda"], "Te toca en Forest Shuffle: Dartmoor con Maud y Yolanda."),
        ("tlh", ["Dr. Maud"], "It is your turn at Forest Shuffle: Dartmoor with Dr. Maud."),
        ("en", ["evil.example", "http://x", "a@b"], "It is your turn at Forest Shuffle: Dartmoor."),
    ],
)
def test_sentences(language, names, words):
    assert told(language, *names) == words


def test_the_end_in_words():
    assert told("en", "Maud", what="over") == "The game of Forest Shuffle: Dartmoor with Maud is over."
    assert told("es", what="over") == "La partida de Forest Shuffle: Dartmoor ha terminado."
