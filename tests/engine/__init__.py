"""Tests of the engine, which knows no game: of its parts, each by itself."""
