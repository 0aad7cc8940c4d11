"""Tests of the peers: the same game as others would write it."""
