"""Hypothesis takes the same examples in every run, and as long as it needs on a slow machine.

Some tests press Ctrl-C. A shell that runs the tests in the background lets them ignore it, and so do all processes that
they start.
"""

import gc
import signal

import pytest
from hypothesis import settings

import throwaway_postgres
from spinney.engine.title import Title

settings.register_profile("spinney", deadline=None, derandomize=True)
settings.load_profile("spinney")

signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish():
    """Modules and tests are there until the end: whoever collects garbage need not go through them again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def interpreted(monkeypatch):
    """Neither modules nor compiled rules are there: rules run interpreted."""
    monkeypatch.setattr(Title, "quickest", property(lambda game: game.interpreted))


@pytest.fixture(scope="session")
def postgres_cluster():
    """A PostgreSQL for all tests of a process; they are skipped where there is none."""
    pytest.importorskip("psycopg", reason="Psycopg is not installed")
    if throwaway_postgres.programs() is None:
        pytest.skip("PostgreSQL is not installed")
    cluster = throwaway_postgres.Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.close()


@pytest.fixture
def postgres_url(postgres_cluster):
    """The address of an empty database."""
    with postgres_cluster.fresh() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request, tmp_path):
    """Where a database is to be, an empty folder or an address: the test runs on both."""
    return tmp_path if request.param == "sqlite" else request.getfixturevalue("postgres_url")
