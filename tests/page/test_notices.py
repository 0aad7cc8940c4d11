"""Being told when one is away: the settings for it, the service worker, and the link by which mail ends."""

from __future__ import annotations

import json
import re
from email import message_from_string
from email.policy import default
from time import monotonic

import pytest
from playwright.sync_api import expect
from sqlalchemy import insert

from browsing import Address, launch
from page.conftest import PATIENCE
from page.helpers import Screen
from page.test_settings import open_settings
from server.helpers import serving, until
from server.mail_server import mail_server
from spinney.server.notices import http as notices_http
from spinney.server.notices.mail import Mailbox
from spinney.server.notices.outside import Outside
from spinney.server.notices.telling import NoticeSettings
from spinney.server.notices.webpush import coded, new_key, point
from spinney.server.people.caller import Caller
from spinney.store.addresses import Keys
from spinney.store.schema import people

ENDPOINT = "https://fcm.googleapis.com/fcm/send/this-browser"
KEYS = {"p256dh": coded(point(new_key())), "auth": coded(b"0123456789abcdef")}
SUBSCRIBING = (
    f"const ENDPOINT = {json.dumps(ENDPOINT)}, KEYS = {json.dumps(KEYS)};"
    + """
(() => {
  let made = null;
  const subscription = (key) => ({
    endpoint: ENDPOINT, options: { applicationServerKey: key },
    toJSON: () => ({ keys: KEYS }),
    unsubscribe: async () => { made = null; return true; },
  });
  PushManager.prototype.subscribe = async function (wanted) {
    window.asked = { visible: wanted.userVisibleOnly, key: wanted.applicationServerKey.length };
    return (made = subscription(wanted.applicationServerKey));
  };
  PushManager.prototype.getSubscription = async () => made;
})();
"""
)
"""No push service can be reached from a test: the browser gets a subscription of ours."""


@pytest.fixture(scope="module")
def browser(playwright):
    """One that can show notices."""
    browser = launch(playwright, windows=True, painted=False)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def mails():
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def town(tmp_path_factory, mails):
    """A server that takes whoever asks for Ivo."""
    box = Mailbox("smtp", "127.0.0.1", mails.port, "Spinney <forest@example.org>")
    settings = NoticeSettings("http://localhost", box, Outside(anywhere=True))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(notices_http, "caller_of", lambda request: Caller("", "ivo"))
        with serving(tmp_path_factory.mktemp("notices"), notices=settings) as client:
            with client.app.state.database.writing() as connection:
                connection.execute(insert(people).values(id="ivo", name="Ivo", made="2026", seen="2026"))
            yield client


@pytest.fixture
def addresses(town):
    """Ivo's, none at first."""
    found = town.app.state.telling.addresses
    for address in found.of("ivo"):
        found.remove(address.id)
    town.app.state.codes = notices_http.Codes()
    return lambda: found.of("ivo")


@pytest.fixture
def screen(page, town, addresses):
    return Screen(page, Address(f"http://localhost:{town.port}"))


@pytest.fixture
def settings(screen):
    """Opens the settings, on a page that is prepared by a script."""

    def opened(script=SUBSCRIBING):
        screen.page.add_init_script(script)
        screen.open()
        dialog = open_settings(screen.page)
        expect(dialog.get_by_role("heading", name="Tell me also when Spinney is closed")).to_be_visible()
        return dialog

    return opened


def test_pushes_to_this_device(settings, screen, context, addresses):
    context.grant_permissions(["notifications"])
    dialog = settings()
    box = dialog.get_by_label("On this device")
    expect(box).not_to_be_checked()
    box.click()
    until(addresses)
    expect(box).to_be_checked()
    assert [(one.kind, one.address, one.keys.language) for one in addresses()] == [("push", ENDPOINT, "en")]
    assert screen.page.evaluate("window.asked") == {"visible": True, "key": 65}
    expect(box).to_be_enabled()
    box.click()
    until(lambda: not addresses())
    expect(box).not_to_be_checked()


def test_the_browser_is_asked_on_a_click_and_may_refuse(settings, screen, addresses):
    dialog = settings(
        SUBSCRIBING + "window.questions = 0;"
        "Notification.requestPermission = async () => { window.questions += 1; return 'denied'; };"
    )
    box = dialog.get_by_label("On this device")
    expect(box).to_be_enabled()
    assert screen.page.evaluate("window.questions") == 0
    box.click()
    expect(dialog.get_by_role("alert")).to_contain_text("does not allow notices")
    expect(box).not_to_be_checked()
    assert screen.page.evaluate("window.questions") == 1 and addresses() == []


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false });", "came over http"),
        ("delete window.PushManager;", "has no pushes"),
    ],
)
def test_where_there_are_no_pushes_it_says_why(settings, script, words):
    dialog = settings(script)
    box = dialog.get_by_label("On this device")
    expect(box).to_be_disabled()
    expect(dialog).to_contain_text(words)


def test_mail_by_a_code(settings, screen, addresses, mails):
    dialog = settings()
    dialog.get_by_label("Mail").fill("ivo@example.org")
    dialog.get_by_role("button", name="Send me a code").click()
    code = dialog.get_by_label("The code that was sent to ivo@example.org")
    expect(code).to_be_visible()
    subject = message_from_string(until(lambda: mails.mails).pop(), policy=default)["subject"]
    code.fill("x")
    dialog.get_by_role("button", name="Confirm").click()
    expect(dialog.get_by_role("alert")).to_contain_text("not the code")
    code.fill(re.findall(r"\d{6}", subject)[0])
    dialog.get_by_role("button", name="Confirm").click()
    expect(code).to_have_count(0)
    assert [one.confirmed for one in addresses()] == [True]
    dialog.get_by_role("button", name="Remove ivo@example.org").click()
    expect(dialog.get_by_text("ivo@example.org")).to_have_count(0)
    assert addresses() == []


def test_a_webhook_shows_its_secret_once(settings, screen, addresses):
    dialog = settings()
    dialog.get_by_text("For programs: a webhook").click()
    field, add = dialog.get_by_label("Webhook"), dialog.get_by_role("button", name="Add")
    field.fill("http://localhost/hook")
    add.click()
    expect(dialog.get_by_role("alert")).to_contain_text("Nothing can be sent to this address")
    field.fill("https://localhost/hook")
    add.click()
    expect(dialog.locator(".secret code")).to_have_text(re.compile(r"\S{32}"))
    assert [one.keys.secret for one in addresses()] == [dialog.locator(".secret code").inner_text()]
    screen.page.keyboard.press("Escape")
    dialog = open_settings(screen.page)
    expect(dialog.get_by_text("https://localhost/hook")).to_be_visible()
    expect(dialog.locator(".secret")).to_have_count(0)


def test_on_a_phone_and_for_everybody(settings, screen, addresses):
    page = screen.page
    dialog = settings()
    dialog.get_by_label("Mail").fill("a-long-name-of-somebody@mail.forest.example.org")
    dialog.get_by_role("button", name="Send me a code").click()
    expect(dialog.get_by_role("button", name="Confirm")).to_be_visible()
    dialog.get_by_text("For programs: a webhook").click()
    page.set_viewport_size({"width": 375, "height": 667})
    assert screen.findings() == []


def test_nobody_who_is_known_is_told_so(settings, screen, monkeypatch):
    monkeypatch.setattr(notices_http, "caller_of", lambda request: Caller("", ""))
    dialog = settings()
    expect(dialog).to_contain_text("Nobody is known on this device yet")
    expect(dialog.get_by_label("On this device")).to_have_count(0)


# The service worker.

WORKER = "async () => { await navigator.serviceWorker.register('/away.js'); await navigator.serviceWorker.ready; }"
SHOWN = """async () => {
  const all = await (await navigator.serviceWorker.ready).getNotifications();
  return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


def shown_at(page, count, pushing):
    """The notices that are shown, when there are so many. A busy browser loses pushes, so they are made again."""
    end = monotonic() + PATIENCE / 1000
    while True:
        pushing()
        soon = monotonic() + 2
        while len(found := page.evaluate(SHOWN)) < count and monotonic() < soon:
            page.wait_for_timeout(50)
        if len(found) >= count:
            return found
        assert monotonic() < end, found


def told(path):
    return json.dumps({"title": "Spinney", "words": "It is your turn.", "path": path})


@pytest.fixture
def push(screen, context):
    """Pushes something to the page's worker, as the browser does when its service has brought it."""
    page = screen.page
    context.grant_permissions(["notifications"])
    screen.open()
    page.evaluate(WORKER)
    session = context.new_cdp_session(page)
    active = []

    def updated(event):
        active.extend(each["registrationId"] for each in event["versions"] if each["status"] == "activated")

    session.on("ServiceWorker.workerVersionUpdated", updated)
    session.send("ServiceWorker.enable")
    while not active:  # what is pushed to a worker that is not yet active is lost
        page.wait_for_timeout(20)
    registration = active[-1]

    def deliver(data):
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": screen.server.address, "registrationId": registration, "data": data},
        )

    return deliver


def test_a_push_becomes_a_notice_and_another_takes_its_place(screen, push):
    def pushing():
        for path in ("/table/oak", "/table/elm", "/table/oak"):
            push(told(path))

    found = shown_at(screen.page, 2, pushing)
    shown = {each["tag"]: each for each in found}
    assert len(found) == len(shown)
    assert shown["/table/oak"] == {
        "title": "Spinney",
        "body": "It is your turn.",
        "tag": "/table/oak",
        "data": "/table/oak",
    }


def test_what_no_server_of_ours_says_is_not_shown(screen, push):
    def pushing():
        for path in ("https://evil.example/", "//evil.example", "/table/../x", "/table/", "/"):
            push(told(path))
        for text in ("", "null", "[]", "{", "x"):
            push(text)
        push(told("/table/oak"))

    assert [each["tag"] for each in shown_at(screen.page, 1, pushing)] == ["/table/oak"]


def test_who_looks_at_the_table_is_not_told_of_it(screen, push):
    page = screen.page
    page.evaluate("history.replaceState(null, '', '/table/oak')")

    def pushing():
        push(told("/table/oak"))
        push(told("/table/elm"))

    assert [each["tag"] for each in shown_at(page, 1, pushing)] == ["/table/elm"]


def test_the_worker_keeps_nothing(screen, push):
    assert screen.page.evaluate("caches.keys()") == []


# The link in a mail.


def test_the_link_in_a_mail_ends_it(screen, town, addresses):
    telling = town.app.state.telling
    address = telling.addresses.add("ivo", "mail", "ivo@example.org", Keys())
    screen.open("/unsubscribe#nonsense")
    expect(screen.page.get_by_role("alert")).to_contain_text("no such address")
    assert len(addresses()) == 1
    screen.open("/")
    screen.open(f"/unsubscribe#{telling.unsubscribe_token(address.id)}")
    expect(screen.page.get_by_role("status")).to_contain_text("No more mail comes to this address")
    assert addresses() == []
