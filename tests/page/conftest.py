"""A server with the built page, and a browser: the system's Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, expect, sync_playwright

from browsing import Server, launch
from page.helpers import Screen
from spinney.server.page import FOLDER

PATIENCE = 90_000  # the machine may be slow, and busy with other tests: whoever waits in vain waits long
DESKTOP = {"width": 1280, "height": 860}
PHONE: ViewportSize = {"width": 375, "height": 667}
HERE = Path(__file__).parent

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """`-m "not page"` leaves these tests out."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("page")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (FOLDER / "index.html").is_file():
        pytest.fail("the page has not been built: run `make page`")
    server = Server(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright, painted=False)
    yield browser
    browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce", accept_downloads=True)
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []


@pytest.fixture
def screen(page: Page, server: Server) -> Screen:
    return Screen(page, server)


@pytest.fixture
def touched(browser: Browser, server: Server) -> Iterator[Screen]:
    """A small phone, by fingers."""
    context = browser.new_context(
        viewport=PHONE, locale="en-GB", reduced_motion="reduce", has_touch=True, is_mobile=True
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield Screen(page, server)
    assert errors == []
    context.close()


@pytest.fixture
def another(browser: Browser, server: Server) -> Iterator[Callable[[], Screen]]:
    """Opens a browser of somebody else."""
    contexts: list[BrowserContext] = []

    def device() -> Screen:
        context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return Screen(context.new_page(), server)

    yield device
    for context in contexts:
        context.close()


@pytest.fixture
def here(tmp_path: Path) -> Path:
    return tmp_path
