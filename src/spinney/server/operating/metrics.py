"""Metrics: what a server counts and measures, in the text format of Prometheus.

Labels have few values that are known beforehand: routes, methods, statuses. No table, person or address is one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Callable, Iterator
from threading import Lock

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
KIND = "text/plain; version=0.0.4; charset=utf-8"
Labels = tuple[str, ...]


class Metric:
    """A name, what it means, and the lines that tell its values. Any thread may change it."""

    kind = ""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self._about = about
        self._labels = labels
        self._lock = Lock()

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self._about}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self._values()

    def _values(self) -> Iterator[str]:
        raise NotImplementedError

    def _named(self, values: Labels, name: str = "", **more: str) -> str:
        labels = dict(zip(self._labels, values, strict=True)) | more
        inner = ",".join(f'{label}="{_escaped(value)}"' for label, value in labels.items())
        return f"{self.name}{name}{{{inner}}}" if inner else f"{self.name}{name}"


class Counter(Metric):
    """Something that only grows."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._counts: Counts[Labels] = Counts() if labels else Counts({(): 0})

    def add(self, *labels: str, by: int = 1) -> None:
        with self._lock:
            self._counts[labels] += by

    def _values(self) -> Iterator[str]:
        with self._lock:
            counts = sorted(self._counts.items())
        for labels, count in counts:
            yield f"{self._named(labels)} {count}"


class Gauge(Metric):
    """Something that is looked up whenever somebody asks."""

    kind = "gauge"

    def __init__(self, name: str, about: str, read: Callable[[], float]) -> None:
        super().__init__(name, about)
        self._read = read

    def _values(self) -> Iterator[str]:
        yield f"{self.name} {self._read():g}"


class Histogram(Metric):
    """How often something took at most so many seconds, and all of them together."""

    kind = "histogram"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        super().__init__(name, about, *labels)
        self._buckets: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def took(self, seconds: float, *labels: str) -> None:
        with self._lock:
            buckets = self._buckets.setdefault(labels, [0] * (len(SECONDS) + 1))
            buckets[bisect_left(SECONDS, seconds)] += 1
            self._sums[labels] = self._sums.get(labels, 0.0) + seconds

    def _values(self) -> Iterator[str]:
        with self._lock:
            found = sorted((labels, list(buckets), self._sums[labels]) for labels, buckets in self._buckets.items())
        for labels, buckets, seconds in found:
            count = 0
            for bound, more in zip((*(f"{bound:g}" for bound in SECONDS), "+Inf"), buckets, strict=True):
                count += more
                yield f"{self._named(labels, '_bucket', le=bound)} {count}"
            yield f"{self._named(labels, '_sum')} {seconds:.6f}"
            yield f"{self._named(labels, '_count')} {count}"


class Metrics:
    """All that a server counts itself. What can be looked up is added when there is something to look at (`gauge`)."""

    def __init__(self) -> None:
        self.requests = Counter("spinney_requests_total", "Requests that were answered.", "method", "route", "status")
        self.request_seconds = Histogram("spinney_request_seconds", "How long answers took.", "route")
        self.moves = Counter("spinney_moves_total", "Moves that were committed.")
        self.thought_seconds = Histogram("spinney_thought_seconds", "How long bots, hints and analyses thought.")
        self.loop_lag = Histogram("spinney_loop_lag_seconds", "How much later the event loop came than it was to.")
        self.database_errors = Counter("spinney_database_errors_total", "What the database refused or failed to do.")
        self.errors = Counter("spinney_errors_total", "Errors in the log.")
        self.expired = Counter("spinney_expired_total", "What was deleted because nobody needs it.", "what")
        self._all: list[Metric] = [each for each in vars(self).values() if isinstance(each, Metric)]

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        self._all.append(Gauge(name, about, read))

    def text(self) -> str:
        return "".join(f"{line}\n" for metric in self._all for line in metric.lines())


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
