"""The server: it keeps tables, checks moves, and sends each viewer what that viewer may know."""
