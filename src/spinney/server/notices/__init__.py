"""Notices: who is told, when, and how."""
