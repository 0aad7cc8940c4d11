"""All routes of the HTTP interface: games, tables, pads, people, their conduct, and notices."""

from __future__ import annotations

from spinney.server.conduct_http import ConductHandlers
from spinney.server.http import HANDLERS
from spinney.server.notices.http import NOTICE_HANDLERS
from spinney.server.people.http import PEOPLE_HANDLERS

ROUTES = (*HANDLERS, *PEOPLE_HANDLERS, ConductHandlers, *NOTICE_HANDLERS)
