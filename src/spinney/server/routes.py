"""All routes of the HTTP interface: games, tables, pads, people, and their conduct."""

from __future__ import annotations

from spinney.server.conduct_http import ConductHandlers
from spinney.server.http import HANDLERS
from spinney.server.people_http import PEOPLE_HANDLERS

ROUTES = (*HANDLERS, *PEOPLE_HANDLERS, ConductHandlers)
