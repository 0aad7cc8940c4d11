"""Hypothesis takes the same examples in every run, and as long as it needs on a slow machine."""

from hypothesis import settings

settings.register_profile("spinney", deadline=None, derandomize=True)
settings.load_profile("spinney")
