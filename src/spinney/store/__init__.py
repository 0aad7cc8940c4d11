"""The store: tables and their logs in SQLite. What it has acknowledged is not lost, whatever happens to the server."""
