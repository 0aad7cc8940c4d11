"""The proxy of docs/running.md, with its very configuration: TLS, a socket, a long poll, and who is seen to ask."""

from __future__ import annotations

import json
import logging
import re
import shutil
import ssl
import subprocess
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.sync.client import connect
from websockets.typing import Origin

from server.helpers import SECONDS, until
from server.test_kill import free_port
from server.test_stopping import PAD
from spinney.cli.serve import listening, proxies_of
from spinney.server.app import make_app
from spinney.server.guard import Hosts
from spinney.server.running import Server, config_of

DOCUMENT = Path(__file__).parents[2] / "docs" / "running.md"
NAME = "localhost"


def certificate(folder):
    """A key and a certificate for our name, made by ourselves."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), False)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private = (
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    (folder / "privkey.pem").write_bytes(key.private_bytes(*private))


def configuration(folder, port, secure, plain):
    """The first configuration of nginx in the document, with our ports, name and certificate."""
    (text, *_) = re.findall(r"```nginx\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    for old, new in (
        ("127.0.0.1:8000", f"127.0.0.1:{port}"),
        ("listen 443", f"listen 127.0.0.1:{secure}"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("/etc/letsencrypt/live/forest.example.org", str(folder)),
        ("forest.example.org", NAME),
    ):
        assert old in text
        text = text.replace(old, new)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off; pid {folder}/pid; error_log {folder}/error.log; worker_processes 1; events {{}}"
    (folder / "nginx.conf").write_text(f"{head}\nhttp {{ {temporary}\n{text}\n}}\n")
    return folder / "nginx.conf"


@contextmanager
def proxied(folder, data):
    """A server behind nginx; gives the port of the proxy, and the addresses that the server has seen."""
    secure, plain = free_port(), free_port()
    app = make_app(data, form="interpreted", hosts=Hosts({NAME}, False), log_addresses=True)
    with listening("127.0.0.1", 0) as listener:
        port = listener.getsockname()[1]
        config = config_of(app, forwarded_allow_ips=proxies_of([]))
        server = Server(config, app)
        with ThreadPoolExecutor(1) as thread:
            thread.submit(server.run, [listener])
            nginx = subprocess.Popen(["nginx", "-p", folder, "-c", configuration(folder, port, secure, plain)])
            try:
                until(lambda: server.started and answers(secure))
                yield secure, plain
            finally:
                nginx.terminate()
                nginx.wait(SECONDS)
                server.should_exit = True


def answers(port):
    try:
        return httpx.get(f"https://{NAME}:{port}/healthz", verify=False).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_behind_nginx_with_tls(tmp_path, caplog):
    caplog.set_level(logging.INFO, "spinney.access")
    folder = tmp_path / "nginx"
    folder.mkdir()
    certificate(folder)
    trusting = ssl.create_default_context(cafile=folder / "fullchain.pem")
    with proxied(folder, tmp_path / "data") as (secure, plain):
        base = f"https://{NAME}:{secure}"
        own = {"origin": base}
        moved = httpx.get(f"http://{NAME}:{plain}/table/x", follow_redirects=False)
        assert moved.status_code == 301 and moved.headers["location"] == f"https://{NAME}/table/x"
        with httpx.Client(base_url=base, verify=trusting, timeout=SECONDS, headers=own) as client:
            games = client.get("/api/games", headers={"x-forwarded-for": "203.0.113.9"})
            assert games.status_code == 200 and games.headers["strict-transport-security"]
            assert client.get("/metrics").status_code == 404
            wanted = {"game": "once", "seats": [{"kind": "person"}, {"kind": "person"}]}
            made = client.post("/api/tables", json=wanted)
            assert made.status_code == 201, made.text
            room = client.post("/api/pads", json=PAD).json()
            news = f"/api/pads/{room['code']}?since={room['version']}&device=phone"
            address = f"wss://{NAME}:{secure}/api/tables/{made.json()['table']}/socket"
            with ThreadPoolExecutor(1) as thread, connect(address, ssl=trusting, origin=Origin(base)) as socket:
                waiting = thread.submit(client.get, news)
                socket.send(json.dumps({"type": "sit", "token": made.json()["tokens"][0]["token"]}))
                assert json.loads(socket.recv(SECONDS))["type"] == "state"
                changed = {"parts": {"seat/0": {"text": "{}", "stamp": 1}}, "device": "tablet"}
                client.post(f"/api/pads/{room['code']}", json=changed)
                assert waiting.result(SECONDS).json()["version"] > room["version"]
    told = [record.fields for record in caplog.records if record.name == "spinney.access"]
    assert {line["address"] for line in told} == {"127.0.0.1"}  # what the client wrote there was thrown away
    assert {"socket", "GET", "POST"} <= {line["method"] for line in told}
