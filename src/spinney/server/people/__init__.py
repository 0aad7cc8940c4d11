"""People: who asks, their recovery codes, their tables and the lobby."""
