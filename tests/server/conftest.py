from __future__ import annotations

import pytest

from server.helpers import serving


@pytest.fixture(scope="session")
def client(tmp_path_factory):
    """A server for all tests that need no server of their own."""
    with serving(tmp_path_factory.mktemp("data")) as client:
        yield client
