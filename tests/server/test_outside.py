"""What may be asked of others: addresses that strangers name lead to nothing but public ones."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from threading import Thread

import pytest

from spinney.server.notices.outside import NotAllowed, Outside, is_public

PUBLIC = "93.184.215.14"
KNOWN = {"hook.example": [PUBLIC], "six.example": ["2606:4700::1111"]}


def resolve(host, port):
    """Digits are what they are; a few names have addresses."""
    if host in KNOWN:
        return KNOWN[host]
    return list(
        dict.fromkeys(str(found[4][0]) for found in socket.getaddrinfo(host, port, flags=socket.AI_NUMERICHOST))
    )


OUTSIDE = Outside(resolve=resolve)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
        *("169.254.169.254", "100.64.0.1", "192.0.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1"),
        *(
            "::1",
            "::",
            "fe80::1",
            "fe80::1%eth0",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
        ),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::", "2001:db8::1", "::127.0.0.1", "fec0::1"),
        *("", "localhost", "1.2.3"),
    ],
)
def test_addresses_that_are_not_public(address):
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "1.1.1.1", "172.32.0.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_that_are(address):
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example/x",
        "ftp://hook.example/x",
        "file:///etc/passwd",
        "gopher://hook.example",
        "//hook.example",
        "https://",
        "https:///x",
        "https://user@hook.example/",
        "https://user:word@hook.example/",
        "https://hook.example:0/",
        "https://hook.example:99999/",
        "https://hook.example:x/",
        "https://[::1/",
        "https://hook.example/a b",
        "https://hook.example/\r\nx: y",
        "https://hook.example/\u00e9",
        "https://hook.example/" + "x" * 1000,
        "https://127.0.0.1/",
        "https://127.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://0/",
        "https://[::1]/",
        "https://[::ffff:169.254.169.254]/",
        "https://169.254.169.254/latest/meta-data/",
        "https://192.168.0.1:8443/",
    ],
)
def test_webhooks_that_are_refused(url):
    with pytest.raises(NotAllowed):
        OUTSIDE.check_webhook(url)
    with pytest.raises(NotAllowed):
        OUTSIDE.post(url, {}, b"")


@pytest.mark.parametrize("url", ["https://hook.example/x?y=z", "https://six.example:8443/", f"https://{PUBLIC}/"])
def test_webhooks_that_are_not(url):
    OUTSIDE.check_webhook(url)


def test_plain_webhooks_are_an_option():
    Outside(plain=True, resolve=resolve).check_webhook("http://hook.example/x")


def test_a_name_with_one_address_that_is_not_public_is_refused():
    with pytest.raises(NotAllowed):
        Outside(resolve=lambda host, port: [PUBLIC, "10.0.0.1"]).check_webhook("https://hook.example/")


@pytest.mark.parametrize("found", [[], OSError("no such name"), UnicodeError("label too long")])
def test_a_name_without_an_address(found):
    def none(host, port):
        if isinstance(found, Exception):
            raise found
        return found

    with pytest.raises(OSError, match="no address"):
        Outside(resolve=none).check_webhook("https://hook.example/")


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
        "https://push.example/abc",
    ],
)
def test_push_services(url):
    Outside(also=["push.example"]).check_push(url)


@pytest.mark.parametrize(
    "url",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com.example/x",
        "https://notpush.apple.com/x",
        "https://googleapis.com/x",
        "https://evil.example/fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example#fcm.googleapis.com",
        "https://127.0.0.1/x",
        "https://push.example/abc",
    ],
)
def test_others_are_none(url):
    with pytest.raises(NotAllowed):
        OUTSIDE.check_push(url)


# Sending, to a server of the test on loopback, which only tests allow.


class Answering:
    """Takes one connection, keeps what comes, and answers with given bytes."""

    def __init__(self, answer, stays=False):
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.asked = b""
        self._answer, self._stays = answer, stays
        self.thread = Thread(target=self._serve, daemon=True)
        self.thread.start()

    def _serve(self):
        connection, _ = self.listener.accept()
        with connection:
            while not self.asked.endswith(b"BODY"):
                self.asked += connection.recv(65536)
            connection.sendall(self._answer)
            if self._stays:
                connection.recv(1)  # until the other side ends

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.thread.join(5)
        self.listener.close()


LOOPBACK = Outside(plain=True, anywhere=True)


def post_from_a_thread(outside, *asked):
    """As the server does: this thread may be in the loop of a browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(outside.post, *asked).result()


def ask(answer, stays=False, seconds=5.0):
    with Answering(answer, stays) as server:
        address = f"http://127.0.0.1:{server.port}/a?b=c"
        return post_from_a_thread(LOOPBACK, address, {"x-kind": "test"}, b"BODY", seconds), server.asked


def test_a_request_and_the_status_of_its_answer():
    status, asked = ask(b"HTTP/1.1 201 Created\r\ncontent-length: 5\r\n\r\nhello")
    assert status == 201
    lines = asked.decode().split("\r\n")
    assert lines[0] == "POST /a?b=c HTTP/1.1"
    assert {"x-kind: test", "content-length: 4", "connection: close"} <= set(lines)
    assert asked.endswith(b"\r\n\r\nBODY")


def test_nobody_is_followed_elsewhere():
    assert ask(b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\n\r\n")[0] == 302


@pytest.mark.parametrize(
    "answer", [b"", b"hello\r\n", b"HTTP/1.1\r\n", b"HTTP/1.1 20x OK\r\n", b"HTTP/1.1 " + b"2" * 5000 + b"\r\n"]
)
def test_answers_that_cannot_be_read(answer):
    with pytest.raises(OSError, match="that can be read"):
        ask(answer)


def test_who_does_not_answer_is_not_waited_for():
    with pytest.raises(OSError, match="in time"):
        ask(b"HTTP/1.1 20", stays=True, seconds=0.2)


def test_the_connection_goes_to_the_address_that_was_looked_at():
    """A name that leads elsewhere the second time gains nothing by it."""
    found = [["127.0.0.1"], ["10.0.0.1"]]
    outside = Outside(plain=True, anywhere=True, resolve=lambda host, port: found.pop(0))
    with Answering(b"HTTP/1.1 204 No Content\r\n\r\n") as server:
        assert post_from_a_thread(outside, f"http://hook.example:{server.port}/", {}, b"BODY") == 204
        assert b"host: hook.example:" in server.asked
    assert found == [["10.0.0.1"]]
